"""What a seat cannot know is replaced by a fair sample, and nothing that it cannot know reaches it.

For a game with hidden orders, `tests/games/<game>/uniform.py` says what must be uniform.
"""

from collections import Counter
from importlib import import_module

import pytest

from regalia.engine import chance
from regalia.engine.record import digest
from regalia.engine.state import State
from regalia.games import AnyGame
from tests.conformance.play import (
    check_table,
    chooser,
    deal,
    pending_seats,
    play_to_the_end,
    samples,
    seen,
    step,
    told,
)
from tests.uniform import Case, chi_square, critical

SPECTATOR = -1
DRAWS = 3000


def resampled(state: State, seat: int, number: int) -> State:
    guess = state.clone()
    guess.resample(seat, chance.key("resample", number))
    return guess


def test_resampling_keeps_what_the_seat_knows(game: AnyGame, seats: int) -> None:
    for number, state in enumerate(samples(game, seats, 120)):
        before = digest(state)
        for seat in (SPECTATOR, *range(seats)):
            guess = resampled(state, seat, number)
            assert seen(game, guess, seat) == seen(game, state, seat)
            check_table(game, guess, game.inventory(state))
            assert guess.barrier == state.barrier
            assert [guess.points(each) for each in range(seats)] == [state.points(each) for each in range(seats)]
        assert digest(state) == before


def test_resampling_in_place_is_resampling_a_copy(game: AnyGame, seats: int) -> None:
    """Also where the table has just been asked what is legal: nothing that it keeps in mind goes stale."""
    for number, state in enumerate(samples(game, seats, 24)):
        for seat in (SPECTATOR, *range(seats)):
            for each in range(seats):
                state.legal(each)
            guess = resampled(state, seat, number)
            state.resample(seat, chance.key("resample", number))
            assert digest(state) == digest(guess)
            assert [state.legal(each) for each in range(seats)] == [guess.legal(each) for each in range(seats)]


def test_nothing_hidden_reaches_a_seat_with_the_next_action(game: AnyGame, seats: int) -> None:
    """State and sample differ only in what the seat cannot know: until something is revealed it is told the same."""
    choices = chooser("leak", game.name, seats)
    compared = 0
    for number, state in enumerate(samples(game, seats, 240)):
        for seat in (SPECTATOR, *range(seats)):
            guess = resampled(state, seat, number)
            for actor in pending_seats(state):
                both = sorted({*state.legal(actor)} & {*guess.legal(actor)})
                if not both:  # a hidden hand: what the actor can play, the sample has elsewhere
                    continue
                action = choices.choice(both)
                pair = [state.clone(), guess.clone()]
                for each in pair:
                    each.notes = []
                    each.apply(actor, action)
                if any(each.barrier != state.barrier for each in pair):
                    continue
                compared += 1
                one, other = (told(game, each.notes or [], seats, seat) for each in pair)
                assert one == other
                assert seen(game, pair[0], seat) == seen(game, pair[1], seat)
    assert compared > 0


def test_moves_that_others_cannot_tell_apart_are_secret(game: AnyGame, seats: int) -> None:
    """Whoever steps back through a game reads the moves of others too, but for those that are secret."""
    for state in samples(game, seats, 60):
        for actor in pending_seats(state):
            for reader in {SPECTATOR, *range(seats)} - {actor}:
                looks: dict[object, set[str]] = {}
                for action in state.legal(actor):
                    after = state.clone()
                    after.notes = []
                    after.apply(actor, action)
                    heard, heard_by_actor = (told(game, after.notes, seats, seat) for seat in (reader, actor))
                    if heard != heard_by_actor:
                        view = str(game.view(after, None if reader == SPECTATOR else reader))
                        looks.setdefault((view, str(heard)), set()).add(str(game.moves[action]))
                hidden = {move.split()[0] for alike in looks.values() if len(alike) > 1 for move in alike}
                assert hidden <= game.secret


def test_a_sample_plays_on_to_the_end(game: AnyGame, seats: int) -> None:
    for number, state in enumerate(samples(game, seats, 12, games=3)):
        for seat in (SPECTATOR, *range(seats)):
            play_to_the_end(game, resampled(state, seat, number), chooser("sample", number))


def test_two_samples_have_different_futures(game: AnyGame, seats: int) -> None:
    for number in range(10):
        state = deal(game, seats, number)
        ends = []
        for key in (2 * number, 2 * number + 1):
            guess = resampled(state, number % seats, key)
            choices = chooser("future", number)
            while guess.pending():
                step(guess, choices)
            ends.append(guess.snapshot())
        assert ends[0] != ends[1]


def test_a_sample_knows_nothing_of_the_true_future(game: AnyGame, seats: int) -> None:
    for number, state in enumerate(samples(game, seats, 36)):
        for seat in (SPECTATOR, *range(seats)):
            elsewhere = state.clone()
            elsewhere.random = chance.key("another future", number)
            assert digest(resampled(elsewhere, seat, number)) == digest(resampled(state, seat, number))


def cases(game: AnyGame) -> dict[str, Case]:
    found: dict[str, Case] = import_module(f"tests.games.{game.name}.uniform").CASES
    return found


def test_every_game_says_what_is_uniform(game: AnyGame) -> None:
    assert cases(game)


@pytest.mark.many
def test_uniform_where_the_rules_make_it_so(game: AnyGame) -> None:
    for name, case in cases(game).items():
        drawn = Counter(case.draw(chance.key(f"uniform {name}", number)) for number in range(DRAWS))
        assert set(drawn) <= set(case.weights), name
        assert chi_square(drawn, case.weights) < critical(len(case.weights) - 1), (name, drawn)


def test_a_loaded_die_is_found_out() -> None:
    fair = dict.fromkeys(range(6), 1.0)
    loaded = Counter({**dict.fromkeys(range(5), 960), 5: 1200})
    assert chi_square(loaded, fair) > critical(5)
    assert chi_square(Counter(dict.fromkeys(range(6), 1000)), fair) == pytest.approx(0)
    assert critical(5) == pytest.approx(20.5, rel=0.02)
