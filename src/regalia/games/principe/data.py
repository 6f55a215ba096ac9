"""The numbers, the map and the city cards of data.toml, checked when they are read."""

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.errors import InvalidData
from regalia.engine.game import listed
from regalia.engine.toml import read_toml
from regalia.games.principe.moves import CITY_NAMES, COLOUR_NAMES, REGION_NAMES
from regalia.games.principe.state import COLOURS, DISPLAY, GIVEN_BITS, MOST_BID, MOST_CARDS, ROLE_GOLD, PrincipeState

SEATS: Final = (2, 3, 4, 5)
FEWER_DRAWN: Final = 4
"""The other choice of the option `draw`, for more than two players (P11)."""
SHAPES: Final = {"small": (1, [1, 1, 1]), "medium": (2, [2, 1, 1]), "large": (3, [2, 1, 1, 1])}
"""Of each size of city: how many regions it touches, and how often each of its icons is on the card (P5, P6)."""
CITIES_OF_A_SIZE: Final = 5
CITIES_OF_A_REGION: Final = 5


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one number of players uses of the box."""

    cards: Annotated[int, msgspec.Meta(ge=1, le=MOST_CARDS)]
    cities: Annotated[int, msgspec.Meta(ge=DISPLAY, le=len(CITY_NAMES))]
    minor_roles: bool
    gold: Annotated[int, msgspec.Meta(ge=1)]
    draw: Annotated[int, msgspec.Meta(ge=1)]
    offer: Annotated[int, msgspec.Meta(ge=1, lt=1 << GIVEN_BITS)]
    fewest: Annotated[int, msgspec.Meta(ge=1)]

    def rounds(self, seats: int, draw: int) -> int:
        """How many rounds with an income the deck feeds at most (P34)."""
        return rounds_fed(self.cards * COLOURS, seats * draw, self.fewest)

    def most_gold(self, seats: int, draw: int) -> int:
        """What a player can have at most while he may still bid."""
        return self.rounds(seats, draw) * (self.gold + ROLE_GOLD)


def rounds_fed(deck: int, drawn: int, fewest: int) -> int:
    """How many rounds with a deal can still begin with such a deck, at `drawn` cards a round or more."""
    return (deck - fewest) // drawn + 1 if deck >= fewest else 0


class Size(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    points: Annotated[int, msgspec.Meta(ge=0)]
    gold: Annotated[int, msgspec.Meta(ge=0)]
    shields: Annotated[int, msgspec.Meta(ge=1)]


class City(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: Literal["small", "medium", "large"]
    icons: list[str]
    regions: list[str]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: dict[int, Players]
    size: dict[str, Size]
    city: dict[str, City]


def read_box(text: str, source: str) -> Box:
    box = read_toml(text, Box, source, InvalidData)
    _expect(tuple(sorted(box.players)) == SEATS, source, f"players are {sorted(box.players)}, expected {list(SEATS)}")
    for seats, players in box.players.items():
        for draw in draws(seats, players):
            most = players.most_gold(seats, draw)
            complaint = f"players.{seats}: at {draw} cards a round one player can have {most} gold, and bids end at"
            _expect(most <= MOST_BID, source, f"{complaint} {MOST_BID}")
    _expect(set(box.size) == set(SHAPES), source, f"sizes are {sorted(box.size)}, expected {sorted(SHAPES)}")
    _expect(set(box.city) == set(CITY_NAMES), source, f"cities are {sorted(box.city)}, expected {sorted(CITY_NAMES)}")
    for name, city in box.city.items():
        _check_city(source, f"city.{name}", city)
    for size in SHAPES:
        count = sum(city.size == size for city in box.city.values())
        _expect(count == CITIES_OF_A_SIZE, source, f"{count} cities are {size}, expected {CITIES_OF_A_SIZE} (P6)")
    for region in REGION_NAMES:
        count = sum(region in city.regions for city in box.city.values())
        _expect(count == CITIES_OF_A_REGION, source, f"{region} has {count} cities, expected {CITIES_OF_A_REGION} (P7)")
    return box


def _check_city(source: str, where: str, city: City) -> None:
    touched, icons = SHAPES[city.size]
    for colour in city.icons:
        _expect(colour in COLOUR_NAMES, source, f"{where} has the icon {colour!r}, expected {listed(COLOUR_NAMES)}")
    for region in city.regions:
        _expect(region in REGION_NAMES, source, f"{where} touches {region!r}, expected {listed(REGION_NAMES)}")
    found = sorted(Counter(city.icons).values(), reverse=True)
    _expect(found == icons, source, f"{where} has the icons {city.icons}, which do not suit a {city.size} city (P6)")
    alike = len(set(city.regions)) == len(city.regions) == touched
    _expect(alike, source, f"{where} touches {city.regions}, expected {touched} for a {city.size} city (P5)")


def _expect(true: bool, source: str, complaint: str) -> None:
    if not true:
        raise InvalidData(f"{source}: {complaint}")


def draws(seats: int, players: Players) -> tuple[int, ...]:
    """The choices of the option `draw`, the usual one first."""
    return (players.draw,) if seats == 2 else (players.draw, FEWER_DRAWN)


@cache
def box() -> Box:
    """The box as the package ships it."""
    file = files(__package__).joinpath("data.toml")
    return read_box(file.read_text("utf-8"), "principe/data.toml")


def laid_out(seats: int, draw: int | None = None) -> PrincipeState:
    """The box on the table for this number of players, before the set-up."""
    players = box().players[seats]
    cities = [box().city[name] for name in CITY_NAMES]
    sizes = [box().size[city.size] for city in cities]
    state = PrincipeState(seats)
    state.icons = vec[i64]([city.icons.count(colour) for city in cities for colour in COLOUR_NAMES])
    state.touching = vec[i64]([sum(1 << REGION_NAMES.index(region) for region in city.regions) for city in cities])
    state.worth = vec[i64]([size.points for size in sizes])
    state.price = vec[i64]([size.gold for size in sizes])
    state.arms = vec[i64]([size.shields for size in sizes])
    state.lay_out(
        players.cards,
        players.cities,
        players.minor_roles,
        players.gold,
        players.draw if draw is None else draw,
        players.offer,
        players.fewest,
    )
    return state
