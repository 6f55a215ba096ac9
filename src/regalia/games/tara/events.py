"""What can happen in Tara.

Written by `python -m building.tables` from `layout.py`. Do not edit.
"""

from typing import Annotated, ClassVar, Literal

from regalia.engine.events import Event, Events
from regalia.games.tara.layout import FIELDS

SeatField = Annotated[int, FIELDS["seat"]]
CardField = Annotated[int, FIELDS["card"]]
RegionField = Annotated[Literal["connacht", "ulster", "leinster", "munster"], FIELDS["region"]]
OutcomeField = Annotated[Literal["asked", "penniless", "nobody"], FIELDS["outcome"]]
RoundField = Annotated[int, FIELDS["round"]]
PositionField = Annotated[
    Literal["F1", "F2", "F3", "F4", "F5", "H1", "H2", "H3", "H4", "W1", "W2", "W3", "C1", "C2", "K"],
    FIELDS["position"],
]
OtherSeatField = Annotated[int, FIELDS["other_seat"]]
CountField = Annotated[int, FIELDS["count"]]
DepthField = Annotated[int, FIELDS["depth"]]
OtherPositionField = Annotated[
    Literal["F1", "F2", "F3", "F4", "F5", "H1", "H2", "H3", "H4", "W1", "W2", "W3", "C1", "C2", "K"],
    FIELDS["other_position"],
]
OtherDepthField = Annotated[int, FIELDS["other_depth"]]
LevelField = Annotated[Literal["F", "H", "W", "C"], FIELDS["level"]]
PriceField = Annotated[int, FIELDS["price"]]
EndingField = Annotated[Literal["kings", "rounds"], FIELDS["ending"]]
WinnersField = Annotated[tuple[int, ...], FIELDS["winners"]]


class Drew(Event, frozen=True, tag="drew"):
    """T8: a card for all to see, and the highest makes the start player."""

    seat: SeatField
    card: CardField


class DrewLot(Event, frozen=True, tag="drew-lot"):
    """T31: a tied player's card for who is asked first for the traitor."""

    seat: SeatField
    region: RegionField
    card: CardField


class Lots(Event, frozen=True, tag="lots"):
    """T31: who drew the highest card for the traitor, and what came of it."""

    seat: SeatField
    region: RegionField
    outcome: OutcomeField


class Round(Event, frozen=True, tag="round"):
    round: RoundField
    seat: SeatField


class Dealt(Event, frozen=True, tag="dealt"):
    """T8."""


class Kept(Event, frozen=True, tag="kept"):
    """T9: a card for this round."""

    private: ClassVar[bool] = True

    seat: SeatField
    card: CardField


class Chose(Event, frozen=True, tag="chose"):
    """T9: all three cards are kept."""

    seat: SeatField


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """T34."""


class Played(Event, frozen=True, tag="played"):
    """T11."""

    seat: SeatField
    card: CardField
    region: RegionField


class Discarded(Event, frozen=True, tag="discarded"):
    """T11."""

    seat: SeatField
    card: CardField


class Anchored(Event, frozen=True, tag="anchored"):
    """T13: the anchor by its first placement slot."""

    seat: SeatField
    region: RegionField
    position: PositionField


class Entered(Event, frozen=True, tag="entered"):
    """T12."""

    seat: SeatField
    region: RegionField


class Laid(Event, frozen=True, tag="laid"):
    """T16: a disc on an empty position."""

    seat: SeatField
    region: RegionField
    position: PositionField


class Fortified(Event, frozen=True, tag="fortified"):
    """T18."""

    seat: SeatField
    region: RegionField
    position: PositionField


class Lowered(Event, frozen=True, tag="lowered"):
    """T18, T26: a fort loses its top disc to its owner's supply."""

    seat: SeatField
    region: RegionField
    position: PositionField


class Broke(Event, frozen=True, tag="broke"):
    """T17: the top disc goes back to the other one."""

    seat: SeatField
    other_seat: OtherSeatField
    region: RegionField
    position: PositionField


class Captured(Event, frozen=True, tag="captured"):
    """T16."""

    seat: SeatField
    other_seat: OtherSeatField
    region: RegionField
    position: PositionField


class Freed(Event, frozen=True, tag="freed"):
    """T16: so many discs of the capturer go back to its supply."""

    seat: SeatField
    count: CountField
    region: RegionField
    position: PositionField


class Finished(Event, frozen=True, tag="finished"):
    """T23: nothing is left to place or promote, so the action is over."""

    seat: SeatField


class Paid(Event, frozen=True, tag="paid"):
    """T20: so many cumals for the activation."""

    seat: SeatField
    count: CountField


class Promoted(Event, frozen=True, tag="promoted"):
    """T21; what comes of it is told next."""

    seat: SeatField
    region: RegionField
    position: PositionField


class Deposed(Event, frozen=True, tag="deposed"):
    """T24: the other one's king piece leaves the board."""

    seat: SeatField
    other_seat: OtherSeatField
    region: RegionField


class Crowned(Event, frozen=True, tag="crowned"):
    """T24."""

    seat: SeatField
    region: RegionField


class Won(Event, frozen=True, tag="won"):
    """T44."""

    seat: SeatField
    region: RegionField


class Opened(Event, frozen=True, tag="opened"):
    """T44."""

    region: RegionField


class Picked(Event, frozen=True, tag="picked"):
    """T25: the first disc of a swap."""

    seat: SeatField
    region: RegionField
    position: PositionField
    depth: DepthField


class Swapped(Event, frozen=True, tag="swapped"):
    """T25."""

    seat: SeatField
    region: RegionField
    position: PositionField
    depth: DepthField
    other_position: OtherPositionField
    other_depth: OtherDepthField


class Amnesty(Event, frozen=True, tag="amnesty"):
    """T28."""

    seat: SeatField
    card: CardField
    region: RegionField


class Conquered(Event, frozen=True, tag="conquered"):
    """T29."""

    seat: SeatField
    region: RegionField


class Passed(Event, frozen=True, tag="passed"):
    """T31: no traitor."""

    seat: SeatField
    region: RegionField


class Hired(Event, frozen=True, tag="hired"):
    """T32: the traitor is paid and turns up a card."""

    seat: SeatField
    region: RegionField
    card: CardField


class Idle(Event, frozen=True, tag="idle"):
    """T32: the traitor cannot be used."""

    seat: SeatField
    region: RegionField


class Declined(Event, frozen=True, tag="declined"):
    """T32: the traitor is not used."""

    seat: SeatField
    region: RegionField


class Betrayed(Event, frozen=True, tag="betrayed"):
    """T32."""

    seat: SeatField
    other_seat: OtherSeatField
    region: RegionField
    position: PositionField


class Income(Event, frozen=True, tag="income"):
    """T35."""

    seat: SeatField
    level: LevelField
    region: RegionField


class Spread(Event, frozen=True, tag="spread"):
    """T36."""

    seat: SeatField
    level: LevelField


class Cleared(Event, frozen=True, tag="cleared"):
    """T37."""

    region: RegionField


class Garrisoned(Event, frozen=True, tag="garrisoned"):
    """T39."""

    seat: SeatField
    region: RegionField
    position: PositionField


class Exchanged(Event, frozen=True, tag="exchanged"):
    """T40."""

    seat: SeatField
    other_seat: OtherSeatField
    count: CountField


class Ransomed(Event, frozen=True, tag="ransomed"):
    """T41."""

    seat: SeatField
    other_seat: OtherSeatField
    count: CountField
    price: PriceField


class Refused(Event, frozen=True, tag="refused"):
    """T41."""

    seat: SeatField
    other_seat: OtherSeatField


class Named(Event, frozen=True, tag="named"):
    """T42."""

    seat: SeatField
    other_seat: OtherSeatField


class Over(Event, frozen=True, tag="over"):
    """T43-T45."""

    ending: EndingField
    winners: WinnersField


TaraEvent = (
    Drew
    | DrewLot
    | Lots
    | Round
    | Dealt
    | Kept
    | Chose
    | Reshuffled
    | Played
    | Discarded
    | Anchored
    | Entered
    | Laid
    | Fortified
    | Lowered
    | Broke
    | Captured
    | Freed
    | Finished
    | Paid
    | Promoted
    | Deposed
    | Crowned
    | Won
    | Opened
    | Picked
    | Swapped
    | Amnesty
    | Conquered
    | Passed
    | Hired
    | Idle
    | Declined
    | Betrayed
    | Income
    | Spread
    | Cleared
    | Garrisoned
    | Exchanged
    | Ransomed
    | Refused
    | Named
    | Over
)

EVENTS = Events.defined_in(__name__)
