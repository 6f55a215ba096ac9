"""The rules of Tara, Seat of Kings, in the order of the rulebook; T1, T2, ... name its rules.

A region is 0-3, a position in it 0-14: five farmers, four herdsmen, three warriors, two chieftains,
the king. A spot is a position of the whole board: region * POSITIONS + position. A stack is read from
its top: depth 0 here (1 for people) is the disc that controls the spot. Cards are 0-35 here (1-36 for
people), and every pile and hand is a bit mask of cards: none of them has an order.

What one asks of a region are bit masks of its positions. Two neighbours of a level are known by the left
one; what lies above them is found by a shift, the same for all pairs of a level.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import UNKNOWN, State, bit, bits, buffer, lowest, nth_bit, spread
from regalia.games.tara.table import *

FARMER: Final[i64] = 0
HERDSMAN: Final[i64] = 5
WARRIOR: Final[i64] = 9
CHIEFTAIN: Final[i64] = 12
KING: Final[i64] = 14
"""The first position of each level."""
LEVELS: Final[i64] = 4
"""Without the king's: those that bring income."""

# Bit masks of positions.
ALL_POSITIONS: Final[i64] = 0b111_1111_1111_1111
FARMERS: Final[i64] = 0b11111
HERDSMEN: Final[i64] = 0b1111 << HERDSMAN
WARRIORS: Final[i64] = 0b111 << WARRIOR
CHIEFTAINS: Final[i64] = 0b11 << CHIEFTAIN
THE_KING: Final[i64] = 1 << KING
ALL_COMMON: Final[i64] = THE_KING - 1
FARMER_PAIRS: Final[i64] = 0b1111
HERDSMAN_PAIRS: Final[i64] = 0b111 << HERDSMAN
WARRIOR_PAIRS: Final[i64] = 0b11 << WARRIOR
CHIEFTAIN_PAIRS: Final[i64] = 0b1 << CHIEFTAIN
"""Those with a neighbour to their right, ..."""
ABOVE_FARMERS: Final[i64] = 5
ABOVE_HERDSMEN: Final[i64] = 4
ABOVE_WARRIORS: Final[i64] = 3
ABOVE_CHIEFTAINS: Final[i64] = 2
"""... and how much further on lies what is above them both."""

START_CUMALS: Final[i64] = 2
ALL_CARDS: Final[i64] = 0xF_FFFF_FFFF
DEALT: Final[i64] = 6
USED: Final[i64] = 3
"""Cards of one round."""

ENTRY: Final[i64] = 2
AMNESTY_PRICE: Final[i64] = 4
DISCARD_GAIN: Final[i64] = 2
TRAITOR_PRICE: Final[i64] = 1
RANSOM_OF_ALL: Final[i64] = 3
NOBODY: Final[i64] = -1
NONE: Final[i64] = -1

# A stack in one number: two bits for the owner of each disc, the top one lowest, and a bit set behind the last.
EMPTY: Final[i64] = 1
TWO_DISCS: Final[i64] = 1 << 4
THREE_DISCS: Final[i64] = 1 << 6
"""A number as large as this has so many."""

# What came of a draw for the traitor (T31).
LOT_ASKED: Final[i64] = 0
LOT_PENNILESS: Final[i64] = 1
LOT_NOBODY: Final[i64] = 2


def level_of(level: i64) -> i64:
    """The positions of a level that brings income."""
    if level == 0:
        return FARMERS
    if level == 1:
        return HERDSMEN
    if level == 2:
        return WARRIORS
    return CHIEFTAINS


def levels_of(held: i64) -> i64:
    """Bit mask of the levels that bring income and have one of these positions."""
    levels: i64 = 0
    if held & FARMERS:
        levels |= 1
    if held & HERDSMEN:
        levels |= 2
    if held & WARRIORS:
        levels |= 4
    if held & CHIEFTAINS:
        levels |= 8
    return levels


def pairs_of(held: i64) -> i64:
    """The left ones of all neighbours that are both among these positions."""
    return held & held >> 1 & (FARMER_PAIRS | HERDSMAN_PAIRS | WARRIOR_PAIRS | CHIEFTAIN_PAIRS)


def above(pairs: i64) -> i64:
    """T2: what lies above these pairs."""
    return (
        (pairs & FARMER_PAIRS) << ABOVE_FARMERS
        | (pairs & HERDSMAN_PAIRS) << ABOVE_HERDSMEN
        | (pairs & WARRIOR_PAIRS) << ABOVE_WARRIORS
        | (pairs & CHIEFTAIN_PAIRS) << ABOVE_CHIEFTAINS
    )


def activated(held: i64, active: i64) -> i64:
    """T22: the activated positions, and those that they activate by themselves, level by level."""
    pairs = pairs_of(held)
    active |= held & (pairs & (active | active >> 1) & FARMER_PAIRS) << ABOVE_FARMERS
    active |= held & (pairs & (active | active >> 1) & HERDSMAN_PAIRS) << ABOVE_HERDSMEN
    active |= held & (pairs & (active | active >> 1) & WARRIOR_PAIRS) << ABOVE_WARRIORS
    active |= held & (pairs & (active | active >> 1) & CHIEFTAIN_PAIRS) << ABOVE_CHIEFTAINS
    return active


def sources(held: i64, targets: i64) -> i64:
    """T21, T22: the positions of which any, activated alone, lets the seat promote into one of the targets."""
    pairs = pairs_of(held)
    found = pairs & CHIEFTAIN_PAIRS & targets >> ABOVE_CHIEFTAINS
    found |= found << 1
    led = pairs & WARRIOR_PAIRS & (targets | held & found) >> ABOVE_WARRIORS
    found |= led | led << 1
    led = pairs & HERDSMAN_PAIRS & (targets | held & found) >> ABOVE_HERDSMEN
    found |= led | led << 1
    led = pairs & FARMER_PAIRS & (targets | held & found) >> ABOVE_FARMERS
    return found | led | led << 1


def three_on_top(stack: i64) -> bool:
    """T5."""
    return stack >= THREE_DISCS and (stack ^ stack >> STACK_BITS) & 0b1111 == 0


def replaced(stack: i64, depth: i64, change: i64) -> i64:
    """The stack as it would be with another owner of a disc, as far as its three topmost discs tell."""
    if depth < 3:
        return stack ^ change << (STACK_BITS * depth)
    return stack


@final
class TaraState(State):
    def bare(self) -> "TaraState":
        return TaraState(self.seats)

    def kept(self) -> i64:
        return KEPT

    def derive(self) -> None:
        for region in range(REGIONS):
            for position in range(POSITIONS):
                self.mark(region, position)
        self.find_slots()
        self.forget_steps()
        if self.t[PHASE] == PLACING or self.t[PHASE] == PROMOTING:
            self.find_steps(self.t[DECIDER])

    def lay_out(self, regions: i64, third: i64, round_limit: i64, box: vec[i64]) -> None:
        """T1-T7: the box on the table; all discs in supply, no card dealt."""
        self.t = fresh(0)
        t = self.t
        self.box = box
        self.scratch = buffer()
        self.round = 0
        t[FIRST_REGIONS] = regions
        t[IN_PLAY] = regions
        t[THIRD] = third
        t[ROUND_LIMIT] = round_limit
        t[PILE] = ALL_CARDS
        for seat in range(self.seats):
            t[SUPPLY + seat] = DISCS
            t[CROWNS + seat] = KINGS
            t[CUMALS + seat] = START_CUMALS

    def set_up(self) -> None:
        """T8: the highest card starts."""
        best: i64 = NONE
        for seat in range(self.seats):
            card = self.draw()
            self.tell("drew", seat, card)
            if card > best:
                best = card
                self.t[START] = seat
        self.begin_round()

    # Stacks and control: T4, T5

    def pile_up(self, region: i64, position: i64, owners: list[int]) -> None:
        """Let the stack be these discs, named from the top down, however many. All that are very deep come here."""
        put_stack(self.t, region, position, owners)
        self.mark(region, position)

    def put(self, region: i64, position: i64, stack: i64) -> None:
        """Let the stack be this one, and keep in step what follows from it."""
        t = self.t
        place = STACK + region * POSITIONS + position
        before = t[place]
        if before >= STACK_FULL:
            self.pile_up(region, position, [])
        t[place] = stack
        here = 1 << position
        row = HELD + region * MOST_SEATS
        if before > EMPTY:
            t[row + (before & STACK_MASK)] &= ~here
        if stack > EMPTY:
            t[row + (stack & STACK_MASK)] |= here
            t[TAKEN + region] |= here
        else:
            t[TAKEN + region] &= ~here
        if before >= TWO_DISCS or stack >= TWO_DISCS:
            self.mark_depth(region, position, stack)

    def mark_depth(self, region: i64, position: i64, stack: i64) -> None:
        t = self.t
        here = 1 << position
        t[CAPTIVES + region] &= ~here
        t[FORTS + region] &= ~here
        t[TALL + region] &= ~here
        if stack >= TWO_DISCS:
            t[CAPTIVES + region] |= here
            if (stack ^ stack >> STACK_BITS) & STACK_MASK == 0:
                t[FORTS + region] |= here
            if stack >= THREE_DISCS:
                t[TALL + region] |= here

    def mark(self, region: i64, position: i64) -> None:
        """Work out from nothing what follows from a stack and a king piece."""
        t = self.t
        here = 1 << position
        owner = self.control(region, position)
        for seat in range(self.seats):
            t[held_at(region, seat)] &= ~here
        t[TAKEN + region] &= ~here
        if owner != NOBODY:
            t[held_at(region, owner)] |= here
            t[TAKEN + region] |= here
        self.mark_depth(region, position, stack_of(t, region, position))

    def push(self, seat: i64, region: i64, position: i64) -> None:
        """A disc from the seat's supply onto the stack."""
        t = self.t
        t[SUPPLY + seat] -= 1
        stack = t[STACK + region * POSITIONS + position]
        if stack >= STACK_FULL:
            self.pile_up(region, position, [seat, *stack_list(t, region, position)])
        else:
            self.put(region, position, stack << STACK_BITS | seat)

    def pop(self, region: i64, position: i64) -> None:
        """The top disc back to its owner's supply."""
        t = self.t
        stack = t[STACK + region * POSITIONS + position]
        t[SUPPLY + (stack & STACK_MASK)] += 1
        if stack >= STACK_FULL:
            self.pile_up(region, position, stack_list(t, region, position)[1:])
        else:
            self.put(region, position, stack >> STACK_BITS)

    def control(self, region: i64, position: i64) -> i64:
        """The seat that controls the position, or NOBODY."""
        t = self.t
        stack = t[STACK + region * POSITIONS + position]
        if stack > EMPTY:
            return stack & STACK_MASK
        if position == KING:
            return t[KING_OF + region]
        return NOBODY

    def held(self, seat: i64, region: i64) -> i64:
        """Bit mask of the positions of the region that the seat controls."""
        return self.t[HELD + region * MOST_SEATS + seat]

    def kings_of(self, seat: i64) -> i64:
        """How many king positions the seat controls."""
        count: i64 = 0
        for region in range(REGIONS):
            count += self.held(seat, region) >> KING & 1
        return count

    # Who decides, and between what

    def pending(self) -> i64:
        t = self.t
        phase = t[PHASE]
        if phase == OVER:
            return 0
        if phase != KEEPING:
            return 1 << t[DECIDER]
        seats: i64 = 0
        for seat in range(self.seats):
            if bits(t[HAND + seat]) < USED:
                seats |= 1 << seat
        return seats

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        t = self.t
        phase = t[PHASE]
        if phase == KEEPING:
            if bits(t[HAND + seat]) == USED:
                return 0
            return spread(t[ASIDE + seat], KEEP, out, 0)
        if phase == OVER or t[DECIDER] != seat:
            return 0
        region = t[REGION]
        if phase == CHOOSING:
            return self.list_actions(seat, out)
        if phase == ANCHORING:
            return spread(self.anchors(seat, t[CARD], region), FIT + region * SLOTTED, out, 0)
        if phase == PLACING or phase == PROMOTING:
            count = spread(t[PLACES], PLACE + region * COMMON, out, 0)
            count = spread(t[TARGETS] >> HERDSMAN, PROMOTE + region * HIGHER, out, count)
            if self.may_stop():
                out[count] = DONE
                count += 1
            return count
        if phase == SWAPPING:
            return self.list_discs(seat, t[CARD], region, out, 0, ACTIONS)
        if phase == LOWERING:
            return spread(self.forts(seat, region), LOWER + region * COMMON, out, 0)
        if phase == HIRING:
            return spread(0b11, HIRE, out, 0)
        if phase == RANSOMING:
            return spread((bit(self.most_ransom(seat)) << 1) - 1, RANSOM, out, 0)
        if phase == NAMING:
            return spread((bit(self.seats) - 1) & ~bit(t[START]), NAME, out, 0)
        if phase == GARRISONING:
            count = spread(ALL_COMMON & ~t[TAKEN + region], PLACE + region * COMMON, out, 0)
        else:
            count = spread(self.betrayals(seat), BETRAY + region * COMMON, out, 0)
        out[count] = DONE
        return count + 1

    def pick(self, seat: i64) -> i64:
        """The same as of the list, without making one where cards are kept."""
        t = self.t
        if t[PHASE] == KEEPING:
            return KEEP + nth_bit(t[ASIDE + seat], self.below(bits(t[ASIDE + seat])))
        out = self.scratch
        return out[self.below(self.legal_into(seat, out))]

    def list_actions(self, seat: i64, out: vec[i64]) -> i64:
        """T11."""
        t = self.t
        box = self.box
        count: i64 = 0
        cards = t[HAND + seat]
        amnesty = t[CUMALS + seat] >= AMNESTY_PRICE
        enterable = self.enterable(seat)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            stone = box[ANCHORS + card] == 0
            regions = t[IN_PLAY]
            while regions:
                region = lowest(regions)
                regions &= regions - 1
                if stone:
                    fits = self.list_discs(seat, card, region, out, count, count + 1) > count
                else:
                    fits = enterable >> region & 1 == 1 and self.anchors(seat, card, region) != 0
                if fits:
                    out[count] = PLAY + card * REGIONS + region
                    count += 1
                if amnesty and t[CAPTIVES + region] != 0:  # T28
                    out[count] = AMNESTY + card * REGIONS + region
                    count += 1
            out[count] = DISCARD + card
            count += 1
        return count

    def may_stop(self) -> bool:
        """T19, T27: something has been placed or promoted, or need not be."""
        t = self.t
        if t[PHASE] == PLACING:
            return t[PLACED] != 0
        return t[PROMOTED] != 0 or t[MUST_PROMOTE] == 0

    def apply(self, seat: i64, action: i64) -> None:
        if action < PLAY:
            self.keep(seat, action - KEEP)
        elif action < AMNESTY:
            self.play(seat, (action - PLAY) // REGIONS, (action - PLAY) % REGIONS)
        elif action < DISCARD:
            self.grant_amnesty(seat, (action - AMNESTY) // REGIONS, (action - AMNESTY) % REGIONS)
        elif action < FIT:
            self.discard(seat, action - DISCARD)
        elif action < PLACE:
            self.fit(seat, (action - FIT) % SLOTTED)
        elif action < PROMOTE:
            if self.t[PHASE] == GARRISONING:
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
        elif action < NAME:
            self.ransom(seat, action - RANSOM)
        elif action < DONE:
            self.name_start(seat, action - NAME)
        elif action < SWAP:
            self.finish(seat)
        else:
            self.choose_disc(seat, (action - SWAP) // DEEP, (action - SWAP) % DEEP)

    def ask(self, seat: i64, phase: i64) -> None:
        """The turn to decide passes."""
        t = self.t
        t[DECIDER] = seat
        t[PHASE] = phase
        self.barrier += 1

    # The round: T8-T10

    def begin_round(self) -> None:
        t = self.t
        self.round += 1
        t[STAGE] = STAGE_ACTIONS
        self.tell("round", self.round, t[START])
        if self.round % 2 == 0:  # T9
            for seat in range(self.seats):
                t[HAND + seat] = t[ASIDE + seat]
                t[ASIDE + seat] = 0
            self.begin_turn(t[START])
            return
        cards = ALL_CARDS
        for seat in range(self.seats):  # T8
            t[ASIDE + seat] = self.take(cards, DEALT)
            t[HAND + seat] = 0
            cards &= ~t[ASIDE + seat]
        t[PILE] = cards
        t[DISCARDED] = 0
        t[SEEN] = 0
        t[ACTOR] = t[START]
        self.ask(t[START], KEEPING)
        self.tell("dealt")

    def take(self, cards: i64, count: i64) -> i64:
        """So many of the cards, at random."""
        left = bits(cards)
        rest = cards
        while count > 0:
            rest &= ~bit(nth_bit(rest, self.below(left)))
            left -= 1
            count -= 1
        return cards & ~rest

    def keep(self, seat: i64, card: i64) -> None:
        t = self.t
        t[ASIDE + seat] &= ~bit(card)
        t[HAND + seat] |= bit(card)
        if self.notes is not None:
            self.tell_to(1 << seat, "kept", seat, card)
        if bits(t[HAND + seat]) == USED:
            self.tell("chose", seat)
            if self.pending() == 0:
                self.begin_turn(t[START])

    def begin_turn(self, seat: i64) -> None:
        self.t[ACTOR] = seat
        self.ask(seat, CHOOSING)

    def draw(self) -> i64:
        """A card of the pile for all to see; the discards make a new pile when it is empty (T34)."""
        t = self.t
        if t[PILE] == 0:
            t[PILE] = t[DISCARDED]
            t[DISCARDED] = 0
            self.tell("reshuffled")
        card = nth_bit(t[PILE], self.below(bits(t[PILE])))
        t[PILE] &= ~bit(card)
        t[SEEN] |= bit(card)
        self.barrier += 1
        return card

    # One action: T11-T13

    def is_stone(self, card: i64) -> bool:
        return self.box[ANCHORS + card] == 0

    def use(self, seat: i64, card: i64) -> None:
        """A card leaves the hand, and everybody sees it."""
        t = self.t
        t[HAND + seat] &= ~bit(card)
        t[SEEN] |= bit(card)
        t[CARD] = card
        self.barrier += 1

    def begin_steps(self, region: i64) -> None:
        t = self.t
        t[REGION] = region
        t[ANCHOR] = NONE
        t[TAKES_OCCUPIED] = 0
        t[PLACED] = 0
        t[PROMOTED] = 0
        t[ACTIVE] = 0
        t[PAID] = 0
        t[MUST_PROMOTE] = 0
        t[PICKED] = NONE
        t[SLOTS_HERE] = 0

    def play(self, seat: i64, card: i64, region: i64) -> None:
        t = self.t
        self.use(seat, card)
        t[REGION] = region
        t[PHASE] = SWAPPING if self.is_stone(card) else ANCHORING
        self.tell("played", seat, card, region)

    def discard(self, seat: i64, card: i64) -> None:
        self.use(seat, card)
        self.t[CUMALS + seat] += DISCARD_GAIN
        self.tell("discarded", seat, card)
        self.end_action()

    def finish(self, seat: i64) -> None:
        """Done with placing and promoting, with a garrison, or with a traitor that was not used."""
        t = self.t
        if t[PHASE] == GARRISONING:
            self.resume()
        else:
            if t[PHASE] == BETRAYING:
                self.tell("declined", seat, t[REGION])
            self.forget_steps()
            self.end_action()

    def end_action(self) -> None:
        """The card goes to the discards, and the next player or the next traitor follows."""
        t = self.t
        t[DISCARDED] |= bit(t[CARD])
        t[CARD] = NONE
        self.begin_steps(NONE)
        if t[STAGE] == STAGE_TRAITORS:
            self.next_traitor()
            return
        t[ACTED] = 1
        following = t[ACTOR] + 1
        if following == self.seats:
            following = 0
        if t[HAND + following] != 0:  # T10
            self.begin_turn(following)
        else:
            self.begin_traitors()

    # Placing: T12-T19

    def enterable(self, seat: i64) -> i64:
        """T12, T15: bit mask of the regions in play where the seat can lay a disc."""
        t = self.t
        if t[SUPPLY + seat] == 0:
            return 0
        regions = t[IN_PLAY]
        if t[ACTED] == 1 and t[CUMALS + seat] < ENTRY:
            for region in range(REGIONS):
                if t[TAKEN + region] == 0:
                    regions &= ~(1 << region)
        return regions

    def anchors(self, seat: i64, card: i64, region: i64) -> i64:
        """T13, T19: bit mask of the anchors where something can be placed, by their first slots."""
        t = self.t
        anchors = self.box[ANCHORS + card]
        # A second slot, moved back by this, stands where the first one of its anchor is.
        second = self.box[SECOND + card]
        # T14: taken slots wait as long as the card fits where one is empty.
        empty = ~t[TAKEN + region]
        with_empty = anchors & (empty | empty >> second)
        if with_empty:
            return with_empty
        # T18: where both slots are the seat's own forts, nothing can be placed.
        open_slots = ~(t[FORTS + region] & t[HELD + region * MOST_SEATS + seat])
        return anchors & (open_slots | open_slots >> second)

    def emptiest(self, card: i64, region: i64) -> i64:
        """T14: the anchors with as many empty placement slots as any; only at these are occupied ones taken."""
        empty = ~self.t[TAKEN + region]
        anchors = self.box[ANCHORS + card]
        second = self.box[SECOND + card]
        both_empty = anchors & empty & (empty >> second)
        if both_empty:
            return both_empty
        one_empty = anchors & (empty | empty >> second)
        if one_empty:
            return one_empty
        return anchors

    def forts(self, seat: i64, region: i64) -> i64:
        """Bit mask of the seat's forts in the region."""
        t = self.t
        return t[FORTS + region] & t[HELD + region * MOST_SEATS + seat]

    def fit(self, seat: i64, position: i64) -> None:
        t = self.t
        t[ANCHOR] = position
        t[TAKES_OCCUPIED] = self.emptiest(t[CARD], t[REGION]) >> position & 1
        self.find_slots()
        t[ACTIVE] = self.activated_by_card(seat, t[REGION])
        t[PHASE] = PLACING
        self.tell("anchored", seat, t[REGION], position)
        self.go_on(seat)

    def find_slots(self) -> None:
        """Where the placement slots of the card lie."""
        t = self.t
        t[SLOTS_HERE] = 0
        if t[ANCHOR] != NONE:
            first = bit(t[ANCHOR])
            t[SLOTS_HERE] = first | first << self.box[SECOND + t[CARD]]

    def find_steps(self, seat: i64) -> None:
        """What can be placed on and promoted into now."""
        t = self.t
        region = t[REGION]
        t[PLACES] = 0
        if t[PHASE] == PLACING and t[SUPPLY + seat] > 0:
            places = t[SLOTS_HERE] & ~t[PLACED]
            if places & ~t[TAKEN + region]:  # T15
                t[PLACES] = places & ~t[TAKEN + region]
            elif t[TAKES_OCCUPIED] == 1:  # T14, T18
                t[PLACES] = places & ~self.forts(seat, region)
        t[TARGETS] = self.targets(seat, region, t[ACTIVE], t[CARD])

    def forget_steps(self) -> None:
        """Nothing is placed or promoted now."""
        t = self.t
        t[PLACES] = 0
        t[TARGETS] = 0

    def go_on(self, seat: i64) -> None:
        """Find what can follow; the action that has nothing left to do is over."""
        t = self.t
        self.find_steps(seat)
        if t[PLACES] | t[TARGETS] == 0:
            self.tell("finished", seat)
            self.end_action()

    def place(self, seat: i64, position: i64) -> None:
        t = self.t
        region = t[REGION]
        if t[TAKEN + region] == 0 and t[ACTED] == 1:  # T12
            t[CUMALS + seat] -= ENTRY
            self.tell("entered", seat, region)
        t[PLACED] |= 1 << position
        self.lay(seat, region, position)
        if not self.conquered(region):
            t[ACTIVE] = self.activated_by_card(seat, region)
            self.go_on(seat)

    def lay(self, seat: i64, region: i64, position: i64) -> None:
        """A disc from supply onto a position, whoever controls it."""
        owner = self.control(region, position)
        if owner == NOBODY:  # T16
            self.push(seat, region, position)
            self.tell("laid", seat, region, position)
        elif owner == seat:  # T18
            older = self.forts(seat, region)
            self.push(seat, region, position)
            self.tell("fortified", seat, region, position)
            if older:
                self.pop(region, lowest(older))
                self.tell("lowered", seat, region, lowest(older))
        elif self.t[FORTS + region] >> position & 1:  # T17
            self.pop(region, position)
            self.tell("broke", seat, owner, region, position)
        else:
            self.tell("captured", seat, owner, region, position)
            self.capture(seat, region, position)

    def capture(self, seat: i64, region: i64, position: i64) -> None:
        """T16: the seat's own discs leave the stack for its supply, and its new disc goes on top."""
        t = self.t
        stack = t[STACK + region * POSITIONS + position]
        freed: i64 = 0
        if stack >= STACK_FULL:
            owners = stack_list(t, region, position)
            others = [owner for owner in owners if owner != seat]
            freed = len(owners) - len(others)
            self.pile_up(region, position, [seat, *others])
        else:
            kept: i64 = 0
            height: i64 = 0
            while stack > EMPTY:
                if stack & STACK_MASK == seat:
                    freed += 1
                else:
                    kept |= (stack & STACK_MASK) << height
                    height += STACK_BITS
                stack >>= STACK_BITS
            self.put(region, position, (bit(height) | kept) << STACK_BITS | seat)
        t[SUPPLY + seat] += freed - 1
        if freed > 0:
            self.tell("freed", seat, freed, region, position)

    # Promotion: T20-T24

    def activated_by_card(self, seat: i64, region: i64) -> i64:
        """T20: of the seat's placement slots, those placed on now, and those that it could place on (T14, T15, T18)."""
        t = self.t
        slots = t[SLOTS_HERE]
        active = t[PLACED]
        if t[TAKES_OCCUPIED] == 1 and slots & ~t[TAKEN + region] == 0:
            active |= slots & ~t[FORTS + region]
        return active & t[HELD + region * MOST_SEATS + seat]

    def risers(self, seat: i64, card: i64, region: i64) -> i64:
        """Bit mask of the positions that, activated by the card, let the seat promote."""
        t = self.t
        if t[SUPPLY + seat] == 0 or t[CUMALS + seat] < self.box[COST + card]:
            return 0
        return sources(self.held(seat, region), self.open_to(seat, region))

    def open_to(self, seat: i64, region: i64) -> i64:
        """T21, T24: all positions but the seat's own forts and its own king."""
        t = self.t
        return ALL_POSITIONS & ~(t[HELD + region * MOST_SEATS + seat] & (t[FORTS + region] | THE_KING))

    def targets(self, seat: i64, region: i64, active: i64, card: i64) -> i64:
        """T21: bit mask of the positions that the seat can promote into, the price included."""
        t = self.t
        if active == 0 or t[SUPPLY + seat] == 0 or (t[PAID] == 0 and t[CUMALS + seat] < self.box[COST + card]):
            return 0
        held = self.held(seat, region)
        active = activated(held, active)
        return above(pairs_of(held) & (active | active >> 1)) & self.open_to(seat, region) & ~t[PROMOTED]

    def promote(self, seat: i64, position: i64) -> None:
        t = self.t
        region = t[REGION]
        if t[PAID] == 0:  # T20
            t[PAID] = 1
            cost = self.box[COST + t[CARD]]
            t[CUMALS + seat] -= cost
            self.tell("paid", seat, cost)
        t[PROMOTED] |= 1 << position
        t[PHASE] = PROMOTING
        if position == KING and t[KING_OF + region] != NOBODY:
            self.depose(seat, region)
            self.go_on(seat)
            return
        self.tell("promoted", seat, region, position)
        self.lay(seat, region, position)
        if position == KING and self.crown(seat, region):
            return
        if not self.conquered(region):
            self.go_on(seat)

    def depose(self, seat: i64, region: i64) -> None:
        """T24: the king piece goes back to its owner, and the position stays empty."""
        t = self.t
        owner = t[KING_OF + region]
        t[KING_OF + region] = NOBODY
        t[CROWNS + owner] += 1
        self.mark(region, KING)
        self.tell("deposed", seat, owner, region)

    def crown(self, seat: i64, region: i64) -> bool:
        """T24, T43, T44: a disc has come to the king position; whether the action is over."""
        t = self.t
        self.tell("crowned", seat, region)
        if self.kings_of(seat) == KINGS:
            for other in range(REGIONS):  # T43
                if self.held(seat, other) & THE_KING and t[KING_OF + other] == NOBODY:
                    self.put_up_king(seat, other)
            self.forget_steps()
            self.end(BY_KINGS, 1 << seat)
            return True
        if self.seats > 2:
            return False
        self.forget_steps()
        self.clear(region)
        t[IN_PLAY] &= ~(1 << region)
        self.tell("won", seat, region)
        if self.kings_of(1 - seat) == 1:
            t[IN_PLAY] |= 1 << t[THIRD]
            self.tell("opened", t[THIRD])
        self.end_action()
        return True

    def put_up_king(self, seat: i64, region: i64) -> None:
        t = self.t
        t[KING_OF + region] = seat
        t[CROWNS + seat] -= 1

    # Stone of Destiny: T25-T27

    def can_swap(self, seat: i64, region: i64, one: i64, depth: i64, other: i64, other_depth: i64, rising: i64) -> bool:
        """Two discs, by their positions and depths; `rising` has what lets the seat promote, once activated."""
        t = self.t
        owner = stack_seat(t, region, one, depth)
        change = owner ^ stack_seat(t, region, other, other_depth)
        if change == 0:  # T27
            mine = owner == seat and depth == 0 and other_depth == 0 and one != other
            return mine and (rising >> one | rising >> other) & 1 == 1
        changed = replaced(t[STACK + region * POSITIONS + one], depth, change)
        if one == other:
            return not three_on_top(replaced(changed, other_depth, change))
        other_changed = replaced(t[STACK + region * POSITIONS + other], other_depth, change)
        return not three_on_top(changed) and not three_on_top(other_changed)

    def has_partner(self, seat: i64, region: i64, position: i64, depth: i64, owner: i64, rising: i64) -> bool:
        """A disc that the given one of this owner can be swapped with."""
        t = self.t
        low = t[TAKEN + region] & ALL_COMMON & ~t[TALL + region]
        if low >> position & 1 and low & ~(t[HELD + region * MOST_SEATS + owner] | 1 << position):
            return True  # with another one's top disc: both stacks are too low for three on top
        taken = t[TAKEN + region] & ALL_COMMON
        while taken:
            other = lowest(taken)
            taken &= taken - 1
            other_depth: i64 = 0
            while stack_seat(t, region, other, other_depth) != NONE:
                if self.can_swap(seat, region, position, depth, other, other_depth, rising):
                    return True
                other_depth += 1
        return False

    def list_discs(self, seat: i64, card: i64, region: i64, out: vec[i64], count: i64, most: i64) -> i64:
        """T25: the first disc of a swap if a second can follow; then that second. They are written behind `count`
        others, until there are `most`."""
        t = self.t
        rising = self.risers(seat, card, region)
        picked = t[PICKED]
        taken = t[TAKEN + region] & ALL_COMMON
        while taken:
            position = lowest(taken)
            taken &= taken - 1
            depth: i64 = 0
            owner = stack_seat(t, region, position, 0)
            while owner != NONE:
                if picked == NONE:
                    fits = self.has_partner(seat, region, position, depth, owner, rising)
                else:
                    fits = self.can_swap(seat, region, picked // DEEP, picked % DEEP, position, depth, rising)
                if fits:
                    out[count] = SWAP + position * DEEP + depth
                    count += 1
                    if count == most:
                        return count
                depth += 1
                owner = stack_seat(t, region, position, depth)
        return count

    def choose_disc(self, seat: i64, position: i64, depth: i64) -> None:
        t = self.t
        picked = t[PICKED]
        if picked == NONE:
            t[PICKED] = position * DEEP + depth
            self.tell("picked", seat, t[REGION], position, depth)
        else:
            t[PICKED] = NONE
            self.swap(seat, picked // DEEP, picked % DEEP, position, depth)

    def swap(self, seat: i64, one: i64, depth: i64, other: i64, other_depth: i64) -> None:
        t = self.t
        region = t[REGION]
        if self.notes is not None:
            self.tell_list("swapped", [seat, region, one, depth, other, other_depth])
        owner = stack_seat(t, region, one, depth)
        other_owner = stack_seat(t, region, other, other_depth)
        if owner == other_owner:  # T27
            t[MUST_PROMOTE] = 1
        self.give(region, one, depth, other_owner)
        self.give(region, other, other_depth, owner)
        if depth == 0 and self.control(region, one) == seat:
            t[ACTIVE] |= 1 << one
        if other_depth == 0 and self.control(region, other) == seat:
            t[ACTIVE] |= 1 << other
        if not self.conquered(region):
            self.next_to_lower()

    def give(self, region: i64, position: i64, depth: i64, owner: i64) -> None:
        """A disc of this owner in the place of another one."""
        t = self.t
        stack = t[STACK + region * POSITIONS + position]
        if stack >= STACK_FULL:
            owners = stack_list(t, region, position)
            owners[depth] = owner
            self.pile_up(region, position, owners)
        else:
            change = owner ^ stack_seat(t, region, position, depth)
            self.put(region, position, stack ^ change << (STACK_BITS * depth))

    def next_to_lower(self) -> None:
        """T26: the active player first, then clockwise, whoever has a second fort."""
        t = self.t
        for i in range(self.seats):
            seat = (t[ACTOR] + i) % self.seats
            forts = self.forts(seat, t[REGION])
            if forts & (forts - 1):
                self.turn_to(seat, LOWERING)
                return
        self.turn_to(t[ACTOR], PROMOTING)
        self.go_on(t[ACTOR])

    def turn_to(self, seat: i64, phase: i64) -> None:
        """The turn to decide passes, if it was another's."""
        if seat == self.t[DECIDER]:
            self.t[PHASE] = phase
        else:
            self.ask(seat, phase)

    def lower(self, seat: i64, position: i64) -> None:
        t = self.t
        self.pop(t[REGION], position)
        self.tell("lowered", seat, t[REGION], position)
        self.next_to_lower()

    # Amnesty: T28

    def grant_amnesty(self, seat: i64, card: i64, region: i64) -> None:
        t = self.t
        self.use(seat, card)
        t[CUMALS + seat] -= AMNESTY_PRICE
        self.tell("amnesty", seat, card, region)
        captives = t[CAPTIVES + region]
        while captives:
            position = lowest(captives)
            captives &= captives - 1
            depth: i64 = 1
            owner = stack_seat(t, region, position, depth)
            while owner != NONE:
                t[SUPPLY + owner] += 1
                depth += 1
                owner = stack_seat(t, region, position, depth)
            self.put(region, position, EMPTY << STACK_BITS | self.control(region, position))
        self.end_action()

    # Whole region: T29

    def conquered(self, region: i64) -> bool:
        """One player controls all of the region: it is cleared, and the action ends."""
        t = self.t
        if t[TAKEN + region] != ALL_POSITIONS:
            return False
        owner = self.control(region, KING)
        if self.held(owner, region) != ALL_POSITIONS:
            return False
        self.tell("conquered", owner, region)
        self.forget_steps()
        self.clear(region)
        self.begin_garrison(owner, region)
        return True

    # Traitors: T30-T34

    def strongest(self, region: i64) -> i64:
        """T30."""
        king = self.control(region, KING)
        if king != NOBODY:
            return king
        return self.leader(region, ALL_POSITIONS)

    def leader(self, region: i64, positions: i64) -> i64:
        """Who controls strictly most of these positions, or NOBODY."""
        t = self.t
        best: i64 = 0
        leader = NOBODY
        for seat in range(self.seats):
            count = bits(t[HELD + region * MOST_SEATS + seat] & positions)
            if count > best:
                best = count
                leader = seat
            elif count == best:
                leader = NOBODY
        return leader

    def begin_traitors(self) -> None:
        t = self.t
        t[STAGE] = STAGE_TRAITORS
        t[REGIONS_LEFT] = t[IN_PLAY]
        self.next_traitor()

    def next_traitor(self) -> None:
        t = self.t
        while t[REGIONS_LEFT] != 0:
            t[REGION] = lowest(t[REGIONS_LEFT])
            t[REGIONS_LEFT] &= t[REGIONS_LEFT] - 1
            if self.offer_traitor(t[REGION]):
                return
        self.begin_steps(NONE)
        self.take_income()

    def offer_traitor(self, region: i64) -> bool:
        """T31: somebody is asked."""
        t = self.t
        strongest = self.strongest(region)
        most: i64 = 1
        tied: i64 = 0
        t[MAY_HIRE] = 0
        for seat in range(self.seats):
            count = bits(self.held(seat, region))
            if count == 0 or seat == strongest:
                continue
            t[MAY_HIRE] |= 1 << seat
            if count > most:
                most = count
                tied = 0
            if count == most:
                tied |= 1 << seat
        if tied == 0:
            return False
        if tied & (tied - 1) == 0:
            return self.ask_traitor(lowest(tied))
        first = self.draw_lots(region, tied)
        asked = self.ask_traitor(first)
        outcome = LOT_ASKED if asked and t[ACTOR] == first else LOT_PENNILESS if asked else LOT_NOBODY
        self.tell("lots", first, region, outcome)
        return asked

    def draw_lots(self, region: i64, tied: i64) -> i64:
        """T31: of these seats, the one that draws the highest card."""
        t = self.t
        drawn: i64 = 0
        best = NONE
        winner = NOBODY
        for i in range(self.seats):
            seat = (t[START] + i) % self.seats
            if tied >> seat & 1:
                card = self.draw()
                drawn |= bit(card)
                self.tell("drew-lot", seat, region, card)
                if card > best:
                    best = card
                    winner = seat
        t[DISCARDED] |= drawn
        return winner

    def ask_traitor(self, first: i64) -> bool:
        """The next one with a cumal is asked, clockwise from the given seat."""
        t = self.t
        for i in range(self.seats):
            seat = (first + i) % self.seats
            if t[MAY_HIRE] >> seat & 1 and t[CUMALS + seat] >= TRAITOR_PRICE:
                t[ACTOR] = seat
                self.ask(seat, HIRING)
                return True
        t[MAY_HIRE] = 0
        return False

    def hire(self, seat: i64, pays: bool) -> None:
        t = self.t
        region = t[REGION]
        if not pays:
            self.tell("passed", seat, region)
            t[MAY_HIRE] &= ~(1 << seat)
            if not self.ask_traitor(seat):
                self.next_traitor()
            return
        t[MAY_HIRE] = 0
        t[CUMALS + seat] -= TRAITOR_PRICE
        t[CARD] = self.draw()
        self.tell("hired", seat, region, t[CARD])
        if self.betrayals(seat) != 0:
            self.ask(seat, BETRAYING)
        else:
            self.tell("idle", seat, region)
            self.end_action()

    def betrayals(self, seat: i64) -> i64:
        """T32: bit mask of the positions where the traitor can be used."""
        t = self.t
        if t[SUPPLY + seat] == 0:
            return 0
        reach = ALL_COMMON
        card = t[CARD]
        if not self.is_stone(card):
            reach = self.box[ANCHORS + card]
            reach |= reach << self.box[SECOND + card]
        return reach & t[TAKEN + t[REGION]] & ~self.held(seat, t[REGION])

    def betray(self, seat: i64, position: i64) -> None:
        t = self.t
        region = t[REGION]
        self.tell("betrayed", seat, self.control(region, position), region, position)
        self.pop(region, position)
        self.capture(seat, region, position)
        t[ACTIVE] = 1 << position  # T33
        t[PHASE] = PROMOTING
        if not self.conquered(region):
            self.go_on(seat)

    # Income: T35, T36

    def take_income(self) -> None:
        t = self.t
        wide: i64 = 0
        for seat in range(self.seats):
            wide |= self.wide_levels(seat) << LEVELS * seat
        for level in range(LEVELS):
            positions = level_of(level)
            for region in range(REGIONS):
                if t[IN_PLAY] >> region & 1 and t[TAKEN + region] & positions:
                    leader = self.leader(region, positions)
                    if leader != NOBODY:
                        t[CUMALS + leader] += 1
                        self.tell("income", leader, level, region)
            for seat in range(self.seats):
                if wide >> (LEVELS * seat + level) & 1:
                    t[CUMALS + seat] += 1
                    self.tell("spread", seat, level)
        t[STAGE] = STAGE_CLEARING
        t[REGIONS_LEFT] = t[IN_PLAY]
        self.next_clearing()

    def wide_levels(self, seat: i64) -> i64:
        """T36: bit mask of the levels where the seat controls a position in at least two regions."""
        t = self.t
        once: i64 = 0
        twice: i64 = 0
        for region in range(REGIONS):
            if t[IN_PLAY] >> region & 1:
                levels = levels_of(t[HELD + region * MOST_SEATS + seat])
                twice |= once & levels
                once |= levels
        return twice

    # Clearing: T37-T39

    def next_clearing(self) -> None:
        t = self.t
        while t[REGIONS_LEFT] != 0:
            region = lowest(t[REGIONS_LEFT])
            t[REGIONS_LEFT] &= t[REGIONS_LEFT] - 1
            if stack_of(t, region, KING) > EMPTY:
                owner = self.control(region, KING)
                self.clear(region)
                self.begin_garrison(owner, region)
                return
        self.begin_exchange()

    def clear(self, region: i64) -> None:
        """T37, T38: all discs leave the region; who stood on the king position puts up a king piece."""
        t = self.t
        if stack_of(t, region, KING) > EMPTY:
            self.put_up_king(self.control(region, KING), region)
        self.tell("cleared", region)
        for position in range(POSITIONS):
            holder = self.control(region, position)
            for owner in stack_list(t, region, position):
                if owner == holder:
                    t[SUPPLY + owner] += 1
                else:
                    t[prisoners_at(holder, owner)] += 1
            self.put(region, position, EMPTY)
        self.mark(region, KING)

    def begin_garrison(self, seat: i64, region: i64) -> None:
        self.begin_steps(region)
        self.t[GARRISON_LEFT] = MOST_GARRISON
        self.ask(seat, GARRISONING)

    def place_garrison(self, seat: i64, position: i64) -> None:
        t = self.t
        self.push(seat, t[REGION], position)
        self.tell("garrisoned", seat, t[REGION], position)
        t[GARRISON_LEFT] -= 1
        if t[GARRISON_LEFT] == 0 or t[SUPPLY + seat] == 0:
            self.resume()

    def resume(self) -> None:
        """After a garrison."""
        t = self.t
        t[GARRISON_LEFT] = 0
        if t[STAGE] == STAGE_CLEARING:
            self.begin_steps(NONE)
            self.next_clearing()
        else:
            self.end_action()

    # Exchange and ransom: T40, T41

    def begin_exchange(self) -> None:
        t = self.t
        t[HOLDERS_DONE] = 0
        t[OWNERS_ASKED] = 0
        self.exchange(self.holder())
        self.next_ransom()

    def holder(self) -> i64:
        """Who exchanges and offers prisoners now."""
        t = self.t
        return (t[START] + t[HOLDERS_DONE]) % self.seats

    def exchange(self, seat: i64) -> None:
        """T40."""
        t = self.t
        for other in range(self.seats):
            mine = prisoners_at(seat, other)
            theirs = prisoners_at(other, seat)
            count = t[mine]
            if t[theirs] < count:
                count = t[theirs]
            if count > 0:
                t[mine] -= count
                t[theirs] -= count
                t[SUPPLY + seat] += count
                t[SUPPLY + other] += count
                self.tell("exchanged", seat, other, count)

    def next_ransom(self) -> None:
        """T41: the next owner with a cumal is asked."""
        t = self.t
        while True:
            t[OWNERS_ASKED] += 1
            if t[OWNERS_ASKED] == self.seats:
                t[OWNERS_ASKED] = 0
                t[HOLDERS_DONE] += 1
                if t[HOLDERS_DONE] == self.seats:
                    t[HOLDERS_DONE] = 0
                    self.end_round()
                    return
                self.exchange(self.holder())
                continue
            holder = self.holder()
            owner = (holder + t[OWNERS_ASKED]) % self.seats
            if prisoners(t, holder, owner) > 0 and t[CUMALS + owner] > 0:
                self.ask(owner, RANSOMING)
                return

    def most_ransom(self, seat: i64) -> i64:
        """How much the seat can pay at most to the present holder."""
        t = self.t
        most = RANSOM_OF_ALL
        if t[CUMALS + seat] < most:
            most = t[CUMALS + seat]
        held = prisoners(t, self.holder(), seat)
        if held < most:
            most = held
        return most

    def ransom(self, seat: i64, price: i64) -> None:
        t = self.t
        holder = self.holder()
        here = prisoners_at(holder, seat)
        count = price
        if price == RANSOM_OF_ALL:
            count = t[here]
        t[CUMALS + seat] -= price
        t[CUMALS + holder] += price
        t[here] -= count
        t[SUPPLY + seat] += count
        if price > 0:
            self.tell("ransomed", seat, holder, count, price)
        else:
            self.tell("refused", seat, holder)
        self.next_ransom()

    # Next start player: T42

    def end_round(self) -> None:
        t = self.t
        if self.round == t[ROUND_LIMIT]:  # T45
            self.end(BY_ROUNDS, self.leaders())
        elif self.seats == 2:
            t[START] = 1 - t[START]
            self.begin_round()
        else:
            self.ask(t[START], NAMING)

    def name_start(self, seat: i64, chosen: i64) -> None:
        self.tell("named", seat, chosen)
        self.t[START] = chosen
        self.begin_round()

    # Victory: T43-T45

    def end(self, how: i64, winners: i64) -> None:
        t = self.t
        t[PHASE] = OVER
        t[ENDED] = how
        t[WINNERS] = winners
        self.barrier += 1
        self.tell("over", how, winners)

    def leaders(self) -> i64:
        """T45: bit mask of the seats with most kings, then positions, then cumals."""
        best: i64 = -1
        leaders: i64 = 0
        for seat in range(self.seats):
            count: i64 = 0
            for region in range(REGIONS):
                count += bits(self.held(seat, region))
            worth = (self.kings_of(seat) << 8 | count) << 32 | self.t[CUMALS + seat]
            if worth > best:
                best = worth
                leaders = 0
            if worth == best:
                leaders |= 1 << seat
        return leaders

    def points(self, seat: i64) -> i64:
        """The king positions that the seat controls."""
        return self.kings_of(seat)

    def rank(self, seat: i64) -> i64:
        """Those who do not win rank equal."""
        winners = self.t[WINNERS]
        if winners >> seat & 1:
            return 1
        return 1 + bits(winners)

    # What a seat may know: all but the cards of others and the order of chance

    def resample(self, seat: i64, key: i64) -> None:
        """Others' cards and the unseen ones of the pile change places; a pile made of discards is known (T34)."""
        t = self.t
        self.random = key
        pool = t[PILE] & ~t[SEEN]
        for other in range(self.seats):
            if other != seat:
                pool |= t[HAND + other] | t[ASIDE + other]
        for other in range(self.seats):
            if other != seat:
                t[HAND + other] = self.take(pool, bits(t[HAND + other]))
                pool &= ~t[HAND + other]
                t[ASIDE + other] = self.take(pool, bits(t[ASIDE + other]))
                pool &= ~t[ASIDE + other]
        t[PILE] = t[PILE] & t[SEEN] | pool

    def observed(self, seat: i64, action: i64, by: i64) -> i64:
        """T9: nobody sees what another keeps."""
        if action < PLAY and by != seat:
            return UNKNOWN
        return action

    def observe(self, seat: i64, out: vec[i64]) -> None:
        observe(self.t, self.seats, seat, self.round, self.pending(), out)
