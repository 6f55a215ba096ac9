"""The rules of Il Principe, in the order of the rulebook; P1, P2, ... name its rules.

Cards of a colour are alike, so every place where cards can be holds five counts, in the order of
P1. Building deck and city deck have no order: a card is drawn at random when it is turned up.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.state import EVERYBODY, State, bits, nth_bit

COLOURS: Final = 5
GREEN: Final = 0
WHITE: Final = 1
RED: Final = 2
BLUE: Final = 3
YELLOW: Final = 4
REGIONS: Final = 6
ALL_REGIONS: Final = 0b111111
CITIES: Final = 15
DISPLAY: Final = 4
"""Cities face up (P9)."""
SHIELDS: Final = 11
MOST_CARDS: Final = 20
"""Of a colour."""
CARD_BITS: Final = 5
"""Of each colour where the numbers of an event carry several cards at once."""
ROLE_GOLD: Final = 2
MOST_BID: Final = 56
"""No player ever has more gold while he can bid.

A round brings him his income and at most once the gold of a yellow role. With three players who draw
4 cards there are most of them: the deck of 100 feeds 8 rounds of 12 cards, as a ninth would start
with 4; and 8 * (5 + 2) = 56. The last round has no income, and its yellow roles come after all bids
of those who get them. `data.py` checks this for every number of players.
"""
NOBODY: Final = -1

# Of each city: a seat that built it, or one of these.
UNSEEN: Final = -2
FACE_UP: Final = -1

MAJOR: Final = 0
MINOR: Final = 1

# Phases: what is being decided. `part` is the phase of the rulebook, 1-4, in which it is.
OFFERING: Final = 0
BIDDING: Final = 1
BUILDING: Final = 2
ACTING: Final = 3
PLACING: Final = 4
TURNING: Final = 5
OVER: Final = 6

# How a game ended.
BY_CITIES: Final = 1
BY_DECK: Final = 2

# Action codes.
OFFER: Final = 0
BID: Final = OFFER + COLOURS
PASS: Final = BID + MOST_BID
BUILD: Final = PASS + 1
LAY: Final = BUILD + CITIES
SHIELD: Final = LAY + COLOURS * MOST_CARDS
TURN: Final = SHIELD + REGIONS
ACTIONS: Final = TURN + COLOURS

# Entries of the chronicle: kind, seat and what.
DREW: Final = 0
GAVE: Final = 1
WON: Final = 2
LAID: Final = 3
BUILT: Final = 4
KIND_BITS: Final = 3
SEAT_BITS: Final = 3
GIVEN_BITS: Final = 2
"""Of each colour in an entry of the kind GAVE."""


@final
class PrincipeState(State):
    cards_each: i64 = 0
    """Building cards of each colour in the game."""
    minors: bool = True
    """There are minor roles."""
    income: i64 = 0
    draw: i64 = 0
    offers: i64 = 0
    fewest: i64 = 0
    """A deck smaller than this makes a round the last one (P34)."""
    icons: vec[i64] = vec[i64]()
    """Of each city: five counts (P8)."""
    touching: vec[i64] = vec[i64]()
    """Of each city: bit mask of its regions (P7)."""
    worth: vec[i64] = vec[i64]()
    price: vec[i64] = vec[i64]()
    arms: vec[i64] = vec[i64]()
    """Of each city: the shields that its builder places (P6)."""

    deck: vec[i64] = vec[i64]()
    deck_size: i64 = 0
    out: vec[i64] = vec[i64]()
    """Cards out of the game, openly (P16)."""
    pile: vec[i64] = vec[i64]()
    """Cards face up to be auctioned."""
    hand: vec[i64] = vec[i64]()
    offered: vec[i64] = vec[i64]()
    """Of each seat: the cards lying face down this round."""
    to_offer: vec[i64] = vec[i64]()
    up: vec[i64] = vec[i64]()
    down: vec[i64] = vec[i64]()
    """Of each seat: the cards in front of it, face up and face down."""
    gold: vec[i64] = vec[i64]()
    score: vec[i64] = vec[i64]()
    shields: vec[i64] = vec[i64]()
    """Of each seat: six counts, one for each region."""
    supply: vec[i64] = vec[i64]()
    """Of each seat: the shields not on the map."""
    major: vec[i64] = vec[i64]()
    minor: vec[i64] = vec[i64]()
    """Of each colour: the seat that holds the role."""

    owner: vec[i64] = vec[i64]()
    """Of each city: who built it, or FACE_UP or UNSEEN."""
    display: vec[i64] = vec[i64]()
    """The cities face up; the first `shown` entries count."""
    shown: i64 = 0
    city_deck: i64 = 0
    """How many of the unseen cities can still be turned up; the others are not in the game (P37)."""

    prince: i64 = 0
    round: i64 = 0
    last: bool = False
    """This is the last round (P34)."""
    part: i64 = 1
    phase: i64 = OFFERING
    turn: i64 = 0
    acted: i64 = 0
    """How many seats have had their turn in phase 3."""
    colour: i64 = 0
    """Of the group or role that is at stake."""
    rank: i64 = MAJOR
    """Of the role that is at stake."""
    shared: bool = False
    """Several had the most of this colour: its minor role stays on the board (P28)."""
    live: i64 = 0
    """Bit mask of the seats that are still in the auction."""
    bid: i64 = 0
    bidder: i64 = NOBODY
    city: i64 = 0
    """The city whose shields are being placed."""
    to_place: i64 = 0
    ended: i64 = 0
    winners: i64 = 0
    """Bit mask of the winning seats."""

    chronicle: vec[i64] = vec[i64]()
    """Everything that ever came into a hand or left one; see `remember`."""

    def lay_out(self, cards: i64, cities: i64, minors: bool, income: i64, draw: i64, offers: i64, fewest: i64) -> None:
        """P1-P6, P37: the box on the table; all cards in the decks, no round begun."""
        self.cards_each = cards
        self.minors = minors
        self.income = income
        self.draw = draw
        self.offers = offers
        self.fewest = fewest
        self.deck = vec[i64]([cards] * COLOURS)
        self.deck_size = cards * COLOURS
        self.city_deck = cities
        self.out = vec[i64]([0] * COLOURS)
        self.pile = vec[i64]([0] * COLOURS)
        self.hand = vec[i64]([0] * (self.seats * COLOURS))
        self.offered = vec[i64]([0] * (self.seats * COLOURS))
        self.to_offer = vec[i64]([0] * self.seats)
        self.up = vec[i64]([0] * (self.seats * COLOURS))
        self.down = vec[i64]([0] * (self.seats * COLOURS))
        self.gold = vec[i64]([0] * self.seats)
        self.score = vec[i64]([0] * self.seats)
        self.shields = vec[i64]([0] * (self.seats * REGIONS))
        self.supply = vec[i64]([SHIELDS] * self.seats)
        self.major = vec[i64]([NOBODY] * COLOURS)
        self.minor = vec[i64]([NOBODY] * COLOURS)
        self.owner = vec[i64]([UNSEEN] * CITIES)
        self.display = vec[i64]([NOBODY] * DISPLAY)

    def set_up(self) -> None:
        """P9: four cities, a prince, and the first round."""
        for _ in range(DISPLAY):
            self.display[self.shown] = self.draw_city()
            self.shown += 1
        self.prince = self.below(self.seats)
        self.begin_round()

    def clone(self) -> "PrincipeState":
        other = PrincipeState(self.seats)
        other.random = self.random
        other.barrier = self.barrier
        other.cards_each = self.cards_each
        other.minors = self.minors
        other.income = self.income
        other.draw = self.draw
        other.offers = self.offers
        other.fewest = self.fewest
        other.icons = self.icons  # the map and the city cards never change
        other.touching = self.touching
        other.worth = self.worth
        other.price = self.price
        other.arms = self.arms
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.out = self.out[:]
        other.pile = self.pile[:]
        other.hand = self.hand[:]
        other.offered = self.offered[:]
        other.to_offer = self.to_offer[:]
        other.up = self.up[:]
        other.down = self.down[:]
        other.gold = self.gold[:]
        other.score = self.score[:]
        other.shields = self.shields[:]
        other.supply = self.supply[:]
        other.major = self.major[:]
        other.minor = self.minor[:]
        other.owner = self.owner[:]
        other.display = self.display[:]
        other.shown = self.shown
        other.city_deck = self.city_deck
        other.prince = self.prince
        other.round = self.round
        other.last = self.last
        other.part = self.part
        other.phase = self.phase
        other.turn = self.turn
        other.acted = self.acted
        other.colour = self.colour
        other.rank = self.rank
        other.shared = self.shared
        other.live = self.live
        other.bid = self.bid
        other.bidder = self.bidder
        other.city = self.city
        other.to_place = self.to_place
        other.ended = self.ended
        other.winners = self.winners
        other.chronicle = self.chronicle[:]
        return other

    def snapshot(self) -> list[int]:
        """What the present phase does not use is left out: it says nothing about the table."""
        numbers: list[int] = [self.seats, self.draw, self.prince, self.round, int(self.last), self.part, self.phase]
        numbers += [self.shown, self.city_deck, self.ended, self.winners]
        if self.phase != OFFERING and self.phase != OVER:
            numbers.append(self.turn)
        if self.part == 3 and self.phase != OVER:
            numbers.append(self.acted)
        if self.part == 4 and self.phase != OVER:
            numbers += [self.colour, self.rank, int(self.shared)]
        if self.phase == BIDDING:
            numbers += [self.colour, self.live, self.bid, self.bidder]
        if self.phase == PLACING:
            numbers += [self.city if self.part < 4 else NOBODY, self.to_place]
        for part in (self.deck, self.out, self.pile, self.hand, self.offered, self.to_offer, self.up, self.down):
            numbers.extend(part)
        for part in (self.gold, self.score, self.shields, self.supply, self.major, self.minor, self.owner):
            numbers.extend(part)
        numbers.extend(self.display)
        numbers.extend(self.chronicle)
        return numbers

    # Who decides, and between what

    def pending(self) -> i64:
        if self.phase == OVER:
            return 0
        if self.phase != OFFERING:
            return 1 << self.turn
        waiting: i64 = 0
        for seat in range(self.seats):
            if self.to_offer[seat] > 0:
                waiting |= 1 << seat
        return waiting

    def legal_count(self, seat: i64) -> i64:
        if self.phase == OFFERING:
            if self.to_offer[seat] == 0:
                return 0
            return self.kinds(self.hand, seat)
        if self.phase == OVER or self.turn != seat:
            return 0
        if self.phase == BIDDING:
            over = self.gold[seat] - self.bid
            if over < 0:
                over = 0
            return 1 + over
        if self.phase == ACTING:
            return 1 + self.cards_in(self.hand, seat) + self.cities_open(seat)
        if self.phase == BUILDING:
            return 1 + self.cities_open(seat)
        if self.phase == PLACING:
            return bits(self.regions_open())
        return 1 + self.kinds(self.down, seat) - self.has_green_down(seat)

    def legal_nth(self, seat: i64, n: i64) -> i64:
        if self.phase == OFFERING:
            return OFFER + self.kind_nth(self.hand, seat, n, GREEN)
        if self.phase == PLACING:
            return SHIELD + nth_bit(self.regions_open(), n)
        if n == 0:
            return PASS
        n -= 1
        if self.phase == BIDDING:
            return BID + self.bid + n
        if self.phase == TURNING:
            return TURN + self.kind_nth(self.down, seat, n, WHITE)
        if self.phase == ACTING:
            for colour in range(COLOURS):
                held = self.hand[seat * COLOURS + colour]
                if n < held:
                    return LAY + colour * MOST_CARDS + n
                n -= held
        slot: i64 = 0
        while True:
            if self.can_build(seat, self.display[slot]):
                if n == 0:
                    return BUILD + self.display[slot]
                n -= 1
            slot += 1

    def kinds(self, cards: vec[i64], seat: i64) -> i64:
        """How many colours are among the seat's five counts."""
        found: i64 = 0
        for colour in range(COLOURS):
            if cards[seat * COLOURS + colour] > 0:
                found += 1
        return found

    def kind_nth(self, cards: vec[i64], seat: i64, n: i64, first: i64) -> i64:
        """The n-th of these colours, from the first one that counts."""
        colour = first
        while True:
            if cards[seat * COLOURS + colour] > 0:
                if n == 0:
                    return colour
                n -= 1
            colour += 1

    def cards_in(self, cards: vec[i64], seat: i64) -> i64:
        total: i64 = 0
        for colour in range(COLOURS):
            total += cards[seat * COLOURS + colour]
        return total

    def has_green_down(self, seat: i64) -> i64:
        if self.down[seat * COLOURS + GREEN] > 0:
            return 1
        return 0

    def can_build(self, seat: i64, city: i64) -> bool:
        """P20, P21: in a city that is face up."""
        if self.round == 1 or self.gold[seat] < self.price[city]:
            return False
        for colour in range(COLOURS):
            if self.hand[seat * COLOURS + colour] < self.icons[city * COLOURS + colour]:
                return False
        return True

    def cities_open(self, seat: i64) -> i64:
        found: i64 = 0
        for slot in range(self.shown):
            if self.can_build(seat, self.display[slot]):
                found += 1
        return found

    def regions_open(self) -> i64:
        """P22, P32: bit mask of the regions where a shield may go now."""
        if self.part == 4:
            return ALL_REGIONS
        return self.touching[self.city]

    def apply(self, seat: i64, action: i64) -> None:
        if action < BID:
            self.offer_card(seat, action - OFFER)
        elif action < PASS:
            self.raise_bid(seat, action - BID + 1)
        elif action == PASS:
            self.decline(seat)
        elif action < LAY:
            self.build(seat, action - BUILD)
        elif action < SHIELD:
            code = action - LAY
            self.lay(seat, code // MOST_CARDS, code % MOST_CARDS + 1)
        elif action < TURN:
            self.put_shield(seat, action - SHIELD)
        else:
            self.turn_up(seat, action - TURN)

    def decline(self, seat: i64) -> None:
        if self.phase == BIDDING:
            self.leave_auction(seat)
        elif self.phase == BUILDING:
            self.tell("no-build", seat)
            self.next_group()
        elif self.phase == ACTING:
            self.tell("rested", seat)
            self.end_turn()
        else:
            self.tell("none-turned", seat)
            self.after_ability()

    # Phase 1, income and offer: P11-P13, P33, P34

    def begin_round(self) -> None:
        self.barrier += 1
        self.part = 1
        if self.shown < DISPLAY:  # P33
            self.end(BY_CITIES)
            return
        self.round += 1
        self.last = self.deck_size < self.fewest  # P34
        self.tell("last-round" if self.last else "round", self.round)
        if self.last:
            self.turn_up_deck()
            return
        self.tell("income", self.income)
        for i in range(self.seats):
            seat = (self.prince + i) % self.seats
            self.gold[seat] += self.income  # P11
            self.deal(seat, self.draw)
        self.phase = OFFERING
        for seat in range(self.seats):
            held = self.cards_in(self.hand, seat)
            self.to_offer[seat] = self.offers if held > self.offers else held  # P12
        if self.pending() == 0:
            self.turn_up_offers()

    def deal(self, seat: i64, count: i64) -> None:
        """P11, P13: so many cards from the deck into the hand, or all there are."""
        if count > self.deck_size:
            count = self.deck_size
        if count == 0:
            self.tell("no-card", seat)
            return
        drawn: i64 = 0
        for _ in range(count):
            colour = self.draw_card()
            self.hand[seat * COLOURS + colour] += 1
            drawn += 1 << (colour * CARD_BITS)
        self.note(DREW, seat, count)
        self.tell_to(1 << seat, "drawn", seat, drawn)
        self.tell_to(EVERYBODY & ~(1 << seat), "drew", seat, count)

    def draw_card(self) -> i64:
        n = self.below(self.deck_size)
        colour: i64 = 0
        while n >= self.deck[colour]:
            n -= self.deck[colour]
            colour += 1
        self.deck[colour] -= 1
        self.deck_size -= 1
        return colour

    def offer_card(self, seat: i64, colour: i64) -> None:
        self.hand[seat * COLOURS + colour] -= 1
        self.offered[seat * COLOURS + colour] += 1
        self.to_offer[seat] -= 1
        self.tell_to(1 << seat, "offered", seat, colour)
        self.tell_to(EVERYBODY & ~(1 << seat), "offer", seat)
        if self.pending() == 0:
            self.turn_up_offers()

    def turn_up_offers(self) -> None:
        for seat in range(self.seats):
            given: i64 = 0
            for colour in range(COLOURS):
                count = self.offered[seat * COLOURS + colour]
                self.pile[colour] += count
                self.offered[seat * COLOURS + colour] = 0
                given |= count << (colour * GIVEN_BITS)
            self.note(GAVE, seat, given)
        self.begin_auctions()

    def turn_up_deck(self) -> None:
        """P34: in the last round the deck makes the offer."""
        count = self.offers * self.seats
        if count > self.deck_size:
            count = self.deck_size
        for _ in range(count):
            self.pile[self.draw_card()] += 1
        self.begin_auctions()

    # Phase 2, auctions: P14-P18

    def begin_auctions(self) -> None:
        self.part = 2
        cards = packed(self.pile)
        if cards > 0:
            self.tell("pile", cards)
        self.next_group()

    def next_group(self) -> None:
        """P14: the smallest group left, equal ones in the order of colours."""
        chosen: i64 = NOBODY
        for colour in range(COLOURS):
            if self.pile[colour] > 0 and (chosen == NOBODY or self.pile[colour] < self.pile[chosen]):
                chosen = colour
        if chosen == NOBODY:
            self.begin_actions()
            return
        self.colour = chosen
        self.tell("auction", chosen, self.pile[chosen])
        self.open_auction((1 << self.seats) - 1)

    def open_auction(self, live: i64) -> None:
        """P15, P18, P29: to the left of the prince, who comes last."""
        self.barrier += 1
        self.phase = BIDDING
        self.live = live
        self.bid = 0
        self.bidder = NOBODY
        self.turn = self.bidder_after(self.prince)

    def bidder_after(self, seat: i64) -> i64:
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if self.live >> seat & 1:
                return seat

    def raise_bid(self, seat: i64, amount: i64) -> None:
        self.bid = amount
        self.bidder = seat
        self.tell("bid", seat, amount)
        self.go_on_bidding(seat)

    def leave_auction(self, seat: i64) -> None:
        self.live &= ~(1 << seat)
        self.tell("passed", seat)
        self.go_on_bidding(seat)

    def go_on_bidding(self, seat: i64) -> None:
        """P15: until the only one left has bid, or nobody is left."""
        self.barrier += 1
        if self.live == 0:
            if self.part == 2:
                self.discard_group()
            else:
                self.tell("role-unsold", self.colour, self.rank)  # P29
                self.after_role()
        elif self.bidder != NOBODY and self.live == 1 << self.bidder:
            self.pay(self.bidder, self.bid)
            if self.part == 2:
                self.take_group(self.bidder)
            else:
                self.tell("role-won", self.bidder, self.colour, self.rank, self.bid)
                self.become_prince(self.bidder)
                self.take_role(self.bidder)
        else:
            self.turn = self.bidder_after(seat)

    def discard_group(self) -> None:
        count = self.pile[self.colour]  # P16
        self.pile[self.colour] = 0
        self.out[self.colour] += count
        self.tell("unsold", self.colour, count)
        self.next_group()

    def take_group(self, seat: i64) -> None:
        count = self.pile[self.colour]  # P17
        self.pile[self.colour] = 0
        self.hand[seat * COLOURS + self.colour] += count
        self.note(WON, seat, self.colour << CARD_BITS | count)
        self.tell("won", seat, self.colour, count, self.bid)
        self.become_prince(seat)
        if self.round == 1:  # P20
            self.next_group()
        else:
            self.phase = BUILDING
            self.turn = seat

    def pay(self, seat: i64, amount: i64) -> None:
        self.gold[seat] -= amount

    def become_prince(self, seat: i64) -> None:
        if self.prince != seat:
            self.prince = seat
            self.tell("prince", seat)

    # Phase 3: P19

    def begin_actions(self) -> None:
        self.barrier += 1
        self.part = 3
        self.phase = ACTING
        self.turn = self.prince
        self.acted = 0

    def end_turn(self) -> None:
        self.barrier += 1
        self.acted += 1
        if self.acted == self.seats:
            self.begin_roles()
            return
        self.phase = ACTING
        self.turn = self.turn + 1 if self.turn + 1 < self.seats else 0

    def lay(self, seat: i64, colour: i64, count: i64) -> None:
        self.lay_cards(seat, colour, count)
        self.note(LAID, seat, colour << CARD_BITS | count)
        self.tell("laid", seat, colour, count)
        self.end_turn()

    def lay_cards(self, seat: i64, colour: i64, count: i64) -> None:
        self.hand[seat * COLOURS + colour] -= count
        self.up[seat * COLOURS + colour] += count

    # Building in a city: P20-P24

    def build(self, seat: i64, city: i64) -> None:
        self.barrier += 1
        for colour in range(COLOURS):
            self.lay_cards(seat, colour, self.icons[city * COLOURS + colour])
        self.note(BUILT, seat, city)
        self.pay(seat, self.price[city])
        self.score[seat] += self.worth[city]
        self.owner[city] = seat
        self.tell("built", seat, city, self.price[city], self.worth[city])
        self.city = city
        self.to_place = self.arms[city]
        if self.to_place > self.supply[seat]:  # P4, P22
            self.to_place = self.supply[seat]
        self.phase = PLACING
        if bits(self.touching[city]) == 1:
            while self.to_place > 0:
                self.place_one(seat, nth_bit(self.touching[city], 0))
        if self.to_place == 0:
            self.finish_building(seat)

    def put_shield(self, seat: i64, region: i64) -> None:
        self.place_one(seat, region)
        if self.to_place > 0:
            return
        if self.part == 4:
            self.after_ability()
        else:
            self.finish_building(seat)

    def place_one(self, seat: i64, region: i64) -> None:
        self.shields[seat * REGIONS + region] += 1
        self.supply[seat] -= 1
        self.to_place -= 1
        self.tell("shield", seat, region)

    def finish_building(self, seat: i64) -> None:
        for colour in range(COLOURS):  # P23
            if self.icons[self.city * COLOURS + colour] > 0:
                self.honour(self.major[colour], seat, colour, 2)
                self.honour(self.minor[colour], seat, colour, 1)
        self.replace_city(self.city)
        if self.part == 2:
            self.next_group()
        else:
            self.end_turn()

    def honour(self, holder: i64, builder: i64, colour: i64, points: i64) -> None:
        if holder != NOBODY and holder != builder:
            self.score[holder] += points
            self.tell("honour", holder, colour, points)

    def replace_city(self, city: i64) -> None:
        """P24: a new one takes the place, or the gap closes."""
        slot: i64 = 0
        while self.display[slot] != city:
            slot += 1
        if self.city_deck > 0:
            self.barrier += 1
            self.display[slot] = self.draw_city()
            return
        self.shown -= 1
        while slot < self.shown:
            self.display[slot] = self.display[slot + 1]
            slot += 1
        self.display[slot] = NOBODY

    def draw_city(self) -> i64:
        unseen: i64 = 0
        for city in range(CITIES):
            if self.owner[city] == UNSEEN:
                unseen += 1
        n = self.below(unseen)
        drawn: i64 = 0
        while True:
            if self.owner[drawn] == UNSEEN:
                if n == 0:
                    break
                n -= 1
            drawn += 1
        self.owner[drawn] = FACE_UP
        self.city_deck -= 1
        self.tell("city", drawn)
        return drawn

    # Phase 4, roles: P25-P32

    def begin_roles(self) -> None:
        self.part = 4
        for colour in range(COLOURS):  # P25
            self.major[colour] = NOBODY
            self.minor[colour] = NOBODY
        self.tell("roles-back")
        self.colour = GREEN
        self.award_major()

    def foremost(self, without: i64) -> i64:
        """P25: bit mask of those with the most face-up cards of this colour, one seat left out."""
        most: i64 = 1
        leaders: i64 = 0
        for seat in range(self.seats):
            if seat != without:
                count = self.up[seat * COLOURS + self.colour]
                if count > most:
                    most = count
                    leaders = 0
                if count == most:
                    leaders |= 1 << seat
        return leaders

    def award_major(self) -> None:
        self.rank = MAJOR
        leaders = self.foremost(NOBODY)
        self.shared = bits(leaders) > 1
        self.award(leaders)

    def award_minor(self) -> None:
        self.rank = MINOR
        self.award(self.foremost(self.major[self.colour]))

    def award(self, leaders: i64) -> None:
        count = bits(leaders)
        if count == 0:
            self.next_colour()
        elif count == 1:  # P26
            seat = nth_bit(leaders, 0)
            self.tell("role", seat, self.colour, self.rank)
            self.take_role(seat)
        else:  # P27, P28
            self.tell("role-auction", self.colour, self.rank)
            self.open_auction(leaders)

    def take_role(self, seat: i64) -> None:
        if self.rank == MINOR:
            self.minor[self.colour] = seat
        else:
            self.major[self.colour] = seat
            place = seat * COLOURS + self.colour
            turned = (self.up[place] + 1) // 2  # P30
            self.up[place] -= turned
            self.down[place] += turned
            self.tell("turned-down", seat, self.colour, turned)
        self.use_ability(seat)

    def use_ability(self, seat: i64) -> None:
        """P3, P32: what happens by itself, and what is asked."""
        if self.colour == GREEN:
            if self.kinds(self.down, seat) > self.has_green_down(seat):
                self.ask(seat, TURNING)
                return
        elif self.colour == WHITE:
            self.score[seat] += 1
            self.tell("grace", seat)
        elif self.colour == RED:
            if self.deck_size > 0:  # P13
                self.barrier += 1
                self.deal(seat, 1)
        elif self.colour == BLUE:
            if self.supply[seat] > 0:
                self.to_place = 1
                self.ask(seat, PLACING)
                return
        else:
            self.gold[seat] += ROLE_GOLD
            self.tell("interest", seat, ROLE_GOLD)
        self.after_ability()

    def ask(self, seat: i64, phase: i64) -> None:
        self.barrier += 1
        self.phase = phase
        self.turn = seat

    def turn_up(self, seat: i64, colour: i64) -> None:
        self.down[seat * COLOURS + colour] -= 1
        self.up[seat * COLOURS + colour] += 1
        self.tell("turned-up", seat, colour)
        self.after_ability()

    def after_ability(self) -> None:
        self.barrier += 1
        self.after_role()

    def after_role(self) -> None:
        """P31: the minor role follows the major one, then the next colour."""
        if self.rank == MAJOR and self.minors and not self.shared:
            self.award_minor()
        else:
            self.next_colour()

    def next_colour(self) -> None:
        self.colour += 1
        if self.colour < COLOURS:
            self.award_major()
        elif self.last:
            self.end(BY_DECK)
        else:
            self.begin_round()

    # The end: P33-P36

    def end(self, how: i64) -> None:
        self.phase = OVER
        self.ended = how
        for seat in range(self.seats):
            gained = self.role_points(seat) + self.set_points(seat) + self.gold_points(seat) + self.hand_points(seat)
            for region in range(REGIONS):
                gained += self.region_points(seat, region)
            self.score[seat] += gained
            self.tell("final", seat, gained, self.score[seat])
        self.find_winners()
        self.tell("over", how, self.winners)

    def find_winners(self) -> None:
        self.winners = 0
        for seat in range(self.seats):  # P36
            best = True
            for other in range(self.seats):
                if self.score[other] > self.score[seat]:
                    best = False
            if best:
                self.winners |= 1 << seat

    def role_points(self, seat: i64) -> i64:
        """P35: for the roles held at the end."""
        total: i64 = 0
        for colour in range(COLOURS):
            if self.major[colour] == seat:
                total += 2
            if self.minor[colour] == seat:
                total += 1
        return total

    def set_points(self, seat: i64) -> i64:
        """P35: for the colour with the fewest cards in front of the player."""
        fewest: i64 = MOST_CARDS
        for colour in range(COLOURS):
            place = seat * COLOURS + colour
            if self.up[place] + self.down[place] < fewest:
                fewest = self.up[place] + self.down[place]
        return 2 * fewest

    def gold_points(self, seat: i64) -> i64:
        """P35: for the most money."""
        for other in range(self.seats):
            if self.gold[other] > self.gold[seat]:
                return 0
        return 2

    def hand_points(self, seat: i64) -> i64:
        """P35: for the most cards in hand."""
        held = self.cards_in(self.hand, seat)
        for other in range(self.seats):
            if self.cards_in(self.hand, other) > held:
                return 0
        return 2

    def region_points(self, seat: i64, region: i64) -> i64:
        """P35: for the shields in a region."""
        own = self.shields[seat * REGIONS + region]
        if own == 0:
            return 0
        ahead: i64 = 0
        leading: i64 = 0
        most: i64 = 0
        for other in range(self.seats):
            count = self.shields[other * REGIONS + region]
            if count > own:
                ahead += 1
            if count > most:
                most = count
                leading = 0
            if count == most:
                leading += 1
        if ahead == 0:
            return 5
        if leading > 1:
            return 0
        for other in range(self.seats):  # one leads; is anybody between him and this seat?
            count = self.shields[other * REGIONS + region]
            if own < count < most:
                return 0
        return 2

    def points(self, seat: i64) -> i64:
        return self.score[seat]

    def ranks(self) -> list[int]:
        places: list[int] = []
        for seat in range(self.seats):
            place = 1
            for other in range(self.seats):
                if self.score[other] > self.score[seat]:
                    place += 1
            places.append(place)
        return places

    # What is hidden: P10

    def note(self, kind: i64, seat: i64, what: i64) -> None:
        self.chronicle = append(self.chronicle, (what << SEAT_BITS | seat) << KIND_BITS | kind)

    def resample(self, seat: i64, key: i64) -> None:
        """P10: hands, face-down offers and the deck. Money can be worked out, so it stays.

        A fair sample in two steps. First, who gave which cards of the piles of past offers: every way to
        part each pile among the others that agrees with all that was seen is equally likely. With it,
        `remember` tells which cards are certainly in whose hand; these stay. Then the cards that
        nobody can place are dealt anew, every deal being equally likely. Each hand that agrees with what
        was seen can come out, and no other.
        """
        self.random = key
        pool = self.deck[:]
        for other in range(self.seats):
            if other != seat:
                for colour in range(COLOURS):
                    place = other * COLOURS + colour
                    pool[colour] += self.hand[place] + self.offered[place]
        known = vec[i64]([0] * (self.seats * COLOURS))
        while True:
            self.part_piles(seat)
            if self.remember(known) and self.fits(seat, known, pool):
                break
        for other in range(self.seats):
            if other != seat:
                for colour in range(COLOURS):
                    pool[colour] -= known[other * COLOURS + colour]
        self.deck = pool
        self.deck_size = pool[0] + pool[1] + pool[2] + pool[3] + pool[4]
        for other in range(self.seats):
            if other != seat:
                self.deal_anew(other, known)

    def fits(self, seat: i64, known: vec[i64], pool: vec[i64]) -> bool:
        """There are as many hidden cards of each colour as are known to be in hands."""
        for colour in range(COLOURS):
            total: i64 = 0
            for other in range(self.seats):
                if other != seat:
                    total += known[other * COLOURS + colour]
            if total > pool[colour]:
                return False
        return True

    def deal_anew(self, seat: i64, known: vec[i64]) -> None:
        """Keep what is known of the hand, draw the rest; nobody knows which of it lies face down."""
        down = self.cards_in(self.offered, seat)
        unknown = self.cards_in(self.hand, seat) + down - self.cards_in(known, seat)
        for colour in range(COLOURS):
            self.hand[seat * COLOURS + colour] = known[seat * COLOURS + colour]
            self.offered[seat * COLOURS + colour] = 0
        for _ in range(unknown):
            self.hand[seat * COLOURS + self.draw_card()] += 1
        held = self.cards_in(self.hand, seat)
        for _ in range(down):
            n = self.below(held)
            place = seat * COLOURS
            while n >= self.hand[place]:
                n -= self.hand[place]
                place += 1
            self.hand[place] -= 1
            self.offered[place] += 1
            held -= 1

    def part_piles(self, seat: i64) -> None:
        """Shuffle what the others gave to each past pile, and deal to each as many cards of it as he gave."""
        cards = vec[i64]([0] * (self.seats * self.offers))
        entry: i64 = 0
        entries: i64 = len(self.chronicle)
        while entry < entries:
            if self.chronicle[entry] & ((1 << KIND_BITS) - 1) != GAVE:
                entry += 1
                continue
            left: i64 = 0
            for giver in range(self.seats):  # a pile has one entry for each seat, in order
                if giver != seat:
                    given = self.chronicle[entry + giver] >> (KIND_BITS + SEAT_BITS)
                    for colour in range(COLOURS):
                        for _ in range(given_of(given, colour)):
                            cards[left] = colour
                            left += 1
            for giver in range(self.seats):
                if giver != seat:
                    given = self.chronicle[entry + giver] >> (KIND_BITS + SEAT_BITS)
                    parted: i64 = 0
                    for colour in range(COLOURS):
                        for _ in range(given_of(given, colour)):
                            n = self.below(left)
                            parted += 1 << (cards[n] * GIVEN_BITS)
                            left -= 1
                            cards[n] = cards[left]
                    self.chronicle[entry + giver] = (parted << SEAT_BITS | giver) << KIND_BITS | GAVE
            entry += self.seats

    def remember(self, known: vec[i64]) -> bool:
        """Read the chronicle: how many cards of each colour are certainly in each hand, face-down offers included.

        Cards won at auction are known. Whatever leaves a hand may have been a known card of that colour
        or one drawn unseen; so it lessens what is known of its colour, and only what goes beyond that must
        have been drawn. False if a hand never had that many unseen cards: then it did not happen so.
        """
        unseen = vec[i64]([0] * self.seats)
        for i in range(self.seats * COLOURS):
            known[i] = 0
        for i in range(len(self.chronicle)):
            entry = self.chronicle[i]
            kind = entry & ((1 << KIND_BITS) - 1)
            seat = entry >> KIND_BITS & ((1 << SEAT_BITS) - 1)
            what = entry >> (KIND_BITS + SEAT_BITS)
            if kind == DREW:
                unseen[seat] += what
            elif kind == WON:
                known[seat * COLOURS + (what >> CARD_BITS)] += what & ((1 << CARD_BITS) - 1)
            else:
                for colour in range(COLOURS):
                    left: i64 = 0
                    if kind == GAVE:
                        left = given_of(what, colour)
                    elif kind == BUILT:
                        left = self.icons[what * COLOURS + colour]
                    elif what >> CARD_BITS == colour:
                        left = what & ((1 << CARD_BITS) - 1)
                    place = seat * COLOURS + colour
                    if left > known[place]:
                        unseen[seat] -= left - known[place]
                        known[place] = 0
                    else:
                        known[place] -= left
                if unseen[seat] < 0:
                    return False
        return True


def given_of(given: i64, colour: i64) -> i64:
    """How many cards of a colour an entry of the kind GAVE names."""
    return given >> (colour * GIVEN_BITS) & ((1 << GIVEN_BITS) - 1)


def packed(cards: vec[i64]) -> i64:
    """Five counts in one number, for an event."""
    total: i64 = 0
    for colour in range(COLOURS):
        total |= cards[colour] << (colour * CARD_BITS)
    return total
