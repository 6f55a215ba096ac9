"""What others notice when many long games that are not in memory are opened at once:
    python bench/cold.py [--tables 300] [--moves 5000] [--rate 50] [--forget]

One long game of Tara is played by chance and stored as so many tables, each with its snapshot unless `--forget`.
Then two people play at a table of their own at the given rate, first alone, and then while strangers open all of them
at once over HTTP. Measured are the moves of the two, from sending one to the opponent's update, the largest memory of
the service, and how many of the strangers were served; the others are told to come back.
"""

import argparse
import asyncio
import random
import sqlite3
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from load import Guest, Server, Tally, seat_two, told

from regalia import games
from regalia.server.play import snapshots
from regalia.server.play.table import Still, Table
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Place, Row, Sheet


def long_game(moves: int) -> tuple[Sheet, list[Row], bytes]:
    """It is not over; with its last snapshot."""
    game = games.find("tara")
    seats = max(game.seats)
    places = tuple(Place(1, f"{seat}", nonce=f"{seat}" * 32) for seat in range(seats))
    for seed in range(20):
        sheet = Sheet(
            *(
                "long",
                game.name,
                game.rules_version,
                game.complete(seats, {}),
                f"{seed}",
                None,
                None,
                0.0,
                None,
                None,
                places,
            )
        )
        table, luck, rows = Table(sheet), random.Random(seed), list[Row]()
        kept: Still | None = None
        while table.playing and len(rows) < moves:
            seat = table.match.actors[0]
            rows.append(Row("play", seat, str(luck.choice(table.match.moves(seat)))))
            table.carry_out(rows[-1])
            if len(rows) % snapshots.EVERY < snapshots.EVERY // 2:
                kept = table.still() or kept
        if table.playing:
            assert kept is not None
            return sheet, rows, snapshots.packed(kept.snapshot())
    raise SystemExit(f"no game of {moves} moves was found")


async def store(path: Path, tables: int, moves: int, *, forget: bool) -> list[str]:
    sheet, rows, packed = long_game(moves)
    storage = SqliteStorage(path)
    await storage.new_guest(b"somebody")
    names = [f"long-{number}" for number in range(tables)]
    for name in names:
        await storage.add_table(sheet._replace(id=name))
        if not forget:
            await storage.keep_snapshot(name, moves, packed)
    await asyncio.gather(*(storage.add_row(names[0], number, row) for number, row in enumerate(rows, 1)))
    await storage.close()
    columns = "seq, at, kind, seat, guest, move, token, took"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executemany(
            f"INSERT INTO moves (table_id, {columns}) SELECT ?, {columns} FROM moves WHERE table_id = ?",
            [(name, names[0]) for name in names[1:]],
        )
    return names


@dataclass
class Strangers:
    server: Server
    most: float = 0.0

    async def watch(self) -> None:
        while True:
            self.most = max(self.most, self.server.memory())
            await asyncio.sleep(0.02)

    async def come(self, tables: list[str]) -> Counter[int]:
        """All at once; the answers by their status."""
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(base_url=f"http://{self.server.address}", timeout=300, limits=limits) as http:
            answers = await asyncio.gather(*(http.get(f"/api/tables/{table}") for table in tables))
        return Counter(answer.status_code for answer in answers)


async def play(guests: list[Guest], table: str, rate: float, until: asyncio.Event, tally: Tally) -> None:
    luck = random.Random(1)
    async with guests[0].at(table) as one, guests[1].at(table) as two:
        states = [await guest.sees(0) for guest in guests]
        while not until.is_set() and states[0].table.status == "playing":
            mover = 0 if states[0].mine[0].choices else 1
            version = states[0].table.version
            move = luck.choice(states[mover].mine[0].choices).move
            sent = await guests[mover].play((one, two)[mover], mover, version, move)
            await guests[1 - mover].sees(version + 1)
            tally.note(sent)
            states = [await guest.sees(version + 1) for guest in guests]
            await asyncio.sleep(1 / rate)


@asynccontextmanager
async def two_at_play(server: Server, http: httpx.AsyncClient, rate: float, when: str) -> AsyncIterator[None]:
    """Meanwhile two people play at a table of their own; what they noticed is printed."""
    tally, over = Tally(), asyncio.Event()
    table, guests = await seat_two(server.address, tally, http)
    playing = asyncio.create_task(play(guests, table, rate, over, tally))
    yield
    over.set()
    await playing
    print(f"{when}: {len(tally.latencies)} moves, {told(tally.latencies)}")


async def measure(given: argparse.Namespace) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "regalia.db"
        names = await store(path, given.tables, given.moves, forget=given.forget)
        with Server(f"sqlite:///{path}") as server:
            strangers = Strangers(server)
            async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as http:
                async with two_at_play(server, http, given.rate, "alone"):
                    await asyncio.sleep(3)
                async with two_at_play(server, http, given.rate, "beside them"):
                    watching = asyncio.create_task(strangers.watch())
                    before, begun = server.seconds(), time.perf_counter()
                    answers = await strangers.come(names)
                    took, spent = time.perf_counter() - begun, server.seconds() - before
                    watching.cancel()
        how = "without" if given.forget else "with"
        print(
            f"{given.tables} tables of {given.moves} moves, {how} snapshots: answers {dict(answers)} in {took:.1f} s,"
        )
        print(f"  {spent:.1f} s of processor, {strangers.most / 1e6:.0f} MB at most")


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--tables", type=int, default=300)
    reading.add_argument("--moves", type=int, default=5000)
    reading.add_argument("--rate", type=float, default=50, help="moves a second of the two who play")
    reading.add_argument("--forget", action="store_true", help="no snapshots")
    asyncio.run(measure(reading.parse_args()))


if __name__ == "__main__":
    main()
