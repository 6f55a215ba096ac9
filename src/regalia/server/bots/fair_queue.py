"""Who thinks next: tables take turns, by the time that their bots take and not by how often they are asked.

A request gets a number when it comes: where its table stands, and what it will cost. The lowest is the next, and
the number of whoever is served is where everybody stands at least (self-clocked fair queueing). So a table whose
bots take no time is asked before many whose bots take long, and nobody waits for ever.

It knows no bot and no clock: who asks says what it will cost, and afterwards what it has cost.
"""

import asyncio
from heapq import heappop, heappush
from itertools import count

MOST_NOTED = 1000
"""Tables of which it is noted how far ahead they are, before those that are not are forgotten."""


class FairQueue:
    def __init__(self, places: int) -> None:
        self._places = places
        self._taken = 0
        self._now = 0.0
        self._ahead: dict[str, float] = {}
        """Up to where each table has used its share."""
        self._numbers = count()
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []

    @property
    def share(self) -> float:
        """How much of its time each may take: all of it, unless more wait than are served; then as much less."""
        return min(1.0, self._places / max(1, self.waiting))

    @property
    def waiting(self) -> int:
        return sum(not ready.done() for *_, ready in self._waiting)

    async def begin(self, table: str, cost: float) -> float:
        """Wait for a turn; where the table stood when it asked, which `end` wants to know."""
        start = max(self._now, self._ahead.get(table, 0.0))
        if self._taken < self._places:
            self._taken += 1
            self._now = start + cost
            return start
        ready = asyncio.get_running_loop().create_future()
        heappush(self._waiting, (start + cost, next(self._numbers), ready))
        try:
            await ready
        except asyncio.CancelledError:
            if not ready.cancelled():  # its turn came, and nobody is there to take it
                self._taken -= 1
                self._pass_on()
            raise
        return start

    def end(self, table: str, start: float, cost: float) -> None:
        """The turn is over; what it has cost."""
        self._ahead[table] = start + cost
        if len(self._ahead) > MOST_NOTED:
            self._ahead = {name: until for name, until in self._ahead.items() if until > self._now}
        self._taken -= 1
        self._pass_on()

    def resize(self, places: int) -> None:
        """So many are served at once from now on; nobody who is loses their turn."""
        self._places = places
        self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting and self._taken < self._places:
            number, _, ready = heappop(self._waiting)
            if not ready.done():
                self._now = max(self._now, number)
                self._taken += 1
                ready.set_result(None)
