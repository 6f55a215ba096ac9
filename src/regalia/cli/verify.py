"""`regalia verify`: were the dice those that were settled before the game?"""

from pathlib import Path
from typing import Annotated

import typer

from regalia.cli.console import LanguageOption, out
from regalia.cli.screen import act
from regalia.engine.errors import InvalidOption
from regalia.verify import Verified
from regalia.verify import verify as check
from regalia.words import Words, words


def verify(
    language: LanguageOption,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.", show_default=False)],
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HEX", help="What the table showed of its seed before the first move."),
    ] = None,
    nonce: Annotated[
        list[str] | None,
        typer.Option("--nonce", metavar="SEAT:HEX", help="What a player added to the dice; seats count from 0."),
    ] = None,
) -> None:
    """Play a record again, and compare its seed and nonces with what the table showed.

    A record that was altered, or played with another seed or another nonce, is refused.

    Examples:

      regalia verify carolus-8kXpQ2.json
      regalia verify carolus-8kXpQ2.json --commitment 19b25856... --nonce 0:5f0c...
    """
    says = words(language)
    nonces = dict(_nonce(each) for each in nonce or ())
    found = check(file, commitment, nonces)
    console = out()
    if commitment is None:
        console.print(says("verify-whole"), found.commitment, sep="\n", soft_wrap=True)
    else:
        console.print(says("verify-true"), soft_wrap=True)
    for line in _about_nonces(found, nonces, says):
        console.print(line, soft_wrap=True)
    if found.redrawn:
        console.print(says("verify-redrawn", move=found.redrawn[0]), soft_wrap=True)
    for told in found.acts:
        console.print(act(told, says.seat_names(found.seats), says), soft_wrap=True)
    if not found.whole:
        console.print(says("verify-earlier-rules"), soft_wrap=True)


def _about_nonces(found: Verified, given: dict[int, str], says: Words) -> list[str]:
    if not found.nonces:
        return [says("verify-no-nonces")]
    if given:
        return [says("verify-nonces-true", count=len(given))]
    listed = [f"{seat}:{nonce or '-'}" for seat, nonce in enumerate(found.nonces)]
    return [says("verify-nonces"), *listed]


def _nonce(text: str) -> tuple[int, str]:
    seat, colon, nonce = text.partition(":")
    if not colon or not seat.isdecimal() or not nonce.strip():
        raise InvalidOption(f"--nonce is a seat and a nonce, such as 0:5f0c..., not {text!r}")
    return int(seat), nonce
