"""Tournaments and outcomes as the tests of the arena need them."""

from pathlib import Path

import msgspec

from regalia import bots
from regalia.arena import own
from regalia.arena.clock import Times
from regalia.arena.tournament import Played, Tournament, check, run

WEAK, STRONG = list(bots.BOTS)[:2]
"""The two weakest of all bots, and so the quickest."""
BOTS = Path(__file__).parent / "bots.py"


def tournament(*names: str, games: int = 4, seats: int = 2, seed: str = "arena", game: str = "carolus") -> Tournament:
    return check(Tournament(game, names or (WEAK, STRONG), seats, games, seed))


def with_own(*names: str, limit: float = 20, path: Path = BOTS, games: int = 2) -> Tournament:
    """Each of them against the weakest."""
    mine = tuple(own.read(f"{path}:{name}", limit) for name in names)
    return check(Tournament("carolus", (WEAK, *names), 2, games, "arena", own=mine))


def untimed(outcome: Played) -> Played:
    """Without what no two runs have in common."""
    return msgspec.structs.replace(outcome, times=())


def played(plan: Tournament, jobs: int = 1) -> list[Played]:
    """In the order of the schedule."""
    return sorted((untimed(outcome) for outcome in run(plan, (), jobs)), key=lambda outcome: outcome.fixture)


def outcome(
    *seating: str,
    ranks: tuple[int, ...],
    points: tuple[int, ...] | None = None,
    deal: int = 0,
    actions: int = 60,
    rounds: int = 7,
) -> Played:
    """A game that nobody has played; every decision took a thousandth of a second."""
    seats = len(seating)
    times = Times()
    for _ in range(10):
        times.note(1_000_000)
    times.turn = 3_000_000
    return Played(
        seating=seating,
        deal=deal,
        actions=actions,
        rounds=rounds,
        finished=True,
        ranks=ranks,
        points=points or (0,) * seats,
        times=(times,) * seats,
        faults=(0,) * seats,
        last_faults=(None,) * seats,
    )
