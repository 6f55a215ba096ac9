"""A table is one row of numbers: copied, written down and read back without a field being forgotten."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regalia._source import compiled
from regalia.engine.errors import InvalidSnapshot
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.testing.play import chooser, deal, samples, steps

HEAD = 3
"""Seats, barrier and round stand before the row."""


def numbers(state: State) -> list[int]:
    return state.row(0, len(state.t))


def test_every_number_of_a_copy_is_its_own(game: AnyGame, seats: int) -> None:
    """Whatever is changed in a copy: the original stays, and the snapshot of the copy tells."""
    for state in samples(game, seats, 24, games=6):
        before, written = numbers(state), state.snapshot()
        for place in range(int(state.kept())):
            copy = state.clone()
            copy.t[place] += 1
            assert copy.snapshot() != written
        for change in ("barrier", "round"):
            copy = state.clone()
            setattr(copy, change, getattr(copy, change) + 1)
            assert copy.snapshot() != written
        copy = state.clone()
        for place in range(len(copy.t)):
            copy.t[place] += 1
        assert numbers(state) == before
        assert state.snapshot() == written


def test_a_state_has_no_place_but_the_row(game: AnyGame, seats: int) -> None:
    """What a State holds beside the contract's own would be forgotten by copies: there is nothing."""
    state = deal(game, seats, 0)
    assert not getattr(state, "__dict__", {}).keys() - State.__annotations__.keys()
    own = [name for name, thing in vars(type(state)).items() if type(thing).__name__ in ("member", "getset_descriptor")]
    assert {name for name in own if not name.startswith("__")} <= State.__annotations__.keys()


def test_a_snapshot_read_back_is_the_same_table(game: AnyGame, seats: int) -> None:
    for number in range(3):
        for state in steps(deal(game, seats, number), chooser("snapshot", seats, number)):
            again = game.unpack(state.snapshot())
            assert numbers(again)[: int(state.kept())] == numbers(state)[: int(state.kept())]
            assert again.snapshot() == state.snapshot()
            assert again.pending() == state.pending()
            assert [again.legal(seat) for seat in range(seats)] == [state.legal(seat) for seat in range(seats)]


def test_what_follows_from_the_row_is_worked_out_again(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 36):
        again = game.unpack(state.snapshot())
        for seat in (None, *range(seats)):
            assert game.view(again, seat) == game.view(state, seat)
        choices, same = chooser("on", seats), chooser("on", seats)
        again.random = state.random
        for _ in zip(steps(state, choices), steps(again, same), strict=True):
            pass
        assert again.snapshot() == state.snapshot()


def test_a_sound_snapshot_is_taken_from_anywhere(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 24, games=6):
        assert game.restore(state.snapshot()).snapshot() == state.snapshot()


def test_a_snapshot_that_cannot_be_is_refused(game: AnyGame, seats: int) -> None:
    written = deal(game, seats, 1).snapshot()
    seen = 0
    for nonsense in (
        [],
        [9, *written[1:]],
        [written[0], -5, *written[2:]],
        written[:-1],
        [*written, 0],
        [*written[:HEAD], *[10**6] * (len(written) - HEAD)],
    ):
        with pytest.raises(InvalidSnapshot) as refused:
            game.restore(nonsense)
        assert game.name in str(refused.value)
        seen += 1
    assert seen == 6


@pytest.mark.parametrize("change", [-1, *(pytest.param(more, marks=pytest.mark.many) for more in (1, 10**9, -(2**62)))])
def test_any_changed_number_is_sound_or_refused(game: AnyGame, seats: int, change: int) -> None:
    """Never another error, never an endless search, and never a table whose own numbers say something else."""
    refused = 0
    start, middle, end = samples(game, seats, 3, games=1)
    for state in (start, middle, end) if compiled() else (middle,):
        written = state.snapshot()
        for place in range(HEAD, len(written)):
            changed = list(written)
            changed[place] += change
            try:
                again = game.restore(changed)
            except InvalidSnapshot:
                refused += 1
                continue
            assert again.snapshot() == changed
            said = game.read_position(game.write_position(again), "the snapshot")
            said.barrier = again.barrier
            assert said.snapshot() == changed
    assert refused > 0


def test_a_number_too_large_for_the_row_is_refused(game: AnyGame, seats: int) -> None:
    written = deal(game, seats, 1).snapshot()
    with pytest.raises(InvalidSnapshot):
        game.restore([*written[:-1], 2**70])


def test_any_legal_action_is_picked_as_from_the_list(game: AnyGame, seats: int) -> None:
    for number, state in enumerate(samples(game, seats, 120)):
        for seat in range(seats):
            legal = state.legal(seat)
            if not legal:
                continue
            one, other = state.clone(), state.clone()
            one.random = other.random = number + 1
            assert one.pick(seat) == legal[int(other.below(len(legal)))]
            assert one.random == other.random
            assert one.snapshot() == state.snapshot()


def test_playing_anything_is_picking_for_the_first_who_waits(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 240):
        waiting = int(state.pending())
        again = state.clone()
        assert again.play_on(1) == (waiting != 0)
        if waiting:
            seat = (waiting & -waiting).bit_length() - 1
            state.apply(seat, state.pick(seat))
        assert again.snapshot() == state.snapshot()


def test_the_winners_share_one_reward(game: AnyGame, seats: int) -> None:
    sides = game.sides(seats)
    for number in range(8):
        *_, state = steps(deal(game, seats, number), chooser("rewards", number))
        out = vec[float]([-1.0] * seats)
        state.rewards(out)
        winners = {sides[seat] for seat in range(seats) if state.rank(seat) == 1}
        for seat in range(seats):
            assert out[seat] == (1 / len(winners) if sides[seat] in winners else 0)


def test_a_judge_gives_every_side_its_chance(game: AnyGame, seats: int) -> None:
    sides = game.sides(seats)
    for state in samples(game, seats, 60):
        out = vec[float]([-1.0] * seats)
        game.judge.values(state, out)
        chances = dict(zip(sides, out, strict=True))
        assert all(0 <= chance <= 1 for chance in chances.values())
        assert sum(chances.values()) == pytest.approx(1)
        assert list(out) == [chances[side] for side in sides]


def test_a_judge_orders_the_moves(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 24, games=6):
        before = state.snapshot()
        for seat in range(seats):
            legal = state.legal(seat)
            out = vec[float]([-1.0] * len(legal))
            game.judge.order(state, seat, vec[i64](legal), len(legal), out)
            assert all(0 <= out[n] <= 1 for n in range(len(legal)))
        assert state.snapshot() == before
