"""What a move brings, as its seat can know before it is played: true, and the same whatever is hidden and rolled."""

from collections import Counter

import msgspec
import pytest

from regalia.games import AnyGame
from regalia.match import Match
from regalia.testing.play import chooser, deal_match, play_any, share


@pytest.mark.many
def test_what_is_told_as_certain_comes_true(game: AnyGame, seats: int) -> None:
    """In random games to their end. Where nothing is unknown, it is all that happens."""
    unknown: Counter[str | None] = Counter()
    for number in range(share(12)):
        match = deal_match(game, seats, number)
        choices = chooser("brings", game.name, seats, number)
        while not match.over:
            seat = choices.choice(match.actors)
            before, points = match.barrier, match.points
            brought = match.brings(seat)
            assert list(brought) == match.moves(seat)
            assert {move: each.final for move, each in brought.items() if each.final} == match.final(seat)
            move = choices.choice(list(brought))
            told = brought[move]
            match.play(seat, move)
            happened = tuple(each.event for each in match.events(seat, len(match.played)))
            assert told.events == happened[: len(told.events)], move
            unknown[told.unknown] += 1
            if told.unknown is None:
                assert happened == told.events
                assert (told.points or points) == match.points
                assert (told.final is None) == (match.barrier == before)
            else:
                assert match.barrier > before, "what nobody could know can be taken back"
            while told.then:  # the rest of one gesture, one way or the other
                moves, told = msgspec.structs.astuple(choices.choice(told.then))
                first = len(match.played) + 1
                for each in moves:
                    match.play(seat, each)
                happened = tuple(one.event for one in match.events(seat, first))
                assert told.events == happened[: len(told.events)], moves
                if told.unknown is None:
                    assert (happened, told.points or points) == (told.events, match.points)
    assert unknown[None] > sum(unknown.values()) / 4
    assert set(unknown) >= {None, "chance"}
    assert ("choices" in unknown) == bool(game.secret) or game.name == "tara"


@pytest.mark.many
def test_it_tells_nothing_hidden_and_nothing_to_come(game: AnyGame, seats: int) -> None:
    """Equal to the letter for two tables that the seat cannot tell apart."""
    for number in range(share(12)):
        match = deal_match(game, seats, number)
        choices = chooser("brings twins", game.name, seats, number)
        while not match.over:
            seat = choices.choice(match.actors)
            twin = Match(game, match.glimpse(seat), "another seed")
            assert twin.brings(seat) == match.brings(seat)
            play_any(match, choices)


def test_a_failure_keeps_no_move_from_being_played(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    match = deal_match(game, max(game.seats), 0)
    seat = match.actors[0]
    (move, brought), *_ = match.brings(seat).items()
    assert brought.events
    with monkeypatch.context() as broken:
        broken.setattr(game.events, "kinds", {})
        assert move not in match.brings(seat)
        assert match.play(seat, move) == move
    assert match.events(seat)[-len(brought.events)].event == brought.events[0]
