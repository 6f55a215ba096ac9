"""Stacks deeper than one number holds: they can be built with Stones, and nothing about them is different."""

import pytest

from regalia import games
from regalia.engine.errors import InvalidSnapshot
from regalia.games.tara.table import MOST_SUNK, STACK, STACK_ROOM, SUNK
from regalia.match import Match
from tests.games.tara.table import BLUE, YELLOW, options, play, rule_against, said, seat, stack, state_of, supply, table

GAME = games.find("tara")
SIXTY = "ybrw" * 15
FARMERS = {"F2": "y", "F3": "y", "F4": "y", "F5": "y"}


def deep(letters: str, *hand: int) -> Match:
    return table(4, hand=list(hand), board={"ulster": {**FARMERS, "F1": letters}})


def sunk(match: Match) -> int:
    """How many discs lie below those of their stack's number."""
    return sum(number > 0 for number in state_of(match).row(SUNK, MOST_SUNK))


def check(match: Match) -> None:
    """Nothing is lost in a copy, a snapshot or a position, and what follows from the table has followed."""
    state = state_of(match)
    again = GAME.restore(state.snapshot())
    assert again.snapshot() == state.clone().snapshot() == state.snapshot()
    assert list(again.t) == list(state.t)
    assert GAME.inventory(state) == GAME.inventory(GAME.new(4, GAME.complete(4, {}), 1))


@pytest.mark.parametrize(
    ("place", "added", "complaint"),
    [
        (SUNK + 2, 1 << 2, "board: what lies very deep does not fit to the stacks above"),
        (STACK, 0b1_11 - 1, "region connacht: position F1: board has something of nobody"),
        (STACK, 0b1_01 - 1, "there are 21 yellow discs, expected 20"),
    ],
)
def test_a_snapshot_with_wrong_stacks_is_refused(place: int, added: int, complaint: str) -> None:
    match = table(3, hand=[9], board={"ulster": {**FARMERS, "F1": "ybw" * 11}})
    state = state_of(match)
    state.t[place] += added
    with pytest.raises(InvalidSnapshot, match=complaint):
        GAME.restore(state.snapshot())


@pytest.mark.rule("T4")
@pytest.mark.parametrize("height", [STACK_ROOM - 1, STACK_ROOM, STACK_ROOM + 1, 60])
def test_a_deep_stack_is_read_and_written(height: int) -> None:
    match = deep(SIXTY[:height], 9)
    assert stack(match, "ulster.F1") == SIXTY[:height]
    assert sunk(match) == max(0, height - STACK_ROOM)
    check(match)


@pytest.mark.rule("T25")
def test_every_disc_of_a_deep_stack_can_be_swapped() -> None:
    match = deep(SIXTY, 33)
    play(match, BLUE, "card 33 ulster")
    assert [move for move in options(match, BLUE) if "F1" in move] == [f"swap F1 {depth}" for depth in range(1, 61)]
    play(match, BLUE, "swap F1 46")
    for depth in range(1, 62):
        rule_against(match, BLUE, f"swap F1 {depth}")
    play(match, BLUE, "swap F1 60")
    assert stack(match, "ulster.F1") == SIXTY[:45] + "w" + SIXTY[46:59] + "b"
    check(match)


@pytest.mark.rule("T25")
def test_a_deep_disc_and_one_of_another_stack() -> None:
    match = deep(SIXTY, 33)
    play(match, BLUE, "card 33 ulster", "swap F2 1", "swap F1 46")
    assert stack(match, "ulster.F1") == SIXTY[:45] + "y" + SIXTY[46:]
    assert stack(match, "ulster.F2") == "b"
    check(match)


@pytest.mark.rule("T16")
def test_capturing_a_deep_stack_frees_all_of_ones_own() -> None:
    match = deep(SIXTY, 9)
    play(match, BLUE, "card 9 ulster", "anchor ulster.F1", "place ulster.F1")
    assert stack(match, "ulster.F1") == "b" + SIXTY.replace("b", "")
    assert said(match) == ["captured", "freed", "finished"]
    assert supply(match)[BLUE] == 19
    check(match)


@pytest.mark.rule("T17")
def test_a_deep_fort_is_broken() -> None:
    match = deep("y" + SIXTY[: STACK_ROOM + 2], 9)
    assert sunk(match) == 3
    play(match, BLUE, "card 9 ulster", "anchor ulster.F1", "place ulster.F1")
    assert stack(match, "ulster.F1") == SIXTY[: STACK_ROOM + 2]
    assert sunk(match) == 2
    check(match)


@pytest.mark.rule("T18")
@pytest.mark.parametrize("height", [STACK_ROOM - 1, STACK_ROOM, STACK_ROOM + 1])
def test_a_fort_on_a_deep_stack(height: int) -> None:
    letters = "b" + SIXTY[: height - 1]
    match = deep(letters, 9)
    play(match, BLUE, "card 9 ulster", "anchor ulster.F1", "place ulster.F1")
    assert stack(match, "ulster.F1") == "b" + letters
    assert sunk(match) == max(0, height + 1 - STACK_ROOM)
    check(match)


@pytest.mark.rule("T28")
def test_an_amnesty_for_a_deep_stack() -> None:
    match = deep(SIXTY, 9)
    play(match, BLUE, "amnesty 9 ulster")
    assert stack(match, "ulster.F1") == "y"
    assert supply(match) == [20, 15, 20, 20]
    assert sunk(match) == 0
    check(match)


@pytest.mark.rule("T37")
def test_clearing_a_deep_stack() -> None:
    board = {"ulster": {"F1": SIXTY, "K": "y"}}
    match = table(4, hand=[9], board=board, cumals=[0, 0, 0, 0], last=True)
    play(match, BLUE, "discard 9")
    assert stack(match, "ulster.F1") == ""
    assert seat(match, YELLOW).prisoners == (15, 0, 15, 15)
    assert sunk(match) == 0
    check(match)


@pytest.mark.rule("T4")
def test_two_deep_stacks() -> None:
    tall, taller = SIXTY[: STACK_ROOM + 4], SIXTY[: STACK_ROOM + 8]
    boards = ({"F1": tall, "H1": taller}, {"H1": taller, "F1": tall})
    ends = []
    for board in boards:
        match = table(4, hand=[9], board={"ulster": board})
        assert (stack(match, "ulster.F1"), stack(match, "ulster.H1")) == (tall, taller)
        assert sunk(match) == 12
        check(match)
        ends.append(state_of(match).snapshot())
    assert ends[0] == ends[1]
