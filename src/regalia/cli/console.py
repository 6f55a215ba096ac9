"""What all commands share: where they print, in which language, and how they read their options."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
import typer
from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from regalia import bots
from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed
from regalia.games import AnyGame
from regalia.match import Match
from regalia.words import LANGUAGES, Words, fold

HUMAN = "human"


def out() -> Console:
    """For answers. Texts are printed as they are: brackets in a file's name are no markup."""
    return Console(markup=False, emoji=False, highlight=False)


def err() -> Console:
    """For complaints and progress."""
    return Console(stderr=True, markup=False, emoji=False, highlight=False)


def print_json(value: object) -> None:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(value)).decode() + "\n")


def print_long(console: Console, words: Words, *parts: RenderableType) -> None:
    """What may be longer than the screen: in a pager if it is and somebody can turn the pages, after how to do that."""
    tall = sum(len(console.render_lines(part, pad=False)) for part in parts) >= console.height
    if not (tall and console.is_terminal and sys.stdin is not None and sys.stdin.isatty()):
        console.print(*parts, sep="\n")
        return
    os.environ.setdefault("LESS", "-FRX")
    os.environ.setdefault("LESSCHARSET", "utf-8")
    with console.pager(styles=not console.no_color):
        console.print(Text(words("pager-keys"), "bold"), "", *parts, sep="\n")


@contextmanager
def progress(what: str, total: int) -> Iterator[Progress]:
    """A bar on stderr, if that is a terminal."""
    console = err()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(
        *columns, TimeRemainingColumn(), console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        bar.add_task(what, total=total)
        yield bar


def preferred_language() -> str:
    """The language that the environment asks for, if Regalia speaks it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        asked = os.environ.get(name, "")
        if asked:
            language = asked.lower().partition("_")[0].partition(".")[0]
            return language if language in LANGUAGES else "en"
    return "en"


def read_seats(text: str | None, game: AnyGame, *, people: bool) -> tuple[str, ...]:
    """Who sits where, from `human,squire`."""
    kinds = ([HUMAN] if people else []) + list(bots.offered(game))
    seats = tuple(kind.strip().lower() for kind in (text or "").split(","))
    for kind in seats:
        if kind not in kinds:
            raise InvalidOption(f"a seat is taken by {listed(kinds)}, not by {kind!r}")
    if len(seats) not in game.seats:
        raise InvalidOption(f"{game.name} is for {listed(game.seats)} players, not {len(seats)}")
    return seats


def read_colours(text: str, match: Match, words: Words) -> tuple[int, ...]:
    """The colour of each seat, from `grey,white`: as the language calls them, in full or as they begin."""
    names = words.colour_names(match.seats, match.game.colours.get(match.seats, match.seats))
    chosen = []
    for given in text.split(","):
        typed = fold(given.strip())
        exactly = [number for number, name in enumerate(names) if fold(name) == typed]
        fitting = exactly or [number for number, name in enumerate(names) if typed and fold(name).startswith(typed)]
        if len(fitting) != 1:
            raise InvalidOption(f"a colour is {listed(names)}, not {given.strip()!r}")
        chosen += fitting
    return tuple(chosen)


GameArgument = Annotated[
    str, typer.Argument(metavar="GAME", help="The game, by its name in `regalia games`.", show_default=False)
]
LanguageOption = Annotated[
    str,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        envvar="REGALIA_LANG",
        help="The language; otherwise that of your environment.",
        default_factory=preferred_language,
        show_default=False,
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="An option of the game, as `regalia games` lists them; may be repeated."
    ),
]
SeedOption = Annotated[
    str | None,
    typer.Option("--seed", metavar="TEXT", help="The same seed gives the same dice; otherwise a secret one."),
]
