"""The rules of Rival Kings, in the order of the rulebook; R1, R2, ... name its rules.

Characters are 0-11, two of each rank from A. Cards are 0-31: sixteen buildings, then their
subjects in the same order, so that `card + KINDS` is the subject of a building. Stacks are 0-3:
two that begin as buildings, two as subjects. A card of an action is never on it twice and they all
stand in the same order, so that an action is named by its kind alone.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import EVERYBODY, State, bits, nth_bit

# R1: the kinds of action, from left to right as on every card.
RESOLVE: Final = 0
HAND_ON: Final = 1
MONEY: Final = 2
RECRUIT: Final = 3
BUY: Final = 4
ACTION_KINDS: Final = 5

CHARACTERS: Final = 12
ALL_CHARACTERS: Final = 0b111111111111
RANKS: Final = 6
ACTIONS_OF: Final = vec[i64](
    [0b10000, 0b01000, 0b01001, 0b10001, 0b00110, 0b00110, 0b10100, 0b10100, 0b01101, 0b10101, 0b11101, 0b11101]
)
"""Of each character: bit mask of its kinds of action."""
PREY: Final = vec[i64]([3, 2, 5, 4, 5, -1])
"""Of each rank: the rank that it steals from."""

# R2: the cards.
KINDS: Final = 16
CARDS: Final = 2 * KINDS
COPIES: Final = 2
COLOURS: Final = 4
MOST_POINTS: Final = 4
BUILDING: Final = 0
SUBJECT: Final = 1
SORTS: Final = 2
GARDENER: Final = 16
JAILER: Final = 17
LADY: Final = 18
BISHOP: Final = 19
CITY_GUARD: Final = 20
SCHOLAR: Final = 21
TROUBADOUR: Final = 22
SAILOR: Final = 23
SMITH: Final = 24
CARPENTER: Final = 25
MARKET_WOMAN: Final = 26
INNKEEPER: Final = 27
VINTNER: Final = 28
MINER: Final = 29
HERBALIST: Final = 30
FARMER: Final = 31

STACKS: Final = 4
STACK_CARDS: Final = 8
ROW_CARDS: Final = 16
"""The most that a row can hold: all cards of a sort that come into play."""
COINS: Final = 48
PILE_COINS: Final = 2
PURSE: Final = 5
MARKERS: Final = 30
DEALT: Final = 3
STAGES: Final = 2
MOST_SEATS: Final = 4
QUIET_STAGES: Final = 8
MOST_GAMES: Final = 10
"""Of a match for a target score."""
NOBODY: Final = -1
PILE: Final = 4
"""The two-player pile, where a guard may name a seat."""

# Phases: what is being decided.
CHOOSING: Final = 0
GARDENING: Final = 1
GUARDING: Final = 2
ACTING: Final = 3
CARRYING_OUT: Final = 4
TAKING: Final = 5
OFFERING: Final = 6
SWAPPING: Final = 7
REGAINING: Final = 8
OVER: Final = 9

# How a game ended.
BY_STACK: Final = 1
BY_STANDSTILL: Final = 2

# Action codes.
CHOOSE: Final = 0
EXCHANGE: Final = CHOOSE + CHARACTERS
GUARD: Final = EXCHANGE + MOST_SEATS
STEAL: Final = GUARD + MOST_SEATS + 1
DO_RESOLVE: Final = STEAL + MOST_SEATS * ACTION_KINDS
DO_HAND_ON: Final = DO_RESOLVE + 1
DO_MONEY: Final = DO_HAND_ON + MOST_SEATS
DO_RECRUIT: Final = DO_MONEY + STACKS
DO_BUY: Final = DO_RECRUIT + STACKS
USE: Final = DO_BUY + STACKS
TAKE: Final = USE + 1
OFFER: Final = TAKE + STACKS * STACK_CARDS
GET: Final = OFFER + SORTS * ROW_CARDS
GET_OPEN: Final = GET + MOST_SEATS * ROW_CARDS
REGAIN: Final = GET_OPEN + STACKS
SKIP: Final = REGAIN + ACTION_KINDS
ACTIONS: Final = SKIP + 1
NO_CHOICES: Final = vec[i64]([0] * 64)
"""Room for all that one decision can offer."""


@final
class RivalsState(State):
    price: vec[i64] = vec[i64]()
    """Of each card; never changed, so that copies share it."""
    colour: vec[i64] = vec[i64]()
    """Of each building and its subject; likewise."""
    symbols: i64 = 0
    """Bit mask of the characters that bear the tie symbol."""
    games: i64 = 1
    target: i64 = 0

    game: i64 = 1
    round: i64 = 1
    stage: i64 = 1
    phase: i64 = CHOOSING
    actor: i64 = 0
    """Who decides, outside of choosing."""
    waiting: i64 = 0
    """Bit mask of the gardeners or guards who decide after the actor."""

    stack: vec[i64] = vec[i64]()
    """Of each stack: its cards from the bottom."""
    height: vec[i64] = vec[i64]()
    pile: vec[i64] = vec[i64]()
    """Of each stack: the coins beside it."""
    unused: vec[i64] = vec[i64]()
    """Of each card: how many copies serve as money only."""
    bank: i64 = 0
    stock: i64 = 0
    """Conflict markers."""

    coins: vec[i64] = vec[i64]()
    markers: vec[i64] = vec[i64]()
    row: vec[i64] = vec[i64]()
    """Of each seat: its row of buildings, then its row of subjects."""
    length: vec[i64] = vec[i64]()
    """Of each of these rows."""
    looked: vec[i64] = vec[i64]()
    """Of each seat: bit mask of the sorts of stacks that it has looked through, and so knows to the bottom."""
    total: vec[i64] = vec[i64]()
    """Of each seat: points from the finished games of the match."""

    hand: vec[i64] = vec[i64]()
    """Of each seat: bit mask of the characters in hand."""
    chosen: vec[i64] = vec[i64]()
    """Of each seat: the character laid face down."""
    character: vec[i64] = vec[i64]()
    """Of each seat: the revealed character."""
    pile_card: i64 = NOBODY
    """R8: the character revealed from the pile this stage."""
    aside: i64 = 0
    """Bit mask of the characters in the pile, or set aside."""
    spent: i64 = 0
    """Bit mask of the characters revealed this round."""

    used: i64 = 0
    """Bit mask of the seats that have used an ability this stage."""
    equal: i64 = 0
    """Bit mask of the seats in an equal-rank conflict with another."""
    guarded: vec[i64] = vec[i64]()
    """Of each seat: the thief, or the pile, whose marker its City guard turns away."""
    crest: vec[i64] = vec[i64]()
    """Of each seat and kind of action: the thief who covered it."""
    acted: i64 = 0
    """Bit mask of the seats that have had their turn."""

    step: i64 = 0
    """The actor's next own action."""
    repeats: i64 = 0
    """In an equal-rank conflict: how often he may still carry out his one action."""
    own_action: i64 = NOBODY
    """In an equal-rank conflict: the one action, once it has been carried out."""
    discount: bool = False
    """The Smith was used for a building not yet bought."""
    doing: i64 = NOBODY
    """The stolen, regained or extra action being carried out."""
    offered: i64 = NOBODY
    """The card to be swapped: a place in the actor's rows."""

    bought: bool = False
    """A card was bought this stage."""
    quiet: i64 = 0
    """Stages in a row without a card bought."""
    ended: i64 = 0

    choices: vec[i64] = vec[i64]()
    """What the actor may do, once it has been asked for."""
    choice_count: i64 = NOBODY

    def lay_out(self, price: vec[i64], colour: vec[i64], symbols: i64) -> None:
        """R1-R4: the box beside the table."""
        self.price = price
        self.colour = colour
        self.symbols = symbols
        self.total = vec[i64]([0] * self.seats)
        self.clear()

    def clear(self) -> None:
        self.stack = vec[i64]([0] * (STACKS * STACK_CARDS))
        self.height = vec[i64]([0] * STACKS)
        self.pile = vec[i64]([0] * STACKS)
        self.unused = vec[i64]([COPIES] * CARDS)
        self.bank = COINS
        self.stock = MARKERS
        self.coins = vec[i64]([0] * self.seats)
        self.markers = vec[i64]([0] * self.seats)
        self.row = vec[i64]([0] * (self.seats * SORTS * ROW_CARDS))
        self.length = vec[i64]([0] * (self.seats * SORTS))
        self.looked = vec[i64]([0] * self.seats)
        self.hand = vec[i64]([0] * self.seats)
        self.chosen = vec[i64]([NOBODY] * self.seats)
        self.character = vec[i64]([NOBODY] * self.seats)
        self.guarded = vec[i64]([NOBODY] * self.seats)
        self.crest = vec[i64]([NOBODY] * (self.seats * ACTION_KINDS))
        self.round = 1
        self.bought = False
        self.quiet = 0
        self.clear_stage()

    def clear_stage(self) -> None:
        self.phase = CHOOSING
        for seat in range(self.seats):
            self.character[seat] = NOBODY
            self.guarded[seat] = NOBODY
        for action in range(self.seats * ACTION_KINDS):
            self.crest[action] = NOBODY
        self.pile_card = NOBODY
        self.used = 0
        self.equal = 0
        self.acted = 0
        self.begin_turn()

    def begin_turn(self) -> None:
        self.step = 0
        self.repeats = 0
        self.own_action = NOBODY
        self.discount = False

    def set_up(self) -> None:
        """R5, R6."""
        self.clear()
        for sort in range(SORTS):
            left: i64 = KINDS * COPIES
            for place in range(2 * STACK_CARDS):
                self.stack[sort * 2 * STACK_CARDS + place] = self.draw(sort, self.below(left))
                left -= 1
        for stack in range(STACKS):
            self.height[stack] = STACK_CARDS
            self.pile[stack] = PILE_COINS
            self.bank -= PILE_COINS
        for seat in range(self.seats):
            self.coins[seat] = PURSE
            self.bank -= PURSE
            self.take_marker(seat)
        self.deal()

    def draw(self, sort: i64, n: i64) -> i64:
        """Take out the n-th of the unused cards of a sort."""
        card = sort * KINDS
        while n >= self.unused[card]:
            n -= self.unused[card]
            card += 1
        self.unused[card] -= 1
        return card

    def deal(self) -> None:
        """R6, R29: three of the shuffled characters each; the others are the pile, or set aside."""
        self.aside = ALL_CHARACTERS
        self.spent = 0
        self.stage = 1
        for seat in range(self.seats):
            self.hand[seat] = 0
            for _ in range(DEALT):
                self.hand[seat] |= 1 << self.draw_character()

    def draw_character(self) -> i64:
        """One of the characters aside, as chance will have it: their order is nobody's."""
        drawn = nth_bit(self.aside, self.below(bits(self.aside)))
        self.aside &= ~(1 << drawn)
        return drawn

    def clone(self) -> "RivalsState":
        other = RivalsState(self.seats)
        other.random = self.random
        other.barrier = self.barrier
        other.price = self.price
        other.colour = self.colour
        other.symbols = self.symbols
        other.games = self.games
        other.target = self.target
        other.game = self.game
        other.round = self.round
        other.stage = self.stage
        other.phase = self.phase
        other.actor = self.actor
        other.waiting = self.waiting
        other.stack = self.stack[:]
        other.height = self.height[:]
        other.pile = self.pile[:]
        other.unused = self.unused[:]
        other.bank = self.bank
        other.stock = self.stock
        other.coins = self.coins[:]
        other.markers = self.markers[:]
        other.row = self.row[:]
        other.length = self.length[:]
        other.looked = self.looked[:]
        other.total = self.total[:]
        other.hand = self.hand[:]
        other.chosen = self.chosen[:]
        other.character = self.character[:]
        other.pile_card = self.pile_card
        other.aside = self.aside
        other.spent = self.spent
        other.used = self.used
        other.equal = self.equal
        other.guarded = self.guarded[:]
        other.crest = self.crest[:]
        other.acted = self.acted
        other.step = self.step
        other.repeats = self.repeats
        other.own_action = self.own_action
        other.discount = self.discount
        other.doing = self.doing
        other.offered = self.offered
        other.bought = self.bought
        other.quiet = self.quiet
        other.ended = self.ended
        return other

    def snapshot(self) -> list[int]:
        numbers: list[int] = [self.seats, self.games, self.target, self.game, self.round, self.stage, self.phase]
        numbers += [self.pending(), self.waiting, self.bank, self.stock, self.pile_card, self.aside, self.spent]
        numbers += [self.used, self.equal, self.acted, self.step, self.repeats, self.own_action, int(self.discount)]
        numbers += [self.doing, self.offered, int(self.bought), self.quiet, self.ended]
        for stack in range(STACKS):
            numbers.append(self.height[stack])
            for place in range(self.height[stack]):
                numbers.append(self.stack[stack * STACK_CARDS + place])
        for line in range(self.seats * SORTS):
            numbers.append(self.length[line])
            for place in range(self.length[line]):
                numbers.append(self.row[line * ROW_CARDS + place])
        for part in (self.pile, self.unused, self.coins, self.markers, self.looked, self.total):
            numbers.extend(part)
        for part in (self.hand, self.chosen, self.character, self.guarded, self.crest):
            numbers.extend(part)
        return numbers

    def resample(self, seat: i64, key: i64) -> None:
        self.random = key
        self.choice_count = NOBODY
        for sort in range(SORTS):
            if seat < 0 or not self.looked[seat] >> sort & 1:
                self.reshuffle(sort)
        for other in range(self.seats):  # R6: who has chosen is open, what is not
            if other != seat:
                self.aside |= self.hand[other]
                if self.chosen[other] != NOBODY:
                    self.aside |= 1 << self.chosen[other]
        for other in range(self.seats):
            if other != seat:
                held = bits(self.hand[other])
                self.hand[other] = 0
                for _ in range(held):
                    self.hand[other] |= 1 << self.draw_character()
                if self.chosen[other] != NOBODY:
                    self.chosen[other] = self.draw_character()

    def reshuffle(self, sort: i64) -> None:
        """The cards of a sort that lie below the open ones, with those that serve as money."""
        for stack in range(2 * sort, 2 * sort + 2):
            for place in range(self.height[stack] - 1):
                self.unused[self.stack[stack * STACK_CARDS + place]] += 1
        left: i64 = 0
        for card in range(sort * KINDS, (sort + 1) * KINDS):
            left += self.unused[card]
        for stack in range(2 * sort, 2 * sort + 2):
            for place in range(self.height[stack] - 1):
                self.stack[stack * STACK_CARDS + place] = self.draw(sort, self.below(left))
                left -= 1

    # Who decides, and between what

    def pending(self) -> i64:
        if self.phase == OVER:
            return 0
        if self.phase != CHOOSING:
            return 1 << self.actor
        undecided: i64 = 0
        for seat in range(self.seats):
            if self.chosen[seat] == NOBODY:
                undecided |= 1 << seat
        return undecided

    def legal_count(self, seat: i64) -> i64:
        if self.phase == CHOOSING:
            if self.chosen[seat] == NOBODY:
                return bits(self.hand[seat])
            return 0
        if self.phase == OVER or seat != self.actor:
            return 0
        if self.choice_count == NOBODY:
            self.list_choices()
        return self.choice_count

    def legal_nth(self, seat: i64, n: i64) -> i64:
        if self.phase == CHOOSING:
            return CHOOSE + nth_bit(self.hand[seat], n)
        if self.choice_count == NOBODY:
            self.list_choices()
        return self.choices[n]

    def list_choices(self) -> None:
        if len(self.choices) == 0:
            self.choices = NO_CHOICES[:]
        self.choice_count = 0
        seat = self.actor
        if self.phase == ACTING:
            self.list_turn(seat)
        elif self.phase == CARRYING_OUT:
            self.list_ways(seat, self.doing)
            self.add(SKIP)
        elif self.phase == GARDENING:
            for other in range(self.seats):
                if other != seat:
                    self.add(EXCHANGE + other)
            self.add(SKIP)
        elif self.phase == GUARDING:
            for thief in range(PILE + 1):
                if self.thieves(seat) >> thief & 1:
                    self.add(GUARD + thief)
            self.add(SKIP)
        elif self.phase == TAKING:
            for stack in range(STACKS):
                for depth in range(self.height[stack]):
                    if self.can_take(seat, stack, depth):
                        self.add(TAKE + stack * STACK_CARDS + depth)
            self.add(SKIP)
        elif self.phase == OFFERING:
            for sort in range(SORTS):
                for place in range(self.length[seat * SORTS + sort]):
                    if self.can_offer(seat, sort, place):
                        self.add(OFFER + sort * ROW_CARDS + place)
        elif self.phase == SWAPPING:
            self.list_swaps(seat)
        else:
            for kind in range(ACTION_KINDS):
                if self.can_regain(seat, kind):
                    self.add(REGAIN + kind)

    def add(self, action: i64) -> None:
        self.choices[self.choice_count] = action
        self.choice_count += 1

    def list_turn(self, seat: i64) -> None:
        victims = self.victims(seat)
        if victims:
            for victim in range(self.seats):
                if victims >> victim & 1:
                    open_actions = self.uncovered(victim)
                    for kind in range(ACTION_KINDS):
                        if open_actions >> kind & 1:
                            self.add(STEAL + victim * ACTION_KINDS + kind)
        else:
            own = self.own_actions(seat)
            for kind in range(ACTION_KINDS):
                if own >> kind & 1:
                    self.list_ways(seat, kind)
            self.add(SKIP)
        if self.can_use(seat):
            self.add(USE)

    def list_ways(self, seat: i64, kind: i64) -> None:
        """All ways to carry out an action of this kind."""
        if kind == RESOLVE:
            if self.markers[seat] > 0:
                self.add(DO_RESOLVE)
        elif kind == HAND_ON:
            if self.markers[seat] > 0:
                for other in range(self.seats):
                    if other != seat:
                        self.add(DO_HAND_ON + other)
        else:
            first: i64 = DO_MONEY
            if kind == RECRUIT:
                first = DO_RECRUIT
            elif kind == BUY:
                first = DO_BUY
            for stack in range(STACKS):
                if self.stack_serves(seat, kind, stack):
                    self.add(first + stack)

    def list_swaps(self, seat: i64) -> None:
        if self.active(seat) == TROUBADOUR:
            for stack in range(STACKS):
                if self.height[stack] > 0:
                    self.add(GET_OPEN + stack)
            return
        sort = self.offered // ROW_CARDS
        for other in range(self.seats):
            if other != seat:
                for place in range(self.length[other * SORTS + sort]):
                    if self.is_free(other, sort, place):
                        self.add(GET + other * ROW_CARDS + place)

    def apply(self, seat: i64, action: i64) -> None:
        self.choice_count = NOBODY
        if action < EXCHANGE:
            self.choose(seat, action - CHOOSE)
        elif action < GUARD:
            self.exchange(seat, action - EXCHANGE)
        elif action < STEAL:
            self.guard(seat, action - GUARD)
        elif action < DO_RESOLVE:
            self.steal(seat, (action - STEAL) // ACTION_KINDS, (action - STEAL) % ACTION_KINDS)
        elif action < USE:
            self.carry_out(seat, action)
        elif action == USE:
            self.use(seat)
        elif action < OFFER:
            self.take_from(seat, (action - TAKE) // STACK_CARDS, (action - TAKE) % STACK_CARDS)
        elif action < GET:
            self.offered = action - OFFER
            self.phase = SWAPPING
        elif action < GET_OPEN:
            self.swap_with(seat, (action - GET) // ROW_CARDS, (action - GET) % ROW_CARDS)
        elif action < REGAIN:
            self.swap_with_open(seat, action - GET_OPEN)
        elif action < SKIP:
            self.doing = action - REGAIN
            self.phase = CARRYING_OUT
        else:
            self.skip(seat)

    # Choose: R7-R9

    def choose(self, seat: i64, character: i64) -> None:
        self.hand[seat] &= ~(1 << character)
        self.chosen[seat] = character
        self.tell_to(1 << seat, "chose", seat, character)
        self.tell_to(EVERYBODY & ~(1 << seat), "chosen", seat)
        if self.pending() == 0:
            self.reveal()

    def reveal(self) -> None:
        self.barrier += 1
        for seat in range(self.seats):  # R7
            self.character[seat] = self.chosen[seat]
            self.chosen[seat] = NOBODY
            self.spent |= 1 << self.character[seat]
            self.tell("revealed", seat, self.character[seat])
        if self.seats == 2:  # R8
            self.pile_card = self.draw_character()
            self.spent |= 1 << self.pile_card
            self.tell("pile", self.pile_card)
        self.waiting = 0
        for seat in range(self.seats):
            if self.active(seat) == GARDENER:
                self.waiting |= 1 << seat
        self.next_gardener()

    def next_gardener(self) -> None:
        """R9: in the order of ranks as revealed; there are two Gardeners, so one swap cannot disturb it."""
        if self.waiting == 0:
            self.equal_ranks()
            return
        self.phase = GARDENING
        self.next_waiting()

    def next_waiting(self) -> None:
        self.actor = self.first_in_turn(self.waiting)
        self.waiting &= ~(1 << self.actor)
        self.barrier += 1

    def exchange(self, seat: i64, other: i64) -> None:
        mine = self.character[seat]
        self.character[seat] = self.character[other]
        self.character[other] = mine
        self.used |= 1 << seat
        self.tell("exchanged", seat, other, self.character[seat], mine)
        self.next_gardener()

    def rank(self, seat: i64) -> i64:
        return self.character[seat] // 2

    def first_in_turn(self, among: i64) -> i64:
        """R16, R17: of these seats the one with the highest rank, fewer markers, the tie symbol."""
        first: i64 = NOBODY
        for seat in range(self.seats):
            if among >> seat & 1 and (first == NOBODY or self.goes_before(seat, first)):
                first = seat
        return first

    def goes_before(self, seat: i64, other: i64) -> bool:
        if self.rank(seat) != self.rank(other):
            return self.rank(seat) < self.rank(other)
        if self.markers[seat] != self.markers[other]:
            return self.markers[seat] < self.markers[other]
        return (self.symbols >> self.character[seat] & 1) > (self.symbols >> self.character[other] & 1)

    # Conflicts: R10-R15

    def take_marker(self, seat: i64) -> None:
        if self.stock == 0:  # R4
            self.tell("no-marker", seat)
            return
        self.stock -= 1
        self.markers[seat] += 1
        self.tell("marker", seat)

    def of_rank(self, rank: i64) -> i64:
        """Bit mask of the seats whose character has this rank."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.rank(seat) == rank:
                found |= 1 << seat
        return found

    def equal_ranks(self) -> None:
        for rank in range(RANKS):
            rivals = self.of_rank(rank)
            if bits(rivals) == 2:  # R10
                self.equal |= rivals
                first = self.first_in_turn(rivals)
                second = nth_bit(rivals & ~(1 << first), 0)
                self.tell("equal", first, second)
                self.take_marker(first)
                self.take_marker(second)
            elif rivals and self.pile_card != NOBODY and self.pile_card // 2 == rank:  # R14
                seat = nth_bit(rivals, 0)
                self.tell("pile-equal", seat)
                self.take_marker(seat)
        self.waiting = 0
        for seat in range(self.seats):
            if self.active(seat) == CITY_GUARD and not self.used >> seat & 1 and self.thieves(seat):
                self.waiting |= 1 << seat
        self.next_guard()

    def pile_prey(self) -> i64:
        """R14: the rank that the pile card gives markers to, unless it equals a player."""
        if self.pile_card == NOBODY or self.of_rank(self.pile_card // 2):
            return NOBODY
        return PREY[self.pile_card // 2]

    def thieves(self, seat: i64) -> i64:
        """R11: bit mask of those who steal from the seat, the pile card as `PILE`."""
        found: i64 = 0
        for other in range(self.seats):
            if not self.equal >> other & 1 and PREY[self.rank(other)] == self.rank(seat):
                found |= 1 << other
        if self.pile_prey() == self.rank(seat):
            found |= 1 << PILE
        return found

    def next_guard(self) -> None:
        """R13."""
        if self.waiting == 0:
            self.unequal_ranks()
            return
        self.phase = GUARDING
        self.next_waiting()

    def guard(self, seat: i64, thief: i64) -> None:
        self.guarded[seat] = thief
        self.used |= 1 << seat
        if thief == PILE:
            self.tell("guarded-pile", seat)
        else:
            self.tell("guarded", seat, thief)
        self.next_guard()

    def unequal_ranks(self) -> None:
        for rank in range(RANKS):  # R4: from the highest thief down
            thief = self.of_rank(rank) & ~self.equal
            by_pile = self.pile_card != NOBODY and self.pile_card // 2 == rank and self.pile_prey() != NOBODY
            if PREY[rank] == NOBODY or not (thief or by_pile):
                continue
            by: i64 = PILE
            if thief:
                by = nth_bit(thief, 0)
            victims = self.of_rank(PREY[rank])
            while victims:
                victim = self.first_in_turn(victims)
                victims &= ~(1 << victim)
                self.threaten(victim, by)
        self.acted = 0
        self.next_turn()

    def threaten(self, victim: i64, by: i64) -> None:
        """R11, R13, R14: the marker for a theft."""
        if by == PILE:
            self.tell("pile-threat", victim)
            if self.guarded[victim] != PILE:
                self.take_marker(victim)
            return
        self.tell("threat", by, victim)
        if self.guarded[victim] == by:
            self.take_marker(by)
        else:
            self.take_marker(victim)

    # Actions: R16-R21

    def next_turn(self) -> None:
        self.barrier += 1
        left = ~self.acted & ((1 << self.seats) - 1)
        if left == 0:
            self.end_stage()
            return
        self.actor = self.first_in_turn(left)
        self.begin_turn()
        self.repeats = self.equal >> self.actor & 1
        self.tell("turn", self.actor)
        self.go_on()

    def victims(self, seat: i64) -> i64:
        """R12: bit mask of the seats that the actor has still to steal from."""
        if self.equal >> seat & 1:
            return 0
        found = self.of_rank(PREY[self.rank(seat)])
        for victim in range(self.seats):
            if found >> victim & 1:
                for kind in range(ACTION_KINDS):
                    if self.crest[victim * ACTION_KINDS + kind] == seat:
                        found &= ~(1 << victim)
        return found

    def uncovered(self, seat: i64) -> i64:
        """Bit mask of the actions on the seat's card that nobody has stolen."""
        kinds = ACTIONS_OF[self.character[seat]]
        for kind in range(ACTION_KINDS):
            if self.crest[seat * ACTION_KINDS + kind] != NOBODY:
                kinds &= ~(1 << kind)
        return kinds

    def own_actions(self, seat: i64) -> i64:
        """Bit mask of the own actions that the actor may carry out now."""
        if not self.equal >> seat & 1:
            return self.uncovered(seat) & 1 << self.step
        if self.repeats == 0:
            return 0
        if self.own_action == NOBODY:  # R10
            return self.uncovered(seat)
        return 1 << self.own_action

    def go_on(self) -> None:
        """To the next decision of the actor's turn, or past its end."""
        self.phase = ACTING
        self.doing = NOBODY
        self.offered = NOBODY
        seat = self.actor
        if self.victims(seat):
            return
        if self.equal >> seat & 1:
            if self.can_use(seat):
                return
            own = self.own_actions(seat)
            for kind in range(ACTION_KINDS):
                if own >> kind & 1 and self.is_possible(seat, kind):
                    return
        else:
            own = self.uncovered(seat)
            while self.step < ACTION_KINDS:
                if own >> self.step & 1:
                    if self.is_possible(seat, self.step) or self.can_use(seat):
                        return
                    self.tell("impossible", seat, self.step)  # R16
                self.step += 1
            if self.can_use(seat):
                return
        self.end_turn()

    def end_turn(self) -> None:
        self.acted |= 1 << self.actor
        self.next_turn()

    def skip(self, seat: i64) -> None:
        if self.phase == GARDENING:
            self.next_gardener()
        elif self.phase == GUARDING:
            self.next_guard()
        elif self.phase == CARRYING_OUT:
            self.tell("skipped", seat, self.doing)
            self.go_on()
        elif self.phase == TAKING:
            self.tell("took-nothing", seat)
            self.go_on()
        elif self.repeats > 0:  # R16
            self.tell("forwent", seat)
            self.repeats = 0
            self.go_on()
        elif not self.equal >> seat & 1 and self.step < ACTION_KINDS:
            self.tell("skipped", seat, self.step)
            self.step += 1
            self.go_on()
        else:
            self.end_turn()

    def steal(self, seat: i64, victim: i64, kind: i64) -> None:
        self.crest[victim * ACTION_KINDS + kind] = seat  # R12
        self.tell("stole", seat, victim, kind)
        if self.is_possible(seat, kind):
            self.doing = kind
            self.phase = CARRYING_OUT
        else:
            self.tell("impossible", seat, kind)
            self.go_on()

    def is_possible(self, seat: i64, kind: i64) -> bool:
        if kind == RESOLVE or kind == HAND_ON:
            return self.markers[seat] > 0
        for stack in range(STACKS):
            if self.stack_serves(seat, kind, stack):
                return True
        return False

    def stack_serves(self, seat: i64, kind: i64, stack: i64) -> bool:
        """The seat can take the money beside the stack, or pay for its open card."""
        if kind == MONEY:
            return self.pile[stack] > 0 or (self.all_piles_empty() and self.filling(stack) > 0)
        if self.height[stack] == 0:
            return False
        card = self.top(stack)
        if kind == RECRUIT:
            return sort_of(card) == SUBJECT and self.price[card] <= self.coins[seat]
        return sort_of(card) == BUILDING and self.price_now(card) <= self.coins[seat]

    def price_now(self, card: i64) -> i64:
        """R23: the Smith takes a coin off a building; no price is below 1, so none falls below 0."""
        if self.discount and sort_of(card) == BUILDING:
            return self.price[card] - 1
        return self.price[card]

    def top(self, stack: i64) -> i64:
        return self.stack[stack * STACK_CARDS + self.height[stack] - 1]

    def all_piles_empty(self) -> bool:
        return self.pile[0] + self.pile[1] + self.pile[2] + self.pile[3] == 0

    def filling(self, stack: i64) -> i64:
        """R19: what the bank can lay beside the stack when all four piles are empty."""
        left = self.bank - stack * PILE_COINS
        if left > PILE_COINS:
            return PILE_COINS
        if left < 0:
            return 0
        return left

    def carry_out(self, seat: i64, action: i64) -> None:
        kind: i64 = BUY
        if action < DO_HAND_ON:
            kind = RESOLVE
            self.markers[seat] -= 1  # R18
            self.stock += 1
            self.tell("resolved", seat)
        elif action < DO_MONEY:
            kind = HAND_ON
            self.markers[seat] -= 1
            self.markers[action - DO_HAND_ON] += 1
            self.tell("handed", seat, action - DO_HAND_ON)
        elif action < DO_RECRUIT:
            kind = MONEY
            self.take_money(seat, action - DO_MONEY)
        elif action < DO_BUY:
            kind = RECRUIT
            self.buy(seat, action - DO_RECRUIT, 0)
        else:
            self.buy(seat, action - DO_BUY, 0)
        if self.phase == ACTING:
            if self.equal >> seat & 1:
                self.own_action = kind
                self.repeats -= 1
            else:
                self.step += 1
        self.go_on()

    def take_money(self, seat: i64, stack: i64) -> None:
        if self.all_piles_empty():  # R19
            laid: i64 = 0
            for other in range(STACKS):
                self.pile[other] = self.filling(other)
                laid += self.pile[other]
            self.bank -= laid
            self.tell("filled", laid)
        self.tell("money", seat, stack, self.pile[stack], self.top(stack) if self.height[stack] > 0 else NOBODY)
        self.coins[seat] += self.pile[stack]
        self.pile[stack] = 0

    def buy(self, seat: i64, stack: i64, depth: i64) -> None:
        """R20, R23: the card at this depth of the stack, 0 being the open one, to the end of its row."""
        place = stack * STACK_CARDS + self.height[stack] - 1 - depth
        card = self.stack[place]
        price = self.price_now(card)
        if sort_of(card) == BUILDING:
            self.discount = False
        self.coins[seat] -= price
        self.pile[stack] += price  # R21
        for above in range(place, place + depth):
            self.stack[above] = self.stack[above + 1]
        self.height[stack] -= 1
        self.append_card(seat, card)
        self.bought = True
        self.tell("bought" if sort_of(card) == BUILDING else "recruited", seat, card, stack, price)
        if depth > 0:
            self.barrier += 1  # only the buyer knew it
        elif self.height[stack] > 0:
            self.barrier += 1
            self.tell("opened", stack, self.top(stack))

    def append_card(self, seat: i64, card: i64) -> None:
        line = seat * SORTS + sort_of(card)
        self.row[line * ROW_CARDS + self.length[line]] = card
        self.length[line] += 1

    # The active subject: R22-R24

    def active(self, seat: i64) -> i64:
        line = seat * SORTS + SUBJECT
        if self.length[line] == 0:
            return NOBODY
        return self.row[line * ROW_CARDS + self.length[line] - 1]

    def can_use(self, seat: i64) -> bool:
        """The actor may use his active subject now, and something would come of it."""
        if self.used >> seat & 1:
            return False
        subject = self.active(seat)
        if subject == JAILER:
            return self.markers[seat] > 0 and self.bank > 0
        if subject == SCHOLAR:
            return self.length[seat * SORTS + BUILDING] > 0 and self.bank > 0
        if subject == LADY:
            return self.can_swap(seat, BUILDING)
        if subject == BISHOP:
            return self.can_swap(seat, SUBJECT)
        if subject == TROUBADOUR:
            return self.height[0] + self.height[1] + self.height[2] + self.height[3] > 0
        if subject == SAILOR:
            return self.can_repeat(seat)
        if subject == SMITH:
            return self.has_building_ahead(seat)
        if subject == CARPENTER:
            return self.is_possible(seat, BUY)
        if subject == MARKET_WOMAN:
            return self.is_possible(seat, MONEY)
        if subject == INNKEEPER:
            return self.is_possible(seat, RECRUIT)
        if subject == VINTNER:
            return self.height[2] + self.height[3] > 0
        if subject == MINER:
            return self.height[0] + self.height[1] > 0
        if subject == HERBALIST:
            return self.markers[seat] > 0
        if subject == FARMER:
            for kind in range(ACTION_KINDS):
                if self.can_regain(seat, kind):
                    return True
        return False  # Gardener and City guard have their time before the turns

    def can_repeat(self, seat: i64) -> bool:
        """Sailor: the one action of an equal-rank conflict lies ahead or was carried out, and is possible."""
        if not self.equal >> seat & 1:
            return False
        kinds: i64 = 0
        if self.own_action != NOBODY:
            kinds = 1 << self.own_action
        elif self.repeats > 0:
            kinds = self.uncovered(seat)
        for kind in range(ACTION_KINDS):
            if kinds >> kind & 1 and self.is_possible(seat, kind):
                return True
        return False

    def has_building_ahead(self, seat: i64) -> bool:
        """Smith: the actor can still come to buy a building by an own action or one to be stolen."""
        victims = self.victims(seat)
        for victim in range(self.seats):
            if victims >> victim & 1 and self.uncovered(victim) >> BUY & 1:
                return True
        if not self.uncovered(seat) >> BUY & 1:
            return False
        if self.equal >> seat & 1:
            return self.repeats > 0
        return self.step <= BUY

    def can_regain(self, seat: i64, kind: i64) -> bool:
        """Farmer: the action is covered on the seat's card and possible."""
        return self.crest[seat * ACTION_KINDS + kind] != NOBODY and self.is_possible(seat, kind)

    def can_take(self, seat: i64, stack: i64, depth: i64) -> bool:
        """Vintner and Miner: a card of their sort, paid in full; in the other stacks only the open card is known."""
        card = self.stack[stack * STACK_CARDS + self.height[stack] - 1 - depth]
        sort: i64 = SUBJECT if self.active(seat) == VINTNER else BUILDING
        return sort_of(card) == sort and self.price[card] <= self.coins[seat]

    def tally(self, seat: i64, sort: i64) -> i64:
        """How many copies of each kind are in a row: two bits for each."""
        counts: i64 = 0
        line = seat * SORTS + sort
        for place in range(self.length[line]):
            counts += 1 << 2 * (self.row[line * ROW_CARDS + place] % KINDS)
        return counts

    def is_free(self, seat: i64, sort: i64, place: i64) -> bool:
        """R24: the card is not needed for a perfect pair."""
        shift = 2 * (self.row[(seat * SORTS + sort) * ROW_CARDS + place] % KINDS)
        return (self.tally(seat, sort) >> shift & 3) > (self.tally(seat, 1 - sort) >> shift & 3)

    def has_free(self, seat: i64, sort: i64) -> bool:
        for place in range(self.length[seat * SORTS + sort]):
            if self.is_free(seat, sort, place):
                return True
        return False

    def can_swap(self, seat: i64, sort: i64) -> bool:
        """Lady-in-waiting and Bishop: there is a card to give and one to get."""
        if not self.has_free(seat, sort):
            return False
        for other in range(self.seats):
            if other != seat and self.has_free(other, sort):
                return True
        return False

    def can_offer(self, seat: i64, sort: i64, place: i64) -> bool:
        subject = self.active(seat)
        if subject == TROUBADOUR:
            return True
        wanted: i64 = BUILDING if subject == LADY else SUBJECT
        return sort == wanted and self.is_free(seat, sort, place)

    def use(self, seat: i64) -> None:
        self.used |= 1 << seat
        subject = self.active(seat)
        self.tell("used", seat, subject)
        if subject == JAILER:
            self.earn(seat, self.markers[seat])
        elif subject == SCHOLAR:
            self.earn(seat, self.length[seat * SORTS + BUILDING])
        elif subject == SAILOR:
            self.repeats += 1
            self.go_on()
        elif subject == SMITH:
            self.discount = True
            self.go_on()
        elif subject == VINTNER:
            self.look_through(seat, SUBJECT)
        elif subject == MINER:
            self.look_through(seat, BUILDING)
        elif subject == FARMER:
            self.phase = REGAINING
        elif subject == CARPENTER:
            self.carry_out_extra(BUY)
        elif subject == MARKET_WOMAN:
            self.carry_out_extra(MONEY)
        elif subject == INNKEEPER:
            self.carry_out_extra(RECRUIT)
        elif subject == HERBALIST:
            self.carry_out_extra(HAND_ON)
        else:
            self.phase = OFFERING

    def carry_out_extra(self, kind: i64) -> None:
        self.doing = kind
        self.phase = CARRYING_OUT

    def earn(self, seat: i64, coins: i64) -> None:
        """Jailer and Scholar: from the bank, while it lasts."""
        if coins > self.bank:
            coins = self.bank
        self.bank -= coins
        self.coins[seat] += coins
        self.tell("earned", seat, coins)
        self.go_on()

    def look_through(self, seat: i64, sort: i64) -> None:
        """Vintner and Miner: what he sees he knows from now on, and nobody else does."""
        self.looked[seat] |= 1 << sort
        self.barrier += 1
        self.phase = TAKING

    def take_from(self, seat: i64, stack: i64, depth: i64) -> None:
        self.tell("took", seat, stack, depth)
        self.buy(seat, stack, depth)
        self.go_on()

    def swap_with(self, seat: i64, other: i64, place: i64) -> None:
        """Lady-in-waiting and Bishop; R24: the cards exchange places."""
        sort = self.offered // ROW_CARDS
        mine = seat * SORTS * ROW_CARDS + self.offered
        theirs = (other * SORTS + sort) * ROW_CARDS + place
        given = self.row[mine]
        self.row[mine] = self.row[theirs]
        self.row[theirs] = given
        self.tell("swapped", seat, other, given, self.row[mine])
        self.go_on()

    def swap_with_open(self, seat: i64, stack: i64) -> None:
        """Troubadour: like for like takes its place, otherwise the new card goes to the end of its row."""
        line = seat * SORTS + self.offered // ROW_CARDS
        place = line * ROW_CARDS + self.offered % ROW_CARDS
        given = self.row[place]
        gotten = self.top(stack)
        self.stack[stack * STACK_CARDS + self.height[stack] - 1] = given
        if sort_of(given) == sort_of(gotten):
            self.row[place] = gotten
        else:
            self.length[line] -= 1
            for after in range(place, line * ROW_CARDS + self.length[line]):
                self.row[after] = self.row[after + 1]
            self.append_card(seat, gotten)
        self.tell("swapped-open", seat, given, gotten, stack)
        self.go_on()

    # The end: R25-R29

    def end_stage(self) -> None:
        self.quiet += 1
        if self.bought:
            self.quiet = 0
        self.bought = False
        self.clear_stage()
        if self.height[0] == 0 or self.height[1] == 0 or self.height[2] == 0 or self.height[3] == 0:
            self.end_game(BY_STACK)  # R25
        elif self.quiet == QUIET_STAGES:
            self.end_game(BY_STANDSTILL)
        elif self.stage < STAGES:
            self.stage += 1
            self.tell("stage", self.stage)
        else:
            self.round += 1  # R29
            self.deal()
            self.tell("round", self.round)

    def end_game(self, how: i64) -> None:
        self.tell("ended", how)
        best: i64 = 0
        for seat in range(self.seats):
            scored = self.worth(seat)
            self.total[seat] += scored
            if self.notes is not None:
                self.tell_score(seat, scored)
            if seat == 0 or self.total[seat] > best:
                best = self.total[seat]
        over = self.game == self.games
        if self.target > 0:
            over = best >= self.target or self.game == MOST_GAMES
        if over:
            self.phase = OVER
            self.ended = how
            self.tell("over", self.leaders(best))
        else:
            self.game += 1  # R28
            self.tell("game", self.game)
            self.set_up()

    def tell_score(self, seat: i64, scored: i64) -> None:
        """R26, step by step: in a match the cards are gathered up at once for the next game."""
        perfect, coloured = self.pair_up(seat)
        for building, subject in perfect:
            self.tell("perfect", seat, building, subject, self.price[building] + self.price[subject])
        for building, subject in coloured:
            self.tell("coloured", seat, building, subject, max(self.price[building], self.price[subject]))
        cards = self.length[seat * SORTS + BUILDING] + self.length[seat * SORTS + SUBJECT]
        singles = cards - 2 * (len(perfect) + len(coloured))
        if singles > 0:
            self.tell("singles", seat, singles)
        if self.coins[seat] > 0:
            self.tell("coins", seat, self.coins[seat], self.coins[seat] // 3)
        if self.markers[seat] > 0:
            self.tell("markers", seat, self.markers[seat], -2 * self.markers[seat])
        self.tell("scored", seat, scored)
        if self.games > 1 or self.target > 0:
            self.tell("total", seat, self.total[seat])

    def leaders(self, best: i64) -> i64:
        found: i64 = 0
        for seat in range(self.seats):
            if self.total[seat] == best:
                found |= 1 << seat
        return found

    def worth(self, seat: i64) -> i64:
        """R26: the points of what the seat holds."""
        buildings = self.tally(seat, BUILDING)
        subjects = self.tally(seat, SUBJECT)
        points = self.coins[seat] // 3 - 2 * self.markers[seat]
        for colour in range(COLOURS):
            single: i64 = 0
            single_buildings: i64 = 0
            fours: i64 = 0
            threes: i64 = 0
            for kind in range(KINDS):
                if self.colour[kind] != colour:
                    continue
                left_buildings = buildings >> 2 * kind & 3
                left_subjects = subjects >> 2 * kind & 3
                while left_buildings > 0 and left_subjects > 0:
                    points += self.price[kind] + self.price[kind + KINDS]
                    left_buildings -= 1
                    left_subjects -= 1
                single += left_buildings + left_subjects
                single_buildings += left_buildings
                if self.price[kind] == 4:
                    fours += left_buildings
                elif self.price[kind] == 3:
                    threes += left_buildings
                if self.price[kind + KINDS] == 4:
                    fours += left_subjects
                elif self.price[kind + KINDS] == 3:
                    threes += left_subjects
            points += single + gain(single_buildings, single - single_buildings, fours, threes)
        return points

    def cards_of(self, seat: i64, sort: i64) -> list[int]:
        """The cards of a seat's row, the newest last."""
        cards: list[int] = []
        line = seat * SORTS + sort
        for place in range(self.length[line]):
            cards.append(self.row[line * ROW_CARDS + place])
        return cards

    def pair_up(self, seat: i64) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """R26, for people to follow: the perfect pairs and those of one colour, building and subject of each."""
        buildings = self.cards_of(seat, BUILDING)
        subjects = self.cards_of(seat, SUBJECT)
        perfect: list[tuple[int, int]] = []
        for building in self.cards_of(seat, BUILDING):
            if building + KINDS in subjects:
                perfect.append((building, building + KINDS))
                buildings.remove(building)
                subjects.remove(building + KINDS)
        coloured: list[tuple[int, int]] = []
        for colour in range(COLOURS):
            left: list[tuple[int, int]] = []
            for card in buildings + subjects:
                if self.colour[card % KINDS] == colour:
                    left.append((-self.price[card], card))
            left.sort()
            houses = [card for _, card in left if card < KINDS]
            people = [card for _, card in left if card >= KINDS]
            # The dearest lead, each with the cheapest of the other sort: see `gain`.
            for price, leader in left[: min(len(houses), len(people))]:
                if price >= -2:
                    break
                if leader < KINDS:
                    coloured.append((leader, people.pop()))
                else:
                    coloured.append((houses.pop(), leader))
        return perfect, coloured

    def points(self, seat: i64) -> i64:
        """The finished games and what the present one is worth so far."""
        if self.phase == OVER:
            return self.total[seat]
        return self.total[seat] + self.worth(seat)

    def ranks(self) -> list[int]:
        """R27."""
        places: list[int] = []
        for seat in range(self.seats):
            ahead = 0
            for other in range(self.seats):
                if self.total[other] > self.total[seat]:
                    ahead += 1
            places.append(1 + ahead)
        return places


def gain(buildings: i64, subjects: i64, fours: i64, threes: i64) -> i64:
    """R26: what the best pairs of one colour score beyond a point for each card.

    A pair counts its dearer card. However the dearest cards fall on the two sorts, as many of them
    as there can be pairs always find a partner among the rest; so the best pairs are led by these,
    and only fours and threes beat two single cards.
    """
    pairs = buildings
    if subjects < pairs:
        pairs = subjects
    if fours >= pairs:
        return 2 * pairs
    pairs -= fours
    if threes < pairs:
        pairs = threes
    return 2 * fours + pairs


def sort_of(card: i64) -> i64:
    return card // KINDS
