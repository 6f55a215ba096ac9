"""Players that are not people. They see only resampled states, never the true one."""

from collections.abc import Callable
from typing import Final

from regalia.bots.bot import Bot
from regalia.bots.greedy import GreedyBot
from regalia.bots.random import RandomBot
from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed
from regalia.games import AnyGame

BOTS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "random": lambda game: RandomBot(),
    "greedy": lambda game: GreedyBot(game.judge),
}


def make(name: str, game: AnyGame) -> Bot:
    """The bot of this name for a game."""
    if name not in BOTS:
        raise InvalidOption(f"there is no bot {name!r}; expected {listed(list(BOTS))}")
    return BOTS[name](game)
