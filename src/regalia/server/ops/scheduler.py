"""Wakes tables where something is due: a bot is to move, somebody's time is up, a seat is to be filled, a table to be
dropped. Also where nobody looks, and after a restart.

When something is due, and why, is stored with the table, in the same commit as the row that brought it. What is due at
a table is decided by its room, from its rows: to be woken too early, or twice, changes nothing. Where several processes
serve the same tables, the one that has a table in memory wakes it first; whoever stores the row first has done it.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from time import monotonic
from typing import Final

from regalia.server.ops import metrics
from regalia.server.ops.service_time import ServiceTime
from regalia.server.play.peers import Peers
from regalia.server.play.rooms import Rooms
from regalia.server.store.storage import Due, Storage, StorageTrouble, Wake
from regalia.server.wire.errors import Trouble

TICK: Final = 1.0
"""Seconds between looks at what is due."""
MOST: Final = 1000
"""Tables that are looked at each time, besides those in memory: where bots think long, these stay due meanwhile."""
OPENED: Final = 50
"""Of these, how many that are not in memory are opened: after a long stop many are due, and people play meanwhile."""
AT_ONCE: Final = 8
"""How many are woken side by side."""
AWAY: Final = 30.0
"""Seconds between two looks that say that nothing could be done meanwhile: the processor was others'."""
THINKING: Final = 2.0
"""Seconds for which other processes leave a table alone whose bot thinks here."""
RETRY_AFTER: Final = 60.0
"""Seconds after which a table that failed is tried again."""
CLOSED: Final = 24 * 3600.0
"""The same of one that cannot be opened at all, such as one of a newer Regalia."""
UNKNOWN: Final = 60.0
"""Seconds between looks for tables of which it is not known what is due."""

log = logging.getLogger(__name__)


class Scheduler:
    def __init__(
        self,
        storage: Storage,
        rooms: Rooms,
        time: ServiceTime,
        peers: Peers,
        drop: Callable[[Collection[str]], Awaitable[object]],
    ) -> None:
        """`drop` drops those tables for which nobody came for long."""
        self._storage = storage
        self._rooms = rooms
        self._time = time
        self._peers = peers
        self._drop = drop
        self._looked: float | None = None
        """When it looked last, by the steady clock."""

    async def look(self) -> None:
        """Wake the tables where something is due."""
        looked, self._looked = self._looked, monotonic()
        if self._time.behind or (looked is not None and self._looked - looked > AWAY):
            log.warning("the service was not there for a while: no clock has run meanwhile")
            await self._time.start(self._storage)
        await self._time.note(self._storage)
        now = self._time.now()
        due = await self._storage.due(now, MOST + len(self._rooms))
        if not due:
            return
        here = [each for each in due if each.table in self._rooms]
        await self._wake_all(here)
        await self._keep_for_this_process(here, now)
        # Where others have it in memory they come first
        left = [each for each in due if each not in here and each.at <= now - self._peers.grace]
        await self._drop_unused(left)
        await self._wake_all(left[:OPENED])

    async def find_unknown(self) -> None:
        """Tables whose last row was stored by a Regalia that did not say what is due: they are opened for it."""
        tables = await self._storage.unknown_tables(MOST)
        if tables:
            await self._storage.open_again(tables)

    async def _keep_for_this_process(self, here: Sequence[Due], now: float) -> None:
        """Bots think here: others need not begin."""
        thinking = [each.table for each in here if each.why == "bot" and self._rooms.thinks(each.table)]
        if thinking and self._peers.grace:
            await self._storage.put_off(thinking, now, now + THINKING)

    async def _drop_unused(self, left: Sequence[Due]) -> None:
        unused = [each.table for each in left[:OPENED] if each.why == "drop"]
        if unused:
            await self._drop(unused)  # those that stay are woken: they say when to look again

    async def _wake_all(self, tables: Sequence[Due]) -> None:
        for first in range(0, len(tables), AT_ONCE):
            together = tables[first : first + AT_ONCE]
            found = await asyncio.gather(*map(self._wake, together), return_exceptions=True)
            for trouble in found:
                if trouble is not None:
                    raise trouble

    async def _wake(self, due: Due) -> None:
        metrics.WAKES.labels(due.why).inc()
        now = self._time.now()
        try:
            async with self._rooms.enter(due.table, current=False) as room:
                await room.wake(Wake(due.at, due.why))
        except Trouble as trouble:
            if trouble.problem.code != "busy":
                await self._storage.put_off([due.table], now, now + CLOSED)
        except StorageTrouble:
            raise
        except Exception as error:  # noqa: BLE001 -- other tables go on; its words may name what is hidden
            log.error("what is due at a table cannot be done: %s", type(error).__name__)
            await self._storage.put_off([due.table], now, now + RETRY_AFTER)
