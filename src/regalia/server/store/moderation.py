"""Who wants to hear nothing of whom, what is reported, and what operators do about it: the statements."""

import time

from regalia.server.store import people
from regalia.server.store.connection import Connection
from regalia.server.store.records import (
    LISTED,
    MOST_MUTED,
    MOST_REPORTS,
    Called,
    Deed,
    Reported,
    closures_in,
)

CLOSED = (
    "UPDATE tables SET closed = CAST(:since AS DOUBLE PRECISION), "
    "wake_at = CASE WHEN CAST(:since AS DOUBLE PRECISION) IS NULL AND moves IS NULL THEN 0 END, "
    "wake_why = CASE WHEN CAST(:since AS DOUBLE PRECISION) IS NULL AND moves IS NULL THEN 'open' END WHERE id = :table"
)
"""Nothing is due at a table that is closed; where it is opened again, it is found out."""


async def muted_by(connection: Connection, guest: int) -> frozenset[int]:
    """Of whom a guest wants to hear nothing."""
    found = await connection.fetch("SELECT muted FROM mutes WHERE guest = :guest", guest=guest)
    return frozenset(muted for (muted,) in found)


async def mute(connection: Connection, guest: int, other: int, *, off: bool = False) -> bool:
    """Hear nothing of somebody any more, or hear them again; False if there are too many of them already."""
    if off:
        await connection.execute("DELETE FROM mutes WHERE guest = :guest AND muted = :other", guest=guest, other=other)
        return True
    if await connection.value("SELECT count(*) FROM mutes WHERE guest = :guest", guest=guest) >= MOST_MUTED:
        return False
    await connection.execute(
        "INSERT INTO mutes (guest, muted) VALUES (:guest, :other) ON CONFLICT DO NOTHING", guest=guest, other=other
    )
    return True


async def add_report(connection: Connection, report: Reported) -> None:
    """Unless the same was reported before."""
    await connection.execute(
        "INSERT INTO reports (at, reporter, guest, table_id, name, line, text, reason, words) "
        "VALUES (:at, :reporter, :guest, :table, :name, :line, :text, :reason, :words) ON CONFLICT DO NOTHING",
        **report._asdict(),
    )
    await connection.execute(
        "DELETE FROM reports WHERE id <= (SELECT id FROM reports ORDER BY id DESC LIMIT 1 OFFSET :kept)",
        kept=MOST_REPORTS,
    )


async def reports(connection: Connection, guest: int | None = None, since: float = 0) -> list[Reported]:
    """Since then, about a guest, or all; the newest first, and not more than are listed."""
    found = await connection.fetch(
        "SELECT at, reporter, guest, table_id, name, line, text, reason, words FROM reports "
        "WHERE (CAST(:guest AS BIGINT) IS NULL OR guest = :guest) AND at >= :since ORDER BY id DESC LIMIT :listed",
        guest=guest,
        since=since,
        listed=LISTED,
    )
    return [Reported(*report) for report in found]


async def forget_reports(connection: Connection, before: float) -> None:
    await connection.execute("DELETE FROM reports WHERE at < :before", before=before)


# Operators


async def do(connection: Connection, deed: Deed) -> bool:
    """Carry it out, and note it; False, and nothing is noted, if there is no such table or guest.

    To erase a guest is to erase everything that says who they are or were. Seats of games that have not begun are
    free again; others stay the seats of somebody without a name. Their chat lines are empty.
    """
    # One after another: whoever has seen a deed has seen all before it
    await connection.lock("LOCK TABLE deeds IN EXCLUSIVE MODE")
    now = deed.at or time.time()
    since = now if deed.kind in ("close", "ban") else None
    if deed.table is not None:
        changed = await connection.execute(CLOSED, since=since, table=deed.table)
    elif deed.kind == "erase":
        changed = await connection.value("SELECT count(*) FROM guests WHERE id = :guest", guest=deed.guest)
    else:
        changed = await connection.execute(
            "UPDATE guests SET banned = :since WHERE id = :guest", since=since, guest=deed.guest
        )
    if not changed:
        return False
    if deed.kind == "erase" and deed.guest is not None:
        await people.erase(connection, deed.guest)
    await note_deed(connection, deed._replace(at=now))
    return True


async def note_deed(connection: Connection, deed: Deed) -> None:
    """For the log alone: nothing is done."""
    await connection.execute(
        "INSERT INTO deeds (at, operator, kind, table_id, guest, why) "
        "VALUES (:at, :operator, :kind, :table, :guest, :why)",
        **deed._asdict(),
    )


async def deeds(connection: Connection, after: int = 0) -> list[Deed]:
    """What operators did after the deed of that number, in order."""
    found = await connection.fetch(
        "SELECT kind, operator, why, table_id, guest, at, id FROM deeds WHERE id > :after ORDER BY id", after=after
    )
    return [Deed(*deed) for deed in found]


async def closures(connection: Connection, table: str) -> tuple[tuple[float, float], ...]:
    """From when to when the table was closed, before it was opened again."""
    found = await connection.fetch("SELECT kind, at FROM deeds WHERE table_id = :table ORDER BY id", table=table)
    return closures_in((kind, at) for kind, at in found)


async def banned(connection: Connection) -> tuple[frozenset[int], int]:
    """Who may neither sit down nor talk, and the number of the last deed that was done by then."""
    last: int = await connection.value("SELECT coalesce(max(id), 0) FROM deeds")
    found = await connection.fetch("SELECT id FROM guests WHERE banned IS NOT NULL")
    return frozenset(guest for (guest,) in found), last


async def names(connection: Connection) -> list[Called]:
    """Every name of every guest: what they called themselves last, and at tables."""
    found = await connection.fetch(
        "SELECT guests.id, called.name, guests.created, guests.banned FROM guests JOIN ("
        "SELECT id, name FROM guests UNION SELECT guest, name FROM seats) AS called ON called.id = guests.id "
        "WHERE called.name <> '' ORDER BY guests.id, called.name"
    )
    return [Called(guest, name, created, banned is not None) for guest, name, created, banned in found]


FINISHED = "FROM tables WHERE moves IS NOT NULL AND ended < :before"


async def finished(connection: Connection, before: float) -> int:
    """How many games ended before then."""
    found: int = await connection.value(f"SELECT count(*) {FINISHED}", before=before)
    return found


async def prune(connection: Connection, before: float, most: int) -> int:
    """Remove so many games at most that ended before then, the oldest first, and all that belongs to them."""
    oldest = await connection.fetch(
        f"SELECT id {FINISHED} ORDER BY ended, id LIMIT :most FOR UPDATE", before=before, most=most
    )
    tables = [table for (table,) in oldest]
    await connection.execute("UPDATE tables SET rematch = NULL WHERE rematch = ANY(:tables)", tables=tables)
    for each in ("chat", "snapshots", "results", "moves", "seats"):
        await connection.execute(f"DELETE FROM {each} WHERE table_id = ANY(:tables)", tables=tables)
    await connection.execute("DELETE FROM tables WHERE id = ANY(:tables)", tables=tables)
    return len(tables)
