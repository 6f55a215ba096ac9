"""`regalia bench --instructions`: what an action costs, the same on a busy machine, and whether it rose."""

from pathlib import Path

import typer
from rich.table import Table

from regalia.arena.instructions import CannotCount, Counts, count, read, risen, write
from regalia.cli.console import err, out, print_json

ROSE = 1
"""The exit code when a figure rose too far."""


def instructions(names: tuple[str, ...], seats: int, as_json: bool, written: Path | None, target: Path | None) -> None:
    """Count, print, hold against the figures `written` down, and write to the `target`."""
    before = None if written is None else read(written)
    try:
        counts = count(names, seats)
    except CannotCount as reason:
        if before is None or target is not None:
            raise
        err().print(f"Nothing was counted: {reason}. {written} holds:", soft_wrap=True)
        _print(before, as_json)
        return
    _print(counts, as_json)
    if target is not None:
        write(target, counts)
    if before is not None:
        _compare(counts, before, written)


def _compare(counts: Counts, before: Counts, written: Path | None) -> None:
    console = err()
    if counts.tools != before.tools:
        console.print(f"{written} was counted with other tools, so nothing is held against it:", soft_wrap=True)
        console.print(f"  there: {before.tools}", f"  here:  {counts.tools}", sep="\n", soft_wrap=True)
        return
    rises = risen(counts, before)
    if rises:
        console.print(*rises, sep="\n", soft_wrap=True)
        console.print(f"If that is meant: regalia bench --instructions --write {written}", soft_wrap=True)
        raise typer.Exit(ROSE)
    console.print(f"No figure rose by a tenth above {written}.", soft_wrap=True)


def _print(counts: Counts, as_json: bool) -> None:
    if as_json:
        print_json(counts)
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("Game")
    for heading in ("Players", "Action", "Clone", "Observe"):
        table.add_column(heading, justify="right")
    for figure in counts.figures:
        table.add_row(figure.game, str(figure.seats), f"{figure.action:,}", f"{figure.clone:,}", f"{figure.observe:,}")
    out().print(table)
