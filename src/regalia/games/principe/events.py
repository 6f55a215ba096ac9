"""What can happen in Il Principe. Cards drawn and offered are told to their player by events of their own (P10)."""

from typing import Annotated, ClassVar

from regalia.engine.events import Event, Events, Made, Seat, Seats, Spoken, named
from regalia.games.principe.layout import (
    CITY_NAMES,
    COLOUR_NAMES,
    ENDING_NAMES,
    REGION_NAMES,
    ROLE_NAMES,
    CityName,
    Colour,
    Ending,
    Region,
    RoleName,
)
from regalia.games.principe.table import count_of


def _cards(packed: int) -> tuple[str, ...]:
    return tuple(name for colour, name in enumerate(COLOUR_NAMES) for _ in range(count_of(packed, colour)))


CardColour = Annotated[Colour, named(COLOUR_NAMES)]
Cards = Annotated[tuple[Colour, ...], Made(_cards), Spoken("colour")]
City = Annotated[CityName, named(CITY_NAMES), Spoken("city")]
MapRegion = Annotated[Region, named(REGION_NAMES), Spoken("region")]
Role = Annotated[RoleName, named(ROLE_NAMES), Spoken("role")]


class Round(Event, frozen=True, tag="round"):
    round: int


class LastRound(Event, frozen=True, tag="last-round"):
    """P34."""

    round: int


class Income(Event, frozen=True, tag="income"):
    """P11."""

    gold: int


class Drawn(Event, frozen=True, tag="drawn"):
    """P11: what one drew, for them alone."""

    private: ClassVar[bool] = True
    seat: Seat
    cards: Cards


class Drew(Event, frozen=True, tag="drew"):
    """P11: how many cards one drew, for the others."""

    private: ClassVar[bool] = True
    seat: Seat
    count: int


class NoCard(Event, frozen=True, tag="no-card"):
    """P13."""

    seat: Seat


class Offered(Event, frozen=True, tag="offered"):
    """P12: what one offered, for them alone."""

    private: ClassVar[bool] = True
    seat: Seat
    colour: CardColour


class Offer(Event, frozen=True, tag="offer"):
    """P12: that one offered a card, for the others."""

    private: ClassVar[bool] = True
    seat: Seat


class Pile(Event, frozen=True, tag="pile"):
    """P14."""

    cards: Cards


class Auction(Event, frozen=True, tag="auction"):
    """P14."""

    colour: CardColour
    count: int


class Bid(Event, frozen=True, tag="bid"):
    """P15."""

    seat: Seat
    amount: int


class Passed(Event, frozen=True, tag="passed"):
    """P15."""

    seat: Seat


class Outbid(Event, frozen=True, tag="outbid"):
    """P15: one has too little gold to bid more, and passes without being asked."""

    seat: Seat


class Unsold(Event, frozen=True, tag="unsold"):
    """P16."""

    colour: CardColour
    count: int


class Won(Event, frozen=True, tag="won"):
    """P17."""

    seat: Seat
    colour: CardColour
    count: int
    price: int


class Prince(Event, frozen=True, tag="prince"):
    """P17, P29."""

    seat: Seat


class NoBuild(Event, frozen=True, tag="no-build"):
    """P17."""

    seat: Seat


class CannotBuild(Event, frozen=True, tag="cannot-build"):
    """P17: one has too little gold or too few cards for every city, and is not asked."""

    seat: Seat


class Rested(Event, frozen=True, tag="rested"):
    """P19."""

    seat: Seat


class EmptyHand(Event, frozen=True, tag="empty-hand"):
    """P19: one has no card in hand, and is not asked."""

    seat: Seat


class Laid(Event, frozen=True, tag="laid"):
    """P19."""

    seat: Seat
    colour: CardColour
    count: int


class Built(Event, frozen=True, tag="built"):
    """P21."""

    seat: Seat
    city: City
    price: int
    points: int


class Shield(Event, frozen=True, tag="shield"):
    """P22, P32."""

    seat: Seat
    region: MapRegion


class Honour(Event, frozen=True, tag="honour"):
    """P23."""

    seat: Seat
    colour: CardColour
    points: int


class NewCity(Event, frozen=True, tag="city"):
    """P24."""

    city: City


class RolesBack(Event, frozen=True, tag="roles-back"):
    """P25."""


class RoleGiven(Event, frozen=True, tag="role"):
    """P26."""

    seat: Seat
    role: Role


class RoleAuction(Event, frozen=True, tag="role-auction"):
    """P27, P28."""

    role: Role


class RoleWon(Event, frozen=True, tag="role-won"):
    """P29."""

    seat: Seat
    role: Role
    price: int


class RoleUnsold(Event, frozen=True, tag="role-unsold"):
    """P29."""

    role: Role


class TurnedDown(Event, frozen=True, tag="turned-down"):
    """P30."""

    seat: Seat
    colour: CardColour
    count: int


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """P32."""

    seat: Seat
    colour: CardColour


class NoneTurned(Event, frozen=True, tag="none-turned"):
    """P32."""

    seat: Seat


class Grace(Event, frozen=True, tag="grace"):
    """P3: a point for the white role."""

    seat: Seat


class Interest(Event, frozen=True, tag="interest"):
    """P3: gold for the yellow role."""

    seat: Seat
    gold: int


class FinalScore(Event, frozen=True, tag="final"):
    """P35."""

    seat: Seat
    points: int
    total: int


class Over(Event, frozen=True, tag="over"):
    """P33, P34, P36."""

    ending: Annotated[Ending, named(ENDING_NAMES)]
    winners: Seats


EVENTS = Events.defined_in(__name__)
