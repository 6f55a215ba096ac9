"""What a seat sees of Carolus Magnus: everything (C13). Typed and JSON-ready."""

from collections.abc import Iterable

import msgspec
from mypy_extensions import i64

from regalia.engine.game import Fact, Phrase, View
from regalia.engine.state import Event
from regalia.games.carolus.moves import FACE_NAMES, FAMILY_NAMES, province_name
from regalia.games.carolus.state import (
    BRINGING,
    DIE_BITS,
    DIE_MASK,
    DISCS,
    FAMILIES,
    MOVING,
    NOBODY,
    OVER,
    PREPARING,
    PROVINCES,
    REFILLING,
    SETTING_UP,
    CarolusState,
)

PHASE_NAMES = {
    SETTING_UP: "setting-up",
    PREPARING: "preparing",
    BRINGING: "bringing",
    MOVING: "moving",
    REFILLING: "refilling",
    OVER: "over",
}
ENDING_NAMES = ("", "castles", "territories", "standstill", "rounds")

Knights = dict[str, int]
"""How many knights of each family; families without a knight are left out."""


class Territory(msgspec.Struct, frozen=True):
    """A province or a region."""

    name: str
    provinces: tuple[str, ...]
    """Clockwise around the ring."""
    knights: Knights
    castles: int
    owner: int | None
    """The side whose castles stand there."""
    strength: tuple[int, ...]
    """Of each side (C17)."""


class Seat(msgspec.Struct, frozen=True):
    """A player's place at the table."""

    side: int
    court: Knights
    reserve: Knights
    markers: tuple[str, ...]
    """The families whose influence marker lies here."""
    unused: tuple[int, ...]
    """Discs."""
    laid: int | None
    """The disc laid out this round."""
    crowns: int
    """Rolled and not yet decided."""


class Reach(msgspec.Struct, frozen=True):
    """What the Emperor would do if he moved this far now."""

    steps: int
    territory: str
    winner: int | None
    """The side that would have most strength there."""
    castles: int
    """The castles that the winner would gain."""


class CarolusView(View, frozen=True):
    round: int
    phase: str
    order: tuple[int, ...]
    """The seats in the order of choosing; once all discs are out, in the order of acting."""
    turn: int | None
    emperor: str
    territories: tuple[Territory, ...]
    """Clockwise around the ring from the one with province 1."""
    seats: tuple[Seat, ...]
    supply: tuple[int, ...]
    """Of each side: the castles not on the board."""
    stock: Knights
    to_bring: int
    reach: tuple[Reach, ...]
    """While the seat to move has its turn: the Emperor's possible stops as the table lies."""
    ending: str | None
    winners: tuple[int, ...]
    """The winning sides."""


def view(state: CarolusState, seat: int | None) -> CarolusView:
    over = state.phase == OVER
    return CarolusView(
        round=int(state.round),
        phase=PHASE_NAMES[int(state.phase)],
        order=tuple(state.order),
        turn=None if over else int(state.order[state.at]),
        emperor=province_name(int(state.emperor)),
        territories=tuple(_territory(state, root) for root in _clockwise(state)),
        seats=tuple(_seat(state, number) for number in range(state.seats)),
        supply=tuple(state.supply),
        stock=named(state.stock),
        to_bring=int(state.to_bring),
        reach=_reach(state) if state.phase in (BRINGING, MOVING) else (),
        ending=ENDING_NAMES[int(state.ended)] if over else None,
        winners=tuple(side for side in range(state.sides) if state.winners >> side & 1),
    )


def named(counts: Iterable[i64]) -> Knights:
    """Five counts by family."""
    return {name: int(count) for name, count in zip(FAMILY_NAMES, counts, strict=True) if count}


def markers_of(state: CarolusState, seat: int) -> tuple[str, ...]:
    return tuple(name for name, holder in zip(FAMILY_NAMES, state.marker, strict=True) if holder == seat)


def discs_unused(state: CarolusState, seat: int) -> tuple[int, ...]:
    return tuple(disc for disc in range(1, DISCS + 1) if state.unused[seat] >> (disc - 1) & 1)


def provinces_of(state: CarolusState, root: int) -> list[int]:
    """The provinces of a territory, clockwise; one that spans the end of the ring starts before it."""
    first = root
    while state.root[first - 1] == root and (first - 1) % PROVINCES != root:
        first = (first - 1) % PROVINCES
    around = [(first + step) % PROVINCES for step in range(PROVINCES)]
    return [province for province in around if state.root[province] == root]


def _clockwise(state: CarolusState) -> list[int]:
    return list(dict.fromkeys(int(root) for root in state.root))


def _territory(state: CarolusState, root: int) -> Territory:
    owner = int(state.owner[root])
    return Territory(
        name=province_name(root),
        provinces=tuple(province_name(province) for province in provinces_of(state, root)),
        knights=named(state.knights[root * FAMILIES : (root + 1) * FAMILIES]),
        castles=int(state.castles[root]),
        owner=None if owner == NOBODY else owner,
        strength=tuple(int(state.strength(root, side)) for side in range(state.sides)),
    )


def _seat(state: CarolusState, seat: int) -> Seat:
    row = slice(seat * FAMILIES, (seat + 1) * FAMILIES)
    return Seat(
        side=int(state.side(seat)),
        court=named(state.court[row]),
        reserve=named(state.reserve[row]),
        markers=markers_of(state, seat),
        unused=discs_unused(state, seat),
        laid=int(state.laid[seat]) or None,
        crowns=int(state.crowns[seat]),
    )


def _reach(state: CarolusState) -> tuple[Reach, ...]:
    stops = []
    territory = state.emperor
    for steps in range(1, int(state.laid[state.order[state.at]]) + 1):
        territory = state.next_territory(territory)
        winner = int(state.strongest(territory))
        gains = winner not in (NOBODY, state.owner[territory])
        castles = min(max(1, int(state.castles[territory])), int(state.supply[winner])) if gains else 0
        stops.append(
            Reach(steps, province_name(int(territory)), None if winner == NOBODY else winner, castles),
        )
    return tuple(stops)


def asked(state: CarolusState, seat: int) -> Phrase:
    """What the seat is asked to decide."""
    if state.phase == PREPARING:
        return Phrase("ask-disc")
    if state.phase == BRINGING:
        return Phrase("ask-knight", {"count": int(state.to_bring)})
    if state.phase == MOVING:
        return Phrase("ask-emperor", {"disc": int(state.laid[seat])})
    return Phrase("ask-crown", {"count": int(state.crowns[seat])})


EVENT_FIELDS = {
    "round": ("round",),
    "disc": ("seat", "disc"),
    "court": ("seat", "family"),
    "land": ("seat", "family", "territory"),
    "marker": ("seat", "family"),
    "emperor": ("seat", "steps", "territory"),
    "undecided": ("territory",),
    "held": ("side", "territory"),
    "built": ("side", "territory"),
    "replaced": ("side", "other", "territory", "count"),
    "merged": ("side", "territory", "joined"),
    "rolled": ("seat", "dice"),
    "exhausted": ("family",),
    "returned": ("family", "count"),
    "crown": ("seat", "family"),
    "lost": ("seat", "count"),
    "over": ("ending", "winners"),
}
"""What the numbers of each kind of event are."""


def tell(event: Event) -> Phrase:
    """An event of the state in words: its numbers by name."""
    fields = zip(EVENT_FIELDS[event.kind], event.numbers, strict=False)
    return Phrase(f"event-{event.kind}", {field: _fact(field, number) for field, number in fields})


def _fact(field: str, number: int) -> Fact:
    match field:
        case "family":
            return FAMILY_NAMES[number]
        case "territory" | "joined":
            return province_name(number)
        case "ending":
            return ENDING_NAMES[number]
        case "winners":
            return tuple(f"side-{side}" for side in range(number.bit_length()) if number >> side & 1)
        case "dice":
            faces = range(0, number.bit_length() - 1, DIE_BITS)
            return tuple(f"face-{FACE_NAMES[number >> shift & DIE_MASK]}" for shift in faces)
    return number
