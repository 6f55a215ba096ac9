"""A whole database from a SQLite file to PostgreSQL, and every row of it compared.

What there is to copy is what SQLite says that there is: tables, their columns, their keys, and what refers to what.
It knows by name only those of which an empty database has none.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg

from regalia.server.ops.urls import shown
from regalia.server.store.group_commit import Database, path_of
from regalia.server.store.migrations import InvalidDatabase
from regalia.server.store.postgres import TROUBLE, connected, named, prepare

USED = ("guests", "tables")
"""All else that people leave refers to these."""
AT_ONCE = 1000
"""Rows that are in memory while they are compared."""


class _Relation(NamedTuple):
    name: str
    columns: tuple[str, ...]
    key: tuple[tuple[str, bool], ...]
    """The columns of its key; whether they are texts."""


def copy(source: str, target: str) -> dict[str, int]:
    """How many rows each table has now, there as here. The target is empty before, and unchanged where this fails."""
    if named(source) or not named(target):
        raise InvalidDatabase(
            f"a database is copied from sqlite:///PATH to postgresql://..., not from {shown(source)} to {shown(target)}"
        )
    path = path_of(source)
    if not path.is_file():
        raise InvalidDatabase(f"{path} cannot be copied: there is no such file")
    with closing(Database(path)) as database:  # no service uses it meanwhile, and it has the schema of now
        return asyncio.run(_copy(database.path, target))


async def _copy(path: Path, target: str) -> dict[str, int]:
    await prepare(target)
    with closing(sqlite3.connect(path)) as ours:
        copied = relations(ours)
        async with connected(target) as theirs:
            try:
                async with theirs.transaction():
                    await theirs.execute(f"LOCK TABLE {', '.join(each.name for each in copied)}")
                    await _clear(theirs, copied, shown(target))
                    for each in copied:
                        await fill(ours, theirs, each)
                    return {each.name: await compare(ours, theirs, each) for each in copied}
            except TROUBLE as cause:
                raise InvalidDatabase(f"{shown(target)} did not take it: {type(cause).__name__}") from None


def relations(connection: sqlite3.Connection) -> list[_Relation]:
    """Each after those that it refers to."""
    names = [
        name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    ]
    needs = {
        name: {row[2] for row in connection.execute(f"PRAGMA foreign_key_list({name})")} - {name} for name in names
    }
    found: list[_Relation] = []
    while needs:
        name = next(name for name, needed in needs.items() if needed.isdisjoint(needs))
        del needs[name]
        columns = connection.execute(f"PRAGMA table_info({name})").fetchall()
        key = sorted((place, column, kind == "TEXT") for _, column, kind, _, _, place in columns if place)
        found.append(
            _Relation(name, tuple(row[1] for row in columns), tuple((column, text) for _, column, text in key))
        )
    return found


async def _clear(theirs: "asyncpg.Connection[Any]", copied: Sequence[_Relation], target: str) -> None:
    """Where nobody has ever been, a service that was tried out may have noted the time of day."""
    for name in USED:
        if await theirs.fetchval(f"SELECT EXISTS (SELECT 1 FROM {name})"):
            raise InvalidDatabase(f"{target} is in use: it has {name}; expected an empty database")
    for each in reversed(copied):
        await theirs.execute(f"DELETE FROM {each.name}")


async def fill(ours: sqlite3.Connection, theirs: "asyncpg.Connection[Any]", each: _Relation) -> None:
    # In one statement: rows that refer to others of the same table may come before them
    await theirs.copy_records_to_table(each.name, records=_rows(ours, each), columns=each.columns)
    if len(each.key) == 1:
        ((column, text),) = each.key
        counter = None if text else await theirs.fetchval("SELECT pg_get_serial_sequence($1, $2)", each.name, column)
        if counter is not None:
            await theirs.execute(f"SELECT setval($1, 1 + coalesce(max({column}), 0), false) FROM {each.name}", counter)


async def compare(ours: sqlite3.Connection, theirs: "asyncpg.Connection[Any]", each: _Relation) -> int:
    order = ", ".join(f'{column} COLLATE "C"' if text else column for column, text in each.key)
    copied = await theirs.cursor(f"SELECT {', '.join(each.columns)} FROM {each.name} ORDER BY {order}")
    rows, count = _rows(ours, each), 0
    while True:
        here, there = rows.fetchmany(AT_ONCE), [tuple(row) for row in await copied.fetch(AT_ONCE)]
        if here != there:
            raise InvalidDatabase(f"the {each.name} there are not those that are here, from row {count + 1} on")
        if not here:
            return count
        count += len(here)


def _rows(connection: sqlite3.Connection, each: _Relation) -> sqlite3.Cursor:
    """In the order of their key."""
    order = ", ".join(column for column, _ in each.key)
    return connection.execute(f"SELECT {', '.join(each.columns)} FROM {each.name} ORDER BY {order}")
