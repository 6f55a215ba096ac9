"""Random play without bots."""

from regalia import games
from regalia.bots.playout import play_out
from regalia.engine import chance
from regalia.engine.record import digest

GAME = games.find("carolus")


def test_a_playout_goes_to_the_end() -> None:
    for seats in GAME.seats:
        for number in range(10):
            state = GAME.new(seats, GAME.complete(seats, {}), chance.key("playout", number))
            assert play_out(state) > 20
            assert not state.pending()
            assert play_out(state) == 0


def test_a_playout_is_decided_by_the_generator() -> None:
    ends = []
    for key in (5, 5, 6):
        state = GAME.new(2, {}, key)
        play_out(state)
        ends.append(digest(state))
    assert ends[0] == ends[1] != ends[2]
