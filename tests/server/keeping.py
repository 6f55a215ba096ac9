"""Databases for the tests, of both kinds: a SQLite file, or a database in a PostgreSQL of their own; and a Valkey."""

import asyncio
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from random import randrange
from typing import Any

import asyncpg

from regalia.server.store.postgres import PostgresStorage, prepare
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Storage

NAME = "regalia"
QUICK = ("fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=16MB", "max_connections=60")
"""The tests kill services, and never the machine."""


class Kept(ABC):
    """A place where a service keeps its tables."""

    url: str

    @abstractmethod
    def open(self) -> Storage: ...

    @abstractmethod
    def execute(self, statement: str) -> list[tuple[Any, ...]]:
        """As somebody else would, behind the back of the service."""

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[Storage]:
        storage = self.open()
        try:
            yield storage
        finally:
            await storage.close()


class KeptInSqlite(Kept):
    def __init__(self, path: Path) -> None:
        self.path = path
        self.url = f"sqlite:///{path}"

    def open(self) -> SqliteStorage:
        return SqliteStorage(self.path)

    def execute(self, statement: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.path, isolation_level=None)) as connection:
            return connection.execute(statement).fetchall()


class KeptInPostgres(Kept):
    def __init__(self, url: str) -> None:
        self.url = url

    def open(self) -> PostgresStorage:
        return PostgresStorage(self.url)

    def execute(self, statement: str) -> list[tuple[Any, ...]]:
        async def go() -> list[tuple[Any, ...]]:
            connection = await asyncpg.connect(self.url)
            try:
                return [tuple(row) for row in await connection.fetch(statement)]
            finally:
                await connection.close()

        return asyncio.run(go())


def using(kept: Kept, work: Callable[[Storage], Awaitable[None]]) -> None:
    """Do something with a storage, in an event loop of its own."""

    async def go() -> None:
        async with kept.opened() as storage:
            await work(storage)

    asyncio.run(go())


class Postgres:
    """A server that nobody else knows, reached through a socket in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: subprocess.Popen[Any] | None = None
        self._data = folder / "data"
        initdb = [_program("initdb"), "-D", str(self._data), "-A", "trust", "-U", "regalia", "-E", "UTF8"]
        made = subprocess.run(
            [*initdb, "--locale", "C", "--no-sync"], cwd=folder, check=False, capture_output=True, **_nobody()
        )
        assert made.returncode == 0, made.stderr
        self.start()
        asyncio.run(self._reached())
        KeptInPostgres(self.url("postgres")).execute(f"CREATE DATABASE {NAME}")

    def start(self) -> None:
        settings = [word for setting in QUICK for word in ("-c", setting)]
        place = ["-D", str(self._data), "-k", str(self._folder), "-c", "listen_addresses="]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [_program("postgres"), *place, *settings], cwd=self._folder, stdout=log, stderr=log, **_nobody()
            )

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        assert self._server is not None
        self._server.send_signal(how)
        self._server.wait(60)

    def kill(self) -> None:
        """All of it, as it is left when somebody kills the one process that looks after the others."""
        assert self._server is not None
        first = self._server.pid
        others = Path(f"/proc/{first}/task/{first}/children").read_text("ascii").split()
        self._server.kill()
        self._server.wait(60)
        while any(Path(f"/proc/{other}").exists() for other in others):  # the test has its time limit
            time.sleep(0.01)

    def restart(self) -> None:
        self.start()
        asyncio.run(self._reached())

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    @property
    def socket(self) -> str:
        return str(self._folder / ".s.PGSQL.5432")

    def url(self, database: str) -> str:
        return f"postgresql:///{database}?host={self._folder}&user=regalia"

    def empty(self) -> str:
        """The URL of a database with nothing in it. It is always the same one: new ones are hundreds of files each."""
        kept = KeptInPostgres(self.url(NAME))
        kept.execute("DROP SCHEMA IF EXISTS public CASCADE")
        kept.execute("CREATE SCHEMA public")
        return kept.url

    def fresh(self) -> str:
        """The same with the schema of now."""
        url = self.empty()
        asyncio.run(prepare(url))
        return url

    async def _reached(self) -> None:
        while True:  # the test has its time limit
            assert self._server is not None
            assert self._server.poll() is None, (self._folder / "log").read_text()
            try:
                connection = await asyncpg.connect(self.url("postgres"))
            except (OSError, asyncpg.CannotConnectNowError):
                await asyncio.sleep(0.02)
            else:
                await connection.close()
                return


@contextmanager
def postgres() -> Iterator[Postgres]:
    # Not in pytest's folder, which nobody else may enter; and short, for the names of sockets may not be long
    folder = Path(tempfile.mkdtemp(prefix="regalia-", dir=_memory()))
    if os.getuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    try:
        server = Postgres(folder)
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder)


def _memory() -> str | None:
    """A folder in memory, where there is one with room: a thousand small files are made and removed."""
    roomy = Path("/dev/shm").is_dir() and shutil.disk_usage("/dev/shm").free > 2**29
    return "/dev/shm" if roomy else None


def _program(name: str) -> str:
    """Debian keeps them where no PATH leads."""
    newest = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda path: int(path.parts[4]))
    found = str(newest[-1]) if newest else shutil.which(name)
    assert found, f"there is no {name}: these tests need PostgreSQL (Debian: apt-get install postgresql)"
    return found


def _nobody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root."""
    return {"user": "nobody", "group": "nogroup", "extra_groups": []} if os.getuid() == 0 else {}


class Valkey:
    """A Valkey, or a Redis, that nobody else knows, on a free port of this machine, keeping nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._server: subprocess.Popen[Any] | None = None
        self.port = _free_port()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._server is not None
        return self._server.pid

    def start(self) -> None:
        found = shutil.which("valkey-server") or shutil.which("redis-server")
        assert found, "these tests need Valkey or Redis (Debian: apt-get install redis-server)"
        place = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self._folder)]
        with (self._folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [found, *place, "--save", "", "--appendonly", "no"],
                cwd=self._folder,
                stdout=log,
                stderr=log,
                **_nobody(),
            )
        while True:  # the test has its time limit
            assert self._server.poll() is None, (self._folder / "log").read_text()
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.02)

    def kill(self) -> None:
        assert self._server is not None
        self._server.kill()
        self._server.wait(60)


@contextmanager
def valkey() -> Iterator[Valkey]:
    folder = Path(tempfile.mkdtemp(prefix="regalia-", dir=_memory()))
    if os.getuid() == 0:
        shutil.chown(folder, "nobody", "nogroup")
    try:
        server = Valkey(folder)
        yield server
        server.kill()
    finally:
        shutil.rmtree(folder)


def _free_port() -> int:
    """Below those that the system gives to whoever asks for any: nobody gets it before the server has it."""
    while True:
        port = randrange(20_000, 30_000)
        with suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port
