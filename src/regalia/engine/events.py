"""What can happen in a game, typed once: from it come the words of the log and the types of the browser.

A state notes what happens in plain numbers (`State.tell`). A game's `events.py` has a structure for each
kind, its fields in the order of the numbers; what a field is made of stands in its annotation.
"""

import sys
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from functools import cache, cached_property
from hashlib import blake2b
from operator import contains
from typing import Annotated, Any, ClassVar, NamedTuple, cast, get_args, get_type_hints

import msgspec

from regalia.engine.phrase import Fact, Phrase
from regalia.engine.state import Note


class Made(NamedTuple):
    """How a field is made of its number; without it, it is the number."""

    of: Callable[[int], object]
    numbers: range | None = None
    """Those that it takes; None where it tells by itself that it does not take one."""


class Spoken(NamedTuple):
    """How a field is spoken: by the text `prefix-value`, each part of a list by its own; else it is itself."""

    prefix: str


def named(names: Sequence[str], first: int = 0) -> Made:
    """One of these names, by its number: that of the first is 0, or another."""
    return Made(lambda number: names[number - first], range(first, first + len(names)))


def set_bits(mask: int) -> tuple[int, ...]:
    """The places of the bits that are set in a mask: of seats, sides or whatever has a number."""
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


Seat = Annotated[int, Spoken("seat")]
Seats = Annotated[tuple[int, ...], Made(set_bits), Spoken("seat")]
"""Of a bit mask."""
Sides = Annotated[tuple[int, ...], Made(set_bits), Spoken("side")]


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened, as those may know it who are told."""

    private: ClassVar[bool] = False
    """Only some seats are told; others learn what they may by an event of another kind."""


ANY = range(-(2**63), 2**64)
"""All numbers that a page of notes can hold."""


class Field(NamedTuple):
    name: str
    made: Callable[[int], object]
    spoken: str | None
    numbers: range | None


@cache
def fields(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of a kind of event, in the order of a note's numbers; or of a structure in one of them."""
    return tuple(_fields(kind))


def _fields(kind: type[msgspec.Struct]) -> Iterator[Field]:
    hints = get_type_hints(kind, include_extras=True)
    for name in kind.__struct_fields__:
        marks = get_args(hints[name])[1:]
        made = Made(int, ANY)
        spoken = None
        for mark in marks:
            if isinstance(mark, Made):
                made = mark
            elif isinstance(mark, Spoken):
                spoken = mark.prefix
        yield Field(name, made.of, spoken, made.numbers)


@cache
def _taken(kind: type[Event], seats: int) -> tuple[Container[int], ...]:
    """What the numbers of such a note can be at a table of so many seats."""
    return tuple(_numbers(field, seats) for field in fields(kind))


def _numbers(field: Field, seats: int) -> Container[int]:
    if field.made is set_bits:
        return range(1 << seats)
    if field.spoken == "seat":
        return range(seats)
    return _Makeable(field.made) if field.numbers is None else field.numbers


class _Makeable(Container[int]):
    """Whatever something can be made of."""

    def __init__(self, of: Callable[[int], object]) -> None:
        self.of = of

    def __contains__(self, number: object) -> bool:
        try:
            self.of(cast(int, number))
        except (LookupError, OverflowError, ValueError):
            return False
        return True


def spoken_fields(kind: type[msgspec.Struct]) -> Iterator[Field]:
    """The fields that texts know: those of a structure within stand for themselves."""
    hints = get_type_hints(kind)
    for field in fields(kind):
        inner = hints[field.name]
        if isinstance(inner, type) and issubclass(inner, msgspec.Struct):
            yield from spoken_fields(inner)
        else:
            yield field


class Events:
    """All kinds of events of one game."""

    def __init__(self, kinds: Sequence[type[Event]]) -> None:
        self.kinds: Mapping[str, type[Event]] = {tag_of(kind): kind for kind in kinds}

    @classmethod
    def defined_in(cls, module: str) -> "Events":
        """Those that a module defines."""
        found = vars(sys.modules[module]).values()
        return cls([kind for kind in found if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event])

    @cached_property
    def fingerprint(self) -> str:
        """Of all kinds, their fields in order and what these are made of: notes for others cannot be read by these."""
        known = [(tag, [_meaning(kind, field) for field in fields(kind)]) for tag, kind in sorted(self.kinds.items())]
        return blake2b(msgspec.json.encode(known), digest_size=8).hexdigest()

    def sound(self, kind: str, numbers: Sequence[int], seats: int) -> bool:
        """An event can be read from such a note of a table with so many seats."""
        known = self.kinds.get(kind)
        if known is None:
            return False
        taken = _taken(known, seats)
        return len(numbers) >= len(taken) and all(map(contains, taken, numbers))

    def read(self, note: Note) -> Event:
        """The event of a note. KeyError for a kind that the game does not have."""
        kind = self.kinds[note.kind]
        numbers = zip(fields(kind), note.numbers, strict=False)
        return kind(**{field.name: field.made(number) for field, number in numbers})


def _meaning(kind: type[Event], field: Field) -> tuple[str, str, str | None, object]:
    """All that decides what is read from a number: its type, its words, and each name or whatever makes it."""
    names = field.numbers if field.numbers not in (None, ANY) else None
    made = field.made.__qualname__ if names is None else [(number, field.made(number)) for number in names]
    return field.name, repr(get_type_hints(kind)[field.name]), field.spoken, made


def tag_of(kind: type[Event]) -> str:
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def phrase(event: Event) -> Phrase:
    """What to say of an event: the text `event-kind` and its facts."""
    return Phrase(f"event-{tag_of(type(event))}", dict(_facts(event)))


def _facts(told: msgspec.Struct) -> Iterator[tuple[str, Fact]]:
    for field in fields(type(told)):
        value = getattr(told, field.name)
        if isinstance(value, msgspec.Struct):  # a number that holds several things: texts know each by its name
            yield from _facts(value)
        else:
            yield field.name, _fact(value, field.spoken)


def _fact(value: Any, spoken: str | None) -> Fact:
    if spoken is None or isinstance(value, int):  # a seat: texts call it by name
        plain: Fact = value
        return plain
    parts = value if isinstance(value, tuple) else (value,)
    return tuple(f"{spoken}:{part}" if spoken == "seat" else f"{spoken}-{part}" for part in parts)
