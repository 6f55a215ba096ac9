"""The chances that are shown, from what a search says."""

from pathlib import Path

import pytest

from regalia import calibration as module
from regalia import games
from regalia.calibration import Calibration, calibration
from regalia.engine.errors import InvalidData


def test_they_add_up_to_one_over_the_sides() -> None:
    shown = Calibration(0.8, -0.3).shown([0.6, 0.3, 0.1], [0, 1, 2], 1)
    assert sum(shown) == pytest.approx(1.0)
    assert shown[1] < 0.3, "the mover's is lowered"
    assert shown[2] > 0.1, "what is small is raised"


def test_team_mates_share_theirs() -> None:
    teams = Calibration(0.8, -0.3).shown([0.6, 0.4, 0.6, 0.4], [0, 1, 0, 1], 2)
    assert teams[:2] == teams[2:] == Calibration(0.8, -0.3).shown([0.6, 0.4], [0, 1], 0)


def test_what_is_certain_stays_certain_and_an_order_stays_an_order() -> None:
    by = Calibration(1.2, -0.4)
    assert by.shown([1.0, 0.0], [0, 1], 0) == (1.0, 0.0)
    mine = [by.shown([share / 10, 1 - share / 10], [0, 1], 0)[0] for share in range(11)]
    assert mine == sorted(set(mine))


@pytest.mark.parametrize("name", games.names())
def test_every_file_is_of_its_game(name: str) -> None:
    for seats in games.find(name).seats:
        assert 0.5 < calibration(name, seats).sharpness < 2


def test_a_number_of_players_without_an_entry_goes_by_the_next_smaller(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(module, "home", lambda game: tmp_path)
    assert calibration.__wrapped__("carolus", 2) == Calibration(), "nothing was measured"
    (tmp_path / "calibration.toml").write_text("[players.3]\nsharpness = 0.9\n", encoding="utf-8")
    assert calibration.__wrapped__("carolus", 2) == Calibration()
    assert calibration.__wrapped__("carolus", 4) == Calibration(0.9)
    (tmp_path / "calibration.toml").write_text("[players.3]\nsharpness = 0\n", encoding="utf-8")
    with pytest.raises(InvalidData, match=r"carolus/calibration\.toml: .*> 0"):
        calibration.__wrapped__("carolus", 3)
