"""What Il Principe knows of good play. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from regalia.engine.state import Judge, State
from regalia.games.principe.state import BIDDING, COLOURS, OVER, REGIONS, PrincipeState

POINT: Final = 100
"""A victory point; everything else is measured by it."""
WON: Final = 1_000_000
MAJOR_ROLE: Final = 260
MINOR_ROLE: Final = 190
"""A role held, or about to be: its points at the end, its ability, and others' buildings."""
TIED: Final = 100
"""A role that will be auctioned, less what it costs."""
REGION: Final = 60
"""Of a hundred: what the points of a region as it stands are worth before the end."""
SET_CARD: Final = 20
"""A card in front of the player of a colour that he has few of."""
CARD: Final = 35
"""A card in hand that no city needs yet."""
PLAN: Final = 55
"""Of a hundred: what a city that could be built now is worth before it is."""
GOLD: Final = 30
SPARE_GOLD: Final = 8
ENOUGH_GOLD: Final = 10


@final
class PrincipeJudge(Judge):
    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, PrincipeState)
        value = state.score[seat] * POINT - best_of_others(state, seat)
        if state.phase == OVER:
            if state.winners >> seat & 1:
                return value + WON
            return value
        if state.phase == BIDDING and state.bidder == seat:
            return value + with_what_is_bid_for(state, seat)
        return value + prospects(state, seat)


def best_of_others(state: PrincipeState, seat: i64) -> i64:
    best: i64 = 0
    for other in range(state.seats):
        if other != seat and state.score[other] > best:
            best = state.score[other]
    return best * POINT // (state.seats - 1)


def with_what_is_bid_for(state: PrincipeState, seat: i64) -> i64:
    """As if the auction ended with the seat's bid: what it gets against what it pays."""
    place = seat * COLOURS + state.colour
    state.gold[seat] -= state.bid
    if state.part == 2:
        won = state.pile[state.colour]
        state.hand[place] += won
        value = prospects(state, seat)
        state.hand[place] -= won
    else:
        value = prospects(state, seat) + MINOR_ROLE
    state.gold[seat] += state.bid
    return value


def prospects(state: PrincipeState, seat: i64) -> i64:
    return purse(state, seat) + plans(state, seat) + offices(state, seat) + sets(state, seat) + arms(state, seat)


def purse(state: PrincipeState, seat: i64) -> i64:
    gold = state.gold[seat]
    if gold <= ENOUGH_GOLD:
        return gold * GOLD
    return ENOUGH_GOLD * GOLD + (gold - ENOUGH_GOLD) * SPARE_GOLD


def plans(state: PrincipeState, seat: i64) -> i64:
    """The hand: the cities that it leads to, the best one most, and its cards."""
    best: i64 = 0
    second: i64 = 0
    for slot in range(state.shown):
        city = state.display[slot]
        if state.owner[city] >= 0:
            continue
        asked: i64 = state.price[city]
        there: i64 = state.gold[seat]
        if there > asked:
            there = asked
        for colour in range(COLOURS):
            icons = state.icons[city * COLOURS + colour]
            held = state.hand[seat * COLOURS + colour]
            asked += 2 * icons
            there += 2 * (held if held < icons else icons)
        brings = state.worth[city] * POINT + state.arms[city] * POINT
        value = brings * there // asked * there // asked * PLAN // 100
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    return best + second // 3 + state.cards_in(state.hand, seat) * CARD


def offices(state: PrincipeState, seat: i64) -> i64:
    """The roles as they are held in phase 4, and as the cards on the table promise them before it."""
    value: i64 = 0
    for colour in range(COLOURS):
        if state.part == 4 and colour <= state.colour:
            if state.major[colour] == seat:
                value += MAJOR_ROLE
            if state.minor[colour] == seat:
                value += MINOR_ROLE
            continue
        own = state.up[seat * COLOURS + colour]
        if own == 0:
            continue
        ahead: i64 = 0
        level: i64 = 0
        for other in range(state.seats):
            if other != seat:
                if state.up[other * COLOURS + colour] > own:
                    ahead += 1
                elif state.up[other * COLOURS + colour] == own:
                    level += 1
        if ahead == 0 and level == 0:
            value += MAJOR_ROLE
        elif ahead == 0:
            value += TIED
        elif ahead == 1 and state.minors:
            value += MINOR_ROLE if level == 0 else TIED // 2
    return value


def sets(state: PrincipeState, seat: i64) -> i64:
    """The points of the weakest colour, and each card that brings the next ones nearer."""
    value = state.set_points(seat) * POINT
    next_set = state.set_points(seat) // 2 + 1
    for colour in range(COLOURS):
        place = seat * COLOURS + colour
        laid = state.up[place] + state.down[place]
        if laid > next_set:
            laid = next_set
        value += laid * SET_CARD
    return value


def arms(state: PrincipeState, seat: i64) -> i64:
    value: i64 = 0
    for region in range(REGIONS):
        value += state.region_points(seat, region) * REGION
        value += state.shields[seat * REGIONS + region] * SET_CARD
    return value
