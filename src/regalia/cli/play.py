"""`regalia play`: a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

import regalia
from regalia import bots, games
from regalia.cli.console import (
    HUMAN,
    LanguageOption,
    OptionsOption,
    SeedOption,
    out,
    read_colours,
    read_seats,
)
from regalia.cli.saving import state_folder
from regalia.cli.table import Evening
from regalia.engine.errors import InvalidOption, InvalidRecord
from regalia.games import AnyGame
from regalia.lesson import taught
from regalia.match import Match
from regalia.words import words

SeatsOption = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="KIND,KIND,...",
        help="Who sits where: human, page, squire, knight, lord or king. Otherwise you against squires.",
    ),
]


ColoursOption = Annotated[
    str | None,
    typer.Option(
        "--colours",
        metavar="NAME,NAME,...",
        help="Which colour, family or crest each seat has; in your language, short as you like.",
        show_default=False,
    ),
]


def play(
    language: LanguageOption,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, by its name in `regalia games`.", show_default=False)
    ] = None,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    option: OptionsOption = None,
    colours: ColoursOption = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a saved game.", metavar="FILE")] = None,
    scenario: Annotated[
        str | None, typer.Option(help="Start from a scenario; see `regalia scenario`.", metavar="NAME")
    ] = None,
    position: Annotated[Path | None, typer.Option(help="Start from a position file.", metavar="FILE")] = None,
    passing: Annotated[
        bool | None,
        typer.Option(
            "--passing/--no-passing",
            help="Whether the only move that somebody has is made for them, and told: by default where a person types.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Play in the terminal, against bots or with friends beside you.

    Type ? at the prompt for all that can be typed there. Leaving, also by
    Ctrl-C or Ctrl-D, keeps the game in a file and tells how to play on.

    Bots have five levels, from the weakest to the strongest:

      page    trusts a first guess, and at times plays at random
      squire  takes what looks best at the moment
      knight  thinks a few steps ahead, and of what others may do
      lord    looks far ahead, and lets little pass
      king    leaves nothing unconsidered: the strongest of all

    Examples:

      regalia play carolus
      regalia play carolus --seats human,knight,page --lang hu
      regalia play carolus --seats human,human --colours grey,white
      regalia play carolus --scenario x6
      regalia play --load saved.json
      printf 'disc 1' | regalia play carolus --seed 7
    """
    words(language)
    match = _match(game, seats, seed, option or [], load, scenario, position)
    if colours is not None:
        match.choose_colours(read_colours(colours, match, words(language, match.game.name)))
    story = words(language, match.game.name)(f"scenario-{scenario}-story") if scenario else ""
    if scenario and games.find(match.game.name).box != match.game.box:
        story = f"{story} {words(language)('usual-box')}"
    seating = read_seats(seats, match.game, people=True) if seats else _usual(match)
    if len(seating) != match.seats:
        raise InvalidOption(f"this game has {match.seats} seats, and --seats names {len(seating)}")
    fresh = match.start is None and not match.played and HUMAN in seating and match.game.name in taught()
    if fresh and not state_folder().exists():
        story = words(language)("play-learn", command=f"regalia learn {match.game.name}")
    Evening(match, seating, language, out(), loaded=load, passing=passing).run(story)


def _match(
    name: str | None,
    seats: str | None,
    seed: str | None,
    options: list[str],
    load: Path | None,
    scenario: str | None,
    position: Path | None,
) -> Match:
    origins = {"--load": load, "--scenario": scenario, "--position": position}
    given = [flag for flag, value in origins.items() if value is not None]
    if len(given) > 1:
        raise InvalidOption(f"{' and '.join(given)} do not go together: a game has one beginning")
    if given and options:
        raise InvalidOption(f"--option does not go with {given[0]}, which settles the options")
    if seed is not None and load is not None:
        raise InvalidOption("--seed does not go with --load: the saved game has its own")
    if load is not None:
        match = regalia.load(load)
        if name not in (None, match.game.name):
            raise InvalidRecord(f"{load} is a game of {match.game.name}, not of {name}")
        return match
    game = _game(name)
    if scenario is not None:
        return regalia.scenario(game.name, scenario, seed=seed)
    if position is not None:
        return regalia.position(game.name, position, seed=seed)
    count = len(read_seats(seats, game, people=True)) if seats else min(game.seats)
    return regalia.new(game.name, seats=count, seed=seed, options=game.read_options(options))


def _game(name: str | None) -> AnyGame:
    if name is None:
        raise InvalidOption(f"no game is named; expected {' or '.join(games.names())}")
    return games.find(name)


def _usual(match: Match) -> tuple[str, ...]:
    """A person where a decision is due, or on the first seat, and bots on the others."""
    mine = match.actors[0] if match.start is not None and match.actors else 0
    return tuple(HUMAN if seat == mine else bots.USUAL for seat in range(match.seats))
