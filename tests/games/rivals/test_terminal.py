"""The table on a text screen."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import regalia
from regalia.cli.boards.rivals import SIGNS, WON, draw
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_players_leave_room_to_play_on_a_screen_of_24_lines(language: str) -> None:
    """Six lines for what happened, the question and the moves; a stack that was looked through takes more."""
    match = regalia.new("rivals", seats=4, seed="terminal")
    chance = Random("terminal")
    heights = []
    while not match.over:
        if len(match.played) % 7 == 0:
            heights.append(len(drawn(match, match.actors[0], language, 80).splitlines()))
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.moves(seat)))
    assert sum(height <= 18 for height in heights) >= 0.9 * len(heights)


def test_a_hand_is_shown_with_its_actions_to_its_owner_alone() -> None:
    match = regalia.new("rivals", seats=2, seed=1)
    says = words("en", "rivals")
    hand = seen(match, 0).seats[0].hand or ()
    mine = " ".join(drawn(match, 0, "en", 80).split())
    for name, shown in (("queen", "Queen A recruit"), ("knight", "Knight D money·buy")):
        assert (name in hand) == (shown in mine)
    assert all(says(f"character-{name}") in mine for name in hand)
    assert says("place-hand") not in drawn(match, None, "en", 80)


def test_the_sign_of_the_winner_means_nothing_else() -> None:
    match = regalia.new("rivals", seats=2, seed=1)
    chance = Random("sign")
    while not match.over:
        assert WON not in drawn(match, None, "en", 80)
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.moves(seat)))
    assert drawn(match, None, "en", 80).count(WON) == match.ranks.count(1)


def test_colours_have_signs_of_their_own() -> None:
    assert len(set(SIGNS.values())) == 4
