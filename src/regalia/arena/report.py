"""A tournament as one page of HTML: whole in itself, without scripts, light and dark as the reader has it.

The plots are SVG of our own. It knows nothing of the files that games are kept in.
"""

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from regalia.arena.summary import Report
from regalia.arena.tables import Sheet, Speller, faults, sheets, table_name
from regalia.words import words

WIDTH: Final = 720
ROW: Final = 30
LABELS: Final = 190
"""Where the names end and the plot begins."""
RIGHT: Final = 30
TOP: Final = 8
AXIS: Final = 30
TICKS: Final = 6
LONGEST_LABEL: Final = 26
"""In letters; a longer one is cut, and whole in the table."""

STYLE: Final = """
:root { color-scheme: light dark; --ground: #fbf9f4; --ink: #26221c; --faint: #6a6257; --line: #d8d1c4; --mark: #7a2e2e;
  --box: #d9b98c; }
@media (prefers-color-scheme: dark) { :root { --ground: #1c1a17; --ink: #ece6da; --faint: #a89f90; --line: #3d3830;
  --mark: #e39a7f; --box: #6b5335; } }
body { background: var(--ground); color: var(--ink); font: 16px/1.5 Georgia, serif; margin: 2rem auto; max-width: 64rem;
  padding: 0 1rem; }
h1, h2 { font-weight: normal; line-height: 1.2; }
h2 { margin-top: 2.5rem; }
.note { color: var(--faint); max-width: 46rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .7rem; text-align: right; vertical-align: top; }
td { white-space: pre; }
th[scope=col] { vertical-align: bottom; }
th[scope=row] { font-weight: normal; }
th:first-child { text-align: left; }
figure { margin: 1.5rem 0; overflow-x: auto; }
svg { height: auto; max-width: 100%; min-width: 34rem; }
text { fill: var(--ink); font: 13px Georgia, serif; }
.tick { fill: var(--faint); font-size: 12px; }
.grid { stroke: var(--line); }
.fair { stroke: var(--ink); stroke-dasharray: 4 4; }
.reach { stroke: var(--mark); stroke-width: 2; }
.box { fill: var(--box); stroke: var(--mark); }
.dot { fill: var(--mark); }
"""


class Row(NamedTuple):
    """What is drawn beside a name: a dot, and a line about it; between the two of `box` a box."""

    label: str
    dot: float
    low: float
    high: float
    box: tuple[float, float] | None = None


class Plot(NamedTuple):
    title: str
    note: str
    rows: list[Row]
    spell: Callable[[float], str]
    """How a number on the axis is written."""
    fair: float | None = None
    """Where a line is drawn across all."""
    log: bool = False
    """Every step of the axis is ten times the one before."""


def html(report: Report, language: str) -> str:
    """The whole page."""
    says = words(language, report.game)
    title = says("arena-heading", title=says("title"))
    summary = says("arena-summary", games=report.games, seats=report.seats, seed=report.seed)
    parts = [f"<h1>{escape(title)}</h1>", f'<p class="note">{escape(summary)}</p>']
    parts += [f"<p>{escape(sentence)}</p>" for sentence in faults(report, says)]
    parts += [_table(sheet) for sheet in sheets(report, says)]
    parts += [_figure(plot) for plot in plots(report, Speller(says))]
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def plots(report: Report, spell: Speller) -> list[Plot]:
    """Ratings, wins by seat, lengths, points and decision times."""
    says = spell.says
    players = report.standings
    return [
        Plot(
            says("arena-ratings"),
            "",
            [Row(each.name, each.rating.value, each.rating.low, each.rating.high) for each in players],
            spell.whole,
        ),
        Plot(
            says("arena-seats"),
            says("arena-seats-note", fair=spell.percent(report.fair)),
            [
                Row(name, share.rate * 100, share.low * 100, share.high * 100)
                for name, share in zip(says.seat_names(report.seats), report.by_seat, strict=True)
            ],
            lambda value: f"{spell.whole(value)} %",
            fair=report.fair * 100,
        ),
        Plot(
            f"{says('arena-lengths')}: {says('arena-rounds').lower()}",
            says("arena-points-note"),
            [
                Row(table_name(each.line_up), q.median, q.q05, q.q95, (q.q25, q.q75))
                for each in report.lengths
                for q in [each.rounds]
            ],
            spell.whole,
        ),
        Plot(
            says("arena-points"),
            says("arena-points-note"),
            [Row(each.name, q.median, q.q05, q.q95, (q.q25, q.q75)) for each in players for q in [each.points]],
            spell.whole,
        ),
        Plot(
            says("arena-times"),
            says("arena-times-note"),
            [Row(each.name, each.times.mean, each.times.mean, each.times.p99) for each in players],
            spell.time,
            log=True,
        ),
    ]


def _table(sheet: Sheet) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in others)}</tr>'
        for first, *others in sheet.rows
    )
    note = f'<p class="note">{escape(sheet.note)}</p>\n' if sheet.note else ""
    return (
        f"<h2>{escape(sheet.title)}</h2>\n{note}"
        f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table></div>'
    )


def _figure(plot: Plot) -> str:
    caption = f'<figcaption class="note">{escape(plot.note)}</figcaption>' if plot.note else ""
    return f"<h2>{escape(plot.title)}</h2>\n<figure>{caption}{_svg(plot)}</figure>"


def _svg(plot: Plot) -> str:
    scale = (lambda value: log10(max(value, 1e-9))) if plot.log else (lambda value: value)
    ends = [scale(end) for row in plot.rows for end in (row.low, row.high, row.dot)]
    ends += [] if plot.fair is None else [plot.fair]
    ticks = powers_between(min(ends), max(ends)) if plot.log else ticks_between(min(ends), max(ends))
    first, last = ticks[0], ticks[-1]

    def x(value: float) -> str:
        return f"{LABELS + (value - first) / (last - first) * (WIDTH - LABELS - RIGHT):.1f}"

    bottom = TOP + ROW * len(plot.rows)
    parts = []
    for tick in ticks:
        said = escape(plot.spell(10**tick if plot.log else tick))
        parts.append(f'<line class="grid" x1="{x(tick)}" y1="{TOP}" x2="{x(tick)}" y2="{bottom}"/>')
        parts.append(f'<text class="tick" x="{x(tick)}" y="{bottom + 18}" text-anchor="middle">{said}</text>')
    if plot.fair is not None:
        parts.append(f'<line class="fair" x1="{x(plot.fair)}" y1="{TOP}" x2="{x(plot.fair)}" y2="{bottom}"/>')
    for place, row in enumerate(plot.rows):
        y = TOP + ROW * place + ROW // 2
        label = row.label if len(row.label) <= LONGEST_LABEL else row.label[: LONGEST_LABEL - 1] + "…"
        parts.append(f'<text x="{LABELS - 12}" y="{y + 5}" text-anchor="end">{escape(label)}</text>')
        parts.append(f'<line class="reach" x1="{x(scale(row.low))}" y1="{y}" x2="{x(scale(row.high))}" y2="{y}"/>')
        if row.box:
            left, right = (float(x(scale(end))) for end in row.box)
            parts.append(f'<rect class="box" x="{left}" y="{y - 7}" width="{right - left:.1f}" height="14"/>')
        parts.append(f'<circle class="dot" cx="{x(scale(row.dot))}" cy="{y}" r="5"/>')
    height = bottom + AXIS
    return (
        f'<svg role="img" aria-label="{escape(plot.title)}" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
        f'height="{height}">{"".join(parts)}</svg>'
    )


def ticks_between(low: float, high: float) -> Sequence[float]:
    """Round numbers, evenly apart, that hold all between them."""
    if high - low < 1e-9:
        low, high = low - 1, high + 1
    raw = (high - low) / TICKS
    power = 10.0 ** floor(log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= raw)
    first = floor(low / step)
    count = 1
    while (first + count) * step < high - step * 1e-9:
        count += 1
    return [round((first + n) * step, 12) for n in range(count + 1)]


def powers_between(low: float, high: float) -> Sequence[float]:
    """Whole exponents that hold all between them."""
    return range(floor(low), max(ceil(high), floor(low) + 1) + 1)
