"""What a position file of Rival Kings says of cards and characters, and what can be wrong with a table.

The bank, the stock of markers, the cards that serve as money and the characters aside are what is
not elsewhere, so the file does not name them.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

import msgspec

from regalia.engine.declared import Declared, Reader, Section
from regalia.engine.events import set_bits
from regalia.engine.game import listed
from regalia.engine.state import bits
from regalia.games.rivals import table
from regalia.games.rivals.data import laid_out
from regalia.games.rivals.layout import (
    ACTION_NAMES,
    CARD_NAMES,
    CHARACTER_NAMES,
    ENDING,
    LAYOUT,
    MOST_GAMES,
    PHASE,
    PILE_NAME,
    SORT_NAMES,
    STEP,
)
from regalia.games.rivals.state import NOBODY, RivalsState, actions_on, extra_action, sort_of
from regalia.games.rivals.view import characters_in, stack_of

GAMES = tuple(range(1, MOST_GAMES + 1))
TARGETS = (0, *range(20, 101, 10))
"""0: none, so that the number of games decides."""
SWAPPERS = (table.LADY_IN_WAITING, table.BISHOP, table.TROUBADOUR)
ACTORS = {
    table.TAKING: (table.VINTNER, table.MINER),
    table.OFFERING: SWAPPERS,
    table.SWAPPING: SWAPPERS,
    table.REGAINING: (table.FARMER,),
}
"""Whose abilities lead to these phases."""


class StackEntry(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    cards: list[str]
    """From the top."""
    money: int = 0


# Sections of the file


def _read_stacks(reader: Reader[RivalsState], state: RivalsState, entries: list[StackEntry] | None) -> None:
    found = len(entries or [])
    reader.expect(found == table.STACKS, f"{found} [[stack]] entries, expected {table.STACKS}")
    for stack, entry in enumerate(entries or []):
        where, most = f"stack {stack + 1}", int(table.STACK_CARDS)
        height = len(entry.cards)
        reader.expect(height <= most, f"{where} has {height} cards, expected at most {most}")
        for level, name in enumerate(reversed(entry.cards)):
            state.t[table.stack_at(stack, level)] = reader.one_of(name, CARD_NAMES, f"a card of {where} is")
        state.t[table.HEIGHT + stack] = height
        money = reader.number(LAYOUT.place("money_pile"), entry.money, f"{where}: money")
        state.t[table.MONEY_PILE + stack] = money


def _written_stacks(state: RivalsState) -> object:
    entries = [
        StackEntry([CARD_NAMES[card] for card in stack_of(state, stack)], state.t[table.MONEY_PILE + stack])
        for stack in range(table.STACKS)
    ]
    return msgspec.to_builtins(entries)


def _read_spent(reader: Reader[RivalsState], state: RivalsState, names: list[str] | None) -> None:
    """The characters revealed earlier in this round; those that lie open now are spent, too."""
    spent = LAYOUT.place("spent")
    state.t[table.SPENT] = reader.number(spent, names or [], "spent")
    shown = _shown(state)
    for number in shown:
        name = CHARACTER_NAMES[number]
        once = shown.count(number) == 1 and not state.t[table.SPENT] >> number & 1
        reader.expect(once, f"{name} is named twice (R1)")
    for number in shown:
        state.t[table.SPENT] |= 1 << number


def _written_spent(state: RivalsState) -> object:
    return list(characters_in(_spent_before(state))) or None


# What follows from the rest


def _shown(state: RivalsState) -> list[int]:
    """The characters that lie open now."""
    numbers = [state.t[table.PILE_CARD], *state.row(table.CHARACTER, state.seats)]
    return [number for number in numbers if number != NOBODY]


def _spent_before(state: RivalsState) -> int:
    """Bit mask of the characters revealed in earlier stages of this round."""
    return state.t[table.SPENT] & ~sum(1 << number for number in set(_shown(state)))


def _revealed(state: RivalsState) -> bool:
    return state.t[table.PHASE] not in (table.CHOOSING, table.OVER)


def _equal(state: RivalsState) -> int:
    """R10: bit mask of the seats of one rank, once the Gardeners have decided."""
    if not _revealed(state) or state.t[table.PHASE] == table.GARDENING:
        return 0
    ranks = [number >> 1 for number in state.row(table.CHARACTER, state.seats)]
    return sum(1 << seat for seat, rank in enumerate(ranks) if ranks.count(rank) > 1)


def _gone_on(state: RivalsState) -> RivalsState:
    """A copy where the turn has come to its next decision."""
    again = state.clone()
    assert isinstance(again, RivalsState)
    again.go_on()
    return again


def _settle(state: RivalsState) -> None:
    """Equal ranks follow from the characters; own actions that cannot be carried out are over."""
    state.t[table.EQUAL] = _equal(state)
    state.derive()
    wrong = chain(TABLE.out_of_phase(state), _before_the_turn(state))
    if state.t[table.PHASE] == table.ACTING and next(wrong, None) is None:
        again = _gone_on(state)
        if again.t[table.PHASE] == table.ACTING and again.t[table.ACTOR] == state.t[table.ACTOR]:
            state.t[table.STEP] = again.t[table.STEP]
            state.derive()


# What the rules say against a table


def _troubles(state: RivalsState) -> Iterator[str]:
    yield from _before_the_turn(state)
    if state.t[table.PHASE] == table.ACTING:
        again, actor = _gone_on(state), state.t[table.ACTOR]
        stays = again.t[table.PHASE] == table.ACTING and again.t[table.ACTOR] == actor
        if not stays or again.t[table.ACTED] >> actor & 1:
            yield f"nothing is left to decide in the turn of seat {actor} (R16)"
    yield from _of_the_end(state)


def _before_the_turn(state: RivalsState) -> Iterator[str]:
    for troubles in (_of_the_match, _of_cards, _of_characters, _of_the_stage):
        yield from troubles(state)
    if _revealed(state):
        yield from _of_guards(state)
        if state.t[table.PHASE] in (table.GARDENING, table.GUARDING):
            yield from _of_deciders(state)
        else:
            for troubles in (_of_turns, _of_crests, _of_own_actions, _of_extras):
                yield from troubles(state)


def _of_the_match(state: RivalsState) -> Iterator[str]:
    t = state.t
    target, number = t[table.TARGET_SCORE], t[table.GAME_NUMBER]
    if target not in TARGETS:
        yield f"target is {target}, expected {listed(TARGETS)}"
    most = MOST_GAMES if target else t[table.GAMES_TO_PLAY]
    if number > most:
        yield f"number is {number}, expected 1 to {most} (R28)"


def _of_cards(state: RivalsState) -> Iterator[str]:
    cards = _cards(state)
    for stack in range(table.STACKS):
        for card in stack_of(state, stack)[1:]:
            if sort_of(card) != stack // 2:
                name = CARD_NAMES[card]
                yield f"stack {stack + 1} has {name} below the top, expected a {SORT_NAMES[stack // 2]} (R23)"
    for seat in range(state.seats):
        for sort, name in enumerate(SORT_NAMES):
            for card in state.cards_of(seat, sort):
                if sort_of(card) != sort:
                    yield f"seat {seat} has {CARD_NAMES[card]} among its {name}s"
    for card, count in cards.items():
        if count > table.COPIES:
            yield f"there are more than two {CARD_NAMES[card]} cards (R2)"
    for sort, name in enumerate(SORT_NAMES):
        found = sum(count for card, count in cards.items() if sort_of(card) == sort)
        if found != table.KINDS:
            yield f"{found} {name}s in stacks and rows, expected {table.KINDS} (R3, R5)"


def _cards(state: RivalsState) -> Counter[int]:
    """In stacks and rows."""
    cards = Counter(card for stack in range(table.STACKS) for card in stack_of(state, stack))
    for seat in range(state.seats):
        cards.update(state.cards_of(seat, table.BUILDING) + state.cards_of(seat, table.SUBJECT))
    return cards


def _of_characters(state: RivalsState) -> Iterator[str]:
    t = state.t
    phase, revealed = t[table.PHASE], _revealed(state)
    stages = t[table.STAGE] - (phase != table.OVER)
    with_pile = state.seats == 2
    spent, expected = int(bits(_spent_before(state))), stages * (state.seats + with_pile)
    if spent != expected:
        yield f"{spent} characters are spent, expected {expected} from the stages before (R7, R8)"
    if revealed and (t[table.PILE_CARD] != NOBODY) != with_pile:
        yield f"pile_card is {'needed' if with_pile else 'for two players'} (R8)"
    shown = _shown(state)
    if len(set(shown)) < len(shown) or any(not t[table.SPENT] >> number & 1 for number in shown):
        yield "a character lies open twice, or is not spent (R1)"
    for seat in range(state.seats):
        chosen = t[table.CHOSEN + seat]
        held, found = 3 - stages - revealed, int(bits(t[table.HAND + seat])) + (chosen != NOBODY)
        if held != found:
            yield f"seat {seat} holds {found} characters, expected {held} (R6, R7)"
    if phase == table.CHOOSING and NOBODY not in state.row(table.CHOSEN, state.seats):
        yield "every seat has chosen, so the characters are revealed (R7)"


def _of_the_stage(state: RivalsState) -> Iterator[str]:
    t = state.t
    waiting = set_bits(t[table.TO_DECIDE])
    if t[table.ACTOR] in waiting:
        yield f"waiting is {list(waiting)}, expected other seats than {t[table.ACTOR]}"
    most = table.QUIET_STAGES - (t[table.PHASE] != table.OVER)
    if t[table.QUIET] > most:
        yield f"{t[table.QUIET]} quiet stages, expected at most {most} (R25)"


def _crests(state: RivalsState, seat: int) -> list[int]:
    """Of each action of the seat's character: the thief who covered it."""
    return state.row(table.crest_at(seat, 0), table.ACTION_KINDS)


def _of_guards(state: RivalsState) -> Iterator[str]:
    t = state.t
    for seat, thief in enumerate(state.row(table.GUARDED, state.seats)):
        if thief == NOBODY:
            continue
        if not (state.thieves(seat) >> thief & 1 and t[table.USED] >> seat & 1):
            name = PILE_NAME if thief == table.PILE else thief
            yield f"seat {seat} has guarded against {name!r}, expected one of its thieves and used = true (R13)"


def _of_deciders(state: RivalsState) -> Iterator[str]:
    """R9, R13: the one whose decision it is, and those who wait for theirs."""
    t = state.t
    phase = t[table.PHASE]
    subject = table.GARDENER if phase == table.GARDENING else table.CITY_GUARD
    deciders = t[table.TO_DECIDE] | 1 << t[table.ACTOR]
    for seat in set_bits(deciders):
        if state.active(seat) != subject or t[table.USED] >> seat & 1:
            name = CARD_NAMES[subject]
            yield f"seat {seat} decides in phase {PHASE.entries[phase]} without an unused active {name}"
        if phase == table.GUARDING and not state.thieves(seat):
            yield "a guard decides who has no thief (R13)"
    first = int(state.first_in_turn(deciders))
    if first != t[table.ACTOR]:
        yield f"turn is {t[table.ACTOR]}, expected {first} to decide first (R16, R17)"
    for seat in set_bits(t[table.USED]):
        if state.active(seat) not in (table.GARDENER, table.CITY_GUARD):
            yield f"seat {seat} has used an ability before the turns began (R22)"


def _of_turns(state: RivalsState) -> Iterator[str]:
    t = state.t
    actor = t[table.ACTOR]
    if t[table.ACTED] >> actor & 1:
        yield f"turn is {actor}, who has acted already"
    for seat in range(state.seats):
        before = t[table.ACTED] >> seat & 1
        rank, present = state.rank_of(seat), state.rank_of(actor)
        if not (rank <= present if before else rank >= present):
            yield f"seat {seat} has {'' if before else 'not '}acted, against the order of ranks (R16)"


def _of_crests(state: RivalsState) -> Iterator[str]:
    """R12."""
    t = state.t
    for seat in range(state.seats):
        thieves: list[int] = []
        for kind, thief in enumerate(_crests(state, seat)):
            if thief == NOBODY:
                continue
            covered = f"seat {seat} has {ACTION_NAMES[kind]} covered"
            if not actions_on(t[table.CHARACTER + seat]) >> kind & 1:
                yield f"{covered}, which is not on its card (R1)"
            if not state.thieves(seat) >> thief & 1 or thief in thieves:
                yield f"{covered} by {thief}, expected one of its thieves, once (R12)"
            if not t[table.ACTED] >> thief & 1 and thief != t[table.ACTOR]:
                yield f"{covered} by {thief}, whose turn has not come (R12)"
            thieves.append(thief)
        for thief in range(state.seats):
            if t[table.ACTED] >> thief & state.thieves(seat) >> thief & 1 and thief not in thieves:
                yield f"seat {seat} has no action covered by {thief}, who has acted (R12)"


def _of_own_actions(state: RivalsState) -> Iterator[str]:
    """How far the actor's own actions have come."""
    t = state.t
    actor, step = t[table.ACTOR], STEP.entries[t[table.STEP]]
    used, begun = bool(t[table.USED] >> actor & 1), t[table.OWN_ACTION] != NOBODY
    if t[table.EQUAL] >> actor & 1:
        if t[table.STEP]:
            yield f"step is {step} in an equal-rank conflict, expected {STEP.entries[0]}"
        most = 1 + used - begun
        if t[table.REPEATS] > most:
            yield f"repeats is {t[table.REPEATS]}, expected at most {most} (R10, R23)"
        if begun and not t[table.UNCOVERED + actor] >> t[table.OWN_ACTION] & 1:
            yield f"own_action is {ACTION_NAMES[t[table.OWN_ACTION]]}, not an open one of the card (R10)"
    else:
        if t[table.REPEATS] or begun:
            yield "repeats and own_action are for an equal-rank conflict (R10)"
        if t[table.STEP] and t[table.VICTIMS]:
            yield f"step is {step}, but the thefts come first (R12)"
    if t[table.DISCOUNT] and not used:
        yield f"a discount, but seat {actor} has used no ability (R22)"


def _of_extras(state: RivalsState) -> Iterator[str]:
    """What is being done within the turn."""
    t = state.t
    phase, name = t[table.PHASE], PHASE.entries[t[table.PHASE]]
    actor, kind, offered = t[table.ACTOR], t[table.DOING], t[table.OFFERED]
    active, used = int(state.active(actor)), bool(t[table.USED] >> actor & 1)
    if kind != NOBODY:
        doing = ACTION_NAMES[kind]
        stolen = any(_crests(state, seat)[kind] == actor for seat in range(state.seats))
        regained = used and active == table.FARMER and bool(state.regainable(actor) >> kind & 1)
        extra = used and extra_action(active) == kind
        if not (stolen or regained or extra):
            yield f"doing is {doing}, which was neither stolen nor is an ability"
        if state.ways(actor, kind) == 0:
            yield f"doing is {doing}, which is impossible (R16)"
    subjects = ACTORS.get(phase, ())
    if subjects and not (used and active in subjects):
        names = listed([CARD_NAMES[subject] for subject in subjects])
        yield f"phase {name} without an active {names} and used = true (R23)"
    if phase == table.TAKING:
        sort = state.taken_sort(actor)
        if not (t[table.LOOKED + actor] >> sort & 1 and state.might_take(actor, sort)):
            yield f"seat {actor} takes a {SORT_NAMES[sort]} without having looked for one (R23)"
    if phase in (table.OFFERING, table.SWAPPING):
        sort = table.BUILDING if active == table.LADY_IN_WAITING else table.SUBJECT
        open_cards = state.open_stacks() != 0
        if not (open_cards if active == table.TROUBADOUR else state.can_swap(actor, sort)):
            yield f"phase {name}, but there is nothing to swap (R24)"
    if offered != NOBODY:
        sort, place = divmod(int(offered), int(table.ROW_CARDS))
        if not state.offerable(actor, sort) >> place & 1:
            yield f"offered is {SORT_NAMES[sort]} {place + 1}, which cannot be swapped (R24)"
    if phase == table.REGAINING and state.regainable(actor) == 0:
        yield "phase regaining, but nothing can be regained (R23)"


def _of_the_end(state: RivalsState) -> Iterator[str]:
    t = state.t
    totals = state.row(table.TOTAL, state.seats)
    empty, best = not all(state.row(table.HEIGHT, table.STACKS)), max(totals)
    target, number = t[table.TARGET_SCORE], t[table.GAME_NUMBER]
    if t[table.PHASE] != table.OVER:
        if empty and not t[table.BOUGHT]:
            yield "a stack is empty before this stage, so the game is over (R25)"
        if 0 < target <= best:
            yield f"a total of {best} has reached the target, so the match is over (R28)"
        if number == 1 and any(totals):
            yield "points from finished games in the first game (R28)"
    else:
        if empty != (t[table.ENDED] == table.BY_STACK):
            yield f"ending is {ENDING.entries[t[table.ENDED]]}, against the height of the stacks (R25)"
        quiet = 0 if t[table.ENDED] == table.BY_STACK else table.QUIET_STAGES
        if t[table.QUIET] != quiet:
            yield f"{t[table.QUIET]} quiet stages at the end, expected {quiet} (R25)"
        last = MOST_GAMES if target else t[table.GAMES_TO_PLAY]
        if number != last and not 0 < target <= best:
            yield f"the match is over after game {number}, expected {last} (R28)"
        for seat, total in enumerate(totals):
            if number == 1 and total != state.worth(seat):
                yield f"seat {seat} ends with the total {total}, expected {int(state.worth(seat))} (R26)"


def _cards_counted(state: RivalsState) -> dict[str, int]:
    """The other copies serve as money: what is not in play is not on the table."""
    cards = _cards(state)
    counted = {CARD_NAMES[card]: max(int(table.COPIES), cards[card]) for card in range(table.CARDS)}
    for sort, name in enumerate(SORT_NAMES):
        counted[f"{name}s in play"] = sum(count for card, count in cards.items() if sort_of(card) == sort)
    return counted


TABLE = Declared(
    LAYOUT,
    laid_out,
    _troubles,
    _settle,
    {
        "stack": Section(list[StackEntry], _read_stacks, _written_stacks),
        "spent": Section(list[str], _read_spent, _written_spent),
    },
    also_counted=_cards_counted,
)
