"""Tables, their seats, their rows, and what is due there: the statements."""

import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

import msgspec

from regalia.engine.game import Value
from regalia.server.store.connection import Connection
from regalia.server.store.processes import LIVING, PRESENT
from regalia.server.store.records import (
    FLAGS,
    KINDS,
    LISTED,
    MOST_OPEN,
    Conflict,
    Due,
    Kind,
    Outcome,
    Place,
    Result,
    Row,
    Sheet,
    StoredFill,
    StoredPace,
    Summary,
    UnknownKind,
    Wake,
    Warm,
    flags_of,
)

WAITING = (
    "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND bot IS NULL AND nonce IS NULL) "
    "AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = tables.id)"
)
"""A table where nothing was played, since a seat is free or a nonce missing."""
FREE = "EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot IS NULL)"
"""A table with a free seat."""
KNOWN = "(name IS NULL OR name <> '')"
"""A seat whose guest has not had their data erased; a socket of theirs may still be open then."""
UNUSED = "created < :before AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND seen >= :before)"
"""A table that was made before, and where nobody who sits there was seen since."""
UNKNOWN = (
    "tables.moves IS NULL AND closed IS NULL AND coalesce(wake_why, '') <> 'open' "
    "AND ((summary IS NULL AND wake_at IS NULL) "
    "OR version <> (SELECT coalesce(max(seq), 0) FROM moves WHERE table_id = tables.id))"
)
"""A table that goes on, and whose last row was stored by a Regalia that did not know these columns."""
SEATED = (
    f"UPDATE tables SET wake_at = CASE WHEN {WAITING} THEN CAST(:wake_at AS DOUBLE PRECISION) ELSE 0 END, "
    f"wake_why = CASE WHEN {WAITING} THEN CAST(:wake_why AS TEXT) ELSE 'open' END WHERE id = :table"
)
"""Its seats have changed: with the last nonce the game has begun, and what is due then is not known yet."""
HOLD = "SELECT 1 FROM tables WHERE id = :table FOR NO KEY UPDATE"
"""Whoever else changes its seats waits."""
OF_GUEST = (
    "tables.id IN (SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE guest = :guest) "
    "ORDER BY created DESC LIMIT :limit)"
)
"""The newest tables where a guest sits."""
ADD_ROW = (
    "INSERT INTO moves (table_id, seq, at, kind, seat, guest, move, token, took) "
    "SELECT :table, :seq, :at, :kind, :seat, :guest, :move, :token, :took "
    "WHERE NOT EXISTS (SELECT 1 FROM moves WHERE table_id = :table AND seq >= :seq) "
    "AND NOT EXISTS (SELECT 1 FROM moves WHERE table_id = :table AND seat = :seat AND token = :token) "
    "ON CONFLICT DO NOTHING"
)
NOTED = "summary = :summary, wake_at = :wake_at, wake_why = :wake_why"
"""What is to be known of a table beside its rows, as `_noted` gives it."""
NOTE_ROW = f"UPDATE tables SET version = :seq, {NOTED} WHERE id = :table"
ROW = "kind, seat, move, token, guest, at, took"
"""Of a row, as `Row` has them."""

BY_MAIL: Final = 'tables.pace LIKE \'{"kind":"mail",%\''
"""A table by mail, as its pace is written."""
_MAIL, _SINCE = "CAST(:mail AS DOUBLE PRECISION)", "CAST(:since AS DOUBLE PRECISION)"
OPEN_TABLES = (
    "SELECT id FROM (SELECT id, created, "
    "(SELECT count(*) FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot IS NULL) AS free, "
    "row_number() OVER (PARTITION BY coalesce(CAST(maker AS TEXT), id) ORDER BY created, id) AS nth, "
    "CASE WHEN tables.id = ANY(:here) THEN 0 ELSE 1 END AS away "
    f"FROM tables WHERE public = 1 AND closed IS NULL AND (CAST(:game AS TEXT) IS NULL OR game = :game) AND {FREE} "
    f"AND ({_MAIL} IS NOT NULL OR tables.pace IS NULL OR NOT {BY_MAIL}) "
    "AND EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NOT NULL "
    f"AND (tables.id = ANY(:here) OR (coalesce(seen, tables.created) > CASE WHEN {BY_MAIL} THEN {_MAIL} "
    f"ELSE {_SINCE} END AND (nonce IS NOT NULL OR coalesce(seen, tables.created) > :lacking))))) AS waiting "
    "WHERE nth <= :makers "
    "ORDER BY CASE WHEN EXISTS (SELECT 1 FROM seats WHERE table_id = waiting.id AND guest = :guest) "
    "THEN 0 ELSE nth END, away, free, created, id LIMIT :limit"
)
"""Public tables with a free seat where somebody waits: whoever was seen since then, by mail since another time, or is
here. Whoever lacks a nonce was seen since `lacking`: without it no game begins. Where `mail` is null there are none by
mail.

The guest's own come first. The second of a maker is behind the first of all others, and so on: who makes many hides
nobody's. Among these, somebody who is here goes before somebody who was."""

encode = msgspec.json.Encoder().encode


def _text(value: object) -> str | None:
    return None if value is None else encode(value).decode()


def _due(wake: Wake | None) -> dict[str, Any]:
    return {"wake_at": None, "wake_why": None} if wake is None else {"wake_at": wake.at, "wake_why": wake.why}


def _noted(summary: Summary | None, wake: Wake | None) -> dict[str, Any]:
    return {"summary": _text(summary), **_due(wake)}


# Tables


def sheets(which: str, present: str = "NULL") -> str:
    """The sheets of the tables that a condition describes, the newest first. In one statement: a row for each seat."""
    return (
        "SELECT tables.id, game, rules, options, seed, scenario, start, created, rematch, ended, tables.moves, maker, "
        f"pace, begun, wake_at, wake_why, version, summary, public, fill, closed, colours, {', '.join(FLAGS)}, "
        "(SELECT coalesce(max(seq), 0) FROM moves WHERE table_id = tables.id) AS newest, "
        f"{present} AS present, seats.guest, seats.name, seats.bot, seats.nonce, seats.seen, "
        "results.rank, results.points, results.ending "
        "FROM tables LEFT JOIN seats ON seats.table_id = tables.id "
        "LEFT JOIN results ON results.table_id = tables.id AND results.seat = seats.seat "
        f"WHERE {which} ORDER BY created DESC, tables.id, seats.seat"
    )


def sheets_in(rows: Iterable[tuple[Any, ...]]) -> list[Sheet]:
    """What `sheets` found."""
    return [_sheet(list(seats)) for _, seats in groupby(rows, itemgetter(0))]


def _sheet(rows: list[tuple[Any, ...]]) -> Sheet:
    name, game, rules, options, seed, scenario, start, created, rematch, ended, moves, *settled = rows[0][:-8]
    maker, pace, begun, at, why, version, summary, public, fill, closed, colours, *flags, newest, present = settled
    seats = [row[-8:] for row in rows if row[-8:] != (None,) * 8 or len(rows) > 1]
    known = moves is None and summary is not None and version == newest
    said: dict[str, Any] = {flag: bool(value) for flag, value in zip(FLAGS, flags, strict=True)}
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
        None if pace is None else msgspec.json.decode(pace, type=StoredPace),
        begun,
        wake=None if at is None else Wake(at, why),
        version=newest,
        summary=msgspec.json.decode(summary, type=Summary) if known else None,
        public=bool(public),
        fill=None if fill is None else msgspec.json.decode(fill, type=StoredFill),
        closed=closed,
        present=present or "",
        colours=() if colours is None else msgspec.json.decode(colours, type=tuple[int, ...]),
        **said,
    )


async def add_table(connection: Connection, sheet: Sheet, after: str | None = None) -> str:
    """Add a table; as the rematch of another one unless that has one already. The id of the table there is now."""
    if after is not None:
        earlier = await connection.value("SELECT rematch FROM tables WHERE id = :after FOR UPDATE", after=after)
        if earlier is not None:
            return str(earlier)
    await connection.insert(
        "tables",
        id=sheet.id,
        game=sheet.game,
        rules=sheet.rules,
        options=_text(sheet.options),
        seed=sheet.seed,
        scenario=sheet.scenario,
        start=sheet.start,
        created=sheet.created,
        maker=sheet.maker,
        pace=_text(sheet.pace),
        public=int(sheet.public),
        fill=_text(sheet.fill),
        colours=_text(sheet.colours or None),
        **_due(sheet.wake),
        **{flag: int(said) for flag, said in flags_of(sheet).items()},
    )
    places = [{"table_id": sheet.id, "seat": seat, **place._asdict()} for seat, place in enumerate(sheet.places)]
    await connection.insert_many("seats", places)
    await _remember_names(connection, sheet.places)
    if after is not None:
        await connection.execute("UPDATE tables SET rematch = :id WHERE id = :after", id=sheet.id, after=after)
    return sheet.id


async def sheet(connection: Connection, table: str) -> Sheet | None:
    found = sheets_in(await connection.fetch(sheets("tables.id = :table"), table=table))
    return found[0] if found else None


async def table(connection: Connection, table: str) -> tuple[Sheet, list[Row]] | None:
    """UnknownKind if a row is of none of KINDS."""
    found = await sheet(connection, table)
    return None if found is None else (found, await rows(connection, table, 0))


async def snapshot(connection: Connection, table: str) -> bytes | None:
    """What was kept of a table to open it from, if anything."""
    found: bytes | None = await connection.value("SELECT data FROM snapshots WHERE table_id = :table", table=table)
    return found


async def keep_snapshot(connection: Connection, table: str, seq: int, data: bytes) -> None:
    """Keep it as it is after so many rows, unless a later one is kept."""
    await connection.execute(
        "INSERT INTO snapshots (table_id, seq, data) VALUES (:table, :seq, :data) ON CONFLICT (table_id) "
        "DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= snapshots.seq",
        table=table,
        seq=seq,
        data=data,
    )


async def renew(connection: Connection, table: str, rules: int, start: str | None) -> None:
    """A table where nobody has played: it will be played under these rules, from this position if any."""
    await connection.execute(
        "UPDATE tables SET rules = :rules, start = :start WHERE id = :table", rules=rules, start=start, table=table
    )


async def tables_of(connection: Connection, guest: int) -> list[Sheet]:
    """The tables where the guest holds a seat, the newest first."""
    statement = sheets(OF_GUEST, PRESENT) if connection.shared else sheets(OF_GUEST)
    return sheets_in(await connection.fetch(statement, guest=guest, limit=LISTED))


async def newest_tables(connection: Connection, guest: int | None = None) -> list[Sheet]:
    """The newest first: all, or those where a guest sits."""
    if guest is not None:
        return await tables_of(connection, guest)
    newest = "tables.id IN (SELECT id FROM tables ORDER BY created DESC LIMIT :limit)"
    return sheets_in(await connection.fetch(sheets(newest), limit=LISTED))


async def open_tables(
    connection: Connection, guest: int | None, warm: Warm, here: Collection[str] = (), game: str | None = None
) -> list[Sheet]:
    """Public ones with a free seat, of a game or of all, where somebody who sits there was seen lately or may be
    `here`: more than are listed, but at most `MOST_OPEN` of a maker. First those where the guest sits; then one of
    each maker, then a second of each, and so on: those that somebody may have open first, then the fullest and
    oldest."""
    found = await connection.fetch(
        OPEN_TABLES,
        **warm._asdict(),
        game=game,
        here=list(here),
        guest=guest,
        makers=MOST_OPEN,
        limit=4 * LISTED,
    )
    order = {table: place for place, (table,) in enumerate(found)}
    sheets_found = sheets_in(await connection.fetch(sheets("tables.id = ANY(:tables)"), tables=list(order)))
    return sorted(sheets_found, key=lambda sheet: order[sheet.id])


async def drop_sooner(connection: Connection, before: float) -> None:
    """Tables for which nobody has come since then are due to be dropped at once, whatever was said before."""
    await connection.execute(
        "UPDATE tables SET wake_at = 0 WHERE id IN "
        f"(SELECT id FROM tables WHERE wake_why = 'drop' AND {UNUSED} ORDER BY id FOR NO KEY UPDATE)",
        before=before,
    )


async def drop_tables(connection: Connection, tables: Collection[str], before: float) -> list[str]:
    """Those of them that were made before that time, and where nobody who sits there was seen since, that have a
    free seat or lack a nonce, so that nothing was ever played; which they were."""
    # Whoever sits down or plays waits for this lock, or is waited for and seen by the next statement
    await connection.lock("SELECT 1 FROM tables WHERE id = ANY(:tables) ORDER BY id FOR UPDATE", tables=list(tables))
    nobody = f"NOT EXISTS (SELECT 1 FROM presences WHERE table_id = tables.id AND process IN ({LIVING}))"
    still = await connection.fetch(
        f"SELECT id FROM tables WHERE id = ANY(:tables) AND {UNUSED} AND {WAITING}"
        + (f" AND {nobody}" if connection.shared else ""),
        tables=list(tables),
        before=before,
    )
    dropped = [table for (table,) in still]
    for statement in (
        "UPDATE tables SET rematch = NULL WHERE rematch = ANY(:tables)",
        "DELETE FROM chat WHERE table_id = ANY(:tables)",
        "DELETE FROM seats WHERE table_id = ANY(:tables)",
        "DELETE FROM tables WHERE id = ANY(:tables)",
    ):
        await connection.execute(statement, tables=dropped)
    return dropped


async def end(connection: Connection, table: str, outcome: Outcome) -> None:
    await connection.execute(
        "UPDATE tables SET ended = :now, moves = :moves, version = :version, summary = NULL, wake_at = NULL, "
        "wake_why = NULL WHERE id = :table",
        now=time.time(),
        moves=outcome.moves,
        version=outcome.version,
        table=table,
    )
    results = [{"table_id": table, "seat": seat, **result._asdict()} for seat, result in enumerate(outcome.results)]
    again = "DO UPDATE SET rank = excluded.rank, points = excluded.points, ending = excluded.ending"
    await connection.insert_many("results", results, f"ON CONFLICT (table_id, seat) {again}")


async def begin(connection: Connection, table: str, at: float, summary: Summary, wake: Wake | None) -> None:
    """Note when a game with a pace began, unless it was noted, with what is to be known of the table then."""
    await connection.execute(
        f"UPDATE tables SET begun = :at, {NOTED} WHERE id = :table AND begun IS NULL",
        **_noted(summary, wake),
        at=at,
        table=table,
    )


# What is due


async def note(connection: Connection, table: str, version: int, summary: Summary | None, wake: Wake | None) -> None:
    """What is to be known of a table after so many rows; unless more are known of, it is over or is closed."""
    await connection.execute(
        f"UPDATE tables SET version = :version, {NOTED} "
        "WHERE id = :table AND version <= :version AND moves IS NULL AND closed IS NULL",
        **_noted(summary, wake),
        version=version,
        table=table,
    )


async def due(connection: Connection, now: float, limit: int) -> list[Due]:
    """The tables where something is due by now: those that have waited longest."""
    found = await connection.fetch(
        "SELECT id, wake_at, wake_why FROM tables WHERE wake_at <= :now AND moves IS NULL "
        "ORDER BY wake_at LIMIT :limit",
        now=now,
        limit=limit,
    )
    return [Due(*due) for due in found]


async def next_clock(connection: Connection) -> float | None:
    """When somebody's time may be up first, at whatever table; None where no clock runs."""
    found: float | None = await connection.value(
        "SELECT wake_at FROM tables WHERE wake_at IS NOT NULL AND wake_why = 'time' AND moves IS NULL "
        "ORDER BY wake_at LIMIT 1"
    )
    return found


async def put_off(connection: Connection, tables: Collection[str], due: float, at: float) -> None:
    """What was due there by then is due later."""
    # In the order of their ids: two who do this wait for each other, and not both for ever
    await connection.execute(
        "UPDATE tables SET wake_at = :at WHERE id IN "
        "(SELECT id FROM tables WHERE id = ANY(:tables) AND wake_at <= :due ORDER BY id FOR NO KEY UPDATE)",
        at=at,
        tables=list(tables),
        due=due,
    )


async def unknown_tables(connection: Connection, limit: int) -> list[str]:
    """Some of those that go on and whose rows were stored without what is to be known of the table: by a Regalia of
    before."""
    found = await connection.fetch(f"SELECT id FROM tables WHERE {UNKNOWN} LIMIT :limit", limit=limit)
    return [table for (table,) in found]


async def open_again(connection: Connection, tables: Collection[str]) -> None:
    """What comes next there is not known: they are due at once."""
    await connection.execute(
        "UPDATE tables SET wake_at = 0, wake_why = 'open' WHERE id IN (SELECT id FROM tables "
        "WHERE id = ANY(:tables) AND moves IS NULL AND closed IS NULL ORDER BY id FOR NO KEY UPDATE)",
        tables=list(tables),
    )


# Seats


async def sit(connection: Connection, table: str, seat: int, place: Place, wake: Wake | None = None) -> bool:
    """Give a free seat to somebody; False if it is not free. `wake` is what is due next if the game does not begin
    with it: if it does, the table is to be opened."""
    await connection.lock(HOLD, table=table)  # of two who take the last two seats, one sees that none is left
    taken = await connection.execute(
        "UPDATE seats SET guest = :guest, name = :name, bot = :bot, nonce = :nonce, seen = :seen "
        "WHERE table_id = :table AND seat = :seat AND guest IS NULL AND bot IS NULL",
        **place._asdict(),
        table=table,
        seat=seat,
    )
    if taken:
        await _remember_names(connection, [place])
        await connection.execute(
            f"UPDATE tables SET public = 2 WHERE id = :table AND public = 1 AND NOT {FREE}", table=table
        )
        await _seated(connection, table, wake)
    return taken > 0


async def add_nonces(
    connection: Connection, table: str, guest: int, nonces: Mapping[int, str], wake: Wake | None = None
) -> bool:
    """Add nonces to seats of a guest; False, and nothing is added, unless all of them are theirs and have none."""
    await connection.lock(HOLD, table=table)  # of two who add the last two, one sees that none is missing
    lacking = await connection.fetch(
        "SELECT seat FROM seats WHERE table_id = :table AND seat = ANY(:seats) AND guest = :guest AND nonce IS NULL "
        "ORDER BY seat FOR UPDATE",
        table=table,
        seats=list(nonces),
        guest=guest,
    )
    if {seat for (seat,) in lacking} != set(nonces):
        return False
    await connection.execute_many(
        "UPDATE seats SET nonce = :nonce WHERE table_id = :table AND seat = :seat",
        [{"nonce": nonce, "table": table, "seat": seat} for seat, nonce in nonces.items()],
    )
    await _seated(connection, table, wake)
    return True


async def leave(connection: Connection, table: str, seat: int, guest: int, wake: Wake | None = None) -> bool:
    """A guest leaves a seat before the game begins; False, and nothing is changed, unless they can."""
    # Whoever takes the last seat waits for this lock, or is waited for and seen by the next statement
    await connection.lock("SELECT 1 FROM tables WHERE id = :table FOR UPDATE", table=table)
    left = await connection.execute(
        "UPDATE seats SET guest = NULL, name = NULL, bot = NULL, nonce = NULL, seen = NULL "
        "WHERE table_id = :table AND seat = :seat AND guest = :guest "
        f"AND EXISTS (SELECT 1 FROM tables WHERE id = :table AND {WAITING})",
        table=table,
        seat=seat,
        guest=guest,
    )
    if left:
        await connection.execute("UPDATE tables SET public = 1 WHERE id = :table AND public = 2", table=table)
        await _seated(connection, table, wake)
    return left > 0


async def give_colours(connection: Connection, table: str, before: Sequence[int], colours: Sequence[int]) -> bool:
    """Others before the game begins; False, and nothing is changed, if they are not what they were, or it has begun."""
    await connection.lock(HOLD, table=table)  # whoever takes the last seat, or adds the last nonce
    given = await connection.execute(
        "UPDATE tables SET colours = :colours WHERE id = :table "
        f"AND coalesce(colours, '') = coalesce(CAST(:before AS TEXT), '') AND {WAITING}",
        colours=_text(colours),
        before=_text(before or None),
        table=table,
    )
    return given > 0


async def note_seen(connection: Connection, table: str, guest: int, at: float) -> None:
    """A guest who holds seats comes or goes; of whoever was erased nothing is noted."""
    await connection.execute(
        f"UPDATE seats SET seen = :at WHERE table_id = :table AND guest = :guest AND {KNOWN}",
        at=at,
        table=table,
        guest=guest,
    )


async def _seated(connection: Connection, table: str, wake: Wake | None) -> None:
    await connection.execute(SEATED, **_due(wake), table=table)


async def _remember_names(connection: Connection, places: Sequence[Place]) -> None:
    """What guests called themselves last; at the first of their seats if they have several."""
    named = {
        place.guest: place.name for place in reversed(places) if place.guest is not None and place.name is not None
    }
    # One after another in the order of their ids: two who do this wait for each other, and not both for ever
    await connection.execute_many(
        "UPDATE guests SET name = :name WHERE id = :guest",
        [{"guest": guest, "name": name} for guest, name in sorted(named.items())],
    )


# Rows


async def add_row(
    connection: Connection, table: str, seq: int, row: Row, summary: Summary | None = None, wake: Wake | None = None
) -> int:
    """Store a row, and what is to be known of the table after it; its number, or that of the same message when it
    was stored before.

    Conflict if the number is taken by another row: whoever stores a row of the same number at the same time, one of the
    two is refused.
    """
    added = await connection.execute_both(
        ADD_ROW,
        NOTE_ROW,
        table=table,
        seq=seq,
        at=row.at or time.time(),
        kind=row.kind,
        seat=row.seat,
        guest=row.guest,
        move=row.move,
        token=row.token,
        took=row.took,
        **_noted(summary, wake),
    )
    if added:
        return seq
    earlier = None if row.token is None else await row_of(connection, table, row.seat, row.token)
    if earlier is None:
        raise Conflict(f"row {seq} of table {table} is there already")
    return earlier


async def rows(connection: Connection, table: str, after: int) -> list[Row]:
    """Those after the given number; UnknownKind as with `table`."""
    found = await connection.fetch_fields(
        ROW, "FROM moves WHERE table_id = :table AND seq > :after ORDER BY seq", table=table, after=after
    )
    kinds: dict[str, Kind] = {kind: kind for kind in KINDS}
    rows = []
    for kind, *fields in found:
        if kind not in kinds:
            raise UnknownKind(table, kind)
        rows.append(Row(kinds[kind], *fields))
    return rows


async def rows_after(connection: Connection, versions: Mapping[str, int]) -> dict[str, list[Row]]:
    """By table: the rows after the given number; without tables that have one of a kind that is not known. Only where
    several processes use the same database."""
    found = await connection.fetch(
        f"SELECT table_id, {ROW} FROM unnest(CAST(:tables AS TEXT[]), CAST(:versions AS BIGINT[])) "
        "AS known (id, version) JOIN moves ON table_id = known.id AND seq > version ORDER BY table_id, seq",
        tables=list(versions),
        versions=list(versions.values()),
    )
    strange = {table for table, kind, *_ in found if kind not in KINDS}
    rows: dict[str, list[Row]] = {}
    for table, *fields in found:
        if table not in strange:
            rows.setdefault(table, []).append(Row(*fields))
    return rows


async def row_of(connection: Connection, table: str, seat: int, token: str) -> int | None:
    """The number under which this message was stored before, if it was."""
    found: int | None = await connection.value(
        "SELECT seq FROM moves WHERE table_id = :table AND seat = :seat AND token = :token",
        table=table,
        seat=seat,
        token=token,
    )
    return found
