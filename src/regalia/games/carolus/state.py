"""The rules of Carolus Magnus, in the order of the rulebook; C1, C2, ... name its rules.

Provinces are 0-14 here (1-15 for people), families 0-4, discs 1-5. A territory is known by its
lowest province. All that is said of a territory (knights, castles, owner) stands at that index.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import State, bit, bits, nth_bit, zeros
from regalia.games.carolus.table import *

SCATTERED: Final[i64] = 3
CROWN: Final[i64] = 5
"""The sixth face of a die; the others are the families."""
DIE_BITS: Final[i64] = 3
DIE_MASK: Final[i64] = 0b111
ONE_EACH: Final[i64] = 0x0101010101
ONE_LESS_THAN_HIGH: Final[i64] = 0x7F7F7F7F7F
STRENGTH_BITS: Final[i64] = 10
STRENGTH_MASK: Final[i64] = 0b1111111111
FEWEST_TERRITORIES: Final[i64] = 4
NOBODY: Final[i64] = -1


def one(family: i64) -> i64:
    """A knight of the family, as knights of all families are counted in one number."""
    return bit(family * COUNT_BITS)


def sum_of(knights: i64) -> i64:
    """How many knights there are; fewer than COUNT_MASK."""
    return knights * ONE_EACH >> (FAMILIES - 1) * COUNT_BITS & COUNT_MASK


@final
class CarolusState(State):
    def bare(self) -> "CarolusState":
        return CarolusState(self.seats)

    def kept(self) -> i64:
        return KEPT

    def derive(self) -> None:
        t = self.t
        found: i64 = 0
        for province in range(PROVINCES):
            if t[ROOT + province] == province:
                t[ROOTS + found] = province
                t[PLACE + province] = found
                found += 1
        t[TERRITORIES] = found

    def lay_out(self, castles: i64, dice: i64, reserve: i64, bring: i64) -> None:
        """C1-C5: the box on the table; all knights in stock, no turn begun."""
        self.t = fresh(0)
        t = self.t
        t[CASTLES_EACH] = castles
        t[DICE] = dice
        t[RESERVE_SIZE] = reserve
        t[BRING] = bring
        for province in range(PROVINCES):
            t[ROOT + province] = province
        for family in range(FAMILIES):
            t[STOCK] += KNIGHTS_EACH * one(family)
        for seat in range(self.seats):
            t[SUPPLY + self.side(seat)] = castles
            t[UNUSED + seat] = ALL_DISCS
            t[ORDER + seat] = seat
        self.derive()

    def set_up(self) -> None:
        """C6-C8: knights onto the provinces, the Emperor, the order, the starting reserves."""
        t = self.t
        if t[KNIGHTS] == 0:
            self.scatter()
        first = self.beginner()  # C8
        for i in range(self.seats):
            t[ORDER + i] = (first + i) % self.seats
        for i in range(self.seats):  # C7: all roll before anybody decides a crown
            seat = t[ORDER + i]
            left = t[RESERVE_SIZE]
            while left > 0:
                left -= 1
                face = self.below(CROWN + 1)
                if face == CROWN:
                    t[CROWNS + seat] += 1
                else:
                    self.take(t, seat, face)
        self.next_to_set_up()

    def arrange(self, families: list[int], emperor: i64) -> None:
        """C6, by hand: the family of the knight on each province, and where the Emperor begins."""
        t = self.t
        for province in range(PROVINCES):
            t[KNIGHTS + province] = one(families[province])
            t[STOCK] -= one(families[province])
        t[EMPEROR] = emperor

    def scatter(self) -> None:
        """C6, by chance."""
        t = self.t
        bag = zeros(PROVINCES)
        for i in range(PROVINCES):
            bag[i] = i // SCATTERED
        left = PROVINCES
        for province in range(PROVINCES):
            drawn = self.below(left)
            family = bag[drawn]
            left -= 1
            bag[drawn] = bag[left]
            t[KNIGHTS + province] = one(family)
            t[STOCK] -= one(family)
        t[EMPEROR] = self.below(PROVINCES)

    def resample(self, seat: i64, key: i64) -> None:
        self.random = key  # C13: only the coming dice are unknown

    # Who decides, and between what

    def pending(self) -> i64:
        t = self.t
        if t[PHASE] == OVER:
            return 0
        return 1 << t[ORDER + t[TURN]]

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        t = self.t
        phase = t[PHASE]
        if phase == OVER or t[ORDER + t[TURN]] != seat:
            return 0
        count: i64 = 0
        if phase == BRINGING:
            for family in range(FAMILIES):
                if count_of(t[RESERVE + seat], family) > 0:
                    action = BRING_KNIGHT + family * DESTINATIONS
                    out[count] = action
                    count += 1
                    for i in range(t[TERRITORIES]):
                        out[count] = action + 1 + t[ROOTS + i]
                        count += 1
        elif phase == MOVING:
            count = t[LAID + seat]
            for i in range(count):
                out[i] = MOVE_EMPEROR + i
        else:
            mask = self.discs_allowed(t, seat)
            first = LAY_DISC
            if phase != PREPARING:
                mask = self.families_to_choose(t)
                first = CHOOSE_FAMILY
            for i in range(DISCS):
                if mask >> i & 1:
                    out[count] = first + i
                    count += 1
        return count

    def pick(self, seat: i64) -> i64:
        return self.pick_from(self.t, seat)

    def play_on(self, most: i64) -> i64:
        t = self.t
        done: i64 = 0
        while done < most and t[PHASE] != OVER:
            seat = t[ORDER + t[TURN]]
            self.carry_out(t, seat, self.pick_from(t, seat))
            done += 1
        return done

    def pick_from(self, t: vec[i64], seat: i64) -> i64:
        """As from the list, without making one: most actions are knights, and they have 80 ways to go."""
        phase = t[PHASE]
        if phase == BRINGING:
            # A bit for each family in reserve, COUNT_BITS apart, and their number, without a loop
            held = t[RESERVE + seat] + ONE_LESS_THAN_HIGH >> COUNT_BITS - 1 & ONE_EACH
            destinations = 1 + t[TERRITORIES]
            n = self.below(sum_of(held) * destinations)
            while n >= destinations:
                held &= held - 1
                n -= destinations
            action = BRING_KNIGHT
            while not held & 1:
                held >>= COUNT_BITS
                action += DESTINATIONS
            if n == 0:
                return action
            return action + t[ROOTS + n - 1] + 1
        if phase == MOVING:
            return MOVE_EMPEROR + self.below(t[LAID + seat])
        if phase == PREPARING:
            mask = self.discs_allowed(t, seat)
            return LAY_DISC + nth_bit(mask, self.below(bits(mask)))
        mask = self.families_to_choose(t)
        return CHOOSE_FAMILY + nth_bit(mask, self.below(bits(mask)))

    def discs_allowed(self, t: vec[i64], seat: i64) -> i64:
        """C10, C11: bit mask of the discs that the seat may lay out."""
        unused = t[UNUSED + seat]
        free = unused
        for other in range(self.seats):
            if t[LAID + other] > 0:
                free &= ~(1 << (t[LAID + other] - 1))
        if free == 0:
            return unused
        return free

    def families_to_choose(self, t: vec[i64]) -> i64:
        """C24: bit mask of the families in stock, or that all courts together can bring back."""
        mask: i64 = 0
        for family in range(FAMILIES):
            if count_of(t[STOCK], family) > 0 or self.fewest_at_court(t, family) > 0:
                mask |= 1 << family
        return mask

    def apply(self, seat: i64, action: i64) -> None:
        self.carry_out(self.t, seat, action)

    def carry_out(self, t: vec[i64], seat: i64, action: i64) -> None:
        """The row is passed along from here: fetching it costs more than most steps."""
        if action < BRING_KNIGHT:
            self.lay_disc(t, seat, action - LAY_DISC + 1)
        elif action < MOVE_EMPEROR:
            code = action - BRING_KNIGHT
            family = code // DESTINATIONS
            self.bring_knight(t, seat, family, code - family * DESTINATIONS)
        elif action < CHOOSE_FAMILY:
            self.move_emperor(t, seat, action - MOVE_EMPEROR + 1)
        else:
            self.choose_family(t, seat, action - CHOOSE_FAMILY)

    # Preparation: C10-C12

    def lay_disc(self, t: vec[i64], seat: i64, disc: i64) -> None:
        t[LAID + seat] = disc
        t[UNUSED + seat] &= ~(1 << (disc - 1))
        if self.notes is not None:
            self.tell("disc", seat, disc)
        self.barrier += 1
        turn = t[TURN] + 1
        if turn < self.seats:
            t[TURN] = turn
        else:
            self.order_by_disc(t)
            t[TURN] = 0
            self.begin_turn(t)

    def order_by_disc(self, t: vec[i64]) -> None:
        """C11: ascending discs; equal ones in the order laid, which `order` still is."""
        for i in range(1, self.seats):
            seat = t[ORDER + i]
            j = i
            while j > 0 and t[LAID + t[ORDER + j - 1]] > t[LAID + seat]:
                t[ORDER + j] = t[ORDER + j - 1]
                j -= 1
            t[ORDER + j] = seat

    def begin_round(self, t: vec[i64]) -> None:
        for seat in range(self.seats):
            t[LAID + seat] = 0
            if t[UNUSED + seat] == 0:  # C12
                t[UNUSED + seat] = ALL_DISCS
        t[TURN] = 0
        self.round += 1
        t[ANYONE_BROUGHT] = 0
        t[PHASE] = PREPARING
        if self.notes is not None:
            self.tell("round", self.round)

    # Knights: C14, C15

    def begin_turn(self, t: vec[i64]) -> None:
        seat = t[ORDER + t[TURN]]
        to_bring = sum_of(t[RESERVE + seat])
        if to_bring > t[BRING]:
            to_bring = t[BRING]
        t[TO_BRING] = to_bring
        t[PHASE] = BRINGING if to_bring > 0 else MOVING

    def bring_knight(self, t: vec[i64], seat: i64, family: i64, to: i64) -> None:
        knight = one(family)
        t[RESERVE + seat] -= knight
        if to == 0:
            t[COURT + seat] += knight
            if self.notes is not None:
                self.tell("court", seat, family)
            self.claim_marker(t, seat, family)
        else:
            territory = to - 1
            t[KNIGHTS + territory] += knight
            if self.notes is not None:
                self.tell("land", seat, family, territory)
        t[ANYONE_BROUGHT] = 1
        t[TO_BRING] -= 1
        if t[TO_BRING] == 0:
            t[PHASE] = MOVING

    def claim_marker(self, t: vec[i64], seat: i64, family: i64) -> None:
        holder = t[MARKER + family]  # C15
        if holder == seat:
            return
        if holder == NOBODY or count_of(t[COURT + seat], family) > count_of(t[COURT + holder], family):
            t[MARKER + family] = seat
            if self.notes is not None:
                self.tell("marker", seat, family)

    # The Emperor: C16-C21

    def move_emperor(self, t: vec[i64], seat: i64, steps: i64) -> None:
        self.barrier += 1
        territory = self.beside(t, t[EMPEROR], steps)
        t[EMPEROR] = territory
        if self.notes is not None:
            self.tell("emperor", seat, steps, territory)
        self.resolve(t, territory)
        if t[PHASE] != OVER:
            self.refill(t, seat)

    def beside(self, t: vec[i64], territory: i64, steps: i64) -> i64:
        """C16: so many territories further, clockwise, as the roots stand; or against it, when negative."""
        place = t[PLACE + territory] + steps
        if place < 0:
            place += t[TERRITORIES]
        while place >= t[TERRITORIES]:
            place -= t[TERRITORIES]
        return t[ROOTS + place]

    def side(self, seat: i64) -> i64:
        """C9, C17: with four players seats 0 and 1 play against 2 and 3."""
        if self.seats == 4:
            return seat // 2
        return seat

    def sides(self) -> i64:
        if self.seats == 4:
            return 2
        return self.seats

    def strengths(self, t: vec[i64], territory: i64) -> i64:
        """C17: of all sides at once, STRENGTH_BITS for each."""
        paired = i64(self.seats == 4)
        packed: i64 = 0
        knights = t[KNIGHTS + territory]
        family: i64 = 0
        while knights != 0:
            holder = t[MARKER + family]
            if holder != NOBODY:
                packed += (knights & COUNT_MASK) << STRENGTH_BITS * (holder >> paired)
            knights >>= COUNT_BITS
            family += 1
        owner = t[OWNER + territory]
        if owner != NOBODY:
            packed += t[CASTLES + territory] << STRENGTH_BITS * owner
        return packed

    def strongest(self, t: vec[i64], territory: i64) -> i64:
        """C18: the side with strictly most strength there, or nobody."""
        packed = self.strengths(t, territory)
        best: i64 = 0
        leader = NOBODY
        side: i64 = 0
        while packed != 0:
            strength = packed & STRENGTH_MASK
            if strength > best:
                best = strength
                leader = side
            elif strength == best:
                leader = NOBODY
            packed >>= STRENGTH_BITS
            side += 1
        return leader

    def resolve(self, t: vec[i64], territory: i64) -> None:
        winner = self.strongest(t, territory)
        owner = t[OWNER + territory]
        if winner == NOBODY:
            if self.notes is not None:
                self.tell("undecided", territory)
            return
        if winner == owner:  # C20
            if self.notes is not None:
                self.tell("held", winner, territory)
            return
        if owner == NOBODY:  # C19
            t[CASTLES + territory] = 1
            if self.notes is not None:
                self.tell("built", winner, territory)
        else:  # C20, C25
            standing = t[CASTLES + territory]
            t[SUPPLY + owner] += standing
            if standing > t[SUPPLY + winner]:
                t[CASTLES + territory] = t[SUPPLY + winner]
            if self.notes is not None:
                self.tell("replaced", winner, owner, territory, t[CASTLES + territory])
        t[SUPPLY + winner] -= t[CASTLES + territory]
        t[OWNER + territory] = winner
        self.merge_around(t, territory)
        if t[SUPPLY + winner] == 0:
            self.end(BY_CASTLES)  # C25
        elif t[TERRITORIES] < FEWEST_TERRITORIES:
            self.end(BY_TERRITORIES)  # C26

    def merge_around(self, t: vec[i64], territory: i64) -> None:
        """C21: with every neighbour of the same side, again and again."""
        side = t[OWNER + territory]
        while True:
            neighbour = self.beside(t, territory, 1)
            if neighbour == territory or t[OWNER + neighbour] != side:
                break
            territory = self.merge(territory, neighbour)
        while True:
            neighbour = self.beside(t, territory, -1)
            if neighbour == territory or t[OWNER + neighbour] != side:
                break
            territory = self.merge(territory, neighbour)
        t[EMPEROR] = territory

    def merge(self, one: i64, other: i64) -> i64:
        """Join two territories; the region is named by the lower of the two names."""
        t = self.t
        kept = one if one < other else other
        lost = one + other - kept
        for province in range(PROVINCES):
            if t[ROOT + province] == lost:
                t[ROOT + province] = kept
        t[KNIGHTS + kept] += t[KNIGHTS + lost]
        t[KNIGHTS + lost] = 0
        t[CASTLES + kept] += t[CASTLES + lost]
        t[CASTLES + lost] = 0
        t[OWNER + lost] = NOBODY
        self.strike_out(t, lost)
        if self.notes is not None:
            self.tell("merged", t[OWNER + kept], kept, lost)
        return kept

    def strike_out(self, t: vec[i64], lost: i64) -> None:
        """From the list of territories."""
        t[TERRITORIES] -= 1
        for place in range(t[PLACE + lost], t[TERRITORIES]):
            root = t[ROOTS + place + 1]
            t[ROOTS + place] = root
            t[PLACE + root] = place

    # Refill: C22-C24

    def refill(self, t: vec[i64], seat: i64) -> None:
        rolled: i64 = 0
        end = t[DICE] * DIE_BITS
        for shift in range(0, end, DIE_BITS):
            rolled |= self.below(CROWN + 1) << shift
        if self.notes is not None:
            self.tell_list("rolled", [seat, *[rolled >> shift & DIE_MASK for shift in range(0, end, DIE_BITS)]])
        stock = t[STOCK]
        taken: i64 = 0
        crowns: i64 = 0
        for shift in range(0, end, DIE_BITS):
            face = rolled >> shift & DIE_MASK
            if face == CROWN:
                crowns += 1
            elif count_of(stock - taken, face) > 0:
                taken += one(face)
            elif self.brought_back(face):
                stock = t[STOCK]
                taken += one(face)
            else:
                crowns += 1
        t[STOCK] = stock - taken
        t[RESERVE + seat] += taken
        t[CROWNS + seat] = crowns
        t[PHASE] = REFILLING
        self.next_crown(t, seat)

    def brought_back(self, family: i64) -> bool:
        """C23: the family is in stock again, after equal numbers of its knights came back from all courts."""
        t = self.t
        fewest = self.fewest_at_court(t, family)
        if fewest == 0:
            self.tell("exhausted", family)
            return False
        for seat in range(self.seats):
            t[COURT + seat] -= fewest * one(family)
        t[STOCK] += fewest * self.seats * one(family)
        self.tell("returned", family, fewest)
        return True

    def fewest_at_court(self, t: vec[i64], family: i64) -> i64:
        fewest = KNIGHTS_EACH
        for seat in range(self.seats):
            count = count_of(t[COURT + seat], family)
            if count < fewest:
                fewest = count
        return fewest

    def take(self, t: vec[i64], seat: i64, family: i64) -> None:
        t[STOCK] -= one(family)
        t[RESERVE + seat] += one(family)

    def choose_family(self, t: vec[i64], seat: i64, family: i64) -> None:
        if count_of(t[STOCK], family) == 0:  # C24: choosing it carries C23 out
            self.brought_back(family)
        self.take(t, seat, family)
        t[CROWNS + seat] -= 1
        if self.notes is not None:
            self.tell("crown", seat, family)
        if t[PHASE] == SETTING_UP:
            self.next_to_set_up()
        else:
            self.next_crown(t, seat)

    def next_to_set_up(self) -> None:
        """C7: crowns are decided in the choosing order; then round 1 begins."""
        t = self.t
        while t[TURN] < self.seats and t[CROWNS + t[ORDER + t[TURN]]] == 0:
            t[TURN] += 1
            self.barrier += 1
        if t[TURN] == self.seats:
            t[TURN] = 0
            t[PHASE] = PREPARING

    def next_crown(self, t: vec[i64], seat: i64) -> None:
        if t[CROWNS + seat] > 0:
            if t[STOCK] != 0 or self.families_to_choose(t) != 0:
                return
            self.tell("lost", seat, t[CROWNS + seat])  # C24
            t[CROWNS + seat] = 0
        self.end_turn(t)

    def end_turn(self, t: vec[i64]) -> None:
        self.barrier += 1
        turn = t[TURN] + 1
        t[TURN] = turn
        if turn < self.seats:
            self.begin_turn(t)
        elif t[ANYONE_BROUGHT] == 0:  # C28
            self.end(BY_STANDSTILL)
        elif self.round == LAST_ROUND:
            self.end(BY_ROUNDS)
        else:
            self.begin_round(t)

    # The end: C25-C28

    def end(self, how: i64) -> None:
        t = self.t
        t[PHASE] = OVER
        t[ENDED] = how
        t[WINNERS] = self.leaders()
        self.tell("over", how, t[WINNERS])

    def leaders(self) -> i64:
        """C26: bit mask of the sides with most castles on the board."""
        t = self.t
        most: i64 = 0
        leading: i64 = 0
        for side in range(self.sides()):
            built = t[CASTLES_EACH] - t[SUPPLY + side]
            if built > most:
                most = built
                leading = 0
            if built == most:
                leading |= 1 << side
        return leading

    def points(self, seat: i64) -> i64:
        """The castles of the seat's side on the board."""
        t = self.t
        return t[CASTLES_EACH] - t[SUPPLY + self.side(seat)]

    def rank(self, seat: i64) -> i64:
        """C26: those who do not win rank equal."""
        t = self.t
        winners: i64 = 0
        for other in range(self.seats):
            winners += t[WINNERS] >> self.side(other) & 1
        if t[WINNERS] >> self.side(seat) & 1:
            return 1
        return 1 + winners

    # What a seat may know: everything (C13)

    def observe(self, seat: i64, out: vec[i64]) -> None:
        observe(self.t, self.seats, seat, self.sides(), self.side(seat), self.round, self.pending(), out)
