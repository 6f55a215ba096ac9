"""The greedy bot of the first release, with its judges as they were: what every other bot is measured by.

For the arena alone: it is not offered to people, and nothing here ever changes.
"""

from typing import Final

from regalia.bots.bot import Bot
from regalia.bots.greedy import GreedyBot
from regalia.bots.yardstick.carolus import CarolusYardstick
from regalia.bots.yardstick.principe import PrincipeYardstick
from regalia.bots.yardstick.rivals import RivalsYardstick
from regalia.bots.yardstick.tara import TaraYardstick
from regalia.engine.state import Judge
from regalia.games import AnyGame

JUDGES: Final[dict[str, type[Judge]]] = {
    "carolus": CarolusYardstick,
    "principe": PrincipeYardstick,
    "rivals": RivalsYardstick,
    "tara": TaraYardstick,
}


def yardstick(game: AnyGame) -> Bot:
    """The bot that others are measured by in this game."""
    return GreedyBot(JUDGES[game.name]())
