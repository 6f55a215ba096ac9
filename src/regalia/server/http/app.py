"""The service as an ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import regalia
from regalia.server.http import account_api, socket, static_files, tables_api
from regalia.server.http.allowed_hosts import Hosts
from regalia.server.http.connection_limits import descriptors
from regalia.server.http.security import Guard, Origins, has_gone, waiting
from regalia.server.http.static_files import Client
from regalia.server.ops import metrics
from regalia.server.ops.rate_limits import Crowd
from regalia.server.service import Service
from regalia.server.store.storage import StorageTrouble
from regalia.server.wire.errors import Trouble
from regalia.server.wire.openapi import complete
from regalia.server.wire.protocol import ProblemCode

LARGEST_BODY = 10_000
OTHER_FILES = 100
"""Descriptors for all that is neither a socket nor at the door: the database, bots, files that are read."""
CODES: dict[int, ProblemCode] = {400: "unreadable", 404: "unknown", 405: "unknown", 413: "too-large"}

HANDLERS = [
    each
    for module in (tables_api, account_api, static_files, socket)
    for each in vars(module).values()
    if isinstance(each, BaseRouteHandler)
]
"""All that is answered."""

log = logging.getLogger(__name__)
AnyRequest = Request[Any, Any, State]


def application(service: Service, client: Client) -> ASGIApp:
    """The whole service; whoever runs it gives it a lifespan, so that it can start and stop."""
    allowance = service.limits.allowance
    crowd = Crowd(descriptors() // 2 - OTHER_FILES, allowance.sockets_of_address, allowance.sockets_of_guest)
    origins = Origins(service.settings.origins)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await service.start()
        yield
        await service.stop()

    litestar = Litestar(
        HANDLERS,
        dependencies={
            "service": Provide(lambda: service, sync_to_thread=False),
            "crowd": Provide(lambda: crowd, sync_to_thread=False),
            "client": Provide(lambda: client, sync_to_thread=False),
            "guest": Provide(tables_api.guest),
            "seated": Provide(tables_api.seated),
            "device": Provide(account_api.device),
        },
        guards=[origins.check],
        lifespan=[lifespan],
        exception_handlers={
            Trouble: _troubled,
            HTTPException: _refused,
            RecursionError: _undecodable,
            UnicodeDecodeError: _undecodable,
            StorageTrouble: _not_stored,
            Exception: _broken,
        },
        openapi_config=OpenAPIConfig(
            title="Regalia",
            version=regalia.__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
    complete(litestar.openapi_schema)
    return Guard(litestar, service.limits, Hosts(service.settings.host, service.settings.hosts), origins)


def _answer(trouble: Trouble, status: int | None = None, headers: dict[str, str] | None = None) -> Response[Any]:
    metrics.REFUSALS.labels(trouble.problem.code).inc()
    later = {name.decode(): value.decode() for name, value in waiting(trouble.problem.code)}
    return Response(
        trouble.problem,
        status_code=status or trouble.status,
        media_type="application/json",
        headers={**later, **(headers or {})},
    )


def _troubled(_: AnyRequest, trouble: Trouble) -> Response[Any]:
    return _answer(trouble)


def _refused(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What Litestar itself refuses: no such path or method, a body that cannot be read, one that is too large. Of
    whoever goes in the middle of a request it says that the server is at fault."""
    if error.status_code >= 500 and has_gone(request.scope):
        return _answer(Trouble("unreadable", "the body is not complete"))  # to nobody
    if error.status_code >= 500:
        return _broken(request, error)
    about = [str(entry.get("message", "")) for entry in error.extra or [] if isinstance(entry, dict)]
    trouble = Trouble(CODES.get(error.status_code, "unreadable"), "; ".join((error.detail, *about)))
    if error.status_code == 405:
        allowed = (error.headers or {}).get("allow", "").split(", ")
        return _answer(trouble, 405, {"allow": ", ".join(method for method in allowed if method != "OPTIONS")})
    return _answer(trouble)


def _undecodable(request: AnyRequest, error: Exception) -> Response[Any]:
    """What msgspec does not say of a body in its own way: no UTF-8, or brackets in brackets without end."""
    if request.method not in ("POST", "DELETE"):
        return _broken(request, error)
    return _answer(Trouble("unreadable", "the body is no UTF-8, or nested too deeply"))


def _not_stored(_: AnyRequest, trouble: StorageTrouble) -> Response[Any]:
    log.error("a request failed: %s", trouble)
    return _answer(Trouble("busy", "nothing can be stored just now; try again in a moment"))


def _broken(_: AnyRequest, error: Exception) -> Response[Any]:
    log.error("a request failed", exc_info=error)
    return _answer(Trouble("broken", "the server is at fault"))
