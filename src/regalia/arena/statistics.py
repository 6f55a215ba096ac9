"""Intervals and quantiles, for simulations and tournaments alike. It knows no games."""

from collections.abc import Mapping
from math import ceil, sqrt
from typing import Final

import msgspec

NORMAL_95: Final = 1.959963984540054
"""So many standard deviations to either side of the mean hold 95 % of a normal distribution."""

Counts = Mapping[int, int]
"""How many times each number came; at least one did."""


class Quantiles(msgspec.Struct, frozen=True):
    """How numbers are spread."""

    mean: float
    sd: float
    min: int
    q05: int
    q25: int
    median: float
    q75: int
    q95: int
    q99: int
    max: int


def wilson(wins: float, count: int) -> tuple[float, float]:
    """The 95 % interval of a rate of wins: sensible at none and all, and with few games."""
    rate = wins / count
    square = NORMAL_95 * NORMAL_95 / count
    middle = (rate + square / 2) / (1 + square)
    reach = sqrt(square * (rate * (1 - rate) + square / 4)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def quantiles(counts: Counts) -> Quantiles:
    """Of all these numbers."""
    return Quantiles(
        mean=mean(counts),
        sd=sd(counts),
        min=min(counts),
        q05=quantile(counts, 0.05),
        q25=quantile(counts, 0.25),
        median=median(counts),
        q75=quantile(counts, 0.75),
        q95=quantile(counts, 0.95),
        q99=quantile(counts, 0.99),
        max=max(counts),
    )


def mean(counts: Counts) -> float:
    return sum(number * count for number, count in counts.items()) / sum(counts.values())


def sd(counts: Counts) -> float:
    """The standard deviation that these numbers, as a sample, suggest. Whole numbers are summed, so it is exact."""
    total = sum(counts.values())
    whole = sum(number * count for number, count in counts.items())
    squares = sum(number * number * count for number, count in counts.items())
    return sqrt((squares * total - whole * whole) / total / max(1, total - 1))


def median(counts: Counts) -> float:
    total = sum(counts.values())
    return (_nth(counts, (total - 1) // 2) + _nth(counts, total // 2)) / 2


def quantile(counts: Counts, share: float) -> int:
    """The smallest of the numbers that this share of them does not exceed."""
    return _nth(counts, max(0, ceil(share * sum(counts.values())) - 1))


def _nth(counts: Counts, n: int) -> int:
    """The n-th number, all of them sorted."""
    for number in sorted(counts):
        n -= counts[number]
        if n < 0:
            return number
    raise IndexError(n)
