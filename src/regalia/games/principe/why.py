"""Why a move of Il Principe is not allowed: the rule and its facts."""

from regalia.engine.phrase import Reason, because
from regalia.engine.state import lowest
from regalia.games.principe.moves import CITY_NAMES, COLOUR_NAMES, REGION_NAMES, Colour
from regalia.games.principe.state import (
    ACTING,
    BID,
    BIDDERS,
    BIDDING,
    BUILD,
    BUILDING,
    BY_CITIES,
    CITY,
    DISPLAY,
    ENDED,
    GOLD,
    GREEN,
    HAND,
    HIGHEST,
    ICONS,
    LAY,
    MOST_CARDS,
    OFFER,
    OFFERING,
    OVER,
    PASS,
    PHASE,
    PLACING,
    PRICE,
    SHIELD,
    SHOWN,
    STAGE,
    TO_OFFER,
    TOUCHING,
    TURN,
    TURNED,
    TURNING,
    WAITING,
    PrincipeState,
    count_of,
)


def why_not(state: PrincipeState, seat: int, action: int) -> Reason | None:
    if state.t[PHASE] == OVER:
        return because("P33" if state.t[ENDED] == BY_CITIES else "P34", "over")
    if state.t[PHASE] == OFFERING:
        if state.t[TO_OFFER + seat] == 0:
            return because("P12", "offer-made")
    elif not state.t[WAITING] >> seat & 1:
        return _not_your_turn(state, seat)
    if action < BID:
        return _why_not_offer(state, seat, action - OFFER)
    if action < PASS:
        return _why_not_bid(state, seat, action - BID + 1)
    if action == PASS:
        return _why_not_pass(state)
    if action < LAY:
        return _why_not_build(state, seat, action - BUILD)
    if action < SHIELD:
        colour, fewer = divmod(action - int(LAY), int(MOST_CARDS))
        return _why_not_lay(state, seat, colour, fewer + 1)
    if action < TURN:
        return _why_not_shield(state, action - SHIELD)
    return _why_not_turn(state, seat, action - TURN)


def _not_your_turn(state: PrincipeState, seat: int) -> Reason:
    if state.t[PHASE] == BIDDING and not state.t[BIDDERS] >> seat & 1:
        return because("P15", "left-auction") if state.t[STAGE] == 2 else because("P29", "not-tied")
    rules = {
        BIDDING: "P15" if state.t[STAGE] == 2 else "P29",
        BUILDING: "P17",
        ACTING: "P19",
        PLACING: "P32" if state.t[STAGE] == 4 else "P22",
        TURNING: "P32",
    }
    return because(rules[state.t[PHASE]], "not-your-turn", seat=int(lowest(state.t[WAITING])))


def _why_not_offer(state: PrincipeState, seat: int, colour: int) -> Reason | None:
    if state.t[PHASE] != OFFERING:
        return because("P12", "not-offering")
    if count_of(state.t[HAND + seat], colour) == 0:
        return because("P12", "none-in-hand", colour=COLOUR_NAMES[colour])
    return None


def _why_not_bid(state: PrincipeState, seat: int, amount: int) -> Reason | None:
    if state.t[PHASE] != BIDDING:
        return because("P15", "not-bidding")
    if amount <= state.t[HIGHEST]:
        return because("P15", "bid-too-low", bid=state.t[HIGHEST])
    if amount > state.t[GOLD + seat]:
        return because("P15", "bid-too-high", amount=amount, gold=state.t[GOLD + seat])
    return None


def _why_not_pass(state: PrincipeState) -> Reason | None:
    if state.t[PHASE] == OFFERING:
        return because("P12", "must-offer")
    if state.t[PHASE] == PLACING:
        return because("P32" if state.t[STAGE] == 4 else "P22", "must-place")
    return None


def _why_not_build(state: PrincipeState, seat: int, city: int) -> Reason | None:
    if state.t[PHASE] not in (BUILDING, ACTING):
        return because("P19", "not-building")
    if state.round == 1:
        return because("P20", "first-round")
    name = (f"city-{CITY_NAMES[city]}",)
    if city not in state.row(DISPLAY, state.t[SHOWN]):
        return because("P21", "not-face-up", city=name)
    price = state.box[PRICE + city]
    if state.t[GOLD + seat] < price:
        return because("P21", "too-poor", city=name, price=price, gold=state.t[GOLD + seat])
    missing = missing_cards(state, seat, city)
    if missing:
        return because("P21", "cards-missing", city=name, cards=tuple(f"colour-{colour}" for colour in missing))
    return None


def missing_cards(state: PrincipeState, seat: int, city: int) -> list[Colour]:
    """The colours of the cards that the seat's hand lacks for a city (P21)."""
    return [
        name
        for colour, name in enumerate(COLOUR_NAMES)
        for _ in range(count_of(state.box[ICONS + city], colour) - count_of(state.t[HAND + seat], colour))
    ]


def _why_not_lay(state: PrincipeState, seat: int, colour: int, count: int) -> Reason | None:
    if state.t[PHASE] != ACTING:
        return because("P19", "not-laying")
    held = int(count_of(state.t[HAND + seat], colour))
    if held < count:
        return because("P19", "too-few", colour=COLOUR_NAMES[colour], held=held)
    return None


def _why_not_shield(state: PrincipeState, region: int) -> Reason | None:
    if state.t[PHASE] != PLACING:
        return because("P22", "no-shield")
    if state.t[STAGE] != 4 and not state.box[TOUCHING + state.t[CITY]] >> region & 1:
        city = (f"city-{CITY_NAMES[state.t[CITY]]}",)
        return because("P22", "not-touching", city=city, region=(f"region-{REGION_NAMES[region]}",))
    return None


def _why_not_turn(state: PrincipeState, seat: int, colour: int) -> Reason | None:
    if state.t[PHASE] != TURNING:
        return because("P32", "not-turning")
    if colour == GREEN:
        return because("P3", "green-stays")
    if count_of(state.t[TURNED + seat], colour) == 0:
        return because("P32", "none-face-down", colour=COLOUR_NAMES[colour])
    return None
