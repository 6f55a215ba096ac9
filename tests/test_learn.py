"""Learning is repeatable, and what is learned foretells outcomes better than nothing does."""

from math import log

import pytest
from librt.vecs import vec

from regalia import games
from regalia.arena.learn import RIDGE, STEPS, Lesson, learn
from regalia.bots.learning import Positions, shaken
from regalia.bots.random import RandomBot
from regalia.engine import chance
from regalia.engine.errors import InvalidOption

RIVALS = games.find("rivals")


def learned(lesson: Lesson) -> list[float]:
    return learn(RIVALS, lesson)


def test_the_same_seed_gives_the_same_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, few in (("GENERATIONS", 3), ("STEPS", 1)):  # interpreted, each takes its time
        monkeypatch.setattr(f"regalia.arena.learn.{name}", few)
    lesson = Lesson("rivals", 2, 3, "test")
    told: list[int] = []
    weights = learn(RIVALS, lesson, told.append)
    assert sum(told) == lesson.games
    assert weights == learned(lesson)
    assert any(weights)


@pytest.mark.parametrize(  # games of Tara at random are long
    "name", ["carolus", *(pytest.param(name, marks=pytest.mark.many) for name in ("principe", "rivals"))]
)
def test_what_is_learned_foretells_more_than_nothing_does(name: str) -> None:
    game = games.find(name)
    judge = game.judge
    seats = max(game.seats)
    sides = len(set(game.sides(seats)))
    positions = Positions(judge, sides, 400, 20_000)
    nothing = vec[float]([0.0] * (2 * judge.size))
    for number in range(6):
        state = game.new(seats, game.complete(seats, {}), chance.key("learning", number))
        assert positions.play(state, [RandomBot() for _ in range(seats)], number + 1, 16)
    assert positions.count == 6 * 16
    before = positions.loss(nothing, RIDGE)
    assert before == pytest.approx(log(sides))
    weights = nothing[:]
    positions.learn(weights, STEPS, RIDGE)
    assert positions.loss(weights, RIDGE) < before
    positions.forget(16)
    assert positions.count == 5 * 16


def test_too_long_a_game_teaches_nothing() -> None:
    positions = Positions(RIVALS.judge, 2, 10, 5)
    state = RIVALS.new(2, RIVALS.complete(2, {}), 1)
    assert not positions.play(state, [RandomBot(), RandomBot()], 1, 10)
    assert positions.count == 0


def test_weights_are_shaken_by_no_more_than_asked() -> None:
    moved = shaken([1.0] * 200, 0.5, 7)
    assert all(0.5 <= each <= 1.5 for each in moved)
    assert len(set(moved)) > 190
    assert moved == shaken([1.0] * 200, 0.5, 7)


@pytest.mark.parametrize(
    ("lesson", "said"),
    [
        (Lesson("rivals", 7, 8, "1"), "rivals is for 2, 3 or 4 players, not 7"),
        (Lesson("rivals", 2, 1, "1"), "the number of games is 8 to 1,000,000, not 1"),
        (Lesson("rivals", 2, 8, "1", 0.0), "the ridge lies between 0 and 1, not at 0.0"),
    ],
)
def test_a_lesson_that_cannot_be_given_is_refused(lesson: Lesson, said: str) -> None:
    with pytest.raises(InvalidOption) as caught:
        learned(lesson)
    assert str(caught.value) == said
