"""How much each level thinks in each game: read from levels.toml and checked."""

from functools import cache
from importlib.resources import files
from typing import Annotated, Final

import msgspec

from regalia.bots.search import Budget
from regalia.engine.errors import InvalidData
from regalia.engine.toml import read_toml

TURN: Final = 2.5
"""Seconds of a whole turn: with what steps at its end cost, nobody waits longer than 3 for it on a usual machine."""
USUAL: Final = "usual"
"""What a game goes by that has no line of its own."""


class Sight(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lapses: Annotated[int, msgspec.Meta(ge=0, le=100)]


class Thought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    iterations: Annotated[int, msgspec.Meta(ge=1)]
    steps: Annotated[int, msgspec.Meta(ge=0)]
    least: Annotated[int, msgspec.Meta(ge=1)] = 1
    explore: Annotated[float, msgspec.Meta(gt=0)] = 1.5
    heat: Annotated[float, msgspec.Meta(gt=0)] = 1.0


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    page: dict[str, Sight]
    knight: dict[str, Thought]
    lord: dict[str, Thought]
    king: dict[str, Thought]


SEARCHING: Final = ("knight", "lord", "king")
"""The levels that search, and so can say why."""


@cache
def kept() -> File:
    text = (files(__package__) / "levels.toml").read_text(encoding="utf-8")
    return read_toml(text, File, "levels.toml", InvalidData)


def lapses(game: str) -> int:
    """Of a hundred decisions of a page, those in which it plays the first that comes to mind."""
    sight = kept().page
    return sight.get(game, sight[USUAL]).lapses


@cache
def budget(level: str, game: str) -> Budget:
    """How much a level that searches thinks. Iterations decide, so that it is as strong on a slow machine."""
    thoughts: dict[str, Thought] = getattr(kept(), level)
    own = thoughts.get(game, thoughts[USUAL])
    return Budget(own.iterations, own.steps, least=own.least, seconds=TURN, explore=own.explore, heat=own.heat)
