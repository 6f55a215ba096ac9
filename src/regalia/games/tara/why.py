"""Why a move of Tara is not allowed: the rule and its facts, worked out from the rulebook on its own."""

from typing import Final

from regalia.engine.events import set_bits
from regalia.engine.phrase import Reason, because
from regalia.engine.why import Reasons, When
from regalia.games.tara import table
from regalia.games.tara.data import deck, position_at
from regalia.games.tara.layout import LAYOUT, POSITION_NAMES, REGION_NAMES, width
from regalia.games.tara.state import (
    AMNESTY_PRICE,
    ENTRY,
    HERDSMAN,
    KING,
    LEVELS,
    NOBODY,
    NONE,
    RANSOM_OF_ALL,
    TaraState,
)

# Cards


def _keep(state: TaraState, seat: int, card: int) -> Reason | None:
    if not state.t[table.ASIDE + seat] >> card & 1:
        return because("T9", "not-to-keep", card=card + 1)
    return None


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


def _play(state: TaraState, seat: int, card: int, region: int) -> Reason | None:
    reason = _use_in(state, seat, card, region)
    if reason is not None:
        return reason
    name = REGION_NAMES[region]
    if deck()[card].stone:
        if any(_first(state, seat, card, region, disc) is None for disc in _discs(state, region)):
            return None
        return because("T25", "no-swap", region=name)
    reason = _enter(state, seat, region)
    if reason is not None:
        return reason
    if any(_anchor_of(state, seat, card, region, slots) is None for slots in deck()[card].anchors):
        return None
    return because("T19", "nothing-to-do", card=card + 1, region=name)


def _amnesty(state: TaraState, seat: int, card: int, region: int) -> Reason | None:
    reason = _use_in(state, seat, card, region)
    if reason is not None:
        return reason
    if state.t[table.CUMALS + seat] < AMNESTY_PRICE:
        return because("T28", "amnesty-price", price=AMNESTY_PRICE, cumals=state.t[table.CUMALS + seat])
    if all(len(state.discs(region, position)) <= 1 for position in range(table.POSITIONS)):
        return because("T28", "no-captive", region=REGION_NAMES[region])
    return None


# Placing


def _enter(state: TaraState, seat: int, region: int) -> Reason | None:
    """A disc is needed, and two cumals where nobody is."""
    if state.t[table.SUPPLY + seat] == 0:
        return because("T15", "no-supply")
    empty = all(state.control(region, position) == NOBODY for position in range(table.POSITIONS))
    if empty and state.t[table.ACTED] and state.t[table.CUMALS + seat] < ENTRY:
        cumals = state.t[table.CUMALS + seat]
        return because("T12", "entry", region=REGION_NAMES[region], price=ENTRY, cumals=cumals)
    return None


def _anchor(state: TaraState, seat: int, spot: int) -> Reason | None:
    region, position = divmod(spot, int(table.SLOTTED))
    if region != state.t[table.REGION]:
        return _other_region(state, "T13")
    card = state.t[table.CARD]
    for slots in deck()[card].anchors:
        if slots[0] == position:
            return _anchor_of(state, seat, card, region, slots)
    return because("T13", "no-anchor", card=card + 1, position=POSITION_NAMES[position])


def _anchor_of(state: TaraState, seat: int, card: int, region: int, slots: tuple[int, ...]) -> Reason | None:
    def empty(anchor: tuple[int, ...]) -> int:
        return sum(state.control(region, position) == NOBODY for position in anchor)

    if not empty(slots) and any(empty(anchor) for anchor in deck()[card].anchors):
        return because("T14", "emptier-anchor", card=card + 1)
    if any(_lay(state, seat, region, position) is None for position in slots):
        return None
    return because("T19", "idle-anchor", position=POSITION_NAMES[slots[0]])


def _lay(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    reason = _enter(state, seat, region)
    if reason is None and _own_fort(state, seat, region, position):
        return because("T18", "own-fort", position=POSITION_NAMES[position])
    return reason


def _place(state: TaraState, seat: int, spot: int) -> Reason | None:
    region, position = divmod(spot, int(table.COMMON))
    name = POSITION_NAMES[position]
    if state.t[table.PHASE] == table.GARRISONING:
        if region != state.t[table.REGION]:
            return _other_region(state, "T39")
        taken = state.control(region, position) != NOBODY
        return because("T39", "garrison-taken", position=name) if taken else None
    if region != state.t[table.REGION]:
        return _other_region(state, "T13")
    slots = next(slots for slots in deck()[state.t[table.CARD]].anchors if slots[0] == state.t[table.ANCHOR])
    if position not in slots:
        return because("T15", "not-a-slot", position=name)
    if state.t[table.PLACED] >> position & 1:
        return because("T15", "placed-here", position=name)
    empty = [POSITION_NAMES[slot] for slot in slots if state.control(region, slot) == NOBODY]
    if empty and name not in empty:
        return because("T15", "empty-first", position=empty[0])
    if not empty and not state.t[table.TAKES_OCCUPIED]:
        return because("T14", "emptier-elsewhere", card=state.t[table.CARD] + 1, position=name)
    return _lay(state, seat, region, position)


def _done(state: TaraState, seat: int) -> Reason | None:
    if state.t[table.PHASE] == table.PLACING and not state.t[table.PLACED]:
        return because("T19", "must-act")
    if state.t[table.MUST_PROMOTE] and not state.t[table.PROMOTED]:
        return because("T27", "must-promote")
    return None


# Promotion


def _own_fort(state: TaraState, seat: int, region: int, position: int) -> bool:
    return state.discs(region, position)[:2] == [seat, seat]


def _pairs(state: TaraState, seat: int, region: int) -> dict[int, tuple[int, int]]:
    """The positions above two neighbours of the seat, each with the two; from the lowest level up."""
    return {
        position_at(level + 1, column): (left, left + 1)
        for level in range(LEVELS)
        for column in range(width(level) - 1)
        for left in [position_at(level, column)]
        if state.control(region, left) == seat == state.control(region, left + 1)
    }


def _activated(state: TaraState, seat: int, region: int, active: set[int]) -> set[int]:
    """T22: the activated positions and those that they activate by themselves."""
    found = set(active)
    for above, below in _pairs(state, seat, region).items():
        if found.intersection(below) and state.control(region, above) == seat:
            found.add(above)
    return found


def _can_promote(state: TaraState, seat: int, card: int, region: int, active: set[int]) -> bool:
    """Before anything is paid or promoted: some promotion follows from these positions."""
    if state.t[table.SUPPLY + seat] == 0 or state.t[table.CUMALS + seat] < deck()[card].cost:
        return False
    found = _activated(state, seat, region, active)
    return any(
        found.intersection(below) and _into(state, seat, region, above) is None
        for above, below in _pairs(state, seat, region).items()
    )


def _into(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    """A seat's own king and its own fort are no target."""
    if position == KING and state.control(region, position) == seat:
        return because("T24", "own-king")
    if _own_fort(state, seat, region, position):
        return because("T21", "own-fort", position=POSITION_NAMES[position])
    return None


def _promote(state: TaraState, seat: int, spot: int) -> Reason | None:
    region, place = divmod(spot, int(table.HIGHER))
    position = HERDSMAN + place
    if region != state.t[table.REGION]:
        return _other_region(state, "T20")
    name = POSITION_NAMES[position]
    if state.t[table.PROMOTED] >> position & 1:
        return because("T22", "promoted-here", position=name)
    reason = _into(state, seat, region, position)
    if reason is not None:
        return reason
    below = _pairs(state, seat, region).get(position)
    if below is None:
        return because("T21", "no-pair", position=name)
    active = set(set_bits(state.t[table.ACTIVE]))
    if not _activated(state, seat, region, active).intersection(below):
        return because("T20", "not-activated", position=name)
    price = deck()[state.t[table.CARD]].cost
    if not state.t[table.PAID] and state.t[table.CUMALS + seat] < price:
        return because("T20", "activation", price=price, cumals=state.t[table.CUMALS + seat])
    return None


# Stone of Destiny


def _discs(state: TaraState, region: int) -> list[tuple[int, int]]:
    """Position and depth of every disc that is not on the king position."""
    return [
        (position, depth) for position in range(table.COMMON) for depth in range(len(state.discs(region, position)))
    ]


def _swap(state: TaraState, seat: int, position: int, depth: int) -> Reason | None:
    if depth >= len(state.discs(state.t[table.REGION], position)):
        return because("T25", "no-disc", position=POSITION_NAMES[position], depth=depth + 1)
    if state.t[table.PICKED] == NONE:
        return _first(state, seat, state.t[table.CARD], state.t[table.REGION], (position, depth))
    picked = divmod(int(state.t[table.PICKED]), int(table.DEEP))
    return _second(state, seat, state.t[table.CARD], state.t[table.REGION], picked, (position, depth))


def _first(state: TaraState, seat: int, card: int, region: int, disc: tuple[int, int]) -> Reason | None:
    if any(_second(state, seat, card, region, disc, other) is None for other in _discs(state, region)):
        return None
    return because("T25", "no-partner", position=POSITION_NAMES[disc[0]], depth=disc[1] + 1)


def _second(
    state: TaraState, seat: int, card: int, region: int, one: tuple[int, int], other: tuple[int, int]
) -> Reason | None:
    if one == other:
        return because("T25", "same-disc")
    stacks = {position: state.discs(region, position) for position, _ in (one, other)}
    owner, other_owner = stacks[one[0]][one[1]], stacks[other[0]][other[1]]
    if owner == other_owner:
        if owner != seat or one[1] or other[1]:
            return because("T27", "one-owner")
        if not _can_promote(state, seat, card, region, {one[0], other[0]}):
            return because("T27", "no-promotion")
        return None
    stacks[one[0]][one[1]], stacks[other[0]][other[1]] = other_owner, owner
    for position, stack in stacks.items():
        if len(stack) > 2 and len(set(stack[:3])) == 1:
            return because("T5", "three-on-top", position=POSITION_NAMES[position])
    return None


def _lower(state: TaraState, seat: int, spot: int) -> Reason | None:
    region, position = divmod(spot, int(table.COMMON))
    if region != state.t[table.REGION] or not _own_fort(state, seat, region, position):
        return because("T26", "not-your-fort", region=REGION_NAMES[state.t[table.REGION]])
    return None


# End of round


def _betray(state: TaraState, seat: int, spot: int) -> Reason | None:
    region, position = divmod(spot, int(table.COMMON))
    if region != state.t[table.REGION]:
        return _other_region(state, "T32")
    card = deck()[state.t[table.CARD]]
    if not card.stone and not any(position in slots for slots in card.anchors):
        return because("T32", "not-on-card", card=card.number, position=POSITION_NAMES[position])
    if state.control(region, position) in (NOBODY, seat):
        return because("T32", "not-an-enemy", position=POSITION_NAMES[position])
    return None


def _ransom(state: TaraState, seat: int, price: int) -> Reason | None:
    held = table.prisoners(state.t, int(state.holder()), seat)
    if price > held:
        key = "ransom-all" if price == RANSOM_OF_ALL else "ransom-count"
        return because("T41", key, count=held)
    if price > state.t[table.CUMALS + seat]:
        return because("T41", "ransom-price", price=price, cumals=state.t[table.CUMALS + seat])
    return None


def _start(state: TaraState, seat: int, chosen: int) -> Reason | None:
    if chosen >= state.seats:
        return because("T42", "no-such-player")
    if chosen == seat:
        return because("T42", "another-player")
    return None


def _other_region(state: TaraState, rule: str) -> Reason:
    return because(rule, "other-region", region=REGION_NAMES[state.t[table.REGION]])


def _over(state: TaraState) -> str:
    return "T43" if state.t[table.ENDED] == table.BY_KINGS else "T45"


def _nothing(state: TaraState, seat: int, target: int) -> None:
    """The rule has nothing against it."""


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
        "traitor": When(_nothing, (table.HIRING,), because("T31", "not-hiring")),
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
