"""All tables: those in memory, loaded when somebody needs them and dropped when nobody does.

There is a ceiling on them: when it is reached, the views that are kept for stepping back go first, and
then the tables, both beginning with the table that was used longest ago.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from weakref import WeakValueDictionary

from regalia import games
from regalia.advice import LEVEL
from regalia.engine.errors import OtherRules
from regalia.match import scenario, scenarios
from regalia.server.clock import ServiceTime
from regalia.server.pace import Pace
from regalia.server.protocol import Reminded
from regalia.server.replays import Replays
from regalia.server.room import ABSENCE, Audience, Reader, Room
from regalia.server.storage import Sheet, Storage, StorageTrouble, UnknownKind
from regalia.server.table import Moment, Table, waits
from regalia.server.thinkers import Thinkers
from regalia.server.trouble import Trouble

IDLE = 60.0
"""Seconds after which a table where nothing happens leaves the memory, though people look at it."""
CEILING = 1_000_000
"""What all tables in memory may weigh, in rows of some 400 bytes."""
TABLE_WEIGHT = 100
"""Of a table without rows."""
VIEW_WEIGHT = 5
"""Of a view that is kept."""


log = logging.getLogger(__name__)


class Rooms:
    def __init__(
        self,
        storage: Storage,
        thinkers: Thinkers,
        replays: Replays,
        idle: float = IDLE,
        ceiling: int = CEILING,
        pace: Pace | None = None,
        adviser: str = LEVEL,
        time: ServiceTime | None = None,
        absence: float = ABSENCE,
    ) -> None:
        self._storage = storage
        self._thinkers = thinkers
        self._pace = pace or Pace()
        self._time = time or ServiceTime()
        self._absence = absence
        self._adviser = adviser
        self._replays = replays
        self._idle = idle
        self._ceiling = ceiling
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        """The one that was used last is the last."""
        self._weights: dict[str, int] = {}
        self._weight = 0
        self._audiences: WeakValueDictionary[str, Audience] = WeakValueDictionary()
        """Kept by the rooms and by those who have a table open."""
        self._loading: dict[str, asyncio.Task[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, table: str) -> bool:
        """It is in memory, and can be used."""
        room = self._rooms.get(table)
        return room is not None and not room.broken

    @asynccontextmanager
    async def enter(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, which stays in memory at least until it is left."""
        room = self._rooms.get(table)
        if room is None or room.broken:
            room = await self._load(table)
        room.users += 1
        try:
            yield room
        finally:
            room.users -= 1
            room.left = monotonic()
            if self._rooms.get(table) is room:
                self._rooms.move_to_end(table)
                self._weigh(table, _weight(room.table.version, room.table.views_kept))

    def moment(self, table: str) -> Moment:
        """Who has it open, whether it is in memory or not."""
        audience = self._audiences.get(table)
        return Moment(self._time.now(), present={} if audience is None else audience.present)

    def remind(self, guest: int | None, word: Reminded) -> None:
        """Tell somebody who has any table open."""
        for audience in list(self._audiences.values()):
            for reader in audience.readers:
                if reader.guest == guest and reader.greeted:
                    reader.tell(word)

    def in_use(self) -> set[str]:
        """The tables in memory, and those that somebody has open."""
        return {*self._rooms, *self._audiences, *self._loading}

    async def _load(self, table: str) -> Room:
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._loaded(table))
            task.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(task)

    async def _loaded(self, table: str) -> Room:
        try:
            stored = await self._storage.table(table)
            if stored is None:
                raise Trouble("unknown", "there is no such table")
            sheet, rows = stored
            weight = _weight(len(rows), 0)
            if not self._lighten(weight):
                raise Trouble("busy", "there is no room for another table; try again in a moment")
            self._weigh(table, weight)  # before it is there: several may be on their way
            if not rows and sheet.rules < games.find(sheet.game).rules_version and waits(sheet):
                sheet = await self._renewed(sheet)
            replayed = await self._replays.run(partial(Table, sheet, rows))
            outcome = replayed.outcome()
            if outcome is not None and sheet.outcome is None:
                # The service was killed after the last move, or it is of earlier rules and cannot be played on
                await self._storage.end(table, outcome)
        except BaseException as error:
            if table not in self._rooms:
                self._weight -= self._weights.pop(table, 0)
            if isinstance(error, OtherRules | UnknownKind):
                raise Trouble("not-now", str(error)) from None
            raise
        audience = self._audiences.setdefault(table, Audience())
        room = self._rooms[table] = Room(
            *(replayed, audience, self._storage, self._thinkers, self._pace, self._adviser, self._time, self._absence)
        )
        await room.begin_clock()
        return room

    async def _renewed(self, sheet: Sheet) -> Sheet:
        """A table of earlier rules where nobody has seen anything yet: it is played under those of now."""
        known = sheet.scenario is not None and sheet.scenario in scenarios(sheet.game)
        start = scenario(sheet.game, sheet.scenario or "").start if known else sheet.start
        rules = games.find(sheet.game).rules_version
        await self._storage.renew(sheet.id, rules, start)
        return sheet._replace(rules=rules, start=start)

    def _weigh(self, table: str, weight: int) -> None:
        self._weight += weight - self._weights.get(table, 0)
        self._weights[table] = weight

    def _lighten(self, coming: int = 0) -> bool:
        """Under the ceiling, or as near to it as can be; whether it was possible. Nothing is lost by it but time."""
        most = self._ceiling - coming
        for name, room in self._rooms.items():
            if self._weight <= most:
                return True
            room.table.forget_kept_views()
            self._weigh(name, _weight(room.table.version, 0))
        for name in [name for name, room in self._rooms.items() if room.idle]:
            if self._weight <= most:
                return True
            self._drop(name)
        return self._weight <= most

    def _drop(self, table: str) -> None:
        del self._rooms[table]
        self._weight -= self._weights.pop(table)

    async def forget(self, tables: Iterable[str]) -> None:
        """Tables that are no longer stored."""
        for table in tables:
            loading = self._loading.get(table)
            if loading is not None:
                await asyncio.wait({loading})
            room = self._rooms.get(table)
            if room is not None:
                room.give_up()

    async def part(self, table: str, audience: Audience, reader: Reader) -> None:
        """A reader goes, and others are told if that leaves a seat empty."""
        audience.readers.discard(reader)
        if not reader.seated or not audience.note(reader.guest, self._time.now()):
            return
        room = self._rooms.get(table)
        if room is None:
            audience.refresh()
        else:
            room.changed()
        await self.note_seen(table, reader)

    async def note_seen(self, table: str, reader: Reader) -> None:
        """Somebody comes or goes; if that cannot be stored, others are told all the same."""
        if reader.guest is not None and reader.seated:
            try:
                await self._storage.note_seen(table, reader.guest, self._time.now())
            except StorageTrouble as cause:
                log.error("it cannot be noted who comes and goes: %s", cause)

    async def sweep(self) -> None:
        """Drop, for ever and ever, what is not needed."""
        while True:
            await asyncio.sleep(self._idle / 4)
            before = monotonic() - self._idle
            for table, room in list(self._rooms.items()):
                if room.idle and (room.broken or room.left < before):
                    self._drop(table)
            self._lighten()

    async def close(self) -> None:
        for room in self._rooms.values():
            await room.close()


def _weight(rows: int, views: int) -> int:
    return TABLE_WEIGHT + rows + VIEW_WEIGHT * views
