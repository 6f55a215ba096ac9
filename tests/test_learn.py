"""Learning is repeatable, and what is learned foretells outcomes better than nothing does."""

from math import log

import pytest
from librt.vecs import vec

from regalia import games
from regalia.arena import learn as lessons
from regalia.arena.learn import RIDGE, STEPS, Lesson, Match, choose, games_of, judge_with, learn, play
from regalia.bots.learning import Positions, shaken
from regalia.bots.random import RandomBot
from regalia.engine import chance
from regalia.engine.errors import InvalidOption
from regalia.games.carolus.table import BY_CASTLES, BY_ROUNDS, ENDED

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


def test_no_weight_gets_a_sign_that_its_feature_cannot_have() -> None:
    """Outcomes turned upside down: who has most, loses. Where a sign is known, nothing is learned of that."""
    game = games.find("carolus")
    judge = game.judge
    positions = Positions(judge, 2, 200, 20_000)
    for number in range(6):
        state = game.new(2, {}, chance.key("signs", number))
        assert positions.play(state, [RandomBot(), RandomBot()], number + 1, 16)
    for place in range(positions.count):
        got = (place + 1) * positions.width() - 2
        positions.numbers[got], positions.numbers[got + 1] = positions.numbers[got + 1], positions.numbers[got]
    weights = vec[float]([0.0] * (2 * judge.size))
    positions.learn(weights, STEPS, RIDGE)
    signs = [int(sign) for sign in judge.signs] * 2
    assert {-1, 0, 1} == set(signs)
    assert all(weight * sign >= 0 for weight, sign in zip(weights, signs, strict=True))
    assert any(weights)
    assert positions.loss(weights, RIDGE) < positions.loss(vec[float]([0.0] * (2 * judge.size)), RIDGE)


def test_the_weights_of_carolus_keep_their_signs() -> None:
    judge = games.find("carolus").judge
    judge.chance(games.find("carolus").new(2, {}, 1), 0)
    rows = [list(judge.weights)[2 * judge.size * seats :][: 2 * judge.size] for seats in (2, 3, 4)]
    for row in rows:
        assert any(row)
        assert all(weight * sign >= 0 for weight, sign in zip(row, [*judge.signs, *judge.signs], strict=True))


def test_matches_tell_which_weights_are_better() -> None:
    """All squires of no weights play at random; a few games of them suffice against what is played with."""
    game = games.find("carolus")
    game.judge.chance(game.new(2, {}, 1), 0)
    size = 2 * game.judge.size
    good = list(game.judge.weights)[2 * size : 3 * size]
    told: list[int] = []
    match = play(game, 2, good, [0.0] * size, 5, "matches", told.append)
    assert (match.games, sum(told), match.fair) == (6, 6 + 5, 0.5)
    assert match.better()
    assert match == play(game, 2, good, [0.0] * size, 5, "matches")


def test_of_several_lessons_the_best_that_does_not_stall_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    strength = {"1": 0.6, "1 2": 0.9, "1 3": 0.7}
    seeds: list[str] = []

    def learned(game: games.AnyGame, lesson: Lesson, played: object) -> list[float]:
        return [strength[lesson.seed]]

    def measured(
        game: games.AnyGame, seats: int, mine: list[float], others: list[float], matches: int, seed: str, played: object
    ) -> Match:
        seeds.append(seed)
        return Match(100, 100 * mine[0], 0.5, 0.2 if mine[0] == 0.9 else 0.0)

    monkeypatch.setattr(lessons, "learn", learned)
    monkeypatch.setattr(lessons, "play", measured)
    found = choose(RIVALS, Lesson("rivals", 2, 8, "1"), [0.0], tries=3)
    assert (found.lesson.seed, found.weights, found.better) == ("1 3", [0.7], True)
    assert seeds == ["choose 1"] * 3 + ["keep 1"]


def test_the_games_of_a_choice_are_known_before() -> None:
    assert games_of(RIVALS, Lesson("rivals", 3, 8, "1"), 2, 10) == 2 * 8 + 3 * (12 + 10)


def test_a_game_that_stalls_teaches_half() -> None:
    game = games.find("carolus")
    judge = judge_with(game.judge, {2: [0.0] * (2 * game.judge.size)})
    state = game.new(2, {}, 5)
    bots = [RandomBot(), RandomBot()]
    taught = []
    for how in (BY_CASTLES, BY_ROUNDS):
        positions = Positions(judge, 2, 1, 20_000)
        ended = state.clone()
        assert positions.play(ended, [*bots], 3, 1)
        ended.t[ENDED] = how
        positions.forget(1)
        positions.keep(ended, 10, 1, 1)
        assert judge.stalled(ended) == (how == BY_ROUNDS)
        taught.append(sum(list(positions.numbers)[positions.width() - 2 :]))
    assert taught == [1.0, 0.5]


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
