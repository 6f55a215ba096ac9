"""Snapshots of long tables as they are stored, and when they are taken.

What is hidden is in them, as in the seed: they go to the storage and come from there, and nowhere else. One that
cannot be read is none: the rows are the truth, and a snapshot only spares playing them again.
"""

import zlib
from typing import Final

import msgspec

from regalia.server.play.table import Snapshot, Table

EVERY: Final = 500
"""Rows that may have to be played again; some 20 ms."""
LARGEST: Final = 50_000_000
"""Bytes; the longest game that was ever seen takes some 800,000."""

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
