"""`Storage` in a PostgreSQL database. Every statement that is ever made there stands here.

Others may work on the same database at the same time: whatever looks before it writes locks what it looked at, or
does both in one statement. What PostgreSQL says of a failure may name what is stored, a seed among it: only its code
goes on from here.
"""

import asyncio
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias
from urllib.parse import urlsplit

import asyncpg
import msgspec
from asyncpg.pool import PoolConnectionProxy

from regalia.engine.game import Value
from regalia.server import migrations
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

SCHEMES: Final = ("postgresql", "postgres")
CONNECTIONS = 10
"""Statements that can be under way at once."""
PATIENCE = 10.0
"""Seconds for a statement, and for getting a connection."""
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
MIGRATING = 0x7265_6761_6C69_61
"""The lock that whoever brings the schema up to date holds: the name of Regalia in numbers."""
SESSION = {"application_name": "regalia", "synchronous_commit": "on"}

WAITING = (
    "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND bot IS NULL AND nonce IS NULL "
    "AND (guest IS NULL OR tables.rules > 1)) "
    "AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = tables.id)"
)

Connection: TypeAlias = "asyncpg.Connection[Any] | PoolConnectionProxy[Any]"


class PostgresStorage(Storage):
    """`prepare` the database first. It is connected to at the first use, in the event loop that uses it."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._pool: asyncpg.Pool[Any] | None = None
        self._opening = asyncio.Lock()

    async def beat(self) -> None:
        async with self._connection() as connection:
            await connection.execute("UPDATE pulse SET beat = beat + 1")

    async def seen(self) -> float | None:
        async with self._connection() as connection:
            found: float | None = await connection.fetchval("SELECT seen FROM pulse")
            return found

    async def note_time(self, now: float) -> None:
        async with self._connection() as connection:
            await connection.execute("UPDATE pulse SET seen = $1", now)

    async def note_up(self, now: float) -> None:
        async with self._connection() as connection:
            await _note_up(connection, now)

    async def wake(self, now: float) -> float:
        async with self._writing() as connection:
            up: float | None = await connection.fetchval("SELECT up FROM pulse FOR UPDATE")
            if up is not None and up < now:
                await connection.execute(
                    "INSERT INTO outages (began, ended) VALUES ($1, $2) ON CONFLICT (began) DO UPDATE SET ended = $2",
                    *(up, now),
                )
            await _note_up(connection, now)
            return now if up is None else max(now, up)

    async def outages(self, since: float) -> list[tuple[float, float]]:
        async with self._connection() as connection:
            found = await connection.fetch("SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began", since)
            return [(max(began, since), ended) for began, ended in found]

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()

    # Guests

    async def new_guest(self, secret_hash: bytes) -> Guest:
        async with self._connection() as connection:
            added = "INSERT INTO guests (hash, created) VALUES ($1, $2) RETURNING id"
            return Guest(await connection.fetchval(added, secret_hash, time.time()), None)

    async def guest(self, secret_hash: bytes) -> Guest | None:
        async with self._connection() as connection:
            found = await connection.fetchrow("SELECT id, name FROM guests WHERE hash = $1", secret_hash)
            return None if found is None else Guest(*found)

    async def forget_guests(self, before: float) -> None:
        async with self._connection() as connection:
            await connection.execute(
                "DELETE FROM guests WHERE created < $1 AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id) "
                "AND NOT EXISTS (SELECT 1 FROM moves WHERE guest = guests.id) "
                "AND NOT EXISTS (SELECT 1 FROM tables WHERE maker = guests.id)",
                before,
            )

    # Tables

    async def add_table(self, sheet: Sheet, after: str | None = None) -> str:
        async with self._writing() as connection:
            if after is not None:
                earlier = await connection.fetchval("SELECT rematch FROM tables WHERE id = $1 FOR UPDATE", after)
                if earlier is not None:
                    return str(earlier)
            await connection.execute(
                "INSERT INTO tables (id, game, rules, options, seed, scenario, start, created, maker, pace, hints) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
                *(sheet.id, sheet.game, sheet.rules, msgspec.json.encode(sheet.options).decode()),
                *(sheet.seed, sheet.scenario, sheet.start, sheet.created, sheet.maker),
                None if sheet.pace is None else msgspec.json.encode(sheet.pace).decode(),
                int(sheet.hints),
            )
            await connection.executemany(
                "INSERT INTO seats (table_id, seat, guest, name, bot, nonce, seen) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                [(sheet.id, seat, *place) for seat, place in enumerate(sheet.places)],
            )
            await _remember_names(connection, sheet.places)
            if after is not None:
                await connection.execute("UPDATE tables SET rematch = $1 WHERE id = $2", sheet.id, after)
            return sheet.id

    async def sheet(self, table: str) -> Sheet | None:
        async with self._reading() as connection:
            found = await _sheets(connection, [table])
            return found[0] if found else None

    async def table(self, table: str) -> tuple[Sheet, list[Row]] | None:
        async with self._reading() as connection:
            sheets = await _sheets(connection, [table])
            if not sheets:
                return None
            found = await connection.fetch(
                "SELECT kind, seat, move, token, guest, at, took FROM moves WHERE table_id = $1 ORDER BY seq", table
            )
        kinds: dict[str, Kind] = {kind: kind for kind in KINDS}
        rows = []
        for kind, *fields in found:
            if kind not in kinds:
                raise UnknownKind(table, kind)
            rows.append(Row(kinds[kind], *fields))
        return sheets[0], rows

    async def renew(self, table: str, rules: int, start: str | None) -> None:
        async with self._connection() as connection:
            await connection.execute("UPDATE tables SET rules = $1, start = $2 WHERE id = $3", rules, start, table)

    async def tables_of(self, guest: int) -> list[Sheet]:
        async with self._reading() as connection:
            mine = await connection.fetch(
                "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE guest = $1) "
                "ORDER BY created DESC LIMIT $2",
                *(guest, LISTED),
            )
            return await _sheets(connection, [table for (table,) in mine])

    async def waiting_tables(self, before: float) -> list[str]:
        async with self._connection() as connection:
            old = await connection.fetch(f"SELECT id FROM tables WHERE created < $1 AND {WAITING}", before)
            return [table for (table,) in old]

    async def drop_tables(self, tables: Collection[str]) -> list[str]:
        async with self._writing() as connection:
            # Whoever sits down or plays waits for this lock, or is waited for and seen by the next statement
            await connection.execute("SELECT 1 FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE", list(tables))
            still = await connection.fetch(f"SELECT id FROM tables WHERE id = ANY($1) AND {WAITING}", list(tables))
            dropped = [table for (table,) in still]
            for statement in (
                "UPDATE tables SET rematch = NULL WHERE rematch = ANY($1)",
                "DELETE FROM chat WHERE table_id = ANY($1)",
                "DELETE FROM seats WHERE table_id = ANY($1)",
                "DELETE FROM tables WHERE id = ANY($1)",
            ):
                await connection.execute(statement, dropped)
            return dropped

    async def end(self, table: str, outcome: Outcome) -> None:
        async with self._writing() as connection:
            await connection.execute(
                "UPDATE tables SET ended = $1, moves = $2, due = NULL WHERE id = $3", time.time(), outcome.moves, table
            )
            await connection.executemany(
                "INSERT INTO results (table_id, seat, rank, points, ending) VALUES ($1, $2, $3, $4, $5) "
                "ON CONFLICT (table_id, seat) DO UPDATE SET rank = $3, points = $4, ending = $5",
                [(table, seat, *result) for seat, result in enumerate(outcome.results)],
            )

    async def begin(self, table: str, at: float, due: float | None) -> None:
        async with self._connection() as connection:
            await connection.execute(
                "UPDATE tables SET begun = $1, due = $2 WHERE id = $3 AND begun IS NULL", at, due, table
            )

    async def note_due(self, table: str, due: float | None) -> None:
        async with self._connection() as connection:
            await _note_due(connection, table, due)

    async def next_due(self) -> float | None:
        async with self._connection() as connection:
            found: float | None = await connection.fetchval("SELECT min(due) FROM tables WHERE due IS NOT NULL")
            return found

    async def due_tables(self, now: float) -> list[str]:
        async with self._connection() as connection:
            due = await connection.fetch("SELECT id FROM tables WHERE due <= $1 ORDER BY due", now)
            return [table for (table,) in due]

    # Seats

    async def sit(self, table: str, seat: int, place: Place) -> bool:
        async with self._writing() as connection:
            await _hold(connection, table)
            taken = await connection.fetchval(
                "UPDATE seats SET guest = $1, name = $2, bot = $3, nonce = $4, seen = $5 "
                "WHERE table_id = $6 AND seat = $7 AND guest IS NULL AND bot IS NULL RETURNING seat",
                *(*place, table, seat),
            )
            if taken is not None:
                await _remember_names(connection, [place])
            return taken is not None

    async def add_nonces(self, table: str, guest: int, nonces: Mapping[int, str]) -> bool:
        async with self._writing() as connection:
            await _hold(connection, table)
            lacking = await connection.fetch(
                "SELECT seat FROM seats WHERE table_id = $1 AND seat = ANY($2) AND guest = $3 AND nonce IS NULL "
                "ORDER BY seat FOR UPDATE",
                *(table, list(nonces), guest),
            )
            if {seat for (seat,) in lacking} != set(nonces):
                return False
            await connection.executemany(
                "UPDATE seats SET nonce = $1 WHERE table_id = $2 AND seat = $3",
                [(nonce, table, seat) for seat, nonce in nonces.items()],
            )
            return True

    async def leave(self, table: str, seat: int) -> None:
        async with self._connection() as connection:
            await connection.execute(
                "UPDATE seats SET guest = NULL, name = NULL, bot = NULL, nonce = NULL, seen = NULL "
                "WHERE table_id = $1 AND seat = $2",
                *(table, seat),
            )

    async def note_seen(self, table: str, guest: int, at: float) -> None:
        async with self._connection() as connection:
            await connection.execute("UPDATE seats SET seen = $1 WHERE table_id = $2 AND guest = $3", at, table, guest)

    # Rows

    async def add_row(self, table: str, seq: int, row: Row, due: float | None = None) -> int:
        if row.took is None:
            async with self._connection() as connection:
                return await _add_row(connection, table, seq, row)
        async with self._writing() as connection:
            stored = await _add_row(connection, table, seq, row)
            if stored == seq:
                await _note_due(connection, table, due)
            return stored

    async def row_of(self, table: str, seat: int, token: str) -> int | None:
        async with self._connection() as connection:
            return await _row_of(connection, table, seat, token)

    # Chat

    async def add_line(
        self, table: str, seat: int, name: str, text: str, team: tuple[int, ...] | None, token: str
    ) -> Line | None:
        async with self._writing() as connection:
            # Lines have numbers without a gap, so they come one after another
            await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE", table)
            known = "SELECT 1 FROM chat WHERE table_id = $1 AND seat = $2 AND token = $3"
            if await connection.fetchval(known, table, seat, token):
                return None
            last = await connection.fetchval("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = $1", table)
            line = ChatLine(last + 1, seat, name, text, team is not None, time.time())
            await connection.execute(
                "INSERT INTO chat (table_id, number, seat, name, text, team, at, token) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
                *(table, line.number, seat, name, text),
                *(None if team is None else msgspec.json.encode(team).decode(), line.at, token),
            )
            await connection.execute(
                "DELETE FROM chat WHERE table_id = $1 AND number <= $2", table, line.number - CHAT_KEPT
            )
            return Line(line, team)

    async def lines(self, table: str, after: int) -> list[Line]:
        async with self._connection() as connection:
            found = await connection.fetch(
                "SELECT number, seat, name, text, at, team FROM chat WHERE table_id = $1 AND number > $2 "
                "ORDER BY number DESC LIMIT $3",
                *(table, after, CHAT_TOLD),
            )
        return [
            Line(
                ChatLine(number, seat, name, text, team is not None, at),
                None if team is None else msgspec.json.decode(team, type=tuple[int, ...]),
            )
            for number, seat, name, text, at, team in reversed(found)
        ]

    # Connections

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        try:
            pool = self._pool or await self._opened()
            async with pool.acquire(timeout=PATIENCE) as connection:
                yield connection
        except TROUBLE as cause:
            raise StorageTrouble(f"PostgreSQL could not do it: {_code(cause)}") from None

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[Connection]:
        async with self._connection() as connection, connection.transaction():
            yield connection

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Connection]:
        """All statements see the same moment."""
        async with self._connection() as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            yield connection

    async def _opened(self) -> "asyncpg.Pool[Any]":
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=1,
                    max_size=CONNECTIONS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    server_settings=SESSION,
                )
        return self._pool


async def _remember_names(connection: Connection, places: Sequence[Place]) -> None:
    """What guests called themselves last; at the first of their seats if they have several."""
    named = {
        place.guest: place.name for place in reversed(places) if place.guest is not None and place.name is not None
    }
    # One after another in the order of their ids: two who do this wait for each other, and not both for ever
    await connection.executemany("UPDATE guests SET name = $2 WHERE id = $1", sorted(named.items()))


async def _hold(connection: Connection, table: str) -> None:
    """Nobody drops the table before this transaction is over."""
    await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR KEY SHARE", table)


async def _note_up(connection: Connection, now: float) -> None:
    await connection.execute("UPDATE pulse SET up = greatest(up, $1)", now)


async def _note_due(connection: Connection, table: str, due: float | None) -> None:
    await connection.execute("UPDATE tables SET due = $1 WHERE id = $2", due, table)


async def _add_row(connection: Connection, table: str, seq: int, row: Row) -> int:
    """In one statement: whoever stores a row of the same number at the same time, one of the two is refused."""
    added = await connection.fetchval(
        "INSERT INTO moves (table_id, seq, at, kind, seat, guest, move, token, took) "
        "SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 "
        "WHERE NOT EXISTS (SELECT 1 FROM moves WHERE table_id = $1 AND seq >= $2) "
        "AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = $1 AND seat = $5 AND token = $8) "
        "ON CONFLICT DO NOTHING RETURNING seq",
        *(table, seq, row.at or time.time(), row.kind, row.seat, row.guest, row.move, row.token, row.took),
    )
    if added is not None:
        return seq
    earlier = None if row.token is None else await _row_of(connection, table, row.seat, row.token)
    if earlier is None:
        raise Conflict(f"row {seq} of table {table} is there already")
    return earlier


async def _row_of(connection: Connection, table: str, seat: int, token: str) -> int | None:
    found: int | None = await connection.fetchval(
        "SELECT seq FROM moves WHERE table_id = $1 AND seat = $2 AND token = $3", table, seat, token
    )
    return found


async def _sheets(connection: Connection, tables: Sequence[str]) -> list[Sheet]:
    """Those of them that there are, in this order."""
    found = {
        table: fields
        for table, *fields in await connection.fetch(
            "SELECT id, game, rules, options, seed, scenario, start, created, rematch, ended, moves, "
            "maker, pace, begun, hints FROM tables WHERE id = ANY($1)",
            tables,
        )
    }
    seats = _by_table(
        await connection.fetch(
            "SELECT table_id, guest, name, bot, nonce, seen FROM seats "
            "WHERE table_id = ANY($1) ORDER BY table_id, seat",
            tables,
        )
    )
    results = _by_table(
        await connection.fetch(
            "SELECT table_id, rank, points, ending FROM results WHERE table_id = ANY($1) ORDER BY table_id, seat",
            tables,
        )
    )
    ended = [table for table, (*_, moves, _, _, _, _) in found.items() if moves is not None]
    versions = dict(
        await connection.fetch("SELECT table_id, max(seq) FROM moves WHERE table_id = ANY($1) GROUP BY table_id", ended)
        if ended
        else []
    )
    sheets = []
    for table in tables:
        if table not in found:
            continue
        game, rules, options, seed, scenario, start, created, rematch, when, moves, maker, pace, begun, hints = found[
            table
        ]
        outcome = None
        if moves is not None:
            ranked = tuple(Result(*result) for result in results[table])
            outcome = Outcome(versions.get(table, 0), moves, ranked, when)
        values = msgspec.json.decode(options, type=dict[str, Value])
        places = tuple(Place(*seat) for seat in seats[table])
        control = None if pace is None else msgspec.json.decode(pace, type=TimeControl)
        about = (table, game, rules, values, seed, scenario, start, created, rematch, outcome, places)
        sheets.append(Sheet(*about, maker, control, begun, bool(hints)))
    return sheets


def _by_table(rows: Iterable[Iterable[Any]]) -> defaultdict[str, list[list[Any]]]:
    sorted_: defaultdict[str, list[list[Any]]] = defaultdict(list)
    for table, *fields in rows:
        sorted_[table].append(fields)
    return sorted_


# Opening


def named(url: str) -> bool:
    """It is the URL of a PostgreSQL database."""
    return url.partition("://")[0] in SCHEMES


def shown(url: str) -> str:
    """The URL as people may read it: without what lets them in."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}{parts.path}"


@asynccontextmanager
async def connected(url: str) -> AsyncIterator["asyncpg.Connection[Any]"]:
    """A connection to a database that is there and can be used, or InvalidDatabase."""
    try:
        connection = await asyncpg.connect(url, timeout=PATIENCE, server_settings=SESSION)
    except (*TROUBLE, ValueError) as cause:
        raise InvalidDatabase(f"{shown(url)} cannot be used as a database: {_code(cause)}") from None
    try:
        yield connection
    finally:
        await connection.close(timeout=PATIENCE)


async def prepare(url: str) -> None:
    """See that the database can be used, and bring its schema up to date."""
    async with connected(url) as connection:
        encoding = await connection.fetchval("SHOW server_encoding")
        if encoding != "UTF8":
            raise InvalidDatabase(f"{shown(url)} keeps texts in {encoding}; expected a database of encoding UTF8")
        try:
            await migrate(connection, shown(url))
        except asyncpg.PostgresError as cause:
            raise InvalidDatabase(f"{shown(url)} cannot be used as a database: {_code(cause)}") from None


async def migrate(connection: "asyncpg.Connection[Any]", name: str) -> None:
    """Each version whole or not at all; when several come at once, one of them does it."""
    await connection.execute("SELECT pg_advisory_lock($1)", MIGRATING)
    try:
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)")
        version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
        for number, script in migrations.missing(version, "postgresql", name):
            async with connection.transaction():
                await connection.execute(script)
                await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", number)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MIGRATING)


def _code(cause: BaseException) -> str:
    """What kind of failure it was, without the values that its text may name."""
    state = getattr(cause, "sqlstate", None)
    return f"{type(cause).__name__} ({state})" if state else type(cause).__name__
