"""A position file describes a whole table: it reads back as the same table, or says what is wrong with it."""

import tomllib
from copy import deepcopy
from functools import cache
from itertools import chain

import pytest
import tomli_w
from hypothesis import given
from hypothesis import strategies as st

from regalia import games
from regalia.engine.errors import InvalidPosition
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.testing.play import agree, check_table, chooser, deal, samples, step

PLAYED_ON = 40
"""Actions after which an accepted position has shown that it can be played."""
ODD_VALUES: list[object] = [
    *(-1, 0, 1, 2, 3, 5, 15, 16, 99, 10**6, 2**63, -(2**63), 10**30),
    *("", "x", "red", True, False, 1.5, float("inf"), float("nan")),
    *([], [0], [1, 1], [-1], [[1]], ["x"], {}, {"x": 1}, {"red": -1}, {"red": 10**30}),
]


def test_a_position_plays_on_like_the_table_it_was_written_from(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 24, games=8):
        again = game.read_position(game.write_position(state), "the position")
        again.random = state.random
        again.barrier = state.barrier
        choices, same_choices = chooser("on"), chooser("on")
        while state.pending():
            assert again.pending() == state.pending()
            assert [again.legal(seat) for seat in range(seats)] == [state.legal(seat) for seat in range(seats)]
            step(state, choices)
            step(again, same_choices)
            assert again.snapshot() == state.snapshot()
        assert again.ranks() == state.ranks()
        assert game.view(again, 0) == game.view(state, 0)


@cache
def example_tables(game: str, seats: int) -> tuple[str, ...]:
    found = games.find(game)
    return tuple(found.write_position(state) for state in samples(found, seats, 40, games=5))


@given(data=st.data())
def test_a_damaged_position_is_refused_or_can_be_played(game: AnyGame, seats: int, data: st.DataObject) -> None:
    tree = tomllib.loads(data.draw(st.sampled_from(example_tables(game.name, seats))))
    for _ in range(data.draw(st.integers(1, 3))):
        damage(tree, data)
    refused_or_playable(game, tomli_w.dumps(tree))


@given(data=st.data())
def test_a_damaged_text_is_refused_or_can_be_played(game: AnyGame, seats: int, data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(example_tables(game.name, seats)))
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 8)))
        text = (
            text[:start] + data.draw(st.text(max_size=4) | st.text("0123456789-[]{}=.\"',\n", max_size=4)) + text[end:]
        )
    refused_or_playable(game, text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\0",
        "x",
        "=",
        "a = " + "[" * 100_000,
        "game = " + "9" * 5000,
        "a = 1979-13-45",
        "[[seat]]\n[[seat]]\n",
        "\ud800",
    ],
)
def test_strange_texts_are_refused(game: AnyGame, text: str) -> None:
    with pytest.raises(InvalidPosition):
        game.read_position(text, "the position")


def test_every_complaint_names_the_source(game: AnyGame) -> None:
    with pytest.raises(InvalidPosition, match=r"^table\.toml"):
        game.read_position("x = 1", "table.toml")
    with pytest.raises(InvalidPosition, match=r"^table\.toml"):
        game.read_position("x", "table.toml")


def test_the_position_of_another_game_is_refused(game: AnyGame, seats: int) -> None:
    text = example_tables(game.name, seats)[0].replace(f'game = "{game.name}"', 'game = "chess"')
    with pytest.raises(InvalidPosition, match="chess"):
        game.read_position(text, "the position")


def refused_or_playable(game: AnyGame, text: str) -> None:
    try:
        state: State = game.read_position(text, "the position")
    except InvalidPosition as refused:
        complaint = str(refused)
    else:
        playable(game, state)
        return
    assert "\n" not in complaint


def playable(game: AnyGame, state: State) -> None:
    box = game.inventory(deal(game, int(state.seats), 0))
    check_table(game, state, box)
    written = game.write_position(state)
    again = game.read_position(written, "the position")
    assert again.snapshot() == state.snapshot()
    assert game.write_position(again) == written
    agree(game, state)
    choices = chooser("damaged")
    for _ in range(PLAYED_ON):
        if state.pending():
            step(state, choices)
        check_table(game, state, box)


def damage(tree: dict[str, object], data: st.DataObject) -> None:
    """Change one value somewhere in the tree: lose it, double it, shift it, or put something odd in its place."""
    place, key = data.draw(st.sampled_from(list(places(tree))))
    value = place[key]  # type: ignore[index]
    ways = ["odd", "lose"]
    if isinstance(value, int):
        ways += ["shift"] * 3
    if isinstance(value, list):
        ways += ["double", "turn"]
    match data.draw(st.sampled_from(ways)):
        case "odd":
            place[key] = deepcopy(data.draw(st.sampled_from(ODD_VALUES)))  # type: ignore[index]
        case "lose":
            del place[key]  # type: ignore[arg-type]
        case "shift":
            assert isinstance(value, int)
            place[key] = int(value) + data.draw(st.sampled_from((-1, 1)))  # type: ignore[index]
        case "double":
            assert isinstance(value, list)
            value.extend(value[:1])
        case "turn":
            assert isinstance(value, list)
            value.reverse()


Place = dict[str, object] | list[object]


def places(tree: Place) -> list[tuple[Place, str | int]]:
    """Every entry of the tree, however deep: where it is and its key there."""
    keys: list[str | int] = list(tree) if isinstance(tree, dict) else list(range(len(tree)))
    here = [(tree, key) for key in keys]
    below = (places(value) for _, key in here if isinstance(value := tree[key], dict | list))  # type: ignore[index]
    return [*here, *chain.from_iterable(below)]
