"""The moves of Il Principe in words: action code <-> verb and targets."""

from typing import Final, Literal, get_args

from regalia.engine.game import Move, move_table
from regalia.games.principe.state import MOST_BID, MOST_CARDS

Colour = Literal["green", "white", "red", "blue", "yellow"]
Region = Literal["veneto", "lombardy", "emilia", "liguria", "tuscany", "umbria"]
CitySize = Literal["small", "medium", "large"]
# fmt: off
CityName = Literal[
    "florence", "mantua", "ferrara", "pisa", "rimini",
    "lucca", "urbino", "padua", "milan", "bologna",
    "siena", "orvieto", "venice", "verona", "perugia",
]
RoleName = Literal[
    "doctor", "bishop", "councillor", "nobleman", "banker",
    "master", "preacher", "scribe", "knight", "merchant",
]
# fmt: on
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
REGION_NAMES: Final[tuple[Region, ...]] = get_args(Region)
SIZE_NAMES: Final[tuple[CitySize, ...]] = get_args(CitySize)
CITY_NAMES: Final[tuple[CityName, ...]] = get_args(CityName)
ROLE_NAMES: Final[tuple[RoleName, ...]] = get_args(RoleName)
"""The major roles by colour, then the minor ones (P2)."""

MOVES: Final[tuple[Move, ...]] = move_table(
    [
        *(("offer", colour) for colour in COLOUR_NAMES),
        *(("bid", str(amount)) for amount in range(1, MOST_BID + 1)),
        ("pass",),
        *(("build", city) for city in CITY_NAMES),
        *(("lay", colour, str(count)) for colour in COLOUR_NAMES for count in range(1, MOST_CARDS + 1)),
        *(("shield", region) for region in REGION_NAMES),
        *(("turn", colour) for colour in COLOUR_NAMES),
    ]
)
