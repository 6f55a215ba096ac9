"""`regalia train`: a judge learns what wins."""

import shlex
from datetime import UTC, datetime
from typing import Annotated

import typer

from regalia import games as registry
from regalia.arena.learn import RIDGE, Lesson, check, learn
from regalia.cli.console import GameArgument, err, out, progress
from regalia.engine.errors import InvalidOption
from regalia.engine.weights import File, Origin, Section, kept_file, named, write_weights
from regalia.files import write_text


def train(
    game: GameArgument,
    games: Annotated[
        int, typer.Option("--games", metavar="N", help="How many games for each number of players.")
    ] = 4000,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="The same seed gives the same weights.")] = "1",
    players: Annotated[
        list[int] | None,
        typer.Option("--players", metavar="K", help="For this number of players alone; may be repeated."),
    ] = None,
    ridge: Annotated[
        float, typer.Option("--ridge", metavar="R", help="How much large weights are held against themselves.")
    ] = RIDGE,
    write: Annotated[
        str | None, typer.Option("--write", metavar="FILE", help="Write the weights there instead of printing them.")
    ] = None,
) -> None:
    """Let a game's judge learn from games against itself.

    The first games are played at random, later ones by what was learned so
    far. The outcome is a weights file: it holds the weights of this
    Regalia for numbers of players that did not learn now.

    Examples:

      regalia train tara --games 4000 --seed 1
      regalia train tara --games 8000 --players 2 --write weights.toml
    """
    found = registry.find(game)
    lessons = [Lesson(found.name, seats, games, seed, ridge) for seats in players or found.seats]
    judges = [check(found, lesson) for lesson in lessons]
    features = judges[0].features
    tables = {}
    if set(found.seats) - {lesson.seats for lesson in lessons}:
        tables = dict(kept_file(f"regalia.games.{found.name}", found.seats, features).players)
    with progress(found.name, games * len(lessons)) as bar:
        for lesson in lessons:
            weights = learn(found, lesson, lambda done: bar.advance(bar.task_ids[0], done))
            made = Origin(_command(lesson), found.rules_version, datetime.now(UTC).date().isoformat())
            tables[lesson.seats] = Section(made, named(features, weights))
    text = write_weights(File({seats: tables[seats] for seats in sorted(tables)}))
    if write is None:
        out().print(text, soft_wrap=True, end="")
    else:
        write_text(write, text, InvalidOption)
        err().print(f"{write} is written", style="dim")


def _command(lesson: Lesson) -> str:
    seed = shlex.quote(lesson.seed)
    command = f"regalia train {lesson.game} --games {lesson.games} --seed {seed} --players {lesson.seats}"
    return command if lesson.ridge == RIDGE else f"{command} --ridge {lesson.ridge}"
