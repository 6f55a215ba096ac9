"""Every scenario is a table that a game could have come to: cards, characters and coins add up.

What is held here is necessary, not enough. Coins come from the bank only by filling all four piles or through
a Jailer or a Scholar (R19, R23); payments go to the piles and stay in the game (R21).
"""

import tomllib
from collections import Counter
from typing import Any

import pytest

import regalia
from regalia.games.rivals.layout import CHARACTER_NAMES, PAIR_NAMES

SCENARIOS = sorted(regalia.scenarios("rivals"))
BUILDINGS = {building for building, _ in PAIR_NAMES}
STACK, PILE, PURSE, FILLED = 8, 2, 5, 8


def story(name: str) -> dict[str, Any]:
    return tomllib.loads(regalia.scenario("rivals", name).start or "")


@pytest.mark.parametrize("name", SCENARIOS)
def test_sixteen_buildings_and_sixteen_subjects_are_in_play(name: str) -> None:
    position = story(name)
    cards = Counter(card for stack in position["stack"] for card in stack["cards"])
    for seat in position["seat"]:
        cards.update(seat.get("buildings", []))
        cards.update(seat.get("subjects", []))
    assert max(cards.values()) <= 2  # R2
    assert sum(count for card, count in cards.items() if card in BUILDINGS) == 2 * STACK  # R5
    assert cards.total() == 4 * STACK


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_character_is_in_one_place(name: str) -> None:
    position = story(name)
    found = [position["pile_card"]] if position.get("pile_card") else []
    for seat in position["seat"]:
        own = [*seat["hand"], *(seat[place] for place in ("chosen", "character") if seat.get(place))]
        assert len(own) == 3  # R6: nothing is spent in the first stage but what lies open
        found += own
    assert len(set(found)) == len(found)
    assert set(found) <= set(CHARACTER_NAMES)


@pytest.mark.parametrize("name", SCENARIOS)
def test_coins_and_markers_add_up(name: str) -> None:
    position = story(name)
    seats = position["seat"]
    coins = sum(seat["coins"] for seat in seats) + sum(stack["money"] for stack in position["stack"])
    earned = coins - len(seats) * PURSE - len(position["stack"]) * PILE
    earners = {"jailer", "scholar"}
    if not any(earners & set(seat.get("subjects", [])) for seat in seats):
        assert earned % FILLED == 0  # R19
    if position.get("round", 1) == 1:
        assert earned == 0
        assert all(seat["markers"] == 1 for seat in seats)  # R6
