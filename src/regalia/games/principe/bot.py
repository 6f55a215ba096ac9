"""What Il Principe knows of good play: what a seat's standing is made of. Compiled."""

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.features import sentences
from regalia.engine.judge import Learned, Weights, upto
from regalia.engine.state import State, lowest
from regalia.games.principe.cards import BORROW, colours_in, total
from regalia.games.principe.layout import FEATURES
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.table import *


@final
class PrincipeJudge(Learned):
    def __init__(self, load: Callable[[], Weights]) -> None:
        super().__init__(load, sentences(FEATURES))

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
                out[bidder * MEASURES + FEATURE_MAJORS] += 0.5
            else:
                out[bidder * MEASURES + FEATURE_MINORS] += 0.5
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
                out[at + FEATURE_MOST_GOLD] = 1.0
            if total(t[HAND + seat]) == most_cards:
                out[at + FEATURE_MOST_CARDS] = 1.0
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
        out[at + FEATURE_SCORE] = 0.1 * float(t[SCORE + seat])
        points = state.set_points(seat)
        out[at + FEATURE_SETS] = 0.1 * float(points)
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
        out[at + FEATURE_NEXT_SET] = 0.2 * float(steps)
        points = 0
        for region in range(REGIONS):
            points += state.region_points(seat, region)
        out[at + FEATURE_REGIONS] = 0.1 * float(points)
        out[at + FEATURE_SHIELDS] = 0.1 * float(SHIELDS - t[SUPPLY + seat])
        gold = t[GOLD + seat]
        out[at + FEATURE_COINS] = upto(gold, 4)
        out[at + FEATURE_PURSE] = upto(gold, 10)
        out[at + FEATURE_RICHES] = 0.05 * float(gold)
        out[at + FEATURE_HAND] = 0.1 * float(total(hand))
        out[at + FEATURE_HAND_COLOURS] = 0.2 * float(colours_in(hand))
        out[at + FEATURE_HAND_GROUP] = 0.2 * float(group)
        out[at + FEATURE_OPEN] = 0.1 * float(total(t[OPEN + seat]))
        if t[PRINCE] == seat:
            out[at + FEATURE_PRINCE] = 1.0
        if t[PHASE] == PLACING and t[WAITING] >> seat & 1:
            out[at + FEATURE_TO_PLACE] = 0.5 * float(t[TO_PLACE])
        turn = self.turn_to_come(state, t, seat)
        if turn:
            out[at + FEATURE_TURN] = 1.0
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
        out[at + FEATURE_PLAN] = best
        out[at + FEATURE_SECOND_PLAN] = second
        out[at + FEATURE_BUILDABLE] = 0.1 * float(buildable)
        if turn and state.round > 1:
            out[at + FEATURE_BUILDING] = 0.1 * float(buildable)

    def measure_roles(self, state: PrincipeState, t: vec[i64], out: vec[float]) -> None:
        """The roles as they are held, and as the cards on the table promise them."""
        for colour in range(COLOURS):
            if t[HOLDER + colour] >= 0:
                out[t[HOLDER + colour] * MEASURES + FEATURE_MAJORS] += 0.5
            if t[HOLDER + MINOR_ROLES + colour] >= 0:
                out[t[HOLDER + MINOR_ROLES + colour] * MEASURES + FEATURE_MINORS] += 0.5
            if t[STAGE] < 4 or colour > t[COLOUR]:
                for seat in range(state.seats):
                    self.promise(state, t, colour, seat, out)

    def promise(self, state: PrincipeState, t: vec[i64], colour: i64, seat: i64, out: vec[float]) -> None:
        """What a colour promises to a seat: by how many others have more of it, or as many, and the most of these."""
        count = count_of(t[OPEN + seat], colour)
        most: i64 = 0
        above: i64 = 0
        level: i64 = 0
        for other in range(state.seats):
            if other != seat:
                theirs = count_of(t[OPEN + other], colour)
                if theirs > count:
                    above += 1
                elif theirs == count:
                    level += 1
                if theirs > most:
                    most = theirs
        at = seat * MEASURES
        if count > 0:
            if above == 0 and level == 0:
                out[at + FEATURE_MAJORS_PROMISED] += 0.5
            elif above == 0:
                out[at + FEATURE_MAJORS_TIED] += 0.5
            elif above == 1 and state.box[MINORS]:
                if level == 0:
                    out[at + FEATURE_MINORS_PROMISED] += 0.5
                else:
                    out[at + FEATURE_MINORS_PROMISED] += 0.25
        lead = count - most
        if lead > 2:
            lead = 2
        elif lead < -2:
            lead = -2
        out[at + FEATURE_AHEAD] += 0.1 * float(lead)
