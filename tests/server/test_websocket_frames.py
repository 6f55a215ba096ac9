"""What goes out of a socket."""

import asyncio
import logging
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from regalia.server.http.websocket_frames import AT_ONCE, LINGER, Frames


def sending() -> tuple[Frames, list[bytes]]:
    """A socket that is open, and what is written to it."""
    written: list[bytes] = []
    socket = Frames.__new__(Frames)
    socket.writable = asyncio.Event()
    socket.writable.set()
    socket.disconnected = socket.close_sent = False
    socket.transport = SimpleNamespace(write=written.append, is_closing=lambda: False)  # type: ignore[assignment]
    return socket, written


def said(*messages: bytes) -> Any:
    return {"type": "websocket.send", AT_ONCE: list(messages)}


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 1_000_000])
def test_frames_are_as_the_library_makes_them(size: int) -> None:
    socket, written = sending()
    asyncio.run(socket.send(said(b"x" * size)))
    assert written == [Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)]


def test_what_is_ready_at_once_is_written_at_once() -> None:
    socket, written = sending()
    asyncio.run(socket.send(said(b"one", b"two")))
    assert written == [b"\x81\x03one\x81\x03two"]


@pytest.mark.parametrize("end", ["disconnected", "close_sent"])
def test_nothing_is_written_after_the_end(end: str) -> None:
    socket, written = sending()
    setattr(socket, end, True)
    with pytest.raises(ClientDisconnected):
        asyncio.run(socket.send(said(b"one")))
    assert written == []


def going() -> tuple[Frames, list[str], list[tuple[float, Any]]]:
    """A socket whose other side reads nothing; what was done to it, and what will be, after so many seconds."""
    socket, _ = sending()
    done: list[str] = []
    due: list[tuple[float, Any]] = []
    socket.transport = SimpleNamespace(  # type: ignore[assignment]
        write=lambda _: done.append("write"),
        is_closing=lambda: "close" in done,
        close=lambda: done.append("close"),
        abort=lambda: done.append("abort"),
    )
    socket.loop = SimpleNamespace(call_later=lambda seconds, work: due.append((seconds, work)))  # type: ignore[assignment]
    socket.conn = ServerProtocol(state=OPEN)
    socket.queue = asyncio.Queue()
    socket.logger = logging.getLogger(__name__)
    socket.handshake_complete, socket.read_paused, socket.initial_response = True, False, None
    socket.ping_timer = socket.pong_timer = socket.close_timer = socket.client = None
    socket.close_timeout = 10.0
    return socket, done, due


def test_who_answers_no_ping_is_cut_off() -> None:
    """To close the connection would wait until they have read what was sent."""
    socket, done, _ = going()
    socket.keepalive_timeout()
    assert done[-1] == "abort"


@pytest.mark.parametrize("way", ["close", "shutdown"])
def test_who_is_to_go_and_reads_nothing_is_cut_off_in_a_while(way: str) -> None:
    socket, done, due = going()
    if way == "close":
        asyncio.run(socket.send({"type": "websocket.close", "code": 4429, "reason": ""}))
    else:
        socket.shutdown()
    assert "abort" not in done
    seconds, work = due[-1]
    assert seconds == LINGER
    work()
    assert done[-1] == "abort"
