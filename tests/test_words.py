"""Texts in three languages."""

import pytest

from regalia.engine.errors import InvalidOption
from regalia.engine.phrase import Phrase
from regalia.rulebook import rulebook
from regalia.words import LANGUAGES, Words, words


def test_languages() -> None:
    assert LANGUAGES == {"en": "English", "hu": "Magyar", "ru": "Русский"}


def test_words_are_read_once() -> None:
    assert words("en", "carolus") is words("en", "carolus")
    assert words("en", "carolus").language == "en"


def test_a_text_with_facts() -> None:
    says = words("en", "carolus")
    assert says("why-too-far", disc=2, steps=3) == "Your disc is 2: the Emperor cannot move 3 territories."
    assert says("ask-knight", count=1) != says("ask-knight", count=2)


def test_facts_that_are_keys_are_listed_in_words() -> None:
    phrase = Phrase("event-rolled", {"seat": 0, "dice": ("face-red", "face-crown")})
    assert words("hu", "carolus").say(phrase, ["Anna", "Béla"]) == "Anna dobása: vörös, korona."


def test_facts_that_are_seats_become_names() -> None:
    says = words("en", "carolus")
    assert says._fact("from_seat", 1, ["Ann", "Bob"]) == "Bob"
    assert says._fact("players", ("seat:1", "seat:0"), ["Ann", "Bob"]) == "Bob, Ann"
    assert says._fact("count", 1, ["Ann", "Bob"]) == 1


def test_a_phrase_about_players_by_name() -> None:
    phrase = Phrase("event-disc", {"seat": 1, "disc": 4})
    assert words("en", "carolus").say(phrase, ["Ann", "Bob"]) == "Bob lays out disc 4."
    assert words("ru", "carolus").say(phrase, ["Анна", "Борис"]).startswith("Борис")


def test_names_for_players_who_gave_none() -> None:
    assert words("en", "carolus").seat_names(2) == ["White", "Black"]
    assert words("en", "carolus").seat_names(3) == ["White", "Black", "Grey"]
    assert words("hu", "carolus").seat_names(4) == ["I. Fehér", "II. Fehér", "I. Fekete", "II. Fekete"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_without_a_game(language: str) -> None:
    assert len(set(words(language).seat_names(4))) == 4


def test_a_text_that_is_not_there() -> None:
    says = words("en", "carolus")
    assert says.has("title")
    assert not says.has("no-such-text")
    with pytest.raises(KeyError, match="no text 'no-such-text' in en"):
        says("no-such-text")


def test_a_fact_that_is_not_given() -> None:
    with pytest.raises(KeyError, match="text 'why-too-far' in en"):
        words("en", "carolus")("why-too-far", disc=2)


@pytest.mark.parametrize("language", ["", "de", "EN", "../en"])
def test_an_unknown_language(language: str) -> None:
    with pytest.raises(InvalidOption, match=r"there is no language .*; expected en, hu or ru"):
        Words(language)
    with pytest.raises(InvalidOption):
        rulebook("carolus", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rulebooks_are_markdown_with_a_title(language: str) -> None:
    assert rulebook("carolus", language).startswith("# ")


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "Victory for Ann!", "Ann, Bob and Cecil share the victory!"),
        ("hu", "A győztes: Ann!", "A győztesek: Ann, Bob és Cecil!"),
        ("ru", "Победитель: Ann!", "Победители: Ann, Bob и Cecil!"),
    ],
)
def test_a_victory_alone_and_a_shared_one(language: str, one: str, three: str) -> None:
    says = words(language, "rivals")
    names = ["Ann", "Bob", "Cecil"]
    assert says.say(Phrase("event-over", {"winners": ("seat:0",)}), names) == one
    assert says.say(Phrase("event-over", {"winners": ("seat:0", "seat:1", "seat:2")}), names) == three


def test_one_sign_for_minus() -> None:
    says = words("en", "rivals")
    assert says("points", points=-3) == "\N{MINUS SIGN}3 points"
    assert says("play-saved", path="game-3.json") == "The game is in game-3.json."


@pytest.mark.parametrize("game", ["carolus", "principe", "rivals", "tara"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_names_who_made_it(game: str, language: str) -> None:
    says = words(language, game)
    line = says("credits-line")
    for key in ("credits-designer", "credits-publisher", "credits-year"):
        assert says(key) in line
        assert says(key) in rulebook(game, language).split("##")[0]


SHARED = {"en": "Shared victory: you and Bob!", "hu": "Közös győzelem: te és Bob!", "ru": "Общая победа: вы и Bob!"}
STOLEN = {
    "en": "Ann steals from you: take money.",
    "hu": "Ann lop tőled; az akció: pénz elvétele.",
    "ru": "Ann крадёт у вас: взять деньги.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_is_spoken_to_in_the_case_that_is_due(language: str) -> None:
    says, names = words(language, "rivals").read_by(1, (0, 1, 2)), ["Ann", "Cecil", "Bob"]
    won = says.say(Phrase("event-over", {"winners": ("seat:1",)}), names)
    assert won == {"en": "You win!", "hu": "Győztél!", "ru": "Вы победили!"}[language]
    assert says.say(Phrase("event-over", {"winners": ("seat:1", "seat:2")}), names) == SHARED[language]
    assert "Bob" in says.say(Phrase("event-over", {"winners": ("seat:0", "seat:2")}), names)
    theft = Phrase("event-stole", {"seat": 0, "other_seat": 1, "action": ("action-money",)})
    assert says.say(theft, names) == STOLEN[language]
    assert "Cecil" in words(language, "rivals").say(theft, names)


@pytest.mark.parametrize(
    ("language", "alone", "team"),
    [
        ("en", "You build a castle in territory 4.", "Your team builds a castle in territory 4."),
        ("hu", "4. terület: várat építesz.", "4. terület: a csapatod várat épít."),
        ("ru", "Вы строите замок на территории 4.", "Ваша команда строит замок на территории 4."),
    ],
)
def test_the_side_of_a_reader_is_theirs(language: str, alone: str, team: str) -> None:
    says, built = words(language, "carolus"), Phrase("event-built", {"side": 1, "territory": "4"})
    assert says.read_by(1, (0, 1)).say(built, []) == alone
    assert says.read_by(2, (0, 0, 1, 1)).say(built, []) == team
    assert says.read_by(0, (0, 1)).say(built, []) == says.say(built, [])
