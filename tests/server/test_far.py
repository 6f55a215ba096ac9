"""Bots that think on other machines: what is lost is asked again, and what is late is not heard."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from regalia.server import far
from regalia.server.far import GLIMPSES, Far, Thinking
from regalia.server.thinkers import Lost, Thinkers, Worker
from regalia.server.thinking import Glimpse, Thought, think
from regalia.server.valkey import Valkey as Words
from tests.running import run
from tests.server.keeping import Valkey
from tests.server.test_thinkers import glimpse


class Asking:
    """A service that asks, and the words that it hears."""

    def __init__(self, url: str, patience: float = 60) -> None:
        self.words = Words(url, "a-service")
        self.far = Far(self.words, patience)

    async def __aenter__(self) -> "Asking":
        self.words.start(self.far.hear)
        await self.far.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.words.stop()

    async def meets(self, workers: int) -> None:
        while self.far.workers != workers:  # the test has its time limit
            await asyncio.sleep(0.02)


class Thinker:
    """`regalia think` in a process of its own."""

    def __init__(self, url: str, workers: int = 1) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "regalia", "think", "--workers", str(workers)],
            env={**os.environ, "REGALIA_VALKEY": url},
        )

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        self._process.send_signal(how)
        return self._process.wait(60)


def asking(valkey: Valkey, work: Callable[[Asking], Awaitable[None]], patience: float = 60) -> None:
    async def go() -> None:
        async with Asking(valkey.url, patience) as service:
            await work(service)

    asyncio.run(go())


def test_it_is_thought_out_elsewhere(valkey: Valkey) -> None:
    thinker = Thinker(valkey.url, 2)

    async def work(service: Asking) -> None:
        await service.meets(2)
        thinkers = Thinkers(1)
        thinkers.far = service.far
        asked = [glimpse("squire", f"table-{number}") for number in range(5)]
        assert await asyncio.gather(*map(thinkers.choose, asked)) == [think(each) for each in asked]
        assert thinkers.workers[0].pid is None, "nobody thinks here"

    asking(valkey, work)
    assert thinker.end() == 0


def test_what_is_lost_is_thought_out_here(valkey: Valkey) -> None:
    """Those who think are killed after they have taken what there is to think about."""

    async def work(service: Asking) -> None:
        service.far._meet(b'{"process": "gone", "workers": 1}')
        while not service.words.up:
            await asyncio.sleep(0.02)
        thinkers = Thinkers(1)
        thinkers.far = service.far
        given = glimpse()
        choosing = asyncio.create_task(thinkers.choose(given))
        while not await service.words.client.rpop(GLIMPSES):
            await asyncio.sleep(0.02)
        assert await choosing == think(given)
        await thinkers.close()

    asking(valkey, work, patience=1)


def test_what_comes_to_nothing_is_asked_again_at_once(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    class Dying(Worker):
        async def ask(self, glimpse: Glimpse, patience: float) -> Thought:
            raise EOFError

    monkeypatch.setattr(far, "Worker", Dying)

    async def work(service: Asking) -> None:
        thinking = Thinking(Words(valkey.url, "one-who-thinks"), 1)
        running = asyncio.create_task(thinking.run())
        await service.meets(1)
        with pytest.raises(Lost, match="came to nothing"):
            await service.far.ask(glimpse())
        thinking.end()
        await running

    asking(valkey, work)


def test_what_nobody_waits_for_is_not_thought_about(valkey: Valkey) -> None:
    async def work(service: Asking) -> None:
        service.far._meet(b'{"process": "gone", "workers": 1}')
        with pytest.raises(Lost, match="TimeoutError"):
            await service.far.ask(glimpse())
        name = await service.words.client.rpop(GLIMPSES)
        while await service.words.client.exists(far._key(name.decode())):
            await asyncio.sleep(0.02)
        service.far.hear(b'{"id": "%s", "thought": {"move": "late"}}' % name)

    asking(valkey, work, patience=0.2)


def test_what_cannot_be_read_is_passed_over(valkey: Valkey, caplog: pytest.LogCaptureFixture) -> None:
    async def work(service: Asking) -> None:
        while not service.words.up:
            await asyncio.sleep(0.02)
        service.words.say(far.THINKERS, b"nonsense")
        service.words.say(far.THINKERS, b'{"process": "somebody", "workers": 3}')
        await service.meets(3)

    asking(valkey, work)
    assert "cannot be understood" in caplog.text


def test_it_needs_a_valkey(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("think").code == 2
    refused = run("think", "--valkey", "nowhere")
    assert refused.code == 2
    assert "expected redis://" in refused.err
