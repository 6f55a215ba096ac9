"""The table on a text screen."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import regalia
from regalia.games.rivals.terminal import SIGNS, draw
from regalia.words import LANGUAGES, words
from tests.games.rivals.table import seen


def drawn(match: regalia.Match, seat: int | None, language: str, width: int) -> str:
    says = words(language, "rivals")
    console = Console(width=width, file=StringIO(), record=True, highlight=False)
    console.print(draw(seen(match, seat), says.seat_names(match.seats), says, width))
    return console.export_text()


@pytest.mark.parametrize("width", [40, 80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_the_screen_and_shows_all(seats: int, language: str, width: int) -> None:
    match = regalia.new("rivals", seats=seats, seed="terminal")
    chance = Random("terminal")
    says = words(language, "rivals")
    while not match.over:
        if len(match.played) % 25 == 0:
            text = drawn(match, None, language, width)
            assert max(map(len, text.splitlines())) <= width
            flat = " ".join(text.split())
            for number, name in enumerate(says.seat_names(seats)):
                assert name in text
                seat = seen(match).seats[number]
                for card in (*seat.buildings, *seat.subjects):
                    assert f"{SIGNS[card.colour]} {says(f'card-{card.name}')} {card.price}" in flat
        seat_to_play = chance.choice(match.actors)
        match.play(seat_to_play, chance.choice(match.moves(seat_to_play)))
    assert "★" in drawn(match, None, language, width)


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    match = regalia.new("rivals", seats=2, seed=1)
    says = words("en", "rivals")
    (name, *_) = seen(match, 0).seats[0].hand or ()
    assert says(f"character-{name}") in drawn(match, 0, "en", 80)
    assert says("place-hand") not in drawn(match, None, "en", 80)


def test_colours_have_signs_of_their_own() -> None:
    assert len(set(SIGNS.values())) == 4
