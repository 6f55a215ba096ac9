"""What Il Principe knows of good play: what a seat's standing is made of. Compiled."""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.judge import Learned, Weights, upto
from regalia.engine.state import State, lowest
from regalia.games.principe.cards import BORROW, colours_in, total
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.table import *

FEATURES: Final = {
    "score": "victory points",
    "sets": "the points of the weakest colour in front of the player",
    "next-set": "cards in front of the player that bring the next of them nearer",
    "regions": "the points of all regions as they stand",
    "shields": "shields on the map",
    "to-place": "shields to be placed right now",
    "coins": "the first four coins",
    "purse": "the first ten coins",
    "riches": "all coins",
    "most-gold": "as much gold as anybody",
    "hand": "cards in hand",
    "most-cards": "as many cards in hand as anybody",
    "hand-colours": "colours in hand",
    "hand-group": "cards of the most frequent colour in hand",
    "majors": "major roles held",
    "minors": "minor roles held",
    "majors-promised": "major roles that the cards on the table promise in this round's phase 4 ...",
    "majors-tied": "... those that would be auctioned ...",
    "minors-promised": "... and minor roles, also half of one that would be auctioned",
    "ahead": "cards on the table by which the seat leads in a colour, or is behind, two at most",
    "open": "cards face up in front of the player",
    "plan": "the city that the hand leads to best, by how far it does and by what the city brings",
    "second-plan": "the second best one",
    "buildable": "what the best city brings that could be built with hand and gold",
    "building": "the same, and a turn to come in this round",
    "prince": "the prince",
    "turn": "a turn to come in phase 3 of this round",
}
"""What is measured of each seat, in the order of the numbers; of who bids most, as if the auction ended."""
MEASURES: Final[i64] = 27

SCORED: Final[i64] = 0
SETS: Final[i64] = 1
NEXT_SET: Final[i64] = 2
REGION_POINTS: Final[i64] = 3
SHIELDS_PLACED: Final[i64] = 4
PLACING_NOW: Final[i64] = 5
COINS: Final[i64] = 6
PURSE: Final[i64] = 7
RICHES: Final[i64] = 8
MOST_GOLD: Final[i64] = 9
CARDS: Final[i64] = 10
MOST_HELD: Final[i64] = 11
HAND_COLOURS: Final[i64] = 12
HAND_GROUP: Final[i64] = 13
MAJORS_HELD: Final[i64] = 14
MINORS_HELD: Final[i64] = 15
MAJORS_PROMISED: Final[i64] = 16
MAJORS_TIED: Final[i64] = 17
MINORS_PROMISED: Final[i64] = 18
AHEAD: Final[i64] = 19
FACE_UP: Final[i64] = 20
PLAN: Final[i64] = 21
SECOND_PLAN: Final[i64] = 22
BUILDABLE: Final[i64] = 23
BUILDING_NOW: Final[i64] = 24
IS_PRINCE: Final[i64] = 25
TURN_AHEAD: Final[i64] = 26


@final
class PrincipeJudge(Learned):
    def __init__(self, load: Callable[[], Weights]) -> None:
        super().__init__(load, FEATURES)

    def measure(self, state: State, out: vec[float]) -> float:
        assert isinstance(state, PrincipeState)
        t = state.t
        for n in range(state.seats * MEASURES):
            out[n] = 0.0
        bidder = t[BIDDER]
        price: i64 = 0
        won: i64 = 0
        if t[PHASE] == BIDDING and t[HIGHEST] > 0:  # as if the auction ended with the highest bid
            price = t[HIGHEST]
            t[GOLD + bidder] -= price
            if t[STAGE] == 2:
                won = t[PILE] & COUNT_MASK << t[COLOUR] * COUNT_BITS
                t[HAND + bidder] += won
            elif t[RANK] == MAJOR:
                out[bidder * MEASURES + MAJORS_HELD] += 0.5
            else:
                out[bidder * MEASURES + MINORS_HELD] += 0.5
        most_gold: i64 = 0
        most_cards: i64 = 0
        for seat in range(state.seats):
            if t[GOLD + seat] > most_gold:
                most_gold = t[GOLD + seat]
            held = total(t[HAND + seat])
            if held > most_cards:
                most_cards = held
        at: i64 = 0
        for seat in range(state.seats):
            self.measure_goods(state, t, seat, out, at)
            if t[GOLD + seat] == most_gold:
                out[at + MOST_GOLD] = 1.0
            if total(t[HAND + seat]) == most_cards:
                out[at + MOST_HELD] = 1.0
            at += MEASURES
        self.measure_roles(state, t, out)
        if price > 0:
            t[GOLD + bidder] += price
            t[HAND + bidder] -= won
        return self.progress(state, t)

    def progress(self, state: PrincipeState, t: vec[i64]) -> float:
        """By the building deck or the city deck, whichever is nearer to its end."""
        box = state.box
        left = t[DECK_SIZE] - box[FEWEST]
        if left < 0:
            return 1.0
        cards = 1.0 - float(left) / float(box[CARDS_EACH] * COLOURS)
        first = CITIES - DISPLAYED
        if state.seats == 2:
            first -= 5  # P37
        cities = 1.0 - float(t[CITY_DECK]) / float(first)
        if cities > cards:
            return cities
        return cards

    def measure_goods(self, state: PrincipeState, t: vec[i64], seat: i64, out: vec[float], at: i64) -> None:
        """Points, shields, gold, hand and plans of a seat, into a row of noughts."""
        out[at + SCORED] = 0.1 * float(t[SCORE + seat])
        points = state.set_points(seat)
        out[at + SETS] = 0.1 * float(points)
        next_set = points // 2 + 1
        cards = t[OPEN + seat] + t[TURNED + seat]
        steps: i64 = 0
        group: i64 = 0
        hand = t[HAND + seat]
        for colour in range(COLOURS):
            if count_of(cards, colour) >= next_set:
                steps += 1
            held = count_of(hand, colour)
            if held > group:
                group = held
        out[at + NEXT_SET] = 0.2 * float(steps)
        points = 0
        for region in range(REGIONS):
            points += state.region_points(seat, region)
        out[at + REGION_POINTS] = 0.1 * float(points)
        out[at + SHIELDS_PLACED] = 0.1 * float(SHIELDS - t[SUPPLY + seat])
        gold = t[GOLD + seat]
        out[at + COINS] = upto(gold, 4)
        out[at + PURSE] = upto(gold, 10)
        out[at + RICHES] = 0.05 * float(gold)
        out[at + CARDS] = 0.1 * float(total(hand))
        out[at + HAND_COLOURS] = 0.2 * float(colours_in(hand))
        out[at + HAND_GROUP] = 0.2 * float(group)
        out[at + FACE_UP] = 0.1 * float(total(t[OPEN + seat]))
        if t[PRINCE] == seat:
            out[at + IS_PRINCE] = 1.0
        if t[PHASE] == PLACING and t[WAITING] >> seat & 1:
            out[at + PLACING_NOW] = 0.5 * float(t[TO_PLACE])
        turn = self.turn_to_come(state, t, seat)
        if turn:
            out[at + TURN_AHEAD] = 1.0
        self.measure_plans(state, t, seat, turn, out, at)

    def turn_to_come(self, state: PrincipeState, t: vec[i64], seat: i64) -> bool:
        """Whether the seat has its turn of phase 3 before it."""
        if t[STAGE] != 3:
            return t[STAGE] < 3
        acting = lowest(t[WAITING])
        if acting == seat:
            return t[PHASE] == ACTING
        prince = t[PRINCE]
        return (seat - prince + state.seats) % state.seats > (acting - prince + state.seats) % state.seats

    def measure_plans(self, state: PrincipeState, t: vec[i64], seat: i64, turn: bool, out: vec[float], at: i64) -> None:
        """The cities on display: how far hand and gold lead to the two best, and the best that could be built."""
        box = state.box
        hand = t[HAND + seat]
        gold = t[GOLD + seat]
        best = 0.0
        second = 0.0
        buildable: i64 = 0
        for slot in range(t[SHOWN]):
            city = t[DISPLAY + slot]
            if city == t[CITY]:  # it is built
                continue
            brings = box[WORTH + city] + box[ARMS + city]
            asked = box[PRICE + city]
            there = gold
            if there > asked:
                there = asked
            icons = box[ICONS + city]
            if brings > buildable and gold >= asked and (hand | BORROW) - icons & BORROW == BORROW:
                buildable = brings
            for colour in range(COLOURS):
                wanted = count_of(icons, colour)
                held = count_of(hand, colour)
                asked += 2 * wanted
                if held > wanted:
                    held = wanted
                there += 2 * held
            part = float(there) / float(asked)
            value = 0.1 * float(brings) * part * part
            if value > best:
                second = best
                best = value
            elif value > second:
                second = value
        out[at + PLAN] = best
        out[at + SECOND_PLAN] = second
        out[at + BUILDABLE] = 0.1 * float(buildable)
        if turn and state.round > 1:
            out[at + BUILDING_NOW] = 0.1 * float(buildable)

    def measure_roles(self, state: PrincipeState, t: vec[i64], out: vec[float]) -> None:
        """The roles as they are held, and as the cards on the table promise them."""
        for colour in range(COLOURS):
            if t[HOLDER + colour] >= 0:
                out[t[HOLDER + colour] * MEASURES + MAJORS_HELD] += 0.5
            if t[HOLDER + MINOR_ROLES + colour] >= 0:
                out[t[HOLDER + MINOR_ROLES + colour] * MEASURES + MINORS_HELD] += 0.5
            if t[STAGE] == 4 and colour <= t[COLOUR]:
                continue
            most: i64 = 0
            leaders: i64 = 0
            second: i64 = 0
            seconds: i64 = 0
            for seat in range(state.seats):
                count = count_of(t[OPEN + seat], colour)
                if count > most:
                    second = most
                    seconds = leaders
                    most = count
                    leaders = 1
                elif count == most:
                    leaders += 1
                elif count > second:
                    second = count
                    seconds = 1
                elif count == second:
                    seconds += 1
            if most == 0:
                continue
            self.promise(state, t, colour, most, leaders, second, seconds, out)

    def promise(
        self,
        state: PrincipeState,
        t: vec[i64],
        colour: i64,
        most: i64,
        leaders: i64,
        second: i64,
        seconds: i64,
        out: vec[float],
    ) -> None:
        """What a colour promises to each seat, by the two highest counts and how many have them."""
        for seat in range(state.seats):
            at = seat * MEASURES
            count = count_of(t[OPEN + seat], colour)
            lead = count - most
            if count == most and leaders == 1:
                lead = count - second
                out[at + MAJORS_PROMISED] += 0.5
            elif count == most:
                out[at + MAJORS_TIED] += 0.5
            elif leaders == 1 and count == second and count > 0 and state.box[MINORS]:
                if seconds == 1:
                    out[at + MINORS_PROMISED] += 0.5
                else:
                    out[at + MINORS_PROMISED] += 0.25
            if lead > 2:
                lead = 2
            elif lead < -2:
                lead = -2
            out[at + AHEAD] += 0.1 * float(lead)
