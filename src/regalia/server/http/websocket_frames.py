"""The web server's sockets, with two things more.

All messages that are ready at once go out in one write: where the scope names this extension, an application gives
them, encoded, under its name instead of `text`.

And what comes is read in small pieces, and no further than to the next message for the application, which counts those.
What makes no message (pings, answers to none, parts without an end, whatever comes after the socket was closed) is
counted here, for a stranger could send a million such frames and keep the event loop from everybody else.
"""

from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from regalia.server.http.connection_limits import PIECE
from regalia.server.ops import metrics

AT_ONCE: Final = "regalia.messages"
MOST_UNHEARD: Final = 49_152
"""Bytes that may come without a message: more than the head of a request, or the longest message, has."""

LINGER: Final = 4.0
"""Seconds for whoever is to go to read what was sent: who reads nothing would stay for ever."""

NO_TEXT: Final = 1007
_TEXT: Final = b"\x81"
"""The first byte of a frame that is a whole text."""


class Frames(WebSocketsSansIOProtocol):
    _rest = b""
    """What came and is not read yet."""
    _unheard = 0
    """Bytes that were read since the application had a message, or the other side proved that it is there."""

    def handle_connect(self, event: Request) -> None:
        self._unheard = 0
        super().handle_connect(event)
        if not self.close_sent:  # the application begins after this
            self.scope["extensions"][AT_ONCE] = {}

    def data_received(self, data: bytes) -> None:
        self._rest += data
        self._read()

    def _read(self) -> None:
        while self._rest and not self.read_paused and not self.transport.is_closing():
            piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
            self._unheard += len(piece)
            if self._unheard > MOST_UNHEARD:
                metrics.REFUSALS.labels("too-fast").inc()
                self.transport.abort()
            else:
                super().data_received(piece)

    async def receive(self) -> Any:
        message = await super().receive()
        self._unheard = 0
        self._read()
        return message

    def send_receive_event_to_app(self) -> None:
        """A text that is none closes the socket. Anybody can send one, so it is counted and is no trace in the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            self.frames = [b"".join(self.frames)]
            try:
                self.frames[0].decode()
            except UnicodeDecodeError:
                self.frames = []
                metrics.REFUSALS.labels("unreadable").inc()
                self.conn.send_close(NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_pong(self, event: Frame) -> None:
        awaited = self.pending_ping_payload
        super().handle_pong(event)
        if awaited is not None and self.pending_ping_payload is None:
            self._unheard = 0

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def shutdown(self) -> None:
        super().shutdown()
        self.loop.call_later(LINGER, self.transport.abort)

    async def send(self, message: Any) -> None:
        messages = message.get(AT_ONCE)
        if messages is None:
            await super().send(message)
            if self.close_sent:
                self.loop.call_later(LINGER, self.transport.abort)
            return
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join([part for text in messages for part in (_head(len(text)), text)]))


def _head(size: int) -> bytes:
    """Of a text of so many bytes, by RFC 6455, 5.2; what a server sends is not masked."""
    if size < 126:
        return _TEXT + size.to_bytes()
    return _TEXT + (b"\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x7f" + size.to_bytes(8))
