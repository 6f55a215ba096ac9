"""What is kept: guests, tables, seats, moves and chat. Each method is one job on the database.

It knows no game: options are values, moves are texts.
"""

import sqlite3
import time
from collections.abc import Callable, Collection
from typing import NamedTuple

import msgspec

from regalia.engine.game import Value
from regalia.server.database import Database
from regalia.server.protocol import ChatLine

CHAT_KEPT = 200
"""Lines that are told to whoever opens the table."""
LISTED = 50
"""Tables in a guest's list."""


class Guest(NamedTuple):
    id: int
    name: str | None


class Place(NamedTuple):
    """Who holds a seat: a guest, a bot, or nobody yet."""

    guest: int | None = None
    name: str | None = None
    bot: str | None = None

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None


class Row(NamedTuple):
    """A move as stored; without one, the seat's last move is taken back."""

    seat: int
    move: str | None
    token: str | None = None


class Outcome(msgspec.Struct, frozen=True):
    """A finished game in short, for lists."""

    version: int
    moves: int
    ranks: tuple[int, ...]
    points: tuple[int, ...]


class Sheet(NamedTuple):
    """All that is stored of a table but its moves and its chat."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    seed: str
    scenario: str | None
    start: str | None
    created: float
    rematch: str | None
    outcome: Outcome | None
    places: tuple[Place, ...]


class Line(NamedTuple):
    """A chat line, and the seats that it was for; None for all."""

    line: ChatLine
    team: tuple[int, ...] | None


class Storage:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def healthy(self) -> bool:
        def job(connection: sqlite3.Connection) -> bool:
            return bool(connection.execute("SELECT 1").fetchone() == (1,))

        return await self._database.read(job)

    async def new_guest(self, secret_hash: bytes) -> Guest:
        def job(connection: sqlite3.Connection) -> Guest:
            added = connection.execute("INSERT INTO guests (hash, created) VALUES (?, ?)", (secret_hash, time.time()))
            assert added.lastrowid is not None
            return Guest(added.lastrowid, None)

        return await self._database.write(job)

    async def guest(self, secret_hash: bytes) -> Guest | None:
        def job(connection: sqlite3.Connection) -> Guest | None:
            found = connection.execute("SELECT id, name FROM guests WHERE hash = ?", (secret_hash,)).fetchone()
            return found and Guest(*found)

        return await self._database.read(job)

    async def forget_guests(self, before: float) -> None:
        """Those who came before that time and hold no seat anywhere."""

        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "DELETE FROM guests WHERE created < ? AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id)",
                (before,),
            )

        await self._database.write(job)

    async def add_table(self, sheet: Sheet, after: str | None = None) -> str:
        """Add a table; as the rematch of another one unless that has one already. The id of the table there is now."""

        def job(connection: sqlite3.Connection) -> str:
            if after is not None:
                (earlier,) = connection.execute("SELECT rematch FROM tables WHERE id = ?", (after,)).fetchone()
                if earlier is not None:
                    return str(earlier)
            connection.execute(
                "INSERT INTO tables (id, game, rules, options, seed, scenario, start, created) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    sheet.id,
                    sheet.game,
                    sheet.rules,
                    msgspec.json.encode(sheet.options).decode(),
                    sheet.seed,
                    sheet.scenario,
                    sheet.start,
                    sheet.created,
                ),
            )
            connection.executemany(
                "INSERT INTO seats (table_id, seat, guest, name, bot) VALUES (?, ?, ?, ?, ?)",
                [(sheet.id, seat, *place) for seat, place in enumerate(sheet.places)],
            )
            for place in reversed(sheet.places):
                _remember_name(connection, place)
            if after is not None:
                connection.execute("UPDATE tables SET rematch = ? WHERE id = ?", (sheet.id, after))
            return sheet.id

        return await self._database.write(job)

    async def drop_tables(self, before: float, needed: Callable[[], Collection[str]]) -> int:
        """Those made before that time where a seat is still free, so that nothing was ever played; how many."""

        free = "SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NULL AND bot IS NULL"

        def waiting(connection: sqlite3.Connection) -> list[tuple[str]]:
            old = f"SELECT id FROM tables WHERE created < ? AND EXISTS ({free})"
            return connection.execute(old, (before,)).fetchall()

        found = await self._database.read(waiting)  # it reads all tables, which takes a while

        def drop(connection: sqlite3.Connection) -> int:
            kept = needed()
            still = f"SELECT 1 FROM tables WHERE id = ? AND EXISTS ({free})"
            dropped = [row for row in found if row[0] not in kept and connection.execute(still, row).fetchone()]
            connection.executemany("UPDATE tables SET rematch = NULL WHERE rematch = ?", dropped)
            connection.executemany("DELETE FROM chat WHERE table_id = ?", dropped)
            connection.executemany("DELETE FROM seats WHERE table_id = ?", dropped)
            connection.executemany("DELETE FROM tables WHERE id = ?", dropped)
            return len(dropped)

        return await self._database.write(drop)

    async def table(self, table: str) -> tuple[Sheet, list[Row]] | None:
        def job(connection: sqlite3.Connection) -> tuple[Sheet, list[Row]] | None:
            sheet = _sheet(connection, table)
            # As one value: fetching rows one by one would have to win the interpreter's lock for each
            (rows,) = connection.execute(
                "SELECT json_group_array(json_array(seat, move)) FROM "
                "(SELECT seat, move FROM moves WHERE table_id = ? ORDER BY seq)",
                (table,),
            ).fetchone()
            return sheet and (
                sheet,
                [Row(*row) for row in msgspec.json.decode(rows, type=list[tuple[int, str | None]])],
            )

        return await self._database.read(job)

    async def tables_of(self, guest: int) -> list[Sheet]:
        """The tables where the guest holds a seat, the newest first."""

        def job(connection: sqlite3.Connection) -> list[Sheet]:
            mine = connection.execute(
                "SELECT id FROM tables WHERE id IN (SELECT table_id FROM seats WHERE guest = ?) "
                "ORDER BY created DESC LIMIT ?",
                (guest, LISTED),
            ).fetchall()
            return [sheet for (table,) in mine if (sheet := _sheet(connection, table)) is not None]

        return await self._database.read(job)

    async def sit(self, table: str, seat: int, place: Place) -> bool:
        """Give a free seat to somebody; False if it is not free."""

        def job(connection: sqlite3.Connection) -> bool:
            changed = connection.execute(
                "UPDATE seats SET guest = ?, name = ?, bot = ? "
                "WHERE table_id = ? AND seat = ? AND guest IS NULL AND bot IS NULL",
                (*place, table, seat),
            )
            if changed.rowcount:
                _remember_name(connection, place)
            return changed.rowcount == 1

        return await self._database.write(job)

    async def leave(self, table: str, seat: int) -> None:
        def job(connection: sqlite3.Connection) -> None:
            connection.execute(
                "UPDATE seats SET guest = NULL, name = NULL, bot = NULL WHERE table_id = ? AND seat = ?", (table, seat)
            )

        await self._database.write(job)

    async def add_row(self, table: str, seq: int, row: Row) -> int:
        """Store a move; its number, or that of the same message when it was stored before."""

        def job(connection: sqlite3.Connection) -> int:
            earlier = _by_token(connection, table, row)
            if earlier is not None:
                return earlier
            connection.execute("INSERT INTO moves VALUES (?, ?, ?, ?, ?)", (table, seq, *row))
            return seq

        return await self._database.write(job)

    async def row_of(self, table: str, row: Row) -> int | None:
        """The number under which this message was stored before, if it was."""
        return await self._database.read(lambda connection: _by_token(connection, table, row))

    async def end(self, table: str, outcome: Outcome) -> None:
        def job(connection: sqlite3.Connection) -> None:
            written = msgspec.json.encode(outcome).decode()
            connection.execute("UPDATE tables SET outcome = ? WHERE id = ?", (written, table))

        await self._database.write(job)

    async def add_line(
        self, table: str, seat: int, name: str, text: str, team: tuple[int, ...] | None, token: str
    ) -> Line | None:
        """Store a chat line; None if this message was stored before."""

        def job(connection: sqlite3.Connection) -> Line | None:
            known = connection.execute(
                "SELECT 1 FROM chat WHERE table_id = ? AND seat = ? AND token = ?", (table, seat, token)
            ).fetchone()
            if known:
                return None
            (last,) = connection.execute(
                "SELECT coalesce(max(number), 0) FROM chat WHERE table_id = ?", (table,)
            ).fetchone()
            line = ChatLine(last + 1, seat, name, text, team is not None, time.time())
            seats = None if team is None else msgspec.json.encode(team).decode()
            connection.execute(
                "INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (table, line.number, seat, name, text, seats, line.at, token),
            )
            return Line(line, team)

        return await self._database.write(job)

    async def lines(self, table: str, after: int) -> list[Line]:
        """The last chat lines, of those after the given number."""

        def job(connection: sqlite3.Connection) -> list[Line]:
            found = connection.execute(
                "SELECT number, seat, name, text, at, team FROM chat WHERE table_id = ? AND number > ? "
                "ORDER BY number DESC LIMIT ?",
                (table, after, CHAT_KEPT),
            ).fetchall()
            return [
                Line(
                    ChatLine(number, seat, name, text, team is not None, at),
                    None if team is None else msgspec.json.decode(team, type=tuple[int, ...]),
                )
                for number, seat, name, text, at, team in reversed(found)
            ]

        return await self._database.read(job)


def _by_token(connection: sqlite3.Connection, table: str, row: Row) -> int | None:
    if row.token is None:
        return None
    found = connection.execute(
        "SELECT seq FROM moves WHERE table_id = ? AND seat = ? AND token = ?", (table, row.seat, row.token)
    ).fetchone()
    return found and int(found[0])


def _sheet(connection: sqlite3.Connection, table: str) -> Sheet | None:
    found = connection.execute(
        "SELECT id, game, rules, options, seed, scenario, start, created, rematch, outcome FROM tables WHERE id = ?",
        (table,),
    ).fetchone()
    if found is None:
        return None
    name, game, rules, options, seed, scenario, start, created, rematch, outcome = found
    seats = connection.execute("SELECT guest, name, bot FROM seats WHERE table_id = ? ORDER BY seat", (table,))
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
        None if outcome is None else msgspec.json.decode(outcome, type=Outcome),
        tuple(Place(*seat) for seat in seats),
    )


def _remember_name(connection: sqlite3.Connection, place: Place) -> None:
    if place.guest is not None and place.name is not None:
        connection.execute("UPDATE guests SET name = ? WHERE id = ?", (place.name, place.guest))
