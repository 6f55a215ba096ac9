"""Bots think in processes of their own (`process`), so that the service never waits for them.

A process that takes too long, or dies, is replaced; whoever asked is told that there is no answer. The bots of
a table are asked in the process that they were asked in before, if it is free: so it may remember something.
Where more are asked than there are processes, tables take turns (`fair_queue`), and every bot is told to think less.
Where others think (`remote`), they are asked first; whatever goes wrong there is thought out here.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import Protocol

import msgspec

from regalia.advice import Advice
from regalia.server.bots.fair_queue import FairQueue
from regalia.server.bots.interface import NoAnswer
from regalia.server.bots.process import Glimpse, Thought
from regalia.server.ops import metrics
from regalia.server.settings import Settings

COMMAND = (sys.executable, "-P", "-m", "regalia.server.bots.process")
REMEMBERED = 1000
"""Tables of which it is known where their bots thought last."""
ATTEMPTS = 3
"""How often a choice is asked for when processes die over it."""
WEIGHT = 0.2
"""Of the last decision in what decisions of its kind are expected to take."""

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Thought).decode


class Lost(Exception):
    """What was asked of another machine did not come back, or came to nothing there."""


class Elsewhere(Protocol):
    """Those who think on other machines."""

    turns: FairQueue

    @property
    def workers(self) -> int: ...

    async def ask(self, glimpse: Glimpse) -> Thought: ...


class Worker:
    """One process, started when first needed and again after it came to an end."""

    def __init__(self) -> None:
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, glimpse: Glimpse, patience: float) -> Thought:
        """TimeoutError if it takes too long; EOFError or ConnectionError if the process dies over it."""
        try:
            async with asyncio.timeout(patience):
                if self._process is None:
                    self._process = await _start()
                asked, answered = self._process.stdin, self._process.stdout
                assert asked is not None
                assert answered is not None
                try:
                    asked.write(encode(glimpse) + b"\n")
                    await asked.drain()
                except RuntimeError as cause:  # so uvloop says that nobody reads any more
                    raise BrokenPipeError(str(cause)) from None
                return decode(await answered.readuntil())
        except BaseException:
            await self.end()  # what it would say later is no answer to the next question
            raise

    async def end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _start() -> Process:
    # In a session of its own: an interrupt from the keyboard is the service's business
    return await asyncio.create_subprocess_exec(*COMMAND, stdin=PIPE, stdout=PIPE, start_new_session=True)


def workers_here() -> int:
    """As many as there are cores."""
    return os.cpu_count() or 1


class Thinkers:
    """So many processes at most."""

    def __init__(self, workers: int | None = None, patience: float = Settings.patience) -> None:
        self._patience = patience
        self.remote: Elsewhere | None = None
        """Where there is somebody, they are asked first."""
        self.workers = [Worker() for _ in range(workers or workers_here())]
        self._free = list(self.workers)
        """The one that was asked last is the last, and surely running."""
        self._turns = FairQueue(len(self.workers))
        self._expected: dict[tuple[str, str], float] = {}
        """Seconds of a decision, by game and bot."""
        self._asked: OrderedDict[str, Worker] = OrderedDict()
        """By table."""

    @property
    def idle(self) -> int:
        """How many are free."""
        return len(self._free)

    @property
    def waiting(self) -> int:
        """How many are asked for that are not."""
        return self._turns.waiting + (0 if self.remote is None else self.remote.turns.waiting)

    async def choose(self, glimpse: Glimpse, *, here: bool = False) -> str:
        """The move of a bot, in notation; `here` if nobody else shall be asked."""
        move = (await self._answer(glimpse, here=here)).move
        assert move is not None
        return move

    async def advise(self, glimpse: Glimpse) -> Advice:
        """What a bot would play in somebody's place, and why."""
        advice = (await self._answer(glimpse)).advice
        assert advice is not None
        return advice

    async def ponder(self, glimpse: Glimpse) -> tuple[str, ...]:
        """What is worth a thought in somebody's place."""
        themes = (await self._answer(glimpse)).themes
        assert themes is not None
        return themes

    async def _answer(self, glimpse: Glimpse, *, here: bool = False) -> Thought:
        if self.remote is not None and self.remote.workers and not here:
            try:
                return await self._answer_from(self.remote, glimpse)
            except Lost as cause:
                log.warning("a thought was lost, and is thought out here: %s", cause)
        for _ in range(ATTEMPTS):
            try:
                thought = await self.ask(glimpse)
            except TimeoutError:
                raise NoAnswer(f"it took more than {self._patience:g} seconds") from None
            except (EOFError, ConnectionError):
                log.warning("the process of bot %s of %s died", glimpse.bot, glimpse.game)
                continue
            if thought.trouble is not None:
                raise NoAnswer(f"it failed with {thought.trouble}")
            return thought
        raise NoAnswer("its processes die")

    async def _answer_from(self, far: Elsewhere, glimpse: Glimpse) -> Thought:
        thought = await self._in_turn(far.turns, glimpse, far.ask)
        if thought.trouble is not None:
            raise Lost(f"it failed with {thought.trouble}")
        return thought

    async def ask(self, glimpse: Glimpse) -> Thought:
        """One of the processes here, once: TimeoutError, EOFError or ConnectionError as `Worker.ask` has them."""
        return await self._in_turn(self._turns, glimpse, self._ask)

    async def _in_turn(
        self, turns: FairQueue, glimpse: Glimpse, ask: Callable[[Glimpse], Awaitable[Thought]]
    ) -> Thought:
        kind = (glimpse.game, glimpse.bot)
        expected = self._expected.get(kind, 0.0)
        with metrics.BOT_WAIT.time():
            start = await turns.begin(glimpse.table, expected)
        begun = monotonic()
        try:
            return await ask(glimpse._replace(effort=min(glimpse.effort, turns.share)))
        finally:
            took = monotonic() - begun
            metrics.BOT_THOUGHT.observe(took)
            self._expected[kind] = expected + WEIGHT * (took - expected)
            turns.end(glimpse.table, start, took)

    async def _ask(self, glimpse: Glimpse) -> Thought:
        worker = self._take(glimpse.table)
        try:
            return await worker.ask(glimpse, self._patience)
        finally:
            self._free.append(worker)

    def _take(self, table: str) -> Worker:
        worker = self._asked.pop(table, None)
        if worker is None or worker not in self._free:
            worker = self._free[-1]
        self._free.remove(worker)
        self._asked[table] = worker
        if len(self._asked) > REMEMBERED:
            self._asked.popitem(last=False)
        return worker

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()
