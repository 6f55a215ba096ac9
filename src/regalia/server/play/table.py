"""A table in memory: the match and who sits where, out of the rows that are stored.

There is a match once all sit and have added their nonces to the dice. A game of earlier rules whose moves
cannot be played again has none: it is lost but for its result and its list of moves.

No I/O and no clock: `moves` stores the rows, and `telling` and `audience` send what is told.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple

import msgspec

from regalia import games
from regalia.engine import chance
from regalia.engine.errors import InvalidRecord, OtherRules, RegaliaError
from regalia.engine.phrase import Reason
from regalia.games import AnyGame
from regalia.match import Match, Midway, Step
from regalia.match import begin as begin_match
from regalia.server.bots.process import Glimpse
from regalia.server.play.clocks import Clocks
from regalia.server.play.participation import Company
from regalia.server.play.staleness import REMEMBERED, Staleness
from regalia.server.play.views import RECENT, Views
from regalia.server.store.storage import OTHER_RULES, Outcome, Place, Result, Row, Sheet, Summary
from regalia.server.wire.protocol import (
    RefusalCode,
)

MOST_FRAMES = 100
"""In one answer."""
MOST_ROWS = 50_000
"""Of a table: five times the longest game that was ever seen."""
COACH = "coach"
"""Who says what is worth a thought: no bot, and quicker than all of them."""


class Present(NamedTuple):
    """Whether a guest has a table open, and since when."""

    presence: Literal["here", "away", "gone"]
    since: float | None


class Moment(NamedTuple):
    """What is not in the rows: what time it is, and who is here, by guest; all others are gone."""

    now: float = 0.0
    passed: float = 0.0
    """Seconds on the table's clock since the last row."""
    present: Mapping[int, Present] = {}
    patience: float | None = None
    """As `TableInfo.patience`."""
    watching: float = 0.0
    """As `TableInfo.watching`."""
    fills: float | None = None
    """As `TableInfo.fills`."""


UNWATCHED = Moment()


class Refusal(NamedTuple):
    """Why a message changes nothing, as `protocol.Refused` has it."""

    code: RefusalCode
    message: str
    reason: Reason | None = None


class Snapshot(msgspec.Struct, frozen=True, array_like=True):
    """A table after so many rows: what they would have to be played again for. What is hidden is in it."""

    version: int
    midway: Midway
    clocks: tuple[list[float], list[float]] | None
    """The reserve of each seat, and what it has spent on its decision."""


class Ahead(NamedTuple):
    """The table as it is, or as it will be once a row is stored: what lists show and the scheduler goes by."""

    version: int
    summary: Summary
    over: bool
    running: tuple[int, ...]
    """The seats of people who decide then."""
    bots: bool
    """A bot is to move."""
    left: float | None
    """In how many seconds somebody's time is up, counted from the last row; None where no clock runs."""
    step: Step | None = None
    """What comes of the move, if it is one."""


class Lost(NamedTuple):
    """A game of earlier rules that cannot be played again."""

    outcome: Outcome
    moves: list[tuple[int, str]]
    """Those that stood at the end."""


class Table:
    """The game of a sheet, played through its rows; from a snapshot on, if there is one that can be used."""

    def __init__(self, sheet: Sheet, rows: Iterable[Row] = (), snapshot: Snapshot | None = None) -> None:
        self.id = sheet.id
        self.sheet = sheet
        self.places = list(sheet.places)
        self.rematch = sheet.rematch
        self.game: AnyGame = games.find(sheet.game, usual=sheet.scenario is not None)
        self.commitment = chance.commitment(sheet.seed)
        self.teams = self.game.talking(len(sheet.places), sheet.options)
        self.lost: Lost | None = None
        self.company = Company(self.places, self.game.sides(len(self.places)), sheet.pace)
        self.clocks = None if sheet.pace is None else Clocks(sheet.pace, len(self.places))
        self.last = sheet.begun
        """When the last row was stored, or the game began; None where it is not known."""
        self.begun: Match | None = None
        self.kept: list[int] = []
        """Of each row: how many moves before it still stand after it."""
        self.staleness = Staleness()
        self.taken_back = 0
        """How often since the last barrier."""
        self.rewinds = 0
        """How often what cannot be taken back was, for practice."""
        self.hinted = 0
        """How many hints were given."""
        self.views = Views(all_open=self.game.all_open)
        self._seats: dict[int, tuple[int, ...]] = {}
        """By guest: the seats that they hold."""
        self.resumed = 0
        """How many rows were not played again, as a snapshot knew what came of them."""
        self._play_again(list(rows), snapshot)

    def _play_again(self, rows: list[Row], snapshot: Snapshot | None) -> None:
        try:
            if rows:
                self._begin()
            else:
                self._begin_if_ready()
            if snapshot is not None and snapshot.version <= len(rows):
                self._resume(rows[: snapshot.version], snapshot)
            recent = max(len(rows) - RECENT, self.resumed)
            for number in range(self.resumed, recent):
                self.carry_out(rows[number], noting=number >= len(rows) - REMEMBERED)
            self.views.earlier = self.begun and self.begun.copy()
            for row in rows[recent:]:
                self.carry_out(row)
            stored = self.sheet.outcome
            if stored is not None:
                again = self.outcome()
                if again is None or (again.ranks, again.points) != (stored.ranks, stored.points):
                    raise InvalidRecord("its moves lead to another result than they did")
        except ValueError as cause:  # every RegaliaError is one
            newer = isinstance(cause, OtherRules) and self.sheet.outcome is not None
            if self.sheet.rules >= self.game.rules_version and not newer:
                raise
            self.begun = None
            self.staleness.decisions.clear()
            self.views.earlier = None
            self.lost = _lost(self.sheet, rows)

    def still(self) -> "Still | None":
        """The table as it is, to be kept; None at moments that are not whole without what came before."""
        if self.begun is None or not self.begun.settled or not (self.over or len(self.staleness.decisions) == 1):
            return None
        clocks = None if self.clocks is None else (list(self.clocks.reserve), list(self.clocks.spent))
        return Still(self.version, self.begun.copy(), clocks)

    def _resume(self, rows: list[Row], snapshot: Snapshot) -> None:
        """Go on from a snapshot, unless it cannot be of these rows: then it is as if there were none."""
        standing: list[tuple[int, str]] = []
        try:
            kept = [_stand(standing, row) for row in rows]
            self.begun = self.match.resumed(snapshot.midway, standing)
        except RegaliaError:
            return
        self.kept = kept
        for row, before in zip(rows, kept, strict=True):
            self.company.carry_out(row, before)
            self.last = row.at or self.last
            self.rewinds += row.kind == "rewind"
            self.hinted += row.kind == "hint"
            self.staleness.note_row(row)
        if self.clocks is not None and snapshot.clocks is not None:
            self.clocks.reserve, self.clocks.spent = map(list, snapshot.clocks)
        self.resumed = len(rows)
        self.staleness.decisions.clear()
        self.staleness.note_decisions(self.match, self.version)

    @property
    def match(self) -> Match:
        """There is one once the game has begun, unless it is lost."""
        assert self.begun is not None
        return self.begun

    @property
    def version(self) -> int:
        """How many rows are stored."""
        return len(self.kept) if self.lost is None else self.lost.outcome.version

    @property
    def gathering(self) -> bool:
        """Somebody, or somebody's nonce, is missing."""
        return self.begun is None and self.lost is None

    @property
    def playing(self) -> bool:
        return self.begun is not None and not self.over

    @property
    def over(self) -> bool:
        if self.lost is not None or self.company.ended is not None:
            return True
        return self.begun is not None and self.begun.over

    # Who sits where

    @property
    def missing(self) -> tuple[int, ...]:
        """The seats of people whose nonce is not here yet; once the game has begun it waits for none."""
        return _lacking(self.places) if self.gathering else ()

    def give(self, seat: int, place: Place) -> None:
        """A seat, as it is stored now. With the last one that was missing, the game begins."""
        self.places[seat] = place
        self.company.changed()
        self._seats.clear()
        self._begin_if_ready()

    def _begin_if_ready(self) -> None:
        if self.gathering and not waits(self.sheet_now()):
            self._begin()

    def _begin(self) -> None:
        self.begun = begin(self.sheet_now())
        self.staleness.note_decisions(self.match, self.version)

    def sheet_now(self) -> Sheet:
        return self.sheet._replace(places=tuple(self.places))

    def seats_of(self, guest: int | None) -> tuple[int, ...]:
        if guest is None:
            return ()
        found = self._seats.get(guest)
        if found is None:
            found = seats_held(self.places, guest)
            if found:  # strangers are without number
                self._seats[guest] = found
        return found

    def bots_to_move(self) -> tuple[int, ...]:
        """The seats for which a bot decides now; none while bots play on for all people: they wait for these."""
        return _bots_among(self.match.actors, self.company, self.version) if self.playing else ()

    def running(self) -> tuple[int, ...]:
        """The seats of people who decide now: where there is a pace, their clocks run."""
        return _people_among(self.match.actors, self.company) if self.playing else ()

    def team_of(self, seat: int) -> tuple[int, ...] | None:
        """The seats with which this one may talk apart."""
        return next((team for team in self.teams if seat in team), None)

    @property
    def practice(self) -> bool:
        return self.rewinds > 0 or self.hinted > 0

    def rewound(self, seat: int) -> Match:
        """The game before the last move of a seat: it is played again from its beginning, which takes a while."""
        return self.match.rewound(_last_of(seat, self.match.played))

    def now(self) -> Ahead | None:
        """The table as it is; None before the game begins, and where it is lost."""
        if self.begun is None:
            return None
        match, rules = self.begun, self.game.rules_version
        moves, company = len(match.played), self.company
        return _ahead(rules, self.version, match.actors, match.points, moves, company, self.clocks, self.practice)

    def ahead(self, row: Row, rewound: Match | None = None) -> Ahead:
        """The table as it will be after a row of which it was just judged that it may be stored. Nothing changes."""
        match, step = self.match, None
        before, barrier = len(match.played), match.barrier
        if row.kind == "play":
            assert row.move is not None
            step = match.step(row.seat, row.move)
            actors, points, moves, passed = step.actors, step.points, before + 1, step.barrier != barrier
        else:
            if row.kind == "take-back":
                match = match.copy()
                match.undo(row.seat)
            elif row.kind == "rewind" and rewound is not None:
                match = rewound
            actors, points, moves = match.actors, match.points, len(match.played)
            passed = row.kind == "rewind"
        company, clocks = self.company, self.clocks
        if row.kind != "play" or row.seat in company.agreed:
            company = company.copy()
            company.carry_out(row, before)
        if clocks is not None:
            clocks = clocks.copy()
            _run(clocks, row, self.running(), passed=passed)
        practice = self.practice or row.kind in ("rewind", "hint")
        rules = self.game.rules_version
        return _ahead(rules, self.version + 1, actors, points, moves, company, clocks, practice, step)

    def carry_out(
        self, row: Row, *, ahead: Ahead | None = None, rewound: Match | None = None, noting: bool = True
    ) -> None:
        """A row that is stored. What was worked out before it was stored is not worked out again. Without `noting`
        nobody will ask what there was to decide after it."""
        before = len(self.match.played)
        barrier = self.match.barrier
        running = () if self.clocks is None else self.running()
        self.last = row.at or self.last
        self.company.carry_out(row, before)
        match row.kind:
            case "take-back":
                taken_back = _last_of(row.seat, self.match.played)
                self.match.undo(row.seat)
                self.kept.append(taken_back)
                self.taken_back += 1
                self.views.forget_after(taken_back)
            case "rewind":
                taken_back = _last_of(row.seat, self.match.played)
                self.begun = self.rewound(row.seat) if rewound is None else rewound
                self.kept.append(taken_back)
                self.rewinds += 1
                self.staleness.decisions.clear()
                self.views.forget_after(taken_back)
            case "play":
                assert row.move is not None
                if ahead is not None and ahead.step is not None:
                    self.match.take(ahead.step)
                else:
                    self.match.play(row.seat, row.move)
                self.kept.append(before)
            case "hint":
                self.kept.append(before)
                self.hinted += 1
            case _:
                self.kept.append(before)
        self.staleness.note_row(row)
        if self.clocks is not None:
            _run(self.clocks, row, running, passed=self.match.barrier != barrier or row.kind == "rewind")
        self.views.brought.clear()
        if self.match.barrier != barrier:
            self.staleness.decisions.clear()
            self.taken_back = 0
        if noting:
            self.staleness.note_decisions(self.match, self.version)
        else:
            self.staleness.decisions.clear()

    def still_decides(self, seat: int, version: int) -> bool:
        """The seat's decision is the same as at that version, whatever others have chosen since."""
        return self.staleness.still_decides(seat, version, self.version)

    def glimpse(self, seat: int, bot: str) -> Glimpse:
        """What a bot on this seat may know."""
        return glimpse_at(self.sheet, self.match, seat, bot, self.version)

    def glimpse_for_hint(self, seat: int, bot: str) -> Glimpse:
        """What the player of this seat may know, for a bot that shall say what it would do."""
        return self.glimpse(seat, bot)._replace(advise=True)

    def glimpse_to_ponder(self, seat: int) -> Glimpse:
        """What the player of this seat may know, to tell what is worth a thought."""
        return self.glimpse(seat, COACH)._replace(ponder=True)

    def any_move(self, seat: int) -> str:
        """A legal move by chance, where neither its bot nor another one has any to say."""
        legal = self.match.moves(seat)
        return str(legal[_bots_key(self.sheet, self.match, seat, self.version) % len(legal)])

    def outcome(self) -> Outcome | None:
        if self.lost is not None:
            return self.lost.outcome
        if not self.over:
            return None
        results = self.company.results(self.match.ranks, self.match.points, practice=self.practice)
        return Outcome(self.version, len(self.match.played), results)

    def since(self, seen: int) -> int:
        """The number of the first move that somebody who has seen the given version does not know."""
        if self.begun is None:
            return 1
        missed = self.kept[seen:] if seen <= self.version else [0]
        return 1 + min(missed, default=len(self.match.played))


def _ahead(
    rules: int,
    version: int,
    actors: tuple[int, ...],
    points: tuple[int, ...],
    moves: int,
    company: Company,
    clocks: Clocks | None,
    practice: bool,
    step: Step | None = None,
) -> Ahead:
    over = company.ended is not None or not actors
    summary = Summary(
        rules,
        moves,
        actors,
        points,
        tuple(sorted(company.agreed)) if company.agreed else (),
        practice,
        company.standing_in(),
        tuple(sorted(company.resigned)) if company.resigned else (),
    )
    running = () if over else _people_among(actors, company)
    due = None if clocks is None else clocks.due(running)
    bots = not over and bool(_bots_among(actors, company, version))
    return Ahead(version, summary, over, running, bots, None if due is None else due[0], step)


def _bots_among(actors: tuple[int, ...], company: Company, version: int) -> tuple[int, ...]:
    people = company.people
    if len(people) == company.seats or version >= MOST_ROWS or (company.stand_ins and not people):
        return ()
    return tuple(seat for seat in actors if company.bot_of(seat) is not None)


def _people_among(actors: tuple[int, ...], company: Company) -> tuple[int, ...]:
    people = company.people
    return actors if len(people) == company.seats else tuple(seat for seat in actors if seat in people)


def _run(clocks: Clocks, row: Row, running: tuple[int, ...], *, passed: bool) -> None:
    """What a row does to the clocks, of which these ran; whether a decision has passed that nobody takes back."""
    clocks.run(row.took or 0.0, running)
    if passed:
        clocks.decided(range(len(clocks.reserve)))
    elif row.kind in ("time-out", "replace"):
        clocks.decided((row.seat,))


def _lost(sheet: Sheet, rows: Sequence[Row]) -> Lost:
    standing: list[tuple[int, str]] = []
    for row in rows:
        _stand(standing, row)
    ended = (Result(None, None, OTHER_RULES),) * len(sheet.places)
    return Lost(sheet.outcome or Outcome(len(rows), len(standing), ended), standing)


def _stand(standing: list[tuple[int, str]], row: Row) -> int:
    """What a row does to the moves that stand; how many of those before it still stand after it."""
    before = len(standing)
    if row.kind == "play" and row.move is not None:
        standing.append((row.seat, row.move))
    if row.kind not in ("take-back", "rewind"):
        return before
    last = _last_of(row.seat, standing)
    del standing[last : before if row.kind == "rewind" else last + 1]
    return last


def _last_of(seat: int, standing: Sequence[tuple[int, object]]) -> int:
    """The place of a seat's last move among those that stand."""
    for number in reversed(range(len(standing))):
        if standing[number][0] == seat:
            return number
    raise InvalidRecord(f"seat {seat} takes back a move, and has none")


class Still(NamedTuple):
    """A table at one moment, to make a snapshot of: that takes long in a long game. It shares nothing that changes."""

    version: int
    match: Match
    clocks: tuple[list[float], list[float]] | None

    def snapshot(self) -> Snapshot:
        midway = self.match.midway()
        assert midway is not None
        return Snapshot(self.version, midway, self.clocks)


def glimpse_at(sheet: Sheet, match: Match, seat: int, bot: str, version: int) -> Glimpse:
    key = _bots_key(sheet, match, seat, version)
    numbers = match.glimpse(seat).snapshot()
    return Glimpse(sheet.id, match.game.name, match.game.rules_version, bot, seat, key, numbers)


def _bots_key(sheet: Sheet, match: Match, seat: int, version: int) -> int:
    return chance.key(f"bot {sheet.seed}", version * match.seats + seat)


def waits(sheet: Sheet) -> bool:
    """A seat is free, or the nonce of somebody is missing."""
    return any(place.free for place in sheet.places) or bool(_lacking(sheet.places))


def begin(sheet: Sheet, redrawn: Sequence[tuple[int, int]] = ()) -> Match:
    """The match of a sheet before its first move."""
    return begin_match(
        sheet.game,
        sheet.rules,
        seats=len(sheet.places),
        options=sheet.options,
        seed=sheet.seed,
        nonces=nonces_of(sheet.places),
        start=sheet.start,
        redrawn=redrawn,
        colours=sheet.colours,
        usual=sheet.scenario is not None,
    )


def nonces_of(places: Iterable[Place]) -> tuple[str, ...]:
    """What each seat adds to the dice, nothing for bots; none at all where nobody does."""
    nonces = tuple(place.nonce or "" for place in places)
    return nonces if any(nonces) else ()


def _lacking(places: Iterable[Place]) -> tuple[int, ...]:
    """The seats of people that have no nonce."""
    return tuple(seat for seat, place in enumerate(places) if place.guest is not None and place.nonce is None)


def seats_held(places: Iterable[Place], guest: int | None) -> tuple[int, ...]:
    if guest is None:
        return ()
    return tuple(seat for seat, place in enumerate(places) if place.guest == guest)


def presence_of(place: Place, present: Mapping[int, Present]) -> Present:
    if place.bot is not None:
        return Present("here", None)
    if place.guest is None:
        return Present("gone", None)
    return present.get(place.guest, Present("gone", place.seen))
