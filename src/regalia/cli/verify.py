"""`regalia verify`: were the dice those that were settled before the game?"""

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.console import LanguageOption, out
from regalia.verify import verify as check
from regalia.words import words


def verify(
    language: LanguageOption,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)],
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HEX", help="What the table showed of its seed before the first move."),
    ] = None,
) -> None:
    """Play a record again, and compare its seed with the commitment that the table showed.

    A record that was altered, or played with another seed, is refused.

    Examples:

      regalia verify carolus-8kXpQ2.json
      regalia verify carolus-8kXpQ2.json --commitment 19b25856...
    """
    says = words(language)
    found = check(file, commitment)
    if commitment is None:
        out().print(says("verify-whole"), found, sep="\n", soft_wrap=True)
    else:
        out().print(says("verify-true"), soft_wrap=True)
