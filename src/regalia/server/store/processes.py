"""When the service was there, and which processes of it are: the statements."""

from collections.abc import Collection, Mapping
from typing import Final

from regalia.server.store.connection import Connection
from regalia.server.store.records import Mark

HEARTBEAT_LOST: Final = 10.0
"""Seconds after which a process that said nothing is not there any more."""
FORGOTTEN: Final = 3600
"""Seconds after which nothing is left of a process that was killed."""
NOW = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"
"""Of the database: what machines think that it is may differ."""
LIVING = f"SELECT id FROM processes WHERE up > {NOW} - {HEARTBEAT_LOST}"
OTHERS = f"{LIVING} AND id <> :process"
PRESENT = (
    "(SELECT string_agg(concat(guest, ':', presence), ' ' ORDER BY guest) FROM ("
    "SELECT guest, max(presence) AS presence "
    f"FROM presences WHERE table_id = tables.id AND process IN ({LIVING}) GROUP BY guest) AS open)"
)
"""Who has a table open. Of the two ways to be present the greater, in the order of letters, is `here`."""
IN_USE_UNTIL = (
    "(SELECT min(coalesce((SELECT at FROM moves WHERE table_id = tables.id ORDER BY seq DESC LIMIT 1), begun)) "
    "FROM tables WHERE begun IS NOT NULL AND tables.moves IS NULL)"
)
"""When the last row of that game with a pace was stored where that is longest ago: outages before count nowhere."""
MARKS = f"""
WITH others AS MATERIALIZED ({OTHERS})
SELECT id, coalesce(newest, 0), coalesce((SELECT max(number) FROM chat WHERE table_id = id), 0),
    CASE WHEN newest IS NULL THEN (
        SELECT concat(string_agg(concat(guest, '/', bot, '/', nonce), ' ' ORDER BY seat), ' ' || colours)
        FROM seats WHERE table_id = id
    ) END,
    rematch,
    coalesce((
        SELECT string_agg(concat(guest, ':', presence), ' ' ORDER BY guest) FROM (
            SELECT guest, max(presence) AS presence FROM presences
            WHERE table_id = id AND process IN (SELECT id FROM others) GROUP BY guest
        ) AS present
    ), '')
FROM tables, LATERAL (SELECT max(seq) AS newest FROM moves WHERE table_id = tables.id) AS played
WHERE id = ANY(:tables)
"""


async def beat(connection: Connection) -> None:
    """Write something, to see whether it can be done."""
    await connection.execute("UPDATE pulse SET beat = beat + 1")


async def seen(connection: Connection) -> float | None:
    """The newest time of day that was noted."""
    found: float | None = await connection.value("SELECT seen FROM pulse")
    return found


async def note_time(connection: Connection, now: float) -> None:
    await connection.execute("UPDATE pulse SET seen = :now", now=now)


async def note_up(connection: Connection, now: float) -> None:
    """The service is there, at this time of its own clock."""
    await connection.execute("UPDATE pulse SET up = :now WHERE up IS NULL OR up < :now", now=now)


async def wake(connection: Connection, now: float, process: str = "") -> float:
    """The service is there again; since it was noted last there was an outage, unless other processes than this one
    are there. The time that it is: never earlier."""
    up: float | None = await connection.value("SELECT up FROM pulse FOR UPDATE")
    others = connection.shared and not await alone(connection, process)
    if up is not None and up < now and not others:
        await connection.execute(
            "INSERT INTO outages (began, ended) VALUES (:began, :ended) "
            "ON CONFLICT (began) DO UPDATE SET ended = excluded.ended",
            began=up,
            ended=now,
        )
    await note_up(connection, now)
    return now if up is None else max(now, up)


async def outages(connection: Connection, since: float) -> list[tuple[float, float]]:
    """When the service was not there, as far as it was after that time; the earliest first."""
    found = await connection.fetch("SELECT began, ended FROM outages WHERE ended > :since ORDER BY began", since=since)
    return [(max(began, since), ended) for began, ended in found]


async def forget_outages(connection: Connection, now: float) -> None:
    """Those that were over before the last row of every game with a pace that goes on, and before `now`."""
    await connection.execute(
        f"DELETE FROM outages WHERE ended < :now AND ended < coalesce({IN_USE_UNTIL}, :now)", now=now
    )


# Only where several processes use the same database


async def live(connection: Connection, process: str) -> bool:
    """This process is there; False if that was not known, and nothing of what it noted is."""
    if await connection.execute(f"UPDATE processes SET up = {NOW} WHERE id = :process", process=process):
        return True
    await connection.execute(
        f"INSERT INTO processes (id, up) VALUES (:process, {NOW}) ON CONFLICT (id) DO UPDATE SET up = excluded.up",
        process=process,
    )
    await connection.execute(f"DELETE FROM processes WHERE up < {NOW} - {FORGOTTEN}")
    await connection.execute("DELETE FROM presences WHERE process NOT IN (SELECT id FROM processes)")
    return False


async def alone(connection: Connection, process: str) -> bool:
    """No other process is there."""
    return not await connection.value(f"SELECT EXISTS ({OTHERS})", process=process)


async def part(connection: Connection, process: str) -> None:
    """This process goes, and all who had a table open there with it."""
    await connection.execute("DELETE FROM presences WHERE process = :process", process=process)
    await connection.execute("DELETE FROM processes WHERE id = :process", process=process)


async def note_present(connection: Connection, process: str, present: Mapping[tuple[str, int], str | None]) -> None:
    """By table and guest: who has a table open here, looking at it (`here`) or not (`away`), or has it no more."""
    noted = [
        {"process": process, "table_id": table, "guest": guest, "presence": how}
        for (table, guest), how in present.items()
    ]
    await connection.insert_many(
        "presences",
        [each for each in noted if each["presence"] is not None],
        "ON CONFLICT (table_id, guest, process) DO UPDATE SET presence = excluded.presence",
    )
    await connection.execute_many(
        "DELETE FROM presences WHERE process = :process AND table_id = :table_id AND guest = :guest",
        [each for each in noted if each["presence"] is None],
    )


async def marks(connection: Connection, process: str, tables: Collection[str]) -> dict[str, Mark]:
    """Of those of the tables that there are; with those present at processes other than this one."""
    found = await connection.fetch(MARKS, tables=list(tables), process=process)
    return {table: Mark(*fields) for table, *fields in found}
