"""Why a move of Carolus Magnus is not allowed: the rule and its facts."""

from regalia.engine.phrase import Reason, because
from regalia.games.carolus import state as at
from regalia.games.carolus.moves import FAMILY_NAMES, province_name
from regalia.games.carolus.state import CarolusState, count_of

ENDING_RULES = {at.BY_CASTLES: "C25", at.BY_TERRITORIES: "C26", at.BY_STANDSTILL: "C28", at.BY_ROUNDS: "C28"}
TURN_RULES = {at.SETTING_UP: "C7", at.PREPARING: "C10"}
"""What puts the seats in order in each phase; in the others it is the action phase (C14)."""


def why_not(state: CarolusState, seat: int, action: int) -> Reason | None:
    if state.t[at.PHASE] == at.OVER:
        return because(ENDING_RULES[state.t[at.ENDED]], "over")
    if state.t[at.ORDER + state.t[at.AT]] != seat:
        return because(
            TURN_RULES.get(state.t[at.PHASE], "C14"), "not-your-turn", seat=state.t[at.ORDER + state.t[at.AT]]
        )
    if action < at.BRING_KNIGHT:
        return _why_not_disc(state, seat, action - at.LAY_DISC + 1)
    if action < at.MOVE_EMPEROR:
        return _why_not_knight(state, seat, *divmod(action - int(at.BRING_KNIGHT), int(at.DESTINATIONS)))
    if action < at.CHOOSE_FAMILY:
        return _why_not_emperor(state, seat, action - at.MOVE_EMPEROR + 1)
    return _why_not_crown(state, seat, action - at.CHOOSE_FAMILY)


def _why_not_disc(state: CarolusState, seat: int, disc: int) -> Reason | None:
    if state.t[at.PHASE] != at.PREPARING:
        return because("C10", "not-preparing")
    if not state.t[at.UNUSED + seat] >> (disc - 1) & 1:
        return because("C10", "disc-used", disc=disc)
    out = {laid for laid in state.row(at.LAID, at.MOST_SEATS) if laid}
    left = {number for number in range(1, at.DISCS + 1) if state.t[at.UNUSED + seat] >> (number - 1) & 1}
    if disc in out and not left <= out:
        return because("C11", "disc-taken", disc=disc)
    return None


def _why_not_knight(state: CarolusState, seat: int, family: int, to: int) -> Reason | None:
    if state.t[at.PHASE] != at.BRINGING:
        return because("C14", "knights-brought" if state.t[at.PHASE] == at.MOVING else "not-bringing")
    if count_of(state.t[at.RESERVE + seat], family) == 0:
        return because("C14", "none-in-reserve", family=FAMILY_NAMES[family])
    province = to - 1
    if to and state.t[at.ROOT + province] != province:
        name = province_name(state.t[at.ROOT + province])
        return because("C1", "part-of-region", province=province_name(province), territory=name)
    return None


def _why_not_emperor(state: CarolusState, seat: int, steps: int) -> Reason | None:
    if state.t[at.PHASE] == at.BRINGING:
        return because("C16", "knights-first", count=state.t[at.TO_BRING])
    if state.t[at.PHASE] != at.MOVING:
        return because("C16", "not-moving")
    if steps > state.t[at.LAID + seat]:
        return because("C16", "too-far", steps=steps, disc=state.t[at.LAID + seat])
    return None


def _why_not_crown(state: CarolusState, seat: int, family: int) -> Reason | None:
    if state.t[at.CROWNS + seat] == 0:
        return because("C22", "no-crown")
    if not state.families_to_choose(state.t) >> family & 1:
        return because("C24", "none-in-stock", family=FAMILY_NAMES[family])
    return None
