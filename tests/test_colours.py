"""Choices before the game: who has which colour, who begins, and how the table is laid out.

The rules know seats alone: colours change words and drawings, and nothing that happens.
"""

import io
import re
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import regalia
from regalia import games
from regalia.cli.console import read_colours
from regalia.cli.reading import Found, Vocabulary
from regalia.cli.screen import board
from regalia.engine.errors import InvalidOption, InvalidRecord
from regalia.engine.record import read_record, write_record
from regalia.match import Match, coloured, replay
from regalia.testing.play import chooser
from regalia.words import LANGUAGES, words

MOVES = 40
"""Of a game: enough for castles, discs and cities to stand."""


def played(game: str, seats: int, colours: tuple[int, ...] = (), moves: int = MOVES) -> Match:
    match = regalia.new(game, seats=seats, seed="colours", colours=colours)
    choices = chooser("colours", game, seats)
    for _ in range(moves):
        if not match.over:
            seat = match.actors[0]
            match.play(seat, choices.choice(match.moves(seat)))
    return match


def drawn(match: Match, language: str = "en") -> str:
    says = coloured(match, language)
    console = Console(file=io.StringIO(), width=100)
    console.print(board(match.game, match.view(None), says.seat_names(match.seats), says, 100))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("game", games.names())
def test_colours_change_nothing_that_happens(game: str) -> None:
    plain, other = played(game, 2), played(game, 2, (1, 0))
    assert other.colours == (1, 0)
    assert plain.record().digest == other.record().digest
    assert plain.view(None) == other.view(None)
    assert plain.record().colours == []
    assert '"colours":' not in write_record(plain.record())


@pytest.mark.parametrize("game", games.names())
def test_a_saved_game_keeps_its_colours(game: str, tmp_path: Path) -> None:
    match = played(game, 2, (1, 0))
    match.save(tmp_path / "saved.json")
    again = regalia.load(tmp_path / "saved.json")
    assert again.colours == again.copy().colours == again.rewound(3).colours == (1, 0)


@pytest.mark.parametrize(
    ("game", "seats", "colours", "complaint"),
    [
        ("tara", 2, (1,), "1 colours for 2 seats"),
        ("tara", 2, (1, 4), "no colour 4 in tara; expected 0, 1, 2 or 3"),
        ("tara", 2, (-1, 0), "no colour -1"),
        ("principe", 3, (4, 4, 0), "the same colour"),
        ("carolus", 4, (0, 2, 1, 3), "share a tincture"),
        ("carolus", 2, (0, 3), "no colour 3"),
    ],
)
def test_colours_that_cannot_be(game: str, seats: int, colours: tuple[int, ...], complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint):
        regalia.new(game, seats=seats, seed=1, colours=colours)
    record = regalia.new(game, seats=seats, seed=1).record()
    text = write_record(record).replace('"moves"', f'"colours": {list(colours)},\n  "moves"')
    with pytest.raises(InvalidRecord, match=complaint):
        replay(read_record(text, "altered"))


@pytest.mark.rule("C9")
@pytest.mark.parametrize("colours", [(2, 3, 0, 1), (3, 2, 1, 0), (1, 0, 3, 2)])
def test_teams_keep_their_two_tinctures(colours: tuple[int, ...]) -> None:
    match = regalia.new("carolus", seats=4, seed=1, colours=colours)
    swapped = colours[0] > 1
    assert match.game.tinctures(4, colours) == ((1, 0) if swapped else (0, 1))
    names = coloured(match, "en").seat_names(4)
    assert [name.split()[0] for name in names] == (
        ["Black"] * 2 + ["White"] * 2 if swapped else ["White"] * 2 + ["Black"] * 2
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_and_boards_have_the_colours(language: str) -> None:
    says = words(language, "carolus")
    white, black, grey = says.colour_names(2, 3)
    match = played("carolus", 2, (2, 0), 2000)
    told = " ".join(coloured(match, language).say(each.phrase, [grey, white]) for each in match.events(None))
    assert {"event-replaced", "event-over"} <= {each.phrase.key for each in match.events(None)}
    assert not re.search(rf"\b{black}\b", told)
    screen = drawn(match, language)
    assert grey in told
    assert white in screen
    assert grey in screen
    assert black not in screen
    assert says("side-2-short") in screen
    assert says("side-1-short") not in screen


def test_whoever_is_named_in_a_move_of_tara_is_named_by_their_colour() -> None:
    match = regalia.new("tara", seats=3, seed=1, colours=(3, 0, 1))
    says = coloured(match, "en")
    vocabulary = Vocabulary(match.game, says)
    moves = [match.game.parse(f"start {colour}") for colour in ("yellow", "white")]
    assert [vocabulary.spell(move) for move in moves] == ["start blue", "start yellow"]
    assert vocabulary.move("start yellow", moves) == Found((moves[1],))
    assert vocabulary.move("start blue", moves) == Found((moves[0],))
    assert says.seat_names(3) == ["Red", "Blue", "Yellow"]
    assert len({vocabulary.word(colour) for colour in ("blue", "yellow", "white", "red")}) == 4


def test_a_family_that_nobody_of_three_has_by_number() -> None:
    match = regalia.new("principe", seats=3, seed=1, colours=(4, 1, 0))
    assert coloured(match, "en").seat_names(3) == ["Gonzaga", "Visconti", "Medici"]


@pytest.mark.parametrize(
    ("text", "language", "colours"),
    [
        ("grey,white", "en", (2, 0)),
        ("GR, b", "en", (2, 1)),
        ("szurke,feher", "hu", (2, 0)),
        ("серый,чёрн", "ru", (2, 1)),
    ],
)
def test_colours_are_typed_in_one_s_own_language(text: str, language: str, colours: tuple[int, ...]) -> None:
    match = regalia.new("carolus", seats=2, seed=1)
    assert read_colours(text, match, words(language, "carolus")) == colours


@pytest.mark.parametrize("text", ["purple,white", "", "fe,fe"])
def test_a_colour_that_is_not_there(text: str) -> None:
    match = regalia.new("carolus", seats=2, seed=1)
    with pytest.raises(InvalidOption, match="a colour is Fehér, Fekete or Szürke"):
        read_colours(text, match, words("hu", "carolus"))


# Who begins


@pytest.mark.rule("C8", "P9")
@pytest.mark.parametrize("game", ["carolus", "principe"])
def test_they_may_choose_who_begins(game: str) -> None:
    for seats in games.find(game).seats:
        for chosen in range(1, seats + 1):
            match = regalia.new(game, seats=seats, seed=5, options={"first": chosen})
            view = match.view(None)
            assert (view.order[0] if game == "carolus" else view.prince) == chosen - 1  # type: ignore[attr-defined]
            assert match.record().options["first"] == chosen
            again = replay(match.record())
            assert again.options == match.options
            assert again.view(None) == view
            assert again.copy().options == match.options


@pytest.mark.parametrize("game", ["carolus", "principe"])
def test_lots_are_drawn_where_nobody_is_chosen(game: str) -> None:
    plain, lot = (regalia.new(game, seats=3, seed=5, options=options) for options in ({}, {"first": "lot"}))
    assert plain.record() == lot.record()
    assert "first" not in plain.options
    options = {**plain.record().options, "first": "lot"}
    assert replay(msgspec.structs.replace(plain.record(), options=options)).record() == plain.record()


@pytest.mark.parametrize(("game", "first"), [("carolus", 4), ("carolus", 0), ("principe", "me"), ("tara", 1)])
def test_who_cannot_begin(game: str, first: int | str) -> None:
    with pytest.raises(InvalidOption, match="first"):
        regalia.new(game, seats=3, seed=1, options={"first": first})


# How the table is laid out

ARRANGED = "rrrbbbgggyyyppp 8"


@pytest.mark.rule("C6")
def test_knights_and_the_emperor_may_be_laid_out_by_hand() -> None:
    match = regalia.new("carolus", seats=2, seed=3, options={"arranged": ARRANGED})
    view = match.view(None)
    families = [next(iter(each.knights)) for each in view.territories]
    assert families == [family for family in ("red", "blue", "green", "yellow", "pink") for _ in range(3)]
    assert view.emperor == "8"
    assert match.game.inventory(match._state) == match.game.inventory(regalia.new("carolus", seats=2)._state)
    again = replay(match.record())
    assert again.record() == match.record()
    assert again.options == {"arranged": ARRANGED}
    both = regalia.new("carolus", seats=2, seed=3, options={"arranged": ARRANGED, "first": 2})
    assert both.view(None).order == (1, 0)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("rrr 8", "'rrr', expected 15 letters for the provinces in order, 3 each of r, b, g, y, p"),
        ("rrrrbbgggyyyppp 8", "3 each"),
        ("rrrbbbgggyyyppp", "the Emperor on '', expected 1 to 15"),
        ("rrrbbbgggyyyppp 16", "expected 1 to 15"),
        ("rrrbbbgggyyypp\u0131 1", "3 each"),
    ],
)
def test_what_cannot_be_laid_out(text: str, complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint):
        regalia.new("carolus", seats=2, options={"arranged": text})
