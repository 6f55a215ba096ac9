"""`regalia train` writes a weights file that is whole, and says how to make it again."""

import shlex
from pathlib import Path

import pytest

from regalia import games
from regalia.arena.learn import Lesson
from regalia.engine.weights import kept_file, read_weights
from tests.running import run

TARA = games.find("tara")
FEATURES = TARA.judge.features


def lessons(monkeypatch: pytest.MonkeyPatch) -> list[Lesson]:
    """What was to be learned: here nothing is, and every weight comes out as the number of players."""
    given: list[Lesson] = []

    def learn(game: games.AnyGame, lesson: Lesson, played: object) -> list[float]:
        given.append(lesson)
        return [float(lesson.seats)] * (2 * len(FEATURES))

    monkeypatch.setattr("regalia.cli.train.learn", learn)
    return given


def test_all_numbers_of_players_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    given = lessons(monkeypatch)
    ran = run("train", "tara", "--games", "80", "--seed", "a 'seed'", "--ridge", "0.001")
    assert ran.code == 0, ran.err
    assert given == [Lesson("tara", seats, 80, "a 'seed'", 0.001) for seats in TARA.seats]
    file = read_weights(ran.out, "printed", TARA.seats, tuple(FEATURES))
    for seats, table in file.players.items():
        repeated = ["regalia", "train", "tara", *("--games", "80"), *("--seed", "a 'seed'"), "--players", str(seats)]
        assert shlex.split(table.made.command) == [*repeated, "--ridge", "0.001"]
        assert set(table.weights.values()) == {(float(seats), float(seats))}


def test_one_number_learns_and_the_others_stay(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    given = lessons(monkeypatch)
    path = tmp_path / "weights.toml"
    assert run("train", "tara", "--games", "80", "--players", "3", "--write", str(path)).code == 0
    assert [lesson.seats for lesson in given] == [3]
    file = read_weights(path.read_text(encoding="utf-8"), "written", TARA.seats, tuple(FEATURES))
    before = kept_file("regalia.games.tara", TARA.seats, FEATURES)
    assert file.players[2] == before.players[2]
    assert file.players[3] != before.players[3]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "there is no game 'chess'"),
        (("tara", "--players", "9"), "tara is for 2, 3 or 4 players, not 9"),
        (("tara", "--games", "3"), "the number of games is 8 to 1,000,000, not 3"),
        (("tara", "--ridge", "2"), "the ridge lies between 0 and 1, not at 2.0"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(arguments: tuple[str, ...], said: str) -> None:
    ran = run("train", *arguments)
    assert ran.code == 2
    assert said in ran.err


def test_a_place_that_cannot_be_written_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lessons(monkeypatch)
    ran = run("train", "tara", "--write", str(tmp_path / "nowhere" / "weights.toml"))
    assert ran.code == 2
    assert "cannot be written" in ran.err
