"""What a seat sees of Rival Kings. Typed and JSON-ready.

Hidden are the others' hands and choices, the characters aside, the cards below the open ones unless
the seat has looked through their stacks, and what the money piles hold (R6, R19).
"""

import msgspec

from regalia.engine.game import View
from regalia.engine.phrase import Phrase
from regalia.engine.shown import Shown
from regalia.engine.state import bits
from regalia.games.rivals import table
from regalia.games.rivals.layout import (
    ACTION_NAMES,
    CARD_NAMES,
    CHARACTER_NAMES,
    COLOUR_NAMES,
    LAYOUT,
    RANK_NAMES,
    SEAT,
    SORT_NAMES,
    CharacterName,
    SortName,
    action_text,
    card_text,
)
from regalia.games.rivals.state import COINS_TO_A_POINT, MARKER_POINTS, NOBODY, RivalsState, actions_on, prey_of


class Card(msgspec.Struct, frozen=True):
    """A building or a subject."""

    name: str
    sort: SortName
    partner: str
    """The subject that belongs to the building, or the building (R2)."""
    colour: str
    price: int
    """Also its points (R2)."""


class Stack(msgspec.Struct, frozen=True):
    """Of the four in the middle."""

    height: int
    cards: tuple[Card, ...]
    """From the top: the open one, or all if the seat has looked through the stack."""
    costs: tuple[int, ...]
    """What each of them costs whoever decides now (R20, R23)."""
    money: bool
    """There are coins beside it; how many the screen does not tell (R19)."""


class Action(msgspec.Struct, frozen=True):
    """On a character's card."""

    kind: str
    thief: int | None
    """The seat whose crest covers it."""


class Character(msgspec.Struct, frozen=True):
    name: CharacterName
    rank: str
    symbol: bool
    """It goes first among equals (R17)."""
    actions: tuple[Action, ...]
    """From left to right."""


class Pair(msgspec.Struct, frozen=True):
    building: Card
    subject: Card
    points: int


class Score(msgspec.Struct, frozen=True):
    """What a seat's cards, coins and markers are worth now (R26)."""

    perfect: tuple[Pair, ...]
    coloured: tuple[Pair, ...]
    singles: int
    """Cards left, a point each."""
    coins: int
    """Points for coins."""
    markers: int
    """Points for conflict markers: none or fewer."""
    points: int
    """All in all."""


class Seat(msgspec.Struct, frozen=True):
    """A player's place at the table."""

    coins: int
    markers: int
    buildings: tuple[Card, ...]
    subjects: tuple[Card, ...]
    """The last one is active (R22)."""
    used: bool
    """An ability was used this stage."""
    hand: tuple[CharacterName, ...] | None
    """Characters; None for the other seats."""
    hand_size: int
    ready: bool
    """A character is chosen."""
    chosen: CharacterName | None
    """Which one; None for the other seats."""
    character: Character | None
    """Revealed."""
    equal: bool
    """In an equal-rank conflict with another player (R10)."""
    acted: bool
    score: Score
    total: int
    """From the finished games of the match."""
    promised: int
    """The total if the game ended now."""
    rank: int
    """By that (R27)."""


class Theft(msgspec.Struct, frozen=True):
    """A higher character against a lower one this stage (R11)."""

    thief: int | None
    """None for the card of the pile, which only hands out a marker (R14)."""
    victim: int
    guarded: bool
    """The City guard turned the marker away (R13)."""
    done: bool
    """An action is covered."""


class RivalsView(View, frozen=True):
    game: int
    games: int
    target: int
    round: int
    stage: int
    phase: str
    turn: int | None
    """Who decides, unless all choose at the same time."""
    order: tuple[int, ...]
    """The seats in the order of their turns this stage, as the table lies (R16, R17); while all choose, as they sit."""
    stacks: tuple[Stack, ...]
    bank: int
    stock: int
    """Conflict markers."""
    seats: tuple[Seat, ...]
    pile_card: Character | None
    """With two players: the character revealed from the pile (R8)."""
    characters: tuple[Character, ...]
    """All that there are, as their cards show them."""
    prey: dict[str, str]
    """The rank that each rank steals from; not of those that steal from none (R1)."""
    aside: int
    """How many characters lie in the pile or were set aside."""
    spent: tuple[CharacterName, ...]
    """The characters revealed this round."""
    symbols: tuple[CharacterName, ...]
    """The characters that go first among equals (R17)."""
    thefts: tuple[Theft, ...]
    action: str | None
    """The action that is due: the next own one, or the stolen, regained or extra one."""
    again: bool
    """The one action of an equal-rank conflict is being repeated (Sailor)."""
    discount: bool
    """The next building costs a coin less (Smith)."""
    offered: Card | None
    """To be swapped."""
    ending: str | None
    winners: tuple[int, ...]


TABLE = Shown(RivalsView, LAYOUT)
SEAT_OF = Shown(Seat, LAYOUT, SEAT)


def view(state: RivalsState, seat: int | None) -> RivalsView:
    over = state.t[table.PHASE] == table.OVER
    alone = state.t[table.PHASE] not in (table.CHOOSING, table.OVER)
    due, promised = due_action(state), _promised(state)
    return TABLE(
        state,
        game=state.t[table.GAME_NUMBER],
        turn=state.t[table.ACTOR] if alone else None,
        order=turn_order(state) if alone else tuple(range(state.seats)),
        stacks=tuple(_stack(state, stack, seat) for stack in range(table.STACKS)),
        seats=tuple(_seat(state, number, seat, promised) for number in range(state.seats)),
        pile_card=None if state.t[table.PILE_CARD] == NOBODY else _character(state, state.t[table.PILE_CARD], None),
        characters=tuple(_character(state, number, None) for number in range(table.CHARACTERS)),
        prey={
            RANK_NAMES[rank]: RANK_NAMES[of]
            for rank in range(len(RANK_NAMES))
            if (of := prey_of(rank)) != table.NO_RANK
        },
        aside=int(bits(state.t[table.ASIDE])),
        symbols=characters_in(state.box[table.SYMBOLS]),
        thefts=_thefts(state) if alone and state.t[table.PHASE] != table.GARDENING else (),
        action=None if due is None else ACTION_NAMES[due],
        again=bool(state.t[table.OWN_ACTION] != NOBODY and state.t[table.REPEATS] > 0),
        offered=None if state.t[table.OFFERED] == NOBODY else card(state, _offered(state)),
        winners=tuple(number for number, rank in enumerate(state.ranks()) if rank == 1) if over else (),
    )


def card(state: RivalsState, number: int) -> Card:
    return Card(
        CARD_NAMES[number],
        SORT_NAMES[number // table.KINDS],
        CARD_NAMES[(number + table.KINDS) % table.CARDS],
        COLOUR_NAMES[state.box[table.COLOUR + number % table.KINDS]],
        state.box[table.PRICE + number],
    )


def stack_of(state: RivalsState, stack: int) -> list[int]:
    """The cards of a stack, the open one first."""
    first = stack * table.STACK_CARDS
    return state.row(table.STACK + first, state.t[table.HEIGHT + stack])[::-1]


def characters_in(mask: int) -> tuple[CharacterName, ...]:
    return tuple(CHARACTER_NAMES[number] for number in range(table.CHARACTERS) if mask >> number & 1)


def _offered(state: RivalsState) -> int:
    """The card that is to be swapped."""
    sort, place = divmod(int(state.t[table.OFFERED]), int(table.ROW_CARDS))
    return int(table.card_in(state.t, state.t[table.ACTOR], sort, place))


def turn_order(state: RivalsState) -> tuple[int, ...]:
    """Those who have acted, whoever acts now, and those who follow."""
    t = state.t
    acting = 1 << t[table.ACTOR] if t[table.PHASE] >= table.ACTING else 0
    order: list[int] = []
    for part in (t[table.ACTED], acting, ~t[table.ACTED] & ~acting):
        left = {seat for seat in range(state.seats) if part >> seat & 1}
        while left:
            order.append(int(state.first_in_turn(sum(1 << seat for seat in left))))
            left.remove(order[-1])
    return tuple(order)


def due_action(state: RivalsState) -> int | None:
    """The kind of the one action that can only be carried out or skipped now."""
    if state.t[table.PHASE] == table.CARRYING_OUT:
        return state.t[table.DOING]
    if state.t[table.PHASE] != table.ACTING or state.t[table.VICTIMS]:
        return None
    own = state.own_actions(state.t[table.ACTOR])
    return int(own).bit_length() - 1 if bits(own) == 1 else None


def _stack(state: RivalsState, stack: int, seat: int | None) -> Stack:
    known = seat is not None and state.t[table.LOOKED + seat] >> (stack // 2) & 1
    cards = stack_of(state, stack)
    seen = cards if known else cards[:1]
    return Stack(
        height=len(cards),
        cards=tuple(card(state, number) for number in seen),
        costs=tuple(int(state.price_now(number)) for number in seen),
        money=bool(state.t[table.MONEY_PILE + stack] > 0),
    )


def _character(state: RivalsState, number: int, seat: int | None) -> Character:
    kinds = [kind for kind in range(table.ACTION_KINDS) if actions_on(number) >> kind & 1]
    thieves = [NOBODY if seat is None else state.t[table.crest_at(seat, kind)] for kind in kinds]
    return Character(
        name=CHARACTER_NAMES[number],
        rank=RANK_NAMES[number // 2],
        symbol=bool(state.box[table.SYMBOLS] >> number & 1),
        actions=tuple(
            Action(ACTION_NAMES[kind], None if thief == NOBODY else thief)
            for kind, thief in zip(kinds, thieves, strict=True)
        ),
    )


def _seat(state: RivalsState, number: int, seat: int | None, promised: RivalsState) -> Seat:
    chosen = state.t[table.CHOSEN + number]
    character = state.t[table.CHARACTER + number]
    return SEAT_OF(
        state,
        number,
        buildings=tuple(card(state, each) for each in state.cards_of(number, table.BUILDING)),
        subjects=tuple(card(state, each) for each in state.cards_of(number, table.SUBJECT)),
        hand=characters_in(state.t[table.HAND + number]) if number == seat else None,
        hand_size=int(bits(state.t[table.HAND + number])),
        ready=chosen != NOBODY,
        chosen=CHARACTER_NAMES[chosen] if number == seat and chosen != NOBODY else None,
        character=None if character == NOBODY else _character(state, character, number),
        score=score(state, number),
        promised=promised.t[table.TOTAL + number],
        rank=int(promised.rank(number)),
    )


def _promised(state: RivalsState) -> RivalsState:
    """The table with the totals as they would be if the game ended now."""
    then = state.clone()
    assert isinstance(then, RivalsState)
    for seat in range(state.seats):
        then.t[table.TOTAL + seat] = state.points(seat)
    return then


def _thefts(state: RivalsState) -> tuple[Theft, ...]:
    thefts = []
    for victim in range(state.seats):
        crests = state.row(table.CREST + victim * table.ACTION_KINDS, table.ACTION_KINDS)
        for thief in range(table.PILE + 1):
            if state.thieves(victim) >> thief & 1:
                by = None if thief == table.PILE else thief
                thefts.append(Theft(by, victim, bool(state.t[table.GUARDED + victim] == thief), thief in crests))
    return tuple(thefts)


def score(state: RivalsState, seat: int) -> Score:
    """R26, step by step."""
    pairs, pairs_of_colour = state.pair_up(seat)
    perfect = tuple(_pair(state, building, subject) for building, subject in pairs)
    coloured = tuple(_pair(state, building, subject) for building, subject in pairs_of_colour)
    cards = sum(len(state.cards_of(seat, sort)) for sort in range(table.SORTS))
    singles = cards - 2 * (len(perfect) + len(coloured))
    coins = state.t[table.COINS + seat] // int(COINS_TO_A_POINT)
    markers = int(MARKER_POINTS) * state.t[table.MARKERS + seat]
    points = sum(pair.points for pair in (*perfect, *coloured)) + singles + coins + markers
    return Score(perfect, coloured, singles, coins, markers, points)


def _pair(state: RivalsState, building: int, subject: int) -> Pair:
    return Pair(card(state, building), card(state, subject), int(state.worth_of_pair(building, subject)))


PLAIN_QUESTIONS = {
    table.CHOOSING: "ask-choose",
    table.GARDENING: "ask-exchange",
    table.GUARDING: "ask-guard",
    table.REGAINING: "ask-regain",
}


def asked(state: RivalsState, seat: int) -> Phrase:
    """What the seat is asked to decide."""
    t = state.t
    phase, subject, action = t[table.PHASE], int(state.active(seat)), due_action(state)
    if phase in PLAIN_QUESTIONS:
        return Phrase(PLAIN_QUESTIONS[phase])
    if phase == table.CARRYING_OUT:
        return Phrase("ask-carry-out", {"action": action_text(t[table.DOING])})
    if phase == table.TAKING:
        return Phrase("ask-take", {"sort": SORT_NAMES[state.taken_sort(seat)]})
    if phase == table.OFFERING:
        return Phrase("ask-offer", {"subject": CARD_NAMES[subject]})
    if phase == table.SWAPPING:
        return Phrase("ask-swap", {"subject": CARD_NAMES[subject], "card": card_text(_offered(state))})
    if victims := int(t[table.VICTIMS]):
        which = "first" if victims == state.prey(seat) else "more"
        return Phrase("ask-steal", {"count": int(bits(victims)), "which": which})
    if t[table.OWN_ACTION] != NOBODY and action is not None:
        return Phrase("ask-again", {"action": action_text(action)})
    if t[table.REPEATS]:
        return Phrase("ask-one-action")
    if action is not None:
        return Phrase("ask-action", {"action": action_text(action)})
    return Phrase("ask-ability", {"subject": card_text(subject)})
