"""All texts call one thing by one name, and are written as their language is.

Texts are the Fluent files of the package, of its games and of the boards, and the rulebooks. What a thing is
called stands in regalia/text/glossary.toml.
"""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from regalia import games
from regalia.rulebook import rulebook
from regalia.words import LANGUAGES, lesson_source, words

WEB = Path(__file__).parent.parent / "web" / "src" / "games"
GLOSSARY: list[dict[str, Any]] = tomllib.loads((files("regalia") / "text" / "glossary.toml").read_text("utf-8"))["term"]
CYRILLIC = re.compile(r"[\u0400-\u04FF]+")
LATIN = re.compile(r"[A-Za-z\u00C0-\u024F]+")
NOT_ENGLISH = re.compile(r"\w*[\u00C0-\u024F\u0400-\u04FF]\w*")
VARIABLE = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands where a text has something that it does not say itself."""
CODE = re.compile(r"`[^`]*`")
QUOTES = {"en": "“”", "hu": "„”", "ru": "«»"}
ANY_QUOTE = re.compile(r"[“”„«»]")
HYPHEN_IN_A_RANGE = re.compile(r"\b(\d+)-(\d+)\b")
WRONG = {
    "straight quotation mark": re.compile(r'"'),
    "hyphen for a dash": re.compile(r"\s--?\s"),
    "hyphen for a minus": re.compile(r"(?<![\w-])-(?=\d)"),
    "space before a stop": re.compile(r"\s[…!?;,.](?=\s|$)"),
}
OTHER_NAMES = "rules-other-names"
"""Nobody reads it: by these words people may look for a thing."""
DASH = {"hu": "\N{EN DASH}", "ru": "\N{EM DASH}"}
"""What stands between words; English texts do without."""
DASHES = {"\N{EN DASH}", "\N{EM DASH}"}

NAMES = {
    "Regalia", "regalia",  # the program
    "Carolus", "Magnus", "Il", "Principe", "Rival", "Kings",  # titles
    "Enter", "Tab", "Ctrl", "SHA", "QR", "play", "load", "serve", "host",  # what stands on keys, and what is typed
}  # fmt: skip
"""Words of another alphabet that Russian texts may have."""
ENGLISH = {"the", "and", "your", "you", "with", "player", "card", "cards"}
"""Small words that give away an English sentence; Russian ones give themselves away by their letters."""


class Text(NamedTuple):
    where: str
    said: str


class Said(Visitor):
    """Collects what is written in a Fluent message: words, without variables and the keys of variants."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        """A variable stands for a word; where it ends and text goes on, nothing is joined."""
        self.parts.append(VARIABLE)
        self.generic_visit(node)


def messages(where: str, source: str) -> Iterator[Text]:
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and entry.id.name != OTHER_NAMES:
            said = Said()
            said.visit(entry)
            yield Text(f"{where}: {entry.id.name}", "".join(said.parts))


@cache
def texts(language: str, game: str | None) -> tuple[Text, ...]:
    """Everything that a person reads about a game, or around all games, without the names of those who made it."""
    found: list[Text] = []
    if game is None:
        for folder in ("text", "text/bots", "text/web", "text/you"):
            source = (files("regalia") / folder / f"{language}.ftl").read_text("utf-8")
            found += messages(f"{folder}/{language}.ftl", source)
        return tuple(found)
    package = files(f"regalia.games.{game}")
    found += messages(f"{game}/text/{language}.ftl", (package / "text" / f"{language}.ftl").read_text("utf-8"))
    found += messages(f"{game}/text/lesson/{language}.ftl", lesson_source(language, game))
    found += messages(f"web {game}/{language}.ftl", (WEB / game / "text" / f"{language}.ftl").read_text("utf-8"))
    for number, line in enumerate(rulebook(game, language).splitlines(), 1):
        found.append(Text(f"{game}/rulebook/{language}.md:{number}", CODE.sub("`", line.removeprefix("- "))))
    made = [words(language, game)(f"credits-{who}") for who in ("designer", "publisher")]
    return tuple(Text(where, said.replace(made[0], VARIABLE).replace(made[1], VARIABLE)) for where, said in found)


GAMES: list[str | None] = [None, *games.names()]
everything = pytest.mark.parametrize("game", GAMES, ids=lambda game: game or "all")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@everything
@in_every_language
def test_one_term_for_one_thing(game: str | None, language: str) -> None:
    found = []
    for term in GLOSSARY:
        if term.get("game") in (None, game):
            for synonym in term.get("never", {}).get(language, []):
                pattern = re.compile(rf"\b{re.escape(synonym)}", 0 if synonym.isupper() else re.IGNORECASE)
                found += [(synonym, text.where) for text in texts(language, game) if pattern.search(text.said)]
    assert found == []


@in_every_language
def test_every_term_is_in_use(language: str) -> None:
    missing = []
    for term in GLOSSARY:
        where = [term["game"]] if "game" in term else GAMES
        if not any(term[language].lower() in text.said.lower() for game in where for text in texts(language, game)):
            missing.append((term["thing"], term[language]))
    assert missing == []


def test_every_term_is_there_once_and_in_every_language() -> None:
    for term in GLOSSARY:
        assert term.keys() <= {"game", "thing", "never", *LANGUAGES}
        assert term.keys() >= {"thing", *LANGUAGES}
        assert set(term.get("never", {})) <= set(LANGUAGES)
        assert term.get("game") in GAMES
    names = [(term.get("game"), term["thing"]) for term in GLOSSARY]
    assert len(set(names)) == len(names)


@everything
@in_every_language
def test_typography(game: str | None, language: str) -> None:
    found = []
    for where, said in texts(language, game):
        found += [(where, mark) for mark in ANY_QUOTE.findall(said) if mark not in QUOTES[language]]
        found += [(where, wrong) for wrong, pattern in WRONG.items() if pattern.search(said)]
        found += [(where, "hyphen in a range") for a, b in HYPHEN_IN_A_RANGE.findall(said) if int(a) < int(b)]
        other = DASHES - {DASH.get(language)}
        found += [(where, "the dash of another language") for dash in other if f" {dash} " in said]
    assert found == []


@everything
def test_no_word_of_another_language(game: str | None) -> None:
    english = [(where, word) for where, said in texts("en", game) for word in NOT_ENGLISH.findall(said)]
    hungarian = [(where, word) for where, said in texts("hu", game) for word in CYRILLIC.findall(said)]
    for where, said in texts("hu", game):
        hungarian += [(where, word) for word in LATIN.findall(said) if word.lower() in ENGLISH]
    assert english + hungarian == []


@everything
def test_russian_is_written_in_its_own_letters(game: str | None) -> None:
    found = []
    for where, said in texts("ru", game):
        for word in LATIN.findall(said):
            numeral = len(word) == 1 or word == "II"  # a rank, a province, a number
            if not numeral and word not in NAMES:
                found.append((where, word))
    assert found == []
