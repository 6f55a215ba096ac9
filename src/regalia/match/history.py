"""What was told in a match: a log of notes, the older ones packed into pages, and who may read which."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter, itemgetter
from typing import NamedTuple

import msgspec

from regalia.engine import events
from regalia.engine.errors import InvalidSnapshot
from regalia.engine.events import Event, Events
from regalia.engine.phrase import Phrase
from regalia.engine.state import Note

PAGE = 500
"""Notes on a page of what was told."""

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[tuple[int, str, list[int], int]]).decode


class Told(NamedTuple):
    """Something that happened, as one seat may know it: the number of the move that brought it, and what."""

    number: int
    event: Event

    @property
    def phrase(self) -> Phrase:
        """What to say of it."""
        return events.phrase(self.event)


class Page(msgspec.Struct, frozen=True, array_like=True):
    """Some of what was told, packed: few look at what is long past, and unpacked it is most of what a game weighs."""

    last: int
    """The number of the move that brought the last of it."""
    notes: bytes

    @classmethod
    def of(cls, told: Sequence[tuple[int, Note]]) -> "Page":
        notes = [(number, note.kind, note.numbers, int(note.audience)) for number, note in told]
        return cls(told[-1][0], _pack(notes))

    def told(self) -> list[tuple[int, Note]]:
        return [(number, Note(kind, numbers, audience)) for number, kind, numbers, audience in self.unpacked()]

    def unpacked(self) -> list[tuple[int, str, list[int], int]]:
        try:
            return _unpack(self.notes)
        except msgspec.MsgspecError as cause:
            raise InvalidSnapshot(f"what was told in it cannot be read: {cause}") from None


class History:
    """All that was told so far, with the number of the move that brought it."""

    def __init__(self, pages: Sequence[Page] = (), told: Iterable[tuple[int, Note]] = ()) -> None:
        self.pages = tuple(pages)
        """What was told before the game was resumed."""
        self.told = list(told)
        """What was told since."""

    def add(self, number: int, notes: Sequence[Note]) -> None:
        self.told.extend((number, note) for note in notes)

    def copy(self) -> "History":
        return History(self.pages, self.told)

    def between(self, since: int, until: int | None) -> list[tuple[int, Note]]:
        """What was told from one move on and, unless it is None, up to another one."""
        told = self.told
        if self.pages and since <= self.pages[-1].last:
            pages = [page for page in self.pages if page.last >= since]
            if until is not None:
                pages = pages[: 1 + bisect_right(pages, until, key=attrgetter("last"))]
            told = [each for page in pages for each in page.told()] + told
        first = bisect_left(told, since, key=itemgetter(0))  # whoever misses one move reads one move
        last = None if until is None else bisect_right(told, until, key=itemgetter(0))
        return told[first:last]

    def packed(self) -> list[Page]:
        """All of it as pages."""
        return [*self.pages, *(Page.of(self.told[first : first + PAGE]) for first in range(0, len(self.told), PAGE))]


def audience_of(seat: int | None, seats: int) -> int:
    """The bit of a seat in the audience of a note; for None that of spectators."""
    return 1 << (seats if seat is None else seat)


def heard(known: Events, audience: int, notes: Iterable[Note]) -> Iterator[Event]:
    """The events that such an audience may know of these notes."""
    return (known.read(note) for note in notes if note.audience & audience)


def check_pages(pages: Sequence[Page], known: Events, seats: int, moves: int) -> None:
    """InvalidSnapshot unless all of it can be told of so many moves at a table of so many seats."""
    last = 1
    for page in pages:
        notes = page.unpacked()
        for number, kind, numbers, _ in notes:
            if not last <= number <= moves or not known.sound(kind, numbers, seats):
                raise InvalidSnapshot(f"it tells of {kind!r} at move {number}, which cannot be")
            last = number
        if not notes or page.last != last:
            raise InvalidSnapshot(f"a page of what was told in it does not end at move {page.last}")
