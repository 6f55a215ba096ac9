"""Work spread over a Ray cluster, as `pool` spreads it over this machine.

Ray is imported only here, and only if somebody asks for it.
"""

import logging
import re
import socket
import sys
from collections.abc import Callable, Generator, Iterable
from contextlib import redirect_stdout
from itertools import islice
from typing import TYPE_CHECKING, Final, TypeVar

from regalia.arena.pool import ATTEMPTS, ProcessesDie
from regalia.engine.errors import InvalidOption
from regalia.extras import extra

if TYPE_CHECKING:
    from ray import ObjectRef

P = TypeVar("P")
R = TypeVar("R")

LOCAL: Final = "local"
"""The address that starts a Ray of its own on this machine, as Ray itself has it."""
RUNNING_HERE: Final = "auto"
"""The address of a Ray that runs on this machine already, as Ray itself has it."""
REACHED: Final = 10.0
"""Seconds to reach a cluster: Ray alone would go on trying for a quarter of an hour."""
AHEAD: Final = 2
"""Pieces that are handed out for each core, so that none waits for the next."""


def spread(work: Callable[[P], R], pieces: Iterable[P], address: str, jobs: int) -> Generator[tuple[P, R], None, None]:
    """Each piece with its result, as they are done; `jobs` is the number of processes of a local Ray.

    Ray begins a piece again whose process or machine died.
    """
    if address not in (LOCAL, RUNNING_HERE):
        _reach(address)
    with redirect_stdout(sys.stderr):  # where Ray tells of dead processes; what is printed is for answers
        yield from _spread(work, pieces, address, jobs)


def _spread(work: Callable[[P], R], pieces: Iterable[P], address: str, jobs: int) -> Generator[tuple[P, R], None, None]:
    with extra("ray", "--ray"):
        import ray
    try:
        ray.init(
            address=address,
            num_cpus=jobs if address == LOCAL else None,
            include_dashboard=False if address == LOCAL else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except Exception as cause:  # noqa: BLE001 -- so Ray says that it took more than half a minute to start
        said = (str(cause).strip().splitlines() or [type(cause).__name__])[0]
        raise InvalidOption(f"there is no Ray cluster at {address!r}: {said}") from None

    def do(piece: P) -> R:
        return work(piece)

    try:
        task = ray.remote(do).options(max_retries=ATTEMPTS - 1)
        left = iter(pieces)
        waiting: dict[ObjectRef[R], P] = {}
        while True:
            cores = ray.cluster_resources().get("CPU", 1)  # type: ignore[no-untyped-call]
            room = AHEAD * max(1, int(cores)) - len(waiting)
            waiting.update((task.remote(piece), piece) for piece in islice(left, max(0, room)))
            if not waiting:
                return
            done, _ = ray.wait(list(waiting), num_returns=1)
            for reference in done:
                piece = waiting.pop(reference)
                try:
                    result = ray.get(reference)
                except ray.exceptions.RayTaskError as error:
                    raise error.cause from None
                except ray.exceptions.RayError:
                    raise ProcessesDie from None
                yield piece, result
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """An InvalidOption if it is no address, or nobody answers there."""
    found = re.fullmatch(r"([^\s:/]+):(\d{1,5})", address)
    if not found:
        raise InvalidOption(f"a Ray cluster is given as HOST:PORT, {RUNNING_HERE} or {LOCAL}, not {address!r}")
    try:
        socket.create_connection((found[1], int(found[2])), REACHED).close()
    except (OSError, OverflowError) as cause:
        raise InvalidOption(f"there is no Ray cluster at {address!r}: {cause}") from None
