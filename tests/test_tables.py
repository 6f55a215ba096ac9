"""Each game's `table.py` and `events.py` are what follows from its declarations."""

from pathlib import Path

import pytest

from building import tables
from building.events import events
from regalia.engine.events import NUMBER, SEAT, FieldType, Kind, Parts, each, one_of
from regalia.engine.layout import InvalidLayout

TOY = """\
from regalia.engine.layout import Bit, Count, Layout, Place

LAYOUT = Layout("toy", "Toy", (2,), Place("round", Count(9)), (Place("pot", Count(9)), Place("won", Bit())))
"""


def test_the_tables_are_those_that_are_declared() -> None:
    found = dict(tables.declared())
    assert {tables.GAMES / "carolus" / name for name in ("table.py", "events.py")} <= set(found)
    for path, written in found.items():
        assert path.read_text("utf-8") == written, "run python -m building.tables"


def test_a_table_that_is_out_of_date_is_found_and_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tables, "GAMES", tmp_path)
    (tmp_path / "toy").mkdir()
    (tmp_path / "toy" / "layout.py").write_text(TOY, "utf-8")
    written = tmp_path / "toy" / "table.py"
    assert tables.main(["--check"]) == 1
    assert not written.exists()
    assert "games/toy/table.py is out of date: run python -m building.tables" in capsys.readouterr().err
    assert tables.main([]) == 0
    assert tables.main(["--check"]) == 0
    written.write_text(written.read_text("utf-8").replace("POT: Final[i64] = 0", "POT: Final[i64] = 1"), "utf-8")
    assert tables.main(["--check"]) == 1


FIELDS: dict[str, FieldType | Parts] = {
    "seat": SEAT,
    "count": NUMBER,
    "colour": one_of(("red", "blue")),
    "many": one_of(tuple(f"colour-{number}" for number in range(20))),
    "dice": each(NUMBER),
    "pair": Parts("Pair", "colour many", "Two.", {"many": "Of the second."}),
}
KINDS = (
    Kind("drawn", "seat pair", "T1."),
    Kind("kept", "count", private=True),
    Kind("shuffled", ""),
    Kind("well-rolled", "seat dice", name="Rolled"),
)
WRITTEN = """\
from typing import Annotated, ClassVar, Literal

import msgspec

from regalia.engine.events import Event, Events
from regalia.games.toy.layout import FIELDS

SeatField = Annotated[int, FIELDS["seat"]]
CountField = Annotated[int, FIELDS["count"]]
DiceField = Annotated[tuple[int, ...], FIELDS["dice"]]
ColourField = Annotated[Literal["red", "blue"], FIELDS["colour"]]
ManyField = Annotated[
    Literal[
        "colour-0",
"""
STRUCTURES = """\
        "colour-19",
    ],
    FIELDS["many"],
]


class Pair(msgspec.Struct, frozen=True):
    \"""Two.\"""

    colour: ColourField
    many: ManyField
    \"""Of the second.\"""


class Drawn(Event, frozen=True, tag="drawn"):
    \"""T1.\"""

    seat: SeatField
    pair: Pair


class Kept(Event, frozen=True, tag="kept"):
    private: ClassVar[bool] = True

    count: CountField


class Shuffled(Event, frozen=True, tag="shuffled"):
    pass


class Rolled(Event, frozen=True, tag="well-rolled"):
    seat: SeatField
    dice: DiceField


ToyEvent = Drawn | Kept | Shuffled | Rolled

EVENTS = Events.defined_in(__name__)
"""


def test_events_are_written_as_structures_in_the_order_of_their_lines() -> None:
    written = events("toy", "Toy", FIELDS, KINDS)
    assert WRITTEN in written
    assert written.endswith(STRUCTURES)


@pytest.mark.parametrize(
    ("kinds", "sentence"),
    [
        ((*KINDS, Kind("lost", "purse")), "toy: 'lost' has the field 'purse', expected one of FIELDS"),
        ((*KINDS, Kind("lost", "dice seat")), "toy: 'lost' has fields behind 'dice', expected that one last"),
        (KINDS[:1] + KINDS[2:], "toy: no event has the field 'count', expected each field in one"),
        ((*KINDS, KINDS[0]), "toy: 'drawn' is declared twice, expected once"),
    ],
)
def test_events_that_contradict_themselves_are_refused(kinds: tuple[Kind, ...], sentence: str) -> None:
    with pytest.raises(InvalidLayout, match=sentence):
        events("toy", "Toy", FIELDS, kinds)
