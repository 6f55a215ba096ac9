"""What can happen in Rival Kings.

Written by `python -m building.tables` from `layout.py`. Do not edit.
"""

from typing import Annotated, ClassVar, Literal

import msgspec

from regalia.engine.events import Event, Events
from regalia.games.rivals.layout import FIELDS

GameField = Annotated[int, FIELDS["game"]]
RoundField = Annotated[int, FIELDS["round"]]
StageField = Annotated[int, FIELDS["stage"]]
SeatField = Annotated[int, FIELDS["seat"]]
CharacterField = Annotated[
    Literal[
        "lord-protector",
        "queen",
        "prince",
        "count",
        "courtier",
        "priest",
        "treasurer",
        "knight",
        "countess",
        "diplomat",
        "merchant-1",
        "merchant-2",
    ],
    FIELDS["character"],
]
OtherSeatField = Annotated[int, FIELDS["other_seat"]]
OtherCharacterField = Annotated[
    Literal[
        "lord-protector",
        "queen",
        "prince",
        "count",
        "courtier",
        "priest",
        "treasurer",
        "knight",
        "countess",
        "diplomat",
        "merchant-1",
        "merchant-2",
    ],
    FIELDS["other_character"],
]
ActionField = Annotated[Literal["resolve", "hand-on", "money", "recruit", "buy"], FIELDS["action"]]
CountField = Annotated[int, FIELDS["count"]]
StackField = Annotated[str, FIELDS["stack"]]
OpenCardField = Annotated[
    Literal[
        "garden",
        "dungeon",
        "pavilion",
        "cathedral",
        "city-wall",
        "university",
        "tavern",
        "harbour",
        "forge",
        "carpentry",
        "market",
        "inn",
        "vineyard",
        "mine",
        "herb-meadow",
        "farmstead",
        "gardener",
        "jailer",
        "lady-in-waiting",
        "bishop",
        "city-guard",
        "scholar",
        "troubadour",
        "sailor",
        "smith",
        "carpenter",
        "market-woman",
        "innkeeper",
        "vintner",
        "miner",
        "herbalist",
        "farmer",
    ]
    | Literal["none"],
    FIELDS["open_card"],
]
CardField = Annotated[
    Literal[
        "garden",
        "dungeon",
        "pavilion",
        "cathedral",
        "city-wall",
        "university",
        "tavern",
        "harbour",
        "forge",
        "carpentry",
        "market",
        "inn",
        "vineyard",
        "mine",
        "herb-meadow",
        "farmstead",
        "gardener",
        "jailer",
        "lady-in-waiting",
        "bishop",
        "city-guard",
        "scholar",
        "troubadour",
        "sailor",
        "smith",
        "carpenter",
        "market-woman",
        "innkeeper",
        "vintner",
        "miner",
        "herbalist",
        "farmer",
    ],
    FIELDS["card"],
]
PriceField = Annotated[int, FIELDS["price"]]
PlaceField = Annotated[str, FIELDS["place"]]
OtherCardField = Annotated[
    Literal[
        "garden",
        "dungeon",
        "pavilion",
        "cathedral",
        "city-wall",
        "university",
        "tavern",
        "harbour",
        "forge",
        "carpentry",
        "market",
        "inn",
        "vineyard",
        "mine",
        "herb-meadow",
        "farmstead",
        "gardener",
        "jailer",
        "lady-in-waiting",
        "bishop",
        "city-guard",
        "scholar",
        "troubadour",
        "sailor",
        "smith",
        "carpenter",
        "market-woman",
        "innkeeper",
        "vintner",
        "miner",
        "herbalist",
        "farmer",
    ],
    FIELDS["other_card"],
]
EndingField = Annotated[Literal["stack", "standstill"], FIELDS["ending"]]
CoinsField = Annotated[int, FIELDS["coins"]]
MarkersField = Annotated[int, FIELDS["markers"]]
WinnersField = Annotated[tuple[int, ...], FIELDS["winners"]]
OtherPriceField = Annotated[int, FIELDS["other_price"]]
ColourField = Annotated[Literal["yellow", "red", "blue", "green"], FIELDS["colour"]]


class PairOfCards(msgspec.Struct, frozen=True):
    """R26: a building and a subject that count together."""

    card: CardField
    price: PriceField
    other_card: OtherCardField
    other_price: OtherPriceField
    colour: ColourField
    """Of the building: the subject's own where they are a pair of one colour."""


class Game(Event, frozen=True, tag="game"):
    """R28: the next one of the match begins."""

    game: GameField


class Round(Event, frozen=True, tag="round"):
    """R29."""

    round: RoundField


class Stage(Event, frozen=True, tag="stage"):
    stage: StageField


class Chose(Event, frozen=True, tag="chose"):
    """R7: for the one who chose."""

    private: ClassVar[bool] = True

    seat: SeatField
    character: CharacterField


class Chosen(Event, frozen=True, tag="chosen"):
    """R7: for the others."""

    private: ClassVar[bool] = True

    seat: SeatField


class Revealed(Event, frozen=True, tag="revealed"):
    """R7."""

    seat: SeatField
    character: CharacterField


class Pile(Event, frozen=True, tag="pile"):
    """R8."""

    character: CharacterField


class Exchanged(Event, frozen=True, tag="exchanged"):
    """R9: the characters as they are after it."""

    seat: SeatField
    other_seat: OtherSeatField
    character: CharacterField
    other_character: OtherCharacterField


class Equal(Event, frozen=True, tag="equal"):
    """R10."""

    seat: SeatField
    other_seat: OtherSeatField


class PileEqual(Event, frozen=True, tag="pile-equal"):
    """R14."""

    seat: SeatField


class Guarded(Event, frozen=True, tag="guarded"):
    """R13: the other seat takes the marker."""

    seat: SeatField
    other_seat: OtherSeatField


class GuardedPile(Event, frozen=True, tag="guarded-pile"):
    """R13."""

    seat: SeatField


class Threat(Event, frozen=True, tag="threat"):
    """R11: the seat will steal from the other."""

    seat: SeatField
    other_seat: OtherSeatField


class PileThreat(Event, frozen=True, tag="pile-threat"):
    """R14."""

    seat: SeatField


class Marker(Event, frozen=True, tag="marker"):
    """The seat takes one from the stock."""

    seat: SeatField


class NoMarker(Event, frozen=True, tag="no-marker"):
    """R4: it would take one, but none is left."""

    seat: SeatField


class Turn(Event, frozen=True, tag="turn"):
    """R16."""

    seat: SeatField


class Stole(Event, frozen=True, tag="stole"):
    """R12: the action of the other seat is covered."""

    seat: SeatField
    other_seat: OtherSeatField
    action: ActionField


class Impossible(Event, frozen=True, tag="impossible"):
    """R16: the action is passed over."""

    seat: SeatField
    action: ActionField


class Skipped(Event, frozen=True, tag="skipped"):
    """R16."""

    seat: SeatField
    action: ActionField


class Forwent(Event, frozen=True, tag="forwent"):
    """R10: the one action of an equal-rank conflict is not carried out."""

    seat: SeatField


class Resolved(Event, frozen=True, tag="resolved"):
    """R18."""

    seat: SeatField


class Handed(Event, frozen=True, tag="handed"):
    """R18: a marker goes to the other seat."""

    seat: SeatField
    other_seat: OtherSeatField


class Filled(Event, frozen=True, tag="filled"):
    """R19: the bank lays so many coins beside the stacks."""

    count: CountField


class Money(Event, frozen=True, tag="money"):
    """R19."""

    seat: SeatField
    stack: StackField
    count: CountField
    open_card: OpenCardField


class Bought(Event, frozen=True, tag="bought"):
    """R20: a building."""

    seat: SeatField
    card: CardField
    stack: StackField
    price: PriceField


class Recruited(Event, frozen=True, tag="recruited"):
    """R20: a subject."""

    seat: SeatField
    card: CardField
    stack: StackField
    price: PriceField


class Opened(Event, frozen=True, tag="opened"):
    """The card below lies open now."""

    stack: StackField
    card: CardField


class Used(Event, frozen=True, tag="used"):
    """R22."""

    seat: SeatField
    card: CardField


class Earned(Event, frozen=True, tag="earned"):
    """R23: Jailer and Scholar."""

    seat: SeatField
    count: CountField


class Took(Event, frozen=True, tag="took"):
    """R23: Vintner and Miner; the place is counted from the top."""

    seat: SeatField
    stack: StackField
    place: PlaceField


class TookNothing(Event, frozen=True, tag="took-nothing"):
    """R23."""

    seat: SeatField


class Swapped(Event, frozen=True, tag="swapped"):
    """R24: the seat gives a card to the other and gets one."""

    seat: SeatField
    other_seat: OtherSeatField
    card: CardField
    other_card: OtherCardField


class SwappedOpen(Event, frozen=True, tag="swapped-open"):
    """R23: the Troubadour."""

    seat: SeatField
    card: CardField
    other_card: OtherCardField
    stack: StackField


class Ended(Event, frozen=True, tag="ended"):
    """R25."""

    ending: EndingField


class Perfect(Event, frozen=True, tag="perfect"):
    """R26."""

    seat: SeatField
    pair: PairOfCards
    count: CountField


class Coloured(Event, frozen=True, tag="coloured"):
    """R26."""

    seat: SeatField
    pair: PairOfCards
    count: CountField


class Singles(Event, frozen=True, tag="singles"):
    """R26."""

    seat: SeatField
    count: CountField


class Coins(Event, frozen=True, tag="coins"):
    """R26."""

    seat: SeatField
    coins: CoinsField
    count: CountField


class Markers(Event, frozen=True, tag="markers"):
    """R26."""

    seat: SeatField
    markers: MarkersField
    count: CountField


class Scored(Event, frozen=True, tag="scored"):
    """R26: in this game."""

    seat: SeatField
    count: CountField


class Total(Event, frozen=True, tag="total"):
    """R28: in the match so far."""

    seat: SeatField
    count: CountField


class Over(Event, frozen=True, tag="over"):
    """R27."""

    winners: WinnersField


RivalsEvent = (
    Game
    | Round
    | Stage
    | Chose
    | Chosen
    | Revealed
    | Pile
    | Exchanged
    | Equal
    | PileEqual
    | Guarded
    | GuardedPile
    | Threat
    | PileThreat
    | Marker
    | NoMarker
    | Turn
    | Stole
    | Impossible
    | Skipped
    | Forwent
    | Resolved
    | Handed
    | Filled
    | Money
    | Bought
    | Recruited
    | Opened
    | Used
    | Earned
    | Took
    | TookNothing
    | Swapped
    | SwappedOpen
    | Ended
    | Perfect
    | Coloured
    | Singles
    | Coins
    | Markers
    | Scored
    | Total
    | Over
)

EVENTS = Events.defined_in(__name__)
