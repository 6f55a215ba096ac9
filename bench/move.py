"""What a move costs the service in processor time, from the message to the last reader's frame, without a network:
    python bench/move.py [--tables 200] [--moves 4000] [--idle 0] [--clocked] [--outages 0] [--profile FILE]

The service runs in this process, behind its ASGI interface, on SQLite in a temporary folder. At every table two people
play random moves; so many other tables have both sockets open and are not played. The processor time of choosing the
moves, and of reading what the service says, is measured apart and not counted. With `--clocked` a clock runs at every
table, and the service was not there so many times before (`--outages`).
"""

import argparse
import asyncio
import cProfile
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import Any, cast

import msgspec
import uvloop

from regalia.server.http.app import application
from regalia.server.http.static_files import Client
from regalia.server.http.websocket_frames import AT_ONCE
from regalia.server.ops.serve import spare_the_collector
from regalia.server.people.guests import COOKIE
from regalia.server.service import Service
from regalia.server.settings import DAY, Allowance, Settings
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.wire.changes import changed
from regalia.server.wire.protocol import AddNonces, NewTable, SeatNonce, SeatPlan, TakeSeat, TimeControl

AT_A_TIME = 50
"""Tables that are made at once."""


class _Choice(msgspec.Struct):
    move: str


class _Mine(msgspec.Struct):
    choices: list[_Choice]


class _Table(msgspec.Struct):
    version: int
    status: str


class _State(msgspec.Struct):
    table: _Table
    mine: list[_Mine]


class Ours:
    """Processor seconds that are not the service's."""

    spent = 0.0


class Socket:
    """One guest's socket, as an ASGI server would have it."""

    def __init__(self, app: Any, table: str, secret: str) -> None:
        self.state: _State | None = None
        self._plain: Any = None
        """The same as it was told."""
        self.changed = asyncio.Event()
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/ws/tables/{table}",
            "raw_path": f"/ws/tables/{table}".encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [
                (b"host", b"localhost"),
                (b"origin", b"http://localhost"),
                (b"cookie", f"{COOKIE}={secret}".encode()),
            ],
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {AT_ONCE: {}},
        }
        self._task = asyncio.create_task(app(scope, self._in.get, self._out))

    def say(self, message: object) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": msgspec.json.encode(message).decode()})

    async def _out(self, message: Any) -> None:
        begun = time.thread_time()
        for text in message.get(AT_ONCE, ()):
            if b'"state"' in text[:20] or b'"changed"' in text[:20]:
                told = msgspec.json.decode(text)
                self._plain = changed(self._plain, told["change"]) if "change" in told else told
                self.state = msgspec.convert(self._plain, _State)
                self.changed.set()
        Ours.spent += time.thread_time() - begun

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


async def sees(socket: Socket, version: int) -> _State:
    while socket.state is None or socket.state.table.version < version:
        socket.changed.clear()
        await socket.changed.wait()
    return socket.state


async def seat_two(service: Service, app: Any, client: str, game: str, pace: TimeControl | None) -> list[Socket]:
    guests = []
    for _ in range(2):
        secret = await service.guests.welcome()
        found = await service.guests.find(secret)
        assert found is not None
        guests.append((secret, found))
    plan = NewTable(game, [SeatPlan("me", "one"), SeatPlan("open")], pace=pace)
    made = await service.new_table(plan, guests[0][1])
    await service.add_nonces(made.id, guests[0][1], AddNonces([SeatNonce(0, token_hex(16))]))
    await service.take_seat(made.id, 1, guests[1][1], TakeSeat("two", token_hex(16)))
    sockets = [Socket(app, made.id, secret) for secret, _ in guests]
    for socket in sockets:
        socket.say({"type": "hello", "client": client})
    return sockets


async def play(number: int, sockets: list[Socket], left: list[int]) -> int:
    luck = random.Random(number)
    made = 0
    states = [await sees(socket, 0) for socket in sockets]
    while left[0] > 0 and states[0].table.status == "playing":
        left[0] -= 1
        mover = 0 if states[0].mine[0].choices else 1
        version = states[0].table.version
        move = luck.choice(states[mover].mine[0].choices).move
        sockets[mover].say({"type": "play", "id": token_hex(8), "seat": mover, "version": version, "move": move})
        states = [await sees(socket, version + 1) for socket in sockets]
        made += 1
    return made


def note_outages(path: Path, number: int) -> None:
    """A minute each day, until yesterday."""
    now = time.time()
    with closing(sqlite3.connect(path)) as connection, connection:
        each = ((now - day * DAY, now - day * DAY + 60) for day in range(1, number + 1))
        connection.executemany("INSERT INTO outages (began, ended) VALUES (?, ?)", each)


async def measure(given: argparse.Namespace) -> None:
    with TemporaryDirectory() as folder:
        settings = Settings(host="localhost", allowance=Allowance().times(100_000), workers=1)
        path = Path(folder) / "regalia.db"
        service = Service(SqliteStorage(path), settings)
        note_outages(path, given.outages)
        client = Client()
        app = cast(Any, application(service, client))
        spare_the_collector()
        await service.start()
        assert len(service.time.outages) == given.outages
        pace = TimeControl("live", 3600, 3600) if given.clocked else None
        seated: list[list[Socket]] = []
        while len(seated) < given.tables + given.idle:  # many at once, which share their commits
            more = min(AT_A_TIME, given.tables + given.idle - len(seated))
            seated += await asyncio.gather(
                *(seat_two(service, app, client.name, given.game, pace) for _ in range(more))
            )
        tables = seated[: given.tables]
        for pair in seated:
            for socket in pair:
                await sees(socket, 0)
        left = [given.moves]
        profile = cProfile.Profile() if given.profile else None
        Ours.spent = 0.0
        begun, wall = time.process_time(), time.perf_counter()
        if profile is not None:
            profile.enable()
        made = sum(await asyncio.gather(*(play(number, pair, left) for number, pair in enumerate(tables))))
        if profile is not None:
            profile.disable()
            profile.dump_stats(given.profile)
        spent = time.process_time() - begun - Ours.spent
        took = time.perf_counter() - wall
        print(f"{given.tables} tables of {given.game}, {given.idle} more open: {made} moves in {took:.1f} s,")
        print(
            f"  {1000 * spent / made:.3f} ms of processor a move (reading the answers: {1000 * Ours.spent / made:.3f})"
        )
        await asyncio.gather(*(socket.close() for pair in seated for socket in pair))
        await service.stop()


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--tables", type=int, default=200)
    reading.add_argument("--idle", type=int, default=0, help="tables that are open and not played")
    reading.add_argument("--moves", type=int, default=4000)
    reading.add_argument("--clocked", action="store_true", help="a clock runs at every table")
    reading.add_argument("--outages", type=int, default=0, help="how often the service was not there before")
    reading.add_argument("--game", default="carolus")
    reading.add_argument("--profile", help="where to write a profile")
    uvloop.run(measure(reading.parse_args()))


if __name__ == "__main__":
    main()
