"""The registry."""

import pytest

from regalia import games
from regalia.engine.errors import UnknownGame


def test_every_game_is_found_by_its_name() -> None:
    assert "carolus" in games.names()
    for name in games.names():
        assert games.find(name).name == name
        assert games.find(name) is games.find(name)


@pytest.mark.parametrize("name", ["", "chess", "Carolus", "carolus.state", "__init__", "../games"])
def test_an_unknown_game(name: str) -> None:
    with pytest.raises(UnknownGame, match=r"there is no game .*; expected .*carolus"):
        games.find(name)
