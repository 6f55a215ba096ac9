"""What a seat may know in numbers: named, of one length, and the same whatever is hidden from it."""

from collections.abc import Callable, Iterator

from regalia.engine.layout import (
    HIDDEN,
    OPEN,
    OWN,
    PARTLY,
    SECRET,
    TOLD,
    Bit,
    Bits,
    Count,
    Counts,
    Dimension,
    Layout,
    One,
    Pair,
    Place,
    Stack,
)
from regalia.engine.state import State
from regalia.games import AnyGame
from regalia.testing.checks import observed
from regalia.testing.play import chooser, deal, samples, share, steps

UNTOUCHED = -987654321


def test_tables_that_look_different_are_observed_to_be(game: AnyGame, seats: int) -> None:
    """Over a sample of games: where the views of a seat differ, so do its numbers."""
    for seat in range(seats):
        looks: dict[tuple[int, ...], set[str]] = {}
        for state in samples(game, seats, 120):
            looks.setdefault(tuple(observed(game, state, seat)), set()).add(str(game.view(state, seat)))
        assert max(len(views) for views in looks.values()) == 1


def test_a_row_for_each_seat_and_none_for_more(game: AnyGame, seats: int) -> None:
    names = game.observation(seats)
    for seat in range(seats):
        assert any(name.startswith(f"seat {seat}") for name in names)
    assert not any(name.startswith(f"seat {seats}") for name in names)


def test_every_number_keeps_to_its_bounds(game: AnyGame, seats: int) -> None:
    """In whole games: every number that a seat observes, at every moment, and as many as are named."""
    numbers = game.table.layout.numbers(seats)
    assert tuple(number.name for number in numbers) == game.observation(seats)
    met: dict[str, set[int]] = {number.name: set() for number in numbers}
    for number in range(max(3, share(12))):
        for state in steps(deal(game, seats, number), chooser("bounds", seats, number)):
            for seat in range(seats):
                for (name, lowest, highest, kind), value in zip(numbers, observed(game, state, seat), strict=True):
                    assert lowest <= value <= highest, f"seat {seat} sees {value} as {name}"
                    assert kind in ("count", "category", "seat", "side") or (lowest, highest) == (0, 1)
                    met[name].add(value)
    assert sum(len(values) > 1 for values in met.values()) > len(met) / 3  # they were more than a set-up


def test_every_number_is_what_its_name_says(game: AnyGame, seats: int) -> None:
    """Worked out from the table itself and its declaration, seat by seat: nothing stands in another's row."""
    layout = game.table.layout
    for state in samples(game, seats, 36):
        for seat in range(seats):
            given = dict(zip(game.observation(seats), observed(game, state, seat), strict=True))
            for name, value in expected(layout, state, seat):
                seen = given.pop(name)
                assert seen in value, f"{name}, for seat {seat}"
            assert not given


def expected(layout: Layout, state: State, seat: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Names and numbers that the seat observes, in no order: two, where the game decides whether it knows one."""
    seats, offsets = int(state.seats), layout.offsets
    yield layout.round.words, (int(state.round),)

    def own_first(dimension: Dimension, index: int) -> int:
        """Where the table has what the seat observes under this index."""
        if dimension.many not in ("seats", "sides"):
            return index
        own = seat if dimension.many == "seats" else int(state.side(seat))
        return (own + index) % layout.used(dimension, seats)

    for index in range(seats):
        yield f"seat {index}: may decide now", (int(state.pending()) >> (seat + index) % seats & 1,)
    for place in layout.places:
        if place.derived or place.seen == TOLD:
            continue
        for cell in layout.cells(place, seats):
            if place.seen == SECRET and cell[0] > 0:
                continue
            offset = offsets[place.name]
            names: list[str] = []
            width = place.size
            for dimension, index in zip(place.by, cell, strict=True):
                width //= len(dimension.entries)
                offset += own_first(dimension, index) * width
                plain = dimension.many == "fixed" and not dimension.numbered and names
                names.append(dimension.entries[index] if plain else f"{dimension.name} {dimension.entries[index]}")
            hidden = place.seen == HIDDEN or (place.seen == OWN and cell[0] > 0)
            head = " ".join([f"{names[0]}: {place.words}", *names[1:]]) if names else place.words
            if place.filled:
                count = layout.place(place.filled)
                turned = tuple(map(own_first, count.by, cell[:-1]))
                there = cell[-1] < state.t[layout.offset(count, turned)]
                value = int(state.t[offset]) if there else -1
                yield head, (value, -1) if place.seen == PARTLY else (value,)
            elif isinstance(place.kind, Stack):
                owners = owners_in(place.kind, layout, state, offset - offsets[place.name], int(state.t[offset]))
                turned_to = {own_first(place.kind.of, index): index for index in range(seats)}
                for depth in range(place.kind.shown):
                    there = depth < len(owners)
                    yield f"{head}, number {depth + 1} from the top", (turned_to[owners[depth]] if there else -1,)
                for owner, index in turned_to.items():
                    yield f"{head}, of {place.kind.of.name} {index}", (owners.count(owner),)
            else:
                for name, value in spread(place, head, state.t[offset], hidden, own_first, layout, seats):
                    yield name, (value,)


def owners_in(stack: Stack, layout: Layout, state: State, number: int, packed: int) -> list[int]:
    """From the top down, what has no room in the number included."""
    owners = [packed >> stack.bits * n & (1 << stack.bits) - 1 for n in range((packed.bit_length() - 1) // stack.bits)]
    beneath = layout.place(stack.beneath)
    for under in state.row(layout.offsets[beneath.name], beneath.size):
        if under > 0 and (under - 1 >> stack.bits) // stack.deepest == number:
            owners.append(under - 1 & (1 << stack.bits) - 1)
    return owners


def spread(
    place: Place,
    head: str,
    value: int,
    hidden: bool,
    own_first: Callable[[Dimension, int], int],
    layout: Layout,
    seats: int,
) -> Iterator[tuple[str, int]]:
    match place.kind:
        case Count() | Bit():
            yield head, value
        case One(of):
            turned = value
            if 0 <= value < len(of.entries) - of.beside:
                (turned,) = [index for index in range(layout.used(of, seats)) if own_first(of, index) == value]
            yield head, layout.used(of, seats) if hidden and value >= 0 else turned
        case Pair(of, other):
            first, second = divmod(value, len(other.entries)) if value >= 0 else (-1, -1)
            yield from ((f"{head}, {of.name}", first), (f"{head}, {other.name}", second))
        case Bits(of):
            if place.seen not in (OPEN, SECRET):
                yield f"{head}, how many", value.bit_count()
            for index in range(layout.used(of, seats)) if place.seen != HIDDEN else ():
                named = f"{of.name} {of.entries[index]}" if of.numbered or of.many != "fixed" else of.entries[index]
                alone = not place.by and of.many in ("seats", "sides")
                name = f"{named}: {head}" if alone else f"{head} {named}"
                yield name, 0 if hidden else value >> own_first(of, index) & 1
        case Counts(packing):
            counts = [value >> packing.bits * n & (1 << packing.bits) - 1 for n in range(len(packing.of.entries))]
            if place.seen not in (OPEN, SECRET):
                yield f"{head}, how many", sum(counts)
            for name, count in zip(packing.of.entries, counts, strict=True) if place.seen != HIDDEN else ():
                yield f"{head} {name}", 0 if hidden else count


def test_what_others_learn_of_an_action(game: AnyGame, seats: int) -> None:
    """The action itself, but for moves that are secret: of those nothing that tells two of them apart."""
    for state in samples(game, seats, 120):
        for seat in range(seats):
            legal = state.legal(seat)
            for by in set(range(seats)) - {seat}:
                learned = [int(state.observed(seat, action, by)) for action in legal]
                for action, told in zip(legal, learned, strict=True):
                    assert game.moves[action].verb in game.secret or told == action
                secret = {told for action, told in zip(legal, learned, strict=True) if told != action}
                assert len(secret) <= 1
            assert [int(state.observed(seat, action, seat)) for action in legal] == legal
