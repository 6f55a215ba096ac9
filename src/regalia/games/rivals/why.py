"""Why a move of Rival Kings is not allowed: the rule and its facts."""

from regalia.engine.phrase import Reason, because
from regalia.games.rivals import state as at
from regalia.games.rivals.moves import CARD_NAMES, SORT_NAMES, action_text, card_text, character_text, stack_name
from regalia.games.rivals.state import RivalsState, actions_on, prey_of, sort_of

EXTRA_ACTION = {at.CARPENTER: at.BUY, at.MARKET_WOMAN: at.MONEY, at.INNKEEPER: at.RECRUIT}
"""The subjects that are good for an action of their own."""
FIRST_WAY = (at.DO_RESOLVE, at.DO_HAND_ON, at.DO_MONEY, at.DO_RECRUIT, at.DO_BUY)
"""Of each kind of action: the code where the ways to carry it out begin."""


def why_not(state: RivalsState, seat: int, action: int) -> Reason | None:
    if state.t[at.PHASE] == at.OVER:
        return because("R25", "over")
    if state.t[at.PHASE] == at.CHOOSING:
        return _why_not_choose(state, seat, action)
    if state.t[at.ACTOR] != seat:
        rule = {at.GARDENING: "R9", at.GUARDING: "R13"}.get(state.t[at.PHASE], "R16")
        return because(rule, "not-your-turn", seat=state.t[at.ACTOR])
    if action < at.EXCHANGE:
        return because("R7", "not-choosing")
    if action < at.GUARD:
        return _why_not_exchange(state, seat, action - at.EXCHANGE)
    if action < at.STEAL:
        return _why_not_guard(state, seat, action - at.GUARD)
    if action < at.DO_RESOLVE:
        return _why_not_steal(state, seat, *divmod(action - int(at.STEAL), int(at.ACTION_KINDS)))
    if action < at.USE:
        return _why_not_action(state, seat, action)
    if action == at.USE:
        return _unfinished(state) or _why_not_use(state, seat)
    if action < at.OFFER:
        return _why_not_take(state, seat, *divmod(action - int(at.TAKE), int(at.STACK_CARDS)))
    if action < at.GET:
        return _why_not_offer(state, seat, *divmod(action - int(at.OFFER), int(at.ROW_CARDS)))
    if action < at.GET_OPEN:
        return _why_not_get(state, seat, *divmod(action - int(at.GET), int(at.ROW_CARDS)))
    if action < at.REGAIN:
        return _why_not_get_open(state, seat, action - at.GET_OPEN)
    if action < at.SKIP:
        return _why_not_regain(state, seat, action - at.REGAIN)
    return _why_not_skip(state, seat)


def _why_not_choose(state: RivalsState, seat: int, action: int) -> Reason | None:
    if state.t[at.CHOSEN + seat] != at.NOBODY:
        return because("R7", "chosen")
    if action >= at.EXCHANGE:
        return because("R7", "choose-first")
    if not state.t[at.HAND + seat] >> (action - at.CHOOSE) & 1:
        return because("R7", "not-in-hand", character=character_text(action - at.CHOOSE))
    return None


def _unfinished(state: RivalsState) -> Reason | None:
    """What must be decided before the turn can go on."""
    if state.t[at.PHASE] == at.CARRYING_OUT:
        return because("R22", "carry-out-first", action=action_text(state.t[at.DOING]))
    return UNFINISHED.get(state.t[at.PHASE])


def _why_not_exchange(state: RivalsState, seat: int, other: int) -> Reason | None:
    if state.t[at.PHASE] != at.GARDENING:
        return because("R9", "not-gardening")
    return _why_not_other(state, seat, other, "R9")


def _why_not_other(state: RivalsState, seat: int, other: int, rule: str) -> Reason | None:
    if other >= state.seats:
        return because(rule, "no-such-player")
    if other == seat:
        return because(rule, "yourself")
    return None


def _why_not_guard(state: RivalsState, seat: int, thief: int) -> Reason | None:
    if state.t[at.PHASE] != at.GUARDING:
        return because("R13", "not-guarding")
    if not state.thieves(seat) >> thief & 1:
        return because("R13", "not-your-thief")
    return None


def _why_not_steal(state: RivalsState, seat: int, victim: int, kind: int) -> Reason | None:
    if state.t[at.PHASE] != at.ACTING:
        return _unfinished(state)
    if state.t[at.EQUAL] >> seat & 1:
        return because("R10", "no-theft")
    if victim >= state.seats or state.rank_of(victim) != prey_of(state.rank_of(seat)):
        return because("R11", "no-prey")
    crests = state.row(at.CREST + victim * at.ACTION_KINDS, at.ACTION_KINDS)
    if seat in crests:
        return because("R12", "stolen-already", seat=victim)
    if not actions_on(state.t[at.CHARACTER + victim]) >> kind & 1:
        return because("R1", "not-on-card", action=action_text(kind))
    if crests[kind] != at.NOBODY:
        return because("R12", "covered", action=action_text(kind), seat=int(crests[kind]))
    return None


def _why_not_action(state: RivalsState, seat: int, action: int) -> Reason | None:
    """An own action, or the stolen, regained or extra one that is being carried out."""
    kind = max(number for number, first in enumerate(FIRST_WAY) if action >= first)
    target = action - FIRST_WAY[kind]
    if state.t[at.PHASE] == at.ACTING:
        reason = _why_not_own(state, seat, kind)
    else:
        reason = None if state.t[at.PHASE] == at.CARRYING_OUT and state.t[at.DOING] == kind else _unfinished(state)
    if reason is not None:
        return reason
    if kind in (at.RESOLVE, at.HAND_ON):
        if state.t[at.MARKERS + seat] == 0:
            return because("R18", "no-markers")
        return None if kind == at.RESOLVE else _why_not_other(state, seat, target, "R18")
    return _why_not_stack(state, seat, kind, target)


def _why_not_own(state: RivalsState, seat: int, kind: int) -> Reason | None:
    name = action_text(kind)
    if state.t[at.VICTIMS]:
        return because("R12", "steal-first")
    if not actions_on(state.t[at.CHARACTER + seat]) >> kind & 1:
        return because("R1", "not-on-card", action=name)
    thief = state.t[at.CREST + seat * at.ACTION_KINDS + kind]
    if thief != at.NOBODY:
        return because("R12", "covered", action=name, seat=thief)
    if state.t[at.EQUAL] >> seat & 1:
        if state.t[at.REPEATS] == 0 or state.t[at.OWN_ACTION] not in (at.NOBODY, kind):
            return because("R10", "one-action")
        return None
    if kind < state.t[at.STEP]:
        return because("R16", "action-past", action=name)
    if kind > state.t[at.STEP]:
        return because("R16", "left-to-right", action=action_text(state.t[at.STEP]))
    return None


def _why_not_stack(state: RivalsState, seat: int, kind: int, stack: int) -> Reason | None:
    if kind == at.MONEY:
        if state.t[at.MONEY_PILE + stack] > 0:
            return None
        if any(state.row(at.MONEY_PILE, at.STACKS)):
            return because("R19", "pile-empty", stack=stack_name(stack))
        return None if state.filling(stack) else because("R19", "bank-empty")
    if state.t[at.HEIGHT + stack] == 0:
        return because("R20", "stack-empty", stack=stack_name(stack))
    card = int(state.top(stack))
    wanted = at.SUBJECT if kind == at.RECRUIT else at.BUILDING
    if sort_of(card) != wanted:
        return because("R20", "other-sort", sort=SORT_NAMES[wanted], stack=stack_name(stack))
    return _why_not_pay(state, seat, card, int(state.price_now(card)))


def _why_not_pay(state: RivalsState, seat: int, card: int, price: int) -> Reason | None:
    if price > state.t[at.COINS + seat]:
        return because("R20", "too-dear", card=card_text(card), price=price, coins=state.t[at.COINS + seat])
    return None


def _why_not_use(state: RivalsState, seat: int) -> Reason | None:
    subject = int(state.active(seat))
    if state.t[at.USED] >> seat & 1:
        return because("R22", "ability-used")
    if subject == at.NOBODY:
        return because("R22", "no-subject")
    if subject == at.GARDENER:
        return because("R9", "gardener-too-late")
    if subject == at.CITY_GUARD:
        return because("R13", "guard-too-late")
    if subject in (at.JAILER, at.HERBALIST) and state.t[at.MARKERS + seat] == 0:
        return because("R23", "no-markers")
    if subject == at.SCHOLAR and state.t[at.LENGTH + seat * at.SORTS + at.BUILDING] == 0:
        return because("R23", "no-buildings")
    if subject in (at.JAILER, at.SCHOLAR) and state.t[at.BANK] == 0:
        return because("R23", "bank-empty")
    if subject in (at.LADY, at.BISHOP) and not state.can_swap(seat, at.BUILDING if subject == at.LADY else at.SUBJECT):
        return because("R24", "nothing-to-swap", subject=CARD_NAMES[subject])
    if subject == at.TROUBADOUR and not any(state.row(at.HEIGHT, at.STACKS)):
        return because("R23", "no-stack")
    if subject == at.SAILOR:
        return _why_not_repeat(state, seat)
    if subject == at.SMITH and not state.has_building_ahead(seat):
        return because("R23", "no-building-ahead")
    if subject == at.SMITH and not state.may_pay_with_smith(seat):
        return because("R23", "too-dear-with-smith")
    if subject in EXTRA_ACTION and not state.ways(seat, EXTRA_ACTION[subject]):
        return because("R16", "impossible", action=action_text(EXTRA_ACTION[subject]))
    if subject in (at.VINTNER, at.MINER) and not state.lies_in_stacks(state.taken_sort(seat)):
        return because("R23", "no-stack")
    if subject == at.FARMER and not state.regainable(seat):
        return because("R23", "nothing-to-regain")
    return None


def _why_not_repeat(state: RivalsState, seat: int) -> Reason | None:
    """The Sailor."""
    if not state.t[at.EQUAL] >> seat & 1:
        return because("R23", "no-conflict")
    return None if state.can_repeat(seat) else because("R23", "nothing-to-repeat")


def _why_not_take(state: RivalsState, seat: int, stack: int, depth: int) -> Reason | None:
    if state.t[at.PHASE] != at.TAKING:
        return because("R23", "not-taking")
    if depth >= state.t[at.HEIGHT + stack]:
        return because("R23", "no-card-there")
    card = state.t[at.STACK + stack * at.STACK_CARDS + state.t[at.HEIGHT + stack] - 1 - depth]
    wanted = state.taken_sort(seat)
    if sort_of(card) != wanted:
        return because("R23", "takes-other-sort", sort=SORT_NAMES[wanted])
    return _why_not_pay(state, seat, card, state.box[at.PRICE + card])


def _why_not_offer(state: RivalsState, seat: int, sort: int, place: int) -> Reason | None:
    if state.t[at.PHASE] != at.OFFERING:
        return because("R23", "not-offering")
    if place >= state.t[at.LENGTH + seat * at.SORTS + sort]:
        return because("R23", "no-card-there")
    subject = int(state.active(seat))
    if subject == at.TROUBADOUR:
        return None
    if sort != (at.BUILDING if subject == at.LADY else at.SUBJECT):
        return because("R23", "swaps-other-sort", subject=CARD_NAMES[subject])
    return _why_not_free(state, seat, sort, place)


def _why_not_free(state: RivalsState, seat: int, sort: int, place: int) -> Reason | None:
    """R24."""
    if state.is_free(seat, sort, place):
        return None
    card = int(state.t[at.ROW + (seat * at.SORTS + sort) * at.ROW_CARDS + place])
    return because("R24", "perfect-pair", card=card_text(card))


def _why_not_get(state: RivalsState, seat: int, other: int, place: int) -> Reason | None:
    if state.t[at.PHASE] != at.SWAPPING:
        return because("R23", "not-swapping")
    if state.active(seat) == at.TROUBADOUR:
        return because("R23", "open-card-only")
    reason = _why_not_other(state, seat, other, "R23")
    if reason is not None:
        return reason
    sort = state.t[at.OFFERED] // at.ROW_CARDS
    if place >= state.t[at.LENGTH + other * at.SORTS + sort]:
        return because("R23", "no-card-there")
    return _why_not_free(state, other, sort, place)


def _why_not_get_open(state: RivalsState, seat: int, stack: int) -> Reason | None:
    if state.t[at.PHASE] != at.SWAPPING:
        return because("R23", "not-swapping")
    if state.active(seat) != at.TROUBADOUR:
        return because("R23", "players-card-only")
    if state.t[at.HEIGHT + stack] == 0:
        return because("R23", "stack-empty", stack=stack_name(stack))
    return None


def _why_not_regain(state: RivalsState, seat: int, kind: int) -> Reason | None:
    if state.t[at.PHASE] != at.REGAINING:
        return because("R23", "not-regaining")
    if state.t[at.CREST + seat * at.ACTION_KINDS + kind] == at.NOBODY:
        return because("R23", "not-covered", action=action_text(kind))
    if not state.ways(seat, kind):
        return because("R16", "impossible", action=action_text(kind))
    return None


def _why_not_skip(state: RivalsState, seat: int) -> Reason | None:
    if state.t[at.PHASE] in (at.OFFERING, at.SWAPPING, at.REGAINING):
        return _unfinished(state)
    if state.t[at.PHASE] == at.ACTING and state.t[at.VICTIMS]:
        return because("R12", "steal-first")
    return None


UNFINISHED = {
    at.GARDENING: because("R9", "gardener-first"),
    at.GUARDING: because("R13", "guard-first"),
    at.TAKING: because("R23", "take-first"),
    at.OFFERING: because("R23", "swap-first"),
    at.SWAPPING: because("R23", "swap-first"),
    at.REGAINING: because("R23", "regain-first"),
}
