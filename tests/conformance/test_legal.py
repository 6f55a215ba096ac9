"""Four ways to ask what is legal, one answer, over the whole action space and for every seat."""

from regalia.games import AnyGame
from regalia.testing.play import MOST_ASKED, samples, shown, some_moves


def test_every_move_is_asked_about_in_some_states(game: AnyGame, seats: int) -> None:
    asked = set()
    for state in samples(game, seats, 480):
        asked |= set(some_moves(game, shown(game, state, 0)))
        assert len(some_moves(game, b"")) <= MOST_ASKED
    assert asked == set(game.moves)
