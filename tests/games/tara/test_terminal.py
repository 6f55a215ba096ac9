"""The table on a text screen."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

import regalia
from regalia.games.tara.terminal import draw
from regalia.games.tara.view import TaraView
from regalia.match import Match
from regalia.words import LANGUAGES, words
from tests.games.tara.table import BLUE, look, play, table


def drawn(match: Match, seat: int | None = None, language: str = "en", width: int = 100) -> str:
    says = words(language, "tara")
    view = match.view(seat)
    assert isinstance(view, TaraView)
    console = Console(file=StringIO(), width=width)
    console.print(draw(view, says.seat_names(match.seats), says, width))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_stacks_forts_and_kings() -> None:
    match = table(
        3, hand=[27, 33], board={"ulster": {"F1": "by", "F2": "bbw", "C1": "ybwbw"}}, kings={"ulster": "white"}
    )
    screen = drawn(match, BLUE)
    for sign in (" By ", " BBw ", " Ybw… ", "♛W", "27 Ff/H (2)", "33 ◉ (3)"):
        assert sign in screen


@pytest.mark.rule("T43")
def test_the_winner_s_kings_are_drawn() -> None:
    board = {"ulster": {"W1": "y", "W2": "b", "C2": "b", "W3": "y"}, "connacht": {"K": "by"}}
    match = table(3, hand=[25], board=board)
    assert "♛B" not in drawn(match)
    play(match, BLUE, "card 25 ulster", "anchor ulster.W1", "place ulster.W1", "promote ulster.C1", "promote ulster.K")
    assert drawn(match).count("♛B") == 2


def test_others_cards_are_not_drawn() -> None:
    assert "Hand:" not in drawn(table(3, hand=[27]))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 80, 140])
def test_every_language_and_width(language: str, width: int) -> None:
    match = table(4, hand=[9], board={"ulster": {"F1": "by"}, "munster": {"K": "r"}})
    play(match, BLUE, "card 9 ulster")
    screen = drawn(match, None, language, width)
    assert max(len(line) for line in screen.splitlines()) <= width
    assert "9 F (1)" in screen


def test_a_won_region_stays_on_the_table() -> None:
    match = table(2, hand=[9], kings={"ulster": "yellow"})
    screen = drawn(match)
    assert "Ulster (won)" in screen
    assert "Leinster" not in screen
    assert look(match).regions[1].status == "won"


@pytest.mark.parametrize("language", LANGUAGES)
def test_four_players_leave_room_to_play_on_a_screen_of_24_lines(language: str) -> None:
    """Six lines for what happened, the question and the moves."""
    match = regalia.new("tara", seats=4, seed="terminal")
    chance = Random("terminal")
    for _ in range(300):
        seat = chance.choice(match.actors)
        if len(match.played) % 7 == 0:
            screen = drawn(match, seat, language, 80).splitlines()
            assert len(screen) <= 18, "\n".join(screen)
        match.play(seat, chance.choice(match.moves(seat)))
        if match.over:
            break
