"""`regalia scenario`: the worked examples of the rulebooks, to look at and to play."""

from typing import Annotated

import typer
from rich.table import Table as Grid

import regalia
from regalia import games
from regalia.cli.console import LanguageOption, out
from regalia.cli.play import SeatsOption, play
from regalia.cli.screen import board
from regalia.words import words


def scenario(
    language: LanguageOption,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="List only the scenarios of this game.", show_default=False)
    ] = None,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="Show this scenario.", show_default=False)] = None,
    start: Annotated[bool, typer.Option("--play", help="Play on from there.")] = False,
    seats: SeatsOption = None,
) -> None:
    """List the scenarios, show one, or play on from it.

    Scenarios are the worked examples of the rulebooks.

    Examples:

      regalia scenario
      regalia scenario carolus x6
      regalia scenario carolus x6 --play --lang hu
    """
    if game is not None and name is not None:
        if start:
            play(language, game, seats=seats, scenario=name)
        else:
            _show(game, name, language)
        return
    says = words(language)
    table = Grid(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("game", "scenario", "title"):
        table.add_column(says(f"list-{heading}"))
    for each in games.names() if game is None else (games.find(game).name,):
        for known in regalia.scenarios(each):
            table.add_row(each, known, words(language, each)(f"scenario-{known}-title"))
    out().print(table)


def _show(game: str, name: str, language: str) -> None:
    match = regalia.scenario(game, name)
    says = words(language, match.game.name)
    names = says.seat_names(match.seats)
    console = out()
    console.print(says(f"scenario-{name}-title"), style="bold")
    console.print(says(f"scenario-{name}-story"))
    console.print(board(match.game, match.view(None), names, says, console.width))
    for seat in match.actors:
        asked = match.asked(seat)
        if asked is not None:
            console.print(f"{names[seat]}: {says.say(asked, names)}")
