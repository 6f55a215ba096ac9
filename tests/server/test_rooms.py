"""Tables in memory: which are there, which have to leave, and what is kept of them."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from threading import current_thread

import pytest

from regalia.match import Match
from regalia.server.play.audience import Reader
from regalia.server.play.presenting import keep_views
from regalia.server.play.replay_pool import THREADS
from regalia.server.play.rooms import TABLE_WEIGHT, VIEW_WEIGHT
from regalia.server.play.table import Table
from regalia.server.service import Service
from regalia.server.settings import Settings
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Row, Sheet
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import AddNonces, NewTable, SeatNonce, SeatPlan
from tests.server.running import WIDE
from tests.server.visitor import nonce

HOT_SEAT = NewTable("carolus", [SeatPlan("me", "Anna"), SeatPlan("me", "Anna")])


def serving(database: Path, settings: Settings, work: Callable[[Service, int], Awaitable[None]]) -> None:
    """Do something with a service and a guest of it."""

    async def go() -> None:
        service = Service(SqliteStorage(database), settings)
        await service.start()
        guest = (await service.storage.new_guest(b"anna")).id
        await work(service, guest)
        await service.stop()

    asyncio.run(go())


def test_those_used_longest_ago_leave_first(database: Path) -> None:
    async def work(service: Service, guest: int) -> None:
        tables = [(await service.new_table(HOT_SEAT, guest)).id for _ in range(3)]
        await service.table(tables[0], guest)
        await service.new_table(HOT_SEAT, guest)
        assert [table in service.rooms for table in tables] == [True, False, True]
        assert len(service.rooms) == 3
        assert (await service.table(tables[1], guest)).id == tables[1], "and come back when they are needed"
        assert len(service.rooms) == 3

    serving(database, Settings(allowance=WIDE, ceiling=3 * TABLE_WEIGHT), work)


def test_those_in_use_stay_and_others_have_to_wait(database: Path) -> None:
    async def work(service: Service, guest: int) -> None:
        tables = [(await service.new_table(HOT_SEAT, guest)).id for _ in range(2)]
        async with AsyncExitStack() as stack:
            for table in tables:
                await stack.enter_async_context(service.rooms.enter(table))
            with pytest.raises(Trouble, match="no room for another table") as refused:
                await service.new_table(HOT_SEAT, guest)
            assert refused.value.status == 503
        assert (await service.new_table(HOT_SEAT, guest)).status == "gathering"

    serving(database, Settings(allowance=WIDE, ceiling=2 * TABLE_WEIGHT), work)


def test_views_that_are_kept_go_before_tables(database: Path) -> None:
    async def work(service: Service, guest: int) -> None:
        tables = [(await service.new_table(HOT_SEAT, guest)).id for _ in range(2)]
        for table in tables:
            await service.add_nonces(table, guest, AddNonces([SeatNonce(seat, nonce()) for seat in (0, 1)]))
            async with service.rooms.enter(table) as room:
                keep_views(room.table, [guest])
                assert room.table.views.count
        await service.new_table(HOT_SEAT, guest)
        assert all(table in service.rooms for table in tables)
        kept = []
        for table in tables:
            async with service.rooms.enter(table) as room:
                kept.append(room.table.views.count)
        assert kept == [0, 1], "of the one used longest ago"

    serving(database, Settings(allowance=WIDE, ceiling=3 * TABLE_WEIGHT + VIEW_WEIGHT), work)


def test_what_leaves_weighs_nothing(database: Path) -> None:
    async def work(service: Service, guest: int) -> None:
        for _ in range(5):
            table = (await service.new_table(HOT_SEAT, guest)).id
            async with service.rooms.enter(table) as room:
                room.moves.give_up()
            await service.table(table, guest)
        assert service.rooms._weight == sum(service.rooms._weights.values())
        assert set(service.rooms._weights) == set(service.rooms._rooms)

    serving(database, Settings(allowance=WIDE, ceiling=2 * TABLE_WEIGHT), work)


def test_more_games_than_can_wait_to_be_played_again(database: Path) -> None:
    """They are sent away, and the service goes on."""

    async def work(service: Service, guest: int) -> None:
        tables = [(await service.new_table(HOT_SEAT, guest)).id for _ in range(20)]
        for table in tables:
            service.rooms._drop(table)
        opened = await asyncio.gather(*(service.table(table, None) for table in tables), return_exceptions=True)
        refused = [answer for answer in opened if isinstance(answer, Trouble)]
        assert {trouble.problem.code for trouble in refused} == {"busy"}
        assert len(refused) + len(service.rooms) == len(tables)
        assert set(service.rooms._weights) == set(service.rooms._rooms)
        assert refused
        assert (await service.table(tables[-1], None)).id == tables[-1]

    serving(database, Settings(allowance=WIDE, replays=1), work)


def test_a_table_that_many_open_is_loaded_once(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service, guest: int) -> None:
        table = (await service.new_table(HOT_SEAT, guest)).id
        service.rooms._drop(table)
        async with AsyncExitStack() as stack:
            rooms = await asyncio.gather(*(stack.enter_async_context(service.rooms.enter(table)) for _ in range(10)))
        assert len(set(map(id, rooms))) == 1

    serving(database, Settings(allowance=WIDE, replays=1), work)


class Counting(SqliteStorage):
    """How many tables are fetched at once."""

    now = most = 0

    async def table(self, table: str) -> tuple[Sheet, list[Row]] | None:
        self.now += 1
        self.most = max(self.most, self.now)
        try:
            await asyncio.sleep(0)
            return await super().table(table)
        finally:
            self.now -= 1


def test_what_waits_to_be_played_again_is_not_in_memory_yet(database: Path) -> None:
    """Else many long games would be there before the first of them is weighed against the ceiling."""

    async def go() -> None:
        storage = Counting(database)
        service = Service(storage, Settings(allowance=WIDE))
        await service.start()
        guest = (await storage.new_guest(b"anna")).id
        tables = [(await service.new_table(HOT_SEAT, guest)).id for _ in range(20)]
        for table in tables:
            service.rooms._drop(table)
        storage.most = 0
        await asyncio.gather(*(service.table(table, None) for table in tables))
        assert storage.most == THREADS
        await service.stop()

    asyncio.run(go())


def test_a_game_is_rewound_where_others_do_not_wait_for_it(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(service: Service, guest: int) -> None:
        plan = NewTable("carolus", [SeatPlan("me", "Anna"), SeatPlan("bot", bot="page")])
        table = (await service.new_table(plan, guest)).id
        await service.add_nonces(table, guest, AddNonces([SeatNonce(0, nonce())]))
        threads = []
        rewound = Table.rewound

        def noted(self: Table, seat: int) -> Match:
            threads.append(current_thread().name)
            return rewound(self, seat)

        monkeypatch.setattr(Table, "rewound", noted)
        async with service.rooms.enter(table) as room:
            reader = Reader(guest)
            while 0 not in room.table.match.actors:
                await asyncio.sleep(0)
            move = str(room.table.match.moves(0)[0])
            await room.moves.play(reader, Row("play", 0, move, "of-a-move", guest), room.table.version)
            while 0 not in room.table.match.actors:
                await asyncio.sleep(0)
            before = room.table.version
            await room.moves.play(reader, Row("rewind", 0, None, "of-a-rewind", guest), before)
            assert room.table.version == before + 1
            assert room.table.practice
        assert len(threads) == 1
        assert threads[0].startswith("regalia-replay")

    serving(database, Settings(allowance=WIDE, workers=1, bot_delay=0.0), work)
