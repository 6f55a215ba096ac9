"""What can happen in Il Principe.

Written by `python -m building.tables` from `layout.py`. Do not edit.
"""

from typing import Annotated, ClassVar, Literal

from regalia.engine.events import Event, Events
from regalia.games.principe.layout import FIELDS

RoundField = Annotated[int, FIELDS["round"]]
GoldField = Annotated[int, FIELDS["gold"]]
SeatField = Annotated[int, FIELDS["seat"]]
CardsField = Annotated[tuple[Literal["green", "white", "red", "blue", "yellow"], ...], FIELDS["cards"]]
CountField = Annotated[int, FIELDS["count"]]
ColourField = Annotated[Literal["green", "white", "red", "blue", "yellow"], FIELDS["colour"]]
AmountField = Annotated[int, FIELDS["amount"]]
PriceField = Annotated[int, FIELDS["price"]]
CityField = Annotated[
    Literal[
        "florence",
        "mantua",
        "ferrara",
        "pisa",
        "rimini",
        "lucca",
        "urbino",
        "padua",
        "milan",
        "bologna",
        "siena",
        "orvieto",
        "venice",
        "verona",
        "perugia",
    ],
    FIELDS["city"],
]
PointsField = Annotated[int, FIELDS["points"]]
RegionField = Annotated[Literal["veneto", "lombardy", "emilia", "liguria", "tuscany", "umbria"], FIELDS["region"]]
RoleField = Annotated[
    Literal[
        "doctor",
        "bishop",
        "councillor",
        "nobleman",
        "banker",
        "master",
        "preacher",
        "scribe",
        "knight",
        "merchant",
    ],
    FIELDS["role"],
]
TotalField = Annotated[int, FIELDS["total"]]
EndingField = Annotated[Literal["cities", "deck"], FIELDS["ending"]]
WinnersField = Annotated[tuple[int, ...], FIELDS["winners"]]


class Round(Event, frozen=True, tag="round"):
    round: RoundField


class LastRound(Event, frozen=True, tag="last-round"):
    """P34."""

    round: RoundField


class Income(Event, frozen=True, tag="income"):
    """P11."""

    gold: GoldField


class Drawn(Event, frozen=True, tag="drawn"):
    """P11: what one drew, for them alone."""

    private: ClassVar[bool] = True

    seat: SeatField
    cards: CardsField


class Drew(Event, frozen=True, tag="drew"):
    """P11: how many cards one drew, for the others."""

    private: ClassVar[bool] = True

    seat: SeatField
    count: CountField


class NoCard(Event, frozen=True, tag="no-card"):
    """P13."""

    seat: SeatField


class Offered(Event, frozen=True, tag="offered"):
    """P12: what one offered, for them alone."""

    private: ClassVar[bool] = True

    seat: SeatField
    colour: ColourField


class Offer(Event, frozen=True, tag="offer"):
    """P12: that one offered a card, for the others."""

    private: ClassVar[bool] = True

    seat: SeatField


class Pile(Event, frozen=True, tag="pile"):
    """P14."""

    cards: CardsField


class Auction(Event, frozen=True, tag="auction"):
    """P14."""

    colour: ColourField
    count: CountField


class Bid(Event, frozen=True, tag="bid"):
    """P15."""

    seat: SeatField
    amount: AmountField


class Passed(Event, frozen=True, tag="passed"):
    """P15."""

    seat: SeatField


class Outbid(Event, frozen=True, tag="outbid"):
    """P15: one has too little gold to bid more, and passes without being asked."""

    seat: SeatField


class Unsold(Event, frozen=True, tag="unsold"):
    """P16."""

    colour: ColourField
    count: CountField


class Won(Event, frozen=True, tag="won"):
    """P17."""

    seat: SeatField
    colour: ColourField
    count: CountField
    price: PriceField


class Prince(Event, frozen=True, tag="prince"):
    """P17, P29."""

    seat: SeatField


class NoBuild(Event, frozen=True, tag="no-build"):
    """P17."""

    seat: SeatField


class CannotBuild(Event, frozen=True, tag="cannot-build"):
    """P17: one has too little gold or too few cards for every city, and is not asked."""

    seat: SeatField


class Rested(Event, frozen=True, tag="rested"):
    """P19."""

    seat: SeatField


class EmptyHand(Event, frozen=True, tag="empty-hand"):
    """P19: one has no card in hand, and is not asked."""

    seat: SeatField


class Laid(Event, frozen=True, tag="laid"):
    """P19."""

    seat: SeatField
    colour: ColourField
    count: CountField


class Built(Event, frozen=True, tag="built"):
    """P21."""

    seat: SeatField
    city: CityField
    price: PriceField
    points: PointsField


class Shield(Event, frozen=True, tag="shield"):
    """P22, P32."""

    seat: SeatField
    region: RegionField


class Honour(Event, frozen=True, tag="honour"):
    """P23."""

    seat: SeatField
    colour: ColourField
    points: PointsField


class NewCity(Event, frozen=True, tag="city"):
    """P24."""

    city: CityField


class RolesBack(Event, frozen=True, tag="roles-back"):
    """P25."""


class RoleGiven(Event, frozen=True, tag="role"):
    """P26."""

    seat: SeatField
    role: RoleField


class RoleAuction(Event, frozen=True, tag="role-auction"):
    """P27, P28."""

    role: RoleField


class RoleWon(Event, frozen=True, tag="role-won"):
    """P29."""

    seat: SeatField
    role: RoleField
    price: PriceField


class RoleUnsold(Event, frozen=True, tag="role-unsold"):
    """P29."""

    role: RoleField


class TurnedDown(Event, frozen=True, tag="turned-down"):
    """P30."""

    seat: SeatField
    colour: ColourField
    count: CountField


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """P32."""

    seat: SeatField
    colour: ColourField


class NoneTurned(Event, frozen=True, tag="none-turned"):
    """P32."""

    seat: SeatField


class Grace(Event, frozen=True, tag="grace"):
    """P3: a point for the white role."""

    seat: SeatField


class Interest(Event, frozen=True, tag="interest"):
    """P3: gold for the yellow role."""

    seat: SeatField
    gold: GoldField


class FinalScore(Event, frozen=True, tag="final"):
    """P35."""

    seat: SeatField
    points: PointsField
    total: TotalField


class Over(Event, frozen=True, tag="over"):
    """P33, P34, P36."""

    ending: EndingField
    winners: WinnersField


PrincipeEvent = (
    Round
    | LastRound
    | Income
    | Drawn
    | Drew
    | NoCard
    | Offered
    | Offer
    | Pile
    | Auction
    | Bid
    | Passed
    | Outbid
    | Unsold
    | Won
    | Prince
    | NoBuild
    | CannotBuild
    | Rested
    | EmptyHand
    | Laid
    | Built
    | Shield
    | Honour
    | NewCity
    | RolesBack
    | RoleGiven
    | RoleAuction
    | RoleWon
    | RoleUnsold
    | TurnedDown
    | TurnedUp
    | NoneTurned
    | Grace
    | Interest
    | FinalScore
    | Over
)

EVENTS = Events.defined_in(__name__)
