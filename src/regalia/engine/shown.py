"""What a view shows as it lies on the table: made from the declared place that has the name of the field.

Only what everybody may see is shown in this way. What is hidden from some, named otherwise or worked out is given.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from regalia.engine.layout import OPEN, Bit, Bits, Counts, Dimension, Kind, Layout, One, Pair, Place
from regalia.engine.state import State

T = TypeVar("T", bound=msgspec.Struct)
Value = Callable[[int], Any]
Made = Callable[[State, int], Any]


class Shown(Generic[T]):
    """Makes a structure of a view, or one for each entry of a dimension."""

    def __init__(self, structure: type[T], layout: Layout, by: Dimension | None = None) -> None:
        self.structure = structure
        named = {name: _made(layout, place, by) for name, place in _named(structure, layout)}
        self.made = {name: made for name, made in named.items() if made is not None}
        if by is None and "round" in structure.__struct_fields__:
            self.made["round"] = lambda state, _: int(state.round)

    def __call__(self, state: State, number: int = 0, **given: object) -> T:
        """That of an entry; what is given is not looked up."""
        for name, made in self.made.items():
            if name not in given:
                given[name] = made(state, number)
        return self.structure(**given)


def _made(layout: Layout, place: Place, by: Dimension | None) -> Made | None:
    """What makes the field of a place, of the state and the entry; None where the field is something else."""
    at, value, kind = layout.offsets[place.name], value_of(place.kind), place.kind
    match place.by:
        case () if by is None:
            return lambda state, _: value(state.t[at])
        case () if isinstance(kind, Bits) and kind.of == by:  # is the entry in the set?
            return lambda state, number: bool(state.t[at] >> number & 1)
        case (many,) if by is None:
            return lambda state, _: tuple(map(value, state.row(at, layout.used(many, int(state.seats)))))
        case (one,) if one == by:
            return lambda state, number: value(state.t[at + number])
        case (one, many) if one == by:
            width = len(many.entries)
            return lambda state, number: tuple(
                map(value, state.row(at + number * width, layout.used(many, int(state.seats))))
            )
        case (of,) if place.listed and isinstance(kind, One) and kind.of == by:
            entries = _entries(of)
            return lambda state, number: tuple(
                entry for entry, owner in zip(entries, state.row(at, len(entries)), strict=True) if owner == number
            )
    return None


def _named(structure: type[T], layout: Layout) -> Iterator[tuple[str, Place]]:
    """The fields that have the name of an open place, in the rules or in a position file, whichever table of it."""
    places = {(place.key or place.name).rpartition(".")[2]: place for place in layout.places if place.seen == OPEN}
    places |= {place.name: place for place in layout.places if place.seen == OPEN}
    return ((name, places[name]) for name in structure.__struct_fields__ if name in places)


def value_of(kind: Kind) -> Value:
    """What people see of a number of this kind: a name, a number, none, or the names that are in it."""
    match kind:
        case One(of):
            entries = _entries(of)
            return lambda number: None if number < 0 or entries[number] == "" else entries[number]
        case Bits(of):
            entries = _entries(of)
            return lru_cache(1000)(lambda mask: tuple(entry for n, entry in enumerate(entries) if mask >> n & 1))
        case Counts(packing):
            found = lru_cache(10_000)(packing.counted)
            return lambda packed: dict(found(packed))  # nobody shares what can be changed
        case Bit():
            return bool
        case Pair(of, other):
            first, second = _entries(of), _entries(other)
            return lambda pair: None if pair < 0 else (first[pair // len(second)], second[pair % len(second)])
    return int


def _entries(of: Dimension) -> tuple[Any, ...]:
    """Numbers, where people count them."""
    return tuple(map(int, of.entries)) if of.numbered or of.many != "fixed" else of.entries
