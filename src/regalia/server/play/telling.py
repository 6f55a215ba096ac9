"""What readers are told of a table: its state, or what has changed in it since they were told last. It is encoded once
for all who are told the same at one moment.
"""

import asyncio
from itertools import count
from typing import Any, Final, NamedTuple

import msgspec

from regalia.server.play.audience import Audience, Reader
from regalia.server.play.clocks import counted
from regalia.server.play.context import Context
from regalia.server.play.deadlines import Deadlines, patience_at
from regalia.server.play.presenting import happened_since, keep_views, standing, table_info
from regalia.server.play.replaying import missed_by
from regalia.server.play.table import Moment, Table
from regalia.server.wire.changes import SAME, Found, change
from regalia.server.wire.protocol import Changed, TableInfo, TableState

SHARED = 1.0
"""Seconds for which what one reader was told is kept for others who are told the same."""
encode = msgspec.json.Encoder().encode


Eyes = tuple[tuple[int, ...], bool]
"""Whoever holds the same seats, and did or did not make the table, is told the same."""

numbers: Final = count(1)


class Told(NamedTuple):
    """What stands at the table, as readers were told it."""

    number: int
    """Which of all: readers are remembered with it."""
    at: float
    state: TableState
    before: int
    """The number of the one that was told before; 0 for none."""
    change: Any
    """Since that one."""


class Telling:
    def __init__(self, table: Table, audience: Audience, context: Context, deadlines: Deadlines) -> None:
        self.table = table
        self.audience = audience
        self._settings = context.settings
        self._time = context.time
        self._deadlines = deadlines
        self._encoded: dict[tuple[Eyes, int, int], bytes] = {}
        """What is told now: by whose it is, the version that they have seen, and the state that they were told."""
        self._present: dict[Eyes, Told] = {}
        self._before: dict[Eyes, Told] = {}
        """What was told before something changed."""
        self._found: Found = {}
        """What has changed, in views that several are shown."""
        self._told = 0.0
        """When somebody was told last."""
        self._forgetting = False
        """The present will be forgotten in a while."""
        self._info: TableInfo | None = None
        """What one of the readers was told of the table, as long as that is kept."""

    def info(self, guest: int | None) -> TableInfo:
        return table_info(self.table, guest, self.moment())

    def moment(self) -> Moment:
        now = self._time.now()
        patience = patience_at(self.table.sheet, self._settings)
        fills = self._deadlines.fills
        return Moment(now, self.passed(now), self.audience.present, patience, self._time.started, fills)

    def passed(self, now: float) -> float:
        """Seconds on the table's clock since the last row."""
        pace, last = self.table.sheet.pace, self.table.last
        if pace is None or last is None:
            return 0.0
        return counted(pace, last, now, self._time.outages, self.table.sheet.closures)

    def state_for(self, reader: Reader) -> bytes:
        mine = self.table.seats_of(reader.guest)
        reader.seated = bool(mine)
        eyes = (mine, reader.guest is not None and reader.guest == self.table.sheet.maker)
        key = (eyes, reader.seen, reader.told)
        encoded = self._encoded.get(key)
        if encoded is None:
            self._told = self._time.now()
            if not self._forgetting:
                self._forgetting = True
                asyncio.get_running_loop().call_later(SHARED, self._forget_in_time)
            encoded = self._encoded[key] = encode(self._message(reader, eyes))
        reader.seen = self.table.version
        reader.told = self._present[eyes].number if reader.follows else 0
        return encoded

    def _message(self, reader: Reader, eyes: Eyes) -> TableState | Changed:
        keep_views(self.table, [reader.guest])
        told = self._present.get(eyes) or self._tell(reader, eyes)
        since, happened = happened_since(self.table, reader.guest, reader.seen)
        joins = reader.told == 0 and reader.seen == 0
        missed = () if joins else missed_by(self.table, reader.guest, since)
        if reader.told == 0 or reader.told not in (told.before, told.number):
            news = {"since": since, "happened": happened, "missed": missed, "now": told.at}
            return msgspec.structs.replace(told.state, **news)
        difference = told.change if reader.told == told.before else SAME
        return Changed(difference, since, happened, missed, told.at)

    def _tell(self, reader: Reader, eyes: Eyes) -> Told:
        moment = self.moment()
        state = standing(self.table, reader.guest, moment, self._info)
        self._info = state.table
        before = self._before.get(eyes)
        told = Told(next(numbers), moment.now, state, 0, SAME)
        if before is not None:
            told = told._replace(before=before.number, change=change(before.state, state, self._found))
        self._present[eyes] = told
        return told

    def _forget_in_time(self) -> None:
        """One timer for as long as something happens here, and not one for every move."""
        left = self._told + SHARED - self._time.now()
        if self._encoded and left > 0:
            asyncio.get_running_loop().call_later(left, self._forget_in_time)
        else:
            self._forgetting = False
            self.forget()

    @property
    def kept(self) -> int:
        """How many states."""
        return len(self._before) + len(self._present)

    def drop(self) -> None:
        """Nothing is kept: whoever is told next is told all."""
        self.forget()
        self._before.clear()

    def forget(self) -> None:
        """The table has changed."""
        self._encoded.clear()
        self._before.update(self._present)
        self._present.clear()
        self._found.clear()
        self._info = None
