"""The greedy bot of the first release, with its judges as they were: what every other bot is measured by.

For the arena alone: it is not offered to people, and nothing here ever changes.
"""

from importlib import import_module

from regalia.bots.bot import Bot
from regalia.bots.greedy import GreedyBot
from regalia.engine.state import Judge
from regalia.games import AnyGame


def yardstick(game: AnyGame) -> Bot:
    """The bot that others are measured by in this game."""
    judge = import_module(f"{__name__}.{game.name}").Yardstick()
    assert isinstance(judge, Judge)
    return GreedyBot(judge)
