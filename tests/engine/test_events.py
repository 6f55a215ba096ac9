"""Notes that were kept are read by the very kinds of events that they were made for."""

import subprocess
import sys
from typing import Annotated, Literal

import msgspec
import pytest

from regalia.engine.events import SEAT, SEATS, Event, Events, each, one_of, phrase
from regalia.engine.state import Note

Colour = Literal["red", "blue"]
Seat = Annotated[int, SEAT]
Plainly = Annotated[Colour, one_of(("red", "blue"))]


class Taken(Event, frozen=True, tag="taken"):
    seat: Seat
    colour: Plainly


class OtherOrder(Event, frozen=True, tag="taken"):
    colour: Plainly
    seat: Seat


class OtherNames(Event, frozen=True, tag="taken"):
    seat: Seat
    colour: Annotated[Colour, one_of(("blue", "red"))]


class OtherFirst(Event, frozen=True, tag="taken"):
    seat: Seat
    colour: Annotated[Colour, one_of(("red", "blue"), first=1)]


class OtherWords(Event, frozen=True, tag="taken"):
    seat: Seat
    colour: Annotated[Colour, one_of(("red", "blue"), "colour")]


class OtherMaking(Event, frozen=True, tag="taken"):
    seat: Annotated[tuple[int, ...], SEATS]
    colour: Plainly


class Plain(Event, frozen=True, tag="taken"):
    seat: int
    colour: int


@pytest.mark.parametrize("other", [OtherOrder, OtherNames, OtherFirst, OtherWords, OtherMaking, Plain])
def test_a_fingerprint_is_of_all_that_a_number_means(other: type[Event]) -> None:
    assert Events([other]).fingerprint != Events([Taken]).fingerprint


def test_it_is_the_same_in_every_process_and_in_any_order_of_kinds() -> None:
    class Ended(Event, frozen=True, tag="ended"):
        pass

    assert Events([Taken, Ended]).fingerprint == Events([Ended, Taken]).fingerprint
    code = "from regalia import games; print(*(games.find(name).events.fingerprint for name in games.names()))"
    runs = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
        for _ in range(2)
    ]
    assert runs[0] == runs[1]
    assert len(set(runs[0].split())) == 4


@pytest.mark.parametrize(
    ("kind", "numbers", "sound"),
    [
        ("taken", [0, 1], True),
        ("taken", [1, 0, 7, 7], True),
        ("taken", [0], False),
        ("taken", [2, 0], False),
        ("taken", [0, 2], False),
        ("taken", [0, -1], False),
        ("given", [0, 1], False),
    ],
)
def test_a_note_is_of_a_kind_and_its_numbers_mean_something(kind: str, numbers: list[int], *, sound: bool) -> None:
    assert Events([Taken]).sound(kind, numbers, 2) == sound


COLOUR = one_of(("red", "blue"), "colour")


class Pair(msgspec.Struct, frozen=True):
    colour: Annotated[Colour, COLOUR]
    price: int


class Rolled(Event, frozen=True, tag="rolled"):
    seat: Annotated[int, SEAT]
    pair: Pair
    dice: Annotated[tuple[Colour, ...], each(COLOUR)]


class OtherPair(msgspec.Struct, frozen=True):
    price: int
    colour: Annotated[Colour, COLOUR]


class OtherRolled(Event, frozen=True, tag="rolled"):
    seat: Annotated[int, SEAT]
    pair: OtherPair
    dice: Annotated[tuple[Colour, ...], each(COLOUR)]


def test_an_event_has_as_many_numbers_as_it_needs() -> None:
    """A structure takes a number for each of its fields, and a list all that are left."""
    read = Events([Rolled]).read
    assert read(Note("rolled", [1, 0, 7, 1, 0, 1], -1)) == Rolled(1, Pair("red", 7), ("blue", "red", "blue"))
    assert read(Note("rolled", [1, 0, 7], -1)) == Rolled(1, Pair("red", 7), ())
    said = phrase(Rolled(1, Pair("red", 7), ("blue",)))
    assert said.args == {"seat": 1, "colour": ("colour-red",), "price": 7, "dice": ("colour-blue",)}
    assert Events([Rolled]).fingerprint != Events([OtherRolled]).fingerprint


@pytest.mark.parametrize(
    ("numbers", "sound"),
    [
        ([1, 0, 7, 1, 0, 1], True),
        ([1, 0, 7], True),
        ([1, 0], False),
        ([2, 0, 7, 1], False),
        ([1, 2, 7, 1], False),
        ([1, 0, 7, 1, 2], False),
    ],
)
def test_each_number_of_structures_and_lists_means_something(numbers: list[int], *, sound: bool) -> None:
    assert Events([Rolled]).sound("rolled", numbers, 2) == sound


def test_what_is_told_again_is_not_made_again() -> None:
    events = Events([Taken])
    first = events.read(Note("taken", [1, 0], 0b11))
    assert first == Taken(1, "red")
    assert events.read(Note("taken", [1, 0], 0b01)) is first
    assert events.read(Note("taken", [0, 0], 0b11)) == Taken(0, "red")
    with pytest.raises(KeyError):
        events.read(Note("given", [1, 0], 0b11))
