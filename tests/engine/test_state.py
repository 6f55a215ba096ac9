"""What the engine's State does for every game."""

from collections import Counter
from math import exp
from typing import TypeVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia import games
from regalia._source import compiled
from regalia.engine import chance
from regalia.engine.state import EVERYBODY, State

T = TypeVar("T", bound=State)
GAME = games.find("carolus")


def test_below_stays_below_and_reaches_everything() -> None:
    state = GAME.new(2, {}, chance.key("below", 0))
    for n in (1, 2, 3, 6, 7, 15, 100):
        drawn = Counter(int(state.below(n)) for _ in range(200 * n))
        assert set(drawn) == set(range(n))


def test_events_are_collected_only_when_asked_for() -> None:
    state = GAME.new(2, {}, 1)
    state.tell("round", 1)
    assert state.notes is None
    state.notes = []
    state.tell("disc", 1, 2)
    state.tell_to(0b10, "court", 0, 4, 3, 2)
    assert [(event.kind, event.numbers, event.audience) for event in state.notes] == [
        ("disc", [1, 2, 0, 0], EVERYBODY),
        ("court", [0, 4, 3, 2], 0b10),
    ]


def test_everybody_includes_spectators() -> None:
    for seats in range(2, 7):
        assert EVERYBODY & 1 << seats


@pytest.mark.skipif(compiled(), reason="a compiled class has no interpreted subclass")
def test_a_judge_that_only_counts_points_gives_each_side_its_chance() -> None:
    from tests.bots.tiny import Blind, Circle, Heap

    class Counts(Blind):
        def evaluate(self, state: State, seat: i64) -> i64:
            return 2 * seat

    class Partners(Circle):
        def side(self, seat: i64) -> i64:
            return seat % 2

    def chances(state: State) -> list[float]:
        out = vec[float]([0.0] * state.seats)
        Counts().values(state, out)
        return list(out)

    first, second, third = chances(begun(Circle(3)))
    assert first + second + third == pytest.approx(1)
    assert [second / first, third / second] == pytest.approx([exp(2)] * 2), "two points more, at a scale of 1"
    *others, best = chances(begun(Partners(4)))
    assert [*others, best] == pytest.approx([1 / (1 + exp(2)), 1 / (1 + exp(-2))] * 2), "each as its best seat"
    over = begun(Heap(2))
    over.t[0] = -1
    assert chances(over) == [1.0, 0.0], "the rewards"


def begun(state: T) -> T:
    state.set_up()
    return state
