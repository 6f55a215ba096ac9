"""What chance decides in Tara: the start player (T8), the deal (T8), the cards of others, the card turned up (T32)."""

from collections.abc import Hashable
from functools import cache

from regalia.games.tara.data import laid_out
from regalia.games.tara.state import TaraState
from regalia.games.tara.table import ASIDE, CARDS, HAND, HIRE, PILE, START
from tests.games.tara.table import BLUE, WHITE, YELLOW, play, state_of, table
from tests.uniform import Case


def set_up(seats: int, key: int) -> TaraState:
    state = laid_out(seats, (1 << seats) - 1, 3 if seats == 2 else -1, 0)
    state.random = key
    state.set_up()
    return state


@cache
def two_left() -> TaraState:
    """Blue has a card left, and Yellow and White two each: nobody has seen any of theirs."""
    match = table(3, hand=[9, 10], board={"ulster": {"F1": "y"}})
    play(match, BLUE, "discard 9")
    return state_of(match)


def where(card: int, key: int) -> str:
    """Where Blue supposes a card that they have not seen."""
    guess = two_left().clone()
    guess.resample(BLUE, key)
    for name, place in (("yellow", HAND + YELLOW), ("white", HAND + WHITE), ("pile", PILE)):
        if guess.t[place] >> card & 1:
            return name
    return "blue"


@cache
def about_to_turn_up() -> TaraState:
    match = table(3, hand=[36], board={"ulster": {"F1": "b", "F2": "b", "F3": "y"}}, pile=[1, 9, 17, 25, 33], last=True)
    play(match, BLUE, "discard 36")
    return state_of(match)


def turned_up(key: int) -> int:
    state = about_to_turn_up().clone()
    state.resample(YELLOW, key)
    state.notes = []
    state.apply(YELLOW, HIRE + 1)
    return next(note.numbers[2] for note in state.notes if note.kind == "hired") + 1


def holder_of(card: int, seats: int, key: int) -> int:
    """Who is dealt a card; the number of seats for the pile."""
    state = set_up(seats, key)
    return next((seat for seat in range(seats) if state.t[ASIDE + seat] >> card & 1), seats)


def equal(outcomes: list[Hashable]) -> dict[Hashable, float]:
    return dict.fromkeys(outcomes, 1.0)


UNSEEN = int(CARDS) - 2
CASES: dict[str, Case] = {
    "who starts of two": Case(lambda key: set_up(2, key).row(START, 1)[0], equal([0, 1])),
    "who starts of three": Case(lambda key: set_up(3, key).row(START, 1)[0], equal([0, 1, 2])),
    "who starts of four": Case(lambda key: set_up(4, key).row(START, 1)[0], equal([0, 1, 2, 3])),
    "where card 1 is dealt": Case(lambda key: holder_of(0, 4, key), {0: 6, 1: 6, 2: 6, 3: 6, 4: 12}),
    "where card 36 is dealt": Case(lambda key: holder_of(35, 2, key), {0: 6, 1: 6, 2: 24}),
    "where an unseen card is supposed": Case(lambda key: where(30, key), {"yellow": 2, "white": 2, "pile": UNSEEN - 4}),
    "the card a traitor turns up": Case(turned_up, equal([1, 9, 17, 25, 33])),
}
