"""Players that are not people, in five levels. They see only resampled states, never the true one."""

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from time import perf_counter
from typing import Final

from regalia._source import warn_if_interpreted
from regalia.bots.bot import Bot
from regalia.bots.greedy import GreedyBot
from regalia.bots.page import PageBot
from regalia.bots.search import Budget, SearchBot
from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed
from regalia.games import AnyGame

TURN: Final = 2.5
"""Seconds of a whole turn: with what steps at its end cost, nobody waits longer than 3 for it on a usual machine."""
KNIGHT: Final = Budget(80, steps=6, seconds=TURN)
LORD: Final = Budget(600, steps=8, least=80, seconds=TURN, explore=2.5, heat=1.5)
KING: Final = Budget(5000, steps=16, least=80, seconds=TURN, explore=4.0, heat=2.0)
"""How much the bots of these names think. Iterations decide, so that they are as strong on a slow machine."""
BUDGETS: Final = {"knight": KNIGHT, "lord": LORD, "king": KING}
"""Of the levels that search, and so can say why."""

BOTS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "page": lambda game: PageBot(game.judge),
    "squire": lambda game: GreedyBot(game.judge),
    "knight": lambda game: SearchBot(game.judge, KNIGHT, perf_counter),
    "lord": lambda game: SearchBot(game.judge, LORD, perf_counter),
    "king": lambda game: SearchBot(game.judge, KING, perf_counter),
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
    if name in BUDGETS:
        warn_if_interpreted()
    return BOTS[name](game)


@lru_cache(10_000)
def face(table: str, seat: int) -> int:
    """Which of the persons of its level a bot is: the same at a table and seat for ever, on two seats never the same.

    It does not depend on who else sits there, so nobody changes when somebody comes.
    """
    return sorted(range(FACES), key=lambda person: sha256(f"{table} {person}".encode()).digest())[seat]
