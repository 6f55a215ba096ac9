"""A database of an earlier version is brought up to date, and nothing in it is lost; or it is refused as it is.

`schema-10.sql` was written by a service of the earliest version that is taken over: `bot-table`, where a bot is to
move, `mail-table` with a clock, `waiting-table` with a pace and two free seats that bots take in time, and
`finished-table`.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from regalia.server.store import copying
from regalia.server.store.migrations import InvalidDatabase, scripts
from regalia.server.store.opening import open_storage
from regalia.server.store.postgres import connected, prepare
from regalia.server.store.storage import Row
from regalia.server.wire.protocol import Acknowledged, Fill, TakeSeat, TimeControl
from tests.server.house import NONCE, Hand, House, at_home
from tests.server.keeping import Kept, KeptInPostgres, KeptInSqlite, Postgres

RUNNING = Path(__file__).parent / "schema-10.sql"
EARLIEST, FIRST = scripts("postgresql")[0]
ANNA, BERTA = 1, 2


def rows(connection: sqlite3.Connection, query: str) -> list[Any]:
    return connection.execute(query).fetchall()


async def filled(ours: sqlite3.Connection, url: str) -> None:
    """The same rows in PostgreSQL, under the schema of then."""
    async with connected(url) as theirs:
        await theirs.execute(FIRST)
        await theirs.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
        await theirs.execute("INSERT INTO schema_version VALUES ($1)", EARLIEST)
        await theirs.execute("DELETE FROM pulse")
        for each in copying.relations(ours):
            await copying.fill(ours, theirs, each)


def test_both_databases_come_to_the_same(postgresql: Postgres) -> None:
    """Row by row: what SQLite makes of its tables, PostgreSQL makes of them."""
    url = postgresql.empty()

    async def go() -> None:
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as ours:
            ours.executescript(RUNNING.read_text("utf-8"))
            assert rows(ours, "PRAGMA user_version") == [(EARLIEST,)]
            await filled(ours, url)
            await prepare(url)
            for _, script in scripts("sqlite")[1:]:
                ours.executescript(script)
            async with connected(url) as theirs, theirs.transaction():
                counts = {each.name: await copying.compare(ours, theirs, each) for each in copying.relations(ours)}
            assert all(counts[name] for name in ("guests", "tables", "seats", "moves", "results", "chat", "pulse"))

    asyncio.run(go())


def described(connection: sqlite3.Connection) -> dict[str, Any]:
    """Its tables, and what keeps them as they are, whatever order their columns have."""
    names = [name for (name,) in rows(connection, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {
        name: {column[1]: column[2:] for column in rows(connection, f"PRAGMA table_info({name})")} for name in names
    }
    others = rows(connection, "SELECT name, tbl_name FROM sqlite_master WHERE type <> 'table'")
    return {**found, "indexes and triggers": {*others}}


def test_a_new_database_is_as_those_of_then() -> None:
    with closing(sqlite3.connect(":memory:")) as then, closing(sqlite3.connect(":memory:")) as new:
        then.executescript(RUNNING.read_text("utf-8"))
        new.executescript(scripts("sqlite")[0][1])
        assert described(new) == described(then)


def test_what_was_stored_is_as_it_was(database: Path) -> None:
    queries = ("SELECT * FROM moves", "SELECT * FROM seats", "SELECT * FROM results", "SELECT * FROM chat")
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(RUNNING.read_text("utf-8"))
        before = [rows(connection, query) for query in queries]
    asyncio.run(open_storage(f"sqlite:///{database}").close())
    with closing(sqlite3.connect(database)) as connection:
        assert [rows(connection, query) for query in queries] == before
        assert rows(connection, "PRAGMA foreign_key_check") == []
        assert rows(connection, "PRAGMA integrity_check") == [("ok",)]
        for change in ("UPDATE moves SET move = 'x'", "DELETE FROM moves WHERE table_id = 'mail-table'"):
            with pytest.raises(sqlite3.IntegrityError, match="moves are never"):
                connection.execute(change)


TOO_EARLY = f"written by an earlier Regalia: its schema is version {EARLIEST - 1}, expected at least {EARLIEST}"


def test_one_before_that_is_refused_and_left_as_it_is(database: Path, postgresql: Postgres) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(f"CREATE TABLE moves (seq); PRAGMA user_version = {EARLIEST - 1};")
    before = database.read_bytes()
    with pytest.raises(InvalidDatabase, match=TOO_EARLY):
        open_storage(f"sqlite:///{database}")
    assert database.read_bytes() == before
    early = KeptInPostgres(postgresql.empty())
    early.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
    early.execute(f"INSERT INTO schema_version VALUES ({EARLIEST - 1})")
    with pytest.raises(InvalidDatabase, match=TOO_EARLY):
        open_storage(early.url)
    assert early.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [("schema_version",)]


@pytest.fixture(params=("sqlite", "postgresql"))
def running_before(request: pytest.FixtureRequest, database: Path) -> Kept:
    """A database of that version, of both kinds: the same rows under the schema of then."""
    if request.param == "sqlite":
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript(RUNNING.read_text("utf-8"))
        return KeptInSqlite(database)
    url = request.getfixturevalue("postgresql").empty()
    with closing(sqlite3.connect(":memory:")) as ours:
        ours.executescript(RUNNING.read_text("utf-8"))
        asyncio.run(filled(ours, url))
    return KeptInPostgres(url)


def upgraded(before: Kept, story: Callable[[House], Awaitable[None]]) -> None:
    """A service of now on it, some minutes later."""
    asyncio.run(open_storage(before.url).close())
    hand = Hand()
    hand.wall += 3300
    at_home(before, story, hand)


async def rows_of(house: House, table: str) -> list[Row]:
    stored = await house.storage.table(table)
    assert stored is not None
    return stored[1]


async def more_rows(house: House, table: str, than: int) -> None:
    while len(await rows_of(house, table)) <= than:  # the test has its time limit
        await asyncio.sleep(0.01)


def test_games_that_run_are_listed_and_go_on(running_before: Kept) -> None:
    async def story(house: House) -> None:
        assert {each.table: each.why for each in await house.storage.due(0.0, 10)} == dict.fromkeys(
            ("bot-table", "mail-table", "waiting-table"), "open"
        )
        listed = {table.id: table for table in await house.service.tables(ANNA)}
        assert {table: info.status for table, info in listed.items()} == {
            "bot-table": "playing",
            "mail-table": "playing",
            "waiting-table": "gathering",
            "finished-table": "over",
        }
        assert listed["bot-table"].actors == (1,)
        assert (listed["finished-table"].ranks, listed["finished-table"].points) == ((1, 2), (10, 0))
        mail, waiting = listed["mail-table"], listed["waiting-table"]
        assert (mail.pace, mail.version) == (TimeControl("mail", 2 * 86_400, weekends=True, offset=60), 5)
        assert (waiting.pace, waiting.fill, waiting.public) == (TimeControl("live", 30, 60), Fill(3600), True)
        assert [line.text for line in await house.storage.lines("mail-table", 0)] == ["szia"]

        await house.service.scheduler.look()
        await more_rows(house, "bot-table", 12)
        assert await house.storage.due(0.0, 10) == [], "it is known of all of them what comes next"
        sheets = {table: await house.storage.sheet(table) for table in listed}
        assert {table: sheet.wake and sheet.wake.why for table, sheet in sheets.items() if sheet is not None} == {
            "bot-table": None,
            "mail-table": "time",
            "waiting-table": "fill",
            "finished-table": None,
        }
        assert isinstance(await house.moves("mail-table"), Acknowledged)
        assert isinstance(await house.moves("bot-table"), Acknowledged)
        assert (await house.service.take_seat("waiting-table", 1, BERTA, TakeSeat("Berta", NONCE))).mine == (1,)

    upgraded(running_before, story)


def test_processes_of_before_go_on_beside_those_of_now(running_before: Kept) -> None:
    """They are upgraded one after another: those that were not yet store rows as they did, without what is due."""

    async def story(house: House) -> None:
        await house.service.scheduler.look()
        await more_rows(house, "bot-table", 12)
        async with house.service.rooms.enter("mail-table") as room:
            seat = room.table.match.actors[0]
            move, guest = str(room.table.match.moves(seat)[0]), room.table.places[seat].guest
        await asyncio.to_thread(
            running_before.execute,
            "INSERT INTO moves (table_id, seq, at, kind, seat, guest, move, token, took) "
            f"VALUES ('mail-table', 6, 1800003400.0, 'play', {seat}, {guest}, '{move}', 'of-before', 1.0)",
        )
        await asyncio.to_thread(running_before.execute, "UPDATE tables SET due = 1800348700.0 WHERE id = 'mail-table'")
        found = await house.storage.sheet("mail-table")
        assert found is not None
        assert (found.version, found.summary) == (6, None), "what its row says of the game is not believed"
        assert await house.storage.unknown_tables(10) == ["mail-table"]
        await house.killed(down=10)
        await house.service.scheduler.find_unknown()
        await house.service.scheduler.look()
        assert await house.storage.unknown_tables(10) == []
        assert (await house.info("mail-table")).version == 6
        assert isinstance(await house.moves("mail-table"), Acknowledged)
        ((seq,),) = await asyncio.to_thread(
            running_before.execute, "SELECT max(seq) FROM moves WHERE table_id = 'mail-table'"
        )
        assert seq == 7

    upgraded(running_before, story)
