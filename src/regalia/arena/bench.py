"""How fast the rules and the bots run on this machine; see bench/README.md for what each figure means.

python -m regalia.arena.bench carolus 2 1.0     measures in a process of its own and prints JSON
"""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from time import process_time
from typing import Final

import msgspec

from regalia import games
from regalia.bots.contest import contest
from regalia.bots.greedy import GreedyBot
from regalia.bots.playout import clone_often, play_out
from regalia.engine import chance
from regalia.engine.errors import RegaliaError
from regalia.engine.state import State

STARTS: Final = 64
"""Different set-ups, so that no single one decides a figure."""
CLONES: Final = 1000


class Figures(msgspec.Struct, frozen=True):
    """Of one game with one number of players, on one core."""

    game: str
    seats: int
    actions_per_second: float
    games_per_second: float
    clone_nanoseconds: float
    squire_decisions_per_second: float


def measure(name: str, seats: int, seconds: float) -> Figures:
    """Each figure takes about so many seconds."""
    game = games.find(name)
    options = game.complete(seats, {})
    starts = [game.new(seats, options, chance.key("bench", number)) for number in range(STARTS)]
    squire = GreedyBot(game.judge)

    def random_game(number: int) -> int:
        return int(play_out(_start(starts, number)))

    def squire_game(number: int) -> int:
        return int(contest(_start(starts, number), [squire] * seats, chance.key("squire", number)))

    def clones(number: int) -> int:
        clone_often(starts[number % STARTS], CLONES)
        return CLONES

    actions, played, elapsed = _repeat(random_game, seconds)
    copies, _, copying = _repeat(clones, seconds)
    decisions, _, deciding = _repeat(squire_game, seconds)
    return Figures(
        game=name,
        seats=seats,
        actions_per_second=actions / elapsed,
        games_per_second=played / elapsed,
        clone_nanoseconds=copying / copies * 1e9,
        squire_decisions_per_second=decisions / deciding,
    )


def fastest(goes: Sequence[Figures]) -> Figures:
    """The best of each figure: whatever else a machine does, it makes nothing faster."""
    quickest = max(goes, key=lambda go: go.actions_per_second)
    return msgspec.structs.replace(
        quickest,
        clone_nanoseconds=min(go.clone_nanoseconds for go in goes),
        squire_decisions_per_second=max(go.squire_decisions_per_second for go in goes),
    )


def measure_interpreted(name: str, seats: int, seconds: float) -> Figures:
    """The same in another process, where the same source runs interpreted."""
    done = subprocess.run(
        [sys.executable, "-m", __name__, name, str(seats), str(seconds)],
        env={**os.environ, "REGALIA_INTERPRETED": "1"},
        capture_output=True,
        check=False,
    )
    try:
        return msgspec.json.decode(done.stdout, type=Figures)
    except msgspec.DecodeError:
        last = (done.stderr.decode(errors="replace").strip().splitlines() or ["it printed nothing"])[-1]
        raise RegaliaError(f"the interpreted measurement failed: {last}") from None


def _start(starts: list[State], number: int) -> State:
    """A set-up with dice of its own for every game."""
    state = starts[number % STARTS].clone()
    state.random += number
    return state


def _repeat(work: Callable[[int], int], seconds: float) -> tuple[int, int, float]:
    """Done over and over: the sum of what it returned, how many times, and the seconds it took.

    Seconds of the processor: what else the machine does in the meantime does not count.
    """
    work(0)
    done, times = 0, 0
    begun = process_time()
    while True:
        done += work(times)
        times += 1
        elapsed = process_time() - begun
        if elapsed >= seconds:
            return done, times, elapsed


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))))
