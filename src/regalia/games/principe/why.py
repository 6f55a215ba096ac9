"""Why a move of Il Principe is not allowed: the rule and its facts."""

from regalia.engine.phrase import Reason, because
from regalia.engine.state import lowest
from regalia.games.principe import table
from regalia.games.principe.data import missing_cards
from regalia.games.principe.layout import CITY_NAMES, COLOUR_NAMES, REGION_NAMES
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.table import count_of


def why_not(state: PrincipeState, seat: int, action: int) -> Reason | None:
    if state.t[table.PHASE] == table.OVER:
        return because("P33" if state.t[table.ENDED] == table.BY_CITIES else "P34", "over")
    if state.t[table.PHASE] == table.OFFERING:
        if state.t[table.TO_OFFER + seat] == 0:
            return because("P12", "offer-made")
    elif not state.t[table.WAITING] >> seat & 1:
        return _not_your_turn(state, seat)
    if action < table.BID:
        return _why_not_offer(state, seat, action - table.OFFER)
    if action < table.PASS:
        return _why_not_bid(state, seat, action - table.BID + 1)
    if action == table.PASS:
        return _why_not_pass(state)
    if action < table.LAY:
        return _why_not_build(state, seat, action - table.BUILD)
    if action < table.SHIELD:
        colour, fewer = divmod(action - int(table.LAY), int(table.MOST_CARDS))
        return _why_not_lay(state, seat, colour, fewer + 1)
    if action < table.TURN:
        return _why_not_shield(state, action - table.SHIELD)
    return _why_not_turn(state, seat, action - table.TURN)


def _not_your_turn(state: PrincipeState, seat: int) -> Reason:
    if state.t[table.PHASE] == table.BIDDING and not state.t[table.BIDDERS] >> seat & 1:
        return because("P15", "left-auction") if state.t[table.STAGE] == 2 else because("P29", "not-tied")
    rules = {
        table.BIDDING: "P15" if state.t[table.STAGE] == 2 else "P29",
        table.BUILDING: "P17",
        table.ACTING: "P19",
        table.PLACING: "P32" if state.t[table.STAGE] == 4 else "P22",
        table.TURNING: "P32",
    }
    return because(rules[state.t[table.PHASE]], "not-your-turn", seat=int(lowest(state.t[table.WAITING])))


def _why_not_offer(state: PrincipeState, seat: int, colour: int) -> Reason | None:
    if state.t[table.PHASE] != table.OFFERING:
        return because("P12", "not-offering")
    if count_of(state.t[table.HAND + seat], colour) == 0:
        return because("P12", "none-in-hand", colour=COLOUR_NAMES[colour])
    return None


def _why_not_bid(state: PrincipeState, seat: int, amount: int) -> Reason | None:
    if state.t[table.PHASE] != table.BIDDING:
        return because("P15", "not-bidding")
    if amount <= state.t[table.HIGHEST]:
        return because("P15", "bid-too-low", bid=state.t[table.HIGHEST])
    if amount > state.t[table.GOLD + seat]:
        return because("P15", "bid-too-high", amount=amount, gold=state.t[table.GOLD + seat])
    return None


def _why_not_pass(state: PrincipeState) -> Reason | None:
    if state.t[table.PHASE] == table.OFFERING:
        return because("P12", "must-offer")
    if state.t[table.PHASE] == table.PLACING:
        return because("P32" if state.t[table.STAGE] == 4 else "P22", "must-place")
    return None


def _why_not_build(state: PrincipeState, seat: int, city: int) -> Reason | None:
    if state.t[table.PHASE] not in (table.BUILDING, table.ACTING):
        return because("P19", "not-building")
    if state.round == 1:
        return because("P20", "first-round")
    name = (f"city-{CITY_NAMES[city]}",)
    if city not in state.row(table.DISPLAY, state.t[table.SHOWN]):
        return because("P21", "not-face-up", city=name)
    price = state.box[table.PRICE + city]
    if state.t[table.GOLD + seat] < price:
        return because("P21", "too-poor", city=name, price=price, gold=state.t[table.GOLD + seat])
    missing = missing_cards(state, seat, city)
    if missing:
        return because("P21", "cards-missing", city=name, cards=tuple(f"colour-{colour}" for colour in missing))
    return None


def _why_not_lay(state: PrincipeState, seat: int, colour: int, count: int) -> Reason | None:
    if state.t[table.PHASE] != table.ACTING:
        return because("P19", "not-laying")
    held = int(count_of(state.t[table.HAND + seat], colour))
    if held < count:
        return because("P19", "too-few", colour=COLOUR_NAMES[colour], held=held)
    return None


def _why_not_shield(state: PrincipeState, region: int) -> Reason | None:
    if state.t[table.PHASE] != table.PLACING:
        return because("P22", "no-shield")
    if state.t[table.STAGE] != 4 and not state.box[table.TOUCHING + state.t[table.CITY]] >> region & 1:
        city = (f"city-{CITY_NAMES[state.t[table.CITY]]}",)
        return because("P22", "not-touching", city=city, region=(f"region-{REGION_NAMES[region]}",))
    return None


def _why_not_turn(state: PrincipeState, seat: int, colour: int) -> Reason | None:
    if state.t[table.PHASE] != table.TURNING:
        return because("P32", "not-turning")
    if colour == table.GREEN:
        return because("P3", "green-stays")
    if count_of(state.t[table.TURNED + seat], colour) == 0:
        return because("P32", "none-face-down", colour=COLOUR_NAMES[colour])
    return None
