"""The names of the numbers that `CarolusState.observe` writes, in its order.

Seats are counted clockwise from the observing one, sides from its own; -1 is nobody.
"""

from regalia.games.carolus.moves import FAMILY_NAMES
from regalia.games.carolus.state import PROVINCES

TABLE = (
    "castles each",
    "dice",
    "reserve size",
    "knights to bring in a turn",
    "team talk",
    "phase",
    "turn: how many before it in the order",
    "knights still to bring",
    "a knight was brought this round",
    "emperor",
    "round",
    "seat to decide",
)


def observation(seats: int) -> tuple[str, ...]:
    names = list(TABLE)
    for province in range(1, PROVINCES + 1):
        land = f"province {province}"
        names += [f"{land}: territory", f"{land}: castles of its territory", f"{land}: side that owns it"]
        names += [f"{land}: {family} knights of its territory" for family in FAMILY_NAMES]
    for family in FAMILY_NAMES:
        names += [f"{family}: in stock", f"{family}: seat with the marker"]
    for seat in range(seats):
        player = f"seat {seat}"
        names += [f"{player}: castles in supply", f"{player}: unused discs (bits)", f"{player}: disc laid"]
        names.append(f"{player}: crowns to decide")
        for family in FAMILY_NAMES:
            names += [f"{player}: {family} at court", f"{player}: {family} in reserve"]
    return tuple(names)
