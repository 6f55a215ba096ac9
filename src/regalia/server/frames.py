"""The web server's sockets, with one thing more: all messages that are ready at once go out in one write.

Where the scope names this extension, an application gives them, encoded, under its name instead of `text`.
"""

from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

AT_ONCE: Final = "regalia.messages"

_TEXT: Final = b"\x81"
"""The first byte of a frame that is a whole text."""


class Frames(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the application begins after this
            self.scope["extensions"][AT_ONCE] = {}

    async def send(self, message: Any) -> None:
        messages = message.get(AT_ONCE)
        if messages is None:
            await super().send(message)
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
