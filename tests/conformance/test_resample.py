"""What a seat cannot know is replaced by a fair sample, and nothing that it cannot know reaches it.

For a game with hidden orders, `tests/games/<game>/uniform.py` says what must be uniform.
"""

from collections import Counter
from importlib import import_module

import pytest

from regalia.engine import chance
from regalia.games import AnyGame
from regalia.testing.checks import resampled
from regalia.testing.play import (
    chooser,
    deal,
    step,
)
from tests.uniform import Case, chi_square, critical

SPECTATOR = -1
DRAWS = 3000


def test_two_samples_have_different_futures(game: AnyGame, seats: int) -> None:
    for number in range(10):
        state = deal(game, seats, number)
        ends = []
        for key in (2 * number, 2 * number + 1):
            guess = resampled(state, number % seats, key)
            choices = chooser("future", number)
            while guess.pending():
                step(guess, choices)
            ends.append(guess.snapshot())
        assert ends[0] != ends[1]


def cases(game: AnyGame) -> dict[str, Case]:
    found: dict[str, Case] = import_module(f"tests.games.{game.name}.uniform").CASES
    return found


def test_every_game_says_what_is_uniform(game: AnyGame) -> None:
    assert cases(game)


@pytest.mark.many
def test_uniform_where_the_rules_make_it_so(game: AnyGame) -> None:
    for name, case in cases(game).items():
        drawn = Counter(case.draw(chance.key(f"uniform {name}", number)) for number in range(DRAWS))
        assert set(drawn) <= set(case.weights), name
        assert chi_square(drawn, case.weights) < critical(len(case.weights) - 1), (name, drawn)


def test_a_loaded_die_is_found_out() -> None:
    fair = dict.fromkeys(range(6), 1.0)
    loaded = Counter({**dict.fromkeys(range(5), 960), 5: 1200})
    assert chi_square(loaded, fair) > critical(5)
    assert chi_square(Counter(dict.fromkeys(range(6), 1000)), fair) == pytest.approx(0)
    assert critical(5) == pytest.approx(20.5, rel=0.02)
