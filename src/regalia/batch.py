"""Thousands of games side by side, in arrays: for programs that learn.

    from regalia.batch import Batch
    batch = Batch("carolus", seats=2, tables=1024, seed=7)
    while ...:
        actions = ...  # from batch.observations and batch.masks
        batch.step(actions)

A table whose game is over is dealt anew by itself. One seed decides all of it.
"""

from typing import Any

from regalia.engine import chance
from regalia.engine.game import LOT, Options
from regalia.engine.layout import Number
from regalia.engine.lockstep import Lockstep
from regalia.extras import extra
from regalia.games import AnyGame, find

with extra("batch", "regalia.batch"):
    import numpy as np
    from numpy.typing import NDArray


class Batch:
    """So many tables of a game, a decision of each at a time. Its arrays are views: they change with each step."""

    def __init__(
        self, game: str | AnyGame, seats: int, tables: int, seed: int | str = 0, options: Options | None = None
    ) -> None:
        self.game = find(game)
        if tables < 1:
            raise ValueError(f"tables is {tables}, expected at least 1")
        complete = self.game.complete(seats, options or {})
        self.numbers: tuple[Number, ...] = self.game.table.layout.numbers(seats)
        """Name, bounds and kind of each number of an observation."""
        laid_out = self.game.lay_out(seats, complete)
        first = complete.get("first", LOT)
        laid_out.first = first - 1 if isinstance(first, int) else -1
        self.seats, self.tables = seats, tables
        actions = len(self.game.moves)
        self._core = Lockstep(laid_out, tables, len(self.numbers), actions, chance.key(str(seed), 0))
        self.actors = _view(self._core.actors, np.int64, (tables,))
        """The seat that decides at each table."""
        self.observations = _view(self._core.observations, np.int32, (tables, len(self.numbers)))
        """What that seat may know, one's own row first."""
        self.masks = _view(self._core.masks, np.uint8, (tables, actions))
        """1 for each action that it may carry out."""
        self.rewards = _view(self._core.rewards, np.float64, (tables, seats))
        """Of each seat, where the last step ended a game: 1 for whoever won, shared by those who win together."""
        self.ended = _view(self._core.ended, np.uint8, (tables,))
        """1 where the last step ended a game; what is observed there is of the next one."""
        self._picked = _view(self._core.picked, np.int64, (tables,))

    def step(self, actions: Any) -> int:
        """Carry out an action at each table; how many games ended. ValueError if one of them is not legal, and then
        nothing is carried out."""
        given = np.ascontiguousarray(actions, "<i8")
        if given.shape != (self.tables,):
            raise ValueError(
                f"there are actions of the shape {given.shape}, expected ({self.tables},), one for each table"
            )
        return int(self._core.step(given.tobytes()))

    def random_actions(self) -> "NDArray[np.int64]":
        """A legal action of each table, each with the same chance: a view that the next call changes."""
        self._core.pick()
        return self._picked


class Spread:
    """Observations spread out for networks: categories, seats and sides as 0 and 1, a column for each value; counts and
    bits as they are."""

    def __init__(self, numbers: tuple[Number, ...]) -> None:
        single = [number.kind in ("count", "bit") for number in numbers]
        widths = [
            1 if alone else number.highest - number.lowest + 1 for number, alone in zip(numbers, single, strict=True)
        ]
        starts = np.cumsum([0, *widths])
        self.width = int(starts[-1])
        """How many columns there are."""
        self._single = np.flatnonzero(single)
        self._single_at = starts[:-1][self._single]
        self._many = np.flatnonzero(~np.array(single))
        self._many_at = starts[:-1][self._many] - np.array([numbers[n].lowest for n in self._many], np.int64)
        self.names = tuple(
            name
            for number, alone in zip(numbers, single, strict=True)
            for name in (
                [number.name]
                if alone
                else [f"{number.name} is {value}" for value in range(number.lowest, number.highest + 1)]
            )
        )

    def __call__(self, observations: "NDArray[Any]", out: "NDArray[np.float32] | None" = None) -> "NDArray[np.float32]":
        """The observations of some tables, a row each; put into `out` where it is given."""
        rows = len(observations)
        spread = np.zeros((rows, self.width), np.float32) if out is None else out
        if out is not None:
            spread.fill(0)
        spread[:, self._single_at] = observations[:, self._single]
        spread[np.arange(rows)[:, None], observations[:, self._many] + self._many_at] = 1
        return spread


def _view(numbers: Any, kind: Any, shape: tuple[int, ...]) -> "NDArray[Any]":
    return np.frombuffer(numbers, kind).reshape(shape)
