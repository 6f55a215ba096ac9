"""Bots that think on other machines: what is lost is asked again, and what is late is not heard."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from regalia import games
from regalia.server.bots import remote
from regalia.server.bots.fair_queue import FairQueue
from regalia.server.bots.pool import Lost, Thinkers, Worker
from regalia.server.bots.process import Glimpse, Thought, answer, think
from regalia.server.bots.remote import GLIMPSES, RemoteThinkers, ThinkingMachine
from regalia.server.cluster.valkey import Valkey as Words
from regalia.server.play.table import Table
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Place
from tests.running import run
from tests.server.keeping import Valkey
from tests.server.test_metrics import measured
from tests.server.test_pool import glimpse
from tests.server.test_room import a_room, rows


class Asking:
    """A service that asks, and the words that it hears."""

    def __init__(self, url: str, patience: float = 60) -> None:
        self.words = Words(url, "a-service")
        self.remote = RemoteThinkers(self.words, patience)

    async def __aenter__(self) -> "Asking":
        self.words.start(self.remote.hear)
        await self.remote.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.words.stop()

    async def meets(self, workers: int) -> None:
        while self.remote.workers != workers:  # the test has its time limit
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


@asynccontextmanager
async def machine(valkey: Valkey, name: str, workers: int) -> AsyncIterator[ThinkingMachine]:
    """`regalia think` in this process."""
    thinking = ThinkingMachine(Words(valkey.url, name), workers)
    running = asyncio.create_task(thinking.run())
    yield thinking
    thinking.end()
    await running


class Elsewhere:
    """Somebody who thinks, and answers so."""

    def __init__(self, reply: Callable[[Glimpse], Awaitable[Thought]]) -> None:
        self.workers = 1
        self.turns = FairQueue(1)
        self._reply = reply

    async def ask(self, glimpse: Glimpse) -> Thought:
        return await self._reply(glimpse)


def test_it_is_thought_out_elsewhere(valkey: Valkey) -> None:
    thinker = Thinker(valkey.url, 2)

    async def work(service: Asking) -> None:
        await service.meets(2)
        thinkers = Thinkers(1)
        thinkers.remote = service.remote
        asked = [glimpse("squire", f"table-{number}") for number in range(5)]
        assert await asyncio.gather(*map(thinkers.choose, asked)) == [think(each) for each in asked]
        assert thinkers.workers[0].pid is None, "nobody thinks here"

    asking(valkey, work)
    assert thinker.end() == 0


def test_what_is_lost_is_thought_out_here(valkey: Valkey) -> None:
    """Those who think are killed after they have taken what there is to think about."""

    async def work(service: Asking) -> None:
        service.remote._meet(b'{"process": "gone", "workers": 1}')
        while not service.words.up:
            await asyncio.sleep(0.02)
        thinkers = Thinkers(1)
        thinkers.remote = service.remote
        given = glimpse()
        choosing = asyncio.create_task(thinkers.choose(given))
        while not await service.words.client.rpop(GLIMPSES):
            await asyncio.sleep(0.02)
        assert await choosing == think(given)
        await thinkers.close()

    asking(valkey, work, patience=1)


def test_what_comes_to_nothing_is_asked_again_at_once(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    async def die(worker: Worker, glimpse: Glimpse, patience: float) -> Thought:
        raise EOFError

    monkeypatch.setattr(Worker, "ask", die)

    async def work(service: Asking) -> None:
        async with machine(valkey, "one-who-thinks", 1):
            await service.meets(1)
            with pytest.raises(Lost, match="came to nothing"):
                await service.remote.ask(glimpse())

    asking(valkey, work)


def test_trouble_elsewhere_is_thought_out_here(caplog: pytest.LogCaptureFixture) -> None:
    """A machine of other rules has no move for anybody."""

    async def of_other_rules(asked: Glimpse) -> Thought:
        return answer(asked._replace(rules=1))

    async def go() -> None:
        thinkers = Thinkers(1)
        thinkers.remote = Elsewhere(of_other_rules)
        assert await thinkers.choose(glimpse()) == think(glimpse())
        await thinkers.close()

    asyncio.run(go())
    current = games.find("carolus").rules_version
    assert f"the numbers are of version 1 of carolus, and this process plays {current}" in caplog.text


def test_tables_take_turns_elsewhere_too() -> None:
    """Those who wait are counted, and are told to think less."""
    efforts: list[float] = []

    async def go() -> None:
        hold = asyncio.Event()

        async def reply(asked: Glimpse) -> Thought:
            efforts.append(asked.effort)
            await hold.wait()
            return Thought(move="disc 1")

        thinkers = Thinkers(1)
        thinkers.remote = Elsewhere(reply)
        asking = [asyncio.create_task(thinkers.choose(glimpse("king", str(table)))) for table in range(4)]
        while thinkers.waiting < 3:
            await asyncio.sleep(0)
        assert len(efforts) == 1
        hold.set()
        await asyncio.gather(*asking)
        assert thinkers.waiting == 0

    waited = measured("regalia_bot_wait_seconds_count")
    asyncio.run(go())
    assert efforts == [1, 1 / 2, 1, 1]
    assert measured("regalia_bot_wait_seconds_count") == waited + 4


@pytest.mark.parametrize(("machines", "workers"), [(1, 2), (2, 1)])
def test_a_table_stays_with_who_had_it(
    machines: int, workers: int, valkey: Valkey, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So that a tree, and the time that a turn has taken, are remembered."""
    asked: dict[str, set[Worker]] = {}

    async def ask(worker: Worker, glimpse: Glimpse, patience: float) -> Thought:
        asked.setdefault(glimpse.table, set()).add(worker)
        return Thought(move="disc 1")

    monkeypatch.setattr(Worker, "ask", ask)

    async def work(service: Asking) -> None:
        async with AsyncExitStack() as stack:
            for number in range(machines):
                await stack.enter_async_context(machine(valkey, f"machine-{number}", workers))
            await service.meets(2)
            for _ in range(4):
                for table in ("one", "other", "third"):
                    await service.remote.ask(glimpse(table=table))

    asking(valkey, work)
    assert [len(workers) for workers in asked.values()] == [1, 1, 1]


def test_a_table_goes_to_others_when_its_machine_has_no_room(valkey: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remote, "REMEMBERED", 2)
    hold = asyncio.Event()

    async def ask(worker: Worker, glimpse: Glimpse, patience: float) -> Thought:
        if glimpse.effort == 0:
            await hold.wait()
        return Thought(move="disc 1")

    monkeypatch.setattr(Worker, "ask", ask)

    async def work(service: Asking) -> None:
        async with machine(valkey, "first", 1):
            await service.meets(1)
            for table in ("forgotten", "one", "other"):
                await service.remote.ask(glimpse(table=table))
            assert list(service.remote._had) == ["one", "other"]
            async with machine(valkey, "last", 1):
                await service.meets(2)
                held = asyncio.create_task(service.remote.ask(glimpse(table="other")._replace(effort=0)))
                while not service.remote._asked:
                    await asyncio.sleep(0)
                await service.remote.ask(glimpse(table="one"))
                assert service.remote._had["one"] != service.remote._had["other"]
                hold.set()
                await held
            await service.meets(1)
            await service.remote.ask(glimpse(table="one"))
            assert service.remote._had["one"] == service.remote._had["other"], "who has said good-bye is not asked"

    asking(valkey, work)


def test_who_ends_gives_back_what_lies_there(valkey: Valkey) -> None:
    async def work(service: Asking) -> None:
        async with machine(valkey, "one-who-ends", 1) as thinking:
            await service.meets(1)
            await service.remote.ask(glimpse())
            thinking.end()
            own = remote._list(thinking._valkey.own)
            await service.words.client.lpush(own, f"{service.words.own} of-nobody")  # the last that it takes
            with pytest.raises(Lost, match="came to nothing"):
                await service.remote.ask(glimpse())

    asking(valkey, work)


def test_who_waits_for_those_who_go_is_told() -> None:
    async def go() -> None:
        service = RemoteThinkers(Words("redis://127.0.0.1:1", "a-service"))
        with pytest.raises(Lost, match="nobody is there"):
            await service.ask(glimpse())

    asyncio.run(go())


def test_no_move_elsewhere_is_a_squires_here(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever thinks elsewhere may be of another version, and answer with what is no move."""

    def by_chance(table: Table, seat: int) -> str:
        raise AssertionError("a move is drawn by chance")

    monkeypatch.setattr(Table, "any_move", by_chance)

    async def reply(asked: Glimpse) -> Thought:
        return Thought(move="no move")

    async def go() -> None:
        storage = SqliteStorage(database)
        thinkers = Thinkers(1)
        thinkers.remote = Elsewhere(reply)
        guest = (await storage.new_guest(b"anna")).id
        room = await a_room(storage, thinkers, Place(bot="squire"), Place(guest, "Anna", nonce="a"))
        while room.table.version == 0:
            await asyncio.sleep(0.01)
        assert (await rows(storage))[0].kind == "play"
        await room.close()
        await thinkers.close()
        await storage.close()

    asyncio.run(go())


def test_what_nobody_waits_for_is_not_thought_about(valkey: Valkey) -> None:
    async def work(service: Asking) -> None:
        service.remote._meet(b'{"process": "gone", "workers": 1}')
        await service.meets(1)
        with pytest.raises(Lost, match="TimeoutError"):
            await service.remote.ask(glimpse())
        name = await service.words.client.rpop(GLIMPSES)
        while await service.words.client.exists(remote._key(name.decode())):
            await asyncio.sleep(0.02)
        service.remote.hear(b'{"id": "%s", "thought": {"move": "late"}}' % name)

    asking(valkey, work, patience=0.2)


def test_what_cannot_be_read_is_passed_over(valkey: Valkey, caplog: pytest.LogCaptureFixture) -> None:
    async def work(service: Asking) -> None:
        while not service.words.up:
            await asyncio.sleep(0.02)
        service.words.say(remote.THINKERS, b"nonsense")
        service.words.say(remote.THINKERS, b'{"process": "somebody", "workers": 3}')
        await service.meets(3)

    asking(valkey, work)
    assert "cannot be understood" in caplog.text


def test_it_needs_a_valkey(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("think").code == 2
    refused = run("think", "--valkey", "nowhere")
    assert refused.code == 2
    assert "expected redis://" in refused.err
