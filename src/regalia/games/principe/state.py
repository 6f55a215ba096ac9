"""The rules of Il Principe, in the order of the rulebook; P1, P2, ... name its rules.

Cards wherever they lie are five counts in one number (`cards.py`). Building deck and city deck have no order: a card
is drawn at random when it is turned up. What was seen of hands is noted for `memory.py`.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import EVERYBODY, UNKNOWN, State, bit, bits, lowest, nth_bit, spread, zeros
from regalia.games.principe.cards import (
    BORROW,
    CARDS_BITS,
    CARRY,
    NOT_GREEN,
    colours_in,
    nth_card,
    nth_colour,
    total,
)
from regalia.games.principe.memory import GIVEN, MOVED, NOTED, memory_size, moved_after, noted, recall
from regalia.games.principe.table import *

NOBODY: Final[i64] = -1


def role_of(colour: i64, rank: i64) -> i64:
    return rank * COLOURS + colour


@final
class PrincipeState(State):
    def bare(self) -> "PrincipeState":
        return PrincipeState(self.seats)

    def lay_out(self, draw: i64, cities: i64) -> None:
        """P1-P6, P37: the box on the table; all cards in the decks, no round begun."""
        box = self.box
        self.round = 0
        self.t = fresh(memory_size(self.seats, box[ROUNDS]))
        t = self.t
        t[DRAW] = draw
        t[STAGE] = 1
        t[CITY_DECK] = cities
        t[UNSEEN] = ALL_CITIES
        t[DECK_SIZE] = box[CARDS_EACH] * COLOURS
        for colour in range(COLOURS):
            t[DECK] |= box[CARDS_EACH] << colour * COUNT_BITS
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
            return spread(self.regions_open(t), SHIELD, out, 0)
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
                    self.bid(t, seat, highest + amount)
                else:
                    self.drop_out(t, seat, highest)
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
            colour: i64 = 0
            while n > hand & COUNT_MASK:
                n -= hand & COUNT_MASK
                hand >>= COUNT_BITS
                colour += 1
            self.lay(t, seat, colour, n)

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
            self.bid(t, seat, action - BID + 1)
        elif action == PASS:
            self.decline(t, seat)
        elif action < LAY:
            self.build(t, seat, action - BUILD)
        elif action < SHIELD:
            code = action - LAY
            colour = code // MOST_CARDS
            self.lay(t, seat, colour, code - colour * MOST_CARDS + 1)
        elif action < TURN:
            self.put_shield(t, seat, action - SHIELD)
        else:
            self.turn_up(t, seat, action - TURN)

    def decline(self, t: vec[i64], seat: i64) -> None:
        phase = t[PHASE]
        if phase == BIDDING:
            self.drop_out(t, seat, t[HIGHEST])
        elif phase == BUILDING:
            self.tell("no-build", seat)
            self.next_group(t)
        elif phase == ACTING:
            self.tell("rested", seat)
            self.end_turn(t, seat)
        else:
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
        box = self.box
        if t[DECK_SIZE] < box[FEWEST]:  # P34
            t[FINAL_ROUND] = 1
            self.tell("last-round", self.round)
            self.turn_up_deck(t)
            return
        income = box[INCOME]
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
        offers = box[OFFERS]
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
        if count == 0:
            self.tell("no-card", seat)
            return
        drawn = self.draw_cards(t, count)
        t[HAND + seat] += drawn
        if self.notes is not None:
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
            while n >= left & COUNT_MASK:
                n -= left & COUNT_MASK
                left >>= COUNT_BITS
                card <<= COUNT_BITS
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
        for n in range(total(cards)):
            self.tell_offer(seat, nth_card(cards, n))

    def offer_card(self, t: vec[i64], seat: i64, colour: i64) -> None:
        card = 1 << colour * COUNT_BITS
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
        self.depends_on("choices")
        piles = t[PILES] + 1
        t[PILES] = piles
        place = noted(self.seats, piles, 0) + GIVEN
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
            t[noted(self.seats, t[PILES], seat) + GIVEN] = total(t[HAND + seat]) << CARDS_BITS
        count = self.box[OFFERS] * self.seats
        if count > t[DECK_SIZE]:
            count = t[DECK_SIZE]
        t[PILE] = self.draw_cards(t, count)
        self.begin_auctions(t)

    # Phase 2, auctions: P14-P18

    def begin_auctions(self, t: vec[i64]) -> None:
        t[STAGE] = 2
        if t[PILE] > 0:
            self.tell("pile", t[PILE])
        self.next_group(t)

    def next_group(self, t: vec[i64]) -> None:
        """P14: the smallest group left, equal ones in the order of colours."""
        pile = t[PILE]
        if pile == 0:
            self.begin_actions(t)
            return
        left = pile
        groups = (left + CARRY & BORROW) >> COUNT_BITS - 1  # a bit for each group
        while True:  # take a card off each until one of them is gone
            left -= groups
            smallest = groups & ~(left + CARRY >> COUNT_BITS - 1)
            if smallest:
                break
        colour: i64 = 0
        while not smallest & 1:
            smallest >>= COUNT_BITS
            colour += 1
        t[COLOUR] = colour
        if self.notes is not None:
            self.tell("auction", colour, count_of(pile, colour))
        self.open_auction(t, (1 << self.seats) - 1)

    def open_auction(self, t: vec[i64], bidders: i64) -> None:
        """P15, P18, P29: it begins to the left of the prince, who comes last. Bidders are a bit mask."""
        t[PHASE] = BIDDING
        self.next_bidder(t, t[PRINCE], bidders, 0, 0)

    def bid(self, t: vec[i64], seat: i64, amount: i64) -> None:
        """P15: more than anybody before."""
        t[HIGHEST] = amount
        t[BIDDER] = seat
        if self.notes is not None:
            self.tell("bid", seat, amount)
        self.next_bidder(t, seat, t[BIDDERS], amount, 1 << seat)

    def drop_out(self, t: vec[i64], seat: i64, highest: i64) -> None:
        """P15: who passes takes no more part in the auction, whose highest bid stands."""
        self.tell("passed", seat)
        leader: i64 = 0
        if highest > 0:
            leader = 1 << t[BIDDER]
        self.next_bidder(t, seat, t[BIDDERS] & ~(1 << seat), highest, leader)

    def next_bidder(self, t: vec[i64], seat: i64, bidders: i64, highest: i64, leader: i64) -> None:
        """P15: clockwise, until the leader, who bid highest, is the only bidder left, or nobody is.

        Who cannot bid more is passed over: all gold is taken and paid openly, so that all can know it (P10).
        """
        self.barrier += 1
        seats = self.seats
        while bidders != leader:
            seat += 1
            if seat == seats:
                seat = 0
            if bidders >> seat & 1:
                if t[GOLD + seat] > highest:
                    t[BIDDERS] = bidders
                    t[WAITING] = 1 << seat
                    return
                bidders &= ~(1 << seat)
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
        group = pile & COUNT_MASK << colour * COUNT_BITS
        t[PILE] = pile - group
        t[COLOUR] = 0
        if seat == NOBODY:
            t[REMOVED] += group  # P16
            self.tell("unsold", colour, total(group))
        else:
            gold = t[GOLD + seat] - price
            t[GOLD + seat] = gold
            t[HAND + seat] += group  # P17
            t[noted(self.seats, t[PILES], seat) + MOVED] += group
            if self.notes is not None:
                self.tell("won", seat, colour, total(group), price)
            if t[PRINCE] != seat:
                self.become_prince(t, seat)
            if self.might_build(t, seat, gold):
                self.ask(t, seat, BUILDING)
                return
            if self.round > 1:
                self.tell("cannot-build", seat)
        self.next_group(t)

    def become_prince(self, t: vec[i64], seat: i64) -> None:
        t[PRINCE] = seat
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
            self.tell("empty-hand", seat)

    def lay(self, t: vec[i64], seat: i64, colour: i64, count: i64) -> None:
        self.lay_cards(t, seat, count << colour * COUNT_BITS)
        self.tell("laid", seat, colour, count)
        self.end_turn(t, seat)

    def lay_cards(self, t: vec[i64], seat: i64, cards: i64) -> None:
        t[HAND + seat] -= cards
        t[OPEN + seat] += cards
        place = noted(self.seats, t[PILES], seat) + MOVED
        t[place] = moved_after(t[place], cards)

    # Building in a city: P20-P24

    def build(self, t: vec[i64], seat: i64, city: i64) -> None:
        box = self.box
        self.lay_cards(t, seat, box[ICONS + city])
        t[GOLD + seat] -= box[PRICE + city]
        t[SCORE + seat] += box[WORTH + city]
        t[BUILT + seat] |= bit(city)
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
        t[PLACED + seat] += 1 << region * SHIELDS_BITS
        t[SUPPLY + seat] -= 1
        t[TO_PLACE] -= 1
        self.tell("shield", seat, region)

    def finish_building(self, t: vec[i64], seat: i64) -> None:
        city = t[CITY]
        self.pay_honours(t, seat, city)
        t[CITY] = NOBODY
        self.replace_city(t, city)
        if t[STAGE] == 2:
            self.next_group(t)
        else:
            self.end_turn(t, seat)

    def pay_honours(self, t: vec[i64], builder: i64, city: i64) -> None:
        """P23."""
        icons = self.box[ICONS + city]
        for colour in range(COLOURS):
            if count_of(icons, colour) > 0:
                self.honour(t, t[HOLDER + colour], builder, colour, 2)
                self.honour(t, t[HOLDER + MINOR_ROLES + colour], builder, colour, 1)

    def honour(self, t: vec[i64], holder: i64, builder: i64, colour: i64, points: i64) -> None:
        if holder != NOBODY and holder != builder:
            t[SCORE + holder] += points
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
        self.tell("city", drawn)
        return drawn

    # Phase 4, roles: P25-P32

    def begin_roles(self, t: vec[i64]) -> None:
        t[STAGE] = 4
        for role in range(ROLES):  # P25
            t[HOLDER + role] = NOBODY
        self.tell("roles-back")
        self.award_roles(t, GREEN, MAJOR)

    def role_at_stake(self, t: vec[i64]) -> i64:
        return role_of(t[COLOUR], t[RANK])

    def foremost(self, t: vec[i64], colour: i64, left_out: i64) -> i64:
        """P25: bit mask of those with the most face-up cards of this colour, one seat left out."""
        shift = colour * COUNT_BITS
        most: i64 = 1
        leaders: i64 = 0
        for seat in range(self.seats):
            count = t[OPEN + seat] >> shift & COUNT_MASK
            if count >= most and seat != left_out:
                if count > most:
                    most = count
                    leaders = 0
                leaders |= 1 << seat
        return leaders

    def award_roles(self, t: vec[i64], colour: i64, rank: i64) -> None:
        """This role and those after it, until somebody has to decide; after the last one the round is over."""
        minors = self.box[MINORS]
        while colour < COLOURS:
            left_out = NOBODY
            if rank == MINOR:
                left_out = t[HOLDER + colour]
            leaders = self.foremost(t, colour, left_out)
            if leaders != 0:
                t[COLOUR] = colour
                t[RANK] = rank
                t[SHARED] = 0
                if leaders & (leaders - 1):  # P27
                    if rank == MAJOR:
                        t[SHARED] = 1  # P28
                    self.tell("role-auction", role_of(colour, rank))
                    self.open_auction(t, leaders)
                    return
                seat = lowest(leaders)
                if self.notes is not None:
                    self.tell("role", seat, role_of(colour, rank))  # P26
                if self.take_role(t, seat):
                    return
            if rank == MAJOR and leaders != 0 and minors != 0:  # P31
                rank = MINOR
            else:
                rank = MAJOR
                colour += 1
        t[COLOUR] = 0
        t[RANK] = MAJOR
        t[SHARED] = 0
        if t[FINAL_ROUND]:
            self.end(BY_DECK)
        else:
            self.begin_round(t)

    def give_role(self, t: vec[i64], seat: i64, price: i64) -> None:
        if seat == NOBODY:
            self.tell("role-unsold", self.role_at_stake(t))  # P29
            self.after_role(t)
            return
        t[GOLD + seat] -= price
        self.tell("role-won", seat, self.role_at_stake(t), price)
        if t[PRINCE] != seat:
            self.become_prince(t, seat)
        if not self.take_role(t, seat):
            self.after_role(t)

    def take_role(self, t: vec[i64], seat: i64) -> bool:
        """P30, then what the role's ability brings by itself, and whether it asks something (P3, P32)."""
        colour = t[COLOUR]
        if t[RANK] == MINOR:
            t[HOLDER + MINOR_ROLES + colour] = seat
        else:
            t[HOLDER + colour] = seat
            turned = count_of(t[OPEN + seat], colour) + 1 >> 1  # P30
            cards = turned << colour * COUNT_BITS
            t[OPEN + seat] -= cards
            t[TURNED + seat] += cards
            self.tell("turned-down", seat, colour, turned)
        self.barrier += 1
        if colour == GREEN:
            if t[TURNED + seat] & NOT_GREEN:
                self.ask(t, seat, TURNING)
                return True
        elif colour == WHITE:
            t[SCORE + seat] += 1
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
            self.tell("interest", seat, ROLE_GOLD)
        return False

    def turn_up(self, t: vec[i64], seat: i64, colour: i64) -> None:
        card = 1 << colour * COUNT_BITS
        t[TURNED + seat] -= card
        t[OPEN + seat] += card
        self.tell("turned-up", seat, colour)
        self.after_role(t)

    def after_role(self, t: vec[i64]) -> None:
        """The minor role follows the major one (P31), unless several had the most (P28)."""
        self.barrier += 1
        if t[RANK] == MAJOR and t[SHARED] == 0 and self.box[MINORS] != 0:
            self.award_roles(t, t[COLOUR], MINOR)
        else:
            self.award_roles(t, t[COLOUR] + 1, MAJOR)

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
            if t[HOLDER + colour] == seat:
                points += 2
            if t[HOLDER + MINOR_ROLES + colour] == seat:
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

    def region_points(self, seat: i64, region: i64) -> i64:
        """P35: for the shields in a region."""
        t = self.t
        own = shields_of(t[PLACED + seat], region)
        if own == 0:
            return 0
        ahead: i64 = 0
        for other in range(self.seats):
            if shields_of(t[PLACED + other], region) > own:
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
        observe(self.t, self.seats, seat, self.round, self.t[WAITING], out)

    # What is hidden: P10

    def resample(self, seat: i64, key: i64) -> None:
        """P10: hands, face-down offers and the deck. Money can be worked out, so it stays.

        A fair sample in two steps. First, who gave which cards of the past piles of offers, and so which cards are
        certainly in whose hand (`memory.py`); these stay. Then the cards that nobody can place are dealt anew, every
        deal being equally likely. Each hand that agrees with what was seen can come out, and no other.
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
        recall(self, others, pool, known)
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
            card = 1 << nth_card(hand, self.below(held - i)) * COUNT_BITS
            hand -= card
            offered += card
        t[HAND + seat] = hand
        t[OFFERED + seat] = offered
