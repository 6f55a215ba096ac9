"""A table in memory: the match, who sits where, and what each guest may be told of it.

There is a match once all sit and have added their nonces to the dice. A game of earlier rules whose moves
cannot be played again has none: it is lost but for its result and its list of moves.

No I/O and no clock: `moves` stores the rows, and `telling` and `audience` send what is told.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Literal, NamedTuple, cast

import msgspec

from regalia import games
from regalia.bots import face
from regalia.engine import chance
from regalia.engine.errors import InvalidMove, InvalidRecord, OtherRules, RegaliaError
from regalia.engine.game import Choice, Move, View
from regalia.engine.phrase import Phrase, Reason
from regalia.engine.record import FORMAT, Record
from regalia.games import AnyGame
from regalia.match import FORMER, Match, Midway, Step
from regalia.match import begin as begin_match
from regalia.server.bots.process import Glimpse
from regalia.server.play.clocks import Clocks
from regalia.server.play.participation import MOST_OFFERS, Company
from regalia.server.store.storage import OTHER_RULES, PRACTICE, Outcome, Place, Result, Row, Sheet, Summary, retyped
from regalia.server.wire.protocol import (
    Fill,
    Final,
    Frame,
    Happening,
    MySeat,
    Player,
    RefusalCode,
    SeatClock,
    Standing,
    TableInfo,
    TableState,
    TimeControl,
)

MOST_FRAMES = 100
"""In one answer."""
MOST_TOLD = 400
"""Moves of the log that somebody is told at once; what happened before them they ask for."""
MOST_LOGGED = 200
"""Moves of the log in one answer to those who ask."""
RECENT = 30
"""Moves for which the views of those who look on stay, so that stepping back to them needs no replay."""
MOST_ROWS = 50_000
"""Of a table: five times the longest game that was ever seen."""
MOST_ROWS_TO_TAKE_BACK = 20_000
"""Rows after which nothing is taken back any more, so that nobody can fill a table by playing to and fro."""
MOST_TAKEN_BACK = 100
"""Between two moments that cannot be taken back."""
MOST_ACTS = 1000
"""Rows beyond that, of people who leave and come back."""
MOST_REWOUND = 100
"""Of a table: each time it is played again from its beginning."""
MOST_HINTS = 1000
"""Of a table: each is a row, and seconds of thinking."""
COACH = "coach"
"""Who says what is worth a thought: no bot, and quicker than all of them."""
NOBODY = 0xFF
"""The mover of a row that moves nothing."""
REMEMBERED = 64
"""Versions for which it is known what the seats had to decide; what was chosen before that is stale."""

encode = msgspec.json.Encoder().encode


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


class Decision(NamedTuple):
    """What a seat is asked, and the actions it chooses from."""

    asked: Phrase
    actions: tuple[int, ...]


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
        self._match: Match | None = None
        self._kept: list[int] = []
        """Of each row: how many moves before it still stand after it."""
        self._movers = bytearray()
        """Of each row: the seat whose choices it makes stale."""
        self._decisions: dict[int, dict[int, Decision]] = {}
        """What the seats had to decide, by version, since the last barrier: what was chosen before that is stale."""
        self._taken_back = 0
        """How often since the last barrier."""
        self._rewound = 0
        """How often what cannot be taken back was, for practice."""
        self._hinted = 0
        """How many hints were given."""
        self._final: dict[int, tuple[Final, ...]] = {}
        """By seat: which of its present choices nobody can take back."""
        self._shown: dict[int | None, dict[int, bytes]] = {}
        """The last views of those who look on, as they are sent: by reader, and by the move that led there."""
        self._earlier: Match | None = None
        """The game some moves before it was opened: for whoever comes back to it, those are played again, not all."""
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
            for row in rows[self.resumed : recent]:
                self.carry_out(row)
            self._earlier = self._match and self._match.copy()
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
            self._match = None
            self._decisions.clear()
            self._earlier = None
            self.lost = _lost(self.sheet, rows)

    def still(self) -> "Still | None":
        """The table as it is, to be kept; None at moments that are not whole without what came before."""
        if self._match is None or not self._match.settled or not (self.over or len(self._decisions) == 1):
            return None
        clocks = None if self.clocks is None else (list(self.clocks.reserve), list(self.clocks.spent))
        return Still(self.version, self._match.copy(), clocks)

    def _resume(self, rows: list[Row], snapshot: Snapshot) -> None:
        """Go on from a snapshot, unless it cannot be of these rows: then it is as if there were none."""
        standing: list[tuple[int, str]] = []
        try:
            kept = [_stand(standing, row) for row in rows]
            self._match = self.match.resumed(snapshot.midway, standing)
        except RegaliaError:
            return
        self._kept = kept
        for row, before in zip(rows, kept, strict=True):
            self.company.carry_out(row, before)
            self.last = row.at or self.last
            self._rewound += row.kind == "rewind"
            self._hinted += row.kind == "hint"
            self._movers.append(_mover(row))
        if self.clocks is not None and snapshot.clocks is not None:
            self.clocks.reserve, self.clocks.spent = map(list, snapshot.clocks)
        self.resumed = len(rows)
        self._decisions.clear()
        self._note_decisions()

    @property
    def match(self) -> Match:
        """There is one once the game has begun, unless it is lost."""
        assert self._match is not None
        return self._match

    @property
    def version(self) -> int:
        """How many rows are stored."""
        return len(self._kept) if self.lost is None else self.lost.outcome.version

    @property
    def gathering(self) -> bool:
        """Somebody, or somebody's nonce, is missing."""
        return self._match is None and self.lost is None

    @property
    def playing(self) -> bool:
        return self._match is not None and not self.over

    @property
    def over(self) -> bool:
        if self.lost is not None or self.company.ended is not None:
            return True
        return self._match is not None and self._match.over

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
        if self.gathering and not waits(self._sheet_now()):
            self._begin()

    def _begin(self) -> None:
        self._match = begin(self._sheet_now())
        self._note_decisions()

    def _sheet_now(self) -> Sheet:
        return self.sheet._replace(places=tuple(self.places))

    def seats_of(self, guest: int | None) -> tuple[int, ...]:
        if guest is None:
            return ()
        found = self._seats.get(guest)
        if found is None:
            found = _seats_of(self.places, guest)
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

    # Playing

    def why_not_play(self, seat: int, version: int, move: str) -> Refusal | None:
        """Why a move that was chosen at an earlier version is not carried out; None if it can be."""
        refusal = self._why_not_decide(seat)
        if refusal is not None:
            return refusal
        if not self.still_decides(seat, version):
            return Refusal("stale", "the table has changed since this move was chosen")
        return self.forbidden(seat, move)

    def _why_not_decide(self, seat: int) -> Refusal | None:
        if not self.playing:
            return self._not_playing()
        if seat in self.company.stand_ins:
            return Refusal("not-now", "a bot plays on for this seat")
        if self.version >= MOST_ROWS:
            return Refusal("not-allowed", f"a table has at most {MOST_ROWS} moves")
        return None

    def forbidden(self, seat: int, move: str) -> Refusal | None:
        """Why the rules do not allow a move now."""
        if not self.playing:
            return self._not_playing()
        try:
            reason = self.match.reason(seat, move)
        except InvalidMove as cause:
            return Refusal("invalid", str(cause))
        if reason is None:
            return None
        return Refusal("illegal", f"the rules do not allow it ({reason.rule})", reason)

    def why_not_take_back(self, seat: int, version: int) -> Refusal | None:
        refusal = self._why_not_decide(seat)
        if refusal is not None:  # the seed is known once the game is over
            return refusal
        if version > self.version or seat in self._movers[version:]:
            return Refusal("stale", "this seat has moved since")
        if not self.match.can_undo(seat):
            return Refusal("no-undo", "nothing can be taken back: something was shown, rolled or passed on since")
        if self._taken_back >= MOST_TAKEN_BACK or self.version >= MOST_ROWS_TO_TAKE_BACK:
            return Refusal("no-undo", "too much was taken back here: play on")
        return None

    @property
    def practice(self) -> bool:
        return self._rewound > 0 or self._hinted > 0

    def _among_bots(self, seat: int) -> bool:
        """All others are bots."""
        return [number for number, place in enumerate(self.places) if place.bot is None] == [seat]

    def can_rewind(self, seat: int) -> bool:
        """Against bots alone, and there is something to take back."""
        if not self._among_bots(seat) or self._rewound >= MOST_REWOUND or self.version >= MOST_ROWS_TO_TAKE_BACK:
            return False
        return self.playing and any(mover == seat for mover, _ in reversed(self.match.played))

    def why_not_rewind(self, seat: int, version: int) -> Refusal | None:
        refusal = self._why_not_decide(seat)
        if refusal is not None:
            return refusal
        if version > self.version or seat in self._movers[version:]:
            return Refusal("stale", "this seat has moved since")
        if not self.can_rewind(seat):
            return Refusal("no-undo", "only against bots alone, and not too often, can all be taken back")
        return None

    def why_not_resign(self, seat: int) -> Refusal | None:
        if not self.playing:
            return self._not_playing()
        if seat in self.company.resigned:
            return Refusal("not-now", "this seat has resigned already")
        return self._too_full()

    def why_not_agree(self, seat: int) -> Refusal | None:
        """Why a seat does not offer or agree to end the game undecided."""
        refusal = self._why_not_decide(seat)
        if refusal is None and seat in self.company.agreed:
            return Refusal("stale", "this seat has agreed already")
        if refusal is None and self.company.offers[seat] >= MOST_OFFERS:
            return Refusal("not-allowed", f"a seat offers to end the game {MOST_OFFERS} times at most")
        return refusal

    def why_not_decline(self, seat: int) -> Refusal | None:
        if self.playing and not self.company.agreed:
            return Refusal("stale", "nobody offers to end the game")
        return self._why_not_decide(seat)

    def why_not_return(self, seat: int) -> Refusal | None:
        """Why the player of a seat does not take it over again from the bot that plays on."""
        if not self.playing:
            return self._not_playing()
        if seat in self.company.resigned:
            return Refusal("not-now", "who has resigned does not come back")
        if seat not in self.company.stand_ins:
            return Refusal("stale", "no bot plays for this seat")
        return self._too_full()

    def why_not_stand_in(self, seat: int) -> Refusal | None:
        """Why no bot plays on for a seat, were its player away."""
        if not self.playing:
            return self._not_playing()
        if seat not in self.company.people:
            return Refusal("not-now", f"no person plays on seat {seat}")
        return self._too_full()

    def _too_full(self) -> Refusal | None:
        """Games end, and bots take over, beyond what is left for moves; not without end."""
        if self.version < MOST_ROWS + MOST_ACTS:
            return None
        return Refusal("not-allowed", "too much has happened at this table")

    def can_hint(self, seat: int) -> bool:
        """It is to decide; and all others are bots, or sat down where hints are allowed to all."""
        allowed = self.sheet.hints or self._among_bots(seat)
        room = self._hinted < MOST_HINTS and self.version < MOST_ROWS_TO_TAKE_BACK
        return allowed and room and self.playing and seat in self.match.actors

    def why_not_hint(self, seat: int, version: int) -> Refusal | None:
        refusal = self._why_not_decide(seat)
        if refusal is not None:
            return refusal
        if seat not in self.match.actors or not self.still_decides(seat, version):
            return Refusal("stale", "this seat has nothing to decide, or something else than it had")
        if not self.can_hint(seat):
            return Refusal(
                "not-allowed", "hints are given against bots alone or where the table allows them, and not too often"
            )
        return None

    def rewound(self, seat: int) -> Match:
        """The game before the last move of a seat: it is played again from its beginning, which takes a while."""
        return self.match.rewound(_last_of(seat, self.match.played))

    def why_not_ponder(self, seat: int, version: int) -> Refusal | None:
        refusal = self._why_not_decide(seat)
        if refusal is not None:
            return refusal
        if seat not in self.match.actors or not self.still_decides(seat, version):
            return Refusal("stale", "this seat has nothing to decide, or something else than it had")
        if not self._among_bots(seat):
            return Refusal("not-allowed", "what is worth a thought is told against bots alone")
        return None

    def now(self) -> Ahead | None:
        """The table as it is; None before the game begins, and where it is lost."""
        if self._match is None:
            return None
        match = self._match
        return self._ahead(self.version, match.actors, match.points, len(match.played), self.company, self.clocks)

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
        return self._ahead(self.version + 1, actors, points, moves, company, clocks, practice, step)

    def _ahead(
        self,
        version: int,
        actors: tuple[int, ...],
        points: tuple[int, ...],
        moves: int,
        company: Company,
        clocks: Clocks | None,
        practice: bool | None = None,
        step: Step | None = None,
    ) -> Ahead:
        over = company.ended is not None or not actors
        summary = Summary(
            self.game.rules_version,
            moves,
            actors,
            points,
            tuple(sorted(company.agreed)) if company.agreed else (),
            self.practice if practice is None else practice,
            company.standing_in(),
            tuple(sorted(company.resigned)) if company.resigned else (),
        )
        running = () if over else _people_among(actors, company)
        due = None if clocks is None else clocks.due(running)
        bots = not over and bool(_bots_among(actors, company, version))
        return Ahead(version, summary, over, running, bots, None if due is None else due[0], step)

    def carry_out(self, row: Row, *, ahead: Ahead | None = None, rewound: Match | None = None) -> None:
        """A row that is stored. What was worked out before it was stored is not worked out again."""
        before = len(self.match.played)
        barrier = self.match.barrier
        running = () if self.clocks is None else self.running()
        self.last = row.at or self.last
        self.company.carry_out(row, before)
        match row.kind:
            case "take-back":
                taken_back = _last_of(row.seat, self.match.played)
                self.match.undo(row.seat)
                self._kept.append(taken_back)
                self._taken_back += 1
                self._forget_shown(taken_back)
            case "rewind":
                taken_back = _last_of(row.seat, self.match.played)
                self._match = self.rewound(row.seat) if rewound is None else rewound
                self._kept.append(taken_back)
                self._rewound += 1
                self._decisions.clear()
                self._forget_shown(taken_back)
            case "play":
                assert row.move is not None
                if ahead is not None and ahead.step is not None:
                    self.match.take(ahead.step)
                else:
                    self.match.play(row.seat, row.move)
                self._kept.append(before)
            case "hint":
                self._kept.append(before)
                self._hinted += 1
            case _:
                self._kept.append(before)
        self._movers.append(_mover(row))
        if self.clocks is not None:
            _run(self.clocks, row, running, passed=self.match.barrier != barrier or row.kind == "rewind")
        self._final.clear()
        if self.match.barrier != barrier:
            self._decisions.clear()
            self._taken_back = 0
        self._note_decisions()

    def glimpse(self, seat: int, bot: str) -> Glimpse:
        """What a bot on this seat may know."""
        return _glimpse(self.sheet, self.match, seat, bot, self.version)

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

    def record(self) -> Record:
        """The whole game, once it is over: it tells the seed."""
        if self.lost is None:
            acts = [
                (act.number, act.seat, act.kind, " ".join((act.what or "", *map(str, act.absent))))
                for act in self.company.acts
            ]
            return self.match.record(acts)
        return Record(
            regalia=FORMAT,
            game=self.game.name,
            rules=self.sheet.rules,
            seats=len(self.places),
            options=self.sheet.options,
            seed=self.sheet.seed,
            nonces=list(_nonces(self.places)),
            start=self.sheet.start,
            moves=self.lost.moves,
            digest="",
            remark=f"Played under version {self.sheet.rules} of the rules. A Regalia of version "
            f"{self.game.rules_version} wrote this down as it was stored, and cannot play it again.",
        )

    # What a guest is told

    def info(self, guest: int | None, moment: Moment = UNWATCHED) -> TableInfo:
        outcome = self.outcome()
        if outcome is not None:
            sheet = self._sheet_now()._replace(rematch=self.rematch)
            return closed_info(sheet, outcome, guest, moment)
        playing = self._match
        return TableInfo(
            id=self.id,
            game=self.game.name,
            rules_version=self.sheet.rules,
            options=self.sheet.options,
            scenario=self.sheet.scenario,
            players=_players(self.id, self.places, moment, self.company.standing_in(), self.company.resigned),
            teams=self.teams,
            mine=self.seats_of(guest),
            status="gathering" if playing is None else "playing",
            missing=self.missing,
            ending=None,
            pace=retyped(TimeControl, self.sheet.pace),
            patience=moment.patience,
            watching=moment.watching,
            made=guest is not None and guest == self.sheet.maker,
            agreed=tuple(sorted(self.company.agreed)),
            practice=self.practice,
            hints=self.sheet.hints,
            public=self.sheet.public,
            fill=retyped(Fill, self.sheet.fill),
            fills=moment.fills if playing is None else None,
            silent=self.sheet.silent,
            version=self.version,
            moves=0 if playing is None else len(playing.played),
            actors=() if playing is None else playing.actors,
            ranks=(),
            points=() if playing is None else playing.points,
            commitment=self.commitment,
            seed=None,
            nonces=() if playing is None else playing.nonces,
            rematch=self.rematch,
            created=self.sheet.created,
        )

    def info_for(self, guest: int | None, info: TableInfo) -> TableInfo:
        """What somebody else was told at this moment, for this guest."""
        made = guest is not None and guest == self.sheet.maker
        return msgspec.structs.replace(info, mine=self.seats_of(guest), made=made)

    def state(self, guest: int | None, moment: Moment, seen: int, info: TableInfo | None = None) -> TableState:
        """The table as it is, and what happened that a guest who has seen the given version does not know.

        If anybody was told of the table at this moment, `info` is what they were told.
        """
        mine = self.seats_of(guest)
        since = self.since(seen)
        shown = self._match is not None
        if shown:
            since = max(since, len(self.match.played) - MOST_TOLD + 1)
        return TableState(
            table=self.info(guest, moment) if info is None else self.info_for(guest, info),
            replayable=self.lost is None,
            mine=tuple(self._my_seat(seat) for seat in mine) if shown else (),
            view=self._view(None) if shown and not mine else None,
            since=since,
            happened=self._happened(_reader(mine), since) if shown else (),
            acts=tuple(self.company.acts),
            clocks=self._clocks(moment.passed),
            now=moment.now,
        )

    def _clocks(self, passed: float) -> tuple[SeatClock, ...]:
        if self.clocks is None:
            return ()
        running = self.running()
        return tuple(
            SeatClock(reserve, spent + passed * (seat in running), seat in running)
            for seat, (reserve, spent) in enumerate(zip(self.clocks.reserve, self.clocks.spent, strict=True))
        )

    def since(self, seen: int) -> int:
        """The number of the first move that somebody who has seen the given version does not know."""
        if self._match is None:
            return 1
        missed = self._kept[seen:] if seen <= self.version else [0]
        return 1 + min(missed, default=len(self.match.played))

    def film(self, guest: int | None, seat: int | None, first: int, last: int) -> "Film":
        """The table after each of these moves, as a seat of the guest saw it."""
        reader = seat if seat is not None else _reader(self.seats_of(guest))
        secret = frozenset[str]() if self.over else self.game.secret
        shown = dict(self._shown.get(self._seen_by(reader), {}))
        return Film(
            self._sheet_now(),
            self.match.redrawn,
            self.match.played[:last],
            first,
            reader,
            self._happened(reader, first, last),
            secret,
            shown,
            self._earlier,
        )

    def course(self) -> "Course":
        """How the points went, once the game is over: before, they may tell what is hidden."""
        return Course(self._sheet_now(), self.match.redrawn, self.match.played)

    def review(self, number: int, bot: str) -> "Review":
        """What led to a move, once the game is over: before, it may tell what is hidden."""
        return Review(self._sheet_now(), self.match.redrawn, self.match.played[:number], bot)

    def keep_views(self, guests: Iterable[int | None]) -> None:
        """What these guests see now, for when they step back or come late."""
        if self._match is None:
            return
        number = len(self._match.played)
        for reader in self._eyes(guests):
            shown = self._shown.setdefault(reader, {})
            if number not in shown:
                shown[number] = encode(self._match.view(reader))
                if len(shown) > RECENT:
                    del shown[next(iter(shown))]

    def _eyes(self, guests: Iterable[int | None]) -> set[int | None]:
        """Whose views these guests see: where nothing is hidden, everybody's."""
        if self.game.all_open:
            return {None for _ in guests}
        seats = {self.seats_of(guest) for guest in guests}
        return {reader for mine in seats for reader in (_reader(mine), *mine)}

    @property
    def views_kept(self) -> int:
        return sum(map(len, self._shown.values()))

    def forget_kept_views(self) -> None:
        self._shown.clear()

    def _forget_shown(self, after: int) -> None:
        for shown in self._shown.values():
            for number in [number for number in shown if number > after]:
                del shown[number]
        if self._earlier is not None and len(self._earlier.played) > after:
            self._earlier = None

    def _my_seat(self, seat: int) -> MySeat:
        decides = self.playing and seat not in self.company.stand_ins
        decision = self._decisions[self.version].get(seat) if decides else None
        spelled = choices(self.game)
        return MySeat(
            seat=seat,
            view=self._view(seat),
            asked=decision and decision.asked,
            choices=tuple(spelled[action] for action in decision.actions) if decision else (),
            final=self._final_choices(seat, decision) if decision else (),
            can_undo=decides and self.match.can_undo(seat),
            can_rewind=decides and self.can_rewind(seat),
            can_hint=decides and self.can_hint(seat),
        )

    def _final_choices(self, seat: int, decision: Decision) -> tuple[Final, ...]:
        if seat not in self._final:
            outcomes = {move.action: outcome for move, outcome in self.match.final(seat).items()}
            self._final[seat] = tuple(
                Final(place, outcomes[action].kind, outcomes[action].seats)
                for place, action in enumerate(decision.actions)
                if action in outcomes
            )
        return self._final[seat]

    def _seen_by(self, reader: int | None) -> int | None:
        """Whose view a reader sees: where nothing is hidden, everybody's."""
        return None if self.game.all_open else reader

    def _view(self, reader: int | None) -> View:
        """As it was encoded where it is kept: it goes into what is sent as it is."""
        reader = self._seen_by(reader)
        kept = self._shown.get(reader, {}).get(len(self.match.played))
        return self.match.view(reader) if kept is None else cast(View, msgspec.Raw(kept))

    def happened(self, guest: int | None, first: int, last: int) -> list[Happening]:
        """A stretch of the log, as the guest reads it."""
        last = min(last, first + MOST_LOGGED - 1)
        return list(self._happened(_reader(self.seats_of(guest)), first, last))

    def _happened(self, reader: int | None, since: int, until: int | None = None) -> tuple[Happening, ...]:
        return tuple(Happening(told.number, told.event) for told in self.match.events(reader, since, until))

    # Which choices are stale

    def still_decides(self, seat: int, version: int) -> bool:
        """The seat's decision is the same as at that version, whatever others have chosen since."""
        if version == self.version:
            return True
        then = self._decisions.get(version, {}).get(seat)
        now = self._decisions[self.version].get(seat)
        return then is not None and then == now and seat not in self._movers[version:]

    def _note_decisions(self) -> None:
        self._decisions[self.version] = {
            seat: Decision(asked, tuple(move.action for move in self.match.moves(seat)))
            for seat in self.match.actors
            if (asked := self.match.asked(seat)) is not None
        }
        self._decisions.pop(self.version - REMEMBERED, None)

    def _not_playing(self) -> Refusal:
        return Refusal("not-now", "the table waits for players" if self.gathering else "the game is over")


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


def _mover(row: Row) -> int:
    return NOBODY if row.kind in ("agree", "hint") else row.seat


class Still(NamedTuple):
    """A table at one moment, to make a snapshot of: that takes long in a long game. It shares nothing that changes."""

    version: int
    match: Match
    clocks: tuple[list[float], list[float]] | None

    def snapshot(self) -> Snapshot:
        midway = self.match.midway()
        assert midway is not None
        return Snapshot(self.version, midway, self.clocks)


class Film(NamedTuple):
    """A stretch of a game, to be played again where its views are not kept; it shares nothing that changes."""

    sheet: Sheet
    redrawn: tuple[tuple[int, int], ...]
    """`Match.redrawn`."""
    played: tuple[tuple[int, Move], ...]
    first: int
    reader: int | None
    happened: tuple[Happening, ...]
    secret: frozenset[str]
    shown: dict[int, bytes]
    """Views that were kept, by the number of the move, as they are sent."""
    earlier: Match | None
    """The game after some of its moves; nothing is played in it."""

    @property
    def kept(self) -> bool:
        """All of it is here, and nothing has to be played again."""
        return all(number in self.shown for number in range(self.first, len(self.played) + 1))

    def frames(self) -> list[Frame]:
        told: dict[int, list[Happening]] = {}
        for happening in self.happened:
            told.setdefault(happening.number, []).append(happening)
        return [self._frame(number, view, told) for number, view in self._views()]

    def _views(self) -> Iterator[tuple[int, View]]:
        if self.kept:
            for number in range(self.first, len(self.played) + 1):
                yield number, cast(View, msgspec.Raw(self.shown[number]))  # it goes into the answer as it is
            return
        match = self._begun()
        if self.first == 0:
            yield 0, match.view(self.reader)
        for number, (seat, move) in enumerate(self.played[len(match.played) :], len(match.played) + 1):
            match.play(seat, move)
            if number >= self.first:
                yield number, match.view(self.reader)

    def _begun(self) -> Match:
        """The game before the first of these moves, as near to it as is known."""
        if self.earlier is None or len(self.earlier.played) >= self.first:
            return begin(self.sheet, self.redrawn)
        match = self.earlier.copy()
        match.redrawn = self.redrawn
        return match

    def _frame(self, number: int, view: View, told: dict[int, list[Happening]]) -> Frame:
        if number == 0:
            return Frame(0, None, None, (), view)
        seat, move = self.played[number - 1]
        spelled = None if move.verb in self.secret and seat != self.reader else str(move)
        return Frame(number, seat, spelled, tuple(told.get(number, ())), view)


class Course(NamedTuple):
    """A finished game, to be played again for its points; it shares nothing that changes."""

    sheet: Sheet
    redrawn: tuple[tuple[int, int], ...]
    played: tuple[tuple[int, Move], ...]

    def standings(self) -> list[Standing]:
        """At the set-up, whenever they changed, and at the end."""
        match = begin(self.sheet, self.redrawn)
        standings = [Standing(0, match.points)]
        for number, (seat, move) in enumerate(self.played, 1):
            match.play(seat, move)
            if match.points != standings[-1].points or number == len(self.played):
                standings.append(Standing(number, match.points))
        return standings


class Review(NamedTuple):
    """The last of some moves of a game, to be thought over again; it shares nothing that changes."""

    sheet: Sheet
    redrawn: tuple[tuple[int, int], ...]
    played: tuple[tuple[int, Move], ...]
    bot: str

    def glimpse(self) -> Glimpse:
        """What whoever made the move could know, for a bot that shall say what it would do."""
        match = begin(self.sheet, self.redrawn)
        for seat, move in self.played[:-1]:
            match.play(seat, move)
        seat, _ = self.played[-1]
        return _glimpse(self.sheet, match, seat, self.bot, len(self.played))._replace(advise=True)


def _glimpse(sheet: Sheet, match: Match, seat: int, bot: str, version: int) -> Glimpse:
    key = _bots_key(sheet, match, seat, version)
    numbers = match.glimpse(seat).snapshot()
    return Glimpse(sheet.id, match.game.name, match.game.rules_version, bot, seat, key, numbers)


def _bots_key(sheet: Sheet, match: Match, seat: int, version: int) -> int:
    return chance.key(f"bot {sheet.seed}", version * match.seats + seat)


def waits(sheet: Sheet) -> bool:
    """A seat is free, or the nonce of somebody is missing. Under the first rules nobody had one."""
    return any(place.free for place in sheet.places) or (sheet.rules != FORMER and bool(_lacking(sheet.places)))


def begin(sheet: Sheet, redrawn: Sequence[tuple[int, int]] = ()) -> Match:
    """The match of a sheet before its first move."""
    return begin_match(
        sheet.game,
        sheet.rules,
        seats=len(sheet.places),
        options=sheet.options,
        seed=sheet.seed,
        nonces=_nonces(sheet.places),
        start=sheet.start,
        redrawn=redrawn,
        usual=sheet.scenario is not None,
    )


def closed_info(sheet: Sheet, outcome: Outcome, guest: int | None, moment: Moment = UNWATCHED) -> TableInfo:
    """A finished table, without playing it again."""
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        rules_version=sheet.rules,
        options=sheet.options,
        scenario=sheet.scenario,
        players=_players(sheet.id, sheet.places, moment),
        teams=games.find(sheet.game).talking(len(sheet.places), sheet.options),
        mine=_seats_of(sheet.places, guest),
        status="over",
        missing=(),
        ending=_ending(outcome),
        pace=retyped(TimeControl, sheet.pace),
        patience=None,
        watching=moment.watching,
        made=guest is not None and guest == sheet.maker,
        agreed=(),
        practice=any(result.ending == PRACTICE for result in outcome.results),
        hints=sheet.hints,
        public=sheet.public,
        fill=retyped(Fill, sheet.fill),
        fills=None,
        silent=sheet.silent,
        version=outcome.version,
        moves=outcome.moves,
        actors=(),
        ranks=outcome.ranks,
        points=outcome.points,
        commitment=chance.commitment(sheet.seed),
        seed=sheet.seed,
        nonces=_nonces(sheet.places),
        rematch=sheet.rematch,
        created=sheet.created,
    )


def listed_info(sheet: Sheet, summary: Summary, guest: int | None, moment: Moment = UNWATCHED) -> TableInfo:
    """A game that goes on, from what its row knows of it."""
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        rules_version=sheet.rules,
        options=sheet.options,
        scenario=sheet.scenario,
        players=_players(sheet.id, sheet.places, moment, summary.stand_ins, summary.resigned),
        teams=games.find(sheet.game).talking(len(sheet.places), sheet.options),
        mine=_seats_of(sheet.places, guest),
        status="playing",
        missing=(),
        ending=None,
        pace=retyped(TimeControl, sheet.pace),
        patience=moment.patience,
        watching=moment.watching,
        made=guest is not None and guest == sheet.maker,
        agreed=summary.agreed,
        practice=summary.practice,
        hints=sheet.hints,
        public=sheet.public,
        fill=retyped(Fill, sheet.fill),
        fills=None,
        silent=sheet.silent,
        version=sheet.version,
        moves=summary.moves,
        actors=summary.actors,
        ranks=(),
        points=summary.points,
        commitment=chance.commitment(sheet.seed),
        seed=None,
        nonces=_nonces(sheet.places),
        rematch=sheet.rematch,
        created=sheet.created,
    )


def _ending(outcome: Outcome) -> Literal["played", "other-rules", "resign", "time-out", "agree"]:
    """What ended it for all: in a game that was played to its end, somebody has played it so."""
    endings = {result.ending for result in outcome.results}
    if OTHER_RULES in endings:
        return "other-rules"
    if "agree" in endings:
        return "agree"
    if endings == {"resign"}:
        return "resign"
    return "time-out" if endings == {"time-out"} else "played"


def _nonces(places: Iterable[Place]) -> tuple[str, ...]:
    """What each seat adds to the dice, nothing for bots; none at all where nobody does, as under the first rules."""
    nonces = tuple(place.nonce or "" for place in places)
    return nonces if any(nonces) else ()


def _lacking(places: Iterable[Place]) -> tuple[int, ...]:
    """The seats of people that have no nonce."""
    return tuple(seat for seat, place in enumerate(places) if place.guest is not None and place.nonce is None)


def _seats_of(places: Iterable[Place], guest: int | None) -> tuple[int, ...]:
    if guest is None:
        return ()
    return tuple(seat for seat, place in enumerate(places) if place.guest == guest)


@cache
def choices(game: AnyGame) -> tuple[Choice, ...]:
    """All moves of a game as a client gets them, by action code."""
    return tuple(map(Choice.of, game.moves))


def _players(
    table: str,
    places: Sequence[Place],
    moment: Moment,
    stand_ins: Mapping[int, str] = MappingProxyType({}),
    resigned: Collection[int] = (),
) -> tuple[Player, ...]:
    """Once the game is over nobody stands in for anybody."""
    guests = [place.guest for place in places]
    return tuple(
        Player(
            kind="bot" if place.bot is not None else "open" if place.guest is None else "human",
            name=place.name,
            bot=place.bot,
            face=None if place.bot is None else face(table, seat),
            presence=present.presence,
            since=present.since,
            stand_in=stand_ins.get(seat),
            resigned=seat in resigned,
            shared=place.guest is not None and guests.count(place.guest) > 1,
        )
        for seat, place in enumerate(places)
        for present in (presence_of(place, moment.present),)
    )


def presence_of(place: Place, present: Mapping[int, Present]) -> Present:
    if place.bot is not None:
        return Present("here", None)
    if place.guest is None:
        return Present("gone", None)
    return present.get(place.guest, Present("gone", place.seen))


def _reader(mine: tuple[int, ...]) -> int | None:
    """Whose log a guest reads: their seat's. Those who pass a device around read what all may know."""
    return mine[0] if len(mine) == 1 else None
