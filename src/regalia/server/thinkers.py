"""Bots think in processes of their own, so that the service never waits for them.

A worker gets a glimpse: a position with everything resampled that the bot's seat cannot know, and
a key for its random choices. It never holds a true state or a seed.
"""

import asyncio
import logging
import os
import signal
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from threading import Thread

from regalia import bots, games
from regalia.server.table import Glimpse

PATIENCE = 5
"""How often a choice is asked for again when workers die over it."""

log = logging.getLogger(__name__)


def think(glimpse: Glimpse) -> str:
    """The bot's move, in notation. Runs in a worker."""
    game = games.find(glimpse.game)
    state = game.read_position(glimpse.position, "the glimpse")
    state.random = glimpse.key
    action = bots.make(glimpse.bot, game).choose(state, glimpse.seat)
    return str(game.moves[int(action)])


class Thinkers:
    """A pool of workers, started when first needed; a pool that broke is replaced."""

    def __init__(self, workers: int | None = None) -> None:
        self._workers = workers or os.cpu_count() or 1
        self._pool: Executor | None = None

    async def choose(self, glimpse: Glimpse) -> str:
        for attempt in range(1, PATIENCE + 1):
            pool = self._pool = self._pool or self._fresh()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, glimpse)
            except BrokenProcessPool:
                log.warning("a bot's worker process died; attempt %d of %d", attempt, PATIENCE)
                if self._pool is pool:
                    self._pool = None
                    pool.shutdown(wait=False)
        raise RuntimeError(f"bot {glimpse.bot} of {glimpse.game} kills its worker processes")

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)

    def _fresh(self) -> Executor:
        return ProcessPoolExecutor(self._workers, get_context("spawn"), initializer=_in_worker)


def _in_worker() -> None:
    """An interrupt is the service's business, and a worker must not outlive a service that was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
