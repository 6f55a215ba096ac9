"""The rules of liar's dice, in the order of its rulebook."""

import tomllib
from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from liars_dice.layout import (
    BID,
    BIDDER,
    DICE,
    FACE_BID,
    FACES,
    HAND,
    LAYOUT,
    LIAR,
    LOST,
    MOST_DICE,
    PLACE,
    TURN,
    WILD,
)
from regalia.engine.book import Book
from regalia.engine.declared import Declared
from regalia.engine.errors import InvalidData
from regalia.engine.state import State, bit, zeros
from regalia.files import data_of

ONES: Final = "1"


class LiarsDice(State):
    """Bids rise until somebody says that the last one was a lie."""

    def bare(self) -> "LiarsDice":
        return LiarsDice(self.seats)

    def set_up(self) -> None:
        self.t[TURN] = self.beginner()  # L2
        self.roll()

    def roll(self, own: int = -1) -> None:
        """L2: all dice, or all but those of one seat, fall anew."""
        for seat in range(self.seats):
            if seat != own:
                self.t[HAND + seat] = 0
                for _ in range(self.t[DICE + seat]):
                    self.t[HAND + seat] += 1 << FACES.bits * int(self.below(6))

    def playing(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.t[DICE + seat]]

    def pending(self) -> i64:
        return bit(self.t[TURN]) if len(self.playing()) > 1 else 0

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if not self.pending() >> seat & 1:
            return 0
        actions = list(range(self.lowest_bid(), 6 * sum(self.row(DICE, self.seats))))  # L3, L4
        if self.t[BID]:
            actions.append(LIAR)  # L6
        for number, action in enumerate(actions):
            out[number] = action
        return len(actions)

    def lowest_bid(self) -> int:
        """L4: the code of the lowest bid that is higher than the last one."""
        return 6 * (self.t[BID] - 1) + self.t[FACE_BID] + 1 if self.t[BID] else 0

    def apply(self, seat: i64, action: i64) -> None:
        self.barrier += 1  # the turn passes, or dice are shown
        if action == LIAR:
            self.challenge(seat)
            return
        self.t[BID], self.t[FACE_BID] = action // 6 + 1, action % 6
        self.t[BIDDER] = seat
        self.tell("bid", seat, self.t[BID], self.t[FACE_BID])
        self.t[TURN] = self.after(seat)

    def after(self, seat: int) -> int:
        """L3: whose turn comes next, of those who still have dice."""
        return min(self.playing(), key=lambda other: (other - seat - 1) % self.seats)

    def count(self) -> int:
        """L5, L7: how many dice show the face that was bid."""
        face = FACES.of.entries[self.t[FACE_BID]]
        shown = {face, ONES} if self.t[WILD] else {face}
        hands = [FACES.counted(hand) for hand in self.row(HAND, self.seats)]
        return sum(hand.get(each, 0) for hand in hands for each in shown)

    def challenge(self, seat: int) -> None:
        """L6 to L9."""
        bidder = self.t[BIDDER]
        self.tell("challenge", seat, bidder)
        self.depends_on("cards")
        for other in self.playing():
            hand = FACES.counted(self.t[HAND + other])
            self.tell_list("shown", [other, *(int(face) - 1 for face, count in hand.items() for _ in range(count))])
        found = self.count()
        self.tell("counted", found, self.t[FACE_BID])
        loser = seat if found >= self.t[BID] else bidder  # L7
        still = len(self.playing())
        self.t[DICE + loser] -= 1
        self.t[LOST] += 1
        self.tell("lost", loser, self.t[DICE + loser])
        self.t[BID], self.t[FACE_BID], self.t[BIDDER] = 0, -1, -1
        if not self.t[DICE + loser]:  # L8
            self.t[PLACE + loser] = still
            self.tell("out", loser, still)
        self.t[TURN] = loser if self.t[DICE + loser] else self.after(loser)
        if still == 2 and not self.t[DICE + loser]:  # L9
            self.t[PLACE + self.t[TURN]] = 1
            self.tell("over", self.winners())
        else:
            self.round += 1
        self.roll()

    def resample(self, seat: i64, key: i64) -> None:
        self.random = key
        self.roll(own=seat)

    def observe(self, seat: i64, out: vec[i64]) -> None:
        TABLE.observe(self, seat, out)

    def points(self, seat: i64) -> i64:
        return self.t[DICE + seat]

    def rank(self, seat: i64) -> i64:
        return self.t[PLACE + seat]


def dice_each(text: str, source: str) -> int:
    """L1, from the text of a data file and its name."""
    dice = tomllib.loads(text).get("dice")
    if not isinstance(dice, int) or not 1 <= dice <= MOST_DICE:
        raise InvalidData(f"{source}: dice is {dice!r}, expected 1 to {MOST_DICE} (L1)")
    return dice


def book(text: str, source: str) -> Book:
    """What the rulebook says of the box."""
    return Book({"dice": dice_each(text, source)})


def dealt(seats: int) -> LiarsDice:
    """L1: the box on the table."""
    dice = dice_each(*data_of("liars-dice")[:2])
    state = LiarsDice(seats)
    state.t = zeros(LAYOUT.size)
    state.t[FACE_BID] = state.t[BIDDER] = -1
    for seat in range(seats):
        state.t[DICE + seat] = dice
    return state


def troubles(state: LiarsDice) -> Iterator[str]:
    """What no game comes to, though every number is within its bounds."""
    counts, places = state.row(DICE, state.seats), state.row(PLACE, state.seats)
    for seat, (dice, hand) in enumerate(zip(counts, state.row(HAND, state.seats), strict=True)):
        if sum(FACES.counted(hand).values()) != dice:
            yield f"seat {seat} has dice of other numbers in its hand than it has left"
    still = len(state.playing())
    ended = still == 1
    if still < 1 or sorted(filter(None, places)) != list(range(1 if ended else still + 1, int(state.seats) + 1)):
        yield f"the places are {places}, and {still} still have dice"
    elif any(bool(dice) == bool(place) != (ended and place == 1) for dice, place in zip(counts, places, strict=True)):
        yield "somebody has a place and dice, or neither"
    if not state.t[DICE + state.t[TURN]]:
        yield f"it is the turn of seat {state.t[TURN]}, which has no dice"
    bid = (state.t[BID] > 0, state.t[FACE_BID] >= 0, state.t[BIDDER] >= 0)
    if len(set(bid)) > 1:
        yield "a bid has a number of dice, a face and a bidder, or there is none"
    elif state.t[BID] > sum(counts) or (bid[0] and (ended or not counts[state.t[BIDDER]])):
        yield "the bid is one that nobody can have made (L3)"


TABLE = Declared[LiarsDice](LAYOUT, dealt, troubles)
