"""Every game as an environment of PettingZoo, in which agents act in turn (AEC).

    from regalia.adapters import pettingzoo
    env = pettingzoo.env("tara", seats=3)

Who may choose at the same time in secret is asked one after another; what the first chose is told to nobody before the
rules show it. Games always end, so nothing is truncated.
"""

from collections.abc import Mapping
from typing import Any

from regalia.engine.game import Options
from regalia.extras import extra
from regalia.games import AnyGame

with extra("pettingzoo", "regalia.adapters.pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

    from regalia.adapters.seated import RENDER_MODES, SeatedTable, asked_for, check_mode


def env(
    game: str | AnyGame = "carolus",
    seats: int = 2,
    options: Options | None = None,
    render_mode: str | None = None,
) -> "AECEnv[str, dict[str, Any], int]":
    """The environment as PettingZoo's own are wrapped: an action that is not allowed ends the game, with -1 for
    whoever tried it."""
    inner: Any = RegaliaEnv(game, seats, options, render_mode)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class RegaliaEnv(AECEnv[str, dict[str, Any], int]):
    """The environment itself, for those who keep to legal actions: nothing is checked.

    An agent observes `observation` (numbers with bounds; their names are `numbers`) and `action_mask`, which is also
    in its `infos`; it is all 0 while the agent has nothing to decide. At the end, winners are rewarded with 1, shared
    by those who win together.
    """

    metadata = {"render_modes": RENDER_MODES, "is_parallelizable": False}  # noqa: RUF012 PettingZoo asks for it so

    def __init__(
        self,
        game: str | AnyGame = "carolus",
        seats: int = 2,
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = check_mode(render_mode)
        self.table = SeatedTable(game, seats, options)
        self.metadata = {
            **type(self).metadata,
            "name": f"regalia_{self.table.game.name}_v{self.table.game.rules_version}",
        }
        self.numbers = self.table.numbers
        """Name, bounds and kind of each number of an observation."""
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._action_spaces = {agent: spaces.Discrete(self.table.actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(self.table.low, self.table.high, dtype=self.table.dtype.type),
                    "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.state_space = spaces.Box(
            np.tile(self.table.low, seats), np.tile(self.table.high, seats), dtype=self.table.dtype.type
        )
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> "spaces.Dict":
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> "spaces.Discrete":
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """A new game; `options={"game": {"draw": 5}}` settles the game's options otherwise. The same seed gives the
        same games, one after another."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.table.deal(self._chance, asked_for(options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self._seat[agent]
        mask = self.table.mask(seat) if agent == self.agent_selection else np.zeros(self.table.actions, np.int8)
        return {"observation": self.table.observation(seat), "action_mask": mask}

    def state(self) -> Any:
        """What all seats know together, seat by seat: for training in one place, and for no single player."""
        return np.concatenate([self.table.observation(seat) for seat in range(self.table.seats)])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        assert action is not None
        self.table.state.apply(self._seat[agent], int(action))
        if self.table.actor < 0:
            self.rewards = dict(zip(self.possible_agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> Any:
        """As spectators see it: a text, or a picture in numbers."""
        return self.table.rendered(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _select(self) -> None:
        seat = self.table.actor
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self.table.mask(seat)}
