"""`Storage` in a PostgreSQL database.

Others may work on the same database at the same time. What PostgreSQL says of a failure may name what is stored, a seed
among it: only its code goes on from here.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, Final, TypeVar

import asyncpg
from asyncpg.pool import PoolConnectionProxy

from regalia.server.ops.urls import shown
from regalia.server.store import migrations
from regalia.server.store.connection import Connection, Found
from regalia.server.store.migrations import InvalidDatabase
from regalia.server.store.records import StorageTrouble
from regalia.server.store.storage import SharedStorage, Work

SCHEMES: Final = ("postgresql", "postgres")
CONNECTIONS = 10
"""Statements that can be under way at once."""
STATEMENT_TIMEOUT = 10.0
"""Seconds for a statement, and for getting a connection."""
TROUBLE = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
MIGRATING = 0x7265_6761_6C69_61
"""The lock that whoever brings the schema up to date holds: the name of Regalia in numbers."""
SESSION = {"application_name": "regalia", "synchronous_commit": "on"}
PARAMETER = re.compile(r"(?<![:\w]):([a-z]\w*)")

T = TypeVar("T")


@cache
def translated(statement: str) -> tuple[str, tuple[str, ...]]:
    """A statement with its parameters by number, and their names in this order."""
    names = tuple(dict.fromkeys(PARAMETER.findall(statement)))
    return PARAMETER.sub(lambda found: f"${names.index(found[1]) + 1}", statement), names


class PostgresConnection(Connection):
    shared = True

    def __init__(self, connection: "PoolConnectionProxy[Any]") -> None:
        self._connection = connection

    async def fetch(self, statement: str, **given: Any) -> Found:
        text, names = translated(statement)
        return [tuple(row) for row in await self._connection.fetch(text, *(given[name] for name in names))]

    async def fetch_fields(self, fields: str, source: str, **given: Any) -> Found:
        return await self.fetch(f"SELECT {fields} {source}", **given)

    async def execute(self, statement: str, **given: Any) -> int:
        text, names = translated(statement)
        done = await self._connection.execute(text, *(given[name] for name in names))
        return int(done.rpartition(" ")[2])  # such as "UPDATE 1"

    async def execute_many(self, statement: str, given: Sequence[Mapping[str, Any]]) -> None:
        text, names = translated(statement)
        if given:
            await self._connection.executemany(text, [[each[name] for name in names] for each in given])

    async def execute_both(self, first: str, then: str, **given: Any) -> bool:
        both = f"WITH added AS ({first} RETURNING 1) {then} AND EXISTS (SELECT 1 FROM added)"
        return await self.execute(both, **given) > 0

    async def lock(self, statement: str, **given: Any) -> None:
        text, names = translated(statement)
        await self._connection.execute(text, *(given[name] for name in names))


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

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.close()

    async def _read(self, work: Work[[], T], *, several: bool) -> T:
        async with self._connection() as connection:
            if not several:
                return await work(PostgresConnection(connection))
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return await work(PostgresConnection(connection))

    async def _write(self, work: Work[[], T], *, several: bool) -> T:
        async with self._connection() as connection:
            if not several:
                return await work(PostgresConnection(connection))
            async with connection.transaction():
                return await work(PostgresConnection(connection))

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator["PoolConnectionProxy[Any]"]:
        try:
            pool = self._pool or await self._opened()
            async with pool.acquire(timeout=STATEMENT_TIMEOUT) as connection:
                yield connection
        except TROUBLE as cause:
            raise StorageTrouble(f"PostgreSQL could not do it: {_code(cause)}") from None

    async def _opened(self) -> "asyncpg.Pool[Any]":
        async with self._opening:
            if self._pool is None:
                self._pool = await asyncpg.create_pool(
                    self._url,
                    min_size=0,  # they are opened when they are needed; a floor would be tried for while it is away
                    max_size=CONNECTIONS,
                    timeout=STATEMENT_TIMEOUT,
                    command_timeout=STATEMENT_TIMEOUT,
                    server_settings=SESSION,
                    connection_class=_Session,
                )
        return self._pool


def named(url: str) -> bool:
    """It is the URL of a PostgreSQL database."""
    return url.partition("://")[0] in SCHEMES


@asynccontextmanager
async def connected(url: str) -> AsyncIterator["asyncpg.Connection[Any]"]:
    """A connection to a database that is there and can be used, or InvalidDatabase."""
    try:
        connection = await asyncpg.connect(url, timeout=STATEMENT_TIMEOUT, server_settings=SESSION)
    except (*TROUBLE, ValueError) as cause:
        raise InvalidDatabase(f"{shown(url)} cannot be used as a database: {_code(cause)}") from None
    try:
        yield connection
    finally:
        await connection.close(timeout=STATEMENT_TIMEOUT)


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
