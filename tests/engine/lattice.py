"""How the fast generator is broken: its state worked out of the draws that it has made.

The generator is linear: it multiplies by the inverse of 2^32 modulo `MODULUS`. Every draw tells the
leading bits of a value, so that the values are a point of a known lattice near a known point.
"""

from collections.abc import Sequence
from fractions import Fraction

MULTIPLIER = 2131995753
WORD = 2**32
MODULUS = MULTIPLIER * WORD - 1

Vector = list[int]


def generator_after(draws: Sequence[int], faces: Sequence[int]) -> int:
    """The generator's value at the second of these draws, each of them a number below that of its faces."""
    back = pow(WORD, -1, MODULUS)
    count = len(draws)
    basis = [[pow(back, place, MODULUS) for place in range(count)]]
    basis += [[MODULUS if place == row else 0 for place in range(count)] for row in range(1, count)]
    # A value is MULTIPLIER times the low word of the one before it, and a little more; draws tell low words.
    near = [MULTIPLIER * (2 * draw + 1) * WORD // 2 for draw in draws]
    scaled = [[a * n for a, n in zip(row, faces, strict=True)] for row in basis]  # so that all are equally far off
    return _nearest(_reduced(scaled), near)[0] // faces[0] % MODULUS


def _dot(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(a * b for a, b in zip(one, other, strict=True))


def _reduced(basis: list[Vector]) -> list[Vector]:
    """Lenstra, Lenstra and Lovász's reduction, in integers."""
    rows = [list(row) for row in basis]
    size = len(rows)
    minors = [1] + [0] * size
    shares = [[0] * size for _ in range(size)]

    def orthogonalise(k: int) -> None:
        for j in range(k + 1):
            u = _dot(rows[k], rows[j])
            for i in range(j):
                u = (minors[i + 1] * u - shares[k][i] * shares[j][i]) // minors[i]
            if j < k:
                shares[k][j] = u
            else:
                minors[k + 1] = u

    def shorten(k: int, j: int) -> None:
        times = (2 * shares[k][j] + minors[j + 1]) // (2 * minors[j + 1])
        rows[k] = [a - times * b for a, b in zip(rows[k], rows[j], strict=True)]
        shares[k][j] -= times * minors[j + 1]
        for i in range(j):
            shares[k][i] -= times * shares[j][i]

    def exchange(k: int, known: int) -> None:
        rows[k], rows[k - 1] = rows[k - 1], rows[k]
        for j in range(k - 1):
            shares[k][j], shares[k - 1][j] = shares[k - 1][j], shares[k][j]
        share = shares[k][k - 1]
        minor = (minors[k - 1] * minors[k + 1] + share * share) // minors[k]
        for i in range(k + 1, known + 1):
            old = shares[i][k]
            shares[i][k] = (minors[k + 1] * shares[i][k - 1] - share * old) // minors[k]
            shares[i][k - 1] = (minor * old + share * shares[i][k]) // minors[k + 1]
        minors[k] = minor

    orthogonalise(0)
    k, known = 1, 0
    while k < size:
        if k > known:
            known = k
            orthogonalise(k)
        shorten(k, k - 1)
        if 4 * minors[k + 1] * minors[k - 1] < 3 * minors[k] ** 2 - 4 * shares[k][k - 1] ** 2:
            exchange(k, known)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                shorten(k, j)
            k += 1
    return rows


def _nearest(basis: list[Vector], target: Vector) -> Vector:
    """A point of the lattice near the target (Babai's nearest plane)."""
    planes: list[list[Fraction]] = []
    for row in basis:
        plane = [Fraction(a) for a in row]
        for other in planes:
            share = _share(plane, other)
            plane = [a - share * b for a, b in zip(plane, other, strict=True)]
        planes.append(plane)
    left = [Fraction(a) for a in target]
    for row, plane in zip(reversed(basis), reversed(planes), strict=True):
        times = round(_share(left, plane))
        left = [a - times * b for a, b in zip(left, row, strict=True)]
    return [a - int(b) for a, b in zip(target, left, strict=True)]


def _share(one: Sequence[Fraction], other: Sequence[Fraction]) -> Fraction:
    product = sum((a * b for a, b in zip(one, other, strict=True)), Fraction(0))
    return product / sum((b * b for b in other), Fraction(0))
