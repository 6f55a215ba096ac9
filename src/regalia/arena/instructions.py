"""How many instructions of the processor a random action, a copy and an observation take; see bench/README.md.

Counted by callgrind in compiled rules, with seeds that never change: a busy machine gives the same
figures as an idle one, so that they can be held. It knows no screen.

python -m regalia.arena.instructions play_out 2 carolus tara   does what is counted; prints in JSON how much it was
"""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from platform import machine
from tempfile import TemporaryDirectory
from typing import Final

import msgspec
import tomli_w
from librt.vecs import vec
from mypy_extensions import i64

from regalia import games
from regalia._source import compiled
from regalia.bots import playout
from regalia.engine import chance, state
from regalia.engine.errors import InvalidData, RegaliaError
from regalia.files import read_text, write_text

TABLES: Final = 24
"""Different set-ups of each game, so that no single one decides a figure."""
CLONES: Final = 50
"""Of each."""
COUNTED: Final = "CPyPy_playout___{}"
"""A function of `regalia.bots.playout` as mypyc calls it in C where Python enters it."""
FUNCTIONS: Final = ("play_out", "clone_often", "observe_all")
"""In the order of the figures."""
MOST: Final = 1.10
"""A figure may rise so far above the one that is written down."""
COST: Final = re.compile(r"[-+*\d]\S* (\d+)")
"""A line of callgrind: where, and how many instructions; after `calls=` those of the function that is called."""
C_LIBRARY: Final = ("libc.", "libc-", "ld-linux", "ld-musl")
COMPILERS: Final = rb"GCC: \([^)\0]*\) [\d.]+|clang version [\d.]+"


class CannotCount(RegaliaError):
    """Nothing can be counted here, and why."""


class Figure(msgspec.Struct, frozen=True):
    """Instructions, in one game with one number of players."""

    game: str
    seats: int
    action: int
    """For each random action: choosing and carrying out."""
    clone: int
    """For each copy of the table at its set-up."""
    observe: int
    """For each observation, in whole random games."""


class Tools(msgspec.Struct, frozen=True):
    """What the figures depend on besides the rules: with other tools they cannot be compared."""

    python: str
    compiler: str
    mypy: str
    processor: str


class Counts(msgspec.Struct, frozen=True):
    tools: Tools
    figures: tuple[Figure, ...]


def count(names: tuple[str, ...], seats: int) -> Counts:
    """Count for these games with so many players."""
    if not compiled():
        raise CannotCount("the rules run interpreted here, and only compiled ones are counted")
    counted = [_run(function, names, seats) for function in FUNCTIONS]
    return Counts(tools(), tuple(Figure(name, seats, *(counts[name] for counts in counted)) for name in names))


def _run(function: str, names: tuple[str, ...], seats: int) -> dict[str, int]:
    """Instructions for each thing that a function does. One function in a run: callgrind confuses several."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise CannotCount("counting needs valgrind; on Debian: apt-get install valgrind")
    entered = COUNTED.format(function)
    with TemporaryDirectory(prefix="regalia-") as folder:
        out = Path(folder) / "calls"
        done = subprocess.run(
            [
                *(valgrind, "--tool=callgrind", "--quiet", f"--callgrind-out-file={out}", "--collect-atstart=no"),
                *(f"--toggle-collect={entered}", f"--dump-after={entered}", "--compress-strings=no"),
                *(sys.executable, "-m", __name__, function, str(seats), *names),
            ],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            check=False,
        )
        calls = [_total(file) for file in sorted(out.parent.glob("calls.*"), key=lambda file: int(file.suffix[1:]))]
    try:
        things = msgspec.json.decode(done.stdout, type=list[int])
    except msgspec.DecodeError:
        last = (done.stderr.decode(errors="replace").strip().splitlines() or ["it printed nothing"])[-1]
        raise CannotCount(f"counting failed: {last}") from None
    if len(calls) != TABLES * len(names) or not all(calls):
        raise CannotCount(f"callgrind counted in {len(calls)} calls of {entered}, expected {TABLES * len(names)}")
    starts = range(0, len(calls), TABLES)
    sums = [round(sum(calls[at : at + TABLES]) / sum(things[at : at + TABLES])) for at in starts]
    return dict(zip(names, sums, strict=True))


def tools() -> Tools:
    """Those of this machine, and of the compiled rules that run here."""
    return Tools(sys.version.replace("\n", ""), _compiler(), _mypy(), f"{machine()} {_model()}".strip())


def read(path: str | Path) -> Counts:
    """Figures that were written down."""
    try:
        return msgspec.convert(tomllib.loads(read_text(path, InvalidData)), Counts)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as cause:
        raise InvalidData(f"{path} does not hold figures of `regalia bench --instructions`: {cause}") from None


def write(path: str | Path, counts: Counts) -> None:
    """Write figures down."""
    text = "# Written by `regalia bench --instructions --write`; see README.md beside it.\n\n"
    write_text(path, text + tomli_w.dumps(msgspec.to_builtins(counts), multiline_strings=False), InvalidData)


def risen(counts: Counts, before: Counts) -> list[str]:
    """What rose too far above the figures that were written down, in words."""
    known = {(figure.game, figure.seats): figure for figure in before.figures}
    rises = []
    for figure in counts.figures:
        old = known.get((figure.game, figure.seats))
        for what in ("action", "clone", "observe") if old else ():
            was, now = getattr(old, what), getattr(figure, what)
            if now > was * MOST:
                rises.append(
                    f"{figure.game}, {figure.seats} players: {now:,} instructions for each {what}, not {was:,}"
                )
    return rises


def _total(file: Path) -> int:
    """Without the C library's: how long it looks for room depends on what else lies in its heap."""
    total, library, called = 0, "", False
    for line in file.read_text(encoding="utf-8", errors="replace").splitlines():
        if line.startswith("ob="):
            library = line.rpartition("/")[2]
        elif (cost := COST.fullmatch(line)) and not called and not library.startswith(C_LIBRARY):
            total += int(cost[1])
        called = line.startswith("calls=")
    return total


def _compiler() -> str:
    """What compiled the rules, as the compiler itself left it in them."""
    shared = Path(state.__file__).parents[2]
    found = {
        name.decode()
        for library in shared.glob("regalia__mypyc*")
        for name in re.findall(COMPILERS, library.read_bytes())
    }
    return ", ".join(sorted(found)) or "unknown"


def _mypy() -> str:
    try:
        return version("mypy")
    except PackageNotFoundError:
        return "unknown"


def _model() -> str:
    try:
        about = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return ""
    found = re.search(r"^model name\s*:\s*(.+)$", about, re.MULTILINE)
    return found[1].strip() if found else ""


def work(function: str, name: str, seats: int) -> list[int]:
    """What is counted, at one table after the other: how many actions, copies or observations it was."""
    game = games.find(name)
    options = game.complete(seats, {})
    tables = [game.new(seats, options, chance.key("instructions", number)) for number in range(TABLES)]
    if function == "play_out":
        return [int(playout.play_out(table)) for table in tables]
    if function == "clone_often":
        for table in tables:
            playout.clone_often(table, CLONES)
        return [CLONES] * TABLES
    out = vec[i64]([0] * len(game.observation(seats)))
    done = []
    for table in tables:
        moments = [table]
        while moments[-1].pending():
            moments.append(moments[-1].clone())
            moments[-1].random = moments[-2].random
            moments[-1].play_on(1)
        playout.observe_all(moments, out)
        done.append(len(moments) * seats)
    return done


if __name__ == "__main__":
    function_asked, seats_asked, *names_asked = sys.argv[1:]
    done_there = [count for name in names_asked for count in work(function_asked, name, int(seats_asked))]
    sys.stdout.buffer.write(msgspec.json.encode(done_there))
