"""What runs in the process of a bot from somebody's own file: glimpses in as numbers, actions out, a line of JSON each.

It never holds a true table or a seed. It ends when the arena closes its input, or is killed.

python -m regalia.arena.guest      is started by `own`
"""

import os
import signal
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from regalia import games
from regalia.games import AnyGame

MODULE: Final = "own_bot"
"""What the file is called as a module."""


class Introduction(msgspec.Struct, frozen=True):
    """The first line in: which bot of which file, and the game."""

    path: str
    source: str
    name: str
    game: str
    limit: float


class Asked(msgspec.Struct, frozen=True):
    """A line in: the numbers of a table in which all is resampled that the seat cannot know."""

    seat: int
    key: int
    numbers: list[int]
    new: bool
    """The first decision of a game: for each game the bot is made anew."""


class Answer(msgspec.Struct, frozen=True):
    """A line out: the action; or what went wrong and where. Both are missing in the first: the bot is ready."""

    action: int | None = None
    trouble: str | None = None


def load(introduction: Introduction) -> Callable[[AnyGame], Any]:
    """What makes the bot. Whatever the file raises is raised."""
    module = ModuleType(MODULE)
    module.__file__ = introduction.path
    sys.modules[MODULE] = module
    sys.path.insert(0, str(Path(introduction.path).parent))
    exec(compile(introduction.source, introduction.path, "exec"), module.__dict__)
    made = getattr(module, introduction.name, None)
    if not callable(made):
        raise LookupError(f"it has no class {introduction.name}")
    maker: Callable[[AnyGame], Any] = made
    return maker


def trouble(error: BaseException, path: str) -> str:
    """What went wrong, and where in the file."""
    if isinstance(error, SyntaxError) and error.filename == path:
        return f"{type(error).__name__} in line {error.lineno}: {error.msg}"
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    where = f" in line {lines[-1]}" if lines else ""
    return f"{type(error).__name__}{where}: {error}"


def serve(answers: Callable[[Answer], None]) -> None:
    lines = iter(sys.stdin.buffer)
    introduction = msgspec.json.decode(next(lines), type=Introduction)
    game = games.find(introduction.game)
    try:
        made = load(introduction)
        bot = made(game)
        if not callable(getattr(bot, "choose", None)):
            raise LookupError(f"{introduction.name} has no method choose")
    except Exception as error:  # noqa: BLE001 -- whatever somebody's file raises is told
        answers(Answer(trouble=trouble(error, introduction.path)))
        return
    answers(Answer())
    read = msgspec.json.Decoder(Asked).decode
    for line in lines:
        # Nobody else ends a process that hangs when the arena is gone; its default action needs no Python
        signal.alarm(int(introduction.limit) + 10)
        asked = read(line)
        try:
            if asked.new:
                bot = made(game)
            glimpse = game.unpack(asked.numbers)
            glimpse.random = asked.key
            answer = Answer(action=int(bot.choose(glimpse, asked.seat)))
        except Exception as error:  # noqa: BLE001 -- a fault, and the next decision may go better
            answer = Answer(trouble=trouble(error, introduction.path))
        answers(answer)
        signal.alarm(0)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb", 0) as out:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
        with suppress(BrokenPipeError):  # the arena is gone: nobody waits for the answer
            serve(lambda answer: (out.write(msgspec.json.encode(answer) + b"\n"), None)[1])


if __name__ == "__main__":
    main()
