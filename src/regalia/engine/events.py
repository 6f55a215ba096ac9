"""What can happen in a game, declared once: from it come the words of the log and the types of the browser.

A state notes what happens in plain numbers (`State.tell`). A game's `layout.py` says in one line what each kind of
event is made of (`KINDS`), and once what each field is (`FIELDS`). From these `python -m building.tables` writes the
game's `events.py`: a structure for each kind, its fields in the order of the numbers.
"""

import sys
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as default
from functools import cache, cached_property, lru_cache
from hashlib import blake2b
from operator import contains
from typing import Any, ClassVar, NamedTuple, cast, get_args, get_type_hints

import msgspec

from regalia.engine.phrase import Fact, Phrase
from regalia.engine.state import Note


def set_bits(mask: int) -> tuple[int, ...]:
    """The places of the bits that are set in a mask: of seats, sides or whatever has a number."""
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)


ANY = range(-(2**63), 2**64)
"""All numbers that a page of notes can hold."""
KEPT = 10_000
"""Events that are kept to be told again; some 300 bytes each."""


# What a game declares


@dataclass(frozen=True)
class FieldType:
    """What a field is, and how it is made of its number."""

    written: str
    """Its type, as Python writes it."""
    made: Callable[[int], object] = int
    numbers: range | None = ANY
    """Those that it takes; None where `made` tells by itself that it does not take one."""
    spoken: str | None = None
    """It is spoken by the text `prefix-value`, each part of a list by its own; None: as it is."""
    rest: bool = False
    """A list of all numbers that are left, each made in this way: such a field is the last one."""


@dataclass(frozen=True)
class Parts:
    """A field that is a structure of others, each made of its own number; texts know them by their own names."""

    name: str
    fields: str
    about: str = ""
    abouts: Mapping[str, str] = default(default_factory=dict)
    """Of those fields that need a sentence."""


@dataclass(frozen=True)
class Kind:
    """A kind of event: its fields, in the order in which a state tells their numbers."""

    tag: str
    fields: str
    """Their names, with blanks in between."""
    about: str = ""
    """The rule, and what needs to be said beyond names."""
    private: bool = False
    """Only some seats are told; others learn what they may by an event of another kind."""
    name: str = ""
    """Of the structure; empty: the tag in capitals."""

    @property
    def structure(self) -> str:
        return self.name or "".join(part.capitalize() for part in self.tag.split("-"))


NUMBER = FieldType("int")
SEAT = FieldType("int", spoken="seat")
SEATS = FieldType("tuple[int, ...]", set_bits, None, "seat")
"""Of a bit mask."""
SIDES = FieldType("tuple[int, ...]", set_bits, None, "side")


def from_one(number: int) -> int:
    """What the state counts from 0, and people from 1."""
    return number + 1


FROM_ONE = FieldType("int", from_one)


def one_of(names: Sequence[str], spoken: str | None = None, first: int = 0, none: str = "") -> FieldType:
    """One of these names, by its number: that of the first is 0, or another; -1 is none of them, if that has a name."""
    written = f"Literal[{', '.join(msgspec.json.encode(name).decode() for name in names)}]"
    if none:
        return FieldType(
            f'{written} | Literal["{none}"]', lambda number: (none, *names)[number + 1], range(-1, len(names)), spoken
        )
    return FieldType(written, lambda number: names[number - first], range(first, first + len(names)), spoken)


def text(texts: Sequence[str], spoken: str | None = None) -> FieldType:
    """One of these texts by its number, where there are too many to list them as a type."""
    return FieldType("str", lambda number: texts[number], range(len(texts)), spoken)


def each(kind: FieldType) -> FieldType:
    """A list of such fields, made of all numbers that are left."""
    return FieldType(f"tuple[{kind.written}, ...]", kind.made, kind.numbers, kind.spoken, rest=True)


# What is written from it


class Event(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something that happened, as those may know it who are told."""

    private: ClassVar[bool] = False
    """Only some seats are told; others learn what they may by an event of another kind."""


class Field(NamedTuple):
    """A field of a structure, and what its annotations say of it."""

    name: str
    made: Callable[[int], object] = int
    spoken: str | None = None
    numbers: range | None = ANY
    rest: bool = False
    parts: type[msgspec.Struct] | None = None
    """The structure that it is, with a number for each of its fields."""


@cache
def fields(kind: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The fields of a kind of event, in the order of a note's numbers; or of a structure in one of them."""
    return tuple(_fields(kind))


def _fields(kind: type[msgspec.Struct]) -> Iterator[Field]:
    hints = get_type_hints(kind, include_extras=True)
    for name in kind.__struct_fields__:
        field = Field(name)
        if isinstance(hints[name], type) and issubclass(hints[name], msgspec.Struct):
            field = Field(name, parts=hints[name])
        for mark in get_args(hints[name])[1:]:
            if isinstance(mark, FieldType):
                field = Field(name, mark.made, mark.spoken, mark.numbers, mark.rest)
        yield field


def flat_fields(kind: type[msgspec.Struct]) -> Iterator[Field]:
    """The fields that texts know, one for each number of a note: those of a structure within stand for themselves."""
    for field in fields(kind):
        if field.parts is None:
            yield field
        else:
            yield from flat_fields(field.parts)


@cache
def _taken(kind: type[Event], seats: int) -> tuple[tuple[Container[int], ...], Container[int]]:
    """What the numbers of such a note can be at a table of so many seats, and what those that are left."""
    taken = tuple(_numbers(field, seats) for field in flat_fields(kind) if not field.rest)
    return taken, next((_numbers(field, seats) for field in flat_fields(kind) if field.rest), ANY)


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


class Events:
    """All kinds of events of one game."""

    def __init__(self, kinds: Sequence[type[Event]]) -> None:
        self.kinds: Mapping[str, type[Event]] = {tag_of(kind): kind for kind in kinds}

    @classmethod
    def defined_in(cls, module: str) -> "Events":
        """Those that a module defines."""
        found = vars(sys.modules[module]).values()
        return cls([kind for kind in found if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event])

    @property
    def spoken(self) -> dict[str, str]:
        """The fields that are spoken by texts, with what these begin with."""
        return {field.name: field.spoken for kind in self.kinds.values() for field in flat_fields(kind) if field.spoken}

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
        taken, left = _taken(known, seats)
        if len(numbers) < len(taken):
            return False
        return all(map(contains, taken, numbers)) and all(number in left for number in numbers[len(taken) :])

    def read(self, note: Note) -> Event:
        """The event of a note. KeyError for a kind that the game does not have."""
        return _event(self.kinds[note.kind], tuple(note.numbers))


@lru_cache(KEPT)
def _event(kind: type[Event], numbers: tuple[int, ...]) -> Event:
    """It never changes, so whoever is told the same is given the same: most choices bring what others bring too."""
    return kind(**dict(_made(kind, iter(numbers))))


def _made(kind: type[msgspec.Struct], numbers: Iterator[int]) -> Iterator[tuple[str, object]]:
    for field in fields(kind):
        if field.parts is not None:
            yield field.name, field.parts(**dict(_made(field.parts, numbers)))
        elif field.rest:
            yield field.name, tuple(field.made(number) for number in numbers)
        else:
            yield field.name, field.made(next(numbers))


def _meaning(kind: type[msgspec.Struct], field: Field) -> tuple[str, str, str | None, object]:
    """All that decides what is read from a number: its type, its words, and each name or whatever makes it."""
    if field.parts is not None:
        return field.name, field.parts.__name__, None, [_meaning(field.parts, part) for part in fields(field.parts)]
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
    return tuple(f"{spoken}:{part}" if spoken in ("seat", "side") else f"{spoken}-{part}" for part in parts)
