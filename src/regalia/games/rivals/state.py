"""The rules of Rival Kings, in the order of the rulebook; R1, R2, ... name its rules.

Characters are 0-11, two of each rank from A. Cards are 0-31: sixteen buildings, then their
subjects in the same order, so that `card + KINDS` is the subject of a building. Stacks are 0-3:
two that begin as buildings, two as subjects. An action is never on a character twice and they all
stand in the same order, so that an action is named by its kind alone.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import EVERYBODY, UNKNOWN, State, bit, bits, buffer, lowest, nth_bit, spread
from regalia.games.rivals.table import *

ANY_ACTION: Final[i64] = 0b11111
DEALT: Final[i64] = 3
COINS_TO_A_POINT: Final[i64] = 3
MARKER_POINTS: Final[i64] = -2
SINGLE_CARDS: Final[i64] = 2
"""What two cards score that are no pair."""
NOBODY: Final[i64] = -1
COPY_BITS: Final[i64] = 2
COPY_MASK: Final[i64] = 0b11
COUNT_BITS: Final[i64] = 8
COUNT_MASK: Final[i64] = 0xFF
SEATS_MASK: Final[i64] = 0b1111


def sort_of(card: i64) -> i64:
    return card >> 4


def actions_on(character: i64) -> i64:
    """R1: bit mask of the kinds of action on a character."""
    return ACTIONS_ON >> ACTION_KINDS * character & ANY_ACTION


def prey_of(rank: i64) -> i64:
    """R1: the rank that a rank steals from; NO_RANK for none."""
    return PREY >> 4 * rank & NO_RANK


def of_rank(by_rank: i64, rank: i64) -> i64:
    """Of what stands at BY_RANK: bit mask of the seats whose character has this rank."""
    return by_rank >> MOST_SEATS * rank & SEATS_MASK


def first_way(kind: i64) -> i64:
    """The code where the ways to carry out an action begin."""
    if kind == MONEY:
        return DO_MONEY
    if kind == RECRUIT:
        return DO_RECRUIT
    if kind == BUY:
        return DO_BUY
    if kind == HAND_ON:
        return DO_HAND_ON
    return DO_RESOLVE


def extra_action(subject: i64) -> i64:
    """R23: the action that a subject is good for; NOBODY for the other subjects."""
    if subject == CARPENTER:
        return BUY
    if subject == MARKET_WOMAN:
        return MONEY
    if subject == INNKEEPER:
        return RECRUIT
    if subject == HERBALIST:
        return HAND_ON
    return NOBODY


@final
class RivalsState(State):
    def bare(self) -> "RivalsState":
        return RivalsState(self.seats)

    def kept(self) -> i64:
        return KEPT

    def derive(self) -> None:
        t = self.t
        t[BY_RANK] = 0
        for seat in range(self.seats):
            t[UNCOVERED + seat] = 0
            if t[CHARACTER + seat] != NOBODY:
                self.show(seat)
            for kind in range(ACTION_KINDS):
                if thief_on(t, seat, kind) != NOBODY:
                    t[UNCOVERED + seat] &= ~bit(kind)
            for line in range(seat * SORTS, (seat + 1) * SORTS):
                t[TALLY + line] = 0
                for place in range(t[LENGTH + line]):
                    t[TALLY + line] += self.copy_of(t[ROW + line * ROW_CARDS + place])
        self.derive_turn()

    def derive_turn(self) -> None:
        t = self.t
        t[VICTIMS] = 0
        t[USABLE] = 0
        t[WAYS] = 0
        phase = t[PHASE]
        actor = t[ACTOR]
        if phase < ACTING or phase == OVER or actor == NOBODY:
            return
        t[VICTIMS] = self.prey(actor)
        for victim in range(self.seats):
            for kind in range(ACTION_KINDS):
                if thief_on(t, victim, kind) == actor:
                    t[VICTIMS] &= ~bit(victim)
        if phase == CARRYING_OUT:
            t[WAYS] = self.ways(actor, t[DOING])
        elif phase == ACTING:
            t[USABLE] = i64(self.can_use(actor))
            if t[VICTIMS] == 0 and not t[EQUAL] >> actor & 1 and t[STEP] < ACTION_KINDS:
                t[WAYS] = self.ways(actor, t[STEP])

    def copy_of(self, card: i64) -> i64:
        """One copy of the card's kind, as TALLY counts it."""
        return bit(COPY_BITS * (card & (KINDS - 1)))

    def lay_out(self, box: vec[i64], games: i64, target: i64) -> None:
        """R1-R4: the box beside the table."""
        self.box = box
        self.t = fresh(0)
        t = self.t
        t[GAMES_TO_PLAY] = games
        t[TARGET_SCORE] = target
        t[GAME_NUMBER] = 1
        self.gather_up()

    def gather_up(self) -> None:
        """R28: all but what counts for the whole match goes back into the box."""
        t = self.t
        box = self.box
        usual = fresh(0)
        for place in range(STAGE, SIZE):  # the games to play and the present one stand before it
            if not TOTAL <= place < HAND:
                t[place] = usual[place]
        t[STAGE] = 1
        t[BANK] = box[ALL_COINS]
        t[STOCK] = box[ALL_MARKERS]
        t[ASIDE] = ALL_CHARACTERS
        self.round = 1

    def set_up(self) -> None:
        """R5, R6."""
        self.gather_up()
        t = self.t
        box = self.box
        for sort in range(SORTS):
            left = bit(KINDS * COPIES) - 1
            for place in range(2 * STACK_CARDS):
                card = self.one_of(left)
                left &= ~bit(card)
                t[STACK + sort * 2 * STACK_CARDS + place] = sort * KINDS + card // COPIES
        for stack in range(STACKS):
            t[HEIGHT + stack] = STACK_CARDS
            t[MONEY_PILE + stack] = box[PILE_COINS]
            t[BANK] -= box[PILE_COINS]
        for seat in range(self.seats):
            t[COINS + seat] = box[PURSE]
            t[BANK] -= box[PURSE]
            self.take_marker(seat)
        self.deal()

    def pool(self) -> vec[i64]:
        """Room for what is drawn from; `draw` takes out of it."""
        if len(self.scratch) == 0:
            self.scratch = buffer()
        return self.scratch

    def draw(self, left: i64) -> i64:
        """Any of the first so many of the pool; the last of them takes its place."""
        pool = self.scratch
        n = self.below(left)
        drawn = pool[n]
        pool[n] = pool[left - 1]
        return drawn

    def one_of(self, cards: i64) -> i64:
        """Any of the cards of a mask."""
        return nth_bit(cards, self.below(bits(cards)))

    def deal(self) -> None:
        """R6, R29: three of the shuffled characters each; the others are the pile, or set aside."""
        t = self.t
        t[SPENT] = 0
        t[STAGE] = 1
        aside = ALL_CHARACTERS
        for seat in range(self.seats):
            hand: i64 = 0
            for _n in range(DEALT):
                drawn = bit(self.one_of(aside))
                hand |= drawn
                aside &= ~drawn
            t[HAND + seat] = hand
        t[ASIDE] = aside

    # What is known

    def resample(self, seat: i64, key: i64) -> None:
        """Below the open cards every stack holds its own sort alone (R23): who has looked for it knows all there."""
        self.random = key
        t = self.t
        for sort in range(SORTS):
            if seat < 0 or not t[LOOKED + seat] >> sort & 1:
                self.guess_stacks(sort)
        self.guess_hands(seat)

    def guess_stacks(self, sort: i64) -> None:
        """The cards of a sort below the open ones are any of those that lie nowhere open, used or not."""
        t = self.t
        pool = self.pool()
        left: i64 = 0
        for card in range(sort * KINDS, (sort + 1) * KINDS):
            for _n in range(COPIES - self.copies_open(card)):
                pool[left] = card
                left += 1
        for stack in range(2 * sort, 2 * sort + 2):
            for place in range(t[HEIGHT + stack] - 1):
                t[stack_at(stack, place)] = self.draw(left)
                left -= 1

    def copies_open(self, card: i64) -> i64:
        """How many copies of a card everybody sees: in rows and on top of stacks."""
        t = self.t
        found: i64 = 0
        for seat in range(self.seats):
            found += self.copies(seat, card)
        for stack in range(STACKS):
            if t[HEIGHT + stack] > 0 and self.top(stack) == card:
                found += 1
        return found

    def copies(self, seat: i64, card: i64) -> i64:
        """How many copies of a card are in the seat's row."""
        return self.t[TALLY + seat * SORTS + sort_of(card)] >> COPY_BITS * (card & (KINDS - 1)) & COPY_MASK

    def guess_hands(self, seat: i64) -> None:
        """R6: who has chosen is open; what, and what else they hold, is any of the characters not seen."""
        t = self.t
        unknown = t[ASIDE]
        for other in range(self.seats):
            if other != seat:
                unknown |= t[HAND + other]
                if t[CHOSEN + other] != NOBODY:
                    unknown |= bit(t[CHOSEN + other])
        left = spread(unknown, 0, self.pool(), 0)
        for other in range(self.seats):
            if other != seat:
                hand: i64 = 0
                for _n in range(bits(t[HAND + other])):
                    hand |= bit(self.draw(left))
                    left -= 1
                t[HAND + other] = hand
                unknown &= ~hand
                if t[CHOSEN + other] != NOBODY:
                    t[CHOSEN + other] = self.draw(left)
                    left -= 1
                    unknown &= ~bit(t[CHOSEN + other])
        t[ASIDE] = unknown

    def observe(self, seat: i64, out: vec[i64]) -> None:
        observe(self.t, self.seats, seat, self.round, self.pending(), self.known_cards(seat), out)

    def known_cards(self, seat: i64) -> i64:
        """Of all cards in stacks, a bit for each that the seat knows: the open ones, and where it has looked (R23)."""
        t = self.t
        known: i64 = 0
        for stack in range(STACKS):
            here: i64 = 0
            if t[LOOKED + seat] >> (stack >> 1) & 1:
                here = bit(STACK_CARDS) - 1
            elif t[HEIGHT + stack] > 0:
                here = bit(t[HEIGHT + stack] - 1)
            known |= here << STACK_CARDS * stack
        return known

    def observed(self, seat: i64, action: i64, by: i64) -> i64:
        """R7: what is chosen stays secret until all have chosen."""
        if action < EXCHANGE and by != seat:
            return UNKNOWN
        return action

    # Who decides, and between what

    def pending(self) -> i64:
        t = self.t
        actor = t[ACTOR]
        if actor != NOBODY:
            return bit(actor)
        undecided: i64 = 0
        if t[PHASE] == CHOOSING:
            for seat in range(self.seats):
                if t[CHOSEN + seat] == NOBODY:
                    undecided |= bit(seat)
        return undecided

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        t = self.t
        phase = t[PHASE]
        if phase == CHOOSING:
            if t[CHOSEN + seat] != NOBODY:
                return 0
            return spread(t[HAND + seat], CHOOSE, out, 0)
        if seat != t[ACTOR]:
            return 0
        if phase == ACTING:
            return self.list_turn(seat, out)
        count: i64 = 0
        if phase == CARRYING_OUT:
            count = spread(t[WAYS], first_way(t[DOING]), out, 0)
            out[count] = SKIP
            return count + 1
        if phase == OFFERING:
            count = spread(self.offerable(seat, BUILDING), OFFER, out, 0)
            return spread(self.offerable(seat, SUBJECT), OFFER + ROW_CARDS, out, count)
        if phase == SWAPPING:
            return self.list_swaps(seat, out)
        if phase == REGAINING:
            return spread(self.regainable(seat), REGAIN, out, 0)
        if phase == GARDENING:
            count = spread(self.others(seat), EXCHANGE, out, 0)
        elif phase == GUARDING:
            count = spread(self.thieves(seat), GUARD, out, 0)
        else:
            count = self.list_cards(seat, out)
        out[count] = SKIP
        return count + 1

    def play_on(self, most: i64) -> i64:
        """The same as of every game; here the calls are direct."""
        out = self.pool()
        done: i64 = 0
        while done < most:
            waiting = self.pending()
            if waiting == 0:
                break
            seat = lowest(waiting)
            self.apply(seat, out[self.below(self.legal_into(seat, out))])
            done += 1
        return done

    def others(self, seat: i64) -> i64:
        """Bit mask of all seats but this one."""
        return (bit(self.seats) - 1) & ~bit(seat)

    def list_turn(self, seat: i64, out: vec[i64]) -> i64:
        t = self.t
        victims = t[VICTIMS]
        count: i64 = 0
        if victims != 0:
            for victim in range(self.seats):
                if victims >> victim & 1:
                    count = spread(t[UNCOVERED + victim], STEAL + victim * ACTION_KINDS, out, count)
        else:
            if t[EQUAL] >> seat & 1:
                own = self.own_actions(seat)
                for kind in range(ACTION_KINDS):
                    if own >> kind & 1:
                        count = spread(self.ways(seat, kind), first_way(kind), out, count)
            elif t[STEP] < ACTION_KINDS:  # `go_on` stops at none that is not open
                count = spread(t[WAYS], first_way(t[STEP]), out, 0)
            out[count] = SKIP
            count += 1
        if t[USABLE]:
            out[count] = USE
            count += 1
        return count

    def list_cards(self, seat: i64, out: vec[i64]) -> i64:
        """Vintner and Miner: all cards of their sort that the seat can pay in full."""
        t = self.t
        box = self.box
        sort = self.taken_sort(seat)
        coins = t[COINS + seat]
        count: i64 = 0
        for stack in range(STACKS):
            top = STACK + stack * STACK_CARDS + t[HEIGHT + stack] - 1
            for depth in range(t[HEIGHT + stack]):
                card = t[top - depth]
                if sort_of(card) == sort and box[PRICE + card] <= coins:
                    out[count] = TAKE + stack * STACK_CARDS + depth
                    count += 1
        return count

    def list_swaps(self, seat: i64, out: vec[i64]) -> i64:
        if self.active(seat) == TROUBADOUR:
            return spread(self.open_stacks(), GET_OPEN, out, 0)
        sort = self.t[OFFERED] // ROW_CARDS
        count: i64 = 0
        for other in range(self.seats):
            if other != seat:
                count = spread(self.free_cards(other, sort), GET + other * ROW_CARDS, out, count)
        return count

    def apply(self, seat: i64, action: i64) -> None:
        if action == SKIP:
            self.skip(seat)
        elif action < EXCHANGE:
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
            self.t[OFFERED] = action - OFFER
            self.t[PHASE] = SWAPPING
        elif action < GET_OPEN:
            self.swap_with(seat, (action - GET) // ROW_CARDS, (action - GET) % ROW_CARDS)
        elif action < REGAIN:
            self.swap_with_open(seat, action - GET_OPEN)
        else:
            self.carry_out_extra(seat, action - REGAIN)

    # Choose: R7-R9

    def choose(self, seat: i64, character: i64) -> None:
        t = self.t
        t[HAND + seat] &= ~bit(character)
        t[CHOSEN + seat] = character
        if self.notes is not None:
            self.tell_to(bit(seat), "chose", seat, character)
            self.tell_to(EVERYBODY & ~bit(seat), "chosen", seat)
        for other in range(self.seats):
            if t[CHOSEN + other] == NOBODY:
                return
        self.reveal()

    def reveal(self) -> None:
        t = self.t
        self.depends_on("choices")
        self.barrier += 1
        t[BY_RANK] = 0
        for seat in range(self.seats):  # R7
            character = t[CHOSEN + seat]
            t[CHARACTER + seat] = character
            t[CHOSEN + seat] = NOBODY
            t[SPENT] |= bit(character)
            self.show(seat)
            self.tell("revealed", seat, character)
        if self.seats == 2:  # R8
            card = nth_bit(t[ASIDE], self.below(bits(t[ASIDE])))
            t[ASIDE] &= ~bit(card)
            t[PILE_CARD] = card
            t[SPENT] |= bit(card)
            self.tell("pile", card)
        t[TO_DECIDE] = 0
        for seat in range(self.seats):
            if self.active(seat) == GARDENER:
                t[TO_DECIDE] |= bit(seat)
        self.next_to_decide(GARDENING)

    def show(self, seat: i64) -> None:
        """What follows from the character that lies open before the seat."""
        t = self.t
        character = t[CHARACTER + seat]
        t[UNCOVERED + seat] = actions_on(character)
        t[BY_RANK] |= bit(MOST_SEATS * (character >> 1) + seat)

    def next_to_decide(self, phase: i64) -> None:
        """R9, R13: a Gardener or a City guard, in the order of turns; then what comes after the last of them.

        There are two Gardeners, so that the swap of one cannot disturb that order.
        """
        t = self.t
        if t[TO_DECIDE] != 0:
            t[PHASE] = phase
            t[ACTOR] = self.first_in_turn(t[TO_DECIDE])
            t[TO_DECIDE] &= ~bit(t[ACTOR])
            self.barrier += 1
        elif phase == GARDENING:
            self.equal_ranks()
        else:
            self.unequal_ranks()

    def exchange(self, seat: i64, other: i64) -> None:
        t = self.t
        mine = t[CHARACTER + seat]
        t[CHARACTER + seat] = t[CHARACTER + other]
        t[CHARACTER + other] = mine
        t[BY_RANK] = 0
        for each in range(self.seats):
            self.show(each)
        t[USED] |= bit(seat)
        self.tell("exchanged", seat, other, t[CHARACTER + seat], mine)
        self.next_to_decide(GARDENING)

    def rank_of(self, seat: i64) -> i64:
        """Of the seat's revealed character."""
        return self.t[CHARACTER + seat] >> 1

    def first_in_turn(self, among: i64) -> i64:
        """R16, R17: of these seats the one with the highest rank, fewer markers, the tie symbol."""
        if among & (among - 1) == 0:
            return lowest(among)
        t = self.t
        symbols = self.box[SYMBOLS]
        first = NOBODY
        best: i64 = 0
        for seat in range(self.seats):
            if among >> seat & 1:
                character = t[CHARACTER + seat]
                order = (character >> 1) << 16 | t[MARKERS + seat] << 1 | (symbols >> character & 1 ^ 1)
                if first == NOBODY or order < best:
                    first = seat
                    best = order
        return first

    # Conflicts: R10-R15

    def take_marker(self, seat: i64) -> None:
        t = self.t
        if t[STOCK] == 0:  # R4
            self.tell("no-marker", seat)
            return
        t[STOCK] -= 1
        t[MARKERS + seat] += 1
        self.tell("marker", seat)

    def equal_ranks(self) -> None:
        t = self.t
        by_rank = t[BY_RANK]
        for rank in range(RANKS):
            rivals = of_rank(by_rank, rank)
            if rivals & (rivals - 1):  # R10: two seats
                t[EQUAL] |= rivals
                first = self.first_in_turn(rivals)
                second = lowest(rivals & ~bit(first))
                self.tell("equal", first, second)
                self.take_marker(first)
                self.take_marker(second)
            elif rivals != 0 and t[PILE_CARD] >> 1 == rank:  # R14
                seat = lowest(rivals)
                self.tell("pile-equal", seat)
                self.take_marker(seat)
        t[TO_DECIDE] = 0
        for seat in range(self.seats):
            if self.active(seat) == CITY_GUARD and not t[USED] >> seat & 1 and self.thieves(seat) != 0:
                t[TO_DECIDE] |= bit(seat)
        self.next_to_decide(GUARDING)

    def pile_prey(self) -> i64:
        """R14: the rank that the pile card gives markers to, unless it equals a player."""
        card = self.t[PILE_CARD]
        if card == NOBODY or of_rank(self.t[BY_RANK], card >> 1) != 0:
            return NO_RANK
        return prey_of(card >> 1)

    def thieves(self, seat: i64) -> i64:
        """R11: bit mask of those who steal from the seat, the pile card as `PILE`."""
        t = self.t
        rank = self.rank_of(seat)
        found: i64 = 0
        for other in range(self.seats):
            if not t[EQUAL] >> other & 1 and prey_of(self.rank_of(other)) == rank:
                found |= bit(other)
        if self.pile_prey() == rank:
            found |= bit(PILE)
        return found

    def guard(self, seat: i64, thief: i64) -> None:
        t = self.t
        t[GUARDED + seat] = thief
        t[USED] |= bit(seat)
        if thief == PILE:
            self.tell("guarded-pile", seat)
        else:
            self.tell("guarded", seat, thief)
        self.next_to_decide(GUARDING)

    def unequal_ranks(self) -> None:
        t = self.t
        pile_rank = NO_RANK
        if self.pile_prey() != NO_RANK:
            pile_rank = t[PILE_CARD] >> 1
        by_rank = t[BY_RANK]
        for rank in range(RANKS):  # R4: from the highest thief down
            thief = of_rank(by_rank, rank) & ~t[EQUAL]
            if thief == 0 and rank != pile_rank:
                continue
            victims = of_rank(by_rank, prey_of(rank))
            while victims != 0:
                victim = self.first_in_turn(victims)
                victims &= ~bit(victim)
                self.threaten(victim, lowest(thief | bit(PILE)))
        self.next_turn()

    def threaten(self, victim: i64, by: i64) -> None:
        """R11, R13, R14: the marker for a theft."""
        t = self.t
        if by == PILE:
            self.tell("pile-threat", victim)
            if t[GUARDED + victim] != PILE:
                self.take_marker(victim)
            return
        self.tell("threat", by, victim)
        if t[GUARDED + victim] == by:
            self.take_marker(by)
        else:
            self.take_marker(victim)

    # Actions: R16-R21

    def next_turn(self) -> None:
        t = self.t
        self.barrier += 1
        left = ~t[ACTED] & (bit(self.seats) - 1)
        if left == 0:
            self.end_stage()
            return
        seat = self.first_in_turn(left)
        t[ACTOR] = seat
        t[STEP] = 0
        t[REPEATS] = t[EQUAL] >> seat & 1
        t[OWN_ACTION] = NOBODY
        t[DISCOUNT] = 0
        t[VICTIMS] = self.prey(seat)
        self.tell("turn", seat)
        self.go_on()

    def prey(self, seat: i64) -> i64:
        """R10, R11: bit mask of the seats that the seat steals from."""
        t = self.t
        if t[EQUAL] >> seat & 1:
            return 0
        return of_rank(t[BY_RANK], prey_of(t[CHARACTER + seat] >> 1))

    def own_actions(self, seat: i64) -> i64:
        """Bit mask of the own actions that the actor may carry out now."""
        t = self.t
        if not t[EQUAL] >> seat & 1:
            return t[UNCOVERED + seat] & bit(t[STEP])
        if t[REPEATS] == 0:
            return 0
        if t[OWN_ACTION] == NOBODY:  # R10
            return t[UNCOVERED + seat]
        return bit(t[OWN_ACTION])

    def go_on(self) -> None:
        """To the next decision of the actor's turn, or past its end.

        First the thefts, VICTIMS. Then the own actions: from left to right, STEP being the next one, or in a conflict
        of equal ranks (EQUAL) any one, OWN_ACTION, as often as REPEATS says. The active subject is USABLE at any time.
        """
        t = self.t
        t[PHASE] = ACTING
        t[DOING] = NOBODY
        t[OFFERED] = NOBODY
        t[WAYS] = 0
        seat = t[ACTOR]
        usable = self.can_use(seat)
        t[USABLE] = i64(usable)
        if t[VICTIMS] != 0:
            return
        if t[EQUAL] >> seat & 1:
            if not (usable or self.one_action_left(t, seat)):
                self.end_turn()
        elif not (self.come_to_own_action(t, seat, usable) or usable):
            self.end_turn()

    def come_to_own_action(self, t: vec[i64], seat: i64, usable: bool) -> bool:
        """R16: the next one that is not covered and possible, or that the active subject may make possible."""
        own = t[UNCOVERED + seat]
        for kind in range(t[STEP], ACTION_KINDS):
            if own >> kind & 1:
                ways = self.ways(seat, kind)
                if ways != 0 or (usable and kind >= MONEY):
                    t[STEP] = kind
                    t[WAYS] = ways
                    return True
                self.tell("impossible", seat, kind)
        t[STEP] = ACTION_KINDS
        return False

    def one_action_left(self, t: vec[i64], seat: i64) -> bool:
        """R10: the one action of a conflict of equal ranks is possible."""
        own = self.own_actions(seat)
        if self.possible(seat, own) != 0:
            return True
        if own != 0:  # R16
            if t[OWN_ACTION] == NOBODY:
                self.tell("forwent", seat)
            else:
                self.tell("impossible", seat, t[OWN_ACTION])
        return False

    def end_turn(self) -> None:
        t = self.t
        t[ACTED] |= bit(t[ACTOR])
        self.next_turn()

    def skip(self, seat: i64) -> None:
        t = self.t
        phase = t[PHASE]
        if phase == GARDENING or phase == GUARDING:
            self.next_to_decide(phase)
        elif phase == CARRYING_OUT:
            self.tell("skipped", seat, t[DOING])
            self.go_on()
        elif phase == TAKING:
            self.take_nothing(seat)
        elif t[REPEATS] > 0:  # R16
            self.tell("forwent", seat)
            t[REPEATS] = 0
            self.go_on()
        elif not t[EQUAL] >> seat & 1 and t[STEP] < ACTION_KINDS:
            self.tell("skipped", seat, t[STEP])
            t[STEP] += 1
            self.go_on()
        else:
            self.end_turn()

    def steal(self, seat: i64, victim: i64, kind: i64) -> None:
        t = self.t
        t[crest_at(victim, kind)] = seat  # R12
        t[UNCOVERED + victim] &= ~bit(kind)
        t[VICTIMS] &= ~bit(victim)
        self.tell("stole", seat, victim, kind)
        if self.ways(seat, kind) != 0:
            self.carry_out_extra(seat, kind)
        else:
            self.tell("impossible", seat, kind)
            self.go_on()

    def ways(self, seat: i64, kind: i64) -> i64:
        """In how many ways the seat can carry out an action now: bit mask of stacks, of seats to give to, or 1."""
        if kind == MONEY:
            return self.money_ways()
        if kind == RECRUIT:
            return self.card_ways(seat, SUBJECT, 0)
        if kind == BUY:
            return self.card_ways(seat, BUILDING, self.t[DISCOUNT])
        if self.t[MARKERS + seat] == 0:
            return 0
        if kind == HAND_ON:
            return self.others(seat)
        return 1

    def possible(self, seat: i64, kinds: i64) -> i64:
        """Bit mask of those of these kinds of action that the seat can carry out now."""
        found: i64 = 0
        for kind in range(ACTION_KINDS):
            if kinds >> kind & 1 and self.ways(seat, kind) != 0:
                found |= bit(kind)
        return found

    def money_ways(self) -> i64:
        """R19: the stacks whose money can be taken, if need be after the bank has filled the piles."""
        t = self.t
        found: i64 = 0
        for stack in range(STACKS):
            if t[MONEY_PILE + stack] > 0:
                found |= bit(stack)
        if found == 0:
            for stack in range(STACKS):
                if self.filling(stack) > 0:
                    found |= bit(stack)
        return found

    def card_ways(self, seat: i64, sort: i64, discount: i64) -> i64:
        """R20: the stacks whose open card is of the sort and not too dear for the seat."""
        t = self.t
        box = self.box
        coins = t[COINS + seat] + discount
        found: i64 = 0
        for stack in range(STACKS):
            height = t[HEIGHT + stack]
            if height > 0:
                card = t[STACK + stack * STACK_CARDS + height - 1]
                if sort_of(card) == sort and box[PRICE + card] <= coins:
                    found |= bit(stack)
        return found

    def price_now(self, card: i64) -> i64:
        """R23: the Smith takes a coin off a building; no price is below 1, so none falls below 0."""
        if sort_of(card) == BUILDING:
            return self.box[PRICE + card] - self.t[DISCOUNT]
        return self.box[PRICE + card]

    def top(self, stack: i64) -> i64:
        """The open card; the stack is not empty."""
        t = self.t
        return t[STACK + stack * STACK_CARDS + t[HEIGHT + stack] - 1]

    def open_stacks(self) -> i64:
        """Bit mask of the stacks that are not empty."""
        found: i64 = 0
        for stack in range(STACKS):
            if self.t[HEIGHT + stack] > 0:
                found |= bit(stack)
        return found

    def filling(self, stack: i64) -> i64:
        """R19: what the bank can lay beside the stack when all four piles are empty."""
        most = self.box[PILE_COINS]
        left = self.t[BANK] - stack * most
        if left > most:
            return most
        if left < 0:
            return 0
        return left

    def carry_out(self, seat: i64, action: i64) -> None:
        t = self.t
        kind = BUY
        if action < DO_HAND_ON:
            kind = RESOLVE
            t[MARKERS + seat] -= 1  # R18
            t[STOCK] += 1
            self.tell("resolved", seat)
        elif action < DO_MONEY:
            kind = HAND_ON
            t[MARKERS + seat] -= 1
            t[MARKERS + action - DO_HAND_ON] += 1
            self.tell("handed", seat, action - DO_HAND_ON)
        elif action < DO_RECRUIT:
            kind = MONEY
            self.take_money(seat, action - DO_MONEY)
        elif action < DO_BUY:
            kind = RECRUIT
            self.buy(seat, action - DO_RECRUIT, 0)
        else:
            self.buy(seat, action - DO_BUY, 0)
        if t[PHASE] == ACTING:
            if t[EQUAL] >> seat & 1:
                t[OWN_ACTION] = kind
                t[REPEATS] -= 1
            else:
                t[STEP] += 1
        self.go_on()

    def take_money(self, seat: i64, stack: i64) -> None:
        t = self.t
        if t[MONEY_PILE] + t[MONEY_PILE + 1] + t[MONEY_PILE + 2] + t[MONEY_PILE + 3] == 0:  # R19
            laid: i64 = 0
            for other in range(STACKS):
                t[MONEY_PILE + other] = self.filling(other)
                laid += t[MONEY_PILE + other]
            t[BANK] -= laid
            self.tell("filled", laid)
        coins = t[MONEY_PILE + stack]
        if self.notes is not None:
            card = NOBODY
            if t[HEIGHT + stack] > 0:
                card = self.top(stack)
            self.tell("money", seat, stack, coins, card)
        t[COINS + seat] += coins
        t[MONEY_PILE + stack] = 0

    def buy(self, seat: i64, stack: i64, depth: i64) -> None:
        """R20, R23: the card at this depth of the stack, 0 being the open one, to the end of its row."""
        t = self.t
        top = STACK + stack * STACK_CARDS + t[HEIGHT + stack] - 1
        card = t[top - depth]
        price = self.price_now(card)
        if sort_of(card) == BUILDING:
            t[DISCOUNT] = 0
            self.tell("bought", seat, card, stack, price)
        else:
            self.tell("recruited", seat, card, stack, price)
        t[COINS + seat] -= price
        t[MONEY_PILE + stack] += price  # R21
        for place in range(top - depth, top):
            t[place] = t[place + 1]
        t[top] = 0
        t[HEIGHT + stack] -= 1
        self.append_card(seat, card)
        t[BOUGHT] = 1
        if depth > 0:
            self.barrier += 1  # only the buyer knew it
        elif t[HEIGHT + stack] > 0:
            if not t[LOOKED + seat] >> (stack >> 1) & 1:
                self.depends_on("cards")
            self.barrier += 1
            self.tell("opened", stack, self.top(stack))

    def append_card(self, seat: i64, card: i64) -> None:
        t = self.t
        line = seat * SORTS + sort_of(card)
        t[ROW + line * ROW_CARDS + t[LENGTH + line]] = card
        t[LENGTH + line] += 1
        t[TALLY + line] += self.copy_of(card)

    # The active subject: R22-R24

    def active(self, seat: i64) -> i64:
        t = self.t
        line = seat * SORTS + SUBJECT
        if t[LENGTH + line] == 0:
            return NOBODY
        return t[ROW + line * ROW_CARDS + t[LENGTH + line] - 1]

    def can_use(self, seat: i64) -> bool:
        """The actor may use the active subject now, and something would come of it."""
        t = self.t
        line = seat * SORTS + SUBJECT
        if t[USED] >> seat & 1 or t[LENGTH + line] == 0:
            return False
        subject = t[ROW + line * ROW_CARDS + t[LENGTH + line] - 1]
        if subject == GARDENER or subject == CITY_GUARD:
            return False  # their time is before the turns
        if subject == JAILER:
            return t[MARKERS + seat] > 0 and t[BANK] > 0
        if subject == LADY_IN_WAITING:
            return self.can_swap(seat, BUILDING)
        if subject == BISHOP:
            return self.can_swap(seat, SUBJECT)
        if subject == SCHOLAR:
            return t[LENGTH + seat * SORTS + BUILDING] > 0 and t[BANK] > 0
        if subject == TROUBADOUR:
            return self.open_stacks() != 0
        if subject == SAILOR:
            return self.can_repeat(seat)
        if subject == SMITH:
            return self.has_building_ahead(seat) and self.may_pay_with_smith(seat)
        if subject == VINTNER:
            return self.lies_in_stacks(SUBJECT)
        if subject == MINER:
            return self.lies_in_stacks(BUILDING)
        if subject == FARMER:
            return self.regainable(seat) != 0
        return self.ways(seat, extra_action(subject)) != 0

    def can_repeat(self, seat: i64) -> bool:
        """Sailor: the one action of an equal-rank conflict lies ahead or was carried out, and is possible."""
        t = self.t
        if not t[EQUAL] >> seat & 1:
            return False
        if t[OWN_ACTION] != NOBODY:
            return self.ways(seat, t[OWN_ACTION]) != 0
        return t[REPEATS] > 0 and self.possible(seat, t[UNCOVERED + seat]) != 0

    def has_building_ahead(self, seat: i64) -> bool:
        """Smith: the actor can still come to buy a building by an own action or one to be stolen."""
        t = self.t
        for victim in range(self.seats):
            if t[VICTIMS] >> victim & 1 and t[UNCOVERED + victim] >> BUY & 1:
                return True
        return self.buys_itself(seat)

    def buys_itself(self, seat: i64) -> bool:
        t = self.t
        if not t[UNCOVERED + seat] >> BUY & 1:
            return False
        if t[EQUAL] >> seat & 1:
            return t[REPEATS] > 0
        return t[STEP] <= BUY

    def may_pay_with_smith(self, seat: i64) -> bool:
        """An open building is not too dear with the Smith, or before it is bought money or other cards may come."""
        t = self.t
        if self.card_ways(seat, BUILDING, 1) != 0:
            return True
        victims = t[VICTIMS]
        if victims & (victims - 1):  # two: one may bring the money, the other the building
            return True
        if not self.buys_itself(seat) or t[EQUAL] >> seat & 1:
            return False
        if victims != 0:
            return True
        before = bit(MONEY) | bit(RECRUIT)
        return t[UNCOVERED + seat] & before & ~(bit(t[STEP]) - 1) != 0

    def regainable(self, seat: i64) -> i64:
        """Farmer: bit mask of the actions that are covered on the seat's character and possible."""
        t = self.t
        return self.possible(seat, actions_on(t[CHARACTER + seat]) & ~t[UNCOVERED + seat])

    def lies_in_stacks(self, sort: i64) -> bool:
        """Vintner and Miner: a card of the sort lies in a stack; below the open ones all are of the stack's own."""
        t = self.t
        for stack in range(STACKS):
            height = t[HEIGHT + stack]
            if height > 0 and (sort_of(self.top(stack)) == sort or (height > 1 and stack >> 1 == sort)):
                return True
        return False

    def taken_sort(self, seat: i64) -> i64:
        """What the seat's Vintner or Miner takes."""
        if self.active(seat) == VINTNER:
            return SUBJECT
        return BUILDING

    def might_take(self, seat: i64, sort: i64) -> bool:
        """For all that everybody knows, a card of the sort may lie in the stacks that the seat can pay."""
        t = self.t
        box = self.box
        if self.card_ways(seat, sort, 0) != 0:
            return True
        if t[HEIGHT + 2 * sort] < 2 and t[HEIGHT + 2 * sort + 1] < 2:
            return False
        for card in range(sort * KINDS, (sort + 1) * KINDS):
            if box[PRICE + card] <= t[COINS + seat] and self.copies_open(card) < COPIES:
                return True
        return False

    def is_free(self, seat: i64, sort: i64, place: i64) -> bool:
        """R24: the card is not needed for a perfect pair."""
        card = card_in(self.t, seat, sort, place)
        return self.copies(seat, card) > self.copies(seat, card ^ KINDS)

    def free_cards(self, seat: i64, sort: i64) -> i64:
        """Bit mask of the places in a row with a free card."""
        free: i64 = 0
        for place in range(self.t[length_at(seat, sort)]):
            if self.is_free(seat, sort, place):
                free |= bit(place)
        return free

    def has_free(self, seat: i64, sort: i64) -> bool:
        """There is one; to ask that is quicker than to list all."""
        for place in range(self.t[length_at(seat, sort)]):
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

    def offerable(self, seat: i64, sort: i64) -> i64:
        """Bit mask of the places in a row whose card the active subject can swap."""
        subject = self.active(seat)
        if subject == TROUBADOUR:
            return bit(self.t[length_at(seat, sort)]) - 1
        if (subject == LADY_IN_WAITING) != (sort == BUILDING):
            return 0
        return self.free_cards(seat, sort)

    def use(self, seat: i64) -> None:
        t = self.t
        t[USED] |= bit(seat)
        t[USABLE] = 0
        t[WAYS] = 0
        subject = self.active(seat)
        self.tell("used", seat, subject)
        if subject == JAILER:
            self.earn(seat, t[MARKERS + seat])
        elif subject == SCHOLAR:
            self.earn(seat, t[LENGTH + seat * SORTS + BUILDING])
        elif subject == SAILOR:
            t[REPEATS] += 1
            self.go_on()
        elif subject == SMITH:
            t[DISCOUNT] = 1
            self.go_on()
        elif subject == VINTNER:
            self.look_through(seat, SUBJECT)
        elif subject == MINER:
            self.look_through(seat, BUILDING)
        elif subject == FARMER:
            t[PHASE] = REGAINING
        elif extra_action(subject) != NOBODY:
            self.carry_out_extra(seat, extra_action(subject))
        else:
            t[PHASE] = OFFERING

    def carry_out_extra(self, seat: i64, kind: i64) -> None:
        """A stolen or regained action, or one of a subject's own: next it is carried out, or skipped."""
        t = self.t
        t[DOING] = kind
        t[USABLE] = 0
        t[WAYS] = self.ways(seat, kind)
        t[PHASE] = CARRYING_OUT

    def earn(self, seat: i64, coins: i64) -> None:
        """Jailer and Scholar: from the bank, while it lasts."""
        t = self.t
        if coins > t[BANK]:
            coins = t[BANK]
        t[BANK] -= coins
        t[COINS + seat] += coins
        self.tell("earned", seat, coins)
        self.go_on()

    def look_through(self, seat: i64, sort: i64) -> None:
        """Vintner and Miner: what the seat sees it knows from now on, and nobody else does.

        Where nobody can think that it could pay for anything there, it takes nothing without being
        asked. Where it alone knows that it cannot, it is asked: else everybody would know.
        """
        self.t[LOOKED + seat] |= bit(sort)
        self.barrier += 1
        if self.might_take(seat, sort):
            self.t[PHASE] = TAKING
        else:
            self.take_nothing(seat)

    def take_nothing(self, seat: i64) -> None:
        self.tell("took-nothing", seat)
        self.go_on()

    def take_from(self, seat: i64, stack: i64, depth: i64) -> None:
        self.tell("took", seat, stack, depth)
        self.buy(seat, stack, depth)
        self.go_on()

    def swap_with(self, seat: i64, other: i64, place: i64) -> None:
        """Lady-in-waiting and Bishop; R24: the cards exchange places."""
        t = self.t
        sort = t[OFFERED] // ROW_CARDS
        mine = seat * SORTS + sort
        theirs = other * SORTS + sort
        my_place = ROW + seat * SORTS * ROW_CARDS + t[OFFERED]
        their_place = ROW + theirs * ROW_CARDS + place
        given = t[my_place]
        gotten = t[their_place]
        t[my_place] = gotten
        t[their_place] = given
        t[TALLY + mine] += self.copy_of(gotten) - self.copy_of(given)
        t[TALLY + theirs] += self.copy_of(given) - self.copy_of(gotten)
        self.tell("swapped", seat, other, given, gotten)
        self.go_on()

    def swap_with_open(self, seat: i64, stack: i64) -> None:
        """Troubadour: like for like takes its place, otherwise the new card goes to the end of its row."""
        t = self.t
        line = seat * SORTS + t[OFFERED] // ROW_CARDS
        place = ROW + seat * SORTS * ROW_CARDS + t[OFFERED]
        given = t[place]
        gotten = self.top(stack)
        t[stack_at(stack, t[HEIGHT + stack] - 1)] = given
        t[TALLY + line] -= self.copy_of(given)
        if sort_of(given) == sort_of(gotten):
            t[place] = gotten
            t[TALLY + line] += self.copy_of(gotten)
        else:
            t[LENGTH + line] -= 1
            last = ROW + line * ROW_CARDS + t[LENGTH + line]
            for after in range(place, last):
                t[after] = t[after + 1]
            t[last] = 0
            self.append_card(seat, gotten)
        self.tell("swapped-open", seat, given, gotten, stack)
        self.go_on()

    # The end: R25-R29

    def end_stage(self) -> None:
        t = self.t
        emptied = False
        t[QUIET] += 1
        if t[BOUGHT]:
            t[QUIET] = 0
            emptied = self.open_stacks() != bit(STACKS) - 1
        clear_phases(t, self.seats)
        t[PHASE] = CHOOSING
        if emptied:
            self.end_game(BY_STACK)  # R25
        elif t[QUIET] == QUIET_STAGES:
            self.end_game(BY_STANDSTILL)
        elif t[STAGE] < STAGES:
            t[STAGE] += 1
            self.tell("stage", t[STAGE])
        else:
            self.round += 1  # R29
            self.deal()
            self.tell("round", self.round)

    def end_game(self, how: i64) -> None:
        t = self.t
        self.tell("ended", how)
        best: i64 = 0
        for seat in range(self.seats):
            scored = self.worth(seat)
            t[TOTAL + seat] += scored
            if self.notes is not None:
                self.tell_score(seat, scored)
            if seat == 0 or t[TOTAL + seat] > best:
                best = t[TOTAL + seat]
        over = t[GAME_NUMBER] == t[GAMES_TO_PLAY]
        if t[TARGET_SCORE] > 0:
            over = best >= t[TARGET_SCORE] or t[GAME_NUMBER] == MOST_GAMES
        if over:
            t[PHASE] = OVER
            t[ENDED] = how
            self.tell("over", self.winners())
        else:
            t[GAME_NUMBER] += 1  # R28
            self.tell("game", t[GAME_NUMBER])
            self.set_up()

    def tell_score(self, seat: i64, scored: i64) -> None:
        """R26, step by step: in a match the cards are gathered up at once for the next game."""
        t = self.t
        box = self.box
        perfect, coloured = self.pair_up(seat)
        for building, subject in perfect + coloured:
            price = box[PRICE + building]
            other = box[PRICE + subject]
            worth = self.worth_of_pair(building, subject)
            self.tell_list(
                "perfect" if subject == building + KINDS else "coloured",
                [seat, building, price, subject, other, box[COLOUR + building], worth],
            )
        cards = t[LENGTH + seat * SORTS + BUILDING] + t[LENGTH + seat * SORTS + SUBJECT]
        singles = cards - 2 * (len(perfect) + len(coloured))
        if singles > 0:
            self.tell("singles", seat, singles)
        if t[COINS + seat] > 0:
            self.tell("coins", seat, t[COINS + seat], t[COINS + seat] // COINS_TO_A_POINT)
        if t[MARKERS + seat] > 0:
            self.tell("markers", seat, t[MARKERS + seat], MARKER_POINTS * t[MARKERS + seat])
        self.tell("scored", seat, scored)
        if t[GAMES_TO_PLAY] > 1 or t[TARGET_SCORE] > 0:
            self.tell("total", seat, t[TOTAL + seat])

    def worth(self, seat: i64) -> i64:
        """R26: the points of what the seat holds."""
        t = self.t
        cards = self.worth_of_cards(tally_of(t, seat, BUILDING), tally_of(t, seat, SUBJECT))
        return cards + t[COINS + seat] // COINS_TO_A_POINT + MARKER_POINTS * t[MARKERS + seat]

    def worth_of_cards(self, buildings: i64, subjects: i64) -> i64:
        """R26: the points of two rows, as TALLY counts them."""
        box = self.box
        points: i64 = 0
        of_colour: i64 = 0  # single buildings of each colour, COUNT_BITS for each; then single subjects
        for kind in range(KINDS):
            shift = COPY_BITS * kind
            left_buildings = buildings >> shift & COPY_MASK
            left_subjects = subjects >> shift & COPY_MASK
            pairs = left_subjects
            if left_buildings < pairs:
                pairs = left_buildings
            if pairs > 0:
                points += pairs * (box[PRICE + kind] + box[PRICE + kind + KINDS])
                buildings -= pairs << shift
                subjects -= pairs << shift
                left_buildings -= pairs
                left_subjects -= pairs
            points += left_buildings + left_subjects
            colour = COUNT_BITS * box[COLOUR + kind]
            of_colour += left_buildings << colour
            of_colour += left_subjects << (colour + COUNT_BITS * COLOURS)
        if buildings == 0 or subjects == 0:
            return points
        return points + self.gain(buildings, subjects, of_colour)

    def gain(self, buildings: i64, subjects: i64, of_colour: i64) -> i64:
        """R26: what the best pairs of one colour score beyond a point for each card.

        A pair counts its dearer card. However the dearest cards of a colour fall on the two sorts, as
        many of them as there can be pairs always find a partner among the rest; so the best pairs are
        led by these, as long as they beat two single cards.
        """
        box = self.box
        pairs: i64 = 0
        for colour in range(COLOURS):
            most = of_colour >> COUNT_BITS * colour & COUNT_MASK
            other = of_colour >> COUNT_BITS * (colour + COLOURS) & COUNT_MASK
            if other < most:
                most = other
            pairs |= most << COUNT_BITS * colour
        gained: i64 = 0
        for n in range(CARDS):
            card = box[DEAREST + n]
            more = box[PRICE + card] - SINGLE_CARDS
            if more <= 0 or pairs == 0:
                return gained
            row = buildings
            if sort_of(card) == SUBJECT:
                row = subjects
            kind = card & (KINDS - 1)
            held = row >> COPY_BITS * kind & COPY_MASK
            if held == 0:
                continue
            colour = COUNT_BITS * box[COLOUR + kind]
            left = pairs >> colour & COUNT_MASK
            if held > left:
                held = left
            gained += held * more
            pairs -= held << colour
        return gained

    def cards_of(self, seat: i64, sort: i64) -> list[int]:
        """The cards of a seat's row, the newest last."""
        line = seat * SORTS + sort
        return self.row(ROW + line * ROW_CARDS, self.t[LENGTH + line])

    def pair_up(self, seat: i64) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
        """R26, for people to follow: the perfect pairs and those of one colour, building and subject of each."""
        box = self.box
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
                if box[COLOUR + card % KINDS] == colour:
                    left.append((-box[PRICE + card], card))
            left.sort()
            houses = [card for _, card in left if card < KINDS]
            people = [card for _, card in left if card >= KINDS]
            # The dearest lead, each with the cheapest of the other sort: see `gain`.
            for price, leader in left[: min(len(houses), len(people))]:
                if -price <= SINGLE_CARDS:
                    break
                if leader < KINDS:
                    coloured.append((leader, people.pop()))
                else:
                    coloured.append((houses.pop(), leader))
        return perfect, coloured

    def worth_of_pair(self, building: i64, subject: i64) -> i64:
        """R26: a perfect pair counts both cards, one of a colour the dearer one."""
        price = self.box[PRICE + building]
        other = self.box[PRICE + subject]
        if subject == building + KINDS:
            return price + other
        return price if price > other else other

    def points(self, seat: i64) -> i64:
        """The finished games and what the present one is worth so far."""
        if self.t[PHASE] == OVER:
            return self.t[TOTAL + seat]
        return self.t[TOTAL + seat] + self.worth(seat)

    def rank(self, seat: i64) -> i64:
        """R27."""
        t = self.t
        place: i64 = 1
        for other in range(self.seats):
            if t[TOTAL + other] > t[TOTAL + seat]:
                place += 1
        return place
