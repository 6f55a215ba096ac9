"""What a seat sees of Carolus Magnus: everything (C13). Typed and JSON-ready."""

from functools import lru_cache

import msgspec

from regalia.engine.events import set_bits
from regalia.engine.game import View
from regalia.engine.phrase import Phrase
from regalia.games.carolus import table
from regalia.games.carolus.layout import ENDING, FAMILY_NAMES, PHASE
from regalia.games.carolus.state import NOBODY, STRENGTH_BITS, STRENGTH_MASK, CarolusState
from regalia.games.carolus.table import count_of

PHASE_NAMES = PHASE.entries
REMEMBERED = 10_000
"""Of what recurs from view to view: a move changes few territories, and they are counted and named anew for each."""
ENDING_NAMES = ENDING.entries

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


def view(state: CarolusState, seat: int | None) -> CarolusView:
    over = state.t[table.PHASE] == table.OVER
    return CarolusView(
        round=int(state.round),
        phase=PHASE_NAMES[state.t[table.PHASE]],
        order=tuple(state.row(table.ORDER, state.seats)),
        turn=None if over else in_turn(state),
        emperor=province_name(state.t[table.EMPEROR]),
        territories=_territories(state),
        seats=tuple(_seat(state, number) for number in range(state.seats)),
        supply=tuple(state.row(table.SUPPLY, state.sides())),
        stock=named(state.t[table.STOCK]),
        to_bring=state.t[table.TO_BRING],
        reach=_reach(state) if state.t[table.PHASE] in (table.BRINGING, table.MOVING) else (),
        ending=ENDING_NAMES[state.t[table.ENDED]] if over else None,
        winners=set_bits(state.t[table.WINNERS]),
    )


def province_name(province: int) -> str:
    """Provinces are 0-14 in the state and 1-15 for people."""
    return str(province + 1)


def in_turn(state: CarolusState) -> int:
    """The seat whose turn it is."""
    return state.t[table.ORDER + state.t[table.TURN]]


def named(knights: int) -> Knights:
    """Knights counted in one number, by family."""
    return dict(_counted(knights))


@lru_cache(REMEMBERED)
def _counted(knights: int) -> Knights:
    counts = {name: int(count_of(knights, family)) for family, name in enumerate(FAMILY_NAMES)}
    return {name: count for name, count in counts.items() if count}


def markers_of(state: CarolusState, seat: int) -> tuple[str, ...]:
    return _held(tuple(state.row(table.MARKER, table.FAMILIES)), seat)


@lru_cache(REMEMBERED)
def _held(holders: tuple[int, ...], seat: int) -> tuple[str, ...]:
    return tuple(name for name, holder in zip(FAMILY_NAMES, holders, strict=True) if holder == seat)


def discs_unused(state: CarolusState, seat: int) -> tuple[int, ...]:
    return _discs(state.t[table.UNUSED + seat])


@lru_cache(REMEMBERED)
def _discs(unused: int) -> tuple[int, ...]:
    return tuple(disc for disc in range(1, table.DISCS + 1) if unused >> (disc - 1) & 1)


def provinces_of(state: CarolusState, root: int) -> list[int]:
    """The provinces of a territory, clockwise; one that spans the end of the ring starts before it."""
    return list(_joined(tuple(state.row(table.ROOT, table.PROVINCES)))[root])


@lru_cache(REMEMBERED)
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
    knights = state.row(table.KNIGHTS, table.PROVINCES)
    castles = state.row(table.CASTLES, table.PROVINCES)
    owners = state.row(table.OWNER, table.PROVINCES)
    strengths, t, sides = state.strengths, state.t, state.sides()
    return tuple(
        [
            _own(_territory(root, provinces, knights[root], castles[root], owners[root], strengths(t, root), sides))
            for root, provinces in _joined(tuple(state.row(table.ROOT, table.PROVINCES))).items()
        ]
    )


@lru_cache(REMEMBERED)
def _territory(
    root: int, provinces: tuple[int, ...], knights: int, castles: int, owner: int, strengths: int, sides: int
) -> Territory:
    """The strengths are those of all sides in one number."""
    return Territory(
        name=province_name(root),
        provinces=tuple(province_name(province) for province in provinces),
        knights=named(knights),
        castles=castles,
        owner=None if owner == NOBODY else owner,
        strength=tuple(strengths >> int(STRENGTH_BITS) * side & int(STRENGTH_MASK) for side in range(sides)),
    )


def _own(known: Territory) -> Territory:
    """With knights that can be changed without changing those of other views."""
    return Territory(known.name, known.provinces, known.knights.copy(), known.castles, known.owner, known.strength)


def _seat(state: CarolusState, seat: int) -> Seat:
    return Seat(
        side=int(state.side(seat)),
        court=named(state.t[table.COURT + seat]),
        reserve=named(state.t[table.RESERVE + seat]),
        markers=markers_of(state, seat),
        unused=discs_unused(state, seat),
        laid=state.t[table.LAID + seat] or None,
        crowns=state.t[table.CROWNS + seat],
    )


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
