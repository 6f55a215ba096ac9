"""The table of Carolus Magnus: what stands where in `t`, and what a seat observes of it.

Written by `python -m building.tables` from `layout.py`. Do not edit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import zeros

MOST_SEATS: Final[i64] = 4
PROVINCES: Final[i64] = 15
FAMILIES: Final[i64] = 5
DISCS: Final[i64] = 5
DESTINATIONS: Final[i64] = 16
KNIGHTS_EACH: Final[i64] = 40
LAST_ROUND: Final[i64] = 100
ALL_DISCS: Final[i64] = 31
COUNT_BITS: Final[i64] = 8
COUNT_MASK: Final[i64] = 0xFF

SETTING_UP: Final[i64] = 0
PREPARING: Final[i64] = 1
BRINGING: Final[i64] = 2
MOVING: Final[i64] = 3
REFILLING: Final[i64] = 4
OVER: Final[i64] = 5

BY_CASTLES: Final[i64] = 1
BY_TERRITORIES: Final[i64] = 2
BY_STANDSTILL: Final[i64] = 3
BY_ROUNDS: Final[i64] = 4

LAY_DISC: Final[i64] = 0
BRING_KNIGHT: Final[i64] = 5
MOVE_EMPEROR: Final[i64] = 85
CHOOSE_FAMILY: Final[i64] = 90
ACTIONS: Final[i64] = 95

CASTLES_EACH: Final[i64] = 0
DICE: Final[i64] = 1
RESERVE_SIZE: Final[i64] = 2
BRING: Final[i64] = 3
"""Knights to bring in a turn."""
TEAM_TALK: Final[i64] = 4
PHASE: Final[i64] = 5
TURN: Final[i64] = 6
"""Whose turn it is: an index into ORDER."""
TO_BRING: Final[i64] = 7
"""Knights still to bring."""
ANYONE_BROUGHT: Final[i64] = 8
"""A knight, in this round."""
EMPEROR: Final[i64] = 9
ENDED: Final[i64] = 10
WINNERS: Final[i64] = 11
"""A bit for each side: has won."""
ROOT: Final[i64] = 12
"""Of each province: territory. The territory that it belongs to."""
KNIGHTS: Final[i64] = 27
"""Of each province. As a territory, its knights in one number (`count_of`)."""
CASTLES: Final[i64] = 42
"""Of each province."""
OWNER: Final[i64] = 57
"""Of each province. As a territory, the side with castles there."""
STOCK: Final[i64] = 72
"""Knights of all families, likewise; so are courts and reserves."""
MARKER: Final[i64] = 73
"""Of each family: seat with the influence marker."""
COURT: Final[i64] = 78
"""Of each seat."""
RESERVE: Final[i64] = 82
"""Of each seat."""
SUPPLY: Final[i64] = 86
"""Of each side. The castles not on the board."""
UNUSED: Final[i64] = 90
"""Of each seat, a bit for each disc: unused disc. Bit d-1 is set while disc d is not used."""
LAID: Final[i64] = 94
"""Of each seat. The disc laid out this round, 0 before."""
ORDER: Final[i64] = 98
"""Of each turn. The seat that chooses then; once all discs are out, that acts."""
CROWNS: Final[i64] = 102
"""Of each seat. Crowns rolled and not yet decided."""
KEPT: Final[i64] = 106
"""What is behind these follows from them."""
TERRITORIES: Final[i64] = 106
ROOTS: Final[i64] = 107
"""Of each province. The territories, ascending; the first TERRITORIES entries count."""
PLACE: Final[i64] = 122
"""Of each province. As a territory, its place among them."""
SIZE: Final[i64] = 137

FEATURE_CASTLES: Final[i64] = 0
FEATURE_LAST_CASTLES: Final[i64] = 1
FEATURE_TERRITORIES: Final[i64] = 2
FEATURE_PROMISED: Final[i64] = 3
FEATURE_THREATENED: Final[i64] = 4
FEATURE_CONTESTED: Final[i64] = 5
FEATURE_STOP: Final[i64] = 6
FEATURE_STOP_LATER: Final[i64] = 7
FEATURE_EXPOSED: Final[i64] = 8
FEATURE_FAMILIES: Final[i64] = 9
FEATURE_FOLLOWERS: Final[i64] = 10
FEATURE_LEAD: Final[i64] = 11
FEATURE_PURSUIT: Final[i64] = 12
FEATURE_RESERVE: Final[i64] = 13
FEATURE_COURT: Final[i64] = 14
FEATURE_DISCS: Final[i64] = 15
FEATURE_TURN: Final[i64] = 16
MEASURES: Final[i64] = 17


def count_of(packed: i64, family: i64) -> i64:
    """How many of this family are counted in the number."""
    return packed >> family * COUNT_BITS & COUNT_MASK


def fresh(more: i64) -> vec[i64]:
    """A table with nothing on it but nobody, none and empty stacks, and so many numbers behind it."""
    t = zeros(SIZE + more)
    for n in range(15):
        t[OWNER + n] = -1
    for n in range(5):
        t[MARKER + n] = -1
    return t


def turned(number: i64, own: i64, count: i64) -> i64:
    """Another seat or side, of so many, counted from one's own; nobody stays."""
    if number < 0:
        return number
    number -= own
    if number < 0:
        return number + count
    return number


def observe(
    t: vec[i64], seats: i64, seat: i64, sides: i64, side: i64, current_round: i64, waiting: i64, out: vec[i64]
) -> None:
    """Write what a seat may know; `Layout.numbers` says what each number is."""
    at: i64 = 0
    out[at] = current_round
    out[at + 1] = t[CASTLES_EACH]
    out[at + 2] = t[DICE]
    out[at + 3] = t[RESERVE_SIZE]
    out[at + 4] = t[BRING]
    out[at + 5] = t[TEAM_TALK]
    out[at + 6] = t[PHASE]
    out[at + 7] = t[TURN]
    out[at + 8] = t[TO_BRING]
    out[at + 9] = t[ANYONE_BROUGHT]
    out[at + 10] = t[EMPEROR]
    out[at + 11] = t[ENDED]
    packed = t[STOCK]
    out[at + 12] = packed & COUNT_MASK
    out[at + 13] = packed >> 8 & COUNT_MASK
    out[at + 14] = packed >> 16 & COUNT_MASK
    out[at + 15] = packed >> 24 & COUNT_MASK
    out[at + 16] = packed >> 32 & COUNT_MASK
    at += 17
    for i in range(sides):
        their_side = side + i
        if their_side >= sides:
            their_side -= sides
        out[at] = t[WINNERS] >> their_side & 1
        out[at + 1] = t[SUPPLY + their_side]
        at += 2
    for province in range(PROVINCES):
        out[at] = t[ROOT + province]
        packed = t[KNIGHTS + province]
        out[at + 1] = packed & COUNT_MASK
        out[at + 2] = packed >> 8 & COUNT_MASK
        out[at + 3] = packed >> 16 & COUNT_MASK
        out[at + 4] = packed >> 24 & COUNT_MASK
        out[at + 5] = packed >> 32 & COUNT_MASK
        out[at + 6] = t[CASTLES + province]
        out[at + 7] = turned(t[OWNER + province], side, sides)
        at += 8
    for family in range(FAMILIES):
        out[at] = turned(t[MARKER + family], seat, seats)
        at += 1
    for i in range(seats):
        their_seat = seat + i
        if their_seat >= seats:
            their_seat -= seats
        out[at] = waiting >> their_seat & 1
        packed = t[COURT + their_seat]
        out[at + 1] = packed & COUNT_MASK
        out[at + 2] = packed >> 8 & COUNT_MASK
        out[at + 3] = packed >> 16 & COUNT_MASK
        out[at + 4] = packed >> 24 & COUNT_MASK
        out[at + 5] = packed >> 32 & COUNT_MASK
        packed = t[RESERVE + their_seat]
        out[at + 6] = packed & COUNT_MASK
        out[at + 7] = packed >> 8 & COUNT_MASK
        out[at + 8] = packed >> 16 & COUNT_MASK
        out[at + 9] = packed >> 24 & COUNT_MASK
        out[at + 10] = packed >> 32 & COUNT_MASK
        packed = t[UNUSED + their_seat]
        out[at + 11] = packed & 1
        out[at + 12] = packed >> 1 & 1
        out[at + 13] = packed >> 2 & 1
        out[at + 14] = packed >> 3 & 1
        out[at + 15] = packed >> 4 & 1
        out[at + 16] = t[LAID + their_seat]
        out[at + 17] = t[CROWNS + their_seat]
        at += 18
    for turn in range(seats):
        out[at] = turned(t[ORDER + turn], seat, seats)
        at += 1
