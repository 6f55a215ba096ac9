"""How tasks are ended."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

CANCEL_AGAIN: Final = 1.0
"""Seconds after which a task that goes on is told once more."""


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel them until they are over.

    Once may not do: `asyncio.wait_for` of Python 3.11, by which the client of Valkey sends, forgets that it was
    cancelled in the very moment in which what it waits for is done.
    """
    all_of_them = list(tasks)
    left = set(all_of_them)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=CANCEL_AGAIN)
    await asyncio.gather(*all_of_them, return_exceptions=True)
