"""Looks one decision ahead and takes what the game's judge likes best. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import Judge, State, buffer, zeros

MOST_GUESSES: Final[i64] = 16
"""By which an action is judged that brings something hidden or random to light."""
MOST_JUDGED: Final[i64] = 48
"""States that are judged in a decision because of such actions: the more there are, the fewer guesses."""
KEYS: Final[i64] = 0x40000000


@final
class GreedyBot(Bot):
    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, glimpse: State, seat: i64) -> i64:
        actions = buffer()
        count = self.judge.sensible(glimpse, seat, actions, glimpse.legal_into(seat, actions))
        if count == 1:
            return actions[0]
        values = self.judged(glimpse, seat, actions, count)
        best: i64 = 0
        equals: i64 = 1
        for n in range(1, count):
            if values[n] > values[best]:
                best = n
                equals = 1
            elif values[n] == values[best]:
                equals += 1
                if glimpse.below(equals) == 0:  # every one of the equally good with the same chance
                    best = n
        return actions[best]

    def judged(self, glimpse: State, seat: i64, actions: vec[i64], count: i64) -> vec[i64]:
        """What each action is worth, in sixteenths.

        An action that passes the barrier shows what lies hidden in the glimpse, which is one guess of
        many: it is judged by others too, the same for all such actions. If the second says the same of
        each as the first, nothing hidden matters, and the others are spared.
        """
        values = zeros(count)
        revealing = zeros(count)
        shown: i64 = 0
        for n in range(count):
            tried = glimpse.clone()
            tried.apply(seat, actions[n])
            values[n] = self.judge.evaluate(tried, seat)
            if tried.barrier != glimpse.barrier:
                revealing[n] = 1
                shown += 1
        firsts = values[:]
        guesses: i64 = 1
        differ = shown > 0
        while differ and guesses < MOST_GUESSES and guesses * shown < MOST_JUDGED:
            guess = glimpse.clone()
            guess.resample(seat, 1 + (glimpse.below(KEYS) << 32 | glimpse.below(KEYS)))
            differ = guesses > 1
            for n in range(count):
                if revealing[n]:
                    tried = guess.clone()
                    tried.apply(seat, actions[n])
                    value = self.judge.evaluate(tried, seat)
                    values[n] += value
                    if value != firsts[n]:
                        differ = True
            guesses += 1
        for n in range(count):
            values[n] *= MOST_GUESSES
            if revealing[n]:
                values[n] //= guesses
        return values
