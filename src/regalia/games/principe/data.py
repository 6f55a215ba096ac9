"""The numbers, the map and the city cards of data.toml, checked when they are read, and what the rulebook says of them.

Only what play needs is checked: whatever else an owner of the box corrects is theirs to know.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.book import Book, Cell, spread
from regalia.engine.errors import InvalidData
from regalia.engine.game import listed
from regalia.engine.phrase import Phrase
from regalia.engine.toml import read_toml
from regalia.files import read_once
from regalia.games.principe import table
from regalia.games.principe.layout import (
    ALL_CARDS,
    CARDS,
    CITY_NAMES,
    COLOUR_NAMES,
    LAYOUT,
    MOST_BID,
    MOST_CARDS,
    REGION_NAMES,
    ROLE_GOLD,
    SEATS,
    SIZE_NAMES,
    CitySize,
    Colour,
)
from regalia.games.principe.state import PrincipeState

Count = Annotated[int, msgspec.Meta(ge=0, le=100)]

RULES = {
    "cards": "P1",
    "cities": "P6",
    "minor_roles": "P2",
    "gold": "P11",
    "draw": "P11",
    "offer": "P12",
    "fewest": "P34",
    "size": "P6",
    "points": "P6",
    "shields": "P6",
    "icons": "P8",
    "regions": "P7",
}
"""What each entry of the data is for."""


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one number of players uses of the box."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=MOST_CARDS)]
    cities: Annotated[int, msgspec.Meta(ge=int(table.DISPLAYED), le=len(CITY_NAMES))]
    minor_roles: bool
    gold: Count
    draw: Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=ALL_CARDS)]], msgspec.Meta(min_length=1)]
    """The choices of the option `draw`, the usual one first."""
    offer: Annotated[int, msgspec.Meta(ge=1, le=MOST_CARDS)]
    fewest: Annotated[int, msgspec.Meta(ge=1)]

    def rounds(self, seats: int, draw: int) -> int:
        """How many rounds with an income the deck feeds at most (P34)."""
        return rounds_fed(self.cards * len(COLOUR_NAMES), seats * draw, self.fewest)

    def most_gold(self, seats: int, draw: int) -> int:
        """What a player can have at most while they may still bid.

        A round brings them their income and at most once the gold of a yellow role. The last round has no income,
        and its yellow roles come after all bids of those who get them.
        """
        return self.rounds(seats, draw) * (self.gold + ROLE_GOLD)


def rounds_fed(deck: int, drawn: int, fewest: int) -> int:
    """How many rounds with a deal can still begin with such a deck, at `drawn` cards a round or more."""
    return (deck - fewest) // drawn + 1 if deck >= fewest else 0


class Size(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: Count
    gold: Count
    shields: Count


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: CitySize
    icons: list[str]
    regions: list[str]
    points: Count | None = None
    gold: Count | None = None
    shields: Count | None = None
    """Where a city differs from the others of its size."""


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: dict[int, Players]
    size: dict[str, Size]
    city: dict[str, City]


def read_box(text: str, source: str) -> Box:
    return read_toml(text, Box, source, InvalidData, RULES, _troubles)


def _troubles(box: Box) -> Iterator[str]:
    if tuple(sorted(box.players)) != SEATS:
        yield f"players are {sorted(box.players)}, expected {list(SEATS)} (P11, P34)"
    for seats, players in box.players.items():
        for draw in players.draw:
            most = players.most_gold(seats, draw)
            if most > MOST_BID:
                at = f"players.{seats}: at {draw} cards a round"
                yield f"{at} one player can have {most} gold, and bids end at {MOST_BID} (P15)"
    if len(box.players[2].draw) > 1:
        yield "players.2.draw has several choices, expected one (P11)"
    choices = [box.players[seats].draw for seats in SEATS[1:]]
    if any(each != choices[0] for each in choices):
        yield f"draw is {listed(choices)}, expected the same choices for three, four and five players (P11)"
    if set(box.size) != set(SIZE_NAMES):
        yield f"sizes are {sorted(box.size)}, expected {listed(SIZE_NAMES)} (P6)"
    if set(box.city) != set(CITY_NAMES):
        yield f"cities are {sorted(box.city)}, expected {sorted(CITY_NAMES)} (P6)"
    for name, city in box.city.items():
        for trouble in _troubles_of(city):
            yield f"city.{name} {trouble}"


def _troubles_of(city: City) -> Iterator[str]:
    for colour in city.icons:
        if colour not in COLOUR_NAMES:
            yield f"has the icon {colour!r}, expected {listed(COLOUR_NAMES)} (P8)"
        if city.icons.count(colour) > MOST_CARDS:
            yield f"has more {colour} icons than there are cards, {MOST_CARDS} (P21)"
    for region in city.regions:
        if region not in REGION_NAMES:
            yield f"touches {region!r}, expected {listed(REGION_NAMES)} (P7)"
    if not city.regions:
        yield "touches no region, expected one at least: its shields go there (P22)"
    if len(set(city.regions)) < len(city.regions):
        yield f"touches a region twice: {city.regions}, expected each once (P22)"


box: Callable[[], Box] = read_once("principe", read_box)
"""The box that is played with."""


def book(text: str, source: str) -> Book:
    """What the rulebook says of the box: for two players, for more of them, and in tables for each number."""
    box = read_box(text, source)
    two, more = box.players[2], [box.players[seats] for seats in SEATS[1:]]
    facts: dict[str, Cell] = {
        "cards": spread(players.cards for players in more),
        "gold": spread(players.gold for players in more),
        "draw": spread(players.draw[0] for players in more),
        "draw.option": Phrase("book-draw-option", {"other": _several(more[0].draw[1:])}) if more[0].draw[1:] else "",
        "offer": spread(players.offer for players in more),
        "gold.2": two.gold,
        "draw.2": two.draw[0],
        "offer.2": two.offer,
        "removed.cards": max(players.cards for players in more) - two.cards,
        "removed.cities": max(players.cities for players in more) - two.cities,
        "sizes.differ": Phrase("book-sizes-differ") if any(_differs(box, city) for city in box.city.values()) else "",
    }
    facts |= {f"fewest.{seats}": players.fewest for seats, players in box.players.items()}
    return Book(
        facts,
        {
            "players": tuple(_players_row(seats, box.players[seats]) for seats in SEATS),
            "sizes": tuple(_size_row(box, size) for size in SIZE_NAMES),
            "regions": tuple(_region_row(box, region) for region in REGION_NAMES),
            "cities": tuple(_city_row(box, name) for name in CITY_NAMES),
        },
    )


def _differs(box: Box, city: City) -> bool:
    """P6: the card says something else than the others of its size."""
    size = box.size[city.size]
    return card_of(box, city) != (size.points, size.gold, size.shields)


def _several(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _players_row(seats: int, players: Players) -> tuple[Cell, ...]:
    roles = Phrase("book-roles", {"minor": "yes" if players.minor_roles else "no"})
    usual, *others = players.draw
    draw = Phrase("book-draw", {"usual": usual, "other": _several(others)}) if others else usual
    return (seats, players.cards, players.cities, roles, players.gold, draw, players.offer, players.fewest)


def _size_row(box: Box, size: CitySize) -> tuple[Cell, ...]:
    cities = [city for city in box.city.values() if city.size == size]
    own = box.size[size]
    regions = spread(len(city.regions) for city in cities) if cities else "–"
    return (Phrase(f"book-size-{size}"), own.points, own.gold, own.shields, regions)


def _region_row(box: Box, region: str) -> tuple[Cell, ...]:
    return (
        Phrase(f"region-{region}"),
        tuple(Phrase(f"city-{name}") for name in CITY_NAMES if region in box.city[name].regions),
    )


def _city_row(box: Box, name: str) -> tuple[Cell, ...]:
    city = box.city[name]
    icons = [Phrase(f"book-icon-{icon}", {"count": city.icons.count(icon)}) for icon in dict.fromkeys(city.icons)]
    points, gold, shields = card_of(box, city)
    return (Phrase(f"city-{name}"), Phrase(f"book-size-{city.size}"), points, gold, shields, tuple(icons))


def card_of(box: Box, city: City) -> tuple[int, int, int]:
    """P6: the points, the gold and the shields on a city's card."""
    size = box.size[city.size]
    return (
        size.points if city.points is None else city.points,
        size.gold if city.gold is None else city.gold,
        size.shields if city.shields is None else city.shields,
    )


def numbers(data: Box, seats: int) -> vec[i64]:
    """The box as the state has it."""
    players, cities = data.players[seats], [data.city[name] for name in CITY_NAMES]
    points, prices, shields = zip(*(card_of(data, city) for city in cities), strict=True)
    return LAYOUT.boxed(
        cards_each=players.cards,
        minors=int(players.minor_roles),
        income=players.gold,
        offers=players.offer,
        fewest=players.fewest,
        rounds=max(players.rounds(seats, draw) for draw in players.draw),
        cheapest=min(prices),
        icons=[CARDS.packing.packed(Counter(city.icons)) for city in cities],
        buildings=[len(city.icons) for city in cities],
        touching=[sum(1 << REGION_NAMES.index(region) for region in city.regions) for city in cities],
        worth=points,
        price=prices,
        arms=shields,
        city_size=[SIZE_NAMES.index(city.size) for city in cities],
    )


packed = read_once("principe", lambda text, source: {seats: numbers(read_box(text, source), seats) for seats in SEATS})
"""The same of the box that is played with, for each number of players."""


def laid_out(seats: int, data: Box | None = None) -> PrincipeState:
    """The box on the table for this number of players, before the set-up."""
    players = (data or box()).players[seats]
    state = PrincipeState(seats)
    state.box = numbers(data, seats) if data else packed()[seats]
    state.lay_out(players.draw[0], players.cities)
    return state


def missing_cards(state: PrincipeState, seat: int, city: int) -> list[Colour]:
    """The colours of the cards that the seat's hand lacks for a city (P21)."""
    return [
        name
        for colour, name in enumerate(COLOUR_NAMES)
        for _ in range(
            table.count_of(state.box[table.ICONS + city], colour) - table.count_of(state.t[table.HAND + seat], colour)
        )
    ]
