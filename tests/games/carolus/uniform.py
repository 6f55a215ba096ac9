"""What chance decides in Carolus Magnus, all with equal chances: the set-up (C6, C8), the dice (C4, C7, C22)."""

from collections.abc import Hashable
from functools import cache
from itertools import product
from math import comb

from regalia import games
from regalia.engine.events import phrase
from regalia.games.carolus import layout
from regalia.games.carolus.data import laid_out
from regalia.games.carolus.layout import FACE_NAMES, FAMILY_NAMES
from regalia.games.carolus.state import CROWN, CarolusState
from regalia.games.carolus.table import CROWNS, EMPEROR, KNIGHTS, MOVE_EMPEROR, ORDER, PROVINCES
from tests.games.carolus.table import player, rolled, table
from tests.uniform import Case

GAME = games.find("carolus")


def set_up(seats: int, key: int) -> CarolusState:
    state = laid_out(seats)
    state.random = key
    state.set_up()
    return state


@cache
def about_to_roll() -> CarolusState:
    state = table(player(disc=1), player(disc=2))._state
    assert isinstance(state, CarolusState)
    return state


def dice(key: int) -> tuple[str, ...]:
    """What White rolls in a sample of a table where they are about to move the Emperor."""
    state = about_to_roll().clone()
    state.resample(0, key)
    state.notes = []
    state.apply(0, MOVE_EMPEROR)
    return rolled(phrase(GAME.events.read(note)) for note in state.notes)


def family_of(province: int, key: int) -> str:
    (name,) = layout.KNIGHTS.packing.counted(set_up(2, key).t[KNIGHTS + province])
    return name


def starting_crowns(seats: int, key: int) -> int:
    state = set_up(seats, key)
    return state.row(CROWNS, 1)[0]


def crowns_among(dice: int, most: int) -> dict[Hashable, float]:
    """The chances of 0, 1, ... crowns among so many dice; the last is that of `most` or more."""
    chances = [comb(dice, n) * CROWN ** (dice - n) for n in range(dice + 1)]
    return {**dict(enumerate(chances[:most])), most: sum(chances[most:])}


def equal(outcomes: list[Hashable]) -> dict[Hashable, float]:
    return dict.fromkeys(outcomes, 1.0)


CASES: dict[str, Case] = {
    "three dice of a roll": Case(dice, equal([*product(FACE_NAMES, repeat=3)])),
    "the Emperor's first province": Case(lambda key: set_up(2, key).row(EMPEROR, 1)[0], equal([*range(PROVINCES)])),
    "who chooses first of two": Case(lambda key: set_up(2, key).row(ORDER, 1)[0], equal([0, 1])),
    "who chooses first of three": Case(lambda key: set_up(3, key).row(ORDER, 1)[0], equal([0, 1, 2])),
    "who chooses first of four": Case(lambda key: set_up(4, key).row(ORDER, 1)[0], equal([0, 1, 2, 3])),
    "the knight on province 1": Case(lambda key: family_of(0, key), equal([*FAMILY_NAMES])),
    "the knight on province 15": Case(lambda key: family_of(14, key), equal([*FAMILY_NAMES])),
    "crowns among 7 starting dice": Case(lambda key: min(3, starting_crowns(2, key)), crowns_among(7, 3)),
    "crowns among 9 starting dice": Case(lambda key: min(4, starting_crowns(3, key)), crowns_among(9, 4)),
}
