"""What is kept, and for how long; what happens when it cannot be kept."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.server.protocol import Acknowledged, Refused, TableState
from regalia.server.service import DAY, Service, Settings
from regalia.server.sqlite import SqliteStorage
from regalia.server.storage import Place, Row, Sheet, Storage, StorageTrouble
from regalia.server.trouble import Trouble
from tests.server.running import WIDE, running
from tests.server.visitor import ME, OPEN, Visitor, choose


@pytest.fixture
def storage(database: Path) -> Iterator[Storage]:
    opened = SqliteStorage(database)
    yield opened
    asyncio.run(opened.close())


def test_guests_without_a_seat_are_forgotten_in_time(storage: Storage) -> None:
    async def go() -> None:
        anna = await storage.new_guest(b"anna")
        await storage.new_guest(b"berta")
        places = (Place(anna.id, "Anna"), Place())
        await storage.add_table(Sheet("t", "carolus", 1, {}, "s", None, None, 0.0, None, None, places))
        await storage.forget_guests(before=0.0)
        assert await storage.guest(b"berta") is not None
        await storage.forget_guests(before=1e12)
        assert await storage.guest(b"berta") is None
        assert await storage.guest(b"anna") == (anna.id, "Anna")

    asyncio.run(go())


def test_tables_that_were_never_full_are_dropped_in_time(database: Path) -> None:
    """Unless somebody has them open; games that have begun stay, finished or not."""
    with running(database) as address, Visitor(address) as anna:
        waiting, open_, begun = anna.make(ME, OPEN).id, anna.make(ME, OPEN).id, anna.make(ME, ME).id
        with anna.open(waiting) as socket:
            socket.version(0)
            socket.say("is anybody here?")
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("UPDATE tables SET rematch = ? WHERE id = ?", (waiting, begun))
    connection.execute("UPDATE tables SET created = created - ?", (31 * DAY,))
    connection.close()

    async def go() -> None:
        service = Service(SqliteStorage(database), Settings(keep=31.5))
        await service.start()
        async with service.rooms.enter(open_):
            await service.drop_tables(time.time() - 30 * DAY)
        assert (await service.table(open_, None)).status == "gathering"
        assert (await service.table(begun, None)).rematch is None
        with pytest.raises(Trouble, match="there is no such table"):
            await service.table(waiting, None)
        await service.stop()

    asyncio.run(go())
    with running(database) as address, Visitor(address) as anna:
        assert anna.refused("GET", f"/api/tables/{open_}").code == "unknown"
        assert anna.table(begun).status == "playing"


def test_a_move_that_cannot_be_stored_is_refused_and_nothing_is_lost(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: the player is told, the table is loaded again, and the same message works later."""
    real = SqliteStorage.add_row
    full = True

    async def add_row(self: SqliteStorage, table: str, seq: int, row: Row) -> int:
        if full:
            raise StorageTrouble("database or disk is full")
        return await real(self, table, seq, row)

    monkeypatch.setattr(SqliteStorage, "add_row", add_row)
    with running(database) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
        with anna.open(table) as socket:
            chosen = choose(socket.version(0), lambda choices: choices[0])
            assert chosen is not None
            answer = socket.play(chosen[0], 0, chosen[1], "the-same-token")
            assert isinstance(answer, Refused)
            assert answer.code == "broken"
            assert socket.closed() == 1012
        full = False
        with anna.open(table) as socket:
            assert socket.version(0).table.version == 0
            assert isinstance(socket.play(chosen[0], 0, chosen[1], "the-same-token"), Acknowledged)


def test_a_table_of_older_rules_says_so(database: Path) -> None:
    with running(database) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
        secret = anna.secret
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute("UPDATE tables SET rules = 0")
    connection.close()
    with running(database) as address, Visitor(address) as berta:
        problem = berta.refused("GET", f"/api/tables/{table}")
        assert problem.code == "not-now"
        assert "version 0 of the rules of carolus" in problem.message
        with berta.open(table, version=None) as socket:
            assert socket.closed() == 4409
        berta.http.cookies.set("regalia", secret)
        assert berta.http.get("/api/tables").json() == []


def test_a_table_that_cannot_be_replayed_breaks_nothing_else(database: Path) -> None:
    with running(database) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
    connection = sqlite3.connect(database, isolation_level=None)
    connection.execute(
        "INSERT INTO moves (table_id, seq, kind, seat, move) VALUES (?, 1, 'play', 0, 'no such move')", (table,)
    )
    connection.close()
    with running(database) as address, Visitor(address) as berta:
        assert berta.refused("GET", f"/api/tables/{table}").code == "broken"
        with berta.open(table, version=None) as socket:
            assert socket.closed() == 1011
        assert berta.make(ME, ME).status == "playing"


def test_tables_where_nothing_happens_leave_the_memory(database: Path) -> None:
    """Though two look at it; and then it goes on as if nothing had been."""
    with (
        running(database, Settings(allowance=WIDE, idle=0.1)) as address,
        Visitor(address) as anna,
        Visitor(address) as berta,
    ):
        table = berta.sit(anna.make(ME, OPEN).id, 1)
        with anna.open(table.id) as one:
            with berta.open(table.id) as other:
                states = [socket.version(0) for socket in (one, other)]
                asleep(anna)
                chosen = choose(states[table.actors[0]], lambda choices: choices[0])
                assert chosen is not None
                answer = (one, other)[table.actors[0]].play(chosen[0], 0, chosen[1])
                assert isinstance(answer, Acknowledged)
                assert [player.online for player in other.version(1).table.players] == [True, True]
                one.version(1)
                asleep(anna)
            state = one.until(TableState)
            assert [player.online for player in state.table.players] == [True, False], "it is told who goes"
        asleep(anna)
        assert anna.table(table.id).version == 1


def asleep(visitor: Visitor) -> None:
    deadline = time.monotonic() + 30
    while visitor.http.get("/health").json()["tables"]:
        assert time.monotonic() < deadline
        time.sleep(0.05)
