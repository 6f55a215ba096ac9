"""The names of the numbers that `TaraState.observe` writes, in its order.

Seats are counted clockwise from the observing one; -1 is nobody or nothing. Regions, positions and cards
are numbered as in the state. What others hold of cards is a number of cards only.
"""

from regalia.games.tara.moves import CARD_NAMES, POSITION_NAMES, REGION_NAMES
from regalia.games.tara.state import TOP_OBSERVED

TABLE = (
    "round limit",
    "third region",
    "regions at first (bits)",
    "regions in play (bits)",
    "the first action is over",
    "stage",
    "phase",
    "card in play",
    "region of the action",
    "anchor: its first slot",
    "occupied slots may be taken",
    "placed on (bits)",
    "promoted into (bits)",
    "activated at first (bits)",
    "activation paid",
    "must promote",
    "first disc of a swap: position * 80 + depth",
    "garrison still to place",
    "regions still to visit (bits)",
    "holders done with ransom",
    "owners asked by this holder",
    "round",
    "cards in the draw pile",
    "start player",
    "seat whose action it is",
    "seat to decide",
)


def observation(seats: int) -> tuple[str, ...]:
    names = list(TABLE)
    names += [
        f"card {card}: 0 hidden, 1 own hand, 2 own and set aside, 3 discarded, 4 in a pile of discards, 5 in play"
        for card in CARD_NAMES
    ]
    for seat in range(seats):
        player = f"seat {seat}"
        names += [f"{player}: discs in supply", f"{player}: king pieces not on the board", f"{player}: cumals"]
        names += [f"{player}: may still hire the traitor", f"{player}: cards in hand", f"{player}: cards set aside"]
        names += [f"{player}: prisoners of seat {other}" for other in range(seats)]
    for region in REGION_NAMES:
        names.append(f"{region}: seat with a king piece")
        for position in POSITION_NAMES:
            spot = f"{region}.{position}"
            names += [f"{spot}: owner of disc {depth} from the top" for depth in range(1, TOP_OBSERVED + 1)]
            names += [f"{spot}: discs of seat {seat}" for seat in range(seats)]
    return tuple(names)
