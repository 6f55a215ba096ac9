"""Who thinks next, when there are more bots than processes."""

import asyncio
from collections.abc import Awaitable, Callable

from regalia.server.bots import fair_queue
from regalia.server.bots.fair_queue import FairQueue


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Crowd:
    """Tables that ask, and what became of it."""

    def __init__(self, places: int) -> None:
        self.turns = FairQueue(places)
        self.begun: list[str] = []
        self.starts: dict[str, float] = {}

    def ask(self, table: str, cost: float) -> asyncio.Task[None]:
        return asyncio.create_task(self._ask(table, cost))

    async def _ask(self, table: str, cost: float) -> None:
        self.starts[table] = await self.turns.begin(table, cost)
        self.begun.append(table)

    async def end(self, table: str, cost: float) -> None:
        self.turns.end(table, self.starts.pop(table), cost)
        await settle()


def crowded(go: Callable[[Crowd], Awaitable[None]], places: int = 1) -> None:
    async def run() -> None:
        await go(Crowd(places))

    asyncio.run(run())


def test_the_cheap_before_the_dear() -> None:
    """A table whose bots take no time does not wait for two hundred whose bots take long."""

    async def go(crowd: Crowd) -> None:
        asked = [crowd.ask(f"kings {number}", 2.0) for number in range(200)]
        await settle()
        asked.append(crowd.ask("pages", 0.001))
        await settle()
        assert crowd.begun == ["kings 0"]
        await crowd.end("kings 0", 2.0)
        assert crowd.begun == ["kings 0", "pages"]
        for task in asked:
            task.cancel()

    crowded(go)


def test_nobody_waits_for_ever() -> None:
    """Those whose bots take little time come first until they have taken as much together, and no longer."""

    async def go(crowd: Crowd) -> None:
        crowd.ask("first", 0.0)
        await settle()
        crowd.ask("kings", 2.0)
        before = 0
        last = "first"
        while "kings" not in crowd.begun:
            await settle()
            crowd.ask("pages", 0.5)
            await settle()
            await crowd.end(last, 0.5)
            last = crowd.begun[-1]
            before += last == "pages"
        assert before == 3, "the fourth would be the two seconds that kings were going to take"

    crowded(go)


def test_tables_take_turns() -> None:
    """Whoever has taken more than was expected of them waits accordingly."""

    async def go(crowd: Crowd) -> None:
        crowd.ask("one", 1.0)
        await settle()
        crowd.ask("other", 1.0)
        await settle()
        await crowd.end("one", 5.0)
        for _ in range(3):
            crowd.ask("one", 1.0)
            await settle()
            await crowd.end("other", 1.0)
            if crowd.begun[-1] == "other":
                raise AssertionError("it did not ask")
            crowd.ask("other", 1.0)
            await settle()
            await crowd.end("one", 1.0)
        assert crowd.begun == ["one", "other"] + ["one", "other"] * 3

    crowded(go)


def test_how_much_each_may_take() -> None:
    async def go(crowd: Crowd) -> None:
        assert crowd.turns.share == 1
        asked = [crowd.ask(str(number), 1.0) for number in range(4)]
        await settle()
        assert crowd.begun == ["0", "1"]
        assert crowd.turns.share == 1, "no more wait than are served"
        asked += [crowd.ask(str(number), 1.0) for number in range(4, 10)]
        await settle()
        assert crowd.turns.share == 2 / 8
        for task in asked[2:]:
            task.cancel()
        await settle()
        assert crowd.turns.share == 1, "nobody waits any more"

    crowded(go, places=2)


def test_who_goes_away_leaves_the_turn_to_others() -> None:
    async def go(crowd: Crowd) -> None:
        crowd.ask("one", 1.0)
        await settle()
        gone, called, after = crowd.ask("gone", 1.0), crowd.ask("called", 1.1), crowd.ask("after", 1.2)
        await settle()
        gone.cancel()
        await settle()
        crowd.turns.end("one", crowd.starts["one"], 1.0)
        called.cancel()  # its turn has come, and it does not know yet
        await settle()
        assert crowd.begun == ["one", "after"]
        await after
        await crowd.end("after", 1.0)
        await crowd.ask("last", 1.0)

    crowded(go)


def test_more_and_fewer_are_served() -> None:
    """As machines come and go; who is served already stays so."""

    async def go(crowd: Crowd) -> None:
        asked = [crowd.ask(str(number), 1.0) for number in range(5)]
        await settle()
        crowd.turns.resize(3)
        await settle()
        assert crowd.begun == ["0", "1", "2"]
        crowd.turns.resize(1)
        await crowd.end("0", 1.0)
        await crowd.end("1", 1.0)
        assert crowd.begun == ["0", "1", "2"]
        await crowd.end("2", 1.0)
        assert crowd.begun == ["0", "1", "2", "3"]
        asked[4].cancel()

    crowded(go)


def test_tables_are_forgotten() -> None:
    async def go(crowd: Crowd) -> None:
        for number in range(fair_queue.MOST_NOTED + 10):
            await crowd.ask(str(number), 1.0)
            await crowd.end(str(number), 1.0)
        assert len(crowd.turns._ahead) <= fair_queue.MOST_NOTED

    crowded(go)
