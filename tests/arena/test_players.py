"""Who plays in the arena, and how much they think there."""

from pathlib import Path

import pytest

from regalia import games
from regalia.arena.players import known, seated, source
from regalia.bots.levels import SEARCHING, budget
from regalia.bots.search import SearchBot
from regalia.engine.errors import InvalidOption
from regalia.files import shipped_data

GAME = games.find("carolus")


def test_other_data_are_other_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Games with the data of a box of one's own tell nothing of those with the data that are shipped."""
    shipped = source.__wrapped__("carolus")
    monkeypatch.setenv("REGALIA_DATA", str(tmp_path))
    assert source.__wrapped__("carolus") == shipped
    (tmp_path / "carolus.toml").write_text(f"{shipped_data('carolus').text}# of my box\n", encoding="utf-8")
    assert source.__wrapped__("carolus") != shipped


@pytest.mark.parametrize("level", SEARCHING)
def test_levels_go_by_iterations_alone(level: str) -> None:
    """The guard of time is for people who wait; figures must not depend on what else a machine does."""
    bot = seated(level, GAME, 0, ())
    assert isinstance(bot, SearchBot)
    assert bot.budget is budget(level, "carolus")
    assert bot.clock() == bot.clock()


def test_a_level_may_have_other_iterations() -> None:
    name = known(" King:030 ", GAME, ())
    assert name == "king:30"
    bot = seated(name, GAME, 0, ())
    assert isinstance(bot, SearchBot)
    assert bot.budget.iterations == 30
    king = budget("king", "carolus")
    assert (bot.budget.steps, bot.budget.explore, bot.budget.heat) == (king.steps, king.explore, king.heat)


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("king:many", "king:many: expected a number of iterations from 1 to 1000000"),
        ("king:0", "king:0: expected a number of iterations"),
        ("squire:10", "'squire' does not search: only knight, lord or king have iterations"),
        ("emperor:10", "there is no player 'emperor'; expected page, squire"),
    ],
)
def test_others_are_refused(name: str, complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint):
        known(name, GAME, ())
