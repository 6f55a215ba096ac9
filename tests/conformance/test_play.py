"""Random games for every number of players: nothing appears or vanishes, nobody is stuck, and the game ends."""

from regalia.engine import chance
from regalia.games import AnyGame
from tests.conformance.play import check_table, chooser, deal, steps, strides

WATCHED = 40
"""The first so many games are looked at before every action, and of the others, of which only a nightly run plays
any, every so-many-th; the rest after every few actions."""
FEW = 16


def test_random_games(game: AnyGame, seats: int, numbers: range) -> None:
    box = game.inventory(deal(game, seats, 0))
    for number in numbers:
        state = deal(game, seats, number)
        barrier = 0
        watched = number < WATCHED or number % WATCHED == 0
        for now in steps(state, chooser(game.name, seats, number)) if watched else strides(state, FEW):
            check_table(game, now, box)
            assert now.barrier >= barrier
            barrier = int(now.barrier)
        places = state.ranks()
        assert len(places) == seats
        for place in places:
            assert place == 1 + sum(better < place for better in places)


def test_setting_up_gives_a_table_of_its_seats_and_options(game: AnyGame, seats: int) -> None:
    for number in range(8):
        state = deal(game, seats, number)
        assert state.seats == seats
        assert state.pending()
        assert state.notes is None


def test_the_box_holds_something(game: AnyGame, seats: int) -> None:
    box = game.inventory(deal(game, seats, 0))
    assert box
    assert all(count > 0 for count in box.values())


def test_points_follow_from_the_table_alone(game: AnyGame, seats: int) -> None:
    """At any time, as often as they are asked for, and the same in a copy and in what every seat sees of it."""
    for state in steps(deal(game, seats, 1), chooser("points")):
        points = [int(state.points(seat)) for seat in range(seats)]
        copy = state.clone()
        copy.resample(-1, chance.key("points", 1))
        assert [int(state.points(seat)) for seat in range(seats)] == points
        assert [int(copy.points(seat)) for seat in range(seats)] == points
