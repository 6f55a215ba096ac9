"""The data file is checked when it is read: P5-P8."""

from importlib.resources import files

import pytest

from regalia.engine.errors import InvalidData
from regalia.games.principe.data import read_box

TEXT = (files("regalia.games.principe") / "data.toml").read_text("utf-8")


def test_the_shipped_file_is_right() -> None:
    assert len(read_box(TEXT, "data.toml").city) == 15


@pytest.mark.rule("P5", "P6", "P7", "P8")
@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("[players.5]", "[players.6]", r"players are \[2, 3, 4, 6\], expected \[2, 3, 4, 5\]"),
        ("[players.5]\n", "[players.x]\n", "data.toml"),
        ("cards = 13", "cards = 21", "data.toml"),
        ("cities = 10", "cities = 3", "data.toml"),
        ("offer = 3", "offer = 4", "data.toml"),
        ("gold = 6 ", "gold = 60 ", r"players\.2: at 5 cards a round one player can have 372 gold, and bids end at 56"),
        ("[size.small]", "[size.tiny]", "sizes are"),
        ("points = 4", "points = -4", "data.toml"),
        ("[city.florence]", "[city.rome]", "cities are"),
        ('size = "large"', 'size = "huge"', "data.toml"),
        (
            'icons = ["green", "white", "red"]',
            'icons = ["green", "green", "red"]',
            "city.siena has the icons .* which do not suit a small city",
        ),
        (
            'icons = ["white", "white", "red", "blue"]',
            'icons = ["white", "white", "red", "pink"]',
            "city.lucca has the icon 'pink', expected green, white, red, blue or yellow",
        ),
        (
            'regions = ["tuscany", "umbria"]',
            'regions = ["tuscany", "rome"]',
            "city.urbino touches 'rome', expected veneto",
        ),
        (
            'regions = ["tuscany", "umbria"]',
            'regions = ["tuscany"]',
            r"city.urbino touches \['tuscany'\], expected 2 for a medium city",
        ),
        (
            'regions = ["veneto"]',
            'regions = ["umbria"]',
            "veneto has 4 cities, expected 5",
        ),
        ("[city.perugia]", "[city.perugia]\npopulation = 5", "data.toml"),
        ("minor_roles = false", "minor_roles = 0", "data.toml"),
        ("[players.2]", "[players.2", "data.toml is not TOML"),
    ],
)
def test_complaints(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(InvalidData, match=complaint):
        read_box(TEXT.replace(old, new, 1), "data.toml")


def test_five_cities_of_each_size() -> None:
    damaged = TEXT.replace(
        '[city.siena]\nsize = "small"\nicons = ["green", "white", "red"]\nregions = ["umbria"]',
        '[city.siena]\nsize = "medium"\nicons = ["green", "green", "white", "red"]\nregions = ["umbria", "veneto"]',
    )
    with pytest.raises(InvalidData, match="4 cities are small, expected 5"):
        read_box(damaged, "data.toml")
