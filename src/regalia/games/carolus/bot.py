"""What Carolus Magnus knows of good play: what a side's standing is made of. Compiled."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.features import sentences, signs
from regalia.engine.judge import Learned, Weights, upto
from regalia.engine.state import State, bits
from regalia.games.carolus.layout import FEATURES
from regalia.games.carolus.state import FEWEST_TERRITORIES, NOBODY, STRENGTH_BITS, STRENGTH_MASK, CarolusState, sum_of
from regalia.games.carolus.table import *

ENOUGH: Final[i64] = 4


@final
class CarolusJudge(Learned):
    def __init__(self, load: Callable[[], Weights]) -> None:
        super().__init__(load, sentences(FEATURES), signs(FEATURES))

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
            out[at + FEATURE_CASTLES] = 0.2 * float(built)
            out[at + FEATURE_LAST_CASTLES] = 1.0 / (1.0 + float(t[SUPPLY + side]))
        self.measure_land(state, t, per_side * MEASURES, out)
        self.measure_families(state, t, out)
        for seat in range(seats):
            out[seat * MEASURES + FEATURE_COURT] = 0.1 * float(sum_of(t[COURT + seat]))
            out[seat * MEASURES + FEATURE_DISCS] = 0.2 * float(bits(t[UNUSED + seat]))
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
                out[owner * row + FEATURE_TERRITORIES] += 0.2
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
                out[side * row + FEATURE_CONTESTED] += share * float(packed >> STRENGTH_BITS * side & STRENGTH_MASK)
            if winner == NOBODY or winner == owner:
                continue
            out[winner * row + FEATURE_PROMISED] += 0.2 * float(standing + 1)
            if owner != NOBODY:
                out[owner * row + FEATURE_THREATENED] += 0.2 * float(standing)

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
                        out[seat * MEASURES + FEATURE_PURSUIT] += 0.5
            present: i64 = 0
            for i in range(t[TERRITORIES]):
                present += count_of(t[KNIGHTS + t[ROOTS + i]], family)
            out[at + FEATURE_FAMILIES] += 0.4
            out[at + FEATURE_FOLLOWERS] += 0.4 * upto(present, ENOUGH)
            out[at + FEATURE_LEAD] += 0.4 * upto(held - second, ENOUGH)
            out[at + FEATURE_RESERVE] += 0.2 * float(count_of(t[RESERVE + holder], family))

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
            out[seat * MEASURES + FEATURE_TURN] = 1.0
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
                            if loss > out[owner * row + FEATURE_EXPOSED]:
                                out[owner * row + FEATURE_EXPOSED] = loss
                    elif owner == side:
                        gain = -t[CASTLES + territory] - 1
                if gain > best:
                    best = gain
            if first:
                out[seat * MEASURES + FEATURE_STOP] = 0.3 * float(best)
            else:
                out[seat * MEASURES + FEATURE_STOP_LATER] = 0.3 * float(best)
