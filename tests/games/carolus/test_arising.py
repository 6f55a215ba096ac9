"""Every scenario is a table that a game could have come to: pieces add up, and what must follow has followed.

What is held here is necessary, not enough: knights, discs and castles fit the turns that were taken, the
Emperor has walked no further than the used discs allow, and where he stands is decided (C17-C20).
"""

from collections.abc import Iterator
from itertools import permutations

import pytest

import regalia
from regalia.games.carolus.data import box
from regalia.match import Match
from tests.games.carolus.table import DISCS, look

SCENARIOS = sorted(regalia.scenarios("carolus"))
PROVINCES = 15


def turns_taken(match: Match) -> int:
    """How many turns were finished before this one."""
    view = look(match)
    return (view.round - 1) * len(view.seats) + view.order.index(match.actors[0])


def knights_left(match: Match) -> int:
    """How many knights the player to move may still bring; none once the Emperor moves."""
    return look(match).to_bring


@pytest.mark.parametrize("name", SCENARIOS)
def test_knights_fit_the_turns_taken(name: str) -> None:
    match = regalia.scenario("carolus", name)
    view = look(match)
    usual = box().players[len(view.seats)]
    brought = usual.bring - knights_left(match)
    for number, own in enumerate(view.seats):
        missing = brought if number == match.actors[0] else 0
        assert sum(own.reserve.values()) == usual.reserve - missing  # C7, C14, C22
    in_play = sum(sum(own.court.values()) for own in view.seats)
    in_play += sum(sum(territory.knights.values()) for territory in view.territories)
    assert in_play == PROVINCES + turns_taken(match) * usual.bring + brought  # C6, C14
    for family in ("red", "blue", "green", "yellow", "pink"):
        assert sum(territory.knights.get(family, 0) for territory in view.territories) >= 3  # C6


@pytest.mark.parametrize("name", SCENARIOS)
def test_discs_fit_the_round(name: str) -> None:
    view = look(regalia.scenario("carolus", name))
    for own in view.seats:
        assert len(DISCS) - len(own.unused) == (view.round - 1) % len(DISCS) + 1  # C12
    assert len({own.laid for own in view.seats}) == len(view.seats)  # C11


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_emperor_stands_where_everything_is_decided(name: str) -> None:
    match = regalia.scenario("carolus", name)
    view = look(match)
    if turns_taken(match) == 0 or knights_left(match) < box().players[len(view.seats)].bring:
        return  # he has not halted yet, or knights have changed the strength since
    here = next(territory for territory in view.territories if territory.name == view.emperor)
    leaders = [side for side, strength in enumerate(here.strength) if strength == max(here.strength)]
    if len(leaders) == 1 and max(here.strength):
        assert here.owner == leaders[0]  # C18-C20


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_emperor_can_have_stopped_at_every_castle(name: str) -> None:
    match = regalia.scenario("carolus", name)
    view = look(match)
    castles = {int(province) for each in view.territories if each.owner is not None for province in each.provinces}
    assert len(castles) <= turns_taken(match)  # C19: one stop, one castle
    if all(len(territory.provinces) == 1 for territory in view.territories) and view.round <= len(DISCS):
        walks = past_discs(view.round - 1, [used(own.unused, own.laid) for own in view.seats])
        assert any(can_walk(discs, castles, int(view.emperor)) for discs in walks)


def used(unused: tuple[int, ...], laid: int | None) -> list[int]:
    """The discs of the rounds before this one."""
    return [disc for disc in DISCS if disc not in unused and disc != laid]


def past_discs(rounds: int, discs: list[list[int]]) -> Iterator[list[int]]:
    """The discs of all turns so far, in every order in which two players can have laid them out."""
    first, second = discs
    for mine in permutations(first, rounds):
        for theirs in permutations(second, rounds):
            if all(a != b for a, b in zip(mine, theirs, strict=True)):  # C11
                yield [disc for pair in zip(mine, theirs, strict=True) for disc in sorted(pair)]


def can_walk(discs: list[int], castles: set[int], end: int) -> bool:
    """Whether the Emperor can have halted at all these provinces and at last at `end`, backwards from there."""
    missing = castles - {end}
    if len(missing) >= max(len(discs), 1):
        return False
    if len(discs) <= 1:
        return True  # he began wherever he likes (C6)
    *earlier, last = discs
    return any(can_walk(earlier, missing, (end - step - 1) % PROVINCES + 1) for step in range(1, last + 1))
