"""Why a move of Carolus Magnus is not allowed: the rule and its facts."""

from regalia.engine.phrase import Reason, because
from regalia.games.carolus.moves import FAMILY_NAMES, province_name
from regalia.games.carolus.state import (
    AT,
    BRING_KNIGHT,
    BRINGING,
    BY_CASTLES,
    BY_ROUNDS,
    BY_STANDSTILL,
    BY_TERRITORIES,
    CHOOSE_FAMILY,
    CROWNS,
    DESTINATIONS,
    DISCS,
    ENDED,
    LAID,
    LAY_DISC,
    MOST_SEATS,
    MOVE_EMPEROR,
    MOVING,
    ORDER,
    OVER,
    PHASE,
    PREPARING,
    RESERVE,
    ROOT,
    SETTING_UP,
    TO_BRING,
    UNUSED,
    CarolusState,
    count_of,
)

ENDING_RULES = {BY_CASTLES: "C25", BY_TERRITORIES: "C26", BY_STANDSTILL: "C28", BY_ROUNDS: "C28"}
TURN_RULES = {SETTING_UP: "C7", PREPARING: "C10"}
"""What puts the seats in order in each phase; in the others it is the action phase (C14)."""


def why_not(state: CarolusState, seat: int, action: int) -> Reason | None:
    if state.t[PHASE] == OVER:
        return because(ENDING_RULES[state.t[ENDED]], "over")
    if state.t[ORDER + state.t[AT]] != seat:
        return because(TURN_RULES.get(state.t[PHASE], "C14"), "not-your-turn", seat=state.t[ORDER + state.t[AT]])
    if action < BRING_KNIGHT:
        return _why_not_disc(state, seat, action - LAY_DISC + 1)
    if action < MOVE_EMPEROR:
        return _why_not_knight(state, seat, *divmod(action - int(BRING_KNIGHT), int(DESTINATIONS)))
    if action < CHOOSE_FAMILY:
        return _why_not_emperor(state, seat, action - MOVE_EMPEROR + 1)
    return _why_not_crown(state, seat, action - CHOOSE_FAMILY)


def _why_not_disc(state: CarolusState, seat: int, disc: int) -> Reason | None:
    if state.t[PHASE] != PREPARING:
        return because("C10", "not-preparing")
    if not state.t[UNUSED + seat] >> (disc - 1) & 1:
        return because("C10", "disc-used", disc=disc)
    out = {laid for laid in state.row(LAID, MOST_SEATS) if laid}
    left = {number for number in range(1, DISCS + 1) if state.t[UNUSED + seat] >> (number - 1) & 1}
    if disc in out and not left <= out:
        return because("C11", "disc-taken", disc=disc)
    return None


def _why_not_knight(state: CarolusState, seat: int, family: int, to: int) -> Reason | None:
    if state.t[PHASE] != BRINGING:
        return because("C14", "knights-brought" if state.t[PHASE] == MOVING else "not-bringing")
    if count_of(state.t[RESERVE + seat], family) == 0:
        return because("C14", "none-in-reserve", family=FAMILY_NAMES[family])
    province = to - 1
    if to and state.t[ROOT + province] != province:
        name = province_name(state.t[ROOT + province])
        return because("C1", "part-of-region", province=province_name(province), territory=name)
    return None


def _why_not_emperor(state: CarolusState, seat: int, steps: int) -> Reason | None:
    if state.t[PHASE] == BRINGING:
        return because("C16", "knights-first", count=state.t[TO_BRING])
    if state.t[PHASE] != MOVING:
        return because("C16", "not-moving")
    if steps > state.t[LAID + seat]:
        return because("C16", "too-far", steps=steps, disc=state.t[LAID + seat])
    return None


def _why_not_crown(state: CarolusState, seat: int, family: int) -> Reason | None:
    if state.t[CROWNS + seat] == 0:
        return because("C22", "no-crown")
    if not state.families_to_choose(state.t) >> family & 1:
        return because("C24", "none-in-stock", family=FAMILY_NAMES[family])
    return None
