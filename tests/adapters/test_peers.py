"""The race beside other libraries: who runs, who cannot, and what is shown of it."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from regalia import games
from regalia.adapters import peers
from regalia.cli import peers as shown
from regalia.engine.errors import InvalidOption


@pytest.fixture(scope="module")
def race() -> peers.Race:
    return peers.race(0.0)


def test_all_games_run_in_all_ways(race: peers.Race) -> None:
    ours = {(speed.game, speed.way) for speed in race.speeds if speed.library == "Regalia"}
    assert ours == {(name, way) for name in games.names() for way in shown.WAYS}
    assert {speed.game for speed in race.speeds if speed.library == "OpenSpiel"} == set(peers.SPIEL)
    assert all(speed.per_second > 0 for speed in race.speeds)


def test_what_is_not_there_is_named(race: peers.Race) -> None:
    assert [absent.partition(":")[0] for absent in race.absent] == ["PettingZoo's own games", "catanatron"]


def test_a_picture_has_a_bar_for_each(race: peers.Race) -> None:
    picture = ElementTree.fromstring(shown.drawn(race))
    assert len(picture.findall("{http://www.w3.org/2000/svg}rect")) == len(race.speeds)


def test_the_source_of_a_peer_is_a_folder(tmp_path: Path) -> None:
    with pytest.raises(InvalidOption, match="--catanatron is the folder of its source"):
        shown.race_peers(0.1, False, tmp_path / "nothing", None)


def test_the_race_is_shown_as_a_table_as_json_and_as_a_picture(
    race: peers.Race, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shown, "race", lambda seconds, catanatron, done: race)
    picture = tmp_path / "race.svg"
    shown.race_peers(0.1, False, None, picture)
    table = capsys.readouterr().out
    assert "connect_four" in table
    assert "Not measured: catanatron" in table
    assert picture.read_text("utf-8") == shown.drawn(race)
    shown.race_peers(0.1, True, None, None)
    assert len(json.loads(capsys.readouterr().out)["speeds"]) == len(race.speeds)
