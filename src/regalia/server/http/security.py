"""What stands before every request: limits, the host, the origin, the CSRF token; and behind every answer: its headers.

Limits, the host and the origin of sockets come before the application. What changes something is checked
where Litestar has found out which handler it is for, so that a method that there is not is answered as
such; but for every handler, so that a new one cannot forget it.
"""

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from regalia.server.http.allowed_hosts import Hosts
from regalia.server.ops import logs, metrics
from regalia.server.ops.networks import neighbourhood
from regalia.server.ops.rate_limits import Limits
from regalia.server.people.guests import CSRF_HEADER, AnyConnection, csrf_holds, secret_of
from regalia.server.play.replay_pool import asker
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import ProblemCode

SAFE = ("GET", "HEAD")
SCHEMES: Final[dict[str, str]] = {"http": "http", "https": "https", "ws": "http", "wss": "https"}
"""What a page's own scheme is, by that of the request."""
DISCONNECTED: Final = "regalia.gone"
"""The name in the state of a request under which it is noted that whoever asked has gone."""
SLASHES = re.compile("/+")
WORK = ("/api", "/health", "/ready")
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


def policy(**within: str) -> str:
    """What a page may load; `script` and `style` name what stands in the page itself, by hashes."""
    allowed = {**POLICY, **{f"{kind}-src": f"{POLICY[f'{kind}-src']} {hashes}" for kind, hashes in within.items()}}
    return "; ".join(f"{what} {whence}" for what, whence in allowed.items())


HEADERS = {
    "content-security-policy": policy(),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ENCODED = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
UNLISTED = (b"x-robots-tag", b"noindex")
"""Whoever has the link to a table can take a seat there, so no search engine shall show it."""
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")


class Origins:
    """The sites whose pages may use the service: its own, and those that were allowed by name."""

    def __init__(self, allowed: Iterable[str]) -> None:
        self._allowed = frozenset(origin.rstrip("/").lower() for origin in allowed)

    def foreign(self, scope: HTTPScope | WebSocketScope) -> bool:
        """It comes from a page of another site, or does not say."""
        origin = (_header(scope, "origin") or "").lower()
        if origin in self._allowed:
            return False
        scheme = SCHEMES.get(scope["scheme"], "")
        return origin != f"{scheme}://{(_header(scope, 'host') or '').lower()}"

    async def check(self, connection: AnyConnection, _: BaseRouteHandler) -> None:
        """A guard, in the sense of Litestar, before every handler: what changes something comes from our own pages."""
        scope = connection.scope
        if scope["type"] != ScopeType.HTTP or scope["method"] in SAFE:
            return
        if self.foreign(scope):
            raise Trouble("foreign", "pages of other sites may not do this")
        if not csrf_holds(secret_of(connection), _header(scope, CSRF_HEADER)):
            raise Trouble("foreign", f"the header {CSRF_HEADER} is missing or wrong; GET /api/home gives its cookie")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: Hosts, origins: Origins) -> None:
        self._app = app
        self._limits = limits
        self._hosts = hosts
        self._origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and (self._misdirected(scope) or self._origins.foreign(scope)):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "foreign origin"})
        elif scope["type"] == ScopeType.HTTP:
            # As the application reads paths: so none of them counts as something else here than it is there
            scope = {**scope, "path": SLASHES.sub("/", scope["path"])}
            receive = _noting_who_goes(scope, receive)
            number = logs.new_request()
            trouble = self._trouble(scope)
            sending = _with_headers(scope, send, number)
            if trouble is not None:
                await _answer(trouble, sending)
            elif scope["method"] == "HEAD":
                await self._app({**scope, "method": "GET"}, receive, sending)  # the web server leaves out the body
            elif scope["method"] == "OPTIONS":
                # Pages of other sites have nothing to ask, and Litestar would name the methods of one handler alone:
                # it is answered as a method that there is not, with those that there are
                await self._app({**scope, "method": "TRACE"}, receive, sending)
            else:
                await self._app(scope, receive, sending)
        else:
            await self._app(scope, receive, send)

    def _trouble(self, scope: HTTPScope) -> Trouble | None:
        client = scope["client"]
        address = neighbourhood(client[0] if client else "")
        asker.set(address)
        limit = self._limits.requests if scope["path"].startswith(WORK) else self._limits.files
        if not limit.allows(None, address):
            return Trouble("too-fast", "too many requests; wait a little")
        if self._misdirected(scope):
            return Trouble("foreign", "the service is not known by this name; it is started with --allow-host NAME")
        return None

    def _misdirected(self, scope: HTTPScope | WebSocketScope) -> bool:
        """It names another host. Whoever names none is no browser, which alone could be led here by a stranger."""
        named = _headers(scope, "host")
        return len(named) > 1 or any(not self._hosts.know(name) for name in named)


def _noting_who_goes(scope: HTTPScope, receive: Receive) -> Receive:
    gone: list[bool] = []
    scope["state"] = {**scope["state"], DISCONNECTED: gone}

    async def receiving() -> Any:
        message = await receive()
        if message["type"] == "http.disconnect":
            gone.append(True)
        return message

    return receiving


def has_gone(scope: HTTPScope) -> bool:
    """Whoever asked is not there any more."""
    return bool(scope["state"].get(DISCONNECTED))


def _header(scope: HTTPScope | WebSocketScope, name: str) -> str | None:
    """A header that is given once; one that is given twice counts as none."""
    found = _headers(scope, name)
    return found[0] if len(found) == 1 else None


def _headers(scope: HTTPScope | WebSocketScope, name: str) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name.encode()]


def _with_headers(scope: HTTPScope, send: Send, number: str) -> Send:
    """Those that the answer does not have of its own."""
    ours = [*ENCODED, (b"cache-control", b"no-store"), (b"x-request-id", number.encode())]
    if scope["path"] != "/":
        ours.append(UNLISTED)
    if scope["scheme"] == "https":
        ours.append(HTTPS_ONLY)

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = {name.lower() for name, _ in message["headers"]}
            missing = [(name, value) for name, value in ours if name not in given]
            message = {**message, "headers": [*message["headers"], *missing]}
        await send(message)

    return sending


async def _answer(trouble: Trouble, send: Send) -> None:
    metrics.REFUSALS.labels(trouble.problem.code).inc()
    body = msgspec.json.encode(trouble.problem)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    headers += waiting(trouble.problem.code)
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def waiting(code: ProblemCode) -> list[tuple[bytes, bytes]]:
    return [(b"retry-after", b"10")] if code in ("too-fast", "busy") else []
