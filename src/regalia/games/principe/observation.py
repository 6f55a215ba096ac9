"""The names of the numbers that `PrincipeState.observe` writes, in its order.

Seats are counted clockwise from the observing one; -1 is nobody or none.
"""

from regalia.games.principe.moves import CITY_NAMES, COLOUR_NAMES, REGION_NAMES

TABLE = (
    "cards drawn in a round",
    "phase",
    "phase of the rulebook",
    "last round",
    "cards in the deck",
    "cities in the deck",
    "role at stake is a minor one",
    "lead in the colour at stake is shared",
    "highest bid",
    "shields to place",
    "city being built",
    "colour at stake",
    "round",
    "seat to decide",
    "prince",
    "seat with the highest bid",
)


def observation(seats: int) -> tuple[str, ...]:
    names = list(TABLE)
    for colour in COLOUR_NAMES:
        names += [f"{colour}: for auction", f"{colour}: out of the game"]
        names += [f"{colour}: seat with the major role", f"{colour}: seat with the minor role"]
        names += [f"{colour}: in own hand", f"{colour}: in own offer"]
    names += [f"{city}: not turned up yet" for city in CITY_NAMES]
    for seat in range(seats):
        player = f"seat {seat}"
        names += [f"{player}: score", f"{player}: gold", f"{player}: shields in supply", f"{player}: cards in hand"]
        names += [f"{player}: cards offered", f"{player}: cards still to offer", f"{player}: in the auction"]
        for colour in COLOUR_NAMES:
            names += [f"{player}: {colour} face up", f"{player}: {colour} face down"]
        names += [f"{player}: shields on {region}" for region in REGION_NAMES]
        names += [f"{player}: has built {city}" for city in CITY_NAMES]
    return tuple(names)
