"""Many tables of one game that are played side by side, a decision of each at a time. Compiled.

What a step leads to stands in arrays that are made once: who acts, what that seat observes, which actions it may carry
out, what the last game brought. No Python object is made while it runs; `regalia.batch` hands out the arrays.
"""

from typing import final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from regalia.engine.state import MOST_LEGAL, State, lowest, step, zeros


@final
class Lockstep:
    """So many tables, each dealt anew when its game is over."""

    def __init__(self, laid_out: State, tables: i64, numbers: i64, actions: i64, key: i64) -> None:
        self.laid_out = laid_out
        """The box on the table, before the set-up."""
        self.tables: list[State] = []
        self.numbers = numbers
        self.actions = actions
        self.key = key
        """The fast generator that gives each game its own value, and draws random actions."""
        self.actors = zeros(tables)
        """Of each table: the seat that decides."""
        self.observations = vec[i32]([i32(0)] * (tables * numbers))
        """A row of each table: what that seat may know."""
        self.masks = vec[u8]([u8(0)] * (tables * actions))
        """A row of each table: 1 for each action that the seat may carry out."""
        self.rewards = vec[float]([0.0] * (tables * laid_out.seats))
        """A row of each table: of each seat, if the last step ended its game, else 0."""
        self.ended = vec[u8]([u8(0)] * tables)
        """Of each table: 1 if the last step ended its game. What is observed then is of the next one."""
        self.picked = zeros(tables)
        """Of each table: the action that `pick` has drawn."""
        self.legal = zeros(tables * MOST_LEGAL)
        self.counts = zeros(tables)
        self._seen = zeros(numbers)
        self._legal = zeros(MOST_LEGAL)
        self._shares = vec[float]([0.0] * laid_out.seats)
        for table in range(tables):
            self.tables.append(laid_out)
            self._deal(table)
            self._look(table)

    def step(self, actions: bytes) -> i64:
        """Carry out an action at each table, given as eight bytes each, the lowest first; how many games ended.

        ValueError names the first table whose action is not legal; then nothing is carried out anywhere.
        """
        tables: i64 = len(self.tables)
        for table in range(tables):
            action = read_i64_le(actions, table * 8)
            if action < 0 or action >= self.actions or self.masks[table * self.actions + action] == 0:
                raise ValueError(f"table {table}: action {action} is not legal there")
        ended: i64 = 0
        for table in range(tables):
            ended += self._apply(table, read_i64_le(actions, table * 8))
        return ended

    def step_picked(self) -> i64:
        """Carry out the actions that `pick` has drawn."""
        ended: i64 = 0
        for table in range(len(self.tables)):
            ended += self._apply(table, self.picked[table])
        return ended

    def pick(self) -> None:
        """Draw a legal action for each table, each with the same chance."""
        key = self.key
        picked = self.picked
        for table in range(len(self.tables)):
            key = step(key)
            picked[table] = self.legal[table * MOST_LEGAL + (((key & 0xFFFFFFFF) * self.counts[table]) >> 32)]
        self.key = key

    def _apply(self, table: i64, action: i64) -> i64:
        state = self.tables[table]
        ended = self.ended
        seats = self.laid_out.seats
        if ended[table]:
            ended[table] = 0
            rewards = self.rewards
            for seat in range(seats):
                rewards[table * seats + seat] = 0.0
        state.apply(self.actors[table], action)
        over: i64 = 0
        if state.pending() == 0:
            over = 1
            ended[table] = 1
            state.rewards(self._shares)
            rewards = self.rewards
            for seat in range(seats):
                rewards[table * seats + seat] = self._shares[seat]
            self._deal(table)
        self._look(table)
        return over

    def _deal(self, table: i64) -> None:
        state = self.laid_out.clone()
        self.key = step(self.key)
        state.random = self.key
        state.first = self.laid_out.first
        state.set_up()
        self.tables[table] = state

    def _look(self, table: i64) -> None:
        """Put down who decides at a table, what they observe and what they may do."""
        state = self.tables[table]
        seat = lowest(state.pending())
        actors = self.actors
        actors[table] = seat
        seen = self._seen
        state.observe(seat, seen)
        observations = self.observations
        row = table * self.numbers
        for number in range(self.numbers):
            observations[row + number] = i32(seen[number])
        masks = self.masks
        legal = self.legal
        row = table * self.actions
        first = table * MOST_LEGAL
        for n in range(self.counts[table]):
            masks[row + legal[first + n]] = 0
        found = self._legal
        count = state.legal_into(seat, found)
        for n in range(count):
            legal[first + n] = found[n]
            masks[row + found[n]] = 1
        counts = self.counts
        counts[table] = count
