"""The registry: every package in this folder is a game and says so by its `GAME`; installed packages bring others.

A game from elsewhere runs in the process that plays it, as Regalia's own do: whoever installs it trusts it.
"""

import copyreg
import os
from collections.abc import Callable
from dataclasses import replace
from functools import cache, wraps
from importlib import import_module
from typing import Any, TypeVar

from regalia import packages
from regalia.engine.errors import UnknownGame, UnusableGame
from regalia.engine.game import Game, listed
from regalia.engine.judge import MOST_SEATS
from regalia.engine.toml import data_digest
from regalia.files import OWN_DATA, Source, data_of, reading, shipped_data
from regalia.packages import Brought, shipped

AnyGame = Game[Any]
T = TypeVar("T")


@cache
def names() -> tuple[str, ...]:
    """The names of all games that can be played."""
    return (*shipped(), *(name for name in packages.installed(packages.GAMES, shipped()).brought if not _trouble(name)))


@cache
def troubles() -> tuple[str, ...]:
    """Of each game from elsewhere that cannot be played: why, in one sentence."""
    found = packages.installed(packages.GAMES, shipped())
    return (*found.refused.values(), *(why for name in found.brought if (why := _trouble(name))))


def known(name: str) -> str:
    """The name, if a game has it; nothing of one of Regalia's own is read for that."""
    if name in shipped():
        return name
    found = packages.installed(packages.GAMES, shipped())
    if name in found.refused:
        raise UnusableGame(found.refused[name])
    if name not in found.brought:
        raise UnknownGame(f"there is no game {name!r}; expected {listed(names())}")
    if why := _trouble(name):
        raise UnusableGame(why)
    return name


def find(name: str | AnyGame, *, usual: bool = False) -> AnyGame:
    """The game of this name with the box that is played with, or with the usual one, as Regalia ships it.

    They are the same object where nobody has corrected the box. A game in place of a name is taken as it is.
    """
    if isinstance(name, Game):
        return name
    if not isinstance(name, str):
        raise UnknownGame(f"there is no game {name!r}; expected {listed(names())}")
    return _find(name, usual, os.environ.get(OWN_DATA))


@cache
def _find(name: str, usual: bool, folder: str | None) -> AnyGame:
    """`folder` has the data of an owner."""
    game = _brought(name) if known(name) not in shipped() else import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    usual_data, data = shipped_data(name), data_of(name)
    digest = data_digest(data.text)
    if digest == data_digest(usual_data.text):
        return game
    return with_data(game, usual_data) if usual else replace(game, box=digest)


@cache
def _brought(name: str) -> AnyGame:
    """The game that a package brings. Its box is never the usual one: a record says with which data it was played."""
    entry = packages.installed(packages.GAMES, shipped()).brought[name]
    module, _, attribute = entry.value.partition(":")
    game = getattr(import_module(module), attribute)
    _hold(isinstance(game, Game), entry, f"{entry.value} is no Game")
    assert isinstance(game, Game)
    _hold(game.name == name, entry, f"{entry.value} calls itself {game.name!r}")
    _hold(set(game.seats) <= set(range(1, MOST_SEATS + 1)), entry, f"it is for {listed(game.seats)} players")
    _hold(bool(entry.package), entry, "")
    game = replace(game, box=data_digest(shipped_data(name).text))
    data = data_of(name)
    game.book(data.text, data.name)
    for seats in game.seats:  # it lays out, deals, and shows what it deals
        state = game.new(seats, game.complete(seats, {}), 1)
        view = game.view(state, None)
        waiting = int(state.pending())
        _hold(0 < waiting < 1 << seats, entry, f"nobody decides first with {seats} players")
        _hold(view is not None, entry, "it has no view")
        for seat in range(seats):
            count = len(state.legal(seat))
            _hold((count > 0) == bool(waiting >> seat & 1), entry, f"seat {seat} of {seats} has {count} legal actions")
    return game


def _hold(true: bool, entry: Brought, found: str) -> None:
    if not true:
        raise UnusableGame(f"the game {entry.name!r} of {entry.by} cannot be played: {found}")


@cache
def _trouble(name: str) -> str:
    """Why the game that a package brings cannot be played; empty where it can."""
    try:
        _brought(name)
    except UnusableGame as error:
        return str(error)
    except Exception as error:  # noqa: BLE001 -- whatever a stranger's package raises, the others can be played
        entry = packages.installed(packages.GAMES, shipped()).brought[name]
        said = " ".join(str(error).split())
        return f"the game {name!r} of {entry.by} cannot be played: {type(error).__name__}: {said}"
    return ""


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
        box="" if game.name in shipped() and digest == data_digest(shipped_data(game.name).text) else digest,
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
