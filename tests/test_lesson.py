"""Lessons: each can be done, said and shown, step by step; a lesson of nonsense is refused with its file and step."""

import re
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regalia import games
from regalia.cli.reading import Vocabulary
from regalia.engine.game import Move
from regalia.lesson import Answer, InvalidLesson, Tutor, check_words, exercise, lesson, matches, read, taught
from regalia.match import example, scenarios
from regalia.rulebook import facts, rules
from regalia.words import LANGUAGES, words
from tests.running import run

WEB = Path(__file__).parent.parent / "web" / "src" / "games"
PLACE = re.compile(r'data-place="([^"]+)"')
MOST_CLICKS = 30

every_lesson = pytest.mark.parametrize("game", taught())
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def quiet_place(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No file of the tests' user is touched, and nothing depends on the terminal that they run in."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "160")
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "REGALIA_LANG", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


def text_of(game: str) -> str:
    return (files(f"regalia.games.{game}") / "lesson.toml").read_text("utf-8")


class Tries(NamedTuple):
    """What somebody types who tries something wrong before each right move."""

    lines: list[str]
    answers: list[Answer]


def tries(game: str, language: str) -> Tries:
    """Through the whole lesson, as its tutor answers; every wrong try leaves the table as it was."""
    tutor = Tutor(lesson(game))
    spell = Vocabulary(tutor.lesson.game, words(language, game)).spell
    lines: list[str] = []
    answers: list[Answer] = []
    while True:
        while tutor.wanted:
            wanted = tutor.wanted
            before = tutor.match.position()
            for wrong in wrong_tries(tutor):
                lines.append(spell(wrong))
                answers.append(tutor.attempt(wrong))
                assert not answers[-1].done
                assert (tutor.match.position(), tutor.wanted) == (before, wanted)
            lines.append(spell(wanted[-1]))
            answers.append(tutor.attempt(wanted[-1]))
            assert answers[-1].done
        if tutor.last:
            return Tries(lines, answers)
        if tutor.pauses:
            lines.append("")
        tutor.go_on()


def wrong_tries(tutor: Tutor) -> list[Move]:
    """One that the rules forbid, and one that they allow, if there is one."""
    legal = tutor.match.moves(tutor.lesson.seat)
    forbidden = next(move for move in tutor.lesson.game.moves if move not in legal)
    return [forbidden, *[move for move in legal if move not in tutor.wanted][:1]]


# The lessons of the games


def test_every_game_has_a_lesson() -> None:
    assert taught() == games.names()


@every_lesson
@in_every_language
def test_all_is_said_in_every_language(game: str, language: str) -> None:
    check_words(lesson(game), language)


@every_lesson
def test_a_newcomer_needs_few_clicks(game: str) -> None:
    """They point at each target of a move, and where they have read."""
    told = lesson(game)
    moves = [pattern.partition("|")[0].split() for step in told.steps for pattern in step.ask]
    clicks = sum(max(1, len(words) - 1) for words in moves) + sum(map(told.pauses, range(len(told.steps))))
    assert clicks <= MOST_CLICKS


@every_lesson
@in_every_language
def test_to_the_end_with_wrong_tries(game: str, language: str) -> None:
    says = words(language, game, lesson=True)
    known = facts(game, language)
    lines, answers = tries(game, language)
    assert len(lines) <= 2 * len(answers)
    for answer in answers:
        if answer.reason is not None:
            assert answer.reason.rule in rules(game, language)
        elif not answer.done:
            assert answer.said is not None
        if answer.said is not None:
            assert says(answer.said.key, **known)


@every_lesson
@in_every_language
def test_to_the_end_in_the_terminal(game: str, language: str) -> None:
    said = run("learn", game, "--lang", language, typed="".join(f"{line}\n" for line in tries(game, language).lines))
    assert (said.code, said.err) == (0, "")
    shown = squeezed(said.out)
    says = words(language, game, lesson=True)
    known = facts(game, language)
    for step in lesson(game).steps:
        assert squeezed(says(step.said.key, **known)) in shown
        for phase in step.phases:
            assert squeezed(says(f"phase-{phase}")) in shown
        if step.ask:
            assert squeezed(says(step.praise.key, **known)) in shown
    assert f"regalia play {game} --seats human,page --lang {language}" in said.out


def squeezed(text: str) -> str:
    """Without spaces: lines are broken anywhere."""
    return "".join(text.split())


@every_lesson
def test_what_is_pointed_at_is_on_the_board(game: str) -> None:
    source = "".join(path.read_text("utf-8") for path in sorted((WEB / game).glob("*.svelte")))
    places = [re.sub(r"\\\{.*?\\\}", "[A-Za-z0-9-]+", re.escape(place)) for place in PLACE.findall(source)]
    for step in lesson(game).steps:
        for shown in step.show:
            assert any(re.fullmatch(place, shown) for place in places), f"{game}, step {step.name!r}: {shown}"


@every_lesson
def test_it_is_the_same_for_everybody_and_from_any_step(game: str) -> None:
    whole = Tutor(lesson(game))
    for number in range(len(lesson(game).steps)):
        assert Tutor(lesson(game), number).match.position() == whole.match.position()
        while whole.wanted:
            whole.attempt(whole.wanted[0])
        if not whole.last:
            whole.go_on()


@every_lesson
def test_a_step_again(game: str) -> None:
    for number in range(len(lesson(game).steps)):
        tutor = Tutor(lesson(game), number)
        before = tutor.match.position()
        if tutor.wanted:
            tutor.attempt(tutor.wanted[0])
        tutor.again()
        assert tutor.match.position() == before


@every_lesson
def test_from_what_was_played(game: str) -> None:
    """Somebody who comes back finds the table as they left it."""
    tutor = Tutor(lesson(game))
    while True:
        back = Tutor(lesson(game), tutor.number, tutor.moves)
        assert (back.match.position(), back.wanted, back.moves) == (tutor.match.position(), tutor.wanted, tutor.moves)
        if tutor.wanted:
            tutor.attempt(tutor.wanted[-1])
        elif tutor.last:
            return
        else:
            tutor.go_on()


def test_all_examples_of_the_booklets_are_there() -> None:
    assert sum(len(scenarios(game)) for game in taught()) == 28


@every_lesson
def test_every_worked_example_is_an_exercise(game: str) -> None:
    """It can be done as the rulebook does it; where it leaves more freedom, also in every way of its last decision."""
    for name in scenarios(game):
        tutor = Tutor(exercise(game, name))
        own = [move for seat, move in example(game, name) if seat == tutor.lesson.seat]
        for number, move in enumerate(own):
            assert move == str(tutor.wanted[0]), f"{game}/exercises.toml, {name}: {move}"
            for other in tutor.wanted if number == len(own) - 1 else ():
                end = Tutor(tutor.lesson, tutor.number, [*tutor.moves, str(other)])
                assert not end.wanted
            assert tutor.attempt(move).done
            if not tutor.wanted:
                tutor.go_on()
        assert tutor.last
        assert not tutor.wanted
        assert tutor.step.rules == (name.upper(),)
    with pytest.raises(InvalidLesson, match=f"{game} has no exercise 'x99'; expected x1"):
        exercise(game, "x99")


# How it is run


def test_the_answers() -> None:
    tutor = Tutor(lesson("carolus"), 3)
    assert tutor.step.name == "court"
    far = tutor.attempt("emperor 2")
    assert far.reason is not None
    assert (far.done, far.said, far.reason.rule) == (False, None, "C16")
    own = tutor.attempt("knight red 4")
    assert own.reason is None
    assert own.said is not None
    assert own.said.key == "lesson-court-land"
    done = tutor.attempt("knight red court")
    assert done.done
    assert done.said == tutor.step.praise
    tutor.go_on()
    other = tutor.attempt("knight red court")
    assert other.said is not None
    assert other.said.key == "lesson-other"
    with pytest.raises(InvalidLesson, match=r"carolus/lesson\.toml, step 'second': it is not done yet"):
        tutor.go_on()


@pytest.mark.parametrize("number", [-1, 14])
def test_there_is_no_such_step(number: int) -> None:
    with pytest.raises(InvalidLesson, match="has the steps 1 to 14"):
        Tutor(lesson("carolus"), number)


@pytest.mark.parametrize(
    ("pattern", "notation", "fits"),
    [
        ("disc 2", "disc 2", True),
        ("disc 2", "disc 3", False),
        ("disc 2 | disc 3", "disc 3", True),
        ("knight * court", "knight red court", True),
        ("knight * court", "knight red 5", False),
        ("knight *", "knight red 5", True),
        ("*", "knight red 5", True),
        ("knight", "knight red 5", False),
        ("knight red 5 6", "knight red 5", False),
        ("", "disc 2", False),
    ],
)
def test_patterns(pattern: str, notation: str, fits: bool) -> None:
    assert matches(pattern, games.find("carolus").parse(notation)) is fits


# Lessons of nonsense


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('ask = ["disc 2"]', 'ask = ["disc 6"]', "step 'disc': no move of carolus is 'disc 6'"),
        ('ask = ["disc 2"]', 'ask = ["emperor 1"]', "step 'disc': 'emperor 1' cannot be done: seat 0 has no such move"),
        ('meanwhile = ["1 disc 3"]', 'meanwhile = ["1 disc 2"]', "step 'court': disc 2: .* (C11)"),
        ('meanwhile = ["1 disc 3"]', 'meanwhile = ["0 disc 3"]', "step 'court': seat 0 has nothing to decide"),
        ('meanwhile = ["1 disc 3"]', 'meanwhile = ["disc 3"]', "step 'court': meanwhile 'disc 3', expected a seat"),
        ('"C12"', '"C92"', "step 'disc': there is no rule 'C92'; expected C1, C2"),
        ('["refilling"]', '["resting"]', "step 'refill': there is no phase 'resting'; expected setting-up"),
        ('phases = ["refilling"]\n', "", "no step names the phase 'refilling'"),
        ('table = "x3"', 'table = "x33"', "step 'overtake': there is no table 'x33'; expected new, last, x1"),
        ('table = "new"\n', "", "step 'ring': the first step needs a table"),
        ('name = "disc"', 'name = "crown"', "step 'crown': another step is called 'crown', too"),
        ('name = "disc"', 'name = "Disc 2"', "step 3, name: Expected `str` matching regex"),
        ('name = "disc"', 'title = "disc"', "step 3: Object contains unknown field `title`"),
        ('"disc 1" = "low"', '"disc 1" = "done"', "step 'disc': 'done' is no answer to a wrong try"),
        ('ask = ["disc 2"]', "", "step 'disc': it has words to wrong tries, and asks for nothing"),
        ('ask = ["knight red 6"]', 'ask = ["knight * *"]', "step 'ring': more than 100 ways lead on from here"),
        ('name = "end"', 'name = "end"\nask = ["disc 1"]', "step 'end': the last step leads out, and asks for nothing"),
        ("emperor = 8", "emperor = 99", "step 'victory': position 'last': emperor is 99"),
        ('table = "last"', 'table = "x4"', "no step begins with the position 'last'"),
        ('seed = "lesson 35"', "seats = 9", "step 'ring': carolus is for 2, 3 or 4 players, not 9"),
        ('seed = "lesson 35"', "seat = 5", "step 'crown': there is no seat 5"),
        ("[[step]]", "[[step", "is not TOML"),
    ],
)
def test_what_is_wrong_is_named(old: str, new: str, complaint: str) -> None:
    text = text_of("carolus")
    assert old in text
    expected = complaint.replace("(", r"\(").replace(")", r"\)")
    with pytest.raises(InvalidLesson, match=f"^carolus/lesson.toml.* {expected}"):
        read("carolus", text.replace(old, new, 1))


@in_every_language
def test_a_text_that_is_missing_or_too_much_is_named(language: str) -> None:
    renamed = read("carolus", text_of("carolus").replace('name = "disc"', 'name = "number"'))
    where = f"^carolus/text/lesson/{language}.ftl"
    with pytest.raises(InvalidLesson, match=f"{where}, step 'number': no text 'lesson-number'"):
        check_words(renamed, language)
    shorter = read("carolus", text_of("carolus").replace('wrong = { "crown *" = "other" }\n', ""))
    with pytest.raises(InvalidLesson, match=f"{where}: no step says 'lesson-crown-other'"):
        check_words(shorter, language)


@given(data=st.data(), game=st.sampled_from(taught()))
def test_damage_gives_one_clear_error(data: st.DataObject, game: str) -> None:
    """Lines are lost, doubled or exchanged, or a few signs are others."""
    lines = text_of(game).splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        match data.draw(st.sampled_from(["lose", "double", "exchange", "signs"])):
            case "lose":
                lines[at] = ""
            case "double":
                lines[at] += "\n" + lines[at]
            case "exchange":
                other = data.draw(st.integers(0, len(lines) - 1))
                lines[at], lines[other] = lines[other], lines[at]
            case _:
                cut = data.draw(st.integers(0, len(lines[at])))
                lines[at] = lines[at][:cut] + data.draw(st.text(max_size=3)) + lines[at][cut + 1 :]
    complaint = refused(game, "\n".join(lines))
    assert not complaint or complaint.startswith(f"{game}/lesson.toml")


def refused(game: str, text: str) -> str:
    """Why it is no lesson; nothing if it is one, and can be done to its end."""
    try:
        tutor = Tutor(read(game, text))
    except InvalidLesson as error:
        return str(error)
    while not tutor.last:
        while tutor.wanted:
            tutor.attempt(tutor.wanted[0])
        tutor.go_on()
    return ""


# The command


def test_the_lessons_are_listed() -> None:
    said = run("learn")
    assert said.code == 0
    for game in taught():
        assert game in said.out


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("carolus", "--step", "0"), "--step is 1 to 14 in the lesson of carolus, not 0"),
        (("carolus", "--step", "15"), "--step is 1 to 14"),
        (("chess",), "there is no game 'chess'"),
        (("carolus", "--lang", "de"), "there is no language 'de'"),
    ],
)
def test_bad_input(arguments: tuple[str, ...], complaint: str) -> None:
    said = run("learn", *arguments)
    assert said.code == 2
    assert complaint in said.err


def test_what_can_be_typed() -> None:
    typed = [
        "?",
        "moves",
        "why",
        "why disc 2",
        "why emperor 1",
        "rules",
        "rules 15",
        "rules nothing",
        "board",
        "",
        "again",
    ]
    said = run("learn", "carolus", "--step", "3", typed="\n".join([*typed, "emp 1", "gibberish", "knight", "quit", ""]))
    assert said.code == 0
    for words_ in (
        "the step from its beginning",
        "disc 5",
        "Type why and a move",
        "disc 2: you may.",
        "emperor 1: The Emperor",
        "not “gibberish”",
        "There is no rule nothing",
        "C10.",
        "C15.",
        "regalia learn carolus --step 3 --lang en",
    ):
        assert words_ in said.out, words_


def test_rules_where_a_step_has_none_and_nothing_to_decide() -> None:
    said = run("learn", "carolus", "--step", "1", typed="crown red\nrules\n\n")
    assert "Nothing is asked for here" in said.out
    assert "--step 2" in said.out  # what is typed has an end
    assert (
        run("learn", "rivals", "--step", "12", typed="moves\nquit\n").out.count("You have nothing to decide now.") == 1
    )


def test_newcomers_are_told_once() -> None:
    told = "Never played? A lesson takes five minutes: regalia learn carolus"
    assert told in run("play", "carolus", "--seed", "7", typed="").out
    run("play", "carolus", "--seed", "7", typed="red\nquit\n")
    assert told not in run("play", "carolus", "--seed", "7", typed="").out


def test_who_begins_one_way_goes_on_with_it() -> None:
    """Of X5 two red knights are an answer, and two yellow ones; one of each is none."""
    for family in ("red", "yellow"):
        tutor = Tutor(exercise("carolus", "x5"), moves=[f"knight {family} court"])
        assert [str(move) for move in tutor.wanted] == [f"knight {family} court"]
