"""Looks one decision ahead and takes what the game's judge likes best. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.state import Judge, State, buffer, zeros

SAMPLES: Final[i64] = 8
"""Guesses by which an action is judged that brings something hidden or random to light."""
KEYS: Final[i64] = 0x40000000


@final
class GreedyBot(Bot):
    def __init__(self, judge: Judge) -> None:
        self.judge = judge

    def choose(self, glimpse: State, seat: i64) -> i64:
        actions = buffer()
        count = glimpse.legal_into(seat, actions)
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
        """What each action is worth, times SAMPLES.

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
        while guesses < SAMPLES and shown > 0:
            guess = glimpse.clone()
            guess.resample(seat, 1 + (glimpse.below(KEYS) << 32 | glimpse.below(KEYS)))
            differ = False
            for n in range(count):
                if revealing[n]:
                    tried = guess.clone()
                    tried.apply(seat, actions[n])
                    value = self.judge.evaluate(tried, seat)
                    values[n] += value
                    if value != firsts[n]:
                        differ = True
            guesses += 1
            if not differ and guesses == 2:
                break
        for n in range(count):
            if revealing[n]:
                values[n] = values[n] * SAMPLES // guesses
            else:
                values[n] *= SAMPLES
        return values
