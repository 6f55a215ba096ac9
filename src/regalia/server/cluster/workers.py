"""Several processes that serve at one address of this machine, and the parent that starts them.

The parent serves nobody: it starts anew what dies, ends all when it is ended, and on SIGUSR1 starts one after another
anew, with the code that is installed by then; each is there before the one whose place it takes goes. It holds the
port; every child listens there by itself, and the system deals connections out among those that do (`SO_REUSEPORT`);
the children pass sockets on to each other (`together.py`).
A child ends when its parent is gone.
"""

import logging
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import msgspec

from regalia.engine.errors import RegaliaError
from regalia.server.http.rate_limits import Allowance
from regalia.server.ops.logs import Style

log = logging.getLogger(__name__)
COMMAND = (sys.executable, "-P", "-m", "regalia.server.cluster.workers")
PATIENCE = 15.0
"""Seconds that a process has for ending, and then it is killed."""
PAUSE = 5.0
"""Seconds after the start of a process that never listened, before which it is not started anew: it would die again."""
TICK = 0.2
"""Seconds between looking whether all are there, unless a signal comes."""


class CannotShare(RegaliaError):
    """Several processes cannot serve like this."""


class Orders(msgspec.Struct, kw_only=True):
    """What a child is to do, as it reads it from its parent: a list of processes would show what lets it in."""

    host: str
    port: int
    database: str
    valkey: str | None
    origins: list[str]
    hosts: list[str]
    proxy: str | None
    allowance: Allowance
    pace: float
    idle: float
    keep: float
    absence: float
    contact: str
    metrics: str | None
    log: Style
    thinkers: int
    folder: str | None = None
    """Where the processes meet."""
    number: int = 0
    count: int = 1


def bound(host: str, port: int) -> socket.socket:
    """A socket at the address, beside others of this user; whoever uses it lets it listen."""
    family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    sock = socket.socket(family, kind, protocol)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        sock.bind(place)
    except OSError:
        sock.close()
        raise
    return sock


class _Child:
    def __init__(self, orders: Orders) -> None:
        # In a session of its own: an interrupt from the keyboard is the parent's business
        self._process = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
        self.begun = time.monotonic()
        self.listened = False
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # it is gone already, which is found out like any other death
            self._process.stdin.write(msgspec.json.encode(orders) + b"\n")
            self._process.stdin.flush()

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def listens(self) -> bool:
        """Wait until it does; False if it died before."""
        assert self._process.stdout is not None
        self.listened = bool(self._process.stdout.readline())
        return self.listened

    def end(self) -> None:
        with suppress(ProcessLookupError):
            self._process.terminate()

    def wait(self, until: float) -> None:
        try:
            self._process.wait(max(0.0, until - time.monotonic()))
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()


class Workers:
    def __init__(self, orders: Orders, count: int) -> None:
        self._orders = orders
        self._children: list[_Child] = []
        self._count = count
        self._ending = False
        self._renewing = False

    def run(self, ready: Callable[[], None]) -> None:
        """Until terminated or interrupted."""
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGINT, self._end)
        signal.signal(signal.SIGUSR1, self._renew)
        try:
            self._children = [_Child(self._ordered(number)) for number in range(self._count)]
            if all([child.listens() for child in self._children]):  # noqa: C419 -- all of them, whatever the first says
                ready()
            elif not self._ending:
                raise CannotShare("a process did not start; the log says why")
            while not self._ending:
                time.sleep(TICK)
                self._watch()
        finally:
            self._end_all()

    def _end(self, *_: Any) -> None:
        self._ending = True
        for child in self._children:
            child.end()

    def _renew(self, *_: Any) -> None:
        self._renewing = True

    def _watch(self) -> None:
        for number, child in enumerate(self._children):
            hopeless = not child.listened and time.monotonic() < child.begun + PAUSE
            if not child.alive and not self._ending and not hopeless:
                child.wait(0.0)
                self._children[number] = _Child(self._ordered(number))
                self._children[number].listens()
        if self._renewing:
            self._renewing = False
            self._renew_all()

    def _renew_all(self) -> None:
        """One after another; whoever was at one finds the next in its place. If one does not start, all stay."""
        for number, child in enumerate(self._children):
            if self._ending:
                return
            following = self._children[number] = _Child(self._ordered(number))
            if not following.listens() and not self._ending:
                following.wait(0.0)
                self._children[number] = child
                log.error("the next process did not start, and those that were there go on; the log says why")
                return
            child.end()
            child.wait(time.monotonic() + PATIENCE)

    def _end_all(self) -> None:
        self._end()
        until = time.monotonic() + PATIENCE
        for child in self._children:
            child.wait(until)

    def _ordered(self, number: int) -> Orders:
        """Each is measured at a port of its own, the first at the one that was named."""
        metrics = self._orders.metrics
        if metrics is not None:
            host, separator, port = metrics.rpartition(":")
            with suppress(ValueError):  # what cannot be read is refused by whoever opens it
                metrics = f"{host}{separator}{int(port) + number}"
        return msgspec.structs.replace(self._orders, metrics=metrics, number=number, count=self._count)


def main() -> None:
    """A child."""
    from regalia.server.ops.serve import serve_beside_others

    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    Thread(target=_end_with_parent, args=[orders.folder], daemon=True).start()
    try:
        serve_beside_others(orders, _say_that_it_listens)
    except RegaliaError as cause:
        log.error("this process cannot serve: %s", cause)
        sys.exit(1)


def _end_with_parent(folder: str | None) -> None:
    while os.read(sys.stdin.fileno(), 1024):
        pass
    if folder is not None:  # if the parent was killed, it is still there
        shutil.rmtree(folder, ignore_errors=True)
    os.kill(os.getpid(), signal.SIGTERM)


def _say_that_it_listens() -> None:
    with suppress(OSError):
        os.write(sys.stdout.fileno(), b"listening\n")
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), sys.stdout.fileno())


if __name__ == "__main__":
    main()
