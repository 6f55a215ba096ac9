"""What the view says of moves before they are made: it comes true."""

import pytest

import regalia
from regalia.games.carolus.events import Marker, Merged
from regalia.games.carolus.view import CarolusView, Territory
from regalia.match import Match
from regalia.testing.play import chooser


def look(match: Match) -> CarolusView:
    view = match.view(None)
    assert isinstance(view, CarolusView)
    return view


def territory(view: CarolusView, name: str) -> Territory:
    (found,) = (each for each in view.territories if each.name == name)
    return found


@pytest.mark.many
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_knights_and_stops_bring_what_the_view_says(seats: int) -> None:
    """C15, C17-C21, in random games."""
    seen = {"court": 0, "land": 0, "emperor": 0, "joins": 0}
    for seed in range(3):
        match = regalia.new("carolus", seats=seats, seed=f"outlook {seed}")
        choices = chooser("outlook", seats, seed)
        while not match.over and len(match.played) < 600:
            seat = choices.choice(match.actors)
            before, move = look(match), choices.choice(match.moves(seat))
            match.play(seat, move)
            after, told = look(match), [each.event for each in match.events(None, len(match.played))]
            if move.verb == "emperor":
                (reach,) = (each for each in before.reach if str(each.steps) == move.targets[0])
                merged = [each for each in told if isinstance(each, Merged)]
                assert (territory(after, after.emperor).castles, len(merged)) == (reach.total, len(reach.joins))
                seen["emperor"] += 1
                seen["joins"] += len(reach.joins)
            elif move.verb == "knight" and move.targets[1] == "court":
                gained = any(isinstance(each, Marker) for each in told)
                assert gained == (before.seats[seat].lacking.get(move.targets[0]) == 1)
                seen["court"] += 1
            elif move.verb == "knight":
                family, name = move.targets
                sides = zip(territory(before, name).strength, before.weight[family], strict=True)
                assert territory(after, name).strength == tuple(old + more for old, more in sides)
                seen["land"] += 1
    assert min(seen.values()) > 5
