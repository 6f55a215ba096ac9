"""What chance decides in Rival Kings, all with equal chances: the stacks (R5), the deal (R6), the pile (R8).

The last cases are guesses of a seat that knows a part: what is left is as likely in every place.
"""

from collections import Counter
from collections.abc import Hashable
from functools import cache
from itertools import combinations

from regalia.games.rivals.data import laid_out
from regalia.games.rivals.layout import CARD_NAMES, CHARACTER_NAMES
from regalia.games.rivals.state import RivalsState
from regalia.games.rivals.table import ASIDE, CHARACTERS, CHOSEN, HAND, KINDS, PILE_CARD, STACK_CARDS
from regalia.games.rivals.view import characters_in, stack_of
from tests.games.rivals.table import chosen, copy_of, player, state_of, table
from tests.uniform import Case


def set_up(seats: int, key: int) -> RivalsState:
    state = laid_out(seats)
    state.random = key
    state.set_up()
    return state


def card_at(stack: int, depth: int, key: int) -> str:
    return CARD_NAMES[stack_of(set_up(2, key), stack)[depth]]


def dealt(seats: int, key: int) -> str:
    """The lowest character in the last seat's hand."""
    return characters_in(int(set_up(seats, key).t[HAND + seats - 1]))[0]


@cache
def before_the_reveal() -> RivalsState:
    return state_of(chosen(player("queen"), player("knight")))


def from_the_pile(key: int) -> str:
    """The card revealed from the pile when the second of two has chosen."""
    state = copy_of(before_the_reveal())
    state.random = key
    state.apply(1, state.legal(1)[0])
    return CHARACTER_NAMES[state.t[PILE_CARD]]


@cache
def choosing() -> RivalsState:
    """Three players, of whom all but the last have chosen; the first holds two more characters."""
    return state_of(chosen(player("queen"), player("knight"), player("prince")))


def guessed_choice(key: int) -> str:
    guess = copy_of(choosing())
    guess.resample(0, key)
    return CHARACTER_NAMES[guess.t[CHOSEN + 1]]


def unknown_to_the_first() -> list[str]:
    state = choosing()
    own = {*characters_in(state.t[HAND + 0]), CHARACTER_NAMES[state.t[CHOSEN + 0]]}
    return [name for name in CHARACTER_NAMES if name not in own]


@cache
def looked() -> RivalsState:
    """The first seat knows the buildings to the bottom."""
    return state_of(table(player("queen", looked=["building"]), player("knight"), player("prince")))


def guessed_card(stack: int, key: int) -> str:
    """The bottom card of a stack as the first seat guesses it."""
    guess = copy_of(looked())
    guess.resample(0, key)
    return CARD_NAMES[stack_of(guess, stack)[-1]]


def guessed_bottoms(key: int) -> tuple[str, str]:
    """The bottom cards of both stacks of subjects together."""
    guess = copy_of(looked())
    guess.resample(0, key)
    return CARD_NAMES[stack_of(guess, 2)[-1]], CARD_NAMES[stack_of(guess, 3)[-1]]


def any_two_hidden() -> dict[Hashable, float]:
    """Every two copies that do not lie open, one after the other."""
    hidden = hidden_subjects()
    return {
        (one, other): count * (hidden[other] - (one == other))
        for one, count in hidden.items()
        for other in hidden
        if hidden[other] - (one == other)
    }


def guessed_choice_and_hand(key: int) -> tuple[str, str]:
    """What the second has chosen, and the lowest character that the third holds."""
    guess = copy_of(choosing())
    guess.resample(0, key)
    return CHARACTER_NAMES[guess.t[CHOSEN + 1]], characters_in(guess.t[HAND + 2])[0]


def choices_and_hands() -> dict[Hashable, float]:
    """By enumeration: of all choices with all hands of three from the rest."""
    ways: Counter[Hashable] = Counter()
    for choice in unknown_to_the_first():
        rest = [name for name in unknown_to_the_first() if name != choice]
        ways.update((choice, hand[0]) for hand in combinations(rest, 3))
    return {outcome: float(count) for outcome, count in ways.items()}


def hidden_subjects() -> dict[Hashable, float]:
    """How many copies of each subject do not lie open."""
    tops = [CARD_NAMES[stack_of(looked(), stack)[0]] for stack in (2, 3)]
    copies = {name: 2.0 - tops.count(name) for name in CARD_NAMES[KINDS:]}
    return {name: count for name, count in copies.items() if count}


def equal(outcomes: list[str]) -> dict[Hashable, float]:
    return dict.fromkeys(outcomes, 1.0)


def lowest_of_three() -> dict[Hashable, float]:
    """Of all hands of three, how many have each character as their lowest."""
    left = [CHARACTERS - 1 - number for number in range(CHARACTERS)]
    return {name: above * (above - 1) / 2 for name, above in zip(CHARACTER_NAMES, left, strict=True) if above > 1}


CASES: dict[str, Case] = {
    "the open building": Case(lambda key: card_at(0, 0, key), equal([*CARD_NAMES[:KINDS]])),
    "the last building of all": Case(lambda key: card_at(1, STACK_CARDS - 1, key), equal([*CARD_NAMES[:KINDS]])),
    "the open subject": Case(lambda key: card_at(2, 0, key), equal([*CARD_NAMES[KINDS:]])),
    "the last subject of all": Case(lambda key: card_at(3, STACK_CARDS - 1, key), equal([*CARD_NAMES[KINDS:]])),
    "a hand of two players": Case(lambda key: dealt(2, key), lowest_of_three()),
    "a hand of four players": Case(lambda key: dealt(4, key), lowest_of_three()),
    "a choice guessed by another": Case(guessed_choice, equal(unknown_to_the_first())),
    "a card of the pile": Case(from_the_pile, equal([*characters_in(int(before_the_reveal().t[ASIDE]))])),
    "a subject guessed by one who knows the buildings": Case(lambda key: guessed_card(3, key), hidden_subjects()),
    "two subjects guessed together": Case(guessed_bottoms, any_two_hidden()),
    "a choice and a hand guessed together": Case(guessed_choice_and_hand, choices_and_hands()),
}
