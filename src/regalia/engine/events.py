"""What can happen in a game, typed once: from it come the words of the log and the types of the browser.

A state notes what happens in plain numbers (`State.tell`). A game's `events.py` has a structure for each
kind, its fields in the order of the numbers; what a field is made of stands in its annotation.
"""

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property
from hashlib import blake2b
from typing import Annotated, Any, ClassVar, NamedTuple, get_args, get_type_hints

import msgspec

from regalia.engine.phrase import Fact, Phrase
from regalia.engine.state import Note


class Made(NamedTuple):
    """How a field is made of its number; without it, it is the number."""

    of: Callable[[int], object]


class Spoken(NamedTuple):
    """How a field is spoken: by the text `prefix-value`, each part of a list by its own; else it is itself."""

    prefix: str


def named(names: Sequence[str]) -> Made:
    """One of these names, by its index."""
    return Made(lambda number: names[number])


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


class Field(NamedTuple):
    name: str
    made: Callable[[int], object]
    spoken: str | None


@cache
def fields(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of a kind of event, in the order of a note's numbers; or of a structure in one of them."""
    return tuple(_fields(kind))


def _fields(kind: type[msgspec.Struct]) -> Iterator[Field]:
    hints = get_type_hints(kind, include_extras=True)
    for name in kind.__struct_fields__:
        marks = get_args(hints[name])[1:]
        made: Callable[[int], object] = int
        spoken = None
        for mark in marks:
            if isinstance(mark, Made):
                made = mark.of
            elif isinstance(mark, Spoken):
                spoken = mark.prefix
        yield Field(name, made, spoken)


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
        """Of all kinds and their fields: notes that were made for others cannot be read by these."""
        known = [(tag, kind.__struct_fields__) for tag, kind in self.kinds.items()]
        return blake2b(msgspec.json.encode(known), digest_size=8).hexdigest()

    def read(self, note: Note) -> Event:
        """The event of a note. KeyError for a kind that the game does not have."""
        kind = self.kinds[note.kind]
        numbers = zip(fields(kind), note.numbers, strict=False)
        return kind(**{field.name: field.made(number) for field, number in numbers})


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
