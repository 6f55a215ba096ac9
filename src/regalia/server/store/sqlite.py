"""`Storage` in one SQLite file."""

import logging
import os
import re
import sqlite3
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from regalia.server.store.connection import Connection, Found
from regalia.server.store.group_commit import LOCK_PATIENCE, Database
from regalia.server.store.migrations import InvalidDatabase
from regalia.server.store.records import Deed, Row, StorageTrouble, Summary, Wake
from regalia.server.store.storage import Storage, Work

LIST = re.compile(r"= ANY\(:(\w+)\)")
LOCK = re.compile(r" FOR (NO KEY UPDATE|UPDATE|KEY SHARE)\b")
LAST = re.compile(rb"(\S+) ([0-9]+) *")
LAST_SIZE = 80
"""Bytes; names of tables are shorter."""

log = logging.getLogger(__name__)
T = TypeVar("T")


@cache
def translated(statement: str) -> tuple[str, tuple[str, ...]]:
    """A statement in SQLite's words, and which of its parameters are lists."""
    lists = tuple(dict.fromkeys(LIST.findall(statement)))
    return LIST.sub(r"IN (SELECT value FROM json_each(:\1))", LOCK.sub("", statement)), lists


class SqliteConnection(Connection):
    """Nothing is waited for: SQLite answers at once, so a coroutine that uses it runs to its end (`carried_out`)."""

    shared = False

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def _execute(self, statement: str, given: dict[str, Any]) -> sqlite3.Cursor:
        text, lists = translated(statement)
        for name in lists:
            given[name] = msgspec.json.encode(given[name]).decode()
        return self._connection.execute(text, given)

    async def fetch(self, statement: str, **given: Any) -> Found:
        return self._execute(statement, given).fetchall()

    async def fetch_fields(self, fields: str, source: str, **given: Any) -> Found:
        # As one value: fetching rows one by one would have to win the interpreter's lock for each
        statement = f"SELECT json_group_array(json_array({fields})) FROM (SELECT {fields} {source})"
        found: Found = msgspec.json.decode(self._execute(statement, given).fetchone()[0], type=list[tuple[Any, ...]])
        return found

    async def execute(self, statement: str, **given: Any) -> int:
        return self._execute(statement, given).rowcount

    async def execute_many(self, statement: str, given: Sequence[Mapping[str, Any]]) -> None:
        self._connection.executemany(statement, given)

    async def execute_both(self, first: str, then: str, **given: Any) -> bool:
        added = self._execute(first, given).rowcount > 0
        if added:
            self._execute(then, given)
        return added

    async def lock(self, statement: str, **given: Any) -> None:
        """Nobody else writes meanwhile."""


def carried_out(work: Coroutine[Any, Any, T]) -> T:
    """What comes of a coroutine that waits for nothing."""
    try:
        work.send(None)
    except StopIteration as done:
        found: T = done.value
        return found
    work.close()
    raise RuntimeError("statements of SQLite wait for nothing")


class _Last:
    """A row of the last commit, in a file beside the database: SQLite starts without a word when the end of its
    log is lost or damaged. It is not synced, which would cost as much as a commit: after a power failure it may name
    an earlier row, and never one that was not stored.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path.with_name(path.name + ".last"), os.O_RDWR | os.O_CREAT, 0o600)
        self._commit = 0
        """The one of which a row was noted last."""

    def read(self) -> tuple[str, int] | None:
        found = LAST.fullmatch(os.pread(self._file, LAST_SIZE, 0))
        return found and (found[1].decode(), int(found[2]))

    def note(self, table: str, seq: int, commit: int) -> None:
        """Of a commit, any row will do: it is there whole or not at all."""
        if commit != self._commit:
            self._commit = commit
            with suppress(OSError):  # a full disk; the row itself is stored
                os.pwrite(self._file, f"{table} {seq}".encode().ljust(LAST_SIZE), 0)

    def close(self) -> None:
        os.close(self._file)


class SqliteStorage(Storage):
    """A second one on the same file is refused, but for one `beside` a service, for an operator."""

    def __init__(self, path: Path, patience: float = LOCK_PATIENCE, *, beside: bool = False) -> None:
        self._database = Database(path, patience, beside=beside)
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

    async def close(self) -> None:
        await self._database.finish()
        self._database.close()
        self._last.close()

    async def add_row(
        self, table: str, seq: int, row: Row, summary: Summary | None = None, wake: Wake | None = None
    ) -> int:
        stored = await Storage.add_row(self, table, seq, row, summary, wake)
        self._last.note(table, stored, self._database.commits)
        return stored

    async def do(self, deed: Deed) -> bool:
        done = await Storage.do(self, deed)
        if done and deed.kind == "erase":
            await self._database.clear_log()
        return done

    async def _read(self, work: Work[[], T], *, several: bool) -> T:
        def job(connection: sqlite3.Connection) -> T:
            if not several:
                return carried_out(work(SqliteConnection(connection)))
            connection.execute("BEGIN")
            try:
                return carried_out(work(SqliteConnection(connection)))
            finally:
                connection.execute("COMMIT")

        try:
            return await self._database.read(job)
        except sqlite3.Error as cause:
            raise StorageTrouble(f"the database could not be read: {cause}") from cause

    async def _write(self, work: Work[[], T], *, several: bool) -> T:
        del several  # whatever is written goes into one transaction with all that waits
        try:
            return await self._database.write(lambda connection: carried_out(work(SqliteConnection(connection))))
        except sqlite3.Error as cause:
            raise StorageTrouble(f"the database could not be written: {cause}") from cause


def _has_row(connection: sqlite3.Connection, table: str, seq: int) -> bool:
    return bool(connection.execute("SELECT 1 FROM moves WHERE table_id = ? AND seq = ?", (table, seq)).fetchone())
