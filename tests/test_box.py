"""Both boxes in one process: that of an owner, which is played with, and the usual one, which lessons are about."""

import pickle
import subprocess
import sys
from collections.abc import Iterator
from os import environ
from pathlib import Path

import pytest

import regalia
from regalia import games
from regalia.engine.errors import InvalidRecord
from regalia.engine.record import write_record
from regalia.files import Source, shipped_data
from regalia.games import AnyGame
from regalia.games.principe.view import PrincipeView
from regalia.games.rivals.view import RivalsView
from regalia.games.tara.view import TaraView
from regalia.lesson import Tutor, differing, exercise, lesson
from regalia.match import replay
from regalia.testing.play import chooser
from tests.running import run
from tests.test_data import corrected

GAMES = games.names()


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Of an owner, from now on: a process that is begun with it has read nothing before."""
    for game in GAMES:
        (tmp_path / f"{game}.toml").write_text(corrected(game), "utf-8")
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    for read in (lesson, exercise):
        read.cache_clear()
    yield tmp_path
    for read in (lesson, exercise):
        read.cache_clear()


def own(game: str) -> AnyGame:
    """The game with the corrected box, as a process has it that was begun with that."""
    return games.with_data(games.find(game, usual=True), Source(corrected(game), f"{game}.toml", own=True))


@pytest.mark.parametrize("game", GAMES)
def test_the_two_are_one_where_nobody_has_corrected_anything(game: str) -> None:
    assert games.find(game) is games.find(game, usual=True)
    assert games.find(game).box == ""
    remarks = Source(f"{shipped_data(game).text}\n# mine\n", "mine.toml", own=True)
    assert games.with_data(games.find(game), remarks).box == ""


@pytest.mark.parametrize("game", GAMES)
def test_both_boxes_are_played_with_side_by_side(game: str) -> None:
    usual, mine = games.find(game), own(game)
    assert mine.box
    before = [usual.write_position(regalia.new(usual, seats=seats, seed=1)._state) for seats in usual.seats]
    for seats in mine.seats:
        match = regalia.new(mine, seats=seats, seed=1)
        choices = chooser("box", game, seats)
        for _ in range(60):
            if not match.over:
                seat = match.actors[0]
                match.play(seat, choices.choice(match.moves(seat)))
                assert all(match.why_not(seat, move) is None for move in match.moves(seat)[:3])
        assert mine.restore(match._state.snapshot()).snapshot() == match._state.snapshot()
        assert mine.inventory(match._state) == mine.inventory(regalia.new(mine, seats=seats)._state)
        assert match.record().box == mine.box
        midway = match.midway()
        assert midway is None or match.resumed(midway, match.record().moves).record() == match.record()
    assert [usual.write_position(regalia.new(usual, seats=seats, seed=1)._state) for seats in usual.seats] == before


def test_what_is_shown_is_of_the_box() -> None:
    florence = {
        game.box != "": next(city for city in view.cities if city.name == "florence")
        for game in (games.find("principe"), own("principe"))
        if isinstance(view := regalia.new(game, seats=2, seed=1).view(0), PrincipeView)
    }
    assert (florence[False].gold, florence[True].gold) == (5, 7)
    rivals = regalia.new(own("rivals"), seats=2, seed=1).view(0)
    assert isinstance(rivals, RivalsView)
    assert rivals.seats[0].coins == 7
    usual, mine = (regalia.new(game, seats=2, seed=1).view(0) for game in (games.find("tara"), own("tara")))
    assert isinstance(usual, TaraView)
    assert isinstance(mine, TaraView)
    faces = [(view.seats[0].hand or ()) + (view.seats[0].aside or ()) for view in (usual, mine)]
    assert [face.number for face in faces[0]] == [face.number for face in faces[1]]


@pytest.mark.parametrize("game", GAMES)
def test_lessons_and_examples_are_played_with_the_usual_box(game: str, box: Path) -> None:
    assert games.find(game).box
    assert lesson(game).game is games.find(game, usual=True)
    tutor = Tutor(lesson(game))
    assert tutor.match.game.box == ""
    for name in regalia.scenarios(game):
        assert Tutor(exercise(game, name)).match.game.box == ""
        assert regalia.scenario(game, name).game.box == ""
    assert regalia.new(game, seats=2, seed=1).game.box
    assert pickle.loads(pickle.dumps(games.find(game, usual=True))) is games.find(game, usual=True)
    assert pickle.loads(pickle.dumps(games.find(game))) is games.find(game)


def test_an_owner_s_records_are_of_their_box(box: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = regalia.new("carolus", seats=3, seed=1).record()
    assert record.box == games.find("carolus").box
    assert f'"box": "{record.box}"' in write_record(record)
    assert replay(record).record() == record
    of_an_example = regalia.scenario("carolus", "x6").record()
    assert of_an_example.box == ""
    assert replay(of_an_example).game.box == ""
    monkeypatch.delenv("REGALIA_DATA")
    with pytest.raises(InvalidRecord, match=f"the box {record.box} of its owner, and there are no data of it here"):
        replay(record)
    assert '"box"' not in write_record(regalia.new("carolus", seats=3, seed=1).record())


def test_what_comes_out_otherwise_with_another_box() -> None:
    usual = games.find("tara")
    assert differing(usual, usual) == ()
    text = shipped_data("tara").text.replace("numbers = [1, 2, 3]", "numbers = [34, 35, 36]", 1)
    text = text.replace("numbers = [33, 34, 35, 36]", "numbers = [1, 2, 3, 33]", 1)
    found = differing(usual, games.with_data(usual, Source(text, "mine.toml", own=True)))
    assert {"lesson", "x1", "x2"} <= set(found)
    assert "x6" not in found or "x7" not in found


@pytest.mark.parametrize("language", ["en", "hu", "ru"])
def test_a_learner_is_told_of_the_other_box(language: str, box: Path) -> None:
    said = {"en": "as Regalia has it", "hu": "amely a Regaliában van", "ru": "какая есть в Regalia"}[language]
    environment = environ | {"REGALIA_DATA": str(box)}
    for command in (["learn", "tara"], ["play", "tara", "--scenario", "x1"]):
        ran = subprocess.run(
            [sys.executable, "-m", "regalia", *command, "--lang", language],
            env=environment,
            input=b"",
            capture_output=True,
            timeout=120,
            check=False,
        )
        assert ran.returncode == 0, ran.stderr.decode()
        assert said in " ".join(ran.stdout.decode().split())


def test_nobody_is_told_of_another_box_where_there_is_none() -> None:
    assert "as Regalia has it" not in run("learn", "tara").out
