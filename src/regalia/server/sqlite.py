"""`Storage` in one SQLite file. Every statement that is ever made stands here."""

import logging
import os
import re
import sqlite3
import time
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import msgspec

from regalia.engine.game import Value
from regalia.server.database import LOCK_PATIENCE, Database
from regalia.server.migrations import InvalidDatabase
from regalia.server.protocol import ChatLine, TimeControl
from regalia.server.storage import (
    CHAT_KEPT,
    CHAT_TOLD,
    KINDS,
    LISTED,
    Conflict,
    Guest,
    Kind,
    Line,
    Outcome,
    Place,
    Result,
    Row,
    Sheet,
    Storage,
    StorageTrouble,
    UnknownKind,
)

LAST = re.compile(rb"(\S+) ([0-9]+) *")
LAST_SIZE = 80
"""Bytes; names of tables are shorter."""

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

Fields = tuple[str, int, str | None, str | None, int | None, float | None, float | None]
WAITING = (
    "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND bot IS NULL AND nonce IS NULL "
    "AND (guest IS NULL OR tables.rules > 1)) "  # under the first rules nobody added anything to the dice
    "AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = tables.id)"
)
SHEET = "id, game, rules, options, seed, scenario, start, created, rematch, ended, moves, maker, pace, begun, hints"


class SqliteStorage(Storage):
    """A second one on the same file is refused."""

    def __init__(self, path: Path, patience: float = LOCK_PATIENCE) -> None:
        self._database = Database(path, patience)
        try:
            self._last = _Last(self._database.path)
        except OSError as cause:
            self._database.close()
            raise InvalidDatabase(f"nothing can be written beside {path}: {cause.strerror}") from None
        stored = self._last.read()
        if stored is not None and not self._database.look(lambda connection: _has_row(connection, *stored)):
            log.error(
                "%s lacks the last row that was acknowledged: its end was lost, or an older copy is in its place",
                self._database.path,
            )

    async def beat(self) -> None:
        await self._write(_beat)

    async def seen(self) -> float | None:
        return await self._read(_seen)

    async def note_time(self, now: float) -> None:
        await self._write(_note_time, now)

    async def note_up(self, now: float) -> None:
        await self._write(_note_up, now)

    async def wake(self, now: float) -> float:
        return await self._write(_wake, now)

    async def outages(self, since: float) -> list[tuple[float, float]]:
        return await self._read(_outages, since)

    async def close(self) -> None:
        await self._database.finish()
        self._database.close()
        self._last.close()

    async def new_guest(self, secret_hash: bytes) -> Guest:
        return await self._write(_new_guest, secret_hash)

    async def guest(self, secret_hash: bytes) -> Guest | None:
        return await self._read(_guest, secret_hash)

    async def forget_guests(self, before: float) -> None:
        await self._write(_forget_guests, before)

    async def add_table(self, sheet: Sheet, after: str | None = None) -> str:
        return await self._write(_add_table, sheet, after)

    async def sheet(self, table: str) -> Sheet | None:
        return await self._read(_sheet, table)

    async def table(self, table: str) -> tuple[Sheet, list[Row]] | None:
        return await self._read(_table, table)

    async def renew(self, table: str, rules: int, start: str | None) -> None:
        await self._write(_renew, table, rules, start)

    async def tables_of(self, guest: int) -> list[Sheet]:
        return await self._read(_tables_of, guest)

    async def waiting_tables(self, before: float) -> list[str]:
        return await self._read(_waiting_tables, before)

    async def drop_tables(self, tables: Collection[str]) -> list[str]:
        return await self._write(_drop_tables, tables)

    async def end(self, table: str, outcome: Outcome) -> None:
        await self._write(_end, table, outcome)

    async def begin(self, table: str, at: float, due: float | None) -> None:
        await self._write(_begin, table, at, due)

    async def note_due(self, table: str, due: float | None) -> None:
        await self._write(_note_due, table, due)

    async def next_due(self) -> float | None:
        return await self._read(_next_due)

    async def due_tables(self, now: float) -> list[str]:
        return await self._read(_due_tables, now)

    async def sit(self, table: str, seat: int, place: Place) -> bool:
        return await self._write(_sit, table, seat, place)

    async def add_nonces(self, table: str, guest: int, nonces: Mapping[int, str]) -> bool:
        return await self._write(_add_nonces, table, guest, nonces)

    async def leave(self, table: str, seat: int) -> None:
        await self._write(_leave, table, seat)

    async def note_seen(self, table: str, guest: int, at: float) -> None:
        await self._write(_note_seen, table, guest, at)

    async def add_row(self, table: str, seq: int, row: Row, due: float | None = None) -> int:
        stored = await self._write(_add_row, table, seq, row, due)
        self._last.note(table, stored)
        return stored

    async def row_of(self, table: str, seat: int, token: str) -> int | None:
        return await self._read(_row_of, table, seat, token)

    async def add_line(
        self, table: str, seat: int, name: str, text: str, team: tuple[int, ...] | None, token: str
    ) -> Line | None:
        return await self._write(_add_line, table, seat, name, text, team, token)

    async def lines(self, table: str, after: int) -> list[Line]:
        return await self._read(_lines, table, after)

    async def _write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        try:
            return await self._database.write(lambda connection: work(connection, *args, **kwargs))
        except sqlite3.Error as cause:
            raise StorageTrouble(f"the database could not be written: {cause}") from cause

    async def _read(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        try:
            return await self._database.read(lambda connection: work(connection, *args, **kwargs))
        except sqlite3.Error as cause:
            raise StorageTrouble(f"the database could not be read: {cause}") from cause


class _Last:
    """Which row was acknowledged last, in a file beside the database: SQLite starts without a word when the end of its
    log is lost or damaged. It is not synced, which would cost as much as a commit: after a power failure it may name
    an earlier row, and never one that was not stored.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path.with_name(path.name + ".last"), os.O_RDWR | os.O_CREAT, 0o600)

    def read(self) -> tuple[str, int] | None:
        found = LAST.fullmatch(os.pread(self._file, LAST_SIZE, 0))
        return found and (found[1].decode(), int(found[2]))

    def note(self, table: str, seq: int) -> None:
        with suppress(OSError):  # a full disk; the row itself is stored
            os.pwrite(self._file, f"{table} {seq}".encode().ljust(LAST_SIZE), 0)

    def close(self) -> None:
        os.close(self._file)


# The storage itself


def _has_row(connection: sqlite3.Connection, table: str, seq: int) -> bool:
    return bool(connection.execute("SELECT 1 FROM moves WHERE table_id = ? AND seq = ?", (table, seq)).fetchone())


def _beat(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE pulse SET beat = beat + 1")


def _seen(connection: sqlite3.Connection) -> float | None:
    (seen,) = connection.execute("SELECT seen FROM pulse").fetchone()
    return None if seen is None else float(seen)


def _note_time(connection: sqlite3.Connection, now: float) -> None:
    connection.execute("UPDATE pulse SET seen = ?", (now,))


def _note_up(connection: sqlite3.Connection, now: float) -> None:
    connection.execute("UPDATE pulse SET up = max(coalesce(up, 0), ?)", (now,))


def _wake(connection: sqlite3.Connection, now: float) -> float:
    (up,) = connection.execute("SELECT up FROM pulse").fetchone()
    if up is not None and up < now:
        connection.execute("INSERT OR REPLACE INTO outages (began, ended) VALUES (?, ?)", (up, now))
    _note_up(connection, now)
    return now if up is None else max(now, float(up))


def _outages(connection: sqlite3.Connection, since: float) -> list[tuple[float, float]]:
    found = connection.execute("SELECT began, ended FROM outages WHERE ended > ? ORDER BY began", (since,))
    return [(max(began, since), ended) for began, ended in found]


# Guests


def _new_guest(connection: sqlite3.Connection, secret_hash: bytes) -> Guest:
    added = connection.execute("INSERT INTO guests (hash, created) VALUES (?, ?)", (secret_hash, time.time()))
    assert added.lastrowid is not None
    return Guest(added.lastrowid, None)


def _guest(connection: sqlite3.Connection, secret_hash: bytes) -> Guest | None:
    found = connection.execute("SELECT id, name FROM guests WHERE hash = ?", (secret_hash,)).fetchone()
    return found and Guest(*found)


def _forget_guests(connection: sqlite3.Connection, before: float) -> None:
    connection.execute(
        "DELETE FROM guests WHERE created < ? AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id) "
        "AND NOT EXISTS (SELECT 1 FROM moves WHERE guest = guests.id) "
        "AND NOT EXISTS (SELECT 1 FROM tables WHERE maker = guests.id)",
        (before,),
    )


def _remember_name(connection: sqlite3.Connection, place: Place) -> None:
    if place.guest is not None and place.name is not None:
        connection.execute("UPDATE guests SET name = ? WHERE id = ?", (place.name, place.guest))


# Tables


def _add_table(connection: sqlite3.Connection, sheet: Sheet, after: str | None) -> str:
    if after is not None:
        (earlier,) = connection.execute("SELECT rematch FROM tables WHERE id = ?", (after,)).fetchone()
        if earlier is not None:
            return str(earlier)
    options = msgspec.json.encode(sheet.options).decode()
    pace = None if sheet.pace is None else msgspec.json.encode(sheet.pace).decode()
    given = (sheet.id, sheet.game, sheet.rules, options, sheet.seed, sheet.scenario, sheet.start, sheet.created)
    connection.execute(
        "INSERT INTO tables (id, game, rules, options, seed, scenario, start, created, maker, pace, hints) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*given, sheet.maker, pace, sheet.hints),
    )
    connection.executemany(
        "INSERT INTO seats (table_id, seat, guest, name, bot, nonce, seen) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(sheet.id, seat, *place) for seat, place in enumerate(sheet.places)],
    )
    for place in reversed(sheet.places):
        _remember_name(connection, place)
    if after is not None:
        connection.execute("UPDATE tables SET rematch = ? WHERE id = ?", (sheet.id, after))
    return sheet.id


def _sheet(connection: sqlite3.Connection, table: str) -> Sheet | None:
    found = connection.execute(f"SELECT {SHEET} FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None:
        return None
    name, game, rules, options, seed, scenario, start, created, rematch, ended, moves, maker, pace, begun, hints = found
    seats = connection.execute(
        "SELECT guest, name, bot, nonce, seen FROM seats WHERE table_id = ? ORDER BY seat", (table,)
    )
    return Sheet(
        name,
        game,
        rules,
        msgspec.json.decode(options, type=dict[str, Value]),
        seed,
        scenario,
        start,
        created,
        rematch,
        None if moves is None else _outcome(connection, table, moves, ended),
        tuple(Place(*seat) for seat in seats),
        maker,
        None if pace is None else msgspec.json.decode(pace, type=TimeControl),
        begun,
        bool(hints),
    )


def _outcome(connection: sqlite3.Connection, table: str, moves: int, ended: float | None) -> Outcome:
    (version,) = connection.execute("SELECT coalesce(max(seq), 0) FROM moves WHERE table_id = ?", (table,)).fetchone()
    results = connection.execute("SELECT rank, points, ending FROM results WHERE table_id = ? ORDER BY seat", (table,))
    return Outcome(version, moves, tuple(Result(*result) for result in results), ended)


def _table(connection: sqlite3.Connection, table: str) -> tuple[Sheet, list[Row]] | None:
    sheet = _sheet(connection, table)
    if sheet is None:
        return None
    # As one value: fetching rows one by one would have to win the interpreter's lock for each
    (rows,) = connection.execute(
        "SELECT json_group_array(json_array(kind, seat, move, token, guest, at, took)) FROM "
        "(SELECT kind, seat, move, token, guest, at, took FROM moves WHERE table_id = ? ORDER BY seq)",
        (table,),
    ).fetchone()
    kinds: dict[str, Kind] = {kind: kind for kind in KINDS}
    found = []
    for kind, seat, move, token, guest, at, took in msgspec.json.decode(rows, type=list[Fields]):
        if kind not in kinds:
            raise UnknownKind(table, kind)
        found.append(Row(kinds[kind], seat, move, token, guest, at, took))
    return sheet, found


def _renew(connection: sqlite3.Connection, table: str, rules: int, start: str | None) -> None:
    connection.execute("UPDATE tables SET rules = ?, start = ? WHERE id = ?", (rules, start, table))


def _tables_of(connection: sqlite3.Connection, guest: int) -> list[Sheet]:
    mine = connection.execute(
        "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE guest = ?) ORDER BY created DESC LIMIT ?",
        (guest, LISTED),
    ).fetchall()
    return [sheet for (table,) in mine if (sheet := _sheet(connection, table)) is not None]


def _waiting_tables(connection: sqlite3.Connection, before: float) -> list[str]:
    old = connection.execute(f"SELECT id FROM tables WHERE created < ? AND {WAITING}", (before,))
    return [table for (table,) in old]


def _drop_tables(connection: sqlite3.Connection, tables: Collection[str]) -> list[str]:
    still = f"SELECT 1 FROM tables WHERE id = ? AND {WAITING}"
    dropped = [(table,) for table in tables if connection.execute(still, (table,)).fetchone()]
    connection.executemany("UPDATE tables SET rematch = NULL WHERE rematch = ?", dropped)
    connection.executemany("DELETE FROM chat WHERE table_id = ?", dropped)
    connection.executemany("DELETE FROM seats WHERE table_id = ?", dropped)
    connection.executemany("DELETE FROM tables WHERE id = ?", dropped)
    return [table for (table,) in dropped]


def _end(connection: sqlite3.Connection, table: str, outcome: Outcome) -> None:
    connection.execute(
        "UPDATE tables SET ended = ?, moves = ?, due = NULL WHERE id = ?", (time.time(), outcome.moves, table)
    )
    connection.executemany(
        "INSERT OR REPLACE INTO results (table_id, seat, rank, points, ending) VALUES (?, ?, ?, ?, ?)",
        [(table, seat, *result) for seat, result in enumerate(outcome.results)],
    )


def _begin(connection: sqlite3.Connection, table: str, at: float, due: float | None) -> None:
    connection.execute("UPDATE tables SET begun = ?, due = ? WHERE id = ? AND begun IS NULL", (at, due, table))


def _note_due(connection: sqlite3.Connection, table: str, due: float | None) -> None:
    connection.execute("UPDATE tables SET due = ? WHERE id = ?", (due, table))


def _next_due(connection: sqlite3.Connection) -> float | None:
    (due,) = connection.execute("SELECT min(due) FROM tables WHERE due IS NOT NULL").fetchone()
    return None if due is None else float(due)


def _due_tables(connection: sqlite3.Connection, now: float) -> list[str]:
    return [table for (table,) in connection.execute("SELECT id FROM tables WHERE due <= ? ORDER BY due", (now,))]


# Seats


def _sit(connection: sqlite3.Connection, table: str, seat: int, place: Place) -> bool:
    changed = connection.execute(
        "UPDATE seats SET guest = ?, name = ?, bot = ?, nonce = ?, seen = ? "
        "WHERE table_id = ? AND seat = ? AND guest IS NULL AND bot IS NULL",
        (*place, table, seat),
    )
    if changed.rowcount:
        _remember_name(connection, place)
    return changed.rowcount == 1


def _add_nonces(connection: sqlite3.Connection, table: str, guest: int, nonces: Mapping[int, str]) -> bool:
    lacking = "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND guest = ? AND nonce IS NULL"
    if not all(connection.execute(lacking, (table, seat, guest)).fetchone() for seat in nonces):
        return False
    connection.executemany(
        "UPDATE seats SET nonce = ? WHERE table_id = ? AND seat = ?",
        [(nonce, table, seat) for seat, nonce in nonces.items()],
    )
    return True


def _leave(connection: sqlite3.Connection, table: str, seat: int) -> None:
    connection.execute(
        "UPDATE seats SET guest = NULL, name = NULL, bot = NULL, nonce = NULL, seen = NULL "
        "WHERE table_id = ? AND seat = ?",
        (table, seat),
    )


def _note_seen(connection: sqlite3.Connection, table: str, guest: int, at: float) -> None:
    connection.execute("UPDATE seats SET seen = ? WHERE table_id = ? AND guest = ?", (at, table, guest))


# Rows


def _add_row(connection: sqlite3.Connection, table: str, seq: int, row: Row, due: float | None) -> int:
    earlier = None if row.token is None else _row_of(connection, table, row.seat, row.token)
    if earlier is not None:
        return earlier
    if connection.execute("SELECT 1 FROM moves WHERE table_id = ? AND seq >= ?", (table, seq)).fetchone():
        raise Conflict(f"row {seq} of table {table} is there already")
    connection.execute(
        "INSERT INTO moves (table_id, seq, at, kind, seat, guest, move, token, took) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table, seq, row.at or time.time(), row.kind, row.seat, row.guest, row.move, row.token, row.took),
    )
    if row.took is not None:
        _note_due(connection, table, due)
    return seq


def _row_of(connection: sqlite3.Connection, table: str, seat: int, token: str) -> int | None:
    found = connection.execute(
        "SELECT seq FROM moves WHERE table_id = ? AND seat = ? AND token = ?", (table, seat, token)
    ).fetchone()
    return found and int(found[0])


# Chat


def _add_line(
    connection: sqlite3.Connection,
    table: str,
    seat: int,
    name: str,
    text: str,
    team: tuple[int, ...] | None,
    token: str,
) -> Line | None:
    known = "SELECT 1 FROM chat WHERE table_id = ? AND seat = ? AND token = ?"
    if connection.execute(known, (table, seat, token)).fetchone():
        return None
    (last,) = connection.execute("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", (table,)).fetchone()
    line = ChatLine(last + 1, seat, name, text, team is not None, time.time())
    seats = None if team is None else msgspec.json.encode(team).decode()
    connection.execute(
        "INSERT INTO chat (table_id, number, seat, name, text, team, at, token) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        (table, line.number, seat, name, text, seats, line.at, token),
    )
    connection.execute("DELETE FROM chat WHERE table_id = ? AND number <= ?", (table, line.number - CHAT_KEPT))
    return Line(line, team)


def _lines(connection: sqlite3.Connection, table: str, after: int) -> list[Line]:
    found = connection.execute(
        "SELECT number, seat, name, text, at, team FROM chat WHERE table_id = ? AND number > ? "
        "ORDER BY number DESC LIMIT ?",
        (table, after, CHAT_TOLD),
    ).fetchall()
    return [
        Line(
            ChatLine(number, seat, name, text, team is not None, at),
            None if team is None else msgspec.json.decode(team, type=tuple[int, ...]),
        )
        for number, seat, name, text, at, team in reversed(found)
    ]
