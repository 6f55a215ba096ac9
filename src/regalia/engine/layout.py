"""A game's table, declared once: what stands where, of what kind it is, within which bounds, and who may see it.

A game's `layout.py` makes a `Layout`. From it follow the constants and functions of the game's `table.py` (written
by `python -m building.tables`), the numbers that a seat observes with their names and bounds, and in `declared.py`
the position file, the check of a snapshot and the count of all pieces. It knows no rules.

Places stand in `State.t` in the order of the declaration, those that are derived from the others last.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Literal, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.judge import MOST_SEATS

# The words of a declaration, which each `layout.py` takes in.
__all__ = ["HIDDEN", "OPEN", "OWN", "PARTLY", "SECRET", "TOLD"]
__all__ += ["Bit", "Bits", "Count", "Counts", "One", "Packing", "Pair", "Stack"]
__all__ += ["Dimension", "Layout", "Pieces", "Place", "Shared", "Verb"]
__all__ += ["named", "numbered", "seats", "seats_and", "sides", "turns"]

WORD = 62
"""Bits that a number can use: beyond them a constant is slow."""


class InvalidLayout(ValueError):
    """A declaration that contradicts itself: game, place and what was expected, in one sentence."""


@dataclass(frozen=True)
class Dimension:
    """What places are counted by, or what their values are the numbers of: provinces, phases, seats."""

    name: str
    entries: tuple[str, ...]
    constant: str = ""
    """What `table.py` calls the number of entries; empty: it has no use for it."""
    prefix: str | None = None
    """`table.py` has a constant for each entry that has a name, with this before it; None: it has none."""
    numbered: bool = False
    """People count them from 1, and files give the numbers."""
    beside: int = 0
    """How many entries at the end are no seats: what stands beside them has the same number for everybody."""
    many: Literal["fixed", "seats", "turns", "sides"] = "fixed"
    """There are as many as seats, or as sides. Seats and sides are observed from one's own on, turns as they are."""
    names: tuple[str, ...] = ()
    """What files call the entries, where they have other names there."""

    @property
    def called(self) -> tuple[str, ...]:
        """The entries as files call them."""
        return self.names or self.entries

    @property
    def by_number(self) -> bool:
        """Files call the entries by numbers."""
        return not self.names and (self.numbered or self.many != "fixed")


def numbered(name: str, count: int, constant: str = "") -> Dimension:
    """Things that people number from 1."""
    return Dimension(name, tuple(str(number) for number in range(1, count + 1)), constant, numbered=True)


def named(name: str, *entries: str, constant: str = "", prefix: str | None = None) -> Dimension:
    """Things that have names."""
    return Dimension(name, entries, constant, prefix)


def seats(most: int, *names: str) -> Dimension:
    """The players, who see themselves first; what files call them, if not by their numbers."""
    return Dimension("seat", tuple(str(seat) for seat in range(most)), "MOST_SEATS", many="seats", names=names)


def seats_and(most: int, *beside: str) -> Dimension:
    """A player, or something else that can stand in their place."""
    entries = (*(str(seat) for seat in range(most)), *beside)
    return Dimension("seat", entries, beside=len(beside), many="seats")


def sides(most: int) -> Dimension:
    """Those who win together, one's own side first."""
    return Dimension("side", tuple(str(side) for side in range(most)), many="sides")


def turns(most: int) -> Dimension:
    """The places in an order of all seats, the same for everybody."""
    return Dimension("turn", tuple(str(turn) for turn in range(1, most + 1)), numbered=True, many="turns")


# Kinds


@dataclass(frozen=True)
class Count:
    """A number of things, from `lowest` to `highest`; to the number of entries in use, if that is a dimension."""

    highest: int | Dimension
    lowest: int = 0


@dataclass(frozen=True)
class Bit:
    """Yes or no."""


@dataclass(frozen=True)
class One:
    """One entry of a dimension by its number; -1 for none, if there can be none."""

    of: Dimension
    none: bool = False


@dataclass(frozen=True)
class Bits:
    """A set of entries, a bit for each."""

    of: Dimension


@dataclass(frozen=True)
class Packing:
    """Counts of all entries of a dimension in one number, the first one lowest."""

    name: str
    """`table.py` has `<NAME>_BITS`, `<NAME>_MASK` and `<name>_of(packed, entry)`."""
    of: Dimension
    bits: int

    def counted(self, packed: int) -> dict[str, int]:
        """The counts by name; those that are 0 are left out."""
        counts = {name: packed >> self.bits * n & (1 << self.bits) - 1 for n, name in enumerate(self.of.entries)}
        return {name: count for name, count in counts.items() if count}

    def packed(self, counts: Mapping[str, int]) -> int:
        """Such a number, of counts by name."""
        return sum(count << self.bits * self.of.entries.index(name) for name, count in counts.items())


@dataclass(frozen=True)
class Counts:
    """Such a number; no count in it is higher."""

    packing: Packing
    highest: int


@dataclass(frozen=True)
class Pair:
    """One entry of each of two dimensions in one number, the first one counting more; -1 for none."""

    of: Dimension
    other: Dimension


@dataclass(frozen=True)
class Stack:
    """Whose the things of a stack are, in one number: the top one lowest, a bit set behind the last one."""

    of: Dimension
    bits: int
    room: int
    """So many fit into the number."""
    deepest: int
    """No stack has more."""
    beneath: str
    """The place, a row for all stacks, that has what does not fit: in ascending order, and 0 behind the last,
    `(stack * deepest + depth << bits) + owner + 1`."""
    each: int
    """There are no more of one owner."""
    shown: int
    """So many from the top are observed one by one; of all, only how many each owner has."""


Kind = Count | Bit | One | Bits | Counts | Pair | Stack

# Who may see it. Of what is hidden, everybody knows how many there are, where it is a set or counts.
OPEN: Literal["open"] = "open"
OWN: Literal["own"] = "own"
"""The seat whose row it is."""
HIDDEN: Literal["hidden"] = "hidden"
PARTLY: Literal["partly"] = "partly"
"""Where a bit mask says so, which `observe` is given as `<name>_known`; the others are observed as none."""
TOLD: Literal["told"] = "told"
"""Other numbers that are observed say all that may be known of it; it is not observed itself."""
SECRET: Literal["secret"] = "secret"
"""The seat whose row it is; the others do not even know how many there are, so that only one's own is observed."""
Seen = Literal["open", "own", "hidden", "partly", "told", "secret"]


@dataclass(frozen=True)
class Place:
    """A number of the table, or a row of them: one for each entry of what it is counted by."""

    name: str
    kind: Kind
    by: tuple[Dimension, ...] = ()
    about: str = ""
    """What there is to say beyond `says`, and by what it is counted, for those who read `table.py`."""
    says: str = ""
    """Its name in an observation; empty: the name with blanks."""
    read: str = ""
    """The function that reads one that is counted by several dimensions; empty: `<name>_of`."""
    entry: str | None = None
    """Its name in a position file; None: the same, empty: no entry of its own. With a dot, it stands in a table of the
    file: `steps.garrison`; or under its own name, where nothing follows the dot."""
    usual: int = 0
    """What it is where the file does not say it; nobody, or none, where there can be none."""
    like: str = ""
    """The place, declared before it, that it is the same as where the file does not say it."""
    needed: bool = False
    """The file must say it."""
    fixed: bool = False
    """The number of players decides it: no file says it, and no table has another."""
    listed: bool = False
    """A seat for each entry: in the file each seat lists its own ones."""
    each: bool = False
    """A set of seats: in the file each seat says whether it is one of them."""
    filled: str = ""
    """The place that says how many of the last dimension are there; behind them it is as usual, and none is observed.
    A file has a list of those that are there; `{}` in its name is the entry of what else the place is counted by."""
    phases: tuple[str, ...] = ()
    """In these phases alone it is anything but as usual; empty: in all. The table has a place called `phase`."""
    always: tuple[str, ...] = ()
    """In these phases it is never as usual, and can be something else; where none are named besides, in no others."""
    seen: Seen = OPEN
    derived: bool = False
    """It follows from the others: no snapshot, no file and no observation has it."""
    rule: str = ""
    """The rule that sets its bounds, for complaints."""

    @property
    def constant(self) -> str:
        return self.name.upper()

    @property
    def set_in(self) -> tuple[str, ...]:
        """The phases in which it can be anything but as usual; empty: all."""
        return (*self.phases, *self.always)

    @property
    def reader(self) -> str:
        return self.read or f"{self.name}_of"

    @property
    def words(self) -> str:
        return self.says or self.name.replace("_", " ")

    @property
    def key(self) -> str:
        """Its name in a position file; empty where it has no entry."""
        if self.derived or self.fixed:
            return ""
        entry = self.name if self.entry is None else self.entry
        return entry + self.name if entry.endswith(".") else entry

    @property
    def size(self) -> int:
        size = 1
        for dimension in self.by:
            size *= len(dimension.entries)
        return size

    @property
    def default(self) -> int:
        if isinstance(self.kind, Stack):
            return self.usual or 1
        return -1 if self.can_be_none and not self.usual else self.usual

    @property
    def can_be_none(self) -> bool:
        return isinstance(self.kind, Pair) or (isinstance(self.kind, One) and self.kind.none)


@dataclass(frozen=True)
class Pieces:
    """Pieces of the box: however play goes, there are as many in all places together as at a fresh table."""

    name: str
    """`{}` stands for the entry."""
    of: Dimension | None
    """Each entry has its own."""
    places: tuple[str | tuple[str, str], ...]
    """Where they are besides `rest`. A pair is a count, and the place that says of which entry its pieces are."""
    rest: str
    """Where all are that are not elsewhere: no file names these."""
    rule: str = ""


@dataclass(frozen=True)
class Verb:
    """Moves that begin with the same words: one for each entry of what they are about, or for each pair of entries."""

    words: str
    constant: str
    """What `table.py` calls the code of the first."""
    targets: tuple[Dimension, ...] = ()


@dataclass(frozen=True)
class Shared:
    """Numbers of `State.box`, which all copies of a state share."""

    name: str
    size: int = 1
    about: str = ""


class Number(NamedTuple):
    """One of the numbers that a seat observes."""

    name: str
    lowest: int
    highest: int
    kind: Literal["count", "category", "seat", "side", "bit"]
    """Seats and sides are counted from one's own, which is 0; -1 is nobody, or none."""


@dataclass(frozen=True)
class Layout:
    """The whole table of a game."""

    game: str
    title: str
    seats: tuple[int, ...]
    """The numbers of players."""
    round: Place
    """The count of rounds, which the state keeps beside the row."""
    places: tuple[Place, ...]
    sides: Mapping[int, int] = field(default_factory=dict)
    """For a number of seats: how many sides, if there are fewer."""
    pieces: tuple[Pieces, ...] = ()
    verbs: tuple[Verb, ...] = ()
    """All moves, in the order of their codes."""
    box: tuple[Shared, ...] = ()
    constants: Mapping[str, int] = field(default_factory=dict)
    """Numbers of the box that the rules use, too: `table.py` has them."""
    cleared: bool = False
    """The rules clear what is set in some phases only: `table.py` has `clear_phases` for that."""

    def __post_init__(self) -> None:
        _check(self)

    def place(self, name: str) -> Place:
        return next(place for place in self.places if place.name == name)

    @cached_property
    def phases(self) -> tuple[str, ...]:
        """What the place called `phase` can be."""
        kinds = [place.kind for place in self.places if place.name == "phase"]
        return next((kind.of.entries for kind in kinds if isinstance(kind, One)), ())

    @cached_property
    def offsets(self) -> dict[str, int]:
        """Of each place by name: where it begins."""
        found, offset = {}, 0
        for place in self.places:
            found[place.name] = offset
            offset += place.size
        return found

    def offset(self, place: Place, cell: tuple[int, ...]) -> int:
        """Where one of its numbers stands."""
        offset = 0
        for dimension, index in zip(place.by, cell, strict=True):
            offset = offset * len(dimension.entries) + index
        return self.offsets[place.name] + offset

    @property
    def size(self) -> int:
        return sum(place.size for place in self.places)

    @property
    def kept(self) -> int:
        """How many numbers are no derived ones."""
        return sum(place.size for place in self.places if not place.derived)

    def used(self, dimension: Dimension, seats: int) -> int:
        """How many entries there are at a table of so many seats."""
        if dimension.many == "fixed":
            return len(dimension.entries)
        return self.sides.get(seats, seats) if dimension.many == "sides" else seats

    def cells(self, place: Place, seats: int) -> Iterator[tuple[int, ...]]:
        """The indices of all numbers of a place that such a table uses."""
        return product(*(range(self.used(dimension, seats)) for dimension in place.by))

    def bounds(self, place: Place, seats: int) -> tuple[int, int]:
        """The lowest and the highest value of a place, packed as it stands there."""
        match place.kind:
            case Count(highest, lowest):
                return lowest, highest if isinstance(highest, int) else self.used(highest, seats)
            case Bit():
                return 0, 1
            case One(of, none):
                return -int(none), (len(of.entries) if of.beside else self.used(of, seats)) - 1
            case Bits(of):
                return 0, (1 << self.used(of, seats)) - 1
            case Counts(packing, most):
                return 0, sum(most << packing.bits * entry for entry in range(len(packing.of.entries)))
            case Pair(of, other):
                return -1, len(of.entries) * len(other.entries) - 1
            case Stack() as stack:
                return 1, (2 << stack.bits * stack.room) - 1

    def spelled(self) -> list[tuple[str, ...]]:
        """Of each action code: the verb and the targets."""
        found = []
        for verb in self.verbs:
            for targets in product(*(dimension.entries for dimension in verb.targets)):
                found.append((*verb.words.split(), *targets))
        return found

    def boxed(self, **given: int | Sequence[int]) -> vec[i64]:
        """`State.box`, by the names of what it holds."""
        found: list[int] = []
        for shared in self.box:
            numbers = given.pop(shared.name)
            row = [numbers] if isinstance(numbers, int) else numbers
            if len(row) != shared.size:
                raise ValueError(f"{self.game}: {shared.name} has {len(row)} numbers, expected {shared.size}")
            found += row
        if given:
            raise ValueError(f"{self.game}: the box has nothing that is called {min(given)!r}")
        return vec[i64](found)

    # What is observed

    def blocks(self) -> list[tuple[Dimension | None, tuple[Place, ...]]]:
        """What is observed together, in order: what stands alone, then for each dimension all that is counted by it
        first, entry by entry. A set of seats or of sides is a bit in the row of each."""
        found: dict[str, tuple[Dimension | None, list[Place]]] = {"": (None, [])}
        for place in self.places:
            hidden = place.seen == HIDDEN and not isinstance(place.kind, Bits | Counts)
            if not (place.derived or hidden or place.seen == TOLD):
                first = _row_of(place)
                found.setdefault(first.name if first else "", (first, []))[1].append(place)
        return [(dimension, tuple(places)) for dimension, places in found.values()]

    def numbers(self, seats: int) -> tuple[Number, ...]:
        """What a seat observes at a table of so many, in order."""
        return tuple(self._numbers(seats))

    def names(self, seats: int) -> tuple[str, ...]:
        """The names of these numbers."""
        return tuple(number.name for number in self.numbers(seats))

    def _numbers(self, seats: int) -> Iterator[Number]:
        yield from self._of(self.round, self.round.words, seats)
        for dimension, places in self.blocks():
            if dimension is None:
                for place in places:
                    yield from self._of(place, place.words, seats)
                continue
            for entry in range(self.used(dimension, seats)):
                head = f"{dimension.name} {dimension.entries[entry]}"
                if dimension.many == "seats":
                    yield Number(f"{head}: may decide now", 0, 1, "bit")
                for place in places:
                    if dimension not in place.by:
                        yield Number(f"{head}: {place.words}", 0, 1, "bit")
                        continue
                    if place.seen == SECRET and entry > 0:
                        continue
                    inner = place.by[1:]
                    for indices in product(*(range(self.used(other, seats)) for other in inner)):
                        which = "".join(
                            f" {_entry_name(other, index)}" for other, index in zip(inner, indices, strict=True)
                        )
                        yield from self._of(place, f"{head}: {place.words}{which}", seats)

    def _of(self, place: Place, name: str, seats: int) -> Iterator[Number]:
        """The numbers of one value, spread out."""
        lowest, highest = self.bounds(place, seats)
        match place.kind:
            case Bits(of):
                if place.seen not in (OPEN, SECRET):
                    yield Number(f"{name}, how many", 0, self.used(of, seats), "count")
                if place.seen != HIDDEN:
                    for entry in range(self.used(of, seats)):
                        yield Number(f"{name} {_entry_name(of, entry)}", 0, 1, "bit")
            case Counts(packing, most):
                if place.seen not in (OPEN, SECRET):
                    yield Number(f"{name}, how many", 0, most * len(packing.of.entries), "count")
                if place.seen != HIDDEN:
                    for what in packing.of.entries:
                        yield Number(f"{name} {what}", 0, most, "count")
            case One(of):
                kind: Literal["category", "seat", "side"] = "category"
                if of.many in ("seats", "sides"):
                    kind = "seat" if of.many == "seats" else "side"
                # One more than there are: one that only its own seat knows.
                lowest = -1 if place.filled else lowest
                yield Number(name, lowest, highest + int(place.seen == OWN), kind)
            case Pair(of, other):
                for dimension in (of, other):
                    yield Number(f"{name}, {dimension.name}", -1, len(dimension.entries) - 1, "category")
            case Stack() as stack:
                owners = self.used(stack.of, seats)
                for depth in range(1, stack.shown + 1):
                    yield Number(f"{name}, number {depth} from the top", -1, owners - 1, "seat")
                for owner in range(owners):
                    yield Number(f"{name}, of {_entry_name(stack.of, owner)}", 0, stack.each, "count")
            case Bit():
                yield Number(name, 0, 1, "bit")
            case Count():
                yield Number(name, lowest, highest, "count")


def _row_of(place: Place) -> Dimension | None:
    """The dimension by whose entries a place is observed."""
    if place.by:
        return place.by[0]
    if isinstance(place.kind, Bits) and place.kind.of.many in ("seats", "sides"):
        return place.kind.of
    return None


def _entry_name(dimension: Dimension, entry: int) -> str:
    """Where several dimensions stand in a row, those that only have numbers say which they are."""
    name = dimension.entries[entry]
    return f"{dimension.name} {name}" if dimension.numbered or dimension.many != "fixed" else name


# What a declaration must keep to


def _check(layout: Layout) -> None:
    if not layout.seats or min(layout.seats) < 1:
        raise InvalidLayout(f"{layout.game}: seats are {layout.seats}, expected numbers of players")
    if max(layout.seats) > MOST_SEATS:
        raise InvalidLayout(f"{layout.game}: {max(layout.seats)} seats are declared, expected {MOST_SEATS} at most")
    taken = dict.fromkeys(("KEPT", "SIZE", "ACTIONS", "BOX_SIZE"), "table.py")
    derived = False
    for place in (layout.round, *layout.places):
        expect = _Expect(f"{layout.game}: the place {place.name!r}")
        expect(place.name.isidentifier() and place.name.islower(), "has this name", "a lower-case name of Python")
        names = {place.constant, place.reader} if len(place.by) > 1 else {place.constant}
        for called in sorted(names):
            expect(called not in taken, f"shares the name {called} with {taken.get(called)!r}", "a name of its own")
            taken[called] = place.name
        expect(place.derived or not derived, "is kept, but comes behind a derived one", "derived places last")
        derived = place.derived
        _check_kind(layout, place, expect)
        _check_entry(layout, place, expect)
        unknown = [phase for phase in place.set_in if phase not in layout.phases]
        expect(not unknown, f"is set in the phases {unknown}", f"some of {', '.join(layout.phases) or 'a place phase'}")
    for verb in layout.verbs:
        known = taken.get(verb.constant)
        _Expect(f"{layout.game}: the verb {verb.words!r}")(
            known is None, f"shares the name {verb.constant} with {known!r}", "a name of its own"
        )
        taken[verb.constant] = verb.words
    for shared in layout.box:
        named = taken.get(shared.name.upper())
        _Expect(f"{layout.game}: {shared.name!r} of the box")(
            named is None, f"shares the name {shared.name.upper()} with {named!r}", "a name of its own"
        )
    for pieces in layout.pieces:
        _check_pieces(layout, pieces)


@dataclass(frozen=True)
class _Expect:
    where: str

    def __call__(self, true: bool, found: str, expected: str) -> None:
        if not true:
            raise InvalidLayout(f"{self.where} {found}; expected {expected}")


def dimensions_of(place: Place) -> Iterator[Dimension]:
    yield from place.by
    match place.kind:
        case One(of) | Bits(of):
            yield of
        case Counts(packing):
            yield packing.of
        case Pair(of, other):
            yield from (of, other)
        case Stack() as stack:
            yield stack.of
        case Count(Dimension() as highest):
            yield highest


def _check_kind(layout: Layout, place: Place, expect: _Expect) -> None:
    for dimension in dimensions_of(place):
        found = len(dimension.entries)
        expect(len(set(dimension.entries)) == found > 0, f"has a {dimension.name} twice, or none", "names of their own")
        enough = dimension.many == "fixed" or found - dimension.beside == max(layout.seats)
        expect(enough, f"is about {found} {dimension.name} entries", f"{max(layout.seats)}, as many as seats")
        called = len(set(dimension.called))
        expect(called == found, f"has {called} names in files for {found} {dimension.name} entries", "one for each")
    match place.kind:
        case Count(int(highest), lowest):
            expect(lowest <= highest, f"is counted from {lowest} to {highest}", "the lowest count first")
        case Bits(of):
            expect(len(of.entries) <= WORD, f"is a set of {len(of.entries)}", f"at most {WORD}")
        case Counts(packing, highest):
            expect(0 < highest < 1 << packing.bits, f"has counts to {highest} in {packing.bits} bits", "room for them")
            width = packing.bits * len(packing.of.entries)
            expect(width <= WORD, f"packs counts into {width} bits", f"at most {WORD}")
        case Pair(of, other):
            plain = of.many == other.many == "fixed"
            expect(plain, f"is a pair of {of.name} and {other.name}", "two dimensions that are the same for everybody")
        case Stack() as stack:
            expect(len(place.by) > 0, "is a stack by itself", "a row of stacks")
            _check_stack(layout, stack, expect)
    own = place.seen not in (OWN, SECRET) or (bool(place.by) and place.by[0].many == "seats")
    expect(own, "is seen by its own seat, but is not counted by seats first", "a place of seats")
    if place.filled:
        known = {other.name: other.by for other in layout.places}
        expect(known.get(place.filled) == place.by[:-1], f"is filled up to {place.filled!r}", "a count for each row")
        expect(isinstance(place.kind, One), "is filled", "one of a dimension in each of its numbers")
    fits = place.seen != PARTLY or bool(place.filled)
    expect(fits, "is seen partly, but is no row that is filled", "filled=, so that what is not known is none")
    plain = place.seen in (OPEN, TOLD) or isinstance(place.kind, Bits | Counts | One)
    expect(plain, f"is seen as {place.seen!r}", "open: of a count or a bit nothing can stand for what is hidden")
    fits = place.seen != SECRET or isinstance(place.kind, Bits | Counts)
    expect(fits, "is a secret", "own, where it is no set and no counts: only of these others know how many")
    lowest, highest = layout.bounds(place, max(layout.seats))
    expect(lowest <= place.default <= highest, f"is usually {place.default}", f"{lowest} to {highest}")


def _check_stack(layout: Layout, stack: Stack, expect: _Expect) -> None:
    width = stack.bits * stack.room + 1
    expect(width <= WORD, f"packs a stack into {width} bits", f"at most {WORD}")
    owners = stack.of.many == "seats" and not stack.of.beside and len(stack.of.entries) <= 1 << stack.bits
    expect(owners, f"has owners by {stack.of.name}", f"seats that fit into {stack.bits} bits")
    most = min(255, stack.deepest)
    expect(0 < stack.each <= most, f"has {stack.each} of an owner in a stack", f"1 to {most}")
    beneath = next((place for place in layout.places if place.name == stack.beneath), None)
    fits = beneath is not None and len(beneath.by) == 1 and beneath.size == stack.deepest - stack.room
    expect(fits, f"goes on in {stack.beneath!r}", f"a row of {stack.deepest - stack.room}, for what does not fit")


def _check_entry(layout: Layout, place: Place, expect: _Expect) -> None:
    """What a position file can say of a place."""
    if place.each:
        fits = isinstance(place.kind, Bits) and place.kind.of.many == "seats" and not place.by
        expect(fits, "is said by each seat", "a set of seats")
    if place.listed:
        fits = isinstance(place.kind, One) and place.kind.of.many == "seats" and len(place.by) == 1
        expect(fits, "is listed by seats", "a seat for each entry of one dimension")
    elif place.key and place.filled:
        first, *others = [dimension.many for dimension in place.by]
        fits = first in ("fixed", "seats") and set(others) <= {"fixed"}
        expect(fits, "is filled by what a position file cannot say", "rows of seats, or of what is the same for all")
        named = place.key.count("{}")
        expected = sum(dimension.many == "fixed" for dimension in place.by[:-1])
        expect(named == expected, f"is called {place.key!r} in a file", f"{expected} times '{{}}' in its name")
    elif place.key and place.by:
        many = tuple(dimension.many for dimension in place.by)
        rows = many in (("seats", "fixed"), ("seats", "seats")) and not isinstance(place.kind, Bits)
        fits = rows or many in (("fixed",), ("seats",), ("turns",))
        if isinstance(place.kind, Stack):
            fits = many == ("fixed", "fixed")
        by = " and ".join(dimension.name for dimension in place.by)
        expect(fits, f"is counted by {by}, which a position file cannot say", "entry='', and a section of the game's")
    expect(bool(place.key) or not place.needed, "is needed in a file, but has no entry", "a name for its entry")
    if place.like:
        before = [other.name for other in layout.places[: layout.places.index(place)] if other.kind == place.kind]
        expect(place.like in before, f"is like {place.like!r}", "a place of the same kind, declared before it")


def _check_pieces(layout: Layout, pieces: Pieces) -> None:
    expect = _Expect(f"{layout.game}: the pieces {pieces.name!r}")
    known = {place.name: place for place in layout.places if not place.derived}
    named = [name for place in pieces.places for name in ((place,) if isinstance(place, str) else place)]
    for name in (*named, pieces.rest):
        expect(name in known, f"name the place {name!r}, which is not there or derived", "a place that is kept")
    counted = [(place, "") if isinstance(place, str) else place for place in pieces.places]
    for name, whose in (*counted, (pieces.rest, "")):
        match known[name].kind:
            case Counts(packing):
                fits = packing.of == pieces.of or pieces.of in known[name].by
            case Bits(dimension) | One(dimension):
                fits = dimension == pieces.of
            case Stack() as stack:
                fits = stack.of == pieces.of
            case Count():
                by = known[whose] if whose else None
                one = isinstance(by.kind, One) and by.kind.of == pieces.of and by.by == known[name].by if by else False
                fits = one if whose else pieces.of is None or pieces.of in known[name].by
            case _:
                fits = False
        of = pieces.of.name if pieces.of else "nothing"
        expect(fits, f"cannot be counted in the place {name!r}", f"one that counts them by {of}")
    expect(known[pieces.rest].key == "", f"have their rest in {pieces.rest!r}, which a file names", "entry=''")
