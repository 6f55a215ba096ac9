"""What happens at a table: every row is stored, then acknowledged, then told to all.

There is one lock: rows come one after another. When what is in memory may not be what is stored, the table is broken:
nothing more is done here, its bots stop, and whoever comes next finds it loaded anew.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from regalia.server.ops import metrics
from regalia.server.play.absence import Absence
from regalia.server.play.audience import OUTDATED, Audience, Reader, refuse
from regalia.server.play.context import Context
from regalia.server.play.deadlines import Deadlines
from regalia.server.play.participation import NO
from regalia.server.play.permissions import (
    why_not_agree,
    why_not_decline,
    why_not_play,
    why_not_resign,
    why_not_return,
    why_not_rewind,
    why_not_stand_in,
    why_not_take_back,
)
from regalia.server.play.presenting import keep_views
from regalia.server.play.snapshots import Keeper
from regalia.server.play.table import Refusal, Table
from regalia.server.play.telling import Telling
from regalia.server.store.storage import Conflict, Row, Wake
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import Acknowledged

NOT_REWOUND = Refusal("too-fast", "too many games are being played again; try again in a moment")
TOLD = 5.0
"""Seconds after which those whose turn it is were surely told, unless the service was killed meanwhile."""


class Stored(NamedTuple):
    """Rows of a table that others stored, after so many."""

    after: int
    rows: list[Row]


class Moves:
    def __init__(self, table: Table, audience: Audience, context: Context) -> None:
        self.table = table
        self.audience = audience
        self.broken = False
        """What is in memory may not be what is stored: load the table again."""
        self.lock = asyncio.Lock()
        self.deadlines = Deadlines(table, context)
        self.telling = Telling(table, audience, context, self.deadlines)
        self.absence = Absence(table, audience, context)
        self.snapshots = Keeper(table, context)
        self._storage = context.storage
        self._bot_delay = context.bot_delay
        self._time = context.time
        self._replays = context.replays
        self._peers = context.peers
        self.changed_at = self._bot_delay.now()
        """When something happened here last."""
        begun = table.last
        recent = begun is None or self._time.now() - begun < self._peers.grace
        self.others_acted = self.changed_at if self._peers.grace and recent else None
        """When others did something here last; None if they did not since something was done here."""
        self.stirred = asyncio.Event()
        """Something has happened."""
        self.wake_bots: Callable[[], None] = lambda: None
        self.stop_bots: Callable[[], None] = lambda: None

    async def play(self, reader: Reader, row: Row, version: int) -> None:
        """A row of any kind that somebody wants; a move was chosen while looking at a version."""
        assert row.token is not None
        async with self.lock:
            await self.call_time()
            refusal = OUTDATED if self.broken else self._why_not(row, version)
            while refusal is None:
                refusal = await self.store(self.absence.settled(row), reader)
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
                return why_not_rewind(table, seat, version)
            case "take-back":
                return why_not_take_back(table, seat, version)
            case "resign":
                return why_not_resign(table, seat)
            case "agree":
                return why_not_decline(table, seat) if row.move == NO else why_not_agree(table, seat)
            case "replace" if row.move is None:
                return why_not_return(table, seat)
            case "replace":
                return why_not_stand_in(table, seat) or self.absence.why_not_replace(seat, row.guest)
            case _:
                assert row.move is not None
                return why_not_play(table, seat, version, row.move)

    async def begin(self) -> None:
        """From when on the game is counted, and what is due next."""
        ahead = self.table.now()
        if ahead is not None and self.table.clocks is not None and self.table.last is None:
            begun = self._time.now()
            wake = self.deadlines.next(ahead, begun, 0.0)
            await self._storage.begin(self.table.id, begun, ahead.summary, wake)
            self.table.last, self.deadlines.wake, self.deadlines.noted = begun, wake, True
        else:
            await self.note()

    async def call_time(self) -> None:
        pace, clocks = self.table.sheet.pace, self.table.clocks
        while pace is not None and clocks is not None and not self.broken:
            due = clocks.due(self.table.running())
            if due is None or due[0] > self.telling.passed(self._time.now()):
                return
            await self.store(Row("time-out", due[1], pace.bot), None)

    async def note(self) -> None:
        """What comes next, unless that is stored."""
        if self.broken or self.table.over:
            return
        now, ahead = self._time.now(), self.table.now()
        wake = (
            self.deadlines.waits(self.table.places)
            if ahead is None
            else self.deadlines.next(ahead, now, self.telling.passed(now))
        )
        if self.deadlines.knows(wake) and (self.deadlines.noted or ahead is None):
            return
        await self._storage.note(self.table.id, self.table.version, None if ahead is None else ahead.summary, wake)
        self.deadlines.wake, self.deadlines.noted = wake, ahead is not None

    async def store(self, row: Row, reader: Reader | None) -> Refusal | None:
        number = self.table.version + 1
        before = self.table.running()
        now = self._time.now()
        row = row._replace(at=now, took=None if self.table.clocks is None else self.telling.passed(now))
        try:
            rewound = await self._replays.run(partial(self.table.rewound, row.seat)) if row.kind == "rewind" else None
        except Trouble:
            return NOT_REWOUND
        ahead = self.table.ahead(row, rewound)
        wake = self.deadlines.next(ahead, now, 0.0)
        away = self.absence.away(before, ahead.running)
        if away and (wake is None or wake.at > now + TOLD) and await self.absence.is_anybody_to_be_told(away):
            wake = Wake(now + TOLD, "remind")
        try:
            with metrics.COMMIT.time():
                stored = await self._storage.add_row(self.table.id, number, row, ahead.summary, wake)
            if stored == number:
                self.table.carry_out(row, ahead=ahead, rewound=rewound)
                self.deadlines.wake, self.deadlines.noted = wake, True
        except Conflict:
            await self.catch_up()
            return OUTDATED
        except BaseException:
            self.give_up()
            raise
        self.others_acted = None
        self._peers.announce(self.table.id)
        if reader is not None and row.token is not None:
            reader.send(Acknowledged(row.token, stored))
        if stored == number:
            (metrics.MOVES_OF_BOTS if row.guest is None else metrics.MOVES_OF_PEOPLE).inc()
            self.changed_at = self._bot_delay.now()
            self.changed()
            self.absence.tell(away)
            outcome = self.table.outcome()
            if outcome is not None:
                await self._storage.end(self.table.id, outcome)
                self.deadlines.wake = None
            self.snapshots.keep()
        return None

    async def catch_up(self, stored: Stored | None = None) -> None:
        """Carry out what others have stored; where that cannot be, the table is loaded anew."""
        if self.table.gathering:
            self.reopen()
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
            self.reopen()
            return
        now, ahead = self._time.now(), self.table.now()
        self.deadlines.wake = (
            None if ahead is None or outcome is not None else self.deadlines.next(ahead, now, self.telling.passed(now))
        )
        self.others_acted = self.changed_at = self._bot_delay.now()
        self.changed()

    def changed(self) -> None:
        self.stirred.set()
        self.telling.forget()
        looking = {reader.guest for reader in self.audience.readers if reader.greeted}
        seated = {place.guest for place in self.table.places if place.guest is not None}
        keep_views(self.table, looking | seated)  # those who are away come back, and want to see what they missed
        self.audience.refresh()
        self.wake_bots()

    def check_usable(self) -> None:
        if self.broken:
            raise Trouble("busy", "the table is being opened again; try again")

    def reopen(self) -> None:
        """Whoever looks at the table next finds it loaded anew."""
        self._break()
        self.audience.refresh()

    def give_up(self) -> None:
        """Nobody knows what is stored: all who look on come back, and find the table loaded anew."""
        self._break()
        for reader in self.audience.readers:
            reader.dismiss()

    def still_decides(self, seat: int, version: int) -> bool:
        return not self.broken and self.table.playing and self.table.still_decides(seat, version)

    def _break(self) -> None:
        self.broken = True
        self.stop_bots()

    async def store_decided(self, row: Row, version: int, reader: Reader | None) -> Refusal | None:
        """A row that counts if its seat still has the decision of that version; `OUTDATED` if it has not."""
        async with self.lock:
            return await self.store(row, reader) if self.still_decides(row.seat, version) else OUTDATED
