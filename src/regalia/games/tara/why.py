"""Why a move of Tara is not allowed: the rule and its facts."""

from typing import Final

from regalia.engine.events import set_bits
from regalia.engine.phrase import Reason, because
from regalia.engine.why import Reasons, When
from regalia.games.tara import table
from regalia.games.tara.data import deck
from regalia.games.tara.layout import LAYOUT, POSITION_NAMES, REGION_NAMES
from regalia.games.tara.state import (
    AMNESTY_PRICE,
    ENTRY,
    HERDSMAN,
    KING,
    NOBODY,
    NONE,
    RANSOM_OF_ALL,
    TaraState,
    above,
    activated,
    pairs_of,
)

# Cards


def _keep(state: TaraState, seat: int, card: int) -> Reason:
    return because("T9", "not-to-keep", card=card + 1)


def _use(state: TaraState, seat: int, card: int) -> Reason | None:
    if not state.t[table.HAND + seat] >> card & 1:
        return because("T11", "not-in-hand", card=card + 1)
    return None


def _use_in(state: TaraState, seat: int, card: int, region: int) -> Reason | None:
    reason = _use(state, seat, card)
    if reason is None and not state.t[table.IN_PLAY] >> region & 1:
        won = state.t[table.KING_OF + region] != NOBODY
        return because("T44" if won else "T1", "region-won" if won else "region-closed", region=REGION_NAMES[region])
    return reason


def _play(state: TaraState, seat: int, card: int, region: int) -> Reason:
    reason = _use_in(state, seat, card, region)
    if reason is not None:
        return reason
    if deck()[card].stone:
        return because("T25", "no-swap", region=REGION_NAMES[region])
    nothing = because("T19", "nothing-to-do", card=card + 1, region=REGION_NAMES[region])
    return _enter(state, seat, region) or nothing


def _amnesty(state: TaraState, seat: int, card: int, region: int) -> Reason:
    reason = _use_in(state, seat, card, region)
    if reason is not None:
        return reason
    if state.t[table.CUMALS + seat] < AMNESTY_PRICE:
        return because("T28", "amnesty-price", price=AMNESTY_PRICE, cumals=state.t[table.CUMALS + seat])
    return because("T28", "no-captive", region=REGION_NAMES[region])


# Placing


def _enter(state: TaraState, seat: int, region: int) -> Reason | None:
    """A disc is needed, and two cumals where nobody is."""
    t = state.t
    if t[table.SUPPLY + seat] == 0:
        return because("T15", "no-supply")
    cumals = t[table.CUMALS + seat]
    if t[table.TAKEN + region] == 0 and t[table.ACTED] and cumals < ENTRY:
        return because("T12", "entry", region=REGION_NAMES[region], price=ENTRY, cumals=cumals)
    return None


def _anchor(state: TaraState, seat: int, spot: int) -> Reason:
    region, position = divmod(spot, int(table.SLOTTED))
    if region != state.t[table.REGION]:
        return _other_region(state, "T13")
    card, taken = state.t[table.CARD], state.t[table.TAKEN + region]
    anchors = {slots[0]: slots for slots in deck()[card].anchors}
    if position not in anchors:
        return because("T13", "no-anchor", card=card + 1, position=POSITION_NAMES[position])
    empty = {first for first, slots in anchors.items() if not all(taken >> slot & 1 for slot in slots)}
    if empty and position not in empty:
        return because("T14", "emptier-anchor", card=card + 1)
    return because("T19", "idle-anchor", position=POSITION_NAMES[position])


def _place(state: TaraState, seat: int, spot: int) -> Reason:
    t = state.t
    region, position = divmod(spot, int(table.COMMON))
    name = POSITION_NAMES[position]
    garrison = t[table.PHASE] == table.GARRISONING
    if region != t[table.REGION]:
        return _other_region(state, "T39" if garrison else "T13")
    if garrison:
        return because("T39", "garrison-taken", position=name)
    if not t[table.SLOTS_HERE] >> position & 1:
        return because("T15", "not-a-slot", position=name)
    if t[table.PLACED] >> position & 1:
        return because("T15", "placed-here", position=name)
    empty = set_bits(t[table.SLOTS_HERE] & ~t[table.TAKEN + region])
    if empty and position not in empty:
        return because("T15", "empty-first", position=POSITION_NAMES[empty[0]])
    if not empty and not t[table.TAKES_OCCUPIED]:
        return because("T14", "emptier-elsewhere", card=t[table.CARD] + 1, position=name)
    return _enter(state, seat, region) or because("T18", "own-fort", position=name)


def _done(state: TaraState, seat: int) -> Reason:
    if state.t[table.PHASE] == table.PLACING:
        return because("T19", "must-act")
    return because("T27", "must-promote")


# Promotion


def _promote(state: TaraState, seat: int, spot: int) -> Reason:
    t = state.t
    region, place = divmod(spot, int(table.HIGHER))
    position = HERDSMAN + place
    if region != t[table.REGION]:
        return _other_region(state, "T20")
    name = POSITION_NAMES[position]
    if t[table.PROMOTED] >> position & 1:
        return because("T22", "promoted-here", position=name)
    if not state.open_to(seat, region) >> position & 1:
        return because("T24", "own-king") if position == KING else because("T21", "own-fort", position=name)
    pairs = pairs_of(state.held(seat, region))
    if not above(pairs) >> position & 1:
        return because("T21", "no-pair", position=name)
    active = activated(state.held(seat, region), t[table.ACTIVE])
    if not above(pairs & (active | active >> 1)) >> position & 1:
        return because("T20", "not-activated", position=name)
    return because("T20", "activation", price=deck()[t[table.CARD]].cost, cumals=t[table.CUMALS + seat])


# Stone of Destiny


def _swap(state: TaraState, seat: int, position: int, depth: int) -> Reason:
    region, picked = state.t[table.REGION], state.t[table.PICKED]
    if depth >= len(table.stack_list(state.t, region, position)):
        return because("T25", "no-disc", position=POSITION_NAMES[position], depth=depth + 1)
    if picked == NONE:
        return because("T25", "no-partner", position=POSITION_NAMES[position], depth=depth + 1)
    first, first_depth = divmod(int(picked), int(table.DEEP))
    if (first, first_depth) == (position, depth):
        return because("T25", "same-disc")
    stacks = {each: table.stack_list(state.t, region, each) for each in (first, position)}
    owner, other_owner = stacks[first][first_depth], stacks[position][depth]
    if owner == other_owner:
        promoting = owner == seat and first_depth == depth == 0
        return because("T27", "no-promotion" if promoting else "one-owner")
    stacks[first][first_depth], stacks[position][depth] = other_owner, owner
    three = next(each for each, stack in stacks.items() if len(stack) > 2 and len(set(stack[:3])) == 1)
    return because("T5", "three-on-top", position=POSITION_NAMES[three])


def _lower(state: TaraState, seat: int, spot: int) -> Reason:
    return because("T26", "not-your-fort", region=REGION_NAMES[state.t[table.REGION]])


# End of round


def _betray(state: TaraState, seat: int, spot: int) -> Reason:
    region, position = divmod(spot, int(table.COMMON))
    if region != state.t[table.REGION]:
        return _other_region(state, "T32")
    card = deck()[state.t[table.CARD]]
    if not card.stone and not any(position in slots for slots in card.anchors):
        return because("T32", "not-on-card", card=card.number, position=POSITION_NAMES[position])
    return because("T32", "not-an-enemy", position=POSITION_NAMES[position])


def _ransom(state: TaraState, seat: int, price: int) -> Reason:
    held = table.prisoners(state.t, int(state.holder()), seat)
    if price > held:
        return because("T41", "ransom-all" if price == RANSOM_OF_ALL else "ransom-count", count=held)
    return because("T41", "ransom-price", price=price, cumals=state.t[table.CUMALS + seat])


def _start(state: TaraState, seat: int, chosen: int) -> Reason:
    return because("T42", "no-such-player" if chosen >= state.seats else "another-player")


def _other_region(state: TaraState, rule: str) -> Reason:
    return because(rule, "other-region", region=REGION_NAMES[state.t[table.REGION]])


def _over(state: TaraState) -> str:
    return "T43" if state.t[table.ENDED] == table.BY_KINGS else "T45"


CHOOSING: Final = ((table.CHOOSING,), because("T11", "not-choosing"))

why_not: Final = Reasons[TaraState](
    LAYOUT,
    over=_over,
    turn="T10",
    turn_in={table.KEEPING: because("T9", "all-kept")},
    first={table.KEEPING: because("T9", "keep-first")},
    verbs={
        "keep": When(_keep, (table.KEEPING,), because("T9", "not-keeping")),
        "card": When(_play, *CHOOSING),
        "amnesty": When(_amnesty, *CHOOSING),
        "discard": When(_use, *CHOOSING),
        "anchor": When(_anchor, (table.ANCHORING,), because("T13", "not-anchoring")),
        "place": When(_place, (table.PLACING, table.GARRISONING), because("T15", "not-placing")),
        "promote": When(_promote, (table.PLACING, table.PROMOTING), because("T20", "not-promoting")),
        "lower": When(_lower, (table.LOWERING,), because("T26", "not-lowering")),
        "betray": When(_betray, (table.BETRAYING,), because("T32", "not-betraying")),
        "traitor": When(phases=(table.HIRING,), wrong=because("T31", "not-hiring")),
        "ransom": When(_ransom, (table.RANSOMING,), because("T41", "not-ransoming")),
        "start": When(_start, (table.NAMING,), because("T42", "not-naming")),
        "done": When(
            _done,
            (table.PLACING, table.PROMOTING, table.GARRISONING, table.BETRAYING),
            because("T23", "nothing-begun"),
        ),
        "swap": When(_swap, (table.SWAPPING,), because("T25", "not-swapping")),
    },
)
