"""A declared table: what contradicts itself is refused, and what is observed of it has names, bounds and secrets."""

from dataclasses import replace
from types import ModuleType

import pytest
from librt.vecs import vec
from mypy_extensions import i64

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
    InvalidLayout,
    Layout,
    Number,
    One,
    Packing,
    Pair,
    Pieces,
    Place,
    Stack,
    named,
    numbered,
    seats,
    seats_and,
    sides,
    turns,
)
from regalia.engine.observing import table

SEAT, SIDE, TURN = seats(3), sides(3), turns(3)
COLOUR = named("colour", "red", "blue", constant="COLOURS")
CARD = numbered("card", 10, constant="CARDS")
STONES = Packing("stones", COLOUR, bits=4)
TOWER = Stack(SEAT, bits=2, room=3, deepest=5, beneath="under", each=4, shown=2)

STOCK = Place("stock", Count(9), (COLOUR,), entry="")
PLACES = (
    Place("pot", Count(99)),
    Place("asked", Bits(SEAT)),
    Place("deck", Bits(CARD), seen=HIDDEN, entry=""),
    Place("trick", One(CARD, none=True)),
    Place("dealer", One(SEAT, none=True)),
    Place("bag", Counts(STONES, 9), entry=""),
    Place("price", Count(5, lowest=1), (COLOUR,), usual=1, entry=""),
    Place("hand", Bits(CARD), (SEAT,), seen=OWN),
    Place("pick", One(CARD, none=True), (SEAT,), seen=OWN),
    Place("stones", Counts(STONES, 9), (SEAT,), seen=OWN),
    Place("owed", Count(9), (SEAT, SEAT), entry=""),
    Place("order", One(SEAT), (TURN,)),
    Place("camp", Count(7), (SIDE,), entry=""),
    Place("choice", Pair(COLOUR, CARD)),
    Place("own", Bits(CARD), (SEAT,), seen=SECRET),
    Place("tower", TOWER, (COLOUR,), usual=1, entry=""),
    Place("under", Count(99), (numbered("stone", 2),), entry="", seen=TOLD),
    Place("sum", Count(99), derived=True),
)


TOY = Layout("toy", "Toy", (2, 3), Place("round", Count(9)), PLACES)


def generated() -> ModuleType:
    """The `table.py` of the toy."""
    module = ModuleType("table")
    exec(compile(table(TOY), "table.py", "exec"), vars(module))
    return module


def put(t: list[int], name: str, *values: int) -> None:
    first = TOY.offsets[name]
    t[first : first + len(values)] = values


def seen(seat: int, count: int = 3) -> dict[str, int]:
    """What a seat observes at a table where all is different."""
    t = [0] * TOY.size
    put(t, "pot", 40)
    put(t, "asked", 0b010)
    put(t, "deck", 0b1100000000)
    put(t, "trick", -1)
    put(t, "dealer", 1)
    put(t, "bag", 3 | 4 << 4)
    put(t, "price", 2, 5)
    put(t, "hand", 0b1, 0b110, 0b111000)
    put(t, "pick", -1, 7, 8)
    put(t, "stones", 1 | 2 << 4, 5, 6 << 4)
    put(t, "owed", 0, 1, 2, 3, 0, 5, 6, 7, 0)
    put(t, "order", 1, 2, 0)
    put(t, "camp", 5, 6, 7)
    put(t, "choice", 1 * 10 + 4)
    put(t, "own", 0b1, 0b110, 0b111000)
    put(t, "tower", 0b1_0110, 0b1_00_10_01)
    put(t, "under", (5 + 3 << 2) + 1 + 1, (5 + 4 << 2) + 0 + 1)
    numbers = TOY.numbers(count)
    out = vec[i64]([-99] * (len(numbers) + 1))
    generated().observe(vec[i64](t), count, seat, count, seat, 4, 0b001, out)
    assert out[len(numbers)] == -99
    return {number.name: int(value) for number, value in zip(numbers, out, strict=False)}


def test_what_all_see() -> None:
    for seat in range(3):
        numbers = seen(seat)
        assert (numbers["round"], numbers["pot"], numbers["trick"]) == (4, 40, -1)
        assert (numbers["bag red"], numbers["bag blue"]) == (3, 4)
        assert (numbers["colour red: price"], numbers["colour blue: price"]) == (2, 5)


def test_seats_and_sides_are_counted_from_ones_own() -> None:
    numbers = seen(1)
    assert numbers["dealer"] == 0
    assert [numbers[f"turn {turn}: order"] for turn in (1, 2, 3)] == [0, 1, 2]
    assert [numbers[f"side {side}: camp"] for side in range(3)] == [6, 7, 5]
    assert [numbers[f"seat {seat}: asked"] for seat in range(3)] == [1, 0, 0]
    assert [numbers[f"seat {seat}: may decide now"] for seat in range(3)] == [0, 0, 1]
    owed = [[numbers[f"seat {seat}: owed seat {other}"] for other in range(3)] for seat in range(3)]
    assert owed == [[0, 5, 3], [7, 0, 6], [1, 2, 0]]
    assert seen(2)["dealer"] == 2


def test_what_is_hidden_is_only_counted() -> None:
    numbers = seen(1)
    assert numbers["deck, how many"] == 2
    assert not any(name.startswith("deck card") for name in numbers)
    assert [numbers[f"seat {seat}: hand, how many"] for seat in range(3)] == [2, 3, 1]
    hands = [[numbers[f"seat {seat}: hand card {card}"] for card in range(1, 11)] for seat in range(3)]
    assert hands == [[0, 1, 1, 0, 0, 0, 0, 0, 0, 0], [0] * 10, [0] * 10]
    assert [numbers[f"seat {seat}: stones, how many"] for seat in range(3)] == [5, 6, 3]
    assert [numbers[f"seat {seat}: stones red"] for seat in range(3)] == [5, 0, 0]
    assert [numbers[f"seat {seat}: pick"] for seat in range(3)] == [7, 10, -1]


def test_of_a_secret_others_do_not_even_know_how_many_there_are() -> None:
    numbers = seen(1)
    assert [numbers[f"seat 0: own card {card}"] for card in range(1, 11)] == [0, 1, 1, 0, 0, 0, 0, 0, 0, 0]
    assert not any("how many" in name or name.startswith(("seat 1", "seat 2")) for name in numbers if ": own" in name)


def test_a_pair_is_two_numbers() -> None:
    numbers = seen(1)
    assert (numbers["choice, colour"], numbers["choice, card"]) == (1, 4)
    t = vec[i64]([-1] * TOY.size)
    out = vec[i64]([0] * len(TOY.numbers(3)))
    generated().observe(t, 3, 0, 3, 0, 0, 0, out)
    nothing = dict(zip(TOY.names(3), out, strict=True))
    assert (nothing["choice, colour"], nothing["choice, card"]) == (-1, -1)


def test_of_a_stack_the_topmost_are_observed_and_all_are_counted() -> None:
    numbers = seen(1)
    tops = [[numbers[f"colour {name}: tower, number {n} from the top"] for n in (1, 2)] for name in ("red", "blue")]
    assert tops == [[1, 0], [0, 1]]
    owned = [[numbers[f"colour {name}: tower, of seat {seat}"] for seat in range(3)] for name in ("red", "blue")]
    assert owned == [[1, 1, 0], [2, 1, 2]]
    assert not any("under" in name for name in numbers)


def test_every_number_is_within_its_bounds() -> None:
    for seat in range(3):
        numbers = seen(seat)
        for number in TOY.numbers(3):
            assert number.lowest <= numbers[number.name] <= number.highest


def test_bounds_and_kinds() -> None:
    by_name = {number.name: number for number in TOY.numbers(2)}
    assert len(by_name) == len(TOY.names(2)) < len(TOY.names(3))
    assert by_name["pot"] == Number("pot", 0, 99, "count")
    assert by_name["trick"] == Number("trick", -1, 9, "category")
    assert by_name["dealer"] == Number("dealer", -1, 1, "seat")
    assert by_name["turn 2: order"] == Number("turn 2: order", 0, 1, "seat")
    assert by_name["colour red: price"] == Number("colour red: price", 1, 5, "count")
    assert by_name["seat 1: pick"] == Number("seat 1: pick", -1, 10, "category")
    assert by_name["seat 0: hand card 3"] == Number("seat 0: hand card 3", 0, 1, "bit")
    assert by_name["deck, how many"] == Number("deck, how many", 0, 10, "count")
    assert by_name["choice, card"] == Number("choice, card", -1, 9, "category")
    top = "colour red: tower, number 1 from the top"
    assert by_name[top] == Number(top, -1, 1, "seat")
    assert by_name["colour red: tower, of seat 0"] == Number("colour red: tower, of seat 0", 0, 4, "count")


def test_the_constants_and_functions_of_a_table() -> None:
    toy = generated()
    assert (toy.POT, toy.ASKED) == (0, 1)
    assert (TOY.kept, TOY.size) == (toy.KEPT, toy.SIZE)
    assert TOY.size == TOY.kept + 1
    t = vec[i64]([100 + place for place in range(TOY.size)])
    assert toy.owed_of(t, 1, 2) == t[toy.owed_at(1, 2)] == 100 + toy.OWED + 5
    assert [toy.stones_of(0x73, colour) for colour in range(toy.COLOURS)] == [3, 7]


REST = Pieces("{} stones", COLOUR, ("stones",), "bag")


@pytest.mark.parametrize(
    ("changed", "complaint"),
    [
        ({"seats": ()}, "toy: seats are (), expected numbers of players"),
        ({"places": (Place("Pot", Count(9)),)}, "the place 'Pot' has this name; expected a lower-case name"),
        ({"places": (Place("a b", Count(9)),)}, "the place 'a b' has this name; expected a lower-case name"),
        ({"places": (PLACES[0], PLACES[0])}, "the place 'pot' shares the name POT with 'pot'; expected a name of its"),
        (
            {"places": (PLACES[10], Place("lent", Count(9), (SEAT, SEAT), entry="", read="owed_of"))},
            "the place 'lent' shares the name owed_of with 'owed'; expected a name of its own",
        ),
        (
            {"places": (Place("sum", Count(9), derived=True), PLACES[0])},
            "the place 'pot' is kept, but comes behind a derived one; expected derived places last",
        ),
        ({"places": (Place("pot", Count(2, lowest=3)),)}, "'pot' is counted from 3 to 2; expected the lowest count"),
        ({"places": (Place("pot", Count(5, lowest=1)),)}, "the place 'pot' is usually 0; expected 1 to 5"),
        ({"places": (Place("trick", One(CARD), usual=10),)}, "the place 'trick' is usually 10; expected 0 to 9"),
        ({"places": (Place("set", Bits(numbered("bead", 70))),)}, "'set' is a set of 70; expected at most 62"),
        ({"places": (Place("bag", Counts(STONES, 16)),)}, "'bag' has counts to 16 in 4 bits; expected room for them"),
        (
            {"places": (Place("bag", Counts(Packing("few", CARD, bits=7), 16)),)},
            "the place 'bag' packs counts into 70 bits; expected at most 62",
        ),
        ({"places": (Place("dye", One(named("hue", "x", "x"))),)}, "'dye' has a hue twice, or none; expected names of"),
        ({"places": (Place("dealer", One(seats(4))),)}, "'dealer' is about 4 seat entries; expected 3, as many as"),
        ({"places": (Place("deck", Bits(CARD), seen=OWN),)}, "'deck' is seen by its own seat, but is not counted by"),
        ({"places": (Place("pot", Count(9), seen=HIDDEN),)}, "the place 'pot' is seen as 'hidden'; expected open"),
        (
            {"places": (Place("price", Count(9), (COLOUR, CARD)),)},
            "the place 'price' is counted by colour and card, which a position file cannot say; expected entry=''",
        ),
        (
            {"places": (Place("kept", Bit()),)},
            "the place 'kept' shares the name KEPT with 'table.py'; expected a name",
        ),
        ({"places": (Place("pair", Pair(SEAT, CARD)),)}, "'pair' is a pair of seat and card; expected two dimensions"),
        ({"places": (Place("tower", TOWER, (COLOUR,), usual=1),)}, "'tower' goes on in 'under'; expected a row of 2"),
        (
            {"places": (Place("tower", replace(TOWER, room=31), (COLOUR,), usual=1),)},
            "the place 'tower' packs a stack into 63 bits; expected at most 62",
        ),
        (
            {"places": (Place("tower", replace(TOWER, bits=1), (COLOUR,), usual=1),)},
            "the place 'tower' has owners by seat; expected seats that fit into 1 bits",
        ),
        (
            {"places": (Place("tower", replace(TOWER, each=6), (COLOUR,), usual=1),)},
            "the place 'tower' has 6 of an owner in a stack; expected 1 to 5",
        ),
        ({"places": (Place("tower", TOWER, usual=1),)}, "'tower' is a stack by itself; expected a row of stacks"),
        ({"places": (Place("pick", One(CARD), (SEAT,), seen=SECRET),)}, "the place 'pick' is a secret; expected own"),
        (
            {
                "places": (
                    Place(
                        "dealer",
                        One(replace(SEAT, names=("ann", "bob"))),
                    ),
                )
            },
            "the place 'dealer' has 2 names in files for 3 seat entries; expected one for each",
        ),
        ({"places": (Place("pot", Count(9), entry="", needed=True),)}, "'pot' is needed in a file, but has no entry"),
        (
            {"places": (Place("pot", Count(9), phases=("play",)),)},
            "'pot' is set in the phases ['play']; expected some of",
        ),
        (
            {"places": (Place("pot", Count(9), always=("play",)),)},
            "'pot' is set in the phases ['play']; expected some of",
        ),
        ({"places": (Place("trick", One(CARD), listed=True),)}, "'trick' is listed by seats; expected a seat for each"),
        (
            {"places": (Place("line", One(CARD), (COLOUR, CARD), filled="pot", entry=""), PLACES[0])},
            "the place 'line' is filled up to 'pot'; expected a count for each row",
        ),
        (
            {"places": (Place("line", One(CARD), (COLOUR, CARD), filled="stock"), STOCK)},
            "the place 'line' is called 'line' in a file; expected 1 times '{}' in its name",
        ),
        (
            {"places": (Place("line", One(CARD), (SIDE, CARD), filled="camp"), *PLACES)},
            "the place 'line' is filled by what a position file cannot say; expected rows of seats",
        ),
        ({"places": (Place("trick", One(CARD), seen=PARTLY),)}, "'trick' is seen partly, but is no row that is filled"),
        ({"places": (Place("deck", Bits(CARD), each=True),)}, "'deck' is said by each seat; expected a set of seats"),
        ({"places": (Place("thief", One(seats_and(2, "pile"))),)}, "'thief' is about 3 seat entries; expected 3, as"),
        ({"pieces": (replace(REST, rest="box"),)}, "toy: the pieces '{} stones' name the place 'box', which is not"),
        ({"pieces": (replace(REST, places=("sum",)),)}, "name the place 'sum', which is not there or derived"),
        ({"pieces": (replace(REST, places=("trick",)),)}, "cannot be counted in the place 'trick'; expected one that"),
        (
            {"places": (Place("dealer", One(SEAT), like="trick"),)},
            "'dealer' is like 'trick'; expected a place of the same kind, declared before it",
        ),
        ({"pieces": (replace(REST, rest="stones"),)}, "have their rest in 'stones', which a file names; expected"),
    ],
)
def test_a_declaration_that_contradicts_itself_is_refused(changed: dict[str, object], complaint: str) -> None:
    with pytest.raises(InvalidLayout) as refused:
        replace(TOY, **changed)  # type: ignore[arg-type]
    assert complaint in str(refused.value)
    assert str(refused.value).startswith("toy: ")
    assert "\n" not in str(refused.value)


def test_a_stack_is_read_and_written_however_deep_it_is() -> None:
    module = generated()
    t = module.fresh(0)
    assert module.tower_list(t, 0) == []
    for owners in ([1], [2, 0, 1], [0, 1, 2, 2], [0, 1], []):
        module.put_tower(t, 1, [2, 1, 0, 0])  # a neighbour that is deep, too
        module.put_tower(t, 0, owners)
        assert module.tower_list(t, 0) == owners
        assert [module.tower_seat(t, 0, depth) for depth in range(6)] == owners + [-1] * (6 - len(owners))
        assert module.tower_list(t, 1) == [2, 1, 0, 0]
        module.put_tower(t, 1, [])


def test_what_is_open_is_not_counted_besides() -> None:
    open_hand = replace(TOY, places=(replace(PLACES[7], seen=OPEN), Place("go", Bit())))
    assert "seat 0: hand, how many" not in open_hand.names(2)
    assert open_hand.names(2).count("go") == 1
