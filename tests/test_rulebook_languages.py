"""The rulebooks say the same in every language: rules, examples, lists, tables and cross references."""

import re

import pytest

from regalia import games
from regalia.rulebook import contents, rulebook, rules
from regalia.words import LANGUAGES

GAMES = games.names()
OTHERS = [language for language in LANGUAGES if language != "en"]
MENTION = re.compile(r"\b[A-Z]\d+\b")


def shapes(game: str, language: str) -> list[tuple[str, int, tuple[str, ...]]]:
    """Of every passage: what it is, of how many lines, and the rules that it mentions."""
    found = []
    for block in rulebook(game, language).strip().split("\n\n"):
        lines = block.split("\n")
        known = rules(game, language)
        kind = re.sub(r"[^#|\-*\d.]", "", lines[0][:2]) or "text"
        found.append((kind, len(lines), tuple(sorted(name for name in MENTION.findall(block) if name in known))))
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", OTHERS)
def test_passages_are_the_same_and_mention_the_same_rules(game: str, language: str) -> None:
    for said, other in zip(shapes(game, "en"), shapes(game, language), strict=True):
        assert said == other


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_names_the_rules_that_it_follows(language: str) -> None:
    """Step by step, so that nobody has to look for them."""
    steps = rulebook("tara", language).split("\n## ")[3].split("\n\n")[1].splitlines()
    assert [MENTION.findall(step) for step in steps] == [["T1"], ["T3"], ["T8"], ["T8"], ["T9", "T10"]]


@pytest.mark.parametrize(("game", "chapter"), [("tara", 4), ("rivals", 4)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_a_chapter_for_the_set_up(game: str, chapter: int, language: str) -> None:
    titles = {"Set-up", "Előkészületek", "Подготовка", "Начальная раскладка"}
    assert contents(game, language)[chapter - 1].title in titles
    assert contents(game, language)[chapter - 2].level == 3  # what is in the box
