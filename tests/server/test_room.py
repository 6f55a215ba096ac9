"""A room whose memory is not what is stored any more: it does nothing more, and nobody is told that it broke."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from regalia import bots, games
from regalia.server.bots.pool import Thinkers
from regalia.server.bots.process import Glimpse
from regalia.server.play.audience import LARGEST_WAITING, Audience, Reader
from regalia.server.play.context import Context
from regalia.server.play.room import Room
from regalia.server.play.table import Table
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Conflict, Place, Row, Sheet, Storage, StorageTrouble, Summary, Wake
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import Acknowledged, Refused, TableState
from tests.server.running import running
from tests.server.test_metrics import measured
from tests.server.visitor import ME, OPEN, Visitor, choose, seated


def behind_its_back(database: Path, table: str, seq: int, seat: int, move: str) -> None:
    """As another process would."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute(
            "INSERT INTO moves (table_id, seq, kind, seat, move, token) VALUES (?, ?, 'play', ?, ?, 'of-another')",
            (table, seq, seat, move),
        )


def test_a_row_that_somebody_else_stored_makes_a_move_stale(database: Path) -> None:
    """It is neither lost nor broken: everybody sees what is stored, and the game goes on from there."""
    with running(database) as address, Visitor(address) as anna, Visitor(address) as carl:
        table = anna.make(ME, ME).id
        with anna.open(table) as socket, carl.open(table) as watching:
            first = choose(socket.version(0), lambda choices: choices[0])
            other = choose(socket.version(0), lambda choices: choices[1])
            assert first is not None
            assert other is not None
            watching.version(0)
            behind_its_back(database, table, 1, *other)
            answer = socket.play(first[0], 0, first[1])
            assert isinstance(answer, Refused)
            assert answer.code == "stale"
            for each in (socket, watching):
                assert each.version(1).table.moves == 1
            state = socket.version(1)
            chosen = choose(state, lambda choices: choices[0])
            assert chosen is not None
            assert isinstance(socket.play(chosen[0], 1, chosen[1]), Acknowledged)
            assert watching.version(2).table.version == 2


def test_a_message_that_somebody_else_stored_is_acknowledged(database: Path) -> None:
    with running(database) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
        with anna.open(table) as socket:
            chosen = choose(socket.version(0), lambda choices: choices[0])
            assert chosen is not None
            behind_its_back(database, table, 1, *chosen)
            answer = socket.play(chosen[0], 0, chosen[1], "of-another")
            assert answer == Acknowledged("of-another", 1)


def test_a_seat_that_somebody_else_gave_away_is_taken(database: Path) -> None:
    with running(database) as address, Visitor(address) as anna, Visitor(address) as berta:
        table = anna.make(ME, OPEN).id
        with anna.open(table) as socket:
            socket.version(0)
            with closing(sqlite3.connect(database, isolation_level=None)) as connection:
                connection.execute("UPDATE seats SET bot = 'page' WHERE table_id = ? AND seat = 1", (table,))
            assert berta.refused("POST", f"/api/tables/{table}/seats/1", seated()).code == "taken"
            while socket.until(TableState).table.players[1].kind != "bot":
                pass


class Slow(Thinkers):
    """Its bots think until they are told."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked = asyncio.Event()
        self.answer = asyncio.Event()

    async def choose(self, glimpse: Glimpse, *, here: bool = False) -> str:
        self.asked.set()
        await self.answer.wait()
        return "no move"


async def a_room(storage: Storage, thinkers: Thinkers, *places: Place) -> Room:
    game = games.find("rivals")
    options = game.complete(len(places), {})
    sheet = Sheet("t", game.name, game.rules_version, options, "seed", None, None, 0.0, None, None, places)
    await storage.add_table(sheet)
    room = Room(Table(sheet), Audience(), Context(storage, thinkers))
    room.bots.play()
    return room


async def rows(storage: Storage) -> list[Row]:
    stored = await storage.table("t")
    assert stored is not None
    return stored[1]


class Failing(SqliteStorage):
    trouble: Exception | None = None

    async def add_row(
        self, table: str, seq: int, row: Row, summary: Summary | None = None, wake: Wake | None = None
    ) -> int:
        if self.trouble is not None:
            raise self.trouble
        return await super().add_row(table, seq, row, summary, wake)


def test_a_commit_that_fails_is_measured(database: Path) -> None:
    """What takes longest is just what does not succeed."""

    async def go() -> None:
        storage = Failing(database)
        guest = (await storage.new_guest(b"anna")).id
        room = await a_room(storage, Thinkers(1), Place(guest, "Anna", nonce="a"), Place(guest, "Berta", nonce="b"))
        storage.trouble = StorageTrouble("the disk is full")
        before = measured("regalia_commit_seconds_count")
        with pytest.raises(StorageTrouble):
            await room.moves.play(Reader(guest), Row("play", 0, str(room.table.match.moves(0)[0]), "a-token", guest), 0)
        assert measured("regalia_commit_seconds_count") == before + 1
        await room.close()
        await storage.close()

    asyncio.run(go())


@pytest.mark.parametrize("trouble", [StorageTrouble("the disk is full"), Conflict("there already")])
def test_a_room_that_gave_up_stops_its_bot(database: Path, trouble: Exception) -> None:
    """What the bot was thinking about is not stored behind the back of the room that comes after."""
    assert "page" in bots.BOTS

    async def go() -> None:
        storage = Failing(database)
        guest = (await storage.new_guest(b"anna")).id
        thinkers = Slow()
        room = await a_room(storage, thinkers, Place(guest, "Anna", nonce="a"), Place(bot="page"))
        await thinkers.asked.wait()
        storage.trouble = trouble
        reader = Reader(guest)
        move = Row("play", 0, str(room.table.match.moves(0)[0]), "a-known-token", guest)
        if isinstance(trouble, Conflict):
            await room.moves.play(reader, move, 0)
        else:
            with pytest.raises(StorageTrouble):
                await room.moves.play(reader, move, 0)
        assert room.broken
        storage.trouble = None
        thinkers.answer.set()
        assert room.bots.thinking is not None
        await asyncio.wait({room.bots.thinking})
        assert await rows(storage) == []
        room.bots.play()
        assert room.bots.thinking.done(), "nor is it asked again"
        await storage.close()

    asyncio.run(go())


def test_who_still_has_a_broken_room_changes_nothing_through_it(database: Path) -> None:
    async def go() -> None:
        storage = SqliteStorage(database)
        guest = (await storage.new_guest(b"anna")).id
        room = await a_room(storage, Thinkers(1), Place(guest, "Anna", nonce="a"), Place())
        room.moves.give_up()
        with pytest.raises(Trouble, match="opened again"):
            await room.seats.sit(1, Place(guest, "Anna"))
        with pytest.raises(Trouble, match="opened again"):
            await room.seats.leave(0, guest)
        room.table.give(1, Place(guest, "Anna", nonce="b"))
        reader = Reader(guest)
        await room.moves.play(reader, Row("play", 0, str(room.table.match.moves(0)[0]), "a-known-token", guest), 0)
        news = await reader.news()
        assert news is not None
        assert b'"stale"' in news.messages[0]
        assert await rows(storage) == []
        await storage.close()

    asyncio.run(go())


def test_who_reads_nothing_is_sent_away_before_much_waits() -> None:
    async def waiting(reader: Reader) -> tuple[int, bool]:
        news = await reader.news()
        assert news is not None
        return len(news.messages), await reader.news() is None

    reader = Reader(None)
    for _ in range(3):
        reader.send(Refused(None, "not-now", None, "x" * (LARGEST_WAITING // 2)))
    assert asyncio.run(waiting(reader)) == (1, True), "nothing more is kept for whoever is to go"


def test_who_did_what_and_when_is_stored(database: Path) -> None:
    with running(database) as address, Visitor(address) as anna:
        table = anna.make(ME, {"kind": "bot", "bot": "page"}, game="rivals").id
        with anna.open(table) as socket:
            state = socket.version(0)
            chosen = choose(state, lambda choices: choices[0])
            assert chosen is not None
            socket.play(chosen[0], state.table.version, chosen[1])
            socket.version(2)

    async def go() -> list[Row]:
        storage = SqliteStorage(database)
        stored = await storage.table(table)
        assert stored is not None
        assert stored[0].places[0].guest is not None
        for row in stored[1]:
            assert row.kind == "play"
            assert row.at is not None
            assert row.at >= stored[0].created - 0.001
            assert row.guest == (stored[0].places[0].guest if row.seat == 0 else None)
        await storage.close()
        return stored[1]

    assert {row.seat for row in asyncio.run(go())} == {0, 1}
