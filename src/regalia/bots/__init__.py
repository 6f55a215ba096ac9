"""Players that are not people, in five levels, and those that installed packages bring. They see only resampled states,
never the true one."""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from hashlib import sha256
from importlib import import_module
from time import perf_counter
from typing import Final, NamedTuple

from mypy_extensions import i64

from regalia import packages
from regalia._source import warn_if_interpreted
from regalia.bots.bot import Bot
from regalia.bots.greedy import GreedyBot
from regalia.bots.levels import SEARCHING, budget, lapses
from regalia.bots.page import PageBot
from regalia.bots.search import SearchBot
from regalia.engine.errors import InvalidOption
from regalia.engine.game import Game, listed
from regalia.engine.state import State
from regalia.games import AnyGame

BOTS: Final[dict[str, Callable[[AnyGame], Bot]]] = {
    "page": lambda game: PageBot(game.judge, lapses(game.name)),
    "squire": lambda game: GreedyBot(game.judge),
    "knight": lambda game: SearchBot(game.judge, budget("knight", game.name), perf_counter),
    "lord": lambda game: SearchBot(game.judge, budget("lord", game.name), perf_counter),
    "king": lambda game: SearchBot(game.judge, budget("king", game.name), perf_counter),
}
"""The levels, from the weakest to the strongest, and who makes a bot of each."""
TAKEN: Final = (*BOTS, "human")
"""Names that no bot from elsewhere can have."""
USUAL: Final = "squire"
"""Whom one plays against unless one chooses; and who plays for a bot that fails or is late."""
FACES: Final = 6
"""Persons of each level: where more than so many sit at a table, some are met twice."""


class Player(NamedTuple):
    """What an entry point of `regalia.bots` is: a bot from somebody's package."""

    make: Callable[[AnyGame], Bot]
    games: tuple[str, ...] = ()
    """The names of those that it plays; where none are named, all."""


@cache
def guests() -> Mapping[str, Player]:
    """The bots of installed packages, by name."""
    return {name: player for name, player in _brought().items() if isinstance(player, Player)}


@cache
def troubles() -> tuple[str, ...]:
    """Of each bot from elsewhere that cannot play: why, in one sentence."""
    refused = packages.installed(packages.BOTS, TAKEN).refused.values()
    return (*refused, *(found for found in _brought().values() if isinstance(found, str)))


@cache
def _brought() -> Mapping[str, Player | str]:
    found: dict[str, Player | str] = {}
    for name, entry in packages.installed(packages.BOTS, TAKEN).brought.items():
        module, _, attribute = entry.value.partition(":")
        wrong = f"the bot {name!r} of {entry.by} cannot play"
        try:
            player = getattr(import_module(module), attribute)
        except Exception as error:  # noqa: BLE001 -- whatever a stranger's package raises, the others can play
            found[name] = f"{wrong}: {type(error).__name__}: {' '.join(str(error).split())}"
        else:
            found[name] = player if isinstance(player, Player) else f"{wrong}: {entry.value} is no regalia.bots.Player"
    return found


def offered(game: AnyGame) -> Mapping[str, Callable[[AnyGame], Bot]]:
    """Those who play a game: the levels, and bots from elsewhere."""
    return BOTS | {
        name: _guarded(name) for name, player in guests().items() if game.name in (player.games or (game.name,))
    }


def _guarded(name: str) -> Callable[[AnyGame], Bot]:
    return lambda game: GuestBot(lambda: guests()[name].make(game), BOTS[USUAL](game))


def make(name: str, game: AnyGame) -> Bot:
    """A bot of this name for a game."""
    if not isinstance(game, Game) or not isinstance(name, str):
        raise InvalidOption(f"expected the name of a bot and a game such as match.game, not {name!r} and {game!r}")
    known = offered(game)
    if name not in known:
        raise InvalidOption(f"there is no bot {name!r} of {game.name}; expected {listed(list(known))}")
    if name in SEARCHING:
        warn_if_interpreted()
    return known[name](game)


class GuestBot(Bot):
    """A bot from somebody's package. Where it fails, or what it chooses is not legal, a bot of Regalia decides."""

    def __init__(self, make: Callable[[], Bot], instead: Bot) -> None:
        self._make = make
        self._instead = instead
        self._bot: Bot | None = None
        self.faults = 0
        self.fault: str | None = None
        """The last one: its kind, and what more there is to say."""

    def choose(self, glimpse: State, seat: i64) -> i64:
        legal = glimpse.legal(seat)
        before = glimpse.clone()
        try:
            self._bot = self._bot or self._make()
            self._bot.effort = self.effort
            action = self._bot.choose(glimpse, seat)
            if action in legal:
                return action
            self._note(f"illegal {action}")
        except Exception as error:  # noqa: BLE001 -- whatever a stranger's bot raises, the game goes on
            self._note(f"failed {type(error).__name__}: {error}")
        return self._instead.choose(before, seat)

    def _note(self, fault: str) -> None:
        self.faults += 1
        self.fault = " ".join(fault.split())


@lru_cache(10_000)
def face(table: str, seat: int) -> int:
    """Which of the persons of its level a bot is: the same at a table and seat for ever, on two seats never the same
    as long as there are enough.

    It does not depend on who else sits there, so nobody changes when somebody comes.
    """
    return sorted(range(FACES), key=lambda person: sha256(f"{table} {person}".encode()).digest())[seat % FACES]
