"""`regalia train`: a judge learns what wins."""

import shlex
from datetime import UTC, datetime
from importlib.resources import files
from typing import Annotated

import typer

from regalia import games as registry
from regalia.arena.learn import MATCHES, RIDGE, TRIES, Found, Lesson, check, check_choice, choose, games_of
from regalia.cli.console import GameArgument, err, out, progress
from regalia.engine.errors import InvalidData, InvalidOption
from regalia.engine.weights import NAME, File, Origin, Section, kept, kept_file, named, write_weights
from regalia.files import write_text
from regalia.games import AnyGame
from regalia.packages import package_of


def train(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", metavar="N", help="How many games each try learns from.")] = 4000,
    seed: Annotated[str, typer.Option("--seed", metavar="TEXT", help="The same seed gives the same weights.")] = "1",
    players: Annotated[
        list[int] | None,
        typer.Option("--players", metavar="K", help="For this number of players alone; may be repeated."),
    ] = None,
    ridge: Annotated[
        float, typer.Option("--ridge", metavar="R", help="How much large weights are held against themselves.")
    ] = RIDGE,
    tries: Annotated[
        int, typer.Option("--tries", metavar="T", help="How many seeds to learn with; the best of them counts.")
    ] = TRIES,
    matches: Annotated[
        int, typer.Option("--matches", metavar="M", help="How many games each is measured by, on other seeds.")
    ] = MATCHES,
    write: Annotated[
        str | None, typer.Option("--write", metavar="FILE", help="Write the weights there instead of printing them.")
    ] = None,
) -> None:
    """Let a game's judge learn from games against itself.

    The first games are played at random, later ones by what was learned so
    far. What comes out depends on the seed, so several are tried, and
    matches decide: squires with the weights of each try play against
    squires with the weights that there are. The try that wins most plays
    once more, on seeds that nothing was chosen by. It is kept if it wins
    beyond doubt there, and if no more than one in a hundred of its games
    among themselves stall; otherwise the weights stay as they are. The
    outcome is a weights file, with the figures. It holds the weights of
    this Regalia for numbers of players that did not learn now.

    Examples:

      regalia train carolus --games 1600 --seed 1
      regalia train tara --games 8000 --players 2 --write weights.toml
      regalia train rivals --players 3 --tries 12 --matches 1000
    """
    found = registry.find(game)
    lessons = [Lesson(found.name, seats, games, seed, ridge) for seats in players or found.seats]
    judges = [check(found, lesson) for lesson in lessons]
    check_choice(tries, matches)
    features = judges[0].features
    tables = {}
    if set(found.seats) - {lesson.seats for lesson in lessons}:
        tables = _kept(found)
    with progress(found.name, sum(games_of(found, lesson, tries, matches) for lesson in lessons)) as bar:
        for lesson in lessons:
            before = _before(found, lesson.seats)
            best = choose(found, lesson, before, tries, matches, lambda done: bar.advance(bar.task_ids[0], done))
            told = f"{found.name}, {lesson.seats} players: the new weights win {best.match}"
            if best.better:
                made = Origin(
                    _command(lesson, tries, matches),
                    found.rules_version,
                    datetime.now(UTC).date().isoformat(),
                    str(best.match),
                )
                tables[lesson.seats] = Section(made, named(features, best.weights))
                err().print(f"{told}: they are kept", soft_wrap=True)
            else:
                tables |= _stay(found, lesson.seats)
                err().print(f"{told}, and {_reason(best)}: the weights stay as they are", soft_wrap=True)
    text = write_weights(File({seats: tables[seats] for seats in sorted(tables)}))
    if write is None:
        out().print(text, soft_wrap=True, end="")
    else:
        write_text(write, text, InvalidOption)
        err().print(f"{write} is written", style="dim")


def _before(game: AnyGame, seats: int) -> list[float]:
    """The weights that there are; none at all where they are of other features, or not there yet."""
    features = game.judge.features
    try:
        return kept(package_of(game.name), game.seats, features)()[seats]
    except InvalidData:
        return [0.0] * (2 * len(features))


def _stay(game: AnyGame, seats: int) -> dict[int, Section]:
    """The table of weights for a number of players, if it has one of its own."""
    tables = _kept(game)
    return {seats: tables[seats]} if seats in tables else {}


def _kept(game: AnyGame) -> dict[int, Section]:
    """The tables of weights that the game has: none before it has learned for the first time."""
    package = package_of(game.name)
    there = (files(package) / NAME).is_file()
    return dict(kept_file(package, game.seats, game.judge.features).players) if there else {}


def _reason(best: Found) -> str:
    if best.match.better():
        return f"{100 * best.match.stalled:.1f} % of their games stall"
    return "that is not beyond doubt"


def _command(lesson: Lesson, tries: int, matches: int) -> str:
    seed = shlex.quote(lesson.seed)
    command = f"regalia train {lesson.game} --games {lesson.games} --seed {seed} --players {lesson.seats}"
    for name, value, usual in (("ridge", lesson.ridge, RIDGE), ("tries", tries, TRIES), ("matches", matches, MATCHES)):
        if value != usual:
            command += f" --{name} {value}"
    return command
