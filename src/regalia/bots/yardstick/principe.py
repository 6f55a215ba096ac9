"""How the first greedy bot judged principe: frozen. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from regalia.engine.state import Judge, State
from regalia.games.principe.cards import total
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.table import (
    ARMS,
    BIDDER,
    BIDDING,
    CITY,
    COLOUR,
    COLOURS,
    COUNT_BITS,
    COUNT_MASK,
    DISPLAY,
    GOLD,
    HAND,
    HIGHEST,
    HOLDER,
    ICONS,
    MINOR_ROLES,
    MINORS,
    OPEN,
    OVER,
    PHASE,
    PILE,
    PLACED,
    PRICE,
    REGIONS,
    SCORE,
    SHOWN,
    STAGE,
    TURNED,
    WINNERS,
    WORTH,
    count_of,
    shields_of,
)

POINT: Final[i64] = 100
"""A victory point; everything else is measured by it."""
WON: Final[i64] = 1_000_000
MAJOR_ROLE: Final[i64] = 260
MINOR_ROLE: Final[i64] = 190
"""A role held, or about to be: its points at the end, its ability, and others' buildings."""
TIED: Final[i64] = 100
"""A role that will be auctioned, less what it costs."""
REGION: Final[i64] = 60
"""Of a hundred: what the points of a region as it stands are worth before the end."""
SET_CARD: Final[i64] = 20
"""A card in front of the player of a colour that they have few of."""
CARD: Final[i64] = 35
"""A card in hand that no city needs yet."""
PLAN: Final[i64] = 55
"""Of a hundred: what a city that could be built now is worth before it is."""
COIN: Final[i64] = 30
SPARE_COIN: Final[i64] = 8
ENOUGH_COINS: Final[i64] = 10


@final
class Yardstick(Judge):
    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, PrincipeState)
        value = state.t[SCORE + seat] * POINT - best_of_others(state, seat)
        if state.t[PHASE] == OVER:
            if state.t[WINNERS] >> seat & 1:
                return value + WON
            return value
        if state.t[PHASE] == BIDDING and state.t[BIDDER] == seat:
            return value + with_what_is_bid_for(state, seat)
        return value + prospects(state, seat)


def best_of_others(state: PrincipeState, seat: i64) -> i64:
    t = state.t
    best: i64 = 0
    for other in range(state.seats):
        if other != seat and t[SCORE + other] > best:
            best = t[SCORE + other]
    return best * POINT // (state.seats - 1)


def with_what_is_bid_for(state: PrincipeState, seat: i64) -> i64:
    """As if the auction ended with the seat's bid: what it gets against what it pays."""
    t = state.t
    t[GOLD + seat] -= t[HIGHEST]
    if t[STAGE] == 2:
        won = t[PILE] & COUNT_MASK << t[COLOUR] * COUNT_BITS
        t[HAND + seat] += won
        value = prospects(state, seat)
        t[HAND + seat] -= won
    else:
        value = prospects(state, seat) + MINOR_ROLE
    t[GOLD + seat] += t[HIGHEST]
    return value


def prospects(state: PrincipeState, seat: i64) -> i64:
    return purse(state, seat) + plans(state, seat) + offices(state, seat) + sets(state, seat) + arms(state, seat)


def purse(state: PrincipeState, seat: i64) -> i64:
    gold = state.t[GOLD + seat]
    if gold <= ENOUGH_COINS:
        return gold * COIN
    return ENOUGH_COINS * COIN + (gold - ENOUGH_COINS) * SPARE_COIN


def plans(state: PrincipeState, seat: i64) -> i64:
    """The hand: the cities that it leads to, the best one most, and its cards."""
    t = state.t
    box = state.box
    hand = t[HAND + seat]
    best: i64 = 0
    second: i64 = 0
    for slot in range(t[SHOWN]):
        city = t[DISPLAY + slot]
        if city == t[CITY]:  # it is built
            continue
        asked = box[PRICE + city]
        there = t[GOLD + seat]
        if there > asked:
            there = asked
        for colour in range(COLOURS):
            icons = count_of(box[ICONS + city], colour)
            held = count_of(hand, colour)
            asked += 2 * icons
            if held > icons:
                held = icons
            there += 2 * held
        brings = (box[WORTH + city] + box[ARMS + city]) * POINT
        value: i64 = 0
        if asked > 0:
            value = brings * there // asked * there // asked * PLAN // 100
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best + second // 3 + total(hand) * CARD


def offices(state: PrincipeState, seat: i64) -> i64:
    """The roles as they are held in phase 4, and as the cards on the table promise them before it."""
    t = state.t
    value: i64 = 0
    for colour in range(COLOURS):
        if t[STAGE] == 4 and colour <= t[COLOUR]:
            if t[HOLDER + colour] == seat:
                value += MAJOR_ROLE
            if t[HOLDER + MINOR_ROLES + colour] == seat:
                value += MINOR_ROLE
            continue
        own = count_of(t[OPEN + seat], colour)
        if own == 0:
            continue
        ahead: i64 = 0
        level: i64 = 0
        for other in range(state.seats):
            if other != seat:
                count = count_of(t[OPEN + other], colour)
                if count > own:
                    ahead += 1
                elif count == own:
                    level += 1
        if ahead == 0 and level == 0:
            value += MAJOR_ROLE
        elif ahead == 0:
            value += TIED
        elif ahead == 1 and state.box[MINORS]:
            if level == 0:
                value += MINOR_ROLE
            else:
                value += TIED // 2
    return value


def sets(state: PrincipeState, seat: i64) -> i64:
    """The points of the weakest colour, and each card that brings the next ones nearer."""
    points = state.set_points(seat)
    value = points * POINT
    next_set = points // 2 + 1
    cards = state.t[OPEN + seat] + state.t[TURNED + seat]
    for colour in range(COLOURS):
        laid = count_of(cards, colour)
        if laid > next_set:
            laid = next_set
        value += laid * SET_CARD
    return value


def arms(state: PrincipeState, seat: i64) -> i64:
    value: i64 = 0
    for region in range(REGIONS):
        value += state.region_points(seat, region) * REGION
        value += shields_of(state.t[PLACED + seat], region) * SET_CARD
    return value
