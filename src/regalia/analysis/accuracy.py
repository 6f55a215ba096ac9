"""How well somebody played, in one number from 0 to 100: the formulas of lichess, on chances to win.

A decision's accuracy falls with what it cost; that of a game is between the mean of its decisions, of which those count
most that were made while the game hung in the balance, and their harmonic mean, which a single blunder pulls down.
"""

from collections.abc import Sequence
from math import exp
from statistics import harmonic_mean, pstdev

WINDOWS = 10
"""Of a game: as many stretches in which it is looked at how much its chances moved."""
FEWEST, MOST = 2, 8
"""Points in a stretch."""
LEAST, GREATEST = 0.5, 12.0
"""What a decision counts: by the standard deviation of the chances around it, in hundredths."""


def of_decision(loss: float) -> float:
    """From what a decision cost, in chances to win, 0 to 1."""
    return max(0.0, min(100.0, 103.1668 * exp(-4.354 * loss) - 2.1669))


def of_game(losses: Sequence[float], chances: Sequence[Sequence[float]]) -> float | None:
    """From what each decision of somebody cost, and how their chances had moved by then; None where there was none."""
    if not losses:
        return None
    accuracies = [of_decision(loss) for loss in losses]
    counts = [min(GREATEST, max(LEAST, 100 * pstdev(before))) for before in chances]
    weighted = sum(a * c for a, c in zip(accuracies, counts, strict=True)) / sum(counts)
    return (weighted + harmonic_mean(accuracies)) / 2


def stretch(points: int) -> int:
    """How many points of a curve of so many are looked at around a decision."""
    return max(FEWEST, min(MOST, points // WINDOWS))
