"""The moves of Carolus Magnus in words: action code <-> verb and targets."""

from typing import Final

from regalia.engine.game import Move, move_table
from regalia.games.carolus.state import DISCS, PROVINCES

FAMILY_NAMES: Final = ("red", "blue", "green", "yellow", "pink")
FACE_NAMES: Final = (*FAMILY_NAMES, "crown")
COURT: Final = "court"


def province_name(province: int) -> str:
    """Provinces are 0-14 in the state and 1-15 for people."""
    return str(province + 1)


MOVES: Final[tuple[Move, ...]] = move_table(
    [
        *(("disc", str(disc)) for disc in range(1, DISCS + 1)),
        *(
            ("knight", family, to)
            for family in FAMILY_NAMES
            for to in (COURT, *(province_name(province) for province in range(PROVINCES)))
        ),
        *(("emperor", str(steps)) for steps in range(1, DISCS + 1)),
        *(("crown", family) for family in FAMILY_NAMES),
    ]
)
