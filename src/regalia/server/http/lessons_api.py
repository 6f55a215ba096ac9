"""Lessons and exercises over HTTP. What the learner has done comes with every request, so that nothing is kept here.

To the client a lesson is a table like any other, at which it may do only what is asked. The engine of lessons runs it;
this knows no game and no step.
"""

from functools import lru_cache
from typing import Final

import msgspec

from regalia import games
from regalia.engine.errors import RegaliaError
from regalia.engine.game import Move
from regalia.lesson import Answer, Tutor, exercise, lesson, taught
from regalia.rulebook import facts, plain_rule
from regalia.server.play.presenting import brought, choices, closed_info
from regalia.server.store.storage import Outcome, Place, Sheet
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import Frame, Happening, MySeat, Study, TableInfo, TableState, Taught, Tried
from regalia.words import LANGUAGES, words

LEARNER: Final = 0
"""The guest at the tables of lessons, of which nobody else hears."""
MOST_KEPT: Final = 500
"""Answers of some 10 kB."""


def answer(game: str, asked: Study) -> bytes:
    """As it is sent. Most learners do the same things, and what is said to them is always the same: it is kept."""
    return _answer(game, msgspec.json.encode(asked))


@lru_cache(MOST_KEPT)
def _answer(game: str, asked: bytes) -> bytes:
    return msgspec.json.encode(study(game, msgspec.json.decode(asked, type=Study)))


def study(game: str, asked: Study) -> Taught:
    """What a learner sees and hears after what they did last."""
    if game not in taught():
        raise Trouble("unknown", f"there is no lesson of {game!r}")
    if asked.language not in LANGUAGES:
        raise Trouble("invalid", f"there is no language {asked.language!r}")
    try:
        course = lesson(game) if asked.exercise is None else exercise(game, asked.exercise)
        tutor = Tutor(course, asked.step, asked.moves)
        answer = tutor.attempt(asked.move) if asked.move is not None and tutor.wanted else None
        done = answer is not None and answer.done and not tutor.wanted and not (tutor.pauses and course.example is None)
        if done or (asked.go_on and not tutor.wanted and not tutor.last):
            tutor.go_on()
    except RegaliaError as cause:
        raise Trouble("invalid", str(cause)) from None
    return _told(tutor, answer, asked.language)


def _told(tutor: Tutor, answer: Answer | None, language: str) -> Taught:
    says = _ExerciseWords(tutor, language) if tutor.lesson.example else _LessonWords(tutor, language)
    return Taught(
        state=_state(tutor),
        frames=tuple(_frames(tutor)),
        step=tutor.number,
        steps=len(tutor.lesson.steps),
        laid=tutor.lesson.laid(tutor.number),
        moves=tuple(tutor.moves),
        phases=tutor.step.phases,
        said=_about_the_box(tutor, language) + says.said,
        task=says.task,
        wanted=tuple(map(str, _counting(tutor))),
        left=len(tutor.step.ask) - tutor.asked,
        rules=tutor.step.rules,
        show=tutor.step.show,
        answer=answer and Tried(answer.done, says.to(answer), answer.reason),
    )


def _about_the_box(tutor: Tutor, language: str) -> str:
    """Before the first words, where it is not the box that this service plays with."""
    game = tutor.lesson.game
    return f"{words(language)('usual-box')} " if tutor.number == 0 and games.find(game.name).box != game.box else ""


class _LessonWords:
    """What a lesson says in its own words."""

    def __init__(self, tutor: Tutor, language: str) -> None:
        game = tutor.lesson.game.name
        self._words = words(language, game, lesson=True)
        self._facts = facts(game, language)
        self.said = self._words(tutor.step.said.key, **self._facts)
        self.task = self._words(tutor.step.task.key, **self._facts) if tutor.step.ask else None

    def to(self, answer: Answer) -> str | None:
        return self._words(answer.said.key, **self._facts) if answer.said else None


class _ExerciseWords:
    """The story of the scenario and, at the end, what the rulebook tells of the example."""

    task = None

    def __init__(self, tutor: Tutor, language: str) -> None:
        game, example = tutor.lesson.game.name, tutor.lesson.example or ""
        self._words = words(language, game)
        self._last = tutor.last
        told = plain_rule(game, language, example.upper())
        self.said = told if tutor.last else self._words(f"scenario-{example}-story")

    def to(self, answer: Answer) -> str | None:
        if answer.done:
            return self._words("exercise-found") if self._last else None
        return self._words(answer.said.key) if answer.said else None


def _counting(tutor: Tutor) -> tuple[Move, ...]:
    """The moves that the client points at: those that count, but in an example all, for it asks which they are."""
    return tutor.wanted if tutor.lesson.example is None else _legal(tutor)


def _legal(tutor: Tutor) -> tuple[Move, ...]:
    """All moves of the rules, so that the board takes as many clicks as in a game; none when nothing is asked."""
    return tuple(tutor.match.moves(tutor.lesson.seat)) if tutor.wanted else ()


def _state(tutor: Tutor) -> TableState:
    """The table, where all that the rules allow can be tried; what counts is told beside it."""
    match, seat = tutor.match, tutor.lesson.seat
    spelled = choices(match.game)
    actions = tuple(move.action for move in _legal(tutor))
    mine = MySeat(
        seat=seat,
        view=match.view(seat),
        asked=match.asked(seat) if tutor.wanted else None,
        choices=tuple(spelled[action] for action in actions),
        brings=brought(match, seat, actions),
        can_undo=False,
        can_rewind=False,
        can_hint=False,
    )
    return TableState(
        table=_info(tutor),
        replayable=True,
        mine=(mine,),
        view=None,
        since=0,
        happened=_happened(tutor),
        missed=(),
        acts=(),
        clocks=(),
        now=0.0,
    )


def _info(tutor: Tutor) -> TableInfo:
    """It never says that it is over: the lesson goes on."""
    match = tutor.match
    places = [Place(LEARNER if seat == tutor.lesson.seat else LEARNER + 1) for seat in range(match.seats)]
    sheet = Sheet(
        id=f"lesson-{match.game.name}",
        game=match.game.name,
        rules=match.game.rules_version,
        options=dict(match.options),
        seed=match.seed,
        scenario=None,
        start=None,
        created=0.0,
        rematch=None,
        outcome=None,
        places=tuple(places),
    )
    info = closed_info(sheet, Outcome(0, len(match.played), ()), LEARNER)
    return msgspec.structs.replace(info, status="playing", ending=None, actors=match.actors, points=match.points)


def _happened(tutor: Tutor) -> tuple[Happening, ...]:
    return tuple(Happening(told.number, told.event) for told in tutor.match.events(tutor.lesson.seat))


def _frames(tutor: Tutor) -> list[Frame]:
    """The table after every move that was made at it, for whoever wants to see them one after another."""
    happened = _happened(tutor)
    seat = tutor.lesson.seat
    again = tutor.laid()
    frames = [Frame(0, None, None, (), again.view(seat))]
    for number, (mover, move) in enumerate(tutor.match.played, 1):
        again.play(mover, move)
        told = tuple(each for each in happened if each.number == number)
        frames.append(Frame(number, mover, None, told, again.view(seat)))
    return frames
