"""Looks many decisions ahead: a tree of what may follow, grown guess by guess. Compiled.

Each iteration resamples all that the searching seat cannot know, walks down the tree through this one
guess, and judges the table at the first place where nobody has been. docs/bots.md says how and why.
It knows no game, and no clock but the one that it is given.
"""

from collections.abc import Callable
from math import exp, fabs, sqrt
from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from regalia.bots.bot import Bot
from regalia.engine.judge import Learned
from regalia.engine.state import State, buffer, lowest, zeros

KEYS: Final[i64] = 0x40000000
HIDDEN: Final[i64] = 1
"""The lowest bit of an edge's code: whoever walks this edge does not see the action, but what `observed` says."""
SEAT_BITS: Final[i64] = 5
"""An edge is `action << SEAT_BITS | seat << 1 | hidden`."""
WHOSE: Final[i64] = 0x1F
FIRST_ROOM: Final[i64] = 4096
"""Nodes of a new tree; it doubles as it fills up."""
MOST_NODES: Final[i64] = 400_000
"""Of a tree, some 40 MB: it then goes on with those that it has."""
LONGEST: Final[i64] = 4096
"""Nodes on the way of one iteration, those of all seats counted."""
MOST_OBSERVED: Final[i64] = 4096
"""No game writes more numbers in `observe`."""
LOOKS: Final[i64] = 16
"""Iterations from one look at whether the choice can still change to the next."""
MOST_LINES: Final[i64] = 8
"""Actions of which it can be told what would follow."""
FEWEST: Final[i64] = 16
"""Iterations, however little time there is: fewer say nothing, not even how far values lie apart."""
WIDE: Final = 0.1
"""How far values are taken to lie apart before any are known."""


@final
class Budget:
    """How long and how a search thinks. It never changes."""

    def __init__(
        self,
        iterations: i64,
        steps: i64,
        tries: i64 = 8,
        least: i64 = 1,
        seconds: float = 1e9,
        explore: float = 1.5,
        heat: float = 1.0,
    ) -> None:
        self.iterations: Final = iterations
        """For the first decision of a turn; those after it go on with its tree, and add what that lacks."""
        self.steps: Final = steps
        """Quick decisions, each the best of a few for its seat, before a leaf is judged: so many for two seats, and
        more at a larger table, so that every seat has as many."""
        self.tries: Final = tries
        """Legal actions that a quick decision looks at."""
        self.least: Final = least
        """Iterations where the bot's effort is 0, and of a new tree, however little time is left of the turn."""
        self.seconds: Final = seconds
        """Of a whole turn: a guard. On a machine that is fast enough the iterations end first."""
        self.explore: Final = explore
        """How much a promising action that was tried less is preferred, measured by how far values lie apart."""
        self.heat: Final = heat
        """The temperature: how far the judge's order is doubted. Near 0 only the first of it gets attention."""

    def within(self, seconds: float) -> "Budget":
        """The same, with no more time than this."""
        return Budget(
            self.iterations,
            self.steps,
            self.tries,
            self.least,
            min(self.seconds, seconds),
            self.explore,
            self.heat,
        )


@final
class Weighed:
    """An action as the last search saw it."""

    def __init__(self, action: int, visits: int, chances: list[float]) -> None:
        self.action = action
        self.visits = visits
        self.chances = chances
        """Of each seat to win, if the action is taken; seats of a side share theirs."""


@final
class Step:
    """A step of the line that a search expects."""

    def __init__(self, seat: int, action: int, visits: int) -> None:
        self.seat = seat
        self.action = action
        """Or what the searching seat sees of it: `UNKNOWN`, mostly, of what others do in secret."""
        self.visits = visits
        """The fewer, the less is the step worth believing."""


@final
class Tree:
    """Nodes in rows of numbers. A node is a place in what one seat, or all, know of the game; 0 is none.

    A node is reached by an edge from the one above it: `code` tells who acts and what the owner of the
    node sees of it. An open loop: what dice and draws bring is not part of the place.
    """

    def __init__(self) -> None:
        self.seats: i64 = 0
        self.used: i64 = 1
        self.code = zeros(FIRST_ROOM)
        self.first = zeros(FIRST_ROOM)
        """The first node below."""
        self.beside = zeros(FIRST_ROOM)
        """The next node below the same one."""
        self.visits = zeros(FIRST_ROOM)
        self.available = zeros(FIRST_ROOM)
        """Availability: how often the action was legal when somebody chose here."""
        self.value_prior = fractions(FIRST_ROOM)
        """Of the action, for the seat that takes it: by the judge's order."""
        self.prior = fractions(FIRST_ROOM)
        """Policy prior: of all tries at the node above, the share that its value prior gives it."""
        self.highest = fractions(FIRST_ROOM)
        self.temperature = fractions(FIRST_ROOM)
        self.normaliser = fractions(FIRST_ROOM)
        """From value priors to policy priors: of the softmax over all actions below this node the highest value, the
        temperature and the normaliser. Those that become legal later have the same."""
        self.sums = fractions(FIRST_ROOM)
        """Of the values of all visits, a row for each node with a number for each seat."""

    def clear(self, seats: i64) -> None:
        self.seats = seats
        self.used = 1
        while len(self.sums) < len(self.code) * seats:
            self.sums = extend(self.sums, fractions(len(self.code) * seats - len(self.sums)))

    def add(self, above: i64, code: i64, value_prior: float, prior: float) -> i64:
        """A new node below another one, or a root (above 0)."""
        node = self.used
        if node == len(self.code):
            self.grow()
        self.used = node + 1
        self.code[node] = code
        self.first[node] = 0
        self.visits[node] = 0
        self.available[node] = 0
        self.value_prior[node] = value_prior
        self.prior[node] = prior
        self.normaliser[node] = 0.0
        self.beside[node] = 0
        if above:
            self.beside[node] = self.first[above]
            self.first[above] = node
        sums = self.sums
        for place in range(node * self.seats, (node + 1) * self.seats):
            sums[place] = 0.0
        return node

    def grow(self) -> None:
        more = len(self.code)
        for_numbers = zeros(more)
        for_fractions = fractions(more)
        self.code = extend(self.code, for_numbers)
        self.first = extend(self.first, for_numbers)
        self.beside = extend(self.beside, for_numbers)
        self.visits = extend(self.visits, for_numbers)
        self.available = extend(self.available, for_numbers)
        self.value_prior = extend(self.value_prior, for_fractions)
        self.prior = extend(self.prior, for_fractions)
        self.highest = extend(self.highest, for_fractions)
        self.temperature = extend(self.temperature, for_fractions)
        self.normaliser = extend(self.normaliser, for_fractions)
        self.sums = extend(self.sums, fractions(more * self.seats))

    def below(self, above: i64, code: i64) -> i64:
        """The node that an edge leads to; 0 if nobody has walked it."""
        codes = self.code
        beside = self.beside
        node = self.first[above]
        while node and codes[node] != code:
            node = beside[node]
        return node


def fractions(count: i64) -> vec[float]:
    """So many numbers, all 0.0."""
    return vec[float]([0.0] * count)


def code_of(seat: i64, action: i64) -> i64:
    return action << SEAT_BITS | seat << 1


@final
class SearchBot(Bot):
    """Chooses by a search. It remembers its tree, for as long as what the seat observes is what it expects."""

    def __init__(self, judge: Learned, budget: Budget, clock: Callable[[], float]) -> None:
        self.judge = judge
        self.budget = budget
        self.clock = clock
        self.tree = Tree()
        self.roots = zeros(0)
        """For each seat, where it stands in the tree: others stand elsewhere when they know less, or more."""
        self.at = zeros(0)
        self.legal = buffer()
        self.fresh = buffer()
        self.value_priors = fractions(len(self.legal))
        self.values = fractions(0)
        self.marks = zeros(FIRST_ROOM)
        self.stamp: i64 = 0
        self.path = zeros(LONGEST)
        self.judged: i64 = 0
        """Leaves since the tree was begun; with the sums of their values, and of the squares, for each seat."""
        self.means = fractions(0)
        self.squares = fractions(0)
        self.apart = fractions(0)
        """How far the values of each seat lay apart at most, as a standard deviation."""
        self.owner: i64 = -1
        """The seat that the tree is for; -1 when there is nothing to go on with."""
        self.expected = zeros(0)
        self.seen = zeros(MOST_OBSERVED)
        self.spent = 0.0
        """Seconds of this turn."""
        self.decided_by: i64 = -1
        self.decided_in: i64 = 0
        self.decided_at: i64 = 0
        self.decided_to: i64 = 0
        """The last choice: whose it was, in which round, and the barrier before and, as a guess, after it."""
        self.weighed: list[Weighed] = []
        """The actions that the last choice was between, as far as they were tried: the chosen one first."""
        self.line: list[Step] = []
        """What is expected to be played from the last choice on, as its seat will see it."""
        self.lines: list[list[Step]] = []
        """The same for each of the actions that are first in `weighed`, if they were chosen."""

    def choose(self, glimpse: State, seat: i64) -> i64:
        action = self.consider(glimpse, seat)
        self.played(glimpse, seat, action)
        return action

    def consider(self, glimpse: State, seat: i64) -> i64:
        """What it would choose. Whoever asks says by `played` what was chosen then."""
        started = self.clock()
        kept = self.go_on(glimpse, seat)
        if not kept:
            self.begin(glimpse, seat)
        legal = self.legal
        count = self.judge.sensible(glimpse, seat, legal, glimpse.legal_into(seat, legal))
        action = legal[0]
        if count > 1:
            self.think(glimpse, seat, kept, started)
            action = self.preferred(glimpse, seat)
        self.weighed = self.weigh(seat)
        self.line = self.foresee(seat)
        self.lines = []
        for each in self.weighed[:MOST_LINES]:
            self.lines.append(self.foresee_after(seat, each.action))
        self.spent += self.clock() - started
        return action

    def played(self, glimpse: State, seat: i64, action: i64) -> None:
        """The choice after `consider`, its own or another one: it goes on from there if the seat decides again."""
        self.expect(glimpse, seat, action)
        if self.owner < 0 and len(self.tree.code) > FIRST_ROOM:
            self.tree = Tree()  # the memory of a turn is given back when it is over

    def insist(self, glimpse: State, seat: i64, action: i64, visits: i64) -> Weighed:
        """After `consider`: try an action of the seat until it was tried so often, whatever it promises."""
        tree = self.tree
        root = self.roots[seat]
        node = tree.below(root, code_of(seat, action))
        if node == 0:
            node = tree.add(root, code_of(seat, action), 0.0, 0.0)
        while tree.visits[node] < visits:
            self.iterate(glimpse, seat, action)
        return self.weighed_at(node)

    # From one decision to the next

    def begin(self, glimpse: State, seat: i64) -> None:
        """A new tree."""
        seats = glimpse.seats
        self.tree.clear(seats)
        root = self.tree.add(0, 0, 0.0, 0.0)
        self.roots = vec[i64]([root] * seats)
        self.at = zeros(seats)
        self.values = fractions(seats)
        self.means = fractions(seats)
        self.squares = fractions(seats)
        self.apart = vec[float]([WIDE] * seats)
        self.judged = 0
        # What comes to light in mid-turn begins a new tree, but others have waited since before. Once one of them has
        # decided, the barrier has risen further, or a round has begun.
        same_turn = seat == self.decided_by and glimpse.round == self.decided_in
        if not same_turn or not self.decided_at < glimpse.barrier <= self.decided_to:
            self.spent = 0.0

    def go_on(self, glimpse: State, seat: i64) -> bool:
        """Whether the tree is of this moment: nobody acted since, and nothing came to light that it did not foresee."""
        if self.owner != seat or len(self.roots) != glimpse.seats:
            return False
        seen = self.seen
        expected = self.expected
        glimpse.observe(seat, seen)
        for place in range(len(expected)):
            if seen[place] != expected[place]:
                return False
        return True

    def expect(self, glimpse: State, seat: i64, action: i64) -> None:
        """Stand below the action, and note what the seat will observe if it is to decide again at once."""
        self.owner = -1
        coming = glimpse.clone()
        coming.apply(seat, action)
        self.decided_by = seat
        self.decided_in = glimpse.round
        self.decided_at = glimpse.barrier
        self.decided_to = coming.barrier
        if not coming.pending() >> seat & 1:
            return
        for by in range(glimpse.seats):
            node = self.tree.below(self.roots[by], self.code_for(glimpse, seat, action, by))
            if node == 0:
                return
            self.roots[by] = node
        self.owner = seat
        coming.observe(seat, self.seen)
        self.expected = self.seen[:]

    # The search

    def think(self, glimpse: State, seat: i64, kept: bool, started: float) -> None:
        budget = self.budget
        root = self.roots[seat]
        done: i64 = self.tree.visits[root]
        wanted: i64 = budget.least + i64(float(budget.iterations - budget.least) * self.effort)
        fewest: i64 = FEWEST
        if kept:
            wanted //= 2
        elif fewest < budget.least:
            fewest = budget.least
        left = budget.seconds - self.spent
        while done < wanted and (done < fewest or self.clock() - started < left):
            self.iterate(glimpse, seat)
            done += 1
            if done % LOOKS == 0 and self.settled(root, seat, wanted - done):
                break

    def settled(self, root: i64, seat: i64, left: i64) -> bool:
        """Whether so many iterations more cannot change the choice."""
        tree = self.tree
        most: i64 = 0
        second: i64 = 0
        node = tree.first[root]
        while node:
            if tree.code[node] & WHOSE == seat << 1:
                visits = tree.visits[node]
                if visits > most:
                    second = most
                    most = visits
                elif visits > second:
                    second = visits
            node = tree.beside[node]
        return most - second > left

    def iterate(self, glimpse: State, seat: i64, first: i64 = -1) -> None:
        """One guess: down the tree to a new place, its judgement, and back up. The first action may be given."""
        tree = self.tree
        at = self.at
        state = glimpse.clone()
        state.resample(seat, 1 + (glimpse.below(KEYS) << 32 | glimpse.below(KEYS)))
        for by in range(state.seats):
            at[by] = self.roots[by]
        length = self.note(0)
        who = seat
        while True:
            action = first
            if first < 0:
                action = self.pick(state, at[who], who)
            first = -1
            self.walk(state, who, action)
            length = self.note(length)
            state.apply(who, action)
            waiting = state.pending()
            if waiting == 0 or length + state.seats > LONGEST:
                break
            who = lowest(waiting)
            if tree.visits[at[who]] == 0 or (tree.used > MOST_NODES and tree.first[at[who]] == 0):
                state = self.step_on(state)
                break
        self.judge.values(state, self.values)
        self.back_up(length)

    def walk(self, state: State, who: i64, action: i64) -> None:
        """Every seat goes on to what it knows after the action. Where all saw all, they stay together."""
        tree = self.tree
        at = self.at
        above = at[who]
        code = code_of(who, action)
        below = tree.below(above, code)
        for by in range(state.seats):
            seen = code
            if by != who:
                seen = self.code_for(state, who, action, by)
            if at[by] == above and seen == code:
                at[by] = below
                continue
            node = tree.below(at[by], seen)
            if node == 0:
                node = tree.add(at[by], seen, 0.0, 0.0)
            at[by] = node

    def note(self, length: i64) -> i64:
        """Put where the seats stand on the path, each place once; the new length of the path."""
        path = self.path
        at = self.at
        begun = length
        for by in range(len(at)):
            known = False
            for place in range(begun, length):
                if path[place] == at[by]:
                    known = True
            if not known:
                path[length] = at[by]
                length += 1
        return length

    def code_for(self, state: State, who: i64, action: i64, by: i64) -> i64:
        """The edge that a seat walks when another one acts."""
        seen = state.observed(who, action, by)
        code = code_of(who, seen)
        if seen != action:
            code |= HIDDEN
        return code

    def pick(self, state: State, node: i64, who: i64) -> i64:
        """The legal action to try: by what is known of each, by its value_priors, and by how little is known."""
        legal = self.legal
        count = self.judge.sensible(state, who, legal, state.legal_into(who, legal))
        marks = self.marks
        stamp = self.stamp + 1
        self.stamp = stamp
        for n in range(count):
            action = legal[n]
            while action >= len(marks):
                marks = extend(marks, zeros(len(marks)))
                self.marks = marks
            marks[action] = stamp
        tree = self.tree
        codes = tree.code
        beside = tree.beside
        visits = tree.visits
        available = tree.available
        value_prior = tree.value_prior
        prior = tree.prior
        sums = tree.sums
        seats = tree.seats
        explore = self.budget.explore * self.apart[who]
        mine = who << 1
        found: i64 = 0
        best: i64 = -1
        best_score = -1e9
        times: i64 = -1
        root = 0.0
        child = tree.first[node]
        while child:
            code = codes[child]
            if code & WHOSE == mine:
                action = code >> SEAT_BITS
                if marks[action] == stamp:
                    marks[action] = 0
                    found += 1
                    now = available[child] + 1
                    available[child] = now
                    if now != times:
                        times = now
                        root = sqrt(float(now))
                    tried = visits[child]
                    judged = value_prior[child] + sums[child * seats + who]
                    score = (judged + explore * prior[child] * root) / float(tried + 1)
                    if score > best_score:
                        best_score = score
                        best = action
            child = beside[child]
        if found < count:
            fresh = self.fresh
            new: i64 = 0
            for n in range(count):
                if marks[legal[n]] == stamp:
                    fresh[new] = legal[n]
                    new += 1
            self.expand(state, node, who, new)
            value_priors = self.value_priors
            for n in range(new):
                if value_priors[n] > best_score:
                    best_score = value_priors[n]
                    best = fresh[n]
        return best

    def expand(self, state: State, node: i64, who: i64, count: i64) -> None:
        """Nodes for actions that are legal here for the first time, with the priors that the judge gives them."""
        tree = self.tree
        fresh = self.fresh
        value_priors = self.value_priors
        if count == 1 and tree.first[node] == 0:
            value_priors[0] = 0.0
        else:
            self.judge.order(state, who, fresh, count, value_priors)
        if tree.normaliser[node] == 0.0:
            highest = value_priors[0]
            mean = 0.0
            for n in range(count):
                if value_priors[n] > highest:
                    highest = value_priors[n]
                mean += value_priors[n]
            mean /= float(count)
            square = 0.0
            for n in range(count):
                square += (value_priors[n] - mean) * (value_priors[n] - mean)
            temperature = self.budget.heat * sqrt(square / float(count)) + 1e-9
            normaliser = 0.0
            for n in range(count):
                normaliser += exp((value_priors[n] - highest) / temperature)
            tree.highest[node] = highest
            tree.temperature[node] = temperature
            tree.normaliser[node] = normaliser
        highest = tree.highest[node]
        temperature = tree.temperature[node]
        normaliser = tree.normaliser[node]
        for n in range(count):
            prior = 1.0
            if value_priors[n] < highest:
                prior = exp((value_priors[n] - highest) / temperature)
            child = tree.add(node, code_of(who, fresh[n]), value_priors[n], prior / normaliser)
            tree.available[child] = 1

    def step_on(self, state: State) -> State:
        """Some decisions more, each the best for its seat of a few legal ones: a leaf is judged by what it leads to.

        They are drawn anew each time, so that the same leaf leads to more than one end.
        """
        judge = self.judge
        tries = self.budget.tries
        steps = self.budget.steps * state.seats // 2
        legal = self.legal
        while steps > 0:
            waiting = state.pending()
            if waiting == 0:
                return state
            who = lowest(waiting)
            count = judge.sensible(state, who, legal, state.legal_into(who, legal))
            if count == 1:
                state.apply(who, legal[0])
                continue
            steps -= 1
            some = count
            if some > tries:
                some = tries
            best = state
            best_value = -1.0
            for n in range(some):
                if count > tries:  # one of those not yet tried comes to this place
                    other = n + state.below(count - n)
                    action = legal[other]
                    legal[other] = legal[n]
                    legal[n] = action
                tried = state.clone()
                tried.apply(who, legal[n])
                value = judge.ahead(tried, who)
                if value > best_value:
                    best_value = value
                    best = tried
            state = best
        return state

    def back_up(self, length: i64) -> None:
        tree = self.tree
        visits = tree.visits
        sums = tree.sums
        values = self.values
        path = self.path
        seats = tree.seats
        for place in range(length):
            node = path[place]
            visits[node] += 1
            row = node * seats
            for by in range(seats):
                sums[row + by] += values[by]
        self.judged += 1
        count = float(self.judged)
        for by in range(seats):
            self.means[by] += values[by]
            self.squares[by] += values[by] * values[by]
            mean = self.means[by] / count
            spread = sqrt(fabs(self.squares[by] / count - mean * mean))
            # What narrows down later is where the search looks, not what there is
            if self.judged == FEWEST or (self.judged > FEWEST and spread > self.apart[by]):
                self.apart[by] = spread

    # What came of it

    def preferred(self, glimpse: State, seat: i64) -> i64:
        """The legal action that was tried most; of several the better one."""
        tree = self.tree
        legal = self.legal
        best: i64 = 0
        action = legal[0]
        for n in range(self.judge.sensible(glimpse, seat, legal, glimpse.legal_into(seat, legal))):
            node = tree.below(self.roots[seat], code_of(seat, legal[n]))
            if node and (best == 0 or self.better(node, best, seat)):
                best = node
                action = legal[n]
        return action

    def better(self, node: i64, other: i64, seat: i64) -> bool:
        tree = self.tree
        if tree.visits[node] != tree.visits[other]:
            return tree.visits[node] > tree.visits[other]
        return tree.sums[node * tree.seats + seat] > tree.sums[other * tree.seats + seat]

    def weigh(self, seat: i64) -> list[Weighed]:
        tree = self.tree
        found: list[Weighed] = []
        nodes: list[int] = []
        node = tree.first[self.roots[seat]]
        while node:
            if tree.visits[node] > 0 and tree.code[node] & WHOSE == seat << 1:
                nodes.append(node)
            node = tree.beside[node]
        while nodes:
            best: i64 = nodes[0]
            for each in nodes:
                if self.better(each, best, seat):
                    best = each
            nodes.remove(best)
            found.append(self.weighed_at(best))
        return found

    def weighed_at(self, node: i64) -> Weighed:
        tree = self.tree
        chances: list[float] = []
        for by in range(tree.seats):
            chances.append(tree.sums[node * tree.seats + by] / float(tree.visits[node]))
        return Weighed(tree.code[node] >> SEAT_BITS, tree.visits[node], chances)

    def foresee(self, seat: i64) -> list[Step]:
        steps: list[Step] = []
        self.follow(seat, self.roots[seat], steps)
        return steps

    def foresee_after(self, seat: i64, action: i64) -> list[Step]:
        """The same, from an action of the seat on that was tried."""
        steps: list[Step] = []
        node = self.tree.below(self.roots[seat], code_of(seat, action))
        if node:
            steps.append(Step(seat, action, self.tree.visits[node]))
            self.follow(seat, node, steps)
        return steps

    def follow(self, seat: i64, above: i64, steps: list[Step]) -> None:
        """Add what is tried most from a place on."""
        tree = self.tree
        while True:
            best: i64 = 0
            node = tree.first[above]
            while node:
                code = tree.code[node]
                # Where others stand too there are edges for what they see of the seat, and for what they do in secret:
                # those that the seat walks itself are of all visits.
                if tree.visits[node] > 0 and code & WHOSE != seat << 1 | HIDDEN:
                    as_good = best == 0 or not self.better(best, node, seat)
                    if as_good and (best == 0 or code & HIDDEN or self.better(node, best, seat)):
                        best = node
                node = tree.beside[node]
            if best == 0:
                return
            code = tree.code[best]
            steps.append(Step((code & WHOSE) >> 1, code >> SEAT_BITS, tree.visits[best]))
            above = best
