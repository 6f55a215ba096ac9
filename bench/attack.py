"""What others notice while the service is attacked in three ways at once:
    python bench/attack.py [--tables 10] [--rate 20] [--seconds 30] [--half 1100] [--endless 50] [--cold 300]

People play at some tables, at the service's usual limits. Then strangers from many addresses (of 127.0.0.0/8) open so
many connections and send half a request over each, others send headers without end, and others open so many long games
of Tara that are not in memory, all at once, from a process of their own; whoever is turned away comes again after a
second. Measured are the moves of the people, and the largest memory of the service.
"""

import argparse
import asyncio
import sys
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from cold import Strangers, store
from load import Server, Span, Tally, held, play, seat_two, told

HALF = b"GET /health HTTP/1.1\r\nHost: localhost\r\nX-More: "
OF_ADDRESS = 100
"""Connections from each address: fewer than the service allows."""
WITHIN = 250
"""Milliseconds in which 99 of 100 moves are to be acknowledged."""
LARGEST = 1e9
"""Bytes that the service may use."""
PAUSE = 1.0
"""Seconds after which those come again who were turned away."""


class Attack:
    def __init__(self, address: str) -> None:
        self._host, _, port = address.partition(":")
        self._port = int(port)
        self._addresses = (f"127.0.{net}.{host}" for net in range(1, 255) for host in range(1, 255))
        self.did: Counter[str] = Counter()

    async def all(self, half: int, endless: int, tables: list[str]) -> None:
        crowds = [next(self._addresses) for _ in range(-(-half // OF_ADDRESS))]
        await asyncio.gather(
            *(self._again(self._half, crowds[each // OF_ADDRESS]) for each in range(half)),
            *(self._again(self._endless, next(self._addresses)) for _ in range(endless)),
            *(self._open(table, next(self._addresses)) for table in tables),
        )

    async def _again(self, attack: Callable[[StreamReader, StreamWriter], Awaitable[None]], address: str) -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(self._host, self._port, local_addr=(address, 0))
                try:
                    writer.write(HALF)
                    await attack(reader, writer)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(PAUSE)

    async def _half(self, reader: StreamReader, _: StreamWriter) -> None:
        self.did["half-sent requests"] += 1
        await reader.read()  # until the service ends it

    async def _endless(self, _: StreamReader, writer: StreamWriter) -> None:
        self.did["endless headers"] += 1
        while True:
            writer.write(b"x" * 1000 + b"\r\nX-More: ")
            await writer.drain()
            await asyncio.sleep(0)

    async def _open(self, table: str, address: str) -> None:
        transport = httpx.AsyncHTTPTransport(
            local_address=address, verify=False
        )  # there is nothing to verify, and that takes long
        async with httpx.AsyncClient(transport=transport, timeout=300) as http:
            while True:
                answer = await http.get(f"http://{self._host}:{self._port}/api/tables/{table}")
                self.did[f"cold tables answered with {answer.status_code}"] += 1
                if answer.is_success:
                    return
                await asyncio.sleep(PAUSE)


def attack(address: str, half: int, endless: int, tables: list[str], seconds: float) -> Counter[str]:
    async def go() -> Counter[str]:
        attacking = Attack(address)
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await attacking.all(half, endless, tables)
        return attacking.did

    return asyncio.run(go())


async def trial(
    given: argparse.Namespace, server: Server, attacking: Callable[[], Awaitable[Counter[str]]] | None = None
) -> tuple[Tally, Strangers]:
    """People play, in peace or attacked."""
    tally, strangers, before = Tally(), Strangers(server), server.seconds()
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        seated = [await seat_two(server.address, tally, http) for _ in range(given.tables)]
    watching = asyncio.create_task(strangers.watch())
    span, interval = Span(given.tables, given.seconds), given.tables / given.rate
    attacked = asyncio.ensure_future(attacking()) if attacking else None
    await asyncio.gather(*(play(table, guests, interval, span, tally) for table, guests in seated))
    did = await attacked if attacked else Counter[str]()
    watching.cancel()
    print("attacked:" if attacked else "in peace:", len(tally.acknowledged), "moves acknowledged after")
    print(f"  {told(tally.acknowledged)}; errors: {len(tally.errors)}", *tally.errors[:5])
    print(f"  {strangers.most / 1e6:.0f} MB at most", *(f"{n} {what}" for what, n in did.items()), sep="; ")
    print(f"  processor: {server.seconds() - before:.1f} s of the service, with seating its people")
    return tally, strangers


async def measure(given: argparse.Namespace) -> bool:
    with TemporaryDirectory() as folder, ProcessPoolExecutor(1) as apart:
        path = Path(folder) / "regalia.db"
        names = await store(path, given.cold, given.moves, forget=given.forget)
        with Server(f"sqlite:///{path}", wide=False) as server:
            order = (server.address, given.half, given.endless, names, given.seconds)
            await trial(given, server)
            tally, strangers = await trial(
                given, server, lambda: asyncio.get_running_loop().run_in_executor(apart, attack, *order)
            )
    light = strangers.most < LARGEST
    print(f"{'HELD' if light else 'NOT HELD'}: {strangers.most / 1e6:.0f} MB, to be less than {LARGEST / 1e6:.0f}")
    return held(tally.acknowledged, WITHIN, len(tally.errors)) and light


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--tables", type=int, default=10)
    reading.add_argument("--rate", type=float, default=20, help="moves a second in all")
    reading.add_argument("--seconds", type=float, default=30)
    reading.add_argument("--half", type=int, default=1100)
    reading.add_argument("--endless", type=int, default=50)
    reading.add_argument("--cold", type=int, default=300)
    reading.add_argument("--moves", type=int, default=5000, help="of each cold table")
    reading.add_argument("--forget", action="store_true", help="no snapshots")
    sys.exit(not asyncio.run(measure(reading.parse_args())))


if __name__ == "__main__":
    main()
