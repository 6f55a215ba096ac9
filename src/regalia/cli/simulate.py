"""`regalia simulate`: many games between bots."""

from collections.abc import Callable
from time import perf_counter
from typing import Annotated

import typer
from rich.table import Table

from regalia import games as registry
from regalia._source import warn_if_interpreted
from regalia.arena.simulate import Plan, Report, Score
from regalia.arena.simulate import simulate as run
from regalia.cli.console import (
    GameArgument,
    JsonOption,
    OptionsOption,
    err,
    out,
    print_json,
    progress,
    read_seats,
)
from regalia.engine.chance import fresh_seed
from regalia.words import words


def simulate(
    game: GameArgument,
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT,...", help="Which bot sits where.")] = "page,squire",
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games.")] = 100,
    seed: Annotated[
        str | None,
        typer.Option("--seed", metavar="TEXT", help="The same seed gives the same games; otherwise a new one."),
    ] = None,
    jobs: Annotated[
        int, typer.Option("--jobs", metavar="J", help="Processes to share the work; the result is the same.")
    ] = 1,
    rotate: Annotated[
        bool,
        typer.Option(
            "--rotate/--no-rotate", help="Let the bots change seats from game to game, teams together, or keep them."
        ),
    ] = True,
    option: OptionsOption = None,
    records: Annotated[
        str | None,
        typer.Option(
            "--records",
            metavar="FOLDER",
            help="Write the record of every game there, for `regalia replay`.",
        ),
    ] = None,
    dataset: Annotated[
        str | None,
        typer.Option(
            "--dataset",
            metavar="FILE",
            help="Write every decision there for learners, as Parquet: what was known, possible and done, and the end.",
        ),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Let bots play many games, and count.

    Wins come with their 95 % interval (Wilson); a shared win counts as its
    share. The bots change seats from game to game, unless --no-rotate is given.

    Examples:

      regalia simulate carolus --seats page,squire --games 200 --seed 1
      regalia simulate carolus --seats squire,page,page --games 1000 --jobs 4
      regalia simulate carolus --seats squire,squire,page,page --json
      regalia simulate rivals --seats squire,squire --games 500 --dataset rivals.parquet
    """
    found = registry.find(game)
    plan = Plan(
        game=found.name,
        bots=read_seats(seats, found, people=False),
        games=games,
        seed=fresh_seed() if seed is None else seed,
        options=found.read_options(option or []),
        rotate=rotate,
        records=records,
    )
    warn_if_interpreted()
    begun = perf_counter()
    play = run if dataset is None else _writing(dataset)
    with progress(found.name, games) as bar:
        report = play(plan, jobs, lambda done: bar.advance(bar.task_ids[0], done))
    if as_json:
        print_json(report)
        return
    _print(report)
    err().print(f"{games:,} games in {perf_counter() - begun:.1f} s, seed {plan.seed}", style="dim")


def _writing(path: str) -> Callable[[Plan, int, Callable[[int], None]], Report]:
    """A simulation that writes its decisions into a file."""
    from regalia.arena import dataset  # it needs an extra

    return lambda plan, jobs, played: dataset.simulate(plan, path, jobs, played)


def _print(report: Report) -> None:
    names = words("en", report.plan.game).seat_names(len(report.plan.bots))
    console = out()
    by_bot = _table("Bot")
    for score in report.bots:
        by_bot.add_row(score.name, *_row(score))
    by_seat = _table("Seat")
    for name, score in zip(names, report.seats, strict=True):
        by_seat.add_row(name, *_row(score))
    lengths = report.lengths
    console.print(by_bot, "", by_seat, "", sep="\n")
    console.print(
        f"{report.plan.games:,} games of {lengths.mean:.1f} actions on average "
        f"(median {lengths.median:g}, {lengths.min} to {lengths.max})"
    )


def _table(heading: str) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 0), header_style="bold")
    table.add_column(heading)
    for figure in ("Seats", "Wins", "Rate", "95 %", "Points", "sd"):
        table.add_column(figure, justify="right")
    return table


def _row(score: Score) -> list[str]:
    return [
        str(score.seats),
        f"{score.wins:,.1f}".removesuffix(".0"),
        f"{score.rate:.1%}",
        f"{score.low:.1%} - {score.high:.1%}",
        f"{score.points:.2f}",
        f"{score.points_sd:.2f}",
    ]
