"""Work spread over the processes of this machine. It knows neither games nor what the work is.

A process that dies is replaced, and its piece done again by another; whoever stops asking for results ends all.
"""

import signal
import traceback
from collections.abc import Callable, Generator, Iterable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Final, Generic, TypeVar

from regalia.engine.errors import InvalidOption, RegaliaError

P = TypeVar("P")
R = TypeVar("R")

MOST_JOBS: Final = 256
ATTEMPTS: Final = 3
"""How often a piece is begun when processes die over it."""
SPAWN: Final = get_context("spawn")


class ProcessesDie(RegaliaError):
    """A piece of work that no process survives, or somebody ends them all."""

    def __init__(self) -> None:
        super().__init__(f"the processes that play were ended from outside, {ATTEMPTS} times over the same games")


def check_jobs(jobs: int) -> None:
    if not 1 <= jobs <= MOST_JOBS:
        raise InvalidOption(f"the number of processes is 1 to {MOST_JOBS}, not {jobs}")


class _Worker(Generic[P, R]):
    def __init__(self, work: Callable[[P], R]) -> None:
        self.pipe, theirs = SPAWN.Pipe()
        self.process = SPAWN.Process(target=_serve, args=(work, theirs), daemon=True)
        # Ctrl-C is for the process that started this one, and not in the middle of it: the mask is handed down
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self.process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()
        self.attempt = 0

    def give(self, piece: P, attempt: int) -> None:
        self.piece, self.attempt = piece, attempt
        try:
            self.pipe.send(piece)
        except OSError:
            return  # it died meanwhile: reading from it will tell

    def result(self) -> R:
        """EOFError or OSError if the process died over its piece; whatever else the work raised."""
        done, value = self.pipe.recv()
        if not done:
            raise value
        result: R = value
        return result

    def end(self, *, at_once: bool) -> None:
        self.pipe.close()
        if at_once:
            self.process.kill()
        self.process.join()


def spread(work: Callable[[P], R], pieces: Iterable[P], jobs: int) -> Generator[tuple[P, R], None, None]:
    """Each piece with its result, as they are done. With one job the work is done right here."""
    if jobs == 1:
        for piece in pieces:
            yield piece, work(piece)
        return
    left = iter(pieces)
    again: list[tuple[P, int]] = []
    idle: list[_Worker[P, R]] = []
    busy: dict[Connection, _Worker[P, R]] = {}
    finished = False

    def hand_out() -> None:
        while len(busy) < jobs:
            if again:
                piece, attempt = again.pop()
            else:
                try:
                    piece, attempt = next(left), 1
                except StopIteration:
                    return
            worker = idle.pop() if idle else _Worker(work)
            worker.give(piece, attempt)
            busy[worker.pipe] = worker

    try:
        while True:
            hand_out()
            if not busy:
                finished = True
                return
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                worker = busy.pop(pipe)
                try:
                    result = worker.result()
                except (EOFError, OSError):
                    worker.end(at_once=True)
                    if worker.attempt == ATTEMPTS:
                        raise ProcessesDie from None
                    again.append((worker.piece, worker.attempt + 1))
                    continue
                idle.append(worker)
                yield worker.piece, result
    finally:
        for worker in [*idle, *busy.values()]:
            worker.end(at_once=not finished)


def _serve(work: Callable[[P], R], pipe: Connection) -> None:
    """What a process does: it ends when the one that started it closes the pipe, or is gone."""
    while True:
        try:
            piece = pipe.recv()
        except EOFError:
            return
        try:
            answer: tuple[bool, object] = (True, work(piece))
        except Exception as error:  # noqa: BLE001 -- it is raised where the result is awaited
            error.add_note(traceback.format_exc())
            answer = (False, error)
        try:
            pipe.send(answer)
        except OSError:
            return
