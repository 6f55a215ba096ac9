"""What is due at a table is done, whoever looks and whatever happened to the service meanwhile; and it costs little."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, SupportsIndex, overload

import asyncpg
import pytest

from regalia.server.ops.scheduler import AWAY, OPENED
from regalia.server.play.absence import Absence
from regalia.server.play.audience import Reader
from regalia.server.play.bot_moves import BotMoves
from regalia.server.play.chat import TableChat
from regalia.server.play.clocks import counted
from regalia.server.play.context import Context
from regalia.server.play.moves import TOLD, Moves
from regalia.server.play.room import Room
from regalia.server.play.table import Table
from regalia.server.service import Service
from regalia.server.settings import Settings
from regalia.server.store.postgres import PostgresStorage
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Push, Row, Storage, StorageTrouble, StoredPace
from regalia.server.wire.protocol import (
    Acknowledged,
    AddNonces,
    Fill,
    NewTable,
    SeatNonce,
    SeatPlan,
    TakeSeat,
    TimeControl,
)
from tests.server.house import NONCE, Hand, House, at_home
from tests.server.keeping import Kept, Postgres, using
from tests.server.running import WIDE, running
from tests.server.visitor import ME, OPEN, SQUIRE, Visitor, choose

LIVE = TimeControl("live", 30, 60)
MAIL = TimeControl("mail", 86_400)
HOUR, DAY = 3600.0, 24 * 3600.0


async def against_a_bot(house: House, guest: int, pace: TimeControl | None = None) -> str:
    """A table where a bot moves first, or second."""
    plans = [SeatPlan("bot", bot="page"), SeatPlan("me", "Anna")]
    made = await house.service.new_table(NewTable("carolus", plans, pace=pace), guest)
    await house.service.add_nonces(made.id, guest, AddNonces([SeatNonce(1, NONCE)]))
    return made.id


async def rows_of(house: House, table: str) -> list[Row]:
    stored = await house.storage.table(table)
    assert stored is not None
    return stored[1]


def test_a_bot_moves_after_a_restart_though_nobody_comes(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The service was killed just when it was the bot's turn."""

    async def story(house: House) -> None:
        (anna,) = await house.guests(1)
        with monkeypatch.context() as patched:
            patched.setattr(BotMoves, "play", lambda _: None)
            table = await against_a_bot(house, anna, MAIL)
            while (await house.info(table)).actors != (0,):
                await house.moves(table)
            before = len(await rows_of(house, table))
            await house.killed(down=10)
        assert table not in house.service.rooms, "nobody has opened it"
        await house.service.scheduler.look()
        while len(await rows_of(house, table)) == before:  # the test has its time limit
            await asyncio.sleep(0.01)

    at_home(database, story)


def test_a_room_starts_nothing_when_it_is_made(database: Path) -> None:
    async def story(house: House) -> None:
        (anna,) = await house.guests(1)
        table = await against_a_bot(house, anna)
        stored = await house.storage.table(table)
        assert stored is not None
        tasks = asyncio.all_tasks()
        audience = house.service.rooms._audiences[table]
        Room(Table(*stored), audience, Context(house.storage, house.service.thinkers))
        assert asyncio.all_tasks() <= tasks

    at_home(database, story)


def commits_of(house: House) -> int:
    assert isinstance(house.storage, SqliteStorage)
    return house.storage._database.commits


def test_a_clocked_move_is_one_commit(database: Path) -> None:
    async def story(house: House) -> None:
        table = await house.table(await house.guests(2), LIVE)
        for _ in range(5):
            before = commits_of(house)
            assert isinstance(await house.moves(table), Acknowledged)
            assert commits_of(house) == before + 1
            house.hand.on(1)

    at_home(database, story)


def test_one_idle_game_by_mail_is_two_commits_a_minute(database: Path) -> None:
    async def story(house: House) -> None:
        await house.table(await house.guests(2), MAIL)
        await house.service.scheduler.look()
        before = commits_of(house)
        for _ in range(300):
            house.hand.on(1)
            await house.service.scheduler.look()
        assert commits_of(house) - before <= 10

    at_home(database, story)


def test_where_time_is_short_an_outage_is_known_well(database: Path) -> None:
    async def story(house: House) -> None:
        table = await house.table(await house.guests(2), LIVE)
        await house.service.scheduler.look()
        for _ in range(50):
            house.hand.on(1)
            await house.service.scheduler.look()
        before = await house.left(table)
        await house.killed(down=HOUR)
        assert await house.left(table) == pytest.approx(before, abs=1.0)

    at_home(database, story)


# Lists


def test_lists_say_what_the_tables_say(database: Path) -> None:
    """Whoever resigned, for whom a bot plays on, who would end it, whose turn it is: without opening a game."""

    async def story(house: House) -> None:
        anna, berta, carl = guests = await house.guests(3)
        played, resigned, agreed, timed = [await house.table(guests, pace) for pace in (None, None, None, LIVE)]
        for _ in range(4):
            await house.moves(played)
        assert isinstance(await house.does(resigned, berta, Row("resign", 1, "page")), Acknowledged)
        assert isinstance(await house.does(agreed, carl, Row("agree", 2, "offer")), Acknowledged)
        house.hand.on(95)
        await house.service.scheduler.look()
        await house.service.new_table(NewTable("tara", [SeatPlan("me", "Anna"), SeatPlan("open")], fill=Fill(60)), anna)
        over = await house.table([anna, berta], None)
        assert isinstance(await house.does(over, berta, Row("resign", 1, "page")), Acknowledged)
        seen = await house.service.tables(anna)
        assert len(seen) == 6
        opened = [await house.service.table(info.id, anna) for info in seen]
        assert seen == opened
        stand_ins = {info.id: [player.stand_in for player in info.players] for info in seen}
        assert stand_ins[resigned][1] == "page"
        assert "squire" in stand_ins[timed]
        assert next(info.agreed for info in seen if info.id == agreed) == (2,)
        await house.killed(down=5)
        again = await house.service.tables(anna)
        assert [(info.actors, info.points, info.version) for info in again] == [
            (info.actors, info.points, info.version) for info in seen
        ]
        assert len(house.service.rooms) == 0, "no game was opened for it"

    at_home(database, story)


def test_a_lobby_of_fifty_tables_is_two_statements_after_a_restart(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(kept.open()) as address, Visitor(address) as anna:
        for number in range(50):
            table = anna.make(ME, ME) if number % 2 else anna.make(ME, OPEN)
            if number % 10 == 1:
                with anna.open(table.id) as socket:
                    chosen = choose(socket.version(0), lambda choices: choices[0])
                    assert chosen is not None
                    socket.play(chosen[0], 0, chosen[1])
        before = anna.http.get("/api/tables").json()
    made: list[str] = []
    ((guest,),) = kept.execute("SELECT DISTINCT guest FROM seats WHERE guest IS NOT NULL")

    async def go() -> None:
        service = Service(kept.open(), Settings(allowance=WIDE, workers=1))
        await service.storage.seen()  # it is connected
        count_statements(service.storage, made, monkeypatch)
        listed = await service.tables(guest)
        monkeypatch.undo()
        assert [table.id for table in listed] == [table["id"] for table in before]
        assert len(listed) == 50
        assert len(service.rooms) == 0
        await service.stop()

    asyncio.run(go())
    assert len(made) == 1, "and one more to know who asks"


def count_statements(storage: Storage, made: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    database = getattr(storage, "_database", None)
    if database is not None:
        database._reading.set_trace_callback(made.append)
        return
    for name in ("fetch", "fetchval", "fetchrow", "execute"):
        real = getattr(asyncpg.Connection, name)

        async def counting(self: Any, query: str, *given: Any, _real: Any = real, **more: Any) -> Any:
            made.append(query)
            return await _real(self, query, *given, **more)

        monkeypatch.setattr(asyncpg.Connection, name, counting)


# Tables for which nobody comes


def test_a_table_is_dropped_by_its_use_and_not_by_its_age(database: Path) -> None:
    """Berta sits down today at a table that was made a month ago."""

    async def story(house: House) -> None:
        anna, berta = await house.guests(2)
        plans = [SeatPlan("me", "Anna"), SeatPlan("open"), SeatPlan("open")]
        table = (await house.service.new_table(NewTable("carolus", plans), anna)).id
        lonely = (await house.service.new_table(NewTable("carolus", plans), anna)).id
        real = time.time
        house.service._clock.now = lambda: real() + 31 * DAY
        house.service._clock._ahead += 31 * DAY
        house.hand.wall = house.hand.wall + 31 * DAY
        await house.killed(down=0)
        house.service._clock.now = lambda: house.hand.wall
        await house.service.take_seat(table, 1, berta, TakeSeat("Berta", NONCE))
        await house.service.scheduler.look()
        assert await house.storage.sheet(table) is not None
        assert await house.storage.sheet(lonely) is None
        house.hand.wall += 31 * DAY
        await house.killed(down=0)
        house.service._clock.now = lambda: house.hand.wall
        await house.service.scheduler.look()
        assert await house.storage.sheet(table) is None

    at_home(database, story)


# A long stop, and clocks that jump


def test_after_a_long_stop_a_bounded_number_is_opened_at_once(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        guests = await house.guests(2)
        tables = [await house.table(guests, LIVE) for _ in range(OPENED + 10)]
        await house.killed(down=5)
        house.hand.on(100)
        await house.service.scheduler.look()
        assert len(house.service.rooms) == OPENED
        await house.service.scheduler.look()
        for table in tables:
            assert [row.kind for row in await rows_of(house, table)][:1] == ["time-out"]

    at_home(database, story)


def test_bots_that_think_long_keep_no_clock_from_being_seen(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their tables are due all the while, and longer than any other."""
    monkeypatch.setattr("regalia.server.ops.scheduler.MOST", 2)
    monkeypatch.setattr(BotMoves, "play", lambda _: None)

    async def story(house: House) -> None:
        guests = await house.guests(2)
        for _ in range(4):
            bots = await against_a_bot(house, guests[0])
            while (await house.info(bots)).actors != (0,):
                await house.moves(bots)
        table = await house.table(guests, LIVE)
        house.hand.on(100)
        await house.service.scheduler.look()
        assert [row.kind for row in await rows_of(house, table)] == ["time-out"]

    at_home(database, story)


def test_clocks_stand_while_the_machine_sleeps(database: Path) -> None:
    """The steady clock stands with it, the time of day goes on."""

    async def story(house: House) -> None:
        table = await house.table(await house.guests(2), LIVE)
        house.hand.on(10)
        await house.service.scheduler.look()
        before = await house.left(table)
        house.hand.wall += 8 * HOUR
        await house.service.scheduler.look()
        assert await house.left(table) == pytest.approx(before)
        assert house.service.time.now() == pytest.approx(house.hand.wall), "and it shows the time of day again"
        house.hand.on(3)
        mover = (await house.info(table)).actors[0]
        assert (await house.left(table))[mover] == pytest.approx(before[mover] - 3)
        house.hand.wall -= 2 * HOUR
        await house.service.scheduler.look()
        assert (await house.left(table))[mover] == pytest.approx(before[mover] - 3), "a clock that is put back"

    at_home(database, story)


def test_clocks_stand_while_others_have_the_processor(database: Path) -> None:
    """The service was stopped in its tracks for a quarter of an hour: nobody could move."""

    async def story(house: House) -> None:
        table = await house.table(await house.guests(2), LIVE)
        house.hand.on(10)
        await house.service.scheduler.look()
        before = await house.left(table)
        house.hand.on(900)
        assert house.service.scheduler._looked is not None
        house.service.scheduler._looked -= AWAY + 1
        await house.service.scheduler.look()
        assert await house.left(table) == pytest.approx(before)
        assert await rows_of(house, table) == []

    at_home(database, story)


# Several processes


def test_of_two_processes_that_wake_a_table_one_stores_the_row(postgresql: Postgres) -> None:
    """The number of the row decides."""

    hand, url, settings = Hand(), postgresql.fresh(), Settings(allowance=WIDE, workers=1, bot_delay=0)

    async def go() -> None:
        services = [Service(PostgresStorage(url), settings, hand.time()) for _ in range(2)]
        one, other = services
        for service in services:
            await service.time.start(service.storage)
        guests = [(await one.storage.new_guest(name)).id for name in (b"anna", b"berta")]
        plans = [SeatPlan("me", "Anna"), SeatPlan("open")]
        table = (await one.new_table(NewTable("carolus", plans, pace=MAIL), guests[0])).id
        await one.add_nonces(table, guests[0], AddNonces([SeatNonce(0, NONCE)]))
        await one.take_seat(table, 1, guests[1], TakeSeat("Berta", NONCE))
        async with other.rooms.enter(table):
            hand.on(DAY + 1)
            await asyncio.gather(*(service.scheduler.look() for service in services))
        stored = await one.storage.table(table)
        assert stored is not None
        assert [row.kind for row in stored[1]].count("time-out") == 1
        for service in services:
            await service.stop()

    asyncio.run(go())


# Outages


class Counting(Sequence[tuple[float, float]]):
    """Outages, and how many of them were looked at."""

    def __init__(self, outages: list[tuple[float, float]]) -> None:
        self._outages = outages
        self.looks = 0

    def __len__(self) -> int:
        return len(self._outages)

    @overload
    def __getitem__(self, which: SupportsIndex) -> tuple[float, float]: ...
    @overload
    def __getitem__(self, which: slice) -> list[tuple[float, float]]: ...
    def __getitem__(self, which: Any) -> Any:
        found = self._outages[which]
        self.looks += len(found) if isinstance(which, slice) else 1
        return found


def test_what_is_long_past_makes_no_move_dearer() -> None:
    outages = Counting([(10.0 * number, 10.0 * number + 5) for number in range(10_000)])
    assert counted(StoredPace("live", 30, 60), 99_990.0, 100_010.0, outages) == 15.0
    assert outages.looks < 20


def test_outages_that_count_nowhere_are_forgotten(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        await storage.wake(10.0)
        for up, woken in ((20.0, 30.0), (40.0, 50.0), (60.0, 70.0)):
            await storage.note_up(up)
            await storage.wake(woken)
        await storage.forget_outages(45.0)
        assert await storage.outages(0) == [(40.0, 50.0), (60.0, 70.0)]
        await storage.forget_outages(100.0)
        assert await storage.outages(0) == []

    using(kept, go)


def test_outages_of_a_game_that_goes_on_are_kept(database: Path) -> None:
    async def story(house: House) -> None:
        table = await house.table(await house.guests(2), MAIL)
        house.hand.on(60)
        await house.service.scheduler.look()
        before = await house.left(table)
        for _ in range(3):
            await house.killed(down=HOUR)
        await house.service.tidy()
        assert len(await house.storage.outages(0)) == 3
        assert await house.left(table) == pytest.approx(before, abs=1.0)
        house.hand.on(1)
        while (await house.info(table)).status == "playing" and len(await rows_of(house, table)) < 2:
            await house.moves(table)
        await house.service.tidy()
        assert await house.storage.outages(0) == []

    at_home(database, story)


# What is not known


def test_a_row_of_an_earlier_regalia_is_found(kept: Kept) -> None:
    """It knew nothing of these columns: lists open the table, and what is due there is found out."""
    with running(kept.open()) as address, Visitor(address) as anna:
        table = anna.make(ME, SQUIRE).id
        with anna.open(table) as socket:
            state = socket.now()
            while (chosen := choose(state, lambda choices: choices[0])) is None:
                state = socket.now()
            version = state.table.version
    kept.execute(
        "INSERT INTO moves (table_id, seq, at, kind, seat, move, token) "
        f"VALUES ('{table}', {version + 1}, 1.0, 'play', {chosen[0]}, '{chosen[1]}', 'of-an-earlier-one')"
    )

    async def go() -> None:
        storage = kept.open()
        service = Service(storage, Settings(allowance=WIDE, workers=1, bot_delay=0))
        sheet = await storage.sheet(table)
        assert sheet is not None
        assert (sheet.version, sheet.summary) == (version + 1, None)
        await service.time.start(storage)
        await service.scheduler.find_unknown()
        await service.scheduler.look()
        sheet = await storage.sheet(table)
        assert sheet is not None
        assert sheet.summary is not None
        assert await storage.unknown_tables(10) == []
        await service.stop()

    asyncio.run(go())


def test_a_seat_taken_just_before_the_service_was_killed(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has begun by what is stored, and nobody has come since: its clock runs."""

    async def story(house: House) -> None:
        async def killed(_: Moves) -> None:
            raise StorageTrouble("it was killed")

        guests = await house.guests(2)
        plans = [SeatPlan("me", "Anna"), SeatPlan("open")]
        table = (await house.service.new_table(NewTable("carolus", plans, pace=LIVE), guests[0])).id
        await house.service.add_nonces(table, guests[0], AddNonces([SeatNonce(0, NONCE)]))
        with monkeypatch.context() as patched:
            patched.setattr(Moves, "begin", killed)
            with pytest.raises(StorageTrouble):
                await house.service.take_seat(table, 1, guests[1], TakeSeat("Berta", NONCE))
        await house.killed(down=5)
        await house.service.scheduler.look()
        sheet = await house.storage.sheet(table)
        assert sheet is not None
        assert sheet.begun == house.hand.wall
        house.hand.on(95)
        await house.service.scheduler.look()
        assert [row.kind for row in await rows_of(house, table)] == ["time-out"]

    at_home(database, story)


def test_a_clock_whose_beginning_could_not_be_stored_runs_all_the_same(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise StorageTrouble("the disk is full")

    async def story(house: House) -> None:
        guests = await house.guests(2)
        with monkeypatch.context() as patched:
            patched.setattr(SqliteStorage, "begin", full)
            with pytest.raises(StorageTrouble):
                await house.table(guests, LIVE)
        (table,) = await house.storage.seats_of(guests[1])
        await house.service.scheduler.look()
        sheet = await house.storage.sheet(table)
        assert sheet is not None
        assert sheet.wake is not None
        assert sheet.wake.why == "time"
        assert sheet.begun == house.service.time.now()

    at_home(database, story)


def test_a_result_that_could_not_be_stored_is_stored_later(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last row was, just before the disk was full."""

    async def story(house: House) -> None:
        guests = await house.guests(2)
        table = await house.table(guests, LIVE)

        async def full(*_: object) -> None:
            raise StorageTrouble("the disk is full")

        with monkeypatch.context() as patched:
            patched.setattr(SqliteStorage, "end", full)
            with pytest.raises(StorageTrouble):
                await house.does(table, guests[1], Row("resign", 1, "page"))
        sheet = await house.storage.sheet(table)
        assert sheet is not None
        assert (sheet.outcome, sheet.wake and sheet.wake.why) == (None, "open")
        await house.service.scheduler.look()
        sheet = await house.storage.sheet(table)
        assert sheet is not None
        assert sheet.outcome is not None
        assert await house.storage.due(float("inf"), 9) == []

    at_home(database, story)


# Whoever is to be told that it is their turn


def test_who_was_to_be_told_of_their_turn_is_told_after_a_kill(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once, though the service was killed between the row and the word."""

    async def story(house: House) -> None:
        guests = await house.guests(2)
        for number in range(2):
            push = Push(f"https://push.example.org/{number}", b"key", b"secret", "en")
            await house.storage.set_push(bytes([number]) * 32, push, 1.0)
        told: list[tuple[int, str]] = []

        def listen() -> None:
            rooms = house.service.rooms
            rooms._context = replace(rooms._context, notify_turn=lambda guest, table, *_: told.append((guest, table)))

        listen()
        table = await house.table(guests, MAIL)
        mover = (await house.info(table)).actors[0]
        while (await house.info(table)).actors == (mover,):
            assert isinstance(await house.moves(table), Acknowledged)
        assert told[-1] == (guests[1 - mover], table)
        told.clear()
        house.hand.on(TOLD)
        await house.service.scheduler.look()
        house.hand.on(1)
        await house.service.scheduler.look()
        assert told == [], "they were told when the row was stored"
        with monkeypatch.context() as patched:
            patched.setattr(Absence, "tell", lambda *_: None)
            while (await house.info(table)).actors != (mover,):
                assert isinstance(await house.moves(table), Acknowledged)
        await house.killed(down=TOLD)
        listen()
        await house.service.scheduler.look()
        house.hand.on(1)
        await house.service.scheduler.look()
        assert told == [(guests[mover], table)]
        assert await house.storage.next_clock() is not None, "and then it is the clock that is due"

    at_home(database, story)


# Muting while people come and go


def test_muting_while_others_come_and_go(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(house: House) -> None:
        anna, berta = await house.guests(2)
        table = await house.table([anna, berta], None)
        async with house.service.rooms.enter(table) as room:
            mine = [Reader(anna) for _ in range(3)]
            for reader in mine:
                reader.greeted = True
                room.join(reader)
            real = TableChat._muted

            async def meanwhile(self: TableChat, reader: Reader) -> Any:
                room.join(Reader(None))
                return await real(self, reader)

            monkeypatch.setattr(TableChat, "_muted", meanwhile)
            assert await room.chat.mute(mine[0], berta, off=False) is None
            assert all(reader.muted == {berta} for reader in mine)

    at_home(database, story)


def test_a_failing_look_is_not_the_last(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever is raised where what is due is read: clocks go on, and the log says so without its words."""

    async def go() -> None:
        service = Service((storage := SqliteStorage(database)), Settings(allowance=WIDE, workers=1))
        real, looks = type(storage).due, 0

        async def due(self: Any, now: float, limit: int) -> Any:
            nonlocal looks
            looks += 1
            if looks == 1:
                raise KeyError("a secret")
            return await real(self, now, limit)

        monkeypatch.setattr(type(storage), "due", due)
        await service.start()
        while looks < 3:  # the test has its time limit
            await asyncio.sleep(0.01)
        await service.stop()

    asyncio.run(go())
    assert "scheduler failed, and is tried again: KeyError" in caplog.text
    assert "secret" not in caplog.text


def test_readiness_says_what_is_late(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(database) as address, Visitor(address) as anna:
        assert anna.http.get("/ready").is_success
        monkeypatch.setattr(Service, "late", property(lambda _: {"scheduler": 41.2}))
        answer = anna.http.get("/ready")
        assert answer.status_code == 503
        assert "scheduler (41 s)" in answer.text
