"""Gymnasium's own check, and games against bots."""

import random
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from regalia.adapters.gymnasium import FORBIDDEN, RegaliaEnv


def game(env: RegaliaEnv, seed: int) -> tuple[list[Any], float]:
    """What is observed in a game of legal actions by lot, and its reward."""
    observed, _ = env.reset(seed=seed)
    choices, seen, reward, over = random.Random(seed), [], 0.0, False
    while not over:
        assert env.observation_space.contains(observed)
        seen.append(observed["observation"].tolist())
        action = choices.choice(np.flatnonzero(observed["action_mask"]).tolist())
        observed, reward, over, truncated, info = env.step(action)
        assert not truncated
        assert (info["action_mask"] == observed["action_mask"]).all()
    return seen, reward


def test_the_checker(name: str, seats: int) -> None:
    with warnings.catch_warnings():
        # It takes actions that are not legal, which end a game: then it goes on with an environment that is over.
        warnings.simplefilter("ignore", UserWarning)
        check_env(RegaliaEnv(name, seats, bots=("page",), render_mode="ansi"))


def test_the_same_seed_is_the_same_game(name: str, seats: int) -> None:
    env = RegaliaEnv(name, seats, seat=seats - 1, bots=("page",))
    first, reward = game(env, 7)
    assert game(env, 7) == (first, reward)
    assert game(env, 8)[0] != first
    assert 0 <= reward <= 1


def test_an_action_that_is_not_legal_ends_the_game() -> None:
    env = RegaliaEnv("carolus", bots=("page",))
    observed, _ = env.reset(seed=1)
    _, reward, over, _, _ = env.step(int(np.flatnonzero(observed["action_mask"] == 0)[0]))
    assert (reward, over) == (FORBIDDEN, True)


def test_bots_are_named_and_counted() -> None:
    with pytest.raises(ValueError, match="there are 3 bots, expected 1 for all others or 2"):
        RegaliaEnv("carolus", 3, bots=("page", "page", "page"))
    with pytest.raises(ValueError, match="seat is 2, expected 0 to 1"):
        RegaliaEnv("carolus", 2, seat=2)
    with pytest.raises(Exception, match="there is no player 'jester'"):
        RegaliaEnv("carolus", 2, bots=("jester",))
