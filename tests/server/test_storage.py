"""What is kept, and for how long; what happens when it cannot be kept."""

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.server.service import Service
from regalia.server.settings import DAY, Settings
from regalia.server.store import postgres, sqlite
from regalia.server.store.connection import Connection
from regalia.server.store.sqlite import SqliteStorage, carried_out
from regalia.server.store.storage import (
    KINDS,
    Conflict,
    Deed,
    Due,
    Outcome,
    Place,
    Reported,
    Result,
    Row,
    Sheet,
    Storage,
    StorageTrouble,
    StoredFill,
    StoredPace,
    Summary,
    Wake,
    Warm,
)
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import Acknowledged, Refused, TableState, TimeControl
from tests.server.keeping import Kept, KeptInSqlite, using
from tests.server.running import WIDE, running
from tests.server.visitor import ME, OPEN, Visitor, choose


def test_guests_without_a_seat_are_forgotten_in_time(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        anna = await storage.new_guest(b"anna")
        await storage.new_guest(b"berta")
        places = (Place(anna.id, "Anna"), Place())
        await storage.add_table(Sheet("t", "carolus", 1, {}, "s", None, None, 0.0, None, None, places))
        await storage.forget_guests(before=0.0)
        assert await storage.guest(b"berta") is not None
        await storage.forget_guests(before=1e12)
        assert await storage.guest(b"berta") is None
        assert await storage.guest(b"anna") == (anna.id, "Anna")

    using(kept, go)


def test_tables_that_were_never_full_are_dropped_in_time(kept: Kept) -> None:
    """Unless somebody has them open; games that have begun stay, finished or not."""
    with running(kept.open()) as address, Visitor(address) as anna:
        waiting, open_, begun = anna.make(ME, OPEN).id, anna.make(ME, OPEN).id, anna.make(ME, ME).id
        with anna.open(waiting) as socket:
            socket.version(0)
            socket.say("is anybody here?")
    kept.execute(f"UPDATE tables SET rematch = '{waiting}' WHERE id = '{begun}'")
    kept.execute(f"UPDATE tables SET created = created - {31 * DAY}")
    kept.execute(f"UPDATE seats SET seen = seen - {31 * DAY}")

    async def go() -> None:
        service = Service(kept.open(), Settings(keep=31.5))
        await service.start()
        async with service.rooms.enter(open_):
            await service.drop_tables([waiting, open_, begun], time.time() - 30 * DAY)
        assert (await service.table(open_, None)).status == "gathering"
        assert (await service.table(begun, None)).rematch is None
        with pytest.raises(Trouble, match="there is no such table"):
            await service.table(waiting, None)
        await service.stop()

    asyncio.run(go())
    with running(kept.open()) as address, Visitor(address) as anna:
        for _ in range(600):  # in the next seconds; whoever asks for the table has it open, so the database is asked
            if not kept.execute(f"SELECT id FROM tables WHERE id = '{open_}'"):
                break
            time.sleep(0.05)
        assert anna.refused("GET", f"/api/tables/{open_}").code == "unknown"
        assert anna.table(begun).status == "playing"


def test_a_move_that_cannot_be_stored_is_refused_and_nothing_is_lost(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: the player is told, the table is loaded again, and the same message works later."""
    real = SqliteStorage.add_row
    full = True

    async def add_row(self: SqliteStorage, table: str, seq: int, row: Row, *known: Any) -> int:
        if full:
            raise StorageTrouble("database or disk is full")
        return await real(self, table, seq, row, *known)

    monkeypatch.setattr(SqliteStorage, "add_row", add_row)
    with running(database) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
        with anna.open(table) as socket:
            chosen = choose(socket.version(0), lambda choices: choices[0])
            assert chosen is not None
            answer = socket.play(chosen[0], 0, chosen[1], "the-same-token")
            assert isinstance(answer, Refused)
            assert answer.code == "broken"
            assert socket.closed() == 1012
        full = False
        with anna.open(table) as socket:
            assert socket.version(0).table.version == 0
            assert isinstance(socket.play(chosen[0], 0, chosen[1], "the-same-token"), Acknowledged)


def test_a_storage_that_is_away_leaves_no_traces(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Everybody who has a table open tries again and again: each time is a line of the log, and no more."""

    async def table(*_: object) -> None:
        raise StorageTrouble("nobody is there")

    with running(database) as address, Visitor(address) as anna:
        waiting = anna.make(ME, ME).id
    with running(database) as address, Visitor(address) as anna:
        monkeypatch.setattr(SqliteStorage, "table", table)
        with anna.open(waiting, version=None) as socket:
            assert socket.closed() == 1013
    (record,) = (record for record in caplog.records if record.levelname == "ERROR")
    assert record.getMessage() == "a table cannot be opened: nobody is there"
    assert record.exc_info is None


def test_statements_that_read_together_see_the_same_moment(database: Path) -> None:
    kept = KeptInSqlite(database)

    async def beats(connection: Connection) -> list[int]:
        first = await connection.value("SELECT beat FROM pulse")
        kept.execute("UPDATE pulse SET beat = beat + 1")
        return [first, await connection.value("SELECT beat FROM pulse")]

    async def go(storage: Storage) -> None:
        assert await storage._read(beats, several=True) == [0, 0]
        assert await storage._read(beats, several=True) == [1, 1]

    using(kept, go)


def test_statements_of_sqlite_wait_for_nothing() -> None:
    with pytest.raises(RuntimeError, match="wait for nothing"):
        carried_out(asyncio.sleep(0))


def test_parameters_have_names_in_both_databases() -> None:
    statement = "SELECT ': no', CAST(:one AS TEXT) FROM t WHERE a = ANY(:two) AND b = :one FOR NO KEY UPDATE"
    assert postgres.translated(statement) == (
        "SELECT ': no', CAST($1 AS TEXT) FROM t WHERE a = ANY($2) AND b = $1 FOR NO KEY UPDATE",
        ("one", "two"),
    )
    assert sqlite.translated(statement) == (
        "SELECT ': no', CAST(:one AS TEXT) FROM t WHERE a IN (SELECT value FROM json_each(:two)) AND b = :one",
        ("two",),
    )


def test_what_a_request_may_no_longer_say_is_still_read(kept: Kept) -> None:
    """Limits are tightened, fields come and go: a table that was stored before goes on."""
    pace = '{"kind":"live","move":1,"reserve":-7,"bot":"of-old","no-longer":[1]}'
    with running(kept.open()) as address, Visitor(address) as anna:
        plan = {"game": "carolus", "seats": [ME, OPEN], "pace": {"kind": "live", "move": 30}}
        table = anna.mix(anna.post("/api/tables", {**plan, "fill": {"after": 3600}})).id
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(pace, type=TimeControl)
    kept.execute(f"UPDATE tables SET pace = '{pace}', fill = '{{\"after\":1,\"before\":2}}' WHERE id = '{table}'")
    kept.execute(f"UPDATE tables SET wake_at = wake_at + 3600 WHERE id = '{table}'")

    async def go(storage: Storage) -> None:
        stored = await storage.sheet(table)
        assert stored is not None
        assert stored.pace == StoredPace("live", 1, -7, bot="of-old")
        assert stored.fill == StoredFill(1)
        assert [each.pace for each in await storage.tables_of(stored.maker or 0)] == [stored.pace]

    using(kept, go)
    with running(kept.open()) as address, Visitor(address) as berta:
        told = msgspec.json.decode(berta.http.get(f"/api/tables/{table}").content)
        assert told["pace"]["move"] == 1
        assert told["fill"]["after"] == 1


def test_a_table_of_newer_rules_says_so(kept: Kept) -> None:
    """A later Regalia can go on with it: it is not ended."""
    with running(kept.open()) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
        secret = anna.secret
    kept.execute("UPDATE tables SET rules = 99")
    with running(kept.open()) as address, Visitor(address) as berta:
        problem = berta.refused("GET", f"/api/tables/{table}")
        assert problem.code == "not-now"
        assert "version 99 of the rules of carolus" in problem.message
        with berta.open(table, version=None) as socket:
            assert socket.closed() == 4409
        berta.http.cookies.set("regalia", secret)
        assert berta.http.get("/api/tables").json() == []


def test_a_row_of_a_kind_that_is_not_known(kept: Kept) -> None:
    """It was written by a newer version: the table says so, and everything else goes on."""
    with running(kept.open()) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
    kept.execute(f"INSERT INTO moves (table_id, seq, kind, seat) VALUES ('{table}', 1, 'somersault', 0)")
    with running(kept.open()) as address, Visitor(address) as berta:
        problem = berta.refused("GET", f"/api/tables/{table}")
        assert problem.code == "not-now"
        assert problem.message == f"table {table} has a row of kind 'somersault', which this Regalia does not know"
        with berta.open(table, version=None) as socket:
            assert socket.closed() == 4409
        assert berta.make(ME, ME).status == "playing"


def test_rows_of_every_kind_are_read_as_they_were_written(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        anna = await storage.new_guest(b"anna")
        places = (Place(anna.id, "Anna", None, "a-nonce"), Place(bot="squire"))
        await storage.add_table(Sheet("t", "carolus", 1, {}, "s", None, None, 0.0, None, None, places))
        written = [Row(kind, 0, "disc 1" if kind == "play" else None, kind, anna.id) for kind in KINDS]
        before = time.time()
        for number, row in enumerate(written, 1):
            assert await storage.add_row("t", number, row) == number
        stored = await storage.table("t")
        assert stored is not None
        sheet, rows = stored
        assert sheet.places == places
        assert [row._replace(at=None) for row in rows] == written
        assert all(row.at is not None and before - 0.001 <= row.at <= time.time() + 0.001 for row in rows)
        with pytest.raises(Conflict):
            await storage.add_row("t", 2, Row("play", 1, "disc 2"))
        assert await storage.add_row("t", 2, written[3]) == 4, "the same message again"

    using(kept, go)


def test_results_are_kept_seat_by_seat(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        await storage.add_table(Sheet("t", "carolus", 1, {}, "s", None, None, 0.0, None, None, (Place(), Place())))
        await storage.add_row("t", 1, Row("play", 0, "disc 1"))
        outcome = Outcome(1, 1, (Result(2, -3, "resign"), Result(1, 12)))
        for _ in range(2):
            await storage.end("t", outcome)
        sheet = await storage.sheet("t")
        assert sheet is not None
        assert sheet.outcome is not None
        assert sheet.outcome._replace(ended=None) == outcome
        assert sheet.outcome.ended is not None

    using(kept, go)


def test_a_lock_held_elsewhere_stops_nobody_who_only_looks(database: Path) -> None:
    """It says so and pages come; what waits is stored when the lock is gone, or refused when it stays."""
    storage = SqliteStorage(database, patience=0.5)
    with running(storage) as address, Visitor(address) as anna:
        table = anna.make(ME, OPEN).id
        other = sqlite3.connect(database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert anna.refused("POST", "/api/tables", {"game": "carolus", "seats": [ME, OPEN]}).code == "busy"
        assert anna.refused("GET", "/ready").code == "busy"
        assert anna.table(table).status == "gathering"
        other.execute("ROLLBACK")
        other.close()
        assert anna.make(ME, OPEN).status == "gathering"


def test_a_table_that_cannot_be_replayed_breaks_nothing_else(kept: Kept) -> None:
    with running(kept.open()) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
    kept.execute(
        f"INSERT INTO moves (table_id, seq, kind, seat, move) VALUES ('{table}', 1, 'play', 0, 'no such move')"
    )
    with running(kept.open()) as address, Visitor(address) as berta:
        assert berta.refused("GET", f"/api/tables/{table}").code == "broken"
        with berta.open(table, version=None) as socket:
            assert socket.closed() == 1011
        assert berta.make(ME, ME).status == "playing"


def test_tables_where_nothing_happens_leave_the_memory(kept: Kept) -> None:
    """Though two look at it; and then it goes on as if nothing had been."""
    with (
        running(kept.open(), Settings(allowance=WIDE, idle=0.1)) as address,
        Visitor(address) as anna,
        Visitor(address) as berta,
    ):
        table = berta.sit(anna.make(ME, OPEN).id, 1)
        with anna.open(table.id) as one:
            with berta.open(table.id) as other:
                states = [socket.version(0) for socket in (one, other)]
                asleep(anna)
                chosen = choose(states[table.actors[0]], lambda choices: choices[0])
                assert chosen is not None
                answer = (one, other)[table.actors[0]].play(chosen[0], 0, chosen[1])
                assert isinstance(answer, Acknowledged)
                assert [player.presence for player in other.version(1).table.players] == ["here", "here"]
                one.version(1)
                asleep(anna)
            state = one.until(TableState)
            assert [player.presence for player in state.table.players] == ["here", "gone"], "it is told who goes"
        asleep(anna)
        assert anna.table(table.id).version == 1


def asleep(visitor: Visitor) -> None:
    while visitor.http.get("/health").json()["tables"]:  # the test has its time limit
        time.sleep(0.05)


def test_a_table_that_somebody_else_changed_is_opened_again(kept: Kept) -> None:
    """Whoever plays there is told that it is stale, and never that the service is broken; then they play on."""
    with running(kept.open()) as address, Visitor(address) as anna:
        table = anna.make(ME, ME).id
        with anna.open(table) as socket:
            seat, move = chosen(socket.version(0))
            kept.execute(
                "INSERT INTO moves (table_id, seq, kind, seat, move, token) "
                f"VALUES ('{table}', 1, 'play', {seat}, '{move}', 'played-elsewhere')"
            )
            answer = socket.play(seat, 0, move, "a-token-of-ours")
            assert isinstance(answer, Refused)
            assert answer.code == "stale"
            state = socket.version(1)
            assert state.table.version == 1
            answer = socket.play(seat, 0, move, "played-elsewhere")
            assert isinstance(answer, Acknowledged), "what was stored elsewhere counts once"
            assert answer.version == 1
            seat, move = chosen(state)
            assert isinstance(socket.play(seat, 1, move), Acknowledged)


def chosen(state: TableState) -> tuple[int, str]:
    found = choose(state, lambda choices: choices[0])
    assert found is not None
    return found


def test_a_seat_is_given_once_and_its_nonce_stays(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        anna, berta = await storage.new_guest(b"anna"), await storage.new_guest(b"berta")
        places = (Place(anna.id, "Anna"), Place())
        waiting = Sheet("t", "carolus", 2, {}, "s", None, None, 0.0, None, None, places)
        await storage.add_table(waiting)
        assert await storage.sit("t", 1, Place(berta.id, "Berta"))
        assert not await storage.sit("t", 1, Place(anna.id, "Anna"))
        assert await storage.guest(b"berta") == (berta.id, "Berta"), "what they called themselves is kept"
        assert not await storage.add_nonces("t", anna.id, {0: "a", 1: "b"}), "all or none"
        assert await storage.add_nonces("t", anna.id, {0: "a"})
        assert not await storage.add_nonces("t", anna.id, {0: "b"})
        assert not await storage.leave("t", 1, anna.id), "it is not hers"
        assert await storage.leave("t", 1, berta.id)
        assert not await storage.leave("t", 1, berta.id)
        assert await storage.sit("t", 1, Place(berta.id, "Berta"))
        assert await storage.leave("t", 1, berta.id)
        await storage.add_table(waiting._replace(id="begun"))
        assert await storage.add_nonces("begun", anna.id, {0: "a"})
        assert await storage.sit("begun", 1, Place(berta.id, "Berta", None, "b"))
        assert not await storage.leave("begun", 1, berta.id), "the game has begun, whatever another process remembers"
        sheet = await storage.sheet("t")
        assert sheet is not None
        assert sheet.places == (Place(anna.id, "Anna", None, "a"), Place())
        assert await storage.drop_tables(["t"], 0.0) == [], "somebody may still come"
        assert await storage.drop_tables(["t", "begun", "no such table"], 1.0) == ["t"]
        assert await storage.sheet("t") is None
        assert await storage.table("t") is None

    using(kept, go)


def test_a_rematch_is_made_once(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        anna = await storage.new_guest(b"anna")
        first, second, third = (
            Sheet(
                name, "carolus", 2, {"teams": True}, "s", "x6", "{}", at, None, None, (Place(anna.id, "Anna"), Place())
            )
            for at, name in enumerate("abc")
        )
        assert await storage.add_table(first) == "a"
        assert await storage.add_table(second, after="a") == "b"
        assert await storage.add_table(third, after="a") == "b"
        assert await storage.tables_of(anna.id) == [second, first._replace(rematch="b")]
        await storage.renew("b", 3, None)
        assert await storage.sheet("b") == second._replace(rules=3, start=None)

    using(kept, go)


def test_lines_are_numbered_told_and_kept(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.store.chat.CHAT_KEPT", 3)

    async def go(storage: Storage) -> None:
        await storage.new_guest(b"anna")
        await storage.add_table(Sheet("t", "carolus", 2, {}, "s", None, None, 0.0, None, None, (Place(), Place())))
        lines = [
            await storage.add_line("t", 0, "Anna", f"{n} é 🂡", (0, 1) if n else None, f"token{n}", 1) for n in range(5)
        ]
        assert [line and line.number for line in lines] == [1, 2, 3, 4, 5]
        assert await storage.add_line("t", 0, "Anna", "again", None, "token4", 1) is None
        assert await storage.lines("t", 0) == lines[2:]
        assert await storage.lines("t", 4) == lines[4:]
        assert lines[0] is not None
        assert lines[0].team is None

    using(kept, go)


def test_the_clock_is_noted(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        assert await storage.seen() is None
        await storage.note_time(123.25)
        await storage.beat()
        assert await storage.seen() == 123.25

    using(kept, go)


def test_when_the_service_was_not_there(kept: Kept) -> None:
    """Clocks stand meanwhile, and time never goes backwards."""

    async def go(storage: Storage) -> None:
        assert await storage.wake(100.0) == 100.0
        assert await storage.outages(0) == []
        await storage.note_up(150.0)
        await storage.note_up(140.0)
        assert await storage.wake(180.0) == 180.0
        assert await storage.wake(170.0) == 180.0, "a clock that was set back"
        assert await storage.wake(200.0) == 200.0
        assert await storage.outages(0) == [(150.0, 180.0), (180.0, 200.0)]
        assert await storage.outages(160) == [(160.0, 180.0), (180.0, 200.0)]
        assert await storage.outages(200) == []

    using(kept, go)


def test_tables_with_a_pace(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        guest = (await storage.new_guest(b"anna")).id
        pace = StoredPace("mail", 86_400, weekends=True, offset=60, lost=True)
        places = (Place(guest, "Anna", seen=5.0), Place())
        sheet = Sheet("t", "carolus", 1, {}, "s", None, None, 0.0, None, None, places, guest, pace)
        await storage.add_table(sheet)
        assert await storage.sheet("t") == sheet
        assert await storage.next_clock() is None
        first = Summary(2, 0, (0,), (0, 0))
        await storage.begin("t", 10.0, first, Wake(86_410.0, "time"))
        await storage.begin("t", 20.0, first, Wake(86_420.0, "time"))
        await storage.note_seen("t", guest, 7.5)
        await storage.note_seen("t", guest + 1, 8.5)
        wake, seen = Wake(86_410.0, "time"), (places[0]._replace(seen=7.5), Place())
        begun = sheet._replace(begun=10.0, wake=wake, places=seen, summary=first)
        assert await storage.sheet("t") == begun
        assert await storage.next_clock() == 86_410.0
        row = Row("play", 0, "disc 1", "a-known-token", guest, 30.0, 20.0)
        second = Summary(2, 1, (1,), (3, 0), (1,), practice=True, stand_ins={0: "page"}, resigned=(0,))
        assert await storage.add_row("t", 1, row, second, Wake(86_430.0, "time")) == 1
        assert await storage.sheet("t") == begun._replace(version=1, summary=second, wake=Wake(86_430.0, "time"))
        stored = await storage.table("t")
        assert stored is not None
        assert stored[1] == [row]
        assert await storage.due(86_429.0, 10) == []
        assert await storage.due(86_430.0, 10) == [Due("t", 86_430.0, "time")]
        await storage.note("t", 0, first, Wake(1.0, "bot"))
        assert await storage.next_clock() == 86_430.0, "what is known of an earlier row comes too late"
        await storage.note("t", 1, second, Wake(90_000.0, "time"))
        assert await storage.next_clock() == 90_000.0
        await storage.end("t", Outcome(1, 1, (Result(None, None, "agree"),) * 2))
        assert await storage.next_clock() is None, "nobody's time is up in a game that is over"

    using(kept, go)


def test_public_tables_are_found_while_a_seat_is_free(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        anna, berta = [(await storage.new_guest(name)).id for name in (b"anna", b"berta")]
        fill = StoredFill(60, "page")
        empty = Sheet("t", "carolus", 2, {}, "s", None, None, 1.0, None, None, (Place(anna), Place()), anna)
        sheet = empty._replace(public=True, fill=fill, silent=True, wake=Wake(61.0, "fill"))
        await storage.add_table(sheet)
        await storage.add_table(empty._replace(id="u"))
        await storage.add_table(sheet._replace(id="v", game="tara", created=2.0))
        assert await storage.sheet("t") == sheet
        assert [each.id for each in await storage.open_tables(None, Warm(0.0))] == ["t", "v"]
        assert await storage.open_tables(anna, Warm(0.0), game="carolus") == [sheet]
        assert [each.id for each in await storage.open_tables(None, Warm(1.0))] == ["v"], "nobody was seen since"
        assert [each.id for each in await storage.open_tables(None, Warm(2.0), {"t"})] == ["t"]
        assert [each.table for each in await storage.due(61.0, 10)] == ["t", "v"]
        assert await storage.sit("t", 1, Place(berta, "Berta"))
        assert [each.id for each in await storage.open_tables(None, Warm(0.0))] == ["v"]
        await storage.leave("t", 1, berta)
        assert [each.id for each in await storage.open_tables(None, Warm(0.0))] == ["t", "v"]
        await storage.leave("t", 0, anna)
        assert [each.id for each in await storage.open_tables(None, Warm(0.0), {"t"})] == ["v"], "nobody sits there"
        assert await storage.name_of(berta) == "Berta"
        assert await storage.name_of(anna) is None

    using(kept, go)


def test_who_makes_many_public_tables_hides_nobodys(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.store.tables.LISTED", 1)
    monkeypatch.setattr("regalia.server.store.tables.MOST_OPEN", 2)

    async def go(storage: Storage) -> None:
        many, anna, berta = [(await storage.new_guest(name)).id for name in (b"many", b"anna", b"berta")]

        async def add(table: str, maker: int, created: float, pace: StoredPace | None = None) -> None:
            places = (Place(maker), Place())
            sheet = Sheet(table, "carolus", 2, {}, "s", None, None, created, None, None, places, maker, pace)
            await storage.add_table(sheet._replace(public=True))

        for number in range(3):
            await add(f"many-{number}", many, 1.0 + number)
        await add("anna", anna, 5.0)
        await add("mail", berta, 0.0, StoredPace("mail", 86_400))
        await add("berta", berta, 6.0)
        await add("last", berta, 7.0)
        assert [each.id for each in await storage.open_tables(None, Warm(0.5))] == ["mail", "many-0", "anna", "many-1"]
        assert [each.id for each in await storage.open_tables(berta, Warm(0.5))] == ["mail", "berta", "many-0", "anna"]

    using(kept, go)


def test_mutes_and_reports(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.store.moderation.MOST_MUTED", 2)
    monkeypatch.setattr("regalia.server.store.moderation.MOST_REPORTS", 2)

    async def go(storage: Storage) -> None:
        one, two, three, four = [(await storage.new_guest(bytes([number]))).id for number in range(4)]
        assert [await storage.mute(one, other) for other in (two, two, three, four)] == [True, True, True, False]
        assert await storage.muted_by(one) == {two, three}
        assert await storage.mute(one, two, off=True)
        assert await storage.muted_by(one) == {three}
        assert await storage.muted_by(three) == frozenset()
        first = Reported(10.0, one, two, "t", "Berta", 3, "bad words", "insult", "again")
        await storage.add_report(first)
        await storage.add_report(first._replace(at=11.0, words="and again"))
        person = Reported(12.0, one, two, "t", "Berta", 0, None, "name", "")
        await storage.add_report(person)
        assert await storage.reports() == [person, first]
        assert await storage.reports(two) == [person, first]
        assert await storage.reports(three) == []
        last = person._replace(at=13.0, guest=three)
        await storage.add_report(last)
        assert await storage.reports() == [last, person]
        await storage.forget_reports(13.0)
        assert await storage.reports() == [last]
        await storage.forget_guests(float("inf"))
        assert await storage.muted_by(one) == {three}, "nobody is forgotten who is named anywhere"

    using(kept, go)


def test_operators_close_and_ban(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        guest = (await storage.new_guest(b"anna")).id
        sheet = Sheet("t", "carolus", 2, {}, "s", None, None, 1.0, None, None, (Place(guest), Place()), guest)
        await storage.add_table(sheet._replace(public=True, wake=Wake(5.0, "fill")))
        assert await storage.banned() == (frozenset(), 0)
        assert await storage.do(Deed("ban", "root", "insults", guest=guest))
        assert not await storage.do(Deed("ban", "root", "", guest=guest + 1))
        assert not await storage.do(Deed("close", "root", "", table="nowhere"))
        assert await storage.do(Deed("close", "root", "", table="t"))
        banned, last = await storage.banned()
        assert banned == {guest}
        ban, close = await storage.deeds()
        assert (ban.kind, ban.operator, ban.why, ban.table, ban.guest) == ("ban", "root", "insults", None, guest)
        assert (close.kind, close.table, close.guest, close.id) == ("close", "t", None, last)
        assert await storage.deeds(ban.id) == [close]
        closed = await storage.sheet("t")
        assert closed is not None
        assert closed.closed is not None
        assert (await storage.open_tables(None, Warm(0.0)), await storage.due(9.0, 1)) == ([], [])
        assert [each.id for each in await storage.newest_tables()] == ["t"]
        assert await storage.newest_tables(guest) == [closed]
        await storage.forget_guests(float("inf"))
        assert (await storage.banned())[0] == {guest}
        assert await storage.do(Deed("unban", "root", "", guest=guest))
        assert await storage.closures("t") == ()
        assert await storage.do(Deed("close", "root", "again", table="t"))
        assert await storage.do(Deed("reopen", "root", "", table="t", at=close.at + 60))
        assert await storage.closures("t") == ((close.at, close.at + 60),)
        assert (await storage.banned())[0] == frozenset()
        assert [each.id for each in await storage.open_tables(None, Warm(0.0))] == ["t"]

    using(kept, go)


def test_onlookers_push_out_no_lines_of_players(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.server.store.chat.ASIDE_KEPT", 2)

    async def go(storage: Storage) -> None:
        one, two = [(await storage.new_guest(bytes([number]))).id for number in range(2)]
        await storage.add_table(Sheet("t", "carolus", 2, {}, "s", None, None, 0.0, None, None, (Place(), Place())))
        said = await storage.add_line("t", 0, "Anna", "hello", None, "token", one, phrase=True)
        assert said is not None
        assert (said.text, said.phrase, said.guest) == ("hello", True, one)
        for number in range(4):
            await storage.add_line("t", None, "", f"psst {number}", None, f"token {number}", two, aside=True)
        assert [line.text for line in await storage.lines("t", 0)] == ["hello", "psst 2", "psst 3"]
        assert await storage.lines("t", 0, aside=False) == [said]
        assert await storage.add_line("t", None, "", "again", None, "token 3", two, aside=True) is None

    using(kept, go)
