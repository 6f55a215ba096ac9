"""The names of the numbers that `RivalsState.observe` writes, in its order.

Seats are counted clockwise from the observing one; -1 is nobody, no card, or what the seat cannot know.
Sorts, characters, cards, actions and phases are the numbers of `state.py`.
"""

from regalia.games.rivals.moves import ACTION_NAMES, SORT_NAMES, place_name, stack_name
from regalia.games.rivals.state import ROW_CARDS, STACK_CARDS, STACKS

TABLE = (
    "games to play",
    "target score",
    "number of the game",
    "stage",
    "phase",
    "coins in the bank",
    "markers in stock",
    "character of the pile",
    "characters spent (bits)",
    "next own action",
    "times the one action may still be carried out",
    "the one action carried out",
    "discount",
    "action being carried out",
    "card offered: place in the rows",
    "a card was bought this stage",
    "stages without a card bought",
    "round",
    "seat to decide",
    "characters aside",
)
SEAT = (
    "coins",
    "markers",
    "total",
    "sorts looked through (bits)",
    "has used an ability",
    "in an equal-rank conflict",
    "has acted",
    "decides later",
    "characters in hand",
    "hand (bits)",
    "character chosen; 12 is a secret one",
    "character",
    "thief guarded against; 4 is the pile",
    *(f"thief who covered {action}" for action in ACTION_NAMES),
    *(f"{sort} {place_name(place)}" for sort in SORT_NAMES for place in range(ROW_CARDS)),
)


def observation(seats: int) -> tuple[str, ...]:
    names = list(TABLE)
    for stack in range(STACKS):
        where = f"stack {stack_name(stack)}"
        names += [f"{where}: height", f"{where}: coins beside it"]
        names += [f"{where}: card {place_name(depth)} from the top" for depth in range(STACK_CARDS)]
    return (*names, *(f"seat {seat}: {name}" for seat in range(seats) for name in SEAT))
