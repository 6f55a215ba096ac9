"""PettingZoo's own tests, and what they cannot ask of a game in turns, asked with legal actions."""

import random
import sys
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, bombardment_test, render_test, seed_test
from pettingzoo.test.example_envs import generated_agents_env_v0

from regalia.adapters import pettingzoo
from regalia.adapters.pettingzoo import RegaliaEnv
from regalia.engine.errors import InvalidOption

TURNS = 400


@pytest.fixture(autouse=True)
def _what_every_masked_environment_is_told() -> Any:
    """PettingZoo names two kinds of its own environments that may observe a mask; whoever else does is warned."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        # Whoever has nothing to decide has nothing to choose from.
        warnings.filterwarnings("ignore", "Action mask numpy array is all zeros")
        yield


def test_api(name: str, seats: int) -> None:
    api_test(pettingzoo.env(name, seats), num_cycles=TURNS)


def test_seeds(name: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(name, seats), num_cycles=TURNS // seats)


def test_rendering(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str | None = None) -> Any:
        return pettingzoo.env(name, seats, render_mode=render_mode)

    render_test(made)
    assert "round = 1" in capsys.readouterr().out


def played(env: RegaliaEnv, seed: int, looked_at: Callable[[str], None] = lambda agent: None) -> list[int]:
    """A whole game of legal actions by lot, and what they were."""
    env.reset(seed=seed)
    choices, actions = random.Random(seed), []
    while not any(env.terminations.values()):
        agent = env.agent_selection
        looked_at(agent)
        actions.append(choices.choice(np.flatnonzero(env.observe(agent)["action_mask"]).tolist()))
        env.step(actions[-1])
    return actions


class Telling(RegaliaEnv):
    """`bombardment_test` of PettingZoo 1.27 takes what `step` returns for the next observation: nothing, of any
    environment."""

    def step(self, action: int | None) -> Any:
        super().step(action)
        return self.observe(self.agent_selection)


def test_bombardment(name: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """It holds the numbers of an observation against all that was observed first, too: here, against its numbers."""
    module = sys.modules[bombardment_test.__module__]
    compared = vars(module)["test_observation"]

    def numbers_alone(observed: dict[str, Any], first: dict[str, Any]) -> None:
        compared(observed["observation"], first["observation"])

    monkeypatch.setattr(module, "test_observation", numbers_alone)
    bombardment_test(Telling(name, seats), cycles=20)


@pytest.mark.filterwarnings("ignore:.*Casting input x to numpy array")
def test_bombardment_as_it_is_passes_for_no_environment() -> None:
    """One of PettingZoo's own examples; where this fails, the test before this one needs no help any more."""
    with pytest.raises(AssertionError, match="Agent's observation is outside of its observation space"):
        bombardment_test(generated_agents_env_v0.env(), cycles=2)


def test_game_after_game(name: str, seats: int) -> None:
    env = RegaliaEnv(name, seats)
    lengths = {len(played(env, seed)) for seed in range(4)}
    assert len(lengths) > 1
    env.reset(seed=0)
    assert not any(env.terminations.values())


def test_agents_act_in_turn_until_the_end(name: str, seats: int) -> None:
    """In place of `max_cycles_test`, which takes actions that are not legal and asks for as many by all agents."""
    env, acted = RegaliaEnv(name, seats), set[str]()
    played(env, 3, acted.add)
    assert acted == set(env.possible_agents)
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert sum(env.rewards.values()) == pytest.approx((len(set(env.table.game.sides(seats))) < seats and 2) or 1)


def test_states_are_of_their_space(name: str, seats: int) -> None:
    """In place of `state_test`, which takes actions that are not legal."""
    env = RegaliaEnv(name, seats)

    def look(agent: str) -> None:
        assert env.state_space.contains(env.state())
        for each in env.possible_agents:
            assert env.observation_space(each).contains(env.observe(each))

    played(env, 5, look)


def test_nothing_hidden_is_observed(name: str, seats: int) -> None:
    """Two tables that an agent cannot tell apart give it the same numbers, mask, rewards and infos."""
    env = RegaliaEnv(name, seats)

    def look(agent: str) -> None:
        seat = env.possible_agents.index(agent)
        true = env.table.state
        before = env.observe(agent), dict(env.infos[agent])
        env.table.state = true.clone()
        env.table.state.resample(seat, 12345)
        after = env.observe(agent), dict(env.infos[agent])
        env.table.state = true
        assert repr(after) == repr(before)
        np.testing.assert_array_equal(after[0]["observation"], before[0]["observation"])
        np.testing.assert_array_equal(after[0]["action_mask"], before[0]["action_mask"])

    played(env, 11, look)


def test_seeds_go_on_from_game_to_game() -> None:
    one, other = RegaliaEnv("carolus"), RegaliaEnv("carolus")
    for env in (one, other):
        env.reset(seed=1)
    first = one.table.state.snapshot()
    for env in (one, other):
        env.reset()
    assert one.table.state.snapshot() == other.table.state.snapshot() != first


def test_options_of_the_game() -> None:
    env = RegaliaEnv("principe", 3)
    env.reset(seed=1, options={"game": {"draw": 5}, "something": "of a wrapper"})
    assert env.table.game.options_of(env.table.state)["draw"] == 5
    with pytest.raises(InvalidOption, match="draw"):
        env.reset(options={"game": {"draw": 9}})
    with pytest.raises(ValueError, match="render_mode is 'cinema', expected human, ansi, rgb_array or None"):
        RegaliaEnv(render_mode="cinema")


def test_an_illegal_action_ends_the_game() -> None:
    env = pettingzoo.env("carolus")
    env.reset(seed=1)
    agent = env.agent_selection
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards == {agent: -1.0, next(other for other in env.possible_agents if other != agent): 0}
    assert all(env.terminations.values())
