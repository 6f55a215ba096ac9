"""The table of Il Principe on a text screen: the cities to build, the regions, and a line for each player.

Colours are told apart by a letter, so that nothing depends on colour.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from regalia.games.principe.layout import COLOUR_NAMES, REGION_NAMES
from regalia.games.principe.view import Auction, Cards, City, PrincipeView, Seat

Says = Callable[..., str]
"""The words of a language: a key and its facts become a text."""

PRINCE: Final = "♛"
TURN: Final = "►"
WON: Final = "★"
POINT: Final = "♣"
GOLD: Final = "●"
SHIELD: Final = "◊"
NONE: Final = "·"
NAME_WIDTH: Final = 10
CITY_WIDTH: Final = 11
REGION_WIDTH: Final = 10
LAID_WIDTH: Final = 4
STEP_WIDTH: Final = 21
COLOUR_STYLES: Final[dict[str, str]] = dict(
    zip(COLOUR_NAMES, ("green", "bright_white", "red", "bright_blue", "yellow"), strict=True)
)
PRINCE_STYLE: Final = "bold yellow"


def draw(view: PrincipeView, names: Sequence[str], words: Says, width: int) -> RenderableType:
    """The whole table; lines that are too long for the screen go on below."""
    table = _Table(view, names, words)
    parts = [*table.head(), *table.cities(), *table.regions(width), *table.seats()]
    if view.ending is not None:
        parts += table.scoring()
    return Group(*parts)


class _Table:
    """The parts of the table as lines of text."""

    def __init__(self, view: PrincipeView, names: Sequence[str], words: Says) -> None:
        self.view = view
        self.names = names
        self.words = words
        self.letters: dict[str, str] = {colour: words(f"colour-{colour}")[0].upper() for colour in COLOUR_NAMES}

    def label(self, key: str) -> Text:
        return Text(self.words(f"place-{key}"), "dim")

    def cards(self, cards: Cards) -> Text:
        """`2G 1W`."""
        found = [Text(f"{count}{self.letters[colour]}", COLOUR_STYLES[colour]) for colour, count in cards.items()]
        return Text(" ").join(found or [Text(NONE, "dim")])

    def icons(self, colours: Iterable[str]) -> Text:
        """`GGR`."""
        return Text("").join([Text(self.letters[colour], COLOUR_STYLES[colour]) for colour in colours])

    def head(self) -> list[Text]:
        view = self.view
        number = self.words("round-number", round=view.round)
        last = f" ({self.words('place-last-round')})" if view.last else ""
        state = Text("  ").join(
            [
                Text(f"{number}{last}", "bold"),
                Text(self.words(f"phase-{view.phase}")),
                pair(self.label("deck"), Text(str(view.deck))),
                pair(self.label("city-deck"), Text(str(view.city_deck))),
            ]
        )
        lines = [state, pair(self.label("out"), self.cards(view.out))]
        if view.groups:
            lines.append(pair(self.label("groups"), self.cards(dict(view.groups))))
        if view.auction is not None:
            lines.append(self.auction(view.auction))
        return lines

    def auction(self, auction: Auction) -> Text:
        stake = self.cards({auction.colour: auction.count})
        if auction.role is not None:
            stake = Text(self.words(f"role-{auction.role}"), COLOUR_STYLES[auction.colour])
        bid = Text(NONE if auction.bidder is None else f"{auction.bid}{GOLD} {self.names[auction.bidder]}", "bold")
        live = Text(", ".join(self.names[seat] for seat in auction.live))
        return Text("  ").join([pair(self.label("auction"), stake), pair(self.label("bid"), bid), live])

    def cities(self) -> list[Text]:
        """The cities to build, with what the player lacks for each."""
        view = self.view
        cards = {city.name: city for city in view.cities}
        builds = {build.city: build for build in view.builds}
        lines = [self.label("display")]
        for name in view.display:
            line = self.city(cards[name])
            if name in builds and (builds[name].missing or builds[name].gold):
                lack = self.icons(builds[name].missing)
                if builds[name].gold:
                    lack = Text(" ").join([*([lack] if lack else []), Text(f"{builds[name].gold}{GOLD}")])
                line.append("  ").append_text(self.label("missing")).append(" ").append_text(lack)
            lines.append(line)
        return lines

    def city(self, city: City) -> Text:
        icons = [colour for colour, count in city.icons.items() for _ in range(count)]
        line = Text(f"  {self.words(f'city-{city.name}'):<{CITY_WIDTH}}", "bold")
        line = Text.assemble(line, (f"{city.points}{POINT} {city.gold}{GOLD} {city.shields}{SHIELD}  ", ""))
        line.append_text(self.icons(icons)).append(" " * (7 - len(icons)))
        return line.append("/".join(self.words(f"region-{region}") for region in city.regions), "dim")

    def regions(self, width: int) -> list[Text]:
        """The shields of the players, in their order; as many regions on a line as there is room for."""
        cells = []
        for region in REGION_NAMES:
            counts = [seat.shields.get(region, 0) for seat in self.view.seats]
            most = max(counts)
            cell = Text(f"{self.words(f'region-{region}'):<{REGION_WIDTH}}", "dim")
            for seat, count in enumerate(counts):
                cell.append(":" if seat else "").append(str(count), "bold" if count == most > 0 else "")
            cells.append(cell)
        each = max(1, (width - 2) // (max(map(len, cells)) + 3))
        rows = [cells[start : start + each] for start in range(0, len(cells), each)]
        return [self.label("map"), *(Text("  ").append_text(Text("   ").join(row)) for row in rows)]

    def seats(self) -> list[Text]:
        heads = Text(" " * (NAME_WIDTH + 3))
        for colour in COLOUR_NAMES:
            heads.append(f"{self.letters[colour]:>{LAID_WIDTH}}", COLOUR_STYLES[colour])
        lines = [heads]
        for number, seat in enumerate(self.view.seats):
            lines.append(self.seat(number, seat))
            if seat.hand is not None:
                lines.append(self.own(seat))
        return lines

    def seat(self, number: int, seat: Seat) -> Text:
        view = self.view
        sign = WON if number in view.winners else TURN if number in view.waiting else " "
        prince = PRINCE if number == view.prince else " "
        line = Text.assemble((sign + prince, PRINCE_STYLE), (fit(self.names[number], NAME_WIDTH), "bold"), " ")
        for colour in COLOUR_NAMES:
            up, down = seat.up.get(colour, 0), seat.down.get(colour, 0)
            laid = f"{up}/{down}" if up or down else NONE
            line.append(f"{laid:>{LAID_WIDTH}}", COLOUR_STYLES[colour] if up else "dim")
        line.append(f"  {seat.score}{POINT}", "bold")
        if seat.gold is not None:
            line.append(f" {seat.gold}{GOLD}", "yellow")
        line.append(f" {seat.shields_left}{SHIELD}  ")
        line.append_text(self.label("hand")).append(f" {seat.hand_size}  ")
        return line.append(", ".join(self.words(f"role-{role}") for role in seat.roles), "italic")

    def own(self, seat: Seat) -> Text:
        """The player's hand, and what lies face down of it."""
        line = Text(" " * (NAME_WIDTH + 3)).append_text(pair(self.label("hand"), self.cards(seat.hand or {})))
        if seat.offered:
            line.append("  ").append_text(pair(self.label("offered"), self.cards(seat.offered)))
        return line

    def scoring(self) -> list[Text]:
        """The final scoring, step by step, with a column for each player."""
        finals = [seat.final for seat in self.view.seats if seat.final is not None]
        steps = {
            "roles": [final.roles for final in finals],
            "sets": [final.sets for final in finals],
            "gold": [final.gold for final in finals],
            "hand": [final.hand for final in finals],
            "regions": [sum(final.regions) for final in finals],
        }
        names = "".join(f"{fit(name, NAME_WIDTH - 2).strip():>{NAME_WIDTH - 1}}" for name in self.names)
        lines = [Text.assemble((f"{self.words('place-final'):<{STEP_WIDTH}}", "dim"), (names, "bold"))]
        for step, points in steps.items():
            counted = "".join(f"{count:>{NAME_WIDTH - 1}}" for count in points)
            lines.append(Text(f"  {self.words(f'place-final-{step}'):<{STEP_WIDTH - 2}}{counted}"))
        return lines


def pair(label: Text, value: Text) -> Text:
    return Text.assemble(label, " ", value)


def fit(text: str, width: int) -> str:
    """Padded or cut to the width."""
    return text.ljust(width) if len(text) <= width else f"{text[: width - 1]}…"
