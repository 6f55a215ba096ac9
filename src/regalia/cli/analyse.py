"""`regalia analyse`: what a finished game can teach."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from regalia._source import warn_if_interpreted
from regalia.analysis import LEVELS
from regalia.analysis import analyse as run
from regalia.cli import analysis_page
from regalia.cli.analysed import Sentences, Sheet, sparks
from regalia.cli.console import JsonOption, LanguageOption, out, print_json, progress
from regalia.engine.errors import InvalidOption, InvalidRecord
from regalia.engine.record import read_record
from regalia.files import read_text, write_text
from regalia.match import replay
from regalia.words import words


def analyse(
    language: LanguageOption,
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="A finished game.", show_default=False)],
    level: Annotated[
        str, typer.Option("--level", metavar="|".join(LEVELS), help="Who is asked; the stronger, the longer it takes.")
    ] = "king",
    page: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write a page with the curve there (HTML).")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Say what a finished game can teach: what was better, what was luck, where it turned.

    Every decision is judged by what its player knew then. It takes about as long as bots of the level would take to
    play the game.

    Examples:

      regalia analyse saved.json
      regalia analyse saved.json --level lord
      regalia analyse saved.json --html game.html --lang hu
    """
    says = words(language)
    record = read_record(read_text(file, InvalidRecord), str(file))
    match = replay(record, str(file))
    warn_if_interpreted()
    task = says("analysis-works", level=says(f"level-{level}")) if level in LEVELS else ""
    with progress(task, len(record.moves)) as bar:
        found = run(
            record, level, str(file), lambda done, total: bar.update(bar.task_ids[0], completed=done, total=total)
        )
    title = words(language, record.game)("title")
    sentences = Sentences(found, match, language, title)
    if page is not None:
        write_text(page, analysis_page.html(sentences), InvalidOption)
    if as_json:
        print_json(found)
        return
    console = out()
    _print(sentences, console)
    if page is not None:
        console.print(says("analysis-written", file=str(page)), style="dim")


def _print(sentences: Sentences, console: Console) -> None:
    says = sentences.says

    def heading(key: str) -> None:
        console.print()
        console.print(Text(says(key), "bold"))

    console.print(Text(sentences.heading(), "bold"))
    for sentence in sentences.summary():
        console.print(sentence)
    heading("analysis-curve")
    grid = Table.grid(padding=(0, 2))
    curve = sentences.analysis.curve
    room = console.width - max(map(len, sentences.names)) - 2
    for seat, name in enumerate(sentences.names):
        grid.add_row(name, sparks([point.chances[seat] for point in curve], room))
    console.print(grid)
    for turning in sentences.turnings():
        console.print(turning)
    heading("analysis-players")
    console.print(_across(sentences.players()))
    console.print(sentences.players_note(), style="dim")
    heading("analysis-decisions")
    decisions = sentences.decisions()
    if not decisions:
        console.print(sentences.none())
    for told in decisions:
        console.print(Text(told.heading, "bold"))
        for line in told.lines:
            console.print(Text(line), soft_wrap=False)


def _across(sheet: Sheet) -> Table:
    """With a column for each player: there are more facts than players, and terminals are narrow."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="bold")
    table.add_column(sheet.columns[0])
    for row in sheet.rows:
        table.add_column(row[0], justify="right")
    for number, column in enumerate(sheet.columns[1:], 1):
        table.add_row(column, *(row[number] for row in sheet.rows))
    return table
