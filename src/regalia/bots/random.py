"""Plays anything that is legal. Compiled."""

from typing import final

from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import State


@final
class RandomBot(Bot):
    def choose(self, glimpse: State, seat: i64) -> i64:
        return glimpse.pick(seat)
