"""Bots move no faster than people can follow, and wait for nobody where nobody looks on."""

import asyncio
from pathlib import Path

from regalia import games
from regalia.server.bots.pool import Thinkers
from regalia.server.bots.process import Glimpse, think
from regalia.server.play.audience import Audience, Reader
from regalia.server.play.bot_delay import BotDelay
from regalia.server.play.context import Context
from regalia.server.play.room import Room
from regalia.server.play.table import Table
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Place, Row, Sheet

LEAST = 0.5


class Hand:
    """A clock that goes on only while somebody waits."""

    def __init__(self) -> None:
        self.now = 100.0
        self.waited: list[float] = []

    def pace(self) -> BotDelay:
        return BotDelay(LEAST, lambda: self.now, self._wait)

    async def _wait(self, seconds: float) -> None:
        self.waited.append(seconds)
        self.now += seconds
        await asyncio.sleep(0)


def test_what_is_left_to_wait() -> None:
    async def go() -> None:
        hand = Hand()
        pace = hand.pace()
        await pace.follow(hand.now)
        hand.now += 0.25
        await pace.follow(hand.now - 0.25)
        await pace.follow(hand.now - 10)
        assert hand.waited == [LEAST, LEAST / 2]

    asyncio.run(go())


class Thoughtful(Thinkers):
    """It thinks here, for so long."""

    def __init__(self, hand: Hand, seconds: float) -> None:
        super().__init__(1)
        self._hand = hand
        self._seconds = seconds

    async def choose(self, glimpse: Glimpse, *, here: bool = False) -> str:
        self._hand.now += self._seconds
        return think(glimpse)


def waits(database: Path, seconds: float, *, watched: bool) -> tuple[list[float], int]:
    """How long bots wait that think so long; and how often they moved."""

    async def go() -> tuple[list[float], int]:
        storage = SqliteStorage(database)
        game = games.find("carolus")
        places = (Place(bot="page"), Place(bot="page"), Place(guest=(await storage.new_guest(b"anna")).id, nonce="a"))
        options = game.complete(len(places), {})
        sheet = Sheet("t", game.name, game.rules_version, options, "seed", None, None, 0.0, None, None, places)
        await storage.add_table(sheet)
        hand = Hand()
        audience = Audience()
        if watched:
            audience.readers.add(Reader(None))
        room = Room(Table(sheet), audience, Context(storage, Thoughtful(hand, seconds), bot_delay=hand.pace()))
        room.bots.play()
        while room.table.match.actors != (2,):
            while not room.idle:
                await asyncio.sleep(0.001)
        await room.close()
        await storage.close()
        return hand.waited, room.table.version

    return asyncio.run(go())


def test_where_somebody_looks_on(database: Path) -> None:
    waited, moves = waits(database, 0.125, watched=True)
    assert moves >= 2
    assert waited == [LEAST - 0.125] * moves


def test_who_has_thought_long_enough_waits_no_longer(database: Path) -> None:
    assert waits(database, 3, watched=True)[0] == []


def test_where_nobody_looks_on(database: Path) -> None:
    waited, moves = waits(database, 0, watched=False)
    assert moves >= 2
    assert waited == []


def test_a_persons_move_does_not_wait(database: Path) -> None:
    """Between a bot's thought and its move others may move."""

    async def go() -> None:
        storage = SqliteStorage(database)
        guest = (await storage.new_guest(b"anna")).id
        game = games.find("rivals")
        places = (Place(guest, "Anna", nonce="a"), Place(bot="page"))
        options = game.complete(2, {})
        sheet = Sheet("t", game.name, game.rules_version, options, "seed", None, None, 0.0, None, None, places)
        await storage.add_table(sheet)
        waiting, on = asyncio.Event(), asyncio.Event()

        async def wait(seconds: float) -> None:
            waiting.set()
            await on.wait()

        audience = Audience()
        reader = Reader(guest)
        audience.readers.add(reader)
        room = Room(
            Table(sheet),
            audience,
            Context(storage, Thoughtful(Hand(), 0), bot_delay=BotDelay(LEAST, lambda: 0.0, wait)),
        )
        room.bots.play()
        await waiting.wait()
        await room.moves.play(reader, Row("play", 0, str(room.table.match.moves(0)[0]), "a-known-token", guest), 0)
        assert room.table.version == 1
        on.set()
        while room.table.version < 2:
            await asyncio.sleep(0.001)
        await room.close()
        await storage.close()

    asyncio.run(go())
