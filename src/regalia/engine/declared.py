"""What follows from a declared table without any rules: its position file, its pieces counted, its numbers checked.

A game adds the rest: sections of the file that people would not want as the table has them, what `settles` itself
once a file is read, and what else can be wrong with a table (`troubles`).
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache, reduce
from itertools import chain
from operator import ge, le, or_
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
import tomli_w
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.errors import InvalidPosition
from regalia.engine.game import listed
from regalia.engine.layout import (
    Bit,
    Bits,
    Count,
    Counts,
    Dimension,
    Layout,
    One,
    Pair,
    Pieces,
    Place,
    Stack,
    dimensions_of,
)
from regalia.engine.observing import table
from regalia.engine.state import State
from regalia.engine.toml import read_toml

S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Section(Generic[S]):
    """An entry of the file that a game reads and writes itself."""

    shape: Any
    """What msgspec reads it as."""
    read: Callable[["Reader[S]", S, Any], None]
    write: Callable[[S], object]
    """None: the file does not have it. So it is read where a file does not have it."""


@dataclass(frozen=True)
class Declared(Generic[S]):
    """The table of a game, with what its rules say of it."""

    layout: Layout
    lay_out: Callable[[int], S]
    """The box on the table for a number of seats, before the set-up."""
    troubles: Callable[[S], Iterator[str]] = lambda _: iter(())
    """What the rules say is wrong with a table, in words: its numbers are within their bounds, what goes with other
    phases is as usual, and what `settle` puts is there."""
    settle: Callable[[S], None] = lambda _: None
    """Put what a position file need not say; all that it says stands on the table. A snapshot has the same."""
    sections: Mapping[str, Section[S]] = field(default_factory=dict)
    also_counted: Callable[[S], dict[str, int]] = lambda _: {}
    """Of pieces that no place has as such: what stays the same through a game, too."""

    def wrong(self, state: S, usual: tuple[int, ...] | None = None) -> Iterator[str]:
        """What is wrong with a table from anywhere: numbers out of bounds, pieces lost, what the rules say. Whoever has
        the numbers of one that is laid out spares this the making of another."""
        plan = self._plan(int(state.seats), usual)
        numbers = list(state.t)
        if not plan.round.fits(int(state.round)):
            yield f"{plan.round.where} is {int(state.round)}"
        if not plan.within(numbers):
            for cell in plan.cells:
                if not cell.fits(numbers[cell.at]):
                    yield f"{cell.where} is {numbers[cell.at]}"
        for row in plan.rows:
            count = numbers[row.count_at]
            behind = numbers[row.at + count : row.at + row.size]
            if behind.count(row.usual) < len(behind):
                yield f"there is something behind the {count} of a row"
        for stocks in plan.stocks:
            if stocks.one_each(numbers):
                continue
            for stock in stocks.each:
                if (found := stock.elsewhere(numbers) + stock.rest(numbers)) != stock.total:
                    yield f"there are {found} {stock.name}, expected {stock.total}"
        for stacks in plan.stacks:
            yield from stacks.wrong(numbers)
        yield from self._of_what_follows(state)
        yield from self.against(state)

    def against(self, state: S) -> Iterator[str]:
        """What phases and rules say is wrong with a table that has settled."""
        yield from self.out_of_phase(state)
        yield from self.troubles(state)
        waiting = int(state.pending())
        for seat in range(waiting.bit_length()):
            if waiting >> seat & 1 and not state.legal(seat):
                yield f"seat {seat} has to decide, but nothing is possible"

    def out_of_phase(self, state: S) -> Iterator[str]:
        """What is set in another phase, or is not in its own."""
        numbers = list(state.t)
        phased = self._phased[int(state.seats)]
        if not phased.fits(numbers):
            for cell in phased.cells:
                if not cell.fits(numbers):
                    yield cell.wrong(numbers)

    def _of_what_follows(self, state: S) -> Iterator[str]:
        """Whatever settles by itself is worked out once more."""
        again = state.clone()
        self.settle(again)
        if list(again.t) == list(state.t):
            return
        for place in self.layout.places:
            for cell in self.layout.cells(place, int(state.seats)):
                at = self.layout.offset(place, cell)
                if again.t[at] != state.t[at]:
                    found, expected = _in_words(place, state.t[at]), _in_words(place, again.t[at])
                    yield f"{_where(place, cell)} is {found}, expected {expected}"

    def observe(self, state: S, seat: int, out: vec[i64], **known: int) -> None:
        """`State.observe` of a game that has no `table.py`. What is seen partly is given as `<name>_known`."""
        layout, seats = self.layout, int(state.seats)
        if any(dimension.many == "sides" for place in layout.places for dimension in dimensions_of(place)):
            known |= {"sides": layout.sides.get(seats, seats), "side": int(state.side(seat))}
        given = {"t": state.t, "seats": seats, "seat": seat, "current_round": int(state.round), "out": out}
        self._observe(**given, waiting=int(state.pending()), **known)

    @cached_property
    def _observe(self) -> Callable[..., None]:
        written: dict[str, Any] = {}
        exec(table(self.layout), written)
        observe: Callable[..., None] = written["observe"]
        return observe

    def inventory(self, state: S) -> dict[str, int]:
        """All pieces of the box, counted wherever they can be."""
        numbers = list(state.t)
        stocks = chain.from_iterable(stocks.each for stocks in self._plan(int(state.seats)).stocks)
        counted = {stock.name: stock.elsewhere(numbers) + stock.rest(numbers) for stock in stocks}
        return counted | self.also_counted(state)

    @cached_property
    def _phased(self) -> Mapping[int, "_AllPhased"]:
        """For a number of seats."""
        return {seats: _AllPhased(self.layout, seats) for seats in self.layout.seats}

    def _plan(self, seats: int, usual: tuple[int, ...] | None = None) -> "_Plan":
        """By a fresh table, which an owner's data can change."""
        usual = usual or tuple(self.lay_out(seats).t)
        if (seats, usual) not in self._plans:
            self._plans[seats, usual] = _Plan(self.layout, seats, usual)
        return self._plans[seats, usual]

    @cached_property
    def _plans(self) -> dict[tuple[int, tuple[int, ...]], "_Plan"]:
        return {}

    def _entries(self, place: Place, state: S) -> list[int]:
        """The numbers of a place that the table uses."""
        layout = self.layout
        return [state.t[layout.offset(place, cell)] for cell in layout.cells(place, int(state.seats))]

    def _put_rest(self, state: S, source: str) -> None:
        """All pieces that the file does not name are in their rest."""
        numbers = list(state.t)
        for stock in chain.from_iterable(stocks.each for stocks in self._plan(int(state.seats)).stocks):
            used = stock.elsewhere(numbers)
            if used > stock.total:
                expected = f"expected at most {stock.total}{stock.rule}"
                raise InvalidPosition(f"{source}: there are {used} {stock.name}, {expected}")
            state.t[stock.rest_at] += (stock.total - used - stock.rest(numbers)) << stock.rest_shift

    # The position file

    def read_position(self, text: str, source: str) -> S:
        """The table of a file, or an InvalidPosition that names the entry and what was expected."""
        return Reader(self, text, source).state()

    def write_position(self, state: S) -> str:
        """The table as its file says it."""
        entries: dict[str, object] = {"game": self.layout.game, "round": int(state.round)}
        seats: list[dict[str, object]] = [{} for _ in range(int(state.seats))]
        for place in self.layout.places:
            if not place.key or place.filled:
                continue
            numbers = self._entries(place, state)
            if place.each:
                for seat, own in enumerate(seats):
                    own.update({place.key: True} if numbers[0] >> seat & 1 else {})
            elif place.listed:
                for seat, own in enumerate(seats):
                    names = [name for name, holder in zip(place.by[0].called, numbers, strict=True) if holder == seat]
                    own.update({place.key: names} if names else {})
            elif isinstance(place.kind, Stack):
                entries[place.key] = _Stacks(self.layout, place, len(seats)).said(list(state.t))
            elif not place.by:
                usual = state.t[self.layout.offsets[place.like]] if place.like else place.default
                if numbers[0] != usual or place.needed:
                    entries[place.key] = _said(place, numbers[0])
            elif place.by[0].many == "turns":
                entries[place.key] = [_said(place, number) for number in numbers]
            elif place.by[0].many == "fixed":
                entries[place.key] = _said_by_name(place, numbers) or None
            else:
                width = len(numbers) // len(seats)
                for seat, own in enumerate(seats):
                    row = numbers[seat * width : (seat + 1) * width]
                    if any(number != place.default for number in row):
                        own[place.key] = _said(place, row[0]) if len(place.by) == 1 else _said_by_name(place, row)
        for filled in _rows(self.layout, len(seats)):
            row = state.row(filled.at, state.t[filled.count_at])
            if row and filled.key:
                owner = entries if filled.seat is None else seats[filled.seat]
                owner[filled.key] = [_said(filled.place, number) for number in row]
        entries |= {name: section.write(state) for name, section in self.sections.items()}
        entries["seat"] = [_present(own) for own in seats]
        return tomli_w.dumps(_nested(_present(entries)))

    @cached_property
    def shape(self) -> type[msgspec.Struct]:
        """What msgspec reads a file as."""
        top: list[Any] = [("game", str), ("seat", list[self._seat_shape()]), ("round", int, self.layout.round.default)]  # type: ignore[misc]
        nested: dict[str, list[Any]] = {}
        for place in self.layout.places:
            if place.key and not place.listed and not place.each and not _in_seats(place) and not place.filled:
                shape: Any = _shape(place)
                if place.by and not isinstance(place.kind, Stack):
                    shape = list[shape] if place.by[0].many == "turns" else dict[str, shape]
                table, _, name = place.key.rpartition(".")
                fields = nested.setdefault(table, []) if table else top
                fields.append((name, shape) if place.needed else (name, shape | None, None))
        for name, fields in nested.items():
            inner = msgspec.defstruct(name.capitalize(), fields, forbid_unknown_fields=True, kw_only=True)
            top.append((name, inner, msgspec.field(default_factory=inner)))
        top += self._rows_shape(None)
        top += [(name, section.shape | None, None) for name, section in self.sections.items()]
        return msgspec.defstruct("Position", top, forbid_unknown_fields=True, kw_only=True)

    def _seat_shape(self) -> Any:
        fields: list[Any] = []
        for place in self.layout.places:
            if place.key and place.each:
                fields.append((place.key, bool, False))
            elif place.key and place.listed:
                fields.append((place.key, list[str], msgspec.field(default_factory=list)))
            elif place.key and _in_seats(place) and not place.filled:
                shape = _shape(place) if len(place.by) == 1 else dict[str, _shape(place)]  # type: ignore[misc]
                fields.append((place.key, shape | None, None))
        fields += self._rows_shape(0)
        return msgspec.defstruct("Seat", fields, forbid_unknown_fields=True, kw_only=True)

    def _rows_shape(self, seat: int | None) -> list[Any]:
        """The entries that are rows, of a seat or of nobody."""
        rows = [row for row in _rows(self.layout, 1) if row.key and row.seat == seat]
        return [(row.key, list[_shape(row.place)] | None, None) for row in rows]  # type: ignore[misc]


class Reader(Generic[S]):
    """Builds a table entry by entry; every complaint names the source, the entry and what was expected."""

    def __init__(self, declared: Declared[S], text: str, source: str) -> None:
        self.declared = declared
        self.source = source
        layout = declared.layout
        shape: type[Any] = declared.shape
        self.position = read_toml(text, shape, source, InvalidPosition)
        self.seats = len(self.position.seat)
        self.expect(self.position.game == layout.game, f"game is {self.position.game!r}, expected {layout.game!r}")
        self.expect(self.seats in layout.seats, f"{self.seats} [[seat]] entries, expected {listed(layout.seats)}")

    def expect(self, true: bool, complaint: str) -> None:
        """Refuse the file unless something holds."""
        if not true:
            raise InvalidPosition(f"{self.source}: {complaint}")

    def state(self) -> S:
        declared, layout = self.declared, self.declared.layout
        state = declared.lay_out(self.seats)
        state.round = self.number(layout.round, self.position.round, layout.round.key)
        for place in layout.places:
            if place.key and not place.filled:
                self._place(state, place)
        for row in _rows(layout, self.seats):
            if row.key:
                self._fill(state, row)
        for name, section in declared.sections.items():
            section.read(self, state, getattr(self.position, name))
        declared._put_rest(state, self.source)
        state.derive()
        declared.settle(state)
        for trouble in declared.against(state):
            self.expect(False, trouble)
        return state

    def entry(self, key: str) -> Any:
        """What the file says under a name; None if it does not say it."""
        found = self.position
        for name in key.split("."):
            found = getattr(found, name)
        return found

    def _place(self, state: S, place: Place) -> None:
        layout = self.declared.layout
        at = layout.offsets[place.name]
        if place.each:
            state.t[at] = sum(getattr(own, place.key) << seat for seat, own in enumerate(self.position.seat))
        elif place.listed:
            for seat, own in enumerate(self.position.seat):
                for name in getattr(own, place.key):
                    entry = self.one_of(name, self.names(place.by[0]), f"seat {seat}: {place.key} names")
                    self.expect(state.t[at + entry] < 0, f"seat {seat}: {place.key} names {name!r} a second time")
                    state.t[at + entry] = seat
        elif isinstance(place.kind, Stack):
            self._pile_up(state, _Stacks(layout, place, self.seats), self.entry(place.key) or {})
        elif not place.by:
            value = self.entry(place.key)
            self._put(state, place, at, value, place.key)
            if place.like and value is None:
                state.t[at] = state.t[layout.offsets[place.like]]
        elif place.by[0].many == "turns":
            given = getattr(self.position, place.key)
            count = layout.used(place.by[0], self.seats)
            self.expect(len(given) == count, f"{place.key} is {given}, expected {count} entries")
            for turn, value in enumerate(given):
                self._put(state, place, at + turn, value, place.key)
        elif place.by[0].many == "fixed":
            self._put_by_name(state, place, at, place.by[0], self.entry(place.key), place.key)
        else:
            width = place.size // len(place.by[0].entries)
            for seat, own in enumerate(self.position.seat):
                where = f"seat {seat}: {place.key}"
                value = getattr(own, place.key)
                if len(place.by) == 1:
                    self._put(state, place, at + seat, value, where)
                    continue
                self._put_by_name(state, place, at + seat * width, place.by[1], value, where)

    def _pile_up(self, state: S, stacks: "_Stacks", given: Mapping[str, Mapping[str, list[str]]]) -> None:
        """The things of all stacks, each named from the top down."""
        (outer, inner), stack = stacks.place.by, stacks.stack
        owners: dict[int, list[int]] = {}
        for name, row in given.items():
            where = f"{stacks.place.key}.{name}"
            first = self.one_of(name, self.names(outer), f"{stacks.place.key} names the {outer.name}")
            for below, called in row.items():
                second = self.one_of(below, self.names(inner), f"{where} names the {inner.name}")
                found = [self.one_of(each, self.names(stack.of), f"{where}.{below} names") for each in called]
                size = f"{where}.{below} has {len(found)}, expected at most"
                self.expect(len(found) <= stack.deepest, f"{size} {stack.deepest}")
                owners[first * len(inner.entries) + second] = found
        beneath = stacks.beneath_of(owners)
        deep = f"{stacks.place.key} has {len(beneath)} deeper down than {stack.room}, expected at most"
        self.expect(len(beneath) <= stacks.beneath_size, f"{deep} {stacks.beneath_size}")
        for number, found in owners.items():
            state.t[stacks.at + number] = stacks.packed(found)
        for number, under in enumerate(beneath):
            state.t[stacks.beneath_at + number] = under

    def _fill(self, state: S, row: "_Row") -> None:
        """A list of the file, from the first place of a row on."""
        assert isinstance(row.place.kind, One)
        own, where = self.position, row.key
        if row.seat is not None:
            own, where = self.position.seat[row.seat], f"seat {row.seat}: {row.key}"
        names = getattr(own, row.key) or []
        self.expect(len(names) <= row.size, f"{where} has {len(names)} entries, expected at most {row.size}")
        for number, name in enumerate(names):
            state.t[row.at + number] = self.one_of(name, self.names(row.place.kind.of), f"{where} names")
        state.t[row.count_at] = len(names)

    def _put_by_name(self, state: S, place: Place, at: int, by: Dimension, given: Any, where: str) -> None:
        for name, value in (given or {}).items():
            entry = self.one_of(name, self.names(by), f"{where} names")
            self._put(state, place, at + entry, value, f"{where} of {name}")

    def _put(self, state: S, place: Place, at: int, value: Any, where: str) -> None:
        none = value is None or (value == "" and place.can_be_none)
        state.t[at] = place.default if none else self.number(place, value, where)

    def number(self, place: Place, value: Any, where: str) -> int:
        """A value of the file as the table has it."""
        lowest, highest = self.declared.layout.bounds(place, self.seats)
        rule = _by_rule(place.rule)
        match place.kind:
            case Count():
                self.expect(lowest <= value <= highest, f"{where} is {value}, expected {lowest} to {highest}{rule}")
                return int(value)
            case One(of) if of.by_number and not isinstance(value, str):
                first = int(of.numbered)
                within = first <= value <= highest + first
                self.expect(within, f"{where} is {value}, expected {first} to {highest + first}{rule}")
                return int(value) - first
            case One(of):
                return self.one_of(value, self.names(of), f"{where} is")
            case Bit():
                return int(value)
            case Bits(of):
                mask = 0
                for each in value:
                    entry = 1 << self.one_of(each, self.names(of), f"{where} names")
                    self.expect(not mask & entry, f"{where} names {each!r} a second time")
                    mask |= entry
                return mask
            case Counts(packing, most):
                packed = 0
                for name, count in value.items():
                    entry = self.one_of(name, packing.of.entries, f"{where} names")
                    self.expect(0 <= count <= most, f"{where} has {count} {name}, expected 0 to {most}{rule}")
                    packed += count << packing.bits * entry
                return packed
            case Pair(of, other):
                first = self.one_of(value[0], self.names(of), f"{where} names the {of.name}")
                second = self.one_of(value[1], self.names(other), f"{where} names the {other.name}")
                return first * len(other.entries) + second
            case Stack():
                raise TypeError("a stack is no single value")

    def names(self, dimension: Dimension) -> tuple[str, ...]:
        """The entries that this table uses."""
        beside = len(dimension.entries) - dimension.beside
        return dimension.called[: self.declared.layout.used(dimension, self.seats)] + dimension.called[beside:]

    def one_of(self, name: str | int, names: Sequence[str], what: str) -> int:
        """The number of a name among those that can stand there."""
        self.expect(str(name) in names, f"{what} {name!r}, expected {listed([each for each in names if each])}")
        return names.index(str(name))


class _Cell:
    """A number of the table, and what it can be."""

    def __init__(self, place: Place, at: int, where: str, bounds: tuple[int, int], seats: int) -> None:
        self.at = at
        self.where = where
        self.lowest, self.highest = bounds
        self.bits = 0
        """Of each of the counts that are packed in it."""
        self.gap = range(0)
        """What no seat is, and what stands beside them is not either."""
        if isinstance(place.kind, One) and place.kind.of.beside:
            self.gap = range(seats, len(place.kind.of.entries) - place.kind.of.beside)
        if isinstance(place.kind, Counts):
            self.bits, self.most = place.kind.packing.bits, place.kind.highest

    def fits(self, number: int) -> bool:
        if not self.lowest <= number <= self.highest:
            return False
        return _highest(number, self.bits) <= self.most if self.bits else number not in self.gap


class _Stock:
    """The pieces of one kind: where a table of so many seats has them."""

    def __init__(self, layout: Layout, seats: int, usual: Sequence[int], pieces: Pieces, entry: int) -> None:
        self.name = pieces.name.format(pieces.of.called[entry]) if pieces.of else pieces.name
        self.rule = _by_rule(pieces.rule)
        self._packed: list[tuple[int, int, int]] = []
        """Counts: where, shifted by how much, and their mask."""
        self._equal: list[tuple[int, int]] = []
        """One piece each, where a number is this one."""
        self._owned: list[tuple[int, int, int]] = []
        """Counts of pieces that belong to whom another number says."""
        self._stacks: list[_Stacks] = []
        self._entry = entry
        for name in pieces.places:
            place = layout.place(name if isinstance(name, str) else name[0])
            if isinstance(place.kind, Stack):
                self._stacks.append(_Stacks(layout, place, seats))
                continue
            for cell in layout.cells(place, seats):
                at = layout.offset(place, cell)
                if not isinstance(name, str):
                    self._owned.append((at, layout.offset(layout.place(name[1]), cell), entry))
                elif isinstance(place.kind, One):
                    self._equal.append((at, entry))
                else:
                    self._packed += [(at, *part) for part in _parts(place, cell, pieces, entry)]
        rest = layout.place(pieces.rest)
        ((self.rest_at, self.rest_shift, self._rest_mask),) = [
            (layout.offset(rest, cell), *part)
            for cell in layout.cells(rest, seats)
            for part in _parts(rest, cell, pieces, entry)
        ]
        self.total = self.elsewhere(usual) + self.rest(usual)

    def rest(self, numbers: Sequence[int]) -> int:
        return numbers[self.rest_at] >> self.rest_shift & self._rest_mask

    def elsewhere(self, numbers: Sequence[int]) -> int:
        found = 0
        for at, shift, mask in self._packed:
            found += numbers[at] >> shift & mask
        for at, entry in self._equal:
            found += numbers[at] == entry
        for at, owner, entry in self._owned:
            if numbers[owner] == entry:
                found += numbers[at]
        for stacks in self._stacks:
            found += stacks.count(numbers, self._entry)
        return found


class _Stocks:
    """The pieces of all entries."""

    def __init__(self, layout: Layout, seats: int, usual: Sequence[int], pieces: Pieces) -> None:
        entries = range(layout.used(pieces.of, seats) if pieces.of else 1)
        self.each = [_Stock(layout, seats, usual, pieces, entry) for entry in entries]
        names = [name if isinstance(name, str) else name[0] for name in (*pieces.places, pieces.rest)]
        kinds: dict[type, list[int]] = {}
        for place in map(layout.place, names):
            found = [layout.offset(place, cell) for cell in layout.cells(place, seats)]
            kinds.setdefault(type(place.kind), []).extend(found)
        self._sets, self._ones = kinds.get(Bits, []), kinds.get(One, [])
        self._single = kinds.keys() <= {Bits, One} and all(stock.total == 1 for stock in self.each)

    def one_each(self, numbers: Sequence[int]) -> bool:
        """There is one piece of each entry, in sets and in numbers of their own; and it is there."""
        if not self._single:
            return False
        masks = [numbers[at] for at in self._sets] + [1 << numbers[at] for at in self._ones if numbers[at] >= 0]
        whole = (1 << len(self.each)) - 1
        return sum(map(int.bit_count, masks)) == len(self.each) and reduce(or_, masks) == whole


class _Stacks:
    """All stacks of a place, at a table of so many seats."""

    def __init__(self, layout: Layout, place: Place, seats: int) -> None:
        assert isinstance(place.kind, Stack)
        self.place = place
        self.stack = place.kind
        self.at = layout.offsets[place.name]
        beneath = layout.place(place.kind.beneath)
        self.beneath_at, self.beneath_size = layout.offsets[beneath.name], beneath.size
        self._cells = {layout.offset(place, cell) - self.at: cell for cell in layout.cells(place, seats)}
        self._seats = seats
        self._mask = (1 << self.stack.bits) - 1

    def count(self, numbers: Sequence[int], owner: int) -> int:
        """How many things of this owner lie in them."""
        found = 0
        for number in numbers[self.at : self.at + self.place.size]:
            if number > 1:
                found += _owners(number, self.stack.bits).count(owner)
        for under in filter(None, self._beneath(numbers)):
            found += under - 1 & self._mask == owner
        return found

    def _beneath(self, numbers: Sequence[int]) -> Sequence[int]:
        return numbers[self.beneath_at : self.beneath_at + self.beneath_size]

    def owners(self, numbers: Sequence[int]) -> dict[int, list[int]]:
        """Of each stack that is not empty: the owners from the top down."""
        row = enumerate(numbers[self.at : self.at + self.place.size])
        found = {number: list(_owners(packed, self.stack.bits)) for number, packed in row if packed > 1}
        for under in filter(None, self._beneath(numbers)):
            place = under - 1 >> self.stack.bits
            found.setdefault(place // self.stack.deepest, []).append(under - 1 & self._mask)
        return found

    def packed(self, owners: Sequence[int]) -> int:
        """The number of a stack, as far as it goes."""
        packed = 1
        for owner in reversed(owners[: self.stack.room]):
            packed = packed << self.stack.bits | owner
        return packed

    def beneath_of(self, owners: Mapping[int, Sequence[int]]) -> list[int]:
        """What these stacks have deeper down, as the table keeps it."""
        return [
            (number * self.stack.deepest + depth << self.stack.bits) + owner + 1
            for number, stack in sorted(owners.items())
            for depth, owner in enumerate(stack[self.stack.room :], start=self.stack.room)
        ]

    def wrong(self, numbers: Sequence[int]) -> Iterator[str]:
        """Owners that nobody is, and what lies beneath no stack."""
        row = [packed for packed in numbers[self.at : self.at + self.place.size] if packed > 1]
        deep = any(self._beneath(numbers)) or max(row, default=0) >> self.stack.bits * self.stack.room
        if not deep and all(max(_owners(packed, self.stack.bits)) < self._seats for packed in row):
            return
        owners = self.owners(numbers)
        for number, found in owners.items():
            if max(found) >= self._seats:
                yield f"{_where(self.place, self._cells[number])} has something of nobody"
        beneath = self.beneath_of(owners)
        if [*beneath, *[0] * (self.beneath_size - len(beneath))] != list(self._beneath(numbers)):
            yield f"{self.place.key or self.place.words}: what lies very deep does not fit to the stacks above"

    def said(self, numbers: Sequence[int]) -> dict[str, dict[str, list[str]]] | None:
        """As a file says it: by name, from the top down."""
        (outer, inner), called = self.place.by, self.stack.of.called
        found: dict[str, dict[str, list[str]]] = {}
        for number, owners in sorted(self.owners(numbers).items()):
            first, second = divmod(number, len(inner.entries))
            row = found.setdefault(outer.called[first], {})
            row[inner.called[second]] = [called[owner] for owner in owners]
        return found or None


@lru_cache(10_000)
def _highest(packed: int, bits: int) -> int:
    """Of counts that are packed in a number."""
    most = 0
    while packed:
        most = max(most, packed & (1 << bits) - 1)
        packed >>= bits
    return most


@lru_cache(10_000)
def _owners(packed: int, bits: int) -> tuple[int, ...]:
    """Of a stack in one number, from the top down."""
    found = []
    while packed > 1:
        found.append(packed & (1 << bits) - 1)
        packed >>= bits
    return tuple(found)


class _Phased:
    """A number that is as usual but in some phases."""

    def __init__(self, layout: Layout, place: Place, cell: tuple[int, ...]) -> None:
        self.place, self.cell, self.names, self.usual = place, cell, layout.phases, place.default
        self.at, self.phase_at = layout.offset(place, cell), layout.offsets["phase"]
        self.set_in = [phase in place.set_in for phase in self.names]
        self.always = [phase in place.always for phase in self.names]

    def fits(self, numbers: Sequence[int]) -> bool:
        """It can be what it is now."""
        if numbers[self.at] == self.usual:
            return not self.always[numbers[self.phase_at]]
        return self.set_in[numbers[self.phase_at]]

    def wrong(self, numbers: Sequence[int]) -> str:
        """Why it cannot."""
        found, phase = numbers[self.at], numbers[self.phase_at]
        expected = "another" if self.set_in[phase] else _in_words(self.place, self.usual)
        is_now = f"{_where(self.place, self.cell)} is {_in_words(self.place, found)} in phase {self.names[phase]}"
        return f"{is_now}, expected {expected}{_by_rule(self.place.rule)}"


class _AllPhased:
    """All such numbers at a table of so many seats."""

    def __init__(self, layout: Layout, seats: int) -> None:
        phased = [place for place in layout.places if place.set_in]
        self.cells = [_Phased(layout, place, cell) for place in phased for cell in layout.cells(place, seats)]
        self._phase_at = layout.offsets["phase"] if phased else 0
        phases = range(len(layout.phases))
        self._unset = [[cell.at for cell in self.cells if not cell.set_in[phase]] for phase in phases]
        self._usual = [[cell.usual for cell in self.cells if not cell.set_in[phase]] for phase in phases]
        self._always = [[cell for cell in self.cells if cell.always[phase]] for phase in phases]

    def fits(self, numbers: Sequence[int]) -> bool:
        """All of them can be what they are now."""
        if not self.cells:
            return True
        phase = numbers[self._phase_at]
        as_usual = [numbers[at] for at in self._unset[phase]] == self._usual[phase]
        return as_usual and all(numbers[cell.at] != cell.usual for cell in self._always[phase])


def _parts(place: Place, cell: tuple[int, ...], pieces: Pieces, entry: int) -> Iterator[tuple[int, int]]:
    """By how much to shift one of its numbers, and the mask, to have the pieces there, once for each count of them."""
    of = [index for dimension, index in zip(place.by, cell, strict=True) if dimension == pieces.of]
    here = pieces.of is None or of[-1:] == [entry]  # of prisoners by holder and owner: whose they are
    match place.kind:
        case Counts(packing) if packing.of == pieces.of:
            yield packing.bits * entry, (1 << packing.bits) - 1
        case Counts(packing) if here:  # counted by something else: all of them are this entry's
            for other in range(len(packing.of.entries)):
                yield packing.bits * other, (1 << packing.bits) - 1
        case Bits():
            yield entry, 1
        case Count() if here:
            yield 0, -1


class _Row(NamedTuple):
    """A row that is filled."""

    place: Place
    seat: int | None
    """Whose; None where it is nobody's."""
    key: str
    """Its name in a file; empty where it has no entry."""
    at: int
    size: int
    usual: int
    """What stands behind the last one."""
    count_at: int
    """Where the number of what is there stands."""


def _rows(layout: Layout, seats: int) -> Iterator[_Row]:
    """All rows that are filled."""
    for place in layout.places:
        if place.filled:
            count, size = layout.place(place.filled), len(place.by[-1].entries)
            for cell in layout.cells(count, seats):
                seat = cell[0] if _in_seats(place) else None
                called = [of.called[entry] for of, entry in zip(count.by, cell, strict=True) if of.many == "fixed"]
                at, count_at = layout.offset(place, (*cell, 0)), layout.offset(count, cell)
                yield _Row(place, seat, place.key.format(*called), at, size, place.default, count_at)


def _in_seats(place: Place) -> bool:
    """A file says it in the entries of the seats."""
    return bool(place.by) and place.by[0].many == "seats"


class _Plan:
    """All that is checked and counted at a table of so many seats."""

    def __init__(self, layout: Layout, seats: int, usual: Sequence[int]) -> None:
        self.round = _Cell(layout.round, 0, layout.round.words, layout.bounds(layout.round, seats), seats)
        self.cells = list(_cells(layout, seats, usual))
        self.rows = list(_rows(layout, seats))
        self.stacks = [_Stacks(layout, place, seats) for place in layout.places if isinstance(place.kind, Stack)]
        self.stocks = [_Stocks(layout, seats, usual, pieces) for pieces in layout.pieces]
        self._lowest, self._highest = [cell.lowest for cell in self.cells], [cell.highest for cell in self.cells]
        self._more = [cell for cell in self.cells if cell.bits or cell.gap]

    def within(self, numbers: Sequence[int]) -> bool:
        """All numbers are within their bounds. The cells are all that is kept, in order."""
        inside = all(map(le, self._lowest, numbers)) and all(map(ge, self._highest, numbers))
        return inside and all(cell.fits(numbers[cell.at]) for cell in self._more)


def _cells(layout: Layout, seats: int, usual: Sequence[int]) -> Iterator[_Cell]:
    """All numbers that are no derived ones. Those of nobody are as at any fresh table, and so are fixed ones."""
    for place in layout.places:
        if place.derived:
            continue
        used = {layout.offset(place, cell): cell for cell in layout.cells(place, seats)}
        bounds = layout.bounds(place, seats)
        first = layout.offsets[place.name]
        for at in range(first, first + place.size):
            here = (usual[at], usual[at])
            if at not in used:
                yield _Cell(place, at, f"{place.words} of nobody", here, seats)
            else:
                yield _Cell(place, at, _where(place, used[at]), here if place.fixed else bounds, seats)


def _shape(place: Place) -> Any:
    """What a value is in a file."""
    match place.kind:
        case Count():
            return int
        case One(of):
            return int | str if of.beside else _shape_of_entry(of)
        case Bit():
            return bool
        case Bits(of):
            return list[int] if of.by_number else list[str]
        case Counts():
            return dict[str, int]
        case Pair(of, other):
            return tuple[_shape_of_entry(of), _shape_of_entry(other)]  # type: ignore[misc]
        case Stack(of):
            return dict[str, dict[str, list[_shape_of_entry(of)]]]  # type: ignore[misc]


def _shape_of_entry(dimension: Dimension) -> Any:
    return int if dimension.by_number else str


def _said(place: Place, number: int) -> object:
    """A number of the table as a file says it."""
    match place.kind:
        case Count():
            return int(number)
        case One(of):
            return _said_entry(of, number)
        case Bit():
            return bool(number)
        case Bits(of):
            return [_said_entry(of, entry) for entry in range(len(of.entries)) if number >> entry & 1]
        case Counts(packing):
            return packing.counted(number)
        case Pair(of, other):
            first, second = divmod(number, len(other.entries))
            return [_said_entry(of, first), _said_entry(other, second)]
        case Stack():
            raise TypeError("a stack is no single value")


def _said_entry(dimension: Dimension, entry: int) -> int | str:
    by_number = dimension.by_number and entry < len(dimension.entries) - dimension.beside
    return int(entry) + int(dimension.numbered) if by_number else dimension.called[entry]


def _said_by_name(place: Place, row: list[int]) -> dict[str, object]:
    return {
        name: _said(place, number)
        for name, number in zip(place.by[-1].called, row, strict=False)
        if number != place.default
    }


def _present(entries: dict[str, object]) -> dict[str, object]:
    """TOML has no nothing: what is none is left out."""
    return {name: entry for name, entry in entries.items() if entry is not None}


def _nested(entries: dict[str, object]) -> dict[str, object]:
    """Entries with a dot in their names stand in a table of the file."""
    found: dict[str, Any] = {}
    for name, value in entries.items():
        table, _, key = name.rpartition(".")
        (found.setdefault(table, {}) if table else found)[key] = value
    return found


def _where(place: Place, cell: tuple[int, ...]) -> str:
    at = [f"{dimension.name} {dimension.entries[index]}" for dimension, index in zip(place.by, cell, strict=True)]
    return ": ".join([*at, place.key or place.words])


def _in_words(place: Place, number: int) -> object:
    """A number of the table as a complaint names it."""
    if isinstance(place.kind, Stack):
        return number
    said = "" if number < 0 else _said(place, number)
    if said in ("", [], {}):
        return "none"
    return str(said).lower() if isinstance(said, bool) else repr(said)


def _by_rule(rule: str) -> str:
    return f" ({rule})" if rule else ""
