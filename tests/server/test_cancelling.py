"""Tasks end, also those that do not hear it the first time."""

import asyncio
from contextlib import suppress

import pytest

from regalia.server.ops import cancelling
from regalia.server.ops.cancelling import end


async def deaf_once() -> None:
    """As whoever sends to Valkey in the moment of being cancelled; see `end`."""
    with suppress(asyncio.CancelledError):
        await asyncio.Event().wait()
    await asyncio.Event().wait()


async def fails() -> None:
    raise ValueError


def test_a_cancellation_that_is_lost_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cancelling, "CANCEL_AGAIN", 0.01)

    async def go() -> None:
        tasks = [asyncio.create_task(task()) for task in (deaf_once, fails)]
        await asyncio.sleep(0)
        await end(tasks)
        assert tasks[0].cancelled()
        assert isinstance(tasks[1].exception(), ValueError)
        await end([])

    asyncio.run(go())
