"""A judge whose values are learned: features of each seat's standing, weighed by numbers from self-play. Compiled.

It knows no files: whoever makes the judge says where its weights come from, and they are asked for once, when
something is judged first. `engine.weights` reads them from a file; `bots.learning` finds better ones.
"""

from abc import abstractmethod
from collections.abc import Callable
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from regalia.engine.state import Judge, State, bit

MOST_SEATS: Final[i64] = 8
"""No table of any game has more."""
CERTAIN: Final = 1e9
"""What `evaluate` says of a game that is won."""

Weights = dict[int, list[float]]
"""For each number of seats: the weights of all features at the beginning of a game, then those at its end."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Learned(Judge):
    """Each seat's standing is the sum of its features, each times its weight; chances follow by a softmax over sides.

    A weight moves from its first value to its second with the progress of the game. Team-mates' standings are added.
    """

    def __init__(
        self, load: Callable[[], Weights], features: dict[str, str], signs: dict[str, int] | None = None
    ) -> None:
        """Where the weights come from, and what is measured: a name and a sentence for each feature, in order.

        Some features are known to be good for their seat (1) or bad (-1): no weight is learned that says otherwise.
        """
        size = len(features)
        self.load: Callable[[], Weights] | None = load
        self.features = features
        self.size: i64 = size
        self.weights = vec[float]()
        """Of each number of seats up to the most: `size` weights for the beginning, `size` for the end."""
        self.signs = vec[i64]([0] * size)
        """Of each feature: 1 where more of it is no loss, -1 where it is no gain, 0 where that is open."""
        if signs is not None:
            names = list(features)
            for feature in signs:
                self.signs[names.index(feature)] = signs[feature]
        self.room = vec[float]([0.0] * (MOST_SEATS * size))
        self.now = vec[float]([0.0] * size)

    @abstractmethod
    def measure(self, state: State, out: vec[float]) -> float:
        """Write the features of all seats, `size` for each, seat by seat; the progress of the game, 0 to 1."""

    def weigh(self, state: State, out: vec[float]) -> None:
        """Each side's standing, the same for all of its seats."""
        if self.load is not None:
            self.take(self.load())
        room = self.room
        now = self.now
        weights = self.weights
        size = self.size
        seats = state.seats
        progress = self.measure(state, room)
        first = seats * 2 * size
        for n in range(size):
            early = weights[first + n]
            now[n] = early + progress * (weights[first + size + n] - early)
        at: i64 = 0
        for seat in range(seats):
            standing = 0.0
            for n in range(size):
                standing += now[n] * room[at]
                at += 1
            out[seat] = standing
        if state.side(seats - 1) != seats - 1:
            self.join(state, out)

    def join(self, state: State, out: vec[float]) -> None:
        """What team-mates have is added up."""
        for seat in range(state.seats):
            for mate in range(seat + 1, state.seats):
                if state.side(mate) == state.side(seat):
                    out[seat] += out[mate]
                    out[mate] = out[seat]

    def take(self, weights: Weights) -> None:
        """Judge by these from now on."""
        self.load = None
        self.weights = vec[float]([0.0] * ((MOST_SEATS + 1) * 2 * self.size))
        for seats in weights:
            at: i64 = seats * 2 * self.size
            for weight in weights[seats]:
                self.weights[at] = weight
                at += 1

    def values(self, state: State, out: vec[float]) -> None:
        """Each seat's chance to win, 0 to 1; the chances of all sides add up to 1. At the end: the rewards."""
        if state.pending() == 0:
            state.rewards(out)
            return
        self.weigh(state, out)
        seats = state.seats
        best = out[0]
        for seat in range(1, seats):
            best = max(best, out[seat])
        total = 0.0
        sides: i64 = 0
        for seat in range(seats):
            chance = exp(out[seat] - best)
            out[seat] = chance
            side = bit(state.side(seat))
            if sides & side == 0:
                sides |= side
                total += chance
        for seat in range(seats):
            out[seat] /= total

    def chance(self, state: State, seat: i64) -> float:
        """The seat's chance to win, by the table as it is."""
        out = vec[float]([0.0] * state.seats)
        self.values(state, out)
        return out[seat]

    def stalled(self, state: State) -> bool:
        """Whether a finished game ended only because no game may go on for ever. Such games teach half as much."""
        return False

    def evaluate(self, state: State, seat: i64) -> i64:
        """The seat's chance in billionths."""
        return i64(self.chance(state, seat) * CERTAIN)

    def order(self, state: State, seat: i64, actions: vec[i64], count: i64, out: vec[float]) -> None:
        """How promising each of the first `count` actions is for the seat: more is better, 0 to 1."""
        for n in range(count):
            tried = state.clone()
            tried.apply(seat, actions[n])
            out[n] = self.ahead(tried, seat)

    def ahead(self, state: State, seat: i64) -> float:
        """The seat's chance to win if it makes the best of an action it has begun; otherwise what `values` says."""
        return self.chance(state, seat)


@final
class ByPoints(Learned):
    """Knows nothing of a game but its points."""

    def __init__(self, features: dict[str, str]) -> None:
        super().__init__(even_weights, features)

    def measure(self, state: State, out: vec[float]) -> float:
        most: i64 = 1
        for seat in range(state.seats):
            points = state.points(seat)
            most = max(most, points)
        for seat in range(state.seats):
            out[seat] = float(state.points(seat)) / float(most)
        return 0.0


def even_weights() -> Weights:
    """Each feature counts as much as the others, from the beginning to the end."""
    weights: Weights = {}
    for seats in range(1, MOST_SEATS + 1):
        weights[seats] = [1.0, 1.0]
    return weights


def upto(count: i64, most: i64) -> float:
    """A count as a share of the most that matters."""
    if count >= most:
        return 1.0
    return float(count) / float(most)
