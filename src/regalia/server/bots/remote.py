"""Bots that think on other machines: glimpses go to them, and thoughts come back, through Valkey.

A glimpse lies there for as long as somebody waits for what comes of it, so that nobody thinks about what nobody wants
any more. A machine that thinks (`regalia think`) takes as many at a time as it has processes, and says every second
that it is there. It takes those that are for itself first, and then those that are for anybody: a table's go to the
machine that had it before while that has room, and there to the process that had it, so that what is remembered serves
again.
What does not come back in time is lost: it is asked again, where it was asked, and what comes of it later is not heard.
A glimpse is all that the seat of a bot may know, never a true state or a seed.
"""

import asyncio
import logging
import signal
from collections import OrderedDict
from collections.abc import Awaitable
from secrets import token_hex
from time import monotonic
from typing import Final, NamedTuple, TypeVar

import msgspec

from regalia.server.bots.fair_queue import FairQueue
from regalia.server.bots.pool import REMEMBERED, Lost, Thinkers, workers_here
from regalia.server.bots.process import Glimpse, Thought
from regalia.server.cluster.valkey import RECONNECT_AFTER, TROUBLE, Valkey

THOUGHT_TIMEOUT: Final = 6.0
"""Seconds after which a thought is lost; kings think for two at most."""
HEARTBEAT: Final = 1.0
"""Seconds between saying that somebody is there who thinks."""
HEARTBEAT_LOST: Final = 4.0
"""Seconds without that, after which they are not."""
KEPT: Final = 60
"""Seconds after which nobody waits for anything that lies there."""
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
    process: str = ""


class _Asked(NamedTuple):
    machine: str | None
    """None if anybody may take it."""
    answer: asyncio.Future[_Answer]


class RemoteThinkers:
    """Those who think elsewhere, as a service sees them."""

    def __init__(self, valkey: Valkey, patience: float = THOUGHT_TIMEOUT) -> None:
        self._valkey = valkey
        self._patience = patience
        self.turns = FairQueue(1)
        self._there: dict[str, tuple[int, float]] = {}
        self._asked: dict[str, _Asked] = {}
        self._had: OrderedDict[str, str] = OrderedDict()
        """The machine that had a table last."""
        self._waiting = 0
        """Before what was asked last: others ask too."""

    async def start(self) -> None:
        await self._valkey.hear(THINKERS, self._meet)

    @property
    def workers(self) -> int:
        """How many can think at once."""
        return sum(map(self._room, self._there))

    def _room(self, machine: str) -> int:
        workers, at = self._there.get(machine, (0, 0.0))
        return workers if self._valkey.up and monotonic() - at < HEARTBEAT_LOST else 0

    def _meet(self, word: bytes) -> None:
        there = msgspec.json.decode(word, type=_There)
        self._there[there.process] = (there.workers, monotonic())
        self.turns.resize(max(1, self.workers))

    def hear(self, word: bytes) -> None:
        """An answer; whoever asked may have given up."""
        answer = msgspec.json.decode(word, type=_Answer)
        asked = self._asked.get(answer.id)
        if asked is not None and not asked.answer.done():
            asked.answer.set_result(answer)

    async def ask(self, glimpse: Glimpse) -> Thought:
        """Lost if no answer comes in time, or nobody is there to ask."""
        workers = self.workers
        if not workers:
            raise Lost("nobody is there any more")
        name = f"{self._valkey.own} {token_hex(8)}"
        machine = self._with_room(glimpse.table)
        asked = self._asked[name] = _Asked(machine, asyncio.get_running_loop().create_future())
        effort = min(glimpse.effort, workers / max(1, self._waiting))
        try:
            async with asyncio.timeout(self._patience):
                async with self._valkey.client.pipeline(transaction=False) as line:
                    line.set(_key(name), encode(glimpse._replace(effort=effort)), px=int(1000 * self._patience))
                    line.lpush(_list(machine), name)
                    line.expire(_list(machine), KEPT)
                    _, self._waiting, _ = await line.execute()
                answer = await asked.answer
        except TROUBLE as cause:
            raise Lost(type(cause).__name__) from None
        finally:
            del self._asked[name]
        if answer.thought is None:
            raise Lost("it came to nothing")
        self._note(glimpse.table, answer.process)
        return answer.thought

    def _with_room(self, table: str) -> str | None:
        """The machine that had a table last, while it is there and can think about it at once."""
        machine = self._had.get(table)
        if machine is None:
            return None
        there = sum(asked.machine == machine for asked in self._asked.values())
        return machine if there < self._room(machine) else None

    def _note(self, table: str, machine: str) -> None:
        self._had[table] = machine
        self._had.move_to_end(table)
        if len(self._had) > REMEMBERED:
            self._had.popitem(last=False)


class ThinkingMachine:
    """One machine that thinks."""

    def __init__(self, valkey: Valkey, workers: int) -> None:
        self._valkey = valkey
        self._workers = workers
        self._thinkers = Thinkers(workers)
        self._ending = False

    async def run(self) -> None:
        """Until it is told to end; what is being thought out is said before."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sign, self.end)
        self._valkey.start(lambda _: None)
        there = asyncio.create_task(self._say_so())
        await asyncio.gather(*(self._think() for _ in range(self._workers)))
        there.cancel()
        await asyncio.gather(there, return_exceptions=True)
        await self._leave()
        await self._valkey.settle()
        await self._valkey.stop()
        await self._thinkers.close()

    def end(self) -> None:
        self._ending = True

    async def _say_so(self) -> None:
        while True:
            self._say_there(self._workers)
            await asyncio.sleep(HEARTBEAT)

    def _say_there(self, workers: int) -> None:
        self._valkey.say(THINKERS, encode(_There(self._valkey.own, workers)))

    async def _leave(self) -> None:
        """Nobody asks here any more, and what lies here is asked again at once."""
        self._say_there(0)
        while (name := await self._reached(self._valkey.client.rpop(_list(self._valkey.own)))) is not None:
            self._answer(name.decode(), None)

    async def _think(self) -> None:
        lists = [_list(self._valkey.own), _list(None)]
        while not self._ending:
            name = await self._reached(self._valkey.client.brpop(lists, timeout=1))
            if name is None:
                continue
            named = name[1].decode()
            glimpse = await self._reached(self._valkey.client.getdel(_key(named)))
            if glimpse is None:
                continue  # nobody waits for it any more
            thought = None
            try:
                thought = await self._thinkers.ask(msgspec.json.decode(glimpse, type=Glimpse))
            except (EOFError, ConnectionError, TimeoutError, msgspec.MsgspecError) as cause:
                log.warning("a thought came to nothing: %s", type(cause).__name__)
            self._answer(named, thought)

    def _answer(self, name: str, thought: Thought | None) -> None:
        self._valkey.say(name.partition(" ")[0], encode(_Answer(name, thought, self._valkey.own)))

    async def _reached(self, asked: Awaitable[T | None]) -> T | None:
        """None also while nobody is there to ask."""
        try:
            return await asked
        except TROUBLE:
            await asyncio.sleep(RECONNECT_AFTER)
            return None


def _list(machine: str | None) -> str:
    """What lies there for one machine, or for anybody."""
    return GLIMPSES if machine is None else f"{GLIMPSES}:{machine}"


def _key(name: str) -> str:
    return f"regalia:glimpse:{name}"


def think(url: str, workers: int | None = None) -> None:
    """Think for the services that use this Valkey, until interrupted or terminated."""
    asyncio.run(ThinkingMachine(Valkey(url, token_hex(8)), workers or workers_here()).run())
