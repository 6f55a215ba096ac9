"""Four ways to ask what is legal, one answer, over the whole action space and for every seat."""

from regalia.games import AnyGame
from tests.conformance.play import MOST_ASKED, agree, samples, shown, some_moves
from tests.rule_coverage import rule_ids


def test_legal_moves_agree_with_reasons_against_the_others(game: AnyGame, seats: int) -> None:
    rules = set(rule_ids(game.name))
    for state in samples(game, seats, 240):
        assert {reason.rule for reason in agree(game, state)} <= rules


def test_every_move_is_asked_about_in_some_states(game: AnyGame, seats: int) -> None:
    asked = set()
    for state in samples(game, seats, 480):
        asked |= set(some_moves(game, shown(game, state, 0)))
        assert len(some_moves(game, b"")) <= MOST_ASKED
    assert asked == set(game.moves)


def test_asking_changes_nothing(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 60):
        before = (state.snapshot(), state.random, state.barrier)
        for seat in range(seats):
            state.legal(seat)
            for move in game.moves:
                game.why_not(state, seat, move.action)
            game.view(state, seat)
            state.points(seat)
        game.view(state, None)
        game.inventory(state)
        game.write_position(state)
        assert (state.snapshot(), state.random, state.barrier) == before
