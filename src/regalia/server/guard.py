"""What stands before every request: limits, the origin, the CSRF token; and behind every answer: its headers."""

from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from regalia.server.guests import CSRF_HEADER, csrf_holds, secret_in
from regalia.server.limits import Limits, neighbourhood
from regalia.server.protocol import ProblemCode
from regalia.server.trouble import Trouble

SAFE = ("GET", "HEAD", "OPTIONS")
WORK = ("/api", "/health")
"""Paths that make the service work; behind all others lie files, which it has in memory."""
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "content-security-policy": "; ".join(f"{what} {whence}" for what, whence in POLICY.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
UNLISTED = (b"x-robots-tag", b"noindex")
"""Whoever has the link to a table can take a seat there, so no search engine shall show it."""
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: Iterable[str]) -> None:
        self._app = app
        self._limits = limits
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and self._foreign(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        elif scope["type"] == ScopeType.HTTP:
            trouble = self._trouble(scope)
            sending = _with_headers(scope, send)
            if trouble is not None:
                await _answer(trouble, sending)
            elif scope["method"] == "HEAD":
                await self._app({**scope, "method": "GET"}, receive, sending)  # the web server leaves out the body
            else:
                await self._app(scope, receive, sending)
        else:
            await self._app(scope, receive, send)

    def _trouble(self, scope: HTTPScope) -> Trouble | None:
        client = scope["client"]
        limit = self._limits.requests if scope["path"].startswith(WORK) else self._limits.files
        if not limit.allows(neighbourhood(client[0] if client else "")):
            return Trouble("too-fast", "too many requests; wait a little")
        if scope["method"] in SAFE:
            return None
        if self._foreign(scope):
            return Trouble("foreign", "pages of other sites may not do this")
        if not csrf_holds(secret_in(_header(scope, "cookie")), _header(scope, CSRF_HEADER)):
            return Trouble("foreign", f"the header {CSRF_HEADER} is missing or wrong; GET /api/home gives its cookie")
        return None

    def _foreign(self, scope: HTTPScope | WebSocketScope) -> bool:
        """It comes from a page of another host, or does not say."""
        origin = (_header(scope, "origin") or "").lower()
        if origin in self._origins:
            return False
        try:
            place = urlsplit(origin)
        except ValueError:
            return True
        return place.scheme not in ("http", "https") or place.netloc != (_header(scope, "host") or "").lower()


def _header(scope: HTTPScope | WebSocketScope, name: str) -> str | None:
    """A header that is given once; one that is given twice counts as none."""
    found = [value for key, value in scope["headers"] if key.lower() == name.encode()]
    return found[0].decode("latin-1") if len(found) == 1 else None


def _with_headers(scope: HTTPScope, send: Send) -> Send:
    ours = list(ENCODED)
    if scope["path"] != "/":
        ours.append(UNLISTED)
    if scope["scheme"] == "https":
        ours.append(HTTPS_ONLY)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message["headers"]}
            caching = [] if b"cache-control" in given else [(b"cache-control", b"no-store")]
            message = {**message, "headers": [*message["headers"], *ours, *caching]}
        await send(message)

    return sending


async def _answer(trouble: Trouble, send: Send) -> None:
    body = msgspec.json.encode(trouble.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += waiting(trouble.problem.code)
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def waiting(code: ProblemCode) -> list[tuple[bytes, bytes]]:
    return [(b"retry-after", b"10")] if code == "too-fast" else []
