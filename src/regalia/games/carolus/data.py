"""The numbers of data.toml, checked when they are read, and what the rulebook says of them."""

from collections.abc import Callable
from typing import Annotated

import msgspec

from regalia.engine.book import Book, Cell
from regalia.engine.errors import InvalidData
from regalia.engine.phrase import Phrase
from regalia.engine.toml import read_toml
from regalia.files import read_once
from regalia.games.carolus.layout import SEATS
from regalia.games.carolus.state import SCATTERED, CarolusState
from regalia.games.carolus.table import FAMILIES, KNIGHTS_EACH, PROVINCES

RULES = {"castles": "C3", "dice": "C4", "reserve": "C7", "bring": "C14"}
"""What each entry of the data is for."""


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one number of players uses of the box."""

    castles: Annotated[int, msgspec.Meta(ge=1, le=PROVINCES)]
    dice: Annotated[int, msgspec.Meta(ge=1, le=4)]
    reserve: Annotated[int, msgspec.Meta(ge=1, le=(KNIGHTS_EACH - SCATTERED) // max(SEATS))]
    bring: Annotated[int, msgspec.Meta(ge=1, le=FAMILIES)]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: dict[int, Players]


def read_box(text: str, source: str) -> Box:
    box = read_toml(text, Box, source, InvalidData, RULES)
    if tuple(sorted(box.players)) != SEATS:
        raise InvalidData(
            f"{source}: expected players.2, players.3 and players.4, not {sorted(box.players)} (C3, C4, C7, C14)"
        )
    return box


box: Callable[[], Box] = read_once("carolus", read_box)
"""The box that is played with."""


def book(text: str, source: str) -> Book:
    """What the rulebook says of the box."""
    facts: dict[str, Cell] = {}
    rows: list[tuple[Cell, ...]] = []
    for seats, players in sorted(read_box(text, source).players.items()):
        facts |= {f"{name}.{seats}": count for name, count in msgspec.structs.asdict(players).items()}
        castles = Phrase("book-castles-team" if seats == 4 else "book-castles-each", {"count": players.castles})
        rows.append((seats, castles, players.dice, players.reserve, players.bring))
    return Book(facts, {"players": tuple(rows)})


def laid_out(seats: int) -> CarolusState:
    """The box on the table for this number of players, before the set-up."""
    players = box().players[seats]
    state = CarolusState(seats)
    state.lay_out(players.castles, players.dice, players.reserve, players.bring)
    return state
