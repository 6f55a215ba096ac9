"""The data file is checked when it is read: P5-P8."""

from importlib.resources import files

import pytest

from regalia.engine import chance
from regalia.engine.errors import InvalidData
from regalia.games.principe.data import laid_out, read_box
from regalia.games.principe.view import view

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
        ("offer = 3", "offer = 0", "data.toml"),
        (
            "gold = 6 ",
            "gold = 60 ",
            r"players\.2: at 5 cards a round one player can have 372 gold, and bids end at 100",
        ),
        ("[size.small]", "[size.tiny]", "sizes are"),
        ("points = 4", "points = -4", "data.toml"),
        ("[city.florence]", "[city.rome]", "cities are"),
        ('size = "large"', 'size = "huge"', "data.toml"),
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
            'regions = ["tuscany", "tuscany"]',
            "city.urbino touches a region twice",
        ),
        ('regions = ["veneto"]', "regions = []", "city.venice touches no region, expected one at least"),
        ("draw = [5]", "draw = [5, 4]", "players.2.draw has several choices, expected one"),
        ("draw = [4, 5]", "draw = [5]", "expected the same choices for three, four and five players"),
        ("[city.perugia]", "[city.perugia]\npopulation = 5", "data.toml"),
        ("minor_roles = false", "minor_roles = 0", "data.toml"),
        ("[players.2]", "[players.2", "data.toml is not TOML"),
    ],
)
def test_complaints(old: str, new: str, complaint: str) -> None:
    assert old in TEXT
    with pytest.raises(InvalidData, match=complaint):
        read_box(TEXT.replace(old, new, 1), "data.toml")


FLORENCE = """[city.florence]
size = "large"
icons = ["green", "green", "red", "blue", "yellow"]
regions = ["emilia", "liguria", "tuscany"]
"""


@pytest.mark.rule("P6", "P7", "P8", "P11")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("gold = 5\n", "gold = 6\n"),
        ('regions = ["veneto"]', 'regions = ["umbria"]'),
        ('regions = ["tuscany", "umbria"]', 'regions = ["tuscany"]'),
        ('icons = ["green", "white", "red"]', 'icons = ["green", "green", "red", "red"]'),
        ('[city.siena]\nsize = "small"', '[city.siena]\nsize = "medium"'),
        ("offer = 3", "offer = 4"),
    ],
)
def test_what_an_owner_of_the_box_may_know_better(old: str, new: str) -> None:
    assert old in TEXT
    read_box(TEXT.replace(old, new), "data.toml")


@pytest.mark.rule("P6", "P7")
def test_florence_as_the_booklet_has_it_in_its_example() -> None:
    """6 points, and a part of the purple region."""
    assert FLORENCE in TEXT
    told = FLORENCE.replace('"tuscany"]', '"umbria"]') + "points = 6\n"
    state = laid_out(3, data=read_box(TEXT.replace(FLORENCE, told), "data.toml"))
    state.set_up()
    florence = view(state, None).cities[0]
    assert (florence.name, florence.size) == ("florence", "large")
    assert (florence.points, florence.gold, florence.shields) == (6, 5, 2)
    assert florence.regions == ("emilia", "liguria", "umbria")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_corrected_box_is_played_to_the_end(seats: int) -> None:
    text = (
        TEXT.replace("gold = 5\n", "gold = 7\n").replace("shields = 1", "shields = 0").replace("offer = 2", "offer = 4")
    )
    for number in range(10):
        state = laid_out(seats, data=read_box(text, "data.toml"))
        state.random = chance.key("a corrected box", number)
        state.set_up()
        while state.pending():
            seat = next(seat for seat in range(seats) if state.pending() >> seat & 1)
            state.apply(seat, state.pick(seat))
        assert max(state.points(seat) for seat in range(seats)) > 0


def test_every_city_says_what_of_it_is_stated_and_what_is_rebuilt() -> None:
    for part in TEXT.split("[city.")[1:]:
        name = part.split("]")[0]
        remark = TEXT.split(f"[city.{name}]")[0].rstrip("\n").rsplit("\n\n", 1)[1]
        assert remark.startswith("# "), name
        assert "stated" in remark or "rebuilt" in remark, name
    assert TEXT.count("Icons and region") == 4  # Mantua, Milan, Bologna and Verona
