"""The numbers of the box are data, checked when they are read."""

import pytest

from regalia.engine.errors import InvalidData
from regalia.games.carolus.data import Players, box, read_box

BOX = """
[players.2]
castles = 10
dice = 3
reserve = 7
bring = 3

[players.3]
castles = 8
dice = 4
reserve = 9
bring = 4

[players.4]
castles = 10
dice = 3
reserve = 7
bring = 3
"""


@pytest.mark.rule("C3", "C4", "C7", "C14", "C27")
def test_the_box_as_it_is_shipped() -> None:
    assert box() == read_box(BOX, "the box of the rules")
    assert box().players[3] == Players(castles=8, dice=4, reserve=9, bring=4)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[players.2]", "[players.2", "box.toml is not TOML"),
        ("[players.4]", "[players.5]", "expected players.2, players.3 and players.4, not [2, 3, 5]"),
        ("[players.4]", "[players.many]", "Expected `int`"),
        ("castles = 8", "castles = 0", "Expected `int` >= 1"),
        ("castles = 8", "castles = 16", "Expected `int` <= 15"),
        ("castles = 8", 'castles = "many"', "Expected `int`, got `str`"),
        ("castles = 8\n", "", "missing required field `castles`"),
        ("castles = 8", "castles = 8\ntowers = 1", "unknown field `towers`"),
        ("dice = 4", "dice = 0", "Expected `int` >= 1"),
        ("dice = 4", "dice = 5", "Expected `int` <= 4"),
        ("reserve = 9", "reserve = 0", "Expected `int` >= 1"),
        ("reserve = 9", "reserve = 10", "Expected `int` <= 9"),
        ("bring = 4", "bring = 0", "Expected `int` >= 1"),
        ("bring = 4", "bring = 6", "Expected `int` <= 5"),
    ],
)
def test_complaint(old: str, new: str, complaint: str) -> None:
    with pytest.raises(InvalidData) as refused:
        read_box(BOX.replace(old, new), "box.toml")
    assert str(refused.value).startswith("box.toml")
    assert complaint in str(refused.value)


def test_a_box_of_nothing() -> None:
    with pytest.raises(InvalidData, match="missing required field `players`"):
        read_box("", "box.toml")
