"""What a player of Il Principe works out of cards and shields: who would get a role, what a region is worth.

As all of it lies on the table, and after cards that are laid out or a shield that is placed.
"""

from regalia.engine.game import Outlook
from regalia.engine.state import bits, lowest
from regalia.games.principe import table
from regalia.games.principe.layout import RANK_NAMES, REGION_NAMES, ROLE_NAMES, RankName, Region, RoleName
from regalia.games.principe.state import NOBODY, PrincipeState


class Standing(Outlook, frozen=True):
    """A region, and what it would bring at the end."""

    region: Region
    shields: tuple[int, ...]
    """Of each seat."""
    points: tuple[int, ...]
    """For each seat (P35)."""


class Claim(Outlook, frozen=True):
    """What the cards of a colour would make of a seat in phase 4 (P26-P28)."""

    up: tuple[int, ...]
    """The face-up cards of that colour, of each seat."""
    role: RoleName | None
    rank: RankName | None
    tied: bool
    """It would be auctioned."""


def outlook(before: PrincipeState, after: PrincipeState | None, seat: int, action: int) -> Standing | Claim | None:
    """As the table lies right after it: what phase 4 makes of it then, the events say."""
    t = before.t
    if table.LAY <= action < table.SHIELD:
        colour, fewer = divmod(action - int(table.LAY), int(table.MOST_CARDS))
        there = copied(before)
        there.lay_cards(there.t, seat, fewer + 1 << colour * table.COUNT_BITS)
        return claim(there, seat, colour)
    if table.SHIELD <= action < table.TURN and t[table.SUPPLY + seat] > 0:
        there = copied(before)
        there.place_one(there.t, seat, action - table.SHIELD)
        return standing(there, action - int(table.SHIELD))
    return None


def standing(state: PrincipeState, region: int) -> Standing:
    seats = range(int(state.seats))
    return Standing(
        REGION_NAMES[region],
        tuple(int(table.shields_of(state.t[table.PLACED + seat], region)) for seat in seats),
        tuple(int(state.region_points(seat, region)) for seat in seats),
    )


def claim(state: PrincipeState, seat: int, colour: int) -> Claim:
    up = tuple(int(table.count_of(state.t[table.OPEN + each], colour)) for each in range(state.seats))
    for rank, heirs in enumerate(heirs_of(state, colour)):
        if heirs >> seat & 1:
            role = rank * int(table.COLOURS) + colour
            return Claim(up, ROLE_NAMES[role], RANK_NAMES[rank], bits(heirs) > 1)
    return Claim(up, None, None, False)


def heirs_of(state: PrincipeState, colour: int) -> tuple[int, int]:
    """Bit masks of those who would get the major role of a colour now, and the minor one (P26-P28): several where they
    are tied for it."""
    majors = int(state.foremost(state.t, colour, NOBODY))
    if bits(majors) != 1 or not state.box[table.MINORS]:
        return majors, 0
    return majors, int(state.foremost(state.t, colour, lowest(majors)))


def copied(state: PrincipeState) -> PrincipeState:
    copy = state.clone()
    assert isinstance(copy, PrincipeState)
    return copy
