"""`regalia arena`: a tournament between bots, with ratings."""

import os
import sys
from typing import Annotated

import typer
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from regalia import bots
from regalia import games as registry
from regalia._source import warn_if_interpreted
from regalia.arena import own, report
from regalia.arena.conduct import conduct, missing
from regalia.arena.pool import check_jobs
from regalia.arena.results import InvalidResults, Results
from regalia.arena.summary import Report, summarise
from regalia.arena.tables import Sheet, faults, sheets
from regalia.arena.tournament import Tournament, check, fixtures
from regalia.cli.console import (
    GameArgument,
    JsonOption,
    LanguageOption,
    OptionsOption,
    err,
    out,
    print_json,
    progress,
)
from regalia.engine.chance import fresh_seed
from regalia.extras import extra
from regalia.files import write_text
from regalia.words import Words, words

INTERRUPTED = 130
WIDEST = 10_000
"""Wider than any table."""


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def arena(
    game: GameArgument,
    lang: LanguageOption,
    players: Annotated[
        str | None,
        typer.Option(
            "--players",
            metavar="NAME,NAME,...",
            help="Who takes part, as `king` or `king:500` (iterations); whoever is named twice may take two seats of "
            "a table. Otherwise all bots.",
        ),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="FILE:NAME", help="A bot of your own takes part too; may be repeated."),
    ] = None,
    limit: Annotated[
        float, typer.Option("--limit", metavar="SECONDS", help="For each decision of a bot of your own.")
    ] = 1.0,
    seats: Annotated[int, typer.Option("--seats", metavar="K", help="How many play at a table.")] = 2,
    games: Annotated[int, typer.Option("--games", metavar="N", help="Games of each table, at least.")] = 100,
    seed: Annotated[
        str | None,
        typer.Option(
            "--seed", metavar="TEXT", help="The same seed gives the same games; otherwise the file's, or new."
        ),
    ] = None,
    option: OptionsOption = None,
    file: Annotated[
        str | None,
        typer.Option("--file", metavar="FILE", help="Keep the games there (SQLite), and go on where they stop."),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option("--jobs", metavar="J", help="Processes to share the work; otherwise one for each core."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option("--ray", metavar="ADDRESS", help="Play on this Ray cluster; `local` starts one here."),
    ] = None,
    page: Annotated[
        str | None, typer.Option("--report", metavar="FILE", help="Write a report with plots there (HTML).")
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play a tournament, and rate them.

    Every table that can be made of the players plays the same deals, and each
    deal from every seat. Wins come with their 95 % interval (Wilson), ratings
    are OpenSkill's. Players are the bots of `regalia games`
    and bots of your own (docs/python.md).

    Examples:

      regalia arena carolus --games 400 --file carolus.sqlite
      regalia arena tara --players king,squire --report tara.html
      regalia arena principe --players king,squire,squire,squire --seats 4
      regalia arena carolus --players squire --bot mine.py:Mine --limit 0.5
      regalia arena rivals --games 1000 --ray local --json
    """
    with extra("arena", "regalia arena"):
        import openskill  # noqa: F401 -- for the ratings, after all games
    says = words(lang, registry.find(game).name)
    mine = tuple(own.read(text, limit) for text in bot or [])
    jobs = _cores() if jobs is None else jobs
    check_jobs(jobs)
    warn_if_interpreted()
    with Results(file) as results:
        kept = results.identity
        tournament = check(
            Tournament(
                game=registry.find(game).name,
                players=_names(players, mine),
                seats=seats,
                games=games,
                seed=seed if seed is not None else kept.seed if kept else fresh_seed(),
                options=registry.find(game).read_options(option or []),
                own=mine,
            )
        )
        for each in mine:
            own.try_out(each, registry.find(game))
        results.claim(tournament)
        total, left = missing(tournament, results)
        stopped = False
        try:
            with progress(tournament.game, left) as bar:
                conduct(tournament, results, jobs, ray, lambda done: bar.advance(bar.task_ids[0], done))
        except KeyboardInterrupt:
            stopped = True
            left = missing(tournament, results)[1]
        if left < total or not stopped:
            _show(summarise(tournament, results.outcomes(fixtures(tournament))), says, page, as_json)
    if stopped:
        told = {"kept": "no" if file is None else "yes", "file": file or "", "option": "--file"}
        err().print(says("arena-stopped", played=total - left, games=total, **told), soft_wrap=True)
        raise typer.Exit(INTERRUPTED)


def _names(text: str | None, mine: tuple[own.Own, ...]) -> tuple[str, ...]:
    """Those who are named, and every bot of one's own that is not."""
    named = list(bots.BOTS) if text is None else [name.strip() for name in text.split(",")]
    lower = [name.lower() for name in named]
    return (*named, *(bot.name for bot in mine if bot.name.lower() not in lower))


def _show(found: Report, says: Words, page: str | None, as_json: bool) -> None:
    if as_json:
        print_json(found)
    else:
        console = out()
        console.print(says("arena-summary", games=found.games, seats=found.seats, seed=found.seed), soft_wrap=True)
        for sheet in sheets(found, says):
            table = _table(sheet)
            whole = Measurement.get(console, console.options.update(width=WIDEST), table).maximum
            console.print("", Text(sheet.title, "bold"), sep="\n")
            console.print(table, width=whole, crop=False)  # a line too long is broken by the terminal: nothing is cut
        for sentence in faults(found, says):
            console.print("", sentence, sep="\n")
    if page is not None:
        write_text(page, report.html(found, says.language), InvalidResults)
        err().print(says("arena-written", file=page), soft_wrap=True)


def _table(sheet: Sheet) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for place, column in enumerate(sheet.columns):
        table.add_column(column, justify="right" if place else "left")
    for row in sheet.rows:
        table.add_row(*row)
    return table
