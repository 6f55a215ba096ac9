"""`regalia serve`: the service as a program."""

import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from math import inf

import uvicorn

from regalia import bots, games
from regalia._source import warn_if_interpreted
from regalia.engine.errors import RegaliaError
from regalia.files import data_of
from regalia.server.http.app import application
from regalia.server.http.connection_limits import descriptors, guarding
from regalia.server.http.static_files import Client
from regalia.server.http.websocket_frames import Frames
from regalia.server.ops import logs
from regalia.server.ops.metrics import published
from regalia.server.ops.rate_limits import Crowd
from regalia.server.service import Service
from regalia.server.settings import Settings
from regalia.server.store.opening import open_storage

log = logging.getLogger(__name__)

LARGEST_MESSAGE = 16_384
"""Bytes; the longest chat line, every character of it escaped, is shorter."""
USUAL_PORTS = range(8000, 8100)
SHUTDOWN_TIMEOUT = 5
"""Seconds that open requests have to end when the service is stopped."""


class CannotServe(RegaliaError):
    """The address cannot be used."""


def serve(settings: Settings, ready: Callable[[str], None] = lambda _: None) -> None:
    """Serve until interrupted or terminated. `ready` is told the address to open."""
    host, port = settings.host, settings.port
    settings.check()
    _see_that_games_can_be_played()
    logs.begin(settings.log)
    warn_if_interpreted()
    with listen_somewhere(host) if port is None else listen(host, port) as listener, published(settings.metrics):
        service = Service(open_storage(settings.database), settings)
        ready(f"http://{_shown(host)}:{listener.getsockname()[1]}/")
        server = runner(service, Client())
        end_when_terminated(server)
        spare_the_collector()
        with suppress(KeyboardInterrupt):
            server.run(sockets=[listener])


def end_when_terminated(server: uvicorn.Server) -> None:
    """Before it runs, and after it: once everything is closed, the signal that asked for it is given again."""

    def end(*_: object) -> None:
        server.should_exit = True  # an exit out of something that Python does aside is not heard by anybody
        sys.exit(0)

    signal.signal(signal.SIGTERM, end)


class _Server(uvicorn.Server):
    """It takes no more replays up once it stops."""

    def __init__(self, config: uvicorn.Config, service: Service) -> None:
        super().__init__(config)
        self._service = service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._service.replays.stop()
        await super().shutdown(sockets)


def runner(service: Service, client: Client) -> uvicorn.Server:
    """The service in the web server; `run` it with what `listen` gave."""
    most, proxy = service.limits.allowance.connections_of_address, service.settings.proxy
    door = Crowd(descriptors() // 2, most if proxy is None else inf)  # a proxy counts those of an address itself
    return _Server(
        uvicorn.Config(
            application(service, client),
            loop="uvloop",
            http=guarding(door),
            ws=Frames,
            ws_max_size=LARGEST_MESSAGE,
            ws_per_message_deflate=False,  # it would cost each socket more memory than its table
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=proxy is not None,
            forwarded_allow_ips=proxy,
            timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        ),
        service,
    )


def _see_that_games_can_be_played() -> None:
    """Data that cannot be used are refused before anybody comes; what packages bring in vain is told."""
    for trouble in (*games.troubles(), *bots.troubles()):
        log.warning("%s", trouble)
    for game in games.names():
        data = data_of(game)
        games.find(game).book(data.text, data.name)


def spare_the_collector() -> None:
    """Searching everything for cycles every 700 objects, as is usual, took a fifth of the time under load."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def listen_somewhere(host: str) -> socket.socket:
    for port in USUAL_PORTS[:-1]:
        with suppress(CannotServe):
            return listen(host, port)
    return listen(host, USUAL_PORTS[-1])


def listen(host: str, port: int) -> socket.socket:
    if port not in range(65536):
        raise CannotServe(f"cannot listen on {host} port {port}: a port is a number from 0 to 65535")
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with ExitStack() as opened:
            listener = opened.enter_context(socket.socket(family, kind, protocol))
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(place)
            listener.listen(2048)
            opened.pop_all()
    except OSError as cause:
        raise CannotServe(f"cannot listen on {host} port {port}: {cause.strerror}") from None
    return listener


def _shown(host: str) -> str:
    """What to type into a browser for it."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host
