"""What a seat can know of hands stays known in a sample, and nothing else does: P10.

An oracle lists every table that agrees with what a seat has seen, from all that the others may have drawn
and offered. Samples must all be on its list, and everything on its list must come up.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

import pytest

from regalia.engine import chance
from regalia.games.principe.moves import COLOUR_NAMES
from regalia.games.principe.state import COLOURS, PrincipeState
from regalia.match import Match
from tests.games.principe.table import CARRARESI, MEDICI, VISCONTI, fresh, look, player, state_of, table

SPECTATOR = -1
Cards = tuple[int, ...]
"""Five counts."""
NONE: Cards = (0,) * COLOURS


def cards(*names: str) -> Cards:
    return tuple(Counter(names)[name] for name in COLOUR_NAMES)


def plus(one: Cards, other: Cards) -> Cards:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Cards, other: Cards) -> Cards:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def any_cards(count: int) -> Iterator[Cards]:
    """Of the colours that the hidden cards of these tests have."""
    for names in combinations_with_replacement(("green", "white", "red"), count):
        yield cards(*names)


def sampled(state: PrincipeState, seat: int, number: int) -> PrincipeState:
    guess = state.clone()
    guess.resample(seat, chance.key("memory", number))
    return guess


def hand_of(state: PrincipeState, seat: int) -> Cards:
    return tuple(int(count) for count in state.hand[seat * COLOURS : (seat + 1) * COLOURS])


def hands_of(state: PrincipeState) -> tuple[Cards, ...]:
    return tuple(hand_of(state, seat) for seat in range(state.seats))


def possible_hands(seen: list[str], seat: int, own: Cards, pool: Cards, seats: int) -> set[tuple[Cards, ...]]:
    """Every way the hands can be that agrees with the chronicle as the seat has seen it."""
    tables = {(NONE,) * seats}
    pile: list[list[str]] = []
    for entry in seen:
        number, verb, *words = entry.split()
        actor = int(number)
        if actor == seat and verb != "offers":
            continue
        if verb == "draws":
            tables = {
                (*hands[:actor], plus(hands[actor], drawn), *hands[actor + 1 :])
                for hands in tables
                for drawn in any_cards(int(words[0]))
            }
        elif verb == "offers":
            pile.append(words)
            if actor == seats - 1:
                tables = set(after_offer(tables, pile, seat))
                pile = []
        else:
            change = cards(*[words[0]] * int(words[1]))
            moved = (
                (*hands[:actor], (plus if verb == "wins" else minus)(hands[actor], change), *hands[actor + 1 :])
                for hands in tables
            )
            tables = {hands for hands in moved if min(hands[actor]) >= 0}
    found = set()
    for hands in tables:
        total = NONE
        for hand in hands:
            total = plus(total, hand)
        if min(minus(pool, total)) >= 0:
            found.add(tuple(own if number == seat else hand for number, hand in enumerate(hands)))
    return found


def after_offer(tables: set[tuple[Cards, ...]], pile: list[list[str]], seat: int) -> Iterator[tuple[Cards, ...]]:
    """The hands after an offer of which only the pile, and one's own part of it, was seen."""
    rest = NONE
    for number, names in enumerate(pile):
        if number != seat:
            rest = plus(rest, cards(*names))

    def give(hands: tuple[Cards, ...], number: int, left: Cards) -> Iterator[tuple[Cards, ...]]:
        if number == len(pile):
            if left == NONE:
                yield hands
        elif number == seat:
            yield from give(hands, number + 1, left)
        else:
            for given in any_cards(len(pile[number])):
                kept = minus(hands[number], given)
                if min(minus(left, given)) >= 0 and min(kept) >= 0:
                    yield from give((*hands[:number], kept, *hands[number + 1 :]), number + 1, minus(left, given))

    for hands in tables:
        yield from give(hands, 0, rest)


def history(choices: Random) -> tuple[list[str], list[Counter[str]]]:
    """Something that may have happened to three hands, in two colours, and the hands after it."""
    hands: list[Counter[str]] = [Counter() for _ in range(3)]
    seen = []
    for _ in range(2):
        for seat in range(3):
            drawn = choices.choices(("green", "white"), k=choices.randint(0, 2))
            if drawn:
                seen.append(f"{seat} draws {len(drawn)}")
                hands[seat].update(drawn)
        for seat in range(3):
            given = choices.sample(sorted(hands[seat].elements()), min(2, hands[seat].total(), choices.randint(0, 2)))
            seen.append(" ".join([str(seat), "offers", *given]))
            hands[seat].subtract(given)
        for _ in range(choices.randint(0, 3)):
            seat = choices.randrange(3)
            colour = choices.choice(("green", "white"))
            if choices.random() < 0.6:
                count = choices.randint(1, 2)
                seen.append(f"{seat} wins {colour} {count}")
                hands[seat][colour] += count
            elif hands[seat][colour]:
                seen.append(f"{seat} lays {colour} 1")
                hands[seat][colour] -= 1
    return seen, hands


def after(seen: list[str], hands: list[Counter[str]]) -> Match:
    return table(
        *[player(hand=dict(+hand)) for hand in hands],
        seen=seen, round=5, deck={"green": 2, "white": 1, "red": 1},
    )  # fmt: skip


@pytest.mark.rule("P10")
@pytest.mark.parametrize("number", range(24))
def test_samples_are_what_is_possible_no_more_and_no_less(number: int) -> None:
    choices = Random(number)
    seen, hands = history(choices)
    state = state_of(after(seen, hands))
    for seat in (SPECTATOR, 0, 1, 2):
        own = NONE if seat == SPECTATOR else hand_of(state, seat)
        pool = tuple(int(count) for count in state.deck)
        for other in range(3):
            if other != seat:
                pool = plus(pool, hand_of(state, other))
        possible = possible_hands(seen, seat, own, pool, 3)
        assert hands_of(state) in possible
        found = {hands_of(sampled(state, seat, n)) for n in range(200)}
        assert found <= possible
        if len(possible) < 8:
            assert found == possible


@pytest.mark.rule("P10", "P17")
def test_cards_won_at_auction_stay_known() -> None:
    seen = ["1 draws 2", "1 wins green 3"]
    state = state_of(table(player(), player(hand={"green": 3, "red": 2}), player(), seen=seen))
    hands = [hand_of(sampled(state, MEDICI, n), VISCONTI) for n in range(200)]
    assert min(hand[0] for hand in hands) == 3
    assert len(set(hands)) > 10


@pytest.mark.rule("P10", "P19")
def test_laid_cards_lessen_what_is_known() -> None:
    seen = ["1 draws 2", "1 wins green 3", "1 lays green 2"]
    state = state_of(table(player(), player(hand={"green": 1, "red": 2}, up={"green": 2}), player(), seen=seen))
    assert min(hand_of(sampled(state, MEDICI, n), VISCONTI)[0] for n in range(200)) == 1


@pytest.mark.rule("P10", "P21")
def test_building_lessens_what_is_known() -> None:
    seen = ["1 draws 3", "1 wins green 3", "1 builds siena"]
    state = state_of(table(player(), player(hand={"green": 2, "blue": 1}, cities=["siena"]), player(), seen=seen))
    assert min(hand_of(sampled(state, MEDICI, n), VISCONTI)[0] for n in range(200)) == 2


@pytest.mark.rule("P10", "P12")
def test_a_known_card_may_lie_face_down() -> None:
    state = state_of(
        table(
            player(hand={"red": 3}), player(hand={"red": 2}, offered={"green": 1}), player(hand={"blue": 3}),
            seen=["0 draws 3", "1 draws 2", "1 wins green 1", "2 draws 3"], phase="offering", part=1,
        )
    )  # fmt: skip
    places: Counter[int] = Counter()
    for n in range(400):
        guess = sampled(state, MEDICI, n)
        green = hand_of(guess, VISCONTI)[0], int(guess.offered[VISCONTI * COLOURS])
        assert sum(green) >= 1
        assert sum(guess.offered[VISCONTI * COLOURS : CARRARESI * COLOURS]) == 1
        places[green[1]] += 1
    assert places[0] > 0
    assert places[1] > 0
    assert hand_of(sampled(state, VISCONTI, 0), VISCONTI) == hand_of(state, VISCONTI)
    assert sampled(state, VISCONTI, 0).offered[VISCONTI * COLOURS] == 1


@pytest.mark.rule("P10", "P12", "P37")
def test_of_two_players_each_knows_what_the_other_offered() -> None:
    seen = ["0 draws 5", "1 draws 2", "1 wins green 2", "0 offers red blue yellow", "1 offers green red red"]
    state = state_of(table(player(hand={"blue": 2}), player(hand={"green": 1}), seen=seen, round=2))
    for n in range(50):
        assert hand_of(sampled(state, MEDICI, n), VISCONTI) == cards("green")
        assert list(sampled(state, MEDICI, n).chronicle) == list(state.chronicle)


@pytest.mark.rule("P10")
def test_a_sample_holds_nothing_of_who_truly_offered_what() -> None:
    """Two tables that differ only in that give the same samples."""
    hands = [player(), player(hand={"red": 1}), player(hand={"blue": 1})]
    seen = ["1 draws 3", "2 draws 3", "0 offers"]
    one = state_of(table(*hands, seen=[*seen, "1 offers green green", "2 offers white white"]))
    other = state_of(table(*hands, seen=[*seen, "1 offers white white", "2 offers green green"]))
    drawn = [Counter(tuple(sampled(state, MEDICI, n).snapshot()) for n in range(3000)) for state in (one, other)]
    assert set(drawn[0]) == set(drawn[1])


@pytest.mark.rule("P10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_whole_games_samples_keep_own_cards_sizes_and_money(seats: int) -> None:
    match = fresh(seats, 3)
    choices = Random(seats)
    while match.actors:
        seat = choices.choice(match.actors)
        match.play(seat, choices.choice(match.moves(seat)))
        state = state_of(match)
        viewer = choices.randrange(seats)
        guess = sampled(state, viewer, len(match.played))
        known = guess.clone().hand
        assert guess.remember(known)
        together = [a + b for a, b in zip(guess.hand, guess.offered, strict=True)]
        assert all(certain <= held for certain, held in zip(known, together, strict=True))
        assert list(guess.gold) == list(state.gold)
        assert hand_of(guess, viewer) == hand_of(state, viewer)
        assert [guess.cards_in(guess.hand, each) for each in range(seats)] == [
            seat.hand_size for seat in look(match).seats
        ]
