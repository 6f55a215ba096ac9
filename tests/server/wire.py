"""A wire between two programs that can be cut: what is under way then is lost, and nobody is told."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread


class Wire:
    """From a port of this machine to another one, or to a socket in its files."""

    def __init__(self, target: int | str, host: str = "127.0.0.1") -> None:
        self._target = target
        self.host = host
        self._whole = asyncio.Event()
        self._whole.set()
        self._ended = asyncio.Event()
        self._lines: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self._open = Event()
        self.port = 0
        self._thread = Thread(target=lambda: asyncio.run(self._serve()))
        self._thread.start()
        assert self._open.wait(60)

    def cut(self) -> None:
        """Nothing passes any more, in neither direction, and no line is closed."""
        self._loop.call_soon_threadsafe(self._whole.clear)

    def mend(self) -> None:
        """The lines that were cut are closed, as they are found to be after a while; new ones are whole."""
        self._loop.call_soon_threadsafe(self._mend)

    def _mend(self) -> None:
        for line in self._lines:
            line.transport.abort()
        self._whole.set()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._ended.set)
        self._thread.join(60)
        assert not self._thread.is_alive()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        async with await asyncio.start_server(self._begin, self.host, 0) as server:
            self.port = server.sockets[0].getsockname()[1]
            self._open.set()
            await self._ended.wait()
        self._mend()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def _begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(writer)
        task = asyncio.create_task(self._pass(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._whole.wait()
        try:
            if isinstance(self._target, int):
                there, back = await asyncio.open_connection("127.0.0.1", self._target)
            else:
                there, back = await asyncio.open_unix_connection(self._target)
        except OSError:
            writer.transport.abort()
            return
        self._lines.add(back)
        await asyncio.gather(self._carry(reader, back), self._carry(there, writer))
        self._lines -= {writer, back}

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                if self._whole.is_set():
                    writer.write(data)
                    await writer.drain()
        writer.transport.abort()


@contextmanager
def wire(target: int | str, host: str = "127.0.0.1") -> Iterator[Wire]:
    made = Wire(target, host)
    try:
        yield made
    finally:
        made.close()
