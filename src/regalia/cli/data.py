"""`regalia data`: the data of a game, for owners of the box who correct them."""

import sys
from typing import Annotated

import typer
from rich.table import Table as Grid

from regalia import games
from regalia.cli.console import LanguageOption, out
from regalia.engine.errors import InvalidData, InvalidOption
from regalia.files import OWN_DATA, Source, data_of, read_text, shipped_data
from regalia.lesson import differing
from regalia.words import words


def data(
    language: LanguageOption,
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game; without one, whose data are in use.", show_default=False),
    ] = None,
    check: Annotated[
        str | None, typer.Option("--check", metavar="FILE", help="Say whether this data file can be played with.")
    ] = None,
    shipped: Annotated[
        bool, typer.Option("--shipped", help="The data that came with Regalia, though others are in use.")
    ] = False,
) -> None:
    """Print the data of a game, to correct them after the box that you own, or check what you have corrected.

    Prices, cards and the map are in a data file with remarks. Where our source lacks something, it says so. Regalia
    plays with the files of the folder that REGALIA_DATA names, in the browser too; rulebook and boards follow them.

    Examples:

      regalia data principe > box/principe.toml
      regalia data principe --check box/principe.toml
      REGALIA_DATA=box regalia play principe
      REGALIA_DATA=box regalia serve
      regalia data
    """
    if game is None:
        if check is not None or shipped:
            raise InvalidOption("--check and --shipped need the name of a game before them")
        _in_use(language)
        return
    name = games.known(game)
    if check is not None:
        if shipped:
            raise InvalidOption("only one of --check and --shipped can be given")
        _check(name, check, language)
        return
    sys.stdout.write((shipped_data if shipped else data_of)(name).text)


def _check(name: str, path: str, language: str) -> None:
    """That a file can be played with, and which lessons and examples it does not concern."""
    data = Source(read_text(path, InvalidData), path, own=True)
    usual = games.find(name, usual=True)
    usual.book(data.text, data.name)
    says = words(language)
    out().print(says("data-fits", path=path, game=words(language, name)("title")), soft_wrap=True)
    found = differing(usual, games.with_data(usual, data))
    if found:
        called = [says("data-lesson") if each == "lesson" else each.upper() for each in found]
        out().print(says("data-differs", listed=", ".join(called)), soft_wrap=True)


def _in_use(language: str) -> None:
    says = words(language)
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    grid.add_column(says("list-game"))
    grid.add_column(says("data-file"), overflow="fold")
    for name in games.names():
        source = data_of(name)
        grid.add_row(name, source.name if source.own else says("data-shipped"))
    out().print(grid)
    out().print(says("data-folder", variable=OWN_DATA), soft_wrap=True)
