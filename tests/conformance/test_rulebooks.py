"""The rulebooks of a game say the same in every language, rule by rule."""

import re

import pytest

from regalia.games import AnyGame
from regalia.rulebook import rulebook
from regalia.words import LANGUAGES
from tests.rule_coverage import rule_ids

NUMBER = re.compile(r"(?<![A-Za-z\d])\d+")
MENTION = re.compile(r"\b([A-Z]+[0-9]+)\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_rules_in_the_same_order(game: AnyGame, language: str) -> None:
    assert rule_ids(game.name, language) == rule_ids(game.name, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_once_and_without_gaps(game: AnyGame, language: str) -> None:
    ids = rule_ids(game.name, language)
    prefixes = {rule.rstrip("0123456789") for rule in ids}
    assert len(prefixes) == 2
    assert "X" in prefixes
    for prefix in prefixes:
        numbers = [int(rule.removeprefix(prefix)) for rule in ids if rule.rstrip("0123456789") == prefix]
        assert sorted(numbers) == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_that_is_mentioned_exists(game: AnyGame, language: str) -> None:
    ids = rule_ids(game.name, language)
    letters = {rule[0] for rule in ids}
    mentioned = {found for found in MENTION.findall(rulebook(game.name, language)) if found[0] in letters}
    assert mentioned <= set(ids)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_mentions_in_every_rule(game: AnyGame, language: str) -> None:
    def mentions(text: str) -> list[list[str]]:
        return [sorted(MENTION.findall(line)) for line in text.splitlines() if MENTION.search(line)]

    assert mentions(rulebook(game.name, language)) == mentions(rulebook(game.name, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_content_block_by_block(game: AnyGame, language: str) -> None:
    """Headings of the same depth, lists and tables of the same shape, and the same numbers in each."""

    def shape(block: str) -> tuple[str, int, list[int], set[str]]:
        lines = block.split("\n")
        kind = re.match(r"#+|-|\||\d+\.|\*\*[A-Z]\d+|", block)
        assert kind is not None
        cells = [line.count("|") for line in lines]
        return kind[0], len(lines), cells, set(NUMBER.findall(block))

    told, original = (rulebook(game.name, spoken).strip().split("\n\n") for spoken in (language, "en"))
    assert [shape(block) for block in told] == [shape(block) for block in original]
