"""Players that are not people. They see only resampled states, never the true one."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from regalia.bots.bot import Bot
from regalia.bots.greedy import GreedyBot
from regalia.bots.random import RandomBot
from regalia.bots.search import Budget, SearchBot
from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed
from regalia.games import AnyGame

KNIGHT: Final = Budget(80, steps=6, seconds=3.0)
LORD: Final = Budget(400, steps=12, least=80, seconds=3.0, explore=4.0, heat=2.0)
KING: Final = Budget(5000, steps=16, least=80, seconds=3.0, explore=4.0, heat=2.0)
"""How much the bots of these names think. Iterations decide, so that they are as strong on a slow machine."""

BOTS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "random": lambda game: RandomBot(),
    "greedy": lambda game: GreedyBot(game.judge),
    "knight": lambda game: SearchBot(game.judge, KNIGHT, perf_counter),
    "lord": lambda game: SearchBot(game.judge, LORD, perf_counter),
    "king": lambda game: SearchBot(game.judge, KING, perf_counter),
}


def make(name: str, game: AnyGame) -> Bot:
    """The bot of this name for a game."""
    if name not in BOTS:
        raise InvalidOption(f"there is no bot {name!r}; expected {listed(list(BOTS))}")
    return BOTS[name](game)
