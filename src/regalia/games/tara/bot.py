"""What Tara knows of good play. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from regalia.engine.state import Judge, State
from regalia.games.tara.state import (
    ANCHORING,
    BETRAYING,
    CHIEFTAIN,
    COMMON,
    DEEP,
    HERDSMAN,
    KING,
    NONE,
    OVER,
    PLACING,
    POSITIONS,
    PROMOTING,
    REGIONS,
    SWAP,
    SWAPPING,
    WARRIOR,
    TaraState,
)

WON: Final = 1_000_000
CROWN: Final = 900
"""A king position."""
FIRST: Final = 16
"""A farmer; a herdsman counts twice that, a warrior four times, a chieftain eight times."""
CUMAL: Final = 14
"""Up to `RICH`, and a quarter of that beyond."""
RICH: Final = 8
DISC: Final = 10
"""In supply, up to `ENOUGH`, and a quarter of that beyond."""
ENOUGH: Final = 6


@final
class TaraJudge(Judge):
    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, TaraState)
        return prospect(state, seat)


def prospect(state: TaraState, seat: i64) -> i64:
    """The best that the seat can still make of the action it has begun; otherwise the table as it is."""
    if state.decider != seat:
        return standing(state, seat)
    if state.phase == PROMOTING:
        return climb(state, seat)
    if not (state.phase == ANCHORING or state.phase == PLACING or state.phase == SWAPPING or state.phase == BETRAYING):
        return standing(state, seat)
    best: i64 = -2 * WON
    for n in range(state.legal_count(seat)):
        action = state.legal_nth(seat, n)
        if state.phase == SWAPPING and not promising(state, seat, action):
            continue
        tried = state.clone()
        tried.apply(seat, action)
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
    for n in range(state.legal_count(seat)):
        tried = state.clone()
        tried.apply(seat, state.legal_nth(seat, n))
        value = standing(tried, seat)
        if value > best:
            best = value
            following = tried
    if following.phase == PROMOTING and following.decider == seat and following.promoted != state.promoted:
        return climb(following, seat)
    return best


def promising(state: TaraState, seat: i64, action: i64) -> bool:
    """A swap worth a look: an enemy's top disc first, then one of the seat's own."""
    disc = action - SWAP
    mine = state.disc(state.region * POSITIONS + disc // DEEP, disc % DEEP) == seat
    if state.picked == NONE:
        return disc % DEEP == 0 and not mine
    return mine or state.control[state.picked // DEEP] == seat


def standing(state: TaraState, seat: i64) -> i64:
    """What the seat has against the average of the others, and the best of them once more."""
    if state.phase == OVER:
        return WON if state.winners >> seat & 1 else -WON
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
    value = CROWN * state.kings_of(seat) + capped(state.cumals[seat], RICH, CUMAL)
    value += capped(state.supply[seat], ENOUGH, DISC)
    for region in range(REGIONS):
        if not state.in_play >> region & 1:
            continue
        first = region * POSITIONS
        for position in range(COMMON):
            if state.control[first + position] == seat:
                worth = rank(position)
                value += worth
                if ends_level(position) or state.control[first + position + 1] != seat:
                    continue
                value += worth // 2
    return value


def rank(position: i64) -> i64:
    if position < HERDSMAN:
        return FIRST
    if position < WARRIOR:
        return 2 * FIRST
    if position < CHIEFTAIN:
        return 4 * FIRST
    return 8 * FIRST


def ends_level(position: i64) -> bool:
    """The position has no neighbour to its right."""
    return position + 1 == HERDSMAN or position + 1 == WARRIOR or position + 1 == CHIEFTAIN or position + 1 == KING


def capped(count: i64, enough: i64, worth: i64) -> i64:
    if count <= enough:
        return count * worth
    return enough * worth + (count - enough) * worth // 4
