"""The box of data.toml, checked for what play needs when it is read, and what the rulebook says of it."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Annotated, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.book import Book
from regalia.engine.errors import InvalidData
from regalia.engine.game import listed
from regalia.engine.phrase import Phrase
from regalia.engine.toml import read_toml
from regalia.files import read_once
from regalia.games.rivals.layout import CHARACTER_NAMES, COLOUR_NAMES, LAYOUT, PAIR_NAMES, RANK_NAMES, SEATS
from regalia.games.rivals.state import RivalsState
from regalia.games.rivals.table import STACKS

Price = Annotated[int, msgspec.Meta(ge=1, le=9)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]

RULES = {
    "coins": "R3",
    "markers": "R4",
    "purse": "R6",
    "pile": "R5",
    "tie_symbols": "R1",
    "colour": "R2",
    "price": "R2",
    "name": "R2",
}
"""What each entry of the data is for."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    price: Price


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A building and the subject that belongs to it."""

    colour: Literal["yellow", "red", "blue", "green"]
    building: Card
    subject: Card


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    coins: Amount
    markers: Amount
    purse: Amount
    pile: Amount
    tie_symbols: list[str]
    pairs: list[Pair]


def read_box(text: str, source: str) -> Box:
    return read_toml(text, Box, source, InvalidData, RULES, _troubles)


def _troubles(box: Box) -> Iterator[str]:
    needed = STACKS * box.pile + max(SEATS) * box.purse
    if box.coins < needed:
        yield f"{box.coins} coins, expected at least {needed} for piles and purses (R5, R6)"
    for name in box.tie_symbols:
        if name not in CHARACTER_NAMES:
            yield f"tie_symbols names {name!r}, expected {listed(CHARACTER_NAMES)} (R1)"
    ranks = sorted(RANK_NAMES[CHARACTER_NAMES.index(name) // 2] for name in box.tie_symbols)
    if ranks != list(RANK_NAMES):
        yield f"tie_symbols are of the ranks {ranks}, expected one of each rank (R1)"
    found = Counter((pair.building.name, pair.subject.name) for pair in box.pairs)
    for building, subject in found:
        if (building, subject) not in PAIR_NAMES:
            known = listed([" and ".join(names) for names in PAIR_NAMES])
            yield f"there is no pair of {building} and {subject}, expected {known} (R2)"
    for names in PAIR_NAMES:
        if found[names] != 1:
            yield f"the pair of {' and '.join(names)} is there {found[names]} times, expected 1 (R2)"


box: Callable[[], Box] = read_once("rivals", read_box)
"""The box that is played with."""


def book(text: str, source: str) -> Book:
    """What the rulebook says of the box."""
    box = read_box(text, source)
    facts = {"coins": box.coins, "markers": box.markers, "purse": box.purse, "pile": box.pile}
    symbols = tuple(Phrase(f"character-{name}") for name in sorted(box.tie_symbols, key=CHARACTER_NAMES.index))
    pairs = sorted(box.pairs, key=lambda pair: COLOUR_NAMES.index(pair.colour))
    rows = tuple((Phrase(f"colour-{pair.colour}"), *_told(pair.building), *_told(pair.subject)) for pair in pairs)
    return Book({**facts, "symbols": symbols}, {"pairs": rows})


def _told(card: Card) -> tuple[Phrase, int]:
    return Phrase(f"card-{card.name}"), card.price


def numbers(box: Box) -> vec[i64]:
    """The box as the state has it."""
    pairs = sorted(box.pairs, key=lambda pair: PAIR_NAMES.index((pair.building.name, pair.subject.name)))
    prices = [pair.building.price for pair in pairs] + [pair.subject.price for pair in pairs]
    return LAYOUT.boxed(
        price=prices,
        colour=[COLOUR_NAMES.index(pair.colour) for pair in pairs],
        dearest=sorted(range(len(prices)), key=lambda card: -prices[card]),
        symbols=sum(1 << CHARACTER_NAMES.index(name) for name in box.tie_symbols),
        all_coins=box.coins,
        all_markers=box.markers,
        purse=box.purse,
        pile_coins=box.pile,
    )


packed = read_once("rivals", lambda text, source: numbers(read_box(text, source)))
"""The same of the box that is played with."""


def laid_out(seats: int, games: int = 1, target: int = 0) -> RivalsState:
    """The box beside the table for a match of so many players and games, before the set-up."""
    state = RivalsState(seats)
    state.lay_out(packed(), games, target)
    return state
