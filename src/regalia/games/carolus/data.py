"""The numbers of data.toml, checked when they are read."""

from functools import cache
from importlib.resources import files
from typing import Annotated

import msgspec

from regalia.engine.errors import InvalidData
from regalia.engine.toml import read_toml
from regalia.files import read_text
from regalia.games.carolus.state import FAMILIES, KNIGHTS, PROVINCES, SCATTERED, CarolusState

SEATS = (2, 3, 4)


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one number of players uses of the box."""

    castles: Annotated[int, msgspec.Meta(ge=1, le=PROVINCES)]
    dice: Annotated[int, msgspec.Meta(ge=1, le=4)]
    reserve: Annotated[int, msgspec.Meta(ge=1, le=(KNIGHTS - SCATTERED) // max(SEATS))]
    bring: Annotated[int, msgspec.Meta(ge=1, le=FAMILIES)]


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: dict[int, Players]


def read_box(text: str, source: str) -> Box:
    box = read_toml(text, Box, source, InvalidData)
    if tuple(sorted(box.players)) != SEATS:
        raise InvalidData(f"{source}: expected players.2, players.3 and players.4, not {sorted(box.players)}")
    return box


@cache
def box() -> Box:
    """The box as the package ships it."""
    file = files(__package__).joinpath("data.toml")
    return read_box(read_text(file, InvalidData), "carolus/data.toml")


def laid_out(seats: int) -> CarolusState:
    """The box on the table for this number of players, before the set-up."""
    players = box().players[seats]
    state = CarolusState(seats)
    state.lay_out(players.castles, players.dice, players.reserve, players.bring)
    return state
