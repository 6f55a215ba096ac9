"""The moves of Tara in words: action code <-> verb and targets."""

from typing import Final

from regalia.engine.game import Move, move_table
from regalia.games.tara.data import LEVEL_NAMES, width
from regalia.games.tara.state import CARDS, COMMON, DEEP, HERDSMAN, POSITIONS, REGIONS, SLOTTED

REGION_NAMES: Final = ("connacht", "ulster", "leinster", "munster")
COLOURS: Final = ("blue", "yellow", "white", "red")
"""Of the seats."""
HIRE_WORDS: Final = ("pass", "pay")
RANSOM_WORDS: Final = ("refuse", "one", "two", "all")

POSITION_NAMES: Final = (
    *(f"{name}{column}" for level, name in enumerate(LEVEL_NAMES[:-1]) for column in range(1, width(level) + 1)),
    LEVEL_NAMES[-1],
)


def card_name(card: int) -> str:
    """Cards are 0-35 in the state and 1-36 for people."""
    return str(card + 1)


def spot_name(spot: int) -> str:
    region, position = divmod(spot, POSITIONS)
    return f"{REGION_NAMES[region]}.{POSITION_NAMES[position]}"


def _spots(first: int, end: int) -> list[str]:
    """These positions of every region."""
    return [spot_name(region * POSITIONS + position) for region in range(REGIONS) for position in range(first, end)]


CARD_NAMES: Final = [card_name(card) for card in range(CARDS)]

MOVES: Final[tuple[Move, ...]] = move_table(
    [
        *(("keep", card) for card in CARD_NAMES),
        *(("card", card, region) for card in CARD_NAMES for region in REGION_NAMES),
        *(("amnesty", card, region) for card in CARD_NAMES for region in REGION_NAMES),
        *(("discard", card) for card in CARD_NAMES),
        *(("anchor", spot) for spot in _spots(0, SLOTTED)),
        *(("place", spot) for spot in _spots(0, COMMON)),
        *(("promote", spot) for spot in _spots(HERDSMAN, POSITIONS)),
        *(("lower", spot) for spot in _spots(0, COMMON)),
        *(("betray", spot) for spot in _spots(0, COMMON)),
        *(("traitor", word) for word in HIRE_WORDS),
        *(("ransom", word) for word in RANSOM_WORDS),
        *(("start", colour) for colour in COLOURS),
        ("done",),
        *(("swap", position, str(depth)) for position in POSITION_NAMES[:COMMON] for depth in range(1, DEEP + 1)),
    ]
)
