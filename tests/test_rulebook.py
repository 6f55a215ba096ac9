"""The rulebooks as they are read: with the numbers of the box, by chapters, by rules and by words."""

import re

import pytest

from regalia import games
from regalia.engine.book import spread
from regalia.files import Source, shipped_data
from regalia.games.tara.data import CardFace, deck
from regalia.rulebook import Chapter, contents, faces, other_names, rule_named, rulebook, rules, search, span, written
from regalia.words import LANGUAGES, rulebook_template, words

GAMES = games.names()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_to_fill_in(game: str, language: str) -> None:
    assert not re.search(r"[{}]", rulebook(game, language))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_known_of_the_box_is_told_in_every_language(game: str, language: str) -> None:
    data = shipped_data(game)
    book = games.find(game).book(data.text, data.name)
    asked = set(re.findall(r"\{(?:rows )?([a-z0-9.]+)\}", rulebook_template(game, language)))
    assert asked == book.facts.keys() | book.rows.keys()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_drawn_stands_beside_the_rows_of_its_rule(game: str, language: str) -> None:
    for rule, drawn in faces(game).items():
        rows = [line for line in rules(game, language)[rule].split("\n") if line.startswith("|")][2:]
        assert len(drawn) == len(rows)
        assert all(drawn)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_deck_is_drawn_where_the_table_has_it(language: str) -> None:
    rows = [line for line in rules("tara", language)["T7"].split("\n") if line.startswith("|")][2:]
    drawn = [card for row in faces("tara")["T7"] for card in row]
    assert tuple(drawn) == deck()
    for row, alike in zip(rows, faces("tara")["T7"], strict=True):
        numbers = [card.number for card in alike if isinstance(card, CardFace)]
        assert row.split(" | ")[0].strip("| ") == spread(numbers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_corrected_box_is_told_as_such(language: str) -> None:
    data = shipped_data("carolus")
    remark = words(language)("rules-corrected")
    assert remark in written("carolus", language, Source(data.text, "mine.toml", own=True)).split("\n## ")[0]
    assert remark not in rulebook("carolus", language)


def test_a_rule_is_named_by_its_id_or_its_number() -> None:
    known = rules("principe", "en")
    assert [rule_named(asked, known) for asked in ("P15", "p15", " 15 ", "X2")] == ["P15", "P15", "P15", "X2"]
    assert [rule_named(asked, known) for asked in ("C15", "99", "", "P")] == [None] * 4


def test_a_rule_ends_at_the_next_rule_or_heading() -> None:
    known = rules("principe", "en")
    assert known["P8"].startswith("**P8.** These are the city cards:\n\n| City |")
    assert known["P8"].count("\n| ") == 17
    assert known["P18"].count("\n") == 0


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_lead_to_every_rule_once(game: str, language: str) -> None:
    chapters = contents(game, language)
    assert [rule for chapter in chapters for rule in chapter.rules] == list(rules(game, language))
    shape = [(chapter.level, chapter.rules) for chapter in chapters]
    assert shape == [(chapter.level, chapter.rules) for chapter in contents(game, "en")]


def test_a_chapter_and_its_rules_in_short() -> None:
    chapters = contents("carolus", "en")
    assert chapters[0] == Chapter(2, "In short", ())
    assert Chapter(3, "Influence", ("C15",)) in chapters
    assert span(("P1", "P2", "P3", "P38")) == "P1–P3, P38"
    assert span(("C6", "C8", "C7")) == "C6–C8"
    assert span(("C15",)) == "C15"
    assert span(()) == ""


def test_words_are_found_however_they_are_typed() -> None:
    found = search("carolus", "hu", "CSASZAR megall")
    assert {passage.rule for passage in found} >= {"C17", "C25"}
    assert all("megáll" in passage.text.casefold() for passage in found)
    assert search("carolus", "en", "") == []
    assert search("carolus", "en", "submarine") == []


def test_of_a_list_only_the_items_that_speak_of_it_are_found() -> None:
    found = [passage for passage in search("principe", "en", "weakest colour") if passage.rule == "P35"]
    assert [passage.text.split(" VP")[0] for passage in found] == ["- 2"]


def test_words_begin_where_they_are_found() -> None:
    assert not [passage for passage in search("carolus", "en", "oyal") if "royal" in passage.text]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_by_another_name_the_same_is_found(game: str, language: str) -> None:
    for other, name in other_names(game, language):
        found = search(game, language, name.split()[0])
        assert found, f"nothing is called {name}"
        assert {passage.text for passage in search(game, language, other)} >= {
            passage.text for passage in search(game, language, name) if " " not in name
        }
        assert search(game, language, other)


def test_published_words_and_those_of_people_lead_to_the_same_rules() -> None:
    assert {"P14", "P15", "P29"} <= {passage.rule for passage in search("principe", "hu", "aukció")}
    assert search("principe", "hu", "árverésen") == search("principe", "hu", "aukció")
    assert {passage.rule for passage in search("carolus", "hu", "Nagy Károly megáll")} >= {"C17", "C25"}
    assert {passage.rule for passage in search("carolus", "en", "Charlemagne")} >= {"C16", "C17"}


@pytest.mark.parametrize("game", ["carolus", "principe"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_order_of_the_numbers_is_explained_before_the_first_rule(game: str, language: str) -> None:
    head = rulebook(game, language).split("**C1.**" if game == "carolus" else "**P1.**")[0]
    named = re.findall(r"\b[CP]\d+\b", head)
    ids = [rule for rule in rules(game, language) if rule[0] != "X"]
    assert len(named) >= 2
    assert all(ids.index(rule) != int(rule[1:]) - 1 for rule in named)


def test_a_remark_on_cards_that_differ_is_for_boxes_where_one_does() -> None:
    data = shipped_data("principe")
    other = data.text.replace("[city.siena]", "[city.siena]\npoints = 5")
    for language in LANGUAGES:
        remark = words(language, "principe")("book-sizes-differ")
        assert remark not in rulebook("principe", language)
        assert remark in written("principe", language, Source(other, "mine.toml", own=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_two_players_put_back_is_told_in_numbers_of_the_box(language: str) -> None:
    data = shipped_data("principe")
    assert {"7", "5"} <= set(re.findall(r"\d+", rules("principe", language)["P37"].split("\n")[0]))
    other = data.text.replace("cards = 13 ", "cards = 12 ").replace("cities = 10", "cities = 9")
    told = written("principe", language, Source(other, "mine.toml", own=True)).split("**P37.**")[1].split("\n")[0]
    assert {"8", "6"} <= set(re.findall(r"\d+", told))


MENTION = re.compile(r"\b([CPRTX]\d+)\b")


SILENT = {
    "carolus": "C6 C7 C8 C11 C14 C16 C21 C22 C23 C24 C25 C26 C28",
    "principe": "P6 P7 P8 P9 P10 P11 P12 P13 P15 P17 P22 P25 P30 P32 P34 P35 P36 P38",
    "rivals": "R1 R2 R3 R4 R6 R9 R12 R13 R14 R16 R17 R19 R22 R23 R24 R25 R26 R27 R28",
    "tara": "T3 T5 T7 T12 T14 T17 T19 T20 T22 T24 T25 T26 T27 T28 T29 T31 T34 T39 T44",
}
"""Readings, and what is rebuilt: each is told with its reason."""
EDITIONS = "T3 T5 T8 T12 T31 T32 T32 T39 T44 X5"
"""Where the two booklets of Tara differ."""


@pytest.mark.parametrize("game", SILENT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_is_told_where_the_rules_are_silent(game: str, language: str) -> None:
    chapters = rulebook(game, language).split("\n## ")
    silent = chapters[-2 if game == "tara" else -1]
    assert set(MENTION.findall(silent)) == set(SILENT[game].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_where_the_editions_of_tara_differ(language: str) -> None:
    differing = rulebook("tara", language).rsplit("\n## ", 1)[1].split("\n- ")[1:]
    assert [rule for entry in differing for rule in MENTION.findall(entry.partition(":")[0])] == EDITIONS.split()
