"""Random games for every number of players: nothing appears or vanishes, nobody is stuck, and the game ends."""

from regalia.engine import chance
from regalia.games import AnyGame
from regalia.testing.checks import play
from regalia.testing.play import chooser, deal, steps


def test_random_games(game: AnyGame, seats: int, numbers: range) -> None:
    play(game, seats, numbers)


def test_points_follow_from_the_table_alone(game: AnyGame, seats: int) -> None:
    """At any time, as often as they are asked for, and the same in a copy and in what every seat sees of it."""
    for state in steps(deal(game, seats, 1), chooser("points")):
        points = [int(state.points(seat)) for seat in range(seats)]
        copy = state.clone()
        copy.resample(-1, chance.key("points", 1))
        assert [int(state.points(seat)) for seat in range(seats)] == points
        assert [int(copy.points(seat)) for seat in range(seats)] == points
