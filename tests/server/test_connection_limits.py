"""One client with half a request, or a thousand of them, locks nobody out."""

import resource
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.frames import Frame, Opcode

from regalia.server.http import connection_limits as module
from regalia.server.http.connection_limits import LARGEST_HEAD, descriptors
from regalia.server.ops.rate_limits import Crowd
from regalia.server.play.audience import MOST_WAITING
from regalia.server.settings import Settings
from regalia.server.wire.protocol import Ping, Pong
from tests.server.running import WIDE, Address, running
from tests.server.visitor import ME, Visitor

HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-More: "
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


@contextmanager
def connected(address: Address, sent: bytes = b"") -> Iterator[socket.socket]:
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), timeout=60) as connection:
        connection.sendall(sent)
        yield connection


def rest(connection: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    found = b""
    with suppress(ConnectionResetError):
        while more := connection.recv(65_536):
            found += more
    return found


def test_of_one_address_so_many_and_of_all_so_many() -> None:
    door = Crowd(in_all=3, of_address=2)
    for address, full in (("a", False), ("a", False), ("a", True), ("b", False), ("c", True)):
        assert door.full(address) is full
        if not full:
            door.enter(address)
    door.leave("a")
    assert not door.full("c")
    door.enter("c")
    assert door.full("a")


def test_behind_a_proxy_there_are_so_many_in_all() -> None:
    door = Crowd(in_all=3)
    for _ in range(3):
        assert not door.full("proxy")
        door.enter("proxy")
    assert door.full("proxy")


def test_of_all_sockets_and_of_a_guest_there_are_so_many() -> None:
    crowd = Crowd(2, 9, 1)
    full = []
    for step, guest in ((crowd.enter, None), (crowd.enter, 1), (crowd.leave, None)):
        step("a", guest)
        full.append((crowd.full(""), crowd.full("b", 1)))
    assert full == [(False, False), (True, True), (False, True)]


def test_half_sent_requests_are_bounded(database: Path) -> None:
    settings = Settings(allowance=replace(WIDE, connections_of_address=20), workers=1, bot_delay=0)
    with running(database, settings) as address:
        with ExitStack() as stack:
            for _ in range(20):
                stack.enter_context(connected(address, HALF))
            for _ in range(60):
                with suppress(ConnectionError), connected(address) as late:
                    assert rest(late) == b""
        while True:  # their places are free when the service has seen them go; the test has its time limit
            with suppress(httpx.TransportError):
                if httpx.get(f"http://{address}/health").is_success:
                    break


def test_a_request_that_does_not_end_is_ended(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing sent, half a head, half a body; and meanwhile whoever plays goes on."""
    with Visitor(server) as anna:
        table = anna.make(ME, ME).id
        with anna.open(table) as playing:
            playing.version(0)
            monkeypatch.setattr(module, "REQUEST_TIMEOUT", 0.5)
            for sent in (b"", HALF, WHOLE.replace(b"\r\n\r\n", b"\r\nContent-Length: 9\r\n\r\nfour"), WHOLE + HALF):
                with connected(server, sent) as connection:
                    answer = rest(connection)
                assert answer.count(b"HTTP/1.1 200") == sent.count(b"\r\n\r\n")
                assert b"HTTP/1.1 408" in answer or b"four" in sent
            playing.ping()
            playing.until(Pong)
        assert anna.http.get("/health").is_success


def test_drops_do_not_prolong_it(server: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REQUEST_TIMEOUT", 0.2)
    with connected(server, HALF) as connection:
        connection.settimeout(0.02)
        while True:  # the test has its time limit
            try:
                connection.sendall(b"x")
                answer = connection.recv(1000)
                break
            except TimeoutError:
                continue
        assert answer.startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize("more", [b"x" * 1000, b"y\r\nX-Name: " + b"x" * 1000])
def test_headers_without_end_are_ended(server: Address, more: bytes) -> None:
    sent = 0
    with connected(server, HALF) as connection:
        with suppress(ConnectionError):
            while sent < 100 * LARGEST_HEAD:
                connection.sendall(more)
                sent += len(more)
        rest(connection)
    assert sent < 100 * LARGEST_HEAD
    assert httpx.get(f"http://{server}/health").is_success


def test_large_heads_that_end_are_answered(server: Address) -> None:
    """A body, and requests one after another on the same connection, do not count as a head."""
    with httpx.Client(base_url=f"http://{server}") as client:
        for _ in range(5):
            assert client.get("/health", headers={"x-more": "x" * (LARGEST_HEAD // 4)}).is_success
            assert client.post("/api/tables", content=b"x" * 9_000).status_code == 403


def test_as_many_files_as_the_system_gives() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
        assert descriptors() == resource.getrlimit(resource.RLIMIT_NOFILE)[0] >= 256
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_going_in_the_middle_of_a_request_is_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The log is not for strangers to fill."""
    with running(tmp_path / "regalia.db") as address, Visitor(address) as anna:
        cookies = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        token = anna.http.headers["x-csrf-token"]
        head = f"POST /api/tables HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookies}\r\n"
        more = f"X-CSRF-Token: {token}\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
        for _ in range(3):
            with connected(address, f"{head}{more}half".encode()):
                assert anna.http.get("/health").is_success
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize(
    ("first", "more"),
    [
        pytest.param(b"", b"GET / HTTP/1.1\r\n\r\n", id="requests"),
        pytest.param(b"", WHOLE, id="answered requests"),
        pytest.param(POST + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\nx\r\n", id="tiny parts"),
        pytest.param(POST + b"Content-Length: 1000000000\r\n\r\n", b"x" * 100, id="a body"),
    ],
)
def test_what_comes_without_end_is_ended(server: Address, first: bytes, more: bytes) -> None:
    """Before it costs others their turn, or the memory."""
    with connected(server, first) as connection, suppress(ConnectionError):
        for _ in range(100):
            connection.sendall(more * (100_000 // len(more)))
        pytest.fail("all of it was taken")
    assert httpx.get(f"http://{server}/health").is_success


def upgrade(address: Address, table: str) -> bytes:
    head = f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\n"
    keys = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    return f"{head}{keys}Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()


@pytest.mark.parametrize(
    ("first", "endless"),
    [
        pytest.param(b"", Frame(Opcode.PING, b""), id="pings"),
        pytest.param(b"", Frame(Opcode.PONG, b""), id="answers to none"),
        pytest.param(Frame(Opcode.TEXT, b"x", fin=False), Frame(Opcode.CONT, b"", fin=False), id="parts without end"),
        pytest.param(b"", Frame(Opcode.TEXT, b"{"), id="after bad manners"),
    ],
)
def test_tiny_frames_without_end_are_ended(database: Path, first: Frame | bytes, endless: Frame) -> None:
    """Each costs the event loop a little, and a million of them others their turn."""
    begun = b"" if isinstance(first, bytes) else first.serialize(mask=True)
    flood = endless.serialize(mask=True) * 10_000
    with running(database, Settings(workers=1)) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
        with connected(address, upgrade(address, table)) as connection:
            assert connection.recv(65_536).startswith(b"HTTP/1.1 101 ")
            with suppress(OSError):
                connection.sendall(begun)
                for _ in range(100):
                    connection.sendall(flood)
                pytest.fail("all of it was taken")
        with anna.open(table) as socket:
            socket.version(0)


def test_many_messages_at_once_are_all_heard(server: Address) -> None:
    """More than is read at once."""
    with Visitor(server) as anna, anna.open(anna.make(ME, ME).id) as socket:
        tokens = [f"a-token-of-ours-{number:04}" for number in range(MOST_WAITING // 2)]
        texts = [msgspec.json.encode(Ping(token)) for token in tokens]
        socket.connection.socket.sendall(b"".join(Frame(Opcode.TEXT, text).serialize(mask=True) for text in texts))
        assert [socket.until(Pong).id for _ in tokens] == tokens
