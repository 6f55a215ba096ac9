"""The commands: `regalia play`, `regalia simulate` and the others."""

import sys
from collections.abc import Sequence

from regalia.engine.errors import MissingExtra
from regalia.extras import extra


def main(arguments: Sequence[str] | None = None) -> None:
    """Run a command and exit: with 2, after one sentence on stderr, if its input cannot be used."""
    try:
        with extra("play", "the command regalia"):
            from regalia.cli.commands import run
    except MissingExtra as missing:
        sys.stderr.write(f"regalia: {missing}\n")
        sys.exit(2)
    run(arguments)
