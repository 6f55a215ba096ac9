"""Hidden cards: what resampling changes and what it keeps."""

import pytest

import regalia
from regalia.games.tara.state import ALL_CARDS, TaraState
from tests.games.tara.table import BLUE, YELLOW, play, state_of, table


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
        assert guess.aside[BLUE] == state.aside[BLUE]
        cards = [guess.pile, *guess.hand, *guess.aside]
        assert sum(cards) == ALL_CARDS
    assert len({int(guess.aside[YELLOW]) for guess in samples(state, BLUE)}) > 190


def test_a_spectator_knows_no_hand() -> None:
    state = state_of(regalia.new("tara", seats=3, seed=5))
    assert len({int(guess.aside[BLUE]) for guess in samples(state, -1)}) > 190


def test_what_was_played_is_in_nobody_s_hand() -> None:
    match = table(3, hand=[9, 10, 17], board={"ulster": {"F1": "y"}})
    play(match, BLUE, "discard 9")
    state = state_of(match)
    assert all(not hand >> 8 & 1 for guess in samples(state, YELLOW) for hand in (*guess.hand, guess.pile))


@pytest.mark.rule("T34")
def test_a_pile_made_of_discards_is_known() -> None:
    board = {"ulster": {"F1": "b", "F2": "b", "F3": "y", "F4": "w"}}
    match = table(3, hand=[36], board=board, pile=[9], last=True, cumals=[0, 4, 4], round=3)
    aside = [int(cards) for cards in state_of(match).aside]
    play(match, BLUE, "discard 36")
    state = state_of(match)
    assert state.pile & ~state.seen == 0
    for guess in samples(state, BLUE):
        assert guess.pile == state.pile
        assert guess.aside[BLUE] == aside[BLUE]
        assert guess.aside[1] | guess.aside[2] == aside[1] | aside[2]


def test_half_made_choices_of_others_keep_their_size_only() -> None:
    match = regalia.new("tara", seats=2, seed=6)
    play(match, YELLOW, str(match.moves(YELLOW)[0]))
    state = state_of(match)
    sizes = {(int(guess.hand[YELLOW]).bit_count(), int(guess.aside[YELLOW]).bit_count()) for guess in samples(state, 0)}
    assert sizes == {(1, 5)}
    assert len({int(guess.hand[YELLOW]) for guess in samples(state, 0)}) == 30
