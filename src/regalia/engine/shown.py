"""What a view shows as it lies on the table: made from the declared place that has the name of the field.

Only what everybody may see is shown in this way. What is hidden from some, named otherwise or worked out is given.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Generic, TypeVar

import msgspec

from regalia.engine.layout import OPEN, Bit, Bits, Counts, Dimension, Kind, Layout, One, Place
from regalia.engine.state import State

T = TypeVar("T", bound=msgspec.Struct)
Value = Callable[[int], Any]


class Shown(Generic[T]):
    """Makes a structure of a view, or one for each entry of a dimension."""

    def __init__(self, structure: type[T], layout: Layout, by: Dimension | None = None) -> None:
        self.structure = structure
        self.layout = layout
        fields = list(_fields(structure, layout, by))
        self.single = [(name, at, value) for name, at, value, many in fields if many is None]
        self.rows = [(name, at, value, many) for name, at, value, many in fields if many is not None]
        self.members = [(name, layout.offsets[place.name]) for name, place in _sets(structure, layout, by)]

    def __call__(self, state: State, number: int = 0, **given: object) -> T:
        """That of an entry; what is given is not looked up."""
        t = state.t
        for name, at, value in self.single:
            if name not in given:
                given[name] = value(t[at + number])
        for name, at in self.members:
            if name not in given:
                given[name] = bool(t[at] >> number & 1)
        for name, at, value, many in self.rows:
            if name not in given:
                used = self.layout.used(many, int(state.seats))
                given[name] = tuple(map(value, t[at : at + used]))
        return self.structure(**given)


def _fields(
    structure: type[T], layout: Layout, by: Dimension | None
) -> Iterator[tuple[str, int, Value, Dimension | None]]:
    """Of each field that the table has: where it begins, what is made of a number, and of what there are several."""
    for name, place in _named(structure, layout):
        if by is None and len(place.by) <= 1:
            yield name, layout.offsets[place.name], value_of(place.kind), place.by[0] if place.by else None
        elif by is not None and place.by == (by,):
            yield name, layout.offsets[place.name], value_of(place.kind), None


def _sets(structure: type[T], layout: Layout, by: Dimension | None) -> Iterator[tuple[str, Place]]:
    """The fields that say whether the entry is in a set."""
    for name, place in _named(structure, layout):
        if by is not None and not place.by and isinstance(place.kind, Bits) and place.kind.of == by:
            yield name, place


def _named(structure: type[T], layout: Layout) -> Iterator[tuple[str, Place]]:
    """The fields that have the name of an open place, in the rules or in a position file."""
    places = {place.key or place.name: place for place in layout.places if place.seen == OPEN}
    places |= {place.name: place for place in layout.places if place.seen == OPEN}
    return ((name, places[name]) for name in structure.__struct_fields__ if name in places)


def value_of(kind: Kind) -> Value:
    """What people see of a number of this kind: a name, a number, none, or the names that are in it."""
    match kind:
        case One(of):
            entries = _entries(of)
            return lambda number: None if number < 0 else entries[number]
        case Bits(of):
            entries = _entries(of)
            return lru_cache(1000)(lambda mask: tuple(entry for n, entry in enumerate(entries) if mask >> n & 1))
        case Counts(packing):
            found = lru_cache(10_000)(packing.counted)
            return lambda packed: dict(found(packed))  # nobody shares what can be changed
        case Bit():
            return bool
    return int


def _entries(of: Dimension) -> tuple[Any, ...]:
    """Numbers, where people count them."""
    return tuple(map(int, of.entries)) if of.numbered or of.many != "fixed" else of.entries
