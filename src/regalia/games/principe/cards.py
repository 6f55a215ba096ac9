"""Cards of Il Principe wherever they lie: cards of a colour are alike, so they are five counts packed in one number.

The counts stand in the order of P1 (`count_of` reads one). Each has an empty bit above it. Compiled.
"""

from typing import Final

from mypy_extensions import i64

from regalia.games.principe.table import *

CARDS_BITS: Final[i64] = 30
CARDS_MASK: Final[i64] = 0b111111_111111_111111_111111_111111
BORROW: Final[i64] = 0b100000_100000_100000_100000_100000
"""The empty bits: set before a subtraction, each is still set after it where the count did not fall below 0."""
CARRY: Final[i64] = 0b011111_011111_011111_011111_011111
"""Added to counts, it sets the empty bit above each that is not 0."""
ONE_OF_ALL: Final[i64] = 0b000001_000001_000001_000001_000001
NOT_GREEN: Final[i64] = 0b111111_111111_111111_111111_000000
SENTINEL: Final[i64] = ~0b111111_111111_111111_111111_111111
"""Bits above the last count, so that a scan that looks for a card ends there."""


def total(cards: i64) -> i64:
    """How many cards in all: neighbours are added first, so that no sum runs into the next one."""
    pairs = (cards & 0b111111_000000_111111_000000_111111) + (cards >> COUNT_BITS & 0b111111_000000_111111)
    return (pairs & 0b111111111111) + (pairs >> 12 & 0b111111111111) + (pairs >> 24)


def without(cards: i64, others: i64) -> i64:
    """What is left of each colour without the others; nothing where they are more."""
    left = (cards | BORROW) - others
    enough = left & BORROW
    return left & (enough - (enough >> COUNT_BITS - 1))


def one_of_each(cards: i64) -> i64:
    """A card of each colour that there is."""
    return (cards + CARRY & BORROW) >> COUNT_BITS - 1


def colours_in(cards: i64) -> i64:
    """How many colours; the top count of the product is the sum of all."""
    return one_of_each(cards) * ONE_OF_ALL >> CARDS_BITS - COUNT_BITS & COUNT_MASK


def nth_colour(cards: i64, n: i64) -> i64:
    """The n-th of the colours that the cards have; COLOURS if they have fewer, so that no search is endless."""
    ones = one_of_each(cards)
    while n > 0:
        ones &= ones - 1
        n -= 1
    ones |= SENTINEL
    colour: i64 = 0
    while not ones & 1:
        ones >>= COUNT_BITS
        colour += 1
    return colour


def nth_card(cards: i64, n: i64) -> i64:
    """The colour of the n-th card; one beyond the last if there are fewer, so that no search is endless."""
    cards |= SENTINEL
    colour: i64 = 0
    while n >= cards & COUNT_MASK:
        n -= cards & COUNT_MASK
        cards >>= COUNT_BITS
        colour += 1
    return colour
