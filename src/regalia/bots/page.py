"""Plays on sight: sees some of what it could do, and nothing of what others will do about it. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import Judge, State, buffer

SEEN: Final[i64] = 4
"""Actions that come to mind in a decision."""
CARELESS: Final[i64] = 20
"""Of a hundred decisions: so many are made without a thought."""


@final
class PageBot(Bot):
    """Of a few actions that come to mind it takes the one after which the table looks best, as it lies there.

    So it makes a beginner's mistakes: it overlooks moves, takes its first guess at what is hidden for the truth,
    and does not think an action of many steps through to its end.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, glimpse: State, seat: i64) -> i64:
        actions = buffer()
        count = glimpse.legal_into(seat, actions)
        if count == 1:
            return actions[0]
        if glimpse.below(100) < CARELESS:
            return actions[glimpse.below(count)]
        chances = vec[float]([0.0] * glimpse.seats)
        best = actions[0]
        most = -1.0
        tries: i64 = 0
        while tries < SEEN:
            tries += 1
            action = actions[glimpse.below(count)]
            tried = glimpse.clone()
            tried.apply(seat, action)
            self.judge.values(tried, chances)
            if chances[seat] > most:
                most = chances[seat]
                best = action
        return best
