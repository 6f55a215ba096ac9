"""What has been seen of hands in Il Principe, and what follows from it of hidden cards (P10). Compiled.

Everybody remembers what was given to each pile of offers together, though not by whom, and what left a hand openly or
was won since. It is noted behind the declared places of the table, in a row for each pile and one before the first; in
each row stand two numbers for each seat:

GIVEN: what the seat gave to this pile, and how many cards it had in hand before. MOVED: what left its hand openly
since then, but for cards won since then, and what it has won since then and not parted with again. Nothing else
can matter: whether cards go openly before others are won or after, what is known of a hand comes out the same.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import State
from regalia.games.principe.cards import BORROW, CARDS_BITS, CARDS_MASK, nth_card, one_of_each, total, without
from regalia.games.principe.table import *

NOBODY: Final[i64] = -1
GIVEN: Final[i64] = 0
MOVED: Final[i64] = 1
NOTED: Final[i64] = 2
"""Numbers for each seat."""

TRIES: Final[i64] = 24
"""How often `recall` parts the past piles blindly before it counts all ways to part them."""
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


def given_by(state: State, row: i64, seat: i64) -> i64:
    """The cards of a pile that the seat gave."""
    return state.t[noted(state.seats, row, seat) + GIVEN] & CARDS_MASK


def put_given(state: State, row: i64, seat: i64, cards: i64) -> None:
    place = noted(state.seats, row, seat) + GIVEN
    state.t[place] = state.t[place] & ~CARDS_MASK | cards


def known_since(state: State, row: i64, seat: i64, known: i64, given: i64) -> i64:
    """`known_after` a pile and what followed it, had the seat given these cards."""
    place = noted(state.seats, row, seat)
    return known_after(known, given, state.t[place + GIVEN] >> CARDS_BITS, state.t[place + MOVED])


def known_at_first(state: State, known: vec[i64]) -> None:
    """What is known of the hands before the first pile: cards won then."""
    for seat in range(state.seats):
        known[seat] = state.t[noted(state.seats, 0, seat) + MOVED] & CARDS_MASK


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


def fits(state: State, others: i64, pool: i64, known: vec[i64]) -> bool:
    """There are as many hidden cards of each colour as are known to be in hands."""
    for other in range(state.seats):
        if others >> other & 1:
            left = (pool | BORROW) - known[other]
            if left & BORROW != BORROW:
                return False
            pool = left & ~BORROW
    return True


def pile_of(state: State, row: i64, givers: i64) -> i64:
    """The cards of a pile that these seats gave."""
    cards: i64 = 0
    for giver in range(state.seats):
        if givers >> giver & 1:
            cards += given_by(state, row, giver)
    return cards


def part_pile(state: State, row: i64, givers: i64, cards: i64) -> None:
    """Shuffle cards of a pile, and deal to each giver as many of them as they gave."""
    left = total(cards)
    for giver in range(state.seats):
        if givers >> giver & 1:
            parted: i64 = 0
            count = total(given_by(state, row, giver))
            while count > 0:
                card = 1 << nth_card(cards, state.below(left)) * COUNT_BITS
                cards -= card
                parted += card
                left -= 1
                count -= 1
            put_given(state, row, giver, parted)


def part_blindly(state: State, others: i64, pool: i64, known: vec[i64]) -> bool:
    """Part every pile by chance and work out what is known then; whether that agrees with what was seen."""
    known_at_first(state, known)
    for row in range(1, state.t[PILES] + 1):
        part_pile(state, row, others, pile_of(state, row, others))
        for other in range(state.seats):
            if others >> other & 1:
                known[other] = known_since(state, row, other, known[other], given_by(state, row, other))
                if known[other] == NOBODY:
                    return False
    return fits(state, others, pool, known)


def part_by_count(state: State, others: i64, pool: i64, known: vec[i64]) -> None:
    """Part all piles in one of the ways that agree with what was seen, each with the same chance."""
    piles = state.t[PILES]
    known_at_first(state, known)
    ways = Ways(state, others, known)
    for row in range(1, piles + 1):
        ways.add_pile(row)
    node = ways.choose_end(pool)
    for seat in range(state.seats):
        known[seat] = node.known[seat]
    for row in range(piles, 0, -1):
        cards = pile_of(state, row, others)
        left = others
        arc = ways.choose_arc(node)
        while arc.giver != NOBODY:
            put_given(state, row, arc.giver, arc.given)
            cards -= arc.given
            left &= ~(1 << arc.giver)
            arc = ways.choose_arc(arc.source)
        node = arc.source
        part_pile(state, row, left, cards)


@final
class Node:
    """What can be known of all hands at some time, and all that leads to it."""

    def __init__(self, known: vec[i64], rest: i64) -> None:
        self.known = known
        self.rest = rest
        """The cards of the present pile whose giver is not chosen yet; 0 where that does not matter any more."""
        self.ways = 0.0
        """How many ways lead to it."""
        self.arcs: list[Arc] = []


@final
class Arc:
    """One step to a node: the seat that gave, and which cards. NOBODY: all who give without a choice, at once."""

    def __init__(self, source: Node, giver: i64, given: i64, ways: float) -> None:
        self.source = source
        self.giver = giver
        self.given = given
        self.ways = ways


Nodes = dict[tuple[i64, ...], Node]
"""All nodes after a step, by what is known of each hand, and the rest."""


@final
class Ways:
    """All ways to part past piles that agree with what was seen, counted giver by giver.

    Whoever has no known card of a colour that the pile has gives without a difference to what is known: nothing is
    chosen for them, and the rest of the pile is theirs. That is the first step of each pile.
    """

    def __init__(self, state: State, others: i64, known: vec[i64]) -> None:
        self.state = state
        self.others = others
        first = Node(known[:], 0)
        first.ways = 1.0
        self.nodes = [first]
        """After the last step."""
        self.found: Nodes = {}
        """After the present one."""

    def add_pile(self, row: i64) -> None:
        pile = pile_of(self.state, row, self.others)
        choosing = self.with_a_choice(pile)
        if choosing == 0:
            pile = 0
        for node in self.nodes:
            self.give_without_choice(row, node, self.others & ~choosing, pile)
        self.end_step()
        for seat in range(self.state.seats):
            if choosing >> seat & 1:
                choosing &= ~(1 << seat)
                count = total(given_by(self.state, row, seat))
                for node in self.nodes:
                    self.give_colour(row, seat, choosing == 0, node, GREEN, count, 0, 1.0)
                self.end_step()

    def with_a_choice(self, pile: i64) -> i64:
        """Bit mask of the seats of which, in some node, a card of a colour of the pile is known."""
        colours = one_of_each(pile)
        choosing: i64 = 0
        for node in self.nodes:
            for seat in range(self.state.seats):
                if self.others >> seat & 1 and one_of_each(node.known[seat]) & colours:
                    choosing |= 1 << seat
        return choosing

    def end_step(self) -> None:
        self.nodes = list(self.found.values())
        self.found = {}

    def give_without_choice(self, row: i64, node: Node, givers: i64, rest: i64) -> None:
        known = node.known[:]
        for seat in range(self.state.seats):
            if givers >> seat & 1:
                known[seat] = known_since(self.state, row, seat, known[seat], given_by(self.state, row, seat))
                if known[seat] == NOBODY:
                    return
        self.lead(node, NOBODY, 0, 1.0, known, rest)

    def give_colour(
        self, row: i64, seat: i64, last: bool, node: Node, colour: i64, left: i64, given: i64, ways: float
    ) -> None:
        """Choose in every way how many cards of this colour and of those after it are among the seat's."""
        if colour == COLOURS:
            if left == 0:
                self.give(row, seat, last, node, given, ways)
            return
        there = count_of(node.rest, colour)
        count: i64 = 0
        while True:
            self.give_colour(row, seat, last, node, colour + 1, left - count, given, ways)
            if count == left or count == there:
                return
            ways = ways * float(there - count) / float(count + 1)
            count += 1
            given += 1 << colour * COUNT_BITS

    def give(self, row: i64, seat: i64, last: bool, node: Node, given: i64, ways: float) -> None:
        after = known_since(self.state, row, seat, node.known[seat], given)
        if after == NOBODY:
            return
        known = node.known[:]
        known[seat] = after
        self.lead(node, seat, given, ways, known, 0 if last else node.rest - given)

    def lead(self, source: Node, giver: i64, given: i64, ways: float, known: vec[i64], rest: i64) -> None:
        """An arc to the node where so much is known; make that if there is none."""
        key = (*known, rest)
        node = self.found.get(key)
        if node is None:
            node = Node(known, rest)
            self.found[key] = node
        arc = Arc(source, giver, given, source.ways * ways)
        node.ways += arc.ways
        node.arcs.append(arc)

    def choose_end(self, pool: i64) -> Node:
        """One of the last nodes for which the pool has the cards, by how many ways lead to it."""
        shares: list[float] = []
        whole = 0.0
        for node in self.nodes:
            share = node.ways
            if not fits(self.state, self.others, pool, node.known):
                share = 0.0
            shares.append(share)
            whole += share
        return self.nodes[self.choose(shares, whole)]

    def choose_arc(self, node: Node) -> Arc:
        """One of the arcs that lead to a node, by their shares of its ways."""
        arcs = node.arcs[::-1]
        return arcs[self.choose([arc.ways for arc in arcs], node.ways)]

    def choose(self, shares: list[float], whole: float) -> i64:
        """A place in a list, by the shares of the whole that stand there, from 60 random bits."""
        state = self.state
        low = float(state.below(HALF_WORD)) + float(state.below(HALF_WORD)) / HALF_WORD_FLOAT
        left = whole * low / HALF_WORD_FLOAT
        chosen: i64 = 0
        for place in range(len(shares)):
            if shares[place] > 0.0 and left >= 0.0:
                chosen = place
                left -= shares[place]
        return chosen
