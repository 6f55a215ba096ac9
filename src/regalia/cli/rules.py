"""`regalia rules`: the rulebook, or one rule of it."""

from typing import Annotated

import typer
from rich.markdown import Markdown

from regalia import games, words
from regalia.cli.console import GameArgument, LanguageOption, out, print_long
from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed


def rules(
    game: GameArgument,
    language: LanguageOption,
    rule: Annotated[
        str | None, typer.Argument(metavar="RULE", help="One rule, by its id or its number.", show_default=False)
    ] = None,
) -> None:
    """Read the rules of a game, all of them or a single one.

    Every rule has an id; refused moves name the one that forbids them.

    Examples:

      regalia rules carolus
      regalia rules carolus C15
      regalia rules carolus 15
      regalia rules carolus --lang ru
    """
    name = games.find(game).name
    console = out()
    if rule is None:
        print_long(console, words.words(language), Markdown(words.rulebook(name, language)))
        return
    known = words.rules(name, language)
    found = words.rule_named(rule, known)
    if found is None:
        raise InvalidOption(f"{name} has no rule {rule!r}; expected {listed(list(known))}")
    console.print(Markdown(known[found]))
