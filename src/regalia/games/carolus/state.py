"""The rules of Carolus Magnus, in the order of the rulebook; C1, C2, ... name its rules.

Provinces are 0-14 here (1-15 for people), families 0-4, discs 1-5. A territory is known by its
lowest province. All that is said of a territory (knights, castles, owner) stands at that index.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import State, bits, nth_bit

PROVINCES: Final = 15
FAMILIES: Final = 5
KNIGHTS: Final = 40
SCATTERED: Final = 3
CROWN: Final = 5
"""The sixth face of a die; the others are the families."""
DIE_BITS: Final = 3
DIE_MASK: Final = 0b111
DISCS: Final = 5
ALL_DISCS: Final = 0b11111
FEWEST_TERRITORIES: Final = 4
LAST_ROUND: Final = 100
NOBODY: Final = -1

# Phases: what is being decided.
SETTING_UP: Final = 0
PREPARING: Final = 1
BRINGING: Final = 2
MOVING: Final = 3
REFILLING: Final = 4
OVER: Final = 5

# How a game ended.
BY_CASTLES: Final = 1
BY_TERRITORIES: Final = 2
BY_STANDSTILL: Final = 3
BY_ROUNDS: Final = 4

# Action codes.
LAY_DISC: Final = 0
BRING_KNIGHT: Final = LAY_DISC + DISCS
DESTINATIONS: Final = 1 + PROVINCES
"""Of a knight: the court, then every province."""
MOVE_EMPEROR: Final = BRING_KNIGHT + FAMILIES * DESTINATIONS
CHOOSE_FAMILY: Final = MOVE_EMPEROR + DISCS
ACTIONS: Final = CHOOSE_FAMILY + FAMILIES


@final
class CarolusState(State):
    castles_each: i64 = 0
    dice: i64 = 0
    reserve_size: i64 = 0
    bring: i64 = 0
    sides: i64 = 0
    team_talk: bool = False

    root: vec[i64] = vec[i64]()
    """Of each province: the territory that it belongs to."""
    roots: vec[i64] = vec[i64]()
    """The territories in ascending order; the first `territories` entries count."""
    territories: i64 = PROVINCES
    knights: vec[i64] = vec[i64]()
    """Of each territory: five counts, one for each family."""
    castles: vec[i64] = vec[i64]()
    owner: vec[i64] = vec[i64]()
    """Of each territory: the side whose castles stand there."""
    emperor: i64 = 0

    stock: vec[i64] = vec[i64]()
    court: vec[i64] = vec[i64]()
    reserve: vec[i64] = vec[i64]()
    marker: vec[i64] = vec[i64]()
    """Of each family: the seat that holds its influence marker."""
    supply: vec[i64] = vec[i64]()
    """Of each side: the castles not on the board."""

    unused: vec[i64] = vec[i64]()
    """Of each seat: bit d-1 is set while disc d is not used."""
    laid: vec[i64] = vec[i64]()
    """Of each seat: the disc laid out this round, 0 before."""
    order: vec[i64] = vec[i64]()
    """The seats in the order of choosing; once all discs are out, in the order of acting."""
    crowns: vec[i64] = vec[i64]()
    """Of each seat: crowns rolled and not yet decided."""
    at: i64 = 0
    """Whose turn it is: an index into `order`."""
    to_bring: i64 = 0
    round: i64 = 1
    anyone_brought: bool = False
    """A knight was brought into play this round."""
    phase: i64 = SETTING_UP
    ended: i64 = 0
    winners: i64 = 0
    """Bit mask of the winning sides."""

    def lay_out(self, castles: i64, dice: i64, reserve: i64, bring: i64) -> None:
        """C1-C5: the box on the table; all knights in stock, no turn begun."""
        self.castles_each = castles
        self.dice = dice
        self.reserve_size = reserve
        self.bring = bring
        self.sides = self.side(self.seats - 1) + 1
        self.root = vec[i64](range(PROVINCES))
        self.roots = vec[i64](range(PROVINCES))
        self.knights = vec[i64]([0] * (PROVINCES * FAMILIES))
        self.castles = vec[i64]([0] * PROVINCES)
        self.owner = vec[i64]([NOBODY] * PROVINCES)
        self.stock = vec[i64]([KNIGHTS] * FAMILIES)
        self.court = vec[i64]([0] * (self.seats * FAMILIES))
        self.reserve = vec[i64]([0] * (self.seats * FAMILIES))
        self.marker = vec[i64]([NOBODY] * FAMILIES)
        self.supply = vec[i64]([castles] * self.sides)
        self.unused = vec[i64]([ALL_DISCS] * self.seats)
        self.laid = vec[i64]([0] * self.seats)
        self.order = vec[i64](range(self.seats))
        self.crowns = vec[i64]([0] * self.seats)

    def set_up(self) -> None:
        """C6-C8: knights onto the provinces, the Emperor, the order, the starting reserves."""
        bag = vec[i64]([0] * PROVINCES)
        for i in range(PROVINCES):
            bag[i] = i // SCATTERED
        left: i64 = PROVINCES
        for province in range(PROVINCES):  # C6
            drawn = self.below(left)
            family = bag[drawn]
            left -= 1
            bag[drawn] = bag[left]
            self.knights[province * FAMILIES + family] = 1
            self.stock[family] -= 1
        self.emperor = self.below(PROVINCES)
        first = self.below(self.seats)  # C8
        for i in range(self.seats):
            self.order[i] = (first + i) % self.seats
        for i in range(self.seats):  # C7: all roll before anybody decides a crown
            seat = self.order[i]
            for _ in range(self.reserve_size):
                face = self.below(CROWN + 1)
                if face == CROWN:
                    self.crowns[seat] += 1
                else:
                    self.take(seat, face)
        self.next_to_set_up()

    def clone(self) -> "CarolusState":
        other = CarolusState(self.seats, self.random)
        other.barrier = self.barrier
        other.castles_each = self.castles_each
        other.dice = self.dice
        other.reserve_size = self.reserve_size
        other.bring = self.bring
        other.sides = self.sides
        other.team_talk = self.team_talk
        other.root = self.root[:]
        other.roots = self.roots[:]
        other.territories = self.territories
        other.knights = self.knights[:]
        other.castles = self.castles[:]
        other.owner = self.owner[:]
        other.emperor = self.emperor
        other.stock = self.stock[:]
        other.court = self.court[:]
        other.reserve = self.reserve[:]
        other.marker = self.marker[:]
        other.supply = self.supply[:]
        other.unused = self.unused[:]
        other.laid = self.laid[:]
        other.order = self.order[:]
        other.crowns = self.crowns[:]
        other.at = self.at
        other.to_bring = self.to_bring
        other.round = self.round
        other.anyone_brought = self.anyone_brought
        other.phase = self.phase
        other.ended = self.ended
        other.winners = self.winners
        return other

    def snapshot(self) -> list[int]:
        numbers: list[int] = [self.seats, self.castles_each, self.dice, self.reserve_size, self.bring]
        numbers += [self.territories, self.emperor, self.at, self.to_bring, self.round, self.phase]
        numbers += [int(self.team_talk), int(self.anyone_brought), self.ended, self.winners]
        for part in (self.root, self.knights, self.castles, self.owner, self.stock, self.court):
            numbers.extend(part)
        for part in (self.reserve, self.marker, self.supply, self.unused, self.laid, self.order, self.crowns):
            numbers.extend(part)
        return numbers

    def resample(self, seat: i64, key: i64) -> None:
        self.random = key  # C13: only the coming dice are unknown

    # Who decides, and between what

    def pending(self) -> i64:
        if self.phase == OVER:
            return 0
        return 1 << self.order[self.at]

    def legal_count(self, seat: i64) -> i64:
        if self.phase == OVER or self.order[self.at] != seat:
            return 0
        if self.phase == BRINGING:
            return self.kinds(self.reserve, seat * FAMILIES) * (1 + self.territories)
        if self.phase == MOVING:
            return self.laid[seat]
        if self.phase == PREPARING:
            return bits(self.discs_allowed(seat))
        return self.kinds(self.stock, 0)

    def legal_nth(self, seat: i64, n: i64) -> i64:
        if self.phase == BRINGING:
            destinations = 1 + self.territories
            family = self.kind_nth(self.reserve, seat * FAMILIES, n // destinations)
            to = n % destinations
            action = BRING_KNIGHT + family * DESTINATIONS
            if to == 0:
                return action
            return action + 1 + self.roots[to - 1]
        if self.phase == MOVING:
            return MOVE_EMPEROR + n
        if self.phase == PREPARING:
            return LAY_DISC + nth_bit(self.discs_allowed(seat), n)
        return CHOOSE_FAMILY + self.kind_nth(self.stock, 0, n)

    def kinds(self, knights: vec[i64], start: i64) -> i64:
        """How many families are among the five counts from `start`."""
        found: i64 = 0
        for family in range(FAMILIES):
            if knights[start + family] > 0:
                found += 1
        return found

    def kind_nth(self, knights: vec[i64], start: i64, n: i64) -> i64:
        """The n-th of these families."""
        family: i64 = 0
        while True:
            if knights[start + family] > 0:
                if n == 0:
                    return family
                n -= 1
            family += 1

    def discs_allowed(self, seat: i64) -> i64:
        """C10, C11: bit mask of the discs that the seat may lay out."""
        unused = self.unused[seat]
        free = unused
        for other in range(self.seats):
            if self.laid[other] > 0:
                free &= ~(1 << (self.laid[other] - 1))
        return free if free else unused

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
        self.laid[seat] = disc
        self.unused[seat] &= ~(1 << (disc - 1))
        self.tell("disc", seat, disc)
        self.barrier += 1
        self.at += 1
        if self.at == self.seats:
            self.order_by_disc()
            self.at = 0
            self.begin_turn()

    def order_by_disc(self) -> None:
        """C11: ascending discs; equal ones in the order laid, which `order` still is."""
        for i in range(1, self.seats):
            seat = self.order[i]
            j = i
            while j > 0 and self.laid[self.order[j - 1]] > self.laid[seat]:
                self.order[j] = self.order[j - 1]
                j -= 1
            self.order[j] = seat

    def begin_round(self) -> None:
        for seat in range(self.seats):
            self.laid[seat] = 0
            if self.unused[seat] == 0:  # C12
                self.unused[seat] = ALL_DISCS
        self.at = 0
        self.round += 1
        self.anyone_brought = False
        self.phase = PREPARING
        self.tell("round", self.round)

    # Knights: C14, C15

    def begin_turn(self) -> None:
        seat = self.order[self.at]
        self.to_bring = 0
        for family in range(FAMILIES):
            self.to_bring += self.reserve[seat * FAMILIES + family]
        if self.to_bring > self.bring:
            self.to_bring = self.bring
        self.phase = BRINGING if self.to_bring > 0 else MOVING

    def bring_knight(self, seat: i64, family: i64, to: i64) -> None:
        self.reserve[seat * FAMILIES + family] -= 1
        if to == 0:
            self.court[seat * FAMILIES + family] += 1
            self.tell("court", seat, family)
            self.claim_marker(seat, family)
        else:
            territory = to - 1
            self.knights[territory * FAMILIES + family] += 1
            self.tell("land", seat, family, territory)
        self.anyone_brought = True
        self.to_bring -= 1
        if self.to_bring == 0:
            self.phase = MOVING

    def claim_marker(self, seat: i64, family: i64) -> None:
        holder = self.marker[family]  # C15
        if holder == seat:
            return
        if holder == NOBODY or self.court[seat * FAMILIES + family] > self.court[holder * FAMILIES + family]:
            self.marker[family] = seat
            self.tell("marker", seat, family)

    # The Emperor: C16-C21

    def move_emperor(self, seat: i64, steps: i64) -> None:
        self.barrier += 1
        for _ in range(steps):
            self.emperor = self.next_territory(self.emperor)
        self.tell("emperor", seat, steps, self.emperor)
        self.resolve(self.emperor)
        if self.phase != OVER:
            self.refill(seat)

    def next_territory(self, territory: i64) -> i64:
        """C16: the next one clockwise; the same again if it is the only one."""
        province = territory
        while True:
            province = province + 1 if province + 1 < PROVINCES else 0
            if self.root[province] != territory or province == territory:
                return self.root[province]

    def side(self, seat: i64) -> i64:
        """C9, C17: with four players seats 0 and 1 play against 2 and 3."""
        return seat // 2 if self.seats == 4 else seat

    def strength(self, territory: i64, side: i64) -> i64:
        """C17: the knights there of the families that the side holds, and its castles there."""
        total: i64 = 0
        for family in range(FAMILIES):
            holder = self.marker[family]
            if holder != NOBODY and self.side(holder) == side:
                total += self.knights[territory * FAMILIES + family]
        if self.owner[territory] == side:
            total += self.castles[territory]
        return total

    def strongest(self, territory: i64) -> i64:
        """C18: the side with strictly most strength there, or nobody."""
        best: i64 = 0
        leader: i64 = NOBODY
        for side in range(self.sides):
            strength = self.strength(territory, side)
            if strength > best:
                best = strength
                leader = side
            elif strength == best:
                leader = NOBODY
        return leader

    def resolve(self, territory: i64) -> None:
        winner = self.strongest(territory)
        owner = self.owner[territory]
        if winner == NOBODY:
            self.tell("undecided", territory)
            return
        if winner == owner:  # C20
            self.tell("held", winner, territory)
            return
        if owner == NOBODY:  # C19
            self.castles[territory] = 1
            self.tell("built", winner, territory)
        else:  # C20, C25
            standing = self.castles[territory]
            self.supply[owner] += standing
            if standing > self.supply[winner]:
                self.castles[territory] = self.supply[winner]
            self.tell("replaced", winner, owner, territory, self.castles[territory])
        self.supply[winner] -= self.castles[territory]
        self.owner[territory] = winner
        self.merge_around(territory)
        if self.supply[winner] == 0:
            self.end(BY_CASTLES)  # C25
        elif self.territories < FEWEST_TERRITORIES:
            self.end(BY_TERRITORIES)  # C26

    def merge_around(self, territory: i64) -> None:
        """C21: with every neighbour of the same side, again and again."""
        side = self.owner[territory]
        while True:
            neighbour = self.next_territory(territory)
            if neighbour == territory or self.owner[neighbour] != side:
                break
            territory = self.merge(territory, neighbour)
        while True:
            neighbour = self.territory_before(territory)
            if neighbour == territory or self.owner[neighbour] != side:
                break
            territory = self.merge(territory, neighbour)
        self.emperor = territory

    def territory_before(self, territory: i64) -> i64:
        """The next one anticlockwise; the same again if it is the only one."""
        province = territory
        while True:
            province = province - 1 if province > 0 else PROVINCES - 1
            if self.root[province] != territory or province == territory:
                return self.root[province]

    def merge(self, one: i64, other: i64) -> i64:
        """Join two territories; the region is named by the lower of the two names."""
        kept = one if one < other else other
        lost = one + other - kept
        for province in range(PROVINCES):
            if self.root[province] == lost:
                self.root[province] = kept
        for family in range(FAMILIES):
            self.knights[kept * FAMILIES + family] += self.knights[lost * FAMILIES + family]
            self.knights[lost * FAMILIES + family] = 0
        self.castles[kept] += self.castles[lost]
        self.castles[lost] = 0
        self.owner[lost] = NOBODY
        self.list_roots()
        self.tell("merged", self.owner[kept], kept, lost)
        return kept

    def list_roots(self) -> None:
        self.territories = 0
        for province in range(PROVINCES):
            if self.root[province] == province:
                self.roots[self.territories] = province
                self.territories += 1

    # Refill: C22-C24

    def refill(self, seat: i64) -> None:
        rolled: i64 = 0
        for i in range(self.dice):
            rolled |= self.below(CROWN + 1) << (i * DIE_BITS)
        self.tell("rolled", seat, rolled | 1 << (self.dice * DIE_BITS))
        for i in range(self.dice):
            face = rolled >> (i * DIE_BITS) & DIE_MASK
            if face == CROWN or not self.in_stock(face):
                self.crowns[seat] += 1
            else:
                self.take(seat, face)
        self.phase = REFILLING
        self.next_crown(seat)

    def in_stock(self, family: i64) -> bool:
        """C23: the family is in stock, if need be after equal numbers of its knights came back from all courts."""
        if self.stock[family] > 0:
            return True
        fewest: i64 = KNIGHTS
        for seat in range(self.seats):
            if self.court[seat * FAMILIES + family] < fewest:
                fewest = self.court[seat * FAMILIES + family]
        if fewest == 0:
            self.tell("exhausted", family)
            return False
        for seat in range(self.seats):
            self.court[seat * FAMILIES + family] -= fewest
            self.stock[family] += fewest
        self.tell("returned", family, fewest)
        return True

    def take(self, seat: i64, family: i64) -> None:
        self.stock[family] -= 1
        self.reserve[seat * FAMILIES + family] += 1

    def choose_family(self, seat: i64, family: i64) -> None:
        self.take(seat, family)
        self.crowns[seat] -= 1
        self.tell("crown", seat, family)
        if self.phase == SETTING_UP:
            self.next_to_set_up()
        else:
            self.next_crown(seat)

    def next_to_set_up(self) -> None:
        """C7: crowns are decided in the choosing order; then round 1 begins."""
        while self.at < self.seats and self.crowns[self.order[self.at]] == 0:
            self.at += 1
            self.barrier += 1
        if self.at == self.seats:
            self.at = 0
            self.phase = PREPARING

    def next_crown(self, seat: i64) -> None:
        if self.crowns[seat] > 0 and self.kinds(self.stock, 0) == 0:  # C24
            self.tell("lost", seat, self.crowns[seat])
            self.crowns[seat] = 0
        if self.crowns[seat] == 0:
            self.end_turn()

    def end_turn(self) -> None:
        self.barrier += 1
        self.at += 1
        if self.at < self.seats:
            self.begin_turn()
        elif not self.anyone_brought:  # C28
            self.end(BY_STANDSTILL)
        elif self.round == LAST_ROUND:
            self.end(BY_ROUNDS)
        else:
            self.begin_round()

    # The end: C25-C28

    def end(self, how: i64) -> None:
        self.phase = OVER
        self.ended = how
        most: i64 = 0
        for side in range(self.sides):
            built = self.castles_each - self.supply[side]
            if built > most:
                most = built
                self.winners = 0
            if built == most:
                self.winners |= 1 << side
        self.tell("over", how, self.winners)

    def points(self, seat: i64) -> i64:
        """The castles of the seat's side on the board."""
        return self.castles_each - self.supply[self.side(seat)]

    def ranks(self) -> list[int]:
        """C26: those who do not win rank equal."""
        winning: list[int] = []
        for seat in range(self.seats):
            if self.winners >> self.side(seat) & 1:
                winning.append(seat)
        return [1 if seat in winning else 1 + len(winning) for seat in range(self.seats)]
