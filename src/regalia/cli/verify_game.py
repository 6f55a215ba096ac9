"""`regalia verify-game`: does a game keep to what every game must?"""

import sys
from typing import Annotated

import typer

from regalia import games as registry
from regalia.cli.console import GameArgument, LanguageOption, err, out, progress
from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed
from regalia.testing.checks import CHECKS, Failed, check
from regalia.words import words

FAILED = 1


def verify_game(
    game: GameArgument,
    language: LanguageOption,
    players: Annotated[
        list[int] | None,
        typer.Option("--players", metavar="N", help="Only with so many players; may be repeated.", show_default=False),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option("--only", metavar="CHECK", help="Only this check; may be repeated.", show_default=False),
    ] = None,
) -> None:
    """Check a game, and say in one sentence each what fails and where.

    Random games with every number of players: how they go and end, what is legal and why, what is hidden and what a
    guess at it is, positions, records, what is observed, and texts in all languages. It takes a minute or two.

    Examples:

      regalia verify-game liars-dice
      regalia verify-game liars-dice --players 2 --only secrecy
    """
    found = registry.find(game)
    known = [one.name for one in CHECKS]
    for name in only or ():
        if name not in known:
            raise InvalidOption(f"there is no check {name!r}; expected {listed(known)}")
    for seats in players or ():
        if seats not in found.seats:
            raise InvalidOption(f"{found.name} is for {listed(found.seats)} players, not {seats}")
    chosen = [one for one in CHECKS if only is None or one.name in only]
    tables = [seats for seats in found.seats if players is None or seats in players]
    says = words(language)
    failed = 0
    with progress(found.name, len(chosen) * len(tables)) as bar:
        for one in chosen:
            for seats in tables:
                bar.update(bar.task_ids[0], description=f"{one.name}, {seats}")
                try:
                    check(one, found, seats)
                except Failed as error:
                    failed += 1
                    out().print(str(error), soft_wrap=True)
                bar.advance(bar.task_ids[0])
    count = len(chosen) * len(tables)
    if failed:
        err().print(says("verify-game-failed", failed=failed, count=count), soft_wrap=True)
        sys.exit(FAILED)
    out().print(says("verify-game-passed", game=found.name, count=count), soft_wrap=True)
