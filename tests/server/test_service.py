"""What the service does by itself: tidying up, and answering for finished games without playing them again."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from regalia.server.ops.service_time import Clock
from regalia.server.play.table import Table
from regalia.server.service import Service
from regalia.server.settings import DAY, Settings
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.wire.protocol import Acknowledged
from tests.server.running import WIDE, running
from tests.server.visitor import ME, OPEN, Visitor, choose, finish


def test_a_finished_game_is_shown_without_playing_it_again(database: Path) -> None:
    with running(database) as address, Visitor(address) as anna:
        table = finish(anna, anna.make(ME, ME)).table
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET rules = 99")  # so that it could not be
    with running(database) as address, Visitor(address) as berta:
        again = berta.table(table.id)
        assert (again.status, again.ranks, again.points) == ("over", table.ranks, table.points)
        assert (again.version, again.moves, again.seed) == (table.version, table.moves, table.seed)
        assert berta.http.get("/health").json()["tables"] == 0


def test_a_result_that_was_not_stored_is_stored_when_the_table_is_opened(database: Path) -> None:
    """The service was killed between the last move and its result."""
    with running(database) as address, Visitor(address) as anna:
        table = finish(anna, anna.make(ME, ME)).table
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        before = connection.execute("SELECT * FROM results ORDER BY seat").fetchall()
        connection.execute("DELETE FROM results")
        connection.execute("UPDATE tables SET ended = NULL, moves = NULL")
    with running(database) as address, Visitor(address) as berta:
        assert berta.table(table.id).ranks == table.ranks
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        assert connection.execute("SELECT * FROM results ORDER BY seat").fetchall() == before
        assert connection.execute("SELECT moves FROM tables").fetchone() == (table.moves,)


def test_whoever_is_a_few_moves_behind_needs_no_replay(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = 0
    real = Table.__init__

    def counted(*given: object) -> None:
        nonlocal begun
        begun += 1
        real(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(Table, "__init__", counted)
    with running(database, Settings(allowance=WIDE, workers=1, replays=1)) as address, Visitor(address) as anna:
        table = anna.make(ME, ME, game="principe").id
        with anna.open(table) as socket:
            state = socket.version(0)
            while state.table.version < 40:
                chosen = choose(state, lambda choices: choices[-1])
                assert chosen is not None
                assert isinstance(socket.play(chosen[0], state.table.version, chosen[1]), Acknowledged)
                state = socket.version(state.table.version + 1)
            monkeypatch.setattr("regalia.server.play.replay_pool.Replays.run", no_replay)
            for seat in (None, 0, 1):
                given = {"first": 31, "last": 40} | ({} if seat is None else {"seat": seat})
                frames = anna.http.get(f"/api/tables/{table}/frames", params=given)
                assert [frame["number"] for frame in frames.json()] == list(range(31, 41))
            assert anna.http.get(f"/api/tables/{table}/frames").status_code == 500, "all of it does"
    assert begun == 1


async def no_replay(*_: object) -> None:
    raise AssertionError("it was played again")


def aged(database: Path, days: float) -> str:
    """A database with a table that has waited so many days for its players, used all the while."""
    with running(database) as address, Visitor(address) as anna:
        table = anna.make(ME, OPEN).id
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("UPDATE tables SET created = created - ?, wake_at = wake_at - ?", (days * DAY,) * 2)
        connection.execute("UPDATE seats SET seen = seen - ?", (days * DAY,))
    return table


@pytest.mark.parametrize(
    ("days", "wrong", "kept"),
    [
        (31, 0, False),
        (29, 0, True),
        (1, 400, True),
        (1, -400, True),
        (31, -1, True),
    ],
)
def test_a_wrong_clock_drops_nothing(
    database: Path, days: float, wrong: float, kept: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """A table that has waited `days`; and the clock is `wrong` by so many."""
    table = aged(database, days)

    async def go() -> None:
        service = Service(SqliteStorage(database), Settings(allowance=WIDE))
        service._clock = Clock(lambda: time.time() + wrong * DAY)
        await service.time.start(service.storage)
        await service.tidy()
        await service.scheduler.look()
        assert (await service.storage.sheet(table) is not None) == kept
        seen = await service.storage.seen()
        assert seen is not None
        assert abs(seen - time.time()) < DAY / 2, "and a wrong time is not noted"
        await service.stop()

    asyncio.run(go())
    assert ("nothing is dropped today" in caplog.text) == (wrong != 0)


def test_a_table_dropped_while_somebody_opens_it_is_gone_for_them_too(database: Path) -> None:
    table = aged(database, 31)

    async def go() -> None:
        storage = SqliteStorage(database)
        service = Service(storage, Settings(allowance=WIDE, keep=40))
        await service.start()
        async with service.rooms.enter(table) as room:
            dropped = await storage.drop_tables([table], time.time())
            await service.rooms.forget(dropped)
            assert room.broken
        with pytest.raises(Exception, match="there is no such table"):
            await service.table(table, None)
        await service.stop()

    asyncio.run(go())
