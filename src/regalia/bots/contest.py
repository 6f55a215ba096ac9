"""Whole games between bots, without records. Compiled."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import Dice, State, bits, nth_bit, step

ENDLESS: Final[i64] = 1_000_000_000


def contest(
    state: State,
    bots: list[Bot],
    key: i64,
    most: i64 = ENDLESS,
    dice: Callable[[int], Dice] | None = None,
    played: list[tuple[int, int]] | None = None,
) -> i64:
    """Play the state to its end, each seat by its bot; the number of actions.

    Every decision is made on a glimpse: a copy with all resampled that the seat cannot know. What
    the glimpses draw comes from `key`, and so tells nothing of the dice of the game. A game that goes
    on for more than `most` actions is left as it stands then. The dice of each action, by its number from 1, are the
    state's own or those that are given. Who did what is noted in `played`.
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
        action = bots[seat].choose(glimpse, seat)
        actions += 1
        if dice is not None:
            state.dice = dice(actions)
        state.apply(seat, action)
        if played is not None:
            played.append((seat, action))
