"""Bots in their processes."""

import asyncio
import os
import signal
from collections.abc import Iterator

import pytest

from regalia.server.storage import Place, Sheet
from regalia.server.table import Glimpse, Table
from regalia.server.thinkers import Thinkers, think

SEED = "0123456789abcdef"


def glimpse() -> Glimpse:
    places = tuple(Place(bot=bot) for bot in ("greedy", "random"))
    table = Table(Sheet("table", "carolus", 1, {}, SEED, None, None, 0.0, None, None, places))
    return table.glimpse(table.match.actors[0])


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    thinkers = Thinkers(1)
    yield thinkers
    thinkers.close()


def workers(thinkers: Thinkers) -> list[int]:
    return list(thinkers._pool._processes)  # type: ignore[union-attr]


def test_a_bot_gets_a_position_and_no_seed() -> None:
    given = glimpse()
    assert SEED not in repr(given)
    assert given.position.startswith('game = "carolus"')
    assert think(given) == think(given), "the key decides what is left to chance"


def test_a_worker_that_dies_is_replaced(thinkers: Thinkers) -> None:
    async def go() -> None:
        expected = think(glimpse())
        assert await thinkers.choose(glimpse()) == expected
        (first,) = workers(thinkers)
        os.kill(first, signal.SIGKILL)
        assert await thinkers.choose(glimpse()) == expected
        assert first not in workers(thinkers)

    asyncio.run(go())


def test_a_bot_that_cannot_think_is_an_error_and_not_the_end(thinkers: Thinkers) -> None:
    async def go() -> None:
        with pytest.raises(ValueError, match="not TOML"):
            await thinkers.choose(glimpse()._replace(position="["))
        assert await thinkers.choose(glimpse())

    asyncio.run(go())
