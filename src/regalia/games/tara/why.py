"""Why a move of Tara is not allowed: the rule and its facts, worked out from the rulebook on its own."""

from regalia.engine.events import set_bits
from regalia.engine.phrase import Reason, because
from regalia.games.tara import table
from regalia.games.tara.data import deck, position_at
from regalia.games.tara.layout import POSITION_NAMES, REGION_NAMES, width
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


def why_not(state: TaraState, seat: int, action: int) -> Reason | None:
    if state.t[table.PHASE] == table.OVER:
        return because("T43" if state.t[table.ENDED] == table.BY_KINGS else "T45", "over")
    if not state.pending() >> seat & 1:
        if state.t[table.PHASE] == table.KEEPING:
            return because("T9", "all-kept")
        return because("T10", "not-your-turn", seat=state.t[table.DECIDER])
    if action < table.PLAY:
        return _why_not_keep(state, seat, action - table.KEEP)
    if state.t[table.PHASE] == table.KEEPING:
        return because("T9", "keep-first")
    if action < table.AMNESTY:
        return _why_not_play(state, seat, *divmod(action - table.PLAY, int(table.REGIONS)))
    if action < table.DISCARD:
        return _why_not_amnesty(state, seat, *divmod(action - table.AMNESTY, int(table.REGIONS)))
    if action < table.FIT:
        return _why_not_use(state, seat, action - table.DISCARD)
    if action < table.PLACE:
        return _why_not_anchor(state, seat, *divmod(action - table.FIT, int(table.SLOTTED)))
    if action < table.PROMOTE:
        return _why_not_place(state, seat, *divmod(action - table.PLACE, int(table.COMMON)))
    if action < table.LOWER:
        region, position = divmod(action - table.PROMOTE, int(table.HIGHER))
        return _why_not_promote(state, seat, region, position + HERDSMAN)
    if action < table.BETRAY:
        return _why_not_lower(state, seat, *divmod(action - table.LOWER, int(table.COMMON)))
    if action < table.HIRE:
        return _why_not_betray(state, seat, *divmod(action - table.BETRAY, int(table.COMMON)))
    if action < table.RANSOM:
        return None if state.t[table.PHASE] == table.HIRING else because("T31", "not-hiring")
    if action < table.NAME:
        return _why_not_ransom(state, seat, action - table.RANSOM)
    if action < table.DONE:
        return _why_not_start(state, seat, action - table.NAME)
    if action < table.SWAP:
        return _why_not_done(state)
    return _why_not_swap(state, seat, *divmod(action - table.SWAP, int(table.DEEP)))


# Cards


def _why_not_keep(state: TaraState, seat: int, card: int) -> Reason | None:
    if state.t[table.PHASE] != table.KEEPING:
        return because("T9", "not-keeping")
    if not state.t[table.ASIDE + seat] >> card & 1:
        return because("T9", "not-to-keep", card=card + 1)
    return None


def _why_not_use(state: TaraState, seat: int, card: int) -> Reason | None:
    if state.t[table.PHASE] != table.CHOOSING:
        return because("T11", "not-choosing")
    if not state.t[table.HAND + seat] >> card & 1:
        return because("T11", "not-in-hand", card=card + 1)
    return None


def _why_not_use_in(state: TaraState, seat: int, card: int, region: int) -> Reason | None:
    reason = _why_not_use(state, seat, card)
    if reason is None and not state.t[table.IN_PLAY] >> region & 1:
        won = state.t[table.KING_OF + region] != NOBODY
        return because("T44" if won else "T1", "region-won" if won else "region-closed", region=REGION_NAMES[region])
    return reason


def _why_not_play(state: TaraState, seat: int, card: int, region: int) -> Reason | None:
    reason = _why_not_use_in(state, seat, card, region)
    if reason is not None:
        return reason
    name = REGION_NAMES[region]
    if deck()[card].stone:
        if any(_why_not_first(state, seat, card, region, disc) is None for disc in _discs(state, region)):
            return None
        return because("T25", "no-swap", region=name)
    reason = _why_not_enter(state, seat, region)
    if reason is not None:
        return reason
    if any(_why_not_anchor_of(state, seat, card, region, slots) is None for slots in deck()[card].anchors):
        return None
    return because("T19", "nothing-to-do", card=card + 1, region=name)


def _why_not_amnesty(state: TaraState, seat: int, card: int, region: int) -> Reason | None:
    reason = _why_not_use_in(state, seat, card, region)
    if reason is not None:
        return reason
    if state.t[table.CUMALS + seat] < AMNESTY_PRICE:
        return because("T28", "amnesty-price", price=AMNESTY_PRICE, cumals=state.t[table.CUMALS + seat])
    if all(len(state.discs(region, position)) <= 1 for position in range(table.POSITIONS)):
        return because("T28", "no-captive", region=REGION_NAMES[region])
    return None


# Placing


def _why_not_enter(state: TaraState, seat: int, region: int) -> Reason | None:
    """A disc is needed, and two cumals where nobody is."""
    if state.t[table.SUPPLY + seat] == 0:
        return because("T15", "no-supply")
    empty = all(state.control(region, position) == NOBODY for position in range(table.POSITIONS))
    if empty and state.t[table.ACTED] and state.t[table.CUMALS + seat] < ENTRY:
        cumals = state.t[table.CUMALS + seat]
        return because("T12", "entry", region=REGION_NAMES[region], price=ENTRY, cumals=cumals)
    return None


def _why_not_anchor(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    if state.t[table.PHASE] != table.ANCHORING:
        return because("T13", "not-anchoring")
    if region != state.t[table.REGION]:
        return _other_region(state, "T13")
    card = state.t[table.CARD]
    for slots in deck()[card].anchors:
        if slots[0] == position:
            return _why_not_anchor_of(state, seat, card, region, slots)
    return because("T13", "no-anchor", card=card + 1, position=POSITION_NAMES[position])


def _why_not_anchor_of(state: TaraState, seat: int, card: int, region: int, slots: tuple[int, ...]) -> Reason | None:
    def empty(anchor: tuple[int, ...]) -> int:
        return sum(state.control(region, position) == NOBODY for position in anchor)

    if not empty(slots) and any(empty(anchor) for anchor in deck()[card].anchors):
        return because("T14", "emptier-anchor", card=card + 1)
    if any(_why_not_lay(state, seat, region, position) is None for position in slots):
        return None
    return because("T19", "idle-anchor", position=POSITION_NAMES[slots[0]])


def _why_not_lay(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    reason = _why_not_enter(state, seat, region)
    if reason is None and _own_fort(state, seat, region, position):
        return because("T18", "own-fort", position=POSITION_NAMES[position])
    return reason


def _why_not_place(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    name = POSITION_NAMES[position]
    if state.t[table.PHASE] == table.GARRISONING:
        if region != state.t[table.REGION]:
            return _other_region(state, "T39")
        taken = state.control(region, position) != NOBODY
        return because("T39", "garrison-taken", position=name) if taken else None
    if state.t[table.PHASE] != table.PLACING:
        return because("T15", "not-placing")
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
    return _why_not_lay(state, seat, region, position)


def _why_not_done(state: TaraState) -> Reason | None:
    if state.t[table.PHASE] in (table.GARRISONING, table.BETRAYING):
        return None
    if state.t[table.PHASE] not in (table.PLACING, table.PROMOTING):
        return because("T23", "nothing-begun")
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
        found.intersection(below) and _why_not_into(state, seat, region, above) is None
        for above, below in _pairs(state, seat, region).items()
    )


def _why_not_into(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    """A seat's own king and its own fort are no target."""
    if position == KING and state.control(region, position) == seat:
        return because("T24", "own-king")
    if _own_fort(state, seat, region, position):
        return because("T21", "own-fort", position=POSITION_NAMES[position])
    return None


def _why_not_promote(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    if state.t[table.PHASE] not in (table.PLACING, table.PROMOTING):
        return because("T20", "not-promoting")
    if region != state.t[table.REGION]:
        return _other_region(state, "T20")
    name = POSITION_NAMES[position]
    if state.t[table.PROMOTED] >> position & 1:
        return because("T22", "promoted-here", position=name)
    reason = _why_not_into(state, seat, region, position)
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


def _why_not_swap(state: TaraState, seat: int, position: int, depth: int) -> Reason | None:
    if state.t[table.PHASE] != table.SWAPPING:
        return because("T25", "not-swapping")
    if depth >= len(state.discs(state.t[table.REGION], position)):
        return because("T25", "no-disc", position=POSITION_NAMES[position], depth=depth + 1)
    if state.t[table.PICKED] == NONE:
        return _why_not_first(state, seat, state.t[table.CARD], state.t[table.REGION], (position, depth))
    picked = divmod(int(state.t[table.PICKED]), int(table.DEEP))
    return _why_not_second(state, seat, state.t[table.CARD], state.t[table.REGION], picked, (position, depth))


def _why_not_first(state: TaraState, seat: int, card: int, region: int, disc: tuple[int, int]) -> Reason | None:
    if any(_why_not_second(state, seat, card, region, disc, other) is None for other in _discs(state, region)):
        return None
    return because("T25", "no-partner", position=POSITION_NAMES[disc[0]], depth=disc[1] + 1)


def _why_not_second(
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


def _why_not_lower(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    if state.t[table.PHASE] != table.LOWERING:
        return because("T26", "not-lowering")
    if region != state.t[table.REGION] or not _own_fort(state, seat, region, position):
        return because("T26", "not-your-fort", region=REGION_NAMES[state.t[table.REGION]])
    return None


# End of round


def _why_not_betray(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    if state.t[table.PHASE] != table.BETRAYING:
        return because("T32", "not-betraying")
    if region != state.t[table.REGION]:
        return _other_region(state, "T32")
    card = deck()[state.t[table.CARD]]
    if not card.stone and not any(position in slots for slots in card.anchors):
        return because("T32", "not-on-card", card=card.number, position=POSITION_NAMES[position])
    if state.control(region, position) in (NOBODY, seat):
        return because("T32", "not-an-enemy", position=POSITION_NAMES[position])
    return None


def _why_not_ransom(state: TaraState, seat: int, price: int) -> Reason | None:
    if state.t[table.PHASE] != table.RANSOMING:
        return because("T41", "not-ransoming")
    held = table.prisoners(state.t, int(state.holder()), seat)
    if price > held:
        key = "ransom-all" if price == RANSOM_OF_ALL else "ransom-count"
        return because("T41", key, count=held)
    if price > state.t[table.CUMALS + seat]:
        return because("T41", "ransom-price", price=price, cumals=state.t[table.CUMALS + seat])
    return None


def _why_not_start(state: TaraState, seat: int, chosen: int) -> Reason | None:
    if state.t[table.PHASE] != table.NAMING:
        return because("T42", "not-naming")
    if chosen >= state.seats:
        return because("T42", "no-such-player")
    if chosen == seat:
        return because("T42", "another-player")
    return None


def _other_region(state: TaraState, rule: str) -> Reason:
    return because(rule, "other-region", region=REGION_NAMES[state.t[table.REGION]])
