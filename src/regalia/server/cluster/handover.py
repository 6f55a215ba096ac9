"""The people of a table at one of several processes: whoever comes to another one is passed on to it.

Where the people of a table are at two processes, each of these carries out every move. So a connection that asks for a
table's socket goes to the process that the table's own address says, together with what it has asked, through a place
that this process has in a folder of theirs. Nothing depends on it: whoever cannot be passed on is served where they
came, and any process serves any table.
"""

import asyncio
import logging
import shutil
import socket
import tempfile
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

SOCKETS: Final = b"/ws/"
"""What the address of every table's socket begins with."""
LARGEST: Final = 131_072
"""Bytes of what a connection has asked; the door lets less in."""

log = logging.getLogger(__name__)
Welcome = Callable[[bytes], asyncio.Protocol]
"""What is to serve a connection that has asked this already."""


@contextmanager
def meeting_place() -> Iterator[str | None]:
    """A folder of this user alone; None where none can be made, and then nobody is passed on."""
    try:
        folder = tempfile.mkdtemp(prefix="regalia-")
    except OSError as cause:
        log.warning("people of a table stay at the processes where they came: no folder, %s", cause.strerror)
        yield None
        return
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def order(address: bytes, count: int) -> list[int]:
    """To which of so many processes a table goes, and to which while that one is away: even then its people meet."""
    return sorted(range(count), key=lambda number: blake2b(b"%d %b" % (number, address)).digest())


class Together:
    """One of so many processes that meet in a folder."""

    def __init__(self, folder: str, number: int, count: int) -> None:
        self._folder = Path(folder)
        self._number = number
        self._count = count
        self._here = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._here.setblocking(False)
        self._arriving: set[asyncio.Task[None]] = set()

    def open(self, welcome: Welcome) -> None:
        """From now on others pass on to this process what is for its tables."""
        place = self._folder / str(self._number)
        try:
            place.unlink(missing_ok=True)  # of the process before, which was killed or is about to go
            self._here.bind(str(place))
        except OSError as cause:
            log.warning("nobody can be passed on to this process: %s", cause.strerror)
        else:
            asyncio.get_running_loop().add_reader(self._here, self._take, welcome)

    def close(self) -> None:
        """Whoever is on the way comes again. The place stays: it may be that of the next one already, and where nobody
        listens nobody is passed on to."""
        asyncio.get_running_loop().remove_reader(self._here)
        self._here.close()

    def pass_on(self, target: bytes, connection: int, head: bytes) -> bool:
        """A connection, by its descriptor; False if it is to be served here."""
        if not target.startswith(SOCKETS):
            return False
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection]))]
        for number in order(target.partition(b"?")[0], self._count):
            if number == self._number:
                return False
            with suppress(OSError):  # it is being started anew, or has too much to do
                self._here.sendmsg([head], rights, 0, str(self._folder / str(number)))
                return True
        return False

    def _take(self, welcome: Welcome) -> None:
        with suppress(BlockingIOError):
            while True:
                head, descriptors, _, _ = socket.recv_fds(self._here, LARGEST, 1)
                for descriptor in descriptors:
                    connection = socket.socket(fileno=descriptor)
                    connection.set_inheritable(False)
                    arriving = asyncio.create_task(self._begin(connection, welcome, head))
                    self._arriving.add(arriving)
                    arriving.add_done_callback(self._arriving.discard)

    async def _begin(self, connection: socket.socket, welcome: Welcome, head: bytes) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: welcome(head), connection)
        except OSError:  # gone on the way
            connection.close()
