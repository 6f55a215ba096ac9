"""Lessons and exercises: a guided first game, told step by step on the real table, for terminal and browser alike;
and the worked examples of the rulebooks, to be found out.

A lesson is data: `lesson.toml` of a game says what stands on the table, what is asked and what is pointed at; the
words are in its `text/lesson/`. This runs any of them, and gives out none that cannot be done. It knows no game, no
language (texts are named by their keys) and nobody who asks.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import chain, groupby, islice
from typing import Annotated, Any, NamedTuple

import msgspec
import tomli_w

from regalia import games
from regalia.engine.errors import RegaliaError
from regalia.engine.game import Move, listed
from regalia.engine.phrase import Phrase, Reason
from regalia.engine.toml import read_toml
from regalia.files import read_text
from regalia.games import AnyGame
from regalia.match import Match, example, from_position, new, scenario, scenarios
from regalia.packages import home
from regalia.rulebook import facts, rules
from regalia.words import lesson_source, source, words

NEW = "new"
"""The table of a new game."""
ANY = "*"
"""In a pattern: any word, and at its end all that may follow."""
OR = "|"
SAME = "="
"""The move that the learner has made just before."""
TASK = "task"
"""The last part of the key of the sentence that says what to do."""
PRAISE = "done"
"""The last part of the key of what is said when a step is done."""
MOST_WAYS = 100
"""So many ways through a part of a lesson are tried out, and no more are allowed."""
PHASE = re.compile(r"^phase-([a-z-]+) =", re.MULTILINE)
TEXT = re.compile(r"^([a-z-]+) =", re.MULTILINE)
ENTRY = re.compile(r" - at `\$\.step\[(\d+)\](?:\.(\w+))?.*`$")
"""Where msgspec says in which step something is wrong."""

Name = Annotated[str, msgspec.Meta(pattern="^[a-z]{1,20}$")]
Place = Annotated[str, msgspec.Meta(pattern="^[A-Za-z0-9-]{1,60}$")]


class InvalidLesson(RegaliaError):
    """A lesson that cannot be read, done or said."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One idea.

    What it says has the key `lesson-NAME`, what to do `lesson-NAME-task`, the praise `lesson-NAME-done`.
    """

    name: Name
    table: str = ""
    """Where it begins: `new`, a position of the lesson or a scenario. Without one it goes on from the step before."""
    meanwhile: tuple[str, ...] = ()
    """Moves that are made before it is said, as a seat and a notation: `1 disc 4`."""
    ask: tuple[str, ...] = ()
    """The decisions, one after another: which moves count, as `disc 2 | disc 3`, `knight * court` or `bid *`.

    Without any there is nothing to do but to read on.
    """
    wrong: dict[str, Name] = {}
    """Other moves, and the last part of the key of what is said to them: `lesson-NAME-...`."""
    show: tuple[Place, ...] = ()
    """What to point at, by what the board calls its places."""
    rules: tuple[str, ...] = ()
    """The rules that it teaches."""
    phases: tuple[str, ...] = ()
    """The phases that it is about: their names stand above it."""

    @property
    def said(self) -> Phrase:
        return Phrase(f"lesson-{self.name}")

    @property
    def task(self) -> Phrase:
        return self.answer(TASK)

    @property
    def praise(self) -> Phrase:
        return self.answer(PRAISE)

    def answer(self, name: str) -> Phrase:
        """To a move that was tried."""
        return Phrase(f"lesson-{self.name}-{name}")


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson's file holds."""

    step: Annotated[tuple[Step, ...], msgspec.Meta(min_length=1)]
    seed: Annotated[str, msgspec.Meta(min_length=1, max_length=100)] = "lesson"
    """Of the dice: they fall the same for everybody."""
    seats: int = 2
    """How many play where the table is new."""
    seat: int = 0
    """The one that learns."""
    position: dict[str, dict[str, Any]] = {}
    """Tables by name, as position files have them."""


class Answer(NamedTuple):
    """What came of a try."""

    done: bool
    """It was asked for, and made."""
    said: Phrase | None
    """The praise, if that was all that the step asks; or a word to a wrong try."""
    reason: Reason | None = None
    """Why the rules do not allow it."""


class Lesson:
    """A lesson that can be done. `read` and `lesson` make them."""

    def __init__(self, game: AnyGame, file: File, source: str, example: str | None = None) -> None:
        self.game = game
        self.example = example
        """The worked example that it is an exercise of: the story of its scenario is what is said."""
        self.source = source
        self.seat = file.seat
        self.steps = file.step
        self._file = file

    def pauses(self, number: int) -> bool:
        """Whether a step, once nothing is asked, waits until the learner has read it, or looked at what they did.

        Otherwise the next one goes on by itself: the praise, and what others do, lead over to it.
        """
        following = self.steps[number + 1 : number + 2]
        return not self.steps[number].ask or not following or bool(following[0].table)

    def table(self, name: str) -> Match:
        """A table that steps begin with."""
        file = self._file
        if name == NEW:
            return new(self.game, seats=file.seats, seed=file.seed)
        if name in file.position:
            text = tomli_w.dumps({"game": self.game.name, **file.position[name]})
            return from_position(self.game, text, f"position {name!r}", file.seed)
        if name in scenarios(self.game.name):
            return scenario(self.game, name, seed=file.seed)
        expected = listed([NEW, *file.position, *scenarios(self.game.name)])
        raise InvalidLesson(f"there is no table {name!r}; expected {expected}")

    def laid(self, number: int) -> int:
        """The step that laid the table of this one."""
        return max(first for first in range(number + 1) if self.steps[first].table)

    def part(self, first: int, end: int) -> "Lesson":
        """Some of its steps, from one with a table on."""
        return Lesson(self.game, msgspec.structs.replace(self._file, step=self.steps[first:end]), self.source)

    def texts(self) -> dict[str, Step]:
        """The keys of all that it says, each with its step."""
        found: dict[str, Step] = {}
        for step in self.steps:
            own = [step.task, step.praise] if step.ask else []
            phrases = [step.said, *own, *map(step.answer, step.wrong.values())]
            found |= {phrase.key: step for phrase in phrases}
        return found


class Tutor:
    """A lesson under way. The match is the learner's table: they see it from the lesson's seat."""

    def __init__(self, lesson: Lesson, number: int = 0, moves: Sequence[str] = ()) -> None:
        """From a step on, with the moves that the learner has made since its table was laid.

        What they do not say, and what does not fit any more, is done as the steps before it ask.
        """
        if number not in range(len(lesson.steps)):
            raise InvalidLesson(f"{lesson.source} has the steps 1 to {len(lesson.steps)}, not {number + 1}")
        self.lesson = lesson
        self.number = lesson.laid(number)
        self.match: Match
        self.moves: list[str] = []
        """What the learner has played at this table."""
        self._table = ""
        self._begun = 0
        self._asked = 0
        self._enter()
        self._catch_up(number, list(moves))

    def _catch_up(self, number: int, moves: list[str]) -> None:
        while self.number < number or (moves and self.wanted):
            if not self.wanted:
                self.go_on()
                continue
            given = [move for move in self.wanted if str(move) == moves[0]] if moves else []
            moves = moves[1:] if given else []
            if given or self.number < number:
                self.attempt((*given, *self.wanted)[0])

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]

    @property
    def asked(self) -> int:
        """How many decisions of this step are made."""
        return self._asked

    @property
    def last(self) -> bool:
        """Nothing comes after this step but the first real game."""
        return self.number == len(self.lesson.steps) - 1

    @property
    def pauses(self) -> bool:
        """Nothing is asked any more, and the learner says when it goes on."""
        return not self.wanted and self.lesson.pauses(self.number)

    @property
    def wanted(self) -> tuple[Move, ...]:
        """The moves that count now, the one that is shown to whoever asks for it first; none when nothing is asked any
        more, and the lesson can go on."""
        if self._asked == len(self.step.ask):
            return ()
        asked = self.step.ask[self._asked]
        ways = (self.moves[-1] if asked == SAME else asked).split(OR)
        moves = self.match.moves(self.lesson.seat)
        return tuple(dict.fromkeys(move for way in ways for move in moves if matches(way, move)))

    def attempt(self, move: str | Move) -> Answer:
        """Make the move if it is the one that is asked for; otherwise nothing happens, and it is said why."""
        seat = self.lesson.seat
        reason = self.match.reason(seat, move)
        tried = self.lesson.game.parse(str(move))
        if reason is None and tried in self.wanted:
            self.match.play(seat, tried)
            self.moves.append(str(tried))
            self._asked += 1
            return Answer(True, self.step.praise if self._asked == len(self.step.ask) else None)
        own = next((name for pattern, name in self.step.wrong.items() if matches(pattern, tried)), None)
        if own is not None:
            return Answer(False, self.step.answer(own), reason)
        return Answer(False, None if reason else Phrase("lesson-other"), reason)

    def go_on(self) -> None:
        """The next step, once this one asks nothing any more."""
        if self.wanted or self.last:
            raise InvalidLesson(f"{_at(self.lesson.source, self.step)}: it is not done yet, or the last one")
        self.number += 1
        self._enter()

    def laid(self) -> Match:
        """Its table as it was before the first move."""
        return self.lesson.table(self._table)

    def again(self) -> None:
        """The step from its beginning."""
        before = self.match.played[: self._begun]
        self.match = self.laid()
        for seat, move in before:
            self.match.play(seat, move)
        del self.moves[len(self.moves) - self._asked :]
        self._asked = 0

    def _enter(self) -> None:
        self._asked = 0
        if self.step.table:
            self._table = self.step.table
            self.match = self.laid()
            self.moves.clear()
        for text in self.step.meanwhile:
            seat, _, move = text.partition(" ")
            if not (seat.isascii() and seat.isdigit()):
                raise InvalidLesson(f"meanwhile {text!r}, expected a seat and a move, such as '1 pass'")
            self.match.play(int(seat), move)
        self._begun = len(self.match.played)


def matches(pattern: str, move: Move) -> bool:
    """Whether a move is one of those that a pattern means."""
    spelled = str(move).lower().split()
    for way in pattern.lower().split(OR):
        words = way.split()
        fits = all(word in (ANY, own) for word, own in zip(words, spelled, strict=False))
        if words and fits and (len(words) == len(spelled) or (words[-1] == ANY and len(words) < len(spelled))):
            return True
    return False


def taught() -> tuple[str, ...]:
    """The games that have a lesson."""
    return tuple(game for game in games.names() if (home(game) / "lesson.toml").is_file())


@cache
def lesson(game: str) -> Lesson:
    """The lesson of a game. It is about the usual box, as exercises are, and is played with that."""
    found = games.find(game, usual=True)
    if found.name not in taught():
        raise InvalidLesson(f"{found.name} has no lesson; expected {listed(taught())}")
    return read(found, _file(found))


@cache
def exercise(game: str, name: str) -> Lesson:
    """A worked example of the rulebook, to be found out: the learner plays what its first mover plays."""
    found = games.find(game, usual=True)
    if name not in scenarios(found.name):
        raise InvalidLesson(f"{found.name} has no exercise {name!r}; expected {listed(scenarios(found.name))}")
    moves = example(found.name, name)
    seat = moves[0][0]
    told = [move for mover, move in moves if mover == seat]
    counting = _asks(found.name).get(name, told)
    both = zip(told, counting, strict=True)
    asks = iter([pattern if pattern == SAME else f"{move} {OR} {pattern}" for move, pattern in both])
    steps: list[Step] = []
    meanwhile: tuple[str, ...] = ()
    for own, group in groupby(moves, key=lambda move: move[0] == seat):
        played = list(group)
        if own:
            table = "" if steps else name
            ask = tuple(islice(asks, len(played)))
            steps.append(Step(f"part{len(steps)}", table, meanwhile, ask, rules=(name.upper(),)))
        meanwhile = () if own else tuple(f"{mover} {move}" for mover, move in played)
    steps.append(Step("end", meanwhile=meanwhile, rules=(name.upper(),)))
    file = File(step=tuple(steps), seed=name, seat=seat)
    return Lesson(found, file, f"{found.name}/scenarios/{name}.toml", name)


def differing(game: AnyGame, other: AnyGame) -> tuple[str, ...]:
    """`lesson`, `x1` and so on: what does not come out with the box of the other game as with that of this one."""
    courses: dict[str, Callable[[AnyGame], list[object]]] = {"lesson": _course} if game.name in taught() else {}
    courses |= {name: partial(_course_of_example, name) for name in scenarios(game.name)}
    return tuple(name for name, course in courses.items() if not _same(course, game, other))


def _same(course: Callable[[AnyGame], list[object]], game: AnyGame, other: AnyGame) -> bool:
    """Whether everybody sees and hears the same."""
    try:
        return course(game) == course(other)
    except RegaliaError:
        return False


def _course(game: AnyGame) -> list[object]:
    """All that a lesson shows to a learner who does the first thing that each step asks for."""
    tutor = Tutor(read(game, _file(game)))
    shown: list[object] = []
    while True:
        while tutor.wanted:
            tutor.attempt(tutor.wanted[0])
        shown += [tutor.match.view(tutor.lesson.seat), *tutor.match.events(tutor.lesson.seat)]
        if tutor.last:
            return shown
        tutor.go_on()


def _course_of_example(name: str, game: AnyGame) -> list[object]:
    match = scenario(game, name)
    shown: list[object] = [*map(match.view, range(match.seats))]
    for seat, move in example(game.name, name):
        shown.append(match.moves(seat))
        match.play(seat, move)
        shown += [*map(match.view, range(match.seats)), *match.events(seat)]
    return shown


def _file(game: AnyGame) -> str:
    return read_text(home(game.name) / "lesson.toml", InvalidLesson)


def _asks(game: str) -> dict[str, list[str]]:
    """Of the exercises that leave more freedom than their example takes: which moves count."""
    path = home(game) / "exercises.toml"
    if not path.is_file():
        return {}
    return read_toml(read_text(path, InvalidLesson), dict[str, list[str]], f"{game}/exercises.toml", InvalidLesson)


def read(game: str | AnyGame, text: str) -> Lesson:
    """A lesson from the text of its file. InvalidLesson names the file and the step that cannot be done."""
    found = games.find(game, usual=True)
    source = f"{found.name}/lesson.toml"
    try:
        file = read_toml(text, File, source, InvalidLesson)
    except InvalidLesson as cause:
        entry = ENTRY.search(str(cause))
        if entry is None:
            raise
        where = f"{source}, step {int(entry[1]) + 1}" + (f", {entry[2]}" if entry[2] else "")
        raise InvalidLesson(where + str(cause)[: entry.start()].removeprefix(source)) from None
    made = Lesson(found, file, source)
    _check_steps(made, file)
    for first, end in _parts(made):
        _try_out(made, first, end)
    return made


def check_words(lesson: Lesson, language: str) -> None:
    """InvalidLesson names the file and the step of a text that is missing, cannot be said, or is never said."""
    where = f"{lesson.game.name}/text/lesson/{language}.ftl"
    says = words(language, lesson.game.name, lesson=True)
    known = facts(lesson.game.name, language)
    texts = lesson.texts()
    for key, step in texts.items():
        try:
            says(key, **known)
        except KeyError as cause:
            raise InvalidLesson(f"{_at(where, step)}: {cause.args[0]}") from None
    for key in TEXT.findall(lesson_source(language, lesson.game.name)):
        if key not in texts:
            raise InvalidLesson(f"{where}: no step says {key!r}")


def _check_steps(lesson: Lesson, file: File) -> None:
    known = rules(lesson.game.name, "en")
    phases = PHASE.findall(source("en", lesson.game.name))
    names: list[str] = []
    for step in lesson.steps:
        for complaint in chain(
            [f"another step is called {step.name!r}, too"] if step.name in names else [],
            _unknown("rule", step.rules, list(known)),
            _unknown("phase", step.phases, phases),
            *(_unread(lesson.game, pattern) for pattern in (*step.ask, *step.wrong)),
            ["it has words to wrong tries, and asks for nothing"] if step.wrong and not step.ask else [],
            (f"{name!r} is no answer to a wrong try" for name in (TASK, PRAISE) if name in step.wrong.values()),
        ):
            raise InvalidLesson(f"{_at(lesson.source, step)}: {complaint}")
        names.append(step.name)
    if not lesson.steps[0].table:
        raise InvalidLesson(f"{_at(lesson.source, lesson.steps[0])}: the first step needs a table")
    if lesson.steps[-1].ask:
        raise InvalidLesson(f"{_at(lesson.source, lesson.steps[-1])}: the last step leads out, and asks for nothing")
    for phase in phases:
        if not any(phase in step.phases for step in lesson.steps):
            raise InvalidLesson(f"{lesson.source}: no step names the phase {phase!r}")
    for name in file.position:
        if not any(step.table == name for step in lesson.steps):
            raise InvalidLesson(f"{lesson.source}: no step begins with the position {name!r}")


def _unknown(what: str, given: Sequence[str], known: Sequence[str]) -> Iterator[str]:
    for name in given:
        if name not in known:
            yield f"there is no {what} {name!r}; expected {listed(known)}"


def _unread(game: AnyGame, pattern: str) -> Iterator[str]:
    for way in pattern.split(OR):
        if not any(matches(way, move) for move in game.moves):
            yield f"no move of {game.name} is {way.strip()!r}"


def _parts(lesson: Lesson) -> Iterator[tuple[int, int]]:
    """From a table to the step before the next one."""
    first = [number for number, step in enumerate(lesson.steps) if step.table]
    yield from zip(first, [*first[1:], len(lesson.steps)], strict=True)


def _try_out(lesson: Lesson, first: int, end: int) -> None:
    """Go through a part of the lesson in every way that it allows."""
    part = lesson.part(first, end)
    choices: list[int] = []
    for _ in range(MOST_WAYS):
        counts = _go_through(part, choices)
        choices += [0] * (len(counts) - len(choices))
        while choices and choices[-1] + 1 == counts[len(choices) - 1]:
            choices.pop()
        if not choices:
            return
        choices[-1] += 1
    raise InvalidLesson(f"{_at(lesson.source, lesson.steps[first])}: more than {MOST_WAYS} ways lead on from here")


def _go_through(part: Lesson, choices: Sequence[int]) -> list[int]:
    """One way, by which of the wanted moves is made at each decision, later the first; how many there were at each."""
    counts: list[int] = []
    step = part.steps[0]
    try:
        tutor = Tutor(part)
        for step in part.steps:
            if tutor.step is not step:
                tutor.go_on()
            for pattern in step.ask:
                wanted = tutor.wanted
                if not wanted:
                    raise InvalidLesson(f"{pattern!r} cannot be done: seat {part.seat} has no such move then")
                tutor.attempt(wanted[choices[len(counts)] if len(counts) < len(choices) else 0])
                counts.append(len(wanted))
    except RegaliaError as cause:
        raise InvalidLesson(f"{_at(part.source, step)}: {cause}") from None
    return counts


def _at(source: str, step: Step) -> str:
    return f"{source}, step {step.name!r}"
