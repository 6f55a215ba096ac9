"""What PostgreSQL does otherwise than a file: several at once, a server that goes and comes, words about failures."""

import asyncio
import signal
import traceback

import asyncpg
import pytest

from regalia.server.ops.urls import shown
from regalia.server.store.migrations import InvalidDatabase, scripts
from regalia.server.store.postgres import PostgresStorage, prepare
from regalia.server.store.storage import Conflict, Line, Place, Row, Sheet, StorageTrouble, Wake
from regalia.server.wire.protocol import Acknowledged, Refused
from tests.server.keeping import KeptInPostgres, Postgres
from tests.server.running import running
from tests.server.visitor import ME, Visitor, choose

SHEET = Sheet("t", "carolus", 2, {}, "s", None, None, 0.0, None, None, (Place(), Place()))


@pytest.fixture
def url(postgresql: Postgres) -> str:
    return postgresql.fresh()


def test_of_two_who_store_the_same_number_one_is_refused(url: str) -> None:
    async def go() -> None:
        one, other = PostgresStorage(url), PostgresStorage(url)
        await one.add_table(SHEET)
        for seq in range(1, 21):
            found = await asyncio.gather(
                one.add_row("t", seq, Row("play", 0, "disc 1", f"one-{seq}")),
                other.add_row("t", seq, Row("play", 1, "disc 2", f"other-{seq}", took=1.0), None, Wake(5.0, "time")),
                return_exceptions=True,
            )
            assert sorted(map(str, found)) == [str(seq), f"row {seq} of table t is there already"]
        stored = await one.table("t")
        assert stored is not None
        assert len(stored[1]) == 20
        await one.close()
        await other.close()

    asyncio.run(go())


def test_a_message_that_comes_by_two_ways_counts_once(url: str) -> None:
    async def go() -> None:
        one, other = PostgresStorage(url), PostgresStorage(url)
        await one.add_table(SHEET)
        for number in range(1, 21):
            row = Row("play", 0, "disc 1", f"token-{number}")
            assert await asyncio.gather(*(each.add_row("t", number, row) for each in (one, other))) == [number] * 2
        with pytest.raises(Conflict):
            await one.add_row("t", 20, Row("play", 0, "disc 1"))
        await one.close()
        await other.close()

    asyncio.run(go())


def test_rows_of_many_tables_are_read_at_once(url: str) -> None:
    async def go() -> None:
        storage = PostgresStorage(url)
        for table in "tuv":
            await storage.add_table(SHEET._replace(id=table))
            for seq in (1, 2, 3):
                await storage.add_row(table, seq, Row("play", 0, f"disc {seq}", f"token-{seq}"))
        # one of a kind that only a later Regalia knows
        async with storage._connection() as connection:
            await connection.execute("INSERT INTO moves (table_id, seq, kind, seat) VALUES ('v', 4, 'sing', 0)")
        found = await storage.rows_after({"t": 1, "u": 3, "v": 2})
        assert {table: [row.move for row in rows] for table, rows in found.items()} == {"t": ["disc 2", "disc 3"]}
        assert found["t"] == await storage.rows("t", 1)
        await storage.close()

    asyncio.run(go())


def test_a_transaction_that_was_broken_off_leaves_nothing_on_its_connection(url: str) -> None:
    """Connections are not reset after every statement; one that is in the middle of something is."""

    async def go() -> None:
        storage = PostgresStorage(url)
        await storage.add_table(SHEET)
        async with storage._connection() as connection:
            await connection.execute("BEGIN; UPDATE tables SET seed = 'other'")
        for _ in range(20):
            stored = await storage.sheet("t")
            assert stored is not None
            assert stored.seed == "s"
        await storage.close()

    asyncio.run(go())


def test_a_seat_is_given_to_one_of_those_who_want_it(url: str) -> None:
    async def go() -> None:
        storage = PostgresStorage(url)
        guests = [(await storage.new_guest(bytes([number]))).id for number in range(8)]
        await storage.add_table(SHEET)
        got = await asyncio.gather(*(storage.sit("t", 1, Place(guest, f"guest {guest}")) for guest in guests))
        assert sorted(got) == [False] * 7 + [True]
        await storage.close()

    asyncio.run(go())


def test_lines_said_at_once_have_numbers_without_a_gap(url: str) -> None:
    async def go() -> None:
        storage = PostgresStorage(url)
        await storage.new_guest(b"anna")
        await storage.add_table(SHEET)
        said: list[Line | None] = await asyncio.gather(
            *(storage.add_line("t", 0, "Anna", "hello", None, f"token-{number}", 1) for number in range(12))
        )
        assert sorted(line.number for line in said if line is not None) == list(range(1, 13))
        await storage.close()

    asyncio.run(go())


def test_two_services_on_one_database(url: str) -> None:
    """A move at one of them makes the other stale, and nothing is lost or doubled."""
    with running(PostgresStorage(url)) as here, running(PostgresStorage(url)) as there, Visitor(here) as anna:
        table = anna.make(ME, ME).id
        with Visitor(there) as also:
            also.http.cookies.clear()
            also.http.cookies.set("regalia", anna.secret)
            with anna.open(table) as one, also.open(table) as other:
                state = one.version(0)
                other.version(0)
                for version, (first, late) in enumerate([(one, other), (other, one)] * 2):
                    chosen = choose(state, lambda choices: choices[0])
                    assert chosen is not None
                    assert isinstance(first.play(chosen[0], version, chosen[1]), Acknowledged)
                    answer = late.play(chosen[0], version, chosen[1])
                    assert isinstance(answer, Refused)
                    assert answer.code == "stale"
                    state = late.version(version + 1)


def test_a_server_that_goes_and_comes_back(postgresql: Postgres, url: str) -> None:
    async def go() -> None:
        storage = PostgresStorage(url)
        await storage.beat()
        postgresql.stop(signal.SIGINT)
        with pytest.raises(StorageTrouble):
            await storage.beat()
        postgresql.start()
        while True:  # the test has its time limit
            try:
                await storage.beat()
                break
            except StorageTrouble:
                await asyncio.sleep(0.02)
        await storage.close()

    asyncio.run(go())


def test_a_failure_names_nothing_that_is_stored(url: str) -> None:
    async def go() -> None:
        storage = PostgresStorage(url)
        for work in (
            storage.add_row("no-such-table", 1, Row("play", 0, "a secret move")),
            storage.add_table(SHEET._replace(seed="a secret \0 seed")),
        ):
            with pytest.raises(StorageTrouble) as caught:
                await work
            assert "secret" not in "".join(traceback.format_exception(caught.value))
        await storage.close()

    asyncio.run(go())


def test_moves_and_nonces_are_never_changed(url: str) -> None:
    async def go() -> None:
        storage = PostgresStorage(url)
        guest = (await storage.new_guest(b"anna")).id
        await storage.add_table(SHEET._replace(places=(Place(guest, "Anna", None, "a-nonce"), Place())))
        await storage.add_row("t", 1, Row("play", 0, "disc 1"))
        await storage.close()

    asyncio.run(go())
    kept = KeptInPostgres(url)
    for change in ("UPDATE moves SET move = 'x'", "DELETE FROM moves", "UPDATE seats SET nonce = 'b' WHERE seat = 0"):
        with pytest.raises(asyncpg.IntegrityConstraintViolationError, match="are never"):
            kept.execute(change)


def test_several_who_start_at_once(postgresql: Postgres) -> None:
    url = postgresql.empty()

    async def go() -> None:
        await asyncio.gather(*(prepare(url) for _ in range(4)))

    asyncio.run(go())
    kept = KeptInPostgres(url)
    versions = [version for (version,) in kept.execute("SELECT version FROM schema_version ORDER BY version")]
    assert versions == [version for version, _ in scripts("postgresql")]


def test_databases_that_cannot_be_used(postgresql: Postgres) -> None:
    newer, odd = postgresql.fresh(), postgresql.url("odd")
    KeptInPostgres(newer).execute("INSERT INTO schema_version VALUES (99)")
    KeptInPostgres(newer).execute("CREATE DATABASE odd ENCODING 'SQL_ASCII' TEMPLATE template0")
    for url, reason in (
        (newer, r"newer Regalia: its schema is version 99, expected at most \d"),
        (odd, "keeps texts in SQL_ASCII; expected a database of encoding UTF8"),
        (postgresql.url("nowhere"), r"cannot be used as a database: InvalidCatalogNameError \(3D000\)"),
        ("postgresql://anna:swordfish@127.0.0.1:1/regalia", "cannot be used as a database: ConnectionRefusedError"),
        ("postgresql://anna:swordfish@127.0.0.1:port/regalia", "cannot be used as a database"),
    ):
        with pytest.raises(InvalidDatabase, match=reason) as caught:
            asyncio.run(prepare(url))
        assert "swordfish" not in str(caught.value)
    assert shown("postgresql://anna:swordfish@host:5432/regalia?ssl=x") == "postgresql://host:5432/regalia"
