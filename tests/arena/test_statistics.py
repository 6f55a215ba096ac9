"""Intervals and quantiles against known values."""

from collections import Counter
from statistics import fmean, median, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia.arena.statistics import quantile, quantiles, wilson

numbers = st.lists(st.integers(-50, 50), min_size=1, max_size=60)


@pytest.mark.parametrize(
    ("wins", "count", "low", "high"),
    [
        (0, 20, 0, 0.1611),
        (10, 20, 0.2993, 0.7007),
        (20, 20, 0.8389, 1),
        (5, 8, 0.3057, 0.8632),
        (260, 400, 0.6020, 0.6951),
    ],
)
def test_intervals_are_wilsons(wins: int, count: int, low: float, high: float) -> None:
    assert wilson(wins, count) == pytest.approx((low, high), abs=5e-5)


@given(numbers)
def test_quantiles_are_those_of_the_numbers(values: list[int]) -> None:
    found = quantiles(Counter(values))
    assert found.mean == pytest.approx(fmean(values))
    assert found.median == median(values)
    assert found.sd == pytest.approx(stdev(values) if len(values) > 1 else 0)
    assert (found.min, found.max) == (min(values), max(values))
    assert found.min <= found.q05 <= found.q25 <= found.median <= found.q75 <= found.q95 <= found.q99 <= found.max


@given(numbers, st.floats(0, 1))
def test_so_many_do_not_exceed_a_quantile(values: list[int], share: float) -> None:
    found = quantile(Counter(values), share)
    assert found in values
    assert sum(value <= found for value in values) >= share * len(values) - 1e-9
    assert sum(value < found for value in values) <= share * len(values)
