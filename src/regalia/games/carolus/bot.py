"""What Carolus Magnus knows of good play: what a side's standing is made of. Compiled."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.judge import Learned, Weights, upto
from regalia.engine.state import State, bits
from regalia.games.carolus.state import FEWEST_TERRITORIES, NOBODY, STRENGTH_BITS, STRENGTH_MASK, CarolusState, sum_of
from regalia.games.carolus.table import *

FEATURES: Final = {
    "castles": "castles on the board",
    "last-castles": "how near the last castle is",
    "territories": "territories owned",
    "promised": "castles to be won wherever the Emperor stops one day",
    "threatened": "castles to be lost in the same way",
    "contested": "the share of all strength in each territory, added up",
    "stop": "castles that the Emperor can bring the seat whose turn it is",
    "stop-later": "the same for a seat whose turn comes later in this round, from where he stands",
    "exposed": "castles that the seat whose turn it is can take from the side",
    "families": "families held",
    "followers": "knights of these families on the board, four of each at most",
    "lead": "knights by which these families are held at court, four of each at most",
    "pursuit": "families that a knight more at court would win",
    "reserve": "knights in reserve of families held",
    "court": "knights at court",
    "discs": "the unused discs",
    "turn": "a turn in this round still to come",
}
"""What is measured, in the order of the numbers; what a side has stands with its first seat."""
SIGNS: Final = {
    **dict.fromkeys(("castles", "last-castles", "promised", "contested", "stop", "stop-later"), 1),
    **dict.fromkeys(("families", "followers", "lead", "pursuit", "court"), 1),
    **dict.fromkeys(("threatened", "exposed"), -1),
}
"""The features of which it is known whether they are good for their side."""
MEASURES: Final[i64] = 17

CASTLES_BUILT: Final[i64] = 0
LAST_CASTLES: Final[i64] = 1
OWNED: Final[i64] = 2
PROMISED: Final[i64] = 3
THREATENED: Final[i64] = 4
CONTESTED: Final[i64] = 5
STOP: Final[i64] = 6
STOP_LATER: Final[i64] = 7
EXPOSED: Final[i64] = 8
FAMILIES_HELD: Final[i64] = 9
FOLLOWERS: Final[i64] = 10
LEAD: Final[i64] = 11
PURSUIT: Final[i64] = 12
IN_RESERVE: Final[i64] = 13
AT_COURT: Final[i64] = 14
DISCS_LEFT: Final[i64] = 15
STILL_TO_ACT: Final[i64] = 16
ENOUGH: Final[i64] = 4


@final
class CarolusJudge(Learned):
    def __init__(self, load: Callable[[], Weights]) -> None:
        super().__init__(load, FEATURES, SIGNS)

    def stalled(self, state: State) -> bool:
        assert isinstance(state, CarolusState)
        return state.t[ENDED] == BY_ROUNDS or state.t[ENDED] == BY_STANDSTILL

    def measure(self, state: State, out: vec[float]) -> float:
        assert isinstance(state, CarolusState)
        t = state.t
        seats = state.seats
        for n in range(seats * MEASURES):
            out[n] = 0.0
        per_side = seats // state.sides()
        most: i64 = 0
        for side in range(state.sides()):
            at = side * per_side * MEASURES
            built = t[CASTLES_EACH] - t[SUPPLY + side]
            if built > most:
                most = built
            out[at + CASTLES_BUILT] = 0.2 * float(built)
            out[at + LAST_CASTLES] = 1.0 / (1.0 + float(t[SUPPLY + side]))
        self.measure_land(state, t, per_side * MEASURES, out)
        self.measure_families(state, t, out)
        for seat in range(seats):
            out[seat * MEASURES + AT_COURT] = 0.1 * float(sum_of(t[COURT + seat]))
            out[seat * MEASURES + DISCS_LEFT] = 0.2 * float(bits(t[UNUSED + seat]))
        self.measure_turns(state, t, per_side * MEASURES, out)
        merged = upto(PROVINCES - t[TERRITORIES], PROVINCES - FEWEST_TERRITORIES)
        progress = upto(most, t[CASTLES_EACH])
        if merged > progress:
            return merged
        return progress

    def measure_land(self, state: CarolusState, t: vec[i64], row: i64, out: vec[float]) -> None:
        """Who owns, who would win, and who is how strong in each territory; a row of features for each side."""
        for i in range(t[TERRITORIES]):
            territory = t[ROOTS + i]
            owner = t[OWNER + territory]
            standing = t[CASTLES + territory]
            if owner != NOBODY:
                out[owner * row + OWNED] += 0.2
            packed = state.strengths(t, territory)
            if packed == 0:
                continue
            best: i64 = 0
            winner = NOBODY
            every: i64 = 0
            for side in range(state.sides()):
                strength = packed >> STRENGTH_BITS * side & STRENGTH_MASK
                every += strength
                if strength > best:
                    best = strength
                    winner = side
                elif strength == best:
                    winner = NOBODY
            share = 0.2 / float(1 + every)
            for side in range(state.sides()):
                out[side * row + CONTESTED] += share * float(packed >> STRENGTH_BITS * side & STRENGTH_MASK)
            if winner == NOBODY or winner == owner:
                continue
            out[winner * row + PROMISED] += 0.2 * float(standing + 1)
            if owner != NOBODY:
                out[owner * row + THREATENED] += 0.2 * float(standing)

    def measure_families(self, state: CarolusState, t: vec[i64], out: vec[float]) -> None:
        """What the families bring to the seats that hold them, and nearly bring to others."""
        for family in range(FAMILIES):
            holder = t[MARKER + family]
            if holder == NOBODY:
                continue
            at = holder * MEASURES
            held = count_of(t[COURT + holder], family)
            second: i64 = 0
            for seat in range(state.seats):
                if state.side(seat) != state.side(holder):
                    count = count_of(t[COURT + seat], family)
                    if count > second:
                        second = count
                    if count == held and count_of(t[RESERVE + seat], family) > 0:
                        out[seat * MEASURES + PURSUIT] += 0.5
            present: i64 = 0
            for i in range(t[TERRITORIES]):
                present += count_of(t[KNIGHTS + t[ROOTS + i]], family)
            out[at + FAMILIES_HELD] += 0.4
            out[at + FOLLOWERS] += 0.4 * upto(present, ENOUGH)
            out[at + LEAD] += 0.4 * upto(held - second, ENOUGH)
            out[at + IN_RESERVE] += 0.2 * float(count_of(t[RESERVE + holder], family))

    def measure_turns(self, state: CarolusState, t: vec[i64], row: i64, out: vec[float]) -> None:
        """What the Emperor may bring to those who move him in this round."""
        phase = t[PHASE]
        if phase <= PREPARING:
            return
        moving = phase == BRINGING or phase == MOVING
        for i in range(t[TURN], state.seats):
            seat = t[ORDER + i]
            first = i == t[TURN]
            if first and not moving:
                continue
            side = state.side(seat)
            out[seat * MEASURES + STILL_TO_ACT] = 1.0
            best: i64 = -9
            for steps in range(1, t[LAID + seat] + 1):
                territory = state.beside(t, t[EMPEROR], steps)
                winner = state.strongest(t, territory)
                owner = t[OWNER + territory]
                gain: i64 = 0
                if winner != NOBODY and winner != owner:
                    gain = -1
                    if winner == side:
                        gain = t[CASTLES + territory] + 1
                        if first and owner != NOBODY:
                            loss = 0.3 * float(t[CASTLES + territory])
                            if loss > out[owner * row + EXPOSED]:
                                out[owner * row + EXPOSED] = loss
                    elif owner == side:
                        gain = -t[CASTLES + territory] - 1
                if gain > best:
                    best = gain
            if first:
                out[seat * MEASURES + STOP] = 0.3 * float(best)
            else:
                out[seat * MEASURES + STOP_LATER] = 0.3 * float(best)
