"""What Rival Kings knows of good play. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from regalia.engine.state import Judge, State, bits
from regalia.games.rivals.state import (
    ACTING,
    ACTION_KINDS,
    ACTIONS_OF,
    BUY,
    CHARACTERS,
    CHOOSING,
    GUARDING,
    HAND_ON,
    MONEY,
    NOBODY,
    OVER,
    PILE,
    PREY,
    RESOLVE,
    ROW_CARDS,
    SORTS,
    STACKS,
    RivalsState,
    sort_of,
)

WON: Final = 1_000_000
POINT: Final = 100
COIN: Final = 35
"""A third of a point, and a little for what it may buy."""
PROMISE: Final = 25
"""Of a card, for each of its points: the hope for a pair."""
MARKER: Final = 200
HANDED_ON: Final = 260
"""A marker that an opponent takes over."""
THEFT: Final = 110
"""What a stolen action usually brings."""


@final
class RivalsJudge(Judge):
    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, RivalsState)
        return value(state, seat)


def value(state: RivalsState, seat: i64) -> i64:
    if state.phase == OVER:
        ahead = lead(state, seat)
        if ahead >= 0:
            return WON + ahead * POINT
        return ahead * POINT - WON
    if state.phase > ACTING and state.actor == seat:  # in the middle of an action: what it leads to at best
        best: i64 = -WON
        for n in range(state.legal_count(seat)):
            tried = state.clone()
            tried.apply(seat, state.legal_nth(seat, n))
            found = value(tried, seat)
            if found > best:
                best = found
        return best
    total = standing(state, seat) - best_other(state, seat) // 2
    if state.phase == CHOOSING:
        return total + outlook(state, seat)
    if state.acted >> seat & 1:
        return total
    return total + turn_ahead(state, seat)


def lead(state: RivalsState, seat: i64) -> i64:
    """By how many points the seat is ahead of the best other, at the end."""
    best: i64 = -WON
    for other in range(state.seats):
        if other != seat and state.total[other] > best:
            best = state.total[other]
    return state.total[seat] - best


def standing(state: RivalsState, seat: i64) -> i64:
    """What the seat holds, coins counted one by one."""
    worth = (state.worth(seat) - state.coins[seat] // 3) * POINT + state.coins[seat] * COIN
    for line in range(seat * SORTS, (seat + 1) * SORTS):
        for place in range(state.length[line]):
            worth += state.price[state.row[line * ROW_CARDS + place]] * PROMISE
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
        if state.markers[seat] > 0:
            best = MARKER
            if kind == HAND_ON:
                best = HANDED_ON
        return best
    for stack in range(STACKS):
        if state.stack_serves(seat, kind, stack):
            if kind == MONEY:
                gain = state.pile[stack] * COIN
                if gain == 0:
                    gain = state.filling(stack) * COIN
            else:
                gain = card_value(state, seat, state.top(stack))
            if gain > best:
                best = gain
    return best


def card_value(state: RivalsState, seat: i64, card: i64) -> i64:
    """What the seat gains by buying the card."""
    before = state.worth(seat)
    line = seat * SORTS + sort_of(card)
    state.append_card(seat, card)
    after = state.worth(seat)
    state.length[line] -= 1
    return (after - before) * POINT + state.price[card] * PROMISE - state.price_now(card) * COIN


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
    own = state.uncovered(seat)
    if state.phase < GUARDING:
        return best_action(state, seat, own)
    victims = state.victims(seat)
    for victim in range(state.seats):
        if victims >> victim & 1:
            total += best_action(state, seat, state.uncovered(victim))
    best = best_action(state, seat, own)
    if state.equal >> seat & 1:
        if state.actor == seat and state.phase == ACTING:
            if state.own_action != NOBODY:
                best = action_value(state, seat, state.own_action)
            return total + best * state.repeats
        return total + best
    acting = state.actor == seat and state.phase == ACTING
    for kind in range(ACTION_KINDS):
        if own >> kind & 1 and not (acting and kind < state.step):
            total += action_value(state, seat, kind)
    thieves = state.thieves(seat) & ~state.acted & ~(1 << PILE)
    return total - bits(thieves) * best


def outlook(state: RivalsState, seat: i64) -> i64:
    """What the character chosen may bring, against all that the others may have chosen."""
    character = state.chosen[seat]
    if character == NOBODY:
        return 0
    unknown: i64 = 0
    equals: i64 = 0
    thieves: i64 = 0
    prey: i64 = 0
    rank = character // 2
    known = state.spent | state.hand[seat] | 1 << character
    for other in range(CHARACTERS):
        if known >> other & 1:
            continue
        unknown += 1
        if other // 2 == rank:
            equals += 1
        elif other // 2 == PREY[rank]:
            prey += 1
        elif PREY[other // 2] == rank:
            thieves += 1
    opponents = state.seats - 1
    every: i64 = 0
    for kind in range(ACTION_KINDS):
        if ACTIONS_OF[character] >> kind & 1:
            every += action_value(state, seat, kind)
    best = best_action(state, seat, ACTIONS_OF[character])
    if ACTIONS_OF[character] >> MONEY & 1 and ACTIONS_OF[character] >> BUY & 1:
        every += COIN
    risk = equals * (every - best + MARKER) + thieves * (best + MARKER) - prey * THEFT
    return every - opponents * risk // unknown
