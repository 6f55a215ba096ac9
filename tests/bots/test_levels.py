"""How much each level thinks is read from a file."""

import pytest

from regalia import games
from regalia.bots.levels import SEARCHING, USUAL, File, budget, kept, lapses
from regalia.engine.errors import InvalidData
from regalia.engine.toml import read_toml


def test_every_line_is_of_a_game() -> None:
    file = kept()
    for lines in (file.page, file.knight, file.lord, file.king):
        assert USUAL in lines
        assert set(lines) <= {USUAL, *games.names()}


@pytest.mark.parametrize("level", SEARCHING)
def test_a_game_without_a_line_goes_by_the_usual_one(level: str) -> None:
    usual = getattr(kept(), level)[USUAL]
    assert (budget(level, "a fifth game").iterations, budget(level, "a fifth game").steps) == (
        usual.iterations,
        usual.steps,
    )
    assert lapses("a fifth game") == kept().page[USUAL].lapses


def test_what_is_wrong_with_a_file_is_named() -> None:
    with pytest.raises(InvalidData, match=r"levels\.toml: .*<= 100"):
        read_toml("page.usual.lapses = 101\n[knight]\n[lord]\n[king]\n", File, "levels.toml", InvalidData)
