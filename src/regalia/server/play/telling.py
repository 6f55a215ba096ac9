"""What readers are told of a table: its state, encoded once for all who are told the same at one moment."""

import asyncio

import msgspec

from regalia.server.play.audience import Audience, Reader
from regalia.server.play.clocks import counted
from regalia.server.play.context import Context
from regalia.server.play.deadlines import Deadlines, patience_at
from regalia.server.play.presenting import keep_views, table_info, table_state
from regalia.server.play.table import Moment, Table
from regalia.server.wire.protocol import TableInfo

SHARED = 1.0
"""Seconds for which what one reader was told is kept for others who are told the same."""


encode = msgspec.json.Encoder().encode


class Telling:
    def __init__(self, table: Table, audience: Audience, context: Context, deadlines: Deadlines) -> None:
        self.table = table
        self.audience = audience
        self._settings = context.settings
        self._time = context.time
        self._deadlines = deadlines
        self._encoded: dict[tuple[tuple[int, ...], int, bool], bytes] = {}
        """The present state as sent, by the reader's seats, what they miss, and whether they made the table."""
        self._told = 0.0
        """When that was made last."""
        self._forgetting = False
        """It will be forgotten in a while."""
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
        made = reader.guest is not None and reader.guest == self.table.sheet.maker
        key = (mine, self.table.since(reader.seen), made)
        encoded = self._encoded.get(key)
        if encoded is None:
            keep_views(self.table, [reader.guest])
            moment = self.moment()
            state = table_state(self.table, reader.guest, moment, reader.seen, self._info)
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
            self.forget()

    def forget(self) -> None:
        """The table has changed."""
        self._encoded.clear()
        self._info = None
