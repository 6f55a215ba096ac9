"""What dice and cards brought: the value after what came, minus the mean over what could have come.

It is measured at each move that draws something, by the rules' own distribution: the move is carried out again and
again with other draws, and each table is judged as it lies. So it is nought on average, whoever plays and however good
the judge is. What other players do is no luck.
"""

from collections.abc import Callable, Sequence
from functools import cache

from librt.vecs import vec

from regalia.engine import chance
from regalia.engine.judge import Learned
from regalia.engine.state import Dice, State

Values = tuple[float, ...]
"""Each seat's chance to win."""


class _Stop(Exception):
    """Something is drawn."""


class _Asking(Dice):
    """Dice that stop the move where it draws: at a roll, or where a card is uncovered that lay there since the
    set-up."""

    uncovered = False

    def below(self, n: int) -> int:
        if n > 1:
            raise _Stop
        return 0

    def depends_on(self, hidden: str) -> None:
        if hidden == "cards":
            self.uncovered = True
            raise _Stop


def luck(
    judge: Learned,
    shown: Callable[[Sequence[float]], Values],
    before: State,
    seat: int,
    action: int,
    after: State,
    tries: int,
) -> Values | None:
    """What the draws of a move were worth to each seat; None if it draws nothing. It is carried out anew so often."""
    dice = _Asking()
    trial = before.clone()
    trial.dice = dice
    try:
        trial.apply(seat, action)
    except _Stop:
        pass
    else:
        return None
    came, could = [], []
    for number in range(tries):
        key = chance.key("luck", number)
        table = before.clone()
        table.random = key
        if dice.uncovered:  # what lies below was shuffled long ago: it is drawn for whoever uncovers it
            table.resample(seat, key)
            guess = after.clone()
            guess.resample(seat, key)
            came.append(shown(_values(judge, guess)))
        table.apply(seat, action)
        could.append(shown(_values(judge, table)))
    came = came or [shown(_values(judge, after))]
    return tuple(a - b for a, b in zip(_mean(came), _mean(could), strict=True))


def _values(judge: Learned, state: State) -> Values:
    room = _room(int(state.seats))
    judge.values(state, room)
    return tuple(float(value) for value in room)


@cache
def _room(seats: int) -> vec[float]:
    return vec[float]([0.0] * seats)


def _mean(rows: Sequence[Values]) -> Values:
    return tuple(sum(column) / len(rows) for column in zip(*rows, strict=True))
