"""The table in the terminal: it fits the screen, shows what a seat may see, and needs no colour."""

from collections.abc import Iterator
from io import StringIO
from random import Random

import pytest
from rich.console import Console

from regalia.cli.boards.principe import draw
from regalia.games.principe.layout import COLOUR_NAMES
from regalia.match import Match
from regalia.words import LANGUAGES, words
from tests.games.principe.table import fresh, look, player, table


def tables(seats: int) -> Iterator[Match]:
    """A table now and then in a random game, and at its end."""
    match = fresh(seats)
    choices = Random(seats)
    while match.actors:
        if len(match.played) % 25 == 0:
            yield match
        seat = choices.choice(match.actors)
        match.play(seat, choices.choice(match.moves(seat)))
    yield match


def drawn(match: Match, seat: int | None, language: str, width: int = 80) -> str:
    says = words(language, "principe")
    console = Console(width=width, file=StringIO(), record=True, highlight=False)
    console.print(draw(look(match, seat), says.seat_names(match.seats), says, width))
    return console.export_text()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_the_screen_and_shows_all(language: str, seats: int) -> None:
    says = words(language, "principe")
    for match in tables(seats):
        for width in (60, 80, 120):
            text = drawn(match, None, language, width)
            assert max(map(len, text.splitlines())) <= width
            for name in (*says.seat_names(seats), *(says(f"city-{city}") for city in look(match).display)):
                assert name in text
        assert len(drawn(match, 0, language).splitlines()) <= 24 + 6


def test_a_hand_is_drawn_for_its_owner_only() -> None:
    match = table(player(hand={"red": 3, "blue": 1}, gold=7), player(hand={"green": 2}, gold=5), player())
    assert "Hand 3R 1B" in drawn(match, 0, "en")
    assert "7●" in drawn(match, 0, "en")
    for viewer in (None, 1, 2):
        assert "3R 1B" not in drawn(match, viewer, "en")
        assert "7●" not in drawn(match, viewer, "en")


def test_an_auction_and_what_is_missing() -> None:
    match = table(
        player(gold=5, hand={"green": 2, "red": 1}), player(gold=3), player(),
        phase="bidding", part=2, turn=0, pile={"red": 2, "blue": 3},
        auction={"colour": "red", "live": [0, 1], "bid": 2, "bidder": 1},
    )  # fmt: skip
    text = drawn(match, 0, "en")
    assert "At auction 2R  Bid 2● Visconti  Medici, Visconti" in text
    assert "For auction 2R 3B" in text
    assert "missing BY" in text


def test_a_role_at_auction() -> None:
    match = table(player(up={"white": 1}, gold=1), player(up={"white": 1}, gold=1), player(), turn=2)
    match.play(2, "pass")
    assert "At auction bishop  Bid ·  Medici, Visconti" in drawn(match, None, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_depends_on_colour(language: str) -> None:
    says = words(language, "principe")
    assert len({says(f"colour-{colour}")[0] for colour in COLOUR_NAMES}) == len(COLOUR_NAMES)
