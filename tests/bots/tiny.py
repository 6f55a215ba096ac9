"""Games so small that the right choice is known, and what the search makes of them.

Compiled states have no interpreted subclasses, so this runs in a process of its own:

REGALIA_INTERPRETED=1 python -m tests.bots.tiny        prints what was found, in JSON
"""

import json
from dataclasses import asdict, dataclass
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.search import Budget, SearchBot
from regalia.engine.judge import Learned
from regalia.engine.state import UNKNOWN, State, zeros

ITERATIONS: Final = 600
EVERY_WAY: Final = 40
"""Keys that a search is tried with."""


class Tiny(State):
    """Two seats mostly; the first number of the table is the phase, and a phase of -1 is the end."""

    size = 6

    def bare(self) -> "Tiny":
        return type(self)(self.seats)

    def set_up(self) -> None:
        self.t = zeros(self.size)

    def observe(self, seat: i64, out: vec[i64]) -> None:
        out[0] = self.t[0]

    def resample(self, seat: i64, key: i64) -> None:
        self.random = key

    def points(self, seat: i64) -> i64:
        return 0

    def rank(self, seat: i64) -> i64:
        return 1 if (seat == 0) == (self.chance() > 0.5) else 2

    def pending(self) -> i64:
        return 0 if self.t[0] < 0 else 1 << self.t[0]

    def chance(self) -> float:
        """Of the first seat, at the end."""
        return 1.0 if self.t[1] == 0 else 0.0

    def rewards(self, out: vec[float]) -> None:
        out[0] = self.chance()
        out[1] = 1.0 - out[0]


class Blind(Learned):
    """Knows nothing but how a game ended."""

    def __init__(self) -> None:
        super().__init__(dict, {})

    def measure(self, state: State, out: vec[float]) -> float:
        return 0.0


class Heap(Tiny):
    """Take one to three; whoever takes the last one wins. The right move leaves a multiple of four."""

    def set_up(self) -> None:
        super().set_up()
        self.t[2] = 10

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        count = min(3, self.t[2])
        for n in range(count):
            out[n] = n + 1
        return count

    def apply(self, seat: i64, action: i64) -> None:
        self.t[2] -= action
        self.t[0] = 1 - seat
        if self.t[2] == 0:
            self.t[0] = -1
            self.t[1] = seat


class Throw(Tiny):
    """Roll a die and win with one to four, or take what wins half as often."""

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        out[0], out[1] = 0, 1
        return 2

    def apply(self, seat: i64, action: i64) -> None:
        rolled = self.below(6)
        self.t[0] = -1
        self.t[1] = 0 if rolled < (2, 4)[action] else 1


class Pennies(Tiny):
    """Both choose in secret and at once: the first seat wins if both chose alike; its third action is worth 0.3.

    Whoever believes that the other sees the choice takes the third one.
    """

    def set_up(self) -> None:
        super().set_up()
        self.t[2] = self.t[3] = -1

    def pending(self) -> i64:
        if self.t[0] < 0:
            return 0
        return (self.t[2] < 0) | (self.t[3] < 0) << 1

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        out[0], out[1], out[2] = 0, 1, 2
        return 3 - seat

    def apply(self, seat: i64, action: i64) -> None:
        self.t[2 + seat] = action
        if self.t[2] >= 0 and self.t[3] >= 0:
            self.t[0] = -1

    def observed(self, seat: i64, action: i64, by: i64) -> i64:
        return action if by == seat else UNKNOWN

    def chance(self) -> float:
        if self.t[2] == 2:
            return 0.3
        return 1.0 if self.t[2] == self.t[3] else 0.0


class Guess(Tiny):
    """The other seat hides a coin in one of four hands: guess it, or take 0.6; or choose before to get 0.8 anyway.

    Whoever lets the tree branch on what is hidden believes to win by guessing.
    """

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        count = (2, 4, 5)[self.t[2]]
        for n in range(count):
            out[n] = n
        return count

    def apply(self, seat: i64, action: i64) -> None:
        self.t[2] += 1
        self.t[2 + self.t[2]] = action
        self.t[0] = 1 - seat
        if self.t[2] == 3:
            self.t[0] = -1

    def observed(self, seat: i64, action: i64, by: i64) -> i64:
        return action if by == seat or seat == 0 else UNKNOWN

    def chance(self) -> float:
        if self.t[3] == 1:
            return 0.8
        if self.t[5] == 4:
            return 0.6
        return 1.0 if self.t[5] == self.t[4] else 0.0


class Opened(Guess):
    """The same with the coin laid open: the guess is sure."""

    def observed(self, seat: i64, action: i64, by: i64) -> i64:
        return action


class Circle(Tiny):
    """Everybody in turn chooses between two things, for ever."""

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        out[0], out[1] = 0, 1
        return 2

    def apply(self, seat: i64, action: i64) -> None:
        self.t[0] = (seat + 1) % self.seats


class Counting(Blind):
    """How often a table was looked at to choose a quick step."""

    looks = 0

    def ahead(self, state: State, seat: i64) -> float:
        self.looks += 1
        return 0.0


def quick_steps(seats: int, steps: int) -> int:
    state, judge = Circle(seats), Counting()
    state.set_up()
    SearchBot(judge, Budget(1, steps, tries=1), lambda: 0.0).step_on(state)
    return judge.looks


@dataclass(frozen=True)
class Found:
    """By all searches of a game."""

    actions: list[int]
    """That were chosen, each once."""
    chance: float
    """Of the first seat, on average."""
    line: list[tuple[int, int]]
    """Of the last search."""


def search(kind: type[Tiny], steps: int = 0) -> Found:
    actions, chance = set(), 0.0
    line: list[tuple[int, int]] = []
    for key in range(1, EVERY_WAY + 1):
        state = kind(2)
        state.set_up()
        state.random = key * 123_457
        bot = SearchBot(Blind(), Budget(ITERATIONS, steps), lambda: 0.0)
        actions.add(int(bot.choose(state, 0)))
        chance += bot.weighed[0].chances[0] / EVERY_WAY
        line = [(step.seat, step.action) for step in bot.line]
    return Found(sorted(actions), chance, line)


def main() -> None:
    found = {
        "heap": search(Heap),
        "heap with steps": search(Heap, 4),
        "throw": search(Throw),
        "pennies": search(Pennies),
        "guess": search(Guess),
        "opened": search(Opened),
    }
    quick = {seats: quick_steps(seats, 8) for seats in (2, 3, 4, 5)}
    print(json.dumps({**{name: asdict(each) for name, each in found.items()}, "quick": quick}))


if __name__ == "__main__":
    main()
