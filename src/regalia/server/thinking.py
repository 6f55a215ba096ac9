"""What runs in a bot's process: glimpses in as numbers, moves out, one line of JSON each.

It ends when the service closes its input, or is killed; it never holds a true state or a seed.
"""

import os
import signal
import sys
import traceback
from pathlib import Path
from typing import NamedTuple

import msgspec

from regalia import bots, games
from regalia.engine.errors import InvalidSnapshot

LONGEST = 120
"""Seconds that one thought can take in any case: nobody else ends a process whose service was killed."""


class Glimpse(NamedTuple):
    """All that a bot gets: the numbers of a table with everything resampled that its seat cannot know."""

    game: str
    rules: int
    bot: str
    seat: int
    key: int
    numbers: list[int]


class Thought(msgspec.Struct, frozen=True):
    """A move in notation; or what went wrong and where, without the values it went wrong with."""

    move: str | None = None
    trouble: str | None = None


def think(glimpse: Glimpse) -> str:
    """The bot's move."""
    game = games.find(glimpse.game)
    if glimpse.rules != game.rules_version:
        raise InvalidSnapshot(
            f"the numbers are of version {glimpse.rules} of {game.name}, and this process plays {game.rules_version}"
        )
    state = game.unpack(glimpse.numbers)
    state.random = glimpse.key
    action = bots.make(glimpse.bot, game).choose(state, glimpse.seat)
    return str(game.moves[int(action)])


def answer(glimpse: Glimpse) -> Thought:
    try:
        return Thought(move=think(glimpse))
    except InvalidSnapshot as error:  # it tells how many numbers there are, and none of them
        return Thought(trouble=f"{type(error).__name__}: {error}")
    except Exception as error:  # noqa: BLE001 -- whatever a bot raises, its process goes on
        last = traceback.extract_tb(error.__traceback__)[-1]
        # Not the message: it may name the bot's cards
        return Thought(trouble=f"{type(error).__name__} in {Path(last.filename).name}, line {last.lineno}")


def main() -> None:
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb", 0) as answers:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
        read = msgspec.json.Decoder(Glimpse).decode
        for line in sys.stdin.buffer:
            # Its default action needs no Python: it ends compiled code too, which runs no handlers
            signal.alarm(LONGEST)
            answers.write(msgspec.json.encode(answer(read(line))) + b"\n")
            signal.alarm(0)


if __name__ == "__main__":
    main()
