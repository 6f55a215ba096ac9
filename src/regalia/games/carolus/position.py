"""A table of Carolus Magnus described in a TOML file -> State, and back.

The stock and the supplies of castles are what is not elsewhere, so the file does not name them.
"""

from itertools import pairwise

import msgspec

from regalia.engine.position import PositionReader, written
from regalia.games.carolus import state as at
from regalia.games.carolus.data import SEATS, laid_out
from regalia.games.carolus.moves import FAMILY_NAMES
from regalia.games.carolus.state import CarolusState, count_of, one, sum_of
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
    unused: list[int] = msgspec.field(default_factory=lambda: list(range(1, at.DISCS + 1)))
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
    for first, rows in (
        (at.STOCK, 1),
        (at.COURT, at.MOST_SEATS),
        (at.RESERVE, at.MOST_SEATS),
        (at.KNIGHTS_AT, at.PROVINCES),
    ):
        for knights in state.row(first, rows):
            for name, count in named(knights).items():
                counted[name] += count
    roots = state.row(at.ROOTS, state.t[at.TERRITORIES])
    for side in range(state.sides()):
        built = sum(state.t[at.CASTLES + root] for root in roots if state.t[at.OWNER + root] == side)
        counted[f"castles of side {side}"] = state.t[at.SUPPLY + side] + built
    counted["provinces"] = sum(len(provinces_of(state, int(root))) for root in roots)
    return counted


def read_position(text: str, source: str) -> CarolusState:
    return _Reader(text, source, Position, "carolus", SEATS).state()


class _Reader(PositionReader[Position]):
    def state(self) -> CarolusState:
        position = self.position
        state = laid_out(self.seats)
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
                bool(provinces) and all(0 <= province < at.PROVINCES for province in provinces),
                f"{where} has the provinces {entry.provinces}, expected numbers from 1 to {at.PROVINCES}",
            )
            follow = all((a + 1) % at.PROVINCES == b for a, b in pairwise(provinces))
            self.expect(follow, f"{where} has the provinces {entry.provinces}, which do not follow one another (C1)")
            twice = sorted(placed.intersection(provinces)) or len(set(provinces)) < len(provinces)
            self.expect(not twice, f"{where} names a province that is already part of a territory")
            placed.update(provinces)
            root = min(provinces)
            for province in provinces:
                state.t[at.ROOT + province] = root
            for family, count in self.knights(entry.knights, where):
                state.t[at.KNIGHTS_AT + root] += count * one(family)
                self.draw(state, family, count, where)
            self.castles(state, root, len(provinces), entry, where)
        state.derive()
        for root in state.row(at.ROOTS, state.t[at.TERRITORIES]):
            following = state.beside(state.t, root, 1)
            owner = state.t[at.OWNER + root]
            merged = following == root or owner == at.NOBODY or owner != state.t[at.OWNER + following]
            self.expect(
                merged, f"territories {root + 1} and {following + 1} are neighbours of one side, so they merge (C21)"
            )
        emperor = self.position.emperor
        self.expect(
            1 <= emperor <= at.PROVINCES, f"emperor is on {emperor}, expected a province from 1 to {at.PROVINCES}"
        )
        state.t[at.EMPEROR] = state.t[at.ROOT + emperor - 1]

    def castles(self, state: CarolusState, root: int, provinces: int, entry: TerritoryEntry, where: str) -> None:
        if entry.owner is None:
            self.expect(not entry.castles, f"{where} has castles but no owner")
            self.expect(provinces == 1, f"{where} is a region but has no owner (C21)")
            return
        self.expect(0 <= entry.owner < state.sides(), f"{where} has owner {entry.owner}, expected a side from 0")
        castles = provinces if entry.castles is None else entry.castles
        fits = castles == provinces or (self.position.ending == "castles" and 0 < castles < provinces)
        self.expect(fits, f"{where} has {castles} castles on {provinces} provinces, expected one on each (C19)")
        left = state.t[at.SUPPLY + entry.owner] - castles
        self.expect(left >= 0, f"{where}: side {entry.owner} has only {state.t[at.CASTLES_EACH]} castles (C3)")
        state.t[at.OWNER + root] = entry.owner
        state.t[at.CASTLES + root] = castles
        state.t[at.SUPPLY + entry.owner] = left

    def knights(self, counts: Knights, where: str) -> list[tuple[int, int]]:
        for name, count in counts.items():
            self.expect(
                0 <= count <= at.KNIGHTS, f"{where} has {count} {name} knights, expected 0 to {at.KNIGHTS} (C2)"
            )
        return [(self.index(name, FAMILY_NAMES, f"{where} names the family"), count) for name, count in counts.items()]

    def draw(self, state: CarolusState, family: int, count: int, where: str) -> None:
        self.expect(
            count <= count_of(state.t[at.STOCK], family),
            f"{where}: with it there are more than the {at.KNIGHTS} {FAMILY_NAMES[family]} knights of the box (C2)",
        )
        state.t[at.STOCK] -= count * one(family)

    def seat(self, state: CarolusState, seat: int, entry: SeatEntry) -> None:
        where = f"seat {seat}"
        for place, counts in ((at.COURT, entry.court), (at.RESERVE, entry.reserve)):
            for family, count in self.knights(counts, where):
                state.t[place + seat] += count * one(family)
                self.draw(state, family, count, where)
        discs = set(entry.unused)
        possible = set(range(1, at.DISCS + 1))
        self.expect(
            discs <= possible, f"{where} has unused discs {entry.unused}, expected numbers from 1 to {at.DISCS}"
        )
        self.expect(entry.laid in possible | {0}, f"{where} has laid {entry.laid}, expected a disc or 0")
        self.expect(entry.laid not in discs, f"{where} has laid disc {entry.laid}, which is among its unused discs")
        self.expect(bool(discs) or entry.laid > 0, f"{where} has no disc: with the fifth used, all come back (C12)")
        state.t[at.UNUSED + seat] = sum(1 << (disc - 1) for disc in discs)
        state.t[at.LAID + seat] = entry.laid
        self.expect(0 <= entry.crowns <= state.t[at.RESERVE_SIZE], f"{where} has {entry.crowns} crowns")
        state.t[at.CROWNS + seat] = entry.crowns

    def markers(self, state: CarolusState) -> None:
        for seat, entry in enumerate(self.position.seat):
            for name in entry.markers:
                self.expect(name in FAMILY_NAMES, f"seat {seat} holds the marker {name!r}: no such family")
                family = FAMILY_NAMES.index(name)
                self.expect(state.t[at.MARKER + family] == at.NOBODY, f"the {name} marker is held twice")
                state.t[at.MARKER + family] = seat
        for family, name in enumerate(FAMILY_NAMES):
            row = [count_of(state.t[at.COURT + seat], family) for seat in range(state.seats)]
            holder = state.t[at.MARKER + family]
            held = max(row) == 0 if holder == at.NOBODY else row[holder] == max(row)
            self.expect(held, f"the {name} marker is not with the longest row at court, {row} (C15)")

    def turn(self, state: CarolusState) -> None:
        position = self.position
        self.index(position.phase, [*PHASES], "phase is")
        phase = PHASES[position.phase]
        order = position.order
        self.expect(sorted(order) == list(range(state.seats)), f"order is {order}, expected each seat from 0 once")
        last = state.seats if phase == at.OVER else state.seats - 1
        self.expect(0 <= position.turn <= last, f"turn is {position.turn}, expected an index into order")
        self.expect(
            1 <= position.round <= at.LAST_ROUND, f"round is {position.round}, expected 1 to {at.LAST_ROUND} (C28)"
        )
        self.expect(state.seats == 4 or not position.team_talk, "team_talk is for four players (C9)")
        for i, seat in enumerate(order):
            state.t[at.ORDER + i] = seat
        state.t[at.AT] = position.turn
        state.round = position.round
        state.t[at.ANYONE_BROUGHT] = position.anyone_brought
        state.t[at.TEAM_TALK] = position.team_talk
        state.t[at.PHASE] = phase
        self.discs(state, order)
        self.bringing(state)
        self.crowns(state, order[position.turn :])

    def discs(self, state: CarolusState, order: list[int]) -> None:
        laid = [seat for seat in order if state.t[at.LAID + seat]]
        if state.t[at.PHASE] == at.SETTING_UP:
            self.expect(not laid, "discs are laid out while the table is set up")
        elif state.t[at.PHASE] == at.PREPARING:
            self.expect(
                laid == order[: state.t[at.AT]], "discs are laid out by other seats than those before this turn"
            )
        else:
            phase = self.position.phase
            self.expect(len(laid) == state.seats, f"phase {phase} needs every seat to have laid a disc (C14)")
            discs = [state.t[at.LAID + seat] for seat in order]
            self.expect(discs == sorted(discs), f"order {order} is not by ascending discs {discs} (C11)")

    def bringing(self, state: CarolusState) -> None:
        position = self.position
        if state.t[at.PHASE] == at.BRINGING:
            most = min(state.t[at.BRING], sum_of(state.t[at.RESERVE + state.t[at.ORDER + state.t[at.AT]]]))
            self.expect(1 <= position.to_bring <= most, f"to_bring is {position.to_bring}, expected 1 to {most} (C14)")
        else:
            self.expect(
                position.to_bring == 0, f"to_bring is {position.to_bring} in phase {position.phase}, expected 0"
            )
        state.t[at.TO_BRING] = position.to_bring
        early = state.t[at.PHASE] in (at.SETTING_UP, at.PREPARING)
        self.expect(not (early and position.anyone_brought), f"anyone_brought is true in phase {position.phase}")

    def crowns(self, state: CarolusState, waiting: list[int]) -> None:
        """The seat whose turn it is decides crowns, and while the table is set up those after it have some too."""
        phase = self.position.phase
        may = (
            waiting if state.t[at.PHASE] == at.SETTING_UP else waiting[:1] if state.t[at.PHASE] == at.REFILLING else []
        )
        most = state.t[at.RESERVE_SIZE] if state.t[at.PHASE] == at.SETTING_UP else state.t[at.DICE]
        for seat, crowns in enumerate(state.row(at.CROWNS, state.seats)):
            self.expect(seat in may or crowns == 0, f"seat {seat} has {crowns} crowns to decide in phase {phase} (C22)")
            self.expect(crowns <= most, f"seat {seat} has {crowns} crowns, expected at most {most}")
        if may:
            self.expect(
                state.t[at.CROWNS + may[0]] > 0, f"phase {phase} but seat {may[0]} has no crown to decide (C22)"
            )
            self.expect(
                state.families_to_choose(state.t) != 0, "crowns are to be decided but no knight is to be had (C24)"
            )
        if state.t[at.PHASE] == at.SETTING_UP:
            bare = not any(state.row(at.COURT, at.MOST_SEATS)) and set(state.row(at.OWNER, at.PROVINCES)) == {at.NOBODY}
            self.expect(bare, "there are courts or castles while the table is set up")
            crowns, stock = sum(state.row(at.CROWNS, at.MOST_SEATS)), sum(named(state.t[at.STOCK]).values())
            self.expect(
                crowns <= stock,
                "there are more crowns to decide than knights in stock",
            )

    def ending(self, state: CarolusState) -> None:
        position = self.position
        over = state.t[at.PHASE] == at.OVER
        ending = self.end(position.ending, ENDING_NAMES, over)
        built_out = not all(state.row(at.SUPPLY, state.sides()))
        few = state.t[at.TERRITORIES] < at.FEWEST_TERRITORIES
        if not over:
            self.expect(not built_out, "a side has no castle left, so the game is over (C25)")
            self.expect(not few, f"fewer than {at.FEWEST_TERRITORIES} territories are left, so the game is over (C26)")
            return
        shown = {
            "castles": built_out,
            "territories": few and not built_out,
            "standstill": not (few or built_out or state.t[at.ANYONE_BROUGHT]),
            "rounds": state.round == at.LAST_ROUND and state.t[at.ANYONE_BROUGHT] == 1 and not (few or built_out),
        }
        self.expect(shown[position.ending], f"ending is {position.ending!r}, but the table has not come to that")
        for root in state.row(at.ROOTS, state.t[at.TERRITORIES]):
            full = state.t[at.OWNER + root] == at.NOBODY or state.t[at.CASTLES + root] == len(provinces_of(state, root))
            self.expect(
                full or state.t[at.SUPPLY + state.t[at.OWNER + root]] == 0,
                f"territory {root + 1} lacks castles, but its side has some left (C25)",
            )
        state.end(ending)


def write_position(state: CarolusState) -> str:
    position = Position(
        game="carolus",
        phase=PHASE_NAMES[state.t[at.PHASE]],
        order=state.row(at.ORDER, state.seats),
        turn=state.t[at.AT],
        round=int(state.round),
        to_bring=state.t[at.TO_BRING],
        anyone_brought=bool(state.t[at.ANYONE_BROUGHT]),
        team_talk=bool(state.t[at.TEAM_TALK]),
        emperor=state.t[at.EMPEROR] + 1,
        ending=ENDING_NAMES[state.t[at.ENDED]],
        territory=[_territory_entry(state, root) for root in dict.fromkeys(state.row(at.ROOT, at.PROVINCES))],
        seat=[_seat_entry(state, seat) for seat in range(state.seats)],
    )
    return written(position)


def _territory_entry(state: CarolusState, root: int) -> TerritoryEntry:
    owner = state.t[at.OWNER + root]
    provinces = provinces_of(state, root)
    castles = state.t[at.CASTLES + root]
    return TerritoryEntry(
        provinces=[province + 1 for province in provinces],
        knights=named(state.t[at.KNIGHTS_AT + root]),
        owner=None if owner == at.NOBODY else owner,
        castles=None if owner == at.NOBODY or castles == len(provinces) else castles,
    )


def _seat_entry(state: CarolusState, seat: int) -> SeatEntry:
    return SeatEntry(
        court=named(state.t[at.COURT + seat]),
        reserve=named(state.t[at.RESERVE + seat]),
        markers=list(markers_of(state, seat)),
        unused=list(discs_unused(state, seat)),
        laid=state.t[at.LAID + seat],
        crowns=state.t[at.CROWNS + seat],
    )
