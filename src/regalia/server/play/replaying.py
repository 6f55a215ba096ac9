"""Stretches of a game that are played again aside: to step back through it, for its points, and to think it over."""

from collections.abc import Iterator
from typing import NamedTuple, cast

import msgspec
from msgspec.structs import replace

from regalia.engine.game import Move, View
from regalia.engine.record import FORMAT, Record
from regalia.match import Match
from regalia.server.bots.process import Glimpse
from regalia.server.play.presenting import happened, reader_of
from regalia.server.play.table import Table, begin, glimpse_at, nonces_of
from regalia.server.store.storage import Sheet
from regalia.server.wire.protocol import Frame, Happening, Standing

MOST_MISSED = 24
"""Moves: more are not shown one by one to somebody who has missed them."""


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
        return glimpse_at(self.sheet, match, seat, self.bot, len(self.played))._replace(advise=True)


def film_of(table: Table, guest: int | None, seat: int | None, first: int, last: int) -> Film:
    """The table after each of these moves, as a seat of the guest saw it."""
    reader = seat if seat is not None else reader_of(table.seats_of(guest))
    secret = frozenset[str]() if table.over else table.game.secret
    shown = dict(table.views.shown.get(table.views.seen_by(reader), {}))
    return Film(
        table.sheet_now(),
        table.match.redrawn,
        table.match.played[:last],
        first,
        reader,
        happened(table, reader, first, last),
        secret,
        shown,
        table.views.earlier,
    )


def missed_by(table: Table, guest: int | None, since: int) -> tuple[Frame, ...]:
    """The table after each move from the given one on, if they are several that one may want to see pass by, and kept.

    Several people at one screen are shown what one of them sees, so that they miss none but where nothing is hidden.
    """
    alone = len(table.seats_of(guest)) <= 1 or table.game.all_open
    if table.begun is None or not alone or not 1 < len(table.match.played) - since + 1 <= MOST_MISSED:
        return ()
    film = film_of(table, guest, None, since, len(table.match.played))
    return tuple(film.frames()) if film.kept else ()


def course_of(table: Table) -> Course:
    """How the points went, once the game is over: before, they may tell what is hidden."""
    return Course(table.sheet_now(), table.match.redrawn, table.match.played)


def review_of(table: Table, number: int, bot: str) -> Review:
    """What led to a move, once the game is over: before, it may tell what is hidden."""
    return Review(table.sheet_now(), table.match.redrawn, table.match.played[:number], bot)


def record_of(table: Table) -> Record:
    """The whole game, once it is over: it tells the seed."""
    if table.lost is None:
        acts = [
            (act.number, act.seat, act.kind, " ".join((act.what or "", *map(str, act.absent))))
            for act in table.company.acts
        ]
        players = ["human" if place.bot is None else place.bot for place in table.places]
        return replace(table.match.record(acts), players=players)
    return Record(
        regalia=FORMAT,
        game=table.game.name,
        rules=table.sheet.rules,
        seats=len(table.places),
        options=table.sheet.options,
        seed=table.sheet.seed,
        nonces=list(nonces_of(table.places)),
        start=table.sheet.start,
        moves=table.lost.moves,
        colours=list(table.sheet.colours),
        digest="",
        remark=f"Played under version {table.sheet.rules} of the rules. A Regalia of version "
        f"{table.game.rules_version} wrote this down as it was stored, and cannot play it again.",
    )
