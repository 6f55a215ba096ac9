"""All tables: those in memory, loaded when somebody needs them and dropped when nobody does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import monotonic
from weakref import WeakValueDictionary

from regalia.server.room import Audience, Reader, Room
from regalia.server.storage import Storage
from regalia.server.table import Table, UnknownRules
from regalia.server.thinkers import Thinkers
from regalia.server.trouble import Trouble

IDLE = 60.0
"""Seconds after which a table where nothing happens leaves the memory, though people look at it."""


class Rooms:
    def __init__(self, storage: Storage, thinkers: Thinkers, idle: float = IDLE) -> None:
        self._storage = storage
        self._thinkers = thinkers
        self._idle = idle
        self._rooms: dict[str, Room] = {}
        self._audiences: WeakValueDictionary[str, Audience] = WeakValueDictionary()
        """Kept by the rooms and by those who have a table open."""
        self._loading: dict[str, asyncio.Task[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

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
        stored = await self._storage.table(table)
        if stored is None:
            raise Trouble("unknown", "there is no such table")
        try:
            replayed = await asyncio.to_thread(Table, *stored)
        except UnknownRules as cause:
            raise Trouble("not-now", str(cause)) from None
        audience = self._audiences.setdefault(table, Audience())
        room = self._rooms[table] = Room(replayed, audience, self._storage, self._thinkers)
        return room

    def part(self, table: str, audience: Audience, reader: Reader) -> None:
        """A reader goes, and others are told if that leaves a seat empty."""
        audience.readers.discard(reader)
        if not reader.seated or reader.guest in audience.online:
            return
        room = self._rooms.get(table)
        if room is None:
            audience.refresh()
        else:
            room.changed()

    async def sweep(self) -> None:
        """Drop, for ever and ever, what is not needed."""
        while True:
            await asyncio.sleep(self._idle / 4)
            before = monotonic() - self._idle
            for table, room in list(self._rooms.items()):
                if room.idle and (room.broken or room.left < before):
                    del self._rooms[table]

    async def close(self) -> None:
        for room in self._rooms.values():
            await room.close()
