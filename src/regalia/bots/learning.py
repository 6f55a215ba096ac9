"""How a judge learns: games of the judge against itself, and the weights that foretell their outcomes best. Compiled.

Each seat plays by weights of its own, somewhat off those of the judge, and now and then anything: so the games show
what each feature is worth, and not only what follows from playing always alike.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.bots.greedy import GreedyBot
from regalia.engine.judge import MOST_SEATS, Learned
from regalia.engine.state import State, bit, bits, nth_bit, step

HALF: Final = 0.5
"""What a game that stalled teaches, as a share of what others do."""
SHORTEST: Final = 0.01
"""No shorter part of a step is tried."""
TINY: Final = 1e-12
FINE: Final[i64] = 1 << 20
FINE_FLOAT: Final = 1048576.0


@final
class Explorer(Bot):
    """Takes what its judge likes best, or, in so many of a thousand decisions, anything."""

    def __init__(self, judge: Learned, astray: i64) -> None:
        self.greedy = GreedyBot(judge)
        self.astray = astray

    def choose(self, glimpse: State, seat: i64) -> i64:
        if glimpse.below(1000) < self.astray:
            return glimpse.pick(seat)
        return self.greedy.choose(glimpse, seat)


@final
class Positions:
    """Positions of finished games: of each its progress, the features of every side, and what each side got."""

    def __init__(self, judge: Learned, sides: i64, most: i64, longest: i64) -> None:
        """Room for so many positions, and for a game of so many actions."""
        self.judge = judge
        self.sides = sides
        self.size = judge.size
        self.most = most
        self.longest = longest
        self.count: i64 = 0
        self.numbers = vec[float]([0.0] * (most * self.width()))
        self.noted = vec[float]([0.0] * (longest * (1 + sides * self.size)))
        self.room = vec[float]([0.0] * (MOST_SEATS * self.size))

    def width(self) -> i64:
        """Numbers of each position."""
        return 1 + self.sides * (self.size + 1)

    def play(self, state: State, bots: list[Bot], key: i64, wanted: i64) -> bool:
        """Play the state to its end and keep so many positions of it; False, and none, if it takes too many actions."""
        judge = self.judge
        noted = self.noted
        at: i64 = 0
        actions: i64 = 0
        while True:
            waiting = state.pending()
            if waiting == 0:
                break
            if actions == self.longest:
                return False
            noted[at] = judge.measure(state, self.room)
            at = self.note_sides(state, at + 1)
            high = step(key)
            key = step(high)
            seat = nth_bit(waiting, (high & 0xFFFF) % bits(waiting))
            glimpse = state.clone()
            glimpse.resample(seat, 1 + ((high & 0x3FFFFFFF) << 32 | (key & 0xFFFFFFFF)))
            state.apply(seat, bots[seat].choose(glimpse, seat))
            actions += 1
        self.keep(state, actions, key, wanted)
        return True

    def keep(self, state: State, actions: i64, key: i64, wanted: i64) -> None:
        """So many positions of the finished game, one of each stretch of it, and the outcome with each."""
        rewards = vec[float]([0.0] * MOST_SEATS)
        state.rewards(rewards)
        if self.judge.stalled(state):
            for seat in range(state.seats):
                rewards[seat] *= HALF
        row = 1 + self.sides * self.size
        numbers = self.numbers
        noted = self.noted
        at = self.count * self.width()
        if wanted > actions:
            wanted = actions
        if wanted > self.most - self.count:
            wanted = self.most - self.count
        for n in range(wanted):
            low = actions * n // wanted
            key = step(key)
            place = low + ((key & 0xFFFFFFFF) * (actions * (n + 1) // wanted - low) >> 32)
            for i in range(place * row, (place + 1) * row):
                numbers[at] = noted[i]
                at += 1
            seen: i64 = 0
            for seat in range(state.seats):
                side = bit(state.side(seat))
                if seen & side == 0:
                    seen |= side
                    numbers[at] = rewards[seat]
                    at += 1
        self.count += wanted

    def note_sides(self, state: State, at: i64) -> i64:
        """Write the features of each side, team-mates' added up, in the order of their first seats; where that ends."""
        noted = self.noted
        room = self.room
        size = self.size
        seen: i64 = 0
        for seat in range(state.seats):
            side = state.side(seat)
            if seen >> side & 1:
                continue
            seen |= bit(side)
            for n in range(size):
                value = room[seat * size + n]
                for mate in range(seat + 1, state.seats):
                    if state.side(mate) == side:
                        value += room[mate * size + n]
                noted[at] = value
                at += 1
        return at

    def forget(self, count: i64) -> None:
        """Drop the first positions."""
        numbers = self.numbers
        first = count * self.width()
        self.count -= count
        for n in range(self.count * self.width()):
            numbers[n] = numbers[first + n]

    def learn(self, weights: vec[float], steps: i64, ridge: float) -> None:
        """Move the weights towards those under which the outcomes are likeliest, by Newton's method.

        A weight never gets the sign that its feature cannot have (`Learned.signs`).
        """
        while steps > 0:
            self.improve(weights, ridge)
            steps -= 1

    def improve(self, weights: vec[float], ridge: float) -> None:
        size = self.size
        both = 2 * size
        sides = self.sides
        numbers = self.numbers
        matrix = vec[float]([0.0] * (both * (both + 1)))  # row by row: the second derivatives, then the first one
        now = vec[float]([0.0] * size)
        mean = vec[float]([0.0] * size)
        away = vec[float]([0.0] * size)
        chances = vec[float]([0.0] * sides)
        early_early = vec[float]([0.0] * (size * size))
        early_late = vec[float]([0.0] * (size * size))
        late_late = vec[float]([0.0] * (size * size))
        width = self.width()
        taught = 0.0
        for position in range(self.count):
            first = position * width
            progress = numbers[first]
            first += 1
            got = first + sides * size
            for n in range(size):
                now[n] = weights[n] + progress * (weights[size + n] - weights[n])
                mean[n] = 0.0
            self.foretell(numbers, first, now, chances)
            importance = 0.0  # how much the game teaches
            for side in range(sides):
                at = first + side * size
                share = chances[side]
                importance += numbers[got + side]
                taught += numbers[got + side]
                for n in range(size):
                    mean[n] += share * numbers[at + n]
            for side in range(sides):
                at = first + side * size
                share = chances[side]
                error = numbers[got + side] - importance * share
                for n in range(size):
                    value = numbers[at + n]
                    away[n] = value - mean[n]
                    matrix[n * (both + 1) + both] += (1.0 - progress) * error * value
                    matrix[(size + n) * (both + 1) + both] += progress * error * value
                one = importance * share * (1.0 - progress) * (1.0 - progress)
                two = importance * share * progress * (1.0 - progress)
                three = importance * share * progress * progress
                for n in range(size):
                    here = away[n]
                    if here != 0.0:
                        for m in range(n + 1):
                            product = here * away[m]
                            early_early[n * size + m] += one * product
                            early_late[n * size + m] += two * product
                            late_late[n * size + m] += three * product
        for n in range(size):
            for m in range(size):
                place = n * size + m
                if m > n:
                    place = m * size + n
                matrix[n * (both + 1) + m] = early_early[place]
                matrix[n * (both + 1) + size + m] = early_late[place]
                matrix[(size + n) * (both + 1) + m] = early_late[place]
                matrix[(size + n) * (both + 1) + size + m] = late_late[place]
        penalty = ridge * taught
        for n in range(both):
            matrix[n * (both + 1) + both] -= penalty * weights[n]
            matrix[n * (both + 1) + n] += penalty
        self.hold(matrix, weights)
        solve(matrix, both)
        before = self.loss(weights, ridge)
        moved = vec[float]([0.0] * both)
        stride = 1.0
        while stride > SHORTEST:  # a whole step may lead too far
            for n in range(both):
                moved[n] = weights[n] + stride * matrix[n * (both + 1) + both]
                if moved[n] * float(self.judge.signs[n % size]) < 0.0:
                    moved[n] = 0.0
            if self.loss(moved, ridge) < before:
                for n in range(both):
                    weights[n] = moved[n]
                return
            stride *= 0.5

    def hold(self, matrix: vec[float], weights: vec[float]) -> None:
        """Take those weights out of the equations that are 0 and would move to where their signs forbid."""
        size = self.size
        both = 2 * size
        row = both + 1
        for n in range(both):
            if weights[n] == 0.0 and matrix[n * row + both] * float(self.judge.signs[n % size]) < 0.0:
                for m in range(both):
                    matrix[n * row + m] = 0.0
                    matrix[m * row + n] = 0.0
                matrix[n * row + n] = 1.0
                matrix[n * row + both] = 0.0

    def loss(self, weights: vec[float], ridge: float) -> float:
        """How surprising the outcomes are by these weights, on average, and a little for large weights."""
        size = self.size
        numbers = self.numbers
        now = vec[float]([0.0] * size)
        chances = vec[float]([0.0] * self.sides)
        loss = 0.0
        taught = 0.0
        width = self.width()
        for position in range(self.count):
            first = position * width
            progress = numbers[first]
            for n in range(size):
                now[n] = weights[n] + progress * (weights[size + n] - weights[n])
            self.foretell(numbers, first + 1, now, chances)
            got = first + 1 + self.sides * size
            for side in range(self.sides):
                taught += numbers[got + side]
                if numbers[got + side] > 0.0:
                    loss -= numbers[got + side] * log(chances[side] + TINY)
        loss /= taught
        for n in range(2 * size):
            loss += 0.5 * ridge * weights[n] * weights[n]
        return loss

    def foretell(self, numbers: vec[float], first: i64, now: vec[float], chances: vec[float]) -> None:
        """Each side's chance by these weights."""
        size = self.size
        best = -1e30
        for side in range(self.sides):
            standing = 0.0
            at = first + side * size
            for n in range(size):
                standing += now[n] * numbers[at + n]
            chances[side] = standing
            if standing > best:
                best = standing
        total = 0.0
        for side in range(self.sides):
            chances[side] = exp(chances[side] - best)
            total += chances[side]
        for side in range(self.sides):
            chances[side] /= total


def solve(matrix: vec[float], size: i64) -> None:
    """Solve the equations of a symmetric positive matrix with a column behind it, which becomes the answer."""
    row = size + 1
    for pivot in range(size):
        by = matrix[pivot * row + pivot]
        for n in range(pivot, row):
            matrix[pivot * row + n] /= by
        for other in range(size):
            factor = matrix[other * row + pivot]
            if other != pivot and factor != 0.0:
                for n in range(pivot, row):
                    matrix[other * row + n] -= factor * matrix[pivot * row + n]


def shaken(weights: list[float], by: float, key: i64) -> list[float]:
    """The weights, each made larger or smaller by at most this share."""
    moved: list[float] = []
    for weight in weights:
        key = step(key)
        share = float((key & 0xFFFFFFFF) * FINE >> 32) / FINE_FLOAT
        moved.append(weight * (1.0 + by * (2.0 * share - 1.0)))
    return moved
