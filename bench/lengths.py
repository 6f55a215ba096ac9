"""How long games last, and whether they end by themselves:
    python bench/lengths.py [GAME ...] [--games 400] [--seed lengths] [--levels page,squire,knight]

For every game, number of players and level: so many games of that level with itself, as lines of a table for
docs/bots.md; then as many where two neighbouring levels take turns around the table, each deal with either first.
A game that ends only because no game may go on for ever has stalled (`Learned.stalled`).
"""

import argparse
from collections import Counter
from itertools import pairwise
from typing import Final

from regalia import games
from regalia.arena.players import seated
from regalia.arena.statistics import quantiles, wilson
from regalia.bots.bot import Bot
from regalia.bots.contest import contest
from regalia.engine import chance
from regalia.games import AnyGame

HEAD: Final = """\
| game | seats | players | games | rounds: median | 95 % | 99 % | most | decisions: median | 95 % | most | stalled |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"""


def line(game: AnyGame, seats: int, levels: tuple[str, ...], count: int, seed: str) -> str:
    """The lengths of so many games."""
    rounds, decisions = Counter[int](), Counter[int]()
    stalled = 0
    for number in range(count):
        state = game.new(seats, game.complete(seats, {}), chance.key(seed, number // len(levels)))
        names = [levels[(seat + number) % len(levels)] for seat in range(seats)]
        bots: list[Bot] = [seated(name, game, seat, ()) for seat, name in enumerate(names)]
        decisions[int(contest(state, bots, chance.key(f"glimpses {seed}", number)))] += 1
        rounds[int(state.round)] += 1
        stalled += game.judge.stalled(state)
    r, d = quantiles(rounds), quantiles(decisions)
    low, high = (100 * end for end in wilson(stalled, count))
    return (
        f"| {game.name} | {seats} | {', '.join(levels)} | {count} | {r.median:g} | {r.q95} | {r.q99} | {r.max} "
        f"| {d.median:g} | {d.q95} | {d.max} | {stalled} ({low:.1f}-{high:.1f} %) |"
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", metavar="GAME", help="all of them unless said")
    arguments.add_argument("--games", dest="count", type=int, default=400)
    arguments.add_argument("--seed", default="lengths")
    arguments.add_argument("--levels", default="page,squire,knight", help="levels, or king:60 and the like")
    asked = arguments.parse_args()
    levels = asked.levels.split(",")
    print(HEAD)
    for game in map(games.find, asked.games or games.names()):
        for seats in game.seats:
            for lineup in [(level,) for level in levels] + list(pairwise(levels)):
                print(line(game, seats, lineup, asked.count, asked.seed), flush=True)


if __name__ == "__main__":
    main()
