"""`regalia bench`: how fast it is on this machine."""

from collections.abc import Sequence
from platform import machine, python_version, system
from typing import Annotated

import msgspec
import typer
from rich.table import Table

import regalia
from regalia import games
from regalia._source import compiled
from regalia.arena.bench import Figures, fastest, measure, measure_interpreted
from regalia.cli.console import JsonOption, out, print_json, progress
from regalia.engine.errors import InvalidOption

LONGEST = 600
GOES = 5
"""Measurements of which the fastest counts, compiled and interpreted by turns."""


class Entry(msgspec.Struct, frozen=True):
    figures: Figures
    interpreted: Figures | None
    """The same source interpreted, if the rules run compiled."""
    ratio: float | None
    """Of the actions per second."""


class Bench(msgspec.Struct, frozen=True):
    regalia: str
    compiled: bool
    python: str
    platform: str
    seconds: float
    games: tuple[Entry, ...]


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="Measure only this game.", show_default=False)
    ] = None,
    as_json: JsonOption = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", help="How long each figure is measured.")] = 1.0,
) -> None:
    """Measure the speed of the games: playouts, copies, greedy decisions.

    If the rules are compiled, the same source is measured interpreted in the
    same run, as the base of the ratio. bench/README.md explains the figures.

    Examples:

      regalia bench
      regalia bench carolus --seconds 5 --json
    """
    if not 0 < seconds <= LONGEST:
        raise InvalidOption(f"--seconds is a number above 0 and up to {LONGEST}, not {seconds:g}")
    names = games.names() if game is None else (games.find(game).name,)
    tables = [(name, seats) for name in names for seats in games.find(name).seats]
    entries = []
    with progress("", len(tables) * GOES) as bar:
        task = bar.task_ids[0]
        for name, seats in tables:
            bar.update(task, description=f"{name}, {seats} players")
            goes, interpreted_goes = [], []
            for _ in range(GOES):
                goes.append(measure(name, seats, seconds / GOES))
                if compiled():
                    interpreted_goes.append(measure_interpreted(name, seats, seconds / GOES))
                bar.advance(task)
            entries.append(_entry(goes, interpreted_goes))
    platform = f"{system()} {machine()}"
    result = Bench(regalia.__version__, compiled(), python_version(), platform, seconds, tuple(entries))
    if as_json:
        print_json(result)
    else:
        _print(result)


def _entry(goes: Sequence[Figures], interpreted_goes: Sequence[Figures]) -> Entry:
    figures = fastest(goes)
    if not interpreted_goes:
        return Entry(figures, None, None)
    interpreted = fastest(interpreted_goes)
    return Entry(figures, interpreted, figures.actions_per_second / interpreted.actions_per_second)


def _print(result: Bench) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("Game", "Players", "Rules"):
        table.add_column(heading)
    for heading in ("Actions/s", "Games/s", "Clone", "Greedy/s", "Ratio"):
        table.add_column(heading, justify="right")
    for entry in result.games:
        table.add_row(*_row(entry.figures, "compiled" if result.compiled else "interpreted", entry.ratio))
        if entry.interpreted is not None:
            table.add_row(*_row(entry.interpreted, "interpreted", None), style="dim")
    console = out()
    console.print(table)
    if not result.compiled:
        console.print("The rules run interpreted here, so there is nothing to compare them with.", style="dim")


def _row(figures: Figures, how: str, ratio: float | None) -> list[str]:
    return [
        figures.game,
        str(figures.seats),
        how,
        _short(figures.actions_per_second),
        _short(figures.games_per_second),
        f"{figures.clone_nanoseconds:,.0f} ns",
        _short(figures.greedy_decisions_per_second),
        f"{ratio:.1f}" if ratio is not None else "",
    ]


def _short(count: float) -> str:
    """Three digits that matter: `8.83 M`."""
    for size, unit in ((1e6, "M"), (1e3, "k")):
        if count >= size:
            return f"{count / size:.3g} {unit}"
    return f"{count:.3g}"
