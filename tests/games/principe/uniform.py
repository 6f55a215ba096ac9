"""What chance decides in Il Principe: the set-up (P9), the deal (P11), the last offer (P34), and samples (P10)."""

from collections.abc import Hashable
from functools import cache
from math import comb

from regalia.engine.state import zeros
from regalia.games.principe.cards import CARDS_MASK
from regalia.games.principe.data import laid_out
from regalia.games.principe.layout import CITY_NAMES
from regalia.games.principe.memory import GIVEN, noted, part_by_count
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.table import DECK, DISPLAY, HAND, PASS, PILE, PILES, PRINCE, count_of
from tests.games.principe.oracle import SPECTATOR, chances, hands_of, possible_partings, unpacked
from tests.games.principe.table import CARRARESI, MEDICI, VISCONTI, Player, busy, copied, player, state_of, table
from tests.uniform import Case


def set_up(seats: int, key: int) -> PrincipeState:
    state = laid_out(seats)
    state.random = key
    state.set_up()
    return state


def green_in_hand(state: PrincipeState, seat: int) -> int:
    return int(count_of(state.t[HAND + seat], 0))


def equal(outcomes: list[Hashable]) -> dict[Hashable, float]:
    return dict.fromkeys(outcomes, 1.0)


def green_among(drawn: int, green: int, others: int, most: int) -> dict[Hashable, float]:
    """The chances of 0, 1, ... green cards among those drawn; the last is that of `most` or more."""
    ways = [comb(green, n) * comb(others, drawn - n) for n in range(min(green, drawn) + 1)]
    return {**dict(enumerate(ways[:most])), most: sum(ways[most:])}


@cache
def about_to_end() -> PrincipeState:
    """Carraresi passes, and the last round turns up 6 cards of 3 green and 8 red ones."""
    return state_of(
        table(player(), busy(), player(hand={"blue": 1}), turn=CARRARESI, round=5, deck={"green": 3, "red": 8})
    )


def last_offer(key: int) -> int:
    state = about_to_end().clone()
    state.random = key
    state.apply(CARRARESI, PASS)
    return int(count_of(state.t[PILE], 0))


WON = ["1 draws 2", "1 wins green 2"]
"""Visconti holds 2 green cards won and 2 drawn."""
GAVE = [
    *("1 draws 1", "1 wins green 2", "1 wins white 2", "2 draws 2"),
    *("0 offers", "1 offers green white", "2 offers green white"),
]
"""Visconti, with 2 green and 2 white cards won and 1 drawn, and Carraresi, with 2 drawn, gave 2 green and 2 white."""
TWICE = [
    *("0 draws 1", "1 draws 2", "1 wins green 2", "2 draws 2", "2 wins white 1"),
    *("0 offers red", "1 offers green red", "2 offers white white"),
    *("1 lays green 1", "2 wins green 1", "0 wins red 1", "0 draws 2", "1 draws 2", "2 draws 1"),
    *("0 offers green", "1 offers white", "2 offers green white"),
    *("1 wins white 2", "2 lays white 1", "2 draws 2"),
]
"""Two piles to which known cards may have gone, and cards laid that may have been known or not."""
HIDDEN_CARDS = {"green": 2, "white": 2, "red": 2}


@cache
def after(*hands: tuple[int, ...], seen: tuple[str, ...]) -> PrincipeState:
    players: list[Player] = [
        player(hand={name: count for name, count in zip(HIDDEN_CARDS, hand, strict=True) if count}) for hand in hands
    ]
    return state_of(table(*players, seen=list(seen), round=5, deck=HIDDEN_CARDS))


def sampled_hands(state: PrincipeState, seat: int, key: int) -> Hashable:
    guess = copied(state)
    guess.resample(seat, key)
    return hands_of(guess)


def given_in(state: PrincipeState) -> Hashable:
    """Of each pile that is told of: what each seat gave, as the table has it. Cards drawn since tell of one more, to
    which nobody is known to have given."""
    piles = (
        tuple(unpacked(state.t[noted(state.seats, row, seat) + GIVEN] & CARDS_MASK) for seat in range(state.seats))
        for row in range(1, state.t[PILES] + 1)
    )
    return tuple(pile for pile in piles if any(map(any, pile)))


def counted_parting(state: PrincipeState, seat: int, key: int) -> Hashable:
    """The piles parted by counting all ways, which `resample` does only where trying fails."""
    guess = copied(state)
    guess.random = key
    others = [other for other in range(state.seats) if other != seat]
    pool = guess.t[DECK] + sum(guess.t[HAND + other] for other in others)
    part_by_count(guess, sum(1 << other for other in others), pool, zeros(guess.seats))
    return given_in(guess)


def hands_case(seat: int, seen: list[str], *hands: tuple[int, ...]) -> Case:
    state = after(*hands, seen=tuple(seen))
    return Case(lambda key: sampled_hands(state, seat, key), dict(chances(seen, state, seat).items()))


def partings_case(seat: int, seen: list[str], *hands: tuple[int, ...]) -> Case:
    state = after(*hands, seen=tuple(seen))
    ways = {parting: float(count) for parting, count, *_ in possible_partings(seen, state, seat)}
    return Case(lambda key: counted_parting(state, seat, key), dict(ways.items()))


TWICE_HANDS = ((0, 0, 2), (0, 2, 2), (1, 0, 1))

CASES: dict[str, Case] = {
    "the first prince of two": Case(lambda key: set_up(2, key).t[PRINCE], equal([0, 1])),
    "the first prince of five": Case(lambda key: set_up(5, key).t[PRINCE], equal([*range(5)])),
    "the first city": Case(lambda key: set_up(3, key).t[DISPLAY], equal([*range(len(CITY_NAMES))])),
    "the fourth city of two players": Case(lambda key: set_up(2, key).t[DISPLAY + 3], equal([*range(len(CITY_NAMES))])),
    "green cards dealt": Case(lambda key: min(3, green_in_hand(set_up(3, key), 0)), green_among(4, 20, 80, 3)),
    "green cards dealt to the last": Case(
        lambda key: min(3, green_in_hand(set_up(5, key), 4)), green_among(4, 20, 80, 3)
    ),
    "green cards of the last offer": Case(last_offer, green_among(6, 3, 8, 3)),
    "a hand with known cards": hands_case(MEDICI, WON, (0, 0, 0), (3, 0, 1), (0, 0, 0)),
    "a hand that gave to a pile": hands_case(MEDICI, GAVE, (0, 0, 0), (1, 1, 1), (0, 0, 0)),
    "a hand that gave to a pile, for those who look on": hands_case(SPECTATOR, GAVE, (0, 0, 0), (1, 1, 1), (0, 0, 0)),
    "hands after two piles": hands_case(MEDICI, TWICE, *TWICE_HANDS),
    "a hand after two piles": hands_case(VISCONTI, TWICE, *TWICE_HANDS),
    "a pile parted": partings_case(MEDICI, GAVE, (0, 0, 0), (1, 1, 1), (0, 0, 0)),
    "two piles parted": partings_case(MEDICI, TWICE, *TWICE_HANDS),
    "two piles parted, for those who look on": partings_case(SPECTATOR, TWICE, *TWICE_HANDS),
    "two piles parted, for one who gave": partings_case(CARRARESI, TWICE, *TWICE_HANDS),
}
