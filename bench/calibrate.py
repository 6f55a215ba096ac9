"""How often chances that are shown come true, and what makes them come true more often:
    python bench/calibrate.py GAME --players K --games N --seed TEXT --file FILE [--player knight]

Plays so many games of knights who now and then, in one decision of twenty, play anything; a file that has games of the
same kind already is added to. Of each game it notes what the search said at some of its decisions, at most twenty, and
who won. Sharpness and the mover's part (`regalia.calibration`) are those under which the outcomes of every other game
are likeliest; the rest of the games say how good they are. The intervals are of samples of whole games, since the
positions of one belong together.
"""

import argparse
import json
import math
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from regalia import games
from regalia.arena.players import seated
from regalia.bots.bot import Bot
from regalia.bots.contest import contest
from regalia.bots.search import SearchBot
from regalia.calibration import Calibration, calibration
from regalia.engine import chance
from regalia.engine.state import State
from regalia.games import AnyGame

MOST: Final = 20
"""Positions of a game."""
LAPSES: Final = 0.05
SAMPLES: Final = 100
ROUNDS: Final = 8
"""Of Newton's method."""
TINY: Final = 1e-6


class Position(msgspec.Struct, array_like=True):
    at: float
    """How much of the game's decisions came before."""
    mover: int
    said: list[float]
    """Of each seat, what the search said."""
    points: list[int]


class Game(msgspec.Struct, array_like=True):
    sides: list[int]
    won: list[float]
    positions: list[Position]


class Noting(Bot):
    """Notes what a search says, and has lapses."""

    def __init__(self, bot: Bot, luck: random.Random, noted: list[Position]) -> None:
        assert isinstance(bot, SearchBot)
        self.bot, self.luck, self.noted = bot, luck, noted

    def choose(self, glimpse: State, seat: i64) -> i64:
        action = self.bot.choose(glimpse, seat)
        legal = glimpse.legal(seat)
        if len(legal) > 1 and self.bot.weighed:
            points = [int(glimpse.points(each)) for each in range(glimpse.seats)]
            said = [round(float(each), 5) for each in self.bot.weighed[0].chances]
            self.noted.append(Position(0.0, int(seat), said, points))
        return self.luck.choice(legal) if self.luck.random() < LAPSES else action


def play(game: AnyGame, seats: int, player: str, seed: str, number: int) -> Game:
    luck = random.Random(f"{seed} {number}")
    noted: list[Position] = []
    state = game.new(seats, game.complete(seats, {}), chance.key(seed, number))
    bots: list[Bot] = [Noting(seated(player, game, seat, ()), luck, noted) for seat in range(seats)]
    contest(state, bots, chance.key(f"glimpses {seed}", number))
    rewards = vec[float]([0.0] * seats)
    state.rewards(rewards)
    for place, position in enumerate(noted):
        position.at = place / len(noted)
    kept = sorted(luck.sample(range(len(noted)), min(MOST, len(noted))))
    return Game(list(game.sides(seats)), [float(each) for each in rewards], [noted[place] for place in kept])


class Seen(msgspec.Struct, frozen=True):
    """A position by sides."""

    game: int
    at: float
    mover: int
    said: list[float]
    won: list[float]
    points: list[float]


def seen(played: Sequence[Game]) -> list[Seen]:
    found = []
    for number, each in enumerate(played):
        firsts = [each.sides.index(side) for side in sorted(set(each.sides))]
        order = sorted(set(each.sides))
        for one in each.positions:
            said = [max(TINY, one.said[first]) for first in firsts]
            won = [each.won[first] for first in firsts]
            points = [float(one.points[first]) for first in firsts]
            found.append(Seen(number, one.at, order.index(each.sides[one.mover]), said, won, points))
    return found


def fit(rows: Sequence[Seen], of: Callable[[Seen], list[float]], factor: float = 1.0) -> tuple[float, float]:
    """The factor of what is known of each side, and what the mover's side has more, likeliest by Newton's method."""
    more = 0.0
    for _ in range(ROUNDS):
        slope, rise = -TINY * factor, -TINY * more
        across, both, up = TINY, 0.0, TINY
        for row in rows:
            known, mover = of(row), row.mover
            shares = softmax(known, mover, factor, more)
            importance = sum(row.won)
            mean = sum(share * each for share, each in zip(shares, known, strict=True))
            square = sum(share * each * each for share, each in zip(shares, known, strict=True))
            slope += sum(won * each for won, each in zip(row.won, known, strict=True)) - importance * mean
            rise += row.won[mover] - importance * shares[mover]
            across += importance * (square - mean * mean)
            both += importance * shares[mover] * (known[mover] - mean)
            up += importance * shares[mover] * (1.0 - shares[mover])
        all_of_it = across * up - both * both
        factor += (slope * up - rise * both) / all_of_it
        more += (rise * across - slope * both) / all_of_it
    return factor, more


def softmax(known: Sequence[float], mover: int, factor: float, more: float) -> list[float]:
    standings = [factor * each + (more if side == mover else 0.0) for side, each in enumerate(known)]
    best = max(standings)
    raised = [math.exp(each - best) for each in standings]
    return [each / sum(raised) for each in raised]


def logs(row: Seen) -> list[float]:
    return [math.log(each) for each in row.said]


def by_points(row: Seen) -> list[float]:
    return row.points


def shown(row: Seen, by: Calibration) -> list[float]:
    return list(by.shown(row.said, range(len(row.said)), row.mover))


def surprise(chances: Sequence[float], row: Seen) -> float:
    return -sum(won * math.log(max(TINY, each)) for won, each in zip(row.won, chances, strict=True))


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else math.nan


class Pair(NamedTuple):
    """Of a position's mover: what was shown, and what came."""

    game: int
    said: float
    won: float


def movers(rows: Sequence[Seen], by: Calibration) -> list[Pair]:
    return [Pair(row.game, shown(row, by)[row.mover], row.won[row.mover]) for row in rows]


def too_high(pairs: Sequence[Pair]) -> float:
    """By how many points the mover's chance is too high, on average."""
    return 100 * mean([pair.said - pair.won for pair in pairs])


def steepness(pairs: Sequence[Pair]) -> float:
    """The slope of what came over what was shown, in log-odds: 1 if chances are as sharp as they say."""
    told = [min(1 - 1e-4, max(1e-4, pair.said)) for pair in pairs]
    odds = [math.log(said / (1 - said)) for said in told]
    slope, rise = 1.0, 0.0
    for _ in range(ROUNDS):
        across = both = up = TINY
        more = steeper = 0.0
        for pair, known in zip(pairs, odds, strict=True):
            share = 1 / (1 + math.exp(-slope * known - rise))
            error, weight = pair.won - share, share * (1 - share)
            steeper += error * known
            more += error
            across += weight * known * known
            both += weight * known
            up += weight
        all_of_it = across * up - both * both
        slope, rise = (
            slope + (steeper * up - more * both) / all_of_it,
            rise + (more * across - steeper * both) / all_of_it,
        )
    return slope


def interval(pairs: Sequence[Pair], of: Callable[[Sequence[Pair]], float], share: float) -> tuple[float, float]:
    """Of a figure, by samples of whole games."""
    by_game: dict[int, list[Pair]] = {}
    for pair in pairs:
        by_game.setdefault(pair.game, []).append(pair)
    luck, numbers = random.Random(0), list(by_game)
    found = sorted(of([pair for _ in numbers for pair in by_game[luck.choice(numbers)]]) for _ in range(SAMPLES))
    tail = round((1 - share) / 2 * len(found))
    return found[tail], found[-1 - tail]


def report(rows: Sequence[Seen], by: Calibration) -> None:
    pairs = movers(rows, by)
    low, high = interval(pairs, too_high, 0.95)
    flat, steep = interval(pairs, steepness, 0.95)
    print(f"  the mover's chance is too high by {too_high(pairs):+.1f} points ({low:+.1f} to {high:+.1f});", end=" ")
    print(f"slope {steepness(pairs):.2f} ({flat:.2f}-{steep:.2f})")
    for tenth in range(10):
        some = [pair for pair in pairs if min(9, int(10 * pair.said)) == tenth]
        if some and abs(too_high(some)) > 3:
            low, high = interval(some, too_high, 0.99)
            between = f"{10 * tenth}-{10 * tenth + 10} %"
            print(f"  {between}: {too_high(some):+.1f} ({low:+.1f} to {high:+.1f}), n {len(some)}", flush=True)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("game")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--games", type=int, default=1000)
    arguments.add_argument("--seed", default="calibrate")
    arguments.add_argument("--file", required=True)
    arguments.add_argument("--player", default="knight", help="who plays: a level that searches, also king:300")
    asked = arguments.parse_args()
    game = games.find(asked.game)
    path = Path(asked.file)
    played = [msgspec.json.decode(line, type=Game) for line in path.read_text().splitlines()] if path.exists() else []
    with path.open("a") as file:
        for number in range(len(played), asked.games):
            played.append(play(game, asked.players, asked.player, asked.seed, number))
            file.write(json.dumps(msgspec.to_builtins(played[-1])) + "\n")
            file.flush()
    rows = seen(played)
    learned = [row for row in rows if row.game % 2 == 0]
    rest = [row for row in rows if row.game % 2]
    sharpness, mover = fit(learned, logs)
    found = Calibration(round(sharpness, 3), round(mover, 3))
    print(f"{game.name}, {asked.players} players, {len(played)} games, seed {asked.seed}, {len(rows)} positions")
    for name, by in (("as it is", Calibration()), ("kept", calibration(game.name, asked.players)), ("fitted", found)):
        print(f" {name}: sharpness = {by.sharpness}, mover = {by.mover}")
        report(rest, by)
    for third in range(3):
        some, others = ([row for row in half if int(3 * row.at) == third] for half in (rest, learned))
        told = fit(others, by_points, 0.0)
        ours = mean([surprise(shown(row, found), row) for row in some])
        theirs = mean([surprise(softmax(row.points, row.mover, *told), row) for row in some])
        print(f" third {third + 1}: log-loss {ours:.4f}, by points alone {theirs:.4f}")


if __name__ == "__main__":
    main()
