"""A database of an earlier version is brought up to date, and nothing in it is lost.

`schema-2.sql` was written by the version before rows could say more: tables of all games, running and
finished, with moves taken back, chat to all and to a team, a rematch, a scenario and a free seat. It is
looked at as it is stored; whether a game of those rules can still be played is another matter.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.bots import BOTS
from regalia.server.play.table import Table
from regalia.server.store import copying
from regalia.server.store.migrations import scripts
from regalia.server.store.opening import open_storage
from regalia.server.store.postgres import connected, prepare
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Row
from regalia.server.wire.protocol import Acknowledged, Fill, TakeSeat, TimeControl
from tests.server.house import NONCE, Hand, House, at_home
from tests.server.keeping import Kept, KeptInPostgres, KeptInSqlite, Postgres

DUMP = Path(__file__).parent / "schema-2.sql"


def rows(connection: sqlite3.Connection, query: str, *given: object) -> list[Any]:
    return connection.execute(query, given).fetchall()


@pytest.fixture
def old(database: Path) -> Iterator[sqlite3.Connection]:
    """As it was before, in memory; the same in the file."""
    script = DUMP.read_text("utf-8")
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(script)
    with closing(sqlite3.connect(":memory:")) as connection:
        connection.executescript(script)
        yield connection


def test_no_table_row_result_or_line_is_lost(old: sqlite3.Connection, database: Path) -> None:
    tables = rows(old, "SELECT id, game, rules, options, seed, scenario, start, created, rematch, outcome FROM tables")
    assert {game for _, game, *_ in tables} == {"carolus", "principe", "rivals", "tara"}

    async def go() -> None:
        storage = SqliteStorage(database)
        for table, game, rules, options, seed, scenario, start, created, rematch, outcome in tables:
            stored = await storage.table(table)
            assert stored is not None
            sheet, moves = stored
            assert sheet[:9] == (
                *(table, game, rules, msgspec.json.decode(options), seed, scenario, start, created, rematch),
            )
            seats = rows(old, "SELECT guest, name, bot FROM seats WHERE table_id = ? ORDER BY seat", table)
            assert [place[:3] for place in sheet.places] == [
                (guest, name, {"random": "page", "greedy": "squire"}.get(bot, bot)) for guest, name, bot in seats
            ]
            assert all(place.bot in (None, *BOTS) for place in sheet.places)
            assert all(place.nonce is None for place in sheet.places)
            before = rows(old, "SELECT seat, move, token FROM moves WHERE table_id = ? ORDER BY seq", table)
            assert moves == [
                Row("take-back" if move is None else "play", seat, move, token) for seat, move, token in before
            ]
            if outcome is None:
                assert sheet.outcome is None
            else:
                assert sheet.outcome is not None
                found = {
                    "version": sheet.outcome.version,
                    "moves": sheet.outcome.moves,
                    "ranks": list(sheet.outcome.ranks),
                    "points": list(sheet.outcome.points),
                }
                assert found == msgspec.json.decode(outcome)
                assert {result.ending for result in sheet.outcome.results} == {"played"}
            lines = rows(
                old, "SELECT number, seat, name, text, team, at FROM chat WHERE table_id = ? ORDER BY number", table
            )
            assert [
                (line.number, line.seat, line.name, line.text, team and list(team), line.at)
                for line, team, _ in await storage.lines(table, 0)
            ] == [(*line[:4], line[4] and msgspec.json.decode(line[4]), line[5]) for line in lines]
        for guest, digest, name in rows(old, "SELECT id, hash, name FROM guests"):
            assert await storage.guest(digest) == (guest, name)
        await storage.close()

    asyncio.run(go())


def test_what_makes_it_worth_keeping(old: sqlite3.Connection) -> None:
    """The dump has all that could be lost."""
    for query in (
        "SELECT 1 FROM moves WHERE move IS NULL",
        "SELECT 1 FROM tables WHERE outcome IS NOT NULL",
        "SELECT 1 FROM tables WHERE rematch IS NOT NULL",
        "SELECT 1 FROM tables WHERE scenario IS NOT NULL AND start IS NOT NULL",
        "SELECT 1 FROM seats WHERE bot IS NOT NULL",
        "SELECT 1 FROM seats WHERE guest IS NULL AND bot IS NULL",
        "SELECT 1 FROM chat WHERE team IS NOT NULL",
        "SELECT 1 FROM guests WHERE name IS NULL",
    ):
        assert rows(old, query), query


def test_every_guest_has_a_device_and_every_line_a_guest(old: sqlite3.Connection, database: Path) -> None:
    asyncio.run(SqliteStorage(database).close())
    with closing(sqlite3.connect(database)) as connection:
        devices = rows(connection, "SELECT hash, guest, created FROM devices ORDER BY guest")
        assert devices == rows(old, "SELECT hash, id, created FROM guests ORDER BY id")
        assert rows(connection, "SELECT id, name, created FROM guests") == rows(
            old, "SELECT id, name, created FROM guests"
        )
        spoken = rows(
            old,
            "SELECT chat.table_id, number, guest FROM chat JOIN seats "
            "ON seats.table_id = chat.table_id AND seats.seat = chat.seat AND coalesce(seats.name, '') = chat.name "
            "ORDER BY 1, 2",
        )
        assert spoken
        assert rows(connection, "SELECT table_id, number, guest FROM chat ORDER BY 1, 2") == spoken


def test_rows_of_before_are_never_changed_either(old: sqlite3.Connection, database: Path) -> None:
    asyncio.run(SqliteStorage(database).close())
    with closing(sqlite3.connect(database)) as connection:
        assert rows(connection, "PRAGMA foreign_key_check") == []
        assert rows(connection, "PRAGMA integrity_check") == [("ok",)]
        for change in ("UPDATE moves SET move = 'x'", "DELETE FROM moves"):
            with pytest.raises(sqlite3.IntegrityError, match="moves are never"):
                connection.execute(change)


def test_a_game_goes_on_where_it_was(old: sqlite3.Connection, database: Path) -> None:
    ((table, last),) = rows(
        old, "SELECT id, max(seq) FROM tables JOIN moves ON table_id = id WHERE game = 'tara' GROUP BY id"
    )
    ((guest,),) = rows(old, "SELECT guest FROM seats WHERE table_id = ? AND seat = 0", table)

    async def go() -> None:
        storage = SqliteStorage(database)
        assert await storage.add_row(table, last + 1, Row("play", 0, "keep 1", "a-new-token", guest)) == last + 1
        stored = await storage.table(table)
        assert stored is not None
        added = stored[1][-1]
        assert added.at is not None
        assert added._replace(at=None) == Row("play", 0, "keep 1", "a-new-token", guest)
        await storage.close()

    asyncio.run(go())


COMPANY = Path(__file__).parent / "schema-5.sql"
"""Of the version before tables had a pace: one that is played, one that is over, one that waits."""


def test_before_tables_had_a_pace(database: Path) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(COMPANY.read_text("utf-8"))
        before = rows(connection, "SELECT table_id, seq, at, kind, seat, guest, move, token FROM moves")
        seats = rows(connection, "SELECT table_id, seat, guest, name, bot, nonce FROM seats")
        results = rows(connection, "SELECT * FROM results")
        anna, berta = [guest for (guest,) in rows(connection, "SELECT id FROM guests ORDER BY id")]

    async def go() -> None:
        storage = SqliteStorage(database)
        for table, maker in (("running-table", anna), ("finished-table", berta), ("waiting-table", anna)):
            stored = await storage.table(table)
            assert stored is not None
            sheet, moves = stored
            assert (sheet.maker, sheet.pace, sheet.begun) == (maker, None, None)
            assert all(place.seen is None for place in sheet.places)
            assert all(row.took is None for row in moves)
            assert Table(sheet, moves).version == len(moves)
        due = {each.table: each.why for each in await storage.due(0.0, 10)}
        assert due == {"running-table": "open", "waiting-table": "open"}, "they are opened to see what comes next"
        await storage.close()

    asyncio.run(go())
    with closing(sqlite3.connect(database)) as connection:
        assert rows(connection, "SELECT table_id, seq, at, kind, seat, guest, move, token FROM moves") == before
        assert rows(connection, "SELECT table_id, seat, guest, name, bot, nonce FROM seats") == seats
        assert rows(connection, "SELECT * FROM results") == results
        assert rows(connection, "PRAGMA foreign_key_check") == []


RUNNING = Path(__file__).parent / "schema-10.sql"
"""Written by a service of that version: `bot-table`, where a bot is to move, `mail-table` with a clock, `waiting-table`
with a pace and two free seats that bots take in time, and `finished-table`."""
VERSIONS = range(1, len(scripts("sqlite")))
"""All that there were before the one of now."""


@pytest.mark.parametrize("version", VERSIONS)
def test_both_databases_come_from_every_earlier_version_to_the_same(version: int, postgresql: Postgres) -> None:
    """Row by row: what SQLite makes of its tables, PostgreSQL makes of them."""
    url = postgresql.empty()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as ours:
        written = RUNNING if version >= 10 else COMPANY if version >= 5 else DUMP
        ours.executescript(written.read_text("utf-8"))
        ((start,),) = rows(ours, "PRAGMA user_version")
        for script in scripts("sqlite")[start:version]:
            ours.executescript(script)

        async def go() -> None:
            async with connected(url) as theirs:
                for script in scripts("postgresql")[:version]:
                    await theirs.execute(script)
                await theirs.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
                await theirs.execute("INSERT INTO schema_version VALUES ($1)", version)
                relations = copying.relations(ours)
                assert {"guests", "tables", "seats", "moves", "chat"} <= {each.name for each in relations}
                for each in reversed(relations):
                    await theirs.execute(f"DELETE FROM {each.name}")
                for each in relations:
                    await copying.fill(ours, theirs, each)
            await prepare(url)
            for script in scripts("sqlite")[max(start, version) :]:
                ours.executescript(script)
            async with connected(url) as theirs, theirs.transaction():
                counts = {each.name: await copying.compare(ours, theirs, each) for each in copying.relations(ours)}
            assert all(counts[name] for name in ("guests", "tables", "seats", "moves", "results", "chat", "pulse"))

        asyncio.run(go())


# Of the version before tables knew what is due

ANNA, BERTA = 1, 2


@pytest.fixture(params=("sqlite", "postgresql"))
def running_before(request: pytest.FixtureRequest, database: Path) -> Kept:
    """A database of that version, of both kinds: the same rows under the schema of then."""
    if request.param == "sqlite":
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript(RUNNING.read_text("utf-8"))
        return KeptInSqlite(database)
    url = request.getfixturevalue("postgresql").empty()

    async def go() -> None:
        with closing(sqlite3.connect(":memory:")) as ours:
            ours.executescript(RUNNING.read_text("utf-8"))
            async with connected(url) as theirs:
                for script in scripts("postgresql")[:10]:
                    await theirs.execute(script)
                await theirs.execute("CREATE TABLE schema_version (version BIGINT NOT NULL)")
                await theirs.execute("INSERT INTO schema_version VALUES (10)")
                await theirs.execute("DELETE FROM pulse")
                for each in copying.relations(ours):
                    await copying.fill(ours, theirs, each)

    asyncio.run(go())
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
        assert [line.line.text for line in await house.storage.lines("mail-table", 0)] == ["szia"]

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
