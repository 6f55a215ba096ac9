"""How the first greedy bot judged carolus: frozen. Compiled."""

from typing import Final, final

from mypy_extensions import i64

from regalia.engine.state import Judge, State
from regalia.games.carolus.state import NOBODY, CarolusState
from regalia.games.carolus.table import (
    BRINGING,
    CASTLES,
    CASTLES_EACH,
    COURT,
    EMPEROR,
    FAMILIES,
    KNIGHTS,
    LAID,
    MARKER,
    MOVING,
    ORDER,
    OVER,
    OWNER,
    PHASE,
    ROOTS,
    SUPPLY,
    TERRITORIES,
    TURN,
    WINNERS,
    count_of,
)

WON: Final = 1_000_000
CASTLE: Final = 1_000
"""On the board."""
NEXT_STOP: Final = 700
"""A castle that the Emperor brings if he goes there this turn."""
PROMISE: Final = 120
"""A castle that would change hands, or be built, wherever he stops one day."""
FAMILY: Final = 40
"""A family held, and again for each of its knights on the board up to `ENOUGH`."""
LEAD: Final = 12
"""A knight more at court than the next, up to `ENOUGH`."""
ENOUGH: Final = 4


@final
class Yardstick(Judge):
    def evaluate(self, state: State, seat: i64) -> i64:
        assert isinstance(state, CarolusState)
        side = state.side(seat)
        if state.t[PHASE] == OVER:
            won = state.t[WINNERS] >> side & 1
            return (2 * won - 1) * WON + standing(state, side)
        value = standing(state, side) + promises(state, side) + influence(state, side)
        if (state.t[PHASE] == BRINGING or state.t[PHASE] == MOVING) and state.t[ORDER + state.t[TURN]] == seat:
            value += best_stop(state, seat)
        return value


def standing(state: CarolusState, side: i64) -> i64:
    """Castles on the board against those of the best other side."""
    best: i64 = 0
    for other in range(state.sides()):
        if other != side and state.t[CASTLES_EACH] - state.t[SUPPLY + other] > best:
            best = state.t[CASTLES_EACH] - state.t[SUPPLY + other]
    return (state.t[CASTLES_EACH] - state.t[SUPPLY + side] - best) * CASTLE


def swing(state: CarolusState, territory: i64, side: i64) -> i64:
    """How many castles the side would win, or lose, if the Emperor stopped there now."""
    winner = state.strongest(state.t, territory)
    owner = state.t[OWNER + territory]
    if winner == NOBODY or winner == owner:
        return 0
    if winner == side:
        return state.t[CASTLES + territory] + 1
    if owner == side:
        return -state.t[CASTLES + territory] - 1
    return -1


def promises(state: CarolusState, side: i64) -> i64:
    total: i64 = 0
    for i in range(state.t[TERRITORIES]):
        total += swing(state, state.t[ROOTS + i], side)
    return total * PROMISE


def best_stop(state: CarolusState, seat: i64) -> i64:
    """The best that the Emperor can do for the seat in this turn."""
    side = state.side(seat)
    best: i64 = -WON
    for steps in range(1, state.t[LAID + seat] + 1):
        territory = state.beside(state.t, state.t[EMPEROR], steps)
        gain = swing(state, territory, side) * NEXT_STOP
        if gain > best:
            best = gain
    return best


def influence(state: CarolusState, side: i64) -> i64:
    value: i64 = 0
    for family in range(FAMILIES):
        holder = state.t[MARKER + family]
        if holder == NOBODY:
            continue
        lead = lead_at_court(state, family, holder)
        if lead > ENOUGH:
            lead = ENOUGH
        present: i64 = 0
        for i in range(state.t[TERRITORIES]):
            present += count_of(state.t[KNIGHTS + state.t[ROOTS + i]], family)
        if present > ENOUGH:
            present = ENOUGH
        worth = FAMILY * (1 + present) + LEAD * lead
        if state.side(holder) == side:
            value += worth
        else:
            value -= worth
    return value


def lead_at_court(state: CarolusState, family: i64, holder: i64) -> i64:
    """By how many knights the holder leads the best row of another side."""
    second: i64 = 0
    for seat in range(state.seats):
        if state.side(seat) != state.side(holder) and count_of(state.t[COURT + seat], family) > second:
            second = count_of(state.t[COURT + seat], family)
    return count_of(state.t[COURT + holder], family) - second
