"""A table with the people around it: every change is stored, then acknowledged, then told to all.

A room has one lock: changes come one after another. Readers are told that the table has changed and
fetch what they miss when they can; a slow one delays nobody, and skips what they have no time for.

When what is in memory may not be what is stored, the room is broken: it does nothing more, its bots
stop, and whoever comes next finds the table loaded anew.
"""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import Final, NamedTuple, TypeVar

import msgspec

from regalia import bots
from regalia.server.bots.pool import NoAnswer
from regalia.server.bots.process import Glimpse
from regalia.server.ops import metrics
from regalia.server.ops.cancelling import end
from regalia.server.people.names import likeness
from regalia.server.play import snapshots
from regalia.server.play.clocks import counted, later
from regalia.server.play.context import Context
from regalia.server.play.participation import END, NO
from regalia.server.play.table import Ahead, Moment, Present, Refusal, Still, Table, presence_of
from regalia.server.settings import DAY
from regalia.server.store.storage import (
    MOST_MUTED,
    Conflict,
    Line,
    Mark,
    Place,
    Presence,
    Row,
    Said,
    Sheet,
    StorageTrouble,
    Wake,
    seats_mark,
)
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import (
    Acknowledged,
    Chat,
    ChatLine,
    FromServer,
    Hinted,
    Muted,
    Onlookers,
    Pondered,
    Refused,
    TableInfo,
)

PRESENCES: Final[tuple[Presence, ...]] = ("gone", "away", "here")
"""Of somebody who has a table open twice, the last of these counts."""
MOST_WAITING = 500
"""Messages that a reader may be behind with before they are sent away."""
LARGEST_WAITING = 1 << 19
"""And bytes: more than all chat lines that somebody is told at once have."""

SHARED = 1.0
"""Seconds for which what one reader was told is kept for others who are told the same."""

GATHERED = 0.3
"""Seconds for which those who come and look on are gathered before the others are told of them."""
MOST_LISTED = 20
"""Of those who look on, by name."""
REMINDED = 60.0
"""Seconds between two reminders of the same seat."""
OUTDATED = Refusal("stale", "the table has changed elsewhere, and is opened again")
NOT_REWOUND = Refusal("too-fast", "too many games are being played again; try again in a moment")
NO_HINT = Refusal("broken", "nobody could think of a hint; try again")

TOLD = 5.0
"""Seconds after which those whose turn it is were surely told, unless the service was killed meanwhile."""
ALIKE = 0.01
"""Seconds by which two times may differ and be the same."""

T = TypeVar("T")
log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class About(NamedTuple):
    """The person whom a message is about, what they are called here, and the line that it is about."""

    guest: int
    name: str
    line: Said | None


class Stored(NamedTuple):
    """Rows of a table that others stored, after so many."""

    after: int
    rows: list[Row]


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


class Room:
    def __init__(self, table: Table, audience: Audience, context: Context) -> None:
        self.table = table
        self.audience = audience
        self._settings = context.settings
        self._storage = context.storage
        self._thinkers = context.thinkers
        self._pace = context.pace
        self._time = context.time
        self._replays = context.replays
        self._summon = context.summon
        self._neighbours = context.neighbours
        self.users = 0
        """Who works with the room just now."""
        self.left = monotonic()
        """When it was last used."""
        self.broken = False
        """What is in memory may not be what is stored: load the table again."""
        self._reminded: dict[int, float] = {}
        """By seat: when somebody was reminded last."""
        self._wake = table.sheet.wake
        """What is due next, as it is stored."""
        self._fills_at: float | None = None
        """When bots take the free seats, as it was told to whoever waits, whoever comes and goes meanwhile."""
        self._told_of = -1
        """The version of which those whose turn it is were told."""
        self._noted = table.sheet.summary is not None
        """What is stored of the table beside its rows is of its last row."""
        self._changed = self._pace.now()
        """When something happened here last."""
        begun = self.table.last
        recent = begun is None or self._time.now() - begun < self._neighbours.grace
        self._foreign = self._changed if self._neighbours.grace and recent else None
        """When others did something here last; None if they did not since something was done here."""
        self._stirred = asyncio.Event()
        self._lock = asyncio.Lock()
        self._encoded: dict[tuple[tuple[int, ...], int, bool], bytes] = {}
        """The present state as sent, by the reader's seats, what they miss, and whether they made the table."""
        self._told = 0.0
        """When that was made last."""
        self._forgetting = False
        """It will be forgotten in a while."""
        self._info: TableInfo | None = None
        """What one of the readers was told of the table, as long as that is kept."""
        self._thinking: asyncio.Task[None] | None = None
        self._hinting: asyncio.Task[None] | None = None
        self._pondering: asyncio.Task[None] | None = None
        self._kept = table.resumed
        """Of how many rows there is a snapshot."""
        self._keeping: asyncio.Task[None] | None = None

    @property
    def thinks(self) -> bool:
        """A bot thinks here."""
        return self._thinking is not None and not self._thinking.done()

    @property
    def idle(self) -> bool:
        return self.users == 0 and all(
            task is None or task.done() for task in (self._thinking, self._hinting, self._pondering)
        )

    # Readers

    def join(self, reader: Reader) -> None:
        reader.seated = bool(self.table.seats_of(reader.guest))
        self.audience.readers.add(reader)
        if reader.seated and self.audience.note(reader.guest, self._time.now()):
            self.changed()

    def greet(self, reader: Reader, version: int) -> None:
        """A reader has said what they know of the table."""
        reader.greeted = True
        reader.seen = version
        reader.refresh()
        if self.audience.onlookers.count > 0:
            reader.send(self.audience.onlookers)
        if not reader.seated:
            self.audience.note_onlookers()

    async def attend(self, reader: Reader, *, here: bool, listed: bool) -> None:
        """A reader looks at the table, or away; or wishes to be listed among those who look on, or no more."""
        reader.here = here
        if not reader.seated and reader.guest is not None and listed != bool(reader.listed):
            reader.listed = await self._onlooker(reader.guest) if listed else ""
            self.audience.note_onlookers()
        if reader.seated and self.audience.note(reader.guest, self._time.now()):
            self.changed()

    def info(self, guest: int | None) -> TableInfo:
        return self.table.info(guest, self._moment())

    def _moment(self) -> Moment:
        now = self._time.now()
        fills = fills_at(self._wake)
        return Moment(now, self._passed(now), self.audience.present, self._patience, self._time.started, fills)

    @property
    def _patience(self) -> float | None:
        return patience(self.table.sheet, self._settings.absence)

    def _passed(self, now: float) -> float:
        """Seconds on the table's clock since the last row."""
        pace, last = self.table.sheet.pace, self.table.last
        if pace is None or last is None:
            return 0.0
        return counted(pace, last, now, self._time.outages, self.table.sheet.closures)

    def absent(self, seat: int) -> bool:
        """Its player has been away for so long that the others may choose what to do."""
        present = presence_of(self.table.places[seat], self.audience.present)
        if self._patience is None or present.presence == "here":
            return False
        since = max(present.since or 0.0, self._time.started)  # as `TableInfo.watching`
        return self._time.now() - since >= self._patience

    def changed(self) -> None:
        self._stirred.set()
        self._forget()
        looking = {reader.guest for reader in self.audience.readers if reader.greeted}
        seated = {place.guest for place in self.table.places if place.guest is not None}
        self.table.keep_views(looking | seated)  # those who are away come back, and want to see what they missed
        self.audience.refresh()
        self.let_bots_play()

    def state_for(self, reader: Reader) -> bytes:
        mine = self.table.seats_of(reader.guest)
        reader.seated = bool(mine)
        made = reader.guest is not None and reader.guest == self.table.sheet.maker
        key = (mine, self.table.since(reader.seen), made)
        encoded = self._encoded.get(key)
        if encoded is None:
            self.table.keep_views([reader.guest])
            moment = self._moment()
            state = self.table.state(reader.guest, moment, reader.seen, self._info)
            self._info = state.table
            encoded = self._encoded[key] = encode(state)
            self._told = moment.now
            if not self._forgetting:
                self._forgetting = True
                asyncio.get_running_loop().call_later(SHARED, self._forget_in_time)
        reader.seen = self.table.version
        return encoded

    def _forget_in_time(self) -> None:
        """One timer for as long as something happens here, and not one for every move."""
        left = self._told + SHARED - self._time.now()
        if self._encoded and left > 0:
            asyncio.get_running_loop().call_later(left, self._forget_in_time)
        else:
            self._forgetting = False
            self._forget()

    def _forget(self) -> None:
        self._encoded.clear()
        self._info = None

    async def send_chat(self, reader: Reader, after: int) -> None:
        """The lines that a reader does not have."""
        if reader.guest is not None:
            reader.muted = await self._storage.muted_by(reader.guest)
        lines = await self._lines(reader, after)
        reader.line = after
        self._send_lines(reader, lines)
        if reader.muted:
            reader.send(await self._muted(reader))

    async def _lines(self, reader: Reader, after: int = 0) -> list[Line]:
        """Those that a reader may hear, whoever said them."""
        lines = await self._storage.lines(self.table.id, after, aside=self._hears_asides(reader))
        return [line for line in lines if self._hears(reader, line)]

    def _hears_asides(self, reader: Reader) -> bool:
        """What those who look on say might help a player who has yet to move."""
        return self.table.over or not self.table.seats_of(reader.guest)

    def _hears(self, reader: Reader, line: Line) -> bool:
        if line.line.aside:
            return self._hears_asides(reader)
        return line.team is None or not set(line.team).isdisjoint(self.table.seats_of(reader.guest))

    def _send_lines(self, reader: Reader, lines: list[Line]) -> None:
        """Those that are new to a reader, and that they may and want to hear."""
        heard = [line for line in lines if line.line.number > reader.line and self._hears(reader, line)]
        reader.line = max((reader.line, *(line.line.number for line in lines)))
        self._send_wanted(reader, heard)

    def _send_wanted(self, reader: Reader, lines: list[Line]) -> None:
        wanted = tuple(ChatLine(*line.line) for line in lines if self._author(line) not in reader.muted)
        if wanted:
            reader.send(Chat(wanted))

    async def _send_lines_to_all(self, lines: list[Line] | None = None) -> None:
        """Those that were not told to all yet, said here or elsewhere."""
        if lines is None:
            lines = await self._storage.lines(self.table.id, self.audience.line)
        self.audience.line = max((self.audience.line, *(line.line.number for line in lines)))
        for reader in self.audience.readers:
            if reader.greeted:
                self._send_lines(reader, lines)

    def _author(self, line: Line) -> int | None:
        """Of lines of before it was noted, whoever has the seat."""
        return (
            self.table.places[line.line.seat].guest if line.guest is None and line.line.seat is not None else line.guest
        )

    async def _muted(self, reader: Reader) -> Muted:
        seats = tuple(seat for seat, place in enumerate(self.table.places) if place.guest in reader.muted)
        lines = await self._lines(reader)
        return Muted(seats, tuple(line.line.number for line in lines if self._author(line) in reader.muted))

    async def about(self, reader: Reader, seat: int | None, number: int | None) -> About | Refusal:
        """Whom a message is about: the player of a seat, or whoever wrote a line that the reader may read."""
        line: Line | None = None
        guest, name = None, ""
        if number is not None:
            line = next((each for each in await self._lines(reader) if each.line.number == number), None)
            if line is not None:
                guest, name = self._author(line), line.line.name
        elif seat is not None and seat in range(len(self.table.places)):
            guest, name = self.table.places[seat].guest, self.table.places[seat].name or ""
        if guest is None:
            return Refusal("unknown", "there is no such person here, or no such line; expected a seat or a line")
        if guest == reader.guest:
            return Refusal("not-allowed", "that is you")
        return About(guest, name, line and line.line)

    async def is_heard(self, guest: int | None, other: int | None) -> bool:
        """Whether the other wants to hear of the guest, who does not learn it."""
        return other is None or guest not in await self._storage.muted_by(other)

    async def mute(self, reader: Reader, guest: int, *, off: bool) -> Refusal | None:
        """Hear nothing of somebody any more, or hear them again, wherever the reader has this table open."""
        assert reader.guest is not None
        if not await self._storage.mute(reader.guest, guest, off=off):
            return Refusal("not-allowed", f"at most {MOST_MUTED} people can be muted")
        for each in list(self.audience.readers):  # others come and go meanwhile
            if each.greeted and each.guest == reader.guest:
                each.muted = each.muted - {guest} if off else each.muted | {guest}
                each.send(await self._muted(each))
                if off:
                    self._send_wanted(each, await self._lines(each))
        return None

    # Changes

    async def play(self, reader: Reader, row: Row, version: int) -> None:
        """A row of any kind that somebody wants; a move was chosen while looking at a version."""
        assert row.token is not None
        async with self._lock:
            await self._call_time()
            refusal = OUTDATED if self.broken else self._why_not(row, version)
            while refusal is None:
                refusal = await self._store(self._settled(row), reader)
                if refusal is not OUTDATED or self.broken:
                    break
                # Others were quicker. What they did may leave this as it was: then it is stored after it
                refusal = self._why_not(row, version)
        if refusal is not None:
            earlier = await self._storage.row_of(self.table.id, row.seat, row.token)
            if earlier is None:
                refuse(reader, row.token, refusal)
            else:
                reader.send(Acknowledged(row.token, earlier))

    def _why_not(self, row: Row, version: int) -> Refusal | None:
        table, seat = self.table, row.seat
        match row.kind:
            case "rewind":
                return table.why_not_rewind(seat, version)
            case "take-back":
                return table.why_not_take_back(seat, version)
            case "resign":
                return table.why_not_resign(seat)
            case "agree":
                return table.why_not_decline(seat) if row.move == NO else table.why_not_agree(seat)
            case "replace" if row.move is None:
                return table.why_not_return(seat)
            case "replace":
                return table.why_not_stand_in(seat) or self._why_not_replace(seat, row.guest)
            case _:
                assert row.move is not None
                return table.why_not_play(seat, version, row.move)

    def _why_not_replace(self, seat: int, chooser: int | None) -> Refusal | None:
        mine = self.table.seats_of(chooser)
        if seat in mine or not set(mine) & set(self.table.company.people):
            return Refusal("not-yours", "the others who play choose what to do about somebody who is away")
        if not self.absent(seat):
            return Refusal("not-now", f"the player of seat {seat} is here, or has not been away for long")
        return None

    def _settled(self, row: Row) -> Row:
        """With the last one who is here, an agreement ends the game."""
        company = self.table.company
        if row.kind != "agree" or row.move == NO:
            return row
        absent = [seat for seat in company.people if self.absent(seat)]
        missing = {*company.people} - company.agreed - company.together(row.seat) - {*absent}
        return row if missing else row._replace(move=" ".join((END, *map(str, absent))))

    def why_not_remind(self, seat: int, guest: int | None) -> Refusal | None:
        """Why nobody is told that they are waited for; if they are, it is noted."""
        mine = self.table.seats_of(guest)
        if not mine or seat in mine or seat not in range(len(self.table.places)):
            return Refusal("not-yours", "those who play remind each other")
        if self.table.places[seat].guest is None:
            return Refusal("not-allowed", f"nobody sits on seat {seat}")
        if self._time.now() - self._reminded.get(seat, -REMINDED) < REMINDED:
            return Refusal("too-fast", "they were reminded just now")
        self.note_reminded(seat)
        return None

    def note_reminded(self, seat: int) -> None:
        self._reminded[seat] = self._time.now()

    # The clock

    async def begin(self) -> None:
        """Seats have changed, or the table is loaded: from when on the game is counted, and what is due next."""
        async with self._lock:
            await self._begin()

    async def _begin(self) -> None:
        ahead = self.table.now()
        if ahead is not None and self.table.clocks is not None and self.table.last is None:
            begun = self._time.now()
            wake = self._next(ahead, begun, 0.0)
            await self._storage.begin(self.table.id, begun, ahead.summary, wake)
            self.table.last, self._wake, self._noted = begun, wake, True
        else:
            await self._note()

    async def wake(self, stored: Wake) -> None:
        """Something is due here, by what is stored: whatever it is by now is done, and what comes next is noted."""
        async with self._lock:
            fresh = self._time.now() - stored.at < self._neighbours.grace
            if stored.why == "remind" and fresh and self._foreign is not None:
                return  # where the row was stored they are told
            self._wake = stored  # whoever stored it
            await self._fill()
            await self._call_time()
            outcome = self.table.outcome()
            if outcome is not None:
                await self._storage.end(self.table.id, outcome)  # it could not be stored with the last row
            if stored.why == "remind" and self._told_of != self.table.version and not self.broken:
                self._tell(self._away((), self.table.running()))
            await self._note()
        if not self.broken:
            self.let_bots_play()

    async def _fill(self) -> None:
        """Bots take the seats that are still free when the table's time for that is up."""
        fill, at = self.table.sheet.fill, self._fills(self.table.places)
        if fill is None or at is None or at > self._time.now():
            return
        for seat, place in enumerate(self.table.places):
            if place.free and self.table.gathering and not self.broken:
                await self._seat(seat, Place(bot=fill.bot))

    async def _call_time(self) -> None:
        pace, clocks = self.table.sheet.pace, self.table.clocks
        while pace is not None and clocks is not None and not self.broken:
            due = clocks.due(self.table.running())
            if due is None or due[0] > self._passed(self._time.now()):
                return
            await self._store(Row("time-out", due[1], pace.bot), None)

    async def _note(self) -> None:
        """What comes next, unless that is stored."""
        if self.broken or self.table.over:
            return
        now, ahead = self._time.now(), self.table.now()
        wake = self._waits(self.table.places) if ahead is None else self._next(ahead, now, self._passed(now))
        if self._knows(wake) and (self._noted or ahead is None):
            return
        await self._storage.note(self.table.id, self.table.version, None if ahead is None else ahead.summary, wake)
        self._wake, self._noted = wake, ahead is not None

    def _knows(self, wake: Wake | None) -> bool:
        """It is what is stored: a bot that is to move is due since then, and no sum is quite the same twice."""
        known = self._wake
        if known is None or wake is None:
            return known is wake
        return known.why == wake.why and (wake.why == "bot" or abs(known.at - wake.at) < ALIKE)

    def _next(self, ahead: Ahead, now: float, passed: float) -> Wake | None:
        """What is due next, where so much time has passed since the last row."""
        if ahead.over:
            return Wake(now, "open")  # until its result is stored
        if ahead.bots:
            return Wake(now, "bot")
        pace = self.table.sheet.pace
        return None if pace is None or ahead.left is None else Wake(later(pace, now, ahead.left - passed), "time")

    def _waits(self, places: Sequence[Place]) -> Wake:
        """What is due next while somebody is missing."""
        fills = self._fills(places)
        if fills is not None:
            return Wake(fills, "fill")
        now = self._time.now()
        until = self._settings.waits_until(max(self.table.sheet.created, *(place.seen or 0.0 for place in places)))
        return Wake(until if until > now else now + DAY, "drop")

    def _fills(self, places: Sequence[Place]) -> float | None:
        """When bots take the free seats; never where no person waits for the game to begin."""
        fill = self.table.sheet.fill
        if fill is None or not any(place.guest is not None for place in places):
            self._fills_at = None
            return None
        if self._fills_at is None:
            known = fills_at(self._wake)
            self._fills_at = self._time.now() + fill.after if known is None else known
        return self._fills_at if any(place.free for place in places) else None

    def _waits_with(self, places: Mapping[int, Place]) -> Wake:
        """The same once these seats are stored."""
        return self._waits([places.get(seat, place) for seat, place in enumerate(self.table.places)])

    async def _store(self, row: Row, reader: Reader | None) -> Refusal | None:
        number = self.table.version + 1
        before = self.table.running()
        now = self._time.now()
        row = row._replace(at=now, took=None if self.table.clocks is None else self._passed(now))
        try:
            rewound = await self._aside(partial(self.table.rewound, row.seat)) if row.kind == "rewind" else None
        except Trouble:
            return NOT_REWOUND
        ahead = self.table.ahead(row, rewound)
        wake = self._next(ahead, now, 0.0)
        away = self._away(before, ahead.running)
        if away and (wake is None or wake.at > now + TOLD) and await self._is_anybody_to_be_told(away):
            wake = Wake(now + TOLD, "remind")
        try:
            with metrics.COMMIT.time():
                stored = await self._storage.add_row(self.table.id, number, row, ahead.summary, wake)
            if stored == number:
                self.table.carry_out(row, ahead=ahead, rewound=rewound)
                self._wake, self._noted = wake, True
        except Conflict:
            await self._catch_up()
            return OUTDATED
        except BaseException:
            self.give_up()
            raise
        self._foreign = None
        self._neighbours.announce(self.table.id)
        if reader is not None and row.token is not None:
            reader.send(Acknowledged(row.token, stored))
        if stored == number:
            (metrics.MOVES_OF_BOTS if row.guest is None else metrics.MOVES_OF_PEOPLE).inc()
            self._changed = self._pace.now()
            self.changed()
            self._tell(away)
            outcome = self.table.outcome()
            if outcome is not None:
                await self._storage.end(self.table.id, outcome)
                self._wake = None
            self.keep_snapshot()
        return None

    # Snapshots

    def keep_snapshot(self) -> None:
        """Now and then, where much would have to be played again to open the table."""
        if self.broken or not snapshots.due(self.table, self._kept):
            return
        if self._keeping is not None and not self._keeping.done():
            return
        still = self.table.still()
        if still is not None:
            self._keeping = asyncio.create_task(self._keep(still))

    async def _keep(self, still: Still) -> None:
        """Nobody waits for it, and nothing is lost without it."""
        earlier, self._kept = self._kept, still.version
        try:
            data = await self._aside(lambda: snapshots.packed(still.snapshot()))
            await self._storage.keep_snapshot(self.table.id, still.version, data)
        except (StorageTrouble, Trouble) as cause:
            self._kept = earlier
            log.error("a snapshot cannot be kept: %s", cause)

    async def _aside(self, work: Callable[[], T]) -> T:
        """What would keep all others waiting."""
        return await self._replays.run(work)

    def _tell(self, guests: Collection[int]) -> None:
        """It is their turn."""
        for guest in guests:
            self._summon(guest, self.table.id, self.table.game.name, "")
        self._told_of = self.table.version

    def _away(self, before: Sequence[int], running: Sequence[int]) -> set[int]:
        """Who is to move, was not before, and does not have the table open."""
        guests = {self.table.places[seat].guest for seat in running if seat not in before}
        return {guest for guest in guests - self.audience.guests if guest is not None} if guests else set()

    async def _is_anybody_to_be_told(self, away: Collection[int]) -> bool:
        """In a browser that is closed, and asked for it: they are told though the service is killed meanwhile."""
        with suppress(StorageTrouble):  # the row itself matters more
            for guest in away:
                if await self._storage.pushes_of(guest):
                    return True
        return False

    async def say(self, reader: Reader, token: str, text: str, *, team: bool, phrase: bool = False) -> None:
        """A line, or the name of a phrase: of a player to all or to the team; of who looks on to those who do."""
        mine = self.table.seats_of(reader.guest)
        if reader.guest is None or (not mine and self.table.sheet.silent):
            refuse(reader, token, Refusal("not-allowed", "at this table only those who sit there may talk"))
            return
        heard_by = self.table.team_of(mine[0]) if team and mine else None
        if team and heard_by is None:
            refuse(reader, token, Refusal("not-allowed", "at this table nobody may talk apart"))
            return
        seat = mine[0] if mine else None
        name = self.table.places[seat].name or "" if seat is not None else await self._onlooker(reader.guest)
        table = self.table.id
        line = await self._storage.add_line(
            table, seat, name, text, heard_by, token, reader.guest, aside=not mine, phrase=phrase
        )
        reader.send(Acknowledged(token, self.table.version))
        if line is not None:
            self._neighbours.announce(self.table.id)
            await self._send_lines_to_all([line] if line.line.number == self.audience.line + 1 else None)

    async def _onlooker(self, guest: int) -> str:
        """What somebody who looks on is called: not like those who play."""
        name = await self._storage.name_of(guest) or ""
        return "" if likeness(name) in {likeness(place.name or "") for place in self.table.places} else name

    async def sit(self, seat: int, place: Place) -> None:
        """Somebody takes a free seat; with the last one, and its nonce, the game begins."""
        self._existing(seat)
        async with self._lock:
            self._usable()
            if not self.table.places[seat].free:
                raise Trouble("taken", f"seat {seat} is taken")
            self._welcome(place)
            await self._seat(seat, place)

    async def sit_anywhere(self, place: Place) -> None:
        """The same on the first seat that is free."""
        async with self._lock:
            self._usable()
            free = [seat for seat, there in enumerate(self.table.places) if there.free]
            if not free or self.table.seats_of(place.guest):
                raise Trouble("taken", "no seat is free, or it is yours already")
            self._welcome(place)
            await self._seat(free[0], place)

    async def _seat(self, seat: int, place: Place) -> None:
        wake = self._waits_with({seat: place})
        if not await self._storage.sit(self.table.id, seat, place, wake):
            self._reopen()
            raise Trouble("taken", f"seat {seat} is taken")
        await self._give({seat: place}, wake)

    def _welcome(self, place: Place) -> None:
        """One person, one seat, but for those at the maker's screen; and one likeness, one person."""
        if place.guest is None:
            return
        if self.table.seats_of(place.guest) and place.guest != self.table.sheet.maker:
            raise Trouble("not-yours", "you have a seat; only whoever made the table seats several at one screen")
        names = [other.name for other in self.table.places if other.guest not in (None, place.guest)]
        if likeness(place.name or "") in (likeness(name) for name in names if name is not None):
            raise Trouble("name-taken", "somebody at the table has a name that looks the same")

    async def add_nonces(self, guest: int, nonces: Mapping[int, str]) -> None:
        """What a guest who sits already adds to the dice; with the last one, the game begins."""
        for seat in nonces:
            self._existing(seat)
        async with self._lock:
            self._usable()
            mine = self.table.seats_of(guest)
            for seat in nonces:
                if seat not in mine:
                    raise Trouble("not-yours", f"you do not hold seat {seat}")
                if seat not in self.table.missing:
                    raise Trouble("taken", f"seat {seat} has its nonce: nobody can change it any more")
            places = {seat: self.table.places[seat]._replace(nonce=nonce) for seat, nonce in nonces.items()}
            wake = self._waits_with(places)
            if not await self._storage.add_nonces(self.table.id, guest, nonces, wake):
                self._reopen()
                raise Trouble("taken", "the seats have changed elsewhere; look again")
            await self._give(places, wake)

    async def _give(self, places: Mapping[int, Place], wake: Wake) -> None:
        """Seats as they are stored now, and what is due next there unless the game begins with them."""
        before = self.table.running()
        self._wake = wake
        try:
            for seat, place in places.items():
                self.table.give(seat, place)
            await self._begin()
        except BaseException:
            self.give_up()
            raise
        for reader in self.audience.readers:
            reader.seated = bool(self.table.seats_of(reader.guest))
        self.audience.note_onlookers()
        for place in places.values():
            self.audience.note(place.guest, self._time.now())
        self._foreign = None
        self._neighbours.announce(self.table.id)
        self.changed()
        # Whoever has just sat down is about to open the table
        self._tell(self._away(before, self.table.running()) - {place.guest for place in places.values()})

    async def leave(self, seat: int, guest: int) -> None:
        self._existing(seat)
        async with self._lock:
            self._usable()
            if seat not in self.table.seats_of(guest):
                raise Trouble("not-yours", f"you do not hold seat {seat}")
            if not self.table.gathering:
                raise Trouble("not-now", "the game has begun: nobody can leave their seat")
            wake = self._waits_with({seat: Place()})
            if not await self._storage.leave(self.table.id, seat, guest, wake):
                self._reopen()
                raise Trouble("not-now", "the table has changed elsewhere; look again")
            await self._give({seat: Place()}, wake)

    def ask_hint(self, reader: Reader, token: str, seat: int, version: int) -> None:
        """What a strong bot would do there, for the one who sits there; nobody waits while it thinks."""
        refusal = OUTDATED if self.broken else self.table.why_not_hint(seat, version)
        if refusal is None and self._hinting is not None and not self._hinting.done():
            refusal = Refusal("too-fast", "a hint is being thought out at this table; wait for it")
        if refusal is not None:
            refuse(reader, token, refusal)
            return
        self._hinting = asyncio.create_task(self._hint(reader, Row("hint", seat, None, token, reader.guest), version))

    async def _hint(self, reader: Reader, row: Row, version: int) -> None:
        """It is noted before it is told: whoever had it, and goes away, had it."""
        assert row.token is not None
        try:
            advice = await self._thinkers.advise(self.table.glimpse_for_hint(row.seat, self._settings.adviser))
            async with self._lock:
                changed = not self._still_decides(row.seat, version)
                refusal = OUTDATED if changed else await self._store(row, reader)
        except Exception as error:  # noqa: BLE001 -- its words may name what is hidden
            known = isinstance(error, NoAnswer | StorageTrouble)
            log.error("no hint in %s: %s", self.table.game.name, error if known else type(error).__name__)
            refuse(reader, row.token, NO_HINT)
            return
        if refusal is None:
            reader.send(Hinted(row.token, row.seat, advice))
        else:
            refuse(reader, row.token, refusal)

    def ponder(self, reader: Reader, token: str, seat: int, version: int) -> None:
        """What is worth a thought there; nobody waits for it."""
        refusal = OUTDATED if self.broken else self.table.why_not_ponder(seat, version)
        if refusal is None and self._pondering is not None and not self._pondering.done():
            refusal = Refusal("too-fast", "this table is being pondered; wait for it")
        if refusal is not None:
            refuse(reader, token, refusal)
            return
        self._pondering = asyncio.create_task(self._ponder(reader, token, self.table.glimpse_to_ponder(seat)))

    async def _ponder(self, reader: Reader, token: str, glimpse: Glimpse) -> None:
        try:
            reader.send(Pondered(token, await self._thinkers.ponder(glimpse)))
        except Exception as error:  # noqa: BLE001 -- its words may name what is hidden
            log.error(
                "no thought in %s: %s", glimpse.game, error if isinstance(error, NoAnswer) else type(error).__name__
            )
            refuse(reader, token, NO_HINT)

    def note_rematch(self, table: str) -> None:
        self.table.rematch = table
        self._neighbours.announce(self.table.id)
        self.changed()

    # What others do

    def lacks_rows_of(self, mark: Mark) -> bool:
        return not self.broken and not self.table.gathering and self.table.version < mark.rows

    async def follow(self, mark: Mark, stored: "Stored | None" = None) -> None:
        """Others may have stored something; here is how far the table is by what is stored."""
        async with self._lock:
            if self.broken:
                return
            if self.table.version < mark.rows:
                await self._catch_up(stored)
            elif self.table.version == 0 and mark.seats not in (None, seats_mark(self.table.places)):
                self._reopen()
        if mark.rematch is not None and self.table.rematch is None:
            self.note_rematch(mark.rematch)
        if mark.line > self.audience.line:
            await self._send_lines_to_all()

    async def _catch_up(self, stored: "Stored | None" = None) -> None:
        """Carry out what others have stored; where that cannot be, the table is loaded anew."""
        if self.table.gathering:
            self._reopen()
            return
        try:
            rows = [] if stored is None else stored.rows[max(0, self.table.version - stored.after) :]
            rows = rows or await self._storage.rows(self.table.id, self.table.version)
            for row in rows:
                self.table.carry_out(row)
            outcome = self.table.outcome()
            if rows and outcome is not None:
                await self._storage.end(self.table.id, outcome)  # whoever stored the last row may have been killed
        except BaseException:
            self.give_up()
            raise
        if not rows:
            self._reopen()
            return
        now, ahead = self._time.now(), self.table.now()
        self._wake = None if ahead is None or outcome is not None else self._next(ahead, now, self._passed(now))
        self._foreign = self._changed = self._pace.now()
        self.changed()

    def _reopen(self) -> None:
        """Whoever looks at the table next finds it loaded anew."""
        self._retire()
        self.audience.refresh()

    def _existing(self, seat: int) -> None:
        if seat not in range(len(self.table.places)):
            raise Trouble("unknown", f"the table has no seat {seat}")

    def _usable(self) -> None:
        if self.broken:
            raise Trouble("busy", "the table is being opened again; try again")

    # Bots

    def let_bots_play(self) -> None:
        if self.table.bots_to_move() and not self.broken and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._bots_play())

    async def _bots_play(self) -> None:
        try:
            while not self.broken and (seats := self.table.bots_to_move()):
                seat, version = seats[0], self.table.version
                if await self._left_to_others():
                    continue
                move = await self._bots_choice(seat, version)
                if self.audience.readers:
                    await self._pace.follow(self._changed)
                async with self._lock:
                    if move is not None and self._still_decides(seat, version):
                        await self._store(Row("play", seat, move), None)
        except StorageTrouble as cause:
            log.error("the bots of a table cannot go on; they are asked again: %s", cause)
        except Exception as error:  # noqa: BLE001 -- its words may name what is hidden
            log.error("the bots of a table cannot go on; they are asked again: %s", type(error).__name__)

    async def _left_to_others(self) -> bool:
        """Where others acted last, their bots think already: wait until they have moved, or will not any more."""
        if self._foreign is None:
            return False
        left = self._foreign + self._neighbours.grace - self._pace.now()
        if left <= 0:
            self._foreign = None
            return False
        self._stirred.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(left):
                await self._stirred.wait()
        return True

    def _still_decides(self, seat: int, version: int) -> bool:
        return not self.broken and self.table.playing and self.table.still_decides(seat, version)

    async def _bots_choice(self, seat: int, version: int) -> str | None:
        """The bot's move; if it has no legal one to say, that of a usual bot, thought out here; if even that has none,
        any: nobody waits for ever. None if the table has changed meanwhile, and the bot is to be asked again.
        """
        own = self.table.company.bot_of(seat)
        assert own is not None
        for bot, here in ((own, False), (bots.USUAL, True)):
            move, trouble = await self._asked(seat, bot, here=here)
            if not self._still_decides(seat, version):
                return None
            if move is not None and self.table.forbidden(seat, move) is None:
                return move
            log.error("bot %s of %s has no move: %s", bot, self.table.game.name, trouble or "it is not legal")
        return self.table.any_move(seat)

    async def _asked(self, seat: int, bot: str, *, here: bool) -> tuple[str | None, str]:
        """What a bot would play; or None, and why."""
        try:
            return await self._thinkers.choose(self.table.glimpse(seat, bot), here=here), ""
        except NoAnswer as cause:
            return None, str(cause)
        except Exception as error:  # noqa: BLE001 -- its words may name what is hidden
            return None, type(error).__name__

    # The end

    def give_up(self) -> None:
        """Nobody knows what is stored: all who look on come back, and find the table loaded anew."""
        self._retire()
        for reader in self.audience.readers:
            reader.dismiss()

    def _retire(self) -> None:
        self.broken = True
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()

    async def close(self) -> None:
        tasks = (self._thinking, self._hinting, self._pondering, self._keeping)
        await end(task for task in tasks if task is not None)


def patience(sheet: Sheet, absence: float) -> float | None:
    """Seconds that somebody may be away. By mail nobody has to be here, and time is up by the clock alone."""
    return None if sheet.pace is not None and sheet.pace.kind == "mail" else absence


def fills_at(wake: Wake | None) -> float | None:
    """When bots take the free seats."""
    return wake.at if wake is not None and wake.why == "fill" else None


def refuse(reader: Reader, token: str | None, refusal: Refusal) -> None:
    """Say why, and show the table as it is."""
    metrics.REFUSALS.labels(refusal.code).inc()
    reader.send(Refused(token, refusal.code, refusal.reason, refusal.message))
    reader.refresh()
