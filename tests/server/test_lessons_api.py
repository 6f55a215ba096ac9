"""Lessons over HTTP: each to its end in every language, with a wrong try at every step; nothing of it is kept."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from regalia.lesson import Tutor, exercise, lesson, taught
from regalia.match import example, scenarios
from regalia.rulebook import facts, rulebook
from regalia.server.http import lessons_api
from regalia.server.settings import Rate, Settings
from regalia.server.wire.protocol import Study, Taught
from regalia.words import LANGUAGES, words
from tests.server.running import WIDE, running
from tests.server.visitor import Visitor

every_lesson = pytest.mark.parametrize("game", taught())


@pytest.fixture
def anna(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def ask(visitor: Visitor, game: str, **what: object) -> Any:
    answer = visitor.http.post(f"/api/lessons/{game}", json={"language": "en", **what})
    answer.raise_for_status()
    return answer.json()


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_to_the_end_with_wrong_tries(game: str, language: str) -> None:
    says = words(language, game, lesson=True)
    known = facts(game, language)
    steps = lesson(game).steps
    at = lessons_api.study(game, Study(language))
    said = [at.said]
    while at.step < at.steps - 1:
        where = Study(language, None, at.step, list(at.moves))
        mine = at.state.mine[0]
        assert (mine.asked is None) == (not mine.choices)
        if not mine.choices:
            at = lessons_api.study(game, Study(language, None, at.step, list(at.moves), go_on=True))
        else:
            wrong = wrong_try(game, at)
            assert at.task == says(steps[at.step].task.key, **known)
            again = lessons_api.study(game, Study(language, None, at.step, list(at.moves), wrong))
            assert again.answer is not None
            assert not again.answer.done
            assert again.answer.said or again.answer.reason
            assert (again.state, again.step, again.moves) == (at.state, at.step, at.moves), "nothing changes"
            before = at.step
            at = lessons_api.study(game, Study(language, None, at.step, list(at.moves), at.wanted[-1]))
            assert at.answer is not None
            assert at.answer.done
            if at.step > before or not at.state.mine[0].choices:
                assert at.answer.said == says(steps[before].praise.key, **known)
        assert lessons_api.study(game, where).state.table.moves <= len(at.frames) or at.step > where.step
        if said[-1] != at.said:
            said.append(at.said)
        assert at.frames[-1].view == at.state.mine[0].view
        assert len(at.frames) == at.state.table.moves + 1
    assert said == [says(step.said.key, **known) for step in steps]


def wrong_try(game: str, at: Taught) -> str:
    tutor = Tutor(lesson(game), at.step, at.moves)
    return next(str(move) for move in tutor.lesson.game.moves if str(move) not in at.wanted)


@every_lesson
def test_from_any_step_on(game: str) -> None:
    for number in range(len(lesson(game).steps)):
        at = lessons_api.study(game, Study("en", step=number))
        assert (at.step, at.state.table.status) == (number, "playing")
        assert at.state.table.mine == (lesson(game).seat,)


def test_what_does_not_fit_is_done_as_the_lesson_asks() -> None:
    kept = lessons_api.study("carolus", Study("en", None, 2, ["crown green", "disc 5"]))
    assert (kept.step, kept.moves) == (2, ("crown red",))
    there = lessons_api.study("carolus", Study("en", None, 2, ["crown red", "disc 2", "disc 3"]))
    assert (there.step, there.moves) == (2, ("crown red", "disc 2"))


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_exercises(game: str, language: str) -> None:
    """All that the rules allow can be tried; what was found out is told with the rulebook's own words."""
    says = words(language, game)
    for name in scenarios(game):
        at = lessons_api.study(game, Study(language, name))
        assert at.said == says(f"scenario-{name}-story")
        tutor = Tutor(exercise(game, name))
        legal = [*map(str, tutor.match.moves(tutor.lesson.seat))]
        assert [choice.move for choice in at.state.mine[0].choices] == [*at.wanted] == legal
        assert at.task is None
        for seat, move in example(game, name):
            if seat == tutor.lesson.seat:
                at = lessons_api.study(game, Study(language, name, at.step, list(at.moves), move))
                assert at.answer is not None
                assert at.answer.done
        assert (at.step, at.state.mine[0].choices) == (at.steps - 1, ())
        assert at.answer is not None
        assert at.answer.said == says("exercise-found")
        assert at.said
        assert at.said in rulebook(game, language).replace("*", "").replace("`", "")
        shown = lessons_api.study(game, Study(language, name, at.steps - 1))
        assert (shown.said, shown.answer) == (at.said, None)


@every_lesson
def test_how_much_a_step_still_asks_for(game: str) -> None:
    """As many decisions are left as its moves are made before the next step."""
    for number, step in enumerate(lesson(game).steps):
        at = lessons_api.study(game, Study("en", step=number))
        assert (at.left, at.task is None) == (len(step.ask), not step.ask)
        if at.left > 1:
            on = lessons_api.study(game, Study("en", None, number, list(at.moves), at.wanted[0]))
            assert (on.step, on.left) == (number, at.left - 1)


def test_another_move_is_not_the_answer() -> None:
    at = lessons_api.study("carolus", Study("en", "x4", move="emperor 2"))
    assert at.answer is not None
    assert (at.answer.done, at.answer.said) == (False, words("en")("lesson-other"))
    assert at.state.table.moves == 0


def test_over_http(anna: Visitor) -> None:
    first = ask(anna, "carolus")
    assert (first["step"], first["laid"], first["answer"]) == (0, 0, None)
    assert first["state"]["mine"][0]["choices"] == []
    second = ask(anna, "carolus", go_on=True)
    assert second["wanted"] == ["crown red"]
    assert len(second["state"]["mine"][0]["choices"]) == 5, "the board takes as many clicks as in a game"
    far = ask(anna, "carolus", step=1, move="emperor 2")
    assert (far["answer"]["done"], far["answer"]["reason"]["rule"]) == (False, "C16")
    assert ask(anna, "carolus", step=1, move="crown red")["step"] == 2
    assert anna.http.get("/api/tables").json() == []


@pytest.mark.parametrize(
    ("game", "what", "code", "message"),
    [
        ("chess", {}, "unknown", "there is no lesson of 'chess'"),
        ("carolus", {"language": "de"}, "invalid", "there is no language 'de'"),
        ("carolus", {"exercise": "x9"}, "invalid", "carolus has no exercise 'x9'; expected x1"),
        ("carolus", {"step": 99}, "invalid", "carolus/lesson.toml has the steps 1 to 14, not 100"),
        ("carolus", {"step": 1, "move": "dance"}, "invalid", "dance"),
        ("carolus", {"moves": ["disc 1"] * 61}, "unreadable", "length <= 60"),
        ("carolus", {"seat": 1}, "unreadable", "unknown field"),
    ],
)
def test_bad_requests(anna: Visitor, game: str, what: dict[str, object], code: str, message: str) -> None:
    answer: httpx.Response = anna.http.post(f"/api/lessons/{game}", json={"language": "en", **what})
    problem = answer.json()
    assert problem["code"] == code
    assert message in problem["message"]


def test_lessons_have_a_limit_of_their_own(database: Path) -> None:
    settings = Settings(allowance=replace(WIDE, lessons=Rate(3, 0)), workers=1)
    with running(database, settings) as address, Visitor(address) as anna:
        ask(anna, "carolus")
        ask(anna, "tara")
        ask(anna, "rivals")
        assert anna.refused("POST", "/api/lessons/carolus", {"language": "en"}).code == "too-fast"
        with Visitor(address) as berta:
            ask(berta, "carolus")


def test_what_is_always_the_same_is_worked_out_once(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    worked_out = []

    def study(game: str, asked: Study) -> Taught:
        worked_out.append((game, asked.language))
        return told(game, asked)

    told = lessons_api.study
    lessons_api._answer.cache_clear()
    monkeypatch.setattr(lessons_api, "study", study)
    answers = [ask(anna, "carolus", language=language) for language in ("en", "en", "hu", "en")]
    assert worked_out == [("carolus", "en"), ("carolus", "hu")]
    assert answers[0] == answers[1] == answers[3] != answers[2]
