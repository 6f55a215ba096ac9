"""Bots from a file, for the arena: one that behaves, and some that do what no bot should."""

import os
import signal
from pathlib import Path

from regalia.bots.bot import Bot
from regalia.engine.state import State
from regalia.games import AnyGame

HERE = Path(__file__).parent


class First(Bot):
    """Takes the first of all legal actions."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def choose(self, glimpse: State, seat: int) -> int:
        return glimpse.legal(seat)[0]


class Spins(First):
    def choose(self, glimpse: State, seat: int) -> int:
        while True:
            pass


class Dies(First):
    def choose(self, glimpse: State, seat: int) -> int:
        os._exit(1)


class Cheats(First):
    """An action of the game that is not legal now."""

    def choose(self, glimpse: State, seat: int) -> int:
        legal = set(glimpse.legal(seat))
        return next(action for action in range(1000) if action not in legal)


class Fails(First):
    def choose(self, glimpse: State, seat: int) -> int:
        raise ValueError("no idea")


class Chatters(First):
    def choose(self, glimpse: State, seat: int) -> int:
        print('{"action":0}', flush=True)
        return super().choose(glimpse, seat)


class Marks(First):
    """Leaves a file beside itself when it is asked for the first time."""

    def choose(self, glimpse: State, seat: int) -> int:
        (HERE / "asked").touch()
        return super().choose(glimpse, seat)


class Kills(First):
    """Ends the process that plays its game, once: it leaves a file beside itself that says so."""

    def choose(self, glimpse: State, seat: int) -> int:
        try:
            (HERE / "killed").touch(exist_ok=False)
        except FileExistsError:
            return super().choose(glimpse, seat)
        os.kill(os.getppid(), signal.SIGKILL)
        return super().choose(glimpse, seat)
