"""Luck: what came, against the mean of what could have come."""

from statistics import mean

import pytest

from regalia import games
from regalia.analysis.luck import Values, luck
from regalia.engine import chance
from regalia.engine.state import State


def measured(name: str, state: State, seat: int, action: int, key: int, tries: int = 64) -> Values | None:
    """Of one way in which the move can come out."""
    after = state.clone()
    after.random = key
    after.apply(seat, action)
    return luck(games.find(name).judge, tuple, state, seat, action, after, tries)


def moves(name: str, seats: int) -> list[tuple[State, int, int]]:
    """All that was played in a game of anything."""
    state = games.find(name).new(seats, games.find(name).complete(seats, {}), chance.key("luck of a game", 1))
    found = []
    while state.pending():
        seat = int(state.actor())
        action = int(state.pick(seat))
        found.append((state.clone(), seat, action))
        state.apply(seat, action)
    return found[:400]


@pytest.mark.parametrize("name", ["carolus", "principe", "rivals", "tara"])
def test_what_one_wins_by_luck_others_lose(name: str) -> None:
    played = enumerate(moves(name, 2))
    found = [measured(name, *move, chance.key("came", number), tries=8) for number, move in played]
    drawn = [worth for worth in found if worth is not None]
    assert drawn, "some move draws something"
    assert len(drawn) < len(found), "and some move draws nothing"
    for worth in drawn:
        assert sum(worth) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("name", ["carolus", "principe", "rivals", "tara"])
def test_luck_is_nought_on_average(name: str) -> None:
    state, seat, action = next(
        move for move in moves(name, 2) if any(abs(each) > 1e-3 for each in measured(name, *move, 1) or ())
    )
    worths = [measured(name, state, seat, action, chance.key("ways", number)) for number in range(300)]
    own = [worth[0] for worth in worths if worth is not None]
    assert len(own) == 300
    highest = max(map(abs, own))
    assert abs(mean(own)) < 0.25 * highest


def test_the_table_stays_as_it_was() -> None:
    for state, seat, action in moves("rivals", 3)[:50]:
        before = state.snapshot()
        measured("rivals", state, seat, action, 5, tries=4)
        assert state.snapshot() == before
