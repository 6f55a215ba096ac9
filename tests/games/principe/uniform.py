"""What chance decides in Il Principe: the set-up (P9), the deal (P11), the last offer (P34), and samples (P10)."""

from collections.abc import Hashable
from functools import cache
from math import comb

from regalia.games.principe.data import laid_out
from regalia.games.principe.moves import CITY_NAMES, COLOUR_NAMES
from regalia.games.principe.state import COLOURS, PASS, PrincipeState
from tests.games.principe.table import CARRARESI, MEDICI, VISCONTI, player, state_of, table
from tests.uniform import Case


def set_up(seats: int, key: int) -> PrincipeState:
    state = laid_out(seats, key)
    state.set_up()
    return state


def hand_of(state: PrincipeState, seat: int) -> tuple[int, ...]:
    return tuple(int(count) for count in state.hand[seat * COLOURS : (seat + 1) * COLOURS])


def equal(outcomes: list[Hashable]) -> dict[Hashable, float]:
    return dict.fromkeys(outcomes, 1.0)


def green_among(drawn: int, green: int, others: int, most: int) -> dict[Hashable, float]:
    """The chances of 0, 1, ... green cards among those drawn; the last is that of `most` or more."""
    ways = [comb(green, n) * comb(others, drawn - n) for n in range(min(green, drawn) + 1)]
    return {**dict(enumerate(ways[:most])), most: sum(ways[most:])}


@cache
def about_to_end() -> PrincipeState:
    """Carraresi passes, and the last round turns up 6 cards of 3 green and 8 red ones."""
    return state_of(table(player(), player(), player(), turn=CARRARESI, round=5, deck={"green": 3, "red": 8}))


def last_offer(key: int) -> int:
    state = about_to_end().clone()
    state.random = key
    state.apply(CARRARESI, PASS)
    return int(state.pile[0])


@cache
def winner() -> PrincipeState:
    """Visconti holds 2 green cards won and 2 drawn; among all hidden cards are 4 more green and 6 red ones."""
    return state_of(
        table(
            player(), player(hand={"green": 3, "red": 1}), player(),
            seen=["1 draws 2", "1 wins green 2"], round=5, deck={"green": 3, "red": 5},
        )
    )  # fmt: skip


@cache
def giver() -> PrincipeState:
    """Visconti, with 2 green and 2 white cards won and 1 drawn, and Carraresi, with 2 drawn, gave 2 green and 2 white.

    Of the 6 ways to part the pile 1 leaves Visconti 2 green, 1 leaves 2 white, and 4 leave 1 of each; the third
    card is drawn from the rest.
    """
    return state_of(
        table(
            player(), player(hand={"green": 1, "white": 1, "red": 1}), player(),
            seen=[
                "1 draws 1", "1 wins green 2", "1 wins white 2", "2 draws 2",
                "0 offers", "1 offers green white", "2 offers green white",
            ],
            round=5, deck={"green": 1, "white": 1, "red": 2},
        )
    )  # fmt: skip


def sampled_hand(state: PrincipeState, key: int) -> tuple[int, ...]:
    guess = state.clone()
    guess.resample(MEDICI, key)
    return hand_of(guess, VISCONTI)


def given_weights() -> dict[Hashable, float]:
    """Hidden are 2 green, 2 white and 3 red cards; after what is known, 5 of them are left for the third card."""
    hidden = {"green": 2, "white": 2, "red": 3}
    weights: dict[Hashable, float] = {}
    for ways, known in ((1, {"green": 2, "white": 0}), (1, {"green": 0, "white": 2}), (4, {"green": 1, "white": 1})):
        for colour, count in hidden.items():
            left = count - known.get(colour, 0)
            hand = {**known, colour: known.get(colour, 0) + 1}
            if left:
                counts = tuple(hand.get(name, 0) for name in COLOUR_NAMES)
                weights[counts] = weights.get(counts, 0) + ways * left
    return weights


CASES: dict[str, Case] = {
    "the first prince of two": Case(lambda key: int(set_up(2, key).prince), equal([0, 1])),
    "the first prince of five": Case(lambda key: int(set_up(5, key).prince), equal([*range(5)])),
    "the first city": Case(lambda key: int(set_up(3, key).display[0]), equal([*range(len(CITY_NAMES))])),
    "the fourth city of two players": Case(
        lambda key: int(set_up(2, key).display[3]), equal([*range(len(CITY_NAMES))])
    ),
    "green cards dealt": Case(lambda key: min(3, hand_of(set_up(3, key), 0)[0]), green_among(5, 20, 80, 3)),
    "green cards dealt to the last": Case(lambda key: min(3, hand_of(set_up(5, key), 4)[0]), green_among(5, 20, 80, 3)),
    "green cards of the last offer": Case(last_offer, green_among(6, 3, 8, 3)),
    "a hand with known cards": Case(lambda key: sampled_hand(winner(), key)[0] - 2, green_among(2, 4, 6, 2)),
    "a hand that gave to a pile": Case(lambda key: sampled_hand(giver(), key), given_weights()),
}
