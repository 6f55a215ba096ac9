"""The rules of Il Principe, in the order of the rulebook; P1, P2, ... name its rules.

Cards of a colour are alike, so cards wherever they lie are five counts, in the order of P1, packed into one number
(`count_of`, `total`, `without`). Building deck and city deck have no order: a card is drawn at random when it is
turned up.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.state import EVERYBODY, UNKNOWN, State, bit, bits, lowest, nth_bit, zeros

MOST_SEATS: Final[i64] = 5
COLOURS: Final[i64] = 5
GREEN: Final[i64] = 0
WHITE: Final[i64] = 1
RED: Final[i64] = 2
BLUE: Final[i64] = 3
YELLOW: Final[i64] = 4
REGIONS: Final[i64] = 6
ALL_REGIONS: Final[i64] = 0b111111
CITIES: Final[i64] = 15
ALL_CITIES: Final[i64] = 0x7FFF
DISPLAYED: Final[i64] = 4
"""Cities face up (P9)."""
SHIELDS: Final[i64] = 11
MOST_CARDS: Final[i64] = 20
"""Of a colour."""
ROLE_GOLD: Final[i64] = 2
MOST_BID: Final[i64] = 100
"""`data.py` sees to it that nobody ever has more gold while they can bid."""
NOBODY: Final[i64] = -1

# Five counts in one number: a count has five bits and an empty one above them, where subtractions borrow.
CARD_BITS: Final[i64] = 6
CARD_MASK: Final[i64] = 0b111111
CARDS_BITS: Final[i64] = 30
CARDS_MASK: Final[i64] = 0x3FFFFFFF
BORROW: Final[i64] = 0b100000_100000_100000_100000_100000
FULL: Final[i64] = 0b011111_011111_011111_011111_011111
ONE_OF_ALL: Final[i64] = 0b000001_000001_000001_000001_000001
NOT_GREEN: Final[i64] = 0x3FFFFFC0
BEYOND: Final[i64] = ~0x3FFFFFFF
"""Whoever counts on behind the last colour finds all they look for."""
SHIELD_BITS: Final[i64] = 4
"""Of each region, where the shields of a seat are six counts in one number."""
SHIELD_MASK: Final[i64] = 0b1111

MAJOR: Final[i64] = 0
MINOR: Final[i64] = 1

# Phases: what is being decided. STAGE is the phase of the rulebook, 1-4, in which it is.
OFFERING: Final[i64] = 0
BIDDING: Final[i64] = 1
BUILDING: Final[i64] = 2
ACTING: Final[i64] = 3
PLACING: Final[i64] = 4
TURNING: Final[i64] = 5
OVER: Final[i64] = 6

# How a game ended.
BY_CITIES: Final[i64] = 1
BY_DECK: Final[i64] = 2

# Action codes.
OFFER: Final[i64] = 0
BID: Final[i64] = OFFER + COLOURS
PASS: Final[i64] = BID + MOST_BID
BUILD: Final[i64] = PASS + 1
LAY: Final[i64] = BUILD + CITIES
SHIELD: Final[i64] = LAY + COLOURS * MOST_CARDS
TURN: Final[i64] = SHIELD + REGIONS
ACTIONS: Final[i64] = TURN + COLOURS

# The box: what stands where in `box`.
CARDS_EACH: Final[i64] = 0
"""Building cards of each colour in the game."""
MINORS: Final[i64] = CARDS_EACH + 1
"""1 if there are minor roles."""
INCOME: Final[i64] = MINORS + 1
OFFERS: Final[i64] = INCOME + 1
"""Cards that each seat offers."""
FEWEST: Final[i64] = OFFERS + 1
"""A deck smaller than this makes a round the last one (P34)."""
ROUNDS: Final[i64] = FEWEST + 1
"""No game has more rounds with an offer."""
CHEAPEST: Final[i64] = ROUNDS + 1
"""No city costs less gold."""
ICONS: Final[i64] = CHEAPEST + 1
"""Of each city: five counts (P8)."""
BUILDINGS: Final[i64] = ICONS + CITIES
"""Of each city: how many icons there are."""
TOUCHING: Final[i64] = BUILDINGS + CITIES
"""Of each city: bit mask of its regions (P7)."""
WORTH: Final[i64] = TOUCHING + CITIES
PRICE: Final[i64] = WORTH + CITIES
ARMS: Final[i64] = PRICE + CITIES
"""Of each city: the shields that its builder places (P6)."""
CITY_SIZE: Final[i64] = ARMS + CITIES
"""Of each city: 0 for a small one, 1 for a medium, 2 for a large one. Nothing in play follows from it."""
BOX: Final[i64] = CITY_SIZE + CITIES

# The table: what stands where in `t`.
DRAW: Final[i64] = 0
"""Cards that each seat draws in a round (P11)."""
PHASE: Final[i64] = DRAW + 1
STAGE: Final[i64] = PHASE + 1
FINAL_ROUND: Final[i64] = STAGE + 1
"""1 in the last round (P34)."""
DECK_SIZE: Final[i64] = FINAL_ROUND + 1
CITY_DECK: Final[i64] = DECK_SIZE + 1
"""How many of the unseen cities can still be turned up; the others are not in the game (P37)."""
RANK: Final[i64] = CITY_DECK + 1
"""Of the role that is at stake or used."""
SHARED: Final[i64] = RANK + 1
"""1 if several had the most of this colour: its minor role stays on the board (P28)."""
HIGHEST: Final[i64] = SHARED + 1
"""The highest bid; 0 before there is one."""
TO_PLACE: Final[i64] = HIGHEST + 1
"""Shields."""
CITY: Final[i64] = TO_PLACE + 1
"""The city whose shields are being placed, or NOBODY."""
COLOUR: Final[i64] = CITY + 1
"""Of the group that is auctioned; in phase 4 of the role at stake. 0 otherwise."""
OBSERVED: Final[i64] = COLOUR + 1
"""All before is observed as it is."""
WAITING: Final[i64] = OBSERVED
"""Bit mask of the seats that may decide now."""
PRINCE: Final[i64] = WAITING + 1
BIDDERS: Final[i64] = PRINCE + 1
"""Bit mask of the seats that are still in the auction."""
BIDDER: Final[i64] = BIDDERS + 1
"""Whose the highest bid is."""
ENDED: Final[i64] = BIDDER + 1
WINNERS: Final[i64] = ENDED + 1
"""Bit mask of the winning seats."""
UNSEEN: Final[i64] = WINNERS + 1
"""Bit mask of the cities that have not been turned up."""
SHOWN: Final[i64] = UNSEEN + 1
DISPLAY: Final[i64] = SHOWN + 1
"""The cities face up; the first SHOWN entries count, the others are NOBODY."""
DECK: Final[i64] = DISPLAY + DISPLAYED
REMOVED: Final[i64] = DECK + 1
"""Cards out of the game, openly (P16)."""
PILE: Final[i64] = REMOVED + 1
"""Cards face up to be auctioned."""
HAND: Final[i64] = PILE + 1
OFFERED: Final[i64] = HAND + MOST_SEATS
"""Of each seat: the cards lying face down this round."""
TO_OFFER: Final[i64] = OFFERED + MOST_SEATS
"""Of each seat: how many cards it has still to offer."""
OPEN: Final[i64] = TO_OFFER + MOST_SEATS
"""Of each seat: the cards in front of it that are face up ..."""
TURNED: Final[i64] = OPEN + MOST_SEATS
"""... and face down."""
GOLD: Final[i64] = TURNED + MOST_SEATS
SCORE: Final[i64] = GOLD + MOST_SEATS
PLACED: Final[i64] = SCORE + MOST_SEATS
"""Of each seat: its shields on the six regions."""
SUPPLY: Final[i64] = PLACED + MOST_SEATS
"""Of each seat: the shields not on the map."""
BUILT: Final[i64] = SUPPLY + MOST_SEATS
"""Of each seat: bit mask of its cities."""
MAJORS: Final[i64] = BUILT + MOST_SEATS
"""Of each colour: the seat that holds the major role, or NOBODY ..."""
MINOR_HOLDERS: Final[i64] = MAJORS + COLOURS
"""... and the minor one."""
PILES: Final[i64] = MINOR_HOLDERS + COLOURS
"""How many piles have been turned up."""
MEMORY: Final[i64] = PILES + 1
"""What was seen of hands, in a row for each pile and one before the first; in each row two numbers for each seat.

GIVEN: what the seat gave to this pile, and how many cards it had in hand before. MOVED: what left its hand openly
since then, but for cards won since then, and what it has won since then and not parted with again. Nothing else
can matter: whether cards go openly before others are won or after, what is known of a hand comes out the same.
"""
GIVEN: Final[i64] = 0
MOVED: Final[i64] = 1
NOTED: Final[i64] = 2
"""Numbers for each seat."""

TRIES: Final[i64] = 24
"""How often `resample` parts the past piles blindly before it counts all ways to part them."""
BUCKETS: Final[i64] = 1024
HALF_WORD: Final[i64] = 0x40000000
HALF_WORD_FLOAT: Final = 1073741824.0
"""The same; mypyc makes a float of a constant i64 in 32 bits, which are too few for it."""


def count_of(cards: i64, colour: i64) -> i64:
    """How many cards of a colour."""
    return cards >> colour * CARD_BITS & CARD_MASK


def total(cards: i64) -> i64:
    """How many cards in all."""
    pairs = (cards & 0x3F03F03F) + (cards >> CARD_BITS & 0x0003F03F)
    return (pairs & 0xFFF) + (pairs >> 12 & 0xFFF) + (pairs >> 24)


def without(cards: i64, others: i64) -> i64:
    """What is left of each colour without the others; nothing where they are more."""
    left = (cards | BORROW) - others
    enough = left & BORROW
    return left & (enough - (enough >> CARD_BITS - 1))


def one_of_each(cards: i64) -> i64:
    """A card of each colour that there is."""
    return (cards + FULL & BORROW) >> CARD_BITS - 1


def colours_in(cards: i64) -> i64:
    """How many colours; the top count of the product is the sum of all."""
    return one_of_each(cards) * ONE_OF_ALL >> CARDS_BITS - CARD_BITS & CARD_MASK


def nth_colour(cards: i64, n: i64) -> i64:
    """The n-th of the colours that the cards have; COLOURS if they have fewer, so that no search is endless."""
    ones = one_of_each(cards)
    while n > 0:
        ones &= ones - 1
        n -= 1
    ones |= BEYOND
    colour: i64 = 0
    while not ones & 1:
        ones >>= CARD_BITS
        colour += 1
    return colour


def nth_card(cards: i64, n: i64) -> i64:
    """The colour of the n-th card; one beyond the last if there are fewer, so that no search is endless."""
    cards |= BEYOND
    colour: i64 = 0
    while n >= cards & CARD_MASK:
        n -= cards & CARD_MASK
        cards >>= CARD_BITS
        colour += 1
    return colour


def moved_after(moved: i64, cards: i64) -> i64:
    """The number at MOVED when more cards leave the hand openly: those won since the last pile go first."""
    won = moved & CARDS_MASK
    left = (moved >> CARDS_BITS) + without(cards, won)
    return left << CARDS_BITS | without(won, cards)


def known_after(known: i64, given: i64, held: i64, moved: i64) -> i64:
    """The cards that are certainly in a hand after an offer and what followed it, by those that were before.

    Whatever leaves a hand may have been a known card of its colour or one drawn unseen; so it lessens what is known
    of its colour, and only what goes beyond that must have been drawn. NOBODY if the hand never had as many unseen
    cards, or if more cards would be known than there are: then it did not happen so.
    """
    known = without(known, given)
    held -= total(given)
    if held < total(known):
        return NOBODY
    left = moved >> CARDS_BITS
    known = without(known, left)
    held -= total(left)
    if held < total(known):
        return NOBODY
    known += moved & CARDS_MASK
    if known & BORROW:
        return NOBODY
    return known


@final
class PrincipeState(State):
    def bare(self) -> "PrincipeState":
        return PrincipeState(self.seats)

    def lay_out(self, draw: i64, cities: i64) -> None:
        """P1-P6, P37: the box on the table; all cards in the decks, no round begun."""
        box = self.box
        self.round = 0
        self.t = zeros(MEMORY + (2 + box[ROUNDS]) * self.seats * NOTED)
        t = self.t
        t[DRAW] = draw
        t[STAGE] = 1
        t[CITY] = NOBODY
        t[BIDDER] = NOBODY
        t[CITY_DECK] = cities
        t[UNSEEN] = ALL_CITIES
        t[DECK_SIZE] = box[CARDS_EACH] * COLOURS
        for colour in range(COLOURS):
            t[DECK] |= box[CARDS_EACH] << colour * CARD_BITS
            t[MAJORS + colour] = NOBODY
            t[MINOR_HOLDERS + colour] = NOBODY
        for slot in range(DISPLAYED):
            t[DISPLAY + slot] = NOBODY
        for seat in range(self.seats):
            t[SUPPLY + seat] = SHIELDS

    def set_up(self) -> None:
        """P9: four cities, a prince, and the first round."""
        t = self.t
        for slot in range(DISPLAYED):
            t[DISPLAY + slot] = self.draw_city(t)
        t[SHOWN] = DISPLAYED
        t[PRINCE] = self.beginner()
        self.begin_round(t)

    # Who decides, and between what

    def pending(self) -> i64:
        return self.t[WAITING]

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        t = self.t
        if not t[WAITING] >> seat & 1:
            return 0
        phase = t[PHASE]
        count: i64 = 0
        if phase == OFFERING:
            for colour in range(COLOURS):
                if count_of(t[HAND + seat], colour) > 0:
                    out[count] = OFFER + colour
                    count += 1
            return count
        if phase == PLACING:
            regions = self.regions_open(t)
            for region in range(REGIONS):
                if regions >> region & 1:
                    out[count] = SHIELD + region
                    count += 1
            return count
        out[0] = PASS
        count = 1
        if phase == BIDDING:
            for amount in range(t[HIGHEST], t[GOLD + seat]):
                out[count] = BID + amount
                count += 1
        elif phase == TURNING:
            for colour in range(WHITE, COLOURS):
                if count_of(t[TURNED + seat], colour) > 0:
                    out[count] = TURN + colour
                    count += 1
        else:
            if phase == ACTING:
                for colour in range(COLOURS):
                    for fewer in range(count_of(t[HAND + seat], colour)):
                        out[count] = LAY + colour * MOST_CARDS + fewer
                        count += 1
            slots = self.slots_open(t, seat)
            for slot in range(DISPLAYED):
                if slots >> slot & 1:
                    out[count] = BUILD + t[DISPLAY + slot]
                    count += 1
        return count

    def play_on(self, most: i64) -> i64:
        """As from the list, without making one, and without a code between choosing and doing."""
        t = self.t
        done: i64 = 0
        while done < most:
            waiting = t[WAITING]
            if waiting == 0:
                break
            seat: i64 = 0
            while not waiting & 1:
                waiting >>= 1
                seat += 1
            phase = t[PHASE]
            if phase == OFFERING:
                hand = t[HAND + seat]
                self.offer_card(t, seat, nth_colour(hand, self.below(colours_in(hand))))
            elif phase == BIDDING:
                highest = t[HIGHEST]
                over = t[GOLD + seat] - highest
                if over < 0:
                    over = 0
                amount = self.below(1 + over)
                if amount > 0:
                    amount += highest
                self.bid(t, seat, amount, t[BIDDERS])
            elif phase == PLACING:
                regions = self.regions_open(t)
                self.put_shield(t, seat, nth_bit(regions, self.below(bits(regions))))
            elif phase == TURNING:
                turned = t[TURNED + seat] & NOT_GREEN
                n = self.below(1 + colours_in(turned))
                if n == 0:
                    self.decline(t, seat)
                else:
                    self.turn_up(t, seat, nth_colour(turned, n - 1))
            else:
                self.lay_or_build(t, seat, phase)
            done += 1
        return done

    def lay_or_build(self, t: vec[i64], seat: i64, phase: i64) -> None:
        """Any of the actions of these two phases, or none."""
        slots = self.slots_open(t, seat)
        hand: i64 = 0
        held: i64 = 0
        if phase == ACTING:
            hand = t[HAND + seat]
            held = total(hand)
        n = self.below(1 + held + bits(slots))
        if n == 0:
            self.decline(t, seat)
        elif n > held:
            self.build(t, seat, t[DISPLAY + nth_bit(slots, n - held - 1)])
        else:
            shift: i64 = 0
            while n > hand & CARD_MASK:
                n -= hand & CARD_MASK
                hand >>= CARD_BITS
                shift += CARD_BITS
            self.lay(t, seat, n << shift)

    def slots_open(self, t: vec[i64], seat: i64) -> i64:
        """P20, P21: bit mask of the places on display with a city in which the seat can build."""
        gold = t[GOLD + seat]
        if self.round == 1 or gold < self.box[CHEAPEST]:
            return 0
        box = self.box
        hand = t[HAND + seat] | BORROW
        mask: i64 = 0
        for slot in range(t[SHOWN]):
            city = t[DISPLAY + slot]
            if gold >= box[PRICE + city] and (hand - box[ICONS + city]) & BORROW == BORROW:
                mask |= 1 << slot
        return mask

    def might_build(self, t: vec[i64], seat: i64, gold: i64) -> bool:
        """P20, P21: a seat with so much gold can build for all that others can know, by the number of its cards."""
        if self.round == 1 or gold < self.box[CHEAPEST]:
            return False
        box = self.box
        held = total(t[HAND + seat])
        for slot in range(t[SHOWN]):
            city = t[DISPLAY + slot]
            if gold >= box[PRICE + city] and held >= box[BUILDINGS + city]:
                return True
        return False

    def regions_open(self, t: vec[i64]) -> i64:
        """P22, P32: bit mask of the regions where a shield may go now."""
        city = t[CITY]
        if city == NOBODY:
            return ALL_REGIONS
        return self.box[TOUCHING + city]

    def apply(self, seat: i64, action: i64) -> None:
        """The row is passed along from here: fetching it costs more than most steps."""
        t = self.t
        if action < BID:
            self.offer_card(t, seat, action - OFFER)
        elif action < PASS:
            self.bid(t, seat, action - BID + 1, t[BIDDERS])
        elif action == PASS:
            self.decline(t, seat)
        elif action < LAY:
            self.build(t, seat, action - BUILD)
        elif action < SHIELD:
            code = action - LAY
            colour = code // MOST_CARDS
            self.lay(t, seat, (code - colour * MOST_CARDS + 1) << colour * CARD_BITS)
        elif action < TURN:
            self.put_shield(t, seat, action - SHIELD)
        else:
            self.turn_up(t, seat, action - TURN)

    def decline(self, t: vec[i64], seat: i64) -> None:
        phase = t[PHASE]
        if phase == BIDDING:
            self.bid(t, seat, 0, t[BIDDERS])
        elif phase == BUILDING:
            if self.notes is not None:
                self.tell("no-build", seat)
            self.next_group(t)
        elif phase == ACTING:
            if self.notes is not None:
                self.tell("rested", seat)
            self.end_turn(t, seat)
        else:
            if self.notes is not None:
                self.tell("none-turned", seat)
            self.after_role(t)

    # Phase 1, income and offer: P11-P13, P33, P34

    def begin_round(self, t: vec[i64]) -> None:
        self.barrier += 1
        t[STAGE] = 1
        if t[SHOWN] < DISPLAYED:  # P33
            self.end(BY_CITIES)
            return
        self.round += 1
        if t[DECK_SIZE] < self.box[FEWEST]:  # P34
            t[FINAL_ROUND] = 1
            if self.notes is not None:
                self.tell("last-round", self.round)
            self.turn_up_deck(t)
            return
        income = self.box[INCOME]
        if self.notes is not None:
            self.tell("round", self.round)
            self.tell("income", income)
        prince = t[PRINCE]
        seat = prince
        while True:
            t[GOLD + seat] += income  # P11
            self.deal(t, seat, t[DRAW])
            seat = self.after(seat)
            if seat == prince:
                break
        t[PHASE] = OFFERING
        waiting: i64 = 0
        offers = self.box[OFFERS]
        for seat in range(self.seats):
            if total(t[HAND + seat]) > offers:
                t[TO_OFFER + seat] = offers
                waiting |= 1 << seat
            else:
                self.offer_all(t, seat)
        t[WAITING] = waiting
        if waiting == 0:
            self.turn_up_offers(t)

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    def deal(self, t: vec[i64], seat: i64, count: i64) -> None:
        """P11, P13: so many cards from the deck into the hand, or all there are."""
        size = t[DECK_SIZE]
        if count > size:
            count = size
        drawn = self.draw_cards(t, count)
        t[HAND + seat] += drawn
        if self.notes is not None:
            if count == 0:
                self.tell("no-card", seat)
                return
            self.tell_to(bit(seat), "drawn", seat, drawn)
            self.tell_to(EVERYBODY & ~bit(seat), "drew", seat, count)

    def draw_cards(self, t: vec[i64], count: i64) -> i64:
        """So many cards from the deck, which has as many."""
        deck = t[DECK]
        size = t[DECK_SIZE]
        drawn: i64 = 0
        while count > 0:
            n = self.below(size)
            card: i64 = 1
            left = deck
            while n >= left & CARD_MASK:
                n -= left & CARD_MASK
                left >>= CARD_BITS
                card <<= CARD_BITS
            deck -= card
            drawn += card
            size -= 1
            count -= 1
        t[DECK] = deck
        t[DECK_SIZE] = size
        return drawn

    def offer_all(self, t: vec[i64], seat: i64) -> None:
        """P12: who has no more cards than they must offer has no choice, and all know how many they have."""
        cards = t[HAND + seat]
        t[OFFERED + seat] = cards
        t[HAND + seat] = 0
        if self.notes is not None:
            for n in range(total(cards)):
                self.tell_offer(seat, nth_card(cards, n))

    def offer_card(self, t: vec[i64], seat: i64, colour: i64) -> None:
        card = 1 << colour * CARD_BITS
        t[HAND + seat] -= card
        t[OFFERED + seat] += card
        to_offer = t[TO_OFFER + seat] - 1
        t[TO_OFFER + seat] = to_offer
        if self.notes is not None:
            self.tell_offer(seat, colour)
        if to_offer == 0:
            waiting = t[WAITING] & ~(1 << seat)
            t[WAITING] = waiting
            if waiting == 0:
                self.turn_up_offers(t)

    def tell_offer(self, seat: i64, colour: i64) -> None:
        self.tell_to(bit(seat), "offered", seat, colour)
        self.tell_to(EVERYBODY & ~bit(seat), "offer", seat)

    def turn_up_offers(self, t: vec[i64]) -> None:
        piles = t[PILES] + 1
        t[PILES] = piles
        place = self.noted(piles, 0) + GIVEN
        pile: i64 = 0
        for seat in range(self.seats):
            given = t[OFFERED + seat]
            pile += given
            t[OFFERED + seat] = 0
            t[place] = total(t[HAND + seat] + given) << CARDS_BITS | given
            place += NOTED
        t[PILE] = pile
        self.begin_auctions(t)

    def turn_up_deck(self, t: vec[i64]) -> None:
        """P34: in the last round the deck makes the offer, and nobody gives anything."""
        t[PILES] += 1
        for seat in range(self.seats):
            t[self.noted(t[PILES], seat) + GIVEN] = total(t[HAND + seat]) << CARDS_BITS
        count = self.box[OFFERS] * self.seats
        if count > t[DECK_SIZE]:
            count = t[DECK_SIZE]
        t[PILE] = self.draw_cards(t, count)
        self.begin_auctions(t)

    # Phase 2, auctions: P14-P18

    def begin_auctions(self, t: vec[i64]) -> None:
        t[STAGE] = 2
        if self.notes is not None and t[PILE] > 0:
            self.tell("pile", t[PILE])
        self.next_group(t)

    def next_group(self, t: vec[i64]) -> None:
        """P14: the smallest group left, equal ones in the order of colours."""
        pile = t[PILE]
        if pile == 0:
            self.begin_actions(t)
            return
        left = pile
        groups = (left + FULL & BORROW) >> CARD_BITS - 1  # a bit for each group
        while True:  # take a card off each until one of them is gone
            left -= groups
            smallest = groups & ~(left + FULL >> CARD_BITS - 1)
            if smallest:
                break
        colour: i64 = 0
        while not smallest & 1:
            smallest >>= CARD_BITS
            colour += 1
        t[COLOUR] = colour
        if self.notes is not None:
            self.tell("auction", colour, count_of(pile, colour))
        self.bid(t, t[PRINCE], NOBODY, (1 << self.seats) - 1)

    def bid(self, t: vec[i64], seat: i64, amount: i64, bidders: i64) -> None:
        """P15: more than anybody, or 0 to pass. NOBODY opens an auction between these bidders.

        That begins to the left of the prince, who comes last (P18, P29), and goes on until the only one left has bid,
        or nobody is left. Who cannot bid more is passed over: all gold is taken and paid openly, so that all can know
        it (P10).
        """
        self.barrier += 1
        highest: i64 = 0
        decided: i64 = 0
        if amount > 0:
            highest = amount
            decided = 1 << seat
            t[HIGHEST] = amount
            t[BIDDER] = seat
            if self.notes is not None:
                self.tell("bid", seat, amount)
        elif amount == 0:
            highest = t[HIGHEST]
            if highest > 0:
                decided = 1 << t[BIDDER]
            bidders &= ~(1 << seat)
            if self.notes is not None:
                self.tell("passed", seat)
        else:
            t[PHASE] = BIDDING
        seats = self.seats
        while bidders != decided:
            seat += 1
            if seat == seats:
                seat = 0
            if bidders >> seat & 1:
                if t[GOLD + seat] > highest:
                    t[BIDDERS] = bidders
                    t[WAITING] = 1 << seat
                    return
                bidders &= ~(1 << seat)
                if self.notes is not None:
                    self.tell("outbid", seat)
        winner = t[BIDDER]
        t[BIDDERS] = 0
        t[BIDDER] = NOBODY
        t[HIGHEST] = 0
        if t[STAGE] == 2:
            self.give_group(t, winner, highest)
        else:
            self.give_role(t, winner, highest)

    def give_group(self, t: vec[i64], seat: i64, price: i64) -> None:
        colour = t[COLOUR]
        pile = t[PILE]
        group = pile & CARD_MASK << colour * CARD_BITS
        t[PILE] = pile - group
        t[COLOUR] = 0
        if seat == NOBODY:
            t[REMOVED] += group  # P16
            if self.notes is not None:
                self.tell("unsold", colour, total(group))
        else:
            gold = t[GOLD + seat] - price
            t[GOLD + seat] = gold
            t[HAND + seat] += group  # P17
            t[self.noted(t[PILES], seat) + MOVED] += group
            if self.notes is not None:
                self.tell("won", seat, colour, total(group), price)
            if t[PRINCE] != seat:
                self.become_prince(t, seat)
            if self.might_build(t, seat, gold):
                self.ask(t, seat, BUILDING)
                return
            if self.notes is not None and self.round > 1:
                self.tell("cannot-build", seat)
        self.next_group(t)

    def become_prince(self, t: vec[i64], seat: i64) -> None:
        t[PRINCE] = seat
        if self.notes is not None:
            self.tell("prince", seat)

    def ask(self, t: vec[i64], seat: i64, phase: i64) -> None:
        self.barrier += 1
        t[PHASE] = phase
        t[WAITING] = 1 << seat

    # Phase 3: P19

    def begin_actions(self, t: vec[i64]) -> None:
        """The prince first."""
        t[STAGE] = 3
        prince = t[PRINCE]
        if t[HAND + prince] > 0:
            self.ask(t, prince, ACTING)
            return
        if self.notes is not None:
            self.tell("empty-hand", prince)
        self.end_turn(t, prince)

    def end_turn(self, t: vec[i64], seat: i64) -> None:
        """Who has no card in hand can do nothing, as all can see."""
        prince = t[PRINCE]
        while True:
            seat = self.after(seat)
            if seat == prince:
                self.begin_roles(t)
                return
            if t[HAND + seat] > 0:
                self.ask(t, seat, ACTING)
                return
            if self.notes is not None:
                self.tell("empty-hand", seat)

    def lay(self, t: vec[i64], seat: i64, cards: i64) -> None:
        self.lay_cards(t, seat, cards)
        if self.notes is not None:
            self.tell("laid", seat, nth_card(cards, 0), total(cards))
        self.end_turn(t, seat)

    def lay_cards(self, t: vec[i64], seat: i64, cards: i64) -> None:
        t[HAND + seat] -= cards
        t[OPEN + seat] += cards
        place = self.noted(t[PILES], seat) + MOVED
        t[place] = moved_after(t[place], cards)

    # Building in a city: P20-P24

    def build(self, t: vec[i64], seat: i64, city: i64) -> None:
        box = self.box
        self.lay_cards(t, seat, box[ICONS + city])
        t[GOLD + seat] -= box[PRICE + city]
        t[SCORE + seat] += box[WORTH + city]
        t[BUILT + seat] |= bit(city)
        if self.notes is not None:
            self.tell("built", seat, city, box[PRICE + city], box[WORTH + city])
        t[CITY] = city
        t[TO_PLACE] = box[ARMS + city]
        if t[TO_PLACE] > t[SUPPLY + seat]:  # P4, P22
            t[TO_PLACE] = t[SUPPLY + seat]
        self.ask(t, seat, PLACING)
        touched = box[TOUCHING + city]
        if touched & (touched - 1) == 0:
            while t[TO_PLACE] > 0:
                self.place_one(t, seat, lowest(touched))
        if t[TO_PLACE] == 0:
            self.finish_building(t, seat)

    def put_shield(self, t: vec[i64], seat: i64, region: i64) -> None:
        self.place_one(t, seat, region)
        if t[TO_PLACE] > 0:
            return
        if t[STAGE] == 4:
            self.after_role(t)
        else:
            self.finish_building(t, seat)

    def place_one(self, t: vec[i64], seat: i64, region: i64) -> None:
        t[PLACED + seat] += 1 << region * SHIELD_BITS
        t[SUPPLY + seat] -= 1
        t[TO_PLACE] -= 1
        if self.notes is not None:
            self.tell("shield", seat, region)

    def finish_building(self, t: vec[i64], seat: i64) -> None:
        city = t[CITY]
        icons = self.box[ICONS + city]
        for colour in range(COLOURS):  # P23
            if count_of(icons, colour) > 0:
                self.honour(t, t[MAJORS + colour], seat, colour, 2)
                self.honour(t, t[MINOR_HOLDERS + colour], seat, colour, 1)
        t[CITY] = NOBODY
        self.replace_city(t, city)
        if t[STAGE] == 2:
            self.next_group(t)
        else:
            self.end_turn(t, seat)

    def honour(self, t: vec[i64], holder: i64, builder: i64, colour: i64, points: i64) -> None:
        if holder != NOBODY and holder != builder:
            t[SCORE + holder] += points
            if self.notes is not None:
                self.tell("honour", holder, colour, points)

    def replace_city(self, t: vec[i64], city: i64) -> None:
        """P24: a new one takes the place, or the gap closes."""
        slot: i64 = 0
        while t[DISPLAY + slot] != city:
            slot += 1
        if t[CITY_DECK] > 0:
            self.barrier += 1
            t[DISPLAY + slot] = self.draw_city(t)
            return
        t[SHOWN] -= 1
        while slot < t[SHOWN]:
            t[DISPLAY + slot] = t[DISPLAY + slot + 1]
            slot += 1
        t[DISPLAY + slot] = NOBODY

    def draw_city(self, t: vec[i64]) -> i64:
        drawn = nth_bit(t[UNSEEN], self.below(bits(t[UNSEEN])))
        t[UNSEEN] &= ~bit(drawn)
        t[CITY_DECK] -= 1
        if self.notes is not None:
            self.tell("city", drawn)
        return drawn

    # Phase 4, roles: P25-P32

    def begin_roles(self, t: vec[i64]) -> None:
        t[STAGE] = 4
        for colour in range(COLOURS):  # P25
            t[MAJORS + colour] = NOBODY
            t[MINOR_HOLDERS + colour] = NOBODY
        t[COLOUR] = NOBODY  # before the first
        t[RANK] = MINOR
        if self.notes is not None:
            self.tell("roles-back")
        self.award_roles(t)

    def role_at_stake(self, t: vec[i64]) -> i64:
        return t[RANK] * COLOURS + t[COLOUR]

    def foremost(self, t: vec[i64], left_out: i64) -> i64:
        """P25: bit mask of those with the most face-up cards of this colour, one seat left out."""
        shift = t[COLOUR] * CARD_BITS
        most: i64 = 1
        leaders: i64 = 0
        for seat in range(self.seats):
            count = t[OPEN + seat] >> shift & CARD_MASK
            if count >= most and seat != left_out:
                if count > most:
                    most = count
                    leaders = 0
                leaders |= 1 << seat
        return leaders

    def award_roles(self, t: vec[i64]) -> None:
        """P26-P28: role by role, from the one after that at stake, until somebody has to decide."""
        colour = t[COLOUR]
        while True:
            left_out = NOBODY
            if t[RANK] == MAJOR and t[SHARED] == 0 and self.box[MINORS]:  # P31: the minor role follows the major one
                t[RANK] = MINOR
                left_out = t[MAJORS + colour]
            else:
                colour += 1
                t[COLOUR] = colour
                t[RANK] = MAJOR
                t[SHARED] = 0
                if colour == COLOURS:
                    break
            leaders = self.foremost(t, left_out)
            if leaders == 0:
                t[RANK] = MINOR  # with nobody for the major role there is nobody for the minor one
            elif leaders & (leaders - 1) == 0:  # P26
                seat = lowest(leaders)
                if self.notes is not None:
                    self.tell("role", seat, self.role_at_stake(t))
                if self.take_role(t, seat):
                    return
            else:  # P27, P28
                if t[RANK] == MAJOR:
                    t[SHARED] = 1
                if self.notes is not None:
                    self.tell("role-auction", self.role_at_stake(t))
                self.bid(t, t[PRINCE], NOBODY, leaders)
                return
        t[COLOUR] = 0
        if t[FINAL_ROUND]:
            self.end(BY_DECK)
        else:
            self.begin_round(t)

    def give_role(self, t: vec[i64], seat: i64, price: i64) -> None:
        if seat == NOBODY:
            if self.notes is not None:
                self.tell("role-unsold", self.role_at_stake(t))  # P29
            self.after_role(t)
            return
        t[GOLD + seat] -= price
        if self.notes is not None:
            self.tell("role-won", seat, self.role_at_stake(t), price)
        if t[PRINCE] != seat:
            self.become_prince(t, seat)
        if not self.take_role(t, seat):
            self.after_role(t)

    def take_role(self, t: vec[i64], seat: i64) -> bool:
        """P30, then what the role's ability brings by itself, and whether it asks something (P3, P32)."""
        colour = t[COLOUR]
        if t[RANK] == MINOR:
            t[MINOR_HOLDERS + colour] = seat
        else:
            t[MAJORS + colour] = seat
            turned = count_of(t[OPEN + seat], colour) + 1 >> 1  # P30
            cards = turned << colour * CARD_BITS
            t[OPEN + seat] -= cards
            t[TURNED + seat] += cards
            if self.notes is not None:
                self.tell("turned-down", seat, colour, turned)
        self.barrier += 1
        if colour == GREEN:
            if t[TURNED + seat] & NOT_GREEN:
                self.ask(t, seat, TURNING)
                return True
        elif colour == WHITE:
            t[SCORE + seat] += 1
            if self.notes is not None:
                self.tell("grace", seat)
        elif colour == RED:
            if t[DECK_SIZE] > 0:  # P13
                self.deal(t, seat, 1)
        elif colour == BLUE:
            if t[SUPPLY + seat] > 0:
                t[TO_PLACE] = 1
                self.ask(t, seat, PLACING)
                return True
        else:
            t[GOLD + seat] += ROLE_GOLD
            if self.notes is not None:
                self.tell("interest", seat, ROLE_GOLD)
        return False

    def turn_up(self, t: vec[i64], seat: i64, colour: i64) -> None:
        card = 1 << colour * CARD_BITS
        t[TURNED + seat] -= card
        t[OPEN + seat] += card
        if self.notes is not None:
            self.tell("turned-up", seat, colour)
        self.after_role(t)

    def after_role(self, t: vec[i64]) -> None:
        self.barrier += 1
        self.award_roles(t)

    # The end: P33-P36

    def end(self, how: i64) -> None:
        t = self.t
        t[PHASE] = OVER
        t[WAITING] = 0
        t[ENDED] = how
        for seat in range(self.seats):
            gained = self.role_points(seat) + self.set_points(seat) + self.gold_points(seat) + self.hand_points(seat)
            for region in range(REGIONS):
                gained += self.region_points(seat, region)
            t[SCORE + seat] += gained
            self.tell("final", seat, gained, t[SCORE + seat])
        t[WINNERS] = self.winners()
        self.tell("over", how, t[WINNERS])

    def role_points(self, seat: i64) -> i64:
        """P35: for the roles held at the end."""
        t = self.t
        points: i64 = 0
        for colour in range(COLOURS):
            if t[MAJORS + colour] == seat:
                points += 2
            if t[MINOR_HOLDERS + colour] == seat:
                points += 1
        return points

    def set_points(self, seat: i64) -> i64:
        """P35: for the colour with the fewest cards in front of the player."""
        cards = self.t[OPEN + seat] + self.t[TURNED + seat]
        fewest = MOST_CARDS
        for colour in range(COLOURS):
            if count_of(cards, colour) < fewest:
                fewest = count_of(cards, colour)
        return 2 * fewest

    def gold_points(self, seat: i64) -> i64:
        """P35: for the most money."""
        t = self.t
        for other in range(self.seats):
            if t[GOLD + other] > t[GOLD + seat]:
                return 0
        return 2

    def hand_points(self, seat: i64) -> i64:
        """P35: for the most cards in hand."""
        t = self.t
        held = total(t[HAND + seat])
        for other in range(self.seats):
            if total(t[HAND + other]) > held:
                return 0
        return 2

    def shields_on(self, seat: i64, region: i64) -> i64:
        return self.t[PLACED + seat] >> region * SHIELD_BITS & SHIELD_MASK

    def region_points(self, seat: i64, region: i64) -> i64:
        """P35: for the shields in a region."""
        t = self.t
        shift = region * SHIELD_BITS
        own = t[PLACED + seat] >> shift & SHIELD_MASK
        if own == 0:
            return 0
        ahead: i64 = 0
        for other in range(self.seats):
            if t[PLACED + other] >> shift & SHIELD_MASK > own:
                ahead += 1
        if ahead == 0:
            return 5
        if ahead == 1:
            return 2
        return 0  # tied leaders, or one who leads and another between

    def points(self, seat: i64) -> i64:
        return self.t[SCORE + seat]

    def rank(self, seat: i64) -> i64:
        """P36."""
        t = self.t
        place: i64 = 1
        for other in range(self.seats):
            if t[SCORE + other] > t[SCORE + seat]:
                place += 1
        return place

    # What a seat may know: P10

    def observed(self, seat: i64, action: i64, by: i64) -> i64:
        if action < BID and by != seat:
            return UNKNOWN
        return action

    def observe(self, seat: i64, out: vec[i64]) -> None:
        """Money is observed: all of it is taken and paid openly, so that all can know it."""
        t = self.t
        seats = self.seats
        written: i64 = 0
        for place in range(OBSERVED):
            out[written] = t[place]
            written += 1
        turn = NOBODY
        if t[PHASE] != OFFERING and t[PHASE] != OVER:
            turn = lowest(t[WAITING])
        out[written] = self.round
        out[written + 1] = self.seen_from(seat, turn)
        out[written + 2] = self.seen_from(seat, t[PRINCE])
        out[written + 3] = self.seen_from(seat, t[BIDDER])
        written += 4
        for colour in range(COLOURS):
            out[written] = count_of(t[PILE], colour)
            out[written + 1] = count_of(t[REMOVED], colour)
            out[written + 2] = self.seen_from(seat, t[MAJORS + colour])
            out[written + 3] = self.seen_from(seat, t[MINOR_HOLDERS + colour])
            out[written + 4] = count_of(t[HAND + seat], colour)
            out[written + 5] = count_of(t[OFFERED + seat], colour)
            written += 6
        for city in range(CITIES):
            out[written + city] = t[UNSEEN] >> city & 1
        written += CITIES
        for i in range(seats):
            other = (seat + i) % seats
            out[written] = t[SCORE + other]
            out[written + 1] = t[GOLD + other]
            out[written + 2] = t[SUPPLY + other]
            out[written + 3] = total(t[HAND + other])
            out[written + 4] = total(t[OFFERED + other])
            out[written + 5] = t[TO_OFFER + other]
            out[written + 6] = t[BIDDERS] >> other & 1
            written += 7
            for colour in range(COLOURS):
                out[written] = count_of(t[OPEN + other], colour)
                out[written + 1] = count_of(t[TURNED + other], colour)
                written += 2
            for region in range(REGIONS):
                out[written] = self.shields_on(other, region)
                written += 1
            for city in range(CITIES):
                out[written] = t[BUILT + other] >> city & 1
                written += 1

    def seen_from(self, seat: i64, other: i64) -> i64:
        """A seat, counted from the observing one; NOBODY stays."""
        if other == NOBODY:
            return NOBODY
        return (other - seat + self.seats) % self.seats

    # What is hidden: P10

    def noted(self, row: i64, seat: i64) -> i64:
        """Where the numbers of a seat stand in a row of MEMORY."""
        return MEMORY + (row * self.seats + seat) * NOTED

    def resample(self, seat: i64, key: i64) -> None:
        """P10: hands, face-down offers and the deck. Money can be worked out, so it stays.

        A fair sample in two steps. First, who gave which cards of the past piles of offers: every way to part the
        piles, card by card, among the others that agrees with all that was seen is equally likely. With it,
        `known_after` tells which cards are certainly in whose hand; these stay. Then the cards that nobody can place
        are dealt anew, every deal being equally likely. Each hand that agrees with what was seen can come out, and
        no other.

        To part the piles blindly until that agrees is quick where much is possible. Where it fails so often, little
        is, and all of it is counted: both lead to the same chances, so that it does not matter which one succeeds.
        """
        self.random = key
        t = self.t
        pool = t[DECK]
        others = (1 << self.seats) - 1
        if seat >= 0:
            others &= ~(1 << seat)
        for other in range(self.seats):
            if others >> other & 1:
                pool += t[HAND + other] + t[OFFERED + other]
        known = zeros(self.seats)
        tries: i64 = 0
        while not self.part_blindly(others, pool, known):
            tries += 1
            if tries == TRIES:
                self.part_by_count(others, pool, known)
                break
        for other in range(self.seats):
            if others >> other & 1:
                pool -= known[other]
        t[DECK] = pool
        t[DECK_SIZE] = total(pool)
        for other in range(self.seats):
            if others >> other & 1:
                self.deal_anew(other, known[other])

    def deal_anew(self, seat: i64, known: i64) -> None:
        """Keep what is known of the hand, draw the rest; nobody knows which of it lies face down."""
        t = self.t
        down = total(t[OFFERED + seat])
        held = total(t[HAND + seat]) + down
        hand = known + self.draw_cards(t, held - total(known))
        offered: i64 = 0
        for i in range(down):
            card = 1 << nth_card(hand, self.below(held - i)) * CARD_BITS
            hand -= card
            offered += card
        t[HAND + seat] = hand
        t[OFFERED + seat] = offered

    def known_at_first(self, known: vec[i64]) -> None:
        """What is known of the hands before the first pile: cards won then."""
        for seat in range(self.seats):
            known[seat] = self.t[self.noted(0, seat) + MOVED] & CARDS_MASK

    def fits(self, others: i64, pool: i64, known: vec[i64]) -> bool:
        """There are as many hidden cards of each colour as are known to be in hands."""
        for other in range(self.seats):
            if others >> other & 1:
                left = (pool | BORROW) - known[other]
                if left & BORROW != BORROW:
                    return False
                pool = left & ~BORROW
        return True

    def given_by(self, row: i64, givers: i64) -> i64:
        """The cards of a pile that these seats gave."""
        cards: i64 = 0
        for giver in range(self.seats):
            if givers >> giver & 1:
                cards += self.t[self.noted(row, giver) + GIVEN] & CARDS_MASK
        return cards

    def part_pile(self, row: i64, givers: i64, cards: i64) -> None:
        """Shuffle cards of a pile, and deal to each giver as many of them as they gave."""
        t = self.t
        left = total(cards)
        for giver in range(self.seats):
            if givers >> giver & 1:
                place = self.noted(row, giver) + GIVEN
                parted: i64 = 0
                count = total(t[place] & CARDS_MASK)
                while count > 0:
                    card = 1 << nth_card(cards, self.below(left)) * CARD_BITS
                    cards -= card
                    parted += card
                    left -= 1
                    count -= 1
                t[place] = t[place] & ~CARDS_MASK | parted

    def part_blindly(self, others: i64, pool: i64, known: vec[i64]) -> bool:
        """Part every pile by chance and work out what is known then; whether that agrees with what was seen."""
        t = self.t
        self.known_at_first(known)
        for row in range(1, t[PILES] + 1):
            self.part_pile(row, others, self.given_by(row, others))
            for other in range(self.seats):
                if others >> other & 1:
                    place = self.noted(row, other)
                    given = t[place + GIVEN]
                    after = known_after(known[other], given & CARDS_MASK, given >> CARDS_BITS, t[place + MOVED])
                    if after == NOBODY:
                        return False
                    known[other] = after
        return self.fits(others, pool, known)

    def part_by_count(self, others: i64, pool: i64, known: vec[i64]) -> None:
        """Part all piles in one of the ways that agree with what was seen, each with the same chance."""
        t = self.t
        ways = Ways(self, others)
        self.known_at_first(known)
        ways.begin(known)
        for row in range(1, t[PILES] + 1):
            ways.add_pile(row)
        node = ways.choose_end(pool, known)
        step = len(ways.rows) - 1
        while step >= 0:
            row = ways.rows[step]
            cards = self.given_by(row, others)
            left = others
            while step >= 0 and ways.rows[step] == row:  # those who gave by choice, then all at once who gave the rest
                arc = ways.choose_arc(node)
                giver = ways.givers[step]
                if giver != NOBODY:
                    place = self.noted(row, giver) + GIVEN
                    t[place] = t[place] & ~CARDS_MASK | ways.arcs[arc + ARC_GIVEN]
                    cards -= ways.arcs[arc + ARC_GIVEN]
                    left &= ~(1 << giver)
                node = ways.arcs[arc + ARC_FROM]
                step -= 1
            self.part_pile(row, left, cards)


# A node of `Ways`: what is known of each hand, then these.
NODE_REST: Final[i64] = MOST_SEATS
"""The cards of the present pile whose giver is not chosen yet; 0 where that does not matter any more."""
NODE_CHAIN: Final[i64] = NODE_REST + 1
"""Another node of the same bucket."""
NODE_ARC: Final[i64] = NODE_CHAIN + 1
"""The last arc that leads to it."""
NODE: Final[i64] = NODE_ARC + 1

# An arc between two nodes.
ARC_FROM: Final[i64] = 0
ARC_GIVEN: Final[i64] = 1
ARC_BEFORE: Final[i64] = 2
"""Another arc that leads to the same node."""
ARC: Final[i64] = 3


@final
class Ways:
    """All ways to part past piles that agree with what was seen, counted giver by giver.

    The nodes of a step are what can be known of all hands after it; a node's weight is the number of ways that lead to
    it. Whoever has no known card of a colour that the pile has gives without a difference to that: nothing is chosen
    for them, and the rest of the pile is theirs.
    """

    def __init__(self, state: PrincipeState, others: i64) -> None:
        self.state = state
        self.others = others
        self.rows = vec[i64]()
        self.givers = vec[i64]()
        self.nodes = vec[i64]()
        self.weights = vec[float]()
        self.arcs = vec[i64]()
        self.shares = vec[float]()
        self.first: i64 = 0
        self.end: i64 = 0
        self.heads = zeros(BUCKETS)
        self.trial = zeros(NODE_REST + 1)

    def begin(self, known: vec[i64]) -> None:
        self.nodes = vec[i64]([NOBODY] * NODE)
        for seat in range(self.state.seats):
            self.nodes[seat] = known[seat]
        self.weights = append(self.weights, 1.0)
        self.end = 1

    def add_pile(self, row: i64) -> None:
        state = self.state
        pile = state.given_by(row, self.others)
        choosing: i64 = 0
        for seat in range(state.seats):
            if self.others >> seat & 1 and self.matters(seat, pile):
                choosing |= 1 << seat
        if choosing == 0:
            pile = 0
        self.give_without_choice(row, self.others & ~choosing, pile)
        for seat in range(state.seats):
            if choosing >> seat & 1:
                choosing &= ~(1 << seat)
                self.give_by_choice(row, seat, choosing == 0)

    def matters(self, seat: i64, pile: i64) -> bool:
        """In some node, a card of a colour of the pile is known to be in the seat's hand."""
        known: i64 = 0
        for node in range(self.first, self.end):
            known |= self.nodes[node * NODE + seat]
        for colour in range(COLOURS):
            if count_of(known, colour) > 0 and count_of(pile, colour) > 0:
                return True
        return False

    def begin_step(self, row: i64, giver: i64) -> None:
        self.rows = append(self.rows, row)
        self.givers = append(self.givers, giver)
        for bucket in range(BUCKETS):
            self.heads[bucket] = NOBODY

    def end_step(self) -> None:
        self.first = self.end
        self.end = len(self.weights)

    def copy_to_trial(self, node: i64) -> None:
        for place in range(NODE_REST + 1):
            self.trial[place] = self.nodes[node * NODE + place]

    def give_without_choice(self, row: i64, givers: i64, rest: i64) -> None:
        state = self.state
        self.begin_step(row, NOBODY)
        for node in range(self.first, self.end):
            self.copy_to_trial(node)
            self.trial[NODE_REST] = rest
            possible = True
            for seat in range(state.seats):
                if givers >> seat & 1:
                    place = state.noted(row, seat)
                    given = state.t[place + GIVEN]
                    after = known_after(
                        self.trial[seat], given & CARDS_MASK, given >> CARDS_BITS, state.t[place + MOVED]
                    )
                    self.trial[seat] = after
                    if after == NOBODY:
                        possible = False
            if possible:
                self.lead(node, 0, 1.0)
        self.end_step()

    def give_by_choice(self, row: i64, seat: i64, last: bool) -> None:
        state = self.state
        given = state.t[state.noted(row, seat) + GIVEN]
        self.begin_step(row, seat)
        for node in range(self.first, self.end):
            self.give_colour(row, seat, last, node, GREEN, total(given & CARDS_MASK), 0, 1.0)
        self.end_step()

    def give_colour(
        self, row: i64, seat: i64, last: bool, node: i64, colour: i64, left: i64, given: i64, ways: float
    ) -> None:
        """Choose in every way how many cards of this colour and of those after it are among the seat's."""
        if colour == COLOURS:
            if left == 0:
                self.give(row, seat, last, node, given, ways)
            return
        there = count_of(self.nodes[node * NODE + NODE_REST], colour)
        count: i64 = 0
        while True:
            self.give_colour(row, seat, last, node, colour + 1, left - count, given, ways)
            if count == left or count == there:
                return
            ways = ways * float(there - count) / float(count + 1)
            count += 1
            given += 1 << colour * CARD_BITS

    def give(self, row: i64, seat: i64, last: bool, node: i64, given: i64, ways: float) -> None:
        state = self.state
        place = state.noted(row, seat)
        held = state.t[place + GIVEN] >> CARDS_BITS
        after = known_after(self.nodes[node * NODE + seat], given, held, state.t[place + MOVED])
        if after == NOBODY:
            return
        self.copy_to_trial(node)
        self.trial[seat] = after
        self.trial[NODE_REST] -= given
        if last:
            self.trial[NODE_REST] = 0
        self.lead(node, given, ways)

    def lead(self, source: i64, given: i64, ways: float) -> None:
        """An arc from a node to the one that is like the trial; make that if there is none."""
        bucket = self.bucket()
        node = self.heads[bucket]
        while node != NOBODY and not self.is_trial(node):
            node = self.nodes[node * NODE + NODE_CHAIN]
        if node == NOBODY:
            node = len(self.weights)
            for place in range(NODE_REST + 1):
                self.nodes = append(self.nodes, self.trial[place])
            self.nodes = append(self.nodes, self.heads[bucket])
            self.nodes = append(self.nodes, NOBODY)
            self.weights = append(self.weights, 0.0)
            self.heads[bucket] = node
        share = self.weights[source] * ways
        self.weights[node] += share
        self.shares = append(self.shares, share)
        arc = len(self.arcs)
        self.arcs = append(self.arcs, source)
        self.arcs = append(self.arcs, given)
        self.arcs = append(self.arcs, self.nodes[node * NODE + NODE_ARC])
        self.nodes[node * NODE + NODE_ARC] = arc

    def bucket(self) -> i64:
        mixed: i64 = 0
        for place in range(NODE_REST + 1):
            mixed = (mixed ^ self.trial[place]) * 0x5BD1E995 & 0x7FFFFFFF
            mixed ^= mixed >> 15
        return mixed % BUCKETS

    def is_trial(self, node: i64) -> bool:
        for place in range(NODE_REST + 1):
            if self.nodes[node * NODE + place] != self.trial[place]:
                return False
        return True

    def choose_end(self, pool: i64, known: vec[i64]) -> i64:
        """One of the last nodes, by weight, and what is known there; the pool has the cards for it."""
        state = self.state
        sum_of_weights = 0.0
        for node in range(self.first, self.end):
            for seat in range(state.seats):
                known[seat] = self.nodes[node * NODE + seat]
            if not state.fits(self.others, pool, known):
                self.weights[node] = 0.0
            sum_of_weights += self.weights[node]
        chosen = NOBODY
        left = self.part_of(sum_of_weights)
        for node in range(self.first, self.end):
            if self.weights[node] > 0.0 and left >= 0.0:
                chosen = node
                left -= self.weights[node]
        for seat in range(state.seats):
            known[seat] = self.nodes[chosen * NODE + seat]
        return chosen

    def choose_arc(self, node: i64) -> i64:
        """One of the arcs that lead to a node, by their shares of its weight."""
        arc = self.nodes[node * NODE + NODE_ARC]
        left = self.part_of(self.weights[node]) - self.shares[arc // ARC]
        while left >= 0.0 and self.arcs[arc + ARC_BEFORE] != NOBODY:
            arc = self.arcs[arc + ARC_BEFORE]
            left -= self.shares[arc // ARC]
        return arc

    def part_of(self, whole: float) -> float:
        """A number from 0 to the whole, from 60 random bits."""
        state = self.state
        return (
            whole * (float(state.below(HALF_WORD)) + float(state.below(HALF_WORD)) / HALF_WORD_FLOAT) / HALF_WORD_FLOAT
        )
