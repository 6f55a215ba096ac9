"""Why a move of Carolus Magnus is not allowed: the rule and its facts."""

from regalia.engine.phrase import Reason, because
from regalia.games.carolus import table
from regalia.games.carolus.layout import FAMILY_NAMES
from regalia.games.carolus.state import CarolusState
from regalia.games.carolus.table import count_of
from regalia.games.carolus.view import in_turn, province_name

ENDING_RULES = {
    table.BY_CASTLES: "C25",
    table.BY_TERRITORIES: "C26",
    table.BY_STANDSTILL: "C28",
    table.BY_ROUNDS: "C28",
}
TURN_RULES = {table.SETTING_UP: "C7", table.PREPARING: "C10"}
"""What puts the seats in order in each phase; in the others it is the action phase (C14)."""


def why_not(state: CarolusState, seat: int, action: int) -> Reason | None:
    if state.t[table.PHASE] == table.OVER:
        return because(ENDING_RULES[state.t[table.ENDED]], "over")
    if in_turn(state) != seat:
        return because(TURN_RULES.get(state.t[table.PHASE], "C14"), "not-your-turn", seat=in_turn(state))
    if action < table.BRING_KNIGHT:
        return _why_not_disc(state, seat, action - table.LAY_DISC + 1)
    if action < table.MOVE_EMPEROR:
        return _why_not_knight(state, seat, *divmod(action - int(table.BRING_KNIGHT), int(table.DESTINATIONS)))
    if action < table.CHOOSE_FAMILY:
        return _why_not_emperor(state, seat, action - table.MOVE_EMPEROR + 1)
    return _why_not_crown(state, seat, action - table.CHOOSE_FAMILY)


def _why_not_disc(state: CarolusState, seat: int, disc: int) -> Reason | None:
    if state.t[table.PHASE] != table.PREPARING:
        return because("C10", "not-preparing")
    if not state.t[table.UNUSED + seat] >> (disc - 1) & 1:
        return because("C10", "disc-used", disc=disc)
    out = {laid for laid in state.row(table.LAID, table.MOST_SEATS) if laid}
    left = {number for number in range(1, table.DISCS + 1) if state.t[table.UNUSED + seat] >> (number - 1) & 1}
    if disc in out and not left <= out:
        return because("C11", "disc-taken", disc=disc)
    return None


def _why_not_knight(state: CarolusState, seat: int, family: int, to: int) -> Reason | None:
    if state.t[table.PHASE] != table.BRINGING:
        return because("C14", "knights-brought" if state.t[table.PHASE] == table.MOVING else "not-bringing")
    if count_of(state.t[table.RESERVE + seat], family) == 0:
        return because("C14", "none-in-reserve", family=FAMILY_NAMES[family])
    province = to - 1
    if to and state.t[table.ROOT + province] != province:
        name = province_name(state.t[table.ROOT + province])
        return because("C1", "part-of-region", province=province_name(province), territory=name)
    return None


def _why_not_emperor(state: CarolusState, seat: int, steps: int) -> Reason | None:
    if state.t[table.PHASE] == table.BRINGING:
        return because("C16", "knights-first", count=state.t[table.TO_BRING])
    if state.t[table.PHASE] != table.MOVING:
        return because("C16", "not-moving")
    if steps > state.t[table.LAID + seat]:
        return because("C16", "too-far", steps=steps, disc=state.t[table.LAID + seat])
    return None


def _why_not_crown(state: CarolusState, seat: int, family: int) -> Reason | None:
    if state.t[table.CROWNS + seat] == 0:
        return because("C22", "no-crown")
    if not state.families_to_choose(state.t) >> family & 1:
        return because("C24", "none-in-stock", family=FAMILY_NAMES[family])
    return None
