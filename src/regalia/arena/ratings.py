"""Ratings by OpenSkill (Plackett and Luce, after Weng and Lin): one scale for all players of a tournament.

Bots neither learn nor tire during a tournament, so the ratings have no drift; and games are rated in the order of the
schedule, so that the same games give the same ratings, in whatever order they were played.
"""

from collections.abc import Iterable, Sequence

import msgspec

from regalia.arena.statistics import NORMAL_95
from regalia.arena.tournament import Played


class Rating(msgspec.Struct, frozen=True):
    """All begin at 25; the interval holds 95 %."""

    value: float
    low: float
    high: float


def rate(names: Sequence[str], sides: Sequence[int], outcomes: Iterable[Played]) -> dict[str, Rating]:
    """Sides play as teams. Who sits at several seats gets the mean of what each of them gains or loses."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0)
    ratings = {name: model.rating(name=name) for name in names}
    teams = [[seat for seat, side in enumerate(sides) if side == team] for team in dict.fromkeys(sides)]
    for outcome in outcomes:
        before = [[model.create_rating([ratings[n].mu, ratings[n].sigma]) for n in _names(outcome, t)] for t in teams]
        after = model.rate(before, ranks=[float(outcome.ranks[team[0]]) for team in teams])
        gained: dict[str, list[tuple[float, float]]] = {}
        for team, rated in zip(teams, after, strict=True):
            for name, rating in zip(_names(outcome, team), rated, strict=True):
                gained.setdefault(name, []).append((rating.mu, rating.sigma))
        for name, values in gained.items():
            ratings[name].mu = sum(mu for mu, _ in values) / len(values)
            ratings[name].sigma = sum(sigma for _, sigma in values) / len(values)
    return {name: _interval(rating.mu, rating.sigma) for name, rating in ratings.items()}


def _names(outcome: Played, team: Sequence[int]) -> list[str]:
    return [outcome.seating[seat] for seat in team]


def _interval(mu: float, sigma: float) -> Rating:
    return Rating(mu, mu - NORMAL_95 * sigma, mu + NORMAL_95 * sigma)
