"""`regalia bench --peers`: beside other libraries, as a table, as JSON and as a picture."""

from collections.abc import Sequence
from math import log10
from pathlib import Path

from rich.table import Table

from regalia.adapters.peers import GOES, Race, Speed, found, race
from regalia.cli.console import out, print_json, progress
from regalia.engine.errors import InvalidOption
from regalia.files import write_text

WAYS = {
    "compiled": "in the library",
    "python": "driven from Python",
    "batch": "many in arrays, observed",
    "pettingzoo": "through PettingZoo",
    "copy": "copies",
}
REMARKS = (
    "Random games of the fewest players, each action drawn among the legal ones; draws of chance are not counted.",
    "OpenSpiel's games are C++ that Python drives. Through its Python bridge ours are slower than these, since it asks "
    "Python for each step.",
)
ROW, LEFT, WIDE = 20, 330, 560


def race_peers(seconds: float, as_json: bool, catanatron: Path | None, svg: Path | None) -> None:
    """Run the race and show it."""
    if catanatron is not None and not catanatron.is_dir():
        raise InvalidOption(f"--catanatron is the folder of its source, and {catanatron} is none")
    with progress("libraries by turns", len(found(catanatron)[0]) * GOES) as bar:
        result = race(seconds, catanatron, lambda: bar.advance(bar.task_ids[0]))
    if svg is not None:
        write_text(svg, drawn(result), InvalidOption)
    if as_json:
        print_json(result)
    else:
        _print(result)


def _print(result: Race) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("Library", "Game", "How"):
        table.add_column(heading)
    table.add_column("A second", justify="right")
    for speed in ordered(result.speeds):
        ours = "bold" if speed.library == "Regalia" else ""
        table.add_row(speed.library, speed.game, WAYS[speed.way], f"{speed.per_second:,.0f}", style=ours)
    console = out()
    console.print(table)
    for remark in (*REMARKS, *(f"Not measured: {absent}" for absent in result.absent)):
        console.print(remark, style="dim")


def ordered(speeds: Sequence[Speed]) -> list[Speed]:
    """Way by way, the fastest first."""
    return sorted(speeds, key=lambda speed: (list(WAYS).index(speed.way), -speed.per_second))


def drawn(result: Race) -> str:
    """Bars on a scale on which each step is ten times as fast."""
    speeds = ordered(result.speeds)
    most = max(log10(max(speed.per_second, 1)) for speed in speeds)
    rows, top, before = [], 10, ""
    for speed in speeds:
        if speed.way != before:
            rows.append(f'<text x="10" y="{top + 14}" font-weight="bold">{WAYS[speed.way]}, a second</text>')
            top, before = top + ROW + 4, speed.way
        width = WIDE * log10(max(speed.per_second, 1)) / most
        colour = "#9c2f2f" if speed.library == "Regalia" else "#8a8272"
        rows.append(f'<text x="{LEFT - 10}" y="{top + 13}" text-anchor="end">{speed.library}: {speed.game}</text>')
        rows.append(f'<rect x="{LEFT}" y="{top}" width="{width:.1f}" height="{ROW - 4}" fill="{colour}"/>')
        rows.append(f'<text x="{LEFT + width + 6:.1f}" y="{top + 13}">{speed.per_second:,.0f}</text>')
        top += ROW
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 130} {top + 10}" font-family="sans-serif"'
    )
    return "\n".join((f'{head} font-size="13">', *rows, "</svg>", ""))
