"""What can happen in Carolus Magnus.

Written by `python -m building.tables` from `layout.py`. Do not edit.
"""

from typing import Annotated, Literal

from regalia.engine.events import Event, Events
from regalia.games.carolus.layout import FIELDS

RoundField = Annotated[int, FIELDS["round"]]
SeatField = Annotated[int, FIELDS["seat"]]
DiscField = Annotated[int, FIELDS["disc"]]
FamilyField = Annotated[Literal["red", "blue", "green", "yellow", "pink"], FIELDS["family"]]
TerritoryField = Annotated[str, FIELDS["territory"]]
StepsField = Annotated[int, FIELDS["steps"]]
SideField = Annotated[int, FIELDS["side"]]
OtherSideField = Annotated[int, FIELDS["other_side"]]
CountField = Annotated[int, FIELDS["count"]]
JoinedField = Annotated[str, FIELDS["joined"]]
DiceField = Annotated[tuple[Literal["red", "blue", "green", "yellow", "pink", "crown"], ...], FIELDS["dice"]]
EndingField = Annotated[Literal["castles", "territories", "standstill", "rounds"], FIELDS["ending"]]
WinnersField = Annotated[tuple[int, ...], FIELDS["winners"]]


class Round(Event, frozen=True, tag="round"):
    round: RoundField


class Disc(Event, frozen=True, tag="disc"):
    """C10."""

    seat: SeatField
    disc: DiscField


class Court(Event, frozen=True, tag="court"):
    """C14: a knight comes to court."""

    seat: SeatField
    family: FamilyField


class Land(Event, frozen=True, tag="land"):
    """C14: a knight goes to a territory."""

    seat: SeatField
    family: FamilyField
    territory: TerritoryField


class Marker(Event, frozen=True, tag="marker"):
    """C15."""

    seat: SeatField
    family: FamilyField


class Emperor(Event, frozen=True, tag="emperor"):
    """C16."""

    seat: SeatField
    steps: StepsField
    territory: TerritoryField


class Undecided(Event, frozen=True, tag="undecided"):
    """C18: no side has most strength."""

    territory: TerritoryField


class Held(Event, frozen=True, tag="held"):
    """C20: the owner is strongest."""

    side: SideField
    territory: TerritoryField


class Built(Event, frozen=True, tag="built"):
    """C19."""

    side: SideField
    territory: TerritoryField


class Replaced(Event, frozen=True, tag="replaced"):
    """C20: castles of one side leave, and so many of another take their place."""

    side: SideField
    other_side: OtherSideField
    territory: TerritoryField
    count: CountField


class Merged(Event, frozen=True, tag="merged"):
    """C21."""

    side: SideField
    territory: TerritoryField
    joined: JoinedField


class Rolled(Event, frozen=True, tag="rolled"):
    """C22."""

    seat: SeatField
    dice: DiceField


class Exhausted(Event, frozen=True, tag="exhausted"):
    """C23: the die becomes a crown."""

    family: FamilyField


class Returned(Event, frozen=True, tag="returned"):
    """C23: so many knights come back from every court."""

    family: FamilyField
    count: CountField


class Crown(Event, frozen=True, tag="crown"):
    """C24."""

    seat: SeatField
    family: FamilyField


class Lost(Event, frozen=True, tag="lost"):
    """C24: so many crowns find no knight."""

    seat: SeatField
    count: CountField


class Over(Event, frozen=True, tag="over"):
    """C25-C28."""

    ending: EndingField
    winners: WinnersField


CarolusEvent = (
    Round
    | Disc
    | Court
    | Land
    | Marker
    | Emperor
    | Undecided
    | Held
    | Built
    | Replaced
    | Merged
    | Rolled
    | Exhausted
    | Returned
    | Crown
    | Lost
    | Over
)

EVENTS = Events.defined_in(__name__)
