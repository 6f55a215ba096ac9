"""A database of the version before, with tables of the first rules: each is shown, goes on, or is ended honestly.

`schema-2.sql` has running and finished tables of all games, one with a free seat, and one from a scenario.
Carolus Magnus is played as it was, so its games can be played again with the dice of then.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import regalia
from regalia import games
from regalia.engine.errors import InvalidRecord
from regalia.engine.record import read_record
from regalia.server.people.guests import csrf_token
from regalia.server.wire.protocol import Acknowledged, TableInfo, TableState
from regalia.verify import verify
from tests.server.running import running
from tests.server.visitor import Visitor, choose, read

DUMP = Path(__file__).parent / "schema-2.sql"
SECRET = "a-secret-that-anna-has-in-her-cookie-already"
ANNA = 1


def rows(database: Path, query: str, *given: object) -> list[Any]:
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute(query, given).fetchall()


@pytest.fixture
def old(database: Path) -> Path:
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(DUMP.read_text("utf-8"))
        connection.execute("UPDATE guests SET hash = ? WHERE id = ?", (sha256(SECRET.encode()).digest(), ANNA))
        connection.commit()
    return database


@pytest.fixture
def anna(old: Path) -> Iterator[Visitor]:
    """The guest who made most of the tables, at a service of now."""
    with ExitStack() as stack:
        visitor = stack.enter_context(Visitor(stack.enter_context(running(old))))
        visitor.http.cookies.clear()
        visitor.http.cookies.set("regalia", SECRET)
        visitor.http.headers["x-csrf-token"] = csrf_token(SECRET)
        yield visitor


def shown(visitor: Visitor, table: str) -> TableState:
    with visitor.open(table) as socket:
        return socket.until(TableState)


def undated(state: TableState) -> TableState:
    """Without what time it is, and since when somebody was seen, or looked for."""
    players = tuple(msgspec.structs.replace(player, presence="gone", since=None) for player in state.table.players)
    table = msgspec.structs.replace(state.table, players=players, watching=0.0)
    return msgspec.structs.replace(state, table=table, now=0.0)


def stored(database: Path, table: str) -> list[Any]:
    return rows(database, "SELECT seat, rank, points, ending FROM results WHERE table_id = ? ORDER BY seat", table)


def test_every_table_is_there_and_says_what_it_is(anna: Visitor, old: Path, tmp_path: Path) -> None:
    tables = rows(old, "SELECT id, game, moves FROM tables")
    assert len(tables) == 10
    before = {table: stored(old, table) for table, *_ in tables}
    seen = set()
    for table, game, moves in tables:
        info = anna.table(table)
        state = shown(anna, table)
        assert undated(state).table == undated(shown(anna, table)).table
        if moves is not None:
            assert (info.status, info.ending) == ("over", "played")
            assert [(seat, *pair) for seat, pair in enumerate(zip(info.ranks, info.points, strict=True))] == [
                result[:3] for result in before[table]
            ]
            seen.add(finished(anna, info, state, tmp_path))
        elif info.status == "over":
            assert (info.ending, info.ranks, info.points) == ("other-rules", (), ())
            assert not state.replayable
            assert info.seed is not None
            assert stored(old, table) == [(seat, None, None, "other-rules") for seat in range(len(info.players))]
            seen.add(finished(anna, info, state, tmp_path))
        else:
            assert state.replayable
            assert (info.ending, info.seed) == (None, None)
            seen.add(f"{info.status} {game}")
        assert stored(old, table)[: len(before[table])] == before[table], "a result that is stored stays"
    assert {"over, shown", "over, lost", "playing carolus", "gathering principe"} <= seen
    listed = read(anna.http.get("/api/tables"), list[TableInfo])
    assert {table.id for table in listed} == {
        table for (table,) in rows(old, "SELECT DISTINCT table_id FROM seats WHERE guest = ?", ANNA)
    }


def finished(visitor: Visitor, info: TableInfo, state: TableState, folder: Path) -> str:
    """A game that is over can be downloaded; and looked at and verified if it can be played again."""
    file = folder / f"{info.id}.json"
    file.write_text(visitor.http.get(f"/api/tables/{info.id}/record").text, "utf-8")
    record = read_record(file.read_text("utf-8"), "the download")
    assert (record.rules, record.seed, record.nonces) == (1, info.seed, [])
    assert len(record.moves) == info.moves
    frames = f"/api/tables/{info.id}/frames"
    if state.replayable:
        assert state.mine or state.view
        assert len(visitor.http.get(frames, params={"first": 0, "last": 9}).json()) == 10
        found = verify(file, info.commitment)
        assert (found.former, found.whole) == (True, True)
        assert regalia.load(file).ranks == info.ranks
        return "over, shown"
    assert (state.mine, state.view, state.happened) == ((), None, ())
    assert "cannot play it again" in record.remark
    assert visitor.refused("GET", frames).code == "not-now"
    with pytest.raises(InvalidRecord, match="cannot be replayed"):
        verify(file)
    return "over, lost"


def test_it_is_ended_once(old: Path) -> None:
    """The next start finds what the first one stored, rows and all."""
    moves = rows(old, "SELECT table_id, seq, seat, move FROM moves ORDER BY table_id, seq")
    found = []
    for _ in range(2):
        with running(old) as address, Visitor(address) as carl:
            states = [undated(shown(carl, table)) for (table,) in rows(old, "SELECT id FROM tables ORDER BY id")]
        found.append((states, rows(old, "SELECT id, ended, moves FROM tables ORDER BY id")))
    assert found[0] == found[1]
    assert rows(old, "SELECT table_id, seq, seat, move FROM moves ORDER BY table_id, seq") == moves


def test_a_running_game_goes_on_with_its_own_dice(anna: Visitor, old: Path) -> None:
    going = [
        table
        for (table,) in rows(old, "SELECT id FROM tables WHERE game = 'carolus' AND moves IS NULL")
        if anna.table(table).status == "playing" and len(anna.table(table).mine) == len(anna.table(table).players)
    ]
    assert len(going) >= 3
    for table in going:
        with anna.open(table) as socket:
            state = socket.version(0)
            for _ in range(12):
                chosen = choose(state, lambda choices: choices[0])
                assert chosen is not None
                answer = socket.play(chosen[0], state.table.version, chosen[1])
                assert isinstance(answer, Acknowledged)
                state = socket.version(answer.version)
            assert (state.table.rules_version, state.table.nonces) == (1, ())


def test_a_table_where_nobody_has_played_takes_the_rules_of_now(anna: Visitor, old: Path) -> None:
    ((table, game),) = rows(
        old, "SELECT id, game FROM tables JOIN seats ON table_id = id WHERE guest IS NULL AND bot IS NULL"
    )
    info = anna.table(table)
    assert (info.status, info.rules_version, info.missing) == ("gathering", games.find(game).rules_version, (0,))
    assert anna.mix(info).missing == ()
    with Visitor(anna.address) as carl:
        begun = carl.sit(table, 1)
        assert begun.status == "playing"
        assert all(begun.nonces)
    assert rows(old, "SELECT rules FROM tables WHERE id = ?", table) == [(games.find(game).rules_version,)]


@pytest.fixture
def spoilt(old: Path) -> Path:
    """The same, with finished games whose first move nobody can play any more."""
    with closing(sqlite3.connect(old)) as connection:
        guard = "SELECT sql FROM sqlite_master WHERE name = 'moves_are_never_changed'"
        (trigger,) = connection.execute(guard).fetchone()
        connection.execute("DROP TRIGGER moves_are_never_changed")
        finished = "SELECT id FROM tables WHERE outcome IS NOT NULL"
        connection.execute(f"UPDATE moves SET move = 'dance' WHERE seq = 1 AND table_id IN ({finished})")
        connection.execute(trigger)
        connection.commit()
    return old


def test_a_rematch_of_a_lost_game_is_played_under_the_rules_of_now(spoilt: Path, anna: Visitor, old: Path) -> None:
    lost = [
        info
        for (table,) in rows(old, "SELECT DISTINCT table_id FROM seats WHERE guest = ?", ANNA)
        if (info := anna.table(table)).status == "over" and not shown(anna, table).replayable and info.rematch is None
    ]
    assert lost
    for info in lost:
        again = anna.rematch(info.id)
        assert again.rules_version == games.find(info.game).rules_version
        assert again.status == "playing"


def test_bots_of_before_have_levels_now(old: Path) -> None:
    """What was called greedy goes on as a squire, and what was called random as a page."""
    table = "Nes3cg9cuf_Ivg5z"
    with closing(sqlite3.connect(old)) as connection:
        for seat, bot in enumerate(("greedy", "random", "random", "greedy")):
            connection.execute(
                "UPDATE seats SET guest = NULL, name = NULL, bot = ? WHERE table_id = ? AND seat = ?",
                (bot, table, seat),
            )
        connection.commit()
    with running(old) as address, Visitor(address) as carl, carl.open(table) as socket:
        state = socket.until(TableState)
        assert [player.bot for player in state.table.players] == ["squire", "page", "page", "squire"]
        assert len({player.face for player in state.table.players}) == 4
        begun = state.table.version
        while state.table.version < begun + 5:
            state = socket.until(TableState)
