"""Hidden cards: what resampling changes and what it keeps."""

from random import Random

import pytest

import regalia
from regalia import games
from regalia.engine.state import UNKNOWN, State, zeros
from regalia.games.tara.state import ALL_CARDS, TaraState
from regalia.games.tara.table import ASIDE, CARDS, DISCARD, HAND, MOST_SEATS, PILE, SEEN
from tests.games.tara.table import BLUE, YELLOW, play, state_of, table

GAME = games.find("tara")


def samples(state: TaraState, seat: int, count: int = 200) -> list[TaraState]:
    found = []
    for key in range(1, count + 1):
        guess = state.clone()
        guess.resample(seat, key * 1_000_003)
        found.append(guess)
    return found


def test_own_cards_stay_and_the_others_change() -> None:
    state = state_of(regalia.new("tara", seats=3, seed=5))
    for guess in samples(state, BLUE):
        assert guess.t[ASIDE + BLUE] == state.t[ASIDE + BLUE]
        cards = [guess.t[PILE], *guess.row(HAND, MOST_SEATS), *guess.row(ASIDE, MOST_SEATS)]
        assert sum(cards) == ALL_CARDS
    assert len({guess.t[ASIDE + YELLOW] for guess in samples(state, BLUE)}) > 190


def test_a_spectator_knows_no_hand() -> None:
    state = state_of(regalia.new("tara", seats=3, seed=5))
    assert len({guess.t[ASIDE + BLUE] for guess in samples(state, -1)}) > 190


def test_what_was_played_is_in_nobody_s_hand() -> None:
    match = table(3, hand=[9, 10, 17], board={"ulster": {"F1": "y"}})
    play(match, BLUE, "discard 9")
    state = state_of(match)
    for guess in samples(state, YELLOW):
        assert all(not hand >> 8 & 1 for hand in (*guess.row(HAND, MOST_SEATS), guess.t[PILE]))


@pytest.mark.rule("T34")
def test_a_pile_made_of_discards_is_known() -> None:
    board = {"ulster": {"F1": "b", "F2": "b", "F3": "y", "F4": "w"}}
    match = table(3, hand=[36], board=board, pile=[9], last=True, cumals=[0, 4, 4], round=3)
    aside = state_of(match).row(ASIDE, MOST_SEATS)
    play(match, BLUE, "discard 36")
    state = state_of(match)
    assert state.t[PILE] & ~state.t[SEEN] == 0
    for guess in samples(state, BLUE):
        assert guess.t[PILE] == state.t[PILE]
        assert guess.t[ASIDE + BLUE] == aside[BLUE]
        assert guess.t[ASIDE + 1] | guess.t[ASIDE + 2] == aside[1] | aside[2]


def test_half_made_choices_of_others_keep_their_size_only() -> None:
    match = regalia.new("tara", seats=2, seed=6)
    play(match, YELLOW, str(match.moves(YELLOW)[0]))
    state = state_of(match)
    kept = [(guess.row(HAND, 2)[YELLOW], guess.row(ASIDE, 2)[YELLOW]) for guess in samples(state, 0)]
    assert {(hand.bit_count(), aside.bit_count()) for hand, aside in kept} == {(1, 5)}
    assert len({hand for hand, _ in kept}) == 30


def seen_by(state: State, seat: int) -> list[int]:
    names = GAME.observation(int(state.seats))
    out = zeros(len(names) + 1)
    out[len(names)] = -77
    state.observe(seat, out)
    assert out[len(names)] == -77
    return list(out)[:-1]


@pytest.mark.parametrize("seats", [2, *(pytest.param(seats, marks=pytest.mark.many) for seats in (3, 4))])
def test_an_observation_has_nothing_that_the_seat_cannot_know(seats: int) -> None:
    choices = Random(seats)
    state = state_of(regalia.new("tara", seats=seats, seed=11, options={"round_limit": 6}))
    while state.pending():
        waiting = [seat for seat in range(seats) if state.pending() >> seat & 1]
        seat = choices.randrange(seats)
        for guess in samples(state, seat, 1):
            assert seen_by(guess, seat) == seen_by(state, seat)
        actor = choices.choice(waiting)
        state.apply(actor, choices.choice(state.legal(actor)))


def test_an_observation_in_words() -> None:
    match = table(
        3,
        hand=[9, 10],
        board={"ulster": {"F1": "yw"}},
        kings={"connacht": "white"},
        cumals=[1, 2, 3],
        prisoners={BLUE: {"yellow": 3}},
    )
    play(match, BLUE, "discard 9")
    names = GAME.observation(3)
    assert len(set(names)) == len(names)
    blue, white = (dict(zip(names, seen_by(state_of(match), seat), strict=True)) for seat in (BLUE, 2))
    assert (blue["seat to decide"], white["seat to decide"]) == (1, 2)
    assert [blue[f"seat {seat}: prisoners of seat {other}"] for seat, other in ((0, 1), (1, 0))] == [3, 0]
    assert [blue[f"seat {seat}: cumals"] for seat in range(3)] == [3, 2, 3]
    assert [white[f"seat {seat}: cumals"] for seat in range(3)] == [3, 3, 2]
    stack = "region ulster: stack F1"
    assert [blue[f"{stack}, number {depth} from the top"] for depth in (1, 2, 3)] == [1, 2, -1]
    assert [white[f"{stack}, of seat {seat}"] for seat in range(3)] == [1, 0, 1]
    king = "region connacht: seat with a king piece"
    assert (blue[king], white[king]) == (2, 0)
    assert (blue["seat 0: hand card 10"], white["seat 0: hand card 10"]) == (1, 0)
    assert "seat 1: hand card 10" not in names
    assert (blue["discarded card 9"], white["discarded card 9"]) == (1, 1)


def test_a_very_deep_stack_is_observed_whole() -> None:
    match = table(4, board={"ulster": {"F1": "ybrw" * 15, "F2": "rrb"}})
    numbers = dict(zip(GAME.observation(4), seen_by(state_of(match), YELLOW), strict=True))
    for stack, owned in (("F1", [15, 15, 15, 15]), ("F2", [0, 0, 2, 1])):
        assert [numbers[f"region ulster: stack {stack}, of seat {seat}"] for seat in range(4)] == owned


def test_how_many_cards_others_have_kept_is_hidden() -> None:
    match = regalia.new("tara", seats=2, seed=6)
    before = seen_by(state_of(match), BLUE)
    play(match, YELLOW, str(match.moves(YELLOW)[0]))
    assert seen_by(state_of(match), BLUE) == before
    assert seen_by(state_of(match), YELLOW) != before


@pytest.mark.rule("T9")
def test_what_is_kept_is_no_one_else_s_to_know() -> None:
    state = state_of(regalia.new("tara", seats=3, seed=5))
    action = state.legal(YELLOW)[0]
    assert [state.observed(YELLOW, action, by) for by in range(3)] == [UNKNOWN, action, UNKNOWN]
    assert state.observed(BLUE, DISCARD, YELLOW) == DISCARD


def test_resampling_in_place_leaves_no_stale_choice() -> None:
    match = table(3, hand=[9, 10, 17], board={"ulster": {"F1": "y"}})
    state = state_of(match)
    found = set()
    for key in range(1, 30):
        found.add(tuple(state.legal(BLUE)))
        state.resample(YELLOW, key * 1_000_003)
        assert {action for action in state.legal(BLUE) if action >= DISCARD} == {
            DISCARD + card for card in range(CARDS) if state.t[HAND + BLUE] >> card & 1
        }
        assert state.legal(BLUE) == state.clone().legal(BLUE)
    assert len(found) > 20
