"""What a strong bot would play for a seat, what it expects of it, and why: for hints.

It is asked with a glimpse, so it knows what the seat knows and fair guesses at the rest. Its reasons are those of the
game's judge: features are put together to themes, which have words. It knows no words, no screen and no clock but the
one that it is given.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Final

import msgspec
from librt.vecs import vec

from regalia.bots import BUDGETS
from regalia.bots.search import Budget, SearchBot, Step
from regalia.engine import chance
from regalia.engine.game import TEMPO, Choice
from regalia.engine.judge import Learned
from regalia.engine.state import State
from regalia.games import AnyGame

LEVEL: Final = "king"
"""Who is asked for a hint."""
PATIENCE: Final = 2.0
"""Seconds for which it thinks: shorter than for a whole turn of its own, because somebody waits for one answer."""
GUESSES: Final = 16
"""How often what is hidden is guessed anew to see what a move does; what is the same every time is known."""
LONGEST: Final = 6
"""Steps of an expected line."""
BELIEVED: Final = 0.04
"""The share of all that was tried that a step has at least; what comes after a rarer one says nothing."""
ALTERNATIVES: Final = 2
MOST_REASONS: Final = 3
LEAST_WORTH: Final = 0.004
"""Of winning, that a theme is worth at least to be named."""
VICTORY: Final = "victory"
"""The theme of a move that ends the game."""
MOST_COMPARED: Final = 40
"""Legal moves that are looked at to find what they differ in."""


class Candidate(msgspec.Struct, frozen=True):
    """A move that could be played, and the share of winning that each seat may then expect, 0 to 1."""

    choice: Choice
    chances: tuple[float, ...]


class Expected(msgspec.Struct, frozen=True):
    """A step of the line that is expected."""

    seat: int
    choice: Choice | None
    """None for what others do in secret."""
    guess: bool
    """Before it comes something that the seat cannot know: dice, hidden cards, secret choices."""


class Ground(msgspec.Struct, frozen=True):
    """A theme of the game, and how much of winning it brings to the seat, or takes away, 0 to 1."""

    theme: str
    worth: float


class Advice(msgspec.Struct, frozen=True):
    best: Candidate
    line: tuple[Expected, ...]
    """What is expected to follow the best move."""
    alternatives: tuple[Candidate, ...]
    reasons: tuple[Ground, ...]
    """What speaks for the best move, the most first; then what speaks against it."""


def adviser(
    game: AnyGame, clock: Callable[[], float], budget: Budget = BUDGETS[LEVEL], seconds: float = PATIENCE
) -> SearchBot:
    """Who can be asked. A clock may note how far the thinking is: it is looked at again and again."""
    return SearchBot(game.judge, budget.within(seconds), clock)


def advise(game: AnyGame, glimpse: State, seat: int, bot: SearchBot) -> Advice:
    """What the bot would play for a pending seat, and why. It changes nothing of the glimpse but its generator."""
    action = int(bot.choose(glimpse, seat))
    legal = set(glimpse.legal(seat))
    weighed = {int(each.action): tuple(each.chances) for each in bot.weighed if each.action in legal}
    steps = _line(bot.line, seat, action)
    turns = [_Turn(game, guess, seat, steps) for guess in _guesses(glimpse, seat)]
    others = [other for other in weighed if other != action]
    return Advice(
        best=Candidate(Choice.of(game.moves[action]), weighed.get(action) or _mean([turn.chances for turn in turns])),
        line=tuple(_expected(game, steps, turns)),
        alternatives=tuple(Candidate(Choice.of(game.moves[other]), weighed[other]) for other in others[:ALTERNATIVES]),
        reasons=_telling(_mean_worths([turn.worths for turn in turns])),
    )


def thoughts(game: AnyGame, glimpse: State, seat: int) -> tuple[str, ...]:
    """The themes in which the legal moves differ most, the most first: what is worth a thought before one chooses."""
    legal = glimpse.legal(seat)
    compared = legal[:: -(-len(legal) // MOST_COMPARED)]
    guesses = list(_guesses(glimpse, seat))[:4]
    spread: dict[str, list[float]] = {}
    for action in compared:
        turns = [_Turn(game, guess.clone(), seat, [Step(seat, action, 1)]) for guess in guesses]
        for theme, worth in _mean_worths([turn.worths for turn in turns]).items():
            spread.setdefault(theme, []).append(worth)
    apart = {theme: max(0.0, *worths) - min(0.0, *worths) for theme, worths in spread.items() if len(compared) > 1}
    return tuple(sorted((theme for theme in apart if apart[theme] >= LEAST_WORTH), key=lambda theme: -apart[theme])[:2])


def _guesses(glimpse: State, seat: int) -> Iterator[State]:
    for number in range(GUESSES):
        guess = glimpse.clone()
        guess.resample(seat, chance.key("advice", number))
        yield guess


def _line(line: Sequence[Step], seat: int, action: int) -> list[Step]:
    """The move, and what is expected after it as far as it is worth believing."""
    first = Step(seat, action, 1)
    if not line or (line[0].seat, line[0].action) != (seat, action):
        return [first]
    least = max(2.0, BELIEVED * line[0].visits)
    steps = [first]
    for step in line[1 : LONGEST + 1]:
        if step.visits < least:
            break
        steps.append(step)
    return steps


class _Turn:
    """One guess, played through the line as far as it goes there."""

    def __init__(self, game: AnyGame, state: State, seat: int, steps: Sequence[Step]) -> None:
        judge = game.judge
        self.views: list[object] = []
        """What the seat sees after each step."""
        before = _Standing(game, judge, state)
        after: _Standing | None = None
        for number, step in enumerate(steps):
            if step.action not in state.legal(step.seat):
                break
            if number > 0 and step.seat != seat and after is None:
                after = _Standing(game, judge, state)  # the turn is over: others have their say
            state.apply(step.seat, step.action)
            self.views.append(game.view(state, seat))
            if number == 0:
                self.chances = _chances(judge, state)
        after = after or _Standing(game, judge, state)
        self.worths = before.worths(after, seat)


class _Standing:
    """The themes of a table, for each side: what its features weigh together."""

    def __init__(self, game: AnyGame, judge: Learned, state: State) -> None:
        self.chances = _chances(judge, state)
        self.over = state.pending() == 0
        self.sides = [int(state.side(seat)) for seat in range(state.seats)]
        self.themes = game.themes
        size = len(judge.features)
        self.features = list(judge.features)
        room = _room(int(state.seats) * size)
        self.progress = float(judge.measure(state, room))
        self.rows = [[float(room[seat * size + n]) for n in range(size)] for seat in range(state.seats)]
        first = int(state.seats) * 2 * size
        early = [float(judge.weights[first + n]) for n in range(size)]
        late = [float(judge.weights[first + size + n]) for n in range(size)]
        self.weights = [a + self.progress * (b - a) for a, b in zip(early, late, strict=True)]

    def worths(self, after: "_Standing", seat: int) -> dict[str, float]:
        """What each theme brings a seat from here to there, in chances to win; by the weights that hold here.

        A side's chance is a softmax over standings: it rises with its own, and falls with those of others by the
        share that they have of what it lacks.
        """
        chance_now = self.chances[seat]
        if after.over:
            return {VICTORY: after.chances[seat] - chance_now}
        lacking = max(1e-9, 1.0 - chance_now)
        mine = self.sides[seat]
        factors = [1.0 if side == mine else -self.chances[by] / lacking for by, side in enumerate(self.sides)]
        slope = chance_now * (1.0 - chance_now)
        changes = {
            feature: slope
            * weight
            * sum(factors[by] * (after.rows[by][n] - self.rows[by][n]) for by in range(len(self.sides)))
            for n, (feature, weight) in enumerate(zip(self.features, self.weights, strict=True))
        }
        return {
            theme: sum(changes[feature] for feature in features)
            for theme, features in self.themes.items()
            if theme != TEMPO
        }


@cache
def _room(numbers: int) -> vec[float]:
    """For so many numbers, the same every time: what compiled code is given from here is never freed."""
    return vec[float]([0.0] * numbers)


def _chances(judge: Learned, state: State) -> tuple[float, ...]:
    out = _room(int(state.seats))
    judge.values(state, out)
    return tuple(float(chance) for chance in out)


def _mean(rows: Sequence[tuple[float, ...]]) -> tuple[float, ...]:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))


def _mean_worths(rows: Sequence[dict[str, float]]) -> dict[str, float]:
    themes = dict.fromkeys(theme for row in rows for theme in row)
    return {theme: sum(row.get(theme, 0.0) for row in rows) / len(rows) for theme in themes}


def _telling(worths: dict[str, float]) -> tuple[Ground, ...]:
    """The themes that change most in favour of the seat, and the one that changes most against it."""
    ordered = sorted(worths.items(), key=lambda item: -item[1])
    good = [Ground(theme, worth) for theme, worth in ordered if worth >= LEAST_WORTH]
    bad = [Ground(theme, worth) for theme, worth in ordered if worth <= -LEAST_WORTH]
    return (*good[:MOST_REASONS], *bad[-1:])


def _expected(game: AnyGame, steps: Sequence[Step], turns: Sequence[_Turn]) -> Iterator[Expected]:
    guess = False
    for number, step in enumerate(steps):
        if number > 0:
            choice = Choice.of(game.moves[step.action]) if step.action >= 0 else None
            yield Expected(int(step.seat), choice, guess)
        seen = [turn.views[number] if number < len(turn.views) else None for turn in turns]
        guess = guess or seen[0] is None or any(view != seen[0] for view in seen)
