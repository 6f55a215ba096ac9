"""Two hundred tables of kings, and one of people: nobody there waits for what is thought elsewhere."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from regalia.server.bots import pool
from regalia.server.bots.process import Glimpse, Thought, think
from regalia.server.settings import Settings
from regalia.server.wire.protocol import Acknowledged, TableState
from tests.server.running import WIDE, running
from tests.server.visitor import ME, Visitor, choose

TABLES = 200
KING = {"kind": "bot", "bot": "king"}


class Court:
    """Its kings think until they are told to decide."""

    def __init__(self) -> None:
        self.asked = 0
        self.held = True

    async def ask(self, glimpse: Glimpse, patience: float) -> Thought:
        self.asked += 1
        while self.held:
            await asyncio.sleep(0.01)
        return Thought(move=think(glimpse))


@pytest.fixture
def court(monkeypatch: pytest.MonkeyPatch) -> Iterator[Court]:
    court = Court()
    monkeypatch.setattr(pool.Worker, "ask", court.ask)
    yield court
    court.held = False


@pytest.mark.many
def test_people_do_not_wait_for_kings(court: Court, database: Path) -> None:
    settings = Settings(allowance=WIDE, workers=2, bot_delay=0)
    with ExitStack() as stack:
        anna = stack.enter_context(Visitor(stack.enter_context(running(database, settings))))
        waiting = [stack.enter_context(anna.open(anna.make(KING, KING, ME, KING).id)) for _ in range(TABLES)]
        for socket in waiting:
            assert socket.until(TableState).table.version == 0
        socket = stack.enter_context(anna.open(anna.make(ME, ME).id))
        state = socket.version(0)
        for version in range(20):
            chosen = choose(state, lambda choices: choices[0])
            assert chosen is not None
            assert isinstance(socket.play(chosen[0], version, chosen[1]), Acknowledged)
            state = socket.version(version + 1)
        assert court.asked == 2, "as many as there are processes; not one of them has decided"
