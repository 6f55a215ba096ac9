"""Why a move of Rival Kings is not allowed: the rule and its facts."""

from regalia.engine.phrase import Fact, Phrase, Reason
from regalia.games.rivals.moves import CARD_NAMES, SORT_NAMES, action_text, card_text, character_text, stack_name
from regalia.games.rivals.state import (
    ACTING,
    ACTION_KINDS,
    ACTIONS_OF,
    BISHOP,
    BUILDING,
    BUY,
    CARPENTER,
    CARRYING_OUT,
    CHOOSE,
    CHOOSING,
    CITY_GUARD,
    DO_BUY,
    DO_HAND_ON,
    DO_MONEY,
    DO_RECRUIT,
    DO_RESOLVE,
    EXCHANGE,
    FARMER,
    GARDENER,
    GARDENING,
    GET,
    GET_OPEN,
    GUARD,
    GUARDING,
    HAND_ON,
    HERBALIST,
    INNKEEPER,
    JAILER,
    LADY,
    MARKET_WOMAN,
    MINER,
    MONEY,
    NOBODY,
    OFFER,
    OFFERING,
    OVER,
    PREY,
    RECRUIT,
    REGAIN,
    REGAINING,
    RESOLVE,
    ROW_CARDS,
    SAILOR,
    SCHOLAR,
    SKIP,
    SMITH,
    SORTS,
    STACK_CARDS,
    STEAL,
    SUBJECT,
    SWAPPING,
    TAKE,
    TAKING,
    TROUBADOUR,
    USE,
    VINTNER,
    RivalsState,
    sort_of,
)

EXTRA_ACTION = {CARPENTER: BUY, MARKET_WOMAN: MONEY, INNKEEPER: RECRUIT}
"""The subjects that are good for an action of their own."""
FIRST_WAY = (DO_RESOLVE, DO_HAND_ON, DO_MONEY, DO_RECRUIT, DO_BUY)
"""Of each kind of action: the code where the ways to carry it out begin."""


def why_not(state: RivalsState, seat: int, action: int) -> Reason | None:
    if state.phase == OVER:
        return _reason("R25", "over")
    if state.phase == CHOOSING:
        return _why_not_choose(state, seat, action)
    if state.actor != seat:
        rule = {GARDENING: "R9", GUARDING: "R13"}.get(int(state.phase), "R16")
        return _reason(rule, "not-your-turn", seat=int(state.actor))
    if action < EXCHANGE:
        return _reason("R7", "not-choosing")
    if action < GUARD:
        return _why_not_exchange(state, seat, action - EXCHANGE)
    if action < STEAL:
        return _why_not_guard(state, seat, action - GUARD)
    if action < DO_RESOLVE:
        return _why_not_steal(state, seat, *divmod(action - STEAL, ACTION_KINDS))
    if action < USE:
        return _why_not_action(state, seat, action)
    if action == USE:
        return _unfinished(state) or _why_not_use(state, seat)
    if action < OFFER:
        return _why_not_take(state, seat, *divmod(action - TAKE, STACK_CARDS))
    if action < GET:
        return _why_not_offer(state, seat, *divmod(action - OFFER, ROW_CARDS))
    if action < GET_OPEN:
        return _why_not_get(state, seat, *divmod(action - GET, ROW_CARDS))
    if action < REGAIN:
        return _why_not_get_open(state, seat, action - GET_OPEN)
    if action < SKIP:
        return _why_not_regain(state, seat, action - REGAIN)
    return _why_not_skip(state, seat)


def _why_not_choose(state: RivalsState, seat: int, action: int) -> Reason | None:
    if state.chosen[seat] != NOBODY:
        return _reason("R7", "chosen")
    if action >= EXCHANGE:
        return _reason("R7", "choose-first")
    if not state.hand[seat] >> (action - CHOOSE) & 1:
        return _reason("R7", "not-in-hand", character=character_text(action - CHOOSE))
    return None


def _unfinished(state: RivalsState) -> Reason | None:
    """What must be decided before the turn can go on."""
    if state.phase == CARRYING_OUT:
        return _reason("R22", "carry-out-first", action=action_text(int(state.doing)))
    return UNFINISHED.get(int(state.phase))


def _why_not_exchange(state: RivalsState, seat: int, other: int) -> Reason | None:
    if state.phase != GARDENING:
        return _reason("R9", "not-gardening")
    return _why_not_other(state, seat, other, "R9")


def _why_not_other(state: RivalsState, seat: int, other: int, rule: str) -> Reason | None:
    if other >= state.seats:
        return _reason(rule, "no-such-player")
    if other == seat:
        return _reason(rule, "yourself")
    return None


def _why_not_guard(state: RivalsState, seat: int, thief: int) -> Reason | None:
    if state.phase != GUARDING:
        return _reason("R13", "not-guarding")
    if not state.thieves(seat) >> thief & 1:
        return _reason("R13", "not-your-thief")
    return None


def _why_not_steal(state: RivalsState, seat: int, victim: int, kind: int) -> Reason | None:
    if state.phase != ACTING:
        return _unfinished(state)
    if state.equal >> seat & 1:
        return _reason("R10", "no-theft")
    if victim >= state.seats or state.character[victim] // 2 != PREY[state.character[seat] // 2]:
        return _reason("R11", "no-prey")
    crests = state.crest[victim * ACTION_KINDS : (victim + 1) * ACTION_KINDS]
    if seat in crests:
        return _reason("R12", "stolen-already", seat=victim)
    if not ACTIONS_OF[state.character[victim]] >> kind & 1:
        return _reason("R1", "not-on-card", action=action_text(kind))
    if crests[kind] != NOBODY:
        return _reason("R12", "covered", action=action_text(kind), seat=int(crests[kind]))
    return None


def _why_not_action(state: RivalsState, seat: int, action: int) -> Reason | None:
    """An own action, or the stolen, regained or extra one that is being carried out."""
    kind = max(number for number, first in enumerate(FIRST_WAY) if action >= first)
    target = action - FIRST_WAY[kind]
    if state.phase == ACTING:
        reason = _why_not_own(state, seat, kind)
    else:
        reason = None if state.phase == CARRYING_OUT and state.doing == kind else _unfinished(state)
    if reason is not None:
        return reason
    if kind in (RESOLVE, HAND_ON):
        if state.markers[seat] == 0:
            return _reason("R18", "no-markers")
        return None if kind == RESOLVE else _why_not_other(state, seat, target, "R18")
    return _why_not_stack(state, seat, kind, target)


def _why_not_own(state: RivalsState, seat: int, kind: int) -> Reason | None:
    name = action_text(kind)
    if state.victims(seat):
        return _reason("R12", "steal-first")
    if not ACTIONS_OF[state.character[seat]] >> kind & 1:
        return _reason("R1", "not-on-card", action=name)
    thief = int(state.crest[seat * ACTION_KINDS + kind])
    if thief != NOBODY:
        return _reason("R12", "covered", action=name, seat=thief)
    if state.equal >> seat & 1:
        if state.repeats == 0 or state.own_action not in (NOBODY, kind):
            return _reason("R10", "one-action")
        return None
    if kind < state.step:
        return _reason("R16", "action-past", action=name)
    if kind > state.step:
        return _reason("R16", "left-to-right", action=action_text(int(state.step)))
    return None


def _why_not_stack(state: RivalsState, seat: int, kind: int, stack: int) -> Reason | None:
    if kind == MONEY:
        if state.pile[stack] > 0:
            return None
        if any(state.pile):
            return _reason("R19", "pile-empty", stack=stack_name(stack))
        return None if state.filling(stack) else _reason("R19", "bank-empty")
    if state.height[stack] == 0:
        return _reason("R20", "stack-empty", stack=stack_name(stack))
    card = int(state.top(stack))
    wanted = SUBJECT if kind == RECRUIT else BUILDING
    if sort_of(card) != wanted:
        return _reason("R20", "other-sort", sort=SORT_NAMES[wanted], stack=stack_name(stack))
    return _why_not_pay(state, seat, card, int(state.price_now(card)))


def _why_not_pay(state: RivalsState, seat: int, card: int, price: int) -> Reason | None:
    if price > state.coins[seat]:
        return _reason("R20", "too-dear", card=card_text(card), price=price, coins=int(state.coins[seat]))
    return None


def _why_not_use(state: RivalsState, seat: int) -> Reason | None:
    subject = int(state.active(seat))
    if state.used >> seat & 1:
        return _reason("R22", "ability-used")
    if subject == NOBODY:
        return _reason("R22", "no-subject")
    if subject == GARDENER:
        return _reason("R9", "gardener-too-late")
    if subject == CITY_GUARD:
        return _reason("R13", "guard-too-late")
    if subject in (JAILER, HERBALIST) and state.markers[seat] == 0:
        return _reason("R23", "no-markers")
    if subject == SCHOLAR and state.length[seat * SORTS + BUILDING] == 0:
        return _reason("R23", "no-buildings")
    if subject in (JAILER, SCHOLAR) and state.bank == 0:
        return _reason("R23", "bank-empty")
    if subject in (LADY, BISHOP) and not state.can_swap(seat, BUILDING if subject == LADY else SUBJECT):
        return _reason("R24", "nothing-to-swap", subject=CARD_NAMES[subject])
    if subject == TROUBADOUR and not any(state.height):
        return _reason("R23", "no-stack")
    if subject == SAILOR:
        return _why_not_repeat(state, seat)
    if subject == SMITH and not state.has_building_ahead(seat):
        return _reason("R23", "no-building-ahead")
    if subject in EXTRA_ACTION and not state.is_possible(seat, EXTRA_ACTION[subject]):
        return _reason("R16", "impossible", action=action_text(EXTRA_ACTION[subject]))
    if subject in (VINTNER, MINER):
        stacks = state.height[2:] if subject == VINTNER else state.height[:2]
        return None if any(stacks) else _reason("R23", "no-stack")
    if subject == FARMER and not any(state.can_regain(seat, kind) for kind in range(ACTION_KINDS)):
        return _reason("R23", "nothing-to-regain")
    return None


def _why_not_repeat(state: RivalsState, seat: int) -> Reason | None:
    """The Sailor."""
    if not state.equal >> seat & 1:
        return _reason("R23", "no-conflict")
    own = int(state.own_action)
    if own != NOBODY:
        possible = state.is_possible(seat, own)
    else:
        kinds = [kind for kind in range(ACTION_KINDS) if state.uncovered(seat) >> kind & 1]
        possible = state.repeats > 0 and any(state.is_possible(seat, kind) for kind in kinds)
    return None if possible else _reason("R23", "nothing-to-repeat")


def _why_not_take(state: RivalsState, seat: int, stack: int, depth: int) -> Reason | None:
    if state.phase != TAKING:
        return _reason("R23", "not-taking")
    if depth >= state.height[stack]:
        return _reason("R23", "no-card-there")
    card = int(state.stack[stack * STACK_CARDS + state.height[stack] - 1 - depth])
    wanted = SUBJECT if state.active(seat) == VINTNER else BUILDING
    if sort_of(card) != wanted:
        return _reason("R23", "takes-other-sort", sort=SORT_NAMES[wanted])
    return _why_not_pay(state, seat, card, int(state.price[card]))


def _why_not_offer(state: RivalsState, seat: int, sort: int, place: int) -> Reason | None:
    if state.phase != OFFERING:
        return _reason("R23", "not-offering")
    if place >= state.length[seat * SORTS + sort]:
        return _reason("R23", "no-card-there")
    subject = int(state.active(seat))
    if subject == TROUBADOUR:
        return None
    if sort != (BUILDING if subject == LADY else SUBJECT):
        return _reason("R23", "swaps-other-sort", subject=CARD_NAMES[subject])
    return _why_not_free(state, seat, sort, place)


def _why_not_free(state: RivalsState, seat: int, sort: int, place: int) -> Reason | None:
    """R24."""
    if state.is_free(seat, sort, place):
        return None
    card = int(state.row[(seat * SORTS + sort) * ROW_CARDS + place])
    return _reason("R24", "perfect-pair", card=card_text(card))


def _why_not_get(state: RivalsState, seat: int, other: int, place: int) -> Reason | None:
    if state.phase != SWAPPING:
        return _reason("R23", "not-swapping")
    if state.active(seat) == TROUBADOUR:
        return _reason("R23", "open-card-only")
    reason = _why_not_other(state, seat, other, "R23")
    if reason is not None:
        return reason
    sort = int(state.offered) // ROW_CARDS
    if place >= state.length[other * SORTS + sort]:
        return _reason("R23", "no-card-there")
    return _why_not_free(state, other, sort, place)


def _why_not_get_open(state: RivalsState, seat: int, stack: int) -> Reason | None:
    if state.phase != SWAPPING:
        return _reason("R23", "not-swapping")
    if state.active(seat) != TROUBADOUR:
        return _reason("R23", "players-card-only")
    if state.height[stack] == 0:
        return _reason("R23", "stack-empty", stack=stack_name(stack))
    return None


def _why_not_regain(state: RivalsState, seat: int, kind: int) -> Reason | None:
    if state.phase != REGAINING:
        return _reason("R23", "not-regaining")
    if state.crest[seat * ACTION_KINDS + kind] == NOBODY:
        return _reason("R23", "not-covered", action=action_text(kind))
    if not state.is_possible(seat, kind):
        return _reason("R16", "impossible", action=action_text(kind))
    return None


def _why_not_skip(state: RivalsState, seat: int) -> Reason | None:
    if state.phase in (OFFERING, SWAPPING, REGAINING):
        return _unfinished(state)
    if state.phase == ACTING and state.victims(seat):
        return _reason("R12", "steal-first")
    return None


def _reason(rule: str, key: str, **facts: Fact) -> Reason:
    return Reason(rule, Phrase(f"why-{key}", dict(facts)))


UNFINISHED = {
    GARDENING: _reason("R9", "gardener-first"),
    GUARDING: _reason("R13", "guard-first"),
    TAKING: _reason("R23", "take-first"),
    OFFERING: _reason("R23", "swap-first"),
    SWAPPING: _reason("R23", "swap-first"),
    REGAINING: _reason("R23", "regain-first"),
}
