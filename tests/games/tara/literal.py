"""The rules of Tara a second time, slow and literal: to be read beside the rulebook, and played beside the real one.

Nothing here is taken from the rules that are played with. A position is (level, i), both from 0, so that farmers are
on level 0 and the king is (4, 0). A stack lists the owners of its discs, the top one first. Every function that
answers "where?" returns a set. `game` is a whole game in the order of the rulebook: it yields who decides and what
they may choose from, and is sent the choice. What chance brings, it is told: cards at the start of a round, and
those turned up, in their order.

`Table.met` collects, by the ids of the rules, which of their cases came up, so that tests can count them.
"""

from collections import deque
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass, field

Position = tuple[int, int]
Slots = frozenset[Position]
Disc = tuple[Position, int]
"""A disc in a stack: its position, and its depth from 0."""
Ask = tuple[int, frozenset[str]]
"""Who decides, and the moves they may choose from; (-1, nothing) while all choose the cards of the round (T9)."""
Asking = Generator[Ask, str, None]

REGIONS = ("connacht", "ulster", "leinster", "munster")
COLOURS = ("blue", "yellow", "white", "red")
POSITIONS = frozenset((level, i) for level in range(5) for i in range(5 - level))  # T2
KING: Position = (4, 0)
CHOOSE_CARDS: Ask = (-1, frozenset())


def name(position: Position) -> str:
    level, i = position
    return "K" if position == KING else f"{'FHWC'[level]}{i + 1}"


def named(text: str) -> Position:
    return next(position for position in POSITIONS if name(position) == text)


@dataclass(frozen=True)
class Card:
    """T6: slots as if the card lay at the left edge of a region. A Stone has none."""

    cost: int
    placement: Slots = frozenset()
    faded: Slots = frozenset()

    @property
    def stone(self) -> bool:
        return not self.placement


def _cards(first: int, last: int, cost: int, placement: Iterable[Position], faded: Iterable[Position] = ()) -> None:
    DECK.update(dict.fromkeys(range(first, last + 1), Card(cost, frozenset(placement), frozenset(faded))))


DECK: dict[int, Card] = {}
_cards(1, 3, 0, [(0, 1)], [(0, 0)])  # T7
_cards(4, 6, 0, [(0, 0)], [(0, 1)])
_cards(7, 8, 0, [(0, 1)], [(0, 0), (0, 2)])
_cards(9, 10, 1, [(0, 0)])
_cards(11, 12, 1, [(0, 0), (0, 1)])
_cards(13, 14, 1, [(1, 1)], [(1, 0)])
_cards(15, 16, 1, [(1, 0)], [(1, 1)])
_cards(17, 18, 2, [(1, 0)])
_cards(19, 20, 3, [(1, 0), (1, 1)])
_cards(21, 22, 3, [(2, 1)], [(2, 0)])
_cards(23, 24, 3, [(2, 0)], [(2, 1)])
_cards(25, 26, 4, [(2, 0)])
_cards(27, 28, 2, [(0, 0), (1, 0)], [(0, 1)])
_cards(29, 30, 2, [(0, 1), (1, 0)], [(0, 0)])
_cards(31, 32, 3, [(0, 1), (2, 0)], [(0, 0), (0, 2)])
_cards(33, 36, 3, [])


@dataclass
class Region:
    stacks: dict[Position, list[int]] = field(default_factory=dict)
    """Only of positions where discs lie."""
    king: int | None = None
    """Whose king piece stands here."""
    open: bool = True
    """In play: not won (T44), and not left out (T1)."""

    def controller(self, position: Position) -> int | None:
        """T4."""
        if position == KING and self.king is not None:
            return self.king
        return self.stacks[position][0] if position in self.stacks else None

    def held(self, seat: int) -> set[Position]:
        return {position for position in POSITIONS if self.controller(position) == seat}

    def empty(self, position: Position) -> bool:
        return self.controller(position) is None

    def forts(self, seat: int) -> set[Position]:
        """T5."""
        return {position for position, stack in self.stacks.items() if stack[:2] == [seat, seat]}

    @property
    def deserted(self) -> bool:
        return not self.stacks and self.king is None

    @property
    def captives(self) -> bool:
        return any(len(stack) > 1 for stack in self.stacks.values())


@dataclass
class Table:
    regions: dict[str, Region]
    supply: list[int]
    cumals: list[int]
    kings: list[int]
    """King pieces that are not on the board."""
    prisoners: list[list[int]]
    """Of each rath: how many discs of each player."""
    hands: list[set[int]]
    start: int
    turn: int
    round: int
    last_round: int
    """T45; 0 for none."""
    third: str | None
    """T44."""
    entry: int = 2
    """What it costs to lay a disc into a deserted region: nothing in the first action of the game (T12)."""
    turned_up: deque[int] = field(default_factory=deque)
    """The cards that chance turns up next (T31, T32)."""
    active: set[Position] = field(default_factory=set)
    """What is activated while somebody places or promotes (T20, T22)."""
    met: set[str] = field(default_factory=set)

    @property
    def seats(self) -> int:
        return len(self.supply)

    def clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.seats for step in range(self.seats)]

    def open_regions(self) -> list[str]:
        return [where for where in REGIONS if self.regions[where].open]


@dataclass
class Play:
    """The action, or the traitor, under way."""

    seat: int
    card: Card
    where: str
    anchor: Slots = frozenset()
    taken_too: bool = False
    """T14: occupied slots of the anchor may be taken."""
    placed: set[Position] = field(default_factory=set)
    promoted: set[Position] = field(default_factory=set)
    first_active: set[Position] | None = None
    """What was activated when the cost was paid (T20), by a swap (T27) or by the traitor (T33)."""
    must_promote: bool = False
    """T27."""


class Over(Exception):
    """T43-T45: the winners."""

    def __init__(self, *winners: int) -> None:
        self.winners = winners


# Placing


def anchors(card: Card) -> set[Slots]:
    """T13: the placement slots wherever every slot of the pattern exists."""
    return {
        frozenset((level, i + right) for level, i in card.placement)
        for right in range(5)
        if all((level, i + right) in POSITIONS for level, i in card.placement | card.faded)
    }


def empty_slots(region: Region, anchor: Slots) -> set[Position]:
    return {slot for slot in anchor if region.empty(slot)}


def begin(table: Table, seat: int, card: Card, where: str, anchor: Slots) -> Play:
    """A play at an anchor, before anything is placed. T14: no other anchor has more empty placement slots."""
    region = table.regions[where]
    most = max(len(empty_slots(region, other)) for other in anchors(card))
    return Play(seat, card, where, anchor, taken_too=len(empty_slots(region, anchor)) == most)


def allowed(table: Table, play: Play) -> set[Position]:
    """The slots of the anchor on which T14, T15 and T18 let the player place, whatever they did before."""
    region = table.regions[play.where]
    if not play.anchor:  # a Stone, or a traitor
        return set()
    empty = empty_slots(region, play.anchor)
    if empty:  # T15: an occupied slot waits
        if empty != play.anchor:
            table.met.add("T15 an occupied slot waits")
        return empty
    if not play.taken_too:  # T14
        table.met.add("T14 occupied slots are forbidden")
        return set()
    own_forts = play.anchor & region.forts(play.seat)
    if own_forts:
        table.met.add("T18 no placing on one's own fort")
    return set(play.anchor) - own_forts


def places(table: Table, play: Play) -> set[Position]:
    """T15-T18: where a disc may be placed now."""
    if play.promoted:
        return set()
    if table.supply[play.seat] == 0:
        table.met.add("T15 no disc in supply")
        return set()
    if table.regions[play.where].deserted and table.cumals[play.seat] < table.entry:
        table.met.add("T12 too poor to enter")
        return set()
    return allowed(table, play) - play.placed


def offered_anchors(table: Table, seat: int, card: Card, where: str) -> set[Slots]:
    """T14: those where something can be placed or promoted now."""
    found = set()
    for anchor in anchors(card):
        play = begin(table, seat, card, where, anchor)
        if places(table, play) or targets(table, play):
            found.add(anchor)
        else:
            table.met.add("T14 an anchor is not offered")
    return found


def offered_regions(table: Table, seat: int, card: Card) -> set[str]:
    """T14, T25: where there is an anchor, or two discs to swap."""
    if card.stone:
        return {where for where in table.open_regions() if can_swap(table, seat, where)}
    return {where for where in table.open_regions() if offered_anchors(table, seat, card, where)}


def after_place(table: Table, play: Play, position: Position) -> None:
    """T12, T16-T18."""
    if table.regions[play.where].deserted:
        table.cumals[play.seat] -= table.entry
        table.met.add("T12 an entry is paid" if table.entry else "T12 a free entry")
    lay(table, play.seat, play.where, position)
    play.placed.add(position)


def lay(table: Table, seat: int, where: str, position: Position) -> None:
    """One disc from supply, by placing (T16-T18) or by promotion (T21)."""
    region = table.regions[where]
    owner = region.controller(position)
    if owner is None:  # T16
        table.supply[seat] -= 1
        region.stacks[position] = [seat]
        table.met.add("T16 laid")
    elif owner != seat and position in region.forts(owner):  # T17
        del region.stacks[position][0]
        table.supply[owner] += 1
        table.met.add("T17 broken")
    elif owner != seat:  # T16
        table.supply[seat] -= 1
        capture(table, seat, region, position)
        table.met.add("T16 captured")
    else:  # T18
        older = region.forts(seat)
        table.supply[seat] -= 1
        region.stacks[position].insert(0, seat)
        table.met.add("T18 fortified")
        for fort in older:
            del region.stacks[fort][0]
            table.supply[seat] += 1
            table.met.add("T18 the older fort is lowered")


def capture(table: Table, seat: int, region: Region, position: Position) -> None:
    """T16: a disc goes on top, the discs of others stay below it, and one's own go back to supply."""
    stack = region.stacks[position]
    if seat in stack:
        table.met.add("T16 freed")
    table.supply[seat] += stack.count(seat)
    region.stacks[position] = [seat] + [owner for owner in stack if owner != seat]


# Promotion


def activated(table: Table, play: Play) -> set[Position]:
    """T20, T22: all that is activated, with what stands above."""
    region = table.regions[play.where]
    mine = region.held(play.seat)
    active = first_activated(table, play) if play.first_active is None else set(play.first_active)
    while True:  # T22
        above = {top for top in tops_of_pairs(region, play.seat, active) if top in mine}
        if above <= active:
            return active
        table.met.add("T22 activated by itself")
        active |= above


def first_activated(table: Table, play: Play) -> set[Position]:
    """T20: the slots with a disc of one's own on which one placed now or could place."""
    own = table.regions[play.where].held(play.seat) & play.anchor
    could = allowed(table, play)
    if own & could - play.placed:
        table.met.add("T20 activated without placing")
    if own - could - play.placed:
        table.met.add("T20 not activated")
    return own & (play.placed | could)


def tops_of_pairs(region: Region, seat: int, active: set[Position]) -> set[Position]:
    """T21: the positions above two neighbours of the player, at least one of them activated."""
    mine = region.held(seat)
    return {
        (level + 1, i)
        for level, i in POSITIONS
        if {(level, i), (level, i + 1)} <= mine and {(level, i), (level, i + 1)} & active
    }


def targets(table: Table, play: Play) -> set[Position]:
    """T20, T21, T24: where the player may promote to now."""
    region = table.regions[play.where]
    above = tops_of_pairs(region, play.seat, activated(table, play))
    if not above:
        return set()
    if table.supply[play.seat] == 0:
        table.met.add("T21 no disc in supply")
        return set()
    if not play.promoted and table.cumals[play.seat] < play.card.cost:
        table.met.add("T20 too poor to promote")
        return set()
    if above & play.promoted:
        table.met.add("T22 promoted into once")
    if above & region.forts(play.seat):
        table.met.add("T21 one's own fort is no target")
    own_king = {KING} & region.held(play.seat)
    if above & own_king:
        table.met.add("T24 one's own king is no target")
    return above - play.promoted - region.forts(play.seat) - own_king


def after_promotion(table: Table, play: Play, position: Position) -> None:
    """T20, T21, T24."""
    region = table.regions[play.where]
    if not play.promoted:
        play.first_active = activated(table, play)
        table.cumals[play.seat] -= play.card.cost
        table.met.add("T20 paid" if play.card.cost else "T20 promoted for nothing")
    else:
        table.met.add("T22 a chain")
    if position in play.placed:
        table.met.add("T22 promoted to where one has placed")
    if position == KING and region.king is not None:
        table.kings[region.king] += 1
        region.king = None
        table.met.add("T24 a king is overthrown")
    else:
        lay(table, play.seat, play.where, position)
        if position == KING:
            table.met.add("T24 a new king")
    play.promoted.add(position)


def steps(table: Table, play: Play) -> Asking:
    """T15, T19-T23: place and promote until nothing is left or the player has enough."""
    while True:
        here = {f"place {play.where}.{name(position)}" for position in places(table, play)}
        here |= {f"promote {play.where}.{name(position)}" for position in targets(table, play)}
        if not here:
            return
        if play.promoted or not (play.must_promote or (play.anchor and not play.placed)):
            here.add("done")
        else:
            table.met.add("T19 something must be done" if play.anchor else "T27 a promotion must follow")
        table.active = activated(table, play)
        move = yield play.seat, frozenset(here)
        table.active = set()
        verb, _, spot = move.partition(" ")
        if verb == "done":
            return
        if verb == "place":
            after_place(table, play, named(spot.partition(".")[2]))
        else:
            after_promotion(table, play, named(spot.partition(".")[2]))
        if (yield from settled(table, play.seat, play.where)):
            return


# Whole regions and kings


def settled(table: Table, seat: int, where: str) -> Generator[Ask, str, bool]:
    """T43, T44, T29: what ends an action; whether it did."""
    region = table.regions[where]
    crowned = kings_of(table, seat)
    if len(crowned) == 2:  # T43
        for other in crowned:
            if table.regions[other].king is None:
                crown(table, other, seat)
        table.met.add("T43 won")
        raise Over(seat)
    if table.seats == 2 and KING in region.stacks:  # T44
        clear(table, where)
        crown(table, where, seat)
        region.open = False
        if table.kings == [1, 1] and table.third is not None:
            table.regions[table.third].open = True
        table.met.add("T44 a region is won")
        return True
    for owner in range(table.seats):  # T29: a swap may give it to another
        if region.held(owner) == POSITIONS:
            table.met.add("T29 a whole region")
            yield from clearing(table, where)
            return True
    return False


def kings_of(table: Table, seat: int) -> list[str]:
    """The regions whose king position the player controls."""
    return [where for where in REGIONS if table.regions[where].controller(KING) == seat]


def crown(table: Table, where: str, seat: int) -> None:
    table.regions[where].king = seat
    table.kings[seat] -= 1


def clear(table: Table, where: str) -> None:
    """T37."""
    region = table.regions[where]
    for stack in region.stacks.values():
        for owner in stack:
            if owner == stack[0]:
                table.supply[owner] += 1
            else:
                table.prisoners[stack[0]][owner] += 1
    region.stacks = {}


def clearing(table: Table, where: str) -> Asking:
    """T37-T39, with the garrison."""
    region = table.regions[where]
    king = region.controller(KING)
    assert king is not None
    clear(table, where)
    if region.king is None:
        crown(table, where, king)
    for _ in range(2):
        if table.supply[king] == 0:
            return
        free = {f"place {where}.{name(position)}" for position in POSITIONS if region.empty(position)}
        move = yield king, frozenset(free | {"done"})
        if move == "done":
            return
        table.supply[king] -= 1
        region.stacks[named(move.partition(".")[2])] = [king]
        table.met.add("T39 a garrison")


# Stone of Destiny


def discs(region: Region) -> Iterator[Disc]:
    for position, stack in region.stacks.items():
        if position != KING:
            yield from ((position, depth) for depth in range(len(stack)))


def swapped(region: Region, one: Disc, other: Disc) -> dict[Position, list[int]]:
    """The stacks after a swap."""
    stacks = {position: list(stack) for position, stack in region.stacks.items()}
    (a, i), (b, j) = one, other
    stacks[a][i], stacks[b][j] = stacks[b][j], stacks[a][i]
    return stacks


def may_swap(table: Table, seat: int, where: str, one: Disc, other: Disc) -> bool:
    """T25, T27."""
    if one == other:
        return False
    region = table.regions[where]
    (a, i), (b, j) = one, other
    if region.stacks[a][i] == region.stacks[b][j]:
        if region.stacks[a][i] != seat or (i, j) != (0, 0):
            return False
        stone = Play(seat, DECK[33], where, first_active={a, b}, must_promote=True)
        return bool(targets(table, stone))
    after = swapped(region, one, other)
    if any(len(stack) > 2 and len(set(stack[:3])) == 1 for stack in after.values()):
        table.met.add("T25 never three on top")
        return False
    return True


def can_swap(table: Table, seat: int, where: str) -> bool:
    found = list(discs(table.regions[where]))
    return any(may_swap(table, seat, where, one, other) for one in found for other in found)


def first_discs(table: Table, seat: int, where: str) -> set[Disc]:
    """T25: those for which there is a second one."""
    found = list(discs(table.regions[where]))
    return {one for one in found if any(may_swap(table, seat, where, one, other) for other in found)}


def second_discs(table: Table, seat: int, where: str, one: Disc) -> set[Disc]:
    return {other for other in discs(table.regions[where]) if may_swap(table, seat, where, one, other)}


def disc_named(move: str) -> Disc:
    _, position, depth = move.split()
    return named(position), int(depth) - 1


def disc_moves(found: set[Disc]) -> frozenset[str]:
    return frozenset(f"swap {name(position)} {depth + 1}" for position, depth in found)


def stone(table: Table, seat: int, card: Card, where: str) -> Asking:
    """T25-T27."""
    region = table.regions[where]
    one = disc_named((yield seat, disc_moves(first_discs(table, seat, where))))
    other = disc_named((yield seat, disc_moves(second_discs(table, seat, where, one))))
    (a, i), (b, j) = one, other
    same = region.stacks[a][i] == region.stacks[b][j]
    if a == b:
        table.met.add("T25 within a stack")
    region.stacks = swapped(region, one, other)
    tops = {position for position, depth in (one, other) if depth == 0}
    play = Play(seat, card, where, first_active=tops & region.held(seat), must_promote=same)  # T27
    if same:
        table.met.add("T27 two of one's own")
    if (yield from settled(table, seat, where)):  # T29 before T26
        return
    for owner in table.clockwise(seat):  # T26
        forts = region.forts(owner)
        if len(forts) > 1:
            move = yield owner, frozenset(f"lower {where}.{name(position)}" for position in forts)
            del region.stacks[named(move.partition(".")[2])][0]
            table.supply[owner] += 1
            table.met.add("T26 a fort is lowered" if owner == seat else "T26 another lowers a fort")
    yield from steps(table, play)


# A turn


def moves_of(table: Table, seat: int) -> frozenset[str]:
    """T11, T28: what a turn may begin with."""
    found = set()
    for number in table.hands[seat]:
        found.add(f"discard {number}")
        found |= {f"card {number} {where}" for where in offered_regions(table, seat, DECK[number])}
        if table.cumals[seat] >= 4:
            found |= {f"amnesty {number} {where}" for where in table.open_regions() if table.regions[where].captives}
    return frozenset(found)


def action(table: Table, seat: int) -> Asking:
    verb, number, *rest = (yield seat, moves_of(table, seat)).split()
    table.hands[seat].remove(int(number))
    card = DECK[int(number)]
    if verb == "discard":
        table.cumals[seat] += 2
    elif verb == "amnesty":
        table.cumals[seat] -= 4
        for stack in table.regions[rest[0]].stacks.values():
            for owner in stack[1:]:
                table.supply[owner] += 1
            del stack[1:]
        table.met.add("T28 amnesty")
    elif card.stone:
        yield from stone(table, seat, card, rest[0])
    else:
        offered = {
            f"anchor {rest[0]}.{name(min(anchor))}": anchor for anchor in offered_anchors(table, seat, card, rest[0])
        }
        move = yield seat, frozenset(offered)
        play = begin(table, seat, card, rest[0], offered[move])
        if not play.taken_too:
            table.met.add("T14 an anchor with fewer empty slots")
        yield from steps(table, play)
    table.entry = 2  # T12


# The end of a round


def strongest(table: Table, where: str) -> int | None:
    """T30."""
    region = table.regions[where]
    king = region.controller(KING)
    if king is not None:
        return king
    return most({seat: len(region.held(seat)) for seat in range(table.seats)})


def most(counts: dict[int, int]) -> int | None:
    """Who has strictly most, and at least one."""
    best = [seat for seat, count in counts.items() if count and count == max(counts.values())]
    return best[0] if len(best) == 1 else None


def traitor(table: Table, where: str) -> Asking:
    """T31-T33."""
    region = table.regions[where]
    ruler = strongest(table, where)
    positions = {seat: len(region.held(seat)) for seat in range(table.seats)}
    able = {seat for seat, count in positions.items() if count and seat != ruler}
    if not able:
        return
    tied = [seat for seat in table.clockwise(table.start) if seat in able]
    tied = [seat for seat in tied if positions[seat] == max(positions[other] for other in tied)]
    first = tied[0] if len(tied) == 1 else max(tied, key={seat: table.turned_up.popleft() for seat in tied}.__getitem__)
    for seat in table.clockwise(first):
        if seat in able and table.cumals[seat]:
            move = yield seat, frozenset({"traitor pay", "traitor pass"})
            if move == "traitor pay":
                table.cumals[seat] -= 1
                yield from betrayal(table, seat, where)
                return


def betrayals(table: Table, seat: int, card: Card, where: str) -> set[Position]:
    """T32."""
    if table.supply[seat] == 0:
        return set()
    region = table.regions[where]
    slots = POSITIONS - {KING} if card.stone else frozenset().union(*anchors(card))
    return {slot for slot in slots if region.controller(slot) not in (None, seat)}


def betrayal(table: Table, seat: int, where: str) -> Asking:
    """T32, T33."""
    region = table.regions[where]
    card = DECK[table.turned_up.popleft()]
    found = betrayals(table, seat, card, where)
    if not found:
        return
    moves = {f"betray {where}.{name(position)}" for position in found}
    move = yield seat, frozenset(moves | {"done"})
    if move == "done":
        return
    position = named(move.partition(".")[2])
    stack = region.stacks[position]
    table.met.add("T32 a fort is betrayed" if stack[:2] == stack[:1] * 2 else "T32 betrayed")
    table.supply[stack.pop(0)] += 1
    table.supply[seat] -= 1
    capture(table, seat, region, position)
    if not (yield from settled(table, seat, where)):
        yield from steps(table, Play(seat, card, where, first_active={position}))


def income(table: Table) -> None:
    """T35, T36."""
    regions = [table.regions[where] for where in table.open_regions()]
    for level in range(4):
        held = [
            {seat: sum(up == level for up, _ in region.held(seat)) for seat in range(table.seats)} for region in regions
        ]
        for counts in held:
            leader = most(counts)
            if leader is not None:
                table.cumals[leader] += 1
        for seat in range(table.seats):
            table.cumals[seat] += sum(counts[seat] > 0 for counts in held) >= 2


def exchange(table: Table, holder: int) -> None:
    """T40."""
    for owner in table.clockwise(holder)[1:]:
        count = min(table.prisoners[holder][owner], table.prisoners[owner][holder])
        table.prisoners[holder][owner] -= count
        table.prisoners[owner][holder] -= count
        table.supply[owner] += count
        table.supply[holder] += count


def ransom(table: Table, holder: int) -> Asking:
    """T41. Nobody pays 2 for one disc, or 3 for two."""
    for owner in table.clockwise(holder)[1:]:
        held = table.prisoners[holder][owner]
        if held and table.cumals[owner]:
            bought = {"one": (1, 1), "two": (2, 2), "all": (3, held)}
            worth = {
                word
                for word, (price, count) in bought.items()
                if price <= table.cumals[owner] and price <= count <= held
            }
            move = yield owner, frozenset({"ransom refuse", *(f"ransom {word}" for word in worth)})
            price, count = bought.get(move.split()[1], (0, 0))
            table.cumals[owner] -= price
            table.cumals[holder] += price
            table.prisoners[holder][owner] -= count
            table.supply[owner] += count


def end_of_round(table: Table) -> Asking:
    for where in table.open_regions():
        if table.regions[where].open:
            yield from traitor(table, where)
    income(table)
    for where in table.open_regions():
        if KING in table.regions[where].stacks:
            yield from clearing(table, where)
    for holder in table.clockwise(table.start):
        exchange(table, holder)
        yield from ransom(table, holder)
    if table.round == table.last_round:  # T45
        scores = [
            (
                len(kings_of(table, seat)),
                sum(len(region.held(seat)) for region in table.regions.values()),
                table.cumals[seat],
            )
            for seat in table.clockwise(0)
        ]
        raise Over(*(seat for seat, score in enumerate(scores) if score == max(scores)))
    others = table.clockwise(table.start)[1:]
    if len(others) > 1:  # T42
        move = yield table.start, frozenset(f"start {COLOURS[seat]}" for seat in others)
        table.start = COLOURS.index(move.split()[1])
    else:
        table.start = others[0]


def game(table: Table) -> Asking:
    """T8-T11, from the beginning or from a turn; it ends when the game does, by `Over`."""
    while True:
        if not any(table.hands):
            yield CHOOSE_CARDS
        while any(table.hands):
            yield from action(table, table.turn)
            table.turn = (table.turn + 1) % table.seats
        yield from end_of_round(table)
        table.turn = table.start
        table.round += 1
