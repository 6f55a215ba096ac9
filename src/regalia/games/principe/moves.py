"""The moves of Il Principe in words: action code <-> verb and targets."""

from typing import Final

from regalia.engine.game import Move, move_table
from regalia.games.principe.state import MOST_BID, MOST_CARDS

COLOUR_NAMES: Final = ("green", "white", "red", "blue", "yellow")
REGION_NAMES: Final = ("veneto", "lombardy", "emilia", "liguria", "tuscany", "umbria")
CITY_NAMES: Final = (
    *("florence", "mantua", "ferrara", "pisa", "rimini"),
    *("lucca", "urbino", "padua", "milan", "bologna"),
    *("siena", "orvieto", "venice", "verona", "perugia"),
)
ROLE_NAMES: Final = (
    ("doctor", "bishop", "councillor", "nobleman", "banker"),
    ("master", "preacher", "scribe", "knight", "merchant"),
)
"""By rank and colour (P2)."""

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
