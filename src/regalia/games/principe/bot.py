"""What Il Principe knows of good play. Compiled."""

from typing import final

from mypy_extensions import i64

from regalia.engine.state import Judge, State
from regalia.games.principe.state import PrincipeState


@final
class PrincipeJudge(Judge):
    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, PrincipeState)
        return state.score[seat]
