"""What is said at tables: the statements."""

import time
from collections.abc import Collection, Iterable
from typing import Any

import msgspec

from regalia.server.store.connection import Connection
from regalia.server.store.records import ASIDE_KEPT, CHAT_KEPT, CHAT_TOLD, Line


async def add_line(
    connection: Connection,
    table: str,
    seat: int | None,
    name: str,
    text: str,
    team: tuple[int, ...] | None,
    token: str,
    guest: int | None = None,
    *,
    aside: bool = False,
    phrase: bool = False,
) -> Line | None:
    """Store a chat line; None if this message was stored before."""
    # Lines have numbers without a gap, so they come one after another
    await connection.lock("SELECT 1 FROM tables WHERE id = :table FOR NO KEY UPDATE", table=table)
    known = "SELECT 1 FROM chat WHERE table_id = :table AND guest = :guest AND token = :token"
    if await connection.value(known, table=table, guest=guest, token=token):
        return None
    last = await connection.value("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = :table", table=table)
    line = {
        "number": last + 1,
        "seat": seat,
        "name": name,
        "text": text,
        "at": time.time(),
        "team": None if team is None else msgspec.json.encode(team).decode(),
        "guest": guest,
        "aside": int(aside),
        "phrase": int(phrase),
    }
    await connection.insert("chat", table_id=table, token=token, **line)
    await connection.execute(
        "DELETE FROM chat WHERE table_id = :table AND aside = :aside AND number <= (SELECT number FROM chat "
        "WHERE table_id = :table AND aside = :aside ORDER BY number DESC LIMIT 1 OFFSET :kept)",
        table=table,
        aside=int(aside),
        kept=ASIDE_KEPT if aside else CHAT_KEPT,
    )
    return _line(line.values())


async def lines(connection: Connection, table: str, after: int, *, aside: bool = True) -> list[Line]:
    """The last chat lines, of those after the given number; with or without those of people who look on."""
    found = await connection.fetch(
        "SELECT number, seat, name, text, at, team, guest, aside, phrase FROM chat WHERE table_id = :table "
        "AND number > :after AND aside <= :aside AND text <> '' ORDER BY number DESC LIMIT :told",
        table=table,
        after=after,
        aside=int(aside),
        told=CHAT_TOLD,
    )
    return [_line(line) for line in reversed(found)]


async def erased_lines(connection: Connection, tables: Collection[str]) -> list[tuple[str, int]]:
    """The numbers of the lines that were erased, with their tables."""
    found = await connection.fetch(
        "SELECT table_id, number FROM chat WHERE table_id = ANY(:tables) AND text = ''", tables=list(tables)
    )
    return [(table, number) for table, number in found]


def _line(columns: Iterable[Any]) -> Line:
    number, seat, name, text, at, team, guest, aside, phrase = columns
    seats = None if team is None else msgspec.json.decode(team, type=tuple[int, ...])
    return Line(number, seat, name, text, at, seats, guest, bool(aside), bool(phrase))
