"""A service without the web, which can be killed and started again, at a time that the tests move."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from regalia.server.ops.service_time import ServiceTime
from regalia.server.play.audience import Reader
from regalia.server.service import Service
from regalia.server.settings import Settings
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Row, Storage
from regalia.server.wire.protocol import (
    Acknowledged,
    AddNonces,
    FromServer,
    NewTable,
    Refused,
    SeatNonce,
    SeatPlan,
    TableInfo,
    TakeSeat,
    TimeControl,
)
from tests.server.keeping import Kept
from tests.server.running import WIDE

NONCE = "0123456789abcdef" * 2


class Hand:
    """Time goes on when it is told to; the wall's may jump when the service is not there."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.steady = 50.0

    def time(self) -> ServiceTime:
        return ServiceTime(lambda: self.wall, lambda: self.steady)

    def on(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


class House:
    """A service without the web, which can be killed and started again."""

    def __init__(self, database: Path | Kept, hand: Hand) -> None:
        self.hand = hand
        self._database = database
        self._tokens = count()

    async def start(self) -> None:
        kept = self._database
        self.storage: Storage = SqliteStorage(kept) if isinstance(kept, Path) else kept.open()
        settings = Settings(allowance=WIDE, workers=1, bot_delay=0, absence=100)
        self.service = Service(self.storage, settings, self.hand.time())
        await self.service.time.start(self.storage)

    async def killed(self, down: float) -> None:
        """Away for so many seconds; nothing that was not stored survives."""
        await self.service.rooms.close()
        await self.service.thinkers.close()
        self.service.replays.close()
        await self.storage.close()
        self.hand.wall += down
        self.hand.steady = 3.0
        await self.start()

    async def guests(self, number: int) -> list[int]:
        return [(await self.storage.new_guest(bytes([number]) * 32)).id for number in range(number)]

    async def table(self, guests: list[int], pace: TimeControl | None, game: str = "carolus") -> str:
        plans = [SeatPlan("me", f"Guest {guests[0]}"), *(SeatPlan("open") for _ in guests[1:])]
        made = await self.service.new_table(NewTable(game, plans, pace=pace), guests[0])
        await self.service.add_nonces(made.id, guests[0], AddNonces([SeatNonce(0, NONCE)]))
        for seat, guest in enumerate(guests[1:], 1):
            await self.service.take_seat(made.id, seat, guest, TakeSeat(f"Guest {guest}", NONCE))
        return made.id

    async def info(self, table: str, guest: int | None = None) -> TableInfo:
        return await self.service.table(table, guest)

    async def does(self, table: str, guest: int, row: Row, version: int | None = None) -> FromServer:
        """The answer to what somebody wants."""
        reader = Reader(guest)
        async with self.service.rooms.enter(table) as room:
            seen = room.table.version if version is None else version
            await room.moves.play(reader, row._replace(token=f"token-{next(self._tokens):04}", guest=guest), seen)
        return heard(reader)

    async def moves(self, table: str) -> FromServer:
        """Whoever is asked plays."""
        async with self.service.rooms.enter(table) as room:
            seat = room.table.match.actors[0]
            row = Row("play", seat, str(room.table.match.moves(seat)[0]))
            guest = room.table.places[seat].guest
        assert guest is not None
        return await self.does(table, guest, row)

    async def left(self, table: str) -> list[float]:
        """Seconds that each seat has, now."""
        async with self.service.rooms.enter(table) as room:
            reader = Reader(None)
            state = msgspec.json.decode(room.moves.telling.state_for(reader))
            room.moves.telling.forget()
            pace = room.table.sheet.pace
        assert pace is not None
        return [pace.move + clock["reserve"] - clock["spent"] for clock in state["clocks"]]

    @asynccontextmanager
    async def sitting(self, table: str, guest: int) -> Any:
        """Somebody has the table open."""
        reader = Reader(guest)
        async with self.service.rooms.enter(table) as room:
            room.join(reader)
        await self.service.rooms.note_seen(table, reader)
        yield reader
        await self.service.rooms.part(table, room.audience, reader)


def heard(reader: Reader) -> FromServer:
    """The answer among what a reader was told."""
    for text in reader._waiting:
        message = msgspec.json.decode(text)
        if message["type"] in ("ack", "refused"):
            return msgspec.convert(message, Acknowledged | Refused)
    raise AssertionError("no answer")


def refused(answer: FromServer) -> str:
    assert isinstance(answer, Refused)
    return answer.code


def at_home(database: Path | Kept, story: Callable[[House], Awaitable[None]], hand: Hand | None = None) -> None:
    async def go() -> None:
        house = House(database, hand or Hand())
        await house.start()
        try:
            await story(house)
        finally:
            await house.service.stop()

    asyncio.run(go())
