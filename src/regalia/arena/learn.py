"""Weights for a game's judge from games of that judge against itself: the same seed gives the same weights.

Generation by generation: the first plays anything, each later one by what the ones before it have taught. What comes
out depends much on the seed, and foretelling outcomes better is not playing better. So several lessons are learned,
and matches of squires decide between them, and whether they are better than the weights that there are.
"""

from collections.abc import Callable
from typing import Final, cast

import msgspec
from librt.vecs import vec

from regalia.arena.statistics import wilson
from regalia.bots.bot import Bot
from regalia.bots.contest import contest
from regalia.bots.greedy import GreedyBot
from regalia.bots.learning import Explorer, Positions, shaken
from regalia.bots.random import RandomBot
from regalia.engine import chance
from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed
from regalia.engine.judge import ByPoints, Learned, Weights
from regalia.games import AnyGame

GENERATIONS: Final = 8
MOST_GAMES: Final = 1_000_000
WANTED: Final = 32
"""Positions of a game that are learned from."""
LONGEST: Final = 6_000
"""In actions: a longer game teaches nothing."""
ASTRAY: Final = 30
"""Of a thousand decisions: so many are left to chance."""
SHAKEN: Final = 0.5
"""By how much the weights of a seat may be off, as a share of each."""
REMEMBERED: Final = 2
"""Generations whose games are learned from."""
STEPS: Final = 8
RIDGE: Final = 5e-5
"""How much large weights are held against themselves; a lesson may say otherwise."""
TRIES: Final = 6
MATCHES: Final = 400
MOST_TRIES: Final = 100
MOST_STALLED: Final = 0.01
"""Of the games of weights among themselves: if more stall, they are not kept, however strong they are."""


class Lesson(msgspec.Struct, frozen=True):
    """What to learn. Plain words and numbers."""

    game: str
    seats: int
    games: int
    seed: str
    ridge: float = RIDGE


class Match(msgspec.Struct, frozen=True):
    """How weights did against others: one side by them, all others by those, each deal from every side."""

    games: int
    won: float
    fair: float
    """The share of wins of equals."""
    stalled: float = 0.0
    """The share of their games among themselves that stalled."""

    def rate(self) -> float:
        return self.won / self.games

    def better(self) -> bool:
        """Beyond doubt: the 95 % interval is above the share of equals."""
        return wilson(self.won, self.games)[0] > self.fair

    def __str__(self) -> str:
        low, high = (100 * end for end in wilson(self.won, self.games))
        return f"{100 * self.rate():.1f} % ({low:.1f}-{high:.1f}) of {self.games} games, {100 * self.fair:.0f} is fair"


class Found(msgspec.Struct, frozen=True):
    """The best of several lessons."""

    lesson: Lesson
    weights: list[float]
    match: Match
    """Against the weights before, on seeds that nothing was chosen by."""

    @property
    def better(self) -> bool:
        return self.match.better() and self.match.stalled <= MOST_STALLED


def choose(
    game: AnyGame,
    lesson: Lesson,
    before: list[float],
    tries: int = TRIES,
    matches: int = MATCHES,
    played: Callable[[int], None] = lambda games: None,
) -> Found:
    """Learn with so many seeds, and say how the weights that win most against those before do on seeds apart."""
    ranked: list[tuple[bool, float, int]] = []
    lessons = [
        lesson if n == 0 else msgspec.structs.replace(lesson, seed=f"{lesson.seed} {n + 1}") for n in range(tries)
    ]
    learned = []
    for number, each in enumerate(lessons):
        weights = learn(game, each, played)
        match = play(game, lesson.seats, weights, before, matches, f"choose {lesson.seed}", played)
        learned.append(weights)
        ranked.append((match.stalled <= MOST_STALLED, match.rate(), -number))
    best = -max(ranked)[2]
    match = play(game, lesson.seats, learned[best], before, matches, f"keep {lesson.seed}", played)
    return Found(lessons[best], learned[best], match)


def games_of(game: AnyGame, lesson: Lesson, tries: int, matches: int) -> int:
    """How many games that takes."""
    return tries * lesson.games + (tries + 1) * (
        _deals(game, lesson.seats, matches) * _sides(game, lesson.seats) + matches
    )


def play(
    game: AnyGame,
    seats: int,
    weights: list[float],
    others: list[float],
    matches: int,
    seed: str,
    played: Callable[[int], None] = lambda games: None,
) -> Match:
    """At least so many games against others, and as many among themselves to see whether they end."""
    mine, theirs = (GreedyBot(judge_with(game.judge, {seats: each})) for each in (weights, others))
    sides = game.sides(seats)
    options = game.complete(seats, {})
    won, games, stalled = 0.0, 0, 0
    for deal in range(_deals(game, seats, matches)):
        for side in sorted(set(sides)):
            state = game.new(seats, options, chance.key(seed, deal))
            bots: list[Bot] = [mine if side == each else theirs for each in sides]
            contest(state, bots, chance.key(f"{seed} {side}", deal), LONGEST)
            if not state.pending():
                rewards = vec[float]([0.0] * seats)
                state.rewards(rewards)
                won += rewards[sides.index(side)]
            games += 1
            played(1)
    for deal in range(matches):
        state = game.new(seats, options, chance.key(f"{seed} alone", deal))
        contest(state, [mine] * seats, chance.key(f"{seed} alone glimpses", deal), LONGEST)
        stalled += bool(state.pending()) or game.judge.stalled(state)
        played(1)
    return Match(games, won, 1 / _sides(game, seats), stalled / matches)


def _sides(game: AnyGame, seats: int) -> int:
    return len(set(game.sides(seats)))


def _deals(game: AnyGame, seats: int, matches: int) -> int:
    return -(-matches // _sides(game, seats))


def learn(game: AnyGame, lesson: Lesson, played: Callable[[int], None] = lambda games: None) -> list[float]:
    """The weights for a number of players: all features at the beginning of a game, then all at its end."""
    judge = check(game, lesson)
    options = game.complete(lesson.seats, {})
    room = (REMEMBERED + 1) * (lesson.games // GENERATIONS + 1) * WANTED
    positions = Positions(judge, _sides(game, lesson.seats), room, LONGEST)
    weights = [0.0] * (2 * judge.size)
    kept: list[int] = []
    number = 0
    for generation in range(GENERATIONS):
        before = positions.count
        for _ in range(number, lesson.games * (generation + 1) // GENERATIONS):
            state = game.new(lesson.seats, options, chance.key(f"train {lesson.seed}", number))
            bots = [_player(judge, weights if generation else [], lesson, number, seat) for seat in range(lesson.seats)]
            positions.play(state, bots, chance.key(f"glimpses {lesson.seed}", number), WANTED)
            number += 1
            played(1)
        kept.append(positions.count - before)
        if generation >= REMEMBERED:  # what was played much worse than today teaches little
            positions.forget(kept[generation - REMEMBERED])
        if positions.count:
            row = vec[float](weights)
            positions.learn(row, STEPS, lesson.ridge)
            weights = list(row)
    return weights


def check(game: AnyGame, lesson: Lesson) -> Learned:
    """The judge that is to learn, or an error that says what is wrong with the lesson."""
    if lesson.seats not in game.seats:
        raise InvalidOption(f"{game.name} is for {listed(game.seats)} players, not {lesson.seats}")
    if not GENERATIONS <= lesson.games <= MOST_GAMES:
        raise InvalidOption(f"the number of games is {GENERATIONS} to {MOST_GAMES:,}, not {lesson.games:,}")
    if not 0.0 < lesson.ridge < 1.0:
        raise InvalidOption(f"the ridge lies between 0 and 1, not at {lesson.ridge}")
    if isinstance(game.judge, ByPoints):
        raise InvalidOption(f"{game.name} has no judge that could learn: its bots go by points")
    return game.judge


def check_choice(tries: int, matches: int) -> None:
    if not 1 <= tries <= MOST_TRIES:
        raise InvalidOption(f"the number of tries is 1 to {MOST_TRIES}, not {tries}")
    if not 1 <= matches <= MOST_GAMES:
        raise InvalidOption(f"the number of matches is 1 to {MOST_GAMES:,}, not {matches:,}")


def judge_with(judge: Learned, weights: Weights) -> Learned:
    """Another judge of the same game, with weights of its own."""
    return cast("Callable[[Callable[[], Weights]], Learned]", type(judge))(lambda: weights)


def _player(judge: Learned, weights: list[float], lesson: Lesson, number: int, seat: int) -> Bot:
    if not weights:
        return RandomBot()
    own = shaken(weights, SHAKEN, chance.key(f"shaken {lesson.seed} {seat}", number))
    return Explorer(judge_with(judge, {lesson.seats: own}), ASTRAY)
