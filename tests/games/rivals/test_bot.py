"""The greedy bot knows what it is doing."""

import pytest

from regalia import games
from regalia.bots import make
from regalia.bots.contest import contest
from regalia.engine import chance

GAMES = 40


@pytest.mark.parametrize(("seats", "share"), [(2, 0.85), (3, 0.7), (4, 0.6)])
def test_greedy_beats_random(seats: int, share: float) -> None:
    game = games.find("rivals")
    wins = 0.0
    for number in range(GAMES):
        state = game.new(seats, {"games": 1, "target": 0}, chance.key(f"greedy {seats}", number))
        seat = number % seats
        bots = [make("greedy" if each == seat else "random", game) for each in range(seats)]
        contest(state, bots, chance.key("bots", number))
        ranks = state.ranks()
        wins += (ranks[seat] == 1) / ranks.count(1)
    assert wins / GAMES >= share
