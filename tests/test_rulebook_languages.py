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


CHECKLISTS = {
    "tara": {
        "which regions are used": ("T1", "T44"),
        "what each player has": ("T3",),
        "how a region is built": ("T2",),
        "who starts": ("T8",),
        "how many cards are dealt and kept, and when": ("T8", "T9"),
        "the second round uses the cards set aside": ("T9",),
        "what may be done with a card": ("T11",),
        "entering an empty region costs": ("T12",),
        "where a card fits": ("T13", "T14", "X1", "X2"),
        "what is placed, and on what": ("T15", "T16", "T17", "T18"),
        "how people rise, and what it costs": ("T20", "T21", "T22", "X5"),
        "Stones of Destiny": ("T25", "T27"),
        "amnesty": ("T28",),
        "the end of the round, in its order": ("T30", "T31", "T32", "T35", "T36", "T37", "T40", "T41", "T42"),
        "income": ("X6",),
        "exchange and ransom": ("X7",),
        "who wins": ("T43", "T44"),
    },
    "rivals": {
        "what is laid out": ("R5",),
        "what each player gets": ("R6",),
        "two, three and four players": ("R6", "R8"),
        "a round has two stages": ("R29",),
        "how a character is chosen": ("R7",),
        "what the characters can do": ("R1",),
        "equal ranks": ("R10", "X1"),
        "who steals from whom, and how": ("R11", "R12", "X2"),
        "who acts when": ("R16", "R17"),
        "the actions": ("R18", "R19", "R20"),
        "the active subject": ("R22", "R23"),
        "the next round": ("R29",),
        "when it ends, and what counts": ("R25", "R26", "X6"),
    },
}
"""What must be known to set a game up and to play its first two rounds, and where it is found."""


@pytest.mark.parametrize("game", CHECKLISTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_two_rounds_need_is_found_by_a_link(game: str, language: str) -> None:
    """The contents lead to every rule, and each stands in one place, where its id is the link's end."""
    passages = rulebook(game, language).split("\n\n")
    linked = [rule for chapter in contents(game, language) for rule in chapter.rules]
    for entry, needed in CHECKLISTS[game].items():
        for rule in needed:
            assert linked.count(rule) == 1, entry
            assert len([passage for passage in passages if passage.startswith(f"**{rule}.**")]) == 1, entry


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
