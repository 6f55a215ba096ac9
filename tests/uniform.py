"""The chi-square test: whether draws follow the weights that the rules give them."""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from math import sqrt
from typing import NamedTuple, TypeVar

K = TypeVar("K", bound=Hashable)

ONE_IN_A_THOUSAND = 3.0902
"""The normal quantile of the level of the test. The keys are fixed, so that a passing test passes always."""


class Case(NamedTuple):
    """Something drawn by chance: what a generator value leads to, and how often each outcome is expected."""

    draw: Callable[[int], Hashable]
    weights: Mapping[Hashable, float]


def chi_square(drawn: Counter[K], weights: Mapping[K, float]) -> float:
    draws, total = drawn.total(), sum(weights.values())
    expected = {outcome: draws * weight / total for outcome, weight in weights.items()}
    return sum((drawn[outcome] - mean) ** 2 / mean for outcome, mean in expected.items())


def critical(freedom: int) -> float:
    """What chi-square exceeds once in a thousand samples (Wilson and Hilferty's approximation)."""
    spread = 2 / (9 * freedom)
    return freedom * float(1 - spread + ONE_IN_A_THOUSAND * sqrt(spread)) ** 3
