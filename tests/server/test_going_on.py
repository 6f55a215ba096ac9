"""The service is stopped or killed while something is due: soon after it is there again that is done, whoever looks."""

import os
import signal
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread

import pytest

from regalia.server.wire.protocol import Acknowledged
from tests.server.keeping import Kept
from tests.server.running import Process
from tests.server.test_restart import children
from tests.server.visitor import ME, OPEN, SQUIRE, Visitor, choose

SOON = 5.0
"""Seconds from being ready until everything goes on, on a quiet machine."""
PATIENCE = 60.0
"""The same on one that does much else."""
TABLES = 3
"""With a bot."""
SECONDS = 5
LIVE = {"kind": "live", "move": SECONDS, "bot": "page"}


def table(visitor: Visitor, *seats: dict[str, str], **more: object) -> str:
    return visitor.mix(visitor.post("/api/tables", {"game": "carolus", "seats": seats, **more})).id


def until(happened: Callable[[], bool], seconds: float, what: str) -> None:
    end = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def none_of(kept: Kept, query: str, seconds: float) -> None:
    until(lambda: not counted(kept, query), seconds, f"there still are {query}")


def counted(kept: Kept, query: str) -> int:
    return int(kept.execute(f"SELECT count(*) FROM {query}")[0][0])


def newest(kept: Kept) -> dict[str, int]:
    """Of each table: how many rows it has."""
    return dict(kept.execute("SELECT table_id, max(seq) FROM moves GROUP BY table_id"))


def passes(visitor: Visitor, table: str) -> None:
    """A person plays until it is the bot's turn."""
    with visitor.open(table) as socket:
        state = socket.now()
        while (chosen := choose(state, lambda choices: choices[0])) is not None:
            answer = socket.play(chosen[0], state.table.version, chosen[1])
            assert isinstance(answer, Acknowledged)
            state = socket.version(answer.version)


def ends(process: Process, how: signal.Signals, bots: list[int]) -> None:
    """The service, and its bots, which were kept from answering."""
    ending = Thread(target=process.kill if how == signal.SIGKILL else process.stop)
    ending.start()
    for bot in bots:
        with suppress(ProcessLookupError):
            os.kill(bot, signal.SIGKILL)
    ending.join()


@pytest.mark.many
@pytest.mark.timeout(0)
def test_everything_goes_on(kept: Kept, request: pytest.FixtureRequest) -> None:
    times, soon = (100, SOON) if request.config.getoption("--nightly") else (2, PATIENCE)
    process, pending = Process(kept.url), 0
    try:
        for turn in range(times):
            how = (signal.SIGKILL, signal.SIGTERM)[turn % 2]
            with Visitor(process.address) as anna:
                playing = [table(anna, ME, SQUIRE) for _ in range(TABLES)]
                timed = table(anna, ME, ME, pace=LIVE)
                waiting = table(anna, ME, OPEN, fill={"after": 10, "bot": "page"})
                bots = children(process.pid)
                for bot in bots:
                    os.kill(bot, signal.SIGSTOP)
                for each in playing:
                    passes(anna, each)
                ends(process, how, bots)
            bots_due = [table for (table,) in kept.execute("SELECT id FROM tables WHERE wake_why = 'bot'")]
            pending += len(bots_due)
            rows = newest(kept)
            before = kept.execute("SELECT table_id, seq, seat, move FROM moves")
            # As much time as was left passes while it is down
            kept.execute(f"UPDATE tables SET wake_at = wake_at - 10 WHERE id = '{waiting}'")
            process = Process(kept.url, process.port)
            _is_ready(process)
            ready = time.monotonic()
            _go_on(kept, bots_due, rows, soon)
            none_of(kept, f"seats WHERE table_id = '{waiting}' AND guest IS NULL AND bot IS NULL", soon)
            missing = f"tables WHERE id = '{timed}' AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = tables.id)"
            none_of(kept, missing, ready + soon + SECONDS - time.monotonic())
            after = kept.execute("SELECT table_id, seq, seat, move FROM moves")
            assert {*before} <= {*after}, "what was stored stays"
            assert len(after) == len({row[:2] for row in after})
        assert pending, "no bot was to move when the service ended: the test shows nothing"
    finally:
        with suppress(ProcessLookupError):
            process.kill()


def _go_on(kept: Kept, tables: list[str], rows: dict[str, int], seconds: float) -> None:
    def moved() -> bool:
        now = newest(kept)
        return all(now.get(table, 0) > rows.get(table, 0) for table in tables)

    until(moved, seconds, "a bot that was to move has not moved")


def _is_ready(process: Process) -> None:
    with Visitor(process.address) as somebody:
        until(lambda: somebody.http.get("/ready").is_success, 60, "it is not ready")
