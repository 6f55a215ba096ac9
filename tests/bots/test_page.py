"""The page plays on sight."""

import pytest

from regalia import games
from regalia.bots.bot import Bot
from regalia.bots.contest import contest
from regalia.bots.page import PageBot
from regalia.bots.random import RandomBot
from regalia.engine import chance

GAMES = 24
LAPSES = 50


@pytest.mark.many
@pytest.mark.parametrize("name", ["rivals", "principe"])
def test_it_plays_better_than_chance(name: str) -> None:
    game = games.find(name)
    won = 0.0
    for number in range(GAMES):
        state = game.new(2, game.complete(2, {}), chance.key("page", number))
        bots: list[Bot] = [PageBot(game.judge, LAPSES) if seat == number % 2 else RandomBot() for seat in range(2)]
        contest(state, bots, chance.key("page glimpses", number))
        won += (state.ranks()[number % 2] == 1) / state.ranks().count(1)
    assert won > 0.6 * GAMES


def test_without_a_lapse_it_takes_the_best_and_with_lapses_alone_anything() -> None:
    """In Carolus Magnus nothing is hidden, so one guess is as good as all."""
    game = games.find("carolus")
    state = game.new(2, game.complete(2, {}), chance.key("page", 0))
    seat = next(seat for seat in range(2) if state.pending() >> seat & 1)
    legal = state.legal(seat)

    def liked(action: int) -> int:
        tried = state.clone()
        tried.apply(seat, action)
        return int(game.judge.evaluate(tried, seat))

    best = max(map(liked, legal))
    careful = {int(PageBot(game.judge, 0).choose(state.clone(), seat)) for _ in range(3)}
    assert {liked(action) for action in careful} == {best}
    careless = set()
    for number in range(200):
        glimpse = state.clone()
        glimpse.resample(seat, chance.key("careless", number))
        careless.add(int(PageBot(game.judge, 100).choose(glimpse, seat)))
    assert careless == set(legal)
