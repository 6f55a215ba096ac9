"""What a move would do, as far as the seat can know: true, and the same whatever is hidden and whatever is rolled."""

import pytest

from regalia.games import AnyGame
from regalia.match import Match
from tests.conformance.play import chooser, deal_match, play_any


@pytest.mark.many
def test_a_preview_comes_true(game: AnyGame, seats: int) -> None:
    shown = whole = 0
    for number in range(3):
        match = deal_match(game, seats, number)
        choices = chooser("preview", game.name, seats, number)
        for _ in range(60):
            if match.over:
                break
            seat = choices.choice(match.actors)
            move = choices.choice(match.moves(seat))
            before = match.record()
            preview = match.preview(seat, move)
            assert match.record() == before
            match.play(seat, move)
            happened = [told.event for told in match.events(seat, len(match.played))]
            assert list(preview.events) == happened[: len(preview.events)]
            shown += len(preview.events)
            if preview.view is not None:
                whole += 1
                assert preview.view == match.view(seat)
    assert shown > 0
    assert whole > 0


@pytest.mark.many
def test_a_preview_tells_nothing_hidden_and_nothing_to_come(game: AnyGame, seats: int) -> None:
    for number in range(2):
        match = deal_match(game, seats, number)
        choices = chooser("preview twins", game.name, seats, number)
        for _ in range(24):
            if match.over:
                break
            seat = choices.choice(match.actors)
            twin = Match(game, match.glimpse(seat), "another seed")
            for move in choices.sample(match.moves(seat), min(3, len(match.moves(seat)))):
                assert twin.preview(seat, move) == match.preview(seat, move)
            play_any(match, choices)
