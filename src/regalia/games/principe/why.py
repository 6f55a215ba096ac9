"""Why a move of Il Principe is not allowed: the rule and its facts."""

from typing import Final

from regalia.engine.phrase import Reason, because
from regalia.engine.state import lowest
from regalia.engine.why import Reasons, When
from regalia.games.principe import table
from regalia.games.principe.data import missing_cards
from regalia.games.principe.layout import CITY_NAMES, COLOUR_NAMES, LAYOUT, REGION_NAMES
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.table import count_of


def _not_bidding_now(state: PrincipeState, seat: int) -> Reason:
    group = state.t[table.STAGE] == 2
    if not state.t[table.BIDDERS] >> seat & 1:
        return because("P15", "left-auction") if group else because("P29", "not-tied")
    return because("P15" if group else "P29", "not-your-turn", seat=int(lowest(state.t[table.WAITING])))


def _not_placing_now(state: PrincipeState, seat: int) -> Reason:
    return because(_rule_of_shields(state), "not-your-turn", seat=int(lowest(state.t[table.WAITING])))


def _rule_of_shields(state: PrincipeState) -> str:
    return "P32" if state.t[table.STAGE] == 4 else "P22"


def _offer(state: PrincipeState, seat: int, colour: int) -> Reason | None:
    if count_of(state.t[table.HAND + seat], colour) == 0:
        return because("P12", "none-in-hand", colour=COLOUR_NAMES[colour])
    return None


def _bid(state: PrincipeState, seat: int, number: int) -> Reason | None:
    amount = number + 1
    if amount <= state.t[table.HIGHEST]:
        return because("P15", "bid-too-low", bid=state.t[table.HIGHEST])
    if amount > state.t[table.GOLD + seat]:
        return because("P15", "bid-too-high", amount=amount, gold=state.t[table.GOLD + seat])
    return None


def _pass(state: PrincipeState, seat: int) -> Reason | None:
    if state.t[table.PHASE] == table.OFFERING:
        return because("P12", "must-offer")
    if state.t[table.PHASE] == table.PLACING:
        return because(_rule_of_shields(state), "must-place")
    return None


def _build(state: PrincipeState, seat: int, city: int) -> Reason | None:
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


def _lay(state: PrincipeState, seat: int, colour: int, fewer: int) -> Reason | None:
    held = int(count_of(state.t[table.HAND + seat], colour))
    if held <= fewer:
        return because("P19", "too-few", colour=COLOUR_NAMES[colour], held=held)
    return None


def _shield(state: PrincipeState, seat: int, region: int) -> Reason | None:
    if not state.regions_open(state.t) >> region & 1:
        city = (f"city-{CITY_NAMES[state.t[table.CITY]]}",)
        return because("P22", "not-touching", city=city, region=(f"region-{REGION_NAMES[region]}",))
    return None


def _turn(state: PrincipeState, seat: int, colour: int) -> Reason | None:
    if colour == table.GREEN:
        return because("P3", "green-stays")
    if count_of(state.t[table.TURNED + seat], colour) == 0:
        return because("P32", "none-face-down", colour=COLOUR_NAMES[colour])
    return None


why_not: Final = Reasons[PrincipeState](
    LAYOUT,
    over=lambda state: "P33" if state.t[table.ENDED] == table.BY_CITIES else "P34",
    turn="P19",
    turn_in={
        table.OFFERING: because("P12", "offer-made"),
        table.BIDDING: _not_bidding_now,
        table.BUILDING: "P17",
        table.PLACING: _not_placing_now,
        table.TURNING: "P32",
    },
    verbs={
        "offer": When(_offer, (table.OFFERING,), because("P12", "not-offering")),
        "bid": When(_bid, (table.BIDDING,), because("P15", "not-bidding")),
        "pass": When(_pass),
        "build": When(_build, (table.BUILDING, table.ACTING), because("P19", "not-building")),
        "lay": When(_lay, (table.ACTING,), because("P19", "not-laying")),
        "shield": When(_shield, (table.PLACING,), because("P22", "no-shield")),
        "turn": When(_turn, (table.TURNING,), because("P32", "not-turning")),
    },
)
