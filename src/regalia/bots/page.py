"""Plays on sight: sees some of what it could do, and nothing of what others will do about it. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import Judge, State, buffer

SEEN: Final[i64] = 3
"""Actions that come to mind in a decision."""
CARELESS: Final[i64] = 20
"""Of a hundred decisions: so many are made without a thought."""


@final
class PageBot(Bot):
    """Of a few actions that come to mind it takes the one that the judge likes best, by one guess at what is hidden.

    So it makes a beginner's mistakes: it overlooks moves, takes its first guess for the truth, and now and then
    does not look at all.
    """

    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, glimpse: State, seat: i64) -> i64:
        actions = buffer()
        count = glimpse.legal_into(seat, actions)
        best = actions[glimpse.below(count)]
        if count == 1 or glimpse.below(100) < CARELESS:
            return best
        most = self.liked(glimpse, seat, best)
        tries: i64 = 1
        while tries < SEEN:
            tries += 1
            action = actions[glimpse.below(count)]
            value = self.liked(glimpse, seat, action)
            if value > most:
                most = value
                best = action
        return best

    def liked(self, glimpse: State, seat: i64, action: i64) -> i64:
        tried = glimpse.clone()
        tried.apply(seat, action)
        return self.judge.evaluate(tried, seat)
