"""Whoever comes to another process than the one of their table is passed on to it; and served if they cannot be."""

import socket
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from regalia.server.cluster import handover as module
from regalia.server.cluster.handover import Together, meeting_place, order
from regalia.server.wire.protocol import Pong
from tests.server.running import Address, running
from tests.server.visitor import ME, Visitor


@pytest.fixture
def folder() -> Iterator[str]:
    """Not pytest's, whose names are too long for sockets."""
    with meeting_place() as found:
        assert found is not None
        yield found
    assert not Path(found).exists()


@contextmanager
def serving(database: Path, folder: str, number: int) -> Iterator[Address]:
    with running(database, together=Together(folder, number, 2)) as address:
        yield address


def table_of(visitor: Visitor, number: int) -> str:
    """One whose people meet at a process; the test has its time limit."""
    while True:
        table = visitor.make(ME, ME).id
        if order(f"/ws/tables/{table}".encode(), 2)[0] == number:
            return table


def test_tables_are_dealt_out_evenly() -> None:
    """And so is what falls to others while one is away."""
    orders = [order(b"/ws/tables/%d" % each, 4) for each in range(4000)]
    assert all(sorted(each) == [0, 1, 2, 3] for each in orders)
    for place in range(4):
        assert all(900 < count < 1100 for count in Counter(each[place] for each in orders).values())


def test_a_socket_is_passed_on(tmp_path: Path, folder: str) -> None:
    """Each of the two has a database of its own, so that it can be seen who serves."""
    with (
        serving(tmp_path / "0.db", folder, 0) as here,
        serving(tmp_path / "1.db", folder, 1) as there,
        Visitor(here) as anna,
        Visitor(there) as berta,
    ):
        table = table_of(anna, 0)
        anna.address = there
        with anna.open(table) as playing:
            playing.version(0)
            playing.ping()
            playing.until(Pong)
            assert playing.state is not None
            assert playing.state.table.mine == (0, 1), "with the cookie and all that was asked"
        assert berta.refused("GET", f"/api/tables/{table}").code == "unknown"


@pytest.mark.parametrize("away", ["never there", "stopped", "killed", "busy"])
def test_who_cannot_be_passed_on_is_served(tmp_path: Path, folder: str, away: str) -> None:
    place = f"{folder}/1"
    with (
        serving(tmp_path / "0.db", folder, 0) as here,
        Visitor(here) as anna,
        socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as other,
    ):
        table = table_of(anna, 1)
        if away == "stopped":
            with serving(tmp_path / "1.db", folder, 1) as there, Visitor(there):
                pass
        if away in ("killed", "busy"):
            other.bind(place)
        if away == "killed":
            other.close()
        if away == "busy":
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as many, suppress(BlockingIOError):
                many.setblocking(False)
                while True:  # until no more can wait there
                    many.sendto(b"", place)
        with anna.open(table) as playing:
            playing.version(0)


def test_what_is_no_socket_is_served_where_it_comes(tmp_path: Path, folder: str) -> None:
    with serving(tmp_path / "0.db", folder, 0) as here, serving(tmp_path / "1.db", folder, 1), Visitor(here) as anna:
        for number in (0, 1):
            assert anna.table(table_of(anna, number)).mine == (0, 1)


def test_without_a_folder_nobody_is_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(prefix: str) -> str:
        raise PermissionError(13, f"no {prefix}")

    monkeypatch.setattr(tempfile, "mkdtemp", refuse)
    with meeting_place() as found:
        assert found is None


def test_a_place_that_cannot_be_taken(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with (
        serving(tmp_path / "0.db", "/no/such/folder", 0) as here,
        Visitor(here) as anna,
        anna.open(table_of(anna, 1)) as playing,
    ):
        playing.version(0)
    assert module.__name__ in {record.name for record in caplog.records}
