"""The rules of Carolus Magnus, in the order of the rulebook; C1, C2, ... name its rules.

Provinces are 0-14 here (1-15 for people), families 0-4, discs 1-5. A territory is known by its
lowest province. All that is said of a territory (knights, castles, owner) stands at that index.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import State, bits, nth_bit, zeros

MOST_SEATS: Final[i64] = 4
"""At most."""
PROVINCES: Final[i64] = 15
FAMILIES: Final[i64] = 5
KNIGHTS: Final[i64] = 40
SCATTERED: Final[i64] = 3
CROWN: Final[i64] = 5
"""The sixth face of a die; the others are the families."""
DIE_BITS: Final[i64] = 3
DIE_MASK: Final[i64] = 0b111
STRENGTH_BITS: Final[i64] = 10
STRENGTH_MASK: Final[i64] = 0b1111111111
DISCS: Final[i64] = 5
ALL_DISCS: Final[i64] = 0b11111
FEWEST_TERRITORIES: Final[i64] = 4
LAST_ROUND: Final[i64] = 100
NOBODY: Final[i64] = -1

# Phases: what is being decided.
SETTING_UP: Final[i64] = 0
PREPARING: Final[i64] = 1
BRINGING: Final[i64] = 2
MOVING: Final[i64] = 3
REFILLING: Final[i64] = 4
OVER: Final[i64] = 5

# How a game ended.
BY_CASTLES: Final[i64] = 1
BY_TERRITORIES: Final[i64] = 2
BY_STANDSTILL: Final[i64] = 3
BY_ROUNDS: Final[i64] = 4

# Action codes.
LAY_DISC: Final[i64] = 0
BRING_KNIGHT: Final[i64] = LAY_DISC + DISCS
DESTINATIONS: Final[i64] = 1 + PROVINCES
"""Of a knight: the court, then every province."""
MOVE_EMPEROR: Final[i64] = BRING_KNIGHT + FAMILIES * DESTINATIONS
CHOOSE_FAMILY: Final[i64] = MOVE_EMPEROR + DISCS
ACTIONS: Final[i64] = CHOOSE_FAMILY + FAMILIES


# The table: what stands where in `t`.
CASTLES_EACH: Final[i64] = 0
DICE: Final[i64] = CASTLES_EACH + 1
RESERVE_SIZE: Final[i64] = DICE + 1
BRING: Final[i64] = RESERVE_SIZE + 1
TEAM_TALK: Final[i64] = BRING + 1
PHASE: Final[i64] = TEAM_TALK + 1
AT: Final[i64] = PHASE + 1
"""Whose turn it is: an index into ORDER."""
TO_BRING: Final[i64] = AT + 1
ANYONE_BROUGHT: Final[i64] = TO_BRING + 1
"""1 when a knight was brought into play this round."""
EMPEROR: Final[i64] = ANYONE_BROUGHT + 1
OBSERVED: Final[i64] = EMPEROR + 1
"""All before is observed as it is."""
ENDED: Final[i64] = OBSERVED
WINNERS: Final[i64] = ENDED + 1
"""Bit mask of the winning sides."""
ROOT: Final[i64] = WINNERS + 1
"""Of each province: the territory that it belongs to."""
KNIGHTS_AT: Final[i64] = ROOT + PROVINCES
"""Of each territory: five counts, one for each family."""
CASTLES: Final[i64] = KNIGHTS_AT + PROVINCES * FAMILIES
OWNER: Final[i64] = CASTLES + PROVINCES
"""Of each territory: the side whose castles stand there."""
STOCK: Final[i64] = OWNER + PROVINCES
MARKER: Final[i64] = STOCK + FAMILIES
"""Of each family: the seat that holds its influence marker."""
COURT: Final[i64] = MARKER + FAMILIES
RESERVE: Final[i64] = COURT + MOST_SEATS * FAMILIES
SUPPLY: Final[i64] = RESERVE + MOST_SEATS * FAMILIES
"""Of each side: the castles not on the board."""
UNUSED: Final[i64] = SUPPLY + MOST_SEATS
"""Of each seat: bit d-1 is set while disc d is not used."""
LAID: Final[i64] = UNUSED + MOST_SEATS
"""Of each seat: the disc laid out this round, 0 before."""
ORDER: Final[i64] = LAID + MOST_SEATS
"""The seats in the order of choosing; once all discs are out, in the order of acting."""
CROWNS: Final[i64] = ORDER + MOST_SEATS
"""Of each seat: crowns rolled and not yet decided."""
KEPT: Final[i64] = CROWNS + MOST_SEATS

# What follows from it.
TERRITORIES: Final[i64] = KEPT
ROOTS: Final[i64] = TERRITORIES + 1
"""The territories in ascending order; the first TERRITORIES entries count."""
SIZE: Final[i64] = ROOTS + PROVINCES


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
                found += 1
        t[TERRITORIES] = found

    def lay_out(self, castles: i64, dice: i64, reserve: i64, bring: i64) -> None:
        """C1-C5: the box on the table; all knights in stock, no turn begun."""
        self.t = zeros(SIZE)
        t = self.t
        t[CASTLES_EACH] = castles
        t[DICE] = dice
        t[RESERVE_SIZE] = reserve
        t[BRING] = bring
        for province in range(PROVINCES):
            t[ROOT + province] = province
            t[OWNER + province] = NOBODY
        for family in range(FAMILIES):
            t[STOCK + family] = KNIGHTS
            t[MARKER + family] = NOBODY
        for seat in range(self.seats):
            t[SUPPLY + self.side(seat)] = castles
            t[UNUSED + seat] = ALL_DISCS
            t[ORDER + seat] = seat
        self.derive()

    def set_up(self) -> None:
        """C6-C8: knights onto the provinces, the Emperor, the order, the starting reserves."""
        t = self.t
        bag = zeros(PROVINCES)
        for i in range(PROVINCES):
            bag[i] = i // SCATTERED
        left = PROVINCES
        for province in range(PROVINCES):  # C6
            drawn = self.below(left)
            family = bag[drawn]
            left -= 1
            bag[drawn] = bag[left]
            t[KNIGHTS_AT + province * FAMILIES + family] = 1
            t[STOCK + family] -= 1
        t[EMPEROR] = self.below(PROVINCES)
        first = self.below(self.seats)  # C8
        for i in range(self.seats):
            t[ORDER + i] = (first + i) % self.seats
        for i in range(self.seats):  # C7: all roll before anybody decides a crown
            seat = t[ORDER + i]
            for _ in range(t[RESERVE_SIZE]):
                face = self.below(CROWN + 1)
                if face == CROWN:
                    t[CROWNS + seat] += 1
                else:
                    self.take(seat, face)
        self.next_to_set_up()

    def resample(self, seat: i64, key: i64) -> None:
        self.random = key  # C13: only the coming dice are unknown

    # Who decides, and between what

    def pending(self) -> i64:
        t = self.t
        if t[PHASE] == OVER:
            return 0
        return 1 << t[ORDER + t[AT]]

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        t = self.t
        phase = t[PHASE]
        if phase == OVER or t[ORDER + t[AT]] != seat:
            return 0
        count: i64 = 0
        if phase == BRINGING:
            for family in range(FAMILIES):
                if t[RESERVE + seat * FAMILIES + family] > 0:
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
            mask = self.discs_allowed(seat)
            first = LAY_DISC
            if phase != PREPARING:
                mask = self.families_to_choose()
                first = CHOOSE_FAMILY
            for i in range(DISCS):
                if mask >> i & 1:
                    out[count] = first + i
                    count += 1
        return count

    def pick(self, seat: i64) -> i64:
        """The same as of the list, without making one: most actions are knights, and they have 80 ways to go."""
        t = self.t
        phase = t[PHASE]
        if phase == BRINGING:
            held: i64 = 0
            for family in range(FAMILIES):
                if t[RESERVE + seat * FAMILIES + family] > 0:
                    held |= 1 << family
            destinations = 1 + t[TERRITORIES]
            n = self.below(bits(held) * destinations)
            chosen = n // destinations
            to = n - chosen * destinations
            action = BRING_KNIGHT + nth_bit(held, chosen) * DESTINATIONS
            if to == 0:
                return action
            return action + 1 + t[ROOTS + to - 1]
        if phase == MOVING:
            return MOVE_EMPEROR + self.below(t[LAID + seat])
        if phase == PREPARING:
            mask = self.discs_allowed(seat)
            return LAY_DISC + nth_bit(mask, self.below(bits(mask)))
        mask = self.families_to_choose()
        return CHOOSE_FAMILY + nth_bit(mask, self.below(bits(mask)))

    def discs_allowed(self, seat: i64) -> i64:
        """C10, C11: bit mask of the discs that the seat may lay out."""
        t = self.t
        unused = t[UNUSED + seat]
        free = unused
        for other in range(self.seats):
            if t[LAID + other] > 0:
                free &= ~(1 << (t[LAID + other] - 1))
        if free == 0:
            return unused
        return free

    def families_to_choose(self) -> i64:
        """C24: bit mask of the families in stock, or that all courts together can bring back."""
        t = self.t
        mask: i64 = 0
        for family in range(FAMILIES):
            if t[STOCK + family] > 0 or self.fewest_at_court(family) > 0:
                mask |= 1 << family
        return mask

    def apply(self, seat: i64, action: i64) -> None:
        if action < BRING_KNIGHT:
            self.lay_disc(seat, action - LAY_DISC + 1)
        elif action < MOVE_EMPEROR:
            code = action - BRING_KNIGHT
            self.bring_knight(seat, code // DESTINATIONS, code % DESTINATIONS)
        elif action < CHOOSE_FAMILY:
            self.move_emperor(seat, action - MOVE_EMPEROR + 1)
        else:
            self.choose_family(seat, action - CHOOSE_FAMILY)

    # Preparation: C10-C12

    def lay_disc(self, seat: i64, disc: i64) -> None:
        t = self.t
        t[LAID + seat] = disc
        t[UNUSED + seat] &= ~(1 << (disc - 1))
        self.tell("disc", seat, disc)
        self.barrier += 1
        t[AT] += 1
        if t[AT] == self.seats:
            self.order_by_disc()
            t[AT] = 0
            self.begin_turn()

    def order_by_disc(self) -> None:
        """C11: ascending discs; equal ones in the order laid, which `order` still is."""
        t = self.t
        for i in range(1, self.seats):
            seat = t[ORDER + i]
            j = i
            while j > 0 and t[LAID + t[ORDER + j - 1]] > t[LAID + seat]:
                t[ORDER + j] = t[ORDER + j - 1]
                j -= 1
            t[ORDER + j] = seat

    def begin_round(self) -> None:
        t = self.t
        for seat in range(self.seats):
            t[LAID + seat] = 0
            if t[UNUSED + seat] == 0:  # C12
                t[UNUSED + seat] = ALL_DISCS
        t[AT] = 0
        self.round += 1
        t[ANYONE_BROUGHT] = 0
        t[PHASE] = PREPARING
        self.tell("round", self.round)

    # Knights: C14, C15

    def begin_turn(self) -> None:
        t = self.t
        seat = t[ORDER + t[AT]]
        t[TO_BRING] = 0
        for family in range(FAMILIES):
            t[TO_BRING] += t[RESERVE + seat * FAMILIES + family]
        if t[TO_BRING] > t[BRING]:
            t[TO_BRING] = t[BRING]
        t[PHASE] = BRINGING if t[TO_BRING] > 0 else MOVING

    def bring_knight(self, seat: i64, family: i64, to: i64) -> None:
        t = self.t
        t[RESERVE + seat * FAMILIES + family] -= 1
        if to == 0:
            t[COURT + seat * FAMILIES + family] += 1
            self.tell("court", seat, family)
            self.claim_marker(seat, family)
        else:
            territory = to - 1
            t[KNIGHTS_AT + territory * FAMILIES + family] += 1
            self.tell("land", seat, family, territory)
        t[ANYONE_BROUGHT] = 1
        t[TO_BRING] -= 1
        if t[TO_BRING] == 0:
            t[PHASE] = MOVING

    def claim_marker(self, seat: i64, family: i64) -> None:
        t = self.t
        holder = t[MARKER + family]  # C15
        if holder == seat:
            return
        if holder == NOBODY or t[COURT + seat * FAMILIES + family] > t[COURT + holder * FAMILIES + family]:
            t[MARKER + family] = seat
            self.tell("marker", seat, family)

    # The Emperor: C16-C21

    def move_emperor(self, seat: i64, steps: i64) -> None:
        t = self.t
        self.barrier += 1
        territory = self.beside(t[EMPEROR], steps)
        t[EMPEROR] = territory
        self.tell("emperor", seat, steps, territory)
        self.resolve(territory)
        if t[PHASE] != OVER:
            self.refill(seat)

    def beside(self, territory: i64, steps: i64) -> i64:
        """C16: so many territories further, clockwise, as the roots stand; or against it, when negative."""
        t = self.t
        place: i64 = 0
        while t[ROOTS + place] != territory:
            place += 1
        return t[ROOTS + (place + steps + t[TERRITORIES]) % t[TERRITORIES]]

    def side(self, seat: i64) -> i64:
        """C9, C17: with four players seats 0 and 1 play against 2 and 3."""
        if self.seats == 4:
            return seat // 2
        return seat

    def sides(self) -> i64:
        if self.seats == 4:
            return 2
        return self.seats

    def strengths(self, territory: i64) -> i64:
        """C17: of all sides at once, STRENGTH_BITS for each."""
        t = self.t
        packed: i64 = 0
        for family in range(FAMILIES):
            holder = t[MARKER + family]
            if holder != NOBODY:
                packed += t[KNIGHTS_AT + territory * FAMILIES + family] << STRENGTH_BITS * self.side(holder)
        owner = t[OWNER + territory]
        if owner != NOBODY:
            packed += t[CASTLES + territory] << STRENGTH_BITS * owner
        return packed

    def strength(self, territory: i64, side: i64) -> i64:
        """C17: the knights there of the families that the side holds, and its castles there."""
        return self.strengths(territory) >> STRENGTH_BITS * side & STRENGTH_MASK

    def strongest(self, territory: i64) -> i64:
        """C18: the side with strictly most strength there, or nobody."""
        packed = self.strengths(territory)
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

    def resolve(self, territory: i64) -> None:
        t = self.t
        winner = self.strongest(territory)
        owner = t[OWNER + territory]
        if winner == NOBODY:
            self.tell("undecided", territory)
            return
        if winner == owner:  # C20
            self.tell("held", winner, territory)
            return
        if owner == NOBODY:  # C19
            t[CASTLES + territory] = 1
            self.tell("built", winner, territory)
        else:  # C20, C25
            standing = t[CASTLES + territory]
            t[SUPPLY + owner] += standing
            if standing > t[SUPPLY + winner]:
                t[CASTLES + territory] = t[SUPPLY + winner]
            self.tell("replaced", winner, owner, territory, t[CASTLES + territory])
        t[SUPPLY + winner] -= t[CASTLES + territory]
        t[OWNER + territory] = winner
        self.merge_around(territory)
        if t[SUPPLY + winner] == 0:
            self.end(BY_CASTLES)  # C25
        elif t[TERRITORIES] < FEWEST_TERRITORIES:
            self.end(BY_TERRITORIES)  # C26

    def merge_around(self, territory: i64) -> None:
        """C21: with every neighbour of the same side, again and again."""
        t = self.t
        side = t[OWNER + territory]
        while True:
            neighbour = self.beside(territory, 1)
            if neighbour == territory or t[OWNER + neighbour] != side:
                break
            territory = self.merge(territory, neighbour)
        while True:
            neighbour = self.beside(territory, -1)
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
        for family in range(FAMILIES):
            t[KNIGHTS_AT + kept * FAMILIES + family] += t[KNIGHTS_AT + lost * FAMILIES + family]
            t[KNIGHTS_AT + lost * FAMILIES + family] = 0
        t[CASTLES + kept] += t[CASTLES + lost]
        t[CASTLES + lost] = 0
        t[OWNER + lost] = NOBODY
        self.derive()
        self.tell("merged", t[OWNER + kept], kept, lost)
        return kept

    # Refill: C22-C24

    def refill(self, seat: i64) -> None:
        t = self.t
        rolled: i64 = 0
        for i in range(t[DICE]):
            rolled |= self.below(CROWN + 1) << (i * DIE_BITS)
        self.tell("rolled", seat, rolled | 1 << (t[DICE] * DIE_BITS))
        for i in range(t[DICE]):
            face = rolled >> (i * DIE_BITS) & DIE_MASK
            if face == CROWN or not self.in_stock(face):
                t[CROWNS + seat] += 1
            else:
                self.take(seat, face)
        t[PHASE] = REFILLING
        self.next_crown(seat)

    def in_stock(self, family: i64) -> bool:
        """C23: the family is in stock, if need be after equal numbers of its knights came back from all courts."""
        t = self.t
        if t[STOCK + family] > 0:
            return True
        fewest = self.fewest_at_court(family)
        if fewest == 0:
            self.tell("exhausted", family)
            return False
        for seat in range(self.seats):
            t[COURT + seat * FAMILIES + family] -= fewest
        t[STOCK + family] = fewest * self.seats
        self.tell("returned", family, fewest)
        return True

    def fewest_at_court(self, family: i64) -> i64:
        t = self.t
        fewest = KNIGHTS
        for seat in range(self.seats):
            if t[COURT + seat * FAMILIES + family] < fewest:
                fewest = t[COURT + seat * FAMILIES + family]
        return fewest

    def take(self, seat: i64, family: i64) -> None:
        t = self.t
        t[STOCK + family] -= 1
        t[RESERVE + seat * FAMILIES + family] += 1

    def choose_family(self, seat: i64, family: i64) -> None:
        t = self.t
        self.in_stock(family)  # C24: choosing it carries C23 out
        self.take(seat, family)
        t[CROWNS + seat] -= 1
        self.tell("crown", seat, family)
        if t[PHASE] == SETTING_UP:
            self.next_to_set_up()
        else:
            self.next_crown(seat)

    def next_to_set_up(self) -> None:
        """C7: crowns are decided in the choosing order; then round 1 begins."""
        t = self.t
        while t[AT] < self.seats and t[CROWNS + t[ORDER + t[AT]]] == 0:
            t[AT] += 1
            self.barrier += 1
        if t[AT] == self.seats:
            t[AT] = 0
            t[PHASE] = PREPARING

    def next_crown(self, seat: i64) -> None:
        t = self.t
        if t[CROWNS + seat] > 0 and self.families_to_choose() == 0:  # C24
            self.tell("lost", seat, t[CROWNS + seat])
            t[CROWNS + seat] = 0
        if t[CROWNS + seat] == 0:
            self.end_turn()

    def end_turn(self) -> None:
        t = self.t
        self.barrier += 1
        t[AT] += 1
        if t[AT] < self.seats:
            self.begin_turn()
        elif t[ANYONE_BROUGHT] == 0:  # C28
            self.end(BY_STANDSTILL)
        elif self.round == LAST_ROUND:
            self.end(BY_ROUNDS)
        else:
            self.begin_round()

    # The end: C25-C28

    def end(self, how: i64) -> None:
        t = self.t
        t[PHASE] = OVER
        t[ENDED] = how
        most: i64 = 0
        for side in range(self.sides()):
            built = t[CASTLES_EACH] - t[SUPPLY + side]
            if built > most:
                most = built
                t[WINNERS] = 0
            if built == most:
                t[WINNERS] |= 1 << side
        self.tell("over", how, t[WINNERS])

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
        t = self.t
        seats = self.seats
        written: i64 = 0
        for place in range(OBSERVED):
            out[written] = t[place]
            written += 1
        out[written] = self.round
        out[written + 1] = (t[ORDER + t[AT]] - seat + seats) % seats if t[PHASE] != OVER else NOBODY
        written += 2
        for province in range(PROVINCES):
            root = t[ROOT + province]
            out[written] = root
            out[written + 1] = t[CASTLES + root]
            out[written + 2] = self.seen_from(seat, t[OWNER + root])
            for family in range(FAMILIES):
                out[written + 3 + family] = t[KNIGHTS_AT + root * FAMILIES + family]
            written += 3 + FAMILIES
        for family in range(FAMILIES):
            holder = t[MARKER + family]
            out[written] = t[STOCK + family]
            out[written + 1] = (holder - seat + seats) % seats if holder != NOBODY else NOBODY
            written += 2
        for i in range(seats):
            other = (seat + i) % seats
            out[written] = t[SUPPLY + self.side(other)]
            out[written + 1] = t[UNUSED + other]
            out[written + 2] = t[LAID + other]
            out[written + 3] = t[CROWNS + other]
            written += 4
            for family in range(FAMILIES):
                out[written] = t[COURT + other * FAMILIES + family]
                out[written + 1] = t[RESERVE + other * FAMILIES + family]
                written += 2

    def seen_from(self, seat: i64, side: i64) -> i64:
        """A side, counted from the seat's own; NOBODY stays."""
        if side == NOBODY:
            return NOBODY
        return (side - self.side(seat) + self.sides()) % self.sides()
