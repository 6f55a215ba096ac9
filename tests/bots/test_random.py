"""The random bot plays everything that is legal, all with the same chance."""

from collections import Counter

from regalia import games
from regalia.bots.random import RandomBot
from regalia.engine import chance
from tests.games.carolus.table import player, table
from tests.uniform import chi_square, critical

GAME = games.find("carolus")


def test_every_legal_action_with_the_same_chance() -> None:
    state = table(player(disc=1, reserve={"red": 1, "blue": 1}), player(disc=2))._state
    legal = state.legal(0)
    assert len(legal) == 32
    bot = RandomBot()
    chosen: Counter[int] = Counter()
    for number in range(3200):
        glimpse = state.clone()
        glimpse.resample(0, chance.key("random bot", number))
        chosen[int(bot.choose(glimpse, 0))] += 1
    assert set(chosen) == set(legal)
    assert chi_square(chosen, dict.fromkeys(legal, 1.0)) < critical(len(legal) - 1)
