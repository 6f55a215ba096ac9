"""The parent of several processes: what it does when they are to be started anew."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.server.cluster import workers
from regalia.server.cluster.workers import Orders, Workers
from regalia.server.http.rate_limits import Allowance

ORDERS = Orders(
    host="127.0.0.1",
    port=0,
    database="postgresql://nowhere",
    valkey=None,
    origins=[],
    hosts=[],
    proxy=None,
    allowance=Allowance(),
    pace=0,
    idle=0,
    keep=0,
    absence=0,
    contact="",
    metrics=None,
    log="text",
    thinkers=1,
)
CHILD = """
import json, signal, sys

def end(*_):
    note("ends")
    sys.exit()

def note(what):
    with open(sys.argv[1], "a") as notes:
        notes.write(f"{orders['number']} {what}\\n")

signal.signal(signal.SIGTERM, end)
orders = json.loads(sys.stdin.readline())
note("listens")
print("listening", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    return tmp_path / "notes"


@pytest.fixture
def parent(notes: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", CHILD, str(notes)))
    parent = Workers(ORDERS, 2)
    for number in range(2):
        parent._children.append(workers._Child(parent._ordered(number)))
        assert parent._children[-1].listens()
    yield parent
    parent._end_all()


def test_the_next_is_there_before_the_one_before_goes(parent: Workers, notes: Path) -> None:
    before = [*parent._children]
    parent._renew()
    parent._watch()
    assert [child.alive for child in before] == [False, False]
    assert [child.alive for child in parent._children] == [True, True]
    assert notes.read_text("ascii").splitlines() == [
        "0 listens",
        "1 listens",
        "0 listens",
        "0 ends",
        "1 listens",
        "1 ends",
    ]
    parent._watch()
    assert len(notes.read_text("ascii").splitlines()) == 6, "once"


def test_where_the_next_does_not_start_all_stay(
    parent: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = [*parent._children]
    monkeypatch.setattr(workers, "COMMAND", (sys.executable, "-c", ""))
    parent._renew()
    parent._watch()
    assert parent._children == before
    assert all(child.alive for child in before)
    assert "did not start" in caplog.text
