"""How a judge that learns makes chances of standings."""

from math import exp
from typing import TypeVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia._source import compiled
from regalia.engine.state import State

T = TypeVar("T", bound=State)


@pytest.mark.skipif(compiled(), reason="a compiled class has no interpreted subclass")
def test_standings_give_each_side_its_chance() -> None:
    from tests.bots.tiny import Blind, Circle, Heap

    class Counts(Blind):
        """Who sits later stands better."""

        def __init__(self) -> None:
            super(Blind, self).__init__(lambda: {3: [2.0, 2.0], 4: [2.0, 2.0]}, {"place": ""})

        def measure(self, state: State, out: vec[float]) -> float:
            for seat in range(state.seats):
                out[seat] = float(seat)
            return 0.5

    class Partners(Circle):
        def side(self, seat: i64) -> i64:
            return seat % 2

    def chances(state: State) -> list[float]:
        out = vec[float]([0.0] * state.seats)
        Counts().values(state, out)
        return list(out)

    first, second, third = chances(begun(Circle(3)))
    assert first + second + third == pytest.approx(1)
    assert [second / first, third / second] == pytest.approx([exp(2)] * 2), "one place more, and its weight is 2"
    assert chances(begun(Partners(4))) == pytest.approx([1 / (1 + exp(4)), 1 / (1 + exp(-4))] * 2), "added up"
    over = begun(Heap(2))
    over.t[0] = -1
    assert chances(over) == [1.0, 0.0], "the rewards"


def begun(state: T) -> T:
    state.set_up()
    return state
