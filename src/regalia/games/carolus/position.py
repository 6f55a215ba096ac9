"""A table of Carolus Magnus described in a TOML file -> State, and back.

The stock and the supplies of castles are what is not elsewhere, so the file does not name them.
"""

from itertools import pairwise

import msgspec
import tomli_w

from regalia.engine.game import listed
from regalia.engine.position import Reader
from regalia.games.carolus.data import SEATS, laid_out
from regalia.games.carolus.moves import FAMILY_NAMES
from regalia.games.carolus.state import (
    BRINGING,
    DISCS,
    FAMILIES,
    FEWEST_TERRITORIES,
    KNIGHTS,
    LAST_ROUND,
    NOBODY,
    OVER,
    PREPARING,
    PROVINCES,
    REFILLING,
    SETTING_UP,
    CarolusState,
)
from regalia.games.carolus.view import ENDING_NAMES, PHASE_NAMES, Knights, discs_unused, markers_of, named, provinces_of

PHASES = {name: phase for phase, name in PHASE_NAMES.items()}


class TerritoryEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    provinces: list[int]
    knights: Knights = {}
    owner: int | None = None
    castles: int | None = None


class SeatEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    court: Knights = {}
    reserve: Knights = {}
    markers: list[str] = []
    unused: list[int] = msgspec.field(default_factory=lambda: list(range(1, DISCS + 1)))
    laid: int = 0
    crowns: int = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    game: str
    phase: str
    order: list[int]
    emperor: int
    seat: list[SeatEntry]
    territory: list[TerritoryEntry] = []
    turn: int = 0
    round: int = 1
    to_bring: int = 0
    anyone_brought: bool = False
    team_talk: bool = False
    ending: str = ""


def inventory(state: CarolusState) -> dict[str, int]:
    """Every piece counted wherever it can be."""
    counted = dict.fromkeys(FAMILY_NAMES, 0)
    for place in (state.stock, state.court, state.reserve, state.knights):
        for i, count in enumerate(place):
            counted[FAMILY_NAMES[i % FAMILIES]] += int(count)
    roots = state.roots[: state.territories]
    for side in range(state.sides):
        built = sum(int(state.castles[root]) for root in roots if state.owner[root] == side)
        counted[f"castles of side {side}"] = int(state.supply[side]) + built
    counted["provinces"] = sum(len(provinces_of(state, int(root))) for root in roots)
    return counted


def read_position(text: str, source: str) -> CarolusState:
    return _Reader(text, source, Position, "carolus", SEATS).state()


class _Reader(Reader[Position]):
    def state(self) -> CarolusState:
        position = self.position
        state = laid_out(self.seats, 1)
        self.territories(state)
        for number, entry in enumerate(position.seat):
            self.seat(state, number, entry)
        self.markers(state)
        self.turn(state)
        self.ending(state)
        return state

    def territories(self, state: CarolusState) -> None:
        placed: set[int] = set()
        for number, entry in enumerate(self.position.territory):
            where = f"territory {number + 1}"
            provinces = [province - 1 for province in entry.provinces]
            self.expect(
                bool(provinces) and all(0 <= province < PROVINCES for province in provinces),
                f"{where} has the provinces {entry.provinces}, expected numbers from 1 to {PROVINCES}",
            )
            follow = all((a + 1) % PROVINCES == b for a, b in pairwise(provinces))
            self.expect(follow, f"{where} has the provinces {entry.provinces}, which do not follow one another (C1)")
            twice = sorted(placed.intersection(provinces)) or len(set(provinces)) < len(provinces)
            self.expect(not twice, f"{where} names a province that is already part of a territory")
            placed.update(provinces)
            root = min(provinces)
            for province in provinces:
                state.root[province] = root
            for family, count in self.knights(entry.knights, where):
                state.knights[root * FAMILIES + family] = count
                self.draw(state, family, count, where)
            self.castles(state, root, len(provinces), entry, where)
        state.list_roots()
        for root in state.roots[: state.territories]:
            following = state.next_territory(root)
            merged = following == root or state.owner[root] == NOBODY or state.owner[root] != state.owner[following]
            self.expect(
                merged, f"territories {root + 1} and {following + 1} are neighbours of one side, so they merge (C21)"
            )
        emperor = self.position.emperor
        self.expect(1 <= emperor <= PROVINCES, f"emperor is on {emperor}, expected a province from 1 to {PROVINCES}")
        state.emperor = state.root[emperor - 1]

    def castles(self, state: CarolusState, root: int, provinces: int, entry: TerritoryEntry, where: str) -> None:
        if entry.owner is None:
            self.expect(not entry.castles, f"{where} has castles but no owner")
            self.expect(provinces == 1, f"{where} is a region but has no owner (C21)")
            return
        self.expect(0 <= entry.owner < state.sides, f"{where} has owner {entry.owner}, expected a side from 0")
        castles = provinces if entry.castles is None else entry.castles
        fits = castles == provinces or (self.position.ending == "castles" and 0 < castles < provinces)
        self.expect(fits, f"{where} has {castles} castles on {provinces} provinces, expected one on each (C19)")
        left = int(state.supply[entry.owner]) - castles
        self.expect(left >= 0, f"{where}: side {entry.owner} has only {state.castles_each} castles (C3)")
        state.owner[root] = entry.owner
        state.castles[root] = castles
        state.supply[entry.owner] = left

    def knights(self, counts: Knights, where: str) -> list[tuple[int, int]]:
        for name, count in counts.items():
            self.expect(name in FAMILY_NAMES, f"{where} names the family {name!r}, expected {listed(FAMILY_NAMES)}")
            self.expect(0 <= count <= KNIGHTS, f"{where} has {count} {name} knights, expected 0 to {KNIGHTS} (C2)")
        return [(FAMILY_NAMES.index(name), count) for name, count in counts.items()]

    def draw(self, state: CarolusState, family: int, count: int, where: str) -> None:
        self.expect(
            count <= state.stock[family],
            f"{where}: with it there are more than the {KNIGHTS} {FAMILY_NAMES[family]} knights of the box (C2)",
        )
        state.stock[family] -= count

    def seat(self, state: CarolusState, seat: int, entry: SeatEntry) -> None:
        where = f"seat {seat}"
        for place, counts in ((state.court, entry.court), (state.reserve, entry.reserve)):
            for family, count in self.knights(counts, where):
                place[seat * FAMILIES + family] = count
                self.draw(state, family, count, where)
        discs = set(entry.unused)
        possible = set(range(1, DISCS + 1))
        self.expect(discs <= possible, f"{where} has unused discs {entry.unused}, expected numbers from 1 to {DISCS}")
        self.expect(entry.laid in possible | {0}, f"{where} has laid {entry.laid}, expected a disc or 0")
        self.expect(entry.laid not in discs, f"{where} has laid disc {entry.laid}, which is among its unused discs")
        self.expect(bool(discs) or entry.laid > 0, f"{where} has no disc: with the fifth used, all come back (C12)")
        state.unused[seat] = sum(1 << (disc - 1) for disc in discs)
        state.laid[seat] = entry.laid
        self.expect(0 <= entry.crowns <= state.reserve_size, f"{where} has {entry.crowns} crowns")
        state.crowns[seat] = entry.crowns

    def markers(self, state: CarolusState) -> None:
        for seat, entry in enumerate(self.position.seat):
            for name in entry.markers:
                self.expect(name in FAMILY_NAMES, f"seat {seat} holds the marker {name!r}: no such family")
                family = FAMILY_NAMES.index(name)
                self.expect(state.marker[family] == NOBODY, f"the {name} marker is held twice")
                state.marker[family] = seat
        for family, name in enumerate(FAMILY_NAMES):
            row = [int(state.court[seat * FAMILIES + family]) for seat in range(state.seats)]
            holder = state.marker[family]
            held = max(row) == 0 if holder == NOBODY else row[holder] == max(row)
            self.expect(held, f"the {name} marker is not with the longest row at court, {row} (C15)")

    def turn(self, state: CarolusState) -> None:
        position = self.position
        self.expect(position.phase in PHASES, f"phase is {position.phase!r}, expected {listed([*PHASES])}")
        phase = PHASES[position.phase]
        order = position.order
        self.expect(sorted(order) == list(range(state.seats)), f"order is {order}, expected each seat from 0 once")
        last = state.seats if phase == OVER else state.seats - 1
        self.expect(0 <= position.turn <= last, f"turn is {position.turn}, expected an index into order")
        self.expect(1 <= position.round <= LAST_ROUND, f"round is {position.round}, expected 1 to {LAST_ROUND} (C28)")
        self.expect(state.seats == 4 or not position.team_talk, "team_talk is for four players (C9)")
        for i, seat in enumerate(order):
            state.order[i] = seat
        state.at = position.turn
        state.round = position.round
        state.anyone_brought = position.anyone_brought
        state.team_talk = position.team_talk
        state.phase = phase
        self.discs(state, order)
        self.bringing(state)
        self.crowns(state, order[position.turn :])

    def discs(self, state: CarolusState, order: list[int]) -> None:
        laid = [seat for seat in order if state.laid[seat]]
        if state.phase == SETTING_UP:
            self.expect(not laid, "discs are laid out while the table is set up")
        elif state.phase == PREPARING:
            self.expect(laid == order[: state.at], "discs are laid out by other seats than those before this turn")
        else:
            phase = self.position.phase
            self.expect(len(laid) == state.seats, f"phase {phase} needs every seat to have laid a disc (C14)")
            discs = [int(state.laid[seat]) for seat in order]
            self.expect(discs == sorted(discs), f"order {order} is not by ascending discs {discs} (C11)")

    def bringing(self, state: CarolusState) -> None:
        position = self.position
        if state.phase == BRINGING:
            row = state.order[state.at] * FAMILIES
            most = min(int(state.bring), sum(int(count) for count in state.reserve[row : row + FAMILIES]))
            self.expect(1 <= position.to_bring <= most, f"to_bring is {position.to_bring}, expected 1 to {most} (C14)")
        else:
            self.expect(
                position.to_bring == 0, f"to_bring is {position.to_bring} in phase {position.phase}, expected 0"
            )
        state.to_bring = position.to_bring
        early = state.phase in (SETTING_UP, PREPARING)
        self.expect(not (early and position.anyone_brought), f"anyone_brought is true in phase {position.phase}")

    def crowns(self, state: CarolusState, waiting: list[int]) -> None:
        """The seat whose turn it is decides crowns, and while the table is set up those after it have some too."""
        phase = self.position.phase
        may = waiting if state.phase == SETTING_UP else waiting[:1] if state.phase == REFILLING else []
        most = state.reserve_size if state.phase == SETTING_UP else state.dice
        for seat, crowns in enumerate(state.crowns):
            self.expect(seat in may or crowns == 0, f"seat {seat} has {crowns} crowns to decide in phase {phase} (C22)")
            self.expect(crowns <= most, f"seat {seat} has {crowns} crowns, expected at most {most}")
        if may:
            self.expect(state.crowns[may[0]] > 0, f"phase {phase} but seat {may[0]} has no crown to decide (C22)")
            self.expect(any(state.stock), "crowns are to be decided but the stock is empty (C24)")
        if state.phase == SETTING_UP:
            bare = not any(state.court) and all(owner == NOBODY for owner in state.owner)
            self.expect(bare, "there are courts or castles while the table is set up")
            self.expect(sum(state.crowns) <= sum(state.stock), "there are more crowns to decide than knights in stock")

    def ending(self, state: CarolusState) -> None:
        position = self.position
        over = state.phase == OVER
        self.expect(
            position.ending in ENDING_NAMES and over == bool(position.ending),
            f"ending is {position.ending!r}: expected {listed(ENDING_NAMES[1:])} in phase over, nothing before",
        )
        built_out = not all(state.supply)
        few = state.territories < FEWEST_TERRITORIES
        if not over:
            self.expect(not built_out, "a side has no castle left, so the game is over (C25)")
            self.expect(not few, f"fewer than {FEWEST_TERRITORIES} territories are left, so the game is over (C26)")
            return
        shown = {
            "castles": built_out,
            "territories": few and not built_out,
            "standstill": not (few or built_out or state.anyone_brought),
            "rounds": state.round == LAST_ROUND and state.anyone_brought and not (few or built_out),
        }
        self.expect(shown[position.ending], f"ending is {position.ending!r}, but the table has not come to that")
        for root in state.roots[: state.territories]:
            full = state.owner[root] == NOBODY or state.castles[root] == len(provinces_of(state, root))
            self.expect(
                full or state.supply[state.owner[root]] == 0,
                f"territory {root + 1} lacks castles, but its side has some left (C25)",
            )
        state.end(ENDING_NAMES.index(position.ending))


def write_position(state: CarolusState) -> str:
    position = Position(
        game="carolus",
        phase=PHASE_NAMES[int(state.phase)],
        order=[int(seat) for seat in state.order],
        turn=int(state.at),
        round=int(state.round),
        to_bring=int(state.to_bring),
        anyone_brought=state.anyone_brought,
        team_talk=state.team_talk,
        emperor=int(state.emperor) + 1,
        ending=ENDING_NAMES[int(state.ended)],
        territory=[_territory_entry(state, root) for root in dict.fromkeys(int(root) for root in state.root)],
        seat=[_seat_entry(state, seat) for seat in range(state.seats)],
    )
    return tomli_w.dumps(msgspec.to_builtins(position))


def _territory_entry(state: CarolusState, root: int) -> TerritoryEntry:
    owner = int(state.owner[root])
    provinces = provinces_of(state, root)
    castles = int(state.castles[root])
    return TerritoryEntry(
        provinces=[province + 1 for province in provinces],
        knights=named(state.knights[root * FAMILIES : (root + 1) * FAMILIES]),
        owner=None if owner == NOBODY else owner,
        castles=None if owner == NOBODY or castles == len(provinces) else castles,
    )


def _seat_entry(state: CarolusState, seat: int) -> SeatEntry:
    row = slice(seat * FAMILIES, (seat + 1) * FAMILIES)
    return SeatEntry(
        court=named(state.court[row]),
        reserve=named(state.reserve[row]),
        markers=list(markers_of(state, seat)),
        unused=list(discs_unused(state, seat)),
        laid=int(state.laid[seat]),
        crowns=int(state.crowns[seat]),
    )
