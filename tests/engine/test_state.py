"""What the engine's State does for every game."""

from collections import Counter

from regalia import games
from regalia.engine import chance
from regalia.engine.state import EVERYBODY

GAME = games.find("carolus")


def test_below_stays_below_and_reaches_everything() -> None:
    state = GAME.new(2, {}, chance.key("below", 0))
    for n in (1, 2, 3, 6, 7, 15, 100):
        drawn = Counter(int(state.below(n)) for _ in range(200 * n))
        assert set(drawn) == set(range(n))


def test_events_are_collected_only_when_asked_for() -> None:
    state = GAME.new(2, {}, 1)
    state.tell("round", 1)
    assert state.notes is None
    state.notes = []
    state.tell("disc", 1, 2)
    state.tell_to(0b10, "court", 0, 4, 3, 2)
    state.tell_list("rolled", [1, 5, 4, 3, 2, 0])
    assert [(event.kind, event.numbers, event.audience) for event in state.notes] == [
        ("disc", [1, 2, 0, 0], EVERYBODY),
        ("court", [0, 4, 3, 2], 0b10),
        ("rolled", [1, 5, 4, 3, 2, 0], EVERYBODY),
    ]


def test_everybody_includes_spectators() -> None:
    for seats in range(2, 7):
        assert EVERYBODY & 1 << seats
