"""What is due next at a table though nobody does anything, and when: a bot to move, time up, seats to fill, a table to
drop. It is stored with every row, and `ops.scheduler` wakes the table by it.
"""

from collections.abc import Mapping, Sequence

from regalia.server.play.clocks import later
from regalia.server.play.context import Context
from regalia.server.play.table import Ahead, Table
from regalia.server.settings import DAY, Settings
from regalia.server.store.storage import Place, Sheet, Wake

ALIKE = 0.01
"""Seconds by which two times may differ and be the same."""


class Deadlines:
    def __init__(self, table: Table, context: Context) -> None:
        self.table = table
        self._settings = context.settings
        self._time = context.time
        self.wake = table.sheet.wake
        """What is due next, as it is stored."""
        self.noted = table.sheet.summary is not None
        """What is stored of the table beside its rows is of its last row."""
        self._fills_at: float | None = None
        """When bots take the free seats, as it was told to whoever waits, whoever comes and goes meanwhile."""

    @property
    def fills(self) -> float | None:
        """When bots take the free seats, as it is stored."""
        return fills_at(self.wake)

    def next(self, ahead: Ahead, now: float, passed: float) -> Wake | None:
        """What is due next, where so much time has passed since the last row."""
        if ahead.over:
            return Wake(now, "open")  # until its result is stored
        if ahead.bots:
            return Wake(now, "bot")
        pace = self.table.sheet.pace
        return None if pace is None or ahead.left is None else Wake(later(pace, now, ahead.left - passed), "time")

    def waits(self, places: Sequence[Place]) -> Wake:
        """What is due next while somebody is missing."""
        fills = self.fills_at(places)
        if fills is not None:
            return Wake(fills, "fill")
        now = self._time.now()
        until = self._settings.waits_until(max(self.table.sheet.created, *(place.seen or 0.0 for place in places)))
        return Wake(until if until > now else now + DAY, "drop")

    def fills_at(self, places: Sequence[Place]) -> float | None:
        """When bots take the free seats; never where no person waits for the game to begin."""
        fill = self.table.sheet.fill
        if fill is None or not any(place.guest is not None for place in places):
            self._fills_at = None
            return None
        if self._fills_at is None:
            known = self.fills
            self._fills_at = self._time.now() + fill.after if known is None else known
        return self._fills_at if any(place.free for place in places) else None

    def knows(self, wake: Wake | None) -> bool:
        """It is what is stored: a bot that is to move is due since then, and no sum is quite the same twice."""
        known = self.wake
        if known is None or wake is None:
            return known is wake
        return known.why == wake.why and (wake.why == "bot" or abs(known.at - wake.at) < ALIKE)

    def waits_with(self, places: Mapping[int, Place]) -> Wake:
        """The same once these seats are stored."""
        return self.waits([places.get(seat, place) for seat, place in enumerate(self.table.places)])


def patience_at(sheet: Sheet, settings: Settings) -> float | None:
    """Seconds that somebody may be away. By mail nobody has to be here, and time is up by the clock alone."""
    return None if sheet.pace is not None and sheet.pace.kind == "mail" else settings.absence


def fills_at(wake: Wake | None) -> float | None:
    """When bots take the free seats."""
    return wake.at if wake is not None and wake.why == "fill" else None
