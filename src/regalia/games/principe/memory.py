"""What has been seen of hands in Il Principe, and what follows from it of hidden cards (P10). Compiled.

Everybody remembers what was given to each pile of offers together, though not by whom, and what left a hand openly or
was won since. It is noted behind the declared places of the table, in a row for each pile and one before the first; in
each row stand two numbers for each seat:

GIVEN: what the seat gave to this pile, and how many cards it had in hand before. MOVED: what left its hand openly
since then, but for cards won since then, and what it has won since then and not parted with again. Nothing else
can matter: whether cards go openly before others are won or after, what is known of a hand comes out the same.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from regalia.engine.state import State, zeros
from regalia.games.principe.cards import BORROW, CARDS_BITS, CARDS_MASK, nth_card, total, without
from regalia.games.principe.table import *

NOBODY: Final[i64] = -1
GIVEN: Final[i64] = 0
MOVED: Final[i64] = 1
NOTED: Final[i64] = 2
"""Numbers for each seat."""

TRIES: Final[i64] = 24
"""How often `recall` parts the past piles blindly before it counts all ways to part them."""
BUCKETS: Final[i64] = 1024
HALF_WORD: Final[i64] = 0x40000000
HALF_WORD_FLOAT: Final = 1073741824.0
"""The same; mypyc makes a float of a constant i64 in 32 bits, which are too few for it."""


def memory_size(seats: i64, rounds: i64) -> i64:
    """How many numbers a game of so many rounds needs for it."""
    return (2 + rounds) * seats * NOTED


def noted(seats: i64, row: i64, seat: i64) -> i64:
    """Where the numbers of a seat stand in a row."""
    return SIZE + (row * seats + seat) * NOTED


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


def recall(state: State, others: i64, pool: i64, known: vec[i64]) -> None:
    """Part the past piles among the others by chance, and tell which cards are then certainly in whose hand.

    Every way to part them, card by card, that agrees with all that was seen is equally likely. To part them blindly
    until that agrees is quick where much is possible. Where it fails so often, little is, and all of it is counted:
    both lead to the same chances, so that it does not matter which one succeeds. The pool has all hidden cards.
    """
    tries: i64 = 0
    while not part_blindly(state, others, pool, known):
        tries += 1
        if tries == TRIES:
            part_by_count(state, others, pool, known)
            return


def known_at_first(state: State, known: vec[i64]) -> None:
    """What is known of the hands before the first pile: cards won then."""
    for seat in range(state.seats):
        known[seat] = state.t[noted(state.seats, 0, seat) + MOVED] & CARDS_MASK


def fits(state: State, others: i64, pool: i64, known: vec[i64]) -> bool:
    """There are as many hidden cards of each colour as are known to be in hands."""
    for other in range(state.seats):
        if others >> other & 1:
            left = (pool | BORROW) - known[other]
            if left & BORROW != BORROW:
                return False
            pool = left & ~BORROW
    return True


def given_by(state: State, row: i64, givers: i64) -> i64:
    """The cards of a pile that these seats gave."""
    cards: i64 = 0
    for giver in range(state.seats):
        if givers >> giver & 1:
            cards += state.t[noted(state.seats, row, giver) + GIVEN] & CARDS_MASK
    return cards


def part_pile(state: State, row: i64, givers: i64, cards: i64) -> None:
    """Shuffle cards of a pile, and deal to each giver as many of them as they gave."""
    t = state.t
    left = total(cards)
    for giver in range(state.seats):
        if givers >> giver & 1:
            place = noted(state.seats, row, giver) + GIVEN
            parted: i64 = 0
            count = total(t[place] & CARDS_MASK)
            while count > 0:
                card = 1 << nth_card(cards, state.below(left)) * COUNT_BITS
                cards -= card
                parted += card
                left -= 1
                count -= 1
            t[place] = t[place] & ~CARDS_MASK | parted


def part_blindly(state: State, others: i64, pool: i64, known: vec[i64]) -> bool:
    """Part every pile by chance and work out what is known then; whether that agrees with what was seen."""
    t = state.t
    known_at_first(state, known)
    for row in range(1, t[PILES] + 1):
        part_pile(state, row, others, given_by(state, row, others))
        for other in range(state.seats):
            if others >> other & 1:
                place = noted(state.seats, row, other)
                given = t[place + GIVEN]
                after = known_after(known[other], given & CARDS_MASK, given >> CARDS_BITS, t[place + MOVED])
                if after == NOBODY:
                    return False
                known[other] = after
    return fits(state, others, pool, known)


def part_by_count(state: State, others: i64, pool: i64, known: vec[i64]) -> None:
    """Part all piles in one of the ways that agree with what was seen, each with the same chance."""
    t = state.t
    ways = Ways(state, others)
    known_at_first(state, known)
    ways.begin(known)
    for row in range(1, t[PILES] + 1):
        ways.add_pile(row)
    node = ways.choose_end(pool, known)
    step = len(ways.rows) - 1
    while step >= 0:
        row = ways.rows[step]
        cards = given_by(state, row, others)
        left = others
        while step >= 0 and ways.rows[step] == row:  # those who gave by choice, then all at once who gave the rest
            arc = ways.choose_arc(node)
            giver = ways.givers[step]
            if giver != NOBODY:
                place = noted(state.seats, row, giver) + GIVEN
                t[place] = t[place] & ~CARDS_MASK | ways.arcs[arc + ARC_GIVEN]
                cards -= ways.arcs[arc + ARC_GIVEN]
                left &= ~(1 << giver)
            node = ways.arcs[arc + ARC_FROM]
            step -= 1
        part_pile(state, row, left, cards)


# A node of `Ways`: what is known of each hand, then these.
NODE_REST: Final[i64] = 5  # MOST_SEATS
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

    def __init__(self, state: State, others: i64) -> None:
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
        pile = given_by(state, row, self.others)
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
                    place = noted(state.seats, row, seat)
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
        given = state.t[noted(state.seats, row, seat) + GIVEN]
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
            given += 1 << colour * COUNT_BITS

    def give(self, row: i64, seat: i64, last: bool, node: i64, given: i64, ways: float) -> None:
        state = self.state
        place = noted(state.seats, row, seat)
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
            if not fits(state, self.others, pool, known):
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
