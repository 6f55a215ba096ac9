"""What a seat sees of Carolus Magnus: everything (C13). Typed and JSON-ready."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec

from regalia.engine.game import View
from regalia.engine.phrase import Phrase
from regalia.engine.shown import Shown
from regalia.games.carolus import table
from regalia.games.carolus.layout import FAMILY, LAYOUT, PROVINCE, SEAT
from regalia.games.carolus.state import NOBODY, STRENGTH_BITS, STRENGTH_MASK, CarolusState, one

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
    lacking: Knights
    """How many more knights of a family bring its influence marker here (C15); nothing of those that lie here."""


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
    joins: tuple[str, ...]
    """The neighbours that the territory would merge with (C21)."""
    total: int
    """All castles of the region that would come of it."""


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
    weight: dict[str, tuple[int, ...]]
    """Of each family: what one more of its knights on the land adds to the strength of each side (C17)."""
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
        weight=_weight(state),
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
    found = {}
    for root in dict.fromkeys(roots):
        provinces = [province for province, other in enumerate(roots) if other == root]
        first = next((province for province in provinces if roots[province - 1] != root), root)
        found[root] = (*(each for each in provinces if each >= first), *(each for each in provinces if each < first))
    return found


def _territories(state: CarolusState) -> tuple[Territory, ...]:
    joined = _joined(tuple(state.row(table.ROOT, table.PROVINCES)))
    return tuple(
        TERRITORY(
            state, root, name=province_name(root), provinces=_names(joined[root]), strength=_strength(state, root)
        )
        for root in joined
    )


def _names(provinces: Iterable[int]) -> tuple[str, ...]:
    return tuple(map(province_name, provinces))


def _seat(state: CarolusState, seat: int) -> Seat:
    laid = state.t[table.LAID + seat] or None
    return SEAT_OF(state, seat, side=int(state.side(seat)), laid=laid, lacking=_lacking(state, seat))


def _reach(state: CarolusState) -> tuple[Reach, ...]:
    t, stops = state.t, []
    territory = t[table.EMPEROR]
    for steps in range(1, int(t[table.LAID + in_turn(state)]) + 1):
        territory = state.beside(t, territory, 1)
        winner = int(state.strongest(t, territory))
        there = state.clone()
        there.resolve(there.t, territory)
        region = there.t[table.ROOT + territory]
        joined = {t[table.ROOT + province] for province in provinces_of(there, region)} - {territory}
        castles = 0 if winner == NOBODY else t[table.SUPPLY + winner] - there.t[table.SUPPLY + winner]
        stops.append(
            Reach(
                steps=steps,
                territory=province_name(territory),
                winner=None if winner == NOBODY else winner,
                castles=castles,
                last=castles > 0 and there.t[table.SUPPLY + winner] == 0,
                joins=_names(sorted(joined)),
                total=there.t[table.CASTLES + region],
            )
        )
    return tuple(stops)


def _weight(state: CarolusState) -> dict[str, tuple[int, ...]]:
    """Tried out on the Emperor's territory: it is the same everywhere."""
    there, at = state.clone(), state.t[table.EMPEROR]
    before = _strength(there, at)
    weight = {}
    for family, name in enumerate(FAMILY.entries):
        there.t[table.KNIGHTS + at] += one(family)
        weight[name] = tuple([now - was for now, was in zip(_strength(there, at), before, strict=True)])
        there.t[table.KNIGHTS + at] -= one(family)
    return weight


def _strength(state: CarolusState, root: int) -> tuple[int, ...]:
    packed = int(state.strengths(state.t, root))
    return tuple([packed >> STRENGTH_BITS * side & STRENGTH_MASK for side in range(int(state.sides()))])


def _lacking(state: CarolusState, seat: int) -> Knights:
    """C15."""
    t, found = state.t, {}
    for family, name in enumerate(FAMILY.entries):
        holder = t[table.MARKER + family]
        if holder != seat:
            theirs = -1 if holder == NOBODY else int(table.count_of(t[table.COURT + holder], family))
            found[name] = max(1, theirs + 1 - int(table.count_of(t[table.COURT + seat], family)))
    return found


def asked(state: CarolusState, seat: int) -> Phrase:
    """What the seat is asked to decide."""
    if state.t[table.PHASE] == table.PREPARING:
        return Phrase("ask-disc")
    if state.t[table.PHASE] == table.BRINGING:
        return Phrase("ask-knight", {"count": state.t[table.TO_BRING]})
    if state.t[table.PHASE] == table.MOVING:
        return Phrase("ask-emperor", {"disc": state.t[table.LAID + seat]})
    return Phrase("ask-crown", {"count": state.t[table.CROWNS + seat]})
