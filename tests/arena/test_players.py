"""Who plays in the arena, and how much they think there."""

import pytest

from regalia import games
from regalia.arena.players import known, seated
from regalia.bots import BUDGETS, KING
from regalia.bots.search import SearchBot
from regalia.engine.errors import InvalidOption

GAME = games.find("carolus")


@pytest.mark.parametrize("level", list(BUDGETS))
def test_levels_go_by_iterations_alone(level: str) -> None:
    """The guard of time is for people who wait; figures must not depend on what else a machine does."""
    bot = seated(level, GAME, 0, ())
    assert isinstance(bot, SearchBot)
    assert bot.budget is BUDGETS[level]
    assert bot.clock() == bot.clock()


def test_a_level_may_have_other_iterations() -> None:
    name = known(" King:030 ", ())
    assert name == "king:30"
    bot = seated(name, GAME, 0, ())
    assert isinstance(bot, SearchBot)
    assert bot.budget.iterations == 30
    assert (bot.budget.steps, bot.budget.explore, bot.budget.heat) == (KING.steps, KING.explore, KING.heat)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("greedy", "'greedy' is called 'squire' now; the players are page, squire"),
        ("Random", "'Random' is called 'page' now"),
        ("king:many", "king:many: expected a number of iterations from 1 to 1000000"),
        ("king:0", "king:0: expected a number of iterations"),
        ("squire:10", "'squire' does not search: only knight, lord or king have iterations"),
        ("emperor:10", "there is no player 'emperor'; expected page, squire"),
    ],
)
def test_others_are_refused(name: str, complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint):
        known(name, ())
