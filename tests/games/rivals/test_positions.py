"""Positions: what a file must and must not say. That they round-trip is shown by the conformance suite."""

import tomllib
from collections.abc import Callable
from typing import Any

import pytest
import tomli_w

from regalia.engine.errors import InvalidPosition
from tests.games.rivals.table import GAME, play, player, position, start, table

Tree = dict[str, Any]


def choosing() -> Tree:
    return tomllib.loads(position(player("queen"), player("knight"), player("prince", subjects=["smith"])))


def acting() -> Tree:
    """The Knight's turn; he has still to steal from the Diplomat."""
    match = table(player("knight", subjects=["vintner"]), player("diplomat"), player("queen", coins=0))
    play(match, 2, "steal lion money")
    if match.actors == (2,):
        play(match, 2, "skip")
    return tomllib.loads(match.position())


def gardening() -> Tree:
    match = table(player("knight", subjects=["gardener"]), player("diplomat", subjects=["gardener"]), player("queen"))
    return tomllib.loads(match.position())


def guarding() -> Tree:
    match = table(player("knight"), player("diplomat", subjects=["city-guard"]), player("queen"))
    return tomllib.loads(match.position())


def in_conflict() -> Tree:
    match = table(player("merchant-1", subjects=["sailor"]), player("merchant-2"), player("queen", coins=0))
    return tomllib.loads(match.position())


def conflict_done() -> Tree:
    """The one action is carried out, and the Sailor may still repeat it."""
    match = start(tomli_w.dumps(in_conflict()))
    play(match, 0, "money 1")
    return tomllib.loads(match.position())


def swapping() -> Tree:
    lion = player("merchant-1", subjects=["bishop"])
    match = table(lion, player("queen", coins=0, subjects=["smith"]), player("prince", coins=0, markers=0))
    play(match, 0, "use", "offer subject 1")
    return tomllib.loads(match.position())


def over() -> Tree:
    match = table(player("queen"), player("prince"), player("merchant-1"), quiet=7)
    while not match.over:
        play(match, match.actors[0], "skip")
    return tomllib.loads(match.position())


def put(*path: str | int, to: object) -> Callable[[Tree], None]:
    """Set one entry of the tree."""

    def change(tree: Any) -> None:
        for step in path[:-1]:
            tree = tree[step]
        if to is None:
            del tree[path[-1]]
        else:
            tree[path[-1]] = to

    return change


def add(*path: str | int, item: object) -> Callable[[Tree], None]:
    """Put one item more into a list of the tree."""

    def change(tree: Any) -> None:
        for step in path[:-1]:
            tree = tree[step]
        tree.setdefault(path[-1], []).append(item) if isinstance(tree, dict) else tree[int(path[-1])].append(item)

    return change


COMPLAINTS: list[tuple[Callable[[], Tree], Callable[[Tree], None], str]] = [
    (choosing, put("game", to="chess"), "game is 'chess', expected 'rivals'"),
    (choosing, put("phase", to="resting"), "phase is 'resting', expected choosing"),
    (choosing, put("seat", to=[]), r"0 \[\[seat\]\] entries, expected 2, 3 or 4"),
    (choosing, put("games", to=11), "games is 11, expected 1 to 10"),
    (choosing, put("target", to=7), "target is 7, expected 0, 20, 30, 40"),
    (choosing, put("number", to=2), r"number is 2, expected 1 to 1 \(R28\)"),
    (choosing, put("round", to=0), "round is 0"),
    (choosing, put("stage", to=3), "stage is 3, expected 1 to 2"),
    (choosing, put("stack", 3, to=None), r"3 \[\[stack\]\] entries, expected 4"),
    (choosing, add("stack", 0, "cards", item="forge"), "stack 1 has 9 cards, expected at most 8"),
    (choosing, put("stack", 0, "cards", 3, to="castle"), "a card of stack 1 is 'castle', expected garden"),
    (choosing, put("stack", 0, "cards", 3, to="sailor"), r"stack 1 has sailor below the top, expected a building"),
    (choosing, put("stack", 0, "money", to=60), r"there are 81 coins, expected at most 48 \(R3\)"),
    (choosing, put("seat", 0, "coins", to=48), r"there are 66 coins, expected at most 48 \(R3\)"),
    (choosing, put("seat", 0, "coins", to=-1), "seat 0: coins is -1, expected 0 to 99"),
    (choosing, put("seat", 0, "markers", to=30), r"there are 32 conflict markers, expected at most 30 \(R4\)"),
    (choosing, put("seat", 2, "subjects", to=["smith", "smith", "smith"]), "more than two smith cards"),
    (choosing, put("seat", 2, "subjects", to=["forge"]), "seat 2 has forge among its subjects"),
    (choosing, put("seat", 2, "subjects", to=[]), r"15 subjects in stacks and rows, expected 16 \(R3, R5\)"),
    (choosing, put("seat", 0, "looked", to=["money"]), "seat 0: looked names 'money', expected building or subject"),
    (choosing, put("spent", to=["count"]), "1 characters are spent, expected 0"),
    (choosing, put("pile_card", to="count"), "pile_card is 'count' in phase choosing, expected none"),
    (choosing, put("seat", 0, "hand", 0, to="jester"), "seat 0: hand names 'jester', expected lord-protector"),
    (choosing, put("seat", 0, "hand", 0, to="knight"), r"there are 2 knight, expected at most 1 \(R1\)"),
    (choosing, put("seat", 0, "hand", to=["queen"]), "seat 0 holds 1 characters, expected 3"),
    (
        choosing,
        put("seat", 0, "character", to="count"),
        "seat 0: character is 'count' in phase choosing, expected none",
    ),
    (choosing, put("seat", 0, "used", to=True), r"used is \[0\] in phase choosing, expected none"),
    (choosing, put("seat", 0, "acted", to=True), r"acted is \[0\] in phase choosing, expected none"),
    (choosing, put("turn", to=1), "turn is 1 in phase choosing, expected none"),
    (choosing, put("waiting", to=[1]), r"waiting is \[1\]"),
    (choosing, put("quiet", to=8), "8 quiet stages, expected at most 7"),
    (choosing, put("bought", to=True), "bought is true in phase choosing, expected false"),
    (choosing, put("repeats", to=1), "repeats is 1 in phase choosing, expected 0"),
    (choosing, put("ending", to="stack"), "ending is 'stack'"),
    (choosing, put("seat", 0, "total", to=3), "points from finished games in the first game"),
    (acting, put("seat", 0, "chosen", to="count"), "seat 0: chosen is 'count' in phase acting, expected none"),
    (acting, put("turn", to=None), "turn is none in phase acting, expected another"),
    (acting, put("turn", to=1), "seat 0 has not acted, against the order of ranks"),
    (acting, put("turn", to=2), "turn is 2, who has acted already"),
    (acting, put("seat", 0, "covered", to={}), "seat 0 has no action covered by 2, who has acted"),
    (acting, put("seat", 0, "covered", to={"recruit": 2}), "seat 0 has recruit covered, which is not on its card"),
    (acting, put("seat", 0, "covered", to={"money": 1}), "seat 0 has money covered by 1, expected one of its thieves"),
    (acting, put("seat", 0, "covered", to={"theft": 2}), "seat 0: covered names 'theft', expected resolve"),
    (acting, put("step", to="money"), "step is money, but the thefts come first"),
    (acting, put("repeats", to=1), "repeats and own_action are for an equal-rank conflict"),
    (acting, put("discount", to=True), "a discount, but seat 0 has used no ability"),
    (acting, put("doing", to="money"), "doing is 'money' in phase acting"),
    (acting, put("offered", to=["subject", 1]), r"offered is \['subject', 1\] in phase acting, expected none"),
    (acting, put("phase", to="taking"), "phase taking without an active vintner or miner and used = true"),
    (acting, put("phase", to="carrying-out"), "doing is none in phase carrying-out, expected another"),
    (acting, put("seat", 1, "guarded", to=2), "seat 1 has guarded against 2"),
    (gardening, put("turn", to=2), "seat 2 decides in phase gardening without an unused active gardener"),
    (gardening, put("waiting", to=[0]), "waiting is"),
    (gardening, put("seat", 2, "used", to=True), "seat 2 has used an ability before the turns began"),
    (
        gardening,
        put("seat", 2, "covered", to={"recruit": 0}),
        "seat 2: action recruit: covered is 0 in phase gardening",
    ),
    (gardening, put("seat", 0, "guarded", to=1), "seat 0: guarded is 1 in phase gardening, expected none"),
    (guarding, put("turn", to=0), "seat 0 decides in phase guarding without an unused active city-guard"),
    (in_conflict, put("repeats", to=2), "repeats is 2, expected at most 1"),
    (in_conflict, put("step", to="buy"), "step is buy in an equal-rank conflict"),
    (conflict_done, put("own_action", to="hand-on"), "own_action is hand-on, not an open one of the card"),
    (swapping, put("offered", to=None), "offered is none in phase swapping, expected another"),
    (swapping, put("offered", to=["subject", 2]), "offered is subject 2, which cannot be swapped"),
    (swapping, put("phase", to="regaining"), "offered is"),
    (over, put("ending", to=""), "ending is none in phase over, expected another"),
    (over, put("ending", to="stack"), "ending is stack, against the height of the stacks"),
    (over, put("quiet", to=3), "3 quiet stages at the end, expected 8"),
    (over, put("seat", 0, "total", to=40), "seat 0 ends with the total 40, expected -1"),
    (over, put("games", to=3), "the match is over after game 1, expected 3"),
]


@pytest.mark.parametrize(("table_of", "change", "complaint"), COMPLAINTS, ids=[each[2] for each in COMPLAINTS])
def test_a_wrong_position_is_refused(
    table_of: Callable[[], Tree], change: Callable[[Tree], None], complaint: str
) -> None:
    tree = table_of()
    GAME.read_position(tomli_w.dumps(tree), "table.toml")
    change(tree)
    with pytest.raises(InvalidPosition, match=complaint) as refused:
        GAME.read_position(tomli_w.dumps(tree), "table.toml")
    assert str(refused.value).startswith("table.toml: ")


@pytest.mark.rule("R7")
def test_when_all_have_chosen_the_characters_are_revealed() -> None:
    tree = choosing()
    for entry in tree["seat"]:
        entry["chosen"] = entry["hand"].pop()
    with pytest.raises(InvalidPosition, match=r"every seat has chosen, so the characters are revealed \(R7\)"):
        GAME.read_position(tomli_w.dumps(tree), "table.toml")


@pytest.mark.rule("R25")
def test_an_empty_stack_is_the_end_of_the_game() -> None:
    tree = choosing()
    tree["seat"][0]["buildings"] = tree["stack"][0]["cards"]
    tree["stack"][0]["cards"] = []
    with pytest.raises(InvalidPosition, match=r"a stack is empty before this stage, so the game is over \(R25\)"):
        GAME.read_position(tomli_w.dumps(tree), "table.toml")


@pytest.mark.rule("R28")
def test_a_target_that_is_reached_is_the_end_of_the_match() -> None:
    tree = choosing()
    tree.update(target=30, number=2)
    tree["seat"][1]["total"] = 30
    with pytest.raises(InvalidPosition, match=r"a total of 30 has reached the target"):
        GAME.read_position(tomli_w.dumps(tree), "table.toml")


@pytest.mark.rule("R16")
def test_a_turn_without_a_decision_is_refused() -> None:
    tree = tomllib.loads(table(player("queen"), player("merchant-1"), player("prince")).position())
    tree["seat"][0]["coins"] = 0
    with pytest.raises(InvalidPosition, match=r"nothing is left to decide in the turn of seat 0 \(R16\)"):
        GAME.read_position(tomli_w.dumps(tree), "table.toml")


@pytest.mark.rule("R8")
def test_two_players_have_a_pile_card_once_revealed() -> None:
    tree = tomllib.loads(table(player("queen"), player("prince"), pile_card="knight").position())
    del tree["pile_card"]
    with pytest.raises(InvalidPosition, match=r"pile_card is needed \(R8\)"):
        GAME.read_position(tomli_w.dumps(tree), "table.toml")


def test_a_position_in_the_middle_of_a_choice_plays_on() -> None:
    match = start(position(player("queen"), player("knight"), player("prince")))
    play(match, 1, "choose knight")
    again = start(match.position())
    assert again.actors == (0, 2)
    assert again.view(1) == match.view(1)
