"""How long it takes to check a snapshot and make a table of it:
    python bench/restore.py [--games 2] [--rounds 5] [--against FOLDER]

The snapshots are those of every tenth decision of random games, with each number of players. With `--against` the
package in another folder does the same, of its own games, by turns; both print microseconds of processor for each.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from statistics import median

from regalia import games

EVERY = 10
"""A snapshot of each decision would be much the same as the one before."""


def restored(count: int) -> dict[str, float]:
    """Of each game: microseconds for a snapshot."""
    found = {}
    for name in games.names():
        game = games.find(name)
        snapshots: list[list[int]] = []
        for seats in game.seats:
            for key in range(1, count + 1):
                state, decisions = game.new(seats, game.complete(seats, {}), key), 0
                while waiting := int(state.pending()):
                    seat = (waiting & -waiting).bit_length() - 1
                    if decisions % EVERY == 0:
                        snapshots.append(state.snapshot())
                    state.apply(seat, state.pick(seat))
                    decisions += 1
        for numbers in snapshots:  # what is worked out once
            game.restore(numbers)
        began = time.process_time()
        for numbers in snapshots:
            game.restore(numbers)
        found[name] = (time.process_time() - began) / len(snapshots) * 1e6
    return found


def asked(folder: str, count: int) -> dict[str, float]:
    """The same of the package in a folder; empty: of this one."""
    environment = {**os.environ, **({"PYTHONPATH": folder} if folder else {})}
    command = [sys.executable, __file__, "--games", str(count), "--rounds", "0"]
    found: dict[str, float] = json.loads(
        subprocess.run(command, env=environment, check=True, capture_output=True).stdout
    )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=2, help="for each number of players (default: 2)")
    parser.add_argument("--rounds", type=int, default=5, help="processes, of which the median counts (default: 5)")
    parser.add_argument("--against", default="", metavar="FOLDER", help="in which another regalia is")
    given = parser.parse_args()
    if given.rounds == 0:
        print(json.dumps(restored(given.games)))
        return
    folders = ["", given.against] if given.against else [""]
    rounds = [[asked(folder, given.games) for folder in folders] for _ in range(given.rounds)]
    for name in rounds[0][0]:
        each = [median(found[n][name] for found in rounds) for n in range(len(folders))]
        against = f" against {each[1]:.0f}: {each[1] / each[0]:.1f} times as fast" if given.against else ""
        print(f"{name}: {each[0]:.0f} us{against}")


if __name__ == "__main__":
    main()
