"""Why a move of Carolus Magnus is not allowed: the rule and its facts."""

from regalia.engine.game import Fact, Phrase, Reason
from regalia.games.carolus.moves import FAMILY_NAMES, province_name
from regalia.games.carolus.state import (
    BRING_KNIGHT,
    BRINGING,
    BY_CASTLES,
    BY_ROUNDS,
    BY_STANDSTILL,
    BY_TERRITORIES,
    CHOOSE_FAMILY,
    DESTINATIONS,
    DISCS,
    FAMILIES,
    LAY_DISC,
    MOVE_EMPEROR,
    MOVING,
    OVER,
    PREPARING,
    SETTING_UP,
    CarolusState,
)

ENDING_RULES = {BY_CASTLES: "C25", BY_TERRITORIES: "C26", BY_STANDSTILL: "C28", BY_ROUNDS: "C28"}
TURN_RULES = {SETTING_UP: "C7", PREPARING: "C10"}
"""What puts the seats in order in each phase; in the others it is the action phase (C14)."""


def why_not(state: CarolusState, seat: int, action: int) -> Reason | None:
    if state.phase == OVER:
        return _reason(ENDING_RULES[int(state.ended)], "over")
    if state.order[state.at] != seat:
        return _reason(TURN_RULES.get(int(state.phase), "C14"), "not-your-turn", seat=int(state.order[state.at]))
    if action < BRING_KNIGHT:
        return _why_not_disc(state, seat, action - LAY_DISC + 1)
    if action < MOVE_EMPEROR:
        return _why_not_knight(state, seat, *divmod(action - BRING_KNIGHT, DESTINATIONS))
    if action < CHOOSE_FAMILY:
        return _why_not_emperor(state, seat, action - MOVE_EMPEROR + 1)
    return _why_not_crown(state, seat, action - CHOOSE_FAMILY)


def _why_not_disc(state: CarolusState, seat: int, disc: int) -> Reason | None:
    if state.phase != PREPARING:
        return _reason("C10", "not-preparing")
    if not state.unused[seat] >> (disc - 1) & 1:
        return _reason("C10", "disc-used", disc=disc)
    out = {laid for laid in state.laid if laid}
    left = {number for number in range(1, DISCS + 1) if state.unused[seat] >> (number - 1) & 1}
    if disc in out and not left <= out:
        return _reason("C11", "disc-taken", disc=disc)
    return None


def _why_not_knight(state: CarolusState, seat: int, family: int, to: int) -> Reason | None:
    if state.phase != BRINGING:
        return _reason("C14", "knights-brought" if state.phase == MOVING else "not-bringing")
    if state.reserve[seat * FAMILIES + family] == 0:
        return _reason("C14", "none-in-reserve", family=FAMILY_NAMES[family])
    province = to - 1
    if to and state.root[province] != province:
        name = province_name(int(state.root[province]))
        return _reason("C1", "part-of-region", province=province_name(province), territory=name)
    return None


def _why_not_emperor(state: CarolusState, seat: int, steps: int) -> Reason | None:
    if state.phase == BRINGING:
        return _reason("C16", "knights-first", count=int(state.to_bring))
    if state.phase != MOVING:
        return _reason("C16", "not-moving")
    if steps > state.laid[seat]:
        return _reason("C16", "too-far", steps=steps, disc=int(state.laid[seat]))
    return None


def _why_not_crown(state: CarolusState, seat: int, family: int) -> Reason | None:
    if state.crowns[seat] == 0:
        return _reason("C22", "no-crown")
    if state.stock[family] == 0:
        return _reason("C24", "none-in-stock", family=FAMILY_NAMES[family])
    return None


def _reason(rule: str, key: str, **facts: Fact) -> Reason:
    return Reason(rule, Phrase(f"why-{key}", dict(facts)))
