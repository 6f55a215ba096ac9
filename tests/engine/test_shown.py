"""A view shows what is on the table under the names of its places, and nothing that is hidden from anybody."""

import msgspec
import pytest

from regalia.engine.layout import OWN, Bit, Bits, Count, Counts, Layout, One, Packing, Place, named, numbered, seats
from regalia.engine.shown import Shown, value_of
from regalia.engine.state import zeros
from regalia.games.carolus.state import CarolusState

PLAYER = seats(4)
COLOUR = named("colour", "red", "blue")
CARD = numbered("card", 3)
PACKING = Packing("of_colour", COLOUR, bits=8)
LAYOUT = Layout(
    game="toy",
    title="Toy",
    seats=(2, 3, 4),
    round=Place("round", Count(9)),
    places=(
        Place("pot", Count(9)),
        Place("trump", One(COLOUR, none=True)),
        Place("leader", One(PLAYER, none=True)),
        Place("open", Bit()),
        Place("shown", Bits(CARD)),
        Place("coins", Count(9), (PLAYER,)),
        Place("cards", Counts(PACKING, 9), (PLAYER,)),
        Place("hand", Bits(CARD), (PLAYER,), seen=OWN),
        Place("has_passed", Bits(PLAYER), entry="passed"),
        Place("owed", Count(9), (PLAYER, PLAYER)),
        Place("holder", One(PLAYER, none=True), (COLOUR,), entry="colours", listed=True),
        Place("ending", One(named("ending", "", "soon"))),
    ),
)


class Seat(msgspec.Struct, frozen=True):
    coins: int
    cards: dict[str, int]
    hand: int
    passed: bool
    owed: tuple[int, ...]
    colours: tuple[str, ...]


class Table(msgspec.Struct, frozen=True):
    pot: int
    trump: str | None
    leader: int | None
    open: bool
    shown: tuple[int, ...]
    coins: tuple[int, ...]
    round: int
    ending: str | None


def state() -> CarolusState:
    """Any state has numbers."""
    found = CarolusState(2)
    found.t = zeros(LAYOUT.size)
    for number, value in enumerate(
        [7, 1, -1, 1, 0b101, 3, 4, 0, 0, 0x0102, 0x0300, 0, 0, 0b11, 0, 0, 0, 0b10, *range(16), 1, 0, 0]
    ):
        found.t[number] = value
    return found


def test_fields_are_made_of_the_places_of_their_names() -> None:
    assert Shown(Table, LAYOUT)(state()) == Table(
        7, "blue", None, open=True, shown=(1, 3), coins=(3, 4), round=1, ending=None
    )


def test_a_row_is_shown_entry_by_entry() -> None:
    seat = Shown(Seat, LAYOUT, PLAYER)
    assert seat(state(), 0, hand=2) == Seat(3, {"red": 2, "blue": 1}, 2, passed=False, owed=(0, 1), colours=("blue",))
    assert seat(state(), 1, hand=0, coins=9) == Seat(9, {"blue": 3}, 0, passed=True, owed=(4, 5), colours=("red",)), (
        "what is given is not looked up"
    )


def test_what_is_hidden_is_never_shown_by_itself() -> None:
    with pytest.raises(TypeError, match="hand"):
        Shown(Seat, LAYOUT, PLAYER)(state(), 0)


def test_counts_belong_to_whoever_gets_them() -> None:
    counted = value_of(Counts(PACKING, 9))
    counted(0x0102)["red"] = 99
    assert counted(0x0102) == {"red": 2, "blue": 1}
