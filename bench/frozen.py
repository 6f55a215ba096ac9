"""The bots of an earlier commit, as opponents in the arena that never change:
    python bench/frozen.py                                                   builds them, once; some minutes
    regalia arena tara --players king --bot bench/frozen.py:FrozenKing       plays against one of them

They are built compiled from the commit below, into a virtual environment of their own in `build/frozen/`. There they
run by the arena's protocol for bots from files (`regalia.arena.guest`), each seat in a process. Glimpses go to them as
the numbers of a table, so the rules there and here must have the same tables and moves: they say so if they do not.
"""

import inspect
import os
import subprocess
import sys
import tarfile
from functools import cache
from hashlib import sha256
from io import BytesIO
from itertools import product
from pathlib import Path
from shutil import rmtree
from typing import Final

from mypy_extensions import i64

from regalia import games
from regalia.arena.own import COMMAND, MOST_LIMIT, NoAnswer, Own, Process
from regalia.bots.bot import Bot
from regalia.engine.state import State
from regalia.games import AnyGame

COMMIT: Final = "d48319d2127418777e8498059b788cd95c0d9071"
"""Whose bots and weights these are."""
ROOT: Final = Path(__file__).resolve().parent.parent
FOLDER: Final = ROOT / "build" / "frozen" / COMMIT[:12]
PYTHON: Path = FOLDER / "venv" / "bin" / "python"
SOURCE: Final = """
from functools import cache
from hashlib import sha256
from itertools import product
from regalia import games
from regalia.arena.players import seated

{digest}

def Frozen(game):
    if rules_digest(game.name) != {expected!r}:
        raise ValueError("the frozen bots know other tables or moves of {game} than the rules here")
    return seated({level!r}, game, 0, ())
"""
"""What runs in the process of a frozen bot."""


@cache
def rules_digest(name: str) -> str:
    """A digest of a game's moves, and of the tables of random games for each number of players.

    Which options are the usual ones does not matter.
    """
    game = games.find(name)
    found = sha256(" ".join(str(move) for move in game.moves).encode())
    for seats, end in product(game.seats, (0, -1)):
        # An option of the set-up is as usual: those of before know none
        known = {each.name: each for each in game.options if seats in each.seats}
        changed = [each for each in known.values() if not getattr(each, "set_up", False)]
        options = {name: each.default for name, each in known.items()}
        options |= {each.name: sorted(each.choices, key=str)[end] for each in changed}
        state = game.new(seats, options, 1 + seats)
        for number in range(400):
            found.update(str(state.snapshot()).encode())
            waiting = [seat for seat in range(seats) if state.pending() >> seat & 1]
            if not waiting:
                break
            legal = state.legal(waiting[-1])
            state.apply(waiting[-1], legal[number * 7919 % len(legal)])
    return found.hexdigest()


_processes: dict[tuple[str, str], Process] = {}
"""By level and game; the arena has a process for each seat already, so no two seats share one."""


class _Frozen(Bot):
    level: str

    def __init__(self, game: AnyGame) -> None:
        known = (self.level, game.name)
        if known not in _processes:
            if not PYTHON.exists():
                raise FileNotFoundError("the frozen bots are not built: python bench/frozen.py")
            source = SOURCE.format(
                digest=inspect.getsource(rules_digest),
                expected=rules_digest(game.name),
                game=game.name,
                level=self.level,
            )
            own = Own("Frozen", str(Path(__file__).with_name("frozen-bot")), source, MOST_LIMIT)
            process = Process(own, game, (str(PYTHON), "-I", *COMMAND[-2:]))
            process.start()
            _processes[known] = process
        self._process = _processes[known]
        self._new = True

    def choose(self, glimpse: State, seat: i64) -> i64:
        try:
            return self._process.choose(glimpse, int(seat), new=self._new)
        except NoAnswer as cause:
            raise RuntimeError(f"the frozen {self.level}: {cause}") from None
        finally:
            self._new = False


class Yardstick(_Frozen):
    """The greedy bot of the beginning, with its hand-made judges."""

    level = "yardstick"


class FrozenPage(_Frozen):
    level = "page"


class FrozenSquire(_Frozen):
    level = "squire"


class FrozenKnight(_Frozen):
    level = "knight"


class FrozenLord(_Frozen):
    level = "lord"


class FrozenKing(_Frozen):
    level = "king"


def end_all() -> None:
    """Of the processes of frozen bots; those of a process that dies end by themselves."""
    while _processes:
        _processes.popitem()[1].end()


def build() -> None:
    """Build the commit into an environment of its own, with all that it needs to run."""
    if PYTHON.exists():
        return
    unfinished = FOLDER.with_name(FOLDER.name + ".unfinished")
    rmtree(unfinished, ignore_errors=True)
    archive = subprocess.run(["git", "archive", COMMIT], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as files:
        files.extractall(unfinished, filter="data")
    subprocess.run([sys.executable, "-m", "venv", str(unfinished / "venv")], check=True)
    wishes = {**os.environ, "REGALIA_COMPILE": "1", "REGALIA_CLIENT": "0"}
    pip = (str(unfinished / "venv" / "bin" / "python"), "-m", "pip", "install", "--quiet", "--no-cache-dir")
    locked = unfinished / "requirements" / "run.txt"
    subprocess.run([*pip, "--require-hashes", "-r", str(locked)], check=True)
    subprocess.run([*pip, "--no-deps", str(unfinished)], check=True, env=wishes)
    unfinished.rename(FOLDER)


if __name__ == "__main__":
    build()
    print(f"The bots of {COMMIT[:12]} are in {FOLDER}")
