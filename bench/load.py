"""Many tables at once: `python bench/load.py [--tables 200] [--rate 500] [--seconds 30]`.

Starts a service of its own on an empty database, seats two guests with a socket each at every
table, and lets them play random legal moves at a given rate in all. Measures the time from sending
a move to the arrival of the new table at the opponent, and the memory of tables that are not played.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, cast

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

SERVER = """
import sys
from regalia.server.command import serve
from regalia.server.limits import Allowance

if __name__ == "__main__":
    serve(
        port=0,
        database="sqlite:///" + sys.argv[1],
        allowance=Allowance().times(100_000),
        idle=float(sys.argv[2]),
        ready=lambda address: print(address, flush=True),
    )
"""


class _Choice(msgspec.Struct):
    move: str


class _Mine(msgspec.Struct):
    seat: int
    choices: list[_Choice]


class _Table(msgspec.Struct):
    version: int
    status: str


class _State(msgspec.Struct, tag_field="type", tag="state"):
    table: _Table
    mine: list[_Mine]


class _Ack(msgspec.Struct, tag_field="type", tag="ack"):
    version: int


class _Refused(msgspec.Struct, tag_field="type", tag="refused"):
    code: str
    message: str


decode = msgspec.json.Decoder(_State | _Ack | _Refused).decode


@dataclass
class Tally:
    """What was measured, in seconds."""

    latencies: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    last: float = 0.0
    """When the last move arrived."""

    def note(self, sent: float) -> None:
        self.last = time.perf_counter()
        self.latencies.append(self.last - sent)

    def at(self, share: float) -> float:
        return sorted(self.latencies)[min(len(self.latencies) - 1, int(share * len(self.latencies)))]


class Guest:
    """A guest with a seat: over HTTP to sit down, over a socket to play."""

    def __init__(self, address: str, tally: Tally) -> None:
        self.address = address
        self.tally = tally
        self.headers = {"origin": f"http://{address}"}
        self.state: _State | None = None
        self._arrived = asyncio.Condition()

    async def arrive(self, http: httpx.AsyncClient) -> None:
        response = await http.get("/api/home")
        http.cookies.clear()  # many guests share it
        cookies = {cookie.partition("=")[0]: cookie for cookie in response.headers.get_list("set-cookie")}
        token = cookies["regalia-csrf"].partition("=")[2].partition(";")[0]
        self.headers |= {"cookie": cookies["regalia"].partition(";")[0], "x-csrf-token": token}

    async def post(self, http: httpx.AsyncClient, path: str, body: object) -> str:
        response = await http.post(path, json=body, headers=self.headers)
        response.raise_for_status()
        return str(response.json()["id"])

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[ClientConnection]:
        async with connect(
            f"ws://{self.address}/ws/tables/{table}",
            origin=cast(Any, self.headers["origin"]),
            additional_headers={"cookie": self.headers["cookie"]},
            compression=None,
            max_size=None,
        ) as socket:
            await socket.send('{"type":"hello"}')
            listening = asyncio.create_task(self._listen(socket))
            try:
                yield socket
            finally:
                listening.cancel()

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = decode(text)
            if isinstance(message, _State):
                async with self._arrived:
                    self.state = message
                    self._arrived.notify_all()
            elif isinstance(message, _Refused):
                self.tally.errors.append(f"{message.code}: {message.message}")

    async def sees(self, version: int) -> _State:
        async with self._arrived:
            while self.state is None or self.state.table.version < version:
                await self._arrived.wait()
            return self.state


async def seat_two(address: str, tally: Tally, http: httpx.AsyncClient) -> tuple[str, list[Guest]]:
    guests = [Guest(address, tally), Guest(address, tally)]
    for guest in guests:
        await guest.arrive(http)
    plan = {"game": "carolus", "seats": [{"kind": "me", "name": "one"}, {"kind": "open"}]}
    table = await guests[0].post(http, "/api/tables", plan)
    await guests[0].post(http, f"/api/tables/{table}/nonces", {"nonces": [{"seat": 0, "nonce": token_hex(16)}]})
    await guests[1].post(http, f"/api/tables/{table}/seats/1", {"name": "two", "nonce": token_hex(16)})
    return table, guests


async def play(table: str, guests: list[Guest], interval: float, span: "Span", tally: Tally) -> None:
    """Random legal moves, one each interval; a late one does not delay those after it."""
    luck = random.Random(table)
    async with guests[0].at(table) as one, guests[1].at(table) as two:
        states = [await guest.sees(0) for guest in guests]
        begin, end = await span.begun()
        due = begin + luck.random() * interval
        while due < end and states[0].table.status == "playing":
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            mover = 0 if states[0].mine[0].choices else 1
            version = states[0].table.version
            move = luck.choice(states[mover].mine[0].choices).move
            message = {"type": "play", "id": token_hex(8), "seat": mover, "version": version, "move": move}
            sent = time.perf_counter()
            await (one, two)[mover].send(msgspec.json.encode(message).decode())
            await guests[1 - mover].sees(version + 1)
            tally.note(sent)
            states = [await guest.sees(version + 1) for guest in guests]
            due += interval


class Span:
    """When all are ready, everybody starts at once."""

    def __init__(self, parties: int, seconds: float) -> None:
        self._waiting = parties
        self._seconds = seconds
        self._all_here: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def begun(self) -> tuple[float, float]:
        self._waiting -= 1
        if self._waiting == 0:
            self._all_here.set_result(time.perf_counter() + 0.5)
        begin = await asyncio.shield(self._all_here)
        return begin, begin + self._seconds


class Server:
    """The service in a process of its own."""

    def __init__(self, database: Path, idle: float = 60) -> None:
        command = [sys.executable, "-c", SERVER, str(database), str(idle)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip().removeprefix("http://").removesuffix("/")

    def memory(self) -> float:
        """Resident, in bytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text("ascii")
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return 1024.0 * int(line.split()[1])

    def seconds(self) -> float:
        """Of processor time used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text("ascii").rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()


async def load(server: Server, tables: int, rate: float, seconds: float) -> list[tuple[str, list[Guest]]]:
    tally = Tally()
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        seated = [await seat_two(server.address, tally, http) for _ in range(tables)]
    span = Span(tables, seconds)
    before = server.seconds()
    own = time.process_time()
    begun = time.perf_counter()
    await asyncio.gather(*(play(table, guests, tables / rate, span, tally) for table, guests in seated))
    took = time.perf_counter() - begun
    moves = len(tally.latencies)
    begin, _ = await span.begun()
    reached = moves / (tally.last - begin)
    print(f"{tables} tables, {2 * tables} sockets, {moves} moves at {reached:.0f} a second")
    shares = (("p50", 0.5), ("p99", 0.99), ("max", 1))
    told = ", ".join(f"{name} {1000 * tally.at(share):.1f} ms" for name, share in shares)
    print(f"from sending a move to the opponent's update: {told}")
    print(f"errors: {len(tally.errors)}", *tally.errors[:5], sep="\n  ")
    served, driven = server.seconds() - before, time.process_time() - own
    each = 1000 * served / moves
    print(f"processor: service {served / took:.0%} of a core, {each:.2f} ms a move; driver {driven / took:.0%}")
    return seated


async def remember(server: Server, seated: list[tuple[str, list[Guest]]]) -> tuple[float, float]:
    """Memory for each table, in the middle of its game: in memory, and with two sockets open besides."""
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        await seat_two(server.address, Tally(), http)
        empty = server.memory()
        for table, _ in seated:
            (await http.get(f"/api/tables/{table}")).raise_for_status()
        loaded = server.memory()
    here = asyncio.Semaphore(0)
    everybody = asyncio.Event()

    async def watch(guest: Guest, table: str) -> None:
        guest.address = server.address
        guest.headers["origin"] = f"http://{server.address}"
        async with guest.at(table):
            await guest.sees(1)
            here.release()
            await everybody.wait()

    watching = []
    for table, pair in seated:
        for guest in pair:
            guest.state = None
            watching.append(asyncio.create_task(watch(guest, table)))
            await here.acquire()
    opened = server.memory()
    everybody.set()
    await asyncio.gather(*watching)
    return (loaded - empty) / len(seated), (opened - empty) / len(seated)


async def measure(tables: int, rate: float, seconds: float) -> None:
    with TemporaryDirectory() as folder:
        database = Path(folder) / "regalia.db"
        with Server(database) as server:
            seated = await load(server, tables, rate, seconds)
        with Server(database) as server:
            alone, opened = await remember(server, seated)
        with Server(database, idle=0.5) as server:
            _, idle = await remember(server, seated)
    print(f"memory for each table: {alone / 1000:.0f} kB; with two sockets open {opened / 1000:.0f} kB,")
    print(f"  and {idle / 1000:.0f} kB when nothing happens for a minute and the table leaves the memory")


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--tables", type=int, default=200)
    reading.add_argument("--rate", type=float, default=500, help="moves a second in all")
    reading.add_argument("--seconds", type=float, default=30)
    given = reading.parse_args()
    asyncio.run(measure(given.tables, given.rate, given.seconds))


if __name__ == "__main__":
    main()
