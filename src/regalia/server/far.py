"""Bots that think on other machines: glimpses go to them, and thoughts come back, through Valkey.

A glimpse lies there for as long as somebody waits for what comes of it, so that nobody thinks about what nobody wants
any more. Whoever thinks (`regalia think`) takes one at a time, and says every second that they are there. What does
not come back in time is lost: it is asked again, here, and what comes of it later is not heard. A glimpse is all that
the seat of a bot may know, never a true state or a seed.
"""

import asyncio
import logging
import signal
from collections.abc import Awaitable
from secrets import token_hex
from time import monotonic
from typing import Final, TypeVar

import msgspec

from regalia.server import metrics
from regalia.server.thinkers import PATIENCE as LONGEST
from regalia.server.thinkers import Lost, Worker, workers_here
from regalia.server.thinking import Glimpse, Thought
from regalia.server.valkey import PAUSE, TROUBLE, Valkey

PATIENCE: Final = 6.0
"""Seconds after which a thought is lost; kings think for two at most."""
THERE: Final = 1.0
"""Seconds between saying that somebody is there who thinks."""
GONE: Final = 4.0
"""Seconds without that, after which they are not."""
GLIMPSES: Final = "regalia:glimpses"
THINKERS: Final = "regalia:thinkers"

T = TypeVar("T")
log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class _There(msgspec.Struct):
    process: str
    workers: int


class _Answer(msgspec.Struct):
    id: str
    thought: Thought | None = None
    """None if it came to nothing."""


class Far:
    """Those who think elsewhere, as a service sees them."""

    def __init__(self, valkey: Valkey, patience: float = PATIENCE) -> None:
        self._valkey = valkey
        self._patience = patience
        self._there: dict[str, tuple[int, float]] = {}
        self._asked: dict[str, asyncio.Future[Thought]] = {}
        self._waiting = 0

    async def start(self) -> None:
        await self._valkey.hear(THINKERS, self._meet)

    @property
    def workers(self) -> int:
        """How many can think at once."""
        since = monotonic() - GONE
        return sum(workers for workers, at in self._there.values() if at > since) if self._valkey.up else 0

    def _meet(self, word: bytes) -> None:
        there = msgspec.json.decode(word, type=_There)
        self._there[there.process] = (there.workers, monotonic())

    def hear(self, word: bytes) -> None:
        """An answer; whoever asked may have given up."""
        answer = msgspec.json.decode(word, type=_Answer)
        asked = self._asked.get(answer.id)
        if asked is None or asked.done():
            return
        if answer.thought is None:
            asked.set_exception(Lost("it came to nothing"))
        else:
            asked.set_result(answer.thought)

    async def ask(self, glimpse: Glimpse) -> Thought:
        """Lost if no answer comes in time."""
        name = f"{self._valkey.own} {token_hex(8)}"
        asked = self._asked[name] = asyncio.get_running_loop().create_future()
        effort = min(1.0, self.workers / max(1, len(self._asked), self._waiting))
        begun = monotonic()
        try:
            async with asyncio.timeout(self._patience):
                async with self._valkey.client.pipeline(transaction=False) as line:
                    line.set(_key(name), encode(glimpse._replace(effort=effort)), px=int(1000 * self._patience))
                    line.lpush(GLIMPSES, name)
                    _, self._waiting = await line.execute()
                thought: Thought = await asked
            metrics.BOT_THOUGHT.observe(monotonic() - begun)
            return thought
        except TROUBLE as cause:
            raise Lost(type(cause).__name__) from None
        finally:
            del self._asked[name]


class Thinking:
    """One machine that thinks."""

    def __init__(self, valkey: Valkey, workers: int) -> None:
        self._valkey = valkey
        self._workers = [Worker() for _ in range(workers)]
        self._ending = False

    async def run(self) -> None:
        """Until it is told to end; what is being thought out is said before."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sign, self.end)
        self._valkey.start(lambda _: None)
        there = asyncio.create_task(self._say_so())
        await asyncio.gather(*(self._think(worker) for worker in self._workers))
        there.cancel()
        await asyncio.gather(there, return_exceptions=True)
        await self._valkey.settle()
        await self._valkey.stop()
        for worker in self._workers:
            await worker.end()

    def end(self) -> None:
        self._ending = True

    async def _say_so(self) -> None:
        while True:
            self._valkey.say(THINKERS, encode(_There(self._valkey.own, len(self._workers))))
            await asyncio.sleep(THERE)

    async def _think(self, worker: Worker) -> None:
        while not self._ending:
            name = await self._reached(self._valkey.client.brpop(GLIMPSES, timeout=1))
            if name is None:
                continue
            named = name[1].decode()
            glimpse = await self._reached(self._valkey.client.getdel(_key(named)))
            if glimpse is None:
                continue  # nobody waits for it any more
            try:
                thought = await worker.ask(msgspec.json.decode(glimpse, type=Glimpse), LONGEST)
            except (EOFError, ConnectionError, TimeoutError, msgspec.MsgspecError) as cause:
                log.warning("a thought came to nothing: %s", type(cause).__name__)
                thought = None
            self._valkey.say(named.partition(" ")[0], encode(_Answer(named, thought)))

    async def _reached(self, asked: Awaitable[T | None]) -> T | None:
        """None also while nobody is there to ask."""
        try:
            return await asked
        except TROUBLE:
            await asyncio.sleep(PAUSE)
            return None


def _key(name: str) -> str:
    return f"regalia:glimpse:{name}"


def think(url: str, workers: int | None = None) -> None:
    """Think for the services that use this Valkey, until interrupted or terminated."""
    asyncio.run(Thinking(Valkey(url, token_hex(8)), workers or workers_here()).run())
