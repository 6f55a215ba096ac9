"""What guests are told of a table: on lists, as it is, and what happened, each cut to the reader's seat."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any, Literal

import msgspec

from regalia import games
from regalia.bots import face
from regalia.engine import chance
from regalia.engine.events import Event
from regalia.engine.game import Choice
from regalia.games import AnyGame
from regalia.match import Brings, Match
from regalia.server.play.permissions import can_hint, can_rewind
from regalia.server.play.staleness import Decision
from regalia.server.play.table import UNWATCHED, Moment, Table, nonces_of, presence_of, seats_held
from regalia.server.store.storage import OTHER_RULES, PRACTICE, Outcome, Place, Sheet, Summary, flags_of, retyped
from regalia.server.wire.protocol import (
    Fill,
    Happening,
    MySeat,
    Player,
    SeatClock,
    TableInfo,
    TableState,
    TimeControl,
)

MOST_TOLD = 400
"""Moves of the log that somebody is told at once; what happened before them they ask for."""
MOST_LOGGED = 200
"""Moves of the log in one answer to those who ask."""


def table_info(table: Table, guest: int | None, moment: Moment = UNWATCHED) -> TableInfo:
    outcome = table.outcome()
    if outcome is not None:
        return closed_info(table.sheet_now()._replace(rematch=table.rematch), outcome, guest, moment)
    playing, company = table.begun, table.company
    return _info(
        table.sheet,
        guest,
        moment,
        players=_players(table.id, table.places, moment, company.standing_in(), company.resigned),
        teams=table.teams,
        mine=table.seats_of(guest),
        status="gathering" if playing is None else "playing",
        missing=table.missing,
        ending=None,
        patience=moment.patience,
        agreed=tuple(sorted(company.agreed)),
        practice=table.practice,
        fills=moment.fills if playing is None else None,
        version=table.version,
        moves=0 if playing is None else len(playing.played),
        actors=() if playing is None else playing.actors,
        ranks=(),
        points=() if playing is None else playing.points,
        commitment=table.commitment,
        seed=None,
        nonces=() if playing is None else playing.nonces,
        rematch=table.rematch,
    )


def closed_info(sheet: Sheet, outcome: Outcome, guest: int | None, moment: Moment = UNWATCHED) -> TableInfo:
    """A finished table, without playing it again."""
    return _info(
        sheet,
        guest,
        moment,
        players=_players(sheet.id, sheet.places, moment),
        teams=games.find(sheet.game).talking(len(sheet.places), sheet.options),
        mine=seats_held(sheet.places, guest),
        status="over",
        missing=(),
        ending=_ending(outcome),
        patience=None,
        agreed=(),
        practice=any(result.ending == PRACTICE for result in outcome.results),
        fills=None,
        version=outcome.version,
        moves=outcome.moves,
        actors=(),
        ranks=outcome.ranks,
        points=outcome.points,
        commitment=chance.commitment(sheet.seed),
        seed=sheet.seed,
        nonces=nonces_of(sheet.places),
        rematch=sheet.rematch,
    )


def listed_info(sheet: Sheet, summary: Summary, guest: int | None, moment: Moment = UNWATCHED) -> TableInfo:
    """A game that goes on, from what its row knows of it."""
    return _info(
        sheet,
        guest,
        moment,
        players=_players(sheet.id, sheet.places, moment, summary.stand_ins, summary.resigned),
        teams=games.find(sheet.game).talking(len(sheet.places), sheet.options),
        mine=seats_held(sheet.places, guest),
        status="playing",
        missing=(),
        ending=None,
        patience=moment.patience,
        agreed=summary.agreed,
        practice=summary.practice,
        fills=None,
        version=sheet.version,
        moves=summary.moves,
        actors=summary.actors,
        ranks=(),
        points=summary.points,
        commitment=chance.commitment(sheet.seed),
        seed=None,
        nonces=nonces_of(sheet.places),
        rematch=sheet.rematch,
    )


def _info(sheet: Sheet, guest: int | None, moment: Moment, **known: Any) -> TableInfo:
    """With what was settled when the table was made, which is the same whatever becomes of the game."""
    colours, tinctures, sides = _colours(games.find(sheet.game), len(sheet.places), sheet.colours)
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        rules_version=sheet.rules,
        options=sheet.options,
        colours=colours,
        tinctures=tinctures,
        sides=sides,
        scenario=sheet.scenario,
        pace=retyped(TimeControl, sheet.pace),
        watching=moment.watching,
        made=guest is not None and guest == sheet.maker,
        public=sheet.public,
        fill=retyped(Fill, sheet.fill),
        created=sheet.created,
        **flags_of(sheet),
        **known,
    )


@lru_cache(1000)
def _colours(game: AnyGame, seats: int, chosen: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The colours of the seats, those of the sides, and the side of each seat."""
    colours = game.coloured(seats, chosen)
    return colours, game.tinctures(seats, colours), game.sides(seats)


def _info_for(table: Table, guest: int | None, info: TableInfo) -> TableInfo:
    """What somebody else was told at this moment, for this guest."""
    made = guest is not None and guest == table.sheet.maker
    return msgspec.structs.replace(info, mine=table.seats_of(guest), made=made)


def table_state(table: Table, guest: int | None, moment: Moment, seen: int) -> TableState:
    """The table as it is, and what happened that a guest who has seen the given version does not know."""
    state = standing(table, guest, moment)
    since, told = happened_since(table, guest, seen)
    return msgspec.structs.replace(state, since=since, happened=told, now=moment.now)


def standing(table: Table, guest: int | None, moment: Moment, info: TableInfo | None = None) -> TableState:
    """The table as it is, and nothing of how it became so.

    If anybody was told of the table at this moment, `info` is what they were told.
    """
    mine = table.seats_of(guest)
    shown = table.begun is not None
    return TableState(
        table=table_info(table, guest, moment) if info is None else _info_for(table, guest, info),
        replayable=table.lost is None,
        mine=tuple(_my_seat(table, seat) for seat in mine) if shown else (),
        view=table.views.of(table.match, None) if shown and not mine else None,
        since=0,
        happened=(),
        missed=(),
        acts=tuple(table.company.acts),
        clocks=_clocks(table, moment.passed),
        now=0.0,
    )


def happened_since(table: Table, guest: int | None, seen: int) -> tuple[int, tuple[Happening, ...]]:
    """What a guest who has seen the given version does not know, and the number of the first move of it."""
    since = table.since(seen)
    if table.begun is None:
        return since, ()
    since = max(since, len(table.match.played) - MOST_TOLD + 1)
    return since, happened(table, reader_of(table.seats_of(guest)), since)


def _clocks(table: Table, passed: float) -> tuple[SeatClock, ...]:
    if table.clocks is None:
        return ()
    running = table.running()
    return tuple(
        SeatClock(reserve, spent + passed * (seat in running), seat in running)
        for seat, (reserve, spent) in enumerate(zip(table.clocks.reserve, table.clocks.spent, strict=True))
    )


def _my_seat(table: Table, seat: int) -> MySeat:
    decides = table.playing and seat not in table.company.stand_ins
    decision = table.staleness.decisions[table.version].get(seat) if decides else None
    spelled = choices(table.game)
    return MySeat(
        seat=seat,
        view=table.views.of(table.match, seat),
        asked=decision and decision.asked,
        choices=tuple(spelled[action] for action in decision.actions) if decision else (),
        brings=_brought(table, seat, decision) if decision else (),
        can_undo=decides and table.match.can_undo(seat),
        can_rewind=decides and can_rewind(table, seat),
        can_hint=decides and can_hint(table, seat),
    )


def _brought(table: Table, seat: int, decision: Decision) -> tuple[Brings[Event] | None, ...]:
    """As it was worked out for whoever was told first."""
    kept = table.views.brought.get(seat)
    if kept is None:
        kept = table.views.brought[seat] = brought(table.match, seat, decision.actions)
    return kept


def brought(match: Match, seat: int, actions: Iterable[int]) -> tuple[Brings[Event] | None, ...]:
    """What these moves of a seat bring."""
    looked = {move.action: told for move, told in match.brings(seat).items()}
    return tuple(map(looked.get, actions))


def log_of(table: Table, guest: int | None, first: int, last: int) -> list[Happening]:
    """A stretch of the log, as the guest reads it."""
    last = min(last, first + MOST_LOGGED - 1)
    return list(happened(table, reader_of(table.seats_of(guest)), first, last))


def happened(table: Table, reader: int | None, since: int, until: int | None = None) -> tuple[Happening, ...]:
    return tuple(Happening(told.number, told.event) for told in table.match.events(reader, since, until))


def keep_views(table: Table, guests: Iterable[int | None]) -> None:
    """What these guests see now, for when they step back or come late."""
    if table.begun is not None:
        table.views.keep(table.begun, _eyes(table, guests))


def _eyes(table: Table, guests: Iterable[int | None]) -> set[int | None]:
    """Whose views these guests see: where nothing is hidden, everybody's."""
    if table.game.all_open:
        return {None for _ in guests}
    seats = {table.seats_of(guest) for guest in guests}
    return {reader for mine in seats for reader in (reader_of(mine), *mine)}


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


def reader_of(mine: tuple[int, ...]) -> int | None:
    """Whose log a guest reads: their seat's. Those who pass a device around read what all may know."""
    return mine[0] if len(mine) == 1 else None
