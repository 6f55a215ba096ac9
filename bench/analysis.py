"""What an analysis costs, what luck it finds, and whether it finds a mistake that was planted:
    python bench/analysis.py GAME --level lord --players squire,page --games 12 [--seed figures]
    python bench/analysis.py GAME --level lord --planted --games 30 [--seed plant]

The first analyses games of these players, and lets bots of the level play on the same seeds: the processor time of
both is compared. With `--planted` two bots of the level play, whose guesses are others than those of the analysis; once
in each game a move is played that a search of 100 tries finds much worse.
"""

import argparse
import time
from random import Random
from statistics import mean, median, stdev

import regalia
from regalia import bots
from regalia.analysis import Analysis, analyse
from regalia.analysis.found import KINDS
from regalia.bots.bot import Bot
from regalia.bots.levels import budget
from regalia.bots.search import SearchBot
from regalia.calibration import calibration
from regalia.match import Match

MUCH_WORSE = 0.17
TRIES = 100
SEARCHING = ("knight", "lord", "king")


def player(name: str, match: Match) -> Bot:
    """By iterations alone, as in the arena."""
    return searching(name, match) if name in SEARCHING else bots.make(name, match.game)


def searching(name: str, match: Match) -> SearchBot:
    return SearchBot(match.game.judge, budget(name, match.game.name), lambda: 0.0)


def play(game: str, players: list[str], seed: str) -> tuple[Match, float]:
    """A game, and its seconds of processor."""
    match = regalia.new(game, seats=len(players), seed=seed)
    sitting = [player(name, match) for name in players]
    began = time.process_time()
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.game.moves[sitting[seat].choose(match.glimpse(seat), seat)])
    return match, time.process_time() - began


def with_a_mistake(game: str, level: str, seed: str) -> tuple[Match, int | None]:
    """A game, and the number of the move that was planted, where there was a place for it."""
    match, lot = regalia.new(game, seats=2, seed=seed), Random(seed)
    sitting = [searching(level, match) for _ in range(2)]
    shown, wait = calibration(game, 2).shown, lot.randrange(5, 60)
    planted: int | None = None
    while not match.over:
        seat = match.actors[0]
        glimpse = match._state.clone()
        glimpse.resample(seat, lot.randrange(1, 1 << 50))
        bot = sitting[seat]
        action = int(bot.consider(glimpse, seat))
        if planted is None and len(match.played) >= wait:
            best = shown(bot.weighed[0].chances, [0, 1], seat)[seat] if bot.weighed else 0.0
            for other in bot.weighed[1:]:
                tried = bot.insist(glimpse, seat, other.action, TRIES)
                if best - shown(tried.chances, [0, 1], seat)[seat] >= MUCH_WORSE:
                    planted, action = len(match.played) + 1, int(other.action)
                    break
        bot.played(glimpse, seat, action)
        match.play(seat, match.game.moves[action])
    return match, planted


def costs(game: str, level: str, players: list[str], games: int, seed: str) -> None:
    analyses: list[Analysis] = []
    analysing = playing = 0.0
    for number in range(games):
        match, _ = play(game, players, f"{seed} {number}")
        began = time.process_time()
        analyses.append(analyse(match.record(), level))
        analysing += time.process_time() - began
        playing += play(game, [level] * len(players), f"{seed} {number}")[1]
    luck = [100 * found.balances[0].luck for found in analyses]
    rest = [100 * abs(found.balances[0].rest) for found in analyses]
    around = 1.96 * stdev(luck) / games**0.5 if games > 1 else float("nan")
    ratio = analysing / playing
    print(f"{games} games: {analysing / games:.2f} s an analysis, {playing / games:.2f} s a game: {ratio:.2f} times")
    print(f"luck of the first seat: {mean(luck):+.1f} points, give or take {around:.1f}")
    print(f"accounted for by neither luck nor decisions: median {median(rest):.0f} points")


def planted(game: str, level: str, games: int, seed: str) -> None:
    planted = found = others = 0
    for number in range(games):
        match, at = with_a_mistake(game, level, f"{seed} {number}")
        decisions = analyse(match.record(), level).decisions
        planted += at is not None
        found += any(each.number == at and each.loss >= KINDS["mistake"] for each in decisions)
        others += any(each.number != at and each.loss >= KINDS["blunder"] for each in decisions)
    print(f"planted in {planted} of {games} games, found in {found}; another blunder in {others}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--level", choices=SEARCHING, default="lord")
    parser.add_argument("--players", default="squire,page")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--planted", action="store_true")
    parser.add_argument("--seed", default="")
    asked = parser.parse_args()
    if asked.planted:
        planted(asked.game, asked.level, asked.games, asked.seed or "plant")
    else:
        costs(asked.game, asked.level, asked.players.split(","), asked.games, asked.seed or "figures")


if __name__ == "__main__":
    main()
