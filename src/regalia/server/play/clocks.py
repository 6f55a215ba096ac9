"""The clocks of a table: how long each seat has for its decisions. Numbers alone; what time it is, others say.

A decision lasts until something is rolled, shown or passed on: the same moments that nobody can take back. What it
takes beyond the time for a decision comes out of the reserve. Times of day are seconds as the service counts them.
"""

from bisect import bisect_right
from collections.abc import Collection, Iterable, Sequence
from copy import copy
from operator import itemgetter

from regalia.server.store.storage import StoredPace

DAY = 24 * 3600
WEEK = 7 * DAY
WORKING = 5 * DAY
"""Seconds of a week without its weekend."""
FIRST_MONDAY = 4 * DAY
"""In seconds of the time of day, which begins on a Thursday."""


class Clocks:
    def __init__(self, pace: StoredPace, seats: int) -> None:
        self._pace = pace
        self.reserve = [float(pace.reserve)] * seats
        self.spent = [0.0] * seats
        """On the present decision."""

    def copy(self) -> "Clocks":
        again = copy(self)
        again.reserve, again.spent = self.reserve.copy(), self.spent.copy()
        return again

    def run(self, seconds: float, seats: Iterable[int]) -> None:
        for seat in seats:
            self.spent[seat] += seconds

    def decided(self, seats: Iterable[int]) -> None:
        """Their decisions are over."""
        for seat in seats:
            over = max(0.0, self.spent[seat] - self._pace.move)
            self.reserve[seat] = max(0.0, self.reserve[seat] - over)
            self.spent[seat] = 0.0

    def left(self, seat: int) -> float:
        """Seconds of the decision and of the reserve together."""
        return self._pace.move + self.reserve[seat] - self.spent[seat]

    def due(self, seats: Collection[int]) -> tuple[float, int] | None:
        """In how many seconds a time is up first, and of which of the seats that decide."""
        return min(((self.left(seat), seat) for seat in seats), default=None)


Outages = Sequence[tuple[float, float]]
"""From when to when; as `merged` makes them, where that is said."""


def merged(outages: Iterable[tuple[float, float]]) -> list[tuple[float, float]]:
    """The same times, the earliest first, and none that overlap or touch."""
    found: list[tuple[float, float]] = []
    for began, ended in sorted(outages):
        if found and began <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], ended))
        else:
            found.append((began, ended))
    return found


def counted(pace: StoredPace, begun: float, now: float, outages: Outages, closures: Outages = ()) -> float:
    """Seconds between two times of day that count: on days that count, and outside of outages, which are merged, and
    of closures, which may overlap them. What ended before costs nothing, however much there is of it."""
    later = outages[bisect_right(outages, begun, key=itemgetter(1)) :] if outages else ()
    if closures:
        later = sorted((*later, *closures))
    seconds, reached = 0.0, begun
    for began, ended in later:
        seconds += max(0.0, _working(pace, min(began, now)) - _working(pace, reached))
        reached = max(reached, ended)
    return seconds + max(0.0, _working(pace, now) - _working(pace, reached))


def later(pace: StoredPace, now: float, seconds: float) -> float:
    """The time of day when so many seconds more have counted."""
    if not pace.weekends:
        return now + seconds
    weeks, rest = divmod(_working(pace, now) + seconds, WORKING)
    return weeks * WEEK + rest - _shift(pace)


def _working(pace: StoredPace, at: float) -> float:
    """Seconds that count, up to a time of day."""
    if not pace.weekends:
        return at
    weeks, rest = divmod(at + _shift(pace), WEEK)
    return weeks * WORKING + min(rest, WORKING)


def _shift(pace: StoredPace) -> float:
    return pace.offset * 60.0 - FIRST_MONDAY
