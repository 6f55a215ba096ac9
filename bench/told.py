"""What readers are told of a move: how many bytes, and what it costs the service's event loop.

    python bench/told.py [--games 5] [--moves 300] [--turns 1] [--beside FOLDER]

Random games of every game and number of players, each with all its players and somebody who looks on. Measured is all
that is made for them after each move: views, what choices bring, and the messages, encoded. A decision is wide if it is
among the widest hundredth of its game's.

With `--beside`, the same games are played by the Regalia of another commit, in turn with this one; commit 3057406 is
known: `pip install --no-deps --target FOLDER` of it.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from statistics import median
from time import process_time_ns
from typing import Any

import msgspec

from regalia import games

encode = msgspec.json.Encoder().encode
SHIPPED = ("carolus", "tara", "principe", "rivals")
Tell = Callable[[Any, Sequence[int | None], int], list[bytes]]
"""A table, who is told, and the version that they have seen."""


@dataclass
class Found:
    sizes: list[int] = field(default_factory=list)
    """Bytes of each message."""
    costs: list[int] = field(default_factory=list)
    """Nanoseconds for all readers of a move, one after another."""
    readers: list[int] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)


def now() -> Tell:
    presenting = import_module("regalia.server.play.presenting")
    changes = import_module("regalia.server.wire.changes")
    changed = import_module("regalia.server.wire.protocol").Changed
    moment = import_module("regalia.server.play.table").UNWATCHED
    before: dict[int | None, Any] = {}
    found: dict[Any, Any] = {}

    def tell(table: Any, readers: Sequence[int | None], seen: int) -> list[bytes]:
        told, info = [], None
        found.clear()
        presenting.keep_views(table, readers)
        for reader in readers:
            state = presenting.standing(table, reader, moment, info)
            info = state.table
            news = presenting.happened_since(table, reader, seen)
            if seen:
                told.append(encode(changed(changes.change(before[reader], state, found), *news, (), 0.0)))
            before[reader] = state
        return told

    return tell


def as_it_was() -> Tell:
    """At commit 3057406."""
    moment = import_module("regalia.server.table").UNWATCHED

    def tell(table: Any, readers: Sequence[int | None], seen: int) -> list[bytes]:
        told, info = [], None
        table.keep_views(readers)
        for reader in readers:
            state = table.state(reader, moment, seen, info)
            info = state.table
            told.append(encode(state))
        return told

    return tell


def play(name: str, seats: int, seed: str, moves: int, found: Found, *, before: bool) -> None:
    storage = import_module("regalia.server.storage" if before else "regalia.server.store.storage")
    table = import_module("regalia.server.table" if before else "regalia.server.play.table").Table
    tell = as_it_was() if before else now()
    game = games.find(name)
    options = game.complete(seats, {})
    if not before:
        options |= game.chosen(seats, options)
    places = tuple(storage.Place(1 + seat, f"Player {seat}", None, f"{seat:032x}") for seat in range(seats))
    settled = {"id": "table", "game": name, "rules": game.rules_version, "options": options, "seed": seed}
    made = {"scenario": None, "start": None, "created": 1.0, "rematch": None, "outcome": None, "places": places}
    played = table(storage.Sheet(**settled, **made))
    readers = (*range(1, 1 + seats), None)
    luck = random.Random(seed)
    tell(played, readers, 0)
    while played.playing and played.version < moves:
        seat = luck.choice(played.match.actors)
        move = luck.choice(sorted(map(str, played.match.moves(seat))))
        played.carry_out(storage.Row("play", seat, move, None, 1 + seat))
        begun = process_time_ns()
        told = tell(played, readers, played.version - 1)
        found.costs.append(process_time_ns() - begun)
        found.sizes += map(len, told)
        found.choices.append(max((len(played.match.moves(actor)) for actor in played.match.actors), default=0))
        found.readers.append(len(readers))


def measure(each: int, moves: int, *, before: bool) -> dict[str, Found]:
    measured = {}
    for name in SHIPPED:
        for seats in games.find(name).seats:
            found = measured[f"{name} {seats}"] = Found()
            for number in range(each):
                play(name, seats, f"told {number}", moves, found, before=before)
    return measured


def elsewhere(folder: str, each: int, moves: int) -> dict[str, Found]:
    """By the Regalia that is installed there."""
    environment = os.environ | {"PYTHONPATH": folder}
    command = [sys.executable, __file__, "--games", str(each), "--moves", str(moves), "--plain"]
    answer = subprocess.run(command, env=environment, check=True, capture_output=True)
    return {name: Found(**found) for name, found in json.loads(answer.stdout).items()}


def cost(found: Found, *, wide: bool = False) -> float:
    """Microseconds of a state."""
    least = sorted(found.choices)[-max(1, len(found.choices) // 100)] if wide else 0
    costs = [cost for cost, choices in zip(found.costs, found.choices, strict=True) if choices >= least]
    readers = [each for each, choices in zip(found.readers, found.choices, strict=True) if choices >= least]
    return sum(costs) / sum(readers) / 1000


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--games", type=int, default=5, help="of each game and number of players")
    reading.add_argument("--moves", type=int, default=300, help="of a game at most")
    reading.add_argument("--beside", help="where another Regalia is installed")
    reading.add_argument("--turns", type=int, default=1, help="how often; the least cost counts")
    reading.add_argument("--plain", action="store_true", help="all that was measured, for programs")
    given = reading.parse_args()
    if given.plain:
        before = find_spec("regalia.server.play") is None
        print(
            json.dumps({name: vars(found) for name, found in measure(given.games, given.moves, before=before).items()})
        )
        return
    own = os.environ.get("PYTHONPATH", "")
    folders = (own, given.beside) if given.beside else (own,)
    turns = [[elsewhere(folder, given.games, given.moves) for folder in folders] for _ in range(given.turns)]
    print(f"{'game, players':16}{'messages':>10}{'bytes':>8}{'µs':>8}{'wide µs':>9}")
    for name in turns[0][0]:
        for place, label in enumerate((name, "  beside")[: len(folders)]):
            print(_line(label, [turn[place][name] for turn in turns]))


def _line(name: str, measured: Sequence[Found]) -> str:
    first = measured[0]
    plain, wide = min(map(cost, measured)), min(cost(found, wide=True) for found in measured)
    return f"{name:16}{len(first.sizes):10}{median(first.sizes):8.0f}{plain:8.0f}{wide:9.0f}"


if __name__ == "__main__":
    main()
