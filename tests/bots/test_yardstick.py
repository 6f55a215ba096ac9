"""What every bot is measured by never changes."""

import pytest

from regalia import games
from regalia.bots import BOTS
from regalia.bots.yardstick import yardstick
from regalia.engine import chance
from regalia.engine.record import digest
from regalia.engine.state import lowest

DECISIONS = 60
AFTER = {
    "carolus": "a7a038e0f5b36527266502cadf6b6651",
    "principe": "d11b1e924124774f5e61d674bd9fd094",
    "rivals": "8b4b72d373b1b334d883a72c51fe307c",
    "tara": "1ff8d48e7333cc890512ef83314c984d",
}
"""The table after so many decisions of two yardsticks, on the same seed for ever."""


def test_there_is_one_for_every_game_and_people_are_not_offered_it() -> None:
    assert tuple(sorted(AFTER)) == games.names()
    assert "yardstick" not in BOTS


@pytest.mark.parametrize("name", AFTER)
def test_the_yardstick_plays_as_it_always_did(name: str) -> None:
    game = games.find(name)
    state = game.new(2, game.complete(2, {}), chance.key("yardstick", 0))
    bot = yardstick(game)
    for number in range(DECISIONS):
        seat = lowest(state.pending())
        glimpse = state.clone()
        glimpse.resample(seat, chance.key("yardstick", number + 1))
        state.apply(seat, bot.choose(glimpse, seat))
    assert digest(state) == AFTER[name]
