"""What a strong bot would play for a seat, what it expects of it, and why: for hints.

It is asked with a glimpse, so it knows what the seat knows and fair guesses at the rest. Its reasons are those of the
game's judge: features are put together to themes, which have words. It knows no words, no screen and no clock but the
one that it is given.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from math import exp, sqrt
from typing import Final

import msgspec
from librt.vecs import vec

from regalia.bots.levels import budget
from regalia.bots.search import Budget, SearchBot, Step
from regalia.calibration import calibration
from regalia.engine import chance
from regalia.engine.features import TEMPO
from regalia.engine.game import Choice
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
LATER: Final = "later"
"""The theme of all that the search found and the table does not show yet."""
DOUBT: Final = 1.0
"""Standard errors by which a move is ahead of the next one, or there is little between them."""
PARTS: Final = 32
"""Of the way from one table to another, along which chances are followed."""
MOST_FINISHED: Final = 12
"""Steps that are added to a line to come to the end of the turn."""
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
    """A theme of the game, and by how much of winning it makes the best move better than the next one, or worse."""

    theme: str
    worth: float


class Advice(msgspec.Struct, frozen=True):
    best: Candidate
    line: tuple[Expected, ...]
    """What is expected to follow the best move."""
    alternatives: tuple[Candidate, ...]
    reasons: tuple[Ground, ...]
    """What speaks for the best move and not for the first alternative, the most first; then what speaks against it.
    They add up to the difference of the two in chances."""
    close: bool = False
    """There is little between the best move and the first alternative: less than the search can tell."""


def adviser(
    game: AnyGame, clock: Callable[[], float], thought: Budget | None = None, seconds: float = PATIENCE
) -> SearchBot:
    """Who can be asked. A clock may note how far the thinking is: it is looked at again and again."""
    return SearchBot(game.judge, (thought or budget(LEVEL, game.name)).within(seconds), clock)


def advise(game: AnyGame, glimpse: State, seat: int, bot: SearchBot) -> Advice:
    """What the bot would play for a pending seat, and why. It changes nothing of the glimpse but its generator."""
    action = int(bot.choose(glimpse, seat))
    sides = [int(glimpse.side(each)) for each in range(int(glimpse.seats))]
    known = calibration(game.name, len(sides))

    def shown(chances: Sequence[float]) -> tuple[float, ...]:
        return known.shown(chances, sides, seat)

    legal = set(glimpse.legal(seat))
    weighed = {int(each.action): each for each in bot.weighed if each.action in legal}
    guesses = list(_guesses(glimpse, seat))
    steps = _line(bot.line, seat, action)
    turns = [_Turn(game, guess.clone(), seat, steps) for guess in guesses]
    apart = [action]
    for other in weighed:
        if len(apart) > ALTERNATIVES:
            break
        if other != action and not any(_alike(game, guesses, seat, other, each) for each in apart):
            apart.append(other)
    others = apart[1:]
    close, reasons = False, tuple[Ground, ...]()
    if not weighed and len(legal) > 1:  # all others are left out before anything is searched: the judge says why
        second_best = next(other for other in sorted(legal) if other != action)
        ends = [_Turn(game, guess.clone(), seat, [Step(seat, second_best, 1)]).end for guess in guesses]
        better = [turn.end.chances[seat] - end.chances[seat] for turn, end in zip(turns, ends, strict=True)]
        worths = [end.worths(turn.end, seat) for turn, end in zip(turns, ends, strict=True)]
        if sum(better) > 0:
            reasons = _telling(_mean_worths(worths), sum(better) / len(better))
    if others and action in weighed:
        best, second = weighed[action], weighed[others[0]]
        found = best.chances[seat] - second.chances[seat]
        ahead = shown(best.chances)[seat] - shown(second.chances)[seat]
        close = ahead < LEAST_WORTH or found < DOUBT * bot.apart[seat] * sqrt(1 / best.visits + 1 / second.visits)
        if not close:
            line = next((line for line in bot.lines if line and line[0].action == others[0]), [])
            reasons = _reasons(game, guesses, turns, seat, _line(line, seat, others[0]), ahead, found)
    chances = shown(weighed[action].chances if action in weighed else _mean([turn.chances for turn in turns]))
    return Advice(
        best=Candidate(Choice.of(game.moves[action]), chances),
        line=_without_ends(_expected(game, steps, turns)),
        alternatives=tuple(Candidate(Choice.of(game.moves[other]), shown(weighed[other].chances)) for other in others),
        reasons=reasons,
        close=close,
    )


def better(
    game: AnyGame, glimpse: State, seat: int, bot: SearchBot, action: int, other: int, ahead: float, found: float
) -> tuple[tuple[Expected, ...], tuple[Ground, ...]]:
    """What is expected after an action that the bot considered, and why it is better than another one of those: by
    how much, as it is shown, and as the search found it."""
    guesses = list(_guesses(glimpse, seat))
    steps = _line(bot.foresee_after(seat, action), seat, action)
    turns = [_Turn(game, guess.clone(), seat, steps) for guess in guesses]
    instead = _line(bot.foresee_after(seat, other), seat, other)
    reasons = _reasons(game, guesses, turns, seat, instead, ahead, found)
    return _without_ends(_expected(game, steps, turns)), reasons


def thoughts(game: AnyGame, glimpse: State, seat: int) -> tuple[str, ...]:
    """The themes in which the legal moves differ most, the most first: what is worth a thought before one chooses."""
    legal = glimpse.legal(seat)
    compared = legal[:: -(-len(legal) // MOST_COMPARED)]
    guesses = list(_guesses(glimpse, seat))[:4]
    spread: dict[str, list[float]] = {}
    first: list[_Standing] = []
    for action in compared:
        ends = [_after(game, guess, seat, action) for guess in guesses]
        first = first or ends
        for theme, worth in _mean_worths([a.worths(b, seat) for a, b in zip(first, ends, strict=True)]).items():
            spread.setdefault(theme, []).append(worth)
    apart = {theme: max(0.0, *worths) - min(0.0, *worths) for theme, worths in spread.items() if len(compared) > 1}
    return tuple(sorted((theme for theme in apart if apart[theme] >= LEAST_WORTH), key=lambda theme: -apart[theme])[:2])


def _after(game: AnyGame, guess: State, seat: int, action: int) -> "_Standing":
    state = guess.clone()
    state.apply(seat, action)
    return _Standing(game, game.judge, state)


def _alike(game: AnyGame, guesses: Sequence[State], seat: int, one: int, other: int) -> bool:
    """The moves differ in numbers alone, such as those of cards that are the same, and lead to the same choices."""
    first, second = game.moves[one], game.moves[other]
    if first.verb != second.verb or len(first.targets) != len(second.targets):
        return False
    for target, instead in zip(first.targets, second.targets, strict=True):
        if target != instead and not (target.isdigit() and instead.isdigit()):
            return False
    for guess in guesses[:4]:
        states = [guess.clone(), guess.clone()]
        states[0].apply(seat, one)
        states[1].apply(seat, other)
        legal = states[0].legal(seat)
        if not legal or legal != states[1].legal(seat):
            return False
        standings = [_Standing(game, game.judge, state) for state in states]
        if standings[0].rows != standings[1].rows:
            return False
    return True


def _guesses(glimpse: State, seat: int) -> Iterator[State]:
    for number in range(GUESSES):
        guess = glimpse.clone()
        guess.resample(seat, chance.key("advice", number))
        yield guess


def _reasons(
    game: AnyGame,
    guesses: Sequence[State],
    turns: "Sequence[_Turn]",
    seat: int,
    instead: Sequence[Step],
    ahead: float,
    found: float,
) -> tuple[Ground, ...]:
    """What makes these turns better than those by another line."""
    worths = [
        _Turn(game, guess.clone(), seat, instead, looked_at=False).end.worths(turn.end, seat)
        for guess, turn in zip(guesses, turns, strict=True)
    ]
    told = {theme: worth * ahead / found for theme, worth in _mean_worths(worths).items()}
    return _telling(told, ahead)


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
    """One guess, played through the line as far as it goes there, and on to the end of the seat's turn."""

    def __init__(
        self, game: AnyGame, state: State, seat: int, steps: Sequence[Step], *, looked_at: bool = True
    ) -> None:
        judge = game.judge
        self.views: list[object] = []
        """What the seat sees after each step, if that is asked."""
        after: _Standing | None = None
        for number, step in enumerate(steps):
            if step.action not in state.legal(step.seat):
                break
            if number > 0 and step.seat != seat and after is None:
                after = _Standing(game, judge, state)  # the turn is over: others have their say
            state.apply(step.seat, step.action)
            if looked_at:
                self.views.append(game.view(state, seat))
            if number == 0:
                self.chances = _chances(judge, state)
            if after is None and not state.pending() >> step.seat & 1:
                after = _Standing(game, judge, state)
        if after is None:
            _finish(judge, state, seat)
            after = _Standing(game, judge, state)
        self.end = after
        """Where all turns can be compared: those of others have not begun."""


def _finish(judge: Learned, state: State, seat: int) -> None:
    """The rest of the turn, each step as the judge likes it best."""
    for _ in range(MOST_FINISHED):
        if not state.pending() >> seat & 1:
            return
        best, most = state, -1.0
        for action in state.legal(seat):
            tried = state.clone()
            tried.apply(seat, action)
            value = float(judge.ahead(tried, seat))
            if value > most:
                best, most = tried, value
        state.restore(best.snapshot())
        state.random = best.random


class _Standing:
    """The themes of a table, for each side: what its features weigh together."""

    def __init__(self, game: AnyGame, judge: Learned, state: State) -> None:
        self.chances = _chances(judge, state)
        self.over = state.pending() == 0
        seats = int(state.seats)
        sides = [int(state.side(seat)) for seat in range(seats)]
        self.sides = sorted(set(sides))
        self.side_of = sides
        size = len(judge.features)
        room = _room(seats * size)
        progress = float(judge.measure(state, room))
        self.rows = [[float(room[seat * size + n]) for n in range(size)] for seat in range(seats)]
        first = seats * 2 * size
        place = {feature: n for n, feature in enumerate(judge.features)}
        weights = []
        for n in range(size):
            early, late = float(judge.weights[first + n]), float(judge.weights[first + size + n])
            weights.append(early + progress * (late - early))
        self.themes = {
            theme: [
                sum(
                    weights[place[feature]] * self.rows[seat][place[feature]]
                    for seat in range(seats)
                    if sides[seat] == side
                    for feature in features
                )
                for side in self.sides
            ]
            for theme, features in game.themes.items()
        }

    def worths(self, other: "_Standing", seat: int) -> dict[str, float]:
        """What each theme makes the other table better for a seat than this one, in chances to win; by their weights.

        A side's chance is a softmax over standings. It is followed from here to there along a straight line, so what
        the themes are worth adds up to the whole difference.
        """
        mine = self.sides.index(self.side_of[seat])
        if self.over or other.over:
            return {VICTORY: other.chances[seat] - self.chances[seat]}
        moved = {
            theme: [b - a for a, b in zip(standings, other.themes[theme], strict=True)]
            for theme, standings in self.themes.items()
        }
        begun = [sum(column) for column in zip(*self.themes.values(), strict=True)]
        change = [sum(column) for column in zip(*moved.values(), strict=True)]
        worth = dict.fromkeys(self.themes, 0.0)
        for part in range(PARTS):
            at = [a + (part + 0.5) / PARTS * b for a, b in zip(begun, change, strict=True)]
            highest = max(at)
            raised = [exp(standing - highest) for standing in at]
            shares = [one / sum(raised) for one in raised]
            for theme, by in moved.items():
                mean = sum(share * step for share, step in zip(shares, by, strict=True))
                worth[theme] += shares[mine] * (by[mine] - mean) / PARTS
        return {theme: each for theme, each in worth.items() if theme != TEMPO}


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


def _telling(worths: dict[str, float], ahead: float) -> tuple[Ground, ...]:
    """The themes that speak most for the move, and the one that speaks most against it; all that is left is what is
    yet to come, so that the reasons add up to what the move is ahead."""
    ordered = sorted(worths.items(), key=lambda item: -item[1])
    good = [Ground(theme, worth) for theme, worth in ordered if worth >= LEAST_WORTH][:MOST_REASONS]
    bad = [Ground(theme, worth) for theme, worth in ordered if worth <= -LEAST_WORTH][-1:]
    rest = ahead - sum(ground.worth for ground in (*good, *bad))
    later = [Ground(LATER, rest)] if abs(rest) >= LEAST_WORTH else []
    told = (*good, *later, *bad)
    return tuple(sorted(told, key=lambda ground: ground.worth <= 0))


def _without_ends(line: Iterator[Expected]) -> tuple[Expected, ...]:
    """That a turn ends is no news: a move without targets is told only where its seat goes on."""
    told: list[Expected] = []
    for step in reversed([*line]):
        bare = step.choice is not None and not step.choice.targets
        if not bare or (told and told[-1].seat == step.seat):
            told.append(step)
    return tuple(reversed(told))


def _expected(game: AnyGame, steps: Sequence[Step], turns: Sequence[_Turn]) -> Iterator[Expected]:
    guess = False
    for number, step in enumerate(steps):
        if number > 0:
            choice = Choice.of(game.moves[step.action]) if step.action >= 0 else None
            yield Expected(int(step.seat), choice, guess)
        seen = [turn.views[number] if number < len(turn.views) else None for turn in turns]
        guess = guess or seen[0] is None or any(view != seen[0] for view in seen)
