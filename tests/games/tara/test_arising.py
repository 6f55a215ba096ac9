"""Every scenario is a table that a game could have come to: cards add up, and what must follow has followed.

What is held here is necessary, not enough. A position that was taken once is empty again only when its region is
cleared, and then a king piece stands there (T37, T38): so a disc on a chieftain or king position lies above two
positions that are taken, and prisoners are nowhere before somebody was king. Nobody keeps prisoners whom they could
exchange (T40).
"""

import tomllib
from typing import Any

import pytest

import regalia

SCENARIOS = sorted(regalia.scenarios("tara"))
COLOURS = ("blue", "yellow", "white", "red")
CARDS_OF_A_ROUND = 3


def story(name: str) -> dict[str, Any]:
    return tomllib.loads(regalia.scenario("tara", name).start or "")


@pytest.mark.parametrize("name", SCENARIOS)
def test_cards_fit_the_turns_taken(name: str) -> None:
    position = story(name)
    seats = position["seat"]
    hands = [len(seat.get("hand", [])) for seat in seats]
    start = COLOURS.index(position["start"])
    actor = COLOURS.index(position.get("actor", position["start"]))
    waiting = (actor - start) % len(seats)
    for number, held in enumerate(hands):
        acted = (number - start) % len(seats) < waiting
        assert held == hands[actor] - acted  # T10
    dealt = [card for seat in seats for card in [*seat.get("hand", []), *seat.get("aside", [])]]
    assert len(set(dealt)) == len(dealt)
    even = position.get("round", 1) % 2 == 0
    for seat in seats:
        assert len(seat.get("aside", [])) == (0 if even else CARDS_OF_A_ROUND)  # T9


@pytest.mark.parametrize("name", SCENARIOS)
def test_who_stands_high_stands_on_others(name: str) -> None:
    position = story(name)
    for region, taken in position.get("board", {}).items():
        if region in position.get("kings", {}):
            continue  # a garrison stands where the king likes (T39)
        for spot in taken:
            level, number = spot[0], int(spot[1:] or 1)
            if level in "CK":
                below = "W" if level == "C" else "C"
                assert {f"{below}{number}", f"{below}{number + 1}"} <= set(taken)  # T21


@pytest.mark.parametrize("name", SCENARIOS)
def test_prisoners_were_taken_when_a_king_was_made(name: str) -> None:
    position = story(name)
    if any(seat.get("prisoners") for seat in position["seat"]):
        assert position.get("kings")
        assert position.get("round", 1) > 1
    assert len(set(position.get("kings", {}).values())) == len(position.get("kings", {}))  # T43


def exchangeable(position: dict[str, Any]) -> list[tuple[str, str]]:
    """The players who hold prisoners of each other, though the round's exchange is not under way."""
    if position.get("stage") == "clearing":
        return []
    held = {colour: seat.get("prisoners", {}) for colour, seat in zip(COLOURS, position["seat"], strict=False)}
    pairs = [(one, other) for one in held for other in held if one < other]
    return [(one, other) for one, other in pairs if held[one].get(other) and held[other].get(one)]


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_round_begins_with_nobody_left_to_exchange(name: str) -> None:
    """T29 may bring prisoners in the middle of a round, but to whoever holds all 15 positions: no scenario has that."""
    assert exchangeable(story(name)) == []  # T40


def test_prisoners_of_each_other_could_not_have_arisen() -> None:
    seats = [{"prisoners": {"white": 3, "red": 1}}, {"prisoners": {"white": 6}}, {"prisoners": {"blue": 2}}, {}]
    assert exchangeable({"seat": seats}) == [("blue", "white")]
    assert exchangeable({"seat": seats, "stage": "clearing"}) == []


@pytest.mark.parametrize("name", SCENARIOS)
def test_nothing_lies_on_the_board_before_the_first_action(name: str) -> None:
    position = story(name)
    if position.get("acted") is False:
        assert position.get("round", 1) == 1
        assert not position.get("board")
        assert not position.get("kings")
