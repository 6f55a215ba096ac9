"""What a seat sees of Carolus Magnus: everything (C13). Typed and JSON-ready."""

from functools import lru_cache

import msgspec

from regalia.engine.game import View
from regalia.engine.phrase import Phrase
from regalia.engine.shown import Shown
from regalia.games.carolus import table
from regalia.games.carolus.layout import LAYOUT, PROVINCE, SEAT
from regalia.games.carolus.state import NOBODY, STRENGTH_BITS, STRENGTH_MASK, CarolusState

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
    last: bool
    """They are its last ones, so that it wins at once (C25)."""


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


TABLE = Shown(CarolusView, LAYOUT)
SEAT_OF = Shown(Seat, LAYOUT, SEAT)
TERRITORY = Shown(Territory, LAYOUT, PROVINCE)


def view(state: CarolusState, seat: int | None) -> CarolusView:
    over = state.t[table.PHASE] == table.OVER
    return TABLE(
        state,
        turn=None if over else in_turn(state),
        emperor=province_name(state.t[table.EMPEROR]),
        territories=_territories(state),
        seats=tuple(_seat(state, number) for number in range(state.seats)),
        reach=_reach(state) if state.t[table.PHASE] in (table.BRINGING, table.MOVING) else (),
    )


def province_name(province: int) -> str:
    """Provinces are 0-14 in the state and 1-15 for people."""
    return PROVINCE.entries[province]


def in_turn(state: CarolusState) -> int:
    """The seat whose turn it is."""
    return state.t[table.ORDER + state.t[table.TURN]]


def provinces_of(state: CarolusState, root: int) -> list[int]:
    """The provinces of a territory, clockwise; one that spans the end of the ring starts before it."""
    return list(_joined(tuple(state.row(table.ROOT, table.PROVINCES)))[root])


@lru_cache(10_000)
def _joined(roots: tuple[int, ...]) -> dict[int, tuple[int, ...]]:
    """Of each territory, clockwise: its provinces. The roots are those of the provinces."""
    return {root: _provinces(roots, root) for root in dict.fromkeys(roots)}


def _provinces(roots: tuple[int, ...], root: int) -> tuple[int, ...]:
    first = root
    while roots[(first - 1) % table.PROVINCES] == root and (first - 1) % table.PROVINCES != root:
        first = (first - 1) % table.PROVINCES
    around = [(first + step) % table.PROVINCES for step in range(table.PROVINCES)]
    return tuple(province for province in around if roots[province] == root)


def _territories(state: CarolusState) -> tuple[Territory, ...]:
    found = []
    for root, provinces in _joined(tuple(state.row(table.ROOT, table.PROVINCES))).items():
        packed = int(state.strengths(state.t, root))
        strength = tuple([packed >> STRENGTH_BITS * side & STRENGTH_MASK for side in range(state.sides())])
        named = {"name": province_name(root), "provinces": _names(provinces)}
        found.append(TERRITORY(state, root, **named, strength=strength))
    return tuple(found)


@lru_cache(10_000)
def _names(provinces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(province_name(province) for province in provinces)


def _seat(state: CarolusState, seat: int) -> Seat:
    return SEAT_OF(state, seat, side=int(state.side(seat)), laid=state.t[table.LAID + seat] or None)


def _reach(state: CarolusState) -> tuple[Reach, ...]:
    stops = []
    territory = state.t[table.EMPEROR]
    for steps in range(1, int(state.t[table.LAID + in_turn(state)]) + 1):
        territory = state.beside(state.t, territory, 1)
        winner = int(state.strongest(state.t, territory))
        gains = winner not in (NOBODY, state.t[table.OWNER + territory])
        castles = min(max(1, state.t[table.CASTLES + territory]), state.t[table.SUPPLY + winner]) if gains else 0
        stops.append(
            Reach(
                steps,
                province_name(int(territory)),
                None if winner == NOBODY else winner,
                castles,
                gains and castles == state.t[table.SUPPLY + winner],
            )
        )
    return tuple(stops)


def asked(state: CarolusState, seat: int) -> Phrase:
    """What the seat is asked to decide."""
    if state.t[table.PHASE] == table.PREPARING:
        return Phrase("ask-disc")
    if state.t[table.PHASE] == table.BRINGING:
        return Phrase("ask-knight", {"count": state.t[table.TO_BRING]})
    if state.t[table.PHASE] == table.MOVING:
        return Phrase("ask-emperor", {"disc": state.t[table.LAID + seat]})
    return Phrase("ask-crown", {"count": state.t[table.CROWNS + seat]})
