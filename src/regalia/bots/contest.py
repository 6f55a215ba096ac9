"""Whole games between bots, without records. Compiled."""

from typing import Final

from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import State, bits, nth_bit, step

ENDLESS: Final[i64] = 1_000_000_000


def contest(state: State, bots: list[Bot], key: i64, most: i64 = ENDLESS) -> i64:
    """Play the state to its end, each seat by its bot; the number of actions.

    Every decision is made on a glimpse: a copy with all resampled that the seat cannot know. What
    the glimpses draw comes from `key`, and so tells nothing of the dice of the game. A game that goes
    on for more than `most` actions is left as it stands then.
    """
    actions: i64 = 0
    while True:
        waiting = state.pending()
        if waiting == 0 or actions == most:
            return actions
        high = step(key)
        key = step(high)
        seat = nth_bit(waiting, (high & 0xFFFF) % bits(waiting))  # of those who choose at once, nobody is always last
        glimpse = state.clone()
        glimpse.resample(seat, 1 + ((high & 0x3FFFFFFF) << 32 | (key & 0xFFFFFFFF)))
        state.apply(seat, bots[seat].choose(glimpse, seat))
        actions += 1
