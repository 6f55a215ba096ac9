"""All tables: those in memory, loaded when somebody needs them and dropped when nobody does.

There is a ceiling on them: when it is reached, the views that are kept for stepping back go first, and
then the tables, both beginning with the table that was used longest ago.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from time import monotonic
from weakref import WeakValueDictionary

from regalia import games
from regalia.engine.errors import OtherRules, UnknownGame
from regalia.match import scenario, scenarios
from regalia.server.play import snapshots
from regalia.server.play.audience import Audience, Reader
from regalia.server.play.chat import take_erased_lines_away
from regalia.server.play.context import Context
from regalia.server.play.deadlines import fills_at, patience_at
from regalia.server.play.moves import Stored
from regalia.server.play.room import Room
from regalia.server.play.table import Moment, Present, Table, waits
from regalia.server.store.storage import Mark, Sheet, StorageTrouble, UnknownKind, present_in
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import Reminded

TABLE_WEIGHT = 100
"""Of a table without rows."""
VIEW_WEIGHT = 5
"""Of a view that is kept."""
STATE_WEIGHT = 40
"""Of a state that is kept, to know what has changed."""


log = logging.getLogger(__name__)


class Rooms:
    def __init__(self, context: Context) -> None:
        self._context = context
        self._storage = context.storage
        self._time = context.time
        self._replays = context.replays
        self._peers = context.peers
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

    def thinks(self, table: str) -> bool:
        """A bot thinks there, in this process."""
        room = self._rooms.get(table)
        return room is not None and room.bots.thinks

    def enter(self, table: str, *, current: bool = True) -> "_Stay":
        """The room of a table, which stays in memory at least until it is left.

        Where other processes serve it too, it is as it is stored just now; unless that does not matter, for whoever
        changes something finds it out, and whoever looks on is told within seconds.
        """
        return _Stay(self, table, current=current)

    async def _entered(self, table: str, *, current: bool) -> Room:
        if current and table in self:
            await self._peers.freshen([table])
        room = self._rooms.get(table)
        if room is None or room.broken:
            room = await self._load(table)
        room.users += 1
        return room

    def state_for(self, table: str, reader: Reader) -> bytes | None:
        """What a reader is told of a table in memory; None if it is not there."""
        room = self._rooms.get(table)
        if room is None or room.broken:
            return None
        state = room.moves.telling.state_for(reader)
        self._used(table, room)
        return state

    def _left(self, table: str, room: Room) -> None:
        room.users -= 1
        self._used(table, room)

    def _used(self, table: str, room: Room) -> None:
        room.left = monotonic()
        if self._rooms.get(table) is room:
            self._rooms.move_to_end(table)
            self._weigh(table, _weight(room.table.version, room.table.views.count, room.moves.telling.kept))

    def moment(self, table: str) -> Moment:
        """Who has it open, whether it is in memory or not."""
        audience = self._audiences.get(table)
        present = {} if audience is None else audience.present
        return Moment(self._time.now(), present=present, watching=self._time.started)

    def moment_of(self, sheet: Sheet) -> Moment:
        """The same of a table as it is stored, with what `Room.info` would say of it."""
        moment = self.moment(sheet.id)
        elsewhere = {guest: Present(presence, None) for guest, presence in present_in(sheet.present).items()}
        return moment._replace(
            present={**elsewhere, **moment.present},
            patience=patience_at(sheet, self._context.settings),
            fills=fills_at(sheet.wake),
        )

    def remind(self, guest: int | None, word: Reminded) -> None:
        """Tell somebody who has any table open, here or elsewhere; who does not have this one open, also in a browser
        that is closed, if they asked for it."""
        if guest is None:
            return
        self.remind_here(guest, word)
        self._peers.remind(guest, word)
        audience = self._audiences.get(word.table)
        if audience is None or guest not in audience.guests:
            self._context.notify_turn(guest, word.table, word.game, word.name)

    def remind_here(self, guest: int, word: Reminded) -> None:
        room = self._rooms.get(word.table)
        if room is not None:
            for seat in room.table.seats_of(guest):
                room.moves.absence.note_reminded(seat)
        for audience in list(self._audiences.values()):
            for reader in audience.readers:
                if reader.guest == guest and reader.greeted:
                    reader.send(word)

    def dismiss(self, leaving: Callable[[Reader], bool]) -> None:
        """Those who are no longer who they were; they come back as whoever they are."""
        for audience in list(self._audiences.values()):
            for reader in audience.readers:
                if leaving(reader):
                    reader.dismiss()

    async def take_erased_lines_away(self) -> None:
        await take_erased_lines_away(self._storage, self._audiences)

    def devices(self) -> set[bytes]:
        """Those that have a table open here."""
        readers = (reader for audience in self._audiences.values() for reader in audience.readers)
        return {reader.device for reader in readers if reader.device is not None}

    def of(self, guest: int) -> list[str]:
        """The tables in memory where a guest sits."""
        return [table for table, room in self._rooms.items() if room.table.seats_of(guest)]

    def in_use(self) -> set[str]:
        """The tables in memory, and those that somebody has open."""
        return {*self._rooms, *self._audiences, *self._loading}

    def visited(self) -> set[str]:
        """The tables that somebody who sits there, or did, has open."""
        return {
            table
            for table, audience in self._audiences.items()
            if any(present.presence != "gone" for present in audience.present.values())
        }

    def followed(self) -> set[str]:
        """The tables of which it matters here what others do."""
        return {*self._rooms, *(table for table, audience in self._audiences.items() if audience.readers)}

    def keeps(self, table: str) -> bool:
        """Others have changed it: whether that is to be seen here. A table that nobody has open here leaves the memory
        instead: whoever opens it finds it as it is stored."""
        audience = self._audiences.get(table)
        room = self._rooms.get(table)
        if audience is not None and audience.readers:
            return True
        if room is not None and room.idle:
            self._drop(table)
            return False
        return room is not None

    def behind(self, marks: Mapping[str, Mark]) -> dict[str, int]:
        """Of the tables in memory where rows are missing: how many there are."""
        found = ((table, self._rooms.get(table), mark) for table, mark in marks.items())
        return {
            table: room.table.version for table, room, mark in found if room is not None and room.lacks_rows_of(mark)
        }

    async def follow(self, table: str, mark: Mark, known: Mark | None, stored: Stored | None = None) -> None:
        """How far a table is by what is stored, and how far it was when it was looked at last."""
        room = self._rooms.get(table)
        audience = self._audiences.get(table)
        if audience is not None and audience.note_elsewhere(present_in(mark.present), self._time.now()):
            if room is None:
                audience.refresh()
            else:
                room.moves.changed()
        if room is not None and not room.broken:
            await room.follow(mark, stored)
        elif audience is not None and audience.readers and known is not None and known[:-1] != mark[:-1]:
            async with self.enter(table, current=False) as opened:
                await opened.follow(mark)
            audience.refresh()

    async def _load(self, table: str) -> Room:
        task = self._loading.get(table)
        if task is None:
            task = self._loading[table] = asyncio.create_task(self._loaded(table))
            task.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(task)

    async def _loaded(self, table: str) -> Room:
        try:
            async with self._replays.turn():
                replayed = await self._replayed(table)
            sheet, outcome = replayed.sheet, replayed.outcome()
            if outcome is not None and sheet.outcome is None:
                # The service was killed after the last move, or it is of earlier rules and cannot be played on
                await self._storage.end(table, outcome)
        except BaseException as error:
            if table not in self._rooms:
                self._weight -= self._weights.pop(table, 0)
            if isinstance(error, OtherRules | UnknownKind):
                raise Trouble("not-now", str(error)) from None
            if isinstance(error, UnknownGame):
                raise Trouble("not-now", f"{error}; the table is kept until it can be played again") from None
            raise
        audience = self._audiences.setdefault(table, Audience(partial(self._peers.note, table)))
        room = self._rooms[table] = Room(replayed, audience, self._context)
        self._peers.follow(table)
        await room.begin()
        room.moves.snapshots.keep()
        return room

    async def _replayed(self, table: str) -> Table:
        stored = await self._storage.table(table)
        if stored is None:
            raise Trouble("unknown", "there is no such table")
        sheet, rows = stored
        if sheet.closed is not None:
            raise Trouble("closed", "those who run this service have closed the table")
        if sheet.pace is not None:
            sheet = sheet._replace(closures=await self._storage.closures(table))
        weight = _weight(len(rows), 0)
        if not self._lighten(weight):
            raise Trouble("busy", "there is no room for another table; try again in a moment")
        self._weigh(table, weight)  # before it is there: several may be on their way
        if not rows and sheet.rules < games.find(sheet.game).rules_version and waits(sheet):
            sheet = await self._renewed(sheet)
        data = await self._storage.snapshot(table) if len(rows) >= snapshots.EVERY else None
        return await self._replays.work(lambda: Table(sheet, rows, snapshots.unpacked(data)))

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
        most = self._context.settings.ceiling - coming
        for name, room in self._rooms.items():
            if self._weight <= most:
                return True
            room.table.views.clear()
            room.moves.telling.drop()
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
                room.moves.give_up()

    async def shut(self, table: str) -> None:
        """A table that an operator closed or opened again: whoever has it open comes back, and is told so."""
        await self.forget([table])
        for reader in self._audiences.get(table, Audience()).readers:
            reader.dismiss()

    async def part(self, table: str, audience: Audience, reader: Reader) -> None:
        """A reader goes, and others are told if that leaves a seat empty."""
        audience.readers.discard(reader)
        if not reader.seated:
            audience.note_onlookers()
        if not reader.seated or not audience.note(reader.guest, self._time.now()):
            return
        room = self._rooms.get(table)
        if room is None:
            audience.refresh()
        else:
            room.moves.changed()
        await self.note_seen(table, reader)

    async def note_seen(self, table: str, reader: Reader) -> None:
        """Somebody comes or goes; if that cannot be stored, others are told all the same."""
        if reader.guest is not None and reader.seated:
            try:
                await self._storage.note_seen(table, reader.guest, self._time.now())
            except StorageTrouble as cause:
                log.error("it cannot be noted who comes and goes: %s", cause)

    async def sweep(self) -> None:
        """Let what is not needed leave the memory."""
        before = monotonic() - self._context.settings.idle
        for table, room in list(self._rooms.items()):
            if room.idle and (room.broken or room.left < before):
                self._drop(table)
        self._lighten()

    async def close(self) -> None:
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in self._rooms.values():
            await room.close()


class _Stay:
    """Somebody's time in a room. Several are entered for every move, and a generator would cost three times as much."""

    __slots__ = ("_current", "_room", "_rooms", "_table")

    def __init__(self, rooms: Rooms, table: str, *, current: bool) -> None:
        self._rooms = rooms
        self._table = table
        self._current = current

    async def __aenter__(self) -> Room:
        self._room = await self._rooms._entered(self._table, current=self._current)
        return self._room

    async def __aexit__(self, *_: object) -> None:
        self._rooms._left(self._table, self._room)


def _weight(rows: int, views: int, states: int = 0) -> int:
    return TABLE_WEIGHT + rows + VIEW_WEIGHT * views + STATE_WEIGHT * states
