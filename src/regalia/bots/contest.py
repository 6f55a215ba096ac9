"""Whole games between bots, without records. Compiled."""

from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import State, bits, nth_bit, step


def contest(state: State, bots: list[Bot], key: i64) -> i64:
    """Play the state to its end, each seat by its bot; the number of actions.

    Every decision is made on a glimpse: a copy with all resampled that the seat cannot know. What
    the glimpses draw comes from `key`, and so tells nothing of the dice of the game.
    """
    actions: i64 = 0
    while True:
        waiting = state.pending()
        if waiting == 0:
            return actions
        high = step(key)
        key = step(high)
        seat = nth_bit(waiting, (high & 0xFFFF) % bits(waiting))  # of those who choose at once, nobody is always last
        glimpse = state.clone()
        glimpse.resample(seat, 1 + ((high & 0x3FFFFFFF) << 32 | (key & 0xFFFFFFFF)))
        state.apply(seat, bots[seat].choose(glimpse, seat))
        actions += 1
