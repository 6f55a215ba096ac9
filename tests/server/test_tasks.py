"""Tasks in the background go on whatever happens to them, and say when they do not."""

import asyncio
from typing import Any

import pytest

from regalia.server.ops import tasks
from regalia.server.ops.tasks import LATE, Task, Tasks
from regalia.server.store.storage import StorageTrouble
from tests.server.test_metrics import measured


def until(condition: Any) -> Any:
    async def wait() -> None:
        while not condition():  # the test has its time limit
            await asyncio.sleep(0)

    return wait()


@pytest.mark.parametrize(
    ("trouble", "said"),
    [
        (KeyError("a secret"), "KeyError"),
        (asyncio.CancelledError("a secret"), "CancelledError"),
        (StorageTrouble("the disk is full"), "the disk is full"),
    ],
)
def test_a_task_that_fails_is_done_again(
    trouble: BaseException, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(tasks, "RETRY_AFTER", 0.0)
    done: list[int] = []

    async def work() -> None:
        done.append(len(done))
        if len(done) in (2, 3):
            raise trouble

    async def go() -> None:
        group = Tasks()
        group.start([Task("a task of this test", work, 0.0)])
        await until(lambda: len(done) > 5)
        await group.stop()

    before = measured("regalia_task_failures_total", task="a task of this test") or 0
    asyncio.run(go())
    assert measured("regalia_task_failures_total", task="a task of this test") == before + 2
    assert (measured("regalia_task_success_timestamp_seconds", task="a task of this test") or 0) > 0
    assert caplog.text.count("a task of this test failed") == 1, "what goes on failing is said once"
    assert said in caplog.text
    assert "secret" not in caplog.text


def test_a_task_that_hangs_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(tasks, "monotonic", lambda: now)

    async def go() -> None:
        nonlocal now
        hangs = asyncio.Event()
        group = Tasks()
        group.start([Task("hangs", hangs.wait, 5.0), Task("waits", hangs.wait, 0.0, waits=True)])
        await asyncio.sleep(0)
        now += 5 + LATE
        assert group.late == {}
        now += 1
        assert group.late == {"hangs": 6 + LATE}
        hangs.set()
        await until(lambda: not group.late)
        await group.stop()

    asyncio.run(go())
