"""Whether anything can still be stored."""

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest

from regalia.server.ops import health as module
from regalia.server.ops.health import Pulse
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import StorageTrouble
from regalia.server.wire.protocol import Problem
from tests.server.running import running


class Watched(SqliteStorage):
    """It counts how often it is written to, and fails when it shall."""

    beats = 0
    full = False
    stuck: asyncio.Event | None = None

    async def beat(self) -> None:
        self.beats += 1
        if self.full:
            raise StorageTrouble("the disk is full")
        if self.stuck is not None:
            await self.stuck.wait()
        await super().beat()


def test_it_says_when_nothing_can_be_stored(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ANSWER_HOLDS", 0.0)
    storage = Watched(database)
    with running(storage) as address:
        assert httpx.get(f"http://{address}/ready").is_success
        storage.full = True
        response = httpx.get(f"http://{address}/ready")
        assert response.status_code == 503
        assert httpx.get(f"http://{address}/health").is_success, "it is there all the same"
        assert msgspec.json.decode(response.content, type=Problem).code == "busy"
        assert int(response.headers["retry-after"]) > 0
        storage.full = False
        assert httpx.get(f"http://{address}/ready").is_success


def test_however_many_ask_it_is_tried_once(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ANSWER_HOLDS", 1000.0)

    async def go() -> None:
        storage = Watched(database)
        pulse = Pulse(storage)
        assert all(await asyncio.gather(*(pulse.beats() for _ in range(50))))
        assert await pulse.beats()
        assert storage.beats == 1
        await storage.close()

    asyncio.run(go())


def test_who_asks_while_the_storage_is_stuck_is_told_so(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PROBE_TIMEOUT", 0.05)
    monkeypatch.setattr(module, "ANSWER_HOLDS", 0.0)

    async def go() -> None:
        storage = Watched(database)
        storage.stuck = asyncio.Event()
        pulse = Pulse(storage)
        assert [await pulse.beats() for _ in range(3)] == [False] * 3
        assert storage.beats == 1, "nobody else is sent after it"
        storage.stuck.set()
        while not await pulse.beats():
            pass
        await storage.close()

    asyncio.run(go())
