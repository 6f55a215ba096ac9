"""A Valkey or Redis server: short words between processes, and nothing that must not be lost.

Whoever says something does not wait for it. While the server is away nothing is said and nothing is heard; it is
looked for again, and `up` says whether it is there: it brings back what this process says to itself. It knows nothing
of tables.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Any, Final

from redis.asyncio import Redis
from redis.exceptions import RedisError

from regalia.engine.errors import RegaliaError
from regalia.server.ops.cancelling import end
from regalia.server.ops.urls import shown

COMMAND_TIMEOUT: Final = 5.0
"""Seconds for anything that is asked of the server."""
HEARTBEAT: Final = 1.0
"""Seconds between two words to oneself."""
HEARTBEAT_LOST: Final = 3.0
"""Seconds without hearing them, after which the server is not there."""
RECONNECT_AFTER: Final = 0.5
"""Seconds before it is looked for again."""
SOON: Final = 0.01
"""Seconds between looking whether all is said."""
MOST_UNSENT: Final = 100_000
"""Words that wait to be said; those that come then are not."""
TROUBLE: Final = (RedisError, OSError, TimeoutError)

log = logging.getLogger(__name__)
Hearing = Callable[[bytes], None]


class InvalidValkey(RegaliaError):
    """The URL names no server."""


class Valkey:
    def __init__(self, url: str, process: str) -> None:
        self.own = f"regalia:process:{process}"
        """What is said to this process alone."""
        try:
            self.client: Any = Redis.from_url(
                url, socket_connect_timeout=COMMAND_TIMEOUT, socket_timeout=COMMAND_TIMEOUT
            )
        except ValueError:
            raise InvalidValkey(f"{shown(url)} is no Valkey; expected redis://HOST:PORT or rediss://...") from None
        self._hearing: dict[str, Hearing] = {}
        self._listening: Any = None
        self._heard = float("-inf")
        self._waiting: list[tuple[str, bytes]] = []
        self._speaking = False
        self._news = asyncio.Event()
        self._was_up: bool | None = None
        self._chores: list[asyncio.Task[None]] = []

    @property
    def up(self) -> bool:
        return monotonic() - self._heard < HEARTBEAT_LOST

    def start(self, hearing: Hearing) -> None:
        """Look for it, and hear what is said to this process."""
        self._hearing[self.own] = hearing
        self._chores = [asyncio.create_task(chore()) for chore in (self._listen, self._speak, self._echo)]

    async def stop(self) -> None:
        await end(self._chores)
        with suppress(*TROUBLE):
            await self.client.aclose()

    async def settle(self) -> None:
        """Until what was said is said, or cannot be."""
        while self._waiting or self._speaking:
            await asyncio.sleep(SOON)

    def say(self, channel: str, word: bytes) -> None:
        if self._chores and len(self._waiting) < MOST_UNSENT:
            self._waiting.append((channel, word))
            self._news.set()

    async def hear(self, channel: str, hearing: Hearing) -> None:
        self._hearing[channel] = hearing
        if self._listening is not None:
            with suppress(*TROUBLE):
                await self._listening.subscribe(channel)

    async def _listen(self) -> None:
        while True:
            try:
                async with self.client.pubsub() as listening:
                    await listening.subscribe(*self._hearing)
                    self._listening = listening
                    begun = monotonic()
                    while monotonic() - max(self._heard, begun) < HEARTBEAT_LOST:
                        self._hear(await listening.get_message(ignore_subscribe_messages=True, timeout=HEARTBEAT))
            except TROUBLE as cause:
                self._note(up=False, cause=type(cause).__name__)
            finally:
                self._listening = None
            self._note(up=False, cause="it is silent")
            await asyncio.sleep(RECONNECT_AFTER)

    def _hear(self, message: Any) -> None:
        if message is None:
            return
        channel = message["channel"].decode()
        if channel == self.own:
            self._heard = monotonic()
            self._note(up=True)
        hearing = self._hearing.get(channel)
        if hearing is not None and message["data"]:
            try:
                hearing(message["data"])
            except ValueError as error:  # somebody of another version, or somebody else, says what cannot be read
                log.warning("a word cannot be understood: %s", type(error).__name__)

    def _note(self, *, up: bool, cause: str = "") -> None:
        if up is self._was_up:
            return
        self._was_up = up
        if up:
            log.info("Valkey is there")
        else:
            self._heard = float("-inf")
            log.warning("Valkey is away (%s): what others do is looked up in the database", cause)

    async def _speak(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            words, self._waiting = self._waiting, []
            self._speaking = True
            try:
                async with self.client.pipeline(transaction=False) as line:
                    for channel, word in words:
                        line.publish(channel, word)
                    await line.execute()
            except TROUBLE:
                await asyncio.sleep(RECONNECT_AFTER)
                self._waiting.clear()
            finally:
                self._speaking = False

    async def _echo(self) -> None:
        while True:
            self.say(self.own, b"")
            await asyncio.sleep(HEARTBEAT)
