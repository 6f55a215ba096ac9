"""`regalia serve`."""

import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from regalia.server.http.static_files import Client
from regalia.server.ops import serve as module
from regalia.server.ops.serve import CannotServe, listen, listen_somewhere, serve
from regalia.server.service import Service
from regalia.server.settings import Settings
from regalia.server.store.migrations import InvalidDatabase
from regalia.server.store.sqlite import SqliteStorage


@pytest.fixture
def taken() -> Iterator[int]:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        yield listener.getsockname()[1]


def test_a_port_that_is_taken(taken: int, database: Path) -> None:
    with pytest.raises(CannotServe, match=f"cannot listen on 127.0.0.1 port {taken}: Address already in use"):
        serve(Settings(port=taken, database=f"sqlite:///{database}"))
    assert not database.exists()


def test_the_first_free_port(taken: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "USUAL_PORTS", range(taken, taken + 20))
    with listen_somewhere("127.0.0.1") as listener:
        assert listener.getsockname()[1] > taken
    monkeypatch.setattr(module, "USUAL_PORTS", range(taken, taken + 1))
    with pytest.raises(CannotServe, match=f"cannot listen on 127.0.0.1 port {taken}"):
        listen_somewhere("127.0.0.1")


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 80), ("127.0.0.1", 70_000), ("127.0.0.1", -1)])
def test_addresses_that_cannot_be(host: str, port: int) -> None:
    with pytest.raises(CannotServe, match=f"cannot listen on {host} port {port}"):
        listen(host, port)


def test_a_database_that_is_not_supported() -> None:
    with pytest.raises(InvalidDatabase, match="expected sqlite:///PATH"):
        serve(Settings(port=0, database="mysql://localhost/regalia"))


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "localhost"), ("::", "localhost"), ("::1", "[::1]")]
)
def test_the_address_to_open(host: str, shown: str) -> None:
    assert module._shown(host) == shown


def test_a_signal_before_the_start_is_not_lost(database: Path) -> None:
    """What Python does aside, such as `__del__`, swallows the exit; then it ends as soon as it runs."""
    before = signal.getsignal(signal.SIGTERM)
    server = module.runner(Service(SqliteStorage(database), Settings(workers=1)), Client())
    try:
        module.end_when_terminated(server)
        with suppress(SystemExit):
            signal.raise_signal(signal.SIGTERM)
        with listen("127.0.0.1", 0) as listener:
            server.run(sockets=[listener])
    finally:
        signal.signal(signal.SIGTERM, before)
