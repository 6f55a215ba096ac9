"""`Storage` in one SQLite file. Every statement that is ever made stands here."""

import logging
import os
import re
import sqlite3
import time
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

import msgspec

from regalia.server.store.group_commit import LOCK_PATIENCE, Database
from regalia.server.store.migrations import InvalidDatabase
from regalia.server.store.statements import (
    FREE,
    IDLE,
    IN_USE_UNTIL,
    KNOWN,
    OF_GUEST,
    REOPENED,
    SEATED,
    UNKNOWN,
    UNUSED,
    WAITING,
    open_tables,
    sheets,
    sheets_in,
    summary_field,
    wake_fields,
)
from regalia.server.store.storage import (
    ASIDE_KEPT,
    CHAT_KEPT,
    CHAT_TOLD,
    KINDS,
    LISTED,
    MOST_MUTED,
    MOST_OPEN,
    MOST_REPORTS,
    MOST_TOLD_DEVICES,
    Account,
    Conflict,
    Deed,
    Device,
    Due,
    Guest,
    Kind,
    Line,
    Outcome,
    Place,
    Push,
    Reported,
    Row,
    Sheet,
    Storage,
    StorageTrouble,
    Summary,
    Traces,
    UnknownKind,
    Wake,
    Warm,
    closures_in,
    told_line,
)

LAST = re.compile(rb"(\S+) ([0-9]+) *")
LAST_SIZE = 80
"""Bytes; names of tables are shorter."""

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

Fields = tuple[str, int, str | None, str | None, int | None, float | None, float | None]


def _has_row(connection: sqlite3.Connection, table: str, seq: int) -> bool:
    return bool(connection.execute("SELECT 1 FROM moves WHERE table_id = ? AND seq = ?", (table, seq)).fetchone())


def _beat(connection: sqlite3.Connection) -> None:
    connection.execute("UPDATE pulse SET beat = beat + 1")


def _seen(connection: sqlite3.Connection) -> float | None:
    (seen,) = connection.execute("SELECT seen FROM pulse").fetchone()
    return None if seen is None else float(seen)


def _note_time(connection: sqlite3.Connection, now: float) -> None:
    connection.execute("UPDATE pulse SET seen = ?", (now,))


def _note_up(connection: sqlite3.Connection, now: float) -> None:
    connection.execute("UPDATE pulse SET up = max(coalesce(up, 0), ?)", (now,))


def _wake(connection: sqlite3.Connection, now: float, process: str = "") -> float:
    del process  # there is but one
    (up,) = connection.execute("SELECT up FROM pulse").fetchone()
    if up is not None and up < now:
        connection.execute("INSERT OR REPLACE INTO outages (began, ended) VALUES (?, ?)", (up, now))
    _note_up(connection, now)
    return now if up is None else max(now, float(up))


def _outages(connection: sqlite3.Connection, since: float) -> list[tuple[float, float]]:
    found = connection.execute("SELECT began, ended FROM outages WHERE ended > ? ORDER BY began", (since,))
    return [(max(began, since), ended) for began, ended in found]


# Guests


def _new_guest(connection: sqlite3.Connection, secret_hash: bytes) -> Guest:
    now = time.time()
    added = connection.execute("INSERT INTO guests (created) VALUES (?)", (now,))
    assert added.lastrowid is not None
    _add_device(connection, added.lastrowid, secret_hash, now)
    return Guest(added.lastrowid, None)


def _guest(connection: sqlite3.Connection, secret_hash: bytes) -> Guest | None:
    found = connection.execute(
        "SELECT id, name FROM guests JOIN devices ON guest = id WHERE hash = ?", (secret_hash,)
    ).fetchone()
    return found and Guest(*found)


def _forget_guests(connection: sqlite3.Connection, before: float) -> None:
    idle = connection.execute(
        f"SELECT id FROM guests WHERE created < ? AND {IDLE} "
        "AND NOT EXISTS (SELECT 1 FROM devices WHERE guest = guests.id AND seen >= ?)",
        (before, before),
    ).fetchall()
    for (guest,) in idle:
        _sign_out_all(connection, guest)
    connection.executemany("UPDATE chat SET guest = NULL WHERE guest = ?", idle)
    connection.executemany("DELETE FROM mutes WHERE guest = ?", idle)
    connection.executemany("DELETE FROM mutes WHERE muted = ?", idle)
    connection.executemany("DELETE FROM guests WHERE id = ?", idle)


def _account(connection: sqlite3.Connection, guest: int) -> Account:
    name, created, coded, banned = connection.execute(
        "SELECT name, created, coded, banned FROM guests WHERE id = ?", (guest,)
    ).fetchone()
    devices = connection.execute(
        "SELECT hash, created, seen FROM devices WHERE guest = ? ORDER BY created, hash", (guest,)
    )
    pushes = connection.execute(
        "SELECT device, endpoint, p256dh, auth, language, pushes.created FROM pushes "
        "JOIN devices ON hash = device WHERE guest = ? ORDER BY pushes.created",
        (guest,),
    )
    return Account(
        *(name, created, coded, banned),
        tuple(Device(*device) for device in devices),
        tuple((device, Push(*push), at) for device, *push, at in pushes),
    )


def _add_device(connection: sqlite3.Connection, guest: int, secret_hash: bytes, now: float) -> None:
    connection.execute(
        "INSERT INTO devices (hash, guest, created, seen) VALUES (?, ?, ?, ?)", (secret_hash, guest, now, now)
    )


def _note_device(connection: sqlite3.Connection, secret_hash: bytes, now: float) -> None:
    connection.execute("UPDATE devices SET seen = max(seen, ?) WHERE hash = ?", (now, secret_hash))


def _forget_devices(connection: sqlite3.Connection, before: float) -> None:
    for (device,) in connection.execute("SELECT hash FROM devices WHERE seen < ?", (before,)).fetchall():
        _sign_out(connection, device)
    connection.execute("DELETE FROM links WHERE until < ?", (time.time(),))


def _sign_out(connection: sqlite3.Connection, secret_hash: bytes) -> None:
    connection.execute("DELETE FROM pushes WHERE device = ?", (secret_hash,))
    connection.execute("DELETE FROM devices WHERE hash = ?", (secret_hash,))


def _sign_out_others(connection: sqlite3.Connection, guest: int, secret_hash: bytes) -> None:
    others = connection.execute("SELECT hash FROM devices WHERE guest = ? AND hash <> ?", (guest, secret_hash))
    for (device,) in others.fetchall():
        _sign_out(connection, device)
    connection.execute("DELETE FROM links WHERE guest = ?", (guest,))
    connection.execute("UPDATE guests SET code = NULL, coded = NULL WHERE id = ?", (guest,))


def _sign_out_all(connection: sqlite3.Connection, guest: int) -> None:
    _sign_out_others(connection, guest, b"")


def _has_device(connection: sqlite3.Connection, guest: int, device: bytes) -> bool:
    found = connection.execute("SELECT 1 FROM devices WHERE hash = ? AND guest = ?", (device, guest))
    return found.fetchone() is not None


def _set_code(connection: sqlite3.Connection, guest: int, device: bytes, code_hash: bytes, at: float) -> bool:
    if not _has_device(connection, guest, device):
        return False
    connection.execute("UPDATE guests SET code = ?, coded = ? WHERE id = ?", (code_hash, at, guest))
    return True


def _come_back(
    connection: sqlite3.Connection, code_hash: bytes, secret_hash: bytes, former: bytes, at: float
) -> int | None:
    found = connection.execute("SELECT id FROM guests WHERE code = ?", (code_hash,)).fetchone()
    return _turned(connection, found, secret_hash, former, at)


def _add_link(connection: sqlite3.Connection, guest: int, device: bytes, link_hash: bytes, until: float) -> bool:
    if not _has_device(connection, guest, device):
        return False
    connection.execute("DELETE FROM links WHERE guest = ?", (guest,))
    connection.execute("INSERT INTO links (hash, guest, until) VALUES (?, ?, ?)", (link_hash, guest, until))
    return True


def _use_link(
    connection: sqlite3.Connection, link_hash: bytes, secret_hash: bytes, former: bytes, at: float
) -> int | None:
    found = connection.execute("SELECT guest FROM links WHERE hash = ? AND until >= ?", (link_hash, at)).fetchone()
    connection.execute("DELETE FROM links WHERE hash = ?", (link_hash,))
    return _turned(connection, found, secret_hash, former, at)


def _turned(
    connection: sqlite3.Connection, found: tuple[int] | None, secret_hash: bytes, former: bytes, at: float
) -> int | None:
    """A device is from now on that of the guest who was found."""
    if found is None:
        return None
    _sign_out(connection, former)
    _add_device(connection, found[0], secret_hash, at)
    return found[0]


def _traces(connection: sqlite3.Connection, guest: int) -> Traces:
    tables = connection.execute(
        "SELECT id, game, created, ended, coalesce(maker = ?, 0) FROM tables WHERE maker = ? "
        "OR id IN (SELECT table_id FROM seats WHERE guest = ? UNION SELECT table_id FROM moves WHERE guest = ? "
        "UNION SELECT table_id FROM chat WHERE guest = ?) ORDER BY created, id",
        (guest,) * 5,
    )
    seats = connection.execute(
        "SELECT table_id, seat, name, nonce, seen FROM seats WHERE guest = ? ORDER BY table_id, seat", (guest,)
    )
    rows = connection.execute(
        "SELECT table_id, seq, at, kind, seat, move, took FROM moves WHERE guest = ? "
        "UNION ALL SELECT moves.table_id, seq, at, kind, moves.seat, move, took FROM moves "
        "JOIN seats ON seats.table_id = moves.table_id AND seats.seat = moves.seat "
        "WHERE seats.guest = ? AND moves.guest IS NULL AND at IS NULL ORDER BY 1, 2",  # of before it was noted
        (guest, guest),
    )
    results = connection.execute(
        "SELECT results.table_id, results.seat, rank, points, ending FROM results JOIN seats "
        "ON seats.table_id = results.table_id AND seats.seat = results.seat WHERE guest = ? ORDER BY 1, 2",
        (guest,),
    )
    lines = connection.execute(
        "SELECT table_id, number, at, text, team IS NOT NULL FROM chat WHERE guest = ? ORDER BY table_id, number",
        (guest,),
    )
    reports = connection.execute(
        "SELECT table_id, at, line, reason, words FROM reports WHERE reporter = ? ORDER BY id", (guest,)
    )
    return Traces(
        [(table, game, created, ended, bool(made)) for table, game, created, ended, made in tables],
        seats.fetchall(),
        rows.fetchall(),
        results.fetchall(),
        [(table, number, at, text, bool(team)) for table, number, at, text, team in lines],
        reports.fetchall(),
        len(_muted_by(connection, guest)),
    )


def _seats_of(connection: sqlite3.Connection, guest: int) -> list[str]:
    found = connection.execute("SELECT DISTINCT table_id FROM seats WHERE guest = ?", (guest,))
    return [table for (table,) in found]


def _erase(connection: sqlite3.Connection, guest: int) -> None:
    connection.execute(
        "UPDATE tables SET public = 1 WHERE public = 2 AND id IN (SELECT table_id FROM seats WHERE guest = ?) "
        f"AND {WAITING}",
        (guest,),
    )
    connection.execute(
        "UPDATE seats SET guest = NULL, name = NULL, nonce = NULL, seen = NULL WHERE guest = ? "
        f"AND table_id IN (SELECT id FROM tables WHERE {WAITING})",
        (guest,),
    )
    connection.execute("UPDATE seats SET name = '', seen = NULL WHERE guest = ?", (guest,))
    connection.execute("UPDATE chat SET name = '', text = '', guest = NULL WHERE guest = ?", (guest,))
    connection.execute("UPDATE reports SET name = '', text = NULL, guest = NULL WHERE guest = ?", (guest,))
    connection.execute("UPDATE reports SET words = '', reporter = NULL WHERE reporter = ?", (guest,))
    connection.execute("DELETE FROM mutes WHERE guest = ? OR muted = ?", (guest, guest))
    _sign_out_all(connection, guest)
    connection.execute("UPDATE guests SET name = NULL, code = NULL, coded = NULL WHERE id = ?", (guest,))
    connection.execute(f"DELETE FROM guests WHERE id = ? AND {IDLE}", (guest,))


def _key(connection: sqlite3.Connection, name: str, drawn: bytes) -> bytes:
    connection.execute("INSERT OR IGNORE INTO keys (name, value) VALUES (?, ?)", (name, drawn))
    (kept,) = connection.execute("SELECT value FROM keys WHERE name = ?", (name,)).fetchone()
    return bytes(kept)


def _set_push(connection: sqlite3.Connection, device: bytes, push: Push, at: float) -> None:
    connection.execute("DELETE FROM pushes WHERE device = ? OR endpoint = ?", (device, push.endpoint))
    connection.execute(
        "INSERT INTO pushes (endpoint, p256dh, auth, language, device, created) SELECT ?, ?, ?, ?, hash, ? "
        "FROM devices WHERE hash = ?",  # unless it was signed out meanwhile
        (*push, at, device),
    )
    connection.execute(
        "DELETE FROM pushes WHERE device IN (SELECT device FROM pushes JOIN devices ON hash = device "
        "WHERE guest = (SELECT guest FROM devices WHERE hash = ?) ORDER BY pushes.created DESC, device "
        "LIMIT -1 OFFSET ?)",
        (device, MOST_TOLD_DEVICES),
    )


def _drop_push(connection: sqlite3.Connection, device: bytes) -> None:
    connection.execute("DELETE FROM pushes WHERE device = ?", (device,))


def _forget_push(connection: sqlite3.Connection, endpoint: str) -> None:
    connection.execute("DELETE FROM pushes WHERE endpoint = ?", (endpoint,))


def _pushes_of(connection: sqlite3.Connection, guest: int) -> list[Push]:
    found = connection.execute(
        "SELECT endpoint, p256dh, auth, language FROM pushes JOIN devices ON hash = device WHERE guest = ?", (guest,)
    )
    return [Push(*push) for push in found]


def _remember_name(connection: sqlite3.Connection, place: Place) -> None:
    if place.guest is not None and place.name is not None:
        connection.execute("UPDATE guests SET name = ? WHERE id = ?", (place.name, place.guest))


# Tables


def _add_table(connection: sqlite3.Connection, sheet: Sheet, after: str | None = None) -> str:
    if after is not None:
        (earlier,) = connection.execute("SELECT rematch FROM tables WHERE id = ?", (after,)).fetchone()
        if earlier is not None:
            return str(earlier)
    options = msgspec.json.encode(sheet.options).decode()
    pace = None if sheet.pace is None else msgspec.json.encode(sheet.pace).decode()
    fill = None if sheet.fill is None else msgspec.json.encode(sheet.fill).decode()
    given = (sheet.id, sheet.game, sheet.rules, options, sheet.seed, sheet.scenario, sheet.start, sheet.created)
    connection.execute(
        "INSERT INTO tables "
        "(id, game, rules, options, seed, scenario, start, created, maker, pace, hints, wake_at, wake_why, public, "
        "fill, silent) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (*given, sheet.maker, pace, sheet.hints, *wake_fields(sheet.wake), sheet.public, fill, sheet.silent),
    )
    connection.executemany(
        "INSERT INTO seats (table_id, seat, guest, name, bot, nonce, seen) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(sheet.id, seat, *place) for seat, place in enumerate(sheet.places)],
    )
    for place in reversed(sheet.places):
        _remember_name(connection, place)
    if after is not None:
        connection.execute("UPDATE tables SET rematch = ? WHERE id = ?", (sheet.id, after))
    return sheet.id


def _sheet(connection: sqlite3.Connection, table: str) -> Sheet | None:
    found = sheets_in(connection.execute(sheets("tables.id = ?"), (table,)))
    return found[0] if found else None


def _sheets(connection: sqlite3.Connection, tables: Sequence[str]) -> list[Sheet]:
    """Those of them that there are, in this order."""
    which = "tables.id IN (SELECT value FROM json_each(?))"
    found = connection.execute(sheets(which), (msgspec.json.encode(list(tables)).decode(),))
    return sorted(sheets_in(found), key=lambda sheet: tables.index(sheet.id))


def _table(connection: sqlite3.Connection, table: str) -> tuple[Sheet, list[Row]] | None:
    sheet = _sheet(connection, table)
    if sheet is None:
        return None
    return sheet, _rows(connection, table, 0)


def _rows(connection: sqlite3.Connection, table: str, after: int) -> list[Row]:
    # As one value: fetching rows one by one would have to win the interpreter's lock for each
    (rows,) = connection.execute(
        "SELECT json_group_array(json_array(kind, seat, move, token, guest, at, took)) FROM "
        "(SELECT kind, seat, move, token, guest, at, took FROM moves WHERE table_id = ? AND seq > ? ORDER BY seq)",
        (table, after),
    ).fetchone()
    kinds: dict[str, Kind] = {kind: kind for kind in KINDS}
    found = []
    for kind, seat, move, token, guest, at, took in msgspec.json.decode(rows, type=list[Fields]):
        if kind not in kinds:
            raise UnknownKind(table, kind)
        found.append(Row(kinds[kind], seat, move, token, guest, at, took))
    return found


def _snapshot(connection: sqlite3.Connection, table: str) -> bytes | None:
    found = connection.execute("SELECT data FROM snapshots WHERE table_id = ?", (table,)).fetchone()
    return found and bytes(found[0])


def _keep_snapshot(connection: sqlite3.Connection, table: str, seq: int, data: bytes) -> None:
    connection.execute(
        "INSERT INTO snapshots (table_id, seq, data) VALUES (?, ?, ?) ON CONFLICT (table_id) "
        "DO UPDATE SET seq = excluded.seq, data = excluded.data WHERE excluded.seq >= snapshots.seq",
        (table, seq, data),
    )


def _renew(connection: sqlite3.Connection, table: str, rules: int, start: str | None) -> None:
    connection.execute("UPDATE tables SET rules = ?, start = ? WHERE id = ?", (rules, start, table))


def _tables_of(connection: sqlite3.Connection, guest: int) -> list[Sheet]:
    return sheets_in(connection.execute(sheets(OF_GUEST.format(guest="?", limit="?")), (guest, LISTED)))


def _drop_sooner(connection: sqlite3.Connection, before: float) -> None:
    unused = UNUSED.format(before="?1")
    connection.execute(f"UPDATE tables SET wake_at = 0 WHERE wake_why = 'drop' AND {unused}", (before,))


def _drop_tables(connection: sqlite3.Connection, tables: Collection[str], before: float) -> list[str]:
    still = f"SELECT 1 FROM tables WHERE id = ?2 AND {UNUSED.format(before='?1')} AND {WAITING}"
    dropped = [(table,) for table in tables if connection.execute(still, (before, table)).fetchone()]
    connection.executemany("UPDATE tables SET rematch = NULL WHERE rematch = ?", dropped)
    connection.executemany("DELETE FROM chat WHERE table_id = ?", dropped)
    connection.executemany("DELETE FROM seats WHERE table_id = ?", dropped)
    connection.executemany("DELETE FROM tables WHERE id = ?", dropped)
    return [table for (table,) in dropped]


def _end(connection: sqlite3.Connection, table: str, outcome: Outcome) -> None:
    connection.execute(
        "UPDATE tables SET ended = ?, moves = ?, version = ?, summary = NULL, wake_at = NULL, wake_why = NULL "
        "WHERE id = ?",
        (time.time(), outcome.moves, outcome.version, table),
    )
    connection.executemany(
        "INSERT OR REPLACE INTO results (table_id, seat, rank, points, ending) VALUES (?, ?, ?, ?, ?)",
        [(table, seat, *result) for seat, result in enumerate(outcome.results)],
    )


def _begin(connection: sqlite3.Connection, table: str, at: float, summary: Summary, wake: Wake | None) -> None:
    connection.execute(
        "UPDATE tables SET begun = ?, summary = ?, wake_at = ?, wake_why = ? WHERE id = ? AND begun IS NULL",
        (at, summary_field(summary), *wake_fields(wake), table),
    )


# What is due


def _note(connection: sqlite3.Connection, table: str, version: int, summary: Summary | None, wake: Wake | None) -> None:
    connection.execute(
        "UPDATE tables SET version = ?1, summary = ?2, wake_at = ?3, wake_why = ?4 "
        "WHERE id = ?5 AND version <= ?1 AND moves IS NULL AND closed IS NULL",
        (version, summary_field(summary), *wake_fields(wake), table),
    )


def _due(connection: sqlite3.Connection, now: float, limit: int) -> list[Due]:
    found = connection.execute(
        "SELECT id, wake_at, wake_why FROM tables WHERE wake_at <= ? AND moves IS NULL ORDER BY wake_at LIMIT ?",
        (now, limit),
    )
    return [Due(*due) for due in found]


def _next_clock(connection: sqlite3.Connection) -> float | None:
    found = connection.execute(
        "SELECT wake_at FROM tables WHERE wake_at IS NOT NULL AND wake_why = 'time' AND moves IS NULL "
        "ORDER BY wake_at LIMIT 1"
    ).fetchone()
    return found and float(found[0])


def _put_off(connection: sqlite3.Connection, tables: Collection[str], due: float, at: float) -> None:
    connection.executemany(
        "UPDATE tables SET wake_at = ? WHERE id = ? AND wake_at <= ?", [(at, table, due) for table in tables]
    )


def _unknown_tables(connection: sqlite3.Connection, limit: int) -> list[str]:
    return [table for (table,) in connection.execute(f"SELECT id FROM tables WHERE {UNKNOWN} LIMIT ?", (limit,))]


def _open_again(connection: sqlite3.Connection, tables: Collection[str]) -> None:
    connection.executemany(
        "UPDATE tables SET wake_at = 0, wake_why = 'open' WHERE id = ? AND moves IS NULL AND closed IS NULL",
        [(table,) for table in tables],
    )


def _forget_outages(connection: sqlite3.Connection, now: float) -> None:
    connection.execute(f"DELETE FROM outages WHERE ended < min(?1, coalesce({IN_USE_UNTIL}, ?1))", (now,))


# Seats


def _seated(connection: sqlite3.Connection, table: str, wake: Wake | None) -> None:
    at, why = wake_fields(wake)
    statement = SEATED.format(waiting=WAITING, at="?1", why="?2", table="?3")
    connection.execute(statement, (at, why, table))


def _sit(connection: sqlite3.Connection, table: str, seat: int, place: Place, wake: Wake | None = None) -> bool:
    changed = connection.execute(
        "UPDATE seats SET guest = ?, name = ?, bot = ?, nonce = ?, seen = ? "
        "WHERE table_id = ? AND seat = ? AND guest IS NULL AND bot IS NULL",
        (*place, table, seat),
    )
    if changed.rowcount:
        _remember_name(connection, place)
        connection.execute(f"UPDATE tables SET public = 2 WHERE id = ? AND public = 1 AND NOT {FREE}", (table,))
        _seated(connection, table, wake)
    return changed.rowcount == 1


def _add_nonces(
    connection: sqlite3.Connection, table: str, guest: int, nonces: Mapping[int, str], wake: Wake | None = None
) -> bool:
    lacking = "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND guest = ? AND nonce IS NULL"
    if not all(connection.execute(lacking, (table, seat, guest)).fetchone() for seat in nonces):
        return False
    connection.executemany(
        "UPDATE seats SET nonce = ? WHERE table_id = ? AND seat = ?",
        [(nonce, table, seat) for seat, nonce in nonces.items()],
    )
    _seated(connection, table, wake)
    return True


def _leave(connection: sqlite3.Connection, table: str, seat: int, guest: int, wake: Wake | None = None) -> bool:
    left = connection.execute(
        "UPDATE seats SET guest = NULL, name = NULL, bot = NULL, nonce = NULL, seen = NULL "
        f"WHERE table_id = ? AND seat = ? AND guest = ? AND EXISTS (SELECT 1 FROM tables WHERE id = ? AND {WAITING})",
        (table, seat, guest, table),
    )
    if left.rowcount:
        connection.execute("UPDATE tables SET public = 1 WHERE id = ? AND public = 2", (table,))
        _seated(connection, table, wake)
    return left.rowcount == 1


def _note_seen(connection: sqlite3.Connection, table: str, guest: int, at: float) -> None:
    connection.execute(f"UPDATE seats SET seen = ? WHERE table_id = ? AND guest = ? AND {KNOWN}", (at, table, guest))


# Rows


def _add_row(
    connection: sqlite3.Connection,
    table: str,
    seq: int,
    row: Row,
    summary: Summary | None = None,
    wake: Wake | None = None,
) -> int:
    try:
        connection.execute(
            "INSERT INTO moves (table_id, seq, at, kind, seat, guest, move, token, took) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (table, seq, row.at or time.time(), row.kind, row.seat, row.guest, row.move, row.token, row.took),
        )
    except sqlite3.IntegrityError:
        earlier = None if row.token is None else _row_of(connection, table, row.seat, row.token)
        if earlier is not None:
            return earlier
        if _has_row(connection, table, seq):
            raise Conflict(f"row {seq} of table {table} is there already") from None
        raise
    connection.execute(
        "UPDATE tables SET version = ?, summary = ?, wake_at = ?, wake_why = ? WHERE id = ?",
        (seq, summary_field(summary), *wake_fields(wake), table),
    )
    return seq


def _row_of(connection: sqlite3.Connection, table: str, seat: int, token: str) -> int | None:
    found = connection.execute(
        "SELECT seq FROM moves WHERE table_id = ? AND seat = ? AND token = ?", (table, seat, token)
    ).fetchone()
    return found and int(found[0])


# Chat


def _add_line(
    connection: sqlite3.Connection,
    table: str,
    seat: int | None,
    name: str,
    text: str,
    team: tuple[int, ...] | None,
    token: str,
    guest: int | None = None,
    *,
    aside: bool = False,
    phrase: bool = False,
) -> Line | None:
    known = "SELECT 1 FROM chat WHERE table_id = ? AND guest = ? AND token = ?"
    if connection.execute(known, (table, guest, token)).fetchone():
        return None
    (last,) = connection.execute("SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", (table,)).fetchone()
    at = time.time()
    seats = None if team is None else msgspec.json.encode(team).decode()
    connection.execute(
        "INSERT INTO chat (table_id, number, seat, name, text, team, at, token, guest, aside, phrase) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (table, last + 1, seat, name, text, seats, at, token, guest, aside, phrase),
    )
    connection.execute(
        "DELETE FROM chat WHERE table_id = ? AND aside = ? AND number <= "
        "(SELECT number FROM chat WHERE table_id = ? AND aside = ? ORDER BY number DESC LIMIT 1 OFFSET ?)",
        (table, aside, table, aside, ASIDE_KEPT if aside else CHAT_KEPT),
    )
    return told_line(last + 1, seat, name, text, at, seats, guest, aside, phrase)


def _lines(connection: sqlite3.Connection, table: str, after: int, *, aside: bool = True) -> list[Line]:
    found = connection.execute(
        "SELECT number, seat, name, text, at, team, guest, aside, phrase FROM chat "
        "WHERE table_id = ? AND number > ? AND aside <= ? AND text <> '' ORDER BY number DESC LIMIT ?",
        (table, after, aside, CHAT_TOLD),
    ).fetchall()
    return [told_line(*line) for line in reversed(found)]


def _erased_lines(connection: sqlite3.Connection, tables: Collection[str]) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for table in tables:
        found += connection.execute("SELECT table_id, number FROM chat WHERE table_id = ? AND text = ''", (table,))
    return found


# Company


def _open_tables(
    connection: sqlite3.Connection, guest: int | None, warm: Warm, here: Collection[str] = (), game: str | None = None
) -> list[Sheet]:
    among = "tables.id IN (SELECT value FROM json_each(?5))"
    found = connection.execute(
        open_tables("?1", "?2", "?3", "?4", among, "?6", "?7", "?8"),
        (game, *warm, msgspec.json.encode(list(here)).decode(), guest, MOST_OPEN, 4 * LISTED),
    ).fetchall()
    return _sheets(connection, [table for (table,) in found])


def _name_of(connection: sqlite3.Connection, guest: int) -> str | None:
    (name,) = connection.execute("SELECT max(name) FROM guests WHERE id = ?", (guest,)).fetchone()
    return None if name is None else str(name)


def _muted_by(connection: sqlite3.Connection, guest: int) -> frozenset[int]:
    return frozenset(muted for (muted,) in connection.execute("SELECT muted FROM mutes WHERE guest = ?", (guest,)))


def _mute(connection: sqlite3.Connection, guest: int, other: int, *, off: bool = False) -> bool:
    if off:
        connection.execute("DELETE FROM mutes WHERE guest = ? AND muted = ?", (guest, other))
        return True
    (count,) = connection.execute("SELECT count(*) FROM mutes WHERE guest = ?", (guest,)).fetchone()
    if count >= MOST_MUTED:
        return False
    connection.execute("INSERT OR IGNORE INTO mutes (guest, muted) VALUES (?, ?)", (guest, other))
    return True


def _add_report(connection: sqlite3.Connection, report: Reported) -> None:
    connection.execute(
        "INSERT OR IGNORE INTO reports (at, reporter, guest, table_id, name, line, text, reason, words) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        report,
    )
    connection.execute(
        "DELETE FROM reports WHERE id <= (SELECT id FROM reports ORDER BY id DESC LIMIT 1 OFFSET ?)", (MOST_REPORTS,)
    )


def _reports(connection: sqlite3.Connection, guest: int | None = None) -> list[Reported]:
    found = connection.execute(
        "SELECT at, reporter, guest, table_id, name, line, text, reason, words FROM reports "
        "WHERE ? IS NULL OR guest = ? ORDER BY id DESC LIMIT ?",
        (guest, guest, LISTED),
    )
    return [Reported(*report) for report in found]


def _forget_reports(connection: sqlite3.Connection, before: float) -> None:
    connection.execute("DELETE FROM reports WHERE at < ?", (before,))


# Operators


def _newest_tables(connection: sqlite3.Connection, guest: int | None = None) -> list[Sheet]:
    if guest is not None:
        return _tables_of(connection, guest)
    newest = "tables.id IN (SELECT id FROM tables ORDER BY created DESC LIMIT ?)"
    return sheets_in(connection.execute(sheets(newest), (LISTED,)))


def _do(connection: sqlite3.Connection, deed: Deed) -> bool:
    now = deed.at or time.time()
    since = now if deed.kind in ("close", "ban") else None
    if deed.table is not None:
        changed = connection.execute(REOPENED.format("?1", "?2"), (since, deed.table))
    elif deed.kind == "erase":
        changed = connection.execute("UPDATE guests SET name = NULL WHERE id = ?", (deed.guest,))
    else:
        changed = connection.execute("UPDATE guests SET banned = ? WHERE id = ?", (since, deed.guest))
    if not changed.rowcount:
        return False
    if deed.kind == "erase" and deed.guest is not None:
        _erase(connection, deed.guest)
    connection.execute(
        "INSERT INTO deeds (at, operator, kind, table_id, guest, why) VALUES (?, ?, ?, ?, ?, ?)",
        (now, deed.operator, deed.kind, deed.table, deed.guest, deed.why),
    )
    return True


def _deeds(connection: sqlite3.Connection, after: int = 0) -> list[Deed]:
    found = connection.execute(
        "SELECT kind, operator, why, table_id, guest, at, id FROM deeds WHERE id > ? ORDER BY id", (after,)
    )
    return [Deed(*deed) for deed in found]


def _closures(connection: sqlite3.Connection, table: str) -> tuple[tuple[float, float], ...]:
    return closures_in(connection.execute("SELECT kind, at FROM deeds WHERE table_id = ? ORDER BY id", (table,)))


def _banned(connection: sqlite3.Connection) -> tuple[frozenset[int], int]:
    (last,) = connection.execute("SELECT coalesce(max(id), 0) FROM deeds").fetchone()
    found = connection.execute("SELECT id FROM guests WHERE banned IS NOT NULL")
    return frozenset(guest for (guest,) in found), last


# The storage itself


def _writing(
    work: Callable[Concatenate[sqlite3.Connection, P], T],
) -> Callable[Concatenate["SqliteStorage", P], Coroutine[Any, Any, T]]:
    """Of what writes through a connection, the method that has it done."""

    async def method(self: "SqliteStorage", /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await self._database.write(lambda connection: work(connection, *args, **kwargs))
        except sqlite3.Error as cause:
            raise StorageTrouble(f"the database could not be written: {cause}") from cause

    return method


def _reading(
    work: Callable[Concatenate[sqlite3.Connection, P], T],
) -> Callable[Concatenate["SqliteStorage", P], Coroutine[Any, Any, T]]:
    async def method(self: "SqliteStorage", /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await self._database.read(lambda connection: work(connection, *args, **kwargs))
        except sqlite3.Error as cause:
            raise StorageTrouble(f"the database could not be read: {cause}") from cause

    return method


class _Last:
    """A row of the last commit, in a file beside the database: SQLite starts without a word when the end of its
    log is lost or damaged. It is not synced, which would cost as much as a commit: after a power failure it may name
    an earlier row, and never one that was not stored.
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path.with_name(path.name + ".last"), os.O_RDWR | os.O_CREAT, 0o600)
        self._commit = 0
        """The one of which a row was noted last."""

    def read(self) -> tuple[str, int] | None:
        found = LAST.fullmatch(os.pread(self._file, LAST_SIZE, 0))
        return found and (found[1].decode(), int(found[2]))

    def note(self, table: str, seq: int, commit: int) -> None:
        """Of a commit, any row will do: it is there whole or not at all."""
        if commit != self._commit:
            self._commit = commit
            with suppress(OSError):  # a full disk; the row itself is stored
                os.pwrite(self._file, f"{table} {seq}".encode().ljust(LAST_SIZE), 0)

    def close(self) -> None:
        os.close(self._file)


class SqliteStorage(Storage):
    """A second one on the same file is refused, but for one `beside` a service, for an operator."""

    def __init__(self, path: Path, patience: float = LOCK_PATIENCE, *, beside: bool = False) -> None:
        self._database = Database(path, patience, beside=beside)
        try:
            self._last = _Last(self._database.path)
        except OSError as cause:
            self._database.close()
            raise InvalidDatabase(f"nothing can be written beside {path}: {cause.strerror}") from None
        stored = self._last.read()
        if stored is not None and not self._database.look(lambda connection: _has_row(connection, *stored)):
            log.error(
                "%s lacks the last row that was acknowledged: its end was lost, or an older copy is in its place",
                self._database.path,
            )

    beat = _writing(_beat)
    seen = _reading(_seen)
    note_time = _writing(_note_time)
    note_up = _writing(_note_up)
    wake = _writing(_wake)
    outages = _reading(_outages)

    async def close(self) -> None:
        await self._database.finish()
        self._database.close()
        self._last.close()

    new_guest = _writing(_new_guest)
    guest = _reading(_guest)
    forget_guests = _writing(_forget_guests)
    account = _reading(_account)
    note_device = _writing(_note_device)
    forget_devices = _writing(_forget_devices)
    sign_out = _writing(_sign_out)
    sign_out_others = _writing(_sign_out_others)
    set_code = _writing(_set_code)
    come_back = _writing(_come_back)
    add_link = _writing(_add_link)
    use_link = _writing(_use_link)
    traces = _reading(_traces)
    seats_of = _reading(_seats_of)
    key = _writing(_key)
    set_push = _writing(_set_push)
    drop_push = _writing(_drop_push)
    forget_push = _writing(_forget_push)
    pushes_of = _reading(_pushes_of)
    add_table = _writing(_add_table)
    sheet = _reading(_sheet)
    table = _reading(_table)
    snapshot = _reading(_snapshot)
    keep_snapshot = _writing(_keep_snapshot)
    renew = _writing(_renew)
    tables_of = _reading(_tables_of)
    drop_sooner = _writing(_drop_sooner)
    drop_tables = _writing(_drop_tables)
    end = _writing(_end)
    begin = _writing(_begin)
    note = _writing(_note)
    due = _reading(_due)
    next_clock = _reading(_next_clock)
    put_off = _writing(_put_off)
    unknown_tables = _reading(_unknown_tables)
    open_again = _writing(_open_again)
    forget_outages = _writing(_forget_outages)
    sit = _writing(_sit)
    add_nonces = _writing(_add_nonces)
    leave = _writing(_leave)
    note_seen = _writing(_note_seen)
    _store_row = _writing(_add_row)

    async def add_row(
        self, table: str, seq: int, row: Row, summary: Summary | None = None, wake: Wake | None = None
    ) -> int:
        stored = await self._store_row(table, seq, row, summary, wake)
        self._last.note(table, stored, self._database.commits)
        return stored

    rows = _reading(_rows)
    row_of = _reading(_row_of)
    add_line = _writing(_add_line)
    lines = _reading(_lines)
    erased_lines = _reading(_erased_lines)
    open_tables = _reading(_open_tables)
    name_of = _reading(_name_of)
    muted_by = _reading(_muted_by)
    mute = _writing(_mute)
    add_report = _writing(_add_report)
    reports = _reading(_reports)
    forget_reports = _writing(_forget_reports)
    newest_tables = _reading(_newest_tables)
    _done = _writing(_do)

    async def do(self, deed: Deed) -> bool:
        done = await self._done(deed)
        if done and deed.kind == "erase":
            await self._database.clear_log()
        return done

    deeds = _reading(_deeds)
    closures = _reading(_closures)
    banned = _reading(_banned)
