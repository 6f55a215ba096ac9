"""Colours, families and crests: given by the maker of a table, and taken by others while they are free."""

from collections.abc import Iterator

import pytest

from regalia.engine.record import read_record
from regalia.server.wire.protocol import TableInfo
from tests.server.visitor import ME, OPEN, SQUIRE, Visitor, finish


@pytest.fixture
def anna(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def berta(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def made(visitor: Visitor, *seats: dict[str, str], colours: list[int], game: str = "principe") -> TableInfo:
    return visitor.post("/api/tables", {"game": game, "seats": seats, "colours": colours})


def choose(visitor: Visitor, table: TableInfo, *colours: int) -> TableInfo:
    return visitor.post(f"/api/tables/{table.id}/colours", {"colours": colours})


def test_whoever_makes_a_table_gives_colours(anna: Visitor) -> None:
    assert made(anna, ME, OPEN, OPEN, colours=[]).colours == (0, 1, 2)
    table = made(anna, ME, OPEN, OPEN, colours=[4, 0, 3])
    assert table.colours == (4, 0, 3)
    assert anna.table(table.id).colours == (4, 0, 3)
    teams = made(anna, ME, OPEN, OPEN, OPEN, colours=[2, 3, 0, 1], game="carolus")
    assert (teams.colours, teams.tinctures, teams.sides) == ((2, 3, 0, 1), (1, 0), (0, 0, 1, 1))


@pytest.mark.parametrize(
    ("game", "colours", "complaint"),
    [
        ("principe", [4, 4, 0], "the same colour"),
        ("principe", [4, 0], "2 colours for 3 seats"),
        ("principe", [5, 0, 1], "no colour 5"),
    ],
)
def test_colours_that_cannot_be(anna: Visitor, game: str, colours: list[int], complaint: str) -> None:
    problem = anna.refused("POST", "/api/tables", {"game": game, "seats": [ME, OPEN, OPEN], "colours": colours})
    assert problem.code == "invalid"
    assert complaint in problem.message
    table = made(anna, ME, OPEN, OPEN, colours=[], game=game)
    problem = anna.refused("POST", f"/api/tables/{table.id}/colours", {"colours": colours})
    assert (problem.code, complaint in problem.message) == ("invalid", True)


def test_a_worked_example_keeps_its_colours(anna: Visitor) -> None:
    plan = {"game": "carolus", "seats": [ME, SQUIRE], "scenario": "x2", "colours": [1, 0]}
    assert anna.refused("POST", "/api/tables", plan).code == "invalid"


def test_everybody_takes_a_colour_that_is_free(anna: Visitor, berta: Visitor) -> None:
    table = made(anna, ME, OPEN, OPEN, colours=[])
    assert choose(anna, table, 4, 1, 2).colours == (4, 1, 2)
    assert choose(anna, table, 1, 4, 2).colours == (1, 4, 2), "of a seat where nobody sits"
    assert berta.refused("POST", f"/api/tables/{table.id}/colours", {"colours": [1, 3, 2]}).code == "not-yours"
    sitting = {"name": "Berta", "nonce": "0" * 32, "colours": [1, 2, 0]}
    joined = berta.post(f"/api/tables/{table.id}/seats/1", sitting)
    assert joined.colours == (1, 2, 0)
    assert choose(berta, table, 1, 3, 0).colours == (1, 3, 0)
    assert berta.refused("POST", f"/api/tables/{table.id}/colours", {"colours": [3, 1, 0]}).code == "taken"
    with anna.open(table.id) as socket:
        assert socket.version(0).table.colours == (1, 3, 0)


def test_colours_stay_once_the_game_has_begun_and_stand_in_the_record(anna: Visitor) -> None:
    table = made(anna, ME, ME, colours=[2, 0], game="carolus")
    assert choose(anna, table, 1, 0).colours == (1, 0)
    begun = anna.mix(table)
    assert begun.status == "playing"
    assert anna.refused("POST", f"/api/tables/{table.id}/colours", {"colours": [0, 1]}).code == "not-now"
    finish(anna, begun)
    record = read_record(anna.http.get(f"/api/tables/{table.id}/record").text, "of the table")
    assert record.colours == [1, 0]
    again = anna.post(f"/api/tables/{table.id}/rematch")
    assert again.colours == (0, 1), "all take their colours along"
