"""Where a match begins: a fresh game, a position file, or a scenario of the rulebook."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypedDict, Unpack, overload

from regalia import games
from regalia.engine.errors import InvalidPosition
from regalia.engine.game import Options, listed
from regalia.engine.toml import read_toml
from regalia.files import read_text
from regalia.games import AnyGame
from regalia.match.match import Match
from regalia.match.seeds import check_nonces, seed_text, set_up
from regalia.packages import home

if TYPE_CHECKING:  # no game is loaded before it is played
    from regalia.games.carolus import CarolusEvent, CarolusView
    from regalia.games.principe import PrincipeEvent, PrincipeView
    from regalia.games.rivals import RivalsEvent, RivalsView
    from regalia.games.tara import TaraEvent, TaraView


class _Seeded(TypedDict, total=False):
    seed: int | str | None


class _Beginning(_Seeded, total=False):
    options: Options | None
    nonces: Sequence[str]
    colours: Sequence[int]


@overload
def new(game: Literal["carolus"], *, seats: int, **more: Unpack[_Beginning]) -> "Match[CarolusView, CarolusEvent]": ...


@overload
def new(
    game: Literal["principe"], *, seats: int, **more: Unpack[_Beginning]
) -> "Match[PrincipeView, PrincipeEvent]": ...


@overload
def new(game: Literal["rivals"], *, seats: int, **more: Unpack[_Beginning]) -> "Match[RivalsView, RivalsEvent]": ...


@overload
def new(game: Literal["tara"], *, seats: int, **more: Unpack[_Beginning]) -> "Match[TaraView, TaraEvent]": ...


@overload
def new(game: str | AnyGame, *, seats: int, **more: Unpack[_Beginning]) -> Match: ...


def new(
    game: str | AnyGame,
    *,
    seats: int,
    seed: int | str | None = None,
    options: Options | None = None,
    nonces: Sequence[str] = (),
    colours: Sequence[int] = (),
) -> Match:
    """A fresh game. The same seed, nonces, options and moves give the same game on every machine, in any colours."""
    found, text = games.find(game), seed_text(seed)
    state = set_up(found, seats, options or {}, text, nonces)
    match = Match(found, state, text, nonces, options=options)
    match.choose_colours(colours)
    return match


@overload
def position(
    game: Literal["carolus"], path: str | Path, **more: Unpack[_Seeded]
) -> "Match[CarolusView, CarolusEvent]": ...


@overload
def position(
    game: Literal["principe"], path: str | Path, **more: Unpack[_Seeded]
) -> "Match[PrincipeView, PrincipeEvent]": ...


@overload
def position(
    game: Literal["rivals"], path: str | Path, **more: Unpack[_Seeded]
) -> "Match[RivalsView, RivalsEvent]": ...


@overload
def position(game: Literal["tara"], path: str | Path, **more: Unpack[_Seeded]) -> "Match[TaraView, TaraEvent]": ...


@overload
def position(game: str, path: str | Path, **more: Unpack[_Seeded]) -> Match: ...


def position(game: str, path: str | Path, *, seed: int | str | None = None) -> Match:
    """A game that goes on from a position file."""
    return from_position(games.find(game), read_text(path, InvalidPosition), str(path), seed_text(seed))


def from_position(game: AnyGame, text: str, source: str, seed: str, nonces: Sequence[str] = ()) -> Match:
    """A game that goes on from the text of a position; the source is its name, for messages."""
    state = game.read_position(text, source)
    check_nonces(nonces, int(state.seats))
    return Match(game, state, seed, nonces, start=text)


def scenarios(game: str) -> tuple[str, ...]:
    """The names of a game's scenarios: the worked examples of its rulebook."""
    folder = home(games.find(game).name) / "scenarios"
    found = folder.iterdir() if folder.is_dir() else ()
    return tuple(sorted(file.name.removesuffix(".toml") for file in found if file.name.endswith(".toml")))


@overload
def scenario(game: Literal["carolus"], name: str, **more: Unpack[_Seeded]) -> "Match[CarolusView, CarolusEvent]": ...


@overload
def scenario(game: Literal["principe"], name: str, **more: Unpack[_Seeded]) -> "Match[PrincipeView, PrincipeEvent]": ...


@overload
def scenario(game: Literal["rivals"], name: str, **more: Unpack[_Seeded]) -> "Match[RivalsView, RivalsEvent]": ...


@overload
def scenario(game: Literal["tara"], name: str, **more: Unpack[_Seeded]) -> "Match[TaraView, TaraEvent]": ...


@overload
def scenario(game: str | AnyGame, name: str, **more: Unpack[_Seeded]) -> Match: ...


def scenario(game: str | AnyGame, name: str, *, seed: int | str | None = None) -> Match:
    """A game that goes on from one of the scenarios, with dice of its own or of another seed.

    It is about the usual box, and is played with that, unless another game is given.
    """
    found = games.find(game, usual=True)
    known = scenarios(found.name)
    if name not in known:
        expected = f"no scenario {name!r}; expected {listed(known)}" if known else "no scenarios"
        raise InvalidPosition(f"{found.name} has {expected}")
    text = (home(found.name) / "scenarios" / f"{name}.toml").read_text("utf-8")
    source = f"{found.name}/scenarios/{name}.toml"
    return from_position(found, text, source, seed_text(name if seed is None else seed))


def example(game: str, name: str) -> tuple[tuple[int, str], ...]:
    """How a worked example goes on from its scenario: the seat and the move, one after another."""
    text = (home(games.find(game).name) / "examples.toml").read_text("utf-8")
    moves = read_toml(text, dict[str, list[str]], f"{game}/examples.toml", InvalidPosition)[name]
    return tuple((int(seat), move) for seat, _, move in (text.partition(" ") for text in moves))
