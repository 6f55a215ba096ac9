"""The registry: every package in this folder is a game and says so by its `GAME`."""

import copyreg
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from regalia.engine.errors import UnknownGame
from regalia.engine.game import Game, listed

AnyGame = Game[Any]


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def known(name: str) -> str:
    """The name, if a game has it; nothing of the game is read for that."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; expected {listed(names())}")
    return name


@cache
def find(name: str) -> AnyGame:
    """The game of this name."""
    game = import_module(f"{__name__}.{known(name)}").GAME
    assert isinstance(game, Game)
    return game


def _by_name(game: AnyGame) -> tuple[Callable[[str], AnyGame], tuple[str]]:
    if game is not find(game.name):
        raise TypeError(f"{game} is not the registered game of its name, and a pickle has no more than that")
    return find, (game.name,)


copyreg.pickle(Game, _by_name)
