"""Weights for a game's judge from games of that judge against itself: the same seed gives the same weights.

Generation by generation: the first plays anything, each later one by what the ones before it have taught.
"""

from collections.abc import Callable
from typing import Final, cast

import msgspec
from librt.vecs import vec

from regalia.bots.bot import Bot
from regalia.bots.learning import Explorer, Positions, shaken
from regalia.bots.random import RandomBot
from regalia.engine import chance
from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed
from regalia.engine.judge import Learned, Weights
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


class Lesson(msgspec.Struct, frozen=True):
    """What to learn. Plain words and numbers."""

    game: str
    seats: int
    games: int
    seed: str
    ridge: float = RIDGE


def learn(game: AnyGame, lesson: Lesson, played: Callable[[int], None] = lambda games: None) -> list[float]:
    """The weights for a number of players: all features at the beginning of a game, then all at its end."""
    judge = check(game, lesson)
    options = game.complete(lesson.seats, {})
    room = (REMEMBERED + 1) * (lesson.games // GENERATIONS + 1) * WANTED
    positions = Positions(judge, len(set(game.sides(lesson.seats))), room, LONGEST)
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
    return game.judge


def judge_with(judge: Learned, weights: Weights) -> Learned:
    """Another judge of the same game, with weights of its own."""
    return cast("Callable[[Callable[[], Weights]], Learned]", type(judge))(lambda: weights)


def _player(judge: Learned, weights: list[float], lesson: Lesson, number: int, seat: int) -> Bot:
    if not weights:
        return RandomBot()
    own = shaken(weights, SHAKEN, chance.key(f"shaken {lesson.seed} {seat}", number))
    return Explorer(judge_with(judge, {lesson.seats: own}), ASTRAY)
