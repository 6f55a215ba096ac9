"""The rules of Tara, Seat of Kings, in the order of the rulebook; T1, T2, ... name its rules.

A region is 0-3, a position in it 0-14: five farmers, four herdsmen, three warriors, two chieftains,
the king. A spot is a position of the whole board: region * POSITIONS + position. A stack is read from
its top: depth 0 here (1 for people) is the disc that controls the spot. Cards are 0-35 here (1-36 for
people), and every pile and hand is a bit mask of cards: none of them has an order.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from regalia.engine.state import State, bit, bits, nth_bit

REGIONS: Final = 4
POSITIONS: Final = 15
SPOTS: Final = REGIONS * POSITIONS
FARMER: Final = 0
HERDSMAN: Final = 5
WARRIOR: Final = 9
CHIEFTAIN: Final = 12
KING: Final = 14
"""The first position of each level."""
LEVELS: Final = 4
"""Without the king's: those that bring income."""
COMMON: Final = KING
"""How many positions are not the king's: a disc there can be swapped, betrayed, garrisoned."""
SLOTTED: Final = CHIEFTAIN
"""How many positions lie on the levels of the cards' slots."""
HIGHER: Final = POSITIONS - HERDSMAN
"""How many positions can be promoted into."""

DISCS: Final = 20
KINGS: Final = 2
MOST_SEATS: Final = 4
DEEP: Final = MOST_SEATS * DISCS
"""No stack can be deeper."""
START_CUMALS: Final = 2

CARDS: Final = 36
ALL_CARDS: Final = (1 << CARDS) - 1
DEALT: Final = 6
USED: Final = 3
"""Cards of one round."""
ANCHORS: Final = 5
"""No card has more anchors in a region."""
SLOTS: Final = 2
"""No card has more placement slots."""

ENTRY: Final = 2
AMNESTY_PRICE: Final = 4
DISCARD_GAIN: Final = 2
TRAITOR_PRICE: Final = 1
RANSOM_OF_ALL: Final = 3
GARRISON: Final = 2
NOBODY: Final = -1
NONE: Final = -1

# Phases: what is being decided.
KEEPING: Final = 0
CHOOSING: Final = 1
ANCHORING: Final = 2
PLACING: Final = 3
PROMOTING: Final = 4
SWAPPING: Final = 5
LOWERING: Final = 6
GARRISONING: Final = 7
HIRING: Final = 8
BETRAYING: Final = 9
RANSOMING: Final = 10
NAMING: Final = 11
OVER: Final = 12

# Stages: where the round is, and so what follows when an action or a garrison is finished.
ACTIONS_STAGE: Final = 0
TRAITORS_STAGE: Final = 1
CLEARING_STAGE: Final = 2

# How a game ended.
BY_KINGS: Final = 1
BY_ROUNDS: Final = 2

# Action codes.
KEEP: Final = 0
PLAY: Final = KEEP + CARDS
AMNESTY: Final = PLAY + CARDS * REGIONS
DISCARD: Final = AMNESTY + CARDS * REGIONS
ANCHOR: Final = DISCARD + CARDS
"""An anchor is named by its first placement slot."""
PLACE: Final = ANCHOR + REGIONS * SLOTTED
PROMOTE: Final = PLACE + REGIONS * COMMON
LOWER: Final = PROMOTE + REGIONS * HIGHER
BETRAY: Final = LOWER + REGIONS * COMMON
HIRE: Final = BETRAY + REGIONS * COMMON
"""Pass, then pay."""
RANSOM: Final = HIRE + 2
"""Refuse, one, two, all."""
START: Final = RANSOM + RANSOM_OF_ALL + 1
DONE: Final = START + MOST_SEATS
SWAP: Final = DONE + 1
"""A disc by position and depth; the card has named the region."""
ACTIONS: Final = SWAP + COMMON * DEEP

MOST_CHOICES: Final = DEEP
"""More than any seat ever has: every disc of the box in one region, for a swap."""
NO_DISCS: Final = vec[u8]([0] * (SPOTS * DEEP))
NO_CHOICES: Final = vec[i64]([0] * MOST_CHOICES)
"""To be copied: that is faster than to make them anew."""


@final
class TaraState(State):
    cost: vec[i64] = vec[i64]()
    """Of each card. The four parts of the deck never change: all copies of a state share them."""
    anchors: vec[i64] = vec[i64]()
    """Of each card: how many anchors it has in a region; none for a Stone."""
    slots: vec[i64] = vec[i64]()
    """Of each card and anchor: the positions of its placement slots, NONE where it has but one."""
    stones: i64 = 0
    round_limit: i64 = 0
    third: i64 = NONE
    """With two players: the region that opens when each has won one."""
    first_regions: i64 = 0
    in_play: i64 = 0
    """Bit masks of regions."""

    discs: vec[u8] = vec[u8]()
    """Of each spot: the owners of its discs from the bottom up; `height` of the DEEP entries count."""
    height: vec[i64] = vec[i64]()
    control: vec[i64] = vec[i64]()
    """Of each spot: the seat that controls it, by its top disc or king piece."""
    king: vec[i64] = vec[i64]()
    """Of each region: the seat whose king piece stands there."""

    supply: vec[i64] = vec[i64]()
    crowns: vec[i64] = vec[i64]()
    """Of each seat: king pieces not on the board."""
    cumals: vec[i64] = vec[i64]()
    prisoners: vec[i64] = vec[i64]()
    """On the rath of each seat: how many discs of each seat."""
    hand: vec[i64] = vec[i64]()
    aside: vec[i64] = vec[i64]()
    pile: i64 = 0
    discarded: i64 = 0
    seen: i64 = 0
    """The cards that everybody has seen since they were dealt."""

    round: i64 = 0
    start: i64 = 0
    stage: i64 = ACTIONS_STAGE
    phase: i64 = KEEPING
    actor: i64 = 0
    """Whose action or traitor it is."""
    decider: i64 = 0
    """Who decides now, if not all at once."""
    acted: bool = False
    """The very first action of the game is over."""

    card: i64 = NONE
    """In play, or turned up for a traitor."""
    region: i64 = NONE
    """Of the action, the traitor or the garrison."""
    anchor: i64 = NONE
    placed: i64 = 0
    promoted: i64 = 0
    active: i64 = 0
    """Bit masks of positions: placed on, promoted into, activated at first (T20, T27, T33)."""
    paid: bool = False
    must_promote: bool = False
    picked: i64 = NONE
    """The first disc of a swap: its spot * DEEP + depth."""
    left: i64 = 0
    """Of a garrison: discs that may still be placed."""
    waiting: i64 = 0
    """Bit mask of the regions still to be visited by traitors or clearing."""
    willing: i64 = 0
    """Bit mask of the seats that may still be asked for this traitor."""
    served: i64 = 0
    """How many seats have finished exchange and ransom."""
    offered: i64 = 0
    """How many owners the present holder has come to, clockwise."""

    ended: i64 = 0
    winners: i64 = 0
    """Bit mask of the winning seats."""

    choices: vec[i64] = vec[i64]()
    """The legal actions of the decider, listed once for a decision; the first `count` entries count."""
    count: i64 = 0
    """0 while they are not listed."""

    def lay_out(
        self, regions: i64, third: i64, round_limit: i64, cost: vec[i64], anchors: vec[i64], slots: vec[i64]
    ) -> None:
        """T1-T7: the box on the table; all discs in supply, no card dealt."""
        self.first_regions = regions
        self.in_play = regions
        self.third = third
        self.round_limit = round_limit
        self.cost = cost
        self.anchors = anchors
        self.slots = slots
        for card in range(CARDS):
            if anchors[card] == 0:
                self.stones |= bit(card)
        self.discs = NO_DISCS[:]
        self.height = vec[i64]([0] * SPOTS)
        self.control = vec[i64]([NOBODY] * SPOTS)
        self.king = vec[i64]([NOBODY] * REGIONS)
        self.supply = vec[i64]([DISCS] * self.seats)
        self.crowns = vec[i64]([KINGS] * self.seats)
        self.cumals = vec[i64]([START_CUMALS] * self.seats)
        self.prisoners = vec[i64]([0] * (self.seats * self.seats))
        self.hand = vec[i64]([0] * self.seats)
        self.aside = vec[i64]([0] * self.seats)
        self.pile = ALL_CARDS

    def set_up(self) -> None:
        """T8: the highest card starts."""
        best: i64 = NONE
        for seat in range(self.seats):
            card = self.draw()
            self.tell("drew", seat, card)
            if card > best:
                best = card
                self.start = seat
        self.begin_round()

    def clone(self) -> "TaraState":
        other = TaraState(self.seats)
        other.random = self.random
        other.barrier = self.barrier
        other.cost = self.cost
        other.anchors = self.anchors
        other.slots = self.slots
        other.stones = self.stones
        other.round_limit = self.round_limit
        other.third = self.third
        other.first_regions = self.first_regions
        other.in_play = self.in_play
        other.discs = self.discs[:]
        other.height = self.height[:]
        other.control = self.control[:]
        other.king = self.king[:]
        other.supply = self.supply[:]
        other.crowns = self.crowns[:]
        other.cumals = self.cumals[:]
        other.prisoners = self.prisoners[:]
        other.hand = self.hand[:]
        other.aside = self.aside[:]
        other.pile = self.pile
        other.discarded = self.discarded
        other.seen = self.seen
        other.round = self.round
        other.start = self.start
        other.stage = self.stage
        other.phase = self.phase
        other.actor = self.actor
        other.decider = self.decider
        other.acted = self.acted
        other.card = self.card
        other.region = self.region
        other.anchor = self.anchor
        other.placed = self.placed
        other.promoted = self.promoted
        other.active = self.active
        other.paid = self.paid
        other.must_promote = self.must_promote
        other.picked = self.picked
        other.left = self.left
        other.waiting = self.waiting
        other.willing = self.willing
        other.served = self.served
        other.offered = self.offered
        other.ended = self.ended
        other.winners = self.winners
        return other

    def snapshot(self) -> list[int]:
        numbers: list[int] = [self.seats, self.round_limit, self.third, self.first_regions, self.in_play]
        numbers += [self.pile, self.discarded, self.seen, self.round, self.start, self.stage, self.phase]
        numbers += [self.actor, self.decider, int(self.acted), self.card, self.region, self.anchor]
        numbers += [self.placed, self.promoted, self.active, int(self.paid), int(self.must_promote), self.picked]
        numbers += [self.left, self.waiting, self.willing, self.served, self.offered, self.ended, self.winners]
        for part in (self.height, self.king, self.supply, self.crowns, self.cumals, self.prisoners):
            numbers.extend(part)
        for part in (self.hand, self.aside):
            numbers.extend(part)
        for spot in range(SPOTS):
            for depth in range(self.height[spot]):
                numbers.append(self.disc(spot, depth))
        return numbers

    def resample(self, seat: i64, key: i64) -> None:
        """Others' cards and the unseen ones of the pile change places; a pile made of discards is known (T34)."""
        self.random = key
        pool = self.pile & ~self.seen
        for other in range(self.seats):
            if other != seat:
                pool |= self.hand[other] | self.aside[other]
        for other in range(self.seats):
            if other != seat:
                hand = self.take(pool, bits(self.hand[other]))
                pool &= ~hand
                aside = self.take(pool, bits(self.aside[other]))
                pool &= ~aside
                self.hand[other] = hand
                self.aside[other] = aside
        self.pile = self.pile & self.seen | pool

    def take(self, cards: i64, count: i64) -> i64:
        """So many of the cards, at random."""
        left = bits(cards)
        taken: i64 = 0
        for _ in range(count):
            card = nth_bit(cards & ~taken, self.below(left))
            taken |= bit(card)
            left -= 1
        return taken

    # Stacks and control: T4, T5

    def disc(self, spot: i64, depth: i64) -> i64:
        """The owner of a disc, counted from the top."""
        return i64(self.discs[spot * DEEP + self.height[spot] - 1 - depth])

    def put(self, spot: i64, depth: i64, owner: i64) -> None:
        self.discs[spot * DEEP + self.height[spot] - 1 - depth] = u8(owner)

    def push(self, seat: i64, spot: i64) -> None:
        """A disc from the seat's supply onto the stack."""
        self.supply[seat] -= 1
        self.discs[spot * DEEP + self.height[spot]] = u8(seat)
        self.height[spot] += 1
        self.control[spot] = seat

    def pop(self, spot: i64) -> None:
        """The top disc back to its owner's supply."""
        self.supply[self.disc(spot, 0)] += 1
        self.height[spot] -= 1
        self.find_control(spot)

    def find_control(self, spot: i64) -> None:
        if self.height[spot] > 0:
            self.control[spot] = self.disc(spot, 0)
        elif spot % POSITIONS == KING:
            self.control[spot] = self.king[spot // POSITIONS]
        else:
            self.control[spot] = NOBODY

    def is_fort(self, spot: i64) -> bool:
        return self.height[spot] > 1 and self.disc(spot, 0) == self.disc(spot, 1)

    def three_on_top(self, spot: i64) -> bool:
        return self.height[spot] > 2 and self.is_fort(spot) and self.disc(spot, 1) == self.disc(spot, 2)

    def fort_of(self, seat: i64, region: i64, other_than: i64) -> i64:
        """The spot of the seat's fort in the region, or NONE; a second one beside the given spot."""
        for spot in range(region * POSITIONS, region * POSITIONS + COMMON):
            if self.control[spot] == seat and spot != other_than and self.is_fort(spot):
                return spot
        return NONE

    def holds(self, seat: i64, region: i64) -> i64:
        """How many positions of the region the seat controls."""
        count: i64 = 0
        for spot in range(region * POSITIONS, (region + 1) * POSITIONS):
            if self.control[spot] == seat:
                count += 1
        return count

    def kings_of(self, seat: i64) -> i64:
        """How many king positions the seat controls."""
        count: i64 = 0
        for region in range(REGIONS):
            if self.control[region * POSITIONS + KING] == seat:
                count += 1
        return count

    def is_empty(self, region: i64) -> bool:
        """T12: neither a disc nor a king piece."""
        for spot in range(region * POSITIONS, (region + 1) * POSITIONS):
            if self.control[spot] != NOBODY:
                return False
        return True

    def has_captive(self, region: i64) -> bool:
        for spot in range(region * POSITIONS, (region + 1) * POSITIONS):
            if self.height[spot] > 1:
                return True
        return False

    # Who decides, and between what

    def pending(self) -> i64:
        if self.phase == OVER:
            return 0
        if self.phase != KEEPING:
            return 1 << self.decider
        seats: i64 = 0
        for seat in range(self.seats):
            if bits(self.hand[seat]) < USED:
                seats |= 1 << seat
        return seats

    def legal_count(self, seat: i64) -> i64:
        if not self.pending() >> seat & 1:
            return 0
        if self.phase == KEEPING:
            return bits(self.aside[seat])
        if self.count == 0:
            self.list_choices()
        return self.count

    def legal_nth(self, seat: i64, n: i64) -> i64:
        if self.phase == KEEPING:
            return KEEP + nth_bit(self.aside[seat], n)
        if self.count == 0:
            self.list_choices()
        return self.choices[n]

    def choice(self, action: i64) -> None:
        self.choices[self.count] = action
        self.count += 1

    def list_choices(self) -> None:
        if len(self.choices) == 0:
            self.choices = NO_CHOICES[:]
        phase = self.phase
        if phase == CHOOSING:
            self.list_actions()
        elif phase == ANCHORING:
            most = self.most_empty(self.card, self.region)
            for anchor in range(self.anchors[self.card]):
                if self.can_anchor(self.card, self.region, anchor, most):
                    self.choice(ANCHOR + self.region * SLOTTED + self.slots[self.slot(self.card, anchor)])
        elif phase == PLACING or phase == PROMOTING:
            self.list_steps()
        elif phase == SWAPPING:
            self.list_discs()
        elif phase == LOWERING:
            for position in range(COMMON):
                spot = self.region * POSITIONS + position
                if self.control[spot] == self.decider and self.is_fort(spot):
                    self.choice(LOWER + self.region * COMMON + position)
        elif phase == GARRISONING:
            for position in range(COMMON):
                if self.control[self.region * POSITIONS + position] == NOBODY:
                    self.choice(PLACE + self.region * COMMON + position)
            self.choice(DONE)
        elif phase == HIRING:
            self.choice(HIRE)
            self.choice(HIRE + 1)
        elif phase == BETRAYING:
            targets = self.betrayals(self.decider)
            for position in range(COMMON):
                if targets >> position & 1:
                    self.choice(BETRAY + self.region * COMMON + position)
            self.choice(DONE)
        elif phase == RANSOMING:
            held = self.prisoners[self.holder() * self.seats + self.decider]
            for price in range(RANSOM_OF_ALL + 1):
                if price <= held and price <= self.cumals[self.decider]:
                    self.choice(RANSOM + price)
        elif phase == NAMING:
            for seat in range(self.seats):
                if seat != self.start:
                    self.choice(START + seat)

    def list_actions(self) -> None:
        """T11."""
        seat = self.decider
        for card in range(CARDS):
            if self.hand[seat] >> card & 1:
                for region in range(REGIONS):
                    if self.in_play >> region & 1:
                        if self.can_play(seat, card, region):
                            self.choice(PLAY + card * REGIONS + region)
                        if self.cumals[seat] >= AMNESTY_PRICE and self.has_captive(region):  # T28
                            self.choice(AMNESTY + card * REGIONS + region)
                self.choice(DISCARD + card)

    def list_steps(self) -> None:
        """T15, T19, T23: place, promote or be done."""
        seat = self.decider
        region = self.region
        if self.phase == PLACING:
            start = self.slot(self.card, self.anchor)
            for i in range(start, start + SLOTS):
                position = self.slots[i]
                if position != NONE and not self.placed >> position & 1 and self.can_place(seat, region, position):
                    self.choice(PLACE + region * COMMON + position)
        targets = self.targets(seat, region, self.active, self.card)
        for position in range(HERDSMAN, POSITIONS):
            if targets >> position & 1:
                self.choice(PROMOTE + region * HIGHER + position - HERDSMAN)
        if self.may_stop():
            self.choice(DONE)

    def may_stop(self) -> bool:
        """T19, T27: something has been placed or promoted, or need not be."""
        if self.phase == PLACING:
            return self.placed != 0
        return self.promoted != 0 or not self.must_promote

    def list_discs(self) -> None:
        """T25: the first disc of a swap if a second can follow; then that second."""
        first = self.region * POSITIONS
        for position in range(COMMON):
            spot = first + position
            for depth in range(self.height[spot]):
                disc = spot * DEEP + depth
                if self.picked == NONE:
                    fits = self.has_partner(disc, self.card)
                else:
                    fits = self.can_swap(self.picked, disc, self.card)
                if fits:
                    self.choice(SWAP + position * DEEP + depth)

    def apply(self, seat: i64, action: i64) -> None:
        self.count = 0
        if action < PLAY:
            self.keep(seat, action - KEEP)
        elif action < AMNESTY:
            self.play(seat, (action - PLAY) // REGIONS, (action - PLAY) % REGIONS)
        elif action < DISCARD:
            self.grant_amnesty(seat, (action - AMNESTY) // REGIONS, (action - AMNESTY) % REGIONS)
        elif action < ANCHOR:
            self.discard(seat, action - DISCARD)
        elif action < PLACE:
            self.choose_anchor(seat, (action - ANCHOR) % SLOTTED)
        elif action < PROMOTE:
            if self.phase == GARRISONING:
                self.place_garrison(seat, (action - PLACE) % COMMON)
            else:
                self.place(seat, (action - PLACE) % COMMON)
        elif action < LOWER:
            self.promote(seat, (action - PROMOTE) % HIGHER + HERDSMAN)
        elif action < BETRAY:
            self.lower(seat, (action - LOWER) % COMMON)
        elif action < HIRE:
            self.betray(seat, (action - BETRAY) % COMMON)
        elif action < RANSOM:
            self.hire(seat, action - HIRE == 1)
        elif action < START:
            self.ransom(seat, action - RANSOM)
        elif action < DONE:
            self.name_start(seat, action - START)
        elif action < SWAP:
            self.finish(seat)
        else:
            self.pick(seat, self.region * POSITIONS * DEEP + action - SWAP)

    def ask(self, seat: i64, phase: i64) -> None:
        """The turn to decide passes."""
        self.decider = seat
        self.phase = phase
        self.barrier += 1

    # The round: T8-T10

    def begin_round(self) -> None:
        self.round += 1
        self.stage = ACTIONS_STAGE
        self.tell("round", self.round, self.start)
        if self.round % 2 == 0:  # T9
            for seat in range(self.seats):
                self.hand[seat] = self.aside[seat]
                self.aside[seat] = 0
            self.begin_turn(self.start)
            return
        cards: i64 = ALL_CARDS
        for seat in range(self.seats):  # T8
            self.aside[seat] = self.take(cards, DEALT)
            self.hand[seat] = 0
            cards &= ~self.aside[seat]
        self.pile = cards
        self.discarded = 0
        self.seen = 0
        self.actor = self.start
        self.ask(self.start, KEEPING)
        self.tell("dealt")

    def keep(self, seat: i64, card: i64) -> None:
        self.aside[seat] &= ~bit(card)
        self.hand[seat] |= bit(card)
        self.tell_to(1 << seat, "kept", seat, card)
        if bits(self.hand[seat]) == USED:
            self.tell("chose", seat)
        if self.pending() == 0:
            self.begin_turn(self.start)

    def begin_turn(self, seat: i64) -> None:
        self.actor = seat
        self.ask(seat, CHOOSING)

    def draw(self) -> i64:
        """A card of the pile for all to see; the discards make a new pile when it is empty (T34)."""
        if self.pile == 0:
            self.pile = self.discarded
            self.discarded = 0
            self.tell("reshuffled")
        card = nth_bit(self.pile, self.below(bits(self.pile)))
        self.pile &= ~bit(card)
        self.seen |= bit(card)
        self.barrier += 1
        return card

    # One action: T11-T13

    def use(self, seat: i64, card: i64) -> None:
        """A card leaves the hand, and everybody sees it."""
        self.hand[seat] &= ~bit(card)
        self.seen |= bit(card)
        self.card = card
        self.barrier += 1

    def begin_steps(self, region: i64) -> None:
        self.region = region
        self.anchor = NONE
        self.placed = 0
        self.promoted = 0
        self.active = 0
        self.paid = False
        self.must_promote = False
        self.picked = NONE

    def play(self, seat: i64, card: i64, region: i64) -> None:
        self.use(seat, card)
        self.begin_steps(region)
        self.tell("played", seat, card, region)
        self.phase = SWAPPING if self.stones >> card & 1 else ANCHORING

    def discard(self, seat: i64, card: i64) -> None:
        self.use(seat, card)
        self.cumals[seat] += DISCARD_GAIN
        self.tell("discarded", seat, card)
        self.end_action()

    def finish(self, seat: i64) -> None:
        """Done with placing and promoting, with a garrison, or with a traitor that was not used."""
        if self.phase == GARRISONING:
            self.resume()
        else:
            if self.phase == BETRAYING:
                self.tell("declined", seat, self.region)
            self.end_action()

    def end_action(self) -> None:
        """The card goes to the discards, and the next player or the next traitor follows."""
        self.discarded |= bit(self.card)
        self.card = NONE
        self.begin_steps(NONE)
        if self.stage == TRAITORS_STAGE:
            self.next_traitor()
            return
        self.acted = True
        following = (self.actor + 1) % self.seats
        if self.hand[following] != 0:  # T10
            self.begin_turn(following)
        else:
            self.begin_traitors()

    def can_play(self, seat: i64, card: i64, region: i64) -> bool:
        """T19, T25: the card can do something there."""
        if self.stones >> card & 1:
            return self.has_swap(region, card)
        most = self.most_empty(card, region)
        for anchor in range(self.anchors[card]):
            if self.can_anchor(card, region, anchor, most):
                return True
        return False

    # Placing: T12-T19

    def slot(self, card: i64, anchor: i64) -> i64:
        """Where the placement slots of the anchor start in `slots`."""
        return (card * ANCHORS + anchor) * SLOTS

    def empty_slots(self, card: i64, region: i64, anchor: i64) -> i64:
        count: i64 = 0
        start = self.slot(card, anchor)
        for i in range(start, start + SLOTS):
            if self.slots[i] != NONE and self.control[region * POSITIONS + self.slots[i]] == NOBODY:
                count += 1
        return count

    def most_empty(self, card: i64, region: i64) -> i64:
        """T14: how many empty placement slots an anchor must have."""
        most: i64 = 0
        for anchor in range(self.anchors[card]):
            empty = self.empty_slots(card, region, anchor)
            if empty > most:
                most = empty
        return most

    def can_anchor(self, card: i64, region: i64, anchor: i64, most: i64) -> bool:
        seat = self.decider
        if self.supply[seat] == 0 or self.empty_slots(card, region, anchor) < most:
            return False
        start = self.slot(card, anchor)
        for i in range(start, start + SLOTS):
            if self.slots[i] != NONE and self.can_place(seat, region, self.slots[i]):
                return True
        return self.targets(seat, region, self.slots_held(seat, card, region, anchor), card) != 0  # T19

    def slots_held(self, seat: i64, card: i64, region: i64, anchor: i64) -> i64:
        """T20: bit mask of the anchor's placement slots that the seat controls."""
        held: i64 = 0
        start = self.slot(card, anchor)
        for i in range(start, start + SLOTS):
            if self.slots[i] != NONE and self.control[region * POSITIONS + self.slots[i]] == seat:
                held |= 1 << self.slots[i]
        return held

    def can_place(self, seat: i64, region: i64, position: i64) -> bool:
        if self.supply[seat] == 0:
            return False
        spot = region * POSITIONS + position
        owner = self.control[spot]
        if owner == NOBODY:
            return self.cumals[seat] >= ENTRY or not self.acted or not self.is_empty(region)  # T12
        return owner != seat or not self.is_fort(spot)  # T18

    def choose_anchor(self, seat: i64, position: i64) -> None:
        self.anchor = 0
        while self.slots[self.slot(self.card, self.anchor)] != position:
            self.anchor += 1
        self.active = self.slots_held(seat, self.card, self.region, self.anchor)
        self.phase = PLACING
        self.tell("anchored", seat, self.region * POSITIONS + position)

    def place(self, seat: i64, position: i64) -> None:
        if self.acted and self.is_empty(self.region):  # T12
            self.cumals[seat] -= ENTRY
            self.tell("entered", seat, self.region)
        self.placed |= 1 << position
        self.lay(seat, self.region * POSITIONS + position)
        if not self.conquered(self.region):
            self.active = self.slots_held(seat, self.card, self.region, self.anchor)

    def lay(self, seat: i64, spot: i64) -> None:
        """A disc from supply onto a position, whoever controls it."""
        owner = self.control[spot]
        if owner == NOBODY:  # T16
            self.push(seat, spot)
            self.tell("laid", seat, spot)
        elif owner == seat:  # T18
            older = self.fort_of(seat, spot // POSITIONS, spot)
            self.push(seat, spot)
            self.tell("fortified", seat, spot)
            if older != NONE:
                self.pop(older)
                self.tell("lowered", seat, older)
        elif self.is_fort(spot):  # T17
            self.pop(spot)
            self.tell("broke", seat, owner, spot)
        else:
            self.tell("captured", seat, owner, spot)
            self.capture(seat, spot)

    def capture(self, seat: i64, spot: i64) -> None:
        """T16: the seat's own discs leave the stack for its supply, and its new disc goes on top."""
        kept: i64 = 0
        start = spot * DEEP
        for i in range(self.height[spot]):
            owner = self.discs[start + i]
            if i64(owner) != seat:
                self.discs[start + kept] = owner
                kept += 1
        freed = self.height[spot] - kept
        self.height[spot] = kept
        self.push(seat, spot)
        self.supply[seat] += freed
        if freed > 0:
            self.tell("freed", seat, freed, spot)

    # Promotion: T20-T24

    def activated(self, seat: i64, region: i64, active: i64) -> i64:
        """T22: the activated positions and those that they activate by themselves, each above a pair of the seat."""
        first = region * POSITIONS
        position: i64 = 0
        width: i64 = HERDSMAN
        while width > 1:
            for _ in range(width - 1):
                if self.control[first + position + width] == seat and self.is_pair(seat, first, position, active):
                    active |= 1 << (position + width)
                position += 1
            position += 1
            width -= 1
        return active

    def is_pair(self, seat: i64, first: i64, position: i64, active: i64) -> bool:
        """T21: the position and its right neighbour are the seat's, and at least one of them is activated."""
        return (
            (active >> position | active >> (position + 1)) & 1 != 0
            and self.control[first + position] == seat
            and self.control[first + position + 1] == seat
        )

    def targets(self, seat: i64, region: i64, active: i64, card: i64) -> i64:
        """T21: bit mask of the positions that the seat can promote into, the price included."""
        if active == 0 or self.supply[seat] == 0 or (not self.paid and self.cumals[seat] < self.cost[card]):
            return 0
        active = self.activated(seat, region, active)
        first = region * POSITIONS
        found: i64 = 0
        position: i64 = 0
        width: i64 = HERDSMAN
        while width > 1:
            for _ in range(width - 1):
                above = position + width
                if self.is_pair(seat, first, position, active) and self.can_rise(seat, first + above):
                    found |= 1 << above
                position += 1
            position += 1
            width -= 1
        return found & ~self.promoted

    def can_rise(self, seat: i64, spot: i64) -> bool:
        """T21, T24: not into the seat's own fort, nor onto its own king."""
        return self.control[spot] != seat or (spot % POSITIONS != KING and not self.is_fort(spot))

    def promote(self, seat: i64, position: i64) -> None:
        if not self.paid:  # T20
            self.paid = True
            self.cumals[seat] -= self.cost[self.card]
            self.tell("paid", seat, self.cost[self.card])
        self.promoted |= 1 << position
        self.phase = PROMOTING
        spot = self.region * POSITIONS + position
        if position == KING and self.king[self.region] != NOBODY:
            self.depose(seat, self.region)
            return
        self.tell("promoted", seat, spot)
        self.lay(seat, spot)
        if position == KING:
            self.crown(seat, self.region)
        if self.phase == PROMOTING:
            self.conquered(self.region)

    def depose(self, seat: i64, region: i64) -> None:
        """T24: the king piece goes back to its owner, and the position stays empty."""
        owner = self.king[region]
        self.king[region] = NOBODY
        self.crowns[owner] += 1
        self.find_control(region * POSITIONS + KING)
        self.tell("deposed", seat, owner, region)

    def crown(self, seat: i64, region: i64) -> None:
        """T24, T43, T44: a disc has come to the king position."""
        self.tell("crowned", seat, region)
        if self.kings_of(seat) == KINGS:
            self.end(BY_KINGS, 1 << seat)
        elif self.seats == 2:
            self.clear(region)
            self.in_play &= ~(1 << region)
            self.tell("won", seat, region)
            if self.kings_of(1 - seat) == 1:
                self.in_play |= 1 << self.third
                self.tell("opened", self.third)
            self.end_action()

    # Stone of Destiny: T25-T27

    def can_swap(self, one: i64, other: i64, card: i64) -> bool:
        spot = one // DEEP
        depth = one % DEEP
        other_spot = other // DEEP
        other_depth = other % DEEP
        owner = self.disc(spot, depth)
        other_owner = self.disc(other_spot, other_depth)
        if owner == other_owner:  # T27
            seat = self.decider
            if owner != seat or depth != 0 or other_depth != 0 or spot == other_spot:
                return False
            active: i64 = 1 << spot % POSITIONS | 1 << other_spot % POSITIONS
            return self.targets(seat, spot // POSITIONS, active, card) != 0
        self.put(spot, depth, other_owner)
        self.put(other_spot, other_depth, owner)
        allowed = not self.three_on_top(spot) and not self.three_on_top(other_spot)
        self.put(spot, depth, owner)
        self.put(other_spot, other_depth, other_owner)
        return allowed

    def has_partner(self, disc: i64, card: i64) -> bool:
        first = disc // DEEP // POSITIONS * POSITIONS
        for spot in range(first, first + COMMON):
            for depth in range(self.height[spot]):
                if self.can_swap(disc, spot * DEEP + depth, card):
                    return True
        return False

    def has_swap(self, region: i64, card: i64) -> bool:
        for spot in range(region * POSITIONS, region * POSITIONS + COMMON):
            for depth in range(self.height[spot]):
                if self.has_partner(spot * DEEP + depth, card):
                    return True
        return False

    def pick(self, seat: i64, disc: i64) -> None:
        if self.picked == NONE:
            self.picked = disc
            self.tell("picked", seat, disc)
        else:
            self.swap(seat, self.picked, disc)

    def swap(self, seat: i64, one: i64, other: i64) -> None:
        self.tell("swapped", seat, one, other)
        self.picked = NONE
        spot = one // DEEP
        other_spot = other // DEEP
        owner = self.disc(spot, one % DEEP)
        other_owner = self.disc(other_spot, other % DEEP)
        self.put(spot, one % DEEP, other_owner)
        self.put(other_spot, other % DEEP, owner)
        self.find_control(spot)
        self.find_control(other_spot)
        self.must_promote = owner == other_owner  # T27
        if one % DEEP == 0 and self.control[spot] == seat:
            self.active |= 1 << spot % POSITIONS
        if other % DEEP == 0 and self.control[other_spot] == seat:
            self.active |= 1 << other_spot % POSITIONS
        if not self.conquered(self.region):
            self.next_to_lower()

    def next_to_lower(self) -> None:
        """T26: the active player first, then clockwise, whoever has a second fort."""
        for i in range(self.seats):
            seat = (self.actor + i) % self.seats
            fort = self.fort_of(seat, self.region, NONE)
            if fort != NONE and self.fort_of(seat, self.region, fort) != NONE:
                if seat != self.decider:
                    self.barrier += 1
                self.decider = seat
                self.phase = LOWERING
                return
        if self.actor != self.decider:
            self.barrier += 1
        self.decider = self.actor
        self.phase = PROMOTING

    def lower(self, seat: i64, position: i64) -> None:
        spot = self.region * POSITIONS + position
        self.pop(spot)
        self.tell("lowered", seat, spot)
        self.next_to_lower()

    # Amnesty: T28

    def grant_amnesty(self, seat: i64, card: i64, region: i64) -> None:
        self.use(seat, card)
        self.cumals[seat] -= AMNESTY_PRICE
        self.tell("amnesty", seat, card, region)
        for spot in range(region * POSITIONS, (region + 1) * POSITIONS):
            if self.height[spot] > 1:
                top = self.disc(spot, 0)
                for depth in range(1, self.height[spot]):
                    self.supply[self.disc(spot, depth)] += 1
                self.height[spot] = 1
                self.put(spot, 0, top)
        self.end_action()

    # Whole region: T29

    def conquered(self, region: i64) -> bool:
        """One player controls all of the region: it is cleared, and the action ends."""
        owner = self.control[region * POSITIONS + KING]
        if owner == NOBODY or self.holds(owner, region) < POSITIONS:
            return False
        self.tell("conquered", owner, region)
        self.clear(region)
        self.begin_garrison(owner, region)
        return True

    # Traitors: T30-T34

    def strongest(self, region: i64) -> i64:
        """T30."""
        if self.control[region * POSITIONS + KING] != NOBODY:
            return self.control[region * POSITIONS + KING]
        best: i64 = 0
        leader: i64 = NOBODY
        for seat in range(self.seats):
            held = self.holds(seat, region)
            if held > best:
                best = held
                leader = seat
            elif held == best:
                leader = NOBODY
        return leader

    def begin_traitors(self) -> None:
        self.stage = TRAITORS_STAGE
        self.waiting = self.in_play
        self.next_traitor()

    def next_traitor(self) -> None:
        while self.waiting != 0:
            self.region = nth_bit(self.waiting, 0)
            self.waiting &= self.waiting - 1
            if self.offer_traitor(self.region):
                return
        self.begin_steps(NONE)
        self.take_income()

    def offer_traitor(self, region: i64) -> bool:
        """T31: somebody is asked."""
        strongest = self.strongest(region)
        most: i64 = 1
        tied: i64 = 0
        self.willing = 0
        for seat in range(self.seats):
            held = self.holds(seat, region)
            if held == 0 or seat == strongest:
                continue
            self.willing |= 1 << seat
            if held > most:
                most = held
                tied = 0
            if held == most:
                tied |= 1 << seat
        if self.willing == 0:
            return False
        first = nth_bit(tied, 0)
        if bits(tied) > 1:
            first = self.draw_lots(tied)
        return self.ask_traitor(first)

    def draw_lots(self, tied: i64) -> i64:
        """T31: of these seats, the one that draws the highest card."""
        drawn: i64 = 0
        best: i64 = NONE
        winner: i64 = NOBODY
        for i in range(self.seats):
            seat = (self.start + i) % self.seats
            if tied >> seat & 1:
                card = self.draw()
                drawn |= bit(card)
                self.tell("drew", seat, card)
                if card > best:
                    best = card
                    winner = seat
        self.discarded |= drawn
        return winner

    def ask_traitor(self, first: i64) -> bool:
        """The next one with a cumal is asked, clockwise from the given seat."""
        for i in range(self.seats):
            seat = (first + i) % self.seats
            if self.willing >> seat & 1 and self.cumals[seat] >= TRAITOR_PRICE:
                self.actor = seat
                self.ask(seat, HIRING)
                return True
        self.willing = 0
        return False

    def hire(self, seat: i64, pays: bool) -> None:
        if not pays:
            self.tell("passed", seat, self.region)
            self.willing &= ~(1 << seat)
            if not self.ask_traitor(seat):
                self.next_traitor()
            return
        self.willing = 0
        self.cumals[seat] -= TRAITOR_PRICE
        self.card = self.draw()
        self.tell("hired", seat, self.region, self.card)
        if self.betrayals(seat) != 0:
            self.ask(seat, BETRAYING)
        else:
            self.tell("idle", seat, self.region)
            self.end_action()

    def betrayals(self, seat: i64) -> i64:
        """T32: bit mask of the positions where the traitor can be used."""
        if self.supply[seat] == 0:
            return 0
        reach: i64 = (1 << COMMON) - 1
        if not self.stones >> self.card & 1:
            reach = 0
            for i in range(self.slot(self.card, 0), self.slot(self.card, self.anchors[self.card])):
                if self.slots[i] != NONE:
                    reach |= 1 << self.slots[i]
        for position in range(COMMON):
            owner = self.control[self.region * POSITIONS + position]
            if owner == NOBODY or owner == seat:
                reach &= ~(1 << position)
        return reach

    def betray(self, seat: i64, position: i64) -> None:
        spot = self.region * POSITIONS + position
        self.tell("betrayed", seat, self.control[spot], spot)
        self.pop(spot)
        self.capture(seat, spot)
        self.active = 1 << position  # T33
        self.phase = PROMOTING
        self.conquered(self.region)

    # Income: T35, T36

    def take_income(self) -> None:
        for level in range(LEVELS):
            wide: i64 = 0
            once: i64 = 0
            for region in range(REGIONS):
                if self.in_play >> region & 1:
                    best: i64 = 0
                    leader: i64 = NOBODY
                    for seat in range(self.seats):
                        held = self.holds_level(seat, region, level)
                        if held > 0:
                            wide |= once & 1 << seat
                            once |= 1 << seat
                        if held > best:
                            best = held
                            leader = seat
                        elif held == best:
                            leader = NOBODY
                    if leader != NOBODY:
                        self.cumals[leader] += 1
                        self.tell("income", leader, level, region)
            for seat in range(self.seats):
                if wide >> seat & 1:
                    self.cumals[seat] += 1
                    self.tell("spread", seat, level)
        self.stage = CLEARING_STAGE
        self.waiting = self.in_play
        self.next_clearing()

    def holds_level(self, seat: i64, region: i64, level: i64) -> i64:
        """How many positions of a level of the region the seat controls."""
        width = HERDSMAN - level
        first = region * POSITIONS + POSITIONS - width * (width + 1) // 2
        count: i64 = 0
        for spot in range(first, first + width):
            if self.control[spot] == seat:
                count += 1
        return count

    # Clearing: T37-T39

    def next_clearing(self) -> None:
        while self.waiting != 0:
            region = nth_bit(self.waiting, 0)
            self.waiting &= self.waiting - 1
            spot = region * POSITIONS + KING
            if self.height[spot] > 0:
                owner = self.control[spot]
                self.clear(region)
                self.begin_garrison(owner, region)
                return
        self.begin_exchange()

    def clear(self, region: i64) -> None:
        """T37, T38: all discs leave the region; who stood on the king position puts up a king piece."""
        crowned = region * POSITIONS + KING
        if self.height[crowned] > 0:
            owner = self.control[crowned]
            self.king[region] = owner
            self.crowns[owner] -= 1
        self.tell("cleared", region)
        for spot in range(region * POSITIONS, (region + 1) * POSITIONS):
            owner = self.control[spot]
            for depth in range(self.height[spot]):
                disc = self.disc(spot, depth)
                if disc == owner:
                    self.supply[owner] += 1
                else:
                    self.prisoners[owner * self.seats + disc] += 1
            self.height[spot] = 0
            self.find_control(spot)

    def begin_garrison(self, seat: i64, region: i64) -> None:
        self.begin_steps(region)
        self.left = GARRISON
        self.ask(seat, GARRISONING)

    def place_garrison(self, seat: i64, position: i64) -> None:
        spot = self.region * POSITIONS + position
        self.push(seat, spot)
        self.tell("garrisoned", seat, spot)
        self.left -= 1
        if self.left == 0 or self.supply[seat] == 0:
            self.resume()

    def resume(self) -> None:
        """After a garrison."""
        self.left = 0
        if self.stage == CLEARING_STAGE:
            self.begin_steps(NONE)
            self.next_clearing()
        else:
            self.end_action()

    # Exchange and ransom: T40, T41

    def begin_exchange(self) -> None:
        self.served = 0
        self.offered = 0
        self.exchange(self.holder())
        self.next_ransom()

    def holder(self) -> i64:
        """Who exchanges and offers prisoners now."""
        return (self.start + self.served) % self.seats

    def exchange(self, seat: i64) -> None:
        """T40."""
        for other in range(self.seats):
            count = self.prisoners[seat * self.seats + other]
            if self.prisoners[other * self.seats + seat] < count:
                count = self.prisoners[other * self.seats + seat]
            if count > 0:
                self.prisoners[seat * self.seats + other] -= count
                self.prisoners[other * self.seats + seat] -= count
                self.supply[seat] += count
                self.supply[other] += count
                self.tell("exchanged", seat, other, count)

    def next_ransom(self) -> None:
        """T41: the next owner with a cumal is asked."""
        while True:
            self.offered += 1
            if self.offered == self.seats:
                self.offered = 0
                self.served += 1
                if self.served == self.seats:
                    self.served = 0
                    self.end_round()
                    return
                self.exchange(self.holder())
                continue
            owner = (self.holder() + self.offered) % self.seats
            if self.prisoners[self.holder() * self.seats + owner] > 0 and self.cumals[owner] > 0:
                self.ask(owner, RANSOMING)
                return

    def ransom(self, seat: i64, price: i64) -> None:
        holder = self.holder()
        count = price
        if price == RANSOM_OF_ALL:
            count = self.prisoners[holder * self.seats + seat]
        self.cumals[seat] -= price
        self.cumals[holder] += price
        self.prisoners[holder * self.seats + seat] -= count
        self.supply[seat] += count
        if price > 0:
            self.tell("ransomed", seat, holder, count, price)
        else:
            self.tell("refused", seat, holder)
        self.next_ransom()

    # Next start player: T42

    def end_round(self) -> None:
        if self.round == self.round_limit:  # T45
            self.end(BY_ROUNDS, self.leaders())
        elif self.seats == 2:
            self.start = 1 - self.start
            self.begin_round()
        else:
            self.ask(self.start, NAMING)

    def name_start(self, seat: i64, chosen: i64) -> None:
        self.tell("named", seat, chosen)
        self.start = chosen
        self.begin_round()

    # Victory: T43-T45

    def end(self, how: i64, winners: i64) -> None:
        self.phase = OVER
        self.ended = how
        self.winners = winners
        self.barrier += 1
        self.tell("over", how, winners)

    def leaders(self) -> i64:
        """T45: bit mask of the seats with most kings, then positions, then cumals."""
        best: i64 = -1
        leaders: i64 = 0
        for seat in range(self.seats):
            held: i64 = 0
            for region in range(REGIONS):
                held += self.holds(seat, region)
            worth = (self.kings_of(seat) << 8 | held) << 32 | self.cumals[seat]
            if worth > best:
                best = worth
                leaders = 0
            if worth == best:
                leaders |= 1 << seat
        return leaders

    def points(self, seat: i64) -> i64:
        """The king positions that the seat controls."""
        return self.kings_of(seat)

    def ranks(self) -> list[int]:
        """Those who do not win rank equal."""
        winning = int(bits(self.winners))
        return [1 if self.winners >> seat & 1 else 1 + winning for seat in range(self.seats)]
