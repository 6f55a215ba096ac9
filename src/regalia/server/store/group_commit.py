"""One SQLite file, with one commit for all jobs that wait, and a reader beside it.

A job is a function over the connection. `write` returns once its job is on the disk: the file is
synced before the answer is given (`synchronous=FULL`), but once for all jobs that came meanwhile.
It knows nothing of tables and games.
"""

import asyncio
import fcntl
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from time import monotonic
from typing import IO, Any, NamedTuple, TypeVar

from regalia.server.ops.urls import shown
from regalia.server.store import migrations
from regalia.server.store.migrations import InvalidDatabase

T = TypeVar("T")
LOCK_PATIENCE = 10.0
"""Seconds that writing waits for somebody else who has locked the file."""
FIRST_PAUSE, LONGEST_PAUSE = 0.005, 0.1
"""Seconds between looking whether the lock is gone."""
LARGEST_LOG = 4000
"""Pages of the log, 16 MB, after which they are put into the file: one that is changed often is put there seldom."""
Job = Callable[[sqlite3.Connection], T]


class _Waiting(NamedTuple):
    job: Job[Any]
    answer: asyncio.Future[Any]


def default_path() -> Path:
    """Where programs of this user keep their data."""
    folder = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(folder) / "regalia" / "regalia.db"


def path_of(url: str | None) -> Path:
    """The file of a database URL; None for the usual place."""
    if url is None:
        return default_path()
    scheme, separator, rest = url.partition(":///")
    if scheme != "sqlite" or not separator or not rest:
        raise InvalidDatabase(
            f"the database {shown(url)} is not supported; expected sqlite:///PATH or postgresql://USER@HOST/NAME"
        )
    return Path(rest)


class Database:
    """Open it, use it from one event loop, close it. A second server on the same file is refused.

    Jobs are carried out in the event loop, which takes microseconds; only the commit, which waits for
    the disk, has a thread. In a thread, every statement of every job would have to win the
    interpreter's lock from a busy loop. SQLite itself never waits there: where the file is locked by
    somebody else, the loop goes on and looks again.

    `beside` a server, somebody else may use a file that is there and up to date.
    """

    def __init__(self, path: Path, patience: float = LOCK_PATIENCE, *, beside: bool = False) -> None:
        self._patience = patience
        with ExitStack() as opened:
            if beside:
                path = _there(path)
            else:
                path, lock = _locked(path)
                opened.enter_context(lock)
            try:
                self._writing = opened.enter_context(closing(_connect(path)))
                behind = migrations.missing(_version(self._writing), "sqlite", str(path))  # or refused as it is
                if beside and behind:
                    raise InvalidDatabase(f"{path} is of an earlier Regalia: serve it once with this one first")
                _configure(self._writing)
                if not beside:
                    _see_that_it_is_whole(self._writing, path)
                    migrate(self._writing, path)
                self._writing.execute("PRAGMA busy_timeout = 0")
                self._reading = opened.enter_context(closing(_connect(path)))
                self._reading.execute("PRAGMA query_only = ON")
            except sqlite3.Error as cause:
                raise InvalidDatabase(f"{path} cannot be used as a database: {cause}") from None
            self._committer = opened.enter_context(ThreadPoolExecutor(1, "regalia-committer"))
            self._reader = opened.enter_context(ThreadPoolExecutor(1, "regalia-reader"))
            self._opened = opened.pop_all()
        self.path = path
        """Its true name."""
        self._waiting: list[_Waiting] = []
        self._work: asyncio.Task[None] | None = None
        self.commits = 0
        """How many there were."""

    async def write(self, job: Job[T]) -> T:
        """Carry out the job; it is on the disk when this returns. An error of one job undoes that one alone."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(job, answer))
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._write())
        return await answer  # if the caller goes away, the job is carried out all the same

    def look(self, job: Job[T]) -> T:
        """Read something before there is an event loop."""
        return job(self._reading)

    async def read(self, job: Job[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._reader, job, self._reading)

    async def clear_log(self) -> None:
        """What was overwritten is in the log no longer, unless somebody keeps it busy: then with its next turn."""

        def clear(connection: sqlite3.Connection) -> None:
            with suppress(sqlite3.OperationalError):
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

        await self.read(clear)

    async def finish(self) -> None:
        """Until everything that was given is on the disk."""
        while self._work is not None and not self._work.done():
            await self._work

    def close(self) -> None:
        self._opened.close()

    async def _write(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            for (_, answer), result in zip(batch, await self._commit(batch), strict=True):
                if answer.cancelled():
                    continue
                if isinstance(result, Exception):
                    answer.set_exception(result)
                else:
                    answer.set_result(result)

    async def _commit(self, batch: Sequence[_Waiting]) -> list[Any]:
        """What came of each job, or why nothing did."""
        connection = self._writing
        try:
            await self._begin()
            try:
                done = [waiting.job(connection) for waiting in batch]
            except Exception:  # noqa: BLE001 -- one of them fails, which is rare: all again, each apart from the others
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
                await self._begin()
                done = [_apart(connection, waiting.job) for waiting in batch]
            await asyncio.get_running_loop().run_in_executor(self._committer, connection.execute, "COMMIT")
        except sqlite3.Error as error:  # the disk is full or gone, or the lock did not go away
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return [error] * len(batch)
        self.commits += 1
        return done

    async def _begin(self) -> None:
        pause, deadline = FIRST_PAUSE, monotonic() + self._patience
        while True:
            try:
                self._writing.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                    raise
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _apart(connection: sqlite3.Connection, job: Job[Any]) -> Any:
    """What comes of a job, or its error, which undoes this job alone."""
    connection.execute("SAVEPOINT job")
    try:
        result = job(connection)
    except Exception as error:  # noqa: BLE001 -- whatever a job raises goes to whoever gave it
        connection.execute("ROLLBACK TO job")
        result = error
    connection.execute("RELEASE job")
    return result


def _locked(path: Path) -> tuple[Path, IO[str]]:
    """The file under its true name, and the lock beside it, which whoever comes by another name finds too."""
    try:
        path = path.resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT, 0o600))  # seeds are in it
        names = path.stat().st_nlink
        if names > 1:  # SQLite keeps its log beside the name, so that each name would have a log of its own
            raise InvalidDatabase(f"{path} has {names} names (hard links); a database has one, so copy it instead")
        lock = path.with_name(path.name + ".lock").open("w")
    except OSError as cause:
        raise InvalidDatabase(f"{path} cannot be used as a database: {cause.strerror or cause}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise InvalidDatabase(f"another Regalia already uses {path}; give this one its own with --database") from None
    return path, lock


def _there(path: Path) -> Path:
    if not path.is_file():
        raise InvalidDatabase(f"there is no database {path}; name one with --database")
    return path.resolve()


def _connect(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None, check_same_thread=False)


def _configure(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # who has something erased does not leave it in free pages
    connection.execute(f"PRAGMA wal_autocheckpoint = {LARGEST_LOG}")


def _see_that_it_is_whole(connection: sqlite3.Connection, path: Path) -> None:
    """That every page is what it should be. A gigabyte takes some 1.5 s of the processor, and being read."""
    found = [line for (line,) in connection.execute("PRAGMA quick_check(3)")]
    if found != ["ok"]:
        raise InvalidDatabase(
            f"{path} is damaged: {'; '.join(found)}. Put a backup in its place, or repair a copy of it"
        )


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the schema up to date, each version whole or not at all."""
    connection.execute("PRAGMA foreign_keys = OFF")  # a table that others refer to may be made anew
    for number, script in migrations.missing(_version(connection), "sqlite", str(path)):
        connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")
    connection.execute("PRAGMA foreign_keys = ON")


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def backup(path: Path, to: Path) -> None:
    """A copy as of one moment, also while a service writes; it is whole or not there, and only its owner reads it."""
    if not path.is_file():
        raise InvalidDatabase(f"{path} cannot be copied: there is no such file")
    unfinished = to.with_name(to.name + ".part")
    try:
        if to.exists():
            raise InvalidDatabase(f"{to} is there already: name another file, or remove it first")
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_CREAT | os.O_EXCL, 0o600))  # seeds are in it
        with closing(_connect(path)) as source, closing(_connect(unfinished)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
            _see_that_it_is_whole(copy, unfinished)
        _sync(unfinished)
        unfinished.rename(to)
        _sync(to.parent)
    except (OSError, sqlite3.Error) as cause:
        unfinished.unlink(missing_ok=True)
        raise InvalidDatabase(f"{path} cannot be copied to {to}: {cause}") from None


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
