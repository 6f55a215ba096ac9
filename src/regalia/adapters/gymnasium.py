"""Every game as an environment of Gymnasium for one player, against bots.

from regalia.adapters import gymnasium
env = gymnasium.RegaliaEnv("rivals", bots=("squire",))
"""

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.arena import players
from regalia.engine.game import Options
from regalia.extras import extra
from regalia.games import AnyGame

with extra("gymnasium", "regalia.adapters.gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces

    from regalia.adapters.seated import RENDER_MODES, SeatedTable, asked_for, check_mode

FORBIDDEN = -1.0
"""The reward for an action that is not allowed, which ends the game."""


class RegaliaEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a table; bots have the others, one level for all or one each, in the order of their seats.

    A bot is a level, or one with other iterations: `king:300`. They think by iterations alone, so that the same seed
    gives the same game on any machine. The reward comes at the end: 1 for a win, shared by those who win together.
    """

    metadata = {"render_modes": RENDER_MODES}  # noqa: RUF012 Gymnasium asks for it so

    def __init__(
        self,
        game: str | AnyGame = "carolus",
        seats: int = 2,
        seat: int = 0,
        bots: Sequence[str] = ("squire",),
        options: Options | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = check_mode(render_mode)
        self.table = SeatedTable(game, seats, options)
        if seat not in range(seats):
            raise ValueError(f"seat is {seat!r}, expected 0 to {seats - 1}")
        others = [other for other in range(seats) if other != seat]
        named = list(bots) * len(others) if len(bots) == 1 else list(bots)
        if len(named) != len(others):
            raise ValueError(f"there are {len(named)} bots, expected 1 for all others or {len(others)}")
        self.seat = seat
        self._levels = {
            other: players.known(name, self.table.game, ()) for other, name in zip(others, named, strict=True)
        }
        self.numbers = self.table.numbers
        """Name, bounds and kind of each number of an observation."""
        self.action_space = spaces.Discrete(self.table.actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(self.table.low, self.table.high, dtype=self.table.dtype.type),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.table.deal(self.np_random, asked_for(options))
        self._bots = {seat: players.seated(level, self.table.game, seat, ()) for seat, level in self._levels.items()}
        self._let_bots_play()
        return self._observed()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if not self.table.mask(self.seat)[action]:
            return (self._observed()[0], FORBIDDEN, True, False, {})
        self.table.state.apply(self.seat, int(action))
        self._let_bots_play()
        over = self.table.actor < 0
        observation, info = self._observed()
        return observation, self.table.rewards()[self.seat] if over else 0.0, over, False, info

    def render(self) -> Any:
        """As spectators see it: a text, or a picture in numbers."""
        return self.table.rendered(self.render_mode)

    def _observed(self) -> tuple[dict[str, Any], dict[str, Any]]:
        mask = self.table.mask(self.seat)
        return {"observation": self.table.observation(self.seat), "action_mask": mask}, {"action_mask": mask}

    def _let_bots_play(self) -> None:
        """Until it is one's own turn: those who may choose at the same time choose first, and know nothing of it."""
        while (actor := self._next_bot()) is not None:
            glimpse = self.table.state.clone()
            glimpse.resample(actor, int(self.np_random.integers(1, 1 << 62)))
            self.table.state.apply(actor, self._bots[actor].choose(glimpse, actor))

    def _next_bot(self) -> int | None:
        return next((seat for seat in self._bots if self.table.decides(seat)), None)
