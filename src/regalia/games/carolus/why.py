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


def _disc(state: CarolusState, seat: int, number: int) -> Reason:
    used = not state.t[table.UNUSED + seat] >> number & 1
    return because("C10", "disc-used", disc=number + 1) if used else because("C11", "disc-taken", disc=number + 1)


def _knight(state: CarolusState, seat: int, family: int, to: int) -> Reason:
    if count_of(state.t[table.RESERVE + seat], family) == 0:
        return because("C14", "none-in-reserve", family=FAMILY_NAMES[family])
    name = province_name(state.t[table.ROOT + to - 1])
    return because("C1", "part-of-region", province=province_name(to - 1), territory=name)


def _knights_first(state: CarolusState) -> Reason:
    return because("C16", "knights-first", count=state.t[table.TO_BRING])


def _emperor(state: CarolusState, seat: int, number: int) -> Reason:
    return because("C16", "too-far", steps=number + 1, disc=state.t[table.LAID + seat])


def _crown(state: CarolusState, seat: int, family: int) -> Reason:
    if state.t[table.CROWNS + seat] == 0:
        return because("C22", "no-crown")
    return because("C24", "none-in-stock", family=FAMILY_NAMES[family])


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
