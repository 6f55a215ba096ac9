"""What goes out of a socket."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import Frame, Opcode

from regalia.server.frames import AT_ONCE, Frames


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
