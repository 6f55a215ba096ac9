"""Everything that can be said is said in every language, with the right forms."""

import re

import pytest

from regalia.engine.events import fields, phrase
from regalia.engine.state import Note
from regalia.files import Source, data_of, shipped_data
from regalia.games.principe.events import EVENTS
from regalia.games.principe.layout import CITY_NAMES, COLOUR_NAMES, REGION_NAMES, ROLE_NAMES
from regalia.rulebook import rules, written
from regalia.words import LANGUAGES, words
from tests.games.principe.table import player, table

NAMES = ["Medici", "Visconti", "Carraresi", "d'Este", "Gonzaga"]
NUMBERS = {"cards": 0b000010_000001, "ending": 1, "winners": 0b101}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS.kinds)
@pytest.mark.parametrize("number", [0, 1])
def test_every_event_in_every_language(language: str, kind: str, number: int) -> None:
    numbers = [NUMBERS.get(field.name, number) for field in fields(EVENTS.kinds[kind])]
    said = words(language, "principe").say(phrase(EVENTS.read(Note(kind, numbers, -1))), NAMES)
    assert said[-1] in ".!"
    assert "{" not in said


@pytest.mark.rule("P11")
@pytest.mark.parametrize("language", LANGUAGES)
def test_how_many_cards_are_drawn_is_told_where_a_table_is_made_and_in_the_rulebook(language: str) -> None:
    says = words(language, "principe")
    assert says.has("option-draw-help")
    assert says("option-draw-5").startswith("5, ")
    known = rules("principe", language)
    assert {"4", "5"} <= set(re.findall(r"\d", known["P11"]))
    assert "| 4 (" in known["P37"]
    silent = written("principe", language, data_of("principe")).rsplit("\n## ", 1)[1]
    assert "(P11)" in silent


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_option_that_a_box_does_not_have_is_not_told(language: str) -> None:
    data = shipped_data("principe")
    text = data.text.replace("draw = [4, 5]", "draw = [4]")
    (rule,) = re.findall(r"\*\*P11\.\*\* (.*)\n", written("principe", language, Source(text, "mine.toml", own=True)))
    assert "–" not in rule.replace("–пяти", "")
    assert rule == rule.strip()
    assert len(rule) < len(rules("principe", language)["P11"]) - 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_in_every_language(language: str) -> None:
    says = words(language, "principe")
    for kind, names in (
        ("colour", COLOUR_NAMES),
        ("city", CITY_NAMES),
        ("region", REGION_NAMES),
        ("role", ROLE_NAMES),
    ):
        assert len({says(f"{kind}-{name}") for name in names}) == len(names)
    for token in ("offer", "bid", "pass", "build", "lay", "shield", "turn", *COLOUR_NAMES, *CITY_NAMES, *REGION_NAMES):
        assert says.has(f"word-{token}")


@pytest.mark.parametrize(
    ("language", "kind", "numbers", "said"),
    [
        ("en", "won", [0, 2, 1, 3], "Medici pays 3 gold and takes one red card into hand."),
        ("en", "won", [0, 2, 2, 3], "Medici pays 3 gold and takes 2 red cards into hand."),
        ("hu", "won", [0, 2, 2, 3], "Medici 3 aranyat fizet, és kézbe vesz 2 vörös lapot."),
        ("ru", "won", [0, 2, 1, 1], "Medici платит 1 золотой и берёт на руку 1 красную карту."),
        ("ru", "won", [0, 2, 1, 3], "Medici платит 3 золотых и берёт на руку 1 красную карту."),
        ("ru", "won", [0, 2, 3, 3], "Medici платит 3 золотых и берёт на руку 3 красные карты."),
        ("ru", "won", [0, 2, 5, 3], "Medici платит 3 золотых и берёт на руку 5 красных карт."),
        ("ru", "auction", [3, 1], "Разыгрывается 1 синяя карта."),
        ("ru", "auction", [3, 6], "Разыгрываются 6 синих карт."),
        ("en", "over", [1, 3], "Fewer than four cities are left to build. Medici and Visconti share the victory!"),
        ("hu", "built", [1, 0, 5, 8], "Visconti 5 aranyért építkezik: Firenze, 8 pont."),
        ("ru", "built", [1, 0, 5, 8], "Visconti строит за 5 золотых: Флоренция. Это приносит 8 очков."),
        ("en", "role", [1, 8], "Visconti receives a role: knight."),
    ],
)
def test_forms(language: str, kind: str, numbers: list[int], said: str) -> None:
    assert words(language, "principe").say(phrase(EVENTS.read(Note(kind, numbers, -1))), NAMES) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Florence: your hand lacks blue, yellow."),
        ("hu", "Firenze: hiányzik a kezedből: kék, sárga."),
        ("ru", "Флоренция: на руке не хватает карт: синяя, жёлтая."),
    ],
)
def test_a_refusal(language: str, said: str) -> None:
    match = table(player(hand={"green": 2, "red": 1}, gold=5), player(), player())
    refusal = match.why_not(0, "build florence", language)
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("P21", said)
