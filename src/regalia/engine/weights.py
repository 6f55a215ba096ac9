"""The weights of a game's judge: read from its weights.toml and checked, or written there after learning."""

from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files

import msgspec
import tomli_w

from regalia.engine.errors import InvalidData
from regalia.engine.game import listed
from regalia.engine.judge import Weights
from regalia.engine.toml import read_toml

NAME = "weights.toml"


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How the weights for a number of players were found."""

    command: str
    rules_version: int
    on: str
    """The day."""
    won: str = ""
    """How squires with them did against squires with the weights before, on seeds apart; empty if that is not known."""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    made: Origin
    weights: dict[str, tuple[float, float]]
    """Of each feature: at the beginning of a game, and at its end."""


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: dict[int, Section]
    """A number of players without a table of its own goes by the next smaller one that has one."""


def read_weights(text: str, source: str, seats: Sequence[int], features: Sequence[str]) -> File:
    """The file of a game for these numbers of players and these features; InvalidData says what is wrong with it."""
    found = read_toml(text, File, source, InvalidData)
    if min(seats) not in found.players or set(found.players) - set(seats):
        raise InvalidData(
            f"{source} has weights for {listed(sorted(found.players))} players; "
            f"expected {min(seats)}, and any of {listed(seats)}"
        )
    for count, table in found.players.items():
        for name in (*features, *table.weights):
            if name not in table.weights:
                raise InvalidData(f"{source}: the weights for {count} players lack the feature {name!r}")
            if name not in features:
                raise InvalidData(f"{source}: the weights for {count} players name {name!r}, which is no feature")
    return found


def kept_file(package: str, seats: Sequence[int], features: Iterable[str]) -> File:
    """The weights that lie in a game's package."""
    source = f"{package.rpartition('.')[2]}/{NAME}"
    try:
        text = (files(package) / NAME).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise InvalidData(f"{source} is not there: `regalia train` finds weights, and writes them there") from None
    return read_weights(text, source, seats, tuple(features))


def kept(package: str, seats: Sequence[int], features: Iterable[str]) -> Callable[[], Weights]:
    """What reads them, when they are needed first."""

    def load() -> Weights:
        tables = kept_file(package, seats, features).players
        weights: Weights = {}
        for count in seats:
            table = tables[max(known for known in tables if known <= count)]
            weights[count] = [table.weights[name][end] for end in (0, 1) for name in features]
        return weights

    return load


def named(features: Iterable[str], weights: Sequence[float]) -> dict[str, tuple[float, float]]:
    """Weights as a judge has them, by the names of the features; to five digits behind the point."""
    half = len(weights) // 2
    return {name: (round(weights[n], 5), round(weights[half + n], 5)) for n, name in enumerate(features)}


def write_weights(file: File) -> str:
    """The text of the file, a line for each feature."""
    lines = ["# What each feature weighs at the beginning of a game and at its end, by the number of players."]
    for count, table in file.players.items():
        made = msgspec.to_builtins(table.made)
        lines += ["", f"[players.{count}.made]", tomli_w.dumps(made).rstrip()]
        lines += ["", f"[players.{count}.weights]"]
        lines += [f"{name} = [{early}, {late}]" for name, (early, late) in table.weights.items()]
    return "\n".join(lines) + "\n"
