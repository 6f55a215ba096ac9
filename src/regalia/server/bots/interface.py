"""What rooms know of those who think for them: that they answer, or that there is no answer."""

from typing import Protocol

from regalia.advice import Advice
from regalia.server.bots.process import Glimpse


class NoAnswer(Exception):
    """A bot failed, took too long, or its processes died; without anything that it knew."""


class Thinking(Protocol):
    """`bots.pool.Thinkers` asks processes; `NoAnswer` if there is none."""

    async def choose(self, glimpse: Glimpse, *, here: bool = False) -> str: ...

    async def advise(self, glimpse: Glimpse) -> Advice: ...

    async def ponder(self, glimpse: Glimpse) -> tuple[str, ...]: ...
