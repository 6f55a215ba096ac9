"""The registry: every package in this folder is a game and says so by its `GAME`."""

import copyreg
import os
from collections.abc import Callable
from dataclasses import replace
from functools import cache, wraps
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar

from regalia.engine.errors import UnknownGame
from regalia.engine.game import Game, listed
from regalia.engine.toml import data_digest
from regalia.files import OWN_DATA, Source, data_of, reading, shipped_data

AnyGame = Game[Any]
T = TypeVar("T")


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def known(name: str) -> str:
    """The name, if a game has it; nothing of the game is read for that."""
    if name not in names():
        raise UnknownGame(f"there is no game {name!r}; expected {listed(names())}")
    return name


def find(name: str, *, usual: bool = False) -> AnyGame:
    """The game of this name with the box that is played with, or with the usual one, as Regalia ships it.

    They are the same object where nobody has corrected the box.
    """
    return _find(name, usual, os.environ.get(OWN_DATA))


@cache
def _find(name: str, usual: bool, folder: str | None) -> AnyGame:
    """`folder` has the data of an owner."""
    game = import_module(f"{__name__}.{known(name)}").GAME
    assert isinstance(game, Game)
    shipped, data = shipped_data(name), data_of(name)
    digest = data_digest(data.text)
    if digest == data_digest(shipped.text):
        return game
    return with_data(game, shipped) if usual else replace(game, box=digest)


def with_data(game: AnyGame, data: Source) -> AnyGame:
    """The same game with the box of other data than those that this process plays with, which stay as they are."""

    def within(function: Callable[..., T]) -> Callable[..., T]:
        @wraps(function)
        def call(*args: object) -> T:
            with reading({game.name: data}):
                return function(*args)

        return call

    digest = data_digest(data.text)
    with reading({game.name: data}):
        options = game.options if game.box_options is None else game.box_options()
    table = replace(game.table, lay_out=within(game.table.lay_out))
    return replace(
        game,
        box="" if digest == data_digest(shipped_data(game.name).text) else digest,
        options=options,
        lay_out=within(game.lay_out),
        view=within(game.view),
        outlook=within(game.outlook),
        gesture=within(game.gesture),
        asked=within(game.asked),
        why_not=within(game.why_not),
        read_position=within(table.read_position),
        write_position=within(table.write_position),
        inventory=within(table.inventory),
        options_of=within(game.options_of),
        table=table,
    )


def _by_name(game: AnyGame) -> tuple[Callable[..., AnyGame], tuple[object, ...]]:
    if game is find(game.name):
        return find, (game.name,)
    if game is find(game.name, usual=True):
        return _usual, (game.name,)
    raise TypeError(f"{game} is not the registered game of its name, and a pickle has no more than that")


def _usual(name: str) -> AnyGame:
    return find(name, usual=True)


copyreg.pickle(Game, _by_name)
