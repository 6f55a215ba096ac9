"""Work in several processes: all of it is done, once, whatever becomes of the processes."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from regalia.arena.pool import ATTEMPTS, ProcessesDie, spread
from regalia.engine.errors import InvalidOption


def double(number: int) -> int:
    if number < 0:
        raise InvalidOption(f"{number} is below nought")
    return 2 * number


def die_once(folder: Path, number: int) -> int:
    """Each piece ends the first process that does it."""
    try:
        (folder / str(number)).touch(exist_ok=False)
    except FileExistsError:
        return number
    os.kill(os.getpid(), signal.SIGKILL)
    return -1


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_each_piece_once(jobs: int) -> None:
    assert sorted(spread(double, range(20), jobs)) == [(number, 2 * number) for number in range(20)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_the_work_raises_is_raised(jobs: int) -> None:
    with pytest.raises(InvalidOption, match="-1 is below nought"):
        list(spread(double, [1, -1], jobs))


@pytest.mark.many
def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    assert sorted(spread(partial(die_once, tmp_path), range(3), 2)) == [(number, number) for number in range(3)]


@pytest.mark.many
def test_work_that_no_process_survives_is_given_up() -> None:
    with pytest.raises(ProcessesDie, match=f"{ATTEMPTS} times"):
        list(spread(die, [1], 2))


def test_whoever_stops_asking_ends_all() -> None:
    results = spread(double, range(1000), 2)
    next(results)
    results.close()
    with pytest.raises(StopIteration):
        next(results)
