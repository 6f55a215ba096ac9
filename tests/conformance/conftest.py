"""Every test here runs for every registered game, and for every number of its players where it asks for `seats`:
interpreted, and so measured, with the most of them alone.
"""

import pytest

from regalia import games
from regalia.testing.play import share

GAMES, BATCHES = 40, 1
NIGHTLY_GAMES, NIGHTLY_BATCHES = 500, 20


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seats" in metafunc.fixturenames:
        found = [games.find(name) for name in games.names()]
        tables = [
            pytest.param(
                *(game, seats),
                id=f"{game.name}-{seats}",
                marks=() if seats == max(game.seats) else pytest.mark.many,
            )
            for game in found
            for seats in game.seats
        ]
        metafunc.parametrize(("game", "seats"), tables)
    elif "game" in metafunc.fixturenames:
        metafunc.parametrize("game", [games.find(name) for name in games.names()], ids=games.names())
    if "numbers" in metafunc.fixturenames:
        nightly = metafunc.config.getoption("nightly")
        each, batches = (NIGHTLY_GAMES, NIGHTLY_BATCHES) if nightly else (share(GAMES), BATCHES)
        ranges = [range(batch * each, (batch + 1) * each) for batch in range(batches)]
        metafunc.parametrize("numbers", ranges, ids=[f"{numbers.start}-{numbers.stop - 1}" for numbers in ranges])
