"""The table of Tara: what stands where in `t`, and what a seat observes of it.

Written by `python -m building.tables` from `layout.py`. Do not edit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import bits, zeros

REGIONS: Final[i64] = 4
CARDS: Final[i64] = 36
POSITIONS: Final[i64] = 15
DEEP: Final[i64] = 80
MOST_SEATS: Final[i64] = 4
MOST_SUNK: Final[i64] = 50
COMMON: Final[i64] = 14
SLOTTED: Final[i64] = 12
HIGHER: Final[i64] = 10
DISCS: Final[i64] = 20
KINGS: Final[i64] = 2
MOST_GARRISON: Final[i64] = 2
STACK_SHOWN: Final[i64] = 6
STACK_BENEATH: Final[i64] = 50
STACK_BITS: Final[i64] = 2
STACK_MASK: Final[i64] = 0b11
STACK_ROOM: Final[i64] = 30
STACK_FULL: Final[i64] = 1 << 60
"""A number as large as this has no room for another; deeper ones lie beneath."""

STAGE_ACTIONS: Final[i64] = 0
STAGE_TRAITORS: Final[i64] = 1
STAGE_CLEARING: Final[i64] = 2

KEEPING: Final[i64] = 0
CHOOSING: Final[i64] = 1
ANCHORING: Final[i64] = 2
PLACING: Final[i64] = 3
PROMOTING: Final[i64] = 4
SWAPPING: Final[i64] = 5
LOWERING: Final[i64] = 6
GARRISONING: Final[i64] = 7
HIRING: Final[i64] = 8
BETRAYING: Final[i64] = 9
RANSOMING: Final[i64] = 10
NAMING: Final[i64] = 11
OVER: Final[i64] = 12

BY_KINGS: Final[i64] = 1
BY_ROUNDS: Final[i64] = 2

COST: Final[i64] = 0
"""Of each card."""
ANCHORS: Final[i64] = 36
"""Of each card: bit mask of the first placement slots of its anchors in a region; 0 for a Stone."""
SECOND: Final[i64] = 72
"""Of each card: how much further on its second placement slot lies; 0 where it has but one."""
BOX_SIZE: Final[i64] = 108

KEEP: Final[i64] = 0
PLAY: Final[i64] = 36
AMNESTY: Final[i64] = 180
DISCARD: Final[i64] = 324
FIT: Final[i64] = 360
PLACE: Final[i64] = 408
PROMOTE: Final[i64] = 464
LOWER: Final[i64] = 504
BETRAY: Final[i64] = 560
HIRE: Final[i64] = 616
RANSOM: Final[i64] = 618
NAME: Final[i64] = 622
DONE: Final[i64] = 626
SWAP: Final[i64] = 627
ACTIONS: Final[i64] = 1747

ROUND_LIMIT: Final[i64] = 0
"""0 for none."""
THIRD: Final[i64] = 1
"""Region that opens third, with two players."""
FIRST_REGIONS: Final[i64] = 2
"""A bit for each region: from the first in play."""
IN_PLAY: Final[i64] = 3
"""A bit for each region: in play."""
ACTED: Final[i64] = 4
"""The very first action is over."""
STAGE: Final[i64] = 5
PHASE: Final[i64] = 6
CARD: Final[i64] = 7
"""Card in play, or turned up for a traitor."""
REGION: Final[i64] = 8
"""Region of the action, traitor or garrison."""
ANCHOR: Final[i64] = 9
"""First placement slot where the card lies."""
TAKES_OCCUPIED: Final[i64] = 10
"""Occupied slots may be taken. T14."""
PLACED: Final[i64] = 11
"""A bit for each position: placed on."""
PROMOTED: Final[i64] = 12
"""A bit for each position: promoted into."""
ACTIVE: Final[i64] = 13
"""A bit for each position: activated at first. T20, T27, T33."""
PAID: Final[i64] = 14
"""Activation paid."""
MUST_PROMOTE: Final[i64] = 15
PICKED: Final[i64] = 16
"""First disc of a swap. Position * DEEP + depth."""
GARRISON_LEFT: Final[i64] = 17
"""Garrison still to place."""
REGIONS_LEFT: Final[i64] = 18
"""A bit for each region: still to visit. By traitors or clearing."""
HOLDERS_DONE: Final[i64] = 19
"""Seats that have finished ransom."""
OWNERS_ASKED: Final[i64] = 20
"""Owners asked by this holder, clockwise."""
START: Final[i64] = 21
"""Start player."""
ACTOR: Final[i64] = 22
"""Seat whose action or traitor it is."""
DECIDER: Final[i64] = 23
"""Seat to decide. If not all do at once."""
MAY_HIRE: Final[i64] = 24
"""A bit for each seat: may still hire the traitor."""
ENDED: Final[i64] = 25
WINNERS: Final[i64] = 26
"""A bit for each seat: has won."""
PILE: Final[i64] = 27
"""A bit for each card: draw pile."""
DISCARDED: Final[i64] = 28
"""A bit for each card."""
SEEN: Final[i64] = 29
"""A bit for each card. The cards that everybody has seen since they were dealt."""
HAND: Final[i64] = 30
"""Of each seat, a bit for each card. T9: nobody knows how far others have come in keeping."""
ASIDE: Final[i64] = 34
"""Of each seat, a bit for each card: set aside."""
SUPPLY: Final[i64] = 38
"""Of each seat: discs in supply."""
CROWNS: Final[i64] = 42
"""Of each seat: king pieces not on the board."""
CUMALS: Final[i64] = 46
"""Of each seat."""
PRISONERS: Final[i64] = 50
"""Of each seat and seat: prisoners of. How many discs lie on its rath, of each owner."""
KING_OF: Final[i64] = 66
"""Of each region: seat with a king piece. When the game is won, on top of the discs (T43)."""
STACK: Final[i64] = 70
"""Of each region and position. Its discs in one number."""
SUNK: Final[i64] = 130
"""Of each sunk disc. Discs too deep for that: (spot * DEEP + depth) * 4 + owner + 1 of each, ascending; then 0."""
KEPT: Final[i64] = 180
"""What is behind these follows from them."""
HELD: Final[i64] = 180
"""Of each region and seat, a bit for each position. What it controls, by the top disc or the king piece."""
TAKEN: Final[i64] = 196
"""Of each region, a bit for each position. What anybody controls."""
CAPTIVES: Final[i64] = 200
"""Of each region, a bit for each position. Where more than one disc lies."""
FORTS: Final[i64] = 204
"""Of each region, a bit for each position."""
TALL: Final[i64] = 208
"""Of each region, a bit for each position. Where more than two discs lie: a swap could make three on top (T5)."""
SLOTS_HERE: Final[i64] = 212
"""A bit for each position. The card's placement slots where it lies; 0 when it does not."""
PLACES: Final[i64] = 213
"""A bit for each position. While placing: what can be placed on now, ..."""
TARGETS: Final[i64] = 214
"""A bit for each position. ... and while placing or promoting: promoted into."""
SIZE: Final[i64] = 215

FEATURE_KING: Final[i64] = 0
FEATURE_NEAR: Final[i64] = 1
FEATURE_NEAR_SECOND: Final[i64] = 2
FEATURE_NEAR_LAST: Final[i64] = 3
FEATURE_BRINK: Final[i64] = 4
FEATURE_BRINK_LAST: Final[i64] = 5
FEATURE_BRINK_TURN: Final[i64] = 6
FEATURE_FARMERS: Final[i64] = 7
FEATURE_HERDSMEN: Final[i64] = 8
FEATURE_WARRIORS: Final[i64] = 9
FEATURE_CHIEFTAINS: Final[i64] = 10
FEATURE_FARMER_PAIRS: Final[i64] = 11
FEATURE_HERDSMAN_PAIRS: Final[i64] = 12
FEATURE_WARRIOR_PAIRS: Final[i64] = 13
FEATURE_CHIEFTAIN_PAIRS: Final[i64] = 14
FEATURE_FORTS: Final[i64] = 15
FEATURE_CAPTORS: Final[i64] = 16
FEATURE_COINS: Final[i64] = 17
FEATURE_PURSE: Final[i64] = 18
FEATURE_RICHES: Final[i64] = 19
FEATURE_SUPPLY: Final[i64] = 20
FEATURE_DISCS: Final[i64] = 21
FEATURE_ACTIONS: Final[i64] = 22
FEATURE_TURN: Final[i64] = 23
FEATURE_LOST: Final[i64] = 24
FEATURE_REGIONS: Final[i64] = 25
MEASURES: Final[i64] = 26


def prisoners_at(seat: i64, other_seat: i64) -> i64:
    """Where prisoners reads."""
    return PRISONERS + seat * 4 + other_seat


def prisoners(t: vec[i64], seat: i64, other_seat: i64) -> i64:
    return t[PRISONERS + seat * 4 + other_seat]


def stack_at(region: i64, position: i64) -> i64:
    """Where stack_of reads."""
    return STACK + region * 15 + position


def stack_of(t: vec[i64], region: i64, position: i64) -> i64:
    return t[STACK + region * 15 + position]


def held_at(region: i64, seat: i64) -> i64:
    """Where held_by reads."""
    return HELD + region * 4 + seat


def held_by(t: vec[i64], region: i64, seat: i64) -> i64:
    return t[HELD + region * 4 + seat]


def stack_list(t: vec[i64], region: i64, position: i64) -> list[int]:
    """Each seat whose things lie in a stack, from the top down."""
    owners: list[int] = []
    rest = t[STACK + region * 15 + position]
    while rest > 1:
        owners.append(rest & STACK_MASK)
        rest >>= STACK_BITS
    if len(owners) == STACK_ROOM:
        for i in range(STACK_BENEATH):
            under = t[SUNK + i] - 1
            if under >= 0 and (under >> STACK_BITS) // 80 == region * 15 + position:
                owners.append(under & STACK_MASK)
    return owners


def stack_seat(t: vec[i64], region: i64, position: i64, depth: i64) -> i64:
    """The seat whose thing lies so far below the top, which is 0; -1 where the stack is not so deep."""
    if depth >= STACK_ROOM:
        return deep_stack_seat(t, region, position, depth)
    rest = t[STACK + region * 15 + position] >> STACK_BITS * depth
    if rest > 1:
        return rest & STACK_MASK
    return -1


def deep_stack_seat(t: vec[i64], region: i64, position: i64, depth: i64) -> i64:
    """The same of what lies beneath. By itself: a list costs a function even where it is not made."""
    owners = stack_list(t, region, position)
    if depth < len(owners):
        return owners[depth]
    return -1


def put_stack(t: vec[i64], region: i64, position: i64, owners: list[int]) -> None:
    """Let a stack be these, named from the top down, however many."""
    number = region * 15 + position
    if len(owners) > STACK_ROOM or t[STACK + number] >= STACK_FULL:
        put_beneath_stack(t, number, owners)
    packed: i64 = 1
    for owner in reversed(owners[:STACK_ROOM]):
        packed = packed << STACK_BITS | owner
    t[STACK + number] = packed


def put_beneath_stack(t: vec[i64], number: i64, owners: list[int]) -> None:
    """What has no room in its number, and what the other stacks have beneath, in ascending order."""
    beneath: list[int] = []
    for i in range(STACK_BENEATH):
        under = t[SUNK + i]
        if under > 0 and (under - 1 >> STACK_BITS) // 80 != number:
            beneath.append(under)
    for depth in range(STACK_ROOM, len(owners)):
        beneath.append((number * 80 + depth << STACK_BITS) + owners[depth] + 1)
    beneath.sort()
    beneath += [0] * (STACK_BENEATH - len(beneath))
    for i in range(STACK_BENEATH):
        t[SUNK + i] = beneath[i]


def stack_counts(t: vec[i64], number: i64, rest: i64) -> i64:
    """How many of each seat are in the rest of a stack and beneath it, 8 bits for each."""
    counts: i64 = 0
    if t[STACK + number] >> 60:
        for i in range(STACK_BENEATH):
            under = t[SUNK + i] - 1
            if under >= 0 and (under >> 2) // 80 == number:
                counts += 1 << (under & 3) * 8
    while rest > 1:
        counts += 1 << (rest & 3) * 8
        rest >>= 2
    return counts


def fresh(more: i64) -> vec[i64]:
    """A table with nothing on it but nobody, none and empty stacks, and so many numbers behind it."""
    t = zeros(SIZE + more)
    t[THIRD] = -1
    t[CARD] = -1
    t[REGION] = -1
    t[ANCHOR] = -1
    t[PICKED] = -1
    for n in range(4):
        t[KING_OF + n] = -1
    for n in range(60):
        t[STACK + n] = 1
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
    counts: i64 = 0
    out[at] = current_round
    out[at + 1] = t[ROUND_LIMIT]
    out[at + 2] = t[THIRD]
    packed = t[FIRST_REGIONS]
    out[at + 3] = packed & 1
    out[at + 4] = packed >> 1 & 1
    out[at + 5] = packed >> 2 & 1
    out[at + 6] = packed >> 3 & 1
    packed = t[IN_PLAY]
    out[at + 7] = packed & 1
    out[at + 8] = packed >> 1 & 1
    out[at + 9] = packed >> 2 & 1
    out[at + 10] = packed >> 3 & 1
    out[at + 11] = t[ACTED]
    out[at + 12] = t[STAGE]
    out[at + 13] = t[PHASE]
    out[at + 14] = t[CARD]
    out[at + 15] = t[REGION]
    out[at + 16] = t[ANCHOR]
    out[at + 17] = t[TAKES_OCCUPIED]
    packed = t[PLACED]
    at += 18
    for position in range(POSITIONS):
        out[at] = packed >> position & 1
        at += 1
    packed = t[PROMOTED]
    for position in range(POSITIONS):
        out[at] = packed >> position & 1
        at += 1
    packed = t[ACTIVE]
    for position in range(POSITIONS):
        out[at] = packed >> position & 1
        at += 1
    out[at] = t[PAID]
    out[at + 1] = t[MUST_PROMOTE]
    packed = t[PICKED]
    if packed < 0:
        packed = -80
    out[at + 2] = packed // 80
    if packed < 0:
        packed = -1
    else:
        packed %= 80
    out[at + 3] = packed
    out[at + 4] = t[GARRISON_LEFT]
    packed = t[REGIONS_LEFT]
    out[at + 5] = packed & 1
    out[at + 6] = packed >> 1 & 1
    out[at + 7] = packed >> 2 & 1
    out[at + 8] = packed >> 3 & 1
    out[at + 9] = t[HOLDERS_DONE]
    out[at + 10] = t[OWNERS_ASKED]
    out[at + 11] = turned(t[START], seat, seats)
    out[at + 12] = turned(t[ACTOR], seat, seats)
    out[at + 13] = turned(t[DECIDER], seat, seats)
    out[at + 14] = t[ENDED]
    packed = t[PILE]
    out[at + 15] = bits(packed)
    packed = t[DISCARDED]
    at += 16
    for card in range(CARDS):
        out[at] = packed >> card & 1
        at += 1
    packed = t[SEEN]
    for card in range(CARDS):
        out[at] = packed >> card & 1
        at += 1
    for i in range(seats):
        their_seat = seat + i
        if their_seat >= seats:
            their_seat -= seats
        out[at] = waiting >> their_seat & 1
        out[at + 1] = t[MAY_HIRE] >> their_seat & 1
        out[at + 2] = t[WINNERS] >> their_seat & 1
        at += 3
        if i == 0:
            packed = t[HAND + their_seat]
            for card in range(CARDS):
                out[at] = packed >> card & 1
                at += 1
        if i == 0:
            packed = t[ASIDE + their_seat]
            for card in range(CARDS):
                out[at] = packed >> card & 1
                at += 1
        out[at] = t[SUPPLY + their_seat]
        out[at + 1] = t[CROWNS + their_seat]
        out[at + 2] = t[CUMALS + their_seat]
        at += 3
        for j in range(seats):
            j_seat = seat + j
            if j_seat >= seats:
                j_seat -= seats
            out[at] = t[PRISONERS + their_seat * 4 + j_seat]
            at += 1
    for region in range(REGIONS):
        out[at] = turned(t[KING_OF + region], seat, seats)
        at += 1
        for position in range(POSITIONS):
            packed = t[STACK + region * 15 + position]
            if packed == 1:
                out[at] = -1
                out[at + 1] = -1
                out[at + 2] = -1
                out[at + 3] = -1
                out[at + 4] = -1
                out[at + 5] = -1
                at += 6
                for number in range(at, at + seats):
                    out[number] = 0
                at += seats
            else:
                counts = 0
                for number in range(at, at + STACK_SHOWN):
                    if packed > 1:
                        counts += 1 << (packed & 3) * 8
                        owner = (packed & 3) - seat
                        if owner < 0:
                            owner += seats
                        out[number] = owner
                        packed >>= 2
                    else:
                        out[number] = -1
                at += STACK_SHOWN
                if packed > 1:
                    counts += stack_counts(t, region * 15 + position, packed)
                for n in range(seats):
                    n_seat = seat + n
                    if n_seat >= seats:
                        n_seat -= seats
                    out[at] = counts >> n_seat * 8 & 255
                    at += 1
