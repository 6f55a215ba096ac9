"""Bots in their processes, good ones and bad ones."""

import asyncio
import sys
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvloop

from regalia import bots, games
from regalia.bots.bot import Bot
from regalia.server.bots import pool, process
from regalia.server.bots.interface import NoAnswer
from regalia.server.bots.pool import Thinkers, Worker
from regalia.server.bots.process import Glimpse, Thought, think
from regalia.server.play.table import Table
from regalia.server.settings import Settings
from regalia.server.store.storage import Place, Row, Sheet
from regalia.server.wire.protocol import TableState
from tests.server import bad_bots
from tests.server.running import WIDE, running
from tests.server.visitor import ME, Visitor, choose, said

SEED = "0123456789abcdef"


@pytest.fixture
def bad(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bad bots can be seated, and there are processes for them."""
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-m", bad_bots.__name__))
    monkeypatch.setattr(bots, "BOTS", bots.BOTS | dict.fromkeys(bad_bots.BAD))


def glimpse(bot: str = "squire", table: str = "t") -> Glimpse:
    return tabled(bot, table).glimpse(0, bot)


def tabled(bot: str, table: str = "t") -> Table:
    places = (Place(bot=bot), Place(bot=bot))
    rules = games.find("carolus").rules_version
    return Table(Sheet(table, "carolus", rules, {}, SEED, None, None, 0.0, None, None, places))


def test_a_bot_gets_numbers_and_no_seed() -> None:
    given = glimpse()
    assert SEED not in repr(given)
    assert games.find("carolus").restore(given.numbers).snapshot() == given.numbers
    assert think(given) == think(given), "the key decides what is left to chance"


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        ({"rules": 1}, "InvalidSnapshot: the numbers are of version 1 of carolus, and this process plays 2"),
        ({"numbers": []}, "InvalidSnapshot: a snapshot of carolus begins with 2, 3 or 4 seats"),
        ({"numbers": [2, 0, 1]}, r"InvalidSnapshot: a snapshot of carolus has \d+ numbers, not 3"),
        ({"game": "rivals"}, r"InvalidSnapshot: a snapshot of rivals has \d+ numbers, not \d+"),
    ],
)
def test_numbers_of_another_table_are_no_numbers(change: dict[str, Any], trouble: str) -> None:
    async def go() -> None:
        thinkers = Thinkers(1)
        with pytest.raises(NoAnswer, match=f"^it failed with {trouble}$"):
            await thinkers.choose(glimpse()._replace(**change))
        pid = thinkers.workers[0].pid
        assert await thinkers.choose(glimpse()) == think(glimpse())
        assert thinkers.workers[0].pid == pid, "the process goes on"
        await thinkers.close()

    asyncio.run(go())


def test_the_bots_of_a_table_stay_in_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is free; and nobody waits for it while another one is."""
    monkeypatch.setattr(pool, "REMEMBERED", 2)

    async def go() -> None:
        asked = Thinkers(2)
        await asyncio.gather(*[asked.choose(glimpse(table=table)) for table in ("one", "other")])
        one, other = asked._asked["one"], asked._asked["other"]
        assert one is not other
        for table, worker in (("one", one), ("other", other), ("one", one), ("one", one), ("other", other)):
            await asked.choose(glimpse(table=table))
            assert asked._asked[table] is worker
        taken = asked._take("one")
        assert taken is one
        await asked.choose(glimpse(table="one"))
        assert asked._asked["one"] is other
        asked._free.append(taken)
        await asked.choose(glimpse(table="third"))
        assert list(asked._asked) == ["one", "third"], "the one asked longest ago is forgotten"
        await asked.close()

    asyncio.run(go())


@pytest.mark.parametrize("run", [asyncio.run, uvloop.run])
def test_a_process_that_died_is_replaced(run: Callable[[Coroutine[Any, Any, None]], None]) -> None:
    """Whether or not its end was noticed before it is asked again; uvloop has its own word for a closed pipe."""

    async def go() -> None:
        thinkers = Thinkers(1)
        expected = think(glimpse())
        assert await thinkers.choose(glimpse()) == expected
        for noticed in (False, True):
            process = thinkers.workers[0]._process
            assert process is not None
            process.kill()
            if noticed:
                await process.wait()
            assert await thinkers.choose(glimpse()) == expected
            assert thinkers.workers[0].pid != process.pid
        await thinkers.close()

    run(go())


def test_as_many_processes_as_are_needed() -> None:
    async def go() -> None:
        thinkers = Thinkers(3)
        for _ in range(3):
            await thinkers.choose(glimpse())
        assert [worker.pid is not None for worker in thinkers.workers].count(True) == 1
        assert len(set(await asyncio.gather(*[thinkers.choose(glimpse()) for _ in range(9)]))) == 1
        assert all(worker.pid for worker in thinkers.workers)
        await thinkers.close()
        assert not any(worker.pid for worker in thinkers.workers)

    asyncio.run(go())


def test_a_decision_costs_the_service_next_to_nothing(record_property: Callable[[str, object], None]) -> None:
    """Of its own processor time: for resampling, asking and hearing. The bot's time is its process's."""
    decisions = 200
    spent = 0.0

    async def go() -> None:
        nonlocal spent
        thinkers = Thinkers(1)
        table = tabled("page")
        await thinkers.choose(table.glimpse(table.match.actors[0], "page"))  # so that its process runs
        for _ in range(decisions):
            if table.match.over:
                table = Table(table.sheet)
            seat = table.match.actors[0]
            before = time.process_time()
            move = await thinkers.choose(table.glimpse(seat, "page"))
            spent += time.process_time() - before
            table.carry_out(Row("play", seat, move))
        await thinkers.close()

    uvloop.run(go())
    record_property("milliseconds of the event loop for a decision", 1000 * spent / decisions)
    assert spent / decisions < 0.003, "it takes a tenth of a millisecond: only what is thirty times slower fails"


@pytest.mark.usefixtures("bad")
@pytest.mark.parametrize(
    ("bot", "patience", "trouble"),
    [
        ("sleeps", 2, "it took more than 2 seconds"),
        ("spins", 2, "it took more than 2 seconds"),
        ("fails", 30, r"it failed with ValueError in bad_bots.py, line \d+$"),
        ("dies", 30, "its processes die"),
    ],
)
def test_a_bot_without_an_answer(bot: str, patience: float, trouble: str, caplog: pytest.LogCaptureFixture) -> None:
    """Whoever asked is told, the process is free for the next, and the service has gone on in between."""
    ticks = 0

    async def tick() -> None:
        nonlocal ticks
        while True:
            await asyncio.sleep(0.01)
            ticks += 1

    async def go() -> None:
        ticking = asyncio.create_task(tick())
        thinkers = Thinkers(1, patience)
        with pytest.raises(NoAnswer, match=trouble) as caught:
            await thinkers.choose(glimpse(bot))
        assert bad_bots.SECRET not in str(caught.value) + caplog.text
        assert thinkers.idle == 1, "it is ready for the next"
        await thinkers.close()
        ticking.cancel()

    asyncio.run(go())
    assert ticks > 3


@pytest.mark.usefixtures("bad")
def test_what_a_bot_prints_is_no_answer() -> None:
    async def go() -> None:
        thinkers = Thinkers(1)
        for _ in range(2):
            assert await thinkers.choose(glimpse("chatters")) != "disc 1"
        await thinkers.close()

    asyncio.run(go())


@pytest.mark.usefixtures("bad")
def test_who_no_longer_waits_leaves_nothing_behind() -> None:
    async def go() -> None:
        thinkers = Thinkers(1)
        asking = asyncio.create_task(thinkers.choose(glimpse("sleeps")))
        while thinkers.workers[0].pid is None:
            await asyncio.sleep(0.01)
        asking.cancel()
        assert await thinkers.choose(glimpse()) == think(glimpse())
        await thinkers.close()

    asyncio.run(go())


@pytest.mark.usefixtures("bad")
@pytest.mark.parametrize(
    ("bot", "trouble"),
    [
        ("sleeps", "it took more than 10 seconds"),
        ("fails", "it failed with ValueError in bad_bots.py"),
        ("dies", "its processes die"),
        ("cheats", "it is not legal"),
    ],
)
def test_a_table_goes_on_without_its_bot(
    bot: str, trouble: str, database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    patience = 10 if bot == "sleeps" else 60  # on a busy machine it takes seconds until the process of a squire runs
    settings = Settings(allowance=WIDE, workers=1, patience=patience, bot_delay=0)
    with running(database, settings) as address, Visitor(address) as anna:
        table = anna.make(ME, {"kind": "bot", "bot": bot}).id
        with anna.open(table) as socket:
            state = socket.version(0)
            while not any(said(told).args.get("seat") == 1 for told in socket.now().happened):
                if (chosen := choose(state, lambda choices: choices[0])) is not None:
                    socket.play(0, state.table.version, chosen[1])
                state = socket.until(TableState)
                assert httpx.get(f"http://{address}/health", timeout=60).is_success
    assert f"bot {bot} of carolus has no move: {trouble}" in caplog.text
    assert "bot squire" not in caplog.text, "a squire has one, and plays for it"
    assert bad_bots.SECRET not in caplog.text


def test_bots_stay_in_their_process_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what they remember; each seat of each table has its own, and those asked longest ago go."""
    monkeypatch.setattr(process, "KEPT", 2)
    kept: OrderedDict[tuple[str, int, str, str], Bot] = OrderedDict()
    monkeypatch.setattr(process, "_kept", kept)

    def asked(table: str, bot: str = "squire") -> Bot:
        think(glimpse(bot, table))
        return kept[table, 0, "carolus", bot]

    one, other = asked("one"), asked("other")
    assert one is not other
    assert asked("one") is one
    asked("one", "page")
    assert asked("one") is one
    assert asked("other") is not other
    monkeypatch.setattr(bots, "BOTS", bots.BOTS | {"fails": lambda game: bad_bots.BadBot("fails")})
    with pytest.raises(ValueError, match=bad_bots.SECRET):
        asked("other", "fails")
    assert [name for *_, name in kept] == ["squire", "squire"], "who has failed does not stay"


def test_a_bot_is_told_how_much_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that its level has, unless more wait than there are processes."""
    efforts: list[float] = []
    hold = asyncio.Event()

    async def ask(worker: Worker, asked: Glimpse, patience: float) -> Thought:
        efforts.append(asked.effort)
        await hold.wait()
        return Thought(move="disc 1")

    monkeypatch.setattr(Worker, "ask", ask)

    async def go() -> None:
        thinkers = Thinkers(1)
        asking = [asyncio.create_task(thinkers.choose(glimpse("king", str(table)))) for table in range(5)]
        while not efforts:
            await asyncio.sleep(0)
        hold.set()
        await asyncio.gather(*asking)

    asyncio.run(go())
    assert efforts == [1, 1 / 3, 1 / 2, 1, 1], "the first finds nobody there; then three others wait, two, one and none"


def test_a_process_ends_without_its_service(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that hangs in a service that was killed is ended by the system."""
    program = "from regalia.server.bots import process; process.LONGEST = 1; import tests.server.bad_bots as bad\n"
    program += "bad.bots.BOTS['spins'] = lambda game: bad.BadBot('spins'); process.main()"
    monkeypatch.setattr(pool, "COMMAND", (sys.executable, "-c", program))

    async def go() -> None:
        worker = pool.Worker()
        with pytest.raises(EOFError):
            await worker.ask(glimpse("spins"), patience=20)
        assert worker.pid is None

    asyncio.run(go())
    assert Settings.patience < process.LONGEST, "as long as there is a service, it decides"
