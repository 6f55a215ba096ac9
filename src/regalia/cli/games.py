"""`regalia games`: which games there are, and which somebody has played."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from regalia import bots
from regalia import games as registry
from regalia.cli.console import JsonOption, LanguageOption, err, out, print_json
from regalia.cli.mine import show
from regalia.engine.errors import InvalidOption
from regalia.engine.game import Option, Value
from regalia.words import words


class OptionEntry(msgspec.Struct, frozen=True):
    name: str
    title: str
    choices: tuple[Value, ...]
    default: Value
    players: tuple[int, ...]


class GameEntry(msgspec.Struct, frozen=True):
    name: str
    title: str
    summary: str
    players: tuple[int, ...]
    options: tuple[OptionEntry, ...]
    bots: tuple[str, ...]
    rules_version: int


def games(
    language: LanguageOption,
    mine: Annotated[
        Path | None, typer.Option("--mine", metavar="FOLDER", help="The games of the records in a folder instead.")
    ] = None,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="With --mine: of this game.")] = None,
    players: Annotated[
        int | None, typer.Option("--players", metavar="N", help="With --mine: of so many players.")
    ] = None,
    against: Annotated[
        str | None, typer.Option("--against", metavar="BOT", help="With --mine: with this bot, or `human`.")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """List the games: for how many players, with which options; and the bots.

    Titles come in the asked language; names and options are typed as listed.
    The bots are the same in all games, from the weakest to the strongest; installed packages may bring others.
    What a package brings and cannot be used is told on stderr.

    With --mine: every game of a folder of saved games with company, result and length, the newest first, and how
    often you won against whom. Files that cannot be used are told on stderr.

    Examples:

      regalia games
      regalia games --lang hu
      regalia games --json
      regalia games --mine ~/games
      regalia games --mine ~/games --game carolus --against squire
    """
    if mine is not None:
        show(mine, game, players, against, language, as_json)
        return
    for option, value in (("--game", game), ("--players", players), ("--against", against)):
        if value is not None:
            raise InvalidOption(f"{option} says which games of a folder: it goes with --mine FOLDER")
    entries = [_entry(name, language) for name in registry.names()]
    if as_json:
        print_json(entries)
        return
    says = words(language)
    table = Table(box=None, padding=(0, 2, 1, 0), pad_edge=False, header_style="bold")
    for heading in ("game", "title", "players", "options", "rules"):
        table.add_column(says(f"list-{heading}"), no_wrap=heading in ("game", "title"), overflow="fold")
    for entry in entries:
        numbers = f"{min(entry.players)}-{max(entry.players)}" if len(entry.players) > 1 else str(entry.players[0])
        options = "\n".join(f"{option.title}\n  {option.name}={_choices(option)}" for option in entry.options)
        table.add_row(
            entry.name,
            entry.title,
            numbers,
            options,
            str(entry.rules_version),
        )
    for trouble in (*registry.troubles(), *bots.troubles()):
        err().print(f"regalia: {trouble}", soft_wrap=True)
    levels = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, show_header=False)
    for level in bots.BOTS:
        levels.add_row(level, says(f"level-{level}"), says(f"level-{level}-character"))
    for name, player in bots.guests().items():
        levels.add_row(name, "", ", ".join(player.games))
    out().print(table, Text(says("list-bots"), "bold"), levels, sep="\n")


def _entry(name: str, language: str) -> GameEntry:
    game = registry.find(name)
    says = words(language, name)

    def option(known: Option) -> OptionEntry:
        title = says(f"option-{known.name}")
        seats = tuple(count for same in game.options if same.name == known.name for count in same.seats)
        return OptionEntry(known.name, title, known.choices, known.default, seats)

    return GameEntry(
        name=name,
        title=says("title"),
        summary=says("summary"),
        players=game.seats,
        options=tuple(option(known) for known in {known.name: known for known in game.options}.values()),
        bots=tuple(bots.offered(game)),
        rules_version=game.rules_version,
    )


def _choices(option: OptionEntry) -> str:
    if option.choices == ("",):
        return "TEXT"
    return " | ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in option.choices)
