"""What every game must pass, as `regalia verify-game` runs it: Regalia's own games here, all of it."""

import pytest

from regalia.games import AnyGame
from regalia.testing.checks import CHECKS, Check, check

LONG = ("play",)
"""In parts of their own: `test_play.py`."""


@pytest.mark.parametrize("one", [one for one in CHECKS if one.name not in LONG], ids=lambda one: one.name)
def test_every_game_passes(game: AnyGame, seats: int, one: Check) -> None:
    check(one, game, seats)
