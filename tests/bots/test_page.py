"""The page plays on sight."""

import pytest

from regalia import games
from regalia.bots.bot import Bot
from regalia.bots.contest import contest
from regalia.bots.page import PageBot
from regalia.bots.random import RandomBot
from regalia.engine import chance

GAMES = 24


@pytest.mark.many
@pytest.mark.parametrize("name", ["rivals", "principe"])
def test_it_plays_better_than_chance(name: str) -> None:
    game = games.find(name)
    won = 0.0
    for number in range(GAMES):
        state = game.new(2, game.complete(2, {}), chance.key("page", number))
        bots: list[Bot] = [PageBot(game.judge) if seat == number % 2 else RandomBot() for seat in range(2)]
        contest(state, bots, chance.key("page glimpses", number))
        won += (state.ranks()[number % 2] == 1) / state.ranks().count(1)
    assert won > 0.6 * GAMES
