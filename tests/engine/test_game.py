"""Moves, notation and options, as every game gets them from the engine."""

from dataclasses import replace

import pytest

from regalia import games
from regalia.engine.errors import InvalidMove, InvalidOption
from regalia.engine.game import Move, Option, listed, move_table, rotations

TOY = replace(
    games.find("carolus"),
    name="toy",
    seats=(2, 3),
    options=(
        Option("length", choices=(1, 3), default=1, seats=(2, 3)),
        Option("loud", choices=(False, True), default=False, seats=(2,)),
    ),
    moves=move_table([("pick", "one"), ("pick", "two"), ("reveal",)]),
    talk=None,
)
"""A game as small as the tests of `Game` need it."""


def test_moves_are_verb_and_targets() -> None:
    go, stay = move_table([("go", "north"), ("stay",)])
    assert (go.action, go.verb, go.targets, str(go)) == (0, "go", ("north",), "go north")
    assert (stay.action, stay.verb, stay.targets, str(stay)) == (1, "stay", (), "stay")
    assert repr(go) == "Move(0, 'go', ('north',))"
    assert go == Move(0, "go", ("north",))


@pytest.mark.parametrize(
    ("given", "text"),
    [
        ([], "nothing"),
        ([1], "1"),
        ([1, 2], "1 or 2"),
        (["a", "b", "c"], "a, b or c"),
        ([False, True], "false or true"),
        (range(3), "0, 1 or 2"),
    ],
)
def test_listed(given: list[object], text: str) -> None:
    assert listed(given) == text


def test_notation_is_read_in_any_case_and_spacing() -> None:
    assert TOY.parse("  PICK\t One ") == TOY.moves[0]


@pytest.mark.parametrize(
    ("notation", "complaint"),
    [
        ("", "the move is empty; expected one of pick or reveal"),
        ("   ", "the move is empty; expected one of pick or reveal"),
        ("choose one", "'choose one' is not a move: it starts with 'choose', expected one of pick or reveal"),
        ("pick three", "'pick three' is not a move: after 'pick' comes one or two, not 'three'"),
        ("pick", "'pick' is not a move: after 'pick' comes one or two, not nothing"),
        ("pick one two", "'pick one two' is not a move: after 'pick one' comes nothing more, not 'two'"),
        ("reveal now", "'reveal now' is not a move: after 'reveal' comes nothing more, not 'now'"),
    ],
)
def test_what_cannot_be_read_says_what_was_expected(notation: str, complaint: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        TOY.parse(notation)
    assert str(refused.value) == complaint


def test_a_prefix_that_is_a_move_too() -> None:
    game = replace(TOY, moves=move_table([("go",), ("go", "north"), ("go", "north", "fast")]))
    assert game.parse("go").action == 0
    assert game.parse("go north").action == 1
    with pytest.raises(InvalidMove, match="after 'go' comes nothing more or north, not 'south'"):
        game.parse("go south")
    with pytest.raises(InvalidMove, match="after 'go north' comes nothing more or fast, not 'slow'"):
        game.parse("go north slow")


def test_verbs_are_listed_once_in_order() -> None:
    assert TOY.verbs == ("pick", "reveal")


def test_options_are_completed_with_their_usual_values() -> None:
    assert TOY.complete(2, {}) == {"length": 1, "loud": False}
    assert TOY.complete(2, {"length": 3}) == {"length": 3, "loud": False}
    assert TOY.complete(3, {}) == {"length": 1}


@pytest.mark.parametrize(
    ("seats", "options", "complaint"),
    [
        (1, {}, "toy is for 2 or 3 players, not 1"),
        (4, {}, "toy is for 2 or 3 players, not 4"),
        (2, {"speed": 1}, "toy with 2 players has no option 'speed': expected length or loud"),
        (3, {"loud": True}, "toy with 3 players has no option 'loud': expected length"),
        (2, {"length": 2}, "option 'length' of toy is 1 or 3, not 2"),
        (2, {"length": "1"}, "option 'length' of toy is 1 or 3, not '1'"),
        (2, {"length": True}, "option 'length' of toy is 1 or 3, not True"),
        (2, {"loud": 1}, "option 'loud' of toy is false or true, not 1"),
        (2, {"loud": 0}, "option 'loud' of toy is false or true, not 0"),
    ],
)
def test_options_that_are_refused(seats: int, options: dict[str, bool | int | str], complaint: str) -> None:
    with pytest.raises(InvalidOption) as refused:
        TOY.complete(seats, options)
    assert str(refused.value) == complaint


def test_a_game_without_options_says_so() -> None:
    bare = replace(TOY, options=())
    with pytest.raises(InvalidOption, match="toy with 2 players has no option 'loud': it has none"):
        bare.complete(2, {"loud": True})


def test_an_option_for_some_numbers_of_seats_only() -> None:
    assert Option("loud", choices=(False, True), default=False, seats=(2,)) in TOY.options


def test_repr_is_short() -> None:
    assert repr(TOY) == "<Game toy>"


@pytest.mark.parametrize(
    ("sides", "turns"),
    [((0, 1), [0, 1]), ((0, 1, 2), [0, 1, 2]), ((0, 0, 1, 1), [0, 2]), ((0, 1, 0, 1), [0, 1, 2, 3]), ((0, 0, 1), [0])],
)
def test_team_mates_move_on_together(sides: tuple[int, ...], turns: list[int]) -> None:
    assert rotations(sides) == turns


def test_team_mates_may_talk_where_an_option_says_so() -> None:
    game = games.find("carolus")
    assert game.sides(4) == (0, 0, 1, 1)
    assert game.sides(3) == (0, 1, 2)
    assert game.talking(4, {"team_talk": True}) == ((0, 1), (2, 3))
    assert game.talking(4, {"team_talk": False}) == game.talking(4, {}) == ()
    assert game.talking(2, {"team_talk": True}) == ()
    assert replace(game, talk=None).talking(4, {"team_talk": True}) == ()
