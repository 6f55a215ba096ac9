"""The table of Rival Kings: what stands where in `t`, and what a seat observes of it.

Written by `python -m building.tables` from `layout.py`. Do not edit.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import bits, zeros

CHARACTERS: Final[i64] = 12
ACTION_KINDS: Final[i64] = 5
SORTS: Final[i64] = 2
ROW_CARDS: Final[i64] = 16
MOST_SEATS: Final[i64] = 4
STACKS: Final[i64] = 4
STACK_CARDS: Final[i64] = 8
CARDS: Final[i64] = 32
RANKS: Final[i64] = 6
ALL_CHARACTERS: Final[i64] = 4095
KINDS: Final[i64] = 16
COPIES: Final[i64] = 2
COLOURS: Final[i64] = 4
STAGES: Final[i64] = 2
QUIET_STAGES: Final[i64] = 8
MOST_GAMES: Final[i64] = 10
PILE: Final[i64] = 4
NO_RANK: Final[i64] = 15
ACTIONS_ON: Final[i64] = 1078240085191206160
PREY: Final[i64] = 16074019
GARDENER: Final[i64] = 16
JAILER: Final[i64] = 17
LADY_IN_WAITING: Final[i64] = 18
BISHOP: Final[i64] = 19
CITY_GUARD: Final[i64] = 20
SCHOLAR: Final[i64] = 21
TROUBADOUR: Final[i64] = 22
SAILOR: Final[i64] = 23
SMITH: Final[i64] = 24
CARPENTER: Final[i64] = 25
MARKET_WOMAN: Final[i64] = 26
INNKEEPER: Final[i64] = 27
VINTNER: Final[i64] = 28
MINER: Final[i64] = 29
HERBALIST: Final[i64] = 30
FARMER: Final[i64] = 31

CHOOSING: Final[i64] = 0
GARDENING: Final[i64] = 1
GUARDING: Final[i64] = 2
ACTING: Final[i64] = 3
CARRYING_OUT: Final[i64] = 4
TAKING: Final[i64] = 5
OFFERING: Final[i64] = 6
SWAPPING: Final[i64] = 7
REGAINING: Final[i64] = 8
OVER: Final[i64] = 9

RESOLVE: Final[i64] = 0
HAND_ON: Final[i64] = 1
MONEY: Final[i64] = 2
RECRUIT: Final[i64] = 3
BUY: Final[i64] = 4

BUILDING: Final[i64] = 0
SUBJECT: Final[i64] = 1

BY_STACK: Final[i64] = 1
BY_STANDSTILL: Final[i64] = 2

PRICE: Final[i64] = 0
"""Of each card; also its points."""
COLOUR: Final[i64] = 32
"""Of each building and its subject."""
DEAREST: Final[i64] = 48
"""All cards, the dearest first."""
SYMBOLS: Final[i64] = 80
"""Bit mask of the characters that bear the tie symbol."""
ALL_COINS: Final[i64] = 81
ALL_MARKERS: Final[i64] = 82
PURSE: Final[i64] = 83
"""The coins that everybody begins with."""
PILE_COINS: Final[i64] = 84
"""The coins laid beside a stack."""
BOX_SIZE: Final[i64] = 85

CHOOSE: Final[i64] = 0
EXCHANGE: Final[i64] = 12
GUARD: Final[i64] = 16
STEAL: Final[i64] = 21
DO_RESOLVE: Final[i64] = 41
DO_HAND_ON: Final[i64] = 42
DO_MONEY: Final[i64] = 46
DO_RECRUIT: Final[i64] = 50
DO_BUY: Final[i64] = 54
USE: Final[i64] = 58
TAKE: Final[i64] = 59
OFFER: Final[i64] = 91
GET: Final[i64] = 123
GET_OPEN: Final[i64] = 187
REGAIN: Final[i64] = 191
SKIP: Final[i64] = 196
ACTIONS: Final[i64] = 197

GAMES_TO_PLAY: Final[i64] = 0
TARGET_SCORE: Final[i64] = 1
"""0 when the number of games decides."""
GAME_NUMBER: Final[i64] = 2
"""Of the match, from 1."""
STAGE: Final[i64] = 3
PHASE: Final[i64] = 4
BANK: Final[i64] = 5
STOCK: Final[i64] = 6
"""Conflict markers in stock."""
PILE_CARD: Final[i64] = 7
"""R8: revealed from the pile this stage."""
SPENT: Final[i64] = 8
"""A bit for each character. Revealed this round."""
STEP: Final[i64] = 9
"""The actor's next own action."""
REPEATS: Final[i64] = 10
"""In an equal-rank conflict: how often the actor may still carry out the one action."""
OWN_ACTION: Final[i64] = 11
"""In an equal-rank conflict: the one action, once it has been carried out."""
DISCOUNT: Final[i64] = 12
"""The Smith was used for a building not yet bought: the coin that comes off its price."""
DOING: Final[i64] = 13
"""The stolen, regained or extra action being carried out."""
OFFERED: Final[i64] = 14
"""The card to be swapped, in the actor's rows."""
BOUGHT: Final[i64] = 15
"""A card was bought this stage."""
QUIET: Final[i64] = 16
"""Stages in a row without a card bought."""
ENDED: Final[i64] = 17
ACTOR: Final[i64] = 18
"""Who decides, outside of choosing."""
TO_DECIDE: Final[i64] = 19
"""A bit for each seat: decides later. The gardeners or guards who decide after the actor."""
USED: Final[i64] = 20
"""A bit for each seat: has used an ability. This stage."""
EQUAL: Final[i64] = 21
"""A bit for each seat: in an equal-rank conflict. With another seat."""
ACTED: Final[i64] = 22
"""A bit for each seat: has acted. Its turn is over."""
ASIDE: Final[i64] = 23
"""A bit for each character: characters aside. The pile, or set aside."""
STACK: Final[i64] = 24
"""Of each stack and level: card. From the bottom, then 0."""
HEIGHT: Final[i64] = 56
"""Of each stack."""
MONEY_PILE: Final[i64] = 60
"""Of each stack: coins. Beside it."""
COINS: Final[i64] = 64
"""Of each seat."""
MARKERS: Final[i64] = 68
"""Of each seat."""
LOOKED: Final[i64] = 72
"""Of each seat, a bit for each sort: has looked for a. So it knows these stacks to the bottom."""
TOTAL: Final[i64] = 76
"""Of each seat. Points from the finished games of the match."""
HAND: Final[i64] = 80
"""Of each seat, a bit for each character. In hand."""
CHOSEN: Final[i64] = 84
"""Of each seat. Laid face down."""
CHARACTER: Final[i64] = 88
"""Of each seat. Laid open."""
GUARDED: Final[i64] = 92
"""Of each seat: thief guarded against. The thief, or the pile, whose marker its City guard turns away."""
CREST: Final[i64] = 96
"""Of each seat and action: thief who covered."""
LENGTH: Final[i64] = 116
"""Of each seat and sort. How many cards are in this row."""
ROW: Final[i64] = 124
"""Of each seat and sort and spot: card. The row of buildings, then the row of subjects, each followed by 0."""
KEPT: Final[i64] = 252
"""What is behind these follows from them."""
BY_RANK: Final[i64] = 252
"""Of each rank, from the lowest bit, MOST_SEATS bits: the seats whose revealed character has it."""
VICTIMS: Final[i64] = 253
"""A bit for each seat. The actor has still to steal from it."""
UNCOVERED: Final[i64] = 254
"""Of each seat, a bit for each action. On its character, and nobody has stolen it."""
TALLY: Final[i64] = 258
"""Of each seat and sort. The copies of each kind, two bits for each."""
USABLE: Final[i64] = 266
"""The actor may decide between steps, and use the active subject."""
WAYS: Final[i64] = 267
"""Of the one action that is due, the next own one or the one being carried out: the ways to do it."""
SIZE: Final[i64] = 268

FEATURE_TOTAL: Final[i64] = 0
FEATURE_CARDS: Final[i64] = 1
FEATURE_PROMISE: Final[i64] = 2
FEATURE_BUILDINGS: Final[i64] = 3
FEATURE_SUBJECTS: Final[i64] = 4
FEATURE_POINTS: Final[i64] = 5
FEATURE_COINS: Final[i64] = 6
FEATURE_PURSE: Final[i64] = 7
FEATURE_MARKERS: Final[i64] = 8
FEATURE_TURN_AHEAD: Final[i64] = 9
FEATURE_OUTLOOK: Final[i64] = 10
FEATURE_TO_CHOOSE: Final[i64] = 11
FEATURE_TO_ACT: Final[i64] = 12
FEATURE_CHARACTERS: Final[i64] = 13
FEATURE_PAIRABLE: Final[i64] = 14
FEATURE_GARDENER: Final[i64] = 15
FEATURE_JAILER: Final[i64] = 16
FEATURE_LADY_IN_WAITING: Final[i64] = 17
FEATURE_BISHOP: Final[i64] = 18
FEATURE_CITY_GUARD: Final[i64] = 19
FEATURE_SCHOLAR: Final[i64] = 20
FEATURE_TROUBADOUR: Final[i64] = 21
FEATURE_SAILOR: Final[i64] = 22
FEATURE_SMITH: Final[i64] = 23
FEATURE_CARPENTER: Final[i64] = 24
FEATURE_MARKET_WOMAN: Final[i64] = 25
FEATURE_INNKEEPER: Final[i64] = 26
FEATURE_VINTNER: Final[i64] = 27
FEATURE_MINER: Final[i64] = 28
FEATURE_HERBALIST: Final[i64] = 29
FEATURE_FARMER: Final[i64] = 30
MEASURES: Final[i64] = 31


def stack_at(stack: i64, level: i64) -> i64:
    """Where card_at reads."""
    return STACK + stack * 8 + level


def card_at(t: vec[i64], stack: i64, level: i64) -> i64:
    return t[STACK + stack * 8 + level]


def crest_at(seat: i64, action: i64) -> i64:
    """Where thief_on reads."""
    return CREST + seat * 5 + action


def thief_on(t: vec[i64], seat: i64, action: i64) -> i64:
    return t[CREST + seat * 5 + action]


def length_at(seat: i64, sort: i64) -> i64:
    """Where length_of reads."""
    return LENGTH + seat * 2 + sort


def length_of(t: vec[i64], seat: i64, sort: i64) -> i64:
    return t[LENGTH + seat * 2 + sort]


def row_at(seat: i64, sort: i64, spot: i64) -> i64:
    """Where card_in reads."""
    return ROW + seat * 32 + sort * 16 + spot


def card_in(t: vec[i64], seat: i64, sort: i64, spot: i64) -> i64:
    return t[ROW + seat * 32 + sort * 16 + spot]


def tally_at(seat: i64, sort: i64) -> i64:
    """Where tally_of reads."""
    return TALLY + seat * 2 + sort


def tally_of(t: vec[i64], seat: i64, sort: i64) -> i64:
    return t[TALLY + seat * 2 + sort]


def fresh(more: i64) -> vec[i64]:
    """A table with nothing on it but nobody, none and empty stacks, and so many numbers behind it."""
    t = zeros(SIZE + more)
    t[PILE_CARD] = -1
    t[OWN_ACTION] = -1
    t[DOING] = -1
    t[OFFERED] = -1
    t[ACTOR] = -1
    for n in range(4):
        t[CHOSEN + n] = -1
    for n in range(4):
        t[CHARACTER + n] = -1
    for n in range(4):
        t[GUARDED + n] = -1
    for n in range(20):
        t[CREST + n] = -1
    return t


def clear_phases(t: vec[i64], seats: i64) -> None:
    """All that is set in some phases only is as usual again."""
    t[PILE_CARD] = -1
    t[STEP] = 0
    t[REPEATS] = 0
    t[OWN_ACTION] = -1
    t[DISCOUNT] = 0
    t[DOING] = -1
    t[OFFERED] = -1
    t[BOUGHT] = 0
    t[ENDED] = 0
    t[ACTOR] = -1
    t[TO_DECIDE] = 0
    t[USED] = 0
    t[EQUAL] = 0
    t[ACTED] = 0
    for n in range(seats):
        t[CHOSEN + n] = -1
    for n in range(seats):
        t[CHARACTER + n] = -1
    for n in range(seats):
        t[GUARDED + n] = -1
    for n in range(seats * 5):
        t[CREST + n] = -1
    t[BY_RANK] = 0
    t[VICTIMS] = 0
    for n in range(seats):
        t[UNCOVERED + n] = 0
    t[USABLE] = 0
    t[WAYS] = 0


def turned(number: i64, own: i64, count: i64) -> i64:
    """Another seat or side, of so many, counted from one's own; nobody stays."""
    if number < 0:
        return number
    number -= own
    if number < 0:
        return number + count
    return number


def observe(
    t: vec[i64], seats: i64, seat: i64, current_round: i64, waiting: i64, stack_known: i64, out: vec[i64]
) -> None:
    """Write what a seat may know; `Layout.numbers` says what each number is."""
    at: i64 = 0
    out[at] = current_round
    out[at + 1] = t[GAMES_TO_PLAY]
    out[at + 2] = t[TARGET_SCORE]
    out[at + 3] = t[GAME_NUMBER]
    out[at + 4] = t[STAGE]
    out[at + 5] = t[PHASE]
    out[at + 6] = t[BANK]
    out[at + 7] = t[STOCK]
    out[at + 8] = t[PILE_CARD]
    packed = t[SPENT]
    at += 9
    for character in range(CHARACTERS):
        out[at] = packed >> character & 1
        at += 1
    out[at] = t[STEP]
    out[at + 1] = t[REPEATS]
    out[at + 2] = t[OWN_ACTION]
    out[at + 3] = t[DISCOUNT]
    out[at + 4] = t[DOING]
    packed = t[OFFERED]
    if packed < 0:
        packed = -16
    out[at + 5] = packed // 16
    if packed < 0:
        packed = -1
    else:
        packed %= 16
    out[at + 6] = packed
    out[at + 7] = t[BOUGHT]
    out[at + 8] = t[QUIET]
    out[at + 9] = t[ENDED]
    out[at + 10] = turned(t[ACTOR], seat, seats)
    packed = t[ASIDE]
    out[at + 11] = bits(packed)
    at += 12
    for i in range(seats):
        their_seat = seat + i
        if their_seat >= seats:
            their_seat -= seats
        out[at] = waiting >> their_seat & 1
        out[at + 1] = t[TO_DECIDE] >> their_seat & 1
        out[at + 2] = t[USED] >> their_seat & 1
        out[at + 3] = t[EQUAL] >> their_seat & 1
        out[at + 4] = t[ACTED] >> their_seat & 1
        out[at + 5] = t[COINS + their_seat]
        out[at + 6] = t[MARKERS + their_seat]
        packed = t[LOOKED + their_seat]
        out[at + 7] = packed & 1
        out[at + 8] = packed >> 1 & 1
        out[at + 9] = t[TOTAL + their_seat]
        packed = t[HAND + their_seat]
        out[at + 10] = bits(packed)
        if i != 0:
            packed = 0
        at += 11
        for character in range(CHARACTERS):
            out[at] = packed >> character & 1
            at += 1
        packed = t[CHOSEN + their_seat]
        if i != 0 and packed >= 0:
            packed = 12
        out[at] = packed
        out[at + 1] = t[CHARACTER + their_seat]
        packed = t[GUARDED + their_seat]
        if packed < 4:
            packed = turned(packed, seat, seats)
        out[at + 2] = packed
        at += 3
        for action in range(ACTION_KINDS):
            out[at] = turned(t[CREST + their_seat * 5 + action], seat, seats)
            at += 1
        for sort in range(SORTS):
            out[at] = t[LENGTH + their_seat * 2 + sort]
            at += 1
        for sort in range(SORTS):
            for spot in range(ROW_CARDS):
                packed = t[ROW + their_seat * 32 + sort * 16 + spot]
                if spot >= t[LENGTH + their_seat * 2 + sort]:
                    packed = -1
                out[at] = packed
                at += 1
    for stack in range(STACKS):
        for level in range(STACK_CARDS):
            packed = t[STACK + stack * 8 + level]
            if level >= t[HEIGHT + stack]:
                packed = -1
            if not stack_known >> (stack * 8 + level) & 1:
                packed = -1
            out[at] = packed
            at += 1
        out[at] = t[HEIGHT + stack]
        out[at + 1] = t[MONEY_PILE + stack]
        at += 2
