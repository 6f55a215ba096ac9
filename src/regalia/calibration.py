"""From what a search finds to the chances that are shown: those that come true as often as they say.

A search takes the other seats for as strong as itself, and what its judge says of the middle of a game for certain. So
its chances are drawn towards one another or apart, and those of the seat that is to decide are raised or lowered, by
two numbers for each game and number of players, which `bench/calibrate.py` finds in games of knights with lapses.
"""

from collections.abc import Sequence
from functools import cache
from math import exp, pow
from typing import Annotated

import msgspec

from regalia.engine.errors import InvalidData
from regalia.engine.toml import read_toml
from regalia.packages import home

NAME = "calibration.toml"


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sharpness: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    """The power of each chance: below 1 they are drawn towards one another."""
    mover: float = 0.0
    """What is added to the log-odds of the seat that is to decide."""
    command: str = ""
    """How both were found."""

    def shown(self, chances: Sequence[float], sides: Sequence[int], mover: int) -> tuple[float, ...]:
        """Each seat's chance to win, by what a search says; all seats of a side share theirs."""
        raised = [
            pow(chance, self.sharpness) * (exp(self.mover) if side == sides[mover] else 1.0)
            for chance, side in zip(chances, sides, strict=True)
        ]
        total = sum(dict(zip(sides, raised, strict=True)).values())
        return tuple(each / total for each in raised)


class File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: dict[int, Calibration]
    """A number of players without an entry of its own goes by the next smaller one that has one."""


@cache
def calibration(game: str, seats: int) -> Calibration:
    """For a game and a number of players; as the search says it where nothing was measured."""
    kept = home(game) / NAME
    if not kept.is_file():
        return Calibration()
    file = read_toml(kept.read_text(encoding="utf-8"), File, f"{game}/{NAME}", InvalidData)
    known = [count for count in file.players if count <= seats]
    return file.players[max(known)] if known else Calibration()
