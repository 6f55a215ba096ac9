"""The cards of data.toml, checked when they are read."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.errors import InvalidData
from regalia.engine.game import listed
from regalia.engine.toml import read_toml
from regalia.games.rivals.moves import CHARACTER_NAMES, PAIR_NAMES, RANK_NAMES
from regalia.games.rivals.state import COLOURS, KINDS, MOST_POINTS, RivalsState

SEATS = (2, 3, 4)
COLOUR_NAMES: Final = ("yellow", "red", "blue", "green")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    price: Annotated[int, msgspec.Meta(ge=1, le=MOST_POINTS)]


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building and the subject that belongs to it."""

    colour: str
    building: Card
    subject: Card


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tie_symbols: list[str]
    pairs: list[Pair]


def read_box(text: str, source: str) -> Box:
    box = read_toml(text, Box, source, InvalidData)
    named = [(pair.building.name, pair.subject.name) for pair in box.pairs]
    for number, (found, expected) in enumerate(zip(named, PAIR_NAMES, strict=False), 1):
        if found != expected:
            raise InvalidData(f"{source}: pair {number} is {' and '.join(found)}, expected {' and '.join(expected)}")
    if len(named) != KINDS:
        raise InvalidData(f"{source}: {len(named)} pairs, expected {KINDS}")
    for pair in box.pairs:
        if pair.colour not in COLOUR_NAMES:
            where = f"{source}: the colour of {pair.building.name}"
            raise InvalidData(f"{where} is {pair.colour!r}, expected {listed(COLOUR_NAMES)}")
    for colour in COLOUR_NAMES:
        pairs = sum(pair.colour == colour for pair in box.pairs)
        if pairs != KINDS // COLOURS:
            raise InvalidData(f"{source}: {pairs} {colour} pairs, expected {KINDS // COLOURS} (R2)")
    for name in box.tie_symbols:
        if name not in CHARACTER_NAMES:
            raise InvalidData(f"{source}: tie_symbols names {name!r}, expected {listed(CHARACTER_NAMES)}")
    ranks = sorted(RANK_NAMES[CHARACTER_NAMES.index(name) // 2] for name in box.tie_symbols)
    if ranks != list(RANK_NAMES):
        raise InvalidData(f"{source}: tie_symbols are of the ranks {ranks}, expected one of each rank (R1)")
    return box


@cache
def box() -> Box:
    """The box as the package ships it."""
    file = files(__package__).joinpath("data.toml")
    return read_box(file.read_text("utf-8"), "rivals/data.toml")


@cache
def _cards() -> tuple[vec[i64], vec[i64], int]:
    """Prices, colours and tie symbols as the state has them."""
    pairs = box().pairs
    prices = [pair.building.price for pair in pairs] + [pair.subject.price for pair in pairs]
    colours = [COLOUR_NAMES.index(pair.colour) for pair in pairs]
    symbols = sum(1 << CHARACTER_NAMES.index(name) for name in box().tie_symbols)
    return vec[i64](prices), vec[i64](colours), symbols


def laid_out(seats: int) -> RivalsState:
    """The box beside the table for this number of players, before the set-up."""
    state = RivalsState(seats)
    state.lay_out(*_cards())
    return state
