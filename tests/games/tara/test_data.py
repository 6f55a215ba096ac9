"""The deck of data.toml: read strictly, with complaints that name the entry."""

from importlib.resources import files

import pytest

from regalia.engine.errors import InvalidData
from regalia.games.tara.data import deck, next_region, read_deck

SHIPPED = (files("regalia.games.tara") / "data.toml").read_text("utf-8")


def test_the_deck_as_shipped() -> None:
    assert read_deck(SHIPPED, "data.toml") == deck()


@pytest.mark.rule("T6")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("numbers = [1, 2, 3]", "numbers = [1, 2]", r"no card has the numbers \[3\]"),
        ("numbers = [1, 2, 3]", "numbers = [1, 2, 3, 4]", "card entry 2 has the number 4, which another card has"),
        ("numbers = [1, 2, 3]", "numbers = [1, 2, 3, 37]", "card entry 1 has the number 37, expected 1 to 36"),
        ("cost = 4", "cost = 5", "cost"),
        ('slots = ["w1", "W2"]', 'slots = ["w1", "W4"]', "card entry 10 has the slot 'W4', expected F1 to F5"),
        ('slots = ["w1", "W2"]', 'slots = ["w1", "C2"]', "has the slot 'C2'"),
        ('slots = ["w1", "W2"]', 'slots = ["w1", ""]', "has the slot ''"),
        ('slots = ["w1", "W2"]', 'slots = ["w1", "w2"]', "has 0 placement slots, expected 1 or 2"),
        ('slots = ["f1", "F2", "f3"]', 'slots = ["F1", "F2", "F3"]', "has 3 placement slots"),
        ('slots = ["w1", "W2"]', 'slots = ["W1", "w1"]', "names a slot twice"),
        ('slots = ["w1", "W2"]', 'slots = ["W2"]', "does not start at the left edge"),
        ("stone = true", 'stone = true\nslots = ["F1"]', "is a Stone of Destiny with slots"),
        ("stone = true", "stone = 1", "stone"),
        ("cost = 4", "price = 4", "price|cost"),
        ("[[card]]", "[card", "is not TOML"),
    ],
)
def test_complaints(old: str, new: str, complaint: str) -> None:
    assert old in SHIPPED
    with pytest.raises(InvalidData, match=complaint) as refused:
        read_deck(SHIPPED.replace(old, new), "deck.toml")
    assert str(refused.value).startswith("deck.toml")


@pytest.mark.rule("T44")
@pytest.mark.parametrize(
    ("regions", "first", "second"), [(0b0011, 2, 3), (0b1001, 1, 2), (0b1100, 0, 1), (0b0101, 3, 1), (0b1010, 0, 2)]
)
def test_the_next_region_clockwise(regions: int, first: int, second: int) -> None:
    assert (next_region(regions, 0), next_region(regions, 1)) == (first, second)


def test_every_kind_of_card_says_what_of_it_is_rebuilt() -> None:
    entries = [
        line
        for line in files("regalia.games.tara").joinpath("data.toml").read_text("utf-8").splitlines()
        if line.startswith("[[card]]")
    ]
    assert all("rebuilt" in entry for entry in entries)
    assert sum("stated" in entry for entry in entries) == 3  # those of the booklets' examples
