"""`Storage` in a PostgreSQL database. Every statement that is ever made there stands here.

Others may work on the same database at the same time: whatever looks before it writes locks what it looked at, or
does both in one statement. What PostgreSQL says of a failure may name what is stored, a seed among it: only its code
goes on from here.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final, TypeAlias

import asyncpg
import msgspec
from asyncpg.pool import PoolConnectionProxy

from regalia.server.ops.urls import shown
from regalia.server.store import migrations
from regalia.server.store.migrations import InvalidDatabase
from regalia.server.store.statements import (
    FREE,
    IDLE,
    IN_USE_UNTIL,
    KNOWN,
    OF_GUEST,
    REOPENED,
    SEATED,
    UNKNOWN,
    UNUSED,
    WAITING,
    open_tables,
    sheets,
    sheets_in,
    summary_field,
    wake_fields,
)
from regalia.server.store.storage import (
    ASIDE_KEPT,
    CHAT_KEPT,
    CHAT_TOLD,
    KINDS,
    LISTED,
    MOST_MUTED,
    MOST_OPEN,
    MOST_REPORTS,
    MOST_TOLD_DEVICES,
    Account,
    Conflict,
    Deed,
    Device,
    Due,
    Guest,
    Kind,
    Line,
    Mark,
    Outcome,
    Place,
    Push,
    Reported,
    Row,
    SharedStorage,
    Sheet,
    StorageTrouble,
    Summary,
    Traces,
    UnknownKind,
    Wake,
    Warm,
    closures_in,
    told_line,
)

SCHEMES: Final = ("postgresql", "postgres")
CONNECTIONS = 10
"""Statements that can be under way at once."""
PATIENCE = 10.0
"""Seconds for a statement, and for getting a connection."""
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
LOST = 10.0
"""Seconds after which a process that said nothing is not there any more."""
MIGRATING = 0x7265_6761_6C69_61
"""The lock that whoever brings the schema up to date holds: the name of Regalia in numbers."""
SESSION = {"application_name": "regalia", "synchronous_commit": "on"}

NOW = "extract(epoch FROM clock_timestamp())::double precision"
"""Of the database: what machines think that it is may differ."""
FORGOTTEN = 3600
"""Seconds after which nothing is left of a process that was killed."""
LIVING = f"SELECT id FROM processes WHERE up > {NOW} - {LOST}"
MARKS = f"""
WITH others AS MATERIALIZED ({LIVING} AND id <> $2)
SELECT id, coalesce(newest, 0), coalesce((SELECT max(number) FROM chat WHERE table_id = id), 0),
    CASE WHEN newest IS NULL THEN (
        SELECT string_agg(concat(guest, '/', bot, '/', nonce), ' ' ORDER BY seat) FROM seats WHERE table_id = id
    ) END,
    rematch,
    coalesce((
        SELECT string_agg(concat(guest, ':', presence), ' ' ORDER BY guest) FROM (
            SELECT guest, max(presence) AS presence FROM presences
            WHERE table_id = id AND process IN (SELECT id FROM others) GROUP BY guest
        ) AS present
    ), '')
FROM tables, LATERAL (SELECT max(seq) AS newest FROM moves WHERE table_id = tables.id) AS played
WHERE id = ANY($1)
"""
"""Of the two ways to be present the greater, in the order of letters, is `here`."""

PRESENT = (
    "(SELECT string_agg(concat(guest, ':', presence), ' ' ORDER BY guest) FROM ("
    "SELECT guest, max(presence) AS presence "
    f"FROM presences WHERE table_id = tables.id AND process IN ({LIVING}) GROUP BY guest) AS open)"
)

Connection: TypeAlias = "asyncpg.Connection[Any] | PoolConnectionProxy[Any]"


class _Session(asyncpg.Connection):
    """A connection of which nothing outlives its transaction: so there is nothing to reset after each statement."""

    __slots__ = ()

    def get_reset_query(self) -> str:
        return ""


class PostgresStorage(SharedStorage):
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

    async def wake(self, now: float, process: str = "") -> float:
        async with self._writing() as connection:
            up: float | None = await connection.fetchval("SELECT up FROM pulse FOR UPDATE")
            others = await connection.fetchval(f"SELECT EXISTS ({LIVING} AND id <> $1)", process)
            if up is not None and up < now and not others:
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
        async with self._writing() as connection:
            now = time.time()
            guest = await connection.fetchval("INSERT INTO guests (created) VALUES ($1) RETURNING id", now)
            await _add_device(connection, guest, secret_hash, now)
            return Guest(guest, None)

    async def guest(self, secret_hash: bytes) -> Guest | None:
        async with self._connection() as connection:
            found = await connection.fetchrow(
                "SELECT id, name FROM guests JOIN devices ON guest = id WHERE hash = $1", secret_hash
            )
            return None if found is None else Guest(*found)

    async def forget_guests(self, before: float) -> None:
        async with self._writing() as connection:
            found = await connection.fetch(
                f"SELECT id FROM guests WHERE created < $1 AND {IDLE} "
                "AND NOT EXISTS (SELECT 1 FROM devices WHERE guest = guests.id AND seen >= $1) ORDER BY id FOR UPDATE",
                before,
            )
            idle = [guest for (guest,) in found]
            await _sign_out(connection, "guest = ANY($1)", idle)
            for statement in (
                "DELETE FROM links WHERE guest = ANY($1)",
                "UPDATE chat SET guest = NULL WHERE guest = ANY($1)",
                "DELETE FROM mutes WHERE guest = ANY($1) OR muted = ANY($1)",
                "DELETE FROM guests WHERE id = ANY($1)",
            ):
                await connection.execute(statement, idle)

    async def account(self, guest: int) -> Account:
        async with self._reading() as connection:
            found = await connection.fetchrow("SELECT name, created, coded, banned FROM guests WHERE id = $1", guest)
            assert found is not None
            name, created, coded, banned = found
            devices = await connection.fetch(
                "SELECT hash, created, seen FROM devices WHERE guest = $1 ORDER BY created, hash", guest
            )
            pushes = await connection.fetch(
                "SELECT device, endpoint, p256dh, auth, language, pushes.created FROM pushes "
                "JOIN devices ON hash = device WHERE guest = $1 ORDER BY pushes.created",
                guest,
            )
        return Account(
            *(name, created, coded, banned),
            tuple(Device(*device) for device in devices),
            tuple((device, Push(*push), at) for device, *push, at in pushes),
        )

    async def note_device(self, secret_hash: bytes, now: float) -> None:
        async with self._connection() as connection:
            await connection.execute("UPDATE devices SET seen = greatest(seen, $1) WHERE hash = $2", now, secret_hash)

    async def forget_devices(self, before: float) -> None:
        async with self._writing() as connection:
            await _sign_out(connection, "seen < $1", before)
            await connection.execute("DELETE FROM links WHERE until < $1", time.time())

    async def sign_out(self, secret_hash: bytes) -> None:
        async with self._writing() as connection:
            await _sign_out(connection, "hash = $1", secret_hash)

    async def sign_out_others(self, guest: int, secret_hash: bytes) -> None:
        async with self._writing() as connection:
            await _hold_guest(connection, guest)
            await _sign_out(connection, "guest = $1 AND hash <> $2", guest, secret_hash)
            await connection.execute("DELETE FROM links WHERE guest = $1", guest)
            await connection.execute("UPDATE guests SET code = NULL, coded = NULL WHERE id = $1", guest)

    async def set_code(self, guest: int, device: bytes, code_hash: bytes, at: float) -> bool:
        async with self._writing() as connection:
            if not await _has_device(connection, guest, device):
                return False
            await connection.execute("UPDATE guests SET code = $1, coded = $2 WHERE id = $3", code_hash, at, guest)
            return True

    async def come_back(self, code_hash: bytes, secret_hash: bytes, former: bytes, at: float) -> int | None:
        async with self._writing() as connection:
            found = await connection.fetchval("SELECT id FROM guests WHERE code = $1 FOR KEY SHARE", code_hash)
            return await _turned(connection, found, secret_hash, former, at)

    async def add_link(self, guest: int, device: bytes, link_hash: bytes, until: float) -> bool:
        async with self._writing() as connection:
            if not await _has_device(connection, guest, device):
                return False
            await connection.execute("DELETE FROM links WHERE guest = $1", guest)
            await connection.execute(
                "INSERT INTO links (hash, guest, until) VALUES ($1, $2, $3)", link_hash, guest, until
            )
            return True

    async def use_link(self, link_hash: bytes, secret_hash: bytes, former: bytes, at: float) -> int | None:
        async with self._writing() as connection:
            # In one statement: of two who use it at once, one does
            used = await connection.fetchrow("DELETE FROM links WHERE hash = $1 RETURNING guest, until", link_hash)
            found = used["guest"] if used is not None and used["until"] >= at else None
            return await _turned(connection, found, secret_hash, former, at)

    async def traces(self, guest: int) -> Traces:
        async with self._reading() as connection:
            tables = await connection.fetch(
                "SELECT id, game, created, ended, coalesce(maker = $1, false) FROM tables WHERE maker = $1 "
                "OR id IN (SELECT table_id FROM seats WHERE guest = $1 "
                "UNION SELECT table_id FROM moves WHERE guest = $1 "
                'UNION SELECT table_id FROM chat WHERE guest = $1) ORDER BY created, id COLLATE "C"',
                guest,
            )
            seats = await connection.fetch(
                "SELECT table_id, seat, name, nonce, seen FROM seats WHERE guest = $1 "
                'ORDER BY table_id COLLATE "C", seat',
                guest,
            )
            rows = await connection.fetch(
                "SELECT * FROM (SELECT table_id, seq, at, kind, seat, move, took FROM moves WHERE guest = $1 "
                "UNION ALL SELECT moves.table_id, seq, at, kind, moves.seat, move, took FROM moves "
                "JOIN seats ON seats.table_id = moves.table_id AND seats.seat = moves.seat "
                "WHERE seats.guest = $1 AND moves.guest IS NULL AND at IS NULL) AS done "
                'ORDER BY table_id COLLATE "C", seq',
                guest,
            )
            results = await connection.fetch(
                "SELECT results.table_id, results.seat, rank, points, ending FROM results JOIN seats "
                "ON seats.table_id = results.table_id AND seats.seat = results.seat WHERE guest = $1 "
                'ORDER BY results.table_id COLLATE "C", results.seat',
                guest,
            )
            lines = await connection.fetch(
                "SELECT table_id, number, at, text, team IS NOT NULL FROM chat WHERE guest = $1 "
                'ORDER BY table_id COLLATE "C", number',
                guest,
            )
            reports = await connection.fetch(
                "SELECT table_id, at, line, reason, words FROM reports WHERE reporter = $1 ORDER BY id", guest
            )
            muted: int = await connection.fetchval("SELECT count(*) FROM mutes WHERE guest = $1", guest)
        return Traces(
            [tuple(row) for row in tables],
            [tuple(row) for row in seats],
            [tuple(row) for row in rows],
            [tuple(row) for row in results],
            [tuple(row) for row in lines],
            [tuple(row) for row in reports],
            muted,
        )

    async def seats_of(self, guest: int) -> list[str]:
        async with self._connection() as connection:
            found = await connection.fetch("SELECT DISTINCT table_id FROM seats WHERE guest = $1", guest)
            return [table for (table,) in found]

    async def key(self, name: str, drawn: bytes) -> bytes:
        async with self._writing() as connection:
            await connection.execute(
                "INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", name, drawn
            )
            return bytes(await connection.fetchval("SELECT value FROM keys WHERE name = $1", name))

    # Telling those who are not here

    async def set_push(self, device: bytes, push: Push, at: float) -> None:
        async with self._writing() as connection:
            await connection.execute("DELETE FROM pushes WHERE device = $1 OR endpoint = $2", device, push.endpoint)
            await connection.execute(
                "INSERT INTO pushes (endpoint, p256dh, auth, language, device, created) "
                "SELECT $1, $2, $3, $4, hash, $5 FROM devices WHERE hash = $6 FOR KEY SHARE",
                *(*push, at, device),
            )
            await connection.execute(
                "DELETE FROM pushes WHERE device IN (SELECT device FROM pushes JOIN devices ON hash = device "
                "WHERE guest = (SELECT guest FROM devices WHERE hash = $1) ORDER BY pushes.created DESC, device "
                "OFFSET $2)",
                *(device, MOST_TOLD_DEVICES),
            )

    async def drop_push(self, device: bytes) -> None:
        async with self._connection() as connection:
            await connection.execute("DELETE FROM pushes WHERE device = $1", device)

    async def forget_push(self, endpoint: str) -> None:
        async with self._connection() as connection:
            await connection.execute("DELETE FROM pushes WHERE endpoint = $1", endpoint)

    async def pushes_of(self, guest: int) -> list[Push]:
        async with self._connection() as connection:
            found = await connection.fetch(
                "SELECT endpoint, p256dh, auth, language FROM pushes JOIN devices ON hash = device WHERE guest = $1",
                guest,
            )
            return [Push(*push) for push in found]

    # Tables

    async def add_table(self, sheet: Sheet, after: str | None = None) -> str:
        async with self._writing() as connection:
            if after is not None:
                earlier = await connection.fetchval("SELECT rematch FROM tables WHERE id = $1 FOR UPDATE", after)
                if earlier is not None:
                    return str(earlier)
            await connection.execute(
                "INSERT INTO tables "
                "(id, game, rules, options, seed, scenario, start, created, maker, pace, hints, wake_at, wake_why, "
                "public, fill, silent) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)",
                *(sheet.id, sheet.game, sheet.rules, msgspec.json.encode(sheet.options).decode()),
                *(sheet.seed, sheet.scenario, sheet.start, sheet.created, sheet.maker),
                None if sheet.pace is None else msgspec.json.encode(sheet.pace).decode(),
                *(int(sheet.hints), *wake_fields(sheet.wake), int(sheet.public)),
                None if sheet.fill is None else msgspec.json.encode(sheet.fill).decode(),
                int(sheet.silent),
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
        async with self._connection() as connection:
            found = sheets_in(await connection.fetch(sheets("tables.id = $1"), table))
            return found[0] if found else None

    async def table(self, table: str) -> tuple[Sheet, list[Row]] | None:
        async with self._reading() as connection:
            found = sheets_in(await connection.fetch(sheets("tables.id = $1"), table))
            if not found:
                return None
            return found[0], await _rows(connection, table, 0)

    async def snapshot(self, table: str) -> bytes | None:
        async with self._connection() as connection:
            found: bytes | None = await connection.fetchval("SELECT data FROM snapshots WHERE table_id = $1", table)
            return found

    async def keep_snapshot(self, table: str, seq: int, data: bytes) -> None:
        async with self._connection() as connection:
            await connection.execute(
                "INSERT INTO snapshots (table_id, seq, data) VALUES ($1, $2, $3) ON CONFLICT (table_id) "
                "DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= snapshots.seq",
                *(table, seq, data),
            )

    async def renew(self, table: str, rules: int, start: str | None) -> None:
        async with self._connection() as connection:
            await connection.execute("UPDATE tables SET rules = $1, start = $2 WHERE id = $3", rules, start, table)

    async def tables_of(self, guest: int) -> list[Sheet]:
        async with self._connection() as connection:
            which = OF_GUEST.format(guest="$1", limit="$2")
            return sheets_in(await connection.fetch(sheets(which, PRESENT), guest, LISTED))

    async def drop_sooner(self, before: float) -> None:
        async with self._connection() as connection:
            await connection.execute(
                "UPDATE tables SET wake_at = 0 WHERE id IN (SELECT id FROM tables WHERE wake_why = 'drop' "
                f"AND {UNUSED.format(before='$1')} ORDER BY id FOR NO KEY UPDATE)",
                before,
            )

    async def drop_tables(self, tables: Collection[str], before: float) -> list[str]:
        async with self._writing() as connection:
            # Whoever sits down or plays waits for this lock, or is waited for and seen by the next statement
            await connection.execute("SELECT 1 FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE", list(tables))
            still = await connection.fetch(
                f"SELECT id FROM tables WHERE id = ANY($1) AND {UNUSED.format(before='$2')} AND {WAITING} "
                f"AND NOT EXISTS (SELECT 1 FROM presences WHERE table_id = tables.id AND process IN ({LIVING}))",
                *(list(tables), before),
            )
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
                "UPDATE tables SET ended = $1, moves = $2, version = $3, summary = NULL, wake_at = NULL, "
                "wake_why = NULL WHERE id = $4",
                *(time.time(), outcome.moves, outcome.version, table),
            )
            await connection.executemany(
                "INSERT INTO results (table_id, seat, rank, points, ending) VALUES ($1, $2, $3, $4, $5) "
                "ON CONFLICT (table_id, seat) DO UPDATE SET rank = $3, points = $4, ending = $5",
                [(table, seat, *result) for seat, result in enumerate(outcome.results)],
            )

    async def begin(self, table: str, at: float, summary: Summary, wake: Wake | None) -> None:
        async with self._connection() as connection:
            await connection.execute(
                "UPDATE tables SET begun = $1, summary = $2, wake_at = $3, wake_why = $4 "
                "WHERE id = $5 AND begun IS NULL",
                *(at, summary_field(summary), *wake_fields(wake), table),
            )

    # What is due

    async def note(self, table: str, version: int, summary: Summary | None, wake: Wake | None) -> None:
        async with self._connection() as connection:
            await connection.execute(
                "UPDATE tables SET version = $1, summary = $2, wake_at = $3, wake_why = $4 "
                "WHERE id = $5 AND version <= $1 AND moves IS NULL AND closed IS NULL",
                *(version, summary_field(summary), *wake_fields(wake), table),
            )

    async def due(self, now: float, limit: int) -> list[Due]:
        async with self._connection() as connection:
            found = await connection.fetch(
                "SELECT id, wake_at, wake_why FROM tables WHERE wake_at <= $1 AND moves IS NULL "
                "ORDER BY wake_at LIMIT $2",
                *(now, limit),
            )
            return [Due(*due) for due in found]

    async def next_clock(self) -> float | None:
        async with self._connection() as connection:
            found: float | None = await connection.fetchval(
                "SELECT wake_at FROM tables WHERE wake_at IS NOT NULL AND wake_why = 'time' AND moves IS NULL "
                "ORDER BY wake_at LIMIT 1"
            )
            return found

    async def put_off(self, tables: Collection[str], due: float, at: float) -> None:
        async with self._connection() as connection:
            # In the order of their ids: two who do this wait for each other, and not both for ever
            await connection.execute(
                "UPDATE tables SET wake_at = $1 WHERE id IN ("
                "SELECT id FROM tables WHERE id = ANY($2) AND wake_at <= $3 ORDER BY id FOR NO KEY UPDATE)",
                *(at, list(tables), due),
            )

    async def unknown_tables(self, limit: int) -> list[str]:
        async with self._connection() as connection:
            found = await connection.fetch(f"SELECT id FROM tables WHERE {UNKNOWN} LIMIT $1", limit)
            return [table for (table,) in found]

    async def open_again(self, tables: Collection[str]) -> None:
        async with self._connection() as connection:
            await connection.execute(
                "UPDATE tables SET wake_at = 0, wake_why = 'open' WHERE id IN (SELECT id FROM tables "
                "WHERE id = ANY($1) AND moves IS NULL AND closed IS NULL ORDER BY id FOR NO KEY UPDATE)",
                list(tables),
            )

    async def forget_outages(self, now: float) -> None:
        async with self._connection() as connection:
            await connection.execute(f"DELETE FROM outages WHERE ended < least($1, coalesce({IN_USE_UNTIL}, $1))", now)

    # Seats

    async def sit(self, table: str, seat: int, place: Place, wake: Wake | None = None) -> bool:
        async with self._writing() as connection:
            # Whoever takes the last two seats at the same time, one of them sees that none is left
            await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE", table)
            taken = await connection.fetchval(
                "UPDATE seats SET guest = $1, name = $2, bot = $3, nonce = $4, seen = $5 "
                "WHERE table_id = $6 AND seat = $7 AND guest IS NULL AND bot IS NULL RETURNING seat",
                *(*place, table, seat),
            )
            if taken is not None:
                await _remember_names(connection, [place])
                await connection.execute(
                    f"UPDATE tables SET public = 2 WHERE id = $1 AND public = 1 AND NOT {FREE}", table
                )
                await _seated(connection, table, wake)
            return taken is not None

    async def add_nonces(self, table: str, guest: int, nonces: Mapping[int, str], wake: Wake | None = None) -> bool:
        async with self._writing() as connection:
            # Of two who add the last two at the same time, one sees that none is missing
            await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE", table)
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
            await _seated(connection, table, wake)
            return True

    async def leave(self, table: str, seat: int, guest: int, wake: Wake | None = None) -> bool:
        async with self._writing() as connection:
            # Whoever takes the last seat waits for this lock, or is waited for and seen by the next statement
            await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", table)
            left = await connection.fetchval(
                "UPDATE seats SET guest = NULL, name = NULL, bot = NULL, nonce = NULL, seen = NULL "
                "WHERE table_id = $1 AND seat = $2 AND guest = $3 "
                f"AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND {WAITING}) RETURNING seat",
                *(table, seat, guest),
            )
            if left is not None:
                await connection.execute("UPDATE tables SET public = 1 WHERE id = $1 AND public = 2", table)
                await _seated(connection, table, wake)
            return left is not None

    async def note_seen(self, table: str, guest: int, at: float) -> None:
        async with self._connection() as connection:
            statement = f"UPDATE seats SET seen = $1 WHERE table_id = $2 AND guest = $3 AND {KNOWN}"
            await connection.execute(statement, at, table, guest)

    # Rows

    async def add_row(
        self, table: str, seq: int, row: Row, summary: Summary | None = None, wake: Wake | None = None
    ) -> int:
        async with self._connection() as connection:
            return await _add_row(connection, table, seq, row, summary, wake)

    async def rows(self, table: str, after: int) -> list[Row]:
        async with self._connection() as connection:
            return await _rows(connection, table, after)

    async def rows_after(self, versions: Mapping[str, int]) -> dict[str, list[Row]]:
        async with self._connection() as connection:
            found = await connection.fetch(
                "SELECT table_id, kind, seat, move, token, guest, at, took "
                "FROM unnest($1::text[], $2::bigint[]) AS known (id, version) "
                "JOIN moves ON table_id = known.id AND seq > version ORDER BY table_id, seq",
                *(list(versions), list(versions.values())),
            )
        kinds: dict[str, Kind] = {kind: kind for kind in KINDS}
        rows: dict[str, list[Row]] = {}
        strange = {table for table, kind, *_ in found if kind not in kinds}
        for table, kind, *fields in found:
            if table not in strange:
                rows.setdefault(table, []).append(Row(kinds[kind], *fields))
        return rows

    async def row_of(self, table: str, seat: int, token: str) -> int | None:
        async with self._connection() as connection:
            return await _row_of(connection, table, seat, token)

    # Chat

    async def add_line(
        self,
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
        async with self._writing() as connection:
            # Lines have numbers without a gap, so they come one after another
            await connection.execute("SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE", table)
            known = "SELECT 1 FROM chat WHERE table_id = $1 AND guest = $2 AND token = $3"
            if await connection.fetchval(known, table, guest, token):
                return None
            last = await connection.fetchval("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = $1", table)
            at = time.time()
            seats = None if team is None else msgspec.json.encode(team).decode()
            await connection.execute(
                "INSERT INTO chat (table_id, number, seat, name, text, team, at, token, guest, aside, phrase) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
                *(table, last + 1, seat, name, text, seats, at, token, guest, int(aside), int(phrase)),
            )
            await connection.execute(
                "DELETE FROM chat WHERE table_id = $1 AND aside = $2 AND number <= "
                "(SELECT number FROM chat WHERE table_id = $1 AND aside = $2 ORDER BY number DESC LIMIT 1 OFFSET $3)",
                *(table, int(aside), ASIDE_KEPT if aside else CHAT_KEPT),
            )
            return told_line(last + 1, seat, name, text, at, seats, guest, int(aside), int(phrase))

    async def lines(self, table: str, after: int, *, aside: bool = True) -> list[Line]:
        async with self._connection() as connection:
            found = await connection.fetch(
                "SELECT number, seat, name, text, at, team, guest, aside, phrase FROM chat "
                "WHERE table_id = $1 AND number > $2 AND aside <= $3 AND text <> '' ORDER BY number DESC LIMIT $4",
                *(table, after, int(aside), CHAT_TOLD),
            )
        return [told_line(*line) for line in reversed(found)]

    async def erased_lines(self, tables: Collection[str]) -> list[tuple[str, int]]:
        async with self._connection() as connection:
            found = await connection.fetch(
                "SELECT table_id, number FROM chat WHERE table_id = ANY($1) AND text = ''", list(tables)
            )
            return [(table, number) for table, number in found]

    # Company

    async def open_tables(
        self, guest: int | None, warm: Warm, here: Collection[str] = (), game: str | None = None
    ) -> list[Sheet]:
        async with self._reading() as connection:
            found = await connection.fetch(
                open_tables("$1::text", "$2::float8", "$3::float8", "$4", "tables.id = ANY($5)", "$6", "$7", "$8"),
                *(game, *warm, list(here), guest, MOST_OPEN, 4 * LISTED),
            )
            tables = [table for (table,) in found]
            sheets_found = sheets_in(await connection.fetch(sheets("tables.id = ANY($1)"), tables))
            return sorted(sheets_found, key=lambda sheet: tables.index(sheet.id))

    async def name_of(self, guest: int) -> str | None:
        async with self._connection() as connection:
            found: str | None = await connection.fetchval("SELECT name FROM guests WHERE id = $1", guest)
            return found

    async def muted_by(self, guest: int) -> frozenset[int]:
        async with self._connection() as connection:
            found = await connection.fetch("SELECT muted FROM mutes WHERE guest = $1", guest)
            return frozenset(muted for (muted,) in found)

    async def mute(self, guest: int, other: int, *, off: bool = False) -> bool:
        async with self._writing() as connection:
            if off:
                await connection.execute("DELETE FROM mutes WHERE guest = $1 AND muted = $2", guest, other)
                return True
            if await connection.fetchval("SELECT count(*) FROM mutes WHERE guest = $1", guest) >= MOST_MUTED:
                return False
            await connection.execute(
                "INSERT INTO mutes (guest, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING", guest, other
            )
            return True

    async def add_report(self, report: Reported) -> None:
        async with self._writing() as connection:
            await connection.execute(
                "INSERT INTO reports (at, reporter, guest, table_id, name, line, text, reason, words) "
                "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
                *report,
            )
            await connection.execute(
                "DELETE FROM reports WHERE id <= (SELECT id FROM reports ORDER BY id DESC LIMIT 1 OFFSET $1)",
                MOST_REPORTS,
            )

    async def reports(self, guest: int | None = None) -> list[Reported]:
        async with self._connection() as connection:
            found = await connection.fetch(
                "SELECT at, reporter, guest, table_id, name, line, text, reason, words FROM reports "
                "WHERE $1::bigint IS NULL OR guest = $1 ORDER BY id DESC LIMIT $2",
                *(guest, LISTED),
            )
            return [Reported(*report) for report in found]

    async def forget_reports(self, before: float) -> None:
        async with self._connection() as connection:
            await connection.execute("DELETE FROM reports WHERE at < $1", before)

    # Operators

    async def newest_tables(self, guest: int | None = None) -> list[Sheet]:
        if guest is not None:
            return await self.tables_of(guest)
        async with self._connection() as connection:
            newest = "tables.id IN (SELECT id FROM tables ORDER BY created DESC LIMIT $1)"
            return sheets_in(await connection.fetch(sheets(newest), LISTED))

    async def do(self, deed: Deed) -> bool:
        async with self._writing() as connection:
            # One after another: whoever has seen a deed has seen all before it
            await connection.execute("LOCK TABLE deeds IN EXCLUSIVE MODE")
            now = deed.at or time.time()
            since = now if deed.kind in ("close", "ban") else None
            if deed.table is not None:
                change = REOPENED.format("$1::double precision", "$2") + " RETURNING 1"
                found = await connection.fetchval(change, since, deed.table)
            elif deed.kind == "erase":
                found = await connection.fetchval("SELECT 1 FROM guests WHERE id = $1", deed.guest)
            else:
                change = "UPDATE guests SET banned = $2 WHERE id = $1 RETURNING 1"
                found = await connection.fetchval(change, deed.guest, since)
            if found is None:
                return False
            if deed.kind == "erase" and deed.guest is not None:
                await _erase(connection, deed.guest)
            await connection.execute(
                "INSERT INTO deeds (at, operator, kind, table_id, guest, why) VALUES ($1, $2, $3, $4, $5, $6)",
                *(now, deed.operator, deed.kind, deed.table, deed.guest, deed.why),
            )
            return True

    async def deeds(self, after: int = 0) -> list[Deed]:
        async with self._connection() as connection:
            found = await connection.fetch(
                "SELECT kind, operator, why, table_id, guest, at, id FROM deeds WHERE id > $1 ORDER BY id", after
            )
            return [Deed(*deed) for deed in found]

    async def closures(self, table: str) -> tuple[tuple[float, float], ...]:
        async with self._connection() as connection:
            return closures_in(
                await connection.fetch("SELECT kind, at FROM deeds WHERE table_id = $1 ORDER BY id", table)
            )

    async def banned(self) -> tuple[frozenset[int], int]:
        async with self._reading() as connection:
            last: int = await connection.fetchval("SELECT coalesce(max(id), 0) FROM deeds")
            found = await connection.fetch("SELECT id FROM guests WHERE banned IS NOT NULL")
            return frozenset(guest for (guest,) in found), last

    # Other processes

    async def live(self, process: str) -> bool:
        async with self._connection() as connection:
            known = await connection.fetchval(f"UPDATE processes SET up = {NOW} WHERE id = $1 RETURNING id", process)
            if known is None:
                await connection.execute(
                    f"INSERT INTO processes (id, up) VALUES ($1, {NOW}) ON CONFLICT (id) DO UPDATE SET up = {NOW}",
                    process,
                )
                await connection.execute(f"DELETE FROM processes WHERE up < {NOW} - {FORGOTTEN}")
                await connection.execute("DELETE FROM presences WHERE process NOT IN (SELECT id FROM processes)")
            return known is not None

    async def alone(self, process: str) -> bool:
        async with self._connection() as connection:
            return not await connection.fetchval(f"SELECT EXISTS ({LIVING} AND id <> $1)", process)

    async def part(self, process: str) -> None:
        async with self._writing() as connection:
            await connection.execute("DELETE FROM presences WHERE process = $1", process)
            await connection.execute("DELETE FROM processes WHERE id = $1", process)

    async def note_present(self, process: str, present: Mapping[tuple[str, int], str | None]) -> None:
        here = [(process, table, guest, how) for (table, guest), how in present.items() if how is not None]
        gone = [(process, table, guest) for (table, guest), how in present.items() if how is None]
        async with self._writing() as connection:
            await connection.executemany(
                "INSERT INTO presences (process, table_id, guest, presence) VALUES ($1, $2, $3, $4) "
                "ON CONFLICT (table_id, guest, process) DO UPDATE SET presence = $4",
                here,
            )
            await connection.executemany(
                "DELETE FROM presences WHERE process = $1 AND table_id = $2 AND guest = $3", gone
            )

    async def signed_out(self, devices: Collection[bytes]) -> set[bytes]:
        async with self._connection() as connection:
            found = await connection.fetch("SELECT hash FROM devices WHERE hash = ANY($1)", list(devices))
            return {*devices} - {known for (known,) in found}

    async def marks(self, process: str, tables: Collection[str]) -> dict[str, Mark]:
        async with self._connection() as connection:
            found = await connection.fetch(MARKS, list(tables), process)
            return {table: Mark(*fields) for table, *fields in found}

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
                    min_size=0,  # they are opened when they are needed; a floor would be tried for while it is away
                    max_size=CONNECTIONS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    server_settings=SESSION,
                    connection_class=_Session,
                )
        return self._pool


async def _erase(connection: Connection, guest: int) -> None:
    # Whoever sits down or plays at these tables waits for this lock, or is waited for
    await connection.execute(
        "SELECT 1 FROM tables WHERE id IN (SELECT table_id FROM seats WHERE guest = $1) ORDER BY id FOR UPDATE",
        guest,
    )
    await _sign_out(connection, "guest = $1", guest)
    for statement in (
        "UPDATE tables SET public = 1 WHERE public = 2 AND id IN (SELECT table_id FROM seats WHERE guest = $1) "
        f"AND {WAITING}",
        "UPDATE seats SET guest = NULL, name = NULL, nonce = NULL, seen = NULL WHERE guest = $1 "
        f"AND table_id IN (SELECT id FROM tables WHERE {WAITING})",
        "UPDATE seats SET name = '', seen = NULL WHERE guest = $1",
        "UPDATE chat SET name = '', text = '', guest = NULL WHERE guest = $1",
        "UPDATE reports SET name = '', text = NULL, guest = NULL WHERE guest = $1",
        "UPDATE reports SET words = '', reporter = NULL WHERE reporter = $1",
        "DELETE FROM mutes WHERE guest = $1 OR muted = $1",
        "DELETE FROM links WHERE guest = $1",
        "UPDATE guests SET name = NULL, code = NULL, coded = NULL WHERE id = $1",
        f"DELETE FROM guests WHERE id = $1 AND {IDLE}",
    ):
        await connection.execute(statement, guest)


async def _remember_names(connection: Connection, places: Sequence[Place]) -> None:
    """What guests called themselves last; at the first of their seats if they have several."""
    named = {
        place.guest: place.name for place in reversed(places) if place.guest is not None and place.name is not None
    }
    # One after another in the order of their ids: two who do this wait for each other, and not both for ever
    await connection.executemany("UPDATE guests SET name = $2 WHERE id = $1", sorted(named.items()))


async def _add_device(connection: Connection, guest: int, secret_hash: bytes, now: float) -> None:
    await connection.execute(
        "INSERT INTO devices (hash, guest, created, seen) VALUES ($1, $2, $3, $3)", secret_hash, guest, now
    )


async def _hold_guest(connection: Connection, guest: int) -> None:
    """Until the transaction ends nobody else lets a device of this guest in, or signs one out."""
    await connection.execute("SELECT 1 FROM guests WHERE id = $1 FOR UPDATE", guest)


async def _has_device(connection: Connection, guest: int, device: bytes) -> bool:
    """Also when whoever signs it out comes first."""
    await _hold_guest(connection, guest)
    found = await connection.fetchval("SELECT 1 FROM devices WHERE hash = $1 AND guest = $2", device, guest)
    return found is not None


async def _sign_out(connection: Connection, which: str, *given: object) -> None:
    """The devices that are described."""
    await connection.execute(f"DELETE FROM pushes WHERE device IN (SELECT hash FROM devices WHERE {which})", *given)
    await connection.execute(f"DELETE FROM devices WHERE {which}", *given)


async def _turned(
    connection: Connection, found: int | None, secret_hash: bytes, former: bytes, at: float
) -> int | None:
    """A device is from now on that of the guest who was found."""
    if found is not None:
        await _sign_out(connection, "hash = $1", former)
        await _add_device(connection, found, secret_hash, at)
    return found


async def _seated(connection: Connection, table: str, wake: Wake | None) -> None:
    at, why = wake_fields(wake)
    given = {"at": "$1::double precision", "why": "$2::text", "table": "$3"}
    await connection.execute(SEATED.format(waiting=WAITING, **given), at, why, table)


async def _note_up(connection: Connection, now: float) -> None:
    await connection.execute("UPDATE pulse SET up = greatest(up, $1)", now)


async def _add_row(
    connection: Connection, table: str, seq: int, row: Row, summary: Summary | None, wake: Wake | None
) -> int:
    """In one statement: whoever stores a row of the same number at the same time, one of the two is refused."""
    added = await connection.fetchval(
        "WITH added AS (INSERT INTO moves (table_id, seq, at, kind, seat, guest, move, token, took) "
        "SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 "
        "WHERE NOT EXISTS (SELECT 1 FROM moves WHERE table_id = $1 AND seq >= $2) "
        "AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = $1 AND seat = $5 AND token = $8) "
        "ON CONFLICT DO NOTHING RETURNING seq) "
        "UPDATE tables SET version = $2, summary = $10, wake_at = $11, wake_why = $12 FROM added WHERE id = $1 "
        "RETURNING seq",
        *(table, seq, row.at or time.time(), row.kind, row.seat, row.guest, row.move, row.token, row.took),
        *(summary_field(summary), *wake_fields(wake)),
    )
    if added is not None:
        return seq
    earlier = None if row.token is None else await _row_of(connection, table, row.seat, row.token)
    if earlier is None:
        raise Conflict(f"row {seq} of table {table} is there already")
    return earlier


async def _rows(connection: Connection, table: str, after: int) -> list[Row]:
    found = await connection.fetch(
        "SELECT kind, seat, move, token, guest, at, took FROM moves WHERE table_id = $1 AND seq > $2 ORDER BY seq",
        *(table, after),
    )
    kinds: dict[str, Kind] = {kind: kind for kind in KINDS}
    rows = []
    for kind, *fields in found:
        if kind not in kinds:
            raise UnknownKind(table, kind)
        rows.append(Row(kinds[kind], *fields))
    return rows


async def _row_of(connection: Connection, table: str, seat: int, token: str) -> int | None:
    found: int | None = await connection.fetchval(
        "SELECT seq FROM moves WHERE table_id = $1 AND seat = $2 AND token = $3", table, seat, token
    )
    return found


# Opening


def named(url: str) -> bool:
    """It is the URL of a PostgreSQL database."""
    return url.partition("://")[0] in SCHEMES


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


async def see_that_it_is_of_now(url: str) -> None:
    """That its schema is up to date, without changing it."""
    async with connected(url) as connection:
        try:
            version = await connection.fetchval("SELECT coalesce(max(version), 0) FROM schema_version")
        except asyncpg.PostgresError as cause:
            raise InvalidDatabase(f"{shown(url)} is no database of Regalia: {_code(cause)}") from None
        if migrations.missing(version, "postgresql", shown(url)):
            raise InvalidDatabase(f"{shown(url)} is of an earlier Regalia: serve it once with this one first")


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
