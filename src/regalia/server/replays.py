"""Playing games again, to open a table or to step back through it: in few threads of their own.

Whoever asks for more than can wait is sent away; so a stranger who opens many long games at once takes no more than
these threads. An address has one game played at a time and no more than a share of the places: others wait for no more
than one game of each. What is played again is fetched when its turn comes: what waits weighs nothing.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from contextvars import ContextVar
from typing import Final, TypeVar

from regalia.server.trouble import Trouble

THREADS = 2
MOST_WAITING = 100
"""Replays that are under way or wait; the longest takes a third of a second."""

SHARE = 4
"""An address has this part of the places."""
asker: Final[ContextVar[str]] = ContextVar("asker", default="")
"""The address for which something is done; empty where it is the service itself."""

T = TypeVar("T")


class Replays:
    def __init__(self, threads: int = THREADS, most: int = MOST_WAITING) -> None:
        self._pool = ThreadPoolExecutor(threads, "regalia-replay")
        self._turns = asyncio.Semaphore(threads)
        self._most = most
        self._waiting: Counter[str] = Counter()
        self._lanes: dict[str, asyncio.Lock] = {}
        """Both by the address."""
        self._stopped = False

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The time in which somebody may fetch and play one game; Trouble if too many wait for theirs."""
        address = asker.get()
        share = max(1, self._most // SHARE) if address else self._most
        if self._waiting.total() >= self._most or self._waiting[address] >= share:
            raise Trouble("busy", "too many games are being opened; try again in a moment")
        self._waiting[address] += 1
        try:
            async with self._lanes.setdefault(address, asyncio.Lock()) if address else nullcontext(), self._turns:
                if self._stopped:
                    raise Trouble("busy", "the service is being stopped; try again in a moment")
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
                self._lanes.pop(address, None)

    async def work(self, work: Callable[[], T]) -> T:
        """For those who have their turn."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def run(self, work: Callable[[], T]) -> T:
        async with self.turn():
            return await self.work(work)

    def stop(self) -> None:
        """Whoever waits for their turn is sent away when it comes: nobody is there any more to see the game."""
        self._stopped = True

    def close(self) -> None:
        """Once nobody has their turn any more."""
        self._pool.shutdown(cancel_futures=True)
