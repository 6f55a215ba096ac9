"""What a seat may know in numbers: named, of one length, and the same whatever is hidden from it."""

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine import chance
from regalia.engine.state import State
from regalia.games import AnyGame
from tests.conformance.play import deal, samples

UNTOUCHED = -987654321


def observed(game: AnyGame, state: State, seat: int) -> list[int]:
    length = len(game.observation(int(state.seats)))
    out = vec[i64]([UNTOUCHED] * (length + 1))
    state.observe(seat, out)
    assert out[length] == UNTOUCHED
    return list(out[:length])


def test_every_number_has_a_name_of_its_own(game: AnyGame, seats: int) -> None:
    names = game.observation(seats)
    assert len(set(names)) == len(names) > 0
    assert names == game.observation(seats)


def test_every_number_is_written_at_every_moment(game: AnyGame, seats: int) -> None:
    for state in samples(game, seats, 60):
        before = state.snapshot()
        for seat in range(seats):
            assert UNTOUCHED not in observed(game, state, seat)
        assert state.snapshot() == before


def test_nothing_hidden_is_observed(game: AnyGame, seats: int) -> None:
    for number, state in enumerate(samples(game, seats, 120)):
        for seat in range(seats):
            twin = state.clone()
            twin.resample(seat, chance.key("twin", number))
            assert observed(game, twin, seat) == observed(game, state, seat)


def test_tables_that_look_different_are_observed_to_be(game: AnyGame, seats: int) -> None:
    """Over a sample of games: where the views of a seat differ, so do its numbers."""
    for seat in range(seats):
        looks: dict[tuple[int, ...], set[str]] = {}
        for state in samples(game, seats, 120):
            looks.setdefault(tuple(observed(game, state, seat)), set()).add(str(game.view(state, seat)))
        assert max(len(views) for views in looks.values()) == 1


def test_each_seat_is_the_first_in_its_own_numbers(game: AnyGame, seats: int) -> None:
    """At a table where all is equal but the seats, the names say whose numbers are whose."""
    names = game.observation(seats)
    for seat in range(seats):
        assert any(name.startswith(f"seat {seat}") for name in names)
    assert not any(name.startswith(f"seat {seats}") for name in names)
    assert len(observed(game, deal(game, seats, 0), 0)) == len(names)


def test_what_others_learn_of_an_action(game: AnyGame, seats: int) -> None:
    """The action itself, but for moves that are secret: of those nothing that tells two of them apart."""
    for state in samples(game, seats, 120):
        for seat in range(seats):
            legal = state.legal(seat)
            for by in set(range(seats)) - {seat}:
                learned = [int(state.observed(seat, action, by)) for action in legal]
                for action, told in zip(legal, learned, strict=True):
                    assert game.moves[action].verb in game.secret or told == action
                secret = {told for action, told in zip(legal, learned, strict=True) if told != action}
                assert len(secret) <= 1 or len(legal) > len(secret)
            assert [int(state.observed(seat, action, seat)) for action in legal] == legal
