"""Somebody whose browser is closed hears that it is their turn: from a push service of the tests' own."""

import asyncio
import base64
import logging
import ssl
from collections.abc import Iterator
from secrets import token_hex
from threading import Event

import pytest
from py_vapid import Vapid02  # type: ignore[import-untyped]

from regalia.cli import main
from regalia.server.ops.rate_limits import Limit
from regalia.server.people import web_push as module
from regalia.server.people.web_push import PushSender, TurnNotices, public
from regalia.server.settings import Rate, Settings
from regalia.server.store.storage import Push, Storage
from regalia.server.wire.protocol import Me, Remind
from tests.server.keeping import Kept, using
from tests.server.pushing import Browser, PushService, push_service
from tests.server.running import WIDE, running
from tests.server.visitor import ME, OPEN, Visitor, choose, read

SETTINGS = Settings(allowance=WIDE, workers=1, adviser="knight", bot_delay=0, push_here=True)


@pytest.fixture
def pushing() -> Iterator[PushService]:
    with push_service() as service:
        yield service


def move(visitor: Visitor, table: str) -> None:
    """Whoever's turn it is plays on until it is somebody else's."""
    with visitor.open(table) as socket:
        state = socket.version(0)
        while (chosen := choose(state, lambda choices: choices[0])) is not None:
            socket.play(chosen[0], state.table.version, chosen[1])
            state = socket.version(state.table.version + 1)


def test_who_is_not_here_hears_that_it_is_their_turn(kept: Kept, pushing: PushService) -> None:
    browser, theirs = Browser(f"{pushing.address}/anna?a=1"), Browser(f"{pushing.address}/berta")
    with running(kept.open(), SETTINGS) as address, Visitor(address) as anna, Visitor(address) as berta:
        assert not read(anna.http.get("/api/me"), Me).told, "nobody is told who did not ask for it"
        for visitor, place in ((anna, browser), (berta, theirs)):
            assert visitor.http.post("/api/me/push", json=place.subscription("hu")).status_code == 204
            assert read(visitor.http.get("/api/me"), Me).told
        table = berta.sit(anna.make(ME, OPEN).id, 1)
        if table.actors[0] == 0:
            assert pushing.next().path == "/anna?a=1", "with the last seat the game begins"
            move(anna, table.id)
            assert pushing.next().path == "/berta"
        assert pushing.told.empty(), "who has just sat down is on their way to the table"
        move(berta, table.id)
        told = pushing.next()
        assert told.path == "/anna?a=1"
        assert browser.read(told) == {"title": "Te jössz", "body": "Carolus Magnus", "table": table.id}
        assert Vapid02.verify(told.headers["authorization"])
        key = read(anna.http.get("/api/me"), Me).push_key
        assert told.headers["authorization"].endswith(f",k={key}")
        assert (told.headers["ttl"], len(told.headers["topic"])) == ("86400", 24)
        assert table.id not in repr((told.path, told.headers)), "the push service does not learn which table it is"
        assert len(told.body) == 86 + module.LENGTH + 17, "nor anything by its length"
        # Who is reminded hears by whom
        with anna.open(table.id) as socket:
            socket.version(0)
            socket.send(Remind(token_hex(8), 1))
            told = pushing.next()
        assert theirs.read(told) == {"title": "Anna rád vár", "body": "Carolus Magnus", "table": table.id}
        # Whoever has the table open is not called
        with berta.open(table.id) as socket:
            socket.version(0)
            move(anna, table.id)
        anna.http.delete("/api/me/push").raise_for_status()
        assert not read(anna.http.get("/api/me"), Me).told
        assert pushing.told.empty()
    with running(kept.open(), SETTINGS) as address, Visitor(address) as carl:
        assert read(carl.http.get("/api/me"), Me).push_key == key, "it stays the same sender"


def test_a_browser_that_is_gone_is_forgotten(
    kept: Kept, pushing: PushService, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def go(storage: Storage) -> None:
        guest = (await storage.new_guest(b"anna")).id
        push_sender = PushSender(storage, "mailto:nobody@regalia.invalid", here=True)
        now = [0.0]
        turn_notices = TurnNotices(storage, push_sender, Limit(Rate(5, 0)), lambda: now[0])
        browser = Browser(f"{pushing.address}/secret-place")
        for status, left in ((201, 1), (500, 1), (429, 1), (302, 1), (410, 0), (404, 0)):
            wanted = browser.subscription()
            keys = [base64.urlsafe_b64decode(wanted[name] + "==") for name in ("p256dh", "auth")]
            await storage.set_push(b"anna", Push(browser.endpoint, keys[0], keys[1], "en"), 0.0)
            pushing.status = status
            now[0] += module.RETRY_AFTER * 100
            await turn_notices._call(guest, "table", "tara", "")
            assert len(await storage.pushes_of(guest)) == left, status
            pushing.next()
        for _ in range(9):
            turn_notices.call(guest, "table", "tara")
        assert len(turn_notices._under_way) == 5, "not too often"
        await turn_notices.close()

    using(kept, go)
    assert "did not take a word: 500" in caplog.text
    assert "secret-place" not in caplog.text
    assert "127.0.0.1" not in caplog.text


def wanted(endpoint: str) -> Push:
    given = Browser(endpoint).subscription()
    keys = [base64.urlsafe_b64decode(given[name] + "==") for name in ("p256dh", "auth")]
    return Push(endpoint, keys[0], keys[1], "en")


class Net:
    """Names that are found, names that are never answered, and push services that take every word."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.brought: list[str] = []
        self.over = Event()
        monkeypatch.setattr(module, "addresses_of", self.look_up)
        monkeypatch.setattr(module, "_asked", self.ask)

    def look_up(self, host: str) -> list[str]:
        if host.endswith(("silent.example", "mute.example")):
            self.over.wait(60)
            raise OSError("no answer")
        return ["93.184.216.34"]

    async def ask(self, address: str, port: int, trust: ssl.SSLContext | None, host: str | None, _: bytes) -> int:
        assert host is not None
        if host.endswith("stalling.example"):
            await asyncio.Event().wait()
        self.brought.append(host)
        return 201


def test_one_guest_keeps_no_word_of_others_waiting(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """With devices whose push services have names that are never found, or never answer, at many tables."""

    async def go(storage: Storage) -> None:
        net = Net(monkeypatch)
        turn_notices = TurnNotices(storage, PushSender(storage, "mailto:nobody@regalia.invalid"), Limit(Rate(50, 0)))
        for number, domain in enumerate(("silent.example", "stalling.example", "silent.example", "mute.example") * 3):
            eve = await storage.new_guest(b"eve %d" % number)
            await storage.set_push(b"eve %d" % number, wanted(f"https://p{number}.{domain}/x"), 0.0)
            for table in range(3):
                turn_notices.call(eve.id, f"table {table}", "tara")
        await asyncio.sleep(0)
        for number, host in enumerate(("fcm.googleapis.com", "web.push.apple.com", "db5p.notify.windows.com")):
            honest = await storage.new_guest(b"anna %d" % number)
            await storage.set_push(b"anna %d" % number, wanted(f"https://{host}/x"), 0.0)
            await turn_notices._call(honest.id, "table", "tara", "")
            assert net.brought == [host]
            net.brought.clear()
        assert len(turn_notices._under_way) == 36
        net.over.set()
        await turn_notices.close()

    using(kept, go)


def test_one_domain_takes_no_more_than_its_places(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    async def go(storage: Storage) -> None:
        net = Net(monkeypatch)
        turn_notices = TurnNotices(storage, PushSender(storage, "mailto:nobody@regalia.invalid"), Limit(Rate(50, 0)))
        for number in range(9):
            eve = await storage.new_guest(b"eve %d" % number)
            await storage.set_push(b"eve %d" % number, wanted(f"https://p{number}.silent.example/x"), 0.0)
            turn_notices.call(eve.id, "table", "tara")
        honest = await storage.new_guest(b"anna")
        await storage.set_push(b"anna", wanted("https://ntfy.example/x"), 0.0)
        await turn_notices._call(honest.id, "table", "tara", "")
        assert net.brought == ["ntfy.example"]
        net.over.set()
        await turn_notices.close()

    using(kept, go)


def test_what_fails_is_tried_less_often_and_forgotten_in_the_end(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """But not where nobody is reached: then it is the service itself that has no network."""

    async def go(storage: Storage) -> None:
        now, tried, answers = [0.0], [0], {"lost": 500, "good": 500}

        async def bring(_: PushSender, push: Push, word: bytes, topic: str) -> int:
            tried[0] += 1
            return answers[push.endpoint.partition("//")[2].partition(".")[0]]

        monkeypatch.setattr(PushSender, "bring", bring)
        turn_notices = TurnNotices(
            storage, PushSender(storage, "mailto:nobody@regalia.invalid"), Limit(Rate(50, 0)), lambda: now[0]
        )
        anna, berta = await storage.new_guest(b"anna"), await storage.new_guest(b"berta")
        await storage.set_push(b"anna", wanted("https://lost.example/x"), 0.0)
        await storage.set_push(b"berta", wanted("https://good.example/x"), 0.0)
        for _ in range(100):
            await turn_notices._call(anna.id, "table", "tara", "")
        assert tried == [1], "once in half a minute"
        for times in range(2, 2 * module.MOST_FAILURES):
            now[0] += 2 * module.RETRY_AFTER * 2 ** min(times, module.MOST_FAILURES)
            await turn_notices._call(anna.id, "table", "tara", "")
            assert tried == [times]
        assert len(await storage.pushes_of(anna.id)) == 1
        answers["good"] = 201
        await turn_notices._call(berta.id, "table", "tara", "")
        now[0] += 4 * module.RETRY_AFTER * 2**module.MOST_FAILURES
        await turn_notices._call(anna.id, "table", "tara", "")
        assert await storage.pushes_of(anna.id) == []
        await turn_notices.close()

    using(kept, go)


def test_so_many_devices_are_told(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        guest = (await storage.new_guest(b"0")).id
        for number in range(15):
            if number:
                assert await storage.add_link(guest, b"0", b"link %d" % number, 1e12)
                assert await storage.use_link(b"link %d" % number, b"%d" % number, b"", 1.0) == guest
            await storage.set_push(b"%d" % number, wanted(f"https://push.example/{number}"), float(number))
        told = sorted(int(push.endpoint.rpartition("/")[2]) for push in await storage.pushes_of(guest))
        assert told == list(range(5, 15))

    using(kept, go)


def test_signing_out_ends_it(kept: Kept) -> None:
    async def go(storage: Storage) -> None:
        anna, berta = await storage.new_guest(b"anna"), await storage.new_guest(b"berta")
        push = Push("https://push.example/1", b"p", b"a", "en")
        await storage.set_push(b"anna", push, 0.0)
        await storage.set_push(b"berta", push, 0.0)
        assert await storage.pushes_of(anna.id) == [], "one browser is one guest's"
        assert await storage.pushes_of(berta.id) == [push]
        await storage.sign_out(b"berta")
        assert await storage.pushes_of(berta.id) == []
        await storage.set_push(b"berta", push, 0.0)
        assert await storage.pushes_of(berta.id) == []

    using(kept, go)


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://10.0.0.1/x",
        "https://localhost/x",
        "https://push.example:8443/x",
        "https://anna@push.example/x",
        "https://push.example/x y",
        "https://push.example/x\r\nHost: other",
        "https://push.example",
        "http://127.0.0.1:8000/x",
        "ftp://push.example/x",
        "https://2130706433/x",
        "https://0x7f.1/x",
    ],
)
def test_where_nothing_is_brought(endpoint: str, server: str) -> None:
    with Visitor(server) as eve:
        refused = eve.refused("POST", "/api/me/push", Browser(endpoint).subscription())
        assert refused.code in ("invalid", "unreadable")
        assert endpoint not in refused.message


def test_keys_that_are_none(server: str) -> None:
    with Visitor(server) as eve:
        wanted = Browser("https://push.example/x").subscription()
        assert eve.refused("POST", "/api/me/push", {**wanted, "p256dh": "B" + "A" * 86}).code == "invalid"
        assert eve.refused("POST", "/api/me/push", {**wanted, "auth": "x"}).code == "unreadable"
        assert eve.http.post("/api/me/push", json=wanted).status_code == 204


@pytest.mark.parametrize(
    ("addresses", "holds"),
    [
        ([], False),
        (["93.184.216.34"], True),
        (["2606:2800:220:1::1"], True),
        (["93.184.216.34", "10.0.0.1"], False),
        (["127.0.0.1"], False),
        (["169.254.169.254"], False),
        (["100.64.0.1"], False),
        (["0.0.0.0"], False),
        (["224.0.0.1"], False),
        (["::1"], False),
        (["fd00::1"], False),
        (["fe80::1"], False),
        (["::ffff:10.0.0.1"], False),
        (["::ffff:93.184.216.34"], False),
        (["64:ff9b::a00:1"], False),
        (["2002:a00:1::"], False),
    ],
)
def test_public_addresses(addresses: list[str], holds: bool) -> None:
    assert public(addresses) is holds


def test_a_name_that_leads_inside_is_not_asked(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address that was looked at is the one that is asked, by its name and its certificate."""
    asked: list[tuple[str, int, str | None]] = []

    async def ask(address: str, port: int, trust: ssl.SSLContext | None, host: str | None, _: bytes) -> int:
        assert trust is not None
        assert trust.check_hostname
        asked.append((address, port, host))
        return 201

    monkeypatch.setattr(module, "_asked", ask)

    async def go(storage: Storage) -> None:
        push_sender = PushSender(storage, "mailto:nobody@regalia.invalid")
        wanted = Browser("https://push.example/x").subscription()
        keys = [base64.urlsafe_b64decode(wanted[name] + "==") for name in ("p256dh", "auth")]
        push = Push(wanted["endpoint"], keys[0], keys[1], "en")
        for address, answer in (("192.168.0.1", None), ("93.184.216.34", 201)):
            monkeypatch.setattr(module, "addresses_of", lambda _, address=address: [address])
            assert await push_sender.bring(push, b"{}", "topic") == answer
        assert await push_sender.bring(push._replace(endpoint="http://push.example/x"), b"{}", "topic") is None
        assert asked == [("93.184.216.34", 443, "push.example")]

    using(kept, go)


def test_whom_push_services_write_to(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", "--contact", "somebody"])
    assert ended.value.code != 0
    assert "expected mailto:NAME@HOST or https://HOST" in capsys.readouterr().err


def test_a_push_service_that_says_nothing_is_not_waited_for(
    kept: Kept, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.DEBUG)
    monkeypatch.setattr(module, "PUSH_TIMEOUT", 0.01)

    async def go(storage: Storage) -> None:
        guest = (await storage.new_guest(b"anna")).id

        async def keep_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            await reader.read()
            writer.close()

        async with await asyncio.start_server(keep_silent, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            wanted = Browser(f"http://127.0.0.1:{port}/secret-place").subscription()
            keys = [base64.urlsafe_b64decode(wanted[name] + "==") for name in ("p256dh", "auth")]
            await storage.set_push(b"anna", Push(wanted["endpoint"], keys[0], keys[1], "en"), 0.0)
            turn_notices = TurnNotices(
                storage, PushSender(storage, "mailto:nobody@regalia.invalid", here=True), Limit(Rate(5, 0))
            )
            await turn_notices._call(guest, "table", "tara", "")
        assert len(await storage.pushes_of(guest)) == 1, "it may answer the next time"

    using(kept, go)
    assert "a push service was not reached: TimeoutError" in caplog.text
    assert "secret-place" not in caplog.text
