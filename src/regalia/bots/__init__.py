"""Players that are not people, in five levels. They see only resampled states, never the true one."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from time import perf_counter
from typing import Final

from regalia.bots.bot import Bot
from regalia.bots.greedy import GreedyBot
from regalia.bots.levels import budget, lapses
from regalia.bots.page import PageBot
from regalia.bots.search import SearchBot
from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed
from regalia.games import AnyGame

BOTS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "page": lambda game: PageBot(game.judge, lapses(game.name)),
    "squire": lambda game: GreedyBot(game.judge),
    "knight": lambda game: SearchBot(game.judge, budget("knight", game.name), perf_counter),
    "lord": lambda game: SearchBot(game.judge, budget("lord", game.name), perf_counter),
    "king": lambda game: SearchBot(game.judge, budget("king", game.name), perf_counter),
}
"""The levels, from the weakest to the strongest, and who makes a bot of each."""
USUAL: Final = "squire"
"""Whom one plays against unless one chooses; and who plays for a bot that fails or is late."""
FACES: Final = 6
"""Persons of each level: at least as many as there are seats at any table."""


def make(name: str, game: AnyGame) -> Bot:
    """A bot of this level for a game."""
    if name not in BOTS:
        raise InvalidOption(f"there is no bot {name!r}; expected {listed(list(BOTS))}")
    return BOTS[name](game)


@lru_cache(10_000)
def face(table: str, seat: int) -> int:
    """Which of the persons of its level a bot is: the same at a table and seat for ever, on two seats never the same.

    It does not depend on who else sits there, so nobody changes when somebody comes.
    """
    return sorted(range(FACES), key=lambda person: sha256(f"{table} {person}".encode()).digest())[seat]
