"""Running a service: in a thread of the tests, or in a process that can be killed."""

import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from threading import Thread

from regalia.server.http.static_files import Client
from regalia.server.ops.serve import listen, runner
from regalia.server.ops.service_time import ServiceTime
from regalia.server.service import Service
from regalia.server.settings import Allowance, Settings
from regalia.server.store.opening import open_storage
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Storage

Address = str
"""Such as `127.0.0.1:40123`."""
WIDE = Allowance().times(10_000)
"""No limit worth naming."""


@cache
def built() -> Client:
    """The client that is installed, compressed once for all services of this process."""
    return Client()


@contextmanager
def running(
    database: Path | Storage | Service,
    settings: Settings | None = None,
    static: Traversable | None = None,
    proxy: str | None = None,
) -> Iterator[Address]:
    if isinstance(database, Service):
        service = database
    else:
        storage = SqliteStorage(database) if isinstance(database, Path) else database
        settings = settings or Settings(allowance=WIDE, workers=1, adviser="knight", bot_delay=0)
        service = Service(storage, replace(settings, proxy=proxy))
    listener = listen("127.0.0.1", 0)
    server = runner(service, Client(static) if static else built())
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield f"127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(60)
        assert not thread.is_alive()


class Process:
    """A service in a process of its own."""

    def __init__(
        self,
        database: Path | str,
        port: int = 0,
        valkey: str | None = None,
        hand: Path | None = None,
        host: str = "127.0.0.1",
        within: Sequence[str] = (),
    ) -> None:
        """On a SQLite file, or on what a URL names; by a clock that shows what stands in a file, if there is one;
        on another machine, if `within` says how to run a command there."""
        url = database if isinstance(database, str) else f"sqlite:///{database}"
        given = [url, str(port), valkey or "", str(hand or ""), host]
        self._process = subprocess.Popen(
            [*within, sys.executable, "-m", "tests.server.running", *given],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip().removeprefix("http://").removesuffix("/")
        assert self.address

    @property
    def port(self) -> int:
        return int(self.address.partition(":")[2])

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        self._process.send_signal(how)
        return self.wait()

    def wait(self) -> int:
        code = self._process.wait(60)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code


def serve_by_hand(url: str, port: int, hand: Path) -> None:
    """A service whose time stands still until somebody writes a later one into a file; 100 s is long there."""

    def now() -> float:
        return float(hand.read_text("utf-8"))

    settings = Settings(allowance=WIDE, workers=1, bot_delay=0, absence=100)
    with listen("127.0.0.1", port) as listener:
        print(f"http://127.0.0.1:{listener.getsockname()[1]}/", flush=True)
        runner(Service(open_storage(url), settings, ServiceTime(now, now)), Client()).run(sockets=[listener])


if __name__ == "__main__":
    from regalia.server.ops.serve import serve

    if sys.argv[4]:
        serve_by_hand(sys.argv[1], int(sys.argv[2]), Path(sys.argv[4]))
    else:
        settings = Settings(
            host=sys.argv[5],
            port=int(sys.argv[2]),
            database=sys.argv[1],
            allowance=WIDE,
            bot_delay=0,
            valkey=sys.argv[3] or None,
        )
        serve(settings, lambda address: print(address, flush=True))
