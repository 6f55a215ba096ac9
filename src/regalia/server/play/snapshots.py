"""Snapshots of long tables as they are stored, and when they are taken.

What is hidden is in them, as in the seed: they go to the storage and come from there, and nowhere else. One that
cannot be read is none: the rows are the truth, and a snapshot only spares playing them again.
"""

import asyncio
import logging
import zlib
from typing import Final

import msgspec

from regalia.server.play.context import Context
from regalia.server.play.table import Snapshot, Still, Table
from regalia.server.store.storage import StorageTrouble
from regalia.server.wire.errors import Trouble

EVERY: Final = 500
"""Rows that may have to be played again; some 20 ms."""
LARGEST: Final = 50_000_000
"""Bytes; the longest game that was ever seen takes some 800,000."""

log = logging.getLogger(__name__)
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Snapshot)


def packed(snapshot: Snapshot) -> bytes:
    return zlib.compress(_encoder.encode(snapshot), 1)


def unpacked(data: bytes | None) -> Snapshot | None:
    """None if it cannot be read."""
    if data is None:
        return None
    opening = zlib.decompressobj()
    try:
        plain = opening.decompress(data, LARGEST)
        return _decoder.decode(plain) if opening.eof else None
    except (zlib.error, msgspec.MsgspecError):
        return None


def due(table: Table, since: int) -> bool:
    """So much has happened since the last one that there should be another."""
    return table.version - since >= EVERY or (table.over and table.version >= EVERY and table.version > since)


class Keeper:
    """Takes snapshots of a table."""

    def __init__(self, table: Table, context: Context) -> None:
        self.table = table
        self._storage = context.storage
        self._replays = context.replays
        self._kept = table.resumed
        """Of how many rows there is one."""
        self.keeping: asyncio.Task[None] | None = None

    def keep(self) -> None:
        """Now and then, where much would have to be played again to open the table."""
        if not due(self.table, self._kept) or (self.keeping is not None and not self.keeping.done()):
            return
        still = self.table.still()
        if still is not None:
            self.keeping = asyncio.create_task(self._keep(still))

    async def _keep(self, still: Still) -> None:
        """Nobody waits for it, and nothing is lost without it."""
        earlier, self._kept = self._kept, still.version
        try:
            data = await self._replays.run(lambda: packed(still.snapshot()))
            await self._storage.keep_snapshot(self.table.id, still.version, data)
        except (StorageTrouble, Trouble) as cause:
            self._kept = earlier
            log.error("a snapshot cannot be kept: %s", cause)
