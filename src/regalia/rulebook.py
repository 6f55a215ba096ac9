"""The rulebooks as people read them: with the numbers of the box that is played with, in chapters, rules and words.

It knows Markdown as far as the rulebooks use it, and nothing of any game.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from typing import NamedTuple

import msgspec

from regalia import games
from regalia.engine.book import Cell
from regalia.files import Source, data_of, shipped_data
from regalia.words import LANGUAGES, Words, fold, rulebook_template, words

RULE = re.compile(r"^\*\*([A-Z])(\d+)\.\*\*\s*")
HEADING = re.compile(r"^(#+) (.+)$")
FACT = re.compile(r"( ?)\{([a-z0-9.]+)\}")
ROWS = re.compile(r"^\{rows ([a-z]+)\}$", re.MULTILINE)
ITEM = re.compile(r"\n(?=(?:-|\d+\.) )")
MARKS = re.compile(r"[*`]")


class Chapter(NamedTuple):
    """A heading, how deep it lies, and the ids of the rules that stand under it."""

    level: int
    title: str
    rules: tuple[str, ...]


class Passage(NamedTuple):
    """A paragraph, list or table; the chapter that it stands in, and its rule if it has one."""

    chapter: str
    rule: str | None
    text: str


def rulebook(game: str, language: str) -> str:
    """The rules of a game, in Markdown, with their ids."""
    return written(game, language, data_of(game))


@cache
def written(game: str, language: str, data: Source) -> str:
    """The rulebook of a game that is played with these data."""
    says = words(language, game)
    book = games.find(game).book(data.text, data.name)
    text = rulebook_template(game, language) or f"# {says('title')}\n\n{says('summary')}\n"
    text = ROWS.sub(lambda found: "\n".join(_row(row, says) for row in book.rows[found[1]]), text)
    text = FACT.sub(lambda found: _spaced(found[1], _said(book.facts[found[2]], says)), text)
    if data.own:
        head, chapter, rest = text.partition("\n\n## ")
        text = f"{head}\n\n*{says('rules-corrected')}*{chapter}{rest}"
    return text


def _row(cells: tuple[Cell, ...], says: Words) -> str:
    return f"| {' | '.join(_said(cell, says) for cell in cells)} |"


def _spaced(space: str, said: str) -> str:
    """A fact behind its space; one that says nothing takes the space with it."""
    return f"{space}{said}" if said else ""


def _said(cell: Cell, says: Words) -> str:
    if isinstance(cell, int | str):
        return str(cell)
    return ", ".join(says.say(phrase, ()) for phrase in (cell if isinstance(cell, tuple) else (cell,)))


def facts(game: str, language: str) -> dict[str, int | str]:
    """What is known of the usual box, for lessons: Fluent has `$castles-2` for `{castles.2}`."""
    data, says = shipped_data(game), words(language, game)
    book = games.find(game).book(data.text, data.name)
    return {
        name.replace(".", "-"): fact if isinstance(fact, int) else _said(fact, says)
        for name, fact in book.facts.items()
    }


def faces(game: str) -> dict[str, tuple[tuple[msgspec.Struct, ...], ...]]:
    """What can be drawn beside the rows of the table under a rule, in the box that is played with."""
    data = data_of(game)
    drawn = games.find(game).book(data.text, data.name).faces
    return {
        passage.rule: drawn[name]
        for passage in _passages(rulebook_template(game, next(iter(LANGUAGES))))
        for name in ROWS.findall(passage.text)
        if passage.rule is not None and name in drawn
    }


def rules(game: str, language: str) -> dict[str, str]:
    """The same, rule by rule: what stands from each id (`C15`, `X6`) to the next rule or heading."""
    return _rules(rulebook(game, language))


@cache
def _rules(book: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for rule, passages in groupby(_passages(book), key=lambda passage: passage.rule):
        if rule is not None:
            found[rule] = "\n\n".join(passage.text for passage in passages)
    return found


def plain_rule(game: str, language: str, rule: str) -> str:
    """What a rule says in its first paragraph, without its id and without marks."""
    return MARKS.sub("", RULE.sub("", rules(game, language)[rule].split("\n\n")[0])).replace("\n", " ")


def rule_named(asked: str, known: Iterable[str]) -> str | None:
    """The id among the known ones that somebody means by `C15`, `c15` or, with the letter of the first rule, `15`."""
    ids = list(known)
    wanted = asked.strip().upper()
    letter = ids[0][0] if ids else ""
    return next((rule for rule in (wanted, f"{letter}{wanted}") if rule in ids), None)


def contents(game: str, language: str) -> tuple[Chapter, ...]:
    """The chapters below the title, in their order."""
    return _contents(rulebook(game, language))


@cache
def _contents(book: str) -> tuple[Chapter, ...]:
    chapters: list[Chapter] = []
    for block in book.split("\n\n"):
        heading, rule = HEADING.match(block), RULE.match(block)
        if heading and len(heading[1]) > 1:
            chapters.append(Chapter(len(heading[1]), heading[2], ()))
        elif rule:
            last = chapters[-1]
            chapters[-1] = last._replace(rules=(*last.rules, rule[1] + rule[2]))
    return tuple(chapters)


def span(ids: Iterable[str]) -> str:
    """Many ids in short: `P1–P8, P38`."""
    runs: list[list[int]] = []
    named = list(ids)
    for number in sorted(int(rule[1:]) for rule in named):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    ends = [dict.fromkeys((run[0], run[-1])) for run in runs]
    return ", ".join("–".join(f"{named[0][0]}{number}" for number in run) for run in ends)


def search(game: str, language: str, asked: str) -> list[Passage]:
    """The passages that have all these words in them, or beginnings of them, however they are typed.

    Who asks for a thing by another name than the rulebook's finds it too.
    """
    known = other_names(game, language)
    wanted = [_names(word, known) for word in fold(asked).split()]
    return [
        passage
        for passage in _in_items(_passages(rulebook(game, language)))
        if wanted and all(any(_has(name, fold(MARKS.sub("", passage.text))) for name in names) for names in wanted)
    ]


@cache
def other_names(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """Words by which people may look for a thing, and what the rulebook calls it; folded."""
    says = words(language, game)
    pairs = says("rules-other-names").split(";") if says.has("rules-other-names") else []
    return tuple((fold(other.strip()), fold(name.strip())) for other, name in (pair.split("=") for pair in pairs))


def _names(word: str, known: Iterable[tuple[str, str]]) -> list[str]:
    """What may stand in the rulebook where somebody asks for a word, or for a beginning of four letters or more."""
    return [
        word,
        *(name for other, name in known if word.startswith(other) or (len(word) > 3 and other.startswith(word))),
    ]


def _in_items(passages: Iterable[Passage]) -> Iterator[Passage]:
    """Lists item by item: one may speak of something that the others do not."""
    for passage in passages:
        for item in ITEM.split(passage.text):
            yield passage._replace(text=item)


def _has(word: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}", text) is not None


def _passages(book: str) -> Iterator[Passage]:
    """What is under no id belongs to the rule before it, until the next heading."""
    chapter, current = "", None
    for block in book.strip().split("\n\n"):
        heading, rule = HEADING.match(block), RULE.match(block)
        if heading:
            chapter, current = heading[2], None
            continue
        if rule:
            current = rule[1] + rule[2]
        yield Passage(chapter, current, block)
