"""`regalia bench`: how fast it is on this machine."""

from collections.abc import Sequence
from pathlib import Path
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
from regalia.cli.instructions import instructions as count_instructions
from regalia.cli.peers import race_peers
from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed

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
    seats: Annotated[int | None, typer.Option("--seats", metavar="N", help="Only with so many players.")] = None,
    instructions: Annotated[
        bool, typer.Option("--instructions", help="Count instructions instead, with valgrind; with 2 players.")
    ] = False,
    compare: Annotated[
        Path | None,
        typer.Option("--compare", metavar="FILE", help="Fail if one rose by more than a tenth above this file."),
    ] = None,
    write: Annotated[
        Path | None, typer.Option("--write", metavar="FILE", help="Write what was counted to this file.")
    ] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Race against other libraries that are installed, driven in the same way.")
    ] = False,
    catanatron: Annotated[
        Path | None, typer.Option("--catanatron", metavar="FOLDER", help="With --peers: where its source is.")
    ] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="With --peers: draw it, too.")] = None,
) -> None:
    """Measure the speed of the games: playouts, copies, decisions of squires.

    If the rules are compiled, the same source is measured interpreted in the
    same run, as the base of the ratio. bench/README.md explains the figures.

    Instructions are counted, not timed: they are the same on a busy machine.

    Examples:

      regalia bench
      regalia bench carolus --seconds 5 --json
      regalia bench --instructions
      regalia bench --instructions --compare bench/instructions.toml
      regalia bench --instructions --write bench/instructions.toml
      regalia bench --peers --svg peers.svg
    """
    if not 0 < seconds <= LONGEST:
        raise InvalidOption(f"--seconds is a number above 0 and up to {LONGEST}, not {seconds:g}")
    if not instructions and (compare or write):
        raise InvalidOption(f"{'--compare' if compare else '--write'} goes with --instructions only")
    if not peers and (catanatron or svg):
        raise InvalidOption(f"{'--catanatron' if catanatron else '--svg'} goes with --peers only")
    if peers:
        race_peers(seconds, as_json, catanatron, svg)
        return
    if instructions and seats is None:
        seats = 2
    names = _for(games.names() if game is None else (games.find(game).name,), seats)
    if instructions and seats is not None:
        count_instructions(names, seats, as_json, compare, write)
        return
    tables = [(name, each) for name in names for each in games.find(name).seats if seats in (None, each)]
    entries = []
    with progress("", len(tables) * GOES) as bar:
        task = bar.task_ids[0]
        for name, players in tables:
            bar.update(task, description=f"{name}, {players} players")
            goes, interpreted_goes = [], []
            for _ in range(GOES):
                goes.append(measure(name, players, seconds / GOES))
                if compiled():
                    interpreted_goes.append(measure_interpreted(name, players, seconds / GOES))
                bar.advance(task)
            entries.append(_entry(goes, interpreted_goes))
    platform = f"{system()} {machine()}"
    result = Bench(regalia.__version__, compiled(), python_version(), platform, seconds, tuple(entries))
    if as_json:
        print_json(result)
    else:
        _print(result)


def _for(names: tuple[str, ...], seats: int | None) -> tuple[str, ...]:
    """Of these games, those for so many players."""
    if seats is None:
        return names
    fitting = tuple(name for name in names if seats in games.find(name).seats)
    if not fitting:
        known = sorted({each for name in names for each in games.find(name).seats})
        raise InvalidOption(f"--seats is {listed(known)} for {listed(names)}, not {seats}")
    return fitting


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
    for heading in ("Actions/s", "Games/s", "Clone", "Squire/s", "Ratio"):
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
        _short(figures.squire_decisions_per_second),
        f"{ratio:.1f}" if ratio is not None else "",
    ]


def _short(count: float) -> str:
    """Three digits that matter: `8.83 M`."""
    for size, unit in ((1e6, "M"), (1e3, "k")):
        if count >= size:
            return f"{count / size:.3g} {unit}"
    return f"{count:.3g}"
