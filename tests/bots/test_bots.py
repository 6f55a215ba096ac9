"""The bots by name."""

import pytest

from regalia import games
from regalia.bots import BOTS, make
from regalia.bots.bot import Bot
from regalia.bots.greedy import GreedyBot
from regalia.bots.random import RandomBot
from regalia.engine.errors import InvalidOption

GAME = games.find("carolus")


def test_bots_by_name() -> None:
    assert set(BOTS) >= {"random", "greedy"}
    assert isinstance(make("random", GAME), RandomBot)
    assert isinstance(make("greedy", GAME), GreedyBot)
    assert all(isinstance(make(name, GAME), Bot) for name in BOTS)


def test_an_unknown_bot() -> None:
    with pytest.raises(InvalidOption, match="there is no bot 'clever'; expected random"):
        make("clever", GAME)
