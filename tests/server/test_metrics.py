"""What operators can read: measurements, and numbers of requests. Nothing in them is a secret."""

import asyncio
import logging
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from prometheus_client import generate_latest

from regalia.server.ops import logs, metrics
from regalia.server.ops.metrics import REGISTRY, CannotMeasure, published
from regalia.server.ops.serve import listen
from regalia.server.ops.tasks import Task, Tasks
from tests.server.running import running
from tests.server.visitor import ME, Visitor, choose


def measured(name: str, **labels: str) -> float:
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_what_happens_is_counted(database: Path) -> None:
    while measured("regalia_sockets") > 0:  # of a test before this one, whose end has not been seen yet
        time.sleep(0.01)
    people, bots = measured("regalia_moves_total", who="person"), measured("regalia_moves_total", who="bot")
    commits, invalid = measured("regalia_commit_seconds_count"), measured("regalia_refusals_total", code="invalid")
    unknown = measured("regalia_refusals_total", code="unknown")
    thought, waited = measured("regalia_bot_thought_seconds_count"), measured("regalia_bot_wait_seconds_count")
    with running(database) as address, Visitor(address) as anna:
        table = anna.make(ME, {"kind": "bot", "bot": "page"}, game="rivals").id
        with anna.open(table) as socket:
            state = socket.version(0)
            seat, move = choose(state, lambda choices: choices[0]) or (0, "")
            socket.play(seat, state.table.version, "no such move")
            socket.play(seat, state.table.version, move)
            socket.version(2)
            assert measured("regalia_sockets") == 1
            assert measured("regalia_rooms") == 1
        anna.refused("GET", "/api/tables/none")
    assert measured("regalia_moves_total", who="person") == people + 1
    assert measured("regalia_moves_total", who="bot") > bots
    assert measured("regalia_commit_seconds_count") > commits + 1
    assert measured("regalia_bot_thought_seconds_count") > thought
    assert measured("regalia_bot_wait_seconds_count") > waited
    assert measured("regalia_refusals_total", code="invalid") == invalid + 1
    assert measured("regalia_refusals_total", code="unknown") == unknown + 1
    assert measured("regalia_sockets") == 0
    told = generate_latest(REGISTRY).decode()
    assert table not in told
    assert anna.secret not in told


def test_a_late_event_loop_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "EVERY", 0.0)
    before = measured("regalia_loop_delay_seconds_count")

    async def go() -> None:
        watching = Tasks()
        watching.start([Task("watching the event loop", metrics.watch_the_loop, 0.0)])
        while measured("regalia_loop_delay_seconds_count") < before + 3:
            await asyncio.sleep(0)
        await watching.stop()

    asyncio.run(go())


def test_they_are_read_at_an_address_of_their_own() -> None:
    with listen("127.0.0.1", 0) as free:
        port = free.getsockname()[1]
    with published(f"127.0.0.1:{port}"):
        assert "regalia_loop_delay_seconds_bucket" in httpx.get(f"http://127.0.0.1:{port}/metrics").text
        with pytest.raises(CannotMeasure, match="cannot be read at"), published(f"{port}"):
            pass
    with pytest.raises(CannotMeasure, match="expected HOST:PORT"), published("here"):
        pass
    with published(None), pytest.raises(httpx.ConnectError):
        httpx.get(f"http://127.0.0.1:{port}/metrics")


def test_a_request_is_found_again_in_the_log(
    database: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    class Noted(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            seen.append(logs.request.get())

    async def broken(*_: Any) -> None:
        raise LookupError("by design")

    monkeypatch.setattr("regalia.server.service.Service.table", broken)
    handler = Noted()
    logging.getLogger("regalia").addHandler(handler)
    with running(database) as address:
        answers = [httpx.get(f"http://{address}/api/tables/x") for _ in range(2)]
    logging.getLogger("regalia").removeHandler(handler)
    assert [answer.status_code for answer in answers] == [500, 500]
    assert [answer.headers["x-request-id"] for answer in answers] == seen
    assert len(set(seen)) == 2


@pytest.mark.parametrize("style", ["text", "json"])
def test_lines_of_the_log(style: str) -> None:
    script = f"""
import logging
from regalia.server.ops import logs
logs.begin({style!r})
logging.getLogger("regalia.test").info("outside")
number = logs.new_request()
try:
    raise LookupError("by design")
except LookupError:
    logging.getLogger("regalia.test").exception("in %s", "it")
print(number)
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    first, second, *rest = ran.stderr.splitlines()
    number = ran.stdout.strip()
    if style == "json":
        line = msgspec.json.decode(second)
        assert msgspec.json.decode(first)["request"] == "-"
        assert (line["level"], line["logger"], line["message"]) == ("ERROR", "regalia.test", "in it")
        assert line["request"] == number
        assert "LookupError: by design" in line["trace"]
        assert line["time"].endswith("+00:00")
        assert not rest
    else:
        assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} INFO regalia\.test \[-\]: outside", first)
        assert second.endswith(f"ERROR regalia.test [{number}]: in it")
