"""Why a move of Il Principe is not allowed: the rule and its facts."""

from regalia.engine.phrase import Reason, because
from regalia.engine.state import lowest
from regalia.games.principe import state as at
from regalia.games.principe.data import missing_cards
from regalia.games.principe.moves import CITY_NAMES, COLOUR_NAMES, REGION_NAMES
from regalia.games.principe.state import PrincipeState, count_of


def why_not(state: PrincipeState, seat: int, action: int) -> Reason | None:
    if state.t[at.PHASE] == at.OVER:
        return because("P33" if state.t[at.ENDED] == at.BY_CITIES else "P34", "over")
    if state.t[at.PHASE] == at.OFFERING:
        if state.t[at.TO_OFFER + seat] == 0:
            return because("P12", "offer-made")
    elif not state.t[at.WAITING] >> seat & 1:
        return _not_your_turn(state, seat)
    if action < at.BID:
        return _why_not_offer(state, seat, action - at.OFFER)
    if action < at.PASS:
        return _why_not_bid(state, seat, action - at.BID + 1)
    if action == at.PASS:
        return _why_not_pass(state)
    if action < at.LAY:
        return _why_not_build(state, seat, action - at.BUILD)
    if action < at.SHIELD:
        colour, fewer = divmod(action - int(at.LAY), int(at.MOST_CARDS))
        return _why_not_lay(state, seat, colour, fewer + 1)
    if action < at.TURN:
        return _why_not_shield(state, action - at.SHIELD)
    return _why_not_turn(state, seat, action - at.TURN)


def _not_your_turn(state: PrincipeState, seat: int) -> Reason:
    if state.t[at.PHASE] == at.BIDDING and not state.t[at.BIDDERS] >> seat & 1:
        return because("P15", "left-auction") if state.t[at.STAGE] == 2 else because("P29", "not-tied")
    rules = {
        at.BIDDING: "P15" if state.t[at.STAGE] == 2 else "P29",
        at.BUILDING: "P17",
        at.ACTING: "P19",
        at.PLACING: "P32" if state.t[at.STAGE] == 4 else "P22",
        at.TURNING: "P32",
    }
    return because(rules[state.t[at.PHASE]], "not-your-turn", seat=int(lowest(state.t[at.WAITING])))


def _why_not_offer(state: PrincipeState, seat: int, colour: int) -> Reason | None:
    if state.t[at.PHASE] != at.OFFERING:
        return because("P12", "not-offering")
    if count_of(state.t[at.HAND + seat], colour) == 0:
        return because("P12", "none-in-hand", colour=COLOUR_NAMES[colour])
    return None


def _why_not_bid(state: PrincipeState, seat: int, amount: int) -> Reason | None:
    if state.t[at.PHASE] != at.BIDDING:
        return because("P15", "not-bidding")
    if amount <= state.t[at.HIGHEST]:
        return because("P15", "bid-too-low", bid=state.t[at.HIGHEST])
    if amount > state.t[at.GOLD + seat]:
        return because("P15", "bid-too-high", amount=amount, gold=state.t[at.GOLD + seat])
    return None


def _why_not_pass(state: PrincipeState) -> Reason | None:
    if state.t[at.PHASE] == at.OFFERING:
        return because("P12", "must-offer")
    if state.t[at.PHASE] == at.PLACING:
        return because("P32" if state.t[at.STAGE] == 4 else "P22", "must-place")
    return None


def _why_not_build(state: PrincipeState, seat: int, city: int) -> Reason | None:
    if state.t[at.PHASE] not in (at.BUILDING, at.ACTING):
        return because("P19", "not-building")
    if state.round == 1:
        return because("P20", "first-round")
    name = (f"city-{CITY_NAMES[city]}",)
    if city not in state.row(at.DISPLAY, state.t[at.SHOWN]):
        return because("P21", "not-face-up", city=name)
    price = state.box[at.PRICE + city]
    if state.t[at.GOLD + seat] < price:
        return because("P21", "too-poor", city=name, price=price, gold=state.t[at.GOLD + seat])
    missing = missing_cards(state, seat, city)
    if missing:
        return because("P21", "cards-missing", city=name, cards=tuple(f"colour-{colour}" for colour in missing))
    return None


def _why_not_lay(state: PrincipeState, seat: int, colour: int, count: int) -> Reason | None:
    if state.t[at.PHASE] != at.ACTING:
        return because("P19", "not-laying")
    held = int(count_of(state.t[at.HAND + seat], colour))
    if held < count:
        return because("P19", "too-few", colour=COLOUR_NAMES[colour], held=held)
    return None


def _why_not_shield(state: PrincipeState, region: int) -> Reason | None:
    if state.t[at.PHASE] != at.PLACING:
        return because("P22", "no-shield")
    if state.t[at.STAGE] != 4 and not state.box[at.TOUCHING + state.t[at.CITY]] >> region & 1:
        city = (f"city-{CITY_NAMES[state.t[at.CITY]]}",)
        return because("P22", "not-touching", city=city, region=(f"region-{REGION_NAMES[region]}",))
    return None


def _why_not_turn(state: PrincipeState, seat: int, colour: int) -> Reason | None:
    if state.t[at.PHASE] != at.TURNING:
        return because("P32", "not-turning")
    if colour == at.GREEN:
        return because("P3", "green-stays")
    if count_of(state.t[at.TURNED + seat], colour) == 0:
        return because("P32", "none-face-down", colour=COLOUR_NAMES[colour])
    return None
