"""Who a guest is: other devices, coming back, leaving, and taking everything along."""

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from secrets import token_hex
from threading import Event
from typing import Any

import msgspec
import pytest

from regalia.server.people.guests import Guests
from regalia.server.people.recovery_codes import slow_hash
from regalia.server.play.replay_pool import Hashing, asker
from regalia.server.service import Service
from regalia.server.settings import DAY, Allowance, Rate, Settings
from regalia.server.store.own_data import OwnData
from regalia.server.store.storage import Deed, Place, Push, Row, SharedStorage, Sheet, Storage
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import (
    Acknowledged,
    Code,
    DeviceLink,
    Keeping,
    Me,
    Mute,
    Muted,
    Report,
    Resign,
)
from tests.server.keeping import Kept, using
from tests.server.pushing import Browser
from tests.server.running import WIDE, running
from tests.server.visitor import ME, OPEN, Visitor, choose, read


def me(visitor: Visitor) -> Me:
    return read(visitor.http.get("/api/me"), Me)


def new_code(visitor: Visitor, language: str = "en") -> str:
    return " ".join(read(visitor.http.post("/api/me/code", json={"language": language}), Code).words)


def new_link(visitor: Visitor) -> str:
    return read(visitor.http.post("/api/me/links"), DeviceLink).token


def do(visitor: Visitor, path: str, body: Any = None) -> None:
    """What is answered by nothing but cookies; a page reads its token from them anew."""
    response = visitor.http.post(path, json=body)
    assert response.status_code == 204, response.text
    visitor.http.headers["x-csrf-token"] = visitor.http.cookies.get("regalia-csrf") or ""


def test_words_bring_somebody_back(kept: Kept) -> None:
    with running(kept.open()) as address, Visitor(address) as anna, Visitor(address) as other:
        table = anna.make(ME, OPEN).id
        former, code = new_code(anna), new_code(anna, "hu")
        assert me(anna).coded is not None
        assert other.refused("POST", "/api/me/come-back", {"code": former}).code == "unknown", "a new one replaces it"
        assert other.refused("POST", "/api/me/come-back", {"code": "not a code"}).code == "unknown"
        do(other, "/api/me/come-back", {"code": code.upper()})
        assert me(other).name == "Anna"
        assert [(each.here, each.seen >= each.created) for each in me(other).devices] == [(False, True), (True, True)]
        assert other.table(table).mine == (0,)
        assert anna.table(table).mine == (0,), "where she was known, she still is"
    with running(kept.open()) as address, Visitor(address) as again:
        do(again, "/api/me/come-back", {"code": code})
        assert again.table(table).mine == (0,)
    stored = repr(kept.execute("SELECT * FROM guests")) + repr(kept.execute("SELECT * FROM keys"))
    assert not any(word in stored for word in code.split())


def test_a_link_is_good_once_and_for_five_minutes(kept: Kept) -> None:
    with running(kept.open()) as address, Visitor(address) as anna, Visitor(address) as phone, Visitor(address) as eve:
        table = anna.make(ME, OPEN).id
        voided, link = new_link(anna), new_link(anna)
        assert phone.refused("POST", "/api/me/devices", {"token": voided}).code == "unknown", "a new one replaces it"
        do(phone, "/api/me/devices", {"token": link})
        assert phone.table(table).mine == (0,)
        assert eve.refused("POST", "/api/me/devices", {"token": link}).code == "unknown"
        late = new_link(anna)
        ((until,),) = kept.execute("SELECT until FROM links")
        kept.execute(f"UPDATE links SET until = {until - 301}")
        assert eve.refused("POST", "/api/me/devices", {"token": late}).code == "unknown"
        assert kept.execute("SELECT * FROM links") == []
        assert len(me(anna).devices) == 2


def test_signing_out(kept: Kept) -> None:
    with running(kept.open()) as address, Visitor(address) as anna, Visitor(address) as phone, Visitor(address) as old:
        table = anna.make(ME, ME).id
        for other in (phone, old):
            do(other, "/api/me/devices", {"token": new_link(anna)})
        new_code(anna)
        stolen = new_code(old)
        waiting = new_link(old)
        with phone.open(table) as there, anna.open(table) as here:
            assert [mine.seat for mine in there.version(0).mine] == [0, 1]
            here.version(0)
            do(anna, "/api/me/sign-out", {"where": "elsewhere"})
            assert there.closed() == 1012
            chosen = choose(here.version(0), lambda choices: choices[0])
            assert chosen is not None
            assert isinstance(here.play(chosen[0], 0, chosen[1]), Acknowledged), "here it goes on"
        with phone.open(table) as there:
            assert there.version(1).mine == (), "what is open again belongs to nobody"
        for other in (phone, old):
            assert other.refused("GET", "/api/me").code == "foreign"
            assert other.refused("POST", "/api/me/links").code == "foreign"
        with Visitor(address) as eve:
            assert eve.refused("POST", "/api/me/devices", {"token": waiting}).code == "unknown"
            assert eve.refused("POST", "/api/me/come-back", {"code": stolen}).code == "unknown"
        assert len(me(anna).devices) == 1
        assert me(anna).coded is None, "she is told to make a new one"
        secret = anna.secret
        do(anna, "/api/me/sign-out", {"where": "here"})
        assert "regalia" not in anna.http.cookies
        anna.http.cookies.set("regalia", secret)
        assert anna.refused("GET", "/api/me").code == "foreign"
        assert anna.table(table).mine == ()


def test_who_is_signed_out_makes_nothing_that_lets_them_in_again(kept: Kept) -> None:
    """Also where it was begun before, and had to wait for its slow hash."""

    async def go(storage: Storage) -> None:
        guest = (await storage.new_guest(b"anna")).id
        assert await storage.set_code(guest, b"anna", b"code", 1.0)
        assert await storage.add_link(guest, b"anna", b"link", 1e12)
        await storage.sign_out_others(guest, b"")
        assert not await storage.set_code(guest, b"anna", b"code", 1.0)
        assert not await storage.add_link(guest, b"anna", b"link", 1e12)
        assert await storage.come_back(b"code", b"new", b"", 1.0) is None
        assert await storage.use_link(b"link", b"new", b"", 1.0) is None

    using(kept, go)


def test_whoever_is_signed_out_while_a_code_is_made_gets_none(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(database) as address, Visitor(address) as anna, Visitor(address) as thief:
        do(thief, "/api/me/devices", {"token": new_link(anna)})
        begun, go_on = Event(), Event()

        def hashed(code: bytes, salt: bytes) -> bytes:
            begun.set()
            assert go_on.wait(60)
            return slow_hash(code, salt)

        monkeypatch.setattr("regalia.server.people.recovery_codes.slow_hash", hashed)
        with ThreadPoolExecutor(1) as pool:
            made = pool.submit(thief.refused, "POST", "/api/me/code", {"language": "en"})
            assert begun.wait(60)
            do(anna, "/api/me/sign-out", {"where": "elsewhere"})
            go_on.set()
            assert made.result().code == "foreign"
        assert me(anna).coded is None


def test_another_service_signs_out(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is remembered of a device is looked up again, sooner or later; where several share a database, at once."""
    now = [0.0]
    monkeypatch.setattr("regalia.server.people.guests.monotonic", lambda: now[0])

    async def go(storage: Storage) -> None:
        guests = Guests(storage)
        secret = await guests.welcome()
        guest = await guests.find(secret)
        assert guest is not None
        await storage.sign_out_others(guest, b"")
        now[0] = 9.0
        assert await guests.find(secret) == (None if isinstance(storage, SharedStorage) else guest)
        now[0] = 11.0
        assert await guests.find(secret) is None

    using(kept, go)


def test_everything_that_is_kept_about_somebody(kept: Kept) -> None:
    with running(kept.open()) as address, Visitor(address) as anna, Visitor(address) as berta:
        over = anna.make(ME, ME)
        with anna.open(over.id) as socket:
            chosen = choose(socket.version(0), lambda choices: choices[0])
            assert chosen is not None
            socket.play(chosen[0], 0, chosen[1])
            socket.send(Resign("the-last-one", chosen[0]))
            socket.version(2)
        table = anna.make(ME, OPEN)
        berta.sit(table.id, 1)
        with anna.open(table.id) as hers, berta.open(table.id) as theirs:
            hers.say("hello from Anna")
            theirs.say("hello from Berta")
            hers.send(Mute(token_hex(8), seat=1))
            hers.until(Muted)
            hers.send(Report(said := token_hex(8), "spam", line=2, words="too loud"))
            while hers.until(Acknowledged).id != said:
                pass
        response = anna.http.get("/api/me/data")
        assert "attachment" in response.headers["content-disposition"]
        data = read(response, OwnData)
        assert data.name == "Anna"
        assert len(data.devices) == 1
        first, second = sorted(data.tables, key=lambda each: each.created)
        assert (first.id, first.game, first.made) == (over.id, "carolus", True)
        assert [seat.seat for seat in first.seats] == [0, 1]
        assert [(row.number, row.kind, row.move) for row in first.rows] == [
            (1, "play", chosen[1]),
            (2, "resign", "squire"),
        ]
        assert [result.ending for result in first.results] == ["resign", "resign"]
        assert [line.text for line in second.lines] == ["hello from Anna"]
        assert second.seats[0].nonce is not None
        assert [(each.table, each.line, each.reason, each.words) for each in data.reports] == [
            (table.id, 2, "spam", "too loud")
        ]
        assert (data.muted, data.banned) == (1, None)
        assert "Berta" not in response.text
        assert read(berta.http.get("/api/me/data"), OwnData).reports == [], "who reported whom is nobody's business"


def test_erasing(kept: Kept) -> None:
    """Games of others stay, without the name; what somebody said is gone, and their cookies are void."""
    with running(kept.open()) as address, Visitor(address) as anna, Visitor(address) as berta:
        playing, waiting = anna.make(ME, OPEN).id, berta.make({**ME, "name": "Berta"}, OPEN, OPEN).id
        berta.sit(playing, 1)
        anna.sit(waiting, 1, "Anna")
        code = new_code(anna)
        with anna.open(playing) as hers, berta.open(playing) as theirs:
            hers.say("my name is Anna")
            theirs.say("I know")
            version = theirs.version(0).table.version
            assert anna.refused("POST", "/api/me/erase", {"sure": "yes"}).code == "unreadable"
            do(anna, "/api/me/erase", {"sure": "erase everything"})
            assert hers.closed() == theirs.closed() == 1012
        with berta.open(playing) as theirs:
            state = theirs.version(version)
            assert [player.name for player in state.table.players] == ["", "Berta"]
            assert state.table.status == "playing"
            theirs.say("is somebody there?")
            while len(theirs.lines) < 2:
                theirs.receive()
            assert list(theirs.lines.values()) == ["I know", "is somebody there?"]
            assert sorted(theirs.lines) == [2, 3], "numbers of lines are not given twice"
        assert [player.kind for player in berta.table(waiting).players] == ["human", "open", "open"]
        with Visitor(address) as eve:
            assert eve.refused("POST", "/api/me/come-back", {"code": code}).code == "unknown"
        listed = read(anna.http.get("/api/home"), dict[str, Any])
        assert listed["name"] is None, "whoever comes again is a stranger"
    everything = "".join(repr(kept.execute(f"SELECT * FROM {name}")) for name in ("guests", "seats", "chat", "devices"))
    assert "Anna" not in everything
    with running(kept.open()) as address, Visitor(address) as berta:
        assert [player.name for player in berta.table(playing).players] == ["", "Berta"], "also after a restart"


def test_what_is_erased_is_not_on_the_disk(database: Path) -> None:
    """Neither in free pages nor in the log, while the service goes on."""
    with running(database) as address, Visitor(address) as anna, Visitor(address) as berta:
        table = anna.make({**ME, "name": "Annamaria"}, OPEN).id
        berta.sit(table, 1)
        with anna.open(table) as hers:
            hers.say("my surname is Hohenzollern")
        do(anna, "/api/me/erase", {"sure": "erase everything"})
        for file in (database, database.with_name(database.name + "-wal")):
            assert not re.search(b"Annamaria|Hohenzollern", file.read_bytes()), file.name


def test_a_rematch_without_somebody_who_is_erased(kept: Kept) -> None:
    with running(kept.open()) as address, Visitor(address) as anna, Visitor(address) as berta:
        table = anna.make(ME, OPEN).id
        berta.sit(table, 1)
        do(anna, "/api/me/erase", {"sure": "erase everything"})
        kept.execute(f"UPDATE tables SET rules = 0, moves = 0, ended = 1 WHERE id = '{table}'")
        for seat in (0, 1):
            kept.execute(f"INSERT INTO results (table_id, seat, ending) VALUES ('{table}', {seat}, 'agree')")
        again = berta.rematch(table)
        assert sorted(player.kind for player in again.players) == ["human", "open"]


def test_who_left_no_trace_is_gone_whole(kept: Kept) -> None:
    with running(kept.open()) as address, Visitor(address) as anna:
        do(anna, "/api/me/erase", {"sure": "erase everything"})
    assert kept.execute("SELECT id FROM guests") == []


def test_devices_and_guests_are_forgotten_in_time(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        anna, berta = await storage.new_guest(b"anna"), await storage.new_guest(b"berta")
        places = (Place(anna.id, "Anna"), Place())
        await storage.add_table(Sheet("t", "carolus", 1, {}, "s", None, None, 0.0, None, None, places))
        await storage.add_line("t", 0, "Berta", "hello", None, "token", berta.id)
        await storage.set_push(b"berta", Push("https://push.example/1", b"p", b"a", "en"), 1.0)
        await storage.add_link(berta.id, b"berta", b"link", 1e12)
        await storage.note_device(b"berta", 2e12)
        await storage.forget_guests(1e12)
        assert await storage.guest(b"berta") is not None, "who was here is not forgotten"
        await storage.forget_guests(3e12)
        assert await storage.guest(b"berta") is None
        assert await storage.guest(b"anna") is not None, "who holds a seat is not, either"
        await storage.forget_devices(1.0)
        assert await storage.guest(b"anna") is not None
        await storage.forget_devices(3e12)
        assert await storage.guest(b"anna") is None, "but a browser that has lost its cookie"
        assert (await storage.account(anna.id)).devices == ()

    using(kept, go)
    assert kept.execute("SELECT guest FROM chat") == [(None,)]


def test_a_day_passes_before_a_device_is_noted_again(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[bytes] = []

    async def go(storage: Storage) -> None:
        async def note(device: bytes, now: float) -> None:
            noted.append(device)

        monkeypatch.setattr(storage, "note_device", note)
        now = [0.0]
        monkeypatch.setattr("regalia.server.people.guests.monotonic", lambda: now[0])
        guests = Guests(storage)
        for now[0], notes in ((0.0, 1), (1.0, 1), (DAY - 1.0, 1), (DAY + 1.0, 2)):
            await guests.note("secret")
            assert len(noted) == notes

    using(kept, go)


def test_only_what_somebody_did_themselves_is_told(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        anna = await storage.new_guest(b"anna")
        places = (Place(anna.id, "Anna", nonce="n"), Place(bot="page"))
        await storage.add_table(Sheet("t", "carolus", 1, {}, "s", None, None, 0.0, None, None, places))
        for number, row in enumerate((Row("play", 0, "a", "x" * 8, anna.id), Row("play", 1, "b")), 1):
            await storage.add_row("t", number, row)
        (told,) = (await storage.own_data(anna.id)).tables
        assert [(row.number, row.move) for row in told.rows] == [(1, "a")]
        assert (told.id, told.game, told.created, told.ended, told.made) == ("t", "carolus", 0.0, None, False)

    using(kept, go)


def test_nobody_tries_many_codes(kept: Kept) -> None:
    settings = Settings(allowance=Allowance(tries=Rate(3, 0)), workers=1)
    with running(kept.open(), settings) as address, Visitor(address) as eve:
        codes = [eve.refused("POST", "/api/me/come-back", {"code": "acorn " * 8}).code for _ in range(2)]
        codes += [eve.refused("POST", "/api/me/devices", {"token": "x" * 32}).code for _ in range(2)]
        assert codes == ["unknown", "unknown", "unknown", "too-fast"]
    with (
        running(kept.open(), Settings(allowance=Allowance(identity=Rate(2, 0)), workers=1)) as address,
        Visitor(address) as anna,
    ):
        assert [anna.http.post("/api/me/links").status_code for _ in range(3)] == [200, 200, 429]


def test_nobody_keeps_others_from_coming_back(kept: Kept) -> None:
    """However many networks try wrong links, whoever comes from another one is let in."""
    settings = Settings(allowance=Allowance(), workers=1)
    with running(kept.open(), settings, proxy="127.0.0.1") as address, Visitor(address) as anna:
        link = new_link(anna)
        with Visitor(address) as eve:
            codes = [
                eve.http.post(
                    "/api/me/devices",
                    json={"token": "x" * 32},
                    headers={"x-forwarded-for": f"2001:db8:{number // 10:x}::1"},
                ).status_code
                for number in range(300)
            ]
        assert set(codes) == {404}
        with Visitor(address) as phone:
            do(phone, "/api/me/devices", {"token": link})
            assert len(me(phone).devices) == 2


def test_no_other_limit_keeps_an_owner_from_signing_others_out(kept: Kept) -> None:
    """Whoever has a stolen cookie may use up all that it allows."""
    settings = Settings(allowance=Allowance(), workers=1)
    with running(kept.open(), settings) as address, Visitor(address) as anna, Visitor(address) as thief:
        do(thief, "/api/me/devices", {"token": new_link(anna)})
        while thief.http.post("/api/me/links").status_code == 200:
            pass
        nowhere = Browser("http://127.0.0.1/x").subscription()
        while thief.http.post("/api/me/push", json=nowhere).status_code == 422:
            pass
        assert anna.refused("POST", "/api/me/links").code == "too-fast"
        do(anna, "/api/me/sign-out", {"where": "elsewhere"})
        assert thief.refused("GET", "/api/me").code == "foreign"
        do(anna, "/api/me/erase", {"sure": "erase everything"})


def test_one_network_takes_no_more_than_its_share_of_slow_hashes() -> None:
    """What it asks for besides is refused at once, and others wait for one of its hashes at most."""
    order: list[str] = []

    async def ask(hashing: Hashing, address: str) -> str:
        asker.set(address)
        try:
            await hashing.run(lambda: order.append(address))
        except Trouble as trouble:
            return trouble.problem.code
        return "done"

    async def go() -> list[str]:
        hashing = Hashing(share=3)
        many = [f"2001:0db8:0001:{number:04x}" for number in range(9)]
        found = await asyncio.gather(*(ask(hashing, address) for address in [*many, "192.0.2.7"]))
        hashing.close()
        return found

    assert asyncio.run(go()) == ["done"] * 3 + ["busy"] * 6 + ["done"]
    assert order.index("192.0.2.7") == 1


def test_nothing_is_noted_of_whoever_was_erased(kept: Kept) -> None:
    """Their socket may be open still, and part afterwards."""

    async def go(storage: Storage) -> None:
        anna = (await storage.new_guest(b"anna")).id
        places = (Place(anna, "Anna", nonce="n", seen=1.0), Place(bot="page"))
        await storage.add_table(Sheet("t", "carolus", 2, {}, "s", None, None, 0.0, None, None, places))
        await storage.note_seen("t", anna, 2.0)
        assert await storage.do(Deed("erase", "themselves", "", guest=anna))
        await storage.note_seen("t", anna, 3.0)
        sheet = await storage.sheet("t")
        assert sheet is not None
        assert (sheet.places[0].erased, sheet.places[0].seen) == (True, None)

    using(kept, go)


def test_what_is_kept_for_how_long(kept: Kept) -> None:
    with running(kept.open(), Settings(allowance=WIDE, workers=1, keep=12.5)) as address, Visitor(address) as anna:
        assert read(anna.http.get("/api/keeping"), Keeping) == Keeping(12.5, 90, 365, 300, 1000, 180)


def test_two_codes_at_once_take_turns(kept: Kept) -> None:
    """Each takes memory and time of the processor, and the service goes on meanwhile."""

    async def go() -> None:
        service = Service(kept.open(), Settings(workers=1))
        guest = (await service.storage.new_guest(b"anna")).id
        made = await asyncio.gather(*(service.identity.new_code(guest, b"anna", "en") for _ in range(3)))
        assert len(set(made)) == 3
        await service.storage.close()
        await service.thinkers.close()
        service.replays.close()
        service.identity.close()

    asyncio.run(go())
    assert msgspec.json.encode(kept.execute("SELECT count(*) FROM guests WHERE code IS NOT NULL")[0][0]) == b"1"
