"""Accuracy in one number."""

import pytest

from regalia.analysis import accuracy


def test_a_decision_that_cost_nothing_is_whole() -> None:
    assert accuracy.of_decision(0.0) == 100.0


def test_a_decision_is_worse_the_more_it_cost() -> None:
    found = [accuracy.of_decision(loss) for loss in (0.0, 0.05, 0.15, 0.5, 1.0)]
    assert found == sorted(found, reverse=True)
    assert found[-1] == 0.0


def test_a_game_without_a_decision_has_none() -> None:
    assert accuracy.of_game([], []) is None


def test_what_hung_in_the_balance_counts_more() -> None:
    quiet, wild = [0.5, 0.5], [0.2, 0.8]
    good_when_it_counted = accuracy.of_game([0.0, 0.3], [wild, quiet])
    bad_when_it_counted = accuracy.of_game([0.0, 0.3], [quiet, wild])
    assert good_when_it_counted is not None
    assert bad_when_it_counted is not None
    assert good_when_it_counted > bad_when_it_counted


@pytest.mark.parametrize(("points", "expected"), [(3, 2), (50, 5), (500, 8)])
def test_a_longer_game_is_looked_at_in_longer_stretches(points: int, expected: int) -> None:
    assert accuracy.stretch(points) == expected
