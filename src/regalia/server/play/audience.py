"""Who has a table open, and what waits to be told to each of them.

Readers are told that the table has changed and fetch what they miss when they can; a slow one delays nobody, and skips
what they have no time for.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import msgspec

from regalia.server.ops import metrics
from regalia.server.play.table import Present, Refusal
from regalia.server.store.storage import Presence
from regalia.server.wire.protocol import FromServer, Onlookers, Refused

PRESENCES: Final[tuple[Presence, ...]] = ("gone", "away", "here")
"""Of somebody who has a table open twice, the last of these counts."""
MOST_WAITING = 500
"""Messages that a reader may be behind with before they are sent away."""
LARGEST_WAITING = 1 << 19
"""And bytes: more than all chat lines that somebody is told at once have."""

GATHERED = 0.3
"""Seconds for which those who come and look on are gathered before the others are told of them."""
MOST_LISTED = 20
"""Of those who look on, by name."""

OUTDATED = Refusal("stale", "the table has changed elsewhere, and is opened again")
encode = msgspec.json.Encoder().encode


class News(NamedTuple):
    """What is to be told to a reader."""

    messages: list[bytes]
    behind: bool
    """And after that the table's state, as it is then."""


class Reader:
    """Somebody who has the table open, and what they were told of it."""

    def __init__(self, guest: int | None, device: bytes | None = None) -> None:
        self.guest = guest
        self.device = device
        """The one that they are known by."""
        self.seated = False
        self.greeted = False
        self.here = True
        """The table is before their eyes, as far as their client says."""
        self.listed = ""
        """What they are called among those who look on; empty where they do not wish to be listed."""
        self.dismissed = False
        self.seen = 0
        """The version that they know."""
        self.follows = False
        """They read what has changed since they were told last; others are told whole states."""
        self.told = 0
        """The number of the state that they were told last (`Telling`); 0 for none."""
        self.muted: frozenset[int] = frozenset()
        """The guests of whom they want to hear nothing."""
        self.line = 0
        """The number of the newest chat line that they were told, or might have been."""
        self._behind = False
        self._waiting: list[bytes] = []
        self._size = 0
        """Bytes that wait."""
        self._news = asyncio.Event()

    def send(self, message: FromServer) -> None:
        encoded = encode(message)
        if len(self._waiting) >= MOST_WAITING or self._size + len(encoded) > LARGEST_WAITING:
            self.dismiss()
            return
        self._waiting.append(encoded)
        self._size += len(encoded)
        self._news.set()

    def refresh(self) -> None:
        """The table is to be told again, after what waits."""
        self._behind = self.greeted
        self._news.set()

    def dismiss(self) -> None:
        """Close the socket; the client will open a new one."""
        self.dismissed = True
        self._news.set()

    async def news(self) -> "News | None":
        """All that waits for this reader, as soon as there is something; None when they are dismissed."""
        while not (self._waiting or self._behind):
            if self.dismissed:
                return None
            self._news.clear()
            await self._news.wait()
        news = News(self._waiting, behind=self._behind and not self.dismissed)
        self._waiting, self._size, self._behind = [], 0, False
        return news


class Audience:
    """All who have a table open. It outlives the table's stay in memory."""

    def __init__(self, announce: Callable[[int, Presence], None] = lambda _guest, _presence: None) -> None:
        """Others are told who has it open here."""
        self._announce = announce
        self._here: dict[int, Presence] = {}
        self._elsewhere: dict[int, Presence] = {}
        """Who has it open at other processes."""
        self.line = 0
        """The number of the newest chat line that was told to all of them."""
        self.readers: set[Reader] = set()
        self.present: dict[int, Present] = {}
        """Of the guests who sit there and came or went while it was in use."""
        self.onlookers = Onlookers(0, ())
        """As it was told last."""
        self._telling: asyncio.TimerHandle | None = None

    def note(self, guest: int | None, now: float) -> bool:
        """Somebody who sits there came, went or looked away; whether that makes a difference to others."""
        if guest is None:
            return False
        looking = [reader.here for reader in self.readers if reader.guest == guest]
        here: Presence = "here" if any(looking) else "away" if looking else "gone"
        if here != self._here.get(guest, "gone"):
            self._here[guest] = here
            self._announce(guest, here)
        presence = max(here, self._elsewhere.get(guest, "gone"), key=PRESENCES.index)
        known = self.present.get(guest)
        if known is not None and known.presence == presence:
            return False
        self.present[guest] = Present(presence, now)
        return True

    def note_onlookers(self) -> None:
        """Somebody who holds no seat came, went or wishes to be listed: soon all are told, once for many of them."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(GATHERED, self._tell_onlookers)

    def _tell_onlookers(self) -> None:
        self._telling = None
        looking = [reader for reader in self.readers if reader.greeted and not reader.seated]
        people = {id(reader) if reader.guest is None else reader.guest: reader.listed for reader in looking}
        names = sorted(name for name in people.values() if name)
        found = Onlookers(len(people), tuple(names[:MOST_LISTED]))
        if found != self.onlookers:
            self.onlookers = found
            for reader in self.readers:
                if reader.greeted:
                    reader.send(found)

    @property
    def guests(self) -> set[int | None]:
        """Who has it open, here or at other processes."""
        return {*self._elsewhere, *(reader.guest for reader in self.readers)}

    def note_elsewhere(self, present: Mapping[int, Presence], now: float) -> bool:
        """Who has it open at other processes; whether that makes a difference."""
        changed = [guest for guest in {*present, *self._elsewhere} if present.get(guest) != self._elsewhere.get(guest)]
        self._elsewhere = dict(present)
        differences = [self.note(guest, now) for guest in changed]
        return any(differences)

    def refresh(self) -> None:
        for reader in self.readers:
            reader.refresh()


def refuse(reader: Reader, token: str | None, refusal: Refusal) -> None:
    """Say why, and show the table as it is."""
    metrics.REFUSALS.labels(refusal.code).inc()
    reader.send(Refused(token, refusal.code, refusal.reason, refusal.message))
    reader.refresh()
