"""The clocks of a table: how long each seat has for its decisions. Numbers alone; what time it is, others say.

A decision lasts until something is rolled, shown or passed on: the same moments that nobody can take back. What it
takes beyond the time for a decision comes out of the reserve. Times of day are seconds as the service counts them.
"""

from collections.abc import Collection, Iterable, Sequence

from regalia.server.protocol import TimeControl

DAY = 24 * 3600
WEEK = 7 * DAY
WORKING = 5 * DAY
"""Seconds of a week without its weekend."""
FIRST_MONDAY = 4 * DAY
"""In seconds of the time of day, which begins on a Thursday."""


class Clocks:
    def __init__(self, pace: TimeControl, seats: int) -> None:
        self._pace = pace
        self.reserve = [float(pace.reserve)] * seats
        self.spent = [0.0] * seats
        """On the present decision."""

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


def counted(pace: TimeControl, begun: float, now: float, outages: Sequence[tuple[float, float]]) -> float:
    """Seconds between two times of day that count: on days that count, and outside of outages, which may overlap."""
    seconds, reached = 0.0, begun
    for began, ended in (*sorted(outages), (now, now)):
        seconds += max(0.0, _working(pace, min(began, now)) - _working(pace, reached))
        reached = max(reached, ended)
    return seconds


def later(pace: TimeControl, now: float, seconds: float) -> float:
    """The time of day when so many seconds more have counted."""
    if not pace.weekends:
        return now + seconds
    weeks, rest = divmod(_working(pace, now) + seconds, WORKING)
    return weeks * WEEK + rest - _shift(pace)


def _working(pace: TimeControl, at: float) -> float:
    """Seconds that count, up to a time of day."""
    if not pace.weekends:
        return at
    weeks, rest = divmod(at + _shift(pace), WEEK)
    return weeks * WORKING + min(rest, WORKING)


def _shift(pace: TimeControl) -> float:
    return pace.offset * 60.0 - FIRST_MONDAY
