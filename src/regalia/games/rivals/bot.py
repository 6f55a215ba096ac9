"""What Rival Kings knows of good play. Compiled."""

from typing import final

from mypy_extensions import i64

from regalia.engine.state import Judge, State
from regalia.games.rivals.state import RivalsState


@final
class RivalsJudge(Judge):
    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, RivalsState)
        return state.points(seat)
