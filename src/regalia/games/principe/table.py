"""The table of Il Principe: what stands where in `t`, and what a seat observes of it.

Written by `python -m building.tables` from `layout.py`. Do not edit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import zeros

CITIES: Final[i64] = 15
COLOURS: Final[i64] = 5
MOST_SEATS: Final[i64] = 5
DISPLAYED: Final[i64] = 4
REGIONS: Final[i64] = 6
ROLES: Final[i64] = 10
MOST_BID: Final[i64] = 100
MOST_CARDS: Final[i64] = 20
SHIELDS: Final[i64] = 11
ROLE_GOLD: Final[i64] = 2
MINOR_ROLES: Final[i64] = 5
ALL_REGIONS: Final[i64] = 63
ALL_CITIES: Final[i64] = 32767
COUNT_BITS: Final[i64] = 6
COUNT_MASK: Final[i64] = 0x3F
SHIELDS_BITS: Final[i64] = 4
SHIELDS_MASK: Final[i64] = 0xF

OFFERING: Final[i64] = 0
BIDDING: Final[i64] = 1
BUILDING: Final[i64] = 2
ACTING: Final[i64] = 3
PLACING: Final[i64] = 4
TURNING: Final[i64] = 5
OVER: Final[i64] = 6

MAJOR: Final[i64] = 0
MINOR: Final[i64] = 1

GREEN: Final[i64] = 0
WHITE: Final[i64] = 1
RED: Final[i64] = 2
BLUE: Final[i64] = 3
YELLOW: Final[i64] = 4

BY_CITIES: Final[i64] = 1
BY_DECK: Final[i64] = 2

CARDS_EACH: Final[i64] = 0
"""Building cards of each colour in the game."""
MINORS: Final[i64] = 1
"""1 if there are minor roles."""
INCOME: Final[i64] = 2
OFFERS: Final[i64] = 3
"""Cards that each seat offers."""
FEWEST: Final[i64] = 4
"""A deck smaller than this makes a round the last one (P34)."""
ROUNDS: Final[i64] = 5
"""No game has more rounds with an offer."""
CHEAPEST: Final[i64] = 6
"""No city costs less gold."""
ICONS: Final[i64] = 7
"""Of each city: five counts (P8)."""
BUILDINGS: Final[i64] = 22
"""Of each city: how many icons there are."""
TOUCHING: Final[i64] = 37
"""Of each city: bit mask of its regions (P7)."""
WORTH: Final[i64] = 52
PRICE: Final[i64] = 67
ARMS: Final[i64] = 82
"""Of each city: the shields that its builder places (P6)."""
CITY_SIZE: Final[i64] = 97
"""Of each city: 0 for a small one, 1 for a medium, 2 for a large one. Nothing in play follows from it."""
BOX_SIZE: Final[i64] = 112

OFFER: Final[i64] = 0
BID: Final[i64] = 5
PASS: Final[i64] = 105
BUILD: Final[i64] = 106
LAY: Final[i64] = 121
SHIELD: Final[i64] = 221
TURN: Final[i64] = 227
ACTIONS: Final[i64] = 232

DRAW: Final[i64] = 0
"""Cards drawn in a round. By each seat (P11)."""
PHASE: Final[i64] = 1
STAGE: Final[i64] = 2
"""Phase of the rulebook. From 1."""
FINAL_ROUND: Final[i64] = 3
"""Last round. P34."""
DECK_SIZE: Final[i64] = 4
"""Cards in the deck."""
CITY_DECK: Final[i64] = 5
"""Cities in the deck. So many of the unseen ones can still be turned up; the others are not in the game (P37)."""
RANK: Final[i64] = 6
"""Rank of the role at stake. Or of the one that is used."""
SHARED: Final[i64] = 7
"""Lead in the colour at stake is shared. So its minor role stays (P28)."""
HIGHEST: Final[i64] = 8
"""Highest bid. 0 before any."""
TO_PLACE: Final[i64] = 9
"""Shields to place."""
CITY: Final[i64] = 10
"""City being built."""
COLOUR: Final[i64] = 11
"""Colour at stake. Of the group that is auctioned; in phase 4 of the role at stake. 0 otherwise."""
WAITING: Final[i64] = 12
"""A bit for each seat: may decide now."""
PRINCE: Final[i64] = 13
BIDDERS: Final[i64] = 14
"""A bit for each seat: in the auction."""
BIDDER: Final[i64] = 15
"""Seat with the highest bid."""
ENDED: Final[i64] = 16
WINNERS: Final[i64] = 17
"""A bit for each seat: has won."""
UNSEEN: Final[i64] = 18
"""A bit for each city: not turned up yet."""
SHOWN: Final[i64] = 19
"""Cities face up."""
DISPLAY: Final[i64] = 20
"""Of each slot: city. The first SHOWN slots have one."""
DECK: Final[i64] = 24
"""Hidden but for DECK_SIZE."""
REMOVED: Final[i64] = 25
"""Out of the game. Openly (P16)."""
PILE: Final[i64] = 26
"""For auction."""
HAND: Final[i64] = 27
"""Of each seat: in hand."""
OFFERED: Final[i64] = 32
"""Of each seat. Face down, this round."""
TO_OFFER: Final[i64] = 37
"""Of each seat: still to offer. How many cards."""
OPEN: Final[i64] = 42
"""Of each seat: face up. In front of it."""
TURNED: Final[i64] = 47
"""Of each seat: face down. In front of it."""
GOLD: Final[i64] = 52
"""Of each seat. Taken and paid openly, so that all can know it (P10)."""
SCORE: Final[i64] = 57
"""Of each seat."""
PLACED: Final[i64] = 62
"""Of each seat: shields on. On regions of the map."""
SUPPLY: Final[i64] = 67
"""Of each seat: shields in supply. Not on the map."""
BUILT: Final[i64] = 72
"""Of each seat, a bit for each city: has built."""
HOLDER: Final[i64] = 77
"""Of each role. The seat that holds it, or NOBODY. From MINOR_ROLES on stand the minor ones."""
PILES: Final[i64] = 87
"""Piles turned up."""
KEPT: Final[i64] = 88
SIZE: Final[i64] = 88

FEATURE_SCORE: Final[i64] = 0
FEATURE_SETS: Final[i64] = 1
FEATURE_NEXT_SET: Final[i64] = 2
FEATURE_REGIONS: Final[i64] = 3
FEATURE_SHIELDS: Final[i64] = 4
FEATURE_TO_PLACE: Final[i64] = 5
FEATURE_COINS: Final[i64] = 6
FEATURE_PURSE: Final[i64] = 7
FEATURE_RICHES: Final[i64] = 8
FEATURE_MOST_GOLD: Final[i64] = 9
FEATURE_HAND: Final[i64] = 10
FEATURE_MOST_CARDS: Final[i64] = 11
FEATURE_HAND_COLOURS: Final[i64] = 12
FEATURE_HAND_GROUP: Final[i64] = 13
FEATURE_MAJORS: Final[i64] = 14
FEATURE_MINORS: Final[i64] = 15
FEATURE_MAJORS_PROMISED: Final[i64] = 16
FEATURE_MAJORS_TIED: Final[i64] = 17
FEATURE_MINORS_PROMISED: Final[i64] = 18
FEATURE_AHEAD: Final[i64] = 19
FEATURE_OPEN: Final[i64] = 20
FEATURE_PLAN: Final[i64] = 21
FEATURE_SECOND_PLAN: Final[i64] = 22
FEATURE_BUILDABLE: Final[i64] = 23
FEATURE_BUILDING: Final[i64] = 24
FEATURE_PRINCE: Final[i64] = 25
FEATURE_TURN: Final[i64] = 26
MEASURES: Final[i64] = 27


def count_of(packed: i64, colour: i64) -> i64:
    """How many of this colour are counted in the number."""
    return packed >> colour * COUNT_BITS & COUNT_MASK


def shields_of(packed: i64, region: i64) -> i64:
    """How many of this region are counted in the number."""
    return packed >> region * SHIELDS_BITS & SHIELDS_MASK


def fresh(more: i64) -> vec[i64]:
    """A table with nothing on it but nobody, none and empty stacks, and so many numbers behind it."""
    t = zeros(SIZE + more)
    t[CITY] = -1
    t[BIDDER] = -1
    for n in range(4):
        t[DISPLAY + n] = -1
    for n in range(10):
        t[HOLDER + n] = -1
    return t


def turned(number: i64, own: i64, count: i64) -> i64:
    """Another seat or side, of so many, counted from one's own; nobody stays."""
    if number < 0:
        return number
    number -= own
    if number < 0:
        return number + count
    return number


def observe(t: vec[i64], seats: i64, seat: i64, current_round: i64, waiting: i64, out: vec[i64]) -> None:
    """Write what a seat may know; `Layout.numbers` says what each number is."""
    at: i64 = 0
    out[at] = current_round
    out[at + 1] = t[DRAW]
    out[at + 2] = t[PHASE]
    out[at + 3] = t[STAGE]
    out[at + 4] = t[FINAL_ROUND]
    out[at + 5] = t[DECK_SIZE]
    out[at + 6] = t[CITY_DECK]
    out[at + 7] = t[RANK]
    out[at + 8] = t[SHARED]
    out[at + 9] = t[HIGHEST]
    out[at + 10] = t[TO_PLACE]
    out[at + 11] = t[CITY]
    out[at + 12] = t[COLOUR]
    out[at + 13] = turned(t[PRINCE], seat, seats)
    out[at + 14] = turned(t[BIDDER], seat, seats)
    out[at + 15] = t[ENDED]
    packed = t[UNSEEN]
    at += 16
    for city in range(CITIES):
        out[at] = packed >> city & 1
        at += 1
    out[at] = t[SHOWN]
    packed = t[REMOVED]
    out[at + 1] = packed & COUNT_MASK
    out[at + 2] = packed >> 6 & COUNT_MASK
    out[at + 3] = packed >> 12 & COUNT_MASK
    out[at + 4] = packed >> 18 & COUNT_MASK
    out[at + 5] = packed >> 24 & COUNT_MASK
    packed = t[PILE]
    out[at + 6] = packed & COUNT_MASK
    out[at + 7] = packed >> 6 & COUNT_MASK
    out[at + 8] = packed >> 12 & COUNT_MASK
    out[at + 9] = packed >> 18 & COUNT_MASK
    out[at + 10] = packed >> 24 & COUNT_MASK
    out[at + 11] = t[PILES]
    at += 12
    for i in range(seats):
        their_seat = seat + i
        if their_seat >= seats:
            their_seat -= seats
        out[at] = waiting >> their_seat & 1
        out[at + 1] = t[BIDDERS] >> their_seat & 1
        out[at + 2] = t[WINNERS] >> their_seat & 1
        packed = t[HAND + their_seat]
        out[at + 3] = (
            (packed & COUNT_MASK)
            + (packed >> 6 & COUNT_MASK)
            + (packed >> 12 & COUNT_MASK)
            + (packed >> 18 & COUNT_MASK)
            + (packed >> 24 & COUNT_MASK)
        )
        if i != 0:
            packed = 0
        out[at + 4] = packed & COUNT_MASK
        out[at + 5] = packed >> 6 & COUNT_MASK
        out[at + 6] = packed >> 12 & COUNT_MASK
        out[at + 7] = packed >> 18 & COUNT_MASK
        out[at + 8] = packed >> 24 & COUNT_MASK
        packed = t[OFFERED + their_seat]
        out[at + 9] = (
            (packed & COUNT_MASK)
            + (packed >> 6 & COUNT_MASK)
            + (packed >> 12 & COUNT_MASK)
            + (packed >> 18 & COUNT_MASK)
            + (packed >> 24 & COUNT_MASK)
        )
        if i != 0:
            packed = 0
        out[at + 10] = packed & COUNT_MASK
        out[at + 11] = packed >> 6 & COUNT_MASK
        out[at + 12] = packed >> 12 & COUNT_MASK
        out[at + 13] = packed >> 18 & COUNT_MASK
        out[at + 14] = packed >> 24 & COUNT_MASK
        out[at + 15] = t[TO_OFFER + their_seat]
        packed = t[OPEN + their_seat]
        out[at + 16] = packed & COUNT_MASK
        out[at + 17] = packed >> 6 & COUNT_MASK
        out[at + 18] = packed >> 12 & COUNT_MASK
        out[at + 19] = packed >> 18 & COUNT_MASK
        out[at + 20] = packed >> 24 & COUNT_MASK
        packed = t[TURNED + their_seat]
        out[at + 21] = packed & COUNT_MASK
        out[at + 22] = packed >> 6 & COUNT_MASK
        out[at + 23] = packed >> 12 & COUNT_MASK
        out[at + 24] = packed >> 18 & COUNT_MASK
        out[at + 25] = packed >> 24 & COUNT_MASK
        out[at + 26] = t[GOLD + their_seat]
        out[at + 27] = t[SCORE + their_seat]
        packed = t[PLACED + their_seat]
        out[at + 28] = packed & SHIELDS_MASK
        out[at + 29] = packed >> 4 & SHIELDS_MASK
        out[at + 30] = packed >> 8 & SHIELDS_MASK
        out[at + 31] = packed >> 12 & SHIELDS_MASK
        out[at + 32] = packed >> 16 & SHIELDS_MASK
        out[at + 33] = packed >> 20 & SHIELDS_MASK
        out[at + 34] = t[SUPPLY + their_seat]
        packed = t[BUILT + their_seat]
        at += 35
        for city in range(CITIES):
            out[at] = packed >> city & 1
            at += 1
    for slot in range(DISPLAYED):
        packed = t[DISPLAY + slot]
        if slot >= t[SHOWN]:
            packed = -1
        out[at] = packed
        at += 1
    for role in range(ROLES):
        out[at] = turned(t[HOLDER + role], seat, seats)
        at += 1
