"""What a seat of liar's dice sees, is asked and is told, and why it may not make a move."""

from typing import Annotated

import msgspec

from liars_dice.layout import BID, BIDDER, DICE, FACE, FACE_BID, FACES, HAND, LIAR, PLACE, TURN, WILD
from liars_dice.state import LiarsDice
from regalia.engine.events import NUMBER, SEAT, SEATS, Event, Events, each, one_of
from regalia.engine.game import View
from regalia.engine.phrase import Phrase, Reason, because

FACES_SHOWN = each(one_of(FACE.entries, "face"))
FACE_SHOWN = one_of(FACE.entries, "face")


class Bid(msgspec.Struct, frozen=True):
    count: int
    face: int
    seat: int


class Player(msgspec.Struct, frozen=True):
    dice: int
    hand: tuple[int, ...] | None
    """None: somebody else's."""
    place: int | None
    """None while they play."""


class LiarsDiceView(View, frozen=True):
    round: int
    turn_seat: int
    wild: bool
    bid: Bid | None
    players: tuple[Player, ...]


def view(state: LiarsDice, seat: int | None) -> LiarsDiceView:
    t = state.t
    return LiarsDiceView(
        round=int(state.round),
        turn_seat=t[TURN],
        wild=bool(t[WILD]),
        bid=Bid(t[BID], t[FACE_BID] + 1, t[BIDDER]) if t[BID] else None,
        players=tuple(
            Player(t[DICE + other], hand(state, other) if other == seat else None, t[PLACE + other] or None)
            for other in range(state.seats)
        ),
    )


def hand(state: LiarsDice, seat: int) -> tuple[int, ...]:
    counted = FACES.counted(state.t[HAND + seat])
    return tuple(int(face) for face, count in counted.items() for _ in range(count))


def asked(state: LiarsDice, seat: int) -> Phrase:
    if not state.t[BID]:
        return Phrase("ask-first")
    said = {"bidder_seat": state.t[BIDDER], "count": state.t[BID], "face": state.t[FACE_BID] + 1}
    return Phrase("ask-next", {**said})


def why_not(state: LiarsDice, seat: int, action: int) -> Reason | None:
    if not state.pending():
        return because("L9", "over")
    if state.t[TURN] != seat:
        return because("L3", "not-your-turn", seat=state.t[TURN])
    if action == LIAR:
        return None if state.t[BID] else because("L6", "no-bid")
    if action < state.lowest_bid():
        return because("L4", "too-low", count=state.t[BID], face=FACE.entries[state.t[FACE_BID]])
    dice = sum(state.row(DICE, state.seats))
    return because("L3", "too-many", dice=dice) if action >= 6 * dice else None


class Made(Event, frozen=True, tag="bid"):
    seat: Annotated[int, SEAT]
    count: Annotated[int, NUMBER]
    face: Annotated[str, FACE_SHOWN]


class Challenged(Event, frozen=True, tag="challenge"):
    seat: Annotated[int, SEAT]
    bidder_seat: Annotated[int, SEAT]


class Shown(Event, frozen=True, tag="shown"):
    seat: Annotated[int, SEAT]
    dice: Annotated[tuple[str, ...], FACES_SHOWN]


class Counted(Event, frozen=True, tag="counted"):
    count: Annotated[int, NUMBER]
    face: Annotated[str, FACE_SHOWN]


class Lost(Event, frozen=True, tag="lost"):
    seat: Annotated[int, SEAT]
    left: Annotated[int, NUMBER]


class Out(Event, frozen=True, tag="out"):
    seat: Annotated[int, SEAT]
    place: Annotated[int, NUMBER]


class Over(Event, frozen=True, tag="over"):
    winners: Annotated[tuple[int, ...], SEATS]


EVENTS = Events([Made, Challenged, Shown, Counted, Lost, Out, Over])
