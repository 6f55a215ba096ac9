"""The file of a tournament: each game once, and only games that belong together."""

import sqlite3
from pathlib import Path

import msgspec
import pytest

from regalia.arena.conduct import conduct, missing
from regalia.arena.results import InvalidResults, Results
from regalia.arena.tournament import Played, Tournament, fixtures
from tests.arena.tables import BOTS, STRONG, WEAK, played, tournament, untimed, with_own


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "results.sqlite")


def finish(plan: Tournament, file: str | None) -> int:
    """How many games were played anew."""
    told: list[int] = []
    with Results(file) as results:
        results.claim(plan)
        conduct(plan, results, 1, played=told.append)
        assert missing(plan, results)[1] == 0
    return sum(told)


def kept(plan: Tournament, file: str) -> list[Played]:
    with Results(file) as results:
        return sorted((untimed(each) for each in results.outcomes(fixtures(plan))), key=lambda each: each.fixture)


def test_games_are_kept_as_they_were_played(file: str) -> None:
    plan = tournament(games=4)
    assert finish(plan, file) == 4
    assert kept(plan, file) == played(plan)
    assert finish(plan, file) == 0


def test_more_games_and_more_players_go_on(file: str) -> None:
    assert finish(tournament(games=2), file) == 2
    assert finish(tournament(games=4), file) == 2
    assert finish(tournament(WEAK, STRONG, WEAK, games=4), file) == 4
    assert finish(tournament(games=2), file) == 0


def test_a_game_counts_once_however_often_it_is_told(file: str) -> None:
    plan = tournament(games=2)
    outcomes = played(plan)
    with Results(file) as results:
        results.claim(plan)
        results.add(outcomes)
        results.add([*outcomes, *outcomes])
        assert sorted(results.outcomes(fixtures(plan)), key=lambda each: each.fixture) == outcomes
    connection = sqlite3.connect(file)
    assert connection.execute("SELECT count(*) FROM games").fetchone() == (2,)
    connection.close()


def test_without_a_file_nothing_is_left() -> None:
    assert finish(tournament(games=2), None) == 2
    assert finish(tournament(games=2), None) == 2


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "tara"}, "holds games of carolus, not of tara"),
        ({"seats": 3}, "holds games of 2 players, not of 3"),
        ({"seed": "other"}, "holds games of the seed 'arena', not of 'other'"),
        ({"options": {"team_talk": True}}, "holds games with the options"),
        ({"source": "of tomorrow"}, "holds games of earlier rules or bots"),
    ],
)
def test_other_games_need_another_file(file: str, changes: dict[str, object], complaint: str) -> None:
    with Results(file) as results:
        results.claim(tournament())
        with pytest.raises(InvalidResults, match=f"{complaint}.*name another file"):
            results.claim(msgspec.structs.replace(tournament(), **changes))


def test_another_bot_of_the_same_name_is_another_player(file: str) -> None:
    with Results(file) as results:
        results.claim(with_own("First"))
        results.claim(with_own("First", "Fails"))
        with pytest.raises(InvalidResults, match="another First, with other source or another limit"):
            results.claim(with_own("First", limit=3))


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    other = tmp_path / "other.sqlite"
    connection = sqlite3.connect(other)
    connection.execute("CREATE TABLE guests (name)")
    connection.close()
    before = other.read_bytes()
    with pytest.raises(InvalidResults, match="is a database of something else"):
        Results(str(other))
    with pytest.raises(InvalidResults, match="does not hold results of an arena"):
        Results(str(BOTS))
    with pytest.raises(InvalidResults, match="cannot be used for results"):
        Results(str(tmp_path / "missing" / "file"))
    assert other.read_bytes() == before


def test_a_file_of_another_version_is_refused(file: str) -> None:
    with Results(file) as results:
        results.claim(tournament())
    connection = sqlite3.connect(file)
    connection.execute("UPDATE about SET value = '{}'")
    connection.commit()
    connection.close()
    with Results(file) as results, pytest.raises(InvalidResults, match="another version of the arena"):
        results.claim(tournament())


def test_two_arenas_do_not_share_a_file(file: str) -> None:
    with Results(file), pytest.raises(InvalidResults, match="in use by another arena"):
        Results(file)
