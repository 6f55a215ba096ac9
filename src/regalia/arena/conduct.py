"""A tournament from where its file stands to its end: plays what is missing, and keeps it as it comes."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from regalia.arena.results import Results
from regalia.arena.tournament import Played, Tournament, fixtures, run

EVERY: Final = 0.5
"""Seconds between two writings: a run that is killed plays no more than that again, and the games under way."""


def conduct(
    tournament: Tournament,
    results: Results,
    jobs: int,
    ray: str | None = None,
    played: Callable[[int], None] = lambda games: None,
) -> None:
    """Play the games that the file has not; `played` is told how many more are done.

    However it ends, what was played is in the file.
    """
    fresh: list[Played] = []
    written = monotonic()
    games = run(tournament, results.played(), jobs, ray)
    try:
        for outcome in games:
            fresh.append(outcome)
            played(1)
            if monotonic() - written >= EVERY:
                results.add(fresh)
                fresh.clear()
                written = monotonic()
    finally:
        games.close()
        results.add(fresh)


def missing(tournament: Tournament, results: Results) -> tuple[int, int]:
    """How many games there are in all, and how many of them are still to be played."""
    done = results.played()
    there = [fixture in done for fixture in fixtures(tournament)]
    return len(there), there.count(False)
