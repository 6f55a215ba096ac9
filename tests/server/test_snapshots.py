"""Long tables open from a snapshot and the rows since, and are what they would be if all were played again."""

import asyncio
import random
import threading
import zlib
from pathlib import Path

import msgspec
import pytest

import regalia
from regalia import games, match
from regalia.engine.errors import InvalidRecord
from regalia.engine.record import digest
from regalia.engine.state import Note
from regalia.match import history
from regalia.server.bots.pool import Thinkers
from regalia.server.play import snapshots
from regalia.server.play.audience import Audience, Reader
from regalia.server.play.context import Context
from regalia.server.play.permissions import why_not_agree, why_not_hint, why_not_play, why_not_rewind, why_not_take_back
from regalia.server.play.presenting import table_state
from regalia.server.play.replay_pool import Replays
from regalia.server.play.room import Room
from regalia.server.play.table import UNWATCHED, Snapshot, Table
from regalia.server.service import Service
from regalia.server.settings import Settings
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Place, Row, Sheet, Storage, StoredPace
from tests.server.keeping import Kept, using

ANNA, BERTA = 1, 2
GAMES = [(name, seats) for name in games.names() for seats in games.find(name).seats]
LIVE = StoredPace("live", 30, 600)


def sheet(game: str, seats: int, *, alone: bool = True) -> Sheet:
    """Anna among bots, or with Berta among them."""
    found = games.find(game)
    others = (Place(bot="page"),) if alone else (Place(BERTA, "Berta", nonce="of Berta"),)
    places = (Place(ANNA, "Anna", nonce="of Anna"), *others, *(Place(bot="page") for _ in range(seats - 2)))[:seats]
    options = found.complete(seats, {})
    return Sheet(
        *("table", game, found.rules_version, options, "seed", None, None, 0.0, None, None, places, ANNA, LIVE)
    )


def wander(table: Table, luck: random.Random, rows: int) -> list[Row]:
    """By chance: moves, some of them taken back, some rewound, hints, an offer to end the game that is declined."""
    done: list[Row] = []
    while len(done) < rows and table.playing:
        seat, kind = luck.choice(table.match.actors), luck.random()
        if kind < 0.15 and why_not_take_back(table, 0, table.version) is None:
            row = Row("take-back", 0)
        elif kind < 0.18 and why_not_rewind(table, 0, table.version) is None:
            row = Row("rewind", 0)
        elif kind < 0.21 and why_not_hint(table, 0, table.version) is None:
            row = Row("hint", 0)
        elif kind < 0.23 and why_not_agree(table, 0) is None:
            row = Row("agree", 0, "offer")
        else:
            row = Row("play", seat, str(luck.choice(table.match.moves(seat))))
        row = row._replace(at=float(len(done)), took=luck.random())
        table.carry_out(row)
        done.append(row)
    return done


def looks(table: Table) -> object:
    """All that anybody is told of a table, and what its dice depend on."""
    told = [
        table_state(table, guest, UNWATCHED, seen) for guest in (ANNA, BERTA, None) for seen in (0, table.version // 2)
    ]
    return (
        msgspec.json.encode(told),
        table.match.record(),
        [table.match.events(None, since, since + 9) for since in range(0, len(table.match.played), 5)],
        table.match.redrawn,
        table.last,
        [why_not_take_back(table, seat, table.version) for seat in range(len(table.places))],
        [why_not_play(table, 0, version, "pass") for version in range(table.version + 1)],
        None if table.clocks is None else (table.clocks.reserve, table.clocks.spent),
    )


def snapshot_of(table: Table) -> Snapshot | None:
    still = table.still()
    return None if still is None else still.snapshot()


@pytest.mark.parametrize("alone", [True, False], ids=["alone", "together"])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_table_from_a_snapshot_is_the_one_that_was_played(
    game: str, seats: int, *, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(history, "PAGE", 20)
    made = sheet(game, seats, alone=alone and seats > 1)
    for seed in range(3):
        luck = random.Random(f"{game} {seats} {seed}")
        table = Table(made)
        rows: list[Row] = []
        kept: Snapshot | None = None
        while table.playing and len(rows) < 120:
            rows += wander(table, luck, 1)
            if len(rows) >= 40 and (kept is None or luck.random() < 0.05):
                kept = snapshot_of(table) or kept
        assert kept is not None
        opened = Table(made, rows, snapshots.unpacked(snapshots.packed(kept)))
        assert opened.resumed == kept.version
        assert not Table(made, rows[: kept.version], kept).match._history.told, "what was told before it stays packed"
        assert looks(opened) == looks(Table(made, rows)) == looks(table)
        later = wander(table, random.Random(seed), 20)
        for row in later:
            opened.carry_out(row)
        assert looks(opened) == looks(table), "the same dice fall"


def test_moves_were_taken_back_and_rewound_before_it() -> None:
    """What the other test depends on."""
    table = Table(sheet("carolus", 2))
    kinds = {row.kind for row in wander(table, random.Random(1), 120)}
    assert kinds >= {"play", "take-back", "rewind", "hint", "agree"}


def a_snapshot(table: Table) -> Snapshot:
    luck = random.Random(2)
    wander(table, luck, 30)
    while (found := snapshot_of(table)) is None:
        wander(table, luck, 1)
    return found


TOLD_OF_NOTHING = (
    (1, Note("miracle", [0, 0, 0, 0], -1)),
    (1, Note("round", [], -1)),
    (1, Note("revealed", [0], -1)),
    (1, Note("revealed", [0, 99, 0, 0], -1)),
    (1, Note("revealed", [0, -1, 0, 0], -1)),
    (1, Note("revealed", [2, 0, 0, 0], -1)),
    (0, Note("round", [1, 0, 0, 0], -1)),
    (999, Note("round", [1, 0, 0, 0], -1)),
)
"""No kind of Rival Kings; too few numbers; no character; no seat of two; a move that was not played."""


def test_one_that_cannot_be_used_is_none() -> None:
    made = sheet("rivals", 2)
    finished = regalia.new("rivals", seats=2, seed="seed", nonces=("of Anna", ""))
    while not finished.over:
        seat = finished.actors[0]
        finished.play(seat, finished.moves(seat)[0])
    table = Table(made)
    good = a_snapshot(table)
    rows = wander(again := Table(made), random.Random(2), 30)
    while again.version < good.version:
        rows += wander(again, random.Random(3), 1)
    whole = looks(Table(made, rows))
    midway = good.midway
    changes: tuple[dict[str, object], ...] = (
        {"rules": midway.rules + 1},
        {"numbers": midway.numbers[:-1]},
        {"numbers": [2, *[99] * 40]},
        {"events": "of another day"},
        {"told": [history.Page(1, b"nonsense")]},
        {"told": [history.Page.of(list(reversed(table.match._history.told)))]},
        {"told": [history.Page.of(table.match._history.told)] * 2},
        {"told": [history.Page(99, history.Page.of(table.match._history.told).notes)]},
        {"told": [history.Page(1, history._pack([]))]},
        {"redrawn": [(1, 0)]},
        {"digest": ""},
        {"digest": digest(finished._state, [(seat, str(move)) for seat, move in finished.played])},
        {"numbers": finished._state.snapshot()},
        {"numbers": [midway.numbers[0], -5, *midway.numbers[2:]]},
        {"numbers": [midway.numbers[0], midway.numbers[1] + 1, *midway.numbers[2:]]},
    )
    changes += tuple({"told": [history.Page.of([told])]} for told in TOLD_OF_NOTHING)
    unfit = [msgspec.structs.replace(good, midway=msgspec.structs.replace(midway, **change)) for change in changes]
    for bad in (msgspec.structs.replace(good, version=len(rows) + 1), *unfit):
        opened = Table(made, rows, bad)
        assert opened.resumed == 0
        assert looks(opened) == whole
    packed = snapshots.packed(good)
    assert snapshots.unpacked(packed) == good
    for data in (None, b"", b"nonsense", packed[:-1], packed[9:], zlib.compress(b"nonsense"), zlib.compress(b"\x93")):
        assert snapshots.unpacked(data) is None


def test_rows_that_cannot_be_are_refused_with_a_snapshot_and_without() -> None:
    made = sheet("rivals", 2)
    good = a_snapshot(Table(made))
    rows = [Row("take-back", 0)] * good.version
    for snapshot in (None, good):
        with pytest.raises(InvalidRecord, match="seat 0 takes back a move, and has none"):
            Table(made, rows, snapshot)


def test_it_is_of_its_moment_whenever_it_is_made() -> None:
    """It is made in a thread, while the game goes on."""
    table, luck = Table(sheet("principe", 3)), random.Random(8)
    wander(table, luck, 30)
    while (still := table.still()) is None:
        wander(table, luck, 1)
    at_once = msgspec.json.encode(still.snapshot())
    wander(table, luck, 30)
    assert table.version == still.version + 30
    assert msgspec.json.encode(still.snapshot()) == at_once


def test_both_databases_keep_the_last(kept: Kept) -> None:
    async def work(storage: Storage) -> None:
        await storage.add_table(sheet("carolus", 2)._replace(maker=None, places=(Place(bot="page"),) * 2))
        assert await storage.snapshot("table") is None
        for seq, data in ((5, b"five"), (9, b"nine"), (7, b"seven")):
            await storage.keep_snapshot("table", seq, data)
        assert await storage.snapshot("table") == b"nine"
        await storage.keep_snapshot("table", 9, b"nine, by other rules")
        assert await storage.snapshot("table") == b"nine, by other rules"
        assert await storage.snapshot("another") is None

    using(kept, work)


def test_a_service_keeps_them_and_opens_from_them(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshots, "EVERY", 20)
    threads: set[str] = set()
    midway = match.Match.midway

    def noted(game: match.Match) -> match.Midway | None:
        threads.add(threading.current_thread().name)
        return midway(game)

    monkeypatch.setattr(match.Match, "midway", noted)

    async def go() -> None:
        storage = SqliteStorage(database)
        replays = Replays()
        guests = [(await storage.new_guest(name)).id for name in (b"anna", b"berta")]
        assert guests == [ANNA, BERTA]
        made = sheet("carolus", 2, alone=False)._replace(pace=None)
        await storage.add_table(made)
        room = Room(Table(made), Audience(), Context(storage, Thinkers(1), replays=replays))
        reader = Reader(ANNA)
        luck = random.Random(5)
        for number in range(90):
            seat = room.table.match.actors[0]
            move = str(luck.choice(room.table.match.moves(seat)))
            await room.moves.play(reader, Row("play", seat, move, f"token-{number}", guests[seat]), room.table.version)
            if room.moves.snapshots.keeping is not None:
                await room.moves.snapshots.keeping
        assert room.table.version == 90
        stored = snapshots.unpacked(await storage.snapshot("table"))
        assert stored is not None
        assert stored.version > 50
        assert threads
        assert all(name.startswith("regalia-replay") for name in threads), "the event loop does not wait for it"
        await room.close()
        replays.close()
        await storage.close()

        service = Service(SqliteStorage(database), Settings())
        await service.start()
        async with service.rooms.enter("table") as opened:
            assert opened.table.resumed == stored.version
            rows = await service.storage.table("table")
            assert rows is not None
            assert looks(opened.table) == looks(Table(*rows))
        await service.stop()

    asyncio.run(go())
