"""Plays on sight: it looks no further than its own move, and not always at that. Compiled."""

from typing import final

from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import Judge, State, buffer


@final
class PageBot(Bot):
    """Takes the action that the judge likes best, by one guess at what is hidden.

    So it makes a beginner's mistakes: it takes its first guess for the truth, and in so many of a hundred decisions it
    plays the first that comes to mind.
    """

    def __init__(self, judge: Judge, lapses: i64) -> None:
        self.judge = judge
        self.lapses = lapses

    def choose(self, glimpse: State, seat: i64) -> i64:
        actions = buffer()
        count = glimpse.legal_into(seat, actions)
        best = actions[glimpse.below(count)]
        if count == 1 or glimpse.below(100) < self.lapses:
            return best
        most: i64 = -1
        for n in range(count):
            other = n + glimpse.below(count - n)  # in any order: the first of the equally good is taken
            action = actions[other]
            actions[other] = actions[n]
            value = self.liked(glimpse, seat, action)
            if value > most:
                most = value
                best = action
        return best

    def liked(self, glimpse: State, seat: i64, action: i64) -> i64:
        tried = glimpse.clone()
        tried.apply(seat, action)
        return self.judge.evaluate(tried, seat)
