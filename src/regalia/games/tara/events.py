"""What can happen in Tara; all of it for everybody, but for the cards that a player keeps (T9)."""

from typing import Annotated, ClassVar, Literal

from regalia.engine.events import Event, Events, Made, Seat, Seats, named
from regalia.games.tara.layout import ENDING_NAMES, LEVEL_NAMES, POSITION_NAMES, REGION_NAMES


def _from_one(number: int) -> int:
    """Cards and depths are counted from 0 in the state and from 1 for people."""
    return number + 1


Card = Annotated[int, Made(_from_one)]
Depth = Annotated[int, Made(_from_one)]
Region = Annotated[Literal["connacht", "ulster", "leinster", "munster"], named(REGION_NAMES)]
Position = Annotated[
    Literal["F1", "F2", "F3", "F4", "F5", "H1", "H2", "H3", "H4", "W1", "W2", "W3", "C1", "C2", "K"],
    named(POSITION_NAMES),
]
Level = Annotated[Literal["F", "H", "W", "C"], named(LEVEL_NAMES)]
Outcome = Annotated[Literal["asked", "penniless", "nobody"], named(("asked", "penniless", "nobody"))]
"""Of a draw for the traitor: the highest is asked, cannot pay, or nobody can."""
Ending = Annotated[Literal["kings", "rounds"], named(ENDING_NAMES)]


class Drew(Event, frozen=True, tag="drew"):
    """T8: a card for all to see, and the highest makes the start player."""

    seat: Seat
    card: Card


class DrewLot(Event, frozen=True, tag="drew-lot"):
    """T31: a tied player's card for who is asked first for the traitor."""

    seat: Seat
    region: Region
    card: Card


class Lots(Event, frozen=True, tag="lots"):
    """T31: who drew the highest card for the traitor, and what came of it."""

    seat: Seat
    region: Region
    outcome: Outcome


class Round(Event, frozen=True, tag="round"):
    round: int
    seat: Seat


class Dealt(Event, frozen=True, tag="dealt"):
    """T8."""


class Kept(Event, frozen=True, tag="kept"):
    """T9: a card for this round."""

    private: ClassVar[bool] = True

    seat: Seat
    card: Card


class Chose(Event, frozen=True, tag="chose"):
    """T9: all three cards are kept."""

    seat: Seat


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """T34."""


class Played(Event, frozen=True, tag="played"):
    """T11."""

    seat: Seat
    card: Card
    region: Region


class Discarded(Event, frozen=True, tag="discarded"):
    """T11."""

    seat: Seat
    card: Card


class Anchored(Event, frozen=True, tag="anchored"):
    """T13: the anchor by its first placement slot."""

    seat: Seat
    region: Region
    position: Position


class Entered(Event, frozen=True, tag="entered"):
    """T12."""

    seat: Seat
    region: Region


class Laid(Event, frozen=True, tag="laid"):
    """T16: a disc on an empty position."""

    seat: Seat
    region: Region
    position: Position


class Fortified(Event, frozen=True, tag="fortified"):
    """T18."""

    seat: Seat
    region: Region
    position: Position


class Lowered(Event, frozen=True, tag="lowered"):
    """T18, T26: a fort loses its top disc to its owner's supply."""

    seat: Seat
    region: Region
    position: Position


class Broke(Event, frozen=True, tag="broke"):
    """T17: the top disc goes back to the other one."""

    seat: Seat
    other_seat: Seat
    region: Region
    position: Position


class Captured(Event, frozen=True, tag="captured"):
    """T16."""

    seat: Seat
    other_seat: Seat
    region: Region
    position: Position


class Freed(Event, frozen=True, tag="freed"):
    """T16: so many discs of the capturer go back to its supply."""

    seat: Seat
    count: int
    region: Region
    position: Position


class Finished(Event, frozen=True, tag="finished"):
    """T23: nothing is left to place or promote, so the action is over."""

    seat: Seat


class Paid(Event, frozen=True, tag="paid"):
    """T20: so many cumals for the activation."""

    seat: Seat
    count: int


class Promoted(Event, frozen=True, tag="promoted"):
    """T21; what comes of it is told next."""

    seat: Seat
    region: Region
    position: Position


class Deposed(Event, frozen=True, tag="deposed"):
    """T24: the other one's king piece leaves the board."""

    seat: Seat
    other_seat: Seat
    region: Region


class Crowned(Event, frozen=True, tag="crowned"):
    """T24."""

    seat: Seat
    region: Region


class Won(Event, frozen=True, tag="won"):
    """T44."""

    seat: Seat
    region: Region


class Opened(Event, frozen=True, tag="opened"):
    """T44."""

    region: Region


class Picked(Event, frozen=True, tag="picked"):
    """T25: the first disc of a swap."""

    seat: Seat
    region: Region
    position: Position
    depth: Depth


class Swapped(Event, frozen=True, tag="swapped"):
    """T25."""

    seat: Seat
    region: Region
    position: Position
    depth: Depth
    other_position: Position
    other_depth: Depth


class Amnesty(Event, frozen=True, tag="amnesty"):
    """T28."""

    seat: Seat
    card: Card
    region: Region


class Conquered(Event, frozen=True, tag="conquered"):
    """T29."""

    seat: Seat
    region: Region


class Passed(Event, frozen=True, tag="passed"):
    """T31: no traitor."""

    seat: Seat
    region: Region


class Hired(Event, frozen=True, tag="hired"):
    """T32: the traitor is paid and turns up a card."""

    seat: Seat
    region: Region
    card: Card


class Idle(Event, frozen=True, tag="idle"):
    """T32: the traitor cannot be used."""

    seat: Seat
    region: Region


class Declined(Event, frozen=True, tag="declined"):
    """T32: the traitor is not used."""

    seat: Seat
    region: Region


class Betrayed(Event, frozen=True, tag="betrayed"):
    """T32."""

    seat: Seat
    other_seat: Seat
    region: Region
    position: Position


class Income(Event, frozen=True, tag="income"):
    """T35."""

    seat: Seat
    level: Level
    region: Region


class Spread(Event, frozen=True, tag="spread"):
    """T36."""

    seat: Seat
    level: Level


class Cleared(Event, frozen=True, tag="cleared"):
    """T37."""

    region: Region


class Garrisoned(Event, frozen=True, tag="garrisoned"):
    """T39."""

    seat: Seat
    region: Region
    position: Position


class Exchanged(Event, frozen=True, tag="exchanged"):
    """T40."""

    seat: Seat
    other_seat: Seat
    count: int


class Ransomed(Event, frozen=True, tag="ransomed"):
    """T41."""

    seat: Seat
    other_seat: Seat
    count: int
    price: int


class Refused(Event, frozen=True, tag="refused"):
    """T41."""

    seat: Seat
    other_seat: Seat


class Named(Event, frozen=True, tag="named"):
    """T42."""

    seat: Seat
    other_seat: Seat


class Over(Event, frozen=True, tag="over"):
    """T43-T45."""

    ending: Ending
    winners: Seats


EVENTS = Events.defined_in(__name__)
