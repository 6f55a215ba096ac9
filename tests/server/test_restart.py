"""Stopping, killing and starting again: no acknowledged move is lost."""

import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from secrets import token_hex
from threading import Event, Thread
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from regalia.server.play.replay_pool import THREADS
from regalia.server.play.table import Table
from regalia.server.service import Service
from regalia.server.settings import Settings
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Sheet
from regalia.server.wire.protocol import Acknowledged, Play, TableState
from tests.server.keeping import Kept
from tests.server.running import WIDE, Process, running
from tests.server.visitor import ME, SQUIRE, Visitor, choose, said


@pytest.fixture
def process(database: Path) -> Iterator[Process]:
    process = Process(database)
    yield process
    with suppress(ProcessLookupError):
        process.kill()


@pytest.mark.many
def test_killed_in_the_middle_of_a_game(kept: Kept) -> None:
    """Again and again, while moves are under way; then everything that was acknowledged is there."""
    process = Process(kept.url)
    lives, moves = 3, 6
    chance = random.Random(3)
    anna = Visitor(process.address)
    table = anna.make(ME, ME).id
    acknowledged: dict[int, str] = {}
    unanswered: Play | None = None
    for life in range(1, lives + 1):
        killer = Thread(target=process.kill)
        with suppress(ConnectionClosed, OSError), anna.open(table) as socket:
            state = socket.version(0)
            while True:
                if killer.ident is None and len(acknowledged) >= life * moves:
                    killer.start()  # and meanwhile moves come and go
                if unanswered is None:
                    chosen = choose(state, chance.choice)
                    if chosen is None:  # the game was over before the service was killed
                        break
                    unanswered = Play(token_hex(8), chosen[0], state.table.version, chosen[1])
                answer = socket.play(unanswered.seat, unanswered.version, unanswered.move, unanswered.id)
                assert isinstance(answer, Acknowledged), "a move sent again is stored once"
                assert answer.version not in acknowledged
                acknowledged[answer.version] = unanswered.move
                unanswered = None
                state = socket.version(answer.version)
        if killer.ident is None:  # the game was over, or a busy machine lost the connection first
            killer.start()
        killer.join()
        process = Process(kept.url, process.port)
    with anna.open(table) as socket:
        state = socket.version(max(acknowledged))
        frames = anna.http.get(f"/api/tables/{table}/frames", params={"first": 1}).json()
        stored = {frame["number"]: frame["move"] for frame in frames}
        assert len(acknowledged) >= lives * moves
        assert {number: move for number, move in acknowledged.items() if number <= 100}.items() <= stored.items()
        assert state.table.version - len(acknowledged) in (0, 1), "at most the one without an answer is more"
    anna.close()
    process.kill()


def test_stopped_gracefully(process: Process) -> None:
    with Visitor(process.address) as anna:
        table = anna.make(ME, ME).id
        with anna.open(table) as socket:
            state = socket.version(0)
            chosen = choose(state, lambda choices: choices[0])
            assert chosen is not None
            socket.play(chosen[0], 0, chosen[1])
            stopping = Thread(target=process.stop)
            stopping.start()
            assert socket.closed() == 1012, "clients come back after it"
            stopping.join()


def test_stopped_while_many_games_are_being_opened(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Those that wait are not opened any more, and there is nothing to say about it."""
    with running(database) as address, Visitor(address) as anna:
        tables = [anna.make(ME, ME).id for _ in range(3 * THREADS)]
    service = Service(SqliteStorage(database), Settings(allowance=WIDE, workers=1))
    stopping, stop = Event(), service.replays.stop
    opened: list[str] = []

    def slow(sheet: Sheet, *given: Any) -> Table:
        stopping.wait()
        opened.append(sheet.id)
        return Table(sheet, *given)

    monkeypatch.setattr("regalia.server.play.rooms.Table", slow)

    def stopped() -> None:
        stop()
        stopping.set()

    monkeypatch.setattr(service.replays, "stop", stopped)
    with running(service) as address, Visitor(address) as berta:
        sockets = [berta.open(table, None) for table in tables]
        while service.replays._waiting.total() < len(tables):  # the test has its time limit
            time.sleep(0.001)
    assert [socket.closed() for socket in sockets] == [1012] * len(tables)
    assert len(opened) <= THREADS
    assert not caplog.records


@pytest.mark.many
def test_bots_go_on_after_a_restart(process: Process, database: Path) -> None:
    with Visitor(process.address) as anna:
        table = anna.make(SQUIRE, ME).id
        with anna.open(table) as socket:
            state = socket.version(0)
            while (chosen := choose(state, lambda choices: choices[0])) is None:
                state = socket.until(TableState)
            socket.play(1, state.table.version, chosen[1])
        process.kill()
        again = Process(database, process.port)
        with anna.open(table) as socket:
            state = socket.version(0)
            while choose(state, lambda choices: choices[0]) is None:
                state = socket.until(TableState)
        assert again.stop() == 0


@pytest.mark.many
@pytest.mark.skipif(not Path("/proc").exists(), reason="looks for processes in /proc")
def test_no_bot_outlives_a_service_that_was_killed(process: Process) -> None:
    with Visitor(process.address) as anna:
        table = anna.make(SQUIRE, ME).id
        with anna.open(table) as socket:
            state = socket.version(0)
            while 0 not in [said(told).args.get("seat") for told in socket.now().happened]:
                if (chosen := choose(state, lambda choices: choices[0])) is not None:
                    socket.play(1, state.table.version, chosen[1])
                state = socket.now()
    workers = children(process.pid)
    assert workers
    process.kill()
    while any(alive(worker) for worker in workers):  # the test has its time limit
        time.sleep(0.02)


def children(parent: int) -> list[int]:
    listed = Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()
    found = []
    for child in map(int, listed):
        found += [child, *children(child)]
    return found


def alive(process: int) -> bool:
    with suppress(ProcessLookupError, FileNotFoundError):
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text("ascii").rsplit(")", 1)[1].split()[0] != "Z"
    return False


def test_an_interrupt_ends_it_quietly(process: Process) -> None:
    with Visitor(process.address) as anna:
        anna.make(SQUIRE, ME)
    os.kill(process.pid, signal.SIGINT)
    assert process.wait() == 0
