"""What the games of a tournament tell: of the players, of their meetings, of the seats and of the lengths.

It knows no files and no screen.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from regalia import games
from regalia.arena.clock import Times, seconds_of
from regalia.arena.ratings import Rating, rate
from regalia.arena.statistics import Quantiles, quantile, quantiles, wilson
from regalia.arena.tournament import Played, Seating, Tournament, line_ups
from regalia.engine.game import Value


class Share(msgspec.Struct, frozen=True):
    """Of something counted over games."""

    games: int
    wins: float
    """A win that is shared counts as its share."""
    rate: float
    low: float
    high: float
    """The 95 % interval of the rate, after Wilson."""


class DecisionTimes(msgspec.Struct, frozen=True):
    """In seconds."""

    decisions: int
    mean: float
    p99: float
    turn: float
    """The longest turn: decisions in a row before somebody else's."""


class Showing(msgspec.Struct, frozen=True):
    """How a player did in all its games."""

    name: str
    won: Share
    """With its side; who holds several seats of a table, on the average of these."""
    rating: Rating
    points: Quantiles
    times: DecisionTimes
    faults: int
    """Decisions that a bot of one's own lost to a squire."""
    fault: str | None


class Meeting(msgspec.Struct, frozen=True):
    """How one did against another in the games of both: who came in before whom."""

    name: str
    other: str
    score: Share
    """A draw counts half."""
    wins: float
    draws: float
    losses: float
    """They add up to the games; where one of them holds several seats, each pair of seats is a part of a game."""


class Length(msgspec.Struct, frozen=True):
    """How long the games of a line-up took."""

    line_up: Seating
    games: int
    unfinished: int
    """They went on for too long, and count as draws."""
    rounds: Quantiles
    actions: Quantiles


class Report(msgspec.Struct, frozen=True):
    game: str
    players: tuple[str, ...]
    seats: int
    options: dict[str, Value]
    seed: str
    games: int
    """That are played."""
    fair: float
    """The share of wins of a side that is neither better nor worse than others."""
    standings: tuple[Showing, ...]
    """The best first."""
    meetings: tuple[Meeting, ...]
    by_seat: tuple[Share, ...]
    lengths: tuple[Length, ...]


class _Player:
    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.points: Counter[int] = Counter()
        self.times = Times()
        self.faults = 0
        self.fault: str | None = None


class _Pair:
    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        self.draws = 0.0


def summarise(tournament: Tournament, outcomes: Iterable[Played]) -> Report:
    """Of the games in the order of the schedule."""
    played = list(outcomes)
    sides = games.find(tournament.game).sides(tournament.seats)
    names = tuple(dict.fromkeys(tournament.players))
    seen = {name: _Player() for name in names}
    pairs = {pair: _Pair() for pair in combinations(names, 2)}
    seats = [0.0] * tournament.seats
    for outcome in played:
        shares = _shares(outcome.ranks, sides)
        for seat, share in enumerate(shares):
            seats[seat] += share
        for name in set(outcome.seating):
            _note(seen[name], name, outcome, shares)
        for (one, other), pair in pairs.items():
            _compare(pair, one, other, outcome, sides)
    ratings = rate(names, sides, played)
    standings = [_standing(name, seen[name], ratings[name]) for name in names if seen[name].games]
    return Report(
        game=tournament.game,
        players=names,
        seats=tournament.seats,
        options=tournament.options,
        seed=tournament.seed,
        games=len(played),
        fair=1 / len(set(sides)),
        standings=tuple(sorted(standings, key=lambda standing: -standing.rating.value)),
        meetings=tuple(_meeting(*pair, met) for pair, met in pairs.items() if met.games),
        by_seat=tuple(_share(wins, len(played)) for wins in seats) if played else (),
        lengths=tuple(_lengths(line_ups(tournament.players, tournament.seats), played)),
    )


def _shares(ranks: Sequence[int], sides: Sequence[int]) -> list[float]:
    """Of the win, for each seat: the sides that are first share it."""
    winners = {sides[seat] for seat, rank in enumerate(ranks) if rank == 1}
    return [1 / len(winners) if side in winners else 0.0 for side in sides]


def _note(player: _Player, name: str, outcome: Played, shares: Sequence[float]) -> None:
    mine = [seat for seat, sitting in enumerate(outcome.seating) if sitting == name]
    player.games += 1
    player.wins += sum(shares[seat] for seat in mine) / len(mine)
    for seat in mine:
        player.points[outcome.points[seat]] += 1
        player.times.add(outcome.times[seat])
        player.faults += outcome.faults[seat]
        if outcome.faults[seat]:
            player.fault = outcome.last_faults[seat]


def _compare(pair: _Pair, one: str, other: str, outcome: Played, sides: Sequence[int]) -> None:
    ranks = [
        (outcome.ranks[a], outcome.ranks[b])
        for a, first in enumerate(outcome.seating)
        for b, second in enumerate(outcome.seating)
        if first == one and second == other and sides[a] != sides[b]
    ]
    if ranks:
        pair.games += 1
        pair.wins += sum(mine < theirs for mine, theirs in ranks) / len(ranks)
        pair.draws += sum(mine == theirs for mine, theirs in ranks) / len(ranks)


def _share(wins: float, count: int) -> Share:
    return Share(count, wins, wins / count, *wilson(wins, count))


def _standing(name: str, player: _Player, rating: Rating) -> Showing:
    times = player.times
    return Showing(
        name=name,
        won=_share(player.wins, player.games),
        rating=rating,
        points=quantiles(player.points),
        times=DecisionTimes(
            decisions=times.decisions,
            mean=times.nanoseconds / 1e9 / times.decisions,
            p99=seconds_of(quantile(times.classes, 0.99)),
            turn=times.turn / 1e9,
        ),
        faults=player.faults,
        fault=player.fault,
    )


def _meeting(one: str, other: str, met: _Pair) -> Meeting:
    return Meeting(
        name=one,
        other=other,
        score=_share(met.wins + met.draws / 2, met.games),
        wins=met.wins,
        draws=met.draws,
        losses=met.games - met.wins - met.draws,
    )


def _lengths(tables: Sequence[Seating], played: Sequence[Played]) -> Iterable[Length]:
    for line_up in tables:
        wanted = sorted(line_up)
        mine = [outcome for outcome in played if sorted(outcome.seating) == wanted]
        if mine:
            yield Length(
                line_up=line_up,
                games=len(mine),
                unfinished=sum(not outcome.finished for outcome in mine),
                rounds=quantiles(Counter(outcome.rounds for outcome in mine)),
                actions=quantiles(Counter(outcome.actions for outcome in mine)),
            )
