"""Everything that can be said is said in every language."""

import pytest

from regalia import games
from regalia.cli.screen import tokens_of
from regalia.engine.events import fields, phrase
from regalia.engine.state import Note
from regalia.games.tara.events import EVENTS
from regalia.games.tara.layout import COLOURS, LEVEL_NAMES, POSITION_NAMES, REGION_NAMES
from regalia.rulebook import other_names, rulebook, rules, search
from regalia.words import LANGUAGES, words

NAMES = ["Anna", "Béla", "Csaba", "Dóra"]
NUMBERS = {"ending": 1, "winners": 0b101}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS.kinds)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_every_event_in_every_language(language: str, kind: str, number: int) -> None:
    numbers = [NUMBERS.get(field.name, number) for field in fields(EVENTS.kinds[kind])]
    said = words(language, "tara").say(phrase(EVENTS.read(Note(kind, numbers, -1))), NAMES)
    assert said[-1] in ".!"
    assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_is_typed_and_the_help_are_there(language: str) -> None:
    says = words(language, "tara")
    tokens = {token for move in games.find("tara").moves for token in tokens_of(move) if not token.isdigit()}
    assert {*LEVEL_NAMES, *REGION_NAMES, *COLOURS} < tokens
    assert [token for token in sorted(tokens) if not says.has(f"word-{token}")] == []
    assert says.has("terminal-help")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_king_position_has_one_name(language: str) -> None:
    says = words(language, "tara")
    names = {says("position-name", position=name) for name in POSITION_NAMES}
    assert len(names) == len(POSITION_NAMES)
    assert names == {says("other-position-name", other_position=name) for name in POSITION_NAMES}
    king = {"en": "king position", "hu": "király pozíciója", "ru": "позици"}[language]
    laid = words(language, "tara").say(phrase(EVENTS.read(Note("laid", [0, 0, 14], -1))), NAMES)
    assert king in laid


@pytest.mark.rule("T31")
@pytest.mark.parametrize(
    ("language", "numbers", "said"),
    [
        ("en", [1, 1, 0], "Béla has the highest card and is asked first for the traitor in Ulster."),
        ("en", [1, 1, 1], "Béla has the highest card but no cumal: for the traitor in Ulster the next one is asked."),
        ("hu", [1, 1, 2], "Béla húzta a legnagyobbat, de senkinek sincs cumala az árulóért Ulsterben."),
        ("ru", [1, 1, 0], "Старшая карта: Béla. Этого игрока первым спрашивают о предателе в Ульстере."),
    ],
)
def test_a_draw_for_the_traitor_says_for_what_it_is_and_what_came_of_it(
    language: str, numbers: list[int], said: str
) -> None:
    assert words(language, "tara").say(phrase(EVENTS.read(Note("lots", numbers, -1))), NAMES) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_by_another_name_finds_it(language: str) -> None:
    known = other_names("tara", language)
    assert known
    for other, name in known:
        assert search("tara", language, other)
        assert {passage.text for passage in search("tara", language, other)} >= {
            passage.text for passage in search("tara", language, name) if " " not in name
        }


@pytest.mark.parametrize(
    ("language", "chapter"),
    [("en", "Where the editions differ"), ("hu", "Ahol a kiadások eltérnek"), ("ru", "Где издания расходятся")],
)
def test_where_the_two_booklets_differ_is_told_with_what_is_played(language: str, chapter: str) -> None:
    told = rulebook("tara", language).split(f"## {chapter}")[1]
    for rule in ("T3", "T5", "T8", "T12", "T31", "T32", "T39", "T44", "X5"):
        assert f"({rule})" in told
        assert rule in rules("tara", language)
