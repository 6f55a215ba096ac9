"""The table of Tara on a text screen: the regions as triangles, then the raths and the cards.

Players are told apart by the first letter of their colour, so that nothing depends on colour. A stack is
written from its top down: `By` is Blue's disc on a yellow captive, `BBy` Blue's fort. Levels are told by the first
three letters of their names, which are nobody's colour.
"""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from regalia.engine.phrase import Says
from regalia.games.tara.data import CardFace
from regalia.games.tara.layout import LEVEL_NAMES, width
from regalia.games.tara.view import Region, Seat, Spot, TaraView

CELL: Final = 5
"""The width of a position."""
SHORT: Final = 3
"""Letters of a level's name."""
LABEL: Final = SHORT + 1
REGION: Final = LABEL + 5 * CELL
GAP: Final = 3
NAME_WIDTH: Final = 10

KING: Final = "♛"
TURN: Final = "►"
WON: Final = "★"
EMPTY: Final = "·"
MORE: Final = "…"
STONE: Final = "◉"
CUMAL: Final = "●"
STYLES: Final = ("bright_blue", "yellow", "bright_white", "red")
SIGN_STYLE: Final = "bold yellow"


def draw(view: TaraView, names: Sequence[str], words: Says, width: int) -> RenderableType:
    """The whole table; as many regions beside each other as there is room for."""
    table = _Table(view, names, words)
    abreast = max(1, (width + GAP) // (REGION + GAP))
    return Group(*table.regions(abreast), *table.raths(), *packed([table.course(), *table.cards()], width))


class _Table:
    def __init__(self, view: TaraView, names: Sequence[str], words: Says) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.letters = [name[0].upper() for name in words.seat_names(len(view.seats))]
        self.styles = [STYLES[words.colour(seat)] for seat in range(len(view.seats))]
        self.levels = {level: words(f"word-{level}")[:SHORT] for level in LEVEL_NAMES}

    # The board

    def regions(self, abreast: int) -> list[Text]:
        shown = [region for region in self.view.regions if region.status != "closed"]
        # Where they stand below each other, four of them and all else have to fit 24 lines.
        low = len(shown) > abreast
        lines: list[Text] = []
        for first in range(0, len(shown), abreast):
            blocks = [self.region(region, low) for region in shown[first : first + abreast]]
            lines += [Text(" " * GAP).join(row) for row in zip(*blocks, strict=True)]
        return lines if low else [*lines, Text()]

    def region(self, region: Region, low: bool) -> list[Text]:
        """Its name, then the levels from the king down, each position in the place of its triangle.

        Where there is little room, the name stands to the left of the king.
        """
        name = Text(self.words("region-name", region=region.name), "bold")
        signs = Text()
        if region.status == "won":
            signs.append(f" ({self.words('place-won')})", "dim")
        if region.name == self.view.where:
            signs.append(f" {TURN}", SIGN_STYLE)
        if region.strongest is not None:
            signs.append(" ").append(WON + self.letters[region.strongest], self.styles[region.strongest])
        spots = {spot.name: spot for spot in region.spots}
        king, *others = (self.level(spots, level) for level in reversed(range(len(LEVEL_NAMES))))
        if low:
            beside = LABEL + (REGION - LABEL - CELL) // 2
            return [
                padded(Text.assemble(padded(name, beside), king[beside : beside + CELL], signs), REGION),
                *others,
            ]
        return [padded(name.append_text(signs), REGION), king, *others]

    def level(self, spots: dict[str, Spot], level: int) -> Text:
        letter = LEVEL_NAMES[level]
        columns = width(level)
        names = [letter] if columns == 1 else [f"{letter}{column}" for column in range(1, columns + 1)]
        margin = (REGION - LABEL - columns * CELL) // 2
        line = Text.assemble((self.levels[letter].ljust(LABEL), "dim"), " " * margin)
        for name in names:
            line.append_text(centred(self.spot(spots.get(name)), CELL))
        return padded(line, REGION)

    def spot(self, spot: Spot | None) -> Text:
        if spot is None:
            return Text(EMPTY, "dim")
        if spot.king:
            return Text(KING + self.letters[spot.control], f"bold {self.styles[spot.control]}")
        stack = Text()
        above = 2 if spot.fort else 1
        for depth, owner in enumerate(spot.stack):
            if depth == CELL - 2 and len(spot.stack) > CELL - 1:
                return stack.append(MORE)
            letter = self.letters[owner]
            stack.append(letter if depth < above else letter.lower(), self.styles[owner])
        return stack

    # The raths

    def raths(self) -> list[Text]:
        view = self.view
        heads = ("cumals", "income", "supply", "kings", "hand", "aside", "prisoners")
        titles = [self.words(f"place-{head}") for head in heads]
        lines = [Text(f"{'':{NAME_WIDTH + 2}}{'  '.join(titles)}", "dim")]
        for number, seat in enumerate(view.seats):
            sign = WON if number in view.winners else TURN if view.turn == number or seat.choosing else " "
            line = Text.assemble(
                (sign, SIGN_STYLE), (self.names[number][:NAME_WIDTH].ljust(NAME_WIDTH + 1), self.styles[number])
            )
            counts = (seat.cumals, f"+{seat.income}", seat.supply, seat.kings, seat.hand_size, seat.aside_size)
            for title, count in zip(titles, counts, strict=False):
                line.append(f"{count:>{min(len(title), 5)}}".ljust(len(title) + 2))
            lines.append(line.append_text(self.prisoners(seat)))
        return lines

    def course(self) -> Text:
        """The round, who began it, and the cards that nobody holds."""
        view = self.view
        pile = f"{self.words('place-pile')} {view.pile}  {self.words('place-discards')} {len(view.discards)}"
        begin = f"{self.words('round-number', round=view.round)}  {self.words('place-start')}: {self.names[view.start]}"
        return Text(f"{begin}  {pile}", "dim")

    def prisoners(self, seat: Seat) -> Text:
        held = [
            Text(f"{self.letters[owner]}{count}", self.styles[owner])
            for owner, count in enumerate(seat.prisoners)
            if count
        ]
        return Text(" ").join(held) if held else Text(EMPTY, "dim")

    # The cards

    def cards(self) -> list[Text]:
        """The card being played, and those that the player sees, in as few lines as can be."""
        view = self.view
        named = [("card", [view.play.card] if view.play is not None else [])]
        for seat in view.seats:
            named += [("hand", list(seat.hand or ())), ("aside", list(seat.aside or ()))]
        held = [
            Text(f"{self.words(f'place-{head}')}: ").append_text(Text("  ").join([self.card(card) for card in cards]))
            for head, cards in named
            if cards
        ]
        return [Text("  ").join(held)] if held else []

    def card(self, card: CardFace) -> Text:
        """The number, the pattern from the lowest level up with faded slots in brackets, and the cost."""
        levels = [
            " ".join(
                self.levels[level] if slot.placement else f"({self.levels[level]})"
                for slot in card.slots
                if slot.level == level
            )
            for level in LEVEL_NAMES
        ]
        pattern = STONE if card.stone else "/".join(filter(None, levels)).replace(" (", "(").replace(") ", ")")
        return Text.assemble((f"{card.number}:", "bold"), f" {pattern} ", (f"{card.cost}{CUMAL}", "dim"))


def packed(parts: Sequence[Text], width: int) -> list[Text]:
    """As many beside each other as there is room for."""
    lines: list[Text] = []
    for part in parts:
        if lines and len(lines[-1]) + GAP + len(part) <= width:
            lines[-1].append(" " * GAP).append_text(part)
        else:
            lines.append(part)
    return lines


def padded(text: Text, width: int) -> Text:
    return text.append(" " * max(0, width - len(text)))


def centred(text: Text, width: int) -> Text:
    before = max(0, width - len(text)) // 2
    return padded(Text(" " * before).append_text(text), width)
