"""What players add to the dice: who gives it, when it is shown, and that nobody can change it."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import msgspec
import pytest

import regalia
from regalia.engine.chance import commitment
from regalia.engine.record import read_record
from regalia.server.service import Service
from regalia.server.settings import Settings
from regalia.server.store.sqlite import SqliteStorage
from regalia.server.store.storage import Place, Sheet
from regalia.server.wire.protocol import Refused, TableInfo, TableState
from regalia.verify import verify
from tests.server.running import WIDE, running
from tests.server.visitor import ME, OPEN, SQUIRE, Visitor, finish, nonce, seated


@pytest.fixture
def anna(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


@pytest.fixture
def berta(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def unmixed(visitor: Visitor, *seats: dict[str, str]) -> TableInfo:
    """A table whose maker has not added anything to the dice yet."""
    return visitor.post("/api/tables", {"game": "carolus", "seats": seats})


def given(*nonces: tuple[int, str]) -> dict[str, object]:
    return {"nonces": [{"seat": seat, "nonce": each} for seat, each in nonces]}


def test_a_game_begins_when_all_have_added_to_the_dice(anna: Visitor, berta: Visitor) -> None:
    table = unmixed(anna, ME, OPEN, ME)
    assert (table.status, table.missing, table.nonces) == ("gathering", (0, 2), ())
    assert len(table.commitment) == 64
    joined = berta.sit(table.id, 1)
    assert (joined.status, joined.missing, joined.nonces) == ("gathering", (0, 2), ())
    with anna.open(table.id) as socket:
        waiting = socket.version(0)
        assert (waiting.mine, waiting.view, waiting.table.actors) == ((), None, ())
        answer = socket.play(0, 0, "disc 1")
        assert isinstance(answer, Refused)
        assert answer.code == "not-now"
        mine = [nonce(), nonce()]
        partly = anna.post(f"/api/tables/{table.id}/nonces", given((0, mine[0])))
        assert (partly.status, partly.missing, partly.nonces) == ("gathering", (2,), ())
        begun = anna.post(f"/api/tables/{table.id}/nonces", given((2, mine[1])))
        assert (begun.status, begun.missing) == ("playing", ())
        assert (begun.nonces[0], begun.nonces[2]) == tuple(mine)
        assert begun.commitment == table.commitment
        while (state := socket.until(TableState)).table.status != "playing":
            pass
        assert state.table.nonces == begun.nonces
        assert [each.seat for each in state.mine] == [0, 2]


def test_nobody_sees_a_nonce_before_the_last_one_is_given(anna: Visitor, berta: Visitor) -> None:
    """Whoever comes last could otherwise choose theirs by it, with the help of somebody who has the seed."""
    table = unmixed(anna, ME, OPEN, OPEN)
    mine, other = nonce(), nonce()
    anna.post(f"/api/tables/{table.id}/nonces", given((0, mine)))
    with anna.open(table.id) as one, berta.open(table.id) as two:
        for socket in (one, two):
            socket.version(0)
        berta.post(f"/api/tables/{table.id}/seats/1", {"name": "Berta", "nonce": other})
        for visitor in (anna, berta):
            visitor.table(table.id)
            visitor.http.get("/api/tables")
        for socket in (one, two):
            socket.now()
        heard = "".join(anna.heard + berta.heard)
        assert mine not in heard
        assert other not in heard
        full = anna.post(f"/api/tables/{table.id}/seats/2/bot", {"bot": "squire"})
        assert full.nonces == (mine, other, ""), "a bot's seat adds nothing"


def test_what_was_added_stays(anna: Visitor, berta: Visitor) -> None:
    table = unmixed(anna, ME, ME, OPEN)
    path = f"/api/tables/{table.id}/nonces"
    first = nonce()
    anna.post(path, given((0, first)))
    for again in (first, nonce()):
        assert anna.refused("POST", path, given((0, again))).code == "taken"
        assert anna.refused("POST", path, given((1, again), (0, again))).code == "taken"
    assert anna.table(table.id).missing == (1,), "all or nothing"
    assert berta.refused("POST", path, given((1, nonce()))).code == "not-yours"
    assert anna.refused("POST", path, given((2, nonce()))).code == "not-yours"
    assert anna.refused("POST", path, given((7, nonce()))).code == "unknown"
    assert anna.refused("POST", path, given((1, nonce()), (1, nonce()))).code == "invalid"
    anna.post(path, given((1, nonce())))
    begun = berta.sit(table.id, 2)
    assert begun.nonces[0] == first
    assert anna.refused("POST", path, given((0, nonce()))).code == "taken"


@pytest.mark.parametrize("bad", ["", "x", "5f" * 15, "5f" * 17, "5F" * 16, "g" * 32, 5, None])
def test_a_nonce_is_32_hex_digits(anna: Visitor, berta: Visitor, bad: object) -> None:
    table = unmixed(anna, ME, OPEN)
    body = {"nonces": [{"seat": 0, "nonce": bad}]}
    assert anna.refused("POST", f"/api/tables/{table.id}/nonces", body).code == "unreadable"
    assert berta.refused("POST", f"/api/tables/{table.id}/seats/1", {"name": "x", "nonce": bad}).code == "unreadable"


@pytest.mark.parametrize("body", [{}, {"nonces": []}, {"nonces": [{"seat": -1, "nonce": "5f" * 16}]}])
def test_nonces_that_cannot_be_read(anna: Visitor, body: object) -> None:
    table = unmixed(anna, ME, OPEN)
    assert anna.refused("POST", f"/api/tables/{table.id}/nonces", body).code == "unreadable"


def test_a_seat_is_not_taken_without_a_nonce(anna: Visitor, berta: Visitor) -> None:
    table = unmixed(anna, ME, OPEN)
    assert berta.refused("POST", f"/api/tables/{table.id}/seats/1", {"name": "Berta"}).code == "unreadable"


def test_another_device_of_the_same_guest_can_add_it(server: str, anna: Visitor) -> None:
    table = unmixed(anna, ME, SQUIRE)
    with Visitor(server) as phone:
        phone.http.cookies.clear()
        phone.http.cookies.set("regalia", anna.secret)
        phone.http.headers["x-csrf-token"] = anna.http.headers["x-csrf-token"]
        assert phone.mix(phone.table(table.id)).status == "playing"


def test_whoever_leaves_takes_theirs_along(anna: Visitor, berta: Visitor) -> None:
    table = anna.make(ME, OPEN, OPEN)
    taken = seated()
    berta.post(f"/api/tables/{table.id}/seats/1", taken)
    berta.http.delete(f"/api/tables/{table.id}/seats/1").raise_for_status()
    berta.sit(table.id, 1)
    begun = anna.post(f"/api/tables/{table.id}/seats/2/bot", {"bot": "squire"})
    assert taken["nonce"] not in begun.nonces


def test_a_rematch_has_dice_of_its_own(anna: Visitor) -> None:
    table = finish(anna, anna.make(ME, ME)).table
    again = anna.post(f"/api/tables/{table.id}/rematch")
    assert (again.status, again.missing, again.nonces) == ("gathering", (0, 1), ())
    begun = anna.mix(again)
    assert begun.status == "playing"
    assert set(begun.nonces).isdisjoint(table.nonces)


def test_scenarios_too(anna: Visitor) -> None:
    asked = {"game": "carolus", "seats": [ME, SQUIRE], "scenario": "x1"}
    table = anna.post("/api/tables", asked)
    assert (table.status, table.missing) == ("gathering", (0,))
    assert anna.mix(table).status == "playing"


def test_what_the_table_showed_can_be_verified(anna: Visitor, tmp_path: Path) -> None:
    begun = anna.make(ME, SQUIRE)
    state = finish(anna, begun)
    assert state.table.nonces == begun.nonces
    assert (begun.seed, commitment(state.table.seed or "")) == (None, begun.commitment)
    file = tmp_path / "game.json"
    file.write_text(anna.http.get(f"/api/tables/{begun.id}/record").text, "utf-8")
    assert read_record(file.read_text("utf-8"), "the download").nonces == list(begun.nonces)
    found = verify(file, begun.commitment, {0: begun.nonces[0]})
    assert found.nonces == begun.nonces
    assert regalia.load(file).ranks == state.table.ranks


def test_a_table_waits_over_a_restart(database: Path) -> None:
    with running(database) as address, Visitor(address) as anna:
        table = unmixed(anna, ME, SQUIRE)
        cookies, token = dict(anna.http.cookies), anna.http.headers["x-csrf-token"]
    with running(database) as address, Visitor(address) as anna:
        anna.http.cookies = httpx.Cookies(cookies)
        anna.http.headers["x-csrf-token"] = token
        again = anna.table(table.id)
        assert (again.status, again.missing, again.commitment) == ("gathering", (0,), table.commitment)
        assert anna.mix(again).status == "playing"


# As it is stored


def test_the_database_keeps_a_nonce_as_it_is(database: Path) -> None:
    with running(database) as address, Visitor(address) as anna:
        table = anna.make(ME, ME)
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for other in ("'5f'", "NULL", "''"):
            with pytest.raises(sqlite3.IntegrityError, match="nonces are never changed"):
                connection.execute(f"UPDATE seats SET nonce = {other} WHERE table_id = '{table.id}'")


def test_of_two_who_add_at_once_one_does(database: Path) -> None:
    """A second process on the same tables: the room finds out, and everybody sees what is stored."""
    with running(database) as address, Visitor(address) as anna:
        table = unmixed(anna, ME, OPEN)
        stored = nonce()
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("UPDATE seats SET nonce = ? WHERE table_id = ? AND seat = 0", (stored, table.id))
        assert anna.refused("POST", f"/api/tables/{table.id}/nonces", given((0, nonce()))).code == "taken"
        assert anna.table(table.id).missing == ()
        assert anna.post(f"/api/tables/{table.id}/seats/1/bot", {"bot": "page"}).nonces == (stored, "")


def test_tables_that_wait_for_a_nonce_are_dropped_in_time(database: Path) -> None:
    async def go() -> None:
        storage = SqliteStorage(database)
        guest = (await storage.new_guest(b"anna")).id
        lacking, full = (Place(guest), Place(bot="page")), (Place(guest, nonce="a"), Place(bot="page"))
        for name, places in (("waits", lacking), ("plays", full)):
            await storage.add_table(Sheet(name, "carolus", 2, {}, "seed", None, None, 0.0, None, None, places))
        service = Service(storage, Settings(allowance=WIDE))
        await service.drop_tables(["waits", "plays"], before=1.0)
        assert await storage.sheet("waits") is None
        assert await storage.sheet("plays") is not None
        await storage.close()

    asyncio.run(go())


def test_a_table_that_began_without_nonces_goes_on(database: Path) -> None:
    """One of the rules of now, from before there were any."""
    with running(database) as address, Visitor(address) as anna:
        table = unmixed(anna, ME, ME)
    match = regalia.new("carolus", seats=2, seed=_seed(database))
    seat = match.actors[0]
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute(
            "INSERT INTO moves (table_id, seq, kind, seat, move) VALUES (?, 1, 'play', ?, ?)",
            (table.id, seat, str(match.moves(seat)[0])),
        )
    with running(database) as address, Visitor(address) as berta, berta.open(table.id) as socket:
        state = socket.version(1)
        assert (state.table.status, state.table.missing, state.table.nonces) == ("playing", (), ())
        match.play(seat, match.moves(seat)[0])
        shown = berta.http.get(f"/api/tables/{table.id}/frames", params={"first": 1}).json()
        assert shown[0]["view"] == msgspec.json.decode(msgspec.json.encode(match.view(None)))


def _seed(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        ((seed,),) = connection.execute("SELECT seed FROM tables")
    return str(seed)
