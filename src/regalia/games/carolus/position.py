"""What a position file of Carolus Magnus says of the land, and what can be wrong with a table.

The stock and the supplies of castles are what is not elsewhere, so the file does not name them.
"""

from collections.abc import Iterator
from itertools import pairwise

import msgspec

from regalia.engine.declared import Declared, Reader, Section
from regalia.games.carolus import table
from regalia.games.carolus.data import laid_out
from regalia.games.carolus.layout import ENDING, FAMILY, KNIGHTS, LAST_ROUND, LAYOUT, PHASE
from regalia.games.carolus.state import FEWEST_TERRITORIES, NOBODY, CarolusState, sum_of
from regalia.games.carolus.view import Knights, in_turn, provinces_of


class TerritoryEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    provinces: list[int]
    knights: Knights = {}
    owner: int | None = None
    castles: int | None = None
    """One on each province, if not said otherwise."""


def _read_territories(reader: Reader[CarolusState], state: CarolusState, entries: list[TerritoryEntry] | None) -> None:
    """Provinces that are not named are bare."""
    root, knights, owner, castles = (LAYOUT.place(name) for name in ("root", "knights", "owner", "castles"))
    t = state.t
    placed: set[int] = set()
    for number, entry in enumerate(entries or [], 1):
        where = f"[[territory]] {number}"
        provinces = [reader.number(root, province, f"{where}: a province") for province in entry.provinces]
        follow = all((a + 1) % table.PROVINCES == b for a, b in pairwise(provinces))
        reader.expect(
            bool(provinces) and follow,
            f"{where} has the provinces {entry.provinces}, expected some that follow one another (C1)",
        )
        once = placed.isdisjoint(provinces) and len(set(provinces)) == len(provinces)
        reader.expect(once, f"{where} names a province that is already part of a territory")
        placed.update(provinces)
        first = min(provinces)
        for province in provinces:
            t[table.ROOT + province] = first
        t[table.KNIGHTS + first] = reader.number(knights, entry.knights, f"{where}: knights")
        if entry.owner is not None:
            t[table.OWNER + first] = reader.number(owner, entry.owner, f"{where}: owner")
            t[table.CASTLES + first] = len(provinces)
        if entry.castles is not None:
            t[table.CASTLES + first] = reader.number(castles, entry.castles, f"{where}: castles")


def _written_territories(state: CarolusState) -> object:
    entries = []
    for root in dict.fromkeys(state.row(table.ROOT, table.PROVINCES)):
        owner, castles, provinces = (
            state.t[table.OWNER + root],
            state.t[table.CASTLES + root],
            provinces_of(state, root),
        )
        entries.append(
            TerritoryEntry(
                provinces=[province + 1 for province in provinces],
                knights=KNIGHTS.packing.counted(state.t[table.KNIGHTS + root]),
                owner=None if owner == NOBODY else int(owner),
                castles=None if owner == NOBODY or castles == len(provinces) else int(castles),
            )
        )
    return msgspec.to_builtins(entries)


def _settle(state: CarolusState) -> None:
    """The Emperor may be named by any province of his region; who has won follows from the castles."""
    state.t[table.EMPEROR] = state.t[table.ROOT + state.t[table.EMPEROR]]
    state.t[table.WINNERS] = state.leaders() if state.t[table.PHASE] == table.OVER else 0


def _troubles(state: CarolusState) -> Iterator[str]:
    """What the rules say against a table."""
    for troubles in (_of_land, _of_markers, _of_turn, _of_discs, _of_knights_to_bring, _of_crowns, _of_the_end):
        yield from troubles(state)


def _of_land(state: CarolusState) -> Iterator[str]:
    t = state.t
    roots = state.row(table.ROOT, table.PROVINCES)
    for province, root in enumerate(roots):
        if root != province and (
            t[table.KNIGHTS + province] or t[table.CASTLES + province] or t[table.OWNER + province] != NOBODY
        ):
            yield f"province {province + 1} has pieces of its own, but is part of a region (C21)"
    begun = [root for before, root in zip([roots[-1], *roots], roots, strict=False) if before != root]
    for root in dict.fromkeys(roots):
        name = f"territory {root + 1}"
        if roots.index(root) != root or begun.count(root) > 1:
            yield f"{name} is not named by its lowest province, or has others in between (C1)"
            return
        owner, castles, size = t[table.OWNER + root], t[table.CASTLES + root], roots.count(root)
        if owner == NOBODY:
            if castles:
                yield f"{name} has castles but no owner"
            if size > 1:
                yield f"{name} is a region but has no owner (C21)"
        elif castles != size and not (t[table.ENDED] == table.BY_CASTLES and 0 < castles < size):
            yield f"{name} has {castles} castles on {size} provinces, expected one on each (C19)"
        following = state.beside(t, root, 1)
        if following != root and owner != NOBODY and owner == t[table.OWNER + following]:
            yield f"territories {root + 1} and {following + 1} are neighbours of one side, so they merge (C21)"


def _of_markers(state: CarolusState) -> Iterator[str]:
    for family, name in enumerate(FAMILY.entries):
        row = [int(table.count_of(state.t[table.COURT + seat], family)) for seat in range(state.seats)]
        holder = state.t[table.MARKER + family]
        if not (max(row) == 0 if holder == NOBODY else row[holder] == max(row)):
            yield f"the {name} marker is not with the longest row at court, {row} (C15)"


def _of_turn(state: CarolusState) -> Iterator[str]:
    t = state.t
    order = state.row(table.ORDER, state.seats)
    if sorted(order) != list(range(state.seats)):
        yield f"order is {order}, expected each seat from 0 once"
    if t[table.TURN] == state.seats and t[table.PHASE] != table.OVER:
        yield f"turn is {t[table.TURN]}, expected an index into order"
    if state.seats != 4 and t[table.TEAM_TALK]:
        yield "team_talk is for four players (C9)"


def _of_discs(state: CarolusState) -> Iterator[str]:
    t = state.t
    phase = t[table.PHASE]
    for seat in range(state.seats):
        disc, unused = t[table.LAID + seat], t[table.UNUSED + seat]
        if disc and unused >> (disc - 1) & 1:
            yield f"seat {seat} has laid disc {disc}, which is among its unused discs"
        if not (disc or unused):
            yield f"seat {seat} has no disc: with the fifth used, all come back (C12)"
    order = state.row(table.ORDER, state.seats)
    discs = [int(t[table.LAID + seat]) for seat in order]
    laid = [seat for seat, disc in zip(order, discs, strict=True) if disc]
    if phase == table.PREPARING:
        if laid != order[: t[table.TURN]]:
            yield "discs are laid out by other seats than those before this turn"
    elif phase != table.SETTING_UP and len(laid) != state.seats:
        yield f"phase {PHASE.entries[phase]} needs every seat to have laid a disc (C14)"
    elif discs != sorted(discs):
        yield f"order {order} is not by ascending discs {discs} (C11)"


def _of_knights_to_bring(state: CarolusState) -> Iterator[str]:
    t = state.t
    if t[table.PHASE] == table.BRINGING:
        most = min(t[table.BRING], sum_of(t[table.RESERVE + in_turn(state)]))
        if t[table.TO_BRING] > most:
            yield f"to_bring is {t[table.TO_BRING]}, expected 1 to {most} (C14)"


def _of_crowns(state: CarolusState) -> Iterator[str]:
    """The seat whose turn it is decides crowns, and while the table is set up those after it have some too."""
    t = state.t
    phase = PHASE.entries[t[table.PHASE]]
    setting_up = t[table.PHASE] == table.SETTING_UP
    if not setting_up and t[table.PHASE] != table.REFILLING:
        return
    waiting = state.row(table.ORDER, state.seats)[t[table.TURN] :]
    may = waiting if setting_up else waiting[:1]
    most = t[table.RESERVE_SIZE if setting_up else table.DICE]
    for seat, crowns in enumerate(state.row(table.CROWNS, state.seats)):
        if crowns and seat not in may:
            yield f"seat {seat} has {crowns} crowns to decide in phase {phase} (C22)"
        if crowns > most:
            yield f"seat {seat} has {crowns} crowns, expected at most {most}"
    if t[table.CROWNS + may[0]] == 0:
        yield f"phase {phase} but seat {may[0]} has no crown to decide (C22)"
    if setting_up:
        if any(state.row(table.COURT, table.MOST_SEATS)) or set(state.row(table.OWNER, table.PROVINCES)) != {NOBODY}:
            yield "there are courts or castles while the table is set up"
        if sum(state.row(table.CROWNS, table.MOST_SEATS)) > sum_of(t[table.STOCK]):
            yield "there are more crowns to decide than knights in stock"


def _of_the_end(state: CarolusState) -> Iterator[str]:
    t = state.t
    built_out = not all(state.row(table.SUPPLY, state.sides()))
    few = t[table.TERRITORIES] < FEWEST_TERRITORIES
    if t[table.PHASE] != table.OVER:
        if built_out:
            yield "a side has no castle left, so the game is over (C25)"
        if few:
            yield f"fewer than {FEWEST_TERRITORIES} territories are left, so the game is over (C26)"
        return
    shown = {
        "castles": built_out,
        "territories": few and not built_out,
        "standstill": not (few or built_out or t[table.ANYONE_BROUGHT]),
        "rounds": state.round == LAST_ROUND and t[table.ANYONE_BROUGHT] == 1 and not (few or built_out),
    }
    ending = ENDING.entries[t[table.ENDED]]
    if not shown[ending]:
        yield f"ending is {ending!r}, but the table has not come to that"
    for root in state.row(table.ROOTS, t[table.TERRITORIES]):
        owner = t[table.OWNER + root]
        if owner != NOBODY and t[table.CASTLES + root] < len(provinces_of(state, root)) and t[table.SUPPLY + owner] > 0:
            yield f"territory {root + 1} lacks castles, but its side has some left (C25)"


TABLE = Declared(
    LAYOUT,
    laid_out,
    _troubles,
    _settle,
    {"territory": Section(list[TerritoryEntry], _read_territories, _written_territories)},
)
