"""What can happen in Carolus Magnus: all of it for everybody (C13)."""

from typing import Annotated, Literal

from regalia.engine.events import Event, Events, Made, Seat, Sides, Spoken, named
from regalia.games.carolus.layout import FACE_NAMES, FAMILY_NAMES
from regalia.games.carolus.state import DIE_BITS, DIE_MASK
from regalia.games.carolus.view import ENDING_NAMES, province_name


def _faces(rolled: int) -> tuple[str, ...]:
    """Of dice packed one after another, with a bit set behind the last."""
    return tuple(FACE_NAMES[rolled >> shift & DIE_MASK] for shift in range(0, rolled.bit_length() - 1, DIE_BITS))


Family = Annotated[Literal["red", "blue", "green", "yellow", "pink"], named(FAMILY_NAMES)]
Face = Literal["red", "blue", "green", "yellow", "pink", "crown"]
Faces = Annotated[tuple[Face, ...], Made(_faces), Spoken("face")]
Territory = Annotated[str, Made(province_name)]
Ending = Annotated[Literal["castles", "territories", "standstill", "rounds"], named(ENDING_NAMES)]


class Round(Event, frozen=True, tag="round"):
    round: int


class Disc(Event, frozen=True, tag="disc"):
    """C10."""

    seat: Seat
    disc: int


class Court(Event, frozen=True, tag="court"):
    """C14: a knight comes to court."""

    seat: Seat
    family: Family


class Land(Event, frozen=True, tag="land"):
    """C14: a knight goes to a territory."""

    seat: Seat
    family: Family
    territory: Territory


class Marker(Event, frozen=True, tag="marker"):
    """C15."""

    seat: Seat
    family: Family


class Emperor(Event, frozen=True, tag="emperor"):
    """C16."""

    seat: Seat
    steps: int
    territory: Territory


class Undecided(Event, frozen=True, tag="undecided"):
    """C18: no side has most strength."""

    territory: Territory


class Held(Event, frozen=True, tag="held"):
    """C20: the owner is strongest."""

    side: int
    territory: Territory


class Built(Event, frozen=True, tag="built"):
    """C19."""

    side: int
    territory: Territory


class Replaced(Event, frozen=True, tag="replaced"):
    """C20: castles of one side leave, and so many of another take their place."""

    side: int
    other: int
    territory: Territory
    count: int


class Merged(Event, frozen=True, tag="merged"):
    """C21."""

    side: int
    territory: Territory
    joined: Territory


class Rolled(Event, frozen=True, tag="rolled"):
    """C22."""

    seat: Seat
    dice: Faces


class Exhausted(Event, frozen=True, tag="exhausted"):
    """C23: the die becomes a crown."""

    family: Family


class Returned(Event, frozen=True, tag="returned"):
    """C23: so many knights come back from every court."""

    family: Family
    count: int


class Crown(Event, frozen=True, tag="crown"):
    """C24."""

    seat: Seat
    family: Family


class Lost(Event, frozen=True, tag="lost"):
    """C24: so many crowns find no knight."""

    seat: Seat
    count: int


class Over(Event, frozen=True, tag="over"):
    """C25-C28."""

    ending: Ending
    winners: Sides


EVENTS = Events.defined_in(__name__)
