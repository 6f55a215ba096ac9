"""Many tables at once: `python bench/load.py [--tables 200] [--rate 500] [--seconds 30] [--kings 200]`.

Starts a service of its own on an empty database, seats two guests with a socket each at every
table, and lets them play random legal moves at a given rate in all. Measures the time from sending
a move to its acknowledgement and to the arrival of the new table at the opponent, and the memory of tables that are
not played.

With `--kings`, somebody sits with three kings at each of so many other tables, and moves as soon as they are asked:
what is measured are still the moves between people. With `--spin`, these kings only burn time, so much a decision.

With `--within`, it says whether 99 of 100 moves were acknowledged so quickly, and fails if not. `bench/several.py`
measures several processes.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, cast

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from regalia.arena.statistics import wilson

AT_A_TIME = 20
"""Tables that are made at once."""

SERVER = """
import sys
from regalia.server.bots import pool
from regalia.server.ops.serve import serve
from regalia.server.settings import Allowance, Settings

if __name__ == "__main__":
    if float(sys.argv[3]) > 0:
        pool.COMMAND = (sys.executable, "-c", sys.argv[4], sys.argv[3])
    settings = Settings(
        port=0,
        database=sys.argv[1],
        allowance=Allowance().times(float(sys.argv[6])),
        idle=float(sys.argv[2]),
        valkey=sys.argv[5] or None,
    )
    serve(settings, lambda address: print(address, flush=True))
"""

SPINNING = """
import sys
from time import process_time
from regalia import bots
from regalia.bots.bot import Bot
from regalia.server.bots.process import main

class Spinning(Bot):
    def choose(self, glimpse, seat):
        until = process_time() + float(sys.argv[1]) * (0.1 + 0.9 * self.effort)
        while process_time() < until:
            pass
        return glimpse.pick(seat)

bots.BOTS["king"] = lambda game: Spinning()
main()
"""
"""A bot's process whose kings burn time: all of it, or as little as a tenth where many wait."""


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
    id: str


class _Refused(msgspec.Struct, tag_field="type", tag="refused"):
    code: str
    message: str


decode = msgspec.json.Decoder(_State | _Ack | _Refused).decode


@dataclass
class Tally:
    """What was measured, in seconds."""

    latencies: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    last: float = 0.0
    """When the last move arrived."""

    def note(self, sent: float) -> None:
        self.last = time.perf_counter()
        self.latencies.append(self.last - sent)


def told(times: list[float]) -> str:
    """The middle, the hundredth and the longest of them, in milliseconds."""
    ordered = sorted(times)
    shares = (("p50", 0.5), ("p99", 0.99), ("max", 1))
    at = {name: ordered[min(len(ordered) - 1, int(share * len(ordered)))] for name, share in shares}
    return ", ".join(f"{name} {1000 * seconds:.1f} ms" for name, seconds in at.items())


class Guest:
    """A guest with a seat: over HTTP to sit down, over a socket to play."""

    def __init__(self, address: str, tally: Tally) -> None:
        self.address = address
        self.tally = tally
        self.headers = {"origin": f"http://{address}"}
        self.state: _State | None = None
        self.sent: dict[str, float] = {}
        self._arrived = asyncio.Condition()

    def go_to(self, address: str) -> None:
        self.address = address
        self.headers["origin"] = f"http://{address}"

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
            open_timeout=60,
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
            elif isinstance(message, _Ack):
                self.tally.acknowledged.append(time.perf_counter() - self.sent.pop(message.id))
            else:
                self.tally.errors.append(f"{message.code}: {message.message}")

    async def sees(self, version: int) -> _State:
        async with self._arrived:
            while self.state is None or self.state.table.version < version:
                await self._arrived.wait()
            return self.state

    async def play(self, socket: ClientConnection, seat: int, version: int, move: str) -> float:
        """When it was sent."""
        token = token_hex(8)
        message = {"type": "play", "id": token, "seat": seat, "version": version, "move": move}
        sent = self.sent[token] = time.perf_counter()
        await socket.send(msgspec.json.encode(message).decode())
        return sent


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
    """Random legal moves, one each interval, or as fast as they go; a late one does not delay those after it."""
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
            sent = await guests[mover].play((one, two)[mover], mover, version, move)
            await guests[1 - mover].sees(version + 1)
            tally.note(sent)
            states = [await guest.sees(version + 1) for guest in guests]
            due = due + interval if interval else time.perf_counter()


async def sit_with_kings(address: str, http: httpx.AsyncClient) -> tuple[str, Guest]:
    guest = Guest(address, Tally())
    await guest.arrive(http)
    king = {"kind": "bot", "bot": "king"}
    plan = {"game": "carolus", "seats": [{"kind": "me", "name": "one"}, king, king, king]}
    table = await guest.post(http, "/api/tables", plan)
    await guest.post(http, f"/api/tables/{table}/nonces", {"nonces": [{"seat": 0, "nonce": token_hex(16)}]})
    return table, guest


async def play_with_kings(table: str, guest: Guest) -> None:
    """A random legal move whenever one is asked for; what the kings do in between is not measured."""
    luck = random.Random(table)
    async with guest.at(table) as socket:
        state = await guest.sees(0)
        while state.table.status == "playing":
            if state.mine[0].choices:
                await guest.play(socket, 0, state.table.version, luck.choice(state.mine[0].choices).move)
            state = await guest.sees(state.table.version + 1)


class Span:
    """When all are ready, everybody starts at once."""

    def __init__(self, parties: int, seconds: float) -> None:
        self._waiting = parties
        self._seconds = seconds
        self._all_here: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    async def begun(self, *, joining: bool = True) -> tuple[float, float]:
        self._waiting -= joining
        if joining and self._waiting == 0:
            self._all_here.set_result(time.perf_counter() + 0.5)
        begin = await asyncio.shield(self._all_here)
        return begin, begin + self._seconds


class Server:
    """The service in a process of its own."""

    def __init__(
        self,
        database: str,
        idle: float = 60,
        spin: float = 0,
        valkey: str = "",
        *,
        wide: bool = True,
    ) -> None:
        """With no limit worth naming, or with the usual ones."""
        given = [database, str(idle), str(spin), SPINNING, valkey, "100_000" if wide else "1"]
        self._process = subprocess.Popen([sys.executable, "-c", SERVER, *given], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip().removeprefix("http://").removesuffix("/")

    def memory(self) -> float:
        """Resident, in bytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text("ascii")
        (line,) = (line for line in status.splitlines() if line.startswith("VmRSS"))
        return 1024.0 * int(line.split()[1])

    @property
    def pid(self) -> int:
        return self._process.pid

    def seconds(self) -> float:
        """Of processor time that it has used."""
        return processor(self._process.pid)

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()


def children(process: int) -> list[int]:
    return [*map(int, Path(f"/proc/{process}/task/{process}/children").read_text("ascii").split())]


def processor(process: int) -> float:
    """Seconds that it has used."""
    fields = Path(f"/proc/{process}/stat").read_text("ascii").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass
class Loaded:
    """What came of it, and what it took."""

    seated: list[tuple[str, list[Guest]]]
    tally: Tally
    moves_of_kings: int
    reached: float
    """Moves a second."""
    took: float
    """Seconds."""
    served: float
    """Seconds of processor of those who serve, of the driver, and of others who were named."""
    driven: float
    others: dict[str, float]

    @property
    def moves(self) -> int:
        return len(self.tally.latencies)

    def each(self, seconds: float) -> float:
        """Milliseconds for a move."""
        return 1000 * seconds / self.moves


async def load(
    servers: Sequence[Server],
    tables: int,
    rate: float,
    seconds: float,
    kings: int = 0,
    others: Mapping[str, Callable[[], float]] | None = None,
    *,
    apart: bool = False,
) -> Loaded:
    """The people of a table are at one of the servers, those of the next at the next; or `apart`, each at another."""
    tally = Tally()
    server = servers[0]
    others = others or {}
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
        seated: list[tuple[str, list[Guest]]] = []
        while len(seated) < tables:  # many at once, which share their commits
            more = min(AT_A_TIME, tables - len(seated))
            seated += await asyncio.gather(*(seat_two(server.address, tally, http) for _ in range(more)))
        for number, (_, guests) in enumerate(seated):
            for seat, guest in enumerate(guests):
                guest.go_to(servers[(number + seat * apart) % len(servers)].address)
        courts = [await sit_with_kings(server.address, http) for _ in range(kings)]
    courtly = [asyncio.create_task(play_with_kings(*court)) for court in courts]
    span = Span(tables, seconds)
    playing = [
        asyncio.create_task(play(table, guests, tables / rate if rate else 0.0, span, tally))
        for table, guests in seated
    ]
    begin, _ = await span.begun(joining=False)
    before, own, before_others = used_by(servers), time.process_time(), {name: used() for name, used in others.items()}
    begun = time.perf_counter()
    await asyncio.gather(*playing)
    took = time.perf_counter() - begun
    moved = sum(guest.state.table.version for _, guest in courts if guest.state is not None)
    for court in courtly:
        court.cancel()
    await asyncio.gather(*courtly, return_exceptions=True)
    return Loaded(
        seated=seated,
        tally=tally,
        moves_of_kings=moved,
        reached=len(tally.latencies) / (tally.last - begin),
        took=took,
        served=used_by(servers) - before,
        driven=time.process_time() - own,
        others={name: used() - before_others[name] for name, used in others.items()},
    )


def used_by(servers: Sequence[Server]) -> float:
    return sum(server.seconds() for server in servers)


def report(loaded: Loaded, kings: int) -> None:
    tables, tally = len(loaded.seated), loaded.tally
    print(f"{tables} tables, {2 * tables} sockets, {loaded.moves} moves at {loaded.reached:.0f} a second")
    if kings:
        print(f"beside {kings} tables with three kings each, where {loaded.moves_of_kings} moves were made")
    print(f"from sending a move to its acknowledgement: {told(tally.acknowledged)}")
    print(f"from sending a move to the opponent's update: {told(tally.latencies)}")
    print(f"errors: {len(tally.errors)}", *tally.errors[:5], sep="\n  ")
    print(
        f"processor: service {loaded.served / loaded.took:.0%} of a core, {loaded.each(loaded.served):.2f} ms a move; "
        f"driver {loaded.driven / loaded.took:.0%}, {loaded.each(loaded.driven):.2f} ms a move"
    )


def held(times: list[float], within: float, errors: int = 0) -> bool:
    """Say whether 99 of 100 came within so many milliseconds, and none was refused."""
    late, n = sum(1000 * each >= within for each in times), len(times)
    least, most = wilson(late, n)
    holds = late < n / 100 and not errors
    print(
        f"{'HELD' if holds else 'NOT HELD'}: {late} of {n} moves took {within:g} ms or longer, "
        f"{late / n:.2%} (95 %: {least:.2%} to {most:.2%}); fewer than 1 % are to. Refused: {errors}"
    )
    return holds


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
        guest.go_to(server.address)
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


async def measure(given: argparse.Namespace) -> bool:
    with TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/regalia.db"
        with Server(database, spin=given.spin) as server:
            loaded = await load([server], given.tables, given.rate, given.seconds, given.kings)
        report(loaded, given.kings)
        if not given.kings and not given.no_memory:  # kings' tables would be in memory too
            with Server(database) as server:
                alone, opened = await remember(server, loaded.seated)
            with Server(database, idle=0.5) as server:
                _, idle = await remember(server, loaded.seated)
            print(f"memory for each table: {alone / 1000:.0f} kB; with two sockets open {opened / 1000:.0f} kB,")
            print(f"  and {idle / 1000:.0f} kB when nothing happens for a minute and the table leaves the memory")
    return given.within is None or held(loaded.tally.acknowledged, given.within, len(loaded.tally.errors))


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--tables", type=int, default=200)
    reading.add_argument("--rate", type=float, default=500, help="moves a second in all; 0 for all that can be")
    reading.add_argument("--seconds", type=float, default=30)
    reading.add_argument("--kings", type=int, default=0, help="tables with a person and three kings besides")
    reading.add_argument("--spin", type=float, default=0, help="seconds that such a king burns for a decision")
    reading.add_argument("--no-memory", action="store_true", help="measure moves alone")
    reading.add_argument("--within", type=float, help="milliseconds in which 99 of 100 moves are to be acknowledged")
    sys.exit(not asyncio.run(measure(reading.parse_args())))


if __name__ == "__main__":
    main()
