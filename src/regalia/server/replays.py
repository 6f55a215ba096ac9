"""Playing games again, to open a table or to step back through it: in few threads of their own.

Whoever asks for more than can wait is sent away; so a stranger who opens many long games at once takes
no more than these threads.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from regalia.server.trouble import Trouble

THREADS = 2
MOST_WAITING = 100
"""Replays that are under way or wait; the longest takes a third of a second."""

T = TypeVar("T")


class Replays:
    def __init__(self, threads: int = THREADS, most: int = MOST_WAITING) -> None:
        self._pool = ThreadPoolExecutor(threads, "regalia-replay")
        self._most = most
        self._waiting = 0

    async def run(self, work: Callable[[], T]) -> T:
        if self._waiting >= self._most:
            raise Trouble("busy", "too many games are being opened; try again in a moment")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)
