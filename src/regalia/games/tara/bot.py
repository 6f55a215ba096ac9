"""What Tara knows of good play: what a seat's standing is made of, and how an action goes on. Compiled."""

from collections.abc import Callable
from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.features import sentences
from regalia.engine.judge import CERTAIN, Learned, Weights, upto
from regalia.engine.state import State, bits, zeros
from regalia.games.tara.layout import FEATURES
from regalia.games.tara.state import (
    CHIEFTAIN,
    FARMER,
    HERDSMAN,
    KING,
    LEVELS,
    NOBODY,
    NONE,
    WARRIOR,
    TaraState,
    level_of,
    pairs_of,
)
from regalia.games.tara.table import *

# What it takes to come by a position with a card, in tenths of a farmer.
FARMER_ASKS: Final[i64] = 10
HERDSMAN_ASKS: Final[i64] = 13
WARRIOR_ASKS: Final[i64] = 20
TAKEN_ASKS: Final[i64] = 4
FORT_ASKS: Final[i64] = 10
KING_ASKS: Final[i64] = 12
"""More for what another holds, and for their fort or king piece."""
FAR: Final[i64] = 1_000

NO_ACTIONS: Final = zeros(DEEP)
"""Room for all actions of a decision, to be copied: that is faster than to make it anew."""
NO_ASKS: Final = zeros(POSITIONS)
PATTERNS: Final[i64] = 4096
"""Of discs in a region, that are remembered with what they ask for: a search meets the same few again and again."""


@final
class TaraJudge(Learned):
    def __init__(self, load: Callable[[], Weights]) -> None:
        super().__init__(load, sentences(FEATURES))
        self.asks = NO_ASKS[:]
        self.patterns = vec[i64]([-1] * PATTERNS)
        """Those that are remembered, each at a place of its own, where the next one of that place drives it out."""
        self.asked = zeros(PATTERNS)

    def measure(self, state: State, out: vec[float]) -> float:
        assert isinstance(state, TaraState)
        t = state.t
        progress = 0.0
        at: i64 = 0
        for seat in range(state.seats):
            for n in range(MEASURES):
                out[at + n] = 0.0
            if self.measure_seat(state, t, seat, out, at):
                progress = 1.0
            at += MEASURES
        return progress

    def measure_seat(self, state: TaraState, t: vec[i64], seat: i64, out: vec[float], at: i64) -> bool:
        """The features of a seat, into a row of noughts; whether it has a king."""
        kings: i64 = 0
        nearest = FAR
        second = FAR
        regions: i64 = 0
        for region in range(REGIONS):
            held = t[HELD + region * MOST_SEATS + seat]
            if held >> KING & 1:
                kings += 1
            if not t[IN_PLAY] >> region & 1:
                continue
            if not held >> KING & 1:
                asks = self.asks_for_king(t, seat, region, held)
                if asks < nearest:
                    second = nearest
                    nearest = asks
                elif asks < second:
                    second = asks
            if held == 0:
                continue
            regions += 1
            pairs = pairs_of(held)
            for level in range(LEVELS):
                positions = level_of(level)
                out[at + FEATURE_FARMERS + level] += 0.2 * float(bits(held & positions))
                out[at + FEATURE_FARMER_PAIRS + level] += 0.3 * float(bits(pairs & positions))
            out[at + FEATURE_FORTS] += 0.5 * float(bits(held & t[FORTS + region]))
            out[at + FEATURE_CAPTORS] += 0.2 * float(bits(held & t[CAPTIVES + region]))
        out[at + FEATURE_REGIONS] = 0.5 * float(regions)
        turn = self.about_to_act(t, seat)
        brink = exp(float(nearest) * -0.2)
        if kings > 0:
            out[at + FEATURE_KING] = float(kings)
            out[at + FEATURE_NEAR_LAST] = exp(float(nearest) * -0.05)
            out[at + FEATURE_BRINK_LAST] = brink
        else:
            out[at + FEATURE_NEAR] = exp(float(nearest) * -0.05)
            out[at + FEATURE_BRINK] = brink
        out[at + FEATURE_NEAR_SECOND] = exp(float(second) * -0.05)
        cards = bits(t[HAND + seat])
        if turn:
            out[at + FEATURE_BRINK_TURN] = brink
            out[at + FEATURE_TURN] = 1.0
            if t[PHASE] != CHOOSING:
                cards += 1
        out[at + FEATURE_ACTIONS] = 0.3 * float(cards)
        cumals = t[CUMALS + seat]
        out[at + FEATURE_COINS] = upto(cumals, 3)
        out[at + FEATURE_PURSE] = upto(cumals, 8)
        out[at + FEATURE_RICHES] = 0.05 * float(cumals)
        supply = t[SUPPLY + seat]
        out[at + FEATURE_SUPPLY] = upto(supply, 6)
        out[at + FEATURE_DISCS] = 0.05 * float(supply)
        lost: i64 = 0
        for other in range(state.seats):
            lost += t[PRISONERS + other * MOST_SEATS + seat]
        out[at + FEATURE_LOST] = 0.2 * float(lost)
        return kings > 0

    def about_to_act(self, t: vec[i64], seat: i64) -> bool:
        """The seat is to choose an action, or has chosen one and done nothing yet."""
        if t[ACTOR] != seat:
            return False
        phase = t[PHASE]
        if phase == CHOOSING or phase == ANCHORING or phase == SWAPPING:
            return True
        return phase == PLACING and t[PLACED] == 0

    def asks_for_king(self, t: vec[i64], seat: i64, region: i64, held: i64) -> i64:
        """What it takes to make a king there."""
        others = t[TAKEN + region] & ~held
        forts = t[FORTS + region] & others
        pattern = held | others << POSITIONS | forts << (2 * POSITIONS)
        place = (pattern ^ pattern >> 13 ^ pattern >> 27) & (PATTERNS - 1)
        if self.patterns[place] != pattern:
            self.patterns[place] = pattern
            self.asked[place] = self.asks_for_chieftains(held, others, forts)
        king = self.asked[place]
        if t[KING_OF + region] != NOBODY:
            king += KING_ASKS
        return king

    def asks_for_chieftains(self, held: i64, others: i64, forts: i64) -> i64:
        """What it takes to hold both: each level by cards of its own, or by promotion of two below."""
        asks = self.asks
        for position in range(FARMER, HERDSMAN):
            asks[position] = self.ask(position, held, others, forts, FARMER_ASKS)
        below = FARMER
        for position in range(HERDSMAN, WARRIOR):
            asks[position] = self.ask(position, held, others, forts, HERDSMAN_ASKS)
            self.promote(position, below, forts)
            below += 1
        below = HERDSMAN
        for position in range(WARRIOR, CHIEFTAIN):
            asks[position] = self.ask(position, held, others, forts, WARRIOR_ASKS)
            self.promote(position, below, forts)
            below += 1
        below = WARRIOR
        for position in range(CHIEFTAIN, KING):
            asks[position] = FAR
            if held >> position & 1:
                asks[position] = 0
            self.promote(position, below, forts)
            below += 1
        return asks[CHIEFTAIN] + asks[CHIEFTAIN + 1]

    def ask(self, position: i64, held: i64, others: i64, forts: i64, free: i64) -> i64:
        if held >> position & 1:
            return 0
        if forts >> position & 1:
            return free + FORT_ASKS
        if others >> position & 1:
            return free + TAKEN_ASKS
        return free

    def promote(self, position: i64, below: i64, forts: i64) -> None:
        """Whether it takes less by promotion of the two below."""
        asks = self.asks
        rising = asks[below] + asks[below + 1]
        if forts >> position & 1:
            rising += FORT_ASKS
        if rising < asks[position]:
            asks[position] = rising

    # An action of many steps is judged by where it leads

    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, TaraState)
        return i64(self.prospect(state, seat) * CERTAIN)

    def ahead(self, state: State, seat: i64) -> float:
        """By where it leads at the end of the action: cards, regions and anchors look alike until then."""
        assert isinstance(state, TaraState)
        found = self.prospect(state, seat)
        if found < 0.0:  # nothing is worth a look there
            return self.chance(state, seat)
        return found

    def prospect(self, state: TaraState, seat: i64) -> float:
        """The best that the seat can still make of the action it has begun; otherwise the table as it is."""
        t = state.t
        if t[DECIDER] != seat:
            return self.chance(state, seat)
        phase = t[PHASE]
        if phase == PROMOTING:
            return self.climb(state, seat)
        if not (phase == ANCHORING or phase == PLACING or phase == SWAPPING or phase == BETRAYING):
            return self.chance(state, seat)
        best = -1.0
        actions = NO_ACTIONS[:]
        for n in range(state.legal_into(seat, actions)):
            if phase == SWAPPING and not promising(state, seat, actions[n]):
                continue
            tried = state.clone()
            tried.apply(seat, actions[n])
            value = self.prospect(tried, seat)
            if value > best:
                best = value
        return best

    def climb(self, state: TaraState, seat: i64) -> float:
        """Promotions one after the other, each the best one of its moment, as long as they gain something."""
        best = self.stopped(state, seat)
        following: TaraState = state
        actions = NO_ACTIONS[:]
        for n in range(state.legal_into(seat, actions)):
            tried = state.clone()
            tried.apply(seat, actions[n])
            value = self.stopped(tried, seat)
            if value > best:
                best = value
                following = tried
        t = following.t
        if t[PHASE] == PROMOTING and t[DECIDER] == seat and t[PROMOTED] != state.t[PROMOTED]:
            return self.climb(following, seat)
        return best

    def stopped(self, state: TaraState, seat: i64) -> float:
        """The seat's chance if it promotes no further; none where it has to."""
        t = state.t
        if t[PHASE] != PROMOTING or t[DECIDER] != seat:
            return self.chance(state, seat)
        if not state.may_stop():
            return -1.0
        tried = state.clone()
        tried.apply(seat, DONE)
        return self.chance(tried, seat)


def promising(state: TaraState, seat: i64, action: i64) -> bool:
    """A swap worth a look: an enemy's top disc first, then one of the seat's own."""
    t = state.t
    position = (action - SWAP) // DEEP
    depth = (action - SWAP) % DEEP
    mine = stack_seat(t, t[REGION], position, depth) == seat
    if t[PICKED] == NONE:
        return depth == 0 and not mine
    return mine or state.control(t[REGION], t[PICKED] // DEEP) == seat
