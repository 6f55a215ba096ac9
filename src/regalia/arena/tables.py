"""A tournament in tables, in the reader's language: the same on the terminal and in the report.

It knows what stands in them, not how they are drawn.
"""

from typing import NamedTuple

from regalia.arena.summary import Meeting, Report, Share
from regalia.arena.tournament import Seating
from regalia.words import Words

DASH = "\N{EN DASH}"
SPACE = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"


class Sheet(NamedTuple):
    """A table: its title, what is to be said of it, its columns and rows. A cell may have several lines."""

    title: str
    note: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Speller:
    """Numbers as the language writes them."""

    def __init__(self, says: Words) -> None:
        self.says = says

    def number(self, value: float, digits: int = 0) -> str:
        text = f"{value:.{digits}f}"
        if not float(text):
            text = text.removeprefix("-")
        return text.replace("-", MINUS).replace(".", "." if self.says.language == "en" else ",")

    def whole(self, value: float) -> str:
        """With a digit after the point only where there is something to say."""
        return self.number(value, 0 if value == int(value) else 1)

    def percent(self, rate: float) -> str:
        return f"{self.number(rate * 100, 1)}{SPACE}%"

    def interval(self, share: Share) -> str:
        return f"{self.number(share.low * 100, 1)}{DASH}{self.number(share.high * 100, 1)}"

    def time(self, seconds: float) -> str:
        for key, unit in (("arena-seconds", 1.0), ("arena-milliseconds", 1e-3), ("arena-microseconds", 1e-6)):
            if seconds >= unit or unit == 1e-6:
                value = seconds / unit
                return self.says(key, value=self.number(value, 2 if value < 10 else 1 if value < 100 else 0))
        raise ValueError(seconds)


def sheets(report: Report, says: Words) -> list[Sheet]:
    """All of them, in the order of their weight."""
    spell = Speller(says)
    return [
        _standings(report, spell),
        *([_meetings(report, spell)] if report.meetings else []),
        _lengths(report, spell, "rounds"),
        _lengths(report, spell, "actions"),
        _seats(report, spell),
        _times(report, spell),
    ]


def faults(report: Report, says: Words) -> list[str]:
    """What went wrong with bots of one's own, a sentence for each."""
    sentences = []
    for standing in report.standings:
        if standing.fault is not None:
            kind, _, detail = standing.fault.partition(" ")
            sentences.append(says("arena-fault", player=standing.name, count=standing.faults, kind=kind, detail=detail))
    return sentences


def table_name(line_up: Seating) -> str:
    """`king, squire ×3`."""
    counts = {name: line_up.count(name) for name in line_up}
    return ", ".join(f"{name}{SPACE}×{count}" if count > 1 else name for name, count in counts.items())


def _standings(report: Report, spell: Speller) -> Sheet:
    says = spell.says
    rows = []
    for standing in report.standings:
        won, rating, points = standing.won, standing.rating, standing.points
        rows.append(
            (
                standing.name,
                str(won.games),
                spell.percent(won.rate),
                spell.interval(won),
                spell.number(rating.value, 1),
                f"±{spell.number(rating.high - rating.value, 1)}",
                spell.number(points.mean, 2),
                f"±{spell.number(points.sd, 2)}",
            )
        )
    return Sheet(
        says("arena-standings"),
        says("arena-standings-note", fair=spell.percent(report.fair)),
        _columns(says, "player", "games", "wins", "", "rating", "", "points", ""),
        tuple(rows),
    )


def _times(report: Report, spell: Speller) -> Sheet:
    rows = []
    for standing in report.standings:
        times = standing.times
        seconds = (spell.time(value) for value in (times.mean, times.p99, times.turn))
        rows.append((standing.name, str(times.decisions), *seconds, str(standing.faults)))
    says = spell.says
    columns = _columns(says, "player", "decisions", "mean-time", "late-time", "turn", "faults")
    return Sheet(says("arena-times"), "", columns, tuple(rows))


def _columns(says: Words, *names: str) -> tuple[str, ...]:
    return tuple(says(f"arena-{name}") if name else "" for name in names)


def _meetings(report: Report, spell: Speller) -> Sheet:
    names = [standing.name for standing in report.standings]
    met = {(meeting.name, meeting.other): meeting for meeting in report.meetings}
    met |= {(meeting.other, meeting.name): _turned(meeting) for meeting in report.meetings}
    rows = [(name, *(_cell(met.get((name, other)), spell) for other in names)) for name in names]
    says = spell.says
    return Sheet(says("arena-meetings"), says("arena-meetings-note"), ("", *names), tuple(rows))


def _turned(meeting: Meeting) -> Meeting:
    score = meeting.score
    return Meeting(
        name=meeting.other,
        other=meeting.name,
        score=Share(score.games, score.games - score.wins, 1 - score.rate, 1 - score.high, 1 - score.low),
        wins=meeting.losses,
        draws=meeting.draws,
        losses=meeting.wins,
    )


def _cell(meeting: Meeting | None, spell: Speller) -> str:
    if meeting is None:
        return ""
    counts = (spell.whole(count) for count in (meeting.wins, meeting.draws, meeting.losses))
    score = meeting.score
    return "\n".join((spell.percent(score.rate), spell.interval(score), f"+{{}} ={{}} {MINUS}{{}}".format(*counts)))


def _seats(report: Report, spell: Speller) -> Sheet:
    says = spell.says
    rows = [
        (name, spell.whole(share.wins), spell.percent(share.rate), spell.interval(share))
        for name, share in zip(says.seat_names(report.seats), report.by_seat, strict=True)
    ]
    return Sheet(
        says("arena-seats"),
        says("arena-seats-note", fair=spell.percent(report.fair)),
        _columns(says, "seat", "wins", "", ""),
        tuple(rows),
    )


def _lengths(report: Report, spell: Speller, what: str) -> Sheet:
    says = spell.says
    shares = tuple(f"{share}{SPACE}%" for share in (5, 95, 99))
    columns = (*_columns(says, "table", "games", "median"), *shares, *_columns(says, "longest", "unfinished"))
    rows = []
    for length in report.lengths:
        spread = length.rounds if what == "rounds" else length.actions
        numbers = (spread.q05, spread.q95, spread.q99, spread.max, length.unfinished)
        rows.append(
            (table_name(length.line_up), str(length.games), spell.whole(spread.median), *(str(n) for n in numbers))
        )
    title = f"{says('arena-lengths')}: {says(f'arena-{what}').lower()}"
    return Sheet(title, says("arena-lengths-note"), columns, tuple(rows))
