"""The games of a tournament in one SQLite file: each once, whoever plays it and however often.

A file is of one game with one number of seats, one seed and the same bots: run again with more players or more
games it goes on. It knows how games are kept, not how they are played.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import TracebackType
from typing import Final

import msgspec

from regalia.arena.clock import Times
from regalia.arena.tournament import Fixture, Played, Tournament
from regalia.engine.errors import RegaliaError
from regalia.engine.game import Value

FORMAT: Final = 2
IN_MEMORY: Final = ":memory:"
TABLES: Final = """
CREATE TABLE about (what TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
CREATE TABLE own (name TEXT PRIMARY KEY, digest TEXT NOT NULL) STRICT;
CREATE TABLE games (
    seating TEXT NOT NULL, -- the players by seat, as JSON, like the other lists
    deal INTEGER NOT NULL,
    actions INTEGER NOT NULL,
    rounds INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    ranks TEXT NOT NULL,
    points TEXT NOT NULL,
    times TEXT NOT NULL,
    faults TEXT NOT NULL,
    last_faults TEXT NOT NULL,
    PRIMARY KEY (seating, deal)
) STRICT, WITHOUT ROWID;
"""
COLUMNS: Final = "seating, deal, actions, rounds, finished, ranks, points, times, faults, last_faults"


class InvalidResults(RegaliaError):
    """A file that cannot be used for the games of this tournament."""


class Identity(msgspec.Struct, frozen=True):
    """What all games of a file have in common."""

    format: int
    game: str
    seats: int
    options: dict[str, Value]
    seed: str
    source: str


class Results:
    """Open until closed; nobody else writes meanwhile."""

    def __init__(self, path: str | None) -> None:
        self.path = path
        with self._complaints():
            self._connection = sqlite3.connect(path or IN_MEMORY, isolation_level=None, timeout=1)
        try:
            with self._complaints():
                self._connection.execute("PRAGMA locking_mode = EXCLUSIVE")
                self._connection.execute("BEGIN EXCLUSIVE")
                if not self._connection.execute("SELECT 1 FROM sqlite_schema").fetchone():
                    for statement in TABLES.split(";"):
                        self._connection.execute(statement)
                elif not self._connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'about'").fetchone():
                    raise InvalidResults(f"{path} is a database of something else, not of an arena")
                self._connection.execute("COMMIT")
        except BaseException:
            self._connection.close()
            raise

    def __enter__(self) -> "Results":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.close()

    @contextmanager
    def _complaints(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.OperationalError as cause:
            if "locked" in str(cause):
                raise InvalidResults(f"{self.path} is in use by another arena: wait, or name another file") from None
            raise InvalidResults(f"{self.path} cannot be used for results: {cause}") from None
        except sqlite3.DatabaseError as cause:
            raise InvalidResults(f"{self.path} does not hold results of an arena: {cause}") from None

    @property
    def identity(self) -> Identity | None:
        """None in a new file."""
        with self._complaints():
            found = self._connection.execute("SELECT value FROM about WHERE what = 'identity'").fetchone()
        try:
            return found and msgspec.json.decode(found[0], type=Identity)
        except msgspec.ValidationError:
            raise InvalidResults(f"{self.path} was written by another version of the arena") from None

    def claim(self, tournament: Tournament) -> None:
        """Make sure that the file is, or becomes, one of this tournament."""
        asked = Identity(
            FORMAT, tournament.game, tournament.seats, tournament.options, tournament.seed, tournament.source
        )
        found = self.identity
        if found is not None and found != asked:
            raise InvalidResults(f"{self.path} holds {_difference(found, asked)}: name another file")
        with self._complaints():
            self._connection.execute("BEGIN")
            self._connection.execute(
                "INSERT OR IGNORE INTO about VALUES ('identity', ?)", (msgspec.json.encode(asked).decode(),)
            )
            for bot in tournament.own:
                self._connection.execute("INSERT OR IGNORE INTO own VALUES (?, ?)", (bot.name, bot.digest))
            known = dict(self._connection.execute("SELECT name, digest FROM own"))
            self._connection.execute("COMMIT")
        for bot in tournament.own:
            if known[bot.name] != bot.digest:
                raise InvalidResults(
                    f"{self.path} holds games of another {bot.name}, with other source or another limit: "
                    "name another file, or call the bot something else"
                )

    def played(self) -> set[Fixture]:
        with self._complaints():
            found = self._connection.execute("SELECT seating, deal FROM games").fetchall()
        return {Fixture(msgspec.json.decode(seating, type=tuple[str, ...]), deal) for seating, deal in found}

    def add(self, outcomes: Iterable[Played]) -> None:
        """All of them or none; one that is there already stays as it is."""
        with self._complaints():
            self._connection.execute("BEGIN")
            self._connection.executemany(
                f"INSERT OR IGNORE INTO games ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [tuple(_plain(getattr(outcome, name)) for name in COLUMNS.split(", ")) for outcome in outcomes],
            )
            self._connection.execute("COMMIT")

    def outcomes(self, fixtures: Iterable[Fixture]) -> Iterator[Played]:
        """Of these games, those that are played, in the order of the fixtures."""
        query = f"SELECT {COLUMNS} FROM games WHERE seating = ? AND deal = ?"
        done = self.played()
        for fixture in fixtures:
            if fixture in done:
                with self._complaints():
                    found = self._connection.execute(query, (_plain(fixture.seating), fixture.deal)).fetchone()
                yield _outcome(found)


def _plain(value: object) -> object:
    return msgspec.json.encode(value).decode() if isinstance(value, tuple) else value


def _outcome(row: tuple[str, int, int, int, int, str, str, str, str, str]) -> Played:
    seating, deal, actions, rounds, finished, ranks, points, times, faults, last_faults = row
    return Played(
        seating=msgspec.json.decode(seating, type=tuple[str, ...]),
        deal=deal,
        actions=actions,
        rounds=rounds,
        finished=bool(finished),
        ranks=msgspec.json.decode(ranks, type=tuple[int, ...]),
        points=msgspec.json.decode(points, type=tuple[int, ...]),
        times=msgspec.json.decode(times, type=tuple[Times, ...]),
        faults=msgspec.json.decode(faults, type=tuple[int, ...]),
        last_faults=msgspec.json.decode(last_faults, type=tuple[str | None, ...]),
    )


def _difference(found: Identity, asked: Identity) -> str:
    """What a file holds instead."""
    if found.format != asked.format:
        return "results of another version of the arena"
    if found.game != asked.game:
        return f"games of {found.game}, not of {asked.game}"
    if found.seats != asked.seats:
        return f"games of {found.seats} players, not of {asked.seats}"
    if found.options != asked.options:
        return f"games with the options {found.options}, not {asked.options}"
    if found.seed != asked.seed:
        return f"games of the seed {found.seed!r}, not of {asked.seed!r}"
    return "games of earlier rules or bots, which are not those of now"
