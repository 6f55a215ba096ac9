"""What can happen in Rival Kings, and who is told."""

from typing import Annotated, ClassVar, Literal

import msgspec

from regalia.engine.events import Event, Events, Made, Seat, Seats, Spoken, named
from regalia.games.rivals.data import COLOUR_NAMES
from regalia.games.rivals.layout import (
    ACTION_NAMES,
    CARD_NAMES,
    CHARACTER_NAMES,
    CardName,
    CharacterName,
    place_name,
    stack_name,
)
from regalia.games.rivals.state import COUNT_BITS, COUNT_MASK
from regalia.games.rivals.view import ENDING_NAMES

NO_CARD = "none"

Character = Annotated[CharacterName, named(CHARACTER_NAMES), Spoken("character")]
Card = Annotated[CardName, named(CARD_NAMES), Spoken("card")]
OpenCard = Annotated[CardName | Literal["none"], named((NO_CARD, *CARD_NAMES), first=-1), Spoken("card")]
"""Of a stack; none when it is empty."""
Action = Annotated[Literal["resolve", "hand-on", "money", "recruit", "buy"], named(ACTION_NAMES), Spoken("action")]
Colour = Annotated[Literal["yellow", "red", "blue", "green"], Spoken("colour")]
Stack = Annotated[str, Made(stack_name)]
Place = Annotated[str, Made(place_name)]
Ending = Annotated[Literal["stack", "standstill"], named(ENDING_NAMES)]


class PairOfCards(msgspec.Struct, frozen=True):
    """R26: a building and a subject that count together."""

    card: Card
    price: int
    other_card: Card
    other_price: int
    colour: Colour
    """Of the building: the subject's own where they are a pair of one colour."""


def _pair(packed: int) -> PairOfCards:
    building, subject, price, other_price, colour = (packed >> COUNT_BITS * n & COUNT_MASK for n in range(5))
    names = (CARD_NAMES[building], price, CARD_NAMES[subject], other_price, COLOUR_NAMES[colour])
    return msgspec.convert(dict(zip(PairOfCards.__struct_fields__, names, strict=True)), PairOfCards)


Pair = Annotated[PairOfCards, Made(_pair)]


class Game(Event, frozen=True, tag="game"):
    """R28: the next one of the match begins."""

    game: int


class Round(Event, frozen=True, tag="round"):
    """R29."""

    round: int


class Stage(Event, frozen=True, tag="stage"):
    stage: int


class Chose(Event, frozen=True, tag="chose"):
    """R7: for the one who chose."""

    private: ClassVar[bool] = True

    seat: Seat
    character: Character


class Chosen(Event, frozen=True, tag="chosen"):
    """R7: for the others."""

    private: ClassVar[bool] = True

    seat: Seat


class Revealed(Event, frozen=True, tag="revealed"):
    """R7."""

    seat: Seat
    character: Character


class Pile(Event, frozen=True, tag="pile"):
    """R8."""

    character: Character


class Exchanged(Event, frozen=True, tag="exchanged"):
    """R9: the characters as they are after it."""

    seat: Seat
    other_seat: Seat
    character: Character
    other_character: Character


class Equal(Event, frozen=True, tag="equal"):
    """R10."""

    seat: Seat
    other_seat: Seat


class PileEqual(Event, frozen=True, tag="pile-equal"):
    """R14."""

    seat: Seat


class Guarded(Event, frozen=True, tag="guarded"):
    """R13: the other seat takes the marker."""

    seat: Seat
    other_seat: Seat


class GuardedPile(Event, frozen=True, tag="guarded-pile"):
    """R13."""

    seat: Seat


class Threat(Event, frozen=True, tag="threat"):
    """R11: the seat will steal from the other."""

    seat: Seat
    other_seat: Seat


class PileThreat(Event, frozen=True, tag="pile-threat"):
    """R14."""

    seat: Seat


class Marker(Event, frozen=True, tag="marker"):
    """The seat takes one from the stock."""

    seat: Seat


class NoMarker(Event, frozen=True, tag="no-marker"):
    """R4: it would take one, but none is left."""

    seat: Seat


class Turn(Event, frozen=True, tag="turn"):
    """R16."""

    seat: Seat


class Stole(Event, frozen=True, tag="stole"):
    """R12: the action of the other seat is covered."""

    seat: Seat
    other_seat: Seat
    action: Action


class Impossible(Event, frozen=True, tag="impossible"):
    """R16: the action is passed over."""

    seat: Seat
    action: Action


class Skipped(Event, frozen=True, tag="skipped"):
    """R16."""

    seat: Seat
    action: Action


class Forwent(Event, frozen=True, tag="forwent"):
    """R10: the one action of an equal-rank conflict is not carried out."""

    seat: Seat


class Resolved(Event, frozen=True, tag="resolved"):
    """R18."""

    seat: Seat


class Handed(Event, frozen=True, tag="handed"):
    """R18: a marker goes to the other seat."""

    seat: Seat
    other_seat: Seat


class Filled(Event, frozen=True, tag="filled"):
    """R19: the bank lays so many coins beside the stacks."""

    count: int


class Money(Event, frozen=True, tag="money"):
    """R19."""

    seat: Seat
    stack: Stack
    count: int
    open_card: OpenCard


class Bought(Event, frozen=True, tag="bought"):
    """R20: a building."""

    seat: Seat
    card: Card
    stack: Stack
    price: int


class Recruited(Event, frozen=True, tag="recruited"):
    """R20: a subject."""

    seat: Seat
    card: Card
    stack: Stack
    price: int


class Opened(Event, frozen=True, tag="opened"):
    """The card below lies open now."""

    stack: Stack
    card: Card


class Used(Event, frozen=True, tag="used"):
    """R22."""

    seat: Seat
    card: Card


class Earned(Event, frozen=True, tag="earned"):
    """R23: Jailer and Scholar."""

    seat: Seat
    count: int


class Took(Event, frozen=True, tag="took"):
    """R23: Vintner and Miner; the place is counted from the top."""

    seat: Seat
    stack: Stack
    place: Place


class TookNothing(Event, frozen=True, tag="took-nothing"):
    """R23."""

    seat: Seat


class Swapped(Event, frozen=True, tag="swapped"):
    """R24: the seat gives a card to the other and gets one."""

    seat: Seat
    other_seat: Seat
    card: Card
    other_card: Card


class SwappedOpen(Event, frozen=True, tag="swapped-open"):
    """R23: the Troubadour."""

    seat: Seat
    card: Card
    other_card: Card
    stack: Stack


class Ended(Event, frozen=True, tag="ended"):
    """R25."""

    ending: Ending


class Perfect(Event, frozen=True, tag="perfect"):
    """R26."""

    seat: Seat
    pair: Pair
    count: int


class Coloured(Event, frozen=True, tag="coloured"):
    """R26."""

    seat: Seat
    pair: Pair
    count: int


class Singles(Event, frozen=True, tag="singles"):
    """R26."""

    seat: Seat
    count: int


class Coins(Event, frozen=True, tag="coins"):
    """R26."""

    seat: Seat
    coins: int
    count: int


class Markers(Event, frozen=True, tag="markers"):
    """R26."""

    seat: Seat
    markers: int
    count: int


class Scored(Event, frozen=True, tag="scored"):
    """R26: in this game."""

    seat: Seat
    count: int


class Total(Event, frozen=True, tag="total"):
    """R28: in the match so far."""

    seat: Seat
    count: int


class Over(Event, frozen=True, tag="over"):
    """R27."""

    winners: Seats


EVENTS = Events.defined_in(__name__)
