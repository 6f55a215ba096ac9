"""The table on a text screen."""

import re
from io import StringIO
from random import Random

import pytest
from rich.console import Console

import regalia
from regalia import games
from regalia.cli.boards.tara import CUMAL, EMPTY, KING, MORE, STONE, TURN, WON, draw
from regalia.cli.reading import Found, Vocabulary
from regalia.cli.screen import tokens_of, usage
from regalia.games.tara.layout import LEVEL_NAMES
from regalia.games.tara.view import TaraView
from regalia.match import Match
from regalia.words import LANGUAGES, fold, words
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
    for sign in (" By ", " BBw ", " Ybw… ", "♛W", "27: far(far)/her 2●", "33: ◉ 3●"):
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
    assert f"9: {words(language, 'tara')('word-F')[:3]} 1●" in screen


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_and_players_are_told_apart_by_their_letters(language: str) -> None:
    says = words(language, "tara")
    levels = [says(f"word-{level}")[:3] for level in LEVEL_NAMES]
    players = [name[0] for name in says.seat_names(4)]
    assert len(set(levels)) == len(levels)
    assert len(set(players)) == len(players)
    assert not set(levels) & set(players)
    screen = drawn(table(4, board={"ulster": {"F1": "by"}}), None, language, 140)
    assert all(re.search(rf"^{level} |  {level} ", screen, re.MULTILINE) for level in levels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_has_a_legend_for_every_sign(language: str) -> None:
    says = words(language, "tara")
    legend = says("terminal-help")
    for sign in (KING, TURN, WON, EMPTY, MORE, STONE, CUMAL):
        assert sign in legend
    assert all(f"{says(f'word-{level}')[:3]}(" in legend for level in LEVEL_NAMES)
    blue, yellow = (name[0] for name in says.seat_names(2))
    assert f"{blue}{blue}{yellow.lower()}" in legend


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_move_is_one_of_the_language(language: str) -> None:
    says = words(language, "tara")
    game = games.find("tara")
    tokens = dict.fromkeys(token for move in game.moves for token in tokens_of(move) if not token.isdigit())
    said = [says(f"word-{token}") for token in tokens]
    assert len({fold(word) for word in said}) == len(said)
    spoken = Vocabulary(game, says)
    shown = usage(game.moves, spoken.word)
    if language == "ru":
        assert not re.search("[A-Za-z]", "".join(spoken.spell(move) for move in game.moves))
    assert max(map(len, re.findall(r"[^ ]+", shown))) < 50, "no wall of names"


@pytest.mark.parametrize(
    ("language", "line", "move"),
    [
        ("en", "place ulster farmer 4", "place ulster.F4"),
        ("en", "pl u f4", "place ulster.F4"),
        ("en", "place ulster.F4", "place ulster.F4"),
        ("hu", "lerak ulster paraszt 4", "place ulster.F4"),
        ("hu", "lerak u par4", "place ulster.F4"),
        ("hu", "ulster.F4", "place ulster.F4"),
        ("hu", "par 4", "place ulster.F4"),
        ("ru", "выложить ульстер земледелец 4", "place ulster.F4"),
        ("ru", "4", "place ulster.F4"),
    ],
)
def test_positions_are_typed_in_words(language: str, line: str, move: str) -> None:
    match = regalia.scenario("tara", "x4")
    play(match, BLUE, "card 27 ulster", "anchor ulster.F4")
    spoken = Vocabulary(match.game, words(language, "tara"))
    legal = [legal for legal in match.moves(BLUE) if legal.verb == "place" and str(legal) != "place ulster.H4"]
    assert spoken.read(line, legal) == Found((match.game.parse(move),))


def test_a_letter_that_two_levels_share_is_asked_about() -> None:
    """In Hungarian `f` may be a főnök (chieftain), or the F of records, which is a farmer."""
    game = games.find("tara")
    spoken = Vocabulary(game, words("hu", "tara"))
    legal = [game.parse(move) for move in ("swap F1 1", "swap F3 1", "swap C1 1")]
    assert spoken.read("csere f 1 1", legal) == Found((legal[0], legal[2]))
    assert spoken.read("csere f 3 1", legal) == Found((legal[1],))
    assert spoken.read("swap F1 1", legal) == Found((legal[0],))
    assert spoken.read("csere fő1 1", legal) == Found((legal[2],))
