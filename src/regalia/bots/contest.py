"""Whole games between bots, without records. Compiled."""

from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import State


def contest(state: State, bots: list[Bot], chance: State) -> i64:
    """Play the state to its end, each seat by its bot; the number of actions.

    Every decision is made on a glimpse: a copy with all resampled that the seat cannot know. The
    keys of the glimpses come from the generator of `chance`, so no glimpse shares dice with the game.
    """
    actions: i64 = 0
    while True:
        waiting = state.pending()
        if waiting == 0:
            return actions
        seat: i64 = 0
        while not waiting >> seat & 1:
            seat += 1
        glimpse = state.clone()
        glimpse.resample(seat, 1 + (chance.below(1 << 31) << 31 | chance.below(1 << 31)))
        state.apply(seat, bots[seat].choose(glimpse, seat))
        actions += 1
