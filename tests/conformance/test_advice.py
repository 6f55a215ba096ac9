"""Every game's judge can say why: its features have themes, its themes have words, and advice tells nothing hidden."""

from itertools import pairwise

import pytest

from regalia.advice import LATER, LEAST_WORTH, LONGEST, PATIENCE, VICTORY, Advice, _after, advise, adviser, thoughts
from regalia.bots.search import Budget
from regalia.engine import chance
from regalia.engine.features import TEMPO
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.testing.play import pending_seats, samples
from regalia.words import LANGUAGES, words

SMALL = Budget(16, steps=0)


def advice_for(game: AnyGame, state: State, seat: int, number: int) -> Advice:
    glimpse = state.clone()
    glimpse.resample(seat, chance.key("advice", number))
    return advise(game, glimpse, seat, adviser(game, lambda: 0.0, SMALL))


def test_every_feature_has_one_theme(game: AnyGame) -> None:
    assert sorted(name for names in game.themes.values() for name in names) == sorted(game.judge.features)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_theme_has_words(game: AnyGame, language: str) -> None:
    says = words(language, game.name)
    said = [says(f"theme-{theme}") for theme in game.themes if theme != TEMPO]
    assert len(set(said)) == len(said)
    assert all(said)


def test_advice_is_whole(game: AnyGame, seats: int) -> None:
    for number, state in enumerate(samples(game, seats, 9, games=3)):
        for seat in pending_seats(state):
            before = state.snapshot()
            advice = advice_for(game, state, seat, number)
            assert state.snapshot() == before
            legal = {str(game.moves[action]) for action in state.legal(seat)}
            named = [advice.best, *advice.alternatives]
            assert len({each.choice.move for each in named}) == len(named) <= 3
            assert {each.choice.move for each in named} <= legal
            for each in named:
                assert len(each.chances) == seats
                assert all(-1e-9 <= share <= 1 + 1e-9 for share in each.chances)
            assert len(advice.line) <= LONGEST
            assert {reason.theme for reason in advice.reasons} <= (set(game.themes) - {TEMPO} | {VICTORY, LATER})
            assert all(reason.worth for reason in advice.reasons)
            assert set(thoughts(game, state, seat)) <= (set(game.themes) - {TEMPO} | {VICTORY})


@pytest.mark.many
def test_nobody_waits_long_for_advice(game: AnyGame, seats: int) -> None:
    """By a clock that goes on whenever it is looked at, a whole king thinks no longer than it was given."""
    state = next(samples(game, seats, 1))
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.1
        return now

    advise(game, state.clone(), pending_seats(state)[0], adviser(game, clock))
    assert now < PATIENCE + 0.5
    assert PATIENCE + 0.5 <= 2.5, "then it is on the board"


@pytest.mark.many
def test_advice_is_the_same_whatever_is_hidden(game: AnyGame, seats: int) -> None:
    """Two true tables that differ only in what the seat cannot know."""
    for number, state in enumerate(samples(game, seats, 9, games=3)):
        for seat in pending_seats(state):
            twin = state.clone()
            twin.resample(seat, chance.key("twin", number))
            assert advice_for(game, state, seat, number) == advice_for(game, twin, seat, number)
            assert thoughts(game, state, seat) == thoughts(game, twin, seat)


def check_reasons(game: AnyGame, seats: int, budget: Budget, count: int) -> None:
    """They add up to what the best move is ahead of the next one; where that is within the noise there are none."""
    asked = without = 0
    for number, state in enumerate(samples(game, seats, count, games=max(3, count // 10))):
        for seat in pending_seats(state)[:1]:
            advice = advise(game, state.clone(), seat, adviser(game, lambda: 0.0, budget))
            asked += 1
            assert not (advice.close and advice.reasons), number
            if advice.close or not advice.alternatives:
                continue
            ahead = advice.best.chances[seat] - advice.alternatives[0].chances[seat]
            assert ahead >= LEAST_WORTH
            told = sum(reason.worth for reason in advice.reasons)
            assert told > 0
            assert abs(told - ahead) <= LEAST_WORTH + 1e-9
            without += not any(reason.worth > 0 for reason in advice.reasons)
    assert without <= 0.05 * asked


def test_reasons_add_up_to_the_difference_of_two_moves(game: AnyGame, seats: int) -> None:
    check_reasons(game, seats, Budget(64, steps=0), 9)


@pytest.mark.many
def test_reasons_of_longer_searches_do_too(game: AnyGame, seats: int) -> None:
    check_reasons(game, seats, Budget(400, steps=4), 200)


def test_themes_add_up_to_what_the_judge_finds_better(game: AnyGame, seats: int) -> None:
    """But for who is to act, which is a reason for nothing: so tables are compared in which nothing of that differs."""
    for state in samples(game, seats, 9, games=3):
        for seat in pending_seats(state)[:1]:
            ends = [_after(game, state, seat, action) for action in state.legal(seat)[:12]]
            for one, other in pairwise(ends):
                if not one.over and not other.over and one.themes[TEMPO] == other.themes[TEMPO]:
                    worth = sum(one.worths(other, seat).values())
                    assert worth == pytest.approx(other.chances[seat] - one.chances[seat], abs=2e-3)


def test_that_a_turn_ends_is_no_step_of_a_line(game: AnyGame, seats: int) -> None:
    for number, state in enumerate(samples(game, seats, 9, games=3)):
        for seat in pending_seats(state):
            line = advice_for(game, state, seat, number).line
            for step, following in pairwise([*line, None]):
                if step is not None and step.choice is not None and step.choice.move == "done":
                    assert following is not None
                    assert following.seat == step.seat, "the seat goes on"
