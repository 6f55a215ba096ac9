"""Games between bots end by themselves, and in as many rounds as people have patience for.

Only where the rules alone do not see to it: a round of Rival Kings or Il Principe brings the end nearer, whoever plays.
"""

from statistics import median
from typing import Final

import pytest

from regalia import games
from regalia.bots import make
from regalia.bots.bot import Bot
from regalia.bots.contest import contest
from regalia.bots.search import Budget, SearchBot
from regalia.engine import chance
from regalia.games import AnyGame

USUAL: Final = {"carolus": 20, "tara": 12}
"""The rounds of half of all games, at most."""
GAMES: Final = {"carolus": 40, "tara": 12}
LONGEST: Final = 10_000
"""Decisions: a game that is not over by then has stalled."""
TABLES: Final = [(name, players) for name in USUAL for players in games.find(name).seats]


def check(name: str, seats: int, lineup: list[str], count: int) -> None:
    game = games.find(name)
    rounds: list[int] = []
    for number in range(count):
        state = game.new(seats, game.complete(seats, {}), chance.key("lengths", number))
        bots = [bot(game, lineup[(seat + number) % len(lineup)]) for seat in range(seats)]
        contest(state, bots, chance.key("lengths of games", number), LONGEST)
        assert not state.pending(), f"game {number}"
        assert not game.judge.stalled(state), f"game {number}"
        rounds.append(int(state.round))
    assert median(rounds) <= USUAL[name]


def bot(game: AnyGame, level: str) -> Bot:
    return SearchBot(game.judge, Budget(20, steps=4), lambda: 0.0) if level == "knight" else make(level, game)


@pytest.mark.many
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_squires_come_to_an_end(name: str, players: int) -> None:
    check(name, players, ["squire"], GAMES[name])


@pytest.mark.many
@pytest.mark.parametrize("players", games.find("carolus").seats)
@pytest.mark.parametrize("lineup", [["page", "squire"], ["squire", "knight"]], ids="-".join)
def test_neighbouring_levels_come_to_an_end(players: int, lineup: list[str]) -> None:
    check("carolus", players, lineup, 6)
