"""`regalia train` writes a weights file that is whole, and says how to make it again."""

import shlex
from pathlib import Path

import pytest

from regalia import games
from regalia.arena.learn import Found, Lesson, Match
from regalia.engine.weights import kept, kept_file, read_weights
from tests.running import run

TARA = games.find("tara")
FEATURES = TARA.judge.features


WON = Match(400, 300.0, 0.5)


def lessons(monkeypatch: pytest.MonkeyPatch, match: Match = WON) -> list[Lesson]:
    """What was to be learned: here nothing is, and every weight comes out as the number of players."""
    given: list[Lesson] = []

    def choose(
        game: games.AnyGame, lesson: Lesson, before: list[float], tries: int, matches: int, played: object
    ) -> Found:
        assert before == kept("regalia.games.tara", TARA.seats, FEATURES)()[lesson.seats]
        given.append(lesson)
        return Found(lesson, [float(lesson.seats)] * (2 * len(FEATURES)), match)

    monkeypatch.setattr("regalia.cli.train.choose", choose)
    return given


def test_all_numbers_of_players_learn(monkeypatch: pytest.MonkeyPatch) -> None:
    given = lessons(monkeypatch)
    ran = run("train", "tara", "--games", "80", "--seed", "a 'seed'", "--ridge", "0.001", "--tries", "2")
    assert ran.code == 0, ran.err
    assert given == [Lesson("tara", seats, 80, "a 'seed'", 0.001) for seats in TARA.seats]
    file = read_weights(ran.out, "printed", TARA.seats, tuple(FEATURES))
    for seats, table in file.players.items():
        repeated = ["regalia", "train", "tara", *("--games", "80"), *("--seed", "a 'seed'"), "--players", str(seats)]
        assert shlex.split(table.made.command) == [*repeated, "--ridge", "0.001", "--tries", "2"]
        assert table.made.won == "75.0 % (70.5-79.0) of 400 games, 50 is fair"
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
    ("match", "said"),
    [
        (Match(400, 216.0, 0.5), "54.0 % (49.1-58.8) of 400 games, 50 is fair, and that is not beyond doubt"),
        (Match(400, 300.0, 0.5, 0.02), "of 400 games, 50 is fair, and 2.0 % of their games stall"),
    ],
)
def test_weights_that_do_not_win_or_stall_are_not_kept(
    monkeypatch: pytest.MonkeyPatch, match: Match, said: str
) -> None:
    lessons(monkeypatch, match)
    ran = run("train", "tara", "--games", "80")
    assert ran.code == 0
    assert said in " ".join(ran.err.split())
    before = kept_file("regalia.games.tara", TARA.seats, FEATURES)
    assert read_weights(ran.out, "printed", TARA.seats, tuple(FEATURES)) == before


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("chess",), "there is no game 'chess'"),
        (("tara", "--players", "9"), "tara is for 2, 3 or 4 players, not 9"),
        (("tara", "--games", "3"), "the number of games is 8 to 1,000,000, not 3"),
        (("tara", "--ridge", "2"), "the ridge lies between 0 and 1, not at 2.0"),
        (("tara", "--tries", "0"), "the number of tries is 1 to 100, not 0"),
        (("tara", "--matches", "0"), "the number of matches is 1 to 1,000,000, not 0"),
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
