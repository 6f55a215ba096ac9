"""The table of Carolus Magnus on a text screen: the ring of provinces, with the courts in its middle.

Families are told apart by a letter and sides by a short name, so that nothing depends on colour.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from regalia.engine.phrase import Says
from regalia.games.carolus.layout import FAMILY_NAMES
from regalia.games.carolus.table import DISCS
from regalia.games.carolus.view import CarolusView, Knights, Seat, Territory

RING: Final = (
    ("1", "2", "3", "4", "5", "6"),
    ("15", "", "", "", "", "7"),
    ("15", "", "", "", "", "8"),
    ("14", "13", "12", "11", "10", "9"),
)
"""Where the provinces lie, clockwise; 15 takes two places, so that the ring closes. The middle is free."""
ROWS: Final = len(RING)
COLUMNS: Final = len(RING[0])
NARROWEST: Final = 12
WIDEST: Final = 18
HEIGHT: Final = 3
"""Of a province inside its walls; the widths likewise."""
WALLS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""A piece of wall by where it goes on: 1 up, 2 right, 4 down, 8 left."""
NAME_WIDTH: Final = 10
ROOMY: Final = 67
"""What the courts, reserves and discs take if they are spread out."""

EMPEROR: Final = "♛"
CASTLE: Final = "♜"
MARKER: Final = "◆"
TURN: Final = "►"
WON: Final = "★"
NONE: Final = "·"
FAMILY_STYLES: Final = dict(zip(FAMILY_NAMES, ("red", "bright_blue", "green", "yellow", "magenta"), strict=True))
SIDE_STYLES: Final = ("black on bright_white", "bright_white on grey19", "black on grey62")
EMPEROR_STYLE: Final = "bold yellow"
WALL_STYLE: Final = "bright_black"


def draw(view: CarolusView, names: Sequence[str], words: Says, width: int) -> RenderableType:
    """The whole table; where it is too narrow for the ring, as a list."""
    table = _Table(view, names, words)
    cell = min(WIDEST, (width - 1) // COLUMNS - 1)
    return table.ring(cell) if cell >= NARROWEST else table.rows()


class _Table:
    """The parts of the table as lines of text, and how they are put together."""

    def __init__(self, view: CarolusView, names: Sequence[str], words: Says) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.letters = {family: words(f"face-{family}")[0].upper() for family in FAMILY_NAMES}
        self.territory = {province: territory for territory in view.territories for province in territory.provinces}
        self.emperor = self.territory[view.emperor].name

    def ring(self, cell: int) -> RenderableType:
        canvas = _Canvas(COLUMNS * (cell + 1) + 1, ROWS * (HEIGHT + 1) + 1)
        self.draw_walls(canvas, cell)
        margin = int(cell >= NARROWEST + 2)
        drawn = {""}
        for row in range(ROWS):
            for column in range(COLUMNS):
                province = RING[row][column]
                if province not in drawn:
                    drawn.add(province)
                    x, y = column * (cell + 1) + 1 + margin, row * (HEIGHT + 1) + 1
                    canvas.put_lines(x, y, self.province(province, cell - 2 * margin))
        middle = (COLUMNS - 2) * (cell + 1) - 1
        canvas.put_lines(cell + 2, HEIGHT + 2, self.middle(middle, (ROWS - 2) * (HEIGHT + 1) - 1))
        return canvas.drawing()

    def rows(self) -> RenderableType:
        territories = [
            Text(" ").join(
                [self.head(territory), self.castle(territory.owner, territory.castles), *self.inside(territory)]
            )
            for territory in self.view.territories
        ]
        return Group(*territories, *self.middle(0, 0))

    # The ring

    def draw_walls(self, canvas: "_Canvas", cell: int) -> None:
        """A wall stands wherever two territories, or a territory and what lies outside the ring, meet."""

        def place(row: int, column: int) -> str | None:
            if not (0 <= row < ROWS and 0 <= column < COLUMNS):
                return None
            province = RING[row][column]
            return self.territory[province].name if province else ""

        for row in range(ROWS + 1):
            for column in range(COLUMNS + 1):
                left_above, above = place(row - 1, column - 1), place(row - 1, column)
                left, here = place(row, column - 1), place(row, column)
                arms = (left_above != above, above != here, left != here, left_above != left)
                ends = [{left_above, above}, {above, here}, {left, here}, {left_above, left}]
                styles = [EMPEROR_STYLE if self.emperor in end else WALL_STYLE for end in ends]
                x, y = column * (cell + 1), row * (HEIGHT + 1)
                golden = any(arm and style == EMPEROR_STYLE for arm, style in zip(arms, styles, strict=True))
                sign = WALLS[sum(arm << bit for bit, arm in enumerate(arms))]
                canvas.put(x, y, Text(sign, EMPEROR_STYLE if golden else WALL_STYLE))
                if arms[1]:
                    canvas.put(x + 1, y, Text("─" * cell, styles[1]))
                if arms[2]:
                    canvas.put_lines(x, y + 1, [Text("│", styles[2])] * HEIGHT)

    def province(self, province: str, cell: int) -> list[Text]:
        territory = self.territory[province]
        castle = Text()
        if territory.provinces.index(province) < territory.castles:
            castle = self.castle(territory.owner)
        if province != territory.name:
            return [spread(Text(province, "dim"), castle, cell)]
        *knights, strength = self.inside(territory)
        upper, lower = halves(knights, cell)
        return [spread(self.head(territory), castle, cell), upper, spread(lower, strength, cell)]

    def head(self, territory: Territory) -> Text:
        """The number; the Emperor, or how many steps he is away; who would win castles by his stop."""
        head = Text(territory.name, "bold")
        if territory.name == self.emperor:
            head.append(" ").append(EMPEROR, EMPEROR_STYLE)
        for reach in self.view.reach:
            if reach.territory == territory.name:
                gains = reach.winner is not None and reach.castles > 0
                head.append(" ").append(
                    f"+{reach.steps}", SIDE_STYLES[self.words.tincture(reach.winner or 0)] if gains else "cyan"
                )
        return head

    def castle(self, side: int | None, count: int = 1) -> Text:
        if side is None or count == 0:
            return Text()
        colour = self.words.tincture(side)
        return Text(
            CASTLE + self.words(f"side-{colour}-short") + (f"x{count}" if count > 1 else ""), SIDE_STYLES[colour]
        )

    def inside(self, territory: Territory) -> list[Text]:
        """The knights, family by family, and the strength of the sides."""
        strength = Text()
        if any(territory.strength):
            best = max(territory.strength)
            strength = Text(":", "dim").join(
                [Text(str(points), "bold" if points == best else "") for points in territory.strength]
            )
        return [*self.knights(territory.knights), strength]

    def knights(self, knights: Knights) -> list[Text]:
        return [Text(f"{self.letters[family]}{knights[family]}", FAMILY_STYLES[family]) for family in knights]

    # The middle

    def middle(self, width: int, height: int) -> list[Text]:
        """The round, the stock, and a line for each player; the signs explained if there is room."""
        court, reserve, gap = (4, 3, 3) if width >= ROOMY else (3, 2, 1)
        round_number = Text(f" {self.words('round-number', round=self.view.round)}", "bold")
        stock = Text(" ").join(
            [Text(self.words("place-stock"), "dim"), *(self.knights(self.view.stock) or [Text(NONE)])]
        )
        lines = [
            spread(round_number, stock, width - 1),
            self.headings(court, reserve, gap),
            self.letter_line(court, reserve, gap),
        ]
        lines += [self.seat(number, seat, court, reserve, gap) for number, seat in enumerate(self.view.seats)]
        if height > len(lines) + 1:
            lines += [Text()] * (height - len(lines) - 1)
        if height > len(lines):
            lines.append(Text(f" {self.words('terminal-legend')}", "dim"))
        return lines

    def headings(self, court: int, reserve: int, gap: int) -> Text:
        heads = Text(" " * (NAME_WIDTH + 3), "dim")
        heads.append(fit(self.words("place-court"), court * len(FAMILY_NAMES) + gap - 1))
        heads.append(fit(self.words("place-reserve"), reserve * len(FAMILY_NAMES) + gap))
        return heads.append(self.words("place-discs"))

    def letter_line(self, court: int, reserve: int, gap: int) -> Text:
        line = Text(" " * (NAME_WIDTH + 2))
        for wide, after in ((court, gap), (reserve, 0)):
            for family in FAMILY_NAMES:
                line.append(
                    f"{self.letters[family]:>2}".ljust(wide) if wide > 2 else f"{self.letters[family]} ",
                    FAMILY_STYLES[family],
                )
            line.append(" " * after)
        return line

    def seat(self, number: int, seat: Seat, court: int, reserve: int, gap: int) -> Text:
        view = self.view
        sign = WON if seat.side in view.winners else TURN if view.turn == number else " "
        line = Text.assemble(
            (sign, EMPEROR_STYLE),
            (fit(self.names[number], NAME_WIDTH), SIDE_STYLES[self.words.tincture(seat.side)]),
            " ",
        )
        for family in FAMILY_NAMES:
            held = MARKER if family in seat.markers else " "
            count = seat.court.get(family, 0)
            style = FAMILY_STYLES[family] if count or held == MARKER else "dim"
            line.append(f"{count or NONE:>2}{held}".ljust(court), f"bold {style}" if held == MARKER else style)
        line.append(" " * gap)
        for family in FAMILY_NAMES:
            count = seat.reserve.get(family, 0)
            line.append(str(count or NONE).ljust(reserve), FAMILY_STYLES[family] if count else "dim")
        line.append(" " * gap)
        discs = Text()
        for disc in range(1, DISCS + 1):
            if disc == seat.laid:
                discs.append(f"[{disc}]", "bold")
            else:
                discs.append(str(disc) if disc in seat.unused else NONE, "" if disc in seat.unused else "dim")
        line.append_text(discs).append(" " * (DISCS + 2 - len(discs) + gap))
        return line.append(f"{CASTLE}{view.supply[seat.side]}")


class _Canvas:
    """Signs with their styles at fixed places. Every sign is one column wide."""

    def __init__(self, width: int, height: int) -> None:
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: Text) -> None:
        styles = [str(text.style)] * len(text)
        for span in text.spans:
            styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
        self._signs[y][x : x + len(text)] = text.plain
        self._styles[y][x : x + len(text)] = styles

    def put_lines(self, x: int, y: int, lines: Iterable[Text]) -> None:
        for down, line in enumerate(lines):
            self.put(x, y + down, line)

    def drawing(self) -> RenderableType:
        return Group(*map(self._line, self._signs, self._styles))

    def _line(self, signs: Sequence[str], styles: Sequence[str]) -> Text:
        line = Text(no_wrap=True)
        for style, run in groupby(zip(signs, styles, strict=True), key=itemgetter(1)):
            line.append("".join(sign for sign, _ in run), style)
        return line


def fit(text: str, width: int) -> str:
    """Padded or cut to the width."""
    return text.ljust(width) if len(text) <= width else f"{text[: width - 1]}…"


def spread(left: Text, right: Text, width: int) -> Text:
    """One at each end of the line."""
    return Text.assemble(left, " " * max(1, width - len(left) - len(right)), right)


def halves(parts: Sequence[Text], width: int) -> tuple[Text, Text]:
    """Over two lines; with spaces between the parts if there is room for them."""
    upper, lower = _cut(parts, " ", width)
    return (upper, lower) if len(lower) <= width else _cut(parts, "", width)


def _cut(parts: Sequence[Text], space: str, width: int) -> tuple[Text, Text]:
    """As many parts as fit on the first line, and the others."""
    fitting = len(parts)
    while len(Text(space).join(parts[:fitting])) > width:
        fitting -= 1
    return Text(space).join(parts[:fitting]), Text(space).join(parts[fitting:])
