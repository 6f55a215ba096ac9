"""A bot from somebody's own file, as a tournament plays it: in a process of its own, with a time limit.

The process gets the numbers of a glimpse and nothing else. Where it is late, dies or answers nonsense, a squire
decides instead, and that is a fault.
"""

import os
import selectors
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from math import isfinite
from modulefinder import ModuleFinder
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from mypy_extensions import i64

from regalia import bots
from regalia.arena.guest import Answer, Asked, Introduction
from regalia.bots.bot import Bot
from regalia.engine.errors import InvalidOption
from regalia.engine.state import State
from regalia.files import read_text
from regalia.games import AnyGame

COMMAND: Final = (sys.executable, "-P", "-m", "regalia.arena.guest")
STARTING: Final = 60.0
"""Seconds that a process has to start and to load the file."""
MOST_LIMIT: Final = 600.0
LONGEST_LINE: Final = 1 << 16
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Answer).decode


class Own(msgspec.Struct, frozen=True):
    """A bot of somebody's own. Its source goes along: other machines need not have the file."""

    name: str
    path: str
    source: str
    limit: float
    """Seconds for each decision."""
    beside: str = ""
    """A digest of what the file imports from beside it."""

    @property
    def digest(self) -> str:
        """Another class, another source, there or beside it, or another limit, is another player."""
        return sha256(f"{self.name} {self.limit!r} {self.source}{self.beside}".encode()).hexdigest()


class NoAnswer(Exception):
    """What was wrong: `late`, `died`, `illegal` or `failed`, and what more there is to say."""

    def __init__(self, kind: str, detail: str) -> None:
        super().__init__(detail)
        self.kind = kind


def read(text: str, limit: float) -> Own:
    """From `mine.py:Name`."""
    path, colon, name = text.rpartition(":")
    if not (colon and path and name.isidentifier()):
        raise InvalidOption(f"a bot of your own is given as FILE.py:Name, not {text!r}")
    if not (isfinite(limit) and 0 < limit <= MOST_LIMIT):
        raise InvalidOption(f"the limit is a number of seconds above 0 and up to {MOST_LIMIT:g}, not {limit:g}")
    return Own(name, str(Path(path).absolute()), read_text(path, InvalidOption), limit, _beside(Path(path).absolute()))


def _beside(path: Path) -> str:
    """Nothing where nothing is imported from there, or where the file cannot be read as Python: who tries it out says
    that."""
    finder = ModuleFinder([str(path.parent)])
    try:
        finder.run_script(str(path))
    except (SyntaxError, ValueError):
        return ""
    files = {vars(module)["__file__"] for module in finder.modules.values()} - {str(path), None}
    return sha256(b"\0".join(Path(file).read_bytes() for file in sorted(files))).hexdigest() if files else ""


def try_out(own: Own, game: AnyGame) -> None:
    """An InvalidOption that says why its file is of no use, before any game is played."""
    process = Process(own, game)
    try:
        process.start()
    except NoAnswer as cause:
        raise InvalidOption(f"{own.path}: the bot {own.name} cannot be used: {cause}") from None
    finally:
        process.end()


class Process:
    """Started when it is first asked, and again after it came to an end."""

    def __init__(self, own: Own, game: AnyGame, command: Sequence[str] = COMMAND) -> None:
        self._own = own
        self._game = game
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        self._process = subprocess.Popen(self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        own = self._own
        answer = self._exchange(
            encode(Introduction(own.path, own.source, own.name, self._game.name, own.limit)), STARTING
        )
        if answer.trouble is not None:
            self.end()
            raise NoAnswer("failed", answer.trouble)

    def choose(self, glimpse: State, seat: int, *, new: bool) -> int:
        """What the bot chooses, legal or not."""
        if self._process is None:
            self.start()
            new = False  # it was just made
        asked = Asked(seat, int(glimpse.random), glimpse.snapshot(), new)
        answer = self._exchange(encode(asked), self._own.limit)
        if answer.action is None:
            raise NoAnswer("failed", answer.trouble or "it said nothing")
        return answer.action

    def _exchange(self, line: bytes, limit: float) -> Answer:
        assert self._process is not None
        asked, answered = self._process.stdin, self._process.stdout
        assert asked is not None
        assert answered is not None
        try:
            asked.write(line + b"\n")
            return decode(_line(answered.fileno(), limit))
        except TimeoutError:
            self.end()  # what it would say later is no answer to the next question
            raise NoAnswer("late", f"it took more than {limit:g} s") from None
        except (OSError, EOFError):
            self.end()
            raise NoAnswer("died", "its process ended") from None

    def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with process, suppress(ProcessLookupError):
                process.kill()


def _line(file: int, limit: float) -> bytes:
    """A line from the process; TimeoutError if it comes too late, EOFError if it never does."""
    until = monotonic() + limit
    line = b""
    with selectors.DefaultSelector() as selector:
        selector.register(file, selectors.EVENT_READ)
        while not line.endswith(b"\n"):
            if not selector.select(max(0.0, until - monotonic())):
                raise TimeoutError
            part = os.read(file, LONGEST_LINE)
            if not part:
                raise EOFError
            line += part
    return line


_processes: dict[tuple[str, str, int], Process] = {}
"""By bot, game and seat: each seat has a process of its own, so that none knows what another sees."""


def end_all() -> None:
    """Of this process; those of a process that dies end by themselves."""
    while _processes:
        _processes.popitem()[1].end()


class OwnBot(Bot):
    """One seat in one game."""

    def __init__(self, own: Own, game: AnyGame, seat: int) -> None:
        self.faults = 0
        self.fault: str | None = None
        """The last one: its kind, and what more there is to say."""
        self._new = True
        self._instead = bots.make(bots.USUAL, game)
        known = (own.digest, game.name, seat)
        if known not in _processes:
            _processes[known] = Process(own, game)
        self._process = _processes[known]
        if not self._process.running:
            with suppress(NoAnswer):  # if it cannot start now, its first decision tries again, and that is a fault
                self._process.start()

    def choose(self, glimpse: State, seat: i64) -> i64:
        legal: Sequence[int] = glimpse.legal(seat)
        if len(legal) == 1:
            return legal[0]
        try:
            action = self._process.choose(glimpse, int(seat), new=self._new)
            if action not in legal:
                raise NoAnswer("illegal", str(action))
        except NoAnswer as fault:
            self.faults += 1
            self.fault = f"{fault.kind} {fault}"
            return self._instead.choose(glimpse, seat)
        finally:
            self._new = False
        return action
