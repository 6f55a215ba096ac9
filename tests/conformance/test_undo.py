"""Undo restores everything and never crosses a barrier."""

import pytest

from regalia.engine.errors import CannotUndo
from regalia.engine.record import digest
from regalia.games import AnyGame
from regalia.testing.play import chooser, deal_match, everything, random_match, share


def test_undo_restores_everything_and_the_same_move_leads_to_the_same_state(game: AnyGame, seats: int) -> None:
    undone = 0
    for number in range(share(6)):
        match = random_match(game, seats, number, 25 * number)
        choices = chooser("undo", game.name, seats, number)
        for _ in range(20):
            if match.over:
                break
            before = everything(match)
            seat = choices.choice(match.actors)
            move = match.play(seat, choices.choice(match.moves(seat)))
            after = everything(match)
            if match.can_undo(seat):
                undone += 1
                assert match.undo(seat) == move
                assert everything(match) == before
                match.play(seat, move)
                assert everything(match) == after
    assert undone > 0


def test_nobody_undoes_what_lies_before_a_barrier(game: AnyGame, seats: int) -> None:
    for number in range(share(3)):
        match = deal_match(game, seats, number)
        choices = chooser("barrier", game.name, seats, number)
        while not match.over:
            barrier = match._state.barrier
            seat = choices.choice(match.actors)
            match.play(seat, choices.choice(match.moves(seat)))
            if match._state.barrier != barrier:
                for each in range(seats):
                    assert not match.can_undo(each)
                    with pytest.raises(CannotUndo):
                        match.undo(each)
            else:
                assert match.can_undo(seat)


def test_moves_are_taken_back_one_by_one_to_the_last_barrier_and_no_further(game: AnyGame, seats: int) -> None:
    match = deal_match(game, seats, 4)
    choices = chooser("back", game.name, seats)
    trail = [digest(match._state)]
    while not match.over:
        barrier = match._state.barrier
        seat = choices.choice(match.actors)
        match.play(seat, choices.choice(match.moves(seat)))
        if match._state.barrier != barrier:
            trail.clear()
        trail.append(digest(match._state))
        if choices.random() < 0.3:
            while any(match.can_undo(each) for each in range(seats)):
                trail.pop()
                match.undo(match.played[-1][0])
                assert digest(match._state) == trail[-1]
            assert len(trail) == 1
            if not match.actors:
                break
            # Straight on past the next barrier, so that the game comes to its end.
            barrier = match._state.barrier
            while match._state.barrier == barrier:
                seat = choices.choice(match.actors)
                match.play(seat, choices.choice(match.moves(seat)))
            trail = [digest(match._state)]


def test_nothing_to_take_back_at_the_start(game: AnyGame, seats: int) -> None:
    match = deal_match(game, seats, 0)
    for seat in range(seats):
        assert not match.can_undo(seat)
        with pytest.raises(CannotUndo, match=f"seat {seat}"):
            match.undo(seat)
