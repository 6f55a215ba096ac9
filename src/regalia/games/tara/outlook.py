"""What a player of Tara works out of the table after a move: how far up one payment could lead from there.

And what a player does in one gesture: a card, the place of its pattern, and the discs that go on it.
"""

from regalia.engine.game import Outlook
from regalia.engine.state import bits, lowest
from regalia.games.tara import table
from regalia.games.tara.layout import POSITION_NAMES
from regalia.games.tara.state import HERDSMAN, TaraState

STEPPING = (table.PLACING, table.PROMOTING)


class Climb(Outlook, frozen=True):
    """The promotions that one payment could bring (T20-T24), each as soon as it is possible, the lowest first."""

    steps: tuple[str, ...]
    """The positions that would be won, in this order."""
    forts: tuple[str, ...]
    """The seat's own positions of which one could then become a fort."""
    price: int
    """What is still to be paid for it."""


def outlook(before: TaraState, after: TaraState | None, seat: int, action: int) -> Climb | None:
    return climb(after) if after is not None and after.t[table.DECIDER] == seat else None


def climb(state: TaraState) -> Climb | None:
    """How far whoever decides could promote now; None where not at all."""
    t = state.t
    if t[table.PHASE] not in STEPPING or t[table.TARGETS] == 0:
        return None
    seat, region, card = t[table.DECIDER], t[table.REGION], t[table.CARD]
    price = 0 if t[table.PAID] else state.box[table.COST + card]
    steps: list[str] = []
    there = state
    while others := there.t[table.TARGETS] & ~there.held(seat, region):
        position = int(lowest(others))
        steps.append(POSITION_NAMES[position])
        if there is state:
            there = state.clone()
        there.apply(seat, table.PROMOTE + region * table.HIGHER + position - HERDSMAN)
        if there.t[table.CARD] != card or there.t[table.PHASE] not in STEPPING:
            break  # the action is over, and so are its targets
    forts = there.t[table.TARGETS]
    return Climb(tuple(steps), tuple(name for at, name in enumerate(POSITION_NAMES) if forts >> at & 1), price)


def gesture(state: TaraState, seat: int, run: tuple[int, ...]) -> tuple[int, ...]:
    """T13-T15: with the card goes the place of its pattern; and with that, discs go on its slots if they suffice for
    all. A fort on a slot of one's own is another question."""
    t = state.t
    if t[table.PHASE] == table.ANCHORING:
        return tuple(int(action) for action in state.legal(seat))
    if t[table.PHASE] != table.PLACING or t[table.DECIDER] != seat or run[0] >= table.PLACE:
        return ()
    region, slots = t[table.REGION], t[table.SLOTS_HERE]
    own, taken = int(state.held(seat, region)), t[table.TAKEN + region]
    if (
        run[-1] < table.PLACE
        and bits(slots & ~own if t[table.TAKES_OCCUPIED] else slots & ~taken) > t[table.SUPPLY + seat]
    ):
        return ()
    places = t[table.PLACES] & ~own
    return (int(table.PLACE + region * table.COMMON + lowest(places)),) if places else ()
