"""Who can play in tournaments and simulations: the bots that everybody knows, and in the arena bots of one's own.

This is the one place that lists them: whoever joins `bots.BOTS` plays here too. Nobody waits for a move here, so
whoever searches goes by iterations alone: figures do not depend on what else the machine does.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import regalia
from regalia import bots, games, packages
from regalia.arena.own import Own, OwnBot
from regalia.bots.bot import Bot
from regalia.bots.levels import SEARCHING, budget
from regalia.bots.search import Budget, SearchBot
from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed
from regalia.files import data_of
from regalia.games import AnyGame

SOURCES: Final = (
    *("engine/*.py", "arena/game.py", "bots/**/*.py", "bots/**/*.toml", "bots/**/*.json"),
    *("games/{game}/state.py", "games/{game}/bot.py", "games/{game}/*.toml", "games/{game}/*.json"),
)
"""What decides how a game goes, weights included; its data are those that are played with."""
MOST_ITERATIONS: Final = 1_000_000


def known(name: str, game: AnyGame, own: Sequence[Own]) -> str:
    """The name as it is spelled, however it was typed; or an InvalidOption that lists them all."""
    names = [*bots.offered(game), *(bot.name for bot in own)]
    asked, colon, iterations = name.strip().partition(":")
    for spelled in names:
        if spelled.lower() == asked.lower():
            return f"{spelled}:{_iterations(spelled, iterations)}" if colon else spelled
    raise InvalidOption(f"there is no player {asked!r}; expected {listed(names)}")


def _iterations(name: str, text: str) -> int:
    """Of a level that searches, instead of its own: `king:500`."""
    if name not in SEARCHING:
        raise InvalidOption(f"{name!r} does not search: only {listed(SEARCHING)} have iterations")
    if not (text.isascii() and text.isdigit() and 0 < int(text) <= MOST_ITERATIONS):
        raise InvalidOption(f"{name}:{text}: expected a number of iterations from 1 to {MOST_ITERATIONS}")
    return int(text)


def check_own(game: AnyGame, own: Sequence[Own]) -> None:
    """No bot of one's own is called like another player."""
    taken = {name.lower() for name in bots.offered(game)}
    for bot in own:
        if bot.name.lower() in taken:
            raise InvalidOption(f"there is a player {bot.name!r} already: call the class in {bot.path} something else")
        taken.add(bot.name.lower())


def seated(name: str, game: AnyGame, seat: int, own: Sequence[Own]) -> Bot:
    """The player, for one seat in one game: what it remembers is of this seat and game alone."""
    for bot in own:
        if bot.name == name:
            return OwnBot(bot, game, seat)
    level, _, iterations = name.partition(":")
    if level in SEARCHING:
        return SearchBot(game.judge, _budget(budget(level, game.name), iterations), lambda: 0.0)
    return bots.make(name, game)


def _budget(level: Budget, iterations: str) -> Budget:
    """That of the level, or one of other iterations that thinks in the same way."""
    if not iterations:
        return level
    return Budget(int(iterations), level.steps, level.tries, explore=level.explore, heat=level.heat)


@cache
def source(game: str) -> str:
    """A digest of the rules of a game and of all bots: games of other ones tell nothing of these."""
    package = Path(regalia.__file__).parent
    digest = sha256(f"{games.find(game).rules_version} {data_of(game).text}".encode())
    for path in sorted({path for pattern in SOURCES for path in package.glob(pattern.format(game=game))}):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    for guest in packages.guests(game):
        digest.update(packages.fingerprint(guest).encode())
    return digest.hexdigest()
