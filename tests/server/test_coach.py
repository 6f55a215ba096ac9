"""What is worth a thought, told to whoever plays against bots alone; it is no hint, and marks nothing."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia import games
from regalia.advice import VICTORY
from regalia.server.bots.interface import NoAnswer
from regalia.server.bots.pool import Thinkers
from regalia.server.bots.process import Glimpse
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.wire.protocol import Pondered, Refused
from tests.server.test_hints import a_room, when_asked
from tests.server.visitor import ME, OPEN, SQUIRE, Visitor


@pytest.fixture
def anna(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def berta(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.mark.parametrize("game", games.names())
def test_themes_are_told_and_nothing_is_marked(anna: Visitor, game: str) -> None:
    table = anna.make(ME, SQUIRE, game=game)
    with anna.open(table.id) as socket:
        version, _ = when_asked(socket)
        answer = socket.ponder(0, version)
        assert isinstance(answer, Pondered)
        assert set(answer.themes) <= {*games.find(game).themes, VICTORY}
        assert not anna.table(table.id).practice


def test_who_is_not_told(anna: Visitor, berta: Visitor) -> None:
    table = anna.make(ME, OPEN)
    berta.sit(table.id, 1)
    with anna.open(table.id) as hers, berta.open(table.id) as others:
        version = hers.now().table.version
        others.now()
        answers = [hers.ponder(0, version), others.ponder(1, version), hers.ponder(1, version)]
        codes = [answer.code for answer in answers if isinstance(answer, Refused)]
        assert codes.count("not-allowed") == 1, "one of them is to decide, against a person"
        assert (codes.count("stale"), codes.count("not-yours")) == (1, 1)


class Mute(Thinkers):
    """Asked by hand: it says nothing until it may."""

    def __init__(self) -> None:
        super().__init__(1)
        self.answer = asyncio.Event()

    async def ponder(self, glimpse: Glimpse) -> tuple[str, ...]:
        await self.answer.wait()
        raise NoAnswer("it has the ace of hearts")


def test_one_at_a_time_and_no_answer(database: Path) -> None:
    async def go() -> None:
        storage, thinkers = SqliteStorage(database), Mute()
        room, reader = await a_room(storage, thinkers)
        version = room.table.version
        room.hints.ponder(reader, "first-one", 0, version)
        room.hints.ponder(reader, "second-one", 0, version)
        assert b"too-fast" in b" ".join(reader._waiting)
        thinkers.answer.set()
        assert room.hints.pondering is not None
        await room.hints.pondering
        assert b"broken" in b" ".join(reader._waiting)
        assert b"hearts" not in b" ".join(reader._waiting)
        await room.close()
        await storage.close()

    asyncio.run(go())
