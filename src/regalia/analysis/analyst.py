"""One pass over a record: a search at each decision, as its seat would have thought, and the luck of each draw."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import sqrt

from msgspec.structs import replace

from regalia.advice import better
from regalia.analysis import accuracy
from regalia.analysis.found import Analysis, Balance, Cause, Decision, Draw, Point, Remark, Turning
from regalia.analysis.luck import Values, luck
from regalia.bots.levels import SEARCHING, budget
from regalia.bots.search import SearchBot
from regalia.calibration import calibration
from regalia.engine.errors import InvalidOption, InvalidRecord
from regalia.engine.game import listed
from regalia.engine.record import Record
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.match import Match, opening
from regalia.match import replay as replayed

LEVELS = SEARCHING
"""Who can be asked."""
PART = 8
"""A move that was played instead of the best one is tried at least in so many parts of a search."""
FEWEST = 32
"""Tries of either."""
DOUBT = 3.0
"""Standard errors by which a move is behind the best one, or it cost nothing."""
REDRAWN = 8
"""A move that draws something is carried out anew as often as a search has tries, in so many parts of it, and"""
LEAST_REDRAWN, MOST_REDRAWN = 32, 256
"""at least and at most so often."""
SWING = 0.1
"""Of winning, that chances move by at a turning point."""
MOST_TURNINGS = 3

Progress = Callable[[int, int], None]
"""Told how many moves of how many are done."""


def analyse(
    record: Record,
    level: str = "king",
    source: str = "the record",
    progress: Progress = lambda done, total: None,
) -> Analysis:
    """What a finished game can teach, as this level sees it. InvalidRecord says why it cannot be analysed."""
    if level not in LEVELS:
        raise InvalidOption(f"an analysis asks a {listed(LEVELS)}, not {level!r}")
    whole = replayed(record, source)
    if not whole.over:
        raise InvalidRecord(f"{source} cannot be analysed: its game did not come to an end")
    searching = _Analyst(whole.game, level, opening(record))
    replaced = _replaced(record)
    total = len(whole.played)
    progress(0, total)
    for number, (seat, move) in enumerate(whole.played, 1):
        searching.see(number, seat, move.action, seat in replaced(number))
        progress(number, total)
    return searching.analysis(whole, _remarks(record, whole))


class _Analyst:
    """Goes along with a game."""

    def __init__(self, game: AnyGame, level: str, match: Match) -> None:
        self.game = game
        self.level = level
        self.match = match
        self.budget = budget(level, game.name)
        self.bots = [SearchBot(game.judge, self.budget, lambda: 0.0) for _ in range(match.seats)]
        self.sides = [int(match._state.side(seat)) for seat in range(match.seats)]
        self.calibration = calibration(game.name, match.seats)
        self.tries = min(MOST_REDRAWN, max(LEAST_REDRAWN, int(self.budget.iterations) // REDRAWN))
        self.decisions: list[Decision] = []
        self.draws: list[Draw] = []
        self.curve: list[Point] = []

    def see(self, number: int, seat: int, action: int, bot: bool) -> None:
        """A move of the game, the next one."""
        before = self.match._state
        glimpse = self.match.glimpse(seat)
        decision = self.judged(glimpse, number, seat, action, bot)
        if decision is not None:
            self.decisions.append(decision)
            self.curve.append(Point(number, decision.round, decision.chances))
        self.bots[seat].played(glimpse, seat, action)
        self.match.play(seat, self.game.moves[action])

        def shown(chances: Sequence[float]) -> Values:
            return self.calibration.shown(chances, self.sides, seat)

        worth = luck(self.game.judge, shown, before, seat, action, self.match._state, self.tries)
        if worth is not None:
            self.draws.append(Draw(number, int(before.round), seat, worth))

    def judged(self, glimpse: State, number: int, seat: int, action: int, bot: bool) -> Decision | None:
        """What the seat could have known of its choice; None if it had none."""
        search = self.bots[seat]
        best = int(search.consider(glimpse, seat))
        if len(glimpse.legal(seat)) < 2:
            return None
        found = {int(each.action): each for each in search.weighed}
        enough = max(FEWEST, int(self.budget.iterations) // PART)
        if best != action or best not in found:
            for each in (best, action):
                if each not in found or found[each].visits < enough:
                    found[each] = search.insist(glimpse, seat, each, enough)
        first, second = found[best], found[action]
        chances = self.calibration.shown(first.chances, self.sides, seat)
        after = self.calibration.shown(second.chances, self.sides, seat)
        doubt = search.apart[seat] * sqrt(1 / first.visits + 1 / second.visits)
        behind = first.chances[seat] - second.chances[seat]
        sure = best != action and behind > DOUBT * doubt
        moves = self.game.moves
        decision = Decision(
            number=number,
            round=int(glimpse.round),
            seat=seat,
            move=str(moves[action]),
            best=str(moves[best if sure else action]),
            chances=chances,
            after=after if sure else chances,
            loss=max(0.0, chances[seat] - after[seat]) if sure else 0.0,
            bot=bot,
        )
        if not decision.kind:
            return decision
        line, reasons = better(self.game, glimpse, seat, search, best, action, decision.loss, behind)
        return replace(decision, line=line, reasons=reasons)

    def analysis(self, whole: Match, remarks: tuple[Remark, ...]) -> Analysis:
        result = Point(len(whole.played) + 1, int(whole._state.round), whole.rewards)
        curve = (*self.curve, result)
        return Analysis(
            game=self.game.name,
            seats=whole.seats,
            level=self.level,
            decisions=tuple(self.decisions),
            draws=tuple(self.draws),
            curve=curve,
            accuracy=tuple(self.accuracy(seat, curve) for seat in range(whole.seats)),
            balances=tuple(self.balance(seat, curve) for seat in range(whole.seats)),
            turned=_turned(curve, self.sides, whole.winners),
            turnings=self.turnings(curve, whole.winners),
            remarks=remarks,
        )

    def accuracy(self, seat: int, curve: Sequence[Point]) -> float | None:
        """Of the seat's own decisions, without those of a bot in its place."""
        before = accuracy.stretch(len(curve))
        own = [(place, each) for place, each in enumerate(self.decisions) if each.seat == seat and not each.bot]
        around = [[point.chances[seat] for point in curve[max(0, place - before + 2) : place + 2]] for place, _ in own]
        return accuracy.of_game([each.loss for _, each in own], around)

    def balance(self, seat: int, curve: Sequence[Point]) -> Balance:
        begun, result = curve[0].chances[seat], curve[-1].chances[seat]
        own = sum(each.after[seat] - each.chances[seat] for each in self.decisions if each.seat == seat)
        others = sum(each.after[seat] - each.chances[seat] for each in self.decisions if each.seat != seat)
        brought = sum(each.worth[seat] for each in self.draws)
        return Balance(begun, own, others, brought, result - begun - own - others - brought, result)

    def turnings(self, curve: Sequence[Point], winners: Sequence[int]) -> tuple[Turning, ...]:
        seat = winners[0]
        found: list[Turning] = []
        for decision, (before, after) in zip(self.decisions, pairwise(curve), strict=True):
            by = after.chances[seat] - before.chances[seat]
            if abs(by) < SWING:
                continue
            drawn = [each for each in self.draws if before.number <= each.number < after.number]
            chosen = decision.after[seat] - decision.chances[seat]
            luck = sum(each.worth[seat] for each in drawn)
            parts: dict[Cause, float] = {"decision": chosen, "luck": luck, "other": by - chosen - luck}
            cause = max(parts, key=lambda part: parts[part] / by)
            found.append(
                Turning(
                    after.number - 1, decision.round, before.chances[seat], after.chances[seat], cause, decision.seat
                )
            )
        return tuple(sorted(found, key=lambda each: -abs(each.after - each.before))[:MOST_TURNINGS])


def _turned(curve: Sequence[Point], sides: Sequence[int], winners: Sequence[int]) -> Point | None:
    """The first point from which on the winners were ahead of all others."""
    if len({sides[seat] for seat in winners}) > 1:
        return None
    seat = winners[0]
    others = [other for other, side in enumerate(sides) if side != sides[seat]]
    behind = [
        place
        for place, point in enumerate(curve)
        if point.chances[seat] <= max(point.chances[other] for other in others)
    ]
    return curve[behind[-1] + 1] if behind else None


def _replaced(record: Record) -> Callable[[int], set[int]]:
    """Of each move: for whom a bot played by then."""

    def at(number: int) -> set[int]:
        gone: set[int] = set()
        for after, seat, kind, what in record.acts:
            if after < number and kind != "agree":
                (gone.add if what else gone.discard)(seat)
        return gone

    return at


def _remarks(record: Record, whole: Match) -> tuple[Remark, ...]:
    known: dict[Remark, bool] = {
        "practice": bool(record.redrawn),
        "box": bool(record.box),
        "position": record.start is not None,
        "bots": any(kind != "agree" and what for _, _, kind, what in record.acts),
        "rules": record.rules != whole.game.rules_version,
    }
    return tuple(remark for remark, holds in known.items() if holds)
