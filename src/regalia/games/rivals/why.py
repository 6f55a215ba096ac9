"""Why a move of Rival Kings is not allowed: the rule and its facts."""

from functools import partial
from typing import Final

from regalia.engine.phrase import Reason, because
from regalia.engine.why import Reasons, When
from regalia.games.rivals import table
from regalia.games.rivals.layout import (
    ACTION_NAMES,
    CARD_NAMES,
    LAYOUT,
    SORT_NAMES,
    action_text,
    card_text,
    character_text,
    stack_name,
)
from regalia.games.rivals.state import NOBODY, RivalsState, actions_on, extra_action, prey_of, sort_of

UNFINISHED: Final = {
    table.GARDENING: because("R9", "gardener-first"),
    table.GUARDING: because("R13", "guard-first"),
    table.TAKING: because("R23", "take-first"),
    table.OFFERING: because("R23", "swap-first"),
    table.SWAPPING: because("R23", "swap-first"),
    table.REGAINING: because("R23", "regain-first"),
}
IN_VAIN: Final = {
    NOBODY: because("R22", "no-subject"),
    table.GARDENER: because("R9", "gardener-too-late"),
    table.CITY_GUARD: because("R13", "guard-too-late"),
    table.JAILER: because("R23", "bank-empty"),
    table.SCHOLAR: because("R23", "bank-empty"),
    table.HERBALIST: because("R23", "no-markers"),
    table.LADY_IN_WAITING: because("R24", "nothing-to-swap", subject=CARD_NAMES[table.LADY_IN_WAITING]),
    table.BISHOP: because("R24", "nothing-to-swap", subject=CARD_NAMES[table.BISHOP]),
    table.TROUBADOUR: because("R23", "no-stack"),
    table.VINTNER: because("R23", "no-stack"),
    table.MINER: because("R23", "no-stack"),
    table.SAILOR: because("R23", "nothing-to-repeat"),
    table.SMITH: because("R23", "too-dear-with-smith"),
    table.FARMER: because("R23", "nothing-to-regain"),
    **{
        subject: because("R16", "impossible", action=action_text(extra_action(subject)))
        for subject in (table.CARPENTER, table.MARKET_WOMAN, table.INNKEEPER)
    },
}
"""Why nothing would come of the active subject now, where there is no other reason."""


def _choose(state: RivalsState, seat: int, character: int) -> Reason | None:
    if not state.t[table.HAND + seat] >> character & 1:
        return because("R7", "not-in-hand", character=character_text(character))
    return None


def _unfinished(state: RivalsState) -> Reason | None:
    """What must be decided before the turn can go on."""
    if state.t[table.PHASE] == table.CARRYING_OUT:
        return because("R22", "carry-out-first", action=action_text(state.t[table.DOING]))
    return UNFINISHED.get(state.t[table.PHASE])


def _other(rule: str, state: RivalsState, seat: int, other: int) -> Reason | None:
    if other >= state.seats:
        return because(rule, "no-such-player")
    if other == seat:
        return because(rule, "yourself")
    return None


def _guard(state: RivalsState, seat: int, thief: int) -> Reason | None:
    if not state.thieves(seat) >> thief & 1:
        return because("R13", "not-your-thief")
    return None


def _steal(state: RivalsState, seat: int, victim: int, kind: int) -> Reason | None:
    if state.t[table.EQUAL] >> seat & 1:
        return because("R10", "no-theft")
    if victim >= state.seats or state.rank_of(victim) != prey_of(state.rank_of(seat)):
        return because("R11", "no-prey")
    crests = state.row(table.CREST + victim * table.ACTION_KINDS, table.ACTION_KINDS)
    if seat in crests:
        return because("R12", "stolen-already", seat=victim)
    if not actions_on(state.t[table.CHARACTER + victim]) >> kind & 1:
        return because("R1", "not-on-card", action=action_text(kind))
    if crests[kind] != NOBODY:
        return because("R12", "covered", action=action_text(kind), seat=int(crests[kind]))
    return None


def _action(kind: int, state: RivalsState, seat: int, target: int = 0) -> Reason | None:
    """An own action, or the stolen, regained or extra one that is being carried out."""
    reason = None
    if state.t[table.PHASE] == table.ACTING:
        reason = _own(state, seat, kind)
    elif state.t[table.DOING] != kind:
        reason = _unfinished(state)
    if reason is not None:
        return reason
    if kind in (table.RESOLVE, table.HAND_ON):
        if state.t[table.MARKERS + seat] == 0:
            return because("R18", "no-markers")
        return None if kind == table.RESOLVE else _other("R18", state, seat, target)
    return _stack(state, seat, kind, target)


def _own(state: RivalsState, seat: int, kind: int) -> Reason | None:
    name = action_text(kind)
    if state.t[table.VICTIMS]:
        return because("R12", "steal-first")
    if not actions_on(state.t[table.CHARACTER + seat]) >> kind & 1:
        return because("R1", "not-on-card", action=name)
    thief = state.t[table.crest_at(seat, kind)]
    if thief != NOBODY:
        return because("R12", "covered", action=name, seat=thief)
    if state.t[table.EQUAL] >> seat & 1:
        if state.t[table.REPEATS] == 0 or state.t[table.OWN_ACTION] not in (NOBODY, kind):
            return because("R10", "one-action")
        return None
    if kind < state.t[table.STEP]:
        return because("R16", "action-past", action=name)
    if kind > state.t[table.STEP]:
        return because("R16", "left-to-right", action=action_text(state.t[table.STEP]))
    return None


def _stack(state: RivalsState, seat: int, kind: int, stack: int) -> Reason | None:
    if kind == table.MONEY:
        if state.t[table.MONEY_PILE + stack] > 0:
            return None
        if any(state.row(table.MONEY_PILE, table.STACKS)):
            return because("R19", "pile-empty", stack=stack_name(stack))
        return None if state.filling(stack) else because("R19", "bank-empty")
    if state.t[table.HEIGHT + stack] == 0:
        return because("R20", "stack-empty", stack=stack_name(stack))
    card = int(state.top(stack))
    wanted = table.SUBJECT if kind == table.RECRUIT else table.BUILDING
    if sort_of(card) != wanted:
        return because("R20", "other-sort", sort=SORT_NAMES[wanted], stack=stack_name(stack))
    return _pay(state, seat, card, int(state.price_now(card)))


def _pay(state: RivalsState, seat: int, card: int, price: int) -> Reason | None:
    if price > state.t[table.COINS + seat]:
        return because("R20", "too-dear", card=card_text(card), price=price, coins=state.t[table.COINS + seat])
    return None


def _use(state: RivalsState, seat: int) -> Reason | None:
    subject = int(state.active(seat))
    if state.t[table.USED] >> seat & 1:
        return because("R22", "ability-used")
    match subject:
        case table.JAILER if state.t[table.MARKERS + seat] == 0:
            return because("R23", "no-markers")
        case table.SCHOLAR if state.t[table.length_at(seat, table.BUILDING)] == 0:
            return because("R23", "no-buildings")
        case table.SAILOR if not state.t[table.EQUAL] >> seat & 1:
            return because("R23", "no-conflict")
        case table.SMITH if not state.has_building_ahead(seat):
            return because("R23", "no-building-ahead")
    return IN_VAIN[subject]


def _take(state: RivalsState, seat: int, stack: int, depth: int) -> Reason | None:
    if depth >= state.t[table.HEIGHT + stack]:
        return because("R23", "no-card-there")
    card = state.t[table.STACK + stack * table.STACK_CARDS + state.t[table.HEIGHT + stack] - 1 - depth]
    wanted = state.taken_sort(seat)
    if sort_of(card) != wanted:
        return because("R23", "takes-other-sort", sort=SORT_NAMES[wanted])
    return _pay(state, seat, card, state.box[table.PRICE + card])


def _offer(state: RivalsState, seat: int, sort: int, place: int) -> Reason | None:
    if place >= state.t[table.length_at(seat, sort)]:
        return because("R23", "no-card-there")
    subject = int(state.active(seat))
    if subject == table.TROUBADOUR:
        return None
    if sort != (table.BUILDING if subject == table.LADY_IN_WAITING else table.SUBJECT):
        return because("R23", "swaps-other-sort", subject=CARD_NAMES[subject])
    return _free(state, seat, sort, place)


def _free(state: RivalsState, seat: int, sort: int, place: int) -> Reason | None:
    """R24."""
    if state.is_free(seat, sort, place):
        return None
    card = int(state.t[table.ROW + (seat * table.SORTS + sort) * table.ROW_CARDS + place])
    return because("R24", "perfect-pair", card=card_text(card))


def _get(state: RivalsState, seat: int, other: int, place: int) -> Reason | None:
    if state.active(seat) == table.TROUBADOUR:
        return because("R23", "open-card-only")
    reason = _other("R23", state, seat, other)
    if reason is not None:
        return reason
    sort = state.t[table.OFFERED] // table.ROW_CARDS
    if place >= state.t[table.length_at(other, sort)]:
        return because("R23", "no-card-there")
    return _free(state, other, sort, place)


def _get_open(state: RivalsState, seat: int, stack: int) -> Reason | None:
    if state.active(seat) != table.TROUBADOUR:
        return because("R23", "players-card-only")
    if state.t[table.HEIGHT + stack] == 0:
        return because("R23", "stack-empty", stack=stack_name(stack))
    return None


def _regain(state: RivalsState, seat: int, kind: int) -> Reason | None:
    if state.t[table.crest_at(seat, kind)] == NOBODY:
        return because("R23", "not-covered", action=action_text(kind))
    if not state.ways(seat, kind):
        return because("R16", "impossible", action=action_text(kind))
    return None


def _skip(state: RivalsState, seat: int) -> Reason | None:
    return because("R12", "steal-first") if state.t[table.PHASE] == table.ACTING and state.t[table.VICTIMS] else None


why_not: Final = Reasons[RivalsState](
    LAYOUT,
    over="R25",
    turn="R16",
    turn_in={table.CHOOSING: because("R7", "chosen"), table.GARDENING: "R9", table.GUARDING: "R13"},
    first={table.CHOOSING: because("R7", "choose-first")},
    verbs={
        "choose": When(_choose, (table.CHOOSING,), because("R7", "not-choosing")),
        "exchange": When(partial(_other, "R9"), (table.GARDENING,), because("R9", "not-gardening")),
        "guard": When(_guard, (table.GUARDING,), because("R13", "not-guarding")),
        "steal": When(_steal, (table.ACTING,), _unfinished),
        **{
            verb: When(partial(_action, kind), (table.ACTING, table.CARRYING_OUT), _unfinished)
            for kind, verb in enumerate(ACTION_NAMES)
        },
        "use": When(_use, (table.ACTING,), _unfinished),
        "take": When(_take, (table.TAKING,), because("R23", "not-taking")),
        "offer": When(_offer, (table.OFFERING,), because("R23", "not-offering")),
        "get": When(_get, (table.SWAPPING,), because("R23", "not-swapping")),
        "get stack": When(_get_open, (table.SWAPPING,), because("R23", "not-swapping")),
        "regain": When(_regain, (table.REGAINING,), because("R23", "not-regaining")),
        "skip": When(
            _skip, (table.GARDENING, table.GUARDING, table.ACTING, table.CARRYING_OUT, table.TAKING), _unfinished
        ),
    },
)
