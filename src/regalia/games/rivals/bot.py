"""What Rival Kings knows of good play: what a seat's standing is made of, and how an action goes on. Compiled.

What a turn may bring, and a character not yet revealed, is estimated by hand in hundredths of a point; how much such
an estimate says of the outcome is learned like all else.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.features import sentences, signs
from regalia.engine.judge import CERTAIN, Learned, Weights, upto
from regalia.engine.state import State, bit, bits, buffer
from regalia.games.rivals.layout import FEATURES
from regalia.games.rivals.state import (
    COINS_TO_A_POINT,
    COPY_BITS,
    COPY_MASK,
    NOBODY,
    RivalsState,
    actions_on,
    prey_of,
    sort_of,
)
from regalia.games.rivals.table import *

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
class RivalsJudge(Learned):
    def __init__(self, load: Callable[[], Weights]) -> None:
        super().__init__(load, sentences(FEATURES), signs(FEATURES))

    def measure(self, state: State, out: vec[float]) -> float:
        assert isinstance(state, RivalsState)
        t = state.t
        at: i64 = 0
        for seat in range(state.seats):
            for n in range(MEASURES):
                out[at + n] = 0.0
            self.measure_goods(state, t, seat, out, at)
            if t[PHASE] == CHOOSING:
                if t[CHOSEN + seat] == NOBODY:
                    out[at + FEATURE_TO_CHOOSE] = 1.0
                else:
                    out[at + FEATURE_OUTLOOK] = 0.002 * float(outlook(state, seat))
            elif t[PHASE] != OVER and not t[ACTED] >> seat & 1:
                out[at + FEATURE_TO_ACT] = 1.0
                out[at + FEATURE_TURN_AHEAD] = 0.002 * float(turn_ahead(state, seat))
            at += MEASURES
        lowest_stack = STACK_CARDS
        for stack in range(STACKS):
            if t[HEIGHT + stack] < lowest_stack:
                lowest_stack = t[HEIGHT + stack]
        done = float(t[GAME_NUMBER]) - upto(lowest_stack, STACK_CARDS)
        return done / float(t[GAMES_TO_PLAY]) if t[GAME_NUMBER] <= t[GAMES_TO_PLAY] else 1.0

    def measure_goods(self, state: RivalsState, t: vec[i64], seat: i64, out: vec[float], at: i64) -> None:
        """Points, cards, coins and markers of a seat."""
        buildings = seat * SORTS + BUILDING
        subjects = seat * SORTS + SUBJECT
        out[at + FEATURE_TOTAL] = 0.1 * float(t[TOTAL + seat])
        out[at + FEATURE_CARDS] = 0.1 * float(state.worth_of_cards(t[TALLY + buildings], t[TALLY + subjects]))
        prices: i64 = 0
        for line in range(seat * SORTS, (seat + 1) * SORTS):
            for place in range(t[LENGTH + line]):
                prices += state.box[PRICE + t[ROW + line * ROW_CARDS + place]]
        out[at + FEATURE_PROMISE] = 0.1 * float(prices)
        out[at + FEATURE_BUILDINGS] = 0.2 * float(t[LENGTH + buildings])
        out[at + FEATURE_SUBJECTS] = 0.2 * float(t[LENGTH + subjects])
        coins = t[COINS + seat]
        out[at + FEATURE_POINTS] = 0.1 * float(coins // COINS_TO_A_POINT)
        out[at + FEATURE_COINS] = upto(coins, 5)
        out[at + FEATURE_PURSE] = 0.1 * float(coins)
        out[at + FEATURE_MARKERS] = 0.2 * float(t[MARKERS + seat])
        out[at + FEATURE_CHARACTERS] = 0.3 * float(bits(t[HAND + seat]))
        if t[LENGTH + subjects] > 0:
            active = t[ROW + subjects * ROW_CARDS + t[LENGTH + subjects] - 1]
            out[at + FEATURE_GARDENER + (active & (KINDS - 1))] = 0.5
        prices = 0
        for stack in range(STACKS):
            if t[HEIGHT + stack] > 0:
                card = state.top(stack)
                shift = COPY_BITS * (card & (KINDS - 1))
                spare = (t[TALLY + subjects] >> shift & COPY_MASK) - (t[TALLY + buildings] >> shift & COPY_MASK)
                if sort_of(card) == SUBJECT:
                    spare = -spare
                if spare > 0:
                    prices += state.box[PRICE + card]
        out[at + FEATURE_PAIRABLE] = 0.2 * float(prices)

    # An action of many steps is judged by where it leads

    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, RivalsState)
        return i64(self.prospect(state, seat) * CERTAIN)

    def prospect(self, state: RivalsState, seat: i64) -> float:
        """The best that the seat can still make of the action it has begun; otherwise the table as it is."""
        if state.t[PHASE] <= ACTING or state.t[PHASE] == OVER or state.t[ACTOR] != seat:
            return self.chance(state, seat)
        best = -1.0
        actions = buffer()
        count = state.legal_into(seat, actions)
        for n in range(self.sensible(state, seat, actions, count)):
            tried = state.clone()
            tried.apply(seat, actions[n])
            assert isinstance(tried, RivalsState)
            found = self.prospect(tried, seat)
            if found > best:
                best = found
        return best

    def sensible(self, state: State, seat: i64, actions: vec[i64], count: i64) -> i64:
        """Whoever can be rid of a conflict marker for nothing does not skip that."""
        if count < 2 or actions[count - 1] != SKIP:
            return count
        assert isinstance(state, RivalsState)
        if state.t[PHASE] != ACTING and state.t[PHASE] != CARRYING_OUT:
            return count
        for n in range(count - 1):
            action = actions[n]
            if DO_RESOLVE <= action < DO_MONEY and free_of_marker(state, seat, action):
                return count - 1
        return count


def free_of_marker(state: RivalsState, seat: i64, action: i64) -> bool:
    """To resolve a conflict, or to hand it on, costs nothing now, and nothing better can become of the marker."""
    t = state.t
    subject = state.active(seat)
    if subject == JAILER:  # each marker is a coin
        return False
    if action > DO_RESOLVE:
        return True
    if t[STOCK] == 0:  # with none in the stock, nobody is given another one
        return False
    # A marker that is handed on is an opponent's loss, too: whoever has only one may keep it for that.
    return subject != HERBALIST and (t[MARKERS + seat] > 1 or not t[UNCOVERED + seat] >> HAND_ON & 1)


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
    buildings = tally_of(state.t, seat, BUILDING)
    subjects = tally_of(state.t, seat, SUBJECT)
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
