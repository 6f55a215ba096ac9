"""`regalia serve`: the service as a program."""

import asyncio
import gc
import re
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from typing import cast

import msgspec
import uvicorn

from regalia import games
from regalia.engine.errors import RegaliaError
from regalia.files import data_of
from regalia.server.bots.pool import workers_here
from regalia.server.cluster.handover import Together, meeting_place
from regalia.server.cluster.workers import CannotShare, Orders, Workers, bound
from regalia.server.http.allowed_hosts import Hosts
from regalia.server.http.app import application
from regalia.server.http.connection_limits import Door, Passed, descriptors, guarding
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
    workers: int = 1,
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
    URL of a Valkey or Redis through which several processes on one PostgreSQL hear of each other at once, and so many
    `workers` serve at the same address here.
    """
    if not ADDRESS.fullmatch(contact):
        raise CannotServe(f"push services cannot write to {contact!r}; expected mailto:NAME@HOST or https://HOST")
    shared = database is not None and postgres.named(database)
    if valkey is not None and not shared:
        raise CannotShare("--valkey is for several processes on one PostgreSQL: --database postgresql://...")
    if workers > 1:
        if database is None or not shared:
            raise CannotShare(
                "--workers needs --database postgresql://...: a SQLite file is written by one process at a time"
            )
        orders = Orders(
            host=host,
            port=port or 0,
            database=database,
            valkey=valkey,
            origins=list(origins),
            hosts=list(hosts),
            proxy=proxy,
            allowance=allowance or Allowance(),
            pace=pace,
            idle=idle,
            keep=keep,
            absence=absence,
            contact=contact,
            metrics=metrics,
            log=log,
            thinkers=max(1, workers_here() // workers),
        )
        _serve_with_workers(orders, workers, port, ready)
        return
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


def _serve_with_workers(orders: Orders, workers: int, port: int | None, ready: Callable[[str], None] | None) -> None:
    _see_that_games_can_be_played()
    asyncio.run(postgres.prepare(orders.database))  # what is wrong with it is said once
    logs.begin(orders.log)
    with (
        _held_somewhere(orders.host) if port is None else _held(orders.host, port) as holder,
        meeting_place() as folder,
    ):
        port = holder.getsockname()[1]
        Workers(msgspec.structs.replace(orders, port=port, folder=folder), workers).run(
            lambda: ready(f"http://{_shown(orders.host)}:{port}/") if ready is not None else None
        )


def serve_beside_others(orders: Orders, listening: Callable[[], None]) -> None:
    """What each of several processes does, at the same address."""
    logs.begin(orders.log)
    with bound(orders.host, orders.port) as listener, published(orders.metrics, beside=True):
        settings = Settings(
            origins=tuple(orders.origins),
            hosts=Hosts(orders.host, orders.hosts),
            allowance=orders.allowance,
            workers=orders.thinkers,
            pace=orders.pace,
            idle=orders.idle,
            keep=orders.keep,
            absence=orders.absence,
            valkey=orders.valkey,
            contact=orders.contact,
        )
        service = Service(open_storage(orders.database), settings)
        together = None if orders.folder is None else Together(orders.folder, orders.number, orders.count)
        server = runner(service, Client(), orders.proxy, listening, together)
        end_when_terminated(server)
        spare_the_collector()
        server.run(sockets=[listener])


def end_when_terminated(server: uvicorn.Server) -> None:
    """Before it runs, and after it: once everything is closed, the signal that asked for it is given again."""

    def end(*_: object) -> None:
        server.should_exit = True  # an exit out of something that Python does aside is not heard by anybody
        sys.exit(0)

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)  # the parent of several heeds it; unheeded, it would kill


def _held(host: str, port: int) -> socket.socket:
    """The address, held for those who listen there, and for nobody else."""
    listen(host, port).close()  # if anybody listens there, they are others
    try:
        return bound(host, port)
    except OSError as cause:
        raise CannotServe(f"cannot listen on {host} port {port}: {cause.strerror}") from None


def _held_somewhere(host: str) -> socket.socket:
    for port in USUAL_PORTS[:-1]:
        with suppress(CannotServe):
            return _held(host, port)
    return _held(host, USUAL_PORTS[-1])


class _Server(uvicorn.Server):
    """It says when it listens and when it stops, and serves those whom others pass on to it."""

    def __init__(
        self,
        config: uvicorn.Config,
        listening: Callable[[], None],
        stopping: Callable[[], None],
        together: Together | None,
    ) -> None:
        super().__init__(config)
        self._listening = listening
        self._stopping = stopping
        self._together = together

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        if self._together is not None:
            self._together.open(self._welcome)
        self._listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._stopping()
        if self._together is not None:
            self._together.close()
        await super().shutdown(sockets)

    def _welcome(self, asked: bytes) -> Passed:
        serving = cast(type[Passed], self.config.http_protocol_class)
        protocol = serving(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        protocol.asked = asked
        return protocol


def runner(
    service: Service,
    client: Client,
    proxy: str | None = None,
    listening: Callable[[], None] = lambda: None,
    together: Together | None = None,
) -> uvicorn.Server:
    """The service in the web server; `run` it with what `listen` gave."""
    most = service.settings.allowance.connections_of_address
    door = Door(most if proxy is None else None, descriptors() // 2)
    return _Server(
        uvicorn.Config(
            application(service, client),
            loop="uvloop",
            http=guarding(door, together),
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
        listening,
        service.replays.stop,
        together,
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
