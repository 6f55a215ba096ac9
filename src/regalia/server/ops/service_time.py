"""The service's own time, and whether the time of day can be believed before something is thrown away because of it.

A machine may start with a wrong clock, and set it minutes later. So a time is believed that follows
closely on what was noted before; any other only after the clock has gone evenly for a day.
"""

import time
from collections.abc import Callable

from regalia.server.play.clocks import merged
from regalia.server.store.storage import Storage

DAY = 24 * 3600
CLOSELY = 7 * DAY
"""Seconds that a service may well have been off."""
EVENLY = 60.0
"""Seconds by which a clock may be set without having jumped."""

SELDOM = 30.0
"""Seconds between two notes that the service is there, where nobody's time is short."""


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

    It is never earlier than what was noted before, and knows when the service was not there: it was off, its machine
    was asleep, or its processor was given to others for so long that nobody could play.
    """

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self.process = ""
        """What this process is called among those that serve the same tables."""
        self.started = wall()
        self._ahead = self.started - steady()
        self._noted = self.started
        """When it was noted last that the service is there."""
        self.outages: list[tuple[float, float]] = []
        """As `clocks.merged` has them."""

    def now(self) -> float:
        return self._ahead + self._steady()

    @property
    def behind(self) -> bool:
        """The time of day has gone on without it: the machine was asleep, or its clock was put right."""
        return self._wall() - self.now() > EVENLY

    async def start(self, storage: Storage) -> None:
        """The service is there, or there again. Since it was noted last that it was, no clock has run."""
        self.started = self._noted = await storage.wake(max(self._wall(), self.now()), self.process)
        self._ahead = self.started - self._steady()
        self.outages = merged(await storage.outages(0))

    async def follow(self, storage: Storage) -> None:
        """Other processes may have noted more outages."""
        known = self.outages[-1][1] if self.outages else 0.0
        fresh = await storage.outages(known)
        if fresh:
            self.outages = merged([*self.outages, *fresh])

    async def note(self, storage: Storage) -> None:
        """Note that the service is there, while a clock runs anywhere: often enough that an outage is known to within
        a hundredth of what is left on that clock, and seldom where that is days."""
        clock = await storage.next_clock()
        now = self.now()
        if clock is not None and now - self._noted >= min(SELDOM, (clock - now) / 100):
            await storage.note_up(now)
            self._noted = now
