"""What Tara knows of good play. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from regalia.engine.state import Judge, State
from regalia.games.tara.state import OVER, TaraState

WON: Final = 1_000_000


@final
class TaraJudge(Judge):
    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, TaraState)
        if state.phase == OVER:
            won = state.winners >> seat & 1
            return (2 * won - 1) * WON
        return state.kings_of(seat)
