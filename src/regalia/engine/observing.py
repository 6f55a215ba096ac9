"""What follows from a declared table and has to be fast: where everything stands, and what a seat observes of it.

It is written as Python: into a game's `table.py` by `python -m building.tables`, or, where a game has no such file,
when it is asked for (`Declared.observe`).
"""

import textwrap
from collections.abc import Iterator, Sequence
from math import prod

from regalia.engine.features import Feature
from regalia.engine.layout import (
    HIDDEN,
    OPEN,
    OWN,
    PARTLY,
    SECRET,
    Bit,
    Bits,
    Count,
    Counts,
    Dimension,
    Layout,
    One,
    Packing,
    Pair,
    Place,
    Stack,
    dimensions_of,
)

UNROLLED = 8
"""Sets of so many are spread out without a loop."""
WIDTH = 120
"""Of a line."""
COUNT_BITS = 8
"""For the things of one owner in a stack."""


def table(layout: Layout, features: Sequence[Feature] = ()) -> str:
    """The text of a `table.py`."""
    body = "\n".join(
        (
            *_constants(layout),
            *_of_features(features),
            *_readers(layout),
            *_fresh(layout),
            *_clearing(layout),
            *_observe(layout),
        )
    )
    helpers = [name for name in ("bits", "zeros") if f"{name}(" in body]
    imports = f"\nfrom regalia.engine.state import {', '.join(helpers)}\n" if helpers else ""
    return (
        f'"""The table of {layout.title}: what stands where in `t`, and what a seat observes of it.\n\n'
        "Written by `python -m building.tables` from `layout.py`. Do not edit.\n"
        '"""\n\nfrom typing import Final\n\nfrom librt.vecs import vec\nfrom mypy_extensions import i64\n'
        f"{imports}\n{body}\n"
    )


def _constants(layout: Layout) -> Iterator[str]:
    named = [dimension for place in layout.places for dimension in dimensions_of(place)]
    named += [dimension for verb in layout.verbs for dimension in verb.targets]
    dimensions = {dimension.name: dimension for dimension in named}
    most = {dimension.constant: len(dimension.entries) for dimension in dimensions.values() if dimension.constant}
    for name, count in most.items():
        yield f"{name}: Final[i64] = {count}"
    for name, number in layout.constants.items():
        yield f"{name}: Final[i64] = {number}"
    for place in layout.places:
        if isinstance(place.kind, Stack):  # loops up to a literal run over Python's own integers
            yield f"{place.constant}_SHOWN: Final[i64] = {place.kind.shown}"
            yield f"{place.constant}_BENEATH: Final[i64] = {layout.place(place.kind.beneath).size}"
            yield f"{place.constant}_BITS: Final[i64] = {place.kind.bits}"
            yield f"{place.constant}_MASK: Final[i64] = 0b{(1 << place.kind.bits) - 1:b}"
            yield f"{place.constant}_ROOM: Final[i64] = {place.kind.room}"
            yield f"{place.constant}_FULL: Final[i64] = 1 << {place.kind.bits * place.kind.room}"
            yield '"""A number as large as this has no room for another; deeper ones lie beneath."""'
    for packing in _packings(layout):
        yield f"{packing.name.upper()}_BITS: Final[i64] = {packing.bits}"
        yield f"{packing.name.upper()}_MASK: Final[i64] = 0x{(1 << packing.bits) - 1:X}"
    for dimension in dimensions.values():
        if dimension.prefix is not None:
            yield ""
            for number, entry in enumerate(dimension.entries):
                if entry:
                    name = (dimension.prefix + entry).upper().replace("-", "_").replace(" ", "_")
                    yield f"{name}: Final[i64] = {number}"
    at = 0
    for shared in layout.box:
        yield ("\n" if shared is layout.box[0] else "") + f"{shared.name.upper()}: Final[i64] = {at}"
        at += shared.size
        if shared.about:
            yield f'"""{shared.about}"""'
    if layout.box:
        yield f"BOX_SIZE: Final[i64] = {at}"
    yield ""
    code = 0
    for verb in layout.verbs:
        yield f"{verb.constant}: Final[i64] = {code}"
        code += prod(len(dimension.entries) for dimension in verb.targets)
    if layout.verbs:
        yield f"ACTIONS: Final[i64] = {code}\n"
    offsets = layout.offsets
    kept = True
    for place in layout.places:
        if kept and place.derived:
            yield f"KEPT: Final[i64] = {layout.kept}"
            yield '"""What is behind these follows from them."""'
            kept = False
        yield f"{place.constant}: Final[i64] = {offsets[place.name]}"
        if about := " ".join(_about(place)):
            yield from textwrap.wrap(f'"""{about[0].upper()}{about[1:]}"""', WIDTH, break_on_hyphens=False)
    if kept:
        yield f"KEPT: Final[i64] = {layout.kept}"
    yield f"SIZE: Final[i64] = {layout.size}"
    yield ""


def _about(place: Place) -> Iterator[str]:
    """What a place is: by what it is counted, its name in an observation, and what else is declared of it."""
    found = [f"of each {' and '.join(dimension.name for dimension in place.by)}"] if place.by else []
    if isinstance(place.kind, Bits):
        found.append(f"a bit for each {place.kind.of.name}")
    if found or place.says:
        said = [", ".join(found), place.says.rstrip(":")]
        yield f"{': '.join(filter(None, said))}."
    if place.about:
        yield place.about


def _of_features(features: Sequence[Feature]) -> Iterator[str]:
    """Where the judge writes what it measures."""
    for number, feature in enumerate(features):
        yield f"{feature.constant}: Final[i64] = {number}"
    if features:
        yield f"MEASURES: Final[i64] = {len(features)}\n"


def _packings(layout: Layout) -> list[Packing]:
    found = {place.kind.packing.name: place.kind.packing for place in layout.places if isinstance(place.kind, Counts)}
    return list(found.values())


def _readers(layout: Layout) -> Iterator[str]:
    for packing in _packings(layout):
        name = packing.name
        what = packing.of.name
        yield f"\ndef {name}_of(packed: i64, {what}: i64) -> i64:"
        yield f'    """How many of this {what} are counted in the number."""'
        yield f"    return packed >> {what} * {name.upper()}_BITS & {name.upper()}_MASK\n"
    for place in layout.places:
        if len(place.by) > 1:
            names = _arguments(place)
            given = ", ".join(f"{name}: i64" for name in names)
            index = _index(place, names)
            yield f"\ndef {place.name}_at({given}) -> i64:"
            yield f'    """Where {place.reader} reads."""'
            yield f"    return {index}\n"
            yield f"\ndef {place.reader}(t: vec[i64], {given}) -> i64:"
            yield f"    return t[{index}]\n"
    for place in layout.places:
        if isinstance(place.kind, Stack):
            yield from _stack_readers(layout, place, place.kind)
            yield from _stack_counts(layout, place, place.kind)


def _fresh(layout: Layout) -> Iterator[str]:
    """The table before anything is laid out."""
    yield "\ndef fresh(more: i64) -> vec[i64]:"
    yield '    """A table with nothing on it but nobody, none and empty stacks, and so many numbers behind it."""'
    yield "    t = zeros(SIZE + more)"
    for place in layout.places:
        if (place.can_be_none or isinstance(place.kind, Stack)) and not place.derived:
            yield from _put(place, -1 if place.can_be_none else 1)
    yield "    return t\n"


def _clearing(layout: Layout) -> Iterator[str]:
    """What a game that goes through its phases again and again does at the end of the last."""
    if layout.cleared:
        yield "\ndef clear_phases(t: vec[i64], seats: i64) -> None:"
        yield '    """All that is set in some phases only is as usual again."""'
        for place in layout.places:
            if place.set_in:
                yield from _put(place, place.default, by_seats=True)
        yield ""


def _put(place: Place, number: int, *, by_seats: bool = False) -> Iterator[str]:
    """The same number wherever a place has one; not for those who are not there."""
    if place.by:
        size = f"{place.size}"
        if by_seats and place.by[0].many == "seats":
            size = " * ".join(["seats", *(str(len(dimension.entries)) for dimension in place.by[1:])])
        yield f"    for n in range({size}):"
        yield f"        t[{place.constant} + n] = {number}"
    else:
        yield f"    t[{place.constant}] = {number}"


def _stack_readers(layout: Layout, place: Place, stack: Stack) -> Iterator[str]:
    """How a stack is read and written, however deep it is."""
    beneath, owner, name = layout.place(stack.beneath), stack.of.name, place.constant
    index = ", ".join(_arguments(place))
    given = ", ".join(f"{argument}: i64" for argument in _arguments(place))
    number = _index(place, _arguments(place)).partition(" + ")[2]
    yield f"\ndef {place.name}_list(t: vec[i64], {given}) -> list[int]:"
    yield f'    """Each {owner} whose things lie in a stack, from the top down."""'
    yield "    owners: list[int] = []"
    yield f"    rest = t[{name} + {number}]"
    yield "    while rest > 1:"
    yield f"        owners.append(rest & {name}_MASK)"
    yield f"        rest >>= {name}_BITS"
    yield f"    if len(owners) == {name}_ROOM:"
    yield f"        for i in range({name}_BENEATH):"
    yield f"            under = t[{beneath.constant} + i] - 1"
    yield f"            if under >= 0 and (under >> {name}_BITS) // {stack.deepest} == {number}:"
    yield f"                owners.append(under & {name}_MASK)"
    yield "    return owners\n"
    yield f"\ndef {place.name}_{owner}(t: vec[i64], {given}, depth: i64) -> i64:"
    yield f'    """The {owner} whose thing lies so far below the top, which is 0; -1 where the stack is not so deep."""'
    yield f"    if depth >= {name}_ROOM:"
    yield f"        return deep_{place.name}_{owner}(t, {index}, depth)"
    yield f"    rest = t[{name} + {number}] >> {name}_BITS * depth"
    yield "    if rest > 1:"
    yield f"        return rest & {name}_MASK"
    yield "    return -1\n"
    yield f"\ndef deep_{place.name}_{owner}(t: vec[i64], {given}, depth: i64) -> i64:"
    yield '    """The same of what lies beneath. By itself: a list costs a function even where it is not made."""'
    yield f"    owners = {place.name}_list(t, {index})"
    yield "    if depth < len(owners):"
    yield "        return owners[depth]"
    yield "    return -1\n"
    yield f"\ndef put_{place.name}(t: vec[i64], {given}, owners: list[int]) -> None:"
    yield '    """Let a stack be these, named from the top down, however many."""'
    yield f"    number = {number}"
    yield f"    if len(owners) > {name}_ROOM or t[{name} + number] >= {name}_FULL:"
    yield f"        put_beneath_{place.name}(t, number, owners)"
    yield "    packed: i64 = 1"
    yield f"    for owner in reversed(owners[:{name}_ROOM]):"
    yield f"        packed = packed << {name}_BITS | owner"
    yield f"    t[{name} + number] = packed\n"
    yield f"\ndef put_beneath_{place.name}(t: vec[i64], number: i64, owners: list[int]) -> None:"
    yield '    """What has no room in its number, and what the other stacks have beneath, in ascending order."""'
    yield "    beneath: list[int] = []"
    yield f"    for i in range({name}_BENEATH):"
    yield f"        under = t[{beneath.constant} + i]"
    yield f"        if under > 0 and (under - 1 >> {name}_BITS) // {stack.deepest} != number:"
    yield "            beneath.append(under)"
    yield f"    for depth in range({name}_ROOM, len(owners)):"
    yield f"        beneath.append((number * {stack.deepest} + depth << {name}_BITS) + owners[depth] + 1)"
    yield "    beneath.sort()"
    yield f"    beneath += [0] * ({name}_BENEATH - len(beneath))"
    yield f"    for i in range({name}_BENEATH):"
    yield f"        t[{beneath.constant} + i] = beneath[i]\n"


def _stack_counts(layout: Layout, place: Place, stack: Stack) -> Iterator[str]:
    beneath = layout.place(stack.beneath)
    owner, owners = stack.of.name, (1 << stack.bits) - 1
    yield f"\ndef {place.name}_counts(t: vec[i64], number: i64, rest: i64) -> i64:"
    yield f'    """How many of each {owner} are in the rest of a stack and beneath it, {COUNT_BITS} bits for each."""'
    yield "    counts: i64 = 0"
    yield f"    if t[{place.constant} + number] >> {stack.bits * stack.room}:"
    yield f"        for i in range({place.constant}_BENEATH):"
    yield f"            under = t[{beneath.constant} + i] - 1"
    yield f"            if under >= 0 and (under >> {stack.bits}) // {stack.deepest} == number:"
    yield f"                counts += 1 << (under & {owners}) * {COUNT_BITS}"
    yield "    while rest > 1:"
    yield f"        counts += 1 << (rest & {owners}) * {COUNT_BITS}"
    yield f"        rest >>= {stack.bits}"
    yield "    return counts\n"


def _arguments(place: Place) -> list[str]:
    """What a place is counted by, each name once."""
    names: list[str] = []
    for dimension in place.by:
        names.append(dimension.name if dimension.name not in names else f"other_{dimension.name}")
    return names


def _index(place: Place, indices: list[str]) -> str:
    """Where one of its numbers stands in `t`."""
    parts = [place.constant]
    for number, index in enumerate(indices):
        width = 1
        for dimension in place.by[number + 1 :]:
            width *= len(dimension.entries)
        parts.append(index if width == 1 else f"{index} * {width}")
    return " + ".join(parts)


class _Writer:
    """The lines of `observe`. Numbers that stand at known distances are written without counting in between."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.depth = 1
        self.ahead = 0
        """How many numbers are written behind `at`, which has not come to them yet."""

    def line(self, text: str) -> None:
        self.lines.append("    " * self.depth + text)

    def put(self, value: str) -> None:
        self.put_sum([value])

    def put_sum(self, parts: list[str]) -> None:
        """One number, as `ruff format` writes a sum of so many."""
        place = f"out[at + {self.ahead}]" if self.ahead else "out[at]"
        whole = f"{place} = {' + '.join(parts)}"
        if 4 * self.depth + len(whole) <= WIDTH:
            self.line(whole)
        else:
            for line in (f"{place} = (", f"    {parts[0]}", *(f"    + {part}" for part in parts[1:]), ")"):
                self.line(line)
        self.ahead += 1

    def settle(self) -> None:
        if self.ahead:
            self.line(f"at += {self.ahead}")
            self.ahead = 0

    def loop(self, dimension: Dimension) -> str:
        """Begin a loop; the index of the entry in `t`. Seats and sides are counted from one's own on."""
        self.settle()
        counter = "ijkn"[self.depth - 1]
        fixed = dimension.constant or str(len(dimension.entries))
        many = {"fixed": fixed, "sides": "sides"}.get(dimension.many, "seats")
        if dimension.many not in ("seats", "sides"):
            counter = dimension.name
        self.line(f"for {counter} in range({many}):")
        self.depth += 1
        if counter == dimension.name:
            return counter
        index = f"their_{dimension.name}" if counter == "i" else f"{counter}_{dimension.name}"
        self.line(f"{index} = {dimension.name} + {counter}")
        self.line(f"if {index} >= {many}:")
        self.line(f"    {index} -= {many}")
        return index

    def end(self) -> None:
        """End the innermost loop."""
        self.settle()
        self.depth -= 1


def _observe(layout: Layout) -> Iterator[str]:
    sided = any(dimension.many == "sides" for place in layout.places for dimension in dimensions_of(place))
    writer = _Writer()
    writer.line("at: i64 = 0")
    if any(isinstance(place.kind, Stack) for place in layout.places):
        writer.line("counts: i64 = 0")
    writer.put("current_round")
    for dimension, places in layout.blocks():
        if dimension is None:
            for place in places:
                _write(writer, place, f"t[{place.constant}]")
            continue
        there = writer.loop(dimension)
        if dimension.many == "seats":
            writer.put(f"waiting >> {there} & 1")
        for place in places:
            if dimension not in place.by:
                writer.put(f"t[{place.constant}] >> {there} & 1")
                continue
            indices = [there]
            for inner in place.by[1:]:
                indices.append(writer.loop(inner))
            value = f"t[{_index(place, indices)}]"
            if place.filled:
                writer.line(f"packed = {value}")
                writer.line(f"if {indices[-1]} >= t[{_index(layout.place(place.filled), indices[:-1])}]:")
                writer.line("    packed = -1")
                if place.seen == PARTLY:
                    cell = _index(place, indices).partition(" + ")[2]
                    writer.line(f"if not {place.name}_known >> ({cell}) & 1:")
                    writer.line("    packed = -1")
                writer.put("packed")
            elif isinstance(place.kind, Stack):
                _write_stack(writer, place, place.kind, indices)
            elif place.seen == SECRET:
                writer.settle()
                writer.line("if i == 0:")
                writer.depth += 1
                _write(writer, place, value)
                writer.end()
            else:
                _write(writer, place, value)
            for _ in place.by[1:]:
                writer.end()
        writer.end()
    about_sides = "sides: i64, side: i64, " if sided else ""
    known = "".join(f"{place.name}_known: i64, " for place in layout.places if place.seen == PARTLY)
    if any("turned(" in line for line in writer.lines):
        yield "\ndef turned(number: i64, own: i64, count: i64) -> i64:"
        yield '    """Another seat or side, of so many, counted from one\'s own; nobody stays."""'
        yield "    if number < 0:\n        return number"
        yield "    number -= own"
        yield "    if number < 0:\n        return number + count"
        yield "    return number\n"
    given = f"t: vec[i64], seats: i64, seat: i64, {about_sides}current_round: i64, waiting: i64, {known}out: vec[i64]"
    head = f"def observe({given}) -> None:"
    yield f"\n{head}" if len(head) <= WIDTH else f"\ndef observe(\n    {given}\n) -> None:"
    yield '    """Write what a seat may know; `Layout.numbers` says what each number is."""'
    yield from writer.lines


def _write(writer: _Writer, place: Place, value: str) -> None:
    """One value, spread out. What is seen by its own seat alone is hidden in all rows but the first."""
    match place.kind:
        case Count() | Bit():
            writer.put(value)
        case Pair(_, other):
            writer.line(f"packed = {value}")
            writer.line("if packed < 0:")
            writer.line(f"    packed = -{len(other.entries)}")
            writer.put(f"packed // {len(other.entries)}")
            writer.line("if packed < 0:")
            writer.line("    packed = -1")
            writer.line("else:")
            writer.line(f"    packed %= {len(other.entries)}")
            writer.put("packed")
        case One(of):
            turning = {"seats": "seat, seats", "sides": "side, sides"}.get(of.many)
            seen = f"turned({value}, {turning})" if turning else value
            if of.beside:
                writer.line(f"packed = {value}")
                writer.line(f"if packed < {len(of.entries) - of.beside}:")
                writer.line(f"    packed = turned(packed, {turning})")
                writer.put("packed")
            elif place.seen == OPEN:
                writer.put(seen)
            else:
                writer.line(f"packed = {seen}")
                writer.line("if i != 0 and packed >= 0:")
                writer.line(f"    packed = {'seats' if turning else len(of.entries)}")
                writer.put("packed")
        case Bits(of):
            writer.line(f"packed = {value}")
            _count_hidden(writer, place, ["bits(packed)"])
            if place.seen != HIDDEN and of.many == "fixed" and len(of.entries) <= UNROLLED:
                for entry in range(len(of.entries)):
                    writer.put(f"packed >> {entry} & 1" if entry else "packed & 1")
            elif place.seen != HIDDEN:
                writer.put(f"packed >> {writer.loop(of)} & 1")
                writer.end()
        case Counts(packing):
            mask = f"{packing.name.upper()}_MASK"
            shifts = [packing.bits * entry for entry in range(len(packing.of.entries))]
            parts = [f"packed >> {shift} & {mask}" if shift else f"packed & {mask}" for shift in shifts]
            writer.line(f"packed = {value}")
            _count_hidden(writer, place, [f"({part})" for part in parts])
            if place.seen != HIDDEN:
                for part in parts:
                    writer.put(part)


def _write_stack(writer: _Writer, place: Place, stack: Stack, indices: list[str]) -> None:
    """The topmost ones one by one, and how many each owner has."""
    number = _index(place, indices).partition(" + ")[2]
    mask = (1 << stack.bits) - 1
    writer.settle()
    writer.line(f"packed = t[{place.constant} + {number}]")
    writer.line("if packed == 1:")  # most are empty
    writer.depth += 1
    for _ in range(stack.shown):
        writer.put("-1")
    writer.settle()
    writer.line("for number in range(at, at + seats):")
    writer.line("    out[number] = 0")
    writer.line("at += seats")
    writer.end()
    writer.line("else:")
    writer.depth += 1
    writer.line("counts = 0")
    writer.line(f"for number in range(at, at + {place.constant}_SHOWN):")
    writer.line("    if packed > 1:")
    writer.line(f"        counts += 1 << (packed & {mask}) * {COUNT_BITS}")
    writer.line(f"        owner = (packed & {mask}) - seat")
    writer.line("        if owner < 0:")
    writer.line("            owner += seats")
    writer.line("        out[number] = owner")
    writer.line(f"        packed >>= {stack.bits}")
    writer.line("    else:")
    writer.line("        out[number] = -1")
    writer.line(f"at += {place.constant}_SHOWN")
    writer.line("if packed > 1:")
    writer.line(f"    counts += {place.name}_counts(t, {number}, packed)")
    which = writer.loop(stack.of)
    writer.put(f"counts >> {which} * {COUNT_BITS} & {(1 << COUNT_BITS) - 1}")
    writer.end()
    writer.end()


def _count_hidden(writer: _Writer, place: Place, parts: list[str]) -> None:
    """How many there are is known of what is hidden, but not of a secret."""
    if place.seen not in (OPEN, SECRET):
        writer.put_sum(parts)
    if place.seen == OWN:
        writer.line("if i != 0:")
        writer.line("    packed = 0")
