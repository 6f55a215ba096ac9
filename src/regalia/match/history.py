"""What was told in a match: a log of notes, the older ones packed into pages, and who may read which."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, Generic, NamedTuple

import msgspec

from regalia.engine import events
from regalia.engine.errors import InvalidSnapshot
from regalia.engine.events import Event, Events
from regalia.engine.game import View
from regalia.engine.phrase import Phrase
from regalia.engine.state import Note

PAGE = 500
"""Notes on a page of what was told."""

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[tuple[int, str, list[int], int]]).decode


if TYPE_CHECKING:  # at run time a type variable has no default before Python 3.13
    from typing_extensions import TypeVar

    V_co = TypeVar("V_co", bound=View, default=View, covariant=True)
    E_co = TypeVar("E_co", bound=Event, default=Event, covariant=True)
else:
    from typing import TypeVar

    V_co, E_co = TypeVar("V_co", bound=View), TypeVar("E_co", bound=Event)


class Told(NamedTuple, Generic[E_co]):
    """Something that happened, as one seat may know it: the number of the move that brought it, and what."""

    number: int
    event: E_co

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
    """All that was told so far, with the number of the move that brought it. It never changes: `added` is a new one."""

    __slots__ = ("_told", "length", "pages")

    def __init__(self, pages: tuple[Page, ...] = (), told: list[tuple[int, Note]] | None = None) -> None:
        self.pages = pages
        """What was told before the game was resumed."""
        self._told = told or []
        """What was told since, and behind its `length` what a history that goes on from this one adds."""
        self.length = len(self._told)

    @property
    def told(self) -> list[tuple[int, Note]]:
        return self._told[: self.length]

    def added(self, number: int, notes: Sequence[Note]) -> "History":
        """The same and what a move brought."""
        told = self._told if self.length == len(self._told) else self.told  # another one has gone on from here
        told.extend((number, note) for note in notes)
        return History(self.pages, told)

    def __reduce__(self) -> tuple[object, ...]:
        return History, (self.pages, self.told)

    def between(self, since: int, until: int | None) -> list[tuple[int, Note]]:
        """What was told from one move on and, unless it is None, up to another one."""
        own = _stretch(self._told, self.length, since, until)
        if not self.pages or since > self.pages[-1].last:
            return own
        pages = [page for page in self.pages if page.last >= since]
        if until is not None:
            pages = pages[: 1 + bisect_right(pages, until, key=attrgetter("last"))]
        earlier = [each for page in pages for each in page.told()]
        return _stretch(earlier, len(earlier), since, until) + own

    def packed(self) -> list[Page]:
        """All of it as pages."""
        told = self.told
        return [*self.pages, *(Page.of(told[first : first + PAGE]) for first in range(0, len(told), PAGE))]


def _stretch(told: list[tuple[int, Note]], length: int, since: int, until: int | None) -> list[tuple[int, Note]]:
    first = bisect_left(told, since, hi=length, key=itemgetter(0))  # whoever misses one move reads one move
    last = length if until is None else bisect_right(told, until, hi=length, key=itemgetter(0))
    return told[first:last]


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
