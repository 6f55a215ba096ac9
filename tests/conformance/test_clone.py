"""A clone equals its original and shares nothing with it."""

from regalia.engine.record import digest
from regalia.engine.state import State
from regalia.games import AnyGame
from tests.conformance.play import chooser, deal, pending_seats, samples, steps


def test_clone_equals_its_original(game: AnyGame, seats: int) -> None:
    """At every step of a game that is itself never cloned, so that nothing can be lost before it is missed."""
    for number in range(3):
        for state in steps(deal(game, seats, number), chooser("clone", seats, number)):
            clone = state.clone()
            assert clone is not state
            assert digest(clone) == digest(state)
            assert [clone.legal(seat) for seat in range(seats)] == [state.legal(seat) for seat in range(seats)]
            assert clone.pending() == state.pending()


def test_clone_and_original_go_their_own_ways(game: AnyGame, seats: int) -> None:
    choices = chooser("clone", game.name, seats)
    for state in samples(game, seats, 120):
        if not state.pending():
            continue
        seat = choices.choice(pending_seats(state))
        action = choices.choice(state.legal(seat))
        before = digest(state)
        ahead, behind = state.clone(), state.clone()
        ahead.apply(seat, action)
        assert digest(state) == before
        state.apply(seat, action)
        assert digest(behind) == before
        assert digest(state) == digest(ahead)


def test_playing_one_to_the_end_leaves_the_other(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 36):
        clone = state.clone()
        before = digest(state)
        play_out(clone)
        assert digest(state) == before
        clone = state.clone()
        play_out(state)
        assert digest(clone) == before


def test_clone_collects_no_events(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 36):
        state.notes = []
        clone = state.clone()
        assert clone.notes is None
        if clone.pending():
            play_out(clone)
        assert state.notes == []


def play_out(state: State) -> None:
    for _ in steps(state, chooser("to the end")):
        pass
