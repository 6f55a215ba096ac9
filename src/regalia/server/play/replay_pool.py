"""Work that takes a while, in few threads of its own: above all playing games again, to open a table or to step back.

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

from regalia.server.ops.networks import widest
from regalia.server.settings import Settings
from regalia.server.wire.errors import Trouble

THREADS = 2
MOST_REPLAYS = Settings.replays
"""Replays that are under way or wait; the longest takes a third of a second."""
MOST_HASHES = 2000
"""Codes that are hashed or wait for it; each takes some 40 ms."""
HASHES_SHARE = 8
"""How many of them may be of one address or one network."""

SHARE = 4
"""An address has this part of the places."""
asker: Final[ContextVar[str]] = ContextVar("asker", default="")
"""The address for which something is done; empty where it is the service itself."""

T = TypeVar("T")


class WorkQueue:
    def __init__(self, name: str, crowded: str, threads: int, most: int, share: int) -> None:
        """`crowded` says what there is too much of, where more than `most` wait, or more than a share of an address."""
        self._pool = ThreadPoolExecutor(threads, name)
        self._crowded = crowded
        self._turns = asyncio.Semaphore(threads)
        self._most = most
        self._share = share
        self._waiting: Counter[str] = Counter()
        self._lanes: dict[str, asyncio.Lock] = {}
        """Both by the address."""
        self._stopped = False

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The time in which somebody may have one piece of work done; Trouble if too many wait for theirs."""
        address = self._counted(asker.get())
        share = self._share if address else self._most
        if self._waiting.total() >= self._most or self._waiting[address] >= share:
            raise Trouble("busy", f"too many {self._crowded}; try again in a moment")
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

    def _counted(self, address: str) -> str:
        """As whose the work of an address counts."""
        return address

    async def work(self, work: Callable[[], T]) -> T:
        """For those who have their turn."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def run(self, work: Callable[[], T]) -> T:
        async with self.turn():
            return await self.work(work)

    def stop(self) -> None:
        """Whoever waits for their turn is sent away when it comes: nobody is there any more who wants it."""
        self._stopped = True

    def close(self) -> None:
        """Once nobody has their turn any more."""
        self._pool.shutdown(cancel_futures=True)


class Replays(WorkQueue):
    def __init__(self, threads: int = THREADS, most: int = MOST_REPLAYS) -> None:
        super().__init__("regalia-replay", "games are being opened", threads, most, max(1, most // SHARE))


class Hashing(WorkQueue):
    """Slow hashes of codes, one at a time: each takes 16 MB. Whoever has a network of many addresses has one waiting
    at the front, as everybody has, so that no crowd of few keeps others out."""

    def __init__(self, most: int = MOST_HASHES, share: int = HASHES_SHARE) -> None:
        super().__init__("regalia-hash", "codes are being tried", 1, most, share)

    def _counted(self, address: str) -> str:
        return widest(address)
