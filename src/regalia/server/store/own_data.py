"""All that is kept about a guest, for themselves: the statements, and what they find as it is given to the guest."""

from collections import defaultdict
from collections.abc import Callable
from operator import attrgetter, itemgetter
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from regalia.server.store import people
from regalia.server.store.connection import Connection
from regalia.server.store.records import Complaint

T = TypeVar("T")
THEIR_TABLES = (
    "SELECT id, game, created, ended, CASE WHEN maker = :guest THEN 1 ELSE 0 END FROM tables WHERE maker = :guest "
    "OR id IN (SELECT table_id FROM seats WHERE guest = :guest "
    "UNION SELECT table_id FROM moves WHERE guest = :guest UNION SELECT table_id FROM chat WHERE guest = :guest)"
)


class OwnDevice(msgspec.Struct, frozen=True):
    created: float
    seen: float
    push: str | None
    """The host that tells it of the guest's turn while the browser is closed."""


class OwnSeat(msgspec.Struct, frozen=True):
    seat: int
    name: str | None
    nonce: str | None
    seen: float | None


class OwnRow(msgspec.Struct, frozen=True):
    """Something that the guest did at a table."""

    number: int
    at: float | None
    kind: str
    seat: int
    move: str | None
    took: float | None


class OwnResult(msgspec.Struct, frozen=True):
    seat: int
    rank: int | None
    points: int | None
    ending: str


class OwnLine(msgspec.Struct, frozen=True):
    """What the guest said."""

    number: int
    at: float
    text: str
    team: bool


class OwnTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    created: float
    ended: float | None
    made: bool
    """By the guest."""
    seats: list[OwnSeat]
    rows: list[OwnRow]
    results: list[OwnResult]
    lines: list[OwnLine]


class OwnReport(msgspec.Struct, frozen=True):
    """What the guest told those who run the service."""

    table: str
    at: float
    line: int
    """0 where it is about no line."""
    reason: Complaint
    words: str


class OwnData(msgspec.Struct, frozen=True):
    """All that is kept about a guest; times are seconds since 1970."""

    name: str | None
    created: float
    coded: float | None
    banned: float | None
    """Since when they may neither sit down nor talk."""
    muted: int
    """How many people they hear nothing of."""
    devices: list[OwnDevice]
    tables: list[OwnTable]
    reports: list[OwnReport]


async def own_data(connection: Connection, guest: int) -> OwnData:
    async def of(statement: str) -> list[Any]:
        return await connection.fetch(statement, guest=guest)

    async def by_table(made: Callable[..., T], statement: str) -> defaultdict[str, list[T]]:
        """In the order of their numbers: databases disagree on that of texts."""
        found = defaultdict(list)
        for table, *fields in sorted(await of(statement), key=itemgetter(0, 1)):
            found[table].append(made(*fields))
        return found

    account = await people.account(connection, guest)
    hosts = {device: urlsplit(push.endpoint).hostname for device, push, _ in account.pushes}
    seats = await by_table(OwnSeat, "SELECT table_id, seat, name, nonce, seen FROM seats WHERE guest = :guest")
    rows = await by_table(OwnRow, "SELECT table_id, seq, at, kind, seat, move, took FROM moves WHERE guest = :guest")
    results = await by_table(
        OwnResult,
        "SELECT results.table_id, results.seat, rank, points, ending FROM results JOIN seats "
        "ON seats.table_id = results.table_id AND seats.seat = results.seat WHERE guest = :guest",
    )
    lines = await by_table(
        lambda number, at, text, team: OwnLine(number, at, text, team is not None),
        "SELECT table_id, number, at, text, team FROM chat WHERE guest = :guest",
    )
    tables = [
        OwnTable(table, game, created, ended, bool(made), seats[table], rows[table], results[table], lines[table])
        for table, game, created, ended, made in await of(THEIR_TABLES)
    ]
    reports = await of("SELECT table_id, at, line, reason, words FROM reports WHERE reporter = :guest ORDER BY id")
    return OwnData(
        account.name,
        account.created,
        account.coded,
        account.banned,
        await connection.value("SELECT count(*) FROM mutes WHERE guest = :guest", guest=guest),
        [OwnDevice(each.created, each.seen, hosts.get(each.hash)) for each in account.devices],
        sorted(tables, key=attrgetter("created", "id")),
        [OwnReport(*report) for report in reports],
    )
