"""`regalia rules`: the rulebook, its contents, one rule of it, or where a word stands in it."""

from collections.abc import Iterator
from itertools import groupby
from typing import Annotated

import typer
from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text

from regalia import games
from regalia.cli.console import GameArgument, LanguageOption, out, print_long
from regalia.engine.errors import InvalidOption
from regalia.rulebook import contents, rule_named, rulebook, search, span
from regalia.rulebook import rules as rules_of
from regalia.words import words


def rules(
    game: GameArgument,
    language: LanguageOption,
    rule: Annotated[
        str | None, typer.Argument(metavar="RULE", help="One rule, by its id or its number.", show_default=False)
    ] = None,
    wanted: Annotated[
        str | None, typer.Option("--search", metavar="WORDS", help="Only the passages that have all these words.")
    ] = None,
    chapters: Annotated[bool, typer.Option("--contents", help="Only the chapters, and the rules in each.")] = False,
) -> None:
    """Read the rules of a game: all of them, a single one, or those that speak of something.

    Every rule has an id; refused moves name the one that forbids them.

    Examples:

      regalia rules carolus
      regalia rules carolus C15
      regalia rules carolus 15
      regalia rules carolus --search "influence marker"
      regalia rules carolus --contents
      regalia rules carolus --lang ru
    """
    name = games.find(game).name
    if [rule is not None, wanted is not None, chapters].count(True) > 1:
        raise InvalidOption("only one of RULE, --search and --contents can be given")
    console, says = out(), words(language, name)
    if chapters:
        console.print(table_of_contents(name, language))
    elif wanted is not None:
        found = list(passages(name, language, wanted))
        if not found:
            raise InvalidOption(says("rules-nothing-found", title=says("title"), wanted=wanted))
        print_long(console, words(language), *found)
    elif rule is not None:
        known = rules_of(name, language)
        named = rule_named(rule, known)
        if named is None:
            ids = ", ".join(span(ids) for _, ids in groupby(sorted(known), key=lambda id: id[0]))
            raise InvalidOption(says("rules-no-such-rule", title=says("title"), rule=rule, ids=ids))
        console.print(Markdown(known[named]))
    else:
        print_long(console, words(language), *whole(name, language))


def whole(game: str, language: str) -> Iterator[RenderableType]:
    """The rulebook after its contents."""
    yield table_of_contents(game, language)
    yield Markdown(rulebook(game, language))


def table_of_contents(game: str, language: str) -> RenderableType:
    grid = Grid(title=words(language)("rules-contents"), title_justify="left", box=None, show_header=False)
    grid.add_column()
    grid.add_column(style="cyan")
    for chapter in contents(game, language):
        grid.add_row(f"{'  ' * (chapter.level - 2)}{chapter.title}", span(chapter.rules))
    return grid


def passages(game: str, language: str, wanted: str) -> Iterator[RenderableType]:
    """Where the rulebook speaks of it, under the titles of the chapters."""
    before = None
    for passage in search(game, language, wanted):
        if passage.chapter != before:
            yield Text(passage.chapter, "bold")
            before = passage.chapter
        yield Markdown(passage.text)
