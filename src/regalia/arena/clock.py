"""How long bots take to decide. The bots themselves and the rules know no clock."""

from math import log2
from time import perf_counter_ns

import msgspec
from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import State

STEPS = 16
"""Classes of times for each doubling: a quantile is right within 2 %."""


class Times(msgspec.Struct):
    """Of one seat in one game, or of a player in many."""

    decisions: int = 0
    nanoseconds: int = 0
    """Of all decisions."""
    turn: int = 0
    """The longest run of decisions before another seat's, in nanoseconds."""
    classes: dict[int, int] = {}
    """How many decisions took how long, in classes of `STEPS` to a doubling."""

    def note(self, nanoseconds: int) -> None:
        self.decisions += 1
        self.nanoseconds += nanoseconds
        place = round(log2(max(1, nanoseconds)) * STEPS)
        self.classes[place] = self.classes.get(place, 0) + 1

    def add(self, other: "Times") -> None:
        self.decisions += other.decisions
        self.nanoseconds += other.nanoseconds
        self.turn = max(self.turn, other.turn)
        for place, count in other.classes.items():
            self.classes[place] = self.classes.get(place, 0) + count


def seconds_of(place: int) -> float:
    """The time that a class stands for."""
    return float(2 ** (place / STEPS)) / 1e9


class Clock:
    """One for all seats of a game: a turn lasts until somebody else decides."""

    def __init__(self, seats: int) -> None:
        self.times = [Times() for _ in range(seats)]
        self._turn_of = -1
        self._turn = 0

    def note(self, seat: int, nanoseconds: int) -> None:
        if seat != self._turn_of:
            self._turn_of, self._turn = seat, 0
        self._turn += nanoseconds
        times = self.times[seat]
        times.note(nanoseconds)
        times.turn = max(times.turn, self._turn)


class Timed(Bot):
    """A bot and the clock beside it."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        self._bot = bot
        self._clock = clock

    def choose(self, glimpse: State, seat: i64) -> i64:
        begun = perf_counter_ns()
        action = self._bot.choose(glimpse, seat)
        self._clock.note(int(seat), perf_counter_ns() - begun)
        return action
