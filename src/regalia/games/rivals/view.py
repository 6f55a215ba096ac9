"""What a seat sees of Rival Kings. Typed and JSON-ready.

Hidden are the others' hands and choices, the characters aside, the cards below the open ones unless
the seat has looked through their stacks, and what the money piles hold (R6, R19).
"""

import msgspec

from regalia.engine.game import View
from regalia.engine.phrase import Fact, Phrase
from regalia.engine.state import Note, bits
from regalia.games.rivals.data import COLOUR_NAMES, box
from regalia.games.rivals.moves import (
    ACTION_NAMES,
    CARD_NAMES,
    CHARACTER_NAMES,
    RANK_NAMES,
    SORT_NAMES,
    action_text,
    card_text,
    character_text,
    place_name,
    stack_name,
)
from regalia.games.rivals.state import (
    ACTING,
    ACTION_KINDS,
    ACTIONS_OF,
    BUILDING,
    CARRYING_OUT,
    CHARACTERS,
    CHOOSING,
    GARDENING,
    GUARDING,
    KINDS,
    NOBODY,
    OFFERING,
    OVER,
    PILE,
    REGAINING,
    ROW_CARDS,
    SORTS,
    STACK_CARDS,
    STACKS,
    SUBJECT,
    SWAPPING,
    TAKING,
    VINTNER,
    RivalsState,
)

PHASE_NAMES = {
    CHOOSING: "choosing",
    GARDENING: "gardening",
    GUARDING: "guarding",
    ACTING: "acting",
    CARRYING_OUT: "carrying-out",
    TAKING: "taking",
    OFFERING: "offering",
    SWAPPING: "swapping",
    REGAINING: "regaining",
    OVER: "over",
}
ENDING_NAMES = ("", "stack", "standstill")


class Card(msgspec.Struct, frozen=True):
    """A building or a subject."""

    name: str
    colour: str
    price: int
    """Also its points (R2)."""


class Stack(msgspec.Struct, frozen=True):
    """Of the four in the middle."""

    height: int
    cards: tuple[Card, ...]
    """From the top: the open one, or all if the seat has looked through the stack."""
    money: bool
    """There are coins beside it; how many the screen does not tell (R19)."""


class Action(msgspec.Struct, frozen=True):
    """On a character's card."""

    kind: str
    thief: int | None
    """The seat whose crest covers it."""


class Character(msgspec.Struct, frozen=True):
    name: str
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
    hand: tuple[str, ...] | None
    """Characters; None for the other seats."""
    hand_size: int
    ready: bool
    """A character is chosen."""
    chosen: str | None
    """Which one; None for the other seats."""
    character: Character | None
    """Revealed."""
    equal: bool
    """In an equal-rank conflict with another player (R10)."""
    acted: bool
    score: Score
    total: int
    """From the finished games of the match."""


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
    """The seats that still have a turn this stage, the present one included, as the table lies (R16, R17)."""
    stacks: tuple[Stack, ...]
    bank: int
    stock: int
    """Conflict markers."""
    seats: tuple[Seat, ...]
    pile_card: Character | None
    """With two players: the character revealed from the pile (R8)."""
    aside: int
    """How many characters lie in the pile or were set aside."""
    spent: tuple[str, ...]
    """The characters revealed this round."""
    symbols: tuple[str, ...]
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


def view(state: RivalsState, seat: int | None) -> RivalsView:
    over = state.phase == OVER
    alone = state.phase not in (CHOOSING, OVER)
    due = due_action(state)
    return RivalsView(
        game=int(state.game),
        games=int(state.games),
        target=int(state.target),
        round=int(state.round),
        stage=int(state.stage),
        phase=PHASE_NAMES[int(state.phase)],
        turn=int(state.actor) if alone else None,
        order=turn_order(state) if state.phase >= ACTING and not over else (),
        stacks=tuple(_stack(state, stack, seat) for stack in range(STACKS)),
        bank=int(state.bank),
        stock=int(state.stock),
        seats=tuple(_seat(state, number, seat) for number in range(state.seats)),
        pile_card=None if state.pile_card == NOBODY else _character(state, int(state.pile_card), None),
        aside=int(bits(state.aside)),
        spent=characters_in(int(state.spent)),
        symbols=characters_in(int(state.symbols)),
        thefts=_thefts(state) if alone and state.phase != GARDENING else (),
        action=None if due is None else ACTION_NAMES[due],
        again=bool(state.own_action != NOBODY and state.repeats > 0),
        discount=state.discount,
        offered=None if state.offered == NOBODY else card(state, int(state.row[offered_place(state)])),
        ending=ENDING_NAMES[int(state.ended)] if over else None,
        winners=tuple(number for number, rank in enumerate(state.ranks()) if rank == 1) if over else (),
    )


def card(state: RivalsState, number: int) -> Card:
    return Card(CARD_NAMES[number], COLOUR_NAMES[int(state.colour[number % KINDS])], int(state.price[number]))


def stack_of(state: RivalsState, stack: int) -> list[int]:
    """The cards of a stack, the open one first."""
    first = stack * STACK_CARDS
    return [int(number) for number in state.stack[first : first + int(state.height[stack])]][::-1]


def characters_in(mask: int) -> tuple[str, ...]:
    return tuple(CHARACTER_NAMES[number] for number in range(CHARACTERS) if mask >> number & 1)


def offered_place(state: RivalsState) -> int:
    """Where in `row` the card lies that is to be swapped."""
    return int(state.actor) * SORTS * ROW_CARDS + int(state.offered)


def turn_order(state: RivalsState) -> tuple[int, ...]:
    left = [seat for seat in range(state.seats) if seat != state.actor and not state.acted >> seat & 1]
    order = [int(state.actor)]
    while left:
        order.append(int(state.first_in_turn(sum(1 << seat for seat in left))))
        left.remove(order[-1])
    return tuple(order)


def due_action(state: RivalsState) -> int | None:
    """The kind of the one action that can only be carried out or skipped now."""
    if state.phase == CARRYING_OUT:
        return int(state.doing)
    if state.phase != ACTING or state.victims(state.actor):
        return None
    own = state.own_actions(state.actor)
    return int(own).bit_length() - 1 if bits(own) == 1 else None


def _stack(state: RivalsState, stack: int, seat: int | None) -> Stack:
    known = seat is not None and state.looked[seat] >> (stack // 2) & 1
    cards = stack_of(state, stack)
    return Stack(
        height=len(cards),
        cards=tuple(card(state, number) for number in (cards if known else cards[:1])),
        money=bool(state.pile[stack] > 0),
    )


def _character(state: RivalsState, number: int, seat: int | None) -> Character:
    kinds = [kind for kind in range(ACTION_KINDS) if ACTIONS_OF[number] >> kind & 1]
    thieves = [NOBODY if seat is None else int(state.crest[seat * ACTION_KINDS + kind]) for kind in kinds]
    return Character(
        name=CHARACTER_NAMES[number],
        rank=RANK_NAMES[number // 2],
        symbol=bool(state.symbols >> number & 1),
        actions=tuple(
            Action(ACTION_NAMES[kind], None if thief == NOBODY else thief)
            for kind, thief in zip(kinds, thieves, strict=True)
        ),
    )


def _seat(state: RivalsState, number: int, seat: int | None) -> Seat:
    chosen = int(state.chosen[number])
    character = int(state.character[number])
    return Seat(
        coins=int(state.coins[number]),
        markers=int(state.markers[number]),
        buildings=tuple(card(state, each) for each in state.cards_of(number, BUILDING)),
        subjects=tuple(card(state, each) for each in state.cards_of(number, SUBJECT)),
        used=bool(state.used >> number & 1),
        hand=characters_in(int(state.hand[number])) if number == seat else None,
        hand_size=int(bits(state.hand[number])),
        ready=chosen != NOBODY,
        chosen=CHARACTER_NAMES[chosen] if number == seat and chosen != NOBODY else None,
        character=None if character == NOBODY else _character(state, character, number),
        equal=bool(state.equal >> number & 1),
        acted=bool(state.acted >> number & 1),
        score=score(state, number),
        total=int(state.total[number]),
    )


def _thefts(state: RivalsState) -> tuple[Theft, ...]:
    thefts = []
    for victim in range(state.seats):
        crests = state.crest[victim * ACTION_KINDS : (victim + 1) * ACTION_KINDS]
        for thief in range(PILE + 1):
            if state.thieves(victim) >> thief & 1:
                by = None if thief == PILE else thief
                thefts.append(Theft(by, victim, bool(state.guarded[victim] == thief), thief in crests))
    return tuple(thefts)


def score(state: RivalsState, seat: int) -> Score:
    """R26, step by step."""
    pairs, pairs_of_colour = state.pair_up(seat)
    perfect = tuple(_pair(state, building, subject, both=True) for building, subject in pairs)
    coloured = tuple(_pair(state, building, subject, both=False) for building, subject in pairs_of_colour)
    cards = sum(len(state.cards_of(seat, sort)) for sort in range(SORTS))
    singles = cards - 2 * (len(perfect) + len(coloured))
    coins = int(state.coins[seat]) // 3
    markers = -2 * int(state.markers[seat])
    points = sum(pair.points for pair in (*perfect, *coloured)) + singles + coins + markers
    return Score(perfect, coloured, singles, coins, markers, points)


def _pair(state: RivalsState, building: int, subject: int, *, both: bool) -> Pair:
    prices = (int(state.price[building]), int(state.price[subject]))
    return Pair(card(state, building), card(state, subject), sum(prices) if both else max(prices))


PLAIN_QUESTIONS = {
    CHOOSING: "ask-choose",
    GARDENING: "ask-exchange",
    GUARDING: "ask-guard",
    REGAINING: "ask-regain",
}


def asked(state: RivalsState, seat: int) -> Phrase:
    """What the seat is asked to decide."""
    if state.phase in PLAIN_QUESTIONS:
        return Phrase(PLAIN_QUESTIONS[int(state.phase)])
    if state.phase == CARRYING_OUT:
        return Phrase("ask-carry-out", {"action": action_text(int(state.doing))})
    if state.phase == TAKING:
        return Phrase("ask-take", {"sort": SORT_NAMES[SUBJECT if state.active(seat) == VINTNER else BUILDING]})
    if state.phase in (OFFERING, SWAPPING):
        subject = CARD_NAMES[int(state.active(seat))]
        if state.phase == OFFERING:
            return Phrase("ask-offer", {"subject": subject})
        return Phrase("ask-swap", {"subject": subject, "card": card_text(int(state.row[offered_place(state)]))})
    if state.victims(seat):
        return Phrase("ask-steal", {"count": int(bits(state.victims(seat)))})
    action = due_action(state)
    if state.own_action != NOBODY and action is not None:
        return Phrase("ask-again", {"action": action_text(action)})
    if state.repeats:
        return Phrase("ask-one-action")
    if action is not None:
        return Phrase("ask-action", {"action": action_text(action)})
    return Phrase("ask-ability", {"subject": card_text(int(state.active(seat)))})


EVENT_FIELDS = {
    "game": ("game",),
    "round": ("round",),
    "stage": ("stage",),
    "chose": ("seat", "character"),
    "chosen": ("seat",),
    "revealed": ("seat", "character"),
    "pile": ("character",),
    "exchanged": ("seat", "other_seat", "character", "other_character"),
    "equal": ("seat", "other_seat"),
    "pile-equal": ("seat",),
    "guarded": ("seat", "other_seat"),
    "guarded-pile": ("seat",),
    "threat": ("seat", "other_seat"),
    "pile-threat": ("seat",),
    "marker": ("seat",),
    "no-marker": ("seat",),
    "turn": ("seat",),
    "stole": ("seat", "other_seat", "action"),
    "impossible": ("seat", "action"),
    "skipped": ("seat", "action"),
    "forwent": ("seat",),
    "resolved": ("seat",),
    "handed": ("seat", "other_seat"),
    "filled": ("count",),
    "money": ("seat", "stack", "count", "open_card"),
    "bought": ("seat", "card", "stack", "price"),
    "recruited": ("seat", "card", "stack", "price"),
    "opened": ("stack", "card"),
    "used": ("seat", "card"),
    "earned": ("seat", "count"),
    "took": ("seat", "stack", "place"),
    "took-nothing": ("seat",),
    "swapped": ("seat", "other_seat", "card", "other_card"),
    "swapped-open": ("seat", "card", "other_card", "stack"),
    "ended": ("ending",),
    "perfect": ("seat", "card", "other_card", "count"),
    "coloured": ("seat", "card", "other_card", "count"),
    "singles": ("seat", "count"),
    "coins": ("seat", "coins", "count"),
    "markers": ("seat", "markers", "count"),
    "scored": ("seat", "count"),
    "total": ("seat", "count"),
    "over": ("winners",),
}
"""What the numbers of each kind of event are."""


def tell(event: Note) -> Phrase:
    """An event of the state in words: its numbers by name."""
    fields = zip(EVENT_FIELDS[event.kind], event.numbers, strict=False)
    facts = {field: _fact(field, number) for field, number in fields}
    if event.kind in ("perfect", "coloured"):
        pair = box().pairs[event.numbers[1] % KINDS]
        other = box().pairs[event.numbers[2] % KINDS]
        facts |= {
            "price": pair.building.price,
            "other_price": other.subject.price,
            "colour": (f"colour-{pair.colour}",),
        }
    return Phrase(f"event-{event.kind}", facts)


def _fact(field: str, number: int) -> Fact:
    match field:
        case "character" | "other_character":
            return character_text(number)
        case "card" | "other_card":
            return card_text(number)
        case "open_card":
            return ("no-card",) if number == NOBODY else card_text(number)
        case "action":
            return action_text(number)
        case "stack":
            return stack_name(number)
        case "place":
            return place_name(number)
        case "ending":
            return ENDING_NAMES[number]
        case "winners":
            return tuple(f"seat:{seat}" for seat in range(number.bit_length()) if number >> seat & 1)
    return number
