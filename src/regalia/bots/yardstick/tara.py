"""How the first greedy bot judged tara: frozen. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from regalia.engine.state import Judge, State, bits, zeros
from regalia.games.tara.state import LEVELS, NONE, TaraState, level_of, pairs_of
from regalia.games.tara.table import (
    ANCHORING,
    BETRAYING,
    CUMALS,
    DECIDER,
    DEEP,
    IN_PLAY,
    OVER,
    PHASE,
    PICKED,
    PLACING,
    PROMOTED,
    PROMOTING,
    REGION,
    REGIONS,
    SUPPLY,
    SWAP,
    SWAPPING,
    WINNERS,
)

WON: Final[i64] = 1_000_000
CROWN: Final[i64] = 900
"""A king position."""
FIRST: Final[i64] = 16
"""A farmer; a herdsman counts twice that, a warrior four times, a chieftain eight times; half more with a neighbour."""
CUMAL: Final[i64] = 14
"""Up to `RICH`, and a quarter of that beyond."""
RICH: Final[i64] = 8
DISC: Final[i64] = 10
"""In supply, up to `ENOUGH`, and a quarter of that beyond."""
ENOUGH: Final[i64] = 6
NO_ACTIONS: Final = zeros(DEEP)
"""Room for all actions of a decision, to be copied: that is faster than to make it anew."""


@final
class Yardstick(Judge):
    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, TaraState)
        return prospect(state, seat)


def prospect(state: TaraState, seat: i64) -> i64:
    """The best that the seat can still make of the action it has begun; otherwise the table as it is."""
    t = state.t
    if t[DECIDER] != seat:
        return standing(state, seat)
    phase = t[PHASE]
    if phase == PROMOTING:
        return climb(state, seat)
    if not (phase == ANCHORING or phase == PLACING or phase == SWAPPING or phase == BETRAYING):
        return standing(state, seat)
    best: i64 = -2 * WON
    actions = NO_ACTIONS[:]
    for n in range(state.legal_into(seat, actions)):
        if phase == SWAPPING and not promising(state, seat, actions[n]):
            continue
        tried = state.clone()
        assert isinstance(tried, TaraState)
        tried.apply(seat, actions[n])
        value = prospect(tried, seat)
        if value > best:
            best = value
    return best


def climb(state: TaraState, seat: i64) -> i64:
    """Promotions one after the other, each the best one of its moment, as long as they gain something."""
    best = standing(state, seat)
    if not state.may_stop():
        best = -WON
    following: TaraState = state
    actions = NO_ACTIONS[:]
    for n in range(state.legal_into(seat, actions)):
        tried = state.clone()
        assert isinstance(tried, TaraState)
        tried.apply(seat, actions[n])
        value = standing(tried, seat)
        if value > best:
            best = value
            following = tried
    t = following.t
    if t[PHASE] == PROMOTING and t[DECIDER] == seat and t[PROMOTED] != state.t[PROMOTED]:
        return climb(following, seat)
    return best


def promising(state: TaraState, seat: i64, action: i64) -> bool:
    """A swap worth a look: an enemy's top disc first, then one of the seat's own."""
    t = state.t
    position = (action - SWAP) // DEEP
    depth = (action - SWAP) % DEEP
    mine = state.disc(t[REGION], position, depth) == seat
    if t[PICKED] == NONE:
        return depth == 0 and not mine
    return mine or state.control(t[REGION], t[PICKED] // DEEP) == seat


def standing(state: TaraState, seat: i64) -> i64:
    """What the seat has against the average of the others, and the best of them once more."""
    if state.t[PHASE] == OVER:
        return WON if state.t[WINNERS] >> seat & 1 else -WON
    others: i64 = 0
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            worth = holdings(state, other)
            others += worth
            if worth > best:
                best = worth
    return 2 * holdings(state, seat) - others // (state.seats - 1) - best


def holdings(state: TaraState, seat: i64) -> i64:
    t = state.t
    value = CROWN * state.kings_of(seat) + capped(t[CUMALS + seat], RICH, CUMAL)
    value += capped(t[SUPPLY + seat], ENOUGH, DISC)
    for region in range(REGIONS):
        if t[IN_PLAY] >> region & 1:
            held = state.held(seat, region)
            pairs = pairs_of(held)
            for level in range(LEVELS):
                positions = level_of(level)
                value += (2 * bits(held & positions) + bits(pairs & positions)) * (FIRST // 2 << level)
    return value


def capped(count: i64, enough: i64, worth: i64) -> i64:
    if count <= enough:
        return count * worth
    return enough * worth + (count - enough) * worth // 4
