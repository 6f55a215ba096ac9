"""Moves and their notation."""

import pytest

from regalia import games
from regalia.engine.errors import InvalidMove
from regalia.games.principe.layout import CITY_NAMES, COLOUR_NAMES, REGION_NAMES

GAME = games.find("principe")


def test_the_verbs() -> None:
    assert GAME.verbs == ("offer", "bid", "pass", "build", "lay", "shield", "turn")


def test_names() -> None:
    assert (len(COLOUR_NAMES), len(CITY_NAMES), len(REGION_NAMES)) == (5, 15, 6)


@pytest.mark.parametrize(
    ("notation", "complaint"),
    [
        ("bid", "after 'bid' comes 1, 2, "),
        ("bid 101", "not '101'"),
        ("bid 0", "not '0'"),
        ("pass 1", "after 'pass' comes nothing more"),
        ("build rome", "after 'build' comes florence, "),
        ("lay red", "after 'lay red' comes 1, 2, "),
        ("lay red 21", "not '21'"),
        ("offer pink", "after 'offer' comes green, white, red, blue or yellow"),
        ("steal red", "expected one of offer, bid, pass, build, lay, shield or turn"),
    ],
)
def test_what_cannot_be_read(notation: str, complaint: str) -> None:
    with pytest.raises(InvalidMove, match=complaint):
        GAME.parse(notation)
