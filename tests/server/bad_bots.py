"""A bot's process whose bots do what no bot should: `python -m tests.server.bad_bots`."""

import os
import signal
import time
from collections.abc import Callable

from regalia import bots
from regalia.bots.bot import Bot
from regalia.engine.state import State
from regalia.server.bots.process import main

SECRET = "the king of hearts"


def _sleep(state: State, seat: int) -> int:
    while True:
        time.sleep(1)


def _spin(state: State, seat: int) -> int:
    while True:
        pass


def _fail(state: State, seat: int) -> int:
    raise ValueError(SECRET)


def _die(state: State, seat: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def _cheat(state: State, seat: int) -> int:
    """A move of the game that is not legal now."""
    legal = set(state.legal(seat))
    return next(action for action in range(1000) if action not in legal)


def _chatter(state: State, seat: int) -> int:
    print('{"move":"disc 1"}', flush=True)
    return state.legal(seat)[-1]


BAD: dict[str, Callable[[State, int], int]] = {
    "sleeps": _sleep,
    "spins": _spin,
    "fails": _fail,
    "dies": _die,
    "cheats": _cheat,
    "chatters": _chatter,
}


class BadBot(Bot):
    def __init__(self, name: str) -> None:
        self._choose = BAD[name]

    def choose(self, glimpse: State, seat: int) -> int:
        return self._choose(glimpse, seat)


if __name__ == "__main__":
    bots.BOTS.update({name: lambda game, name=name: BadBot(name) for name in BAD})  # type: ignore[misc]
    main()
