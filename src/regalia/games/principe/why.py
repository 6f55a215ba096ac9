"""Why a move of Il Principe is not allowed: the rule and its facts."""

from regalia.engine.phrase import Fact, Phrase, Reason
from regalia.games.principe.moves import CITY_NAMES, COLOUR_NAMES, REGION_NAMES
from regalia.games.principe.state import (
    ACTING,
    BID,
    BIDDING,
    BUILD,
    BUILDING,
    BY_CITIES,
    COLOURS,
    FACE_UP,
    GREEN,
    LAY,
    MOST_CARDS,
    OFFER,
    OFFERING,
    OVER,
    PASS,
    PLACING,
    SHIELD,
    TURN,
    TURNING,
    PrincipeState,
)


def why_not(state: PrincipeState, seat: int, action: int) -> Reason | None:
    if state.phase == OVER:
        return _reason("P33" if state.ended == BY_CITIES else "P34", "over")
    if state.phase == OFFERING:
        if state.to_offer[seat] == 0:
            return _reason("P12", "offer-made")
    elif state.turn != seat:
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
        colour, fewer = divmod(action - LAY, MOST_CARDS)
        return _why_not_lay(state, seat, colour, fewer + 1)
    if action < TURN:
        return _why_not_shield(state, action - SHIELD)
    return _why_not_turn(state, seat, action - TURN)


def _not_your_turn(state: PrincipeState, seat: int) -> Reason:
    if state.phase == BIDDING and not state.live >> seat & 1:
        return _reason("P15", "left-auction") if state.part == 2 else _reason("P29", "not-tied")
    rules = {
        BIDDING: "P15" if state.part == 2 else "P29",
        BUILDING: "P17",
        ACTING: "P19",
        PLACING: "P32" if state.part == 4 else "P22",
        TURNING: "P32",
    }
    return _reason(rules[int(state.phase)], "not-your-turn", seat=int(state.turn))


def _why_not_offer(state: PrincipeState, seat: int, colour: int) -> Reason | None:
    if state.phase != OFFERING:
        return _reason("P12", "not-offering")
    if state.hand[seat * COLOURS + colour] == 0:
        return _reason("P12", "none-in-hand", colour=COLOUR_NAMES[colour])
    return None


def _why_not_bid(state: PrincipeState, seat: int, amount: int) -> Reason | None:
    if state.phase != BIDDING:
        return _reason("P15", "not-bidding")
    if amount <= state.bid:
        return _reason("P15", "bid-too-low", bid=int(state.bid))
    if amount > state.gold[seat]:
        return _reason("P15", "bid-too-high", amount=amount, gold=int(state.gold[seat]))
    return None


def _why_not_pass(state: PrincipeState) -> Reason | None:
    if state.phase == OFFERING:
        return _reason("P12", "must-offer")
    if state.phase == PLACING:
        return _reason("P32" if state.part == 4 else "P22", "must-place")
    return None


def _why_not_build(state: PrincipeState, seat: int, city: int) -> Reason | None:
    if state.phase not in (BUILDING, ACTING):
        return _reason("P19", "not-building")
    if state.round == 1:
        return _reason("P20", "first-round")
    name = (f"city-{CITY_NAMES[city]}",)
    if state.owner[city] != FACE_UP:
        return _reason("P21", "not-face-up", city=name)
    price = int(state.price[city])
    if state.gold[seat] < price:
        return _reason("P21", "too-poor", city=name, price=price, gold=int(state.gold[seat]))
    missing = missing_cards(state, seat, city)
    if missing:
        return _reason("P21", "cards-missing", city=name, cards=tuple(f"colour-{colour}" for colour in missing))
    return None


def missing_cards(state: PrincipeState, seat: int, city: int) -> list[str]:
    """The colours of the cards that the seat's hand lacks for a city (P21)."""
    return [
        name
        for colour, name in enumerate(COLOUR_NAMES)
        for _ in range(state.icons[city * COLOURS + colour] - state.hand[seat * COLOURS + colour])
    ]


def _why_not_lay(state: PrincipeState, seat: int, colour: int, count: int) -> Reason | None:
    if state.phase != ACTING:
        return _reason("P19", "not-laying")
    held = int(state.hand[seat * COLOURS + colour])
    if held < count:
        return _reason("P19", "too-few", colour=COLOUR_NAMES[colour], held=held)
    return None


def _why_not_shield(state: PrincipeState, region: int) -> Reason | None:
    if state.phase != PLACING:
        return _reason("P22", "no-shield")
    if state.part != 4 and not state.touching[state.city] >> region & 1:
        city = (f"city-{CITY_NAMES[int(state.city)]}",)
        return _reason("P22", "not-touching", city=city, region=(f"region-{REGION_NAMES[region]}",))
    return None


def _why_not_turn(state: PrincipeState, seat: int, colour: int) -> Reason | None:
    if state.phase != TURNING:
        return _reason("P32", "not-turning")
    if colour == GREEN:
        return _reason("P3", "green-stays")
    if state.down[seat * COLOURS + colour] == 0:
        return _reason("P32", "none-face-down", colour=COLOUR_NAMES[colour])
    return None


def _reason(rule: str, key: str, **facts: Fact) -> Reason:
    return Reason(rule, Phrase(f"why-{key}", dict(facts)))
