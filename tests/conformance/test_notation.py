"""Every move has one text form that parses back."""

import pytest

from regalia.engine.errors import InvalidMove
from regalia.games import AnyGame
from tests.conformance.play import pending_seats, samples


def test_every_move_parses_back(game: AnyGame) -> None:
    for action, move in enumerate(game.moves):
        assert move.action == action
        assert game.parse(str(move)) == move
        assert game.parse(f"  {str(move).upper().replace(' ', '   ')} ") == move


def test_no_two_moves_are_spelled_alike(game: AnyGame) -> None:
    assert len({str(move).lower() for move in game.moves}) == len(game.moves)


def test_notation_is_plain(game: AnyGame) -> None:
    for move in game.moves:
        assert game.parse(str(move).lower()) is game.parse(str(move).upper()) is move
        assert all(str(move).isascii() and word and not word.isspace() for word in (move.verb, *move.targets))
        assert len(str(move).split()) == 1 + len(move.targets)


def test_every_legal_action_is_a_move(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 60):
        for seat in pending_seats(state):
            for action in state.legal(seat):
                assert game.parse(str(game.moves[action])).action == action


@pytest.mark.parametrize("nonsense", ["", " ", "xyzzy", "xyzzy 1", "\0", "🏰"])
def test_what_is_no_move_is_refused(game: AnyGame, nonsense: str) -> None:
    with pytest.raises(InvalidMove):
        game.parse(nonsense)


@pytest.mark.many
def test_a_move_with_a_word_more_or_less_is_refused(game: AnyGame) -> None:
    known = {str(move) for move in game.moves}
    for move in game.moves:
        for text in (f"{move} xyzzy", " ".join((move.verb, *move.targets[:-1]))):
            if text not in known:
                with pytest.raises(InvalidMove):
                    game.parse(text)
