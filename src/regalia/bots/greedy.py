"""Looks one decision ahead and takes what the game's judge likes best. Compiled."""

from typing import final

from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import Judge, State, buffer


@final
class GreedyBot(Bot):
    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, glimpse: State, seat: i64) -> i64:
        best: i64 = 0
        best_action: i64 = -1
        equals: i64 = 0
        actions = buffer()
        for n in range(glimpse.legal_into(seat, actions)):
            action = actions[n]
            tried = glimpse.clone()
            tried.apply(seat, action)
            value = self.judge.evaluate(tried, seat)
            if best_action < 0 or value > best:
                best = value
                best_action = action
                equals = 1
            elif value == best:
                equals += 1
                if glimpse.below(equals) == 0:  # every one of the equally good with the same chance
                    best_action = action
        return best_action
