"""Why a move of Carolus Magnus is not allowed: the rule and its facts."""

from typing import Final

from regalia.engine.phrase import Reason, because
from regalia.engine.why import Reasons, When
from regalia.games.carolus import table
from regalia.games.carolus.layout import FAMILY_NAMES, LAYOUT
from regalia.games.carolus.state import CarolusState
from regalia.games.carolus.table import count_of
from regalia.games.carolus.view import province_name

ENDING_RULES: Final = {
    table.BY_CASTLES: "C25",
    table.BY_TERRITORIES: "C26",
    table.BY_STANDSTILL: "C28",
    table.BY_ROUNDS: "C28",
}


def _disc(state: CarolusState, seat: int, number: int) -> Reason | None:
    disc = number + 1
    if not state.t[table.UNUSED + seat] >> number & 1:
        return because("C10", "disc-used", disc=disc)
    out = {laid for laid in state.row(table.LAID, table.MOST_SEATS) if laid}
    left = {other + 1 for other in range(table.DISCS) if state.t[table.UNUSED + seat] >> other & 1}
    if disc in out and not left <= out:
        return because("C11", "disc-taken", disc=disc)
    return None


def _knight(state: CarolusState, seat: int, family: int, to: int) -> Reason | None:
    if count_of(state.t[table.RESERVE + seat], family) == 0:
        return because("C14", "none-in-reserve", family=FAMILY_NAMES[family])
    province = to - 1
    if to and state.t[table.ROOT + province] != province:
        name = province_name(state.t[table.ROOT + province])
        return because("C1", "part-of-region", province=province_name(province), territory=name)
    return None


def _knights_first(state: CarolusState) -> Reason:
    return because("C16", "knights-first", count=state.t[table.TO_BRING])


def _emperor(state: CarolusState, seat: int, number: int) -> Reason | None:
    if number >= state.t[table.LAID + seat]:
        return because("C16", "too-far", steps=number + 1, disc=state.t[table.LAID + seat])
    return None


def _crown(state: CarolusState, seat: int, family: int) -> Reason | None:
    if state.t[table.CROWNS + seat] == 0:
        return because("C22", "no-crown")
    if not state.families_to_choose(state.t) >> family & 1:
        return because("C24", "none-in-stock", family=FAMILY_NAMES[family])
    return None


why_not: Final = Reasons[CarolusState](
    LAYOUT,
    over=lambda state: ENDING_RULES[state.t[table.ENDED]],
    turn="C14",
    turn_in={table.SETTING_UP: "C7", table.PREPARING: "C10"},
    verbs={
        "disc": When(_disc, (table.PREPARING,), because("C10", "not-preparing")),
        "knight": When(
            _knight,
            (table.BRINGING,),
            because("C14", "not-bringing"),
            {table.MOVING: because("C14", "knights-brought")},
        ),
        "emperor": When(_emperor, (table.MOVING,), because("C16", "not-moving"), {table.BRINGING: _knights_first}),
        "crown": When(_crown),
    },
)
