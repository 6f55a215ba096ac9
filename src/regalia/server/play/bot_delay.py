"""How fast bots move where people look on: no faster than these can follow."""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from regalia.server.settings import Settings


class BotDelay:
    def __init__(
        self,
        least: float = Settings.bot_delay,
        now: Callable[[], float] = monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._least = least
        self.now = now
        self._sleep = sleep

    async def follow(self, last: float) -> None:
        """Wait until what happened at that time can have been seen."""
        left = last + self._least - self.now()
        if left > 0:
            await self._sleep(left)
