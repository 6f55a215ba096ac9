"""Why a move of Tara is not allowed: the rule and its facts, worked out from the rulebook on its own."""

from regalia.engine.phrase import Fact, Phrase, Reason
from regalia.games.tara.data import deck, position_at, width
from regalia.games.tara.moves import POSITION_NAMES, REGION_NAMES
from regalia.games.tara.state import (
    AMNESTY,
    AMNESTY_PRICE,
    ANCHOR,
    ANCHORING,
    BETRAY,
    BETRAYING,
    BY_KINGS,
    CHOOSING,
    COMMON,
    DEEP,
    DISCARD,
    DONE,
    ENTRY,
    GARRISONING,
    HERDSMAN,
    HIGHER,
    HIRE,
    HIRING,
    KEEP,
    KEEPING,
    KING,
    LEVELS,
    LOWER,
    LOWERING,
    NAMING,
    NOBODY,
    NONE,
    OVER,
    PLACE,
    PLACING,
    PLAY,
    POSITIONS,
    PROMOTE,
    PROMOTING,
    RANSOM,
    RANSOM_OF_ALL,
    RANSOMING,
    REGIONS,
    SLOTTED,
    START,
    SWAP,
    SWAPPING,
    TaraState,
)


def why_not(state: TaraState, seat: int, action: int) -> Reason | None:
    if state.phase == OVER:
        return _reason("T43" if state.ended == BY_KINGS else "T45", "over")
    if not state.pending() >> seat & 1:
        if state.phase == KEEPING:
            return _reason("T9", "all-kept")
        return _reason("T10", "not-your-turn", seat=int(state.decider))
    if action < PLAY:
        return _why_not_keep(state, seat, action - KEEP)
    if state.phase == KEEPING:
        return _reason("T9", "keep-first")
    if action < AMNESTY:
        return _why_not_play(state, seat, *divmod(action - PLAY, REGIONS))
    if action < DISCARD:
        return _why_not_amnesty(state, seat, *divmod(action - AMNESTY, REGIONS))
    if action < ANCHOR:
        return _why_not_use(state, seat, action - DISCARD)
    if action < PLACE:
        return _why_not_anchor(state, seat, *divmod(action - ANCHOR, SLOTTED))
    if action < PROMOTE:
        return _why_not_place(state, seat, *divmod(action - PLACE, COMMON))
    if action < LOWER:
        region, position = divmod(action - PROMOTE, HIGHER)
        return _why_not_promote(state, seat, region, position + HERDSMAN)
    if action < BETRAY:
        return _why_not_lower(state, seat, *divmod(action - LOWER, COMMON))
    if action < HIRE:
        return _why_not_betray(state, seat, *divmod(action - BETRAY, COMMON))
    if action < RANSOM:
        return None if state.phase == HIRING else _reason("T31", "not-hiring")
    if action < START:
        return _why_not_ransom(state, seat, action - RANSOM)
    if action < DONE:
        return _why_not_start(state, seat, action - START)
    if action < SWAP:
        return _why_not_done(state)
    return _why_not_swap(state, seat, *divmod(action - SWAP, DEEP))


# Cards


def _why_not_keep(state: TaraState, seat: int, card: int) -> Reason | None:
    if state.phase != KEEPING:
        return _reason("T9", "not-keeping")
    if not state.aside[seat] >> card & 1:
        return _reason("T9", "not-to-keep", card=card + 1)
    return None


def _why_not_use(state: TaraState, seat: int, card: int) -> Reason | None:
    if state.phase != CHOOSING:
        return _reason("T11", "not-choosing")
    if not state.hand[seat] >> card & 1:
        return _reason("T11", "not-in-hand", card=card + 1)
    return None


def _why_not_use_in(state: TaraState, seat: int, card: int, region: int) -> Reason | None:
    reason = _why_not_use(state, seat, card)
    if reason is None and not state.in_play >> region & 1:
        won = state.king[region] != NOBODY
        return _reason("T44" if won else "T1", "region-won" if won else "region-closed", region=REGION_NAMES[region])
    return reason


def _why_not_play(state: TaraState, seat: int, card: int, region: int) -> Reason | None:
    reason = _why_not_use_in(state, seat, card, region)
    if reason is not None:
        return reason
    name = REGION_NAMES[region]
    if deck()[card].stone:
        if any(_why_not_first(state, seat, card, disc) is None for disc in _discs(state, region)):
            return None
        return _reason("T25", "no-swap", region=name)
    reason = _why_not_enter(state, seat, region)
    if reason is not None:
        return reason
    if any(_why_not_anchor_of(state, seat, card, region, slots) is None for slots in deck()[card].anchors):
        return None
    return _reason("T19", "nothing-to-do", card=card + 1, region=name)


def _why_not_amnesty(state: TaraState, seat: int, card: int, region: int) -> Reason | None:
    reason = _why_not_use_in(state, seat, card, region)
    if reason is not None:
        return reason
    if state.cumals[seat] < AMNESTY_PRICE:
        return _reason("T28", "amnesty-price", price=AMNESTY_PRICE, cumals=int(state.cumals[seat]))
    if all(state.height[region * POSITIONS + position] <= 1 for position in range(POSITIONS)):
        return _reason("T28", "no-captive", region=REGION_NAMES[region])
    return None


# Placing


def _why_not_enter(state: TaraState, seat: int, region: int) -> Reason | None:
    """A disc is needed, and two cumals where nobody is."""
    if state.supply[seat] == 0:
        return _reason("T15", "no-supply")
    row = range(region * POSITIONS, (region + 1) * POSITIONS)
    empty = state.king[region] == NOBODY and all(state.height[spot] == 0 for spot in row)
    if empty and state.acted and state.cumals[seat] < ENTRY:
        cumals = int(state.cumals[seat])
        return _reason("T12", "entry", region=REGION_NAMES[region], price=ENTRY, cumals=cumals)
    return None


def _why_not_anchor(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    if state.phase != ANCHORING:
        return _reason("T13", "not-anchoring")
    if region != state.region:
        return _other_region(state, "T13")
    card = int(state.card)
    for slots in deck()[card].anchors:
        if slots[0] == position:
            return _why_not_anchor_of(state, seat, card, region, slots)
    return _reason("T13", "no-anchor", card=card + 1, position=POSITION_NAMES[position])


def _why_not_anchor_of(state: TaraState, seat: int, card: int, region: int, slots: tuple[int, ...]) -> Reason | None:
    def empty(anchor: tuple[int, ...]) -> int:
        return sum(state.height[region * POSITIONS + position] == 0 for position in anchor)

    if empty(slots) < max(empty(anchor) for anchor in deck()[card].anchors):
        return _reason("T14", "emptier-anchor", card=card + 1)
    if any(_why_not_lay(state, seat, region, position) is None for position in slots):
        return None
    held = {position for position in slots if state.control[region * POSITIONS + position] == seat}
    if _can_promote(state, seat, card, region, held):
        return None
    return _reason("T19", "idle-anchor", position=POSITION_NAMES[slots[0]])


def _why_not_lay(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    reason = _why_not_enter(state, seat, region)
    if reason is None and _own_fort(state, seat, region * POSITIONS + position):
        return _reason("T18", "own-fort", position=POSITION_NAMES[position])
    return reason


def _why_not_place(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    name = POSITION_NAMES[position]
    if state.phase == GARRISONING:
        if region != state.region:
            return _other_region(state, "T39")
        taken = state.height[region * POSITIONS + position] > 0
        return _reason("T39", "garrison-taken", position=name) if taken else None
    if state.phase != PLACING:
        return _reason("T15", "not-placing")
    if region != state.region:
        return _other_region(state, "T13")
    if position not in deck()[state.card].anchors[state.anchor]:
        return _reason("T15", "not-a-slot", position=name)
    if state.placed >> position & 1:
        return _reason("T15", "placed-here", position=name)
    return _why_not_lay(state, seat, region, position)


def _why_not_done(state: TaraState) -> Reason | None:
    if state.phase in (GARRISONING, BETRAYING):
        return None
    if state.phase not in (PLACING, PROMOTING):
        return _reason("T23", "nothing-begun")
    if state.phase == PLACING and not state.placed:
        return _reason("T19", "must-act")
    if state.must_promote and not state.promoted:
        return _reason("T27", "must-promote")
    return None


# Promotion


def _own_fort(state: TaraState, seat: int, spot: int) -> bool:
    return state.height[spot] > 1 and state.disc(spot, 0) == state.disc(spot, 1) == seat


def _pairs(state: TaraState, seat: int, region: int) -> dict[int, tuple[int, int]]:
    """The positions above two neighbours of the seat, each with the two; from the lowest level up."""
    first = region * POSITIONS
    return {
        position_at(level + 1, column): (left, left + 1)
        for level in range(LEVELS)
        for column in range(width(level) - 1)
        for left in [position_at(level, column)]
        if state.control[first + left] == seat == state.control[first + left + 1]
    }


def _activated(state: TaraState, seat: int, region: int, active: set[int]) -> set[int]:
    """T22: the activated positions and those that they activate by themselves."""
    found = set(active)
    for above, below in _pairs(state, seat, region).items():
        if found.intersection(below) and state.control[region * POSITIONS + above] == seat:
            found.add(above)
    return found


def _can_promote(state: TaraState, seat: int, card: int, region: int, active: set[int]) -> bool:
    """Before anything is paid or promoted: some promotion follows from these positions."""
    if state.supply[seat] == 0 or state.cumals[seat] < deck()[card].cost:
        return False
    found = _activated(state, seat, region, active)
    return any(
        found.intersection(below) and _why_not_into(state, seat, region, above) is None
        for above, below in _pairs(state, seat, region).items()
    )


def _why_not_into(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    """A seat's own king and its own fort are no target."""
    spot = region * POSITIONS + position
    if position == KING and state.control[spot] == seat:
        return _reason("T24", "own-king")
    if _own_fort(state, seat, spot):
        return _reason("T21", "own-fort", position=POSITION_NAMES[position])
    return None


def _why_not_promote(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    if state.phase not in (PLACING, PROMOTING):
        return _reason("T20", "not-promoting")
    if region != state.region:
        return _other_region(state, "T20")
    name = POSITION_NAMES[position]
    if state.promoted >> position & 1:
        return _reason("T22", "promoted-here", position=name)
    reason = _why_not_into(state, seat, region, position)
    if reason is not None:
        return reason
    below = _pairs(state, seat, region).get(position)
    if below is None:
        return _reason("T21", "no-pair", position=name)
    active = {place for place in range(POSITIONS) if state.active >> place & 1}
    if not _activated(state, seat, region, active).intersection(below):
        return _reason("T20", "not-activated", position=name)
    if state.supply[seat] == 0:
        return _reason("T21", "no-supply")
    price = deck()[state.card].cost
    if not state.paid and state.cumals[seat] < price:
        return _reason("T20", "activation", price=price, cumals=int(state.cumals[seat]))
    return None


# Stone of Destiny


def _discs(state: TaraState, region: int) -> list[tuple[int, int]]:
    """Spot and depth of every disc that is not on the king position."""
    row = range(region * POSITIONS, region * POSITIONS + COMMON)
    return [(spot, depth) for spot in row for depth in range(state.height[spot])]


def _why_not_swap(state: TaraState, seat: int, position: int, depth: int) -> Reason | None:
    if state.phase != SWAPPING:
        return _reason("T25", "not-swapping")
    disc = (int(state.region) * POSITIONS + position, depth)
    if depth >= state.height[disc[0]]:
        return _reason("T25", "no-disc", position=POSITION_NAMES[position], depth=depth + 1)
    if state.picked == NONE:
        return _why_not_first(state, seat, int(state.card), disc)
    return _why_not_second(state, seat, int(state.card), divmod(int(state.picked), DEEP), disc)


def _why_not_first(state: TaraState, seat: int, card: int, disc: tuple[int, int]) -> Reason | None:
    region, position = divmod(disc[0], POSITIONS)
    if any(_why_not_second(state, seat, card, disc, other) is None for other in _discs(state, region)):
        return None
    return _reason("T25", "no-partner", position=POSITION_NAMES[position], depth=disc[1] + 1)


def _why_not_second(
    state: TaraState, seat: int, card: int, one: tuple[int, int], other: tuple[int, int]
) -> Reason | None:
    if one == other:
        return _reason("T25", "same-disc")
    stacks = {spot: [int(state.disc(spot, depth)) for depth in range(state.height[spot])] for spot, _ in (one, other)}
    owner, other_owner = stacks[one[0]][one[1]], stacks[other[0]][other[1]]
    if owner == other_owner:
        if owner != seat or one[1] or other[1]:
            return _reason("T27", "one-owner")
        active = {one[0] % POSITIONS, other[0] % POSITIONS}
        if not _can_promote(state, seat, card, one[0] // POSITIONS, active):
            return _reason("T27", "no-promotion")
        return None
    stacks[one[0]][one[1]], stacks[other[0]][other[1]] = other_owner, owner
    for spot, stack in stacks.items():
        if len(stack) > 2 and len(set(stack[:3])) == 1:
            return _reason("T5", "three-on-top", position=POSITION_NAMES[spot % POSITIONS])
    return None


def _why_not_lower(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    if state.phase != LOWERING:
        return _reason("T26", "not-lowering")
    if region != state.region or not _own_fort(state, seat, region * POSITIONS + position):
        return _reason("T26", "not-your-fort", region=REGION_NAMES[state.region])
    return None


# End of round


def _why_not_betray(state: TaraState, seat: int, region: int, position: int) -> Reason | None:
    if state.phase != BETRAYING:
        return _reason("T32", "not-betraying")
    if region != state.region:
        return _other_region(state, "T32")
    card = deck()[state.card]
    if not card.stone and not any(position in slots for slots in card.anchors):
        return _reason("T32", "not-on-card", card=card.number, position=POSITION_NAMES[position])
    if state.control[region * POSITIONS + position] in (NOBODY, seat):
        return _reason("T32", "not-an-enemy", position=POSITION_NAMES[position])
    return None


def _why_not_ransom(state: TaraState, seat: int, price: int) -> Reason | None:
    if state.phase != RANSOMING:
        return _reason("T41", "not-ransoming")
    held = int(state.prisoners[state.holder() * state.seats + seat])
    if price > held:
        key = "ransom-all" if price == RANSOM_OF_ALL else "ransom-count"
        return _reason("T41", key, count=held)
    if price > state.cumals[seat]:
        return _reason("T41", "ransom-price", price=price, cumals=int(state.cumals[seat]))
    return None


def _why_not_start(state: TaraState, seat: int, chosen: int) -> Reason | None:
    if state.phase != NAMING:
        return _reason("T42", "not-naming")
    if chosen >= state.seats:
        return _reason("T42", "no-such-player")
    if chosen == seat:
        return _reason("T42", "another-player")
    return None


def _other_region(state: TaraState, rule: str) -> Reason:
    return _reason(rule, "other-region", region=REGION_NAMES[state.region])


def _reason(rule: str, key: str, **facts: Fact) -> Reason:
    return Reason(rule, Phrase(f"why-{key}", dict(facts)))
