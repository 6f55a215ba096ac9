"""Many games between bots, and what they tell of the bots and of the seats.

Game number i draws all its chance from the seed and i, and tallies hold whole numbers only. So the
report is the same for any number of processes, to the last digit.
"""

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec

from regalia import bots, games
from regalia.arena.game import Outcome
from regalia.arena.game import play as play_one
from regalia.arena.players import seated
from regalia.arena.pool import check_jobs, spread
from regalia.arena.statistics import mean, median, wilson
from regalia.engine.errors import InvalidOption, InvalidRecord
from regalia.engine.game import Value, rotations
from regalia.games import AnyGame
from regalia.match import new

WIN: Final = 720_720
"""A whole win. Every number up to 16 divides it, so that shared wins stay whole numbers too."""
MOST_GAMES: Final = 10_000_000
CHUNKS: Final = 32
"""Pieces of work for each process: enough for a lively progress bar and an even load."""
BIGGEST_CHUNK: Final = 100
"""In games."""
Note = Callable[[int, Sequence[str], str, Outcome, Sequence[tuple[int, int]]], None]
"""Told of a game: its number, the bots by seat, its seed, how it ended, and every action with its seat."""


class Plan(msgspec.Struct, frozen=True):
    """What to play. Plain words and numbers: this is what other processes get."""

    game: str
    bots: tuple[str, ...]
    """One for each seat."""
    games: int
    seed: str
    options: dict[str, Value] = {}
    rotate: bool = True
    """Let the bots change seats from game to game; teams stay together."""
    records: str | None = None
    """A folder for the record of every game."""


class Lengths(msgspec.Struct, frozen=True):
    """Of the games, in actions."""

    mean: float
    median: float
    min: int
    max: int


class Score(msgspec.Struct, frozen=True):
    """How a bot, or a seat, did."""

    name: str
    seats: int
    """How many seats it held in every game."""
    wins: float
    """A shared win counts as its share."""
    rate: float
    low: float
    high: float
    """The 95 % interval of the rate, after Wilson."""
    points: float
    points_sd: float


class Report(msgspec.Struct, frozen=True):
    plan: Plan
    lengths: Lengths
    bots: tuple[Score, ...]
    """The wins of all bots add up to the games; team-mates share theirs."""
    seats: tuple[Score, ...]
    """A seat wins with its side."""


class Sums(msgspec.Struct):
    won: int = 0
    points: int = 0
    squares: int = 0


class Tally(msgspec.Struct):
    """What is kept of a number of games."""

    bots: dict[str, Sums]
    seats: list[Sums]
    lengths: dict[int, int]
    """How many games took so many actions."""

    def note(self, seated: tuple[str, ...], sides: tuple[int, ...], outcome: Outcome) -> None:
        self.lengths[outcome.actions] = self.lengths.get(outcome.actions, 0) + 1
        winning = [sides[seat] for seat, rank in enumerate(outcome.ranks) if rank == 1]
        share = WIN // len(set(winning))
        for seat, name in enumerate(seated):
            points = outcome.points[seat]
            for sums in (self.bots[name], self.seats[seat]):
                sums.points += points
                sums.squares += points * points
            if outcome.ranks[seat] == 1:
                self.seats[seat].won += share
                self.bots[name].won += share // winning.count(sides[seat])

    def add(self, other: "Tally") -> None:
        for name, sums in other.bots.items():
            _add(self.bots[name], sums)
        for mine, sums in zip(self.seats, other.seats, strict=True):
            _add(mine, sums)
        for length, count in other.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + count


def simulate(plan: Plan, jobs: int = 1, played: Callable[[int], None] = lambda games: None) -> Report:
    """Play all games, in so many processes; `played` is told how many more are done."""
    plan = check(plan, jobs)
    total = empty(plan)
    for piece, tally in spread(partial(play, plan), pieces(plan, jobs), jobs):
        total.add(tally)
        played(len(piece))
    return report(plan, total)


def check(plan: Plan, jobs: int = 1) -> Plan:
    """The plan with its options complete, or an error that says what is wrong with it."""
    game = games.find(plan.game)
    options = game.complete(len(plan.bots), plan.options)
    for name in plan.bots:
        bots.make(name, game)
    if not 1 <= plan.games <= MOST_GAMES:
        raise InvalidOption(f"the number of games is 1 to {MOST_GAMES:,}, not {plan.games:,}")
    check_jobs(jobs)
    if plan.records is not None:
        try:
            Path(plan.records).mkdir(parents=True, exist_ok=True)
        except OSError as cause:
            raise InvalidRecord(f"{plan.records} cannot hold records: {cause.strerror}") from None
    return msgspec.structs.replace(plan, options=options)


def pieces(plan: Plan, jobs: int) -> list[range]:
    """The numbers of all games, in pieces of work."""
    size = min(BIGGEST_CHUNK, -(-plan.games // (jobs * CHUNKS)))
    return [range(first, min(first + size, plan.games)) for first in range(0, plan.games, size)]


def play(plan: Plan, numbers: range, note: Note | None = None) -> Tally:
    """The games with these numbers; of each it is told, if that is wished, how it went."""
    game = games.find(plan.game)
    sides = game.sides(len(plan.bots))
    turns = rotations(sides) if plan.rotate else [0]
    tally = empty(plan)
    for number in numbers:
        turn = turns[number % len(turns)]
        names = plan.bots[turn:] + plan.bots[:turn]
        seating = [seated(name, game, seat, ()) for seat, name in enumerate(names)]
        seed = f"{plan.seed} {number}"
        outcome, played = play_one(game, plan.options, seating, seed)
        if plan.records is not None:
            _record(plan, game, number, seed, names, played)
        if note is not None:
            note(number, names, seed, outcome, played)
        tally.note(names, sides, outcome)
    return tally


def _record(
    plan: Plan, game: AnyGame, number: int, seed: str, names: Sequence[str], played: list[tuple[int, int]]
) -> None:
    assert plan.records is not None
    match = new(game.name, seats=len(plan.bots), seed=seed, options=plan.options)
    match.players = tuple(names)
    for seat, action in played:
        match.play(seat, game.moves[action])
    match.save(Path(plan.records) / f"{plan.game}-{number + 1:0{len(str(plan.games))}}.json")


def empty(plan: Plan) -> Tally:
    return Tally({name: Sums() for name in plan.bots}, [Sums() for _ in plan.bots], {})


def _add(mine: Sums, other: Sums) -> None:
    mine.won += other.won
    mine.points += other.points
    mine.squares += other.squares


def report(plan: Plan, tally: Tally) -> Report:
    by_bot = [_score(plan.games, name, plan.bots.count(name), sums) for name, sums in tally.bots.items()]
    by_seat = [_score(plan.games, str(seat), 1, sums) for seat, sums in enumerate(tally.seats)]
    return Report(plan, _lengths(tally.lengths), tuple(by_bot), tuple(by_seat))


def _score(count: int, name: str, seats: int, sums: Sums) -> Score:
    low, high = wilson(sums.won / WIN, count)
    appearances = count * seats
    spread = (sums.squares - sums.points * sums.points / appearances) / max(1, appearances - 1)
    return Score(
        name=name,
        seats=seats,
        wins=sums.won / WIN,
        rate=sums.won / WIN / count,
        low=low,
        high=high,
        points=sums.points / appearances,
        points_sd=sqrt(max(0.0, spread)),
    )


def _lengths(counts: dict[int, int]) -> Lengths:
    return Lengths(mean=mean(counts), median=median(counts), min=min(counts), max=max(counts))
