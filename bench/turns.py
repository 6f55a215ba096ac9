"""How long a king thinks for a whole turn, and how many iterations a second it searches:
    python bench/turns.py [GAME ...] [--turns 32] [--seats K]

At full tables unless said, in processor time of one core, so that it matters little what else the machine does. Squires
play; of each of their games a king thinks out four turns, from the first third to the end, each from its first decision
until somebody else has to decide. It is held to 3 seconds for every turn.
"""

import argparse
from collections.abc import Iterator
from statistics import median
from time import process_time

from regalia import bots, games
from regalia.bots.levels import budget
from regalia.bots.search import SearchBot
from regalia.engine import chance
from regalia.engine.state import State
from regalia.games import AnyGame

GOAL = 3.0
"""Seconds."""
PLACES = (0.35, 0.55, 0.75, 0.95)
"""Of all turns of a game: those that are thought out."""


def glimpse_of(state: State, seat: int, key: int) -> State:
    glimpse = state.clone()
    glimpse.resample(seat, key)
    return glimpse


def beginnings(game: AnyGame, seats: int, number: int) -> list[tuple[State, int]]:
    """Where somebody's turn begins in a squires' game, with something to choose."""
    state = game.new(seats, game.complete(seats, {}), chance.key(f"turns {game.name}", number))
    squire = bots.make("squire", game)
    found: list[tuple[State, int]] = []
    before = -1
    while waiting := state.pending():
        seat = next(seat for seat in range(seats) if waiting >> seat & 1)
        if seat != before and len(state.legal(seat)) > 1:
            found.append((state.clone(), seat))
        before = seat
        key = chance.key(f"glimpses {number}", len(found))
        state.apply(seat, squire.choose(glimpse_of(state, seat, key), seat))
    return found


def positions(game: AnyGame, seats: int) -> Iterator[tuple[State, int]]:
    number = 0
    while True:
        found = beginnings(game, seats, number)
        yield from (found[int(place * len(found))] for place in PLACES)
        number += 1


def turn(game: AnyGame, state: State, seat: int) -> tuple[float, float]:
    """Seconds of a king's whole turn, and iterations a second of its first decision."""
    king = SearchBot(game.judge, budget("king", game.name), process_time)
    begun = process_time()
    now, speed, steps = state.round, 0.0, 0
    while state.pending() >> seat & 1 and state.round == now:
        action = king.choose(glimpse_of(state, seat, chance.key("a king's", steps)), seat)
        speed = speed or int(king.judged) / (process_time() - begun)
        state.apply(seat, action)
        steps += 1
    return process_time() - begun, speed


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="*", metavar="GAME", default=games.names())
    arguments.add_argument("--turns", type=int, default=32)
    arguments.add_argument("--seats", type=int, help="otherwise as many as the game has")
    asked = arguments.parse_args()
    late = 0
    for name in asked.games:
        game = games.find(name)
        seats = asked.seats or max(game.seats)
        found = [turn(game, *at) for _, at in zip(range(asked.turns), positions(game, seats), strict=False)]
        turns, speeds = [each[0] for each in found], [each[1] for each in found]
        late += sum(each > GOAL for each in turns)
        print(
            f"{name}, {seats} players, {len(found)} turns: longest {max(turns):.2f} s, median {median(turns):.2f} s; "
            f"iterations a second: median {median(speeds):,.0f}, least {min(speeds):,.0f}",
            flush=True,
        )
    if late:
        raise SystemExit(f"{late} turns took more than {GOAL:g} s")


if __name__ == "__main__":
    main()
