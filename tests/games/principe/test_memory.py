"""What a seat can know of hands stays known in a sample, and nothing else does: P10.

An oracle lists every table that agrees with what a seat has seen, from all that the others may have drawn
and offered. Samples must all be on its list, and everything on its list must come up. How often it does is tested
by tests/games/principe/uniform.py.
"""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from regalia import games
from regalia.engine import chance
from regalia.engine.state import zeros
from regalia.games.principe.cards import total
from regalia.games.principe.memory import part_blindly
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.table import DECK, GOLD, HAND, MOST_SEATS, OFFERED, PILES, count_of
from regalia.match import Match
from tests.games.principe.oracle import SPECTATOR, chances, hand_of, hands_of
from tests.games.principe.table import MEDICI, VISCONTI, copied, fresh, look, player, state_of, table
from tests.games.principe.uniform import given_in

GAME = games.find("principe")
TIGHT = Path(__file__).parent / "positions" / "tight.toml"
"""Five players after four rounds: of all ways to part the piles, less than one in ten thousand can have happened."""


def sampled(state: PrincipeState, seat: int, number: int) -> PrincipeState:
    guess = copied(state)
    guess.resample(seat, chance.key("memory", number))
    return guess


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
    seen, hands = history(Random(number))
    state = state_of(after(seen, hands))
    for seat in (SPECTATOR, 0, 1, 2):
        possible = chances(seen, state, seat)
        assert hands_of(state) in possible
        found = {hands_of(sampled(state, seat, n)) for n in range(200)}
        assert found <= set(possible)
        assert {outcome for outcome, chance in possible.items() if chance > sum(possible.values()) / 10} <= found


@pytest.mark.rule("P10")
@pytest.mark.parametrize("seat", [SPECTATOR, *(pytest.param(seat, marks=pytest.mark.many) for seat in range(5))])
def test_samples_of_a_table_where_little_is_possible(seat: int) -> None:
    """Whoever reads a position checks that what was seen agrees with the hands."""
    state = GAME.read_position(TIGHT.read_text("utf-8"), TIGHT.name)
    assert isinstance(state, PrincipeState)
    others = sum(1 << other for other in range(5) if other != seat)
    pool = state.t[DECK] + sum(state.t[HAND + other] for other in range(5) if other != seat)
    tried = copied(state)
    assert sum(part_blindly(tried, others, pool, zeros(MOST_SEATS)) for _ in range(300)) < 10
    samples = [sampled(state, seat, n) for n in range(20)]
    for guess in samples:
        text = GAME.write_position(guess)
        assert GAME.read_position(text, "the sample").snapshot()[3:] == guess.snapshot()[3:]
        assert GAME.inventory(guess) == GAME.inventory(state)
        assert [total(hand) for hand in guess.row(HAND, 5)] == [total(hand) for hand in state.row(HAND, 5)]
    assert len({str(guess.snapshot()) for guess in samples}) > 1


@pytest.mark.rule("P10", "P17")
def test_cards_won_at_auction_stay_known() -> None:
    seen = ["1 draws 2", "1 wins green 3"]
    state = state_of(table(player(), player(hand={"green": 3, "red": 2}), player(), seen=seen))
    hands = [hand_of(sampled(state, MEDICI, n), VISCONTI) for n in range(200)]
    assert min(hand[0] for hand in hands) == 3
    assert len(set(hands)) > 6


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
        green = hand_of(guess, VISCONTI)[0], int(count_of(guess.t[OFFERED + VISCONTI], 0))
        assert sum(green) >= 1
        assert total(guess.t[OFFERED + VISCONTI]) == 1
        places[green[1]] += 1
    assert places[0] > 0
    assert places[1] > 0
    assert hand_of(sampled(state, VISCONTI, 0), VISCONTI) == hand_of(state, VISCONTI)
    assert sampled(state, VISCONTI, 0).t[OFFERED + VISCONTI] == 1


@pytest.mark.rule("P10", "P12", "P37")
def test_of_two_players_each_knows_what_the_other_offered() -> None:
    seen = ["0 draws 5", "1 draws 2", "1 wins green 2", "0 offers red blue yellow", "1 offers green red red"]
    state = state_of(table(player(hand={"blue": 2}), player(hand={"green": 1}), seen=seen, round=2))
    for n in range(50):
        assert hand_of(sampled(state, MEDICI, n), VISCONTI) == (1, 0, 0)
        assert given_in(sampled(state, MEDICI, n)) == given_in(state)


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
@pytest.mark.parametrize("seats", [*(pytest.param(seats, marks=pytest.mark.many) for seats in (2, 3, 4)), 5])
def test_in_whole_games_samples_keep_own_cards_sizes_and_money(seats: int) -> None:
    match = fresh(seats, 3)
    choices = Random(seats)
    while match.actors:
        seat = choices.choice(match.actors)
        match.play(seat, choices.choice(match.moves(seat)))
        state = state_of(match)
        viewer = choices.randrange(seats)
        guess = sampled(state, viewer, len(match.played))
        assert GAME.read_position(GAME.write_position(guess), "the sample").snapshot()[3:] == guess.snapshot()[3:]
        assert guess.row(GOLD, seats) == state.row(GOLD, seats)
        assert guess.t[HAND + viewer] == state.t[HAND + viewer]
        assert [total(hand) for hand in guess.row(HAND, seats)] == [seat.hand_size for seat in look(match).seats]


@pytest.mark.rule("P10")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_was_seen_has_its_place_in_the_longest_game(seats: int) -> None:
    """Everybody only offers and passes: the deck feeds as many rounds as it can."""
    match = fresh(seats, **({} if seats == 2 else {"draw": 4}))
    size = len(state_of(match).snapshot())
    while match.actors:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    state = state_of(match)
    assert len(state.snapshot()) == size
    assert state.t[PILES] == state.round
    assert GAME.restore(state.snapshot()).snapshot() == state.snapshot()
