"""`regalia serve`: the service as a program."""

import gc
import re
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress

import uvicorn

from regalia import games
from regalia.engine.errors import RegaliaError
from regalia.files import data_of
from regalia.server.http.allowed_hosts import Hosts
from regalia.server.http.app import application
from regalia.server.http.connection_limits import Door, descriptors, guarding
from regalia.server.http.rate_limits import Allowance
from regalia.server.http.static_files import Client
from regalia.server.http.websocket_frames import Frames
from regalia.server.ops import logs
from regalia.server.ops.metrics import published
from regalia.server.play.bot_delay import LEAST
from regalia.server.play.room import ABSENCE
from regalia.server.play.rooms import IDLE
from regalia.server.service import CONTACT, KEEP, Service, Settings
from regalia.server.store import postgres
from regalia.server.store.opening import open_storage

LARGEST_MESSAGE = 16_384
"""Bytes; the longest chat line, every character of it escaped, is shorter."""
USUAL_PORTS = range(8000, 8100)
ADDRESS = re.compile(r"(mailto:[^@\s]+@|https://)[\w-]+(\.[\w-]+)+")
PATIENCE = 5
"""Seconds that open requests have to end when the service is stopped."""


class CannotServe(RegaliaError):
    """The address cannot be used."""


def serve(
    host: str = "127.0.0.1",
    port: int | None = None,
    database: str | None = None,
    *,
    origins: Sequence[str] = (),
    hosts: Sequence[str] = (),
    proxy: str | None = None,
    allowance: Allowance | None = None,
    pace: float = LEAST,
    idle: float = IDLE,
    keep: float = KEEP,
    metrics: str | None = None,
    log: logs.Style = "text",
    absence: float = ABSENCE,
    valkey: str | None = None,
    contact: str = CONTACT,
    push_here: bool = False,
    ready: Callable[[str], None] | None = None,
) -> None:
    """Serve until interrupted or terminated. `ready` is told the address to open.

    Without a port, it is the first from 8000 up that is free.
    `origins` are other sites whose pages may use the service; `hosts` the names by which it may be called
    besides those of this machine; `proxy` the addresses of a proxy in
    front, separated by commas, whose word on the client's address and on https is taken. Where people look
    on, bots wait `pace` seconds after whatever happened last before they move. A table
    where nothing happens for `idle` seconds leaves the memory until it is needed again; one that still
    has a free seat after `keep` days, and that nobody has open, is dropped for good. Whoever has not looked at a
    table for `absence` seconds can be replaced by the others.
    `contact` is where push services write to if something is wrong; with `push_here`, in tests, they may be on
    this machine.
    `metrics` is the address where Prometheus reads what is measured; the log is of text, or of JSON. `valkey` is the
    URL of a Valkey or Redis through which several processes on one PostgreSQL hear of each other at once.
    """
    if not ADDRESS.fullmatch(contact):
        raise CannotServe(f"push services cannot write to {contact!r}; expected mailto:NAME@HOST or https://HOST")
    if valkey is not None and not (database is not None and postgres.named(database)):
        raise CannotServe("--valkey is for several processes on one PostgreSQL: --database postgresql://...")
    _see_that_games_can_be_played()
    logs.begin(log)
    with listen_somewhere(host) if port is None else listen(host, port) as listener, published(metrics):
        settings = Settings(
            origins=tuple(origins),
            hosts=Hosts(host, hosts),
            allowance=allowance or Allowance(),
            pace=pace,
            idle=idle,
            keep=keep,
            absence=absence,
            valkey=valkey,
            contact=contact,
            push_here=push_here,
        )
        service = Service(open_storage(database), settings)
        if ready is not None:
            ready(f"http://{_shown(host)}:{listener.getsockname()[1]}/")
        server = runner(service, Client(), proxy)
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


def runner(service: Service, client: Client, proxy: str | None = None) -> uvicorn.Server:
    """The service in the web server; `run` it with what `listen` gave."""
    most = service.settings.allowance.connections_of_address
    door = Door(most if proxy is None else None, descriptors() // 2)
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
            timeout_graceful_shutdown=PATIENCE,
        ),
        service,
    )


def _see_that_games_can_be_played() -> None:
    """Data that cannot be used are refused before anybody comes."""
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
