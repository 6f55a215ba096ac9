"""Against bots alone everything can be taken back; the game is then one of practice, and its dice are drawn anew."""

import msgspec
import pytest

import regalia
from regalia import games
from regalia.engine.errors import InvalidRecord
from regalia.engine.record import read_record, write_record
from regalia.games.carolus.events import Rolled
from regalia.match import Match
from regalia.match import replay as play_again
from regalia.server.play.permissions import MOST_REWOUND, can_rewind, why_not_rewind
from regalia.server.play.presenting import closed_info, table_info
from regalia.server.play.replaying import film_of
from regalia.server.play.table import Table
from regalia.server.play.views import RECENT
from regalia.server.store.storage import PLAYED, PRACTICE, Place, Row, Sheet
from tests.server.test_table import ANNA, BERTA, refused

GAMES = [(name, seats) for name in games.names() for seats in games.find(name).seats]


def sheet(*others: Place, game: str = "carolus") -> Sheet:
    found = games.find(game)
    places = (Place(ANNA, nonce="of Anna"), *others)
    options = found.complete(len(places), {})
    return Sheet("table", game, found.rules_version, options, "seed", None, None, 0.0, None, None, places)


@pytest.fixture
def table() -> Table:
    return Table(sheet(Place(bot="random")))


def step(table: Table, n: int = 0) -> Row:
    """Whoever is asked plays."""
    seat = table.match.actors[0]
    moves = table.match.moves(seat)
    row = Row("play", seat, str(moves[n % len(moves)]))
    table.carry_out(row)
    return row


def until_rolled(table: Table) -> list[Row]:
    """Up to the first dice of seat 0."""
    rows: list[Row] = []
    while not any(dice.seat == 0 for dice in rolled(table)):
        rows.append(step(table))
    return rows


def rolled(table: Table) -> list[Rolled]:
    return [told.event for told in table.match.events(None) if isinstance(told.event, Rolled)]


def test_a_roll_is_taken_back_and_falls_otherwise(table: Table) -> None:
    rows = until_rolled(table)
    dice, before = rolled(table), len(table.match.played)
    assert not table.match.can_undo(0)
    falls = {str(dice)}
    for _ in range(12):
        assert why_not_rewind(table, 0, table.version) is None
        table.carry_out(Row("rewind", 0))
        assert rolled(table) == []
        assert len(table.match.played) < before
        table.carry_out(rows[-1])
        assert len(table.match.played) == before
        falls.add(str(rolled(table)))
    assert len(falls) > 6, "whoever takes it back knows what comes"
    assert table.practice


def test_it_is_told_from_other_games(table: Table) -> None:
    assert not table_info(table, ANNA).practice
    step(table)
    while table.playing:
        step(table)
        if len(table.match.played) == 20 and not table.practice:
            table.carry_out(Row("rewind", 0))
            assert table_info(table, ANNA).practice
    outcome = table.outcome()
    assert outcome is not None
    assert {result.ending for result in outcome.results} == {PRACTICE}
    closed = closed_info(table.sheet, outcome, ANNA)
    assert (closed.practice, closed.ending) == (True, "played")
    assert why_not_rewind(table, 0, table.version) is not None, "its seed is known"
    plain = Table(sheet(Place(bot="random")))
    while plain.playing:
        step(plain)
    ended = plain.outcome()
    assert ended is not None
    assert {result.ending for result in ended.results} == {PLAYED}


def test_it_is_loaded_and_recorded_as_it_was_played(table: Table) -> None:
    rows = until_rolled(table)
    for again in range(1, 7):
        table.carry_out(Row("rewind", 0))
        rows.append(Row("rewind", 0))
        rows += [step(table, again) for _ in range(4 * again)]
    loaded = Table(table.sheet, rows)
    assert loaded.match.view(0) == table.match.view(0)
    assert loaded.match.redrawn == table.match.redrawn
    record = read_record(write_record(table.match.record()), "it")
    assert record.redrawn
    again_played: Match = play_again(record)
    assert again_played.view(0) == table.match.view(0)
    frames = film_of(table, ANNA, 0, 0, len(table.match.played)).frames()
    assert msgspec.json.encode(frames[-1].view) == msgspec.json.encode(table.match.view(0))


def test_whoever_rewinds_a_loaded_table_sees_what_is_played_then(table: Table) -> None:
    """Also back to before the game that was kept when it was loaded, and with other dice."""
    rows = until_rolled(table)
    rows += [step(table, 1) for _ in range(2 * RECENT)]
    loaded = Table(table.sheet, rows)
    kept = set()
    for again in range(2 * RECENT):
        step(loaded, again)
        film = film_of(loaded, ANNA, 0, len(loaded.match.played) - 1, len(loaded.match.played))
        assert film.frames() == film._replace(earlier=None).frames()
        kept.add(film.earlier is not None)
        for _ in range(2):
            if can_rewind(loaded, 0):
                loaded.carry_out(Row("rewind", 0))
    assert kept == {True, False}


def test_nobody_else_sits_there() -> None:
    for other in (Place(BERTA, nonce="of Berta"), Place(ANNA, nonce="of somebody beside her")):
        table = Table(sheet(other))
        step(table)
        assert not can_rewind(table, 0)
        assert refused(why_not_rewind(table, 0, table.version)) == "no-undo"


def test_nothing_is_taken_back_before_anything_was_done_nor_for_ever(table: Table) -> None:
    assert refused(why_not_rewind(table, 0, table.version)) == "no-undo"
    while not can_rewind(table, 0):
        step(table)
    assert refused(why_not_rewind(table, 0, table.version + 1)) == "stale"
    for _ in range(MOST_REWOUND):
        table.carry_out(Row("rewind", 0))
        while not any(seat == 0 for seat, _ in table.match.played):
            step(table)
    assert refused(why_not_rewind(table, 0, table.version)) == "no-undo"


@pytest.mark.parametrize("redrawn", [[(0, -1)], [(0, 0)], [(3, 1), (2, 2)], [(1, 2), (2, 1)], [(0, 2**70)]])
def test_a_record_that_makes_no_sense_is_refused(redrawn: list[tuple[int, int]]) -> None:
    record = msgspec.structs.replace(regalia.new("carolus", seats=2, seed=1).record(), redrawn=redrawn)
    with pytest.raises(InvalidRecord, match="drawn anew"):
        play_again(record)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_final_is_what_cannot_be_taken_back(game: str, seats: int) -> None:
    """As far as the seat can know: what is called final is, unless it is up to something hidden; and the other way.
    And what is said to follow does."""
    match = regalia.new(game, seats=seats, seed="final")
    agree = seen = 0
    told: set[str] = set()
    while not match.over and len(match.played) < 150:
        seat = match.actors[0]
        moves, final = match.moves(seat), match.final(seat)
        chosen = moves[len(match.played) % len(moves)]
        match.play(seat, chosen)
        seen += 1
        agree += (chosen in final) != match.can_undo(seat)
        if chosen in final:
            follows = final[chosen]
            then = "over" if match.over else "shown" if seat in match.actors else "turn"
            told.add(follows.kind)
            assert follows.kind in (then, "chance", "shown")
            assert follows.seats == (match.actors if follows.kind == "turn" else ())
    assert agree == seen
    assert "turn" in told
