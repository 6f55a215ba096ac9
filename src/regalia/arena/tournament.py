"""Who plays whom, from which seats and with which deals; and the playing of it.

Every line-up gets the same deals, and of each deal every rotation of its players over the seats: so all sit
everywhere equally often, with the same cards. A game is known by its seating and its deal; whoever plays it,
and when, it comes out the same.
"""

from collections.abc import Callable, Collection, Generator, Iterator, Sequence
from functools import cache, partial
from itertools import combinations, count, permutations
from typing import Final, NamedTuple

import msgspec

from regalia import games
from regalia.arena import cluster, players, pool
from regalia.arena.clock import Clock, Timed, Times
from regalia.arena.game import Outcome
from regalia.arena.game import play as play_one
from regalia.arena.own import Own, OwnBot, end_all
from regalia.bots import GuestBot
from regalia.engine.errors import InvalidOption, RegaliaError
from regalia.engine.game import Value

MOST_GAMES: Final = 1_000_000
"""For each line-up."""
MOST_LINE_UPS: Final = 1000

Seating = tuple[str, ...]


class Tournament(msgspec.Struct, frozen=True):
    """What to play. Plain words and numbers: this is what other processes get."""

    game: str
    players: tuple[str, ...]
    """Who takes part; one who may take several seats of a table is named several times."""
    seats: int
    games: int
    """For each line-up: as many deals as it takes to play so many, or some more."""
    seed: str
    options: dict[str, Value] = {}
    own: tuple[Own, ...] = ()
    source: str = ""
    """Of the rules and bots, as `players.source` tells it."""


class Fixture(NamedTuple):
    """One game: who sits where, and the number of the deal."""

    seating: Seating
    deal: int


class Played(Outcome, frozen=True, kw_only=True):
    """How one game of a tournament went."""

    seating: Seating
    deal: int
    times: tuple[Times, ...]
    faults: tuple[int, ...]
    """Decisions that bots of one's own lost to a squire, by seat."""
    last_faults: tuple[str | None, ...]
    """The last of them, by seat: its kind, and what more there is to say."""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.seating, self.deal)


def check(tournament: Tournament) -> Tournament:
    """The same with all filled in, or an error that says what is wrong with it."""
    game = games.find(tournament.game)
    options = game.complete(tournament.seats, tournament.options)
    players.check_own(game, tournament.own)
    names = tuple(players.known(name, game, tournament.own) for name in tournament.players)
    if len(names) < tournament.seats:
        raise InvalidOption(
            f"a table has {tournament.seats} seats, and {len(names)} players are named: "
            "name more, or one several times who may take several seats"
        )
    if not 1 <= tournament.games <= MOST_GAMES:
        raise InvalidOption(f"the number of games is 1 to {MOST_GAMES:,}, not {tournament.games:,}")
    if len(line_ups(names, tournament.seats)) > MOST_LINE_UPS:
        raise InvalidOption(f"so many players give more than {MOST_LINE_UPS:,} line-ups: name fewer")
    return msgspec.structs.replace(tournament, players=names, options=options, source=players.source(game.name))


def line_ups(names: Sequence[str], seats: int) -> list[Seating]:
    """The tables that can be made of these players, whoever sits where."""
    order = {name: place for place, name in reversed(list(enumerate(names)))}
    return list(dict.fromkeys(tuple(sorted(table, key=order.__getitem__)) for table in combinations(names, seats)))


@cache
def orders(line_up: Seating) -> tuple[tuple[Seating, ...], ...]:
    """The ways to sit round a table, each with the different seatings that it gives when all move on together."""
    found: dict[frozenset[Seating], tuple[Seating, ...]] = {}
    for others in permutations(line_up[1:]):
        around = (line_up[0], *others)
        rotated = tuple(dict.fromkeys(around[turn:] + around[:turn] for turn in range(len(around))))
        found.setdefault(frozenset(rotated), rotated)
    return tuple(found.values())


def fixtures(tournament: Tournament) -> Iterator[Fixture]:
    """All games, deal by deal: whoever stops early has as many of each line-up."""
    left = dict.fromkeys(line_ups(tournament.players, tournament.seats), tournament.games)
    for deal in count():
        if not left:
            return
        for line_up in list(left):
            ways = orders(line_up)
            seatings = ways[deal % len(ways)]
            yield from (Fixture(seating, deal) for seating in seatings)
            left[line_up] -= len(seatings)
            if left[line_up] <= 0:
                del left[line_up]


def play(tournament: Tournament, fixture: Fixture) -> Played:
    """One game, each seat by its player; all chance comes from the seed and the number of the deal."""
    if players.source(tournament.game) != tournament.source:
        raise RegaliaError("a machine that should play has other rules or bots than the one that asks it")
    game = games.find(tournament.game)
    seats = tournament.seats
    clock = Clock(seats)
    seated = [players.seated(name, game, seat, tournament.own) for seat, name in enumerate(fixture.seating)]
    timed = [Timed(bot, clock) for bot in seated]
    outcome, _ = play_one(game, tournament.options, timed, f"{tournament.seed} {fixture.deal}")
    return Played(
        **msgspec.structs.asdict(outcome),
        **fixture._asdict(),
        times=tuple(clock.times),
        faults=tuple(bot.faults if isinstance(bot, OwnBot | GuestBot) else 0 for bot in seated),
        last_faults=tuple(bot.fault if isinstance(bot, OwnBot | GuestBot) else None for bot in seated),
    )


def run(
    tournament: Tournament,
    played: Collection[Fixture],
    jobs: int,
    ray: str | None = None,
) -> Generator[Played, None, None]:
    """The games that are not played yet, as they are done: in so many processes, or on a Ray cluster."""
    left = (fixture for fixture in fixtures(tournament) if fixture not in played)
    work: Callable[[Fixture], Played] = partial(play, tournament)
    done = pool.spread(work, left, jobs) if ray is None else cluster.spread(work, left, ray, jobs)
    try:
        for _, outcome in done:
            yield outcome
    finally:
        done.close()
        end_all()
