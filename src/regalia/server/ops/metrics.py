"""What operators measure, as Prometheus reads it. Numbers without names: no table, no guest and no address is in them.

They are those of the process: whoever does something counts it here. They are read at an address of their own
(`regalia serve --metrics`), so that nobody who plays can read them.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server

from regalia.engine.errors import RegaliaError

FINE: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds, for what people wait for."""
EVERY: Final = 0.5
"""Seconds between looks at whether the event loop comes when it is called."""

REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
MOVES: Final = Counter("regalia_moves", "Rows stored, by who acted", ["who"], registry=REGISTRY)
MOVES_OF_PEOPLE: Final = MOVES.labels("person")
MOVES_OF_BOTS: Final = MOVES.labels("bot")
COMMIT: Final = Histogram(
    "regalia_commit_seconds", "From a legal move to its being on the disk", buckets=FINE, registry=REGISTRY
)
LOOP: Final = Histogram(
    "regalia_loop_delay_seconds", "How late the event loop comes when it is called", buckets=FINE, registry=REGISTRY
)
ROOMS: Final = Gauge("regalia_rooms", "Tables in memory", registry=REGISTRY)
SOCKETS: Final = Gauge("regalia_sockets", "Sockets that are open", registry=REGISTRY)
REFUSALS: Final = Counter("regalia_refusals", "What was refused, by code", ["code"], registry=REGISTRY)
BOTS_WAITING: Final = Gauge("regalia_bots_waiting", "Bots that wait for a process to think in", registry=REGISTRY)
BOT_WAIT: Final = Histogram(
    "regalia_bot_wait_seconds", "How long a bot waits for a process", buckets=FINE, registry=REGISTRY
)
BOT_THOUGHT: Final = Histogram("regalia_bot_thought_seconds", "How long a bot thinks", buckets=FINE, registry=REGISTRY)
TASKS: Final = Gauge(
    "regalia_task_success_timestamp_seconds", "When a background task succeeded last", ["task"], registry=REGISTRY
)
TASK_FAILURES: Final = Counter(
    "regalia_task_failures", "How often a background task failed", ["task"], registry=REGISTRY
)
WAKES: Final = Counter(
    "regalia_wakes", "Tables woken because something was due there, by reason", ["why"], registry=REGISTRY
)


class CannotMeasure(RegaliaError):
    """Nobody can read the measurements at this address."""


async def watch_the_loop() -> None:
    """Once."""
    called = monotonic()
    await asyncio.sleep(EVERY)
    LOOP.observe(max(0.0, monotonic() - called - EVERY))


@contextmanager
def published(address: str | None) -> Iterator[None]:
    """Let Prometheus read them at `HOST:PORT`, or at a port of this machine, in a thread of its own."""
    if address is None:
        yield
        return
    host, _, port = address.rpartition(":")
    try:
        server, thread = start_http_server(int(port), host.strip("[]") or "127.0.0.1", REGISTRY)
    except (ValueError, OverflowError, OSError) as cause:
        raise CannotMeasure(f"measurements cannot be read at {address!r}: {cause}; expected HOST:PORT") from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
