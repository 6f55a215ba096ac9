"""Work that goes on in the background as long as the service runs: whatever goes wrong with it, it is begun again.

It knows when each task succeeded last, so that operators see one that does not (`metrics`, `/ready`).
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from time import monotonic
from typing import Final

from regalia.server.ops import metrics
from regalia.server.ops.cancelling import end
from regalia.server.store.storage import StorageTrouble

LATE: Final = 30.0
"""Seconds beyond its time after which a task is late."""
RETRY_AFTER: Final = 1.0
"""Seconds after which a task that failed is begun again, unless it is its turn earlier."""

log = logging.getLogger(__name__)


class Task:
    """Something that is done again and again, with so many seconds between."""

    def __init__(self, name: str, work: Callable[[], Awaitable[object]], every: float, *, waits: bool = False) -> None:
        """A task that `waits` for something to happen may take any time for it."""
        self.name = name
        self._work = work
        self._every = every
        self._waits = waits
        self._succeeded = monotonic()
        self._failing = False
        self.stopping = False

    @property
    def late(self) -> float:
        """Seconds since it last succeeded, if it should have done so since; else 0."""
        since = monotonic() - self._succeeded
        return since if not self._waits and since > self._every + LATE else 0.0

    async def run(self) -> None:
        """For ever. What it is told by others goes into the log by kind alone: its words may name what is hidden."""
        self._succeeded = monotonic()
        while True:
            pause = self._every
            try:
                await self._work()
                self._succeed()
            except asyncio.CancelledError as error:
                if self.stopping:
                    raise
                self._fail(error)
            except Exception as error:  # noqa: BLE001 -- whatever it is, the task goes on
                self._fail(error)
                pause = min(self._every, RETRY_AFTER) if self._every else RETRY_AFTER
            await asyncio.sleep(pause)

    def _succeed(self) -> None:
        self._succeeded = monotonic()
        self._failing = False
        metrics.TASKS.labels(self.name).set_to_current_time()

    def _fail(self, error: BaseException) -> None:
        metrics.TASK_FAILURES.labels(self.name).inc()
        if not self._failing:  # one that fails each second says so once
            said = error if isinstance(error, StorageTrouble) else type(error).__name__
            log.error("%s failed, and is tried again: %s", self.name, said)
        self._failing = True


class Tasks:
    """Those of one part of the service."""

    def __init__(self) -> None:
        self._tasks: list[Task] = []
        self._running: list[asyncio.Task[None]] = []

    def start(self, tasks: Iterable[Task]) -> None:
        self._tasks = list(tasks)
        self._running = [asyncio.create_task(task.run(), name=task.name) for task in self._tasks]

    async def stop(self) -> None:
        for task in self._tasks:
            task.stopping = True
        await end(self._running)

    @property
    def late(self) -> dict[str, float]:
        """The tasks that are late, and since how many seconds they have not succeeded."""
        found = {task.name: task.late for task in self._tasks}
        return {name: seconds for name, seconds in found.items() if seconds}
