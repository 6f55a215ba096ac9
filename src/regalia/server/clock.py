"""The service's own time, and whether the time of day can be believed before something is thrown away because of it.

A machine may start with a wrong clock, and set it minutes later. So a time is believed that follows
closely on what was noted before; any other only after the clock has gone evenly for a day.
"""

import time
from collections.abc import Callable

from regalia.server.storage import Storage

DAY = 24 * 3600
CLOSELY = 7 * DAY
"""Seconds that a service may well have been off."""
EVENLY = 60.0
"""Seconds by which a clock may be set without having jumped."""


class Clock:
    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.now = wall
        self._steady = steady
        self._since = steady()
        self._ahead = wall() - self._since

    def believed(self, seen: float | None) -> bool:
        """What it says now, where the newest time that was noted is `seen`."""
        now, steady = self.now(), self._steady()
        if abs(now - steady - self._ahead) > EVENLY:
            self._since, self._ahead = steady, now - steady
        evenly = steady - self._since >= DAY - EVENLY
        return evenly or seen is None or seen <= now <= seen + CLOSELY


class ServiceTime:
    """The time by which people's clocks run: of day when the service starts, and even from then on.

    It is never earlier than what was noted before, and knows when the service was not there.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self.started = wall()
        self._ahead = self.started - steady()
        self.outages: list[tuple[float, float]] = []

    def now(self) -> float:
        return self._ahead + self._steady()

    async def start(self, storage: Storage) -> None:
        self.started = await storage.wake(self._wall())
        self._ahead = self.started - self._steady()
        self.outages = await storage.outages(0)
