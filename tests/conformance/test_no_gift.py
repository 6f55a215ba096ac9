"""Nobody from squire up gives up something for nothing: what the judge leaves out is worse, and is not played."""

import pytest
from mypy_extensions import i64

from regalia import games
from regalia.bots import make
from regalia.bots.bot import Bot
from regalia.bots.contest import contest
from regalia.bots.greedy import GreedyBot
from regalia.bots.levels import SEARCHING
from regalia.bots.search import Budget, SearchBot
from regalia.engine import chance
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.testing.play import ROOM, deal, pending_seats, samples


class Watched(Bot):
    """Counts the decisions in which something could be given up for nothing, and those in which it was."""

    def __init__(self, bot: Bot, game: AnyGame) -> None:
        self.bot = bot
        self.judge = game.judge
        self.decisions = self.possible = self.given_up = 0

    def choose(self, glimpse: State, seat: i64) -> i64:
        actions = ROOM
        count = int(glimpse.legal_into(seat, actions))
        every = [int(actions[n]) for n in range(count)]
        kept = [int(actions[n]) for n in range(int(self.judge.sensible(glimpse, seat, actions, count)))]
        action = self.bot.choose(glimpse, seat)
        self.decisions += len(every) > 1
        self.possible += len(kept) < len(every)
        self.given_up += action not in kept
        return action


def watch(game: AnyGame, level: str, decisions: int) -> Watched:
    """So many decisions of bots of a level, on every seat."""
    bot: Bot = GreedyBot(game.judge)
    if level != "squire":
        bot = SearchBot(game.judge, Budget(12, steps=2, tries=3), lambda: 0.0)
    watched = Watched(bot, game)
    number = 0
    while watched.decisions < decisions:
        seats = sorted(game.seats)[number % len(game.seats)]
        contest(deal(game, seats, number), [watched] * seats, chance.key("no gift", number), 200)
        number += 1
    return watched


@pytest.mark.parametrize("level", ["squire", "knight"])
def test_no_bot_gives_up_something_for_nothing(game: AnyGame, level: str) -> None:
    watched = watch(game, level, 200)
    assert watched.given_up == 0
    assert watched.possible > 0 or game.name != "rivals"


@pytest.mark.many
@pytest.mark.parametrize("level", ["squire", "knight"])
def test_no_bot_gives_up_something_for_nothing_in_many_decisions(game: AnyGame, level: str) -> None:
    assert watch(game, level, 10_000).given_up == 0


def test_all_levels_that_search_are_of_one_kind() -> None:
    """So it is enough to watch a small search."""
    for level in SEARCHING:
        assert isinstance(make(level, games.find("rivals")), SearchBot)


def test_something_sensible_is_left_in_its_order(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 5, games=3):
        for seat in pending_seats(state):
            every = [int(action) for action in state.legal(seat)]
            count = int(state.legal_into(seat, ROOM))
            kept = [int(ROOM[n]) for n in range(int(game.judge.sensible(state, seat, ROOM, count)))]
            assert kept
            assert kept == [action for action in every if action in kept]
