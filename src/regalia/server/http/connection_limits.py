"""Connections before anything is asked: how many, for how long, and how much a request may say of itself.

Whoever sends half a request and then waits, headers or a body without end, or ten thousand requests at once, costs a
descriptor, memory and time before any limit on requests can count them. It knows no request, and no socket once it is
one: those are counted where they are opened.
"""

import asyncio
import resource
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from regalia.server.ops import metrics
from regalia.server.ops.networks import neighbourhood
from regalia.server.ops.rate_limits import Crowd

REQUEST_TIMEOUT = 20.0
"""Seconds from the first to the last byte of a request; and from coming to the first."""
LARGEST_HEAD: Final = 32_768
"""Bytes that may come before a request has said all of its headers."""
LARGEST_REST: Final = 262_144
"""And after it has: far more than any body may have, so that most who send too much are told so."""
MOST_PIPELINED: Final = 8
"""Requests that a connection may make before the first of them is answered; browsers and proxies wait for each."""
PIECE: Final = 4096
"""Bytes that are read at once, so that nobody can say much before they are stopped."""
DESCRIPTORS: Final = 65_536
"""What the service asks the system for, where it gives so many."""
TOO_LATE: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LARGE: Final = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def descriptors() -> int:
    """How many files and connections this process may have open, after asking for more."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        return most
    return DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


class Guarded(HttpToolsProtocol):
    """The web server's protocol, behind a door."""

    door: Crowd
    """How many connections there are."""
    _address: str | None = None
    """Who is counted at the door; None when nobody is."""
    _unfinished = 0
    """Bytes of a request that is not complete: of its head, and then of the rest."""
    _most = LARGEST_HEAD
    """How many these may be."""
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        address = neighbourhood(self.client[0] if self.client else "")
        if self.door.full(address):
            metrics.REFUSALS.labels("crowded").inc()
            transport.abort()
            return
        self.door.enter(address)
        self._address = address
        self._await()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._go()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[begin : begin + PIECE]
            self._unfinished += len(piece)
            super().data_received(piece)
            if self._unfinished > self._most:
                self._refuse("too-large", TOO_LARGE)
            elif len(self.pipeline) > MOST_PIPELINED:
                self._refuse("too-fast", b"")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._await()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._unfinished, self._most = 0, LARGEST_REST

    def on_message_complete(self) -> None:
        self._unfinished, self._most = 0, LARGEST_HEAD
        self._rest()
        super().on_message_complete()

    def _await(self) -> None:
        if self._late is None:
            self._late = self.loop.call_later(REQUEST_TIMEOUT, self._refuse, "too-late", TOO_LATE)

    def _rest(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _go(self) -> None:
        self._rest()
        if self._address is not None:
            self.door.leave(self._address)
            self._address = None

    def _refuse(self, code: str, answer: bytes) -> None:
        if self.transport.is_closing():
            return
        metrics.REFUSALS.labels(code).inc()
        answering: Any = self.cycle
        if (answering is None or answering.response_complete) and not self.transport.get_write_buffer_size():
            self.transport.write(answer)
            self.transport.close()
        else:  # in the middle of an answer, which nobody reads
            self.transport.abort()


def guarding(door: Crowd) -> type[Guarded]:
    """The web server makes its protocols by itself, so each door has a class of its own."""
    return type("Guarded", (Guarded,), {"door": door})
