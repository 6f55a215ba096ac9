"""An analysis in words: the same sentences and tables for the terminal and for a page of HTML."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from regalia.analysis import KINDS, Analysis, Decision, Turning
from regalia.cli import hint
from regalia.cli.reading import Vocabulary
from regalia.engine.game import Choice
from regalia.match import Match, coloured


class Sheet(NamedTuple):
    """A table of texts."""

    columns: list[str]
    rows: list[list[str]]


class Told(NamedTuple):
    """A decision that cost something: what was played, and what there is to say of it."""

    heading: str
    lines: list[str]


class Sentences:
    """What there is to say of an analysis of a game, in one language."""

    def __init__(self, analysis: Analysis, match: Match, language: str, title: str) -> None:
        self.analysis = analysis
        self.match = match
        self.says = coloured(match, language)
        self.names = self.says.seat_names(match.seats)
        self.title = title
        self.level = self.says(f"level-{analysis.level}")
        self.vocabulary = Vocabulary(match.game, self.says)

    def heading(self) -> str:
        return self.says("analysis-heading", title=self.title)

    def summary(self) -> list[str]:
        """By whom it was judged, what is special about the game, and how it went."""
        says = self.says
        told = [says("analysis-asked", level=self.level)]
        told += [says(f"analysis-remark-{remark}", level=self.level) for remark in self.analysis.remarks]
        turned, winners = self.analysis.turned, self.match.winners
        name = ", ".join(self.names[seat] for seat in winners)
        if turned is not None:
            told.append(says("analysis-turned", round=turned.round, move=turned.number, name=name))
        elif len({self.match.game.sides(self.match.seats)[seat] for seat in winners}) == 1:
            told.append(says("analysis-led", name=name))
        return told

    def players(self) -> Sheet:
        says = self.says
        parts = ("begun", "own", "others", "luck", "rest", "result")
        columns = [says(f"analysis-{name}") for name in ("player", "accuracy", "errors", *parts)]
        rows = []
        for seat, name in enumerate(self.names):
            accuracy, balance = self.analysis.accuracy[seat], self.analysis.balances[seat]
            kinds = [each.kind for each in self.analysis.decisions if each.seat == seat and not each.bot]
            errors = ", ".join(str(kinds.count(kind)) for kind in reversed(KINDS))
            moved = (balance.decisions, balance.others, balance.luck, balance.rest)
            rows.append(
                [
                    name,
                    "–" if accuracy is None else str(round(accuracy)),
                    errors,
                    hint.percent(balance.begun),
                    *map(signed, moved),
                    hint.percent(balance.result),
                ]
            )
        return Sheet(columns, rows)

    def players_note(self) -> str:
        return self.says("analysis-players-note", level=self.level)

    def curve(self) -> Sheet:
        """Every point of it."""
        columns = [self.says("analysis-move"), self.says("analysis-round"), *self.names]
        rows = [
            [str(point.number), str(point.round), *map(hint.percent, point.chances)] for point in self.analysis.curve
        ]
        rows[-1][0] = self.says("analysis-result")
        return Sheet(columns, rows)

    def turnings(self) -> list[str]:
        return [self._turning(each) for each in self.analysis.turnings]

    def decisions(self) -> list[Told]:
        """Those that cost something, in the order of the game."""
        return [
            Told(
                self.says(
                    "analysis-played",
                    move=each.number,
                    round=each.round,
                    name=self.names[each.seat],
                    played=self._spelled(each.move),
                ),
                list(self._told(each)),
            )
            for each in self.analysis.decisions
            if each.kind
        ]

    def none(self) -> str:
        return self.says("analysis-none", level=self.level)

    def _told(self, decision: Decision) -> Iterator[str]:
        says, seat = self.says, decision.seat
        yield says("analysis-cost", kind=decision.kind, percent=hint.percent(decision.loss))
        yield says(
            "analysis-better",
            best=self._spelled(decision.best),
            **{"with": hint.percent(decision.chances[seat]), "without": hint.percent(decision.after[seat])},
        )
        yield from hint.grounds(decision.reasons, says)
        yield from hint.expected(decision.line, self._choice, says, self.names)
        if decision.bot:
            yield says("analysis-bot")

    def _turning(self, turning: Turning) -> str:
        return self.says(
            "analysis-turning",
            round=turning.round,
            move=turning.number,
            name=", ".join(self.names[seat] for seat in self.match.winners[:1]),
            by="up" if turning.after > turning.before else "down",
            before=hint.percent(turning.before),
            after=hint.percent(turning.after),
            cause=turning.cause,
            who=self.names[turning.seat],
        )

    def _choice(self, choice: Choice) -> str:
        return self._spelled(choice.move)

    def _spelled(self, move: str) -> str:
        return self.vocabulary.spell(self.match.game.parse(move))


def signed(share: float) -> str:
    """In hundredths, with its sign."""
    points = round(100 * share)
    sign = "+" if points > 0 else "\N{MINUS SIGN}" if points < 0 else ""
    return f"{sign}{hint.percent(abs(points) / 100)}"


def sparks(chances: Sequence[float], width: int) -> str:
    """A curve in one line of letters, as many as there is room for."""
    bars = "▁▂▃▄▅▆▇█"
    letters = min(width, len(chances))
    places = [n * (len(chances) - 1) // max(1, letters - 1) for n in range(letters)]
    return "".join(bars[min(len(bars) - 1, int(chances[place] * len(bars)))] for place in places)
