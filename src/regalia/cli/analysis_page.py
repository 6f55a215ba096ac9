"""An analysis as one page of HTML: whole in itself, without scripts, light and dark as the reader has it."""

from html import escape
from typing import Final

from regalia.arena.report import STYLE
from regalia.cli.analysed import Sentences, Sheet

WIDTH: Final = 760
HEIGHT: Final = 260
LEFT: Final = 52
RIGHT: Final = 150
"""Where the names stand."""
EDGE: Final = 14
APART: Final = 18
"""Between two names."""
DASHES: Final = ("", "9 4", "2 4", "12 4 2 4", "5 5", "1 6", "14 6", "6 2 2 2")
"""Curves are told apart by how they are drawn as well as by their names."""
MORE_STYLE: Final = """
.curve { fill: none; stroke: var(--mark); stroke-width: 2.5; stroke-linejoin: round; }
.curve.other { stroke: var(--ink); }
article { border-top: 1px solid var(--line); margin-top: 1rem; max-width: 46rem; }
article h3 { font-size: 1rem; margin: .8rem 0 .3rem; }
article p { margin: .2rem 0; }
summary { cursor: pointer; }
"""


def html(sentences: Sentences) -> str:
    """The whole page."""
    says = sentences.says
    title = sentences.heading()
    parts = [f"<h1>{escape(title)}</h1>"]
    parts += [f"<p>{escape(sentence)}</p>" for sentence in sentences.summary()]
    parts.append(f"<h2>{escape(says('analysis-curve'))}</h2>")
    parts.append(f'<p class="note">{escape(says("analysis-curve-note"))}</p><figure>{_curve(sentences)}</figure>')
    parts.append(f"<details><summary>{escape(says('analysis-curve-numbers'))}</summary>")
    parts.append(f"{_table(sentences.curve())}</details>")
    turnings = sentences.turnings()
    if turnings:
        parts.append(f"<h2>{escape(says('analysis-turnings'))}</h2><ul>")
        parts += [f"<li>{escape(turning)}</li>" for turning in turnings]
        parts.append("</ul>")
    parts.append(f"<h2>{escape(says('analysis-players'))}</h2>")
    parts.append(f'<p class="note">{escape(sentences.players_note())}</p>{_table(sentences.players())}')
    parts.append(f"<h2>{escape(says('analysis-decisions'))}</h2>")
    decisions = sentences.decisions()
    if not decisions:
        parts.append(f"<p>{escape(sentences.none())}</p>")
    for told in decisions:
        lines = "".join(f"<p>{escape(line)}</p>" for line in told.lines)
        parts.append(f"<article><h3>{escape(told.heading)}</h3>{lines}</article>")
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{says.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{MORE_STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _table(sheet: Sheet) -> str:
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in sheet.columns)
    rows = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in others)}</tr>'
        for first, *others in sheet.rows
    )
    table = f"<table>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{rows}\n</tbody>\n</table>"
    return f'<div class="wide" tabindex="0">{table}</div>'


def _curve(sentences: Sentences) -> str:
    """A line for each side, and its name where the line ends. In numbers it stands in the table below."""
    curve = sentences.analysis.curve
    sides = sentences.match.game.sides(sentences.match.seats)
    bottom, right = HEIGHT - EDGE, WIDTH - RIGHT

    def x(place: int) -> str:
        return f"{LEFT + place * (right - LEFT) / max(1, len(curve) - 1):.1f}"

    def y(chance: float) -> float:
        return bottom - chance * (bottom - EDGE)

    parts = []
    for tick in (0, 25, 50, 75, 100):
        height = f"{y(tick / 100):.1f}"
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{height}" x2="{right}" y2="{height}"/>')
        said = f"{tick}\N{NO-BREAK SPACE}%"
        parts.append(f'<text class="tick" x="{LEFT - 8}" y="{height}" dy="4" text-anchor="end">{said}</text>')
    firsts = sorted((sides.index(side) for side in set(sides)), key=lambda seat: -curve[-1].chances[seat])
    lowest = 0.0
    for seat in firsts:
        points = " ".join(f"{x(place)},{y(point.chances[seat]):.1f}" for place, point in enumerate(curve))
        place = list(dict.fromkeys(sides)).index(sides[seat])
        kind = "curve other" if place % 2 else "curve"
        parts.append(f'<polyline class="{kind}" stroke-dasharray="{DASHES[place % len(DASHES)]}" points="{points}"/>')
        lowest = min(
            max(y(curve[-1].chances[seat]), lowest + APART), bottom - APART * (len(firsts) - 1 - firsts.index(seat))
        )
        names = ", ".join(name for each, name in enumerate(sentences.names) if sides[each] == sides[seat])
        parts.append(f'<text x="{right + 8}" y="{lowest:.1f}" dy="4">{escape(names)}</text>')
    label = escape(sentences.says("analysis-curve"))
    return f'<svg role="img" aria-label="{label}" viewBox="0 0 {WIDTH} {HEIGHT}">{"".join(parts)}</svg>'
