"""How the first greedy bot judged rivals: frozen. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from regalia.engine.state import Judge, State, bit, bits, buffer
from regalia.games.rivals.state import COINS_TO_A_POINT, NOBODY, RivalsState, actions_on, prey_of, sort_of
from regalia.games.rivals.table import (
    ACTED,
    ACTING,
    ACTION_KINDS,
    ACTOR,
    BUILDING,
    BUY,
    CHARACTERS,
    CHOOSING,
    CHOSEN,
    COINS,
    EQUAL,
    GUARDING,
    HAND,
    HAND_ON,
    LENGTH,
    MARKERS,
    MONEY,
    MONEY_PILE,
    OVER,
    OWN_ACTION,
    PHASE,
    PILE,
    PRICE,
    REPEATS,
    RESOLVE,
    ROW,
    ROW_CARDS,
    SORTS,
    SPENT,
    STACKS,
    STEP,
    SUBJECT,
    TALLY,
    TOTAL,
    UNCOVERED,
    VICTIMS,
)

WON: Final[i64] = 1_000_000
POINT: Final[i64] = 100
COIN: Final[i64] = 35
"""A third of a point, and a little for what it may buy."""
PROMISE: Final[i64] = 25
"""Of a card, for each of its points: the hope for a pair."""
MARKER: Final[i64] = 200
HANDED_ON: Final[i64] = 260
"""A marker that an opponent takes over."""
THEFT: Final[i64] = 110
"""What a stolen action usually brings."""


@final
class Yardstick(Judge):
    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, RivalsState)
        return value(state, seat)


def value(state: RivalsState, seat: i64) -> i64:
    if state.t[PHASE] == OVER:
        ahead = lead(state, seat)
        if ahead >= 0:
            return WON + ahead * POINT
        return ahead * POINT - WON
    if state.t[PHASE] > ACTING and state.t[ACTOR] == seat:  # in the middle of an action: what it leads to at best
        best: i64 = -WON
        actions = buffer()
        for n in range(state.legal_into(seat, actions)):
            tried = state.clone()
            tried.apply(seat, actions[n])
            assert isinstance(tried, RivalsState)
            found = value(tried, seat)
            if found > best:
                best = found
        return best
    total = standing(state, seat) - best_other(state, seat) // 2
    if state.t[PHASE] == CHOOSING:
        return total + outlook(state, seat)
    if state.t[ACTED] >> seat & 1:
        return total
    return total + turn_ahead(state, seat)


def lead(state: RivalsState, seat: i64) -> i64:
    """By how many points the seat is ahead of the best other, at the end."""
    best: i64 = -WON
    for other in range(state.seats):
        if other != seat and state.t[TOTAL + other] > best:
            best = state.t[TOTAL + other]
    return state.t[TOTAL + seat] - best


def standing(state: RivalsState, seat: i64) -> i64:
    """What the seat holds, coins counted one by one."""
    worth = (state.worth(seat) - state.t[COINS + seat] // COINS_TO_A_POINT) * POINT + state.t[COINS + seat] * COIN
    for line in range(seat * SORTS, (seat + 1) * SORTS):
        for place in range(state.t[LENGTH + line]):
            worth += state.box[PRICE + state.t[ROW + line * ROW_CARDS + place]] * PROMISE
    return worth


def best_other(state: RivalsState, seat: i64) -> i64:
    best: i64 = -WON
    for other in range(state.seats):
        if other != seat:
            held = standing(state, other)
            if held > best:
                best = held
    return best


def action_value(state: RivalsState, seat: i64, kind: i64) -> i64:
    """What an action of this kind would bring the seat now; 0 if it is better skipped."""
    best: i64 = 0
    if kind == RESOLVE or kind == HAND_ON:
        if state.t[MARKERS + seat] > 0:
            best = MARKER
            if kind == HAND_ON:
                best = HANDED_ON
        return best
    ways = state.ways(seat, kind)
    for stack in range(STACKS):
        if ways >> stack & 1:
            if kind == MONEY:
                gain = state.t[MONEY_PILE + stack] * COIN
                if gain == 0:
                    gain = state.filling(stack) * COIN
            else:
                gain = card_value(state, seat, state.top(stack))
            if gain > best:
                best = gain
    return best


def card_value(state: RivalsState, seat: i64, card: i64) -> i64:
    """What the seat gains by buying the card."""
    buildings = state.t[TALLY + seat * SORTS + BUILDING]
    subjects = state.t[TALLY + seat * SORTS + SUBJECT]
    before = state.worth_of_cards(buildings, subjects)
    if sort_of(card) == BUILDING:
        buildings += state.copy_of(card)
    else:
        subjects += state.copy_of(card)
    return (
        (state.worth_of_cards(buildings, subjects) - before) * POINT
        + state.box[PRICE + card] * PROMISE
        - state.price_now(card) * COIN
    )


def best_action(state: RivalsState, seat: i64, kinds: i64) -> i64:
    best: i64 = 0
    for kind in range(ACTION_KINDS):
        if kinds >> kind & 1:
            found = action_value(state, seat, kind)
            if found > best:
                best = found
    return best


def turn_ahead(state: RivalsState, seat: i64) -> i64:
    """What the seat's turn may still bring it: thefts, own actions; less what thieves will take from it."""
    total: i64 = 0
    own = state.t[UNCOVERED + seat]
    if state.t[PHASE] < GUARDING:
        return best_action(state, seat, own)
    victims = state.t[VICTIMS]
    if state.t[PHASE] < ACTING or state.t[ACTOR] != seat:
        victims = state.prey(seat)
    for victim in range(state.seats):
        if victims >> victim & 1:
            total += best_action(state, seat, state.t[UNCOVERED + victim])
    best = best_action(state, seat, own)
    if state.t[EQUAL] >> seat & 1:
        if state.t[ACTOR] == seat and state.t[PHASE] == ACTING:
            if state.t[OWN_ACTION] != NOBODY:
                best = action_value(state, seat, state.t[OWN_ACTION])
            return total + best * state.t[REPEATS]
        return total + best
    acting = state.t[ACTOR] == seat and state.t[PHASE] == ACTING
    for kind in range(ACTION_KINDS):
        if own >> kind & 1 and not (acting and kind < state.t[STEP]):
            total += action_value(state, seat, kind)
    thieves = state.thieves(seat) & ~state.t[ACTED] & ~bit(PILE)
    return total - bits(thieves) * best


def outlook(state: RivalsState, seat: i64) -> i64:
    """What the character chosen may bring, against all that the others may have chosen."""
    character = state.t[CHOSEN + seat]
    if character == NOBODY:
        return 0
    unknown: i64 = 0
    equals: i64 = 0
    thieves: i64 = 0
    prey: i64 = 0
    rank = character >> 1
    known = state.t[SPENT] | state.t[HAND + seat] | bit(character)
    for other in range(CHARACTERS):
        if known >> other & 1:
            continue
        unknown += 1
        if other >> 1 == rank:
            equals += 1
        elif other >> 1 == prey_of(rank):
            prey += 1
        elif prey_of(other >> 1) == rank:
            thieves += 1
    opponents = state.seats - 1
    every: i64 = 0
    for kind in range(ACTION_KINDS):
        if actions_on(character) >> kind & 1:
            every += action_value(state, seat, kind)
    best = best_action(state, seat, actions_on(character))
    if actions_on(character) >> MONEY & 1 and actions_on(character) >> BUY & 1:
        every += COIN
    risk = equals * (every - best + MARKER) + thieves * (best + MARKER) - prey * THEFT
    return every - opponents * risk // unknown
