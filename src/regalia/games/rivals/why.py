"""Why a move of Rival Kings is not allowed: the rule and its facts."""

from regalia.engine.phrase import Reason, because
from regalia.games.rivals import table
from regalia.games.rivals.layout import CARD_NAMES, SORT_NAMES, action_text, card_text, character_text, stack_name
from regalia.games.rivals.state import NOBODY, RivalsState, actions_on, prey_of, sort_of

EXTRA_ACTION = {table.CARPENTER: table.BUY, table.MARKET_WOMAN: table.MONEY, table.INNKEEPER: table.RECRUIT}
"""The subjects that are good for an action of their own."""
FIRST_WAY = (table.DO_RESOLVE, table.DO_HAND_ON, table.DO_MONEY, table.DO_RECRUIT, table.DO_BUY)
"""Of each kind of action: the code where the ways to carry it out begin."""


def why_not(state: RivalsState, seat: int, action: int) -> Reason | None:
    if state.t[table.PHASE] == table.OVER:
        return because("R25", "over")
    if state.t[table.PHASE] == table.CHOOSING:
        return _why_not_choose(state, seat, action)
    if state.t[table.ACTOR] != seat:
        rule = {table.GARDENING: "R9", table.GUARDING: "R13"}.get(state.t[table.PHASE], "R16")
        return because(rule, "not-your-turn", seat=state.t[table.ACTOR])
    if action < table.EXCHANGE:
        return because("R7", "not-choosing")
    if action < table.GUARD:
        return _why_not_exchange(state, seat, action - table.EXCHANGE)
    if action < table.STEAL:
        return _why_not_guard(state, seat, action - table.GUARD)
    if action < table.DO_RESOLVE:
        return _why_not_steal(state, seat, *divmod(action - int(table.STEAL), int(table.ACTION_KINDS)))
    if action < table.USE:
        return _why_not_action(state, seat, action)
    if action == table.USE:
        return _unfinished(state) or _why_not_use(state, seat)
    if action < table.OFFER:
        return _why_not_take(state, seat, *divmod(action - int(table.TAKE), int(table.STACK_CARDS)))
    if action < table.GET:
        return _why_not_offer(state, seat, *divmod(action - int(table.OFFER), int(table.ROW_CARDS)))
    if action < table.GET_OPEN:
        return _why_not_get(state, seat, *divmod(action - int(table.GET), int(table.ROW_CARDS)))
    if action < table.REGAIN:
        return _why_not_get_open(state, seat, action - table.GET_OPEN)
    if action < table.SKIP:
        return _why_not_regain(state, seat, action - table.REGAIN)
    return _why_not_skip(state, seat)


def _why_not_choose(state: RivalsState, seat: int, action: int) -> Reason | None:
    if state.t[table.CHOSEN + seat] != NOBODY:
        return because("R7", "chosen")
    if action >= table.EXCHANGE:
        return because("R7", "choose-first")
    if not state.t[table.HAND + seat] >> (action - table.CHOOSE) & 1:
        return because("R7", "not-in-hand", character=character_text(action - table.CHOOSE))
    return None


def _unfinished(state: RivalsState) -> Reason | None:
    """What must be decided before the turn can go on."""
    if state.t[table.PHASE] == table.CARRYING_OUT:
        return because("R22", "carry-out-first", action=action_text(state.t[table.DOING]))
    return UNFINISHED.get(state.t[table.PHASE])


def _why_not_exchange(state: RivalsState, seat: int, other: int) -> Reason | None:
    if state.t[table.PHASE] != table.GARDENING:
        return because("R9", "not-gardening")
    return _why_not_other(state, seat, other, "R9")


def _why_not_other(state: RivalsState, seat: int, other: int, rule: str) -> Reason | None:
    if other >= state.seats:
        return because(rule, "no-such-player")
    if other == seat:
        return because(rule, "yourself")
    return None


def _why_not_guard(state: RivalsState, seat: int, thief: int) -> Reason | None:
    if state.t[table.PHASE] != table.GUARDING:
        return because("R13", "not-guarding")
    if not state.thieves(seat) >> thief & 1:
        return because("R13", "not-your-thief")
    return None


def _why_not_steal(state: RivalsState, seat: int, victim: int, kind: int) -> Reason | None:
    if state.t[table.PHASE] != table.ACTING:
        return _unfinished(state)
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


def _why_not_action(state: RivalsState, seat: int, action: int) -> Reason | None:
    """An own action, or the stolen, regained or extra one that is being carried out."""
    kind = max(number for number, first in enumerate(FIRST_WAY) if action >= first)
    target = action - FIRST_WAY[kind]
    if state.t[table.PHASE] == table.ACTING:
        reason = _why_not_own(state, seat, kind)
    else:
        reason = (
            None if state.t[table.PHASE] == table.CARRYING_OUT and state.t[table.DOING] == kind else _unfinished(state)
        )
    if reason is not None:
        return reason
    if kind in (table.RESOLVE, table.HAND_ON):
        if state.t[table.MARKERS + seat] == 0:
            return because("R18", "no-markers")
        return None if kind == table.RESOLVE else _why_not_other(state, seat, target, "R18")
    return _why_not_stack(state, seat, kind, target)


def _why_not_own(state: RivalsState, seat: int, kind: int) -> Reason | None:
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


def _why_not_stack(state: RivalsState, seat: int, kind: int, stack: int) -> Reason | None:
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
    return _why_not_pay(state, seat, card, int(state.price_now(card)))


def _why_not_pay(state: RivalsState, seat: int, card: int, price: int) -> Reason | None:
    if price > state.t[table.COINS + seat]:
        return because("R20", "too-dear", card=card_text(card), price=price, coins=state.t[table.COINS + seat])
    return None


def _why_not_use(state: RivalsState, seat: int) -> Reason | None:
    subject = int(state.active(seat))
    if state.t[table.USED] >> seat & 1:
        return because("R22", "ability-used")
    if subject == NOBODY:
        return because("R22", "no-subject")
    if subject == table.GARDENER:
        return because("R9", "gardener-too-late")
    if subject == table.CITY_GUARD:
        return because("R13", "guard-too-late")
    if subject in (table.JAILER, table.HERBALIST) and state.t[table.MARKERS + seat] == 0:
        return because("R23", "no-markers")
    if subject == table.SCHOLAR and state.t[table.length_at(seat, table.BUILDING)] == 0:
        return because("R23", "no-buildings")
    if subject in (table.JAILER, table.SCHOLAR) and state.t[table.BANK] == 0:
        return because("R23", "bank-empty")
    if subject in (table.LADY_IN_WAITING, table.BISHOP) and not state.can_swap(
        seat, table.BUILDING if subject == table.LADY_IN_WAITING else table.SUBJECT
    ):
        return because("R24", "nothing-to-swap", subject=CARD_NAMES[subject])
    if subject == table.TROUBADOUR and not any(state.row(table.HEIGHT, table.STACKS)):
        return because("R23", "no-stack")
    if subject == table.SAILOR:
        return _why_not_repeat(state, seat)
    if subject == table.SMITH and not state.has_building_ahead(seat):
        return because("R23", "no-building-ahead")
    if subject == table.SMITH and not state.may_pay_with_smith(seat):
        return because("R23", "too-dear-with-smith")
    if subject in EXTRA_ACTION and not state.ways(seat, EXTRA_ACTION[subject]):
        return because("R16", "impossible", action=action_text(EXTRA_ACTION[subject]))
    if subject in (table.VINTNER, table.MINER) and not state.lies_in_stacks(state.taken_sort(seat)):
        return because("R23", "no-stack")
    if subject == table.FARMER and not state.regainable(seat):
        return because("R23", "nothing-to-regain")
    return None


def _why_not_repeat(state: RivalsState, seat: int) -> Reason | None:
    """The Sailor."""
    if not state.t[table.EQUAL] >> seat & 1:
        return because("R23", "no-conflict")
    return None if state.can_repeat(seat) else because("R23", "nothing-to-repeat")


def _why_not_take(state: RivalsState, seat: int, stack: int, depth: int) -> Reason | None:
    if state.t[table.PHASE] != table.TAKING:
        return because("R23", "not-taking")
    if depth >= state.t[table.HEIGHT + stack]:
        return because("R23", "no-card-there")
    card = state.t[table.STACK + stack * table.STACK_CARDS + state.t[table.HEIGHT + stack] - 1 - depth]
    wanted = state.taken_sort(seat)
    if sort_of(card) != wanted:
        return because("R23", "takes-other-sort", sort=SORT_NAMES[wanted])
    return _why_not_pay(state, seat, card, state.box[table.PRICE + card])


def _why_not_offer(state: RivalsState, seat: int, sort: int, place: int) -> Reason | None:
    if state.t[table.PHASE] != table.OFFERING:
        return because("R23", "not-offering")
    if place >= state.t[table.length_at(seat, sort)]:
        return because("R23", "no-card-there")
    subject = int(state.active(seat))
    if subject == table.TROUBADOUR:
        return None
    if sort != (table.BUILDING if subject == table.LADY_IN_WAITING else table.SUBJECT):
        return because("R23", "swaps-other-sort", subject=CARD_NAMES[subject])
    return _why_not_free(state, seat, sort, place)


def _why_not_free(state: RivalsState, seat: int, sort: int, place: int) -> Reason | None:
    """R24."""
    if state.is_free(seat, sort, place):
        return None
    card = int(state.t[table.ROW + (seat * table.SORTS + sort) * table.ROW_CARDS + place])
    return because("R24", "perfect-pair", card=card_text(card))


def _why_not_get(state: RivalsState, seat: int, other: int, place: int) -> Reason | None:
    if state.t[table.PHASE] != table.SWAPPING:
        return because("R23", "not-swapping")
    if state.active(seat) == table.TROUBADOUR:
        return because("R23", "open-card-only")
    reason = _why_not_other(state, seat, other, "R23")
    if reason is not None:
        return reason
    sort = state.t[table.OFFERED] // table.ROW_CARDS
    if place >= state.t[table.length_at(other, sort)]:
        return because("R23", "no-card-there")
    return _why_not_free(state, other, sort, place)


def _why_not_get_open(state: RivalsState, seat: int, stack: int) -> Reason | None:
    if state.t[table.PHASE] != table.SWAPPING:
        return because("R23", "not-swapping")
    if state.active(seat) != table.TROUBADOUR:
        return because("R23", "players-card-only")
    if state.t[table.HEIGHT + stack] == 0:
        return because("R23", "stack-empty", stack=stack_name(stack))
    return None


def _why_not_regain(state: RivalsState, seat: int, kind: int) -> Reason | None:
    if state.t[table.PHASE] != table.REGAINING:
        return because("R23", "not-regaining")
    if state.t[table.crest_at(seat, kind)] == NOBODY:
        return because("R23", "not-covered", action=action_text(kind))
    if not state.ways(seat, kind):
        return because("R16", "impossible", action=action_text(kind))
    return None


def _why_not_skip(state: RivalsState, seat: int) -> Reason | None:
    if state.t[table.PHASE] in (table.OFFERING, table.SWAPPING, table.REGAINING):
        return _unfinished(state)
    if state.t[table.PHASE] == table.ACTING and state.t[table.VICTIMS]:
        return because("R12", "steal-first")
    return None


UNFINISHED = {
    table.GARDENING: because("R9", "gardener-first"),
    table.GUARDING: because("R13", "guard-first"),
    table.TAKING: because("R23", "take-first"),
    table.OFFERING: because("R23", "swap-first"),
    table.SWAPPING: because("R23", "swap-first"),
    table.REGAINING: because("R23", "regain-first"),
}
