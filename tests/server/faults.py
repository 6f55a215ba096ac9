"""Faults under load: `python -m tests.server.faults [--rounds 100] [--players 4] [--seed 1] [--namespaces]`.

Two services, a PostgreSQL and a Valkey, and lines between them that can be
cut. People play without a pause, with each other and with bots, at whatever service answers, while again and again one
of all these is killed or cut off, and brought back. What was acknowledged is there in the end, once; without Valkey
play goes on; and after everything is back every table does.

With `--namespaces` each service is in a network of its own, and what is cut are cables: nothing is closed, and what was
sent is sent again when the cable is back. Without, a program in between passes nothing on.
"""

import argparse
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from threading import Event, Thread
from typing import Protocol

from tests.server import cable
from tests.server.games import Games
from tests.server.keeping import NAME, Postgres, Valkey, postgres, valkey
from tests.server.running import Process
from tests.server.test_restart import children
from tests.server.visitor import Visitor
from tests.server.wire import wire

MOST = 10.0
"""Seconds in which a table goes on after everything is back."""
AWAY = 15.0
"""Seconds for which something is away at most."""


class Player(Thread):
    """Somebody who plays until it is enough."""

    def __init__(self, addresses: list[str], seed: int) -> None:
        super().__init__(daemon=True)
        self._visitor = Visitor(addresses[seed % len(addresses)])
        self.games = Games(self._visitor, addresses, seed, bot=seed % 2 == 1)
        self._enough = Event()
        self._failure: BaseException | None = None
        self.start()

    def run(self) -> None:
        try:
            while not self._enough.is_set():
                self.games.play(1)
            self.games.check()
        except BaseException as error:  # noqa: BLE001 -- whoever waits for them raises it
            self._failure = error

    def goes_on(self) -> None:
        """Wait until they have moved again."""
        moves = self.games.moves
        while self.games.moves == moves:  # the test has its time limit
            if self._failure is not None:
                raise self._failure
            time.sleep(0.01)

    def stop(self) -> int:
        self._enough.set()
        self.join()
        self._visitor.close()
        if self._failure is not None:
            raise self._failure
        return self.games.moves


class Line(Protocol):
    def cut(self) -> None: ...
    def mend(self) -> None: ...


class Place:
    """Where a service is started, and its lines to the others."""

    def __init__(self, stack: ExitStack, database: Postgres, words: Valkey, *, namespaces: bool) -> None:
        machine = cable.Machine(stack) if namespaces else None
        cables = [machine.cable() for _ in range(3)] if machine is not None else []
        ends = [each.here for each in cables] or ["127.0.0.1"] * 2
        to_database = stack.enter_context(wire(database.socket, ends[0]))
        to_words = stack.enter_context(wire(words.port, ends[1]))
        self.to_database: Line = cables[0] if cables else to_database
        self.to_words: Line = cables[1] if cables else to_words
        self._host = cables[2].there if cables else "127.0.0.1"
        self._within = machine.within if machine is not None else []
        self._database = f"postgresql://regalia@{to_database.host}:{to_database.port}/{NAME}"
        self._words = f"redis://{to_words.host}:{to_words.port}"
        self.process = self._started(0)
        stack.callback(self.kill)

    @property
    def address(self) -> str:
        return self.process.address

    def _started(self, port: int) -> Process:
        return Process(self._database, port, self._words, host=self._host, within=self._within)

    def kill(self) -> None:
        self.process.kill()

    def start(self) -> None:
        self.process = self._started(self.process.port)

    def kill_bot(self, chance: random.Random) -> None:
        """A process that thinks for a bot, if there is one."""
        found = children(self.process.pid)
        if found:
            with suppress(ProcessLookupError):
                os.kill(chance.choice(found), signal.SIGKILL)


class Scene:
    """All that can be killed or cut."""

    def __init__(self, stack: ExitStack, database: Postgres, words: Valkey, *, namespaces: bool) -> None:
        self._database, self._words = database, words
        database.fresh()
        self.places = [Place(stack, database, words, namespaces=namespaces) for _ in range(2)]

    def fault(self, kind: str, chance: random.Random, most: float, goes_on: Callable[[], None]) -> None:
        """Something is away, mostly not for long, at times for nearly so many seconds."""
        place = self.places[chance.randrange(2)]
        away = most * chance.random() ** 4
        match kind:
            case "service":
                place.kill()
                time.sleep(away)
                place.start()
            case "bot":
                place.kill_bot(chance)
            case "postgresql":
                self._database.kill()
                time.sleep(away)
                self._database.restart()
            case "valkey":
                self._words.kill()
                time.sleep(away)
                goes_on()
                self._words.start()
            case "cut from postgresql":
                place.to_database.cut()
                time.sleep(away)
                place.to_database.mend()
            case "cut from valkey":
                place.to_words.cut()
                time.sleep(away)
                goes_on()
                place.to_words.mend()


KINDS = ("service", "bot", "postgresql", "valkey", "cut from postgresql", "cut from valkey")


@dataclass
class Suffered:
    moves: int = 0
    """That were acknowledged, each of them there in the end, once."""
    times: Counter[str] = field(default_factory=Counter)
    """How often each fault was."""
    longest: dict[str, float] = field(default_factory=lambda: dict.fromkeys(KINDS, 0.0))
    """Seconds until all went on after it."""


def suffer(
    rounds: int,
    players: int,
    seed: int = 1,
    tell: Callable[[str], None] = lambda _: None,
    *,
    away: float = AWAY,
    namespaces: bool = False,
) -> Suffered:
    chance = random.Random(seed)
    found = Suffered()
    with postgres() as database, valkey() as words, ExitStack() as stack:
        scene = Scene(stack, database, words, namespaces=namespaces)
        playing = [Player([place.address for place in scene.places], number) for number in range(players)]

        def goes_on() -> None:
            for player in playing:
                player.goes_on()

        for number in range(rounds):
            goes_on()
            kind = KINDS[number % len(KINDS)]
            scene.fault(kind, chance, away, goes_on)
            begun = time.monotonic()
            goes_on()
            took = time.monotonic() - begun
            found.times[kind] += 1
            found.longest[kind] = max(found.longest[kind], took)
            moves = sum(player.games.moves for player in playing)
            tell(f"{number + 1}: {kind}, all went on after {took:.1f} s, {moves} moves so far")
        found.moves = sum(player.stop() for player in playing)
    return found


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("--rounds", type=int, default=100)
    reading.add_argument("--players", type=int, default=4)
    reading.add_argument("--seed", type=int, default=1)
    reading.add_argument("--away", type=float, default=AWAY, help="seconds for which something is away at most")
    reading.add_argument("--namespaces", action="store_true", help="cut cables; needs root")
    given = reading.parse_args()
    if given.namespaces:
        cable.apart()
    found = suffer(
        given.rounds,
        given.players,
        given.seed,
        lambda line: print(line, flush=True),
        away=given.away,
        namespaces=given.namespaces,
    )
    print(f"{given.rounds} faults, {found.moves} moves acknowledged, none lost and none doubled")
    for kind, seconds in found.longest.items():
        print(f"{found.times[kind]} times {kind}: all tables went on within {seconds:.1f} s")
    if max(found.longest.values()) >= MOST:
        sys.exit(f"a table was stuck for more than {MOST:.0f} s")


if __name__ == "__main__":
    main()
