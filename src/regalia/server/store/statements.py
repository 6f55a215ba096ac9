"""Parts of statements that both databases understand, written once, and how a sheet is read from what they find."""

from collections.abc import Iterable
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec

from regalia.engine.game import Value
from regalia.server.store.storage import Outcome, Place, Result, Sheet, Summary, Wake
from regalia.server.wire.protocol import Fill, TimeControl

WAITING = (
    "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND bot IS NULL AND nonce IS NULL "
    "AND (guest IS NULL OR tables.rules > 1)) "  # under the first rules nobody added anything to the dice
    "AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = tables.id)"
)
"""A table where nothing was played, since a seat is free or a nonce missing."""
IDLE = (
    "NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM moves WHERE guest = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE maker = guests.id) "
    "AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = guests.id OR guest = guests.id) AND banned IS NULL"
)
"""A guest of whom nothing would be missed."""
encode = msgspec.json.Encoder().encode
COLUMNS = (
    "tables.id, game, rules, options, seed, scenario, start, created, rematch, ended, tables.moves, maker, pace, "
    "begun, hints, wake_at, wake_why, version, summary, public, fill, silent, closed"
)
"""Of a table, as `sheets_in` reads them."""


def sheets(which: str, present: str = "''") -> str:
    """The sheets of the tables that a condition describes, the newest first. In one statement: a row for each seat."""
    return (
        f"SELECT {COLUMNS}, (SELECT coalesce(max(seq), 0) FROM moves WHERE table_id = tables.id) AS newest, "
        f"{present} AS present, seats.guest, seats.name, seats.bot, seats.nonce, seats.seen, "
        "results.rank, results.points, results.ending "
        "FROM tables LEFT JOIN seats ON seats.table_id = tables.id "
        "LEFT JOIN results ON results.table_id = tables.id AND results.seat = seats.seat "
        f"WHERE {which} ORDER BY created DESC, tables.id, seats.seat"
    )


OF_GUEST = (
    "tables.id IN (SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE guest = {guest}) "
    "ORDER BY created DESC LIMIT {limit})"
)
"""The newest tables where a guest sits."""


def sheets_in(rows: Iterable[Iterable[Any]]) -> list[Sheet]:
    """What `sheets` found."""
    return [_sheet(list(seats)) for _, seats in groupby(map(tuple, rows), itemgetter(0))]


def _sheet(rows: list[tuple[Any, ...]]) -> Sheet:
    name, game, rules, options, seed, scenario, start, created, rematch, ended, moves, *settled = rows[0][:-8]
    maker, pace, begun, hints, at, why, version, summary, public, fill, silent, closed, newest, present = settled
    seats = [row[-8:] for row in rows if row[-8:] != (None,) * 8 or len(rows) > 1]
    known = moves is None and summary is not None and version == newest
    return Sheet(
        name,
        game,
        rules,
        msgspec.json.decode(options, type=dict[str, Value]),
        seed,
        scenario,
        start,
        created,
        rematch,
        None
        if moves is None
        else Outcome(newest, moves, tuple(Result(*seat[5:]) for seat in seats if seat[7] is not None), ended),
        tuple(Place(*seat[:5]) for seat in seats),
        maker,
        None if pace is None else msgspec.json.decode(pace, type=TimeControl),
        begun,
        bool(hints),
        None if at is None else Wake(at, why),
        newest,
        msgspec.json.decode(summary, type=Summary) if known else None,
        bool(public),
        None if fill is None else msgspec.json.decode(fill, type=Fill),
        bool(silent),
        closed,
        present=present or "",
    )


def wake_fields(wake: Wake | None) -> tuple[float | None, str | None]:
    return (None, None) if wake is None else (wake.at, wake.why)


def summary_field(summary: Summary | None) -> str | None:
    return None if summary is None else encode(summary).decode()


KNOWN = "(name IS NULL OR name <> '')"
"""A seat whose guest has not had their data erased; a socket of theirs may still be open then."""
BY_MAIL = '{"kind":"mail",'
"""How a pace by mail is written."""
UNUSED = "created < {before} AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND seen >= {before})"
"""A table that was made before, and where nobody who sits there was seen since."""
UNKNOWN = (
    "tables.moves IS NULL AND closed IS NULL AND coalesce(wake_why, '') <> 'open' "
    "AND ((summary IS NULL AND wake_at IS NULL) "
    "OR version <> (SELECT coalesce(max(seq), 0) FROM moves WHERE table_id = tables.id))"
)
"""A table that goes on, and whose last row was stored by a Regalia that did not know these columns."""
SEATED = (
    "UPDATE tables SET wake_at = CASE WHEN {waiting} THEN {at} ELSE 0 END, "
    "wake_why = CASE WHEN {waiting} THEN {why} ELSE 'open' END WHERE id = {table}"
)
"""Its seats have changed: with the last nonce the game has begun, and what is due then is not known yet."""
REOPENED = (
    "UPDATE tables SET closed = {0}, wake_at = CASE WHEN {0} IS NULL AND moves IS NULL THEN 0 END, "
    "wake_why = CASE WHEN {0} IS NULL AND moves IS NULL THEN 'open' END WHERE id = {1}"
)
"""Nothing is due at a table that is closed; where it is opened again, it is found out."""
IN_USE_UNTIL = (
    "(SELECT min(coalesce((SELECT at FROM moves WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), begun)) "
    "FROM tables WHERE begun IS NOT NULL AND tables.moves IS NULL)"
)
"""When the last row of that game with a pace was stored where that is longest ago: outages before count nowhere."""
FREE = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot IS NULL)"
"""A table with a free seat."""


def open_tables(game: str, since: str, mail: str, lacking: str, here: str, guest: str, makers: str, limit: str) -> str:
    """Public tables with a free seat where somebody waits, with the parameters as a database has them: whoever was seen
    since then, by mail since another time, or is `here`, a condition. Whoever lacks a nonce was seen since `lacking`:
    without it no game begins. Where `mail` is null there are none by mail.

    The guest's own come first. The second of a maker is behind the first of all others, and so on: who makes many hides
    nobody's. Among these, somebody who is here goes before somebody who was."""
    by_mail = f"tables.pace LIKE '{BY_MAIL}%'"
    return (
        "SELECT id FROM (SELECT id, created, "
        "(SELECT count(*) FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot IS NULL) AS free, "
        "row_number() OVER (PARTITION BY coalesce(CAST(maker AS TEXT), id) ORDER BY created, id) AS nth, "
        f"CASE WHEN {here} THEN 0 ELSE 1 END AS away "
        f"FROM tables WHERE public = 1 AND closed IS NULL AND ({game} IS NULL OR game = {game}) AND {FREE} "
        f"AND ({mail} IS NOT NULL OR tables.pace IS NULL OR NOT {by_mail}) "
        "AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NOT NULL "
        f"AND ({here} OR (coalesce(seen, tables.created) > CASE WHEN {by_mail} THEN {mail} ELSE {since} END "
        f"AND (nonce IS NOT NULL OR coalesce(seen, tables.created) > {lacking}))))) AS waiting "
        f"WHERE nth <= {makers} "
        f"ORDER BY CASE WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = waiting.id AND guest = {guest}) "
        f"THEN 0 ELSE nth END, away, free, created, id LIMIT {limit}"
    )
