"""`regalia replay`: a recorded game in words."""

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from regalia.cli import hint
from regalia.cli.console import LanguageOption, out
from regalia.cli.keyboard import Keyboard
from regalia.cli.reading import Vocabulary
from regalia.cli.screen import act, board, places
from regalia.engine.errors import InvalidOption, InvalidRecord
from regalia.engine.record import read_record
from regalia.files import read_text
from regalia.match import coloured, opening
from regalia.match import replay as check
from regalia.words import words


def replay(
    language: LanguageOption,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.", show_default=False)],
    to: Annotated[int | None, typer.Option("--to", metavar="N", help="Stop after move N; 0 is the set-up.")] = None,
    why: Annotated[bool, typer.Option("--why", help="After --to N: what a king would play then, and why.")] = False,
    step: Annotated[bool, typer.Option("--step", help="Show the board after every move, and wait for Enter.")] = False,
) -> None:
    """Check a record, tell its game in words, and show its last board.

    A record that was altered, or played under other rules, is refused.

    Examples:

      regalia replay saved.json
      regalia replay saved.json --to 20
      regalia replay saved.json --to 20 --why
      regalia replay saved.json --step --lang hu
    """
    words(language)
    record = read_record(read_text(file, InvalidRecord), str(file))
    whole = check(record, str(file))
    end = len(whole.played) if to is None else to
    if not 0 <= end <= len(whole.played):
        raise InvalidOption(f"--to is a number from 0 to {len(whole.played)}, the moves of {file}; not {end}")
    if why and end == len(whole.played):
        raise InvalidOption(f"--why speaks of the move after --to N, and {file} has no move {end + 1}")
    match = opening(record)
    says = coloured(match, language)
    names = says.seat_names(match.seats)
    console = out()
    keyboard = Keyboard(console, lambda before: [])

    def show() -> None:
        console.print(board(match.game, match.view(None), names, says, console.width))

    def show_acts(number: int) -> None:
        for told in record.acts:
            if told[0] == number:
                console.print(act(told, names, says), style="italic")

    console.print(says("title"), style="bold")
    show_acts(0)
    try:
        for number, (seat, move) in enumerate(whole.played[:end], 1):
            if step:
                show()
                keyboard.ask(says("replay-step") + " ")
            match.play(seat, move)
            happened = " ".join(says.say(told.phrase, names) for told in match.events(None, number))
            console.print(Text.assemble((f"{number:>{len(str(end))}} ", "dim"), happened or f"{names[seat]}: {move}"))
            show_acts(number)
    except EOFError:
        return
    show()
    if match.over:
        console.print(places(names, match.ranks, match.points, says))
    if why:
        seat, move = whole.played[end]
        vocabulary = Vocabulary(match.game, says)
        advice = hint.ask(match.game, match.glimpse(seat), seat, console, says)
        console.print(says("replay-why", name=names[seat], move=vocabulary.spell(move)), style="bold")
        for line in hint.lines(advice, seat, match.game, vocabulary, says, names):
            console.print(line)
    if end < len(whole.played):
        console.print(says("replay-part", move=end, count=len(whole.played)), style="dim")
    else:
        console.print(says("replay-whole"), style="dim")
