"""How much is too much."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest

from regalia.server.ops.networks import neighbourhood
from regalia.server.ops.rate_limits import Crowd, Limit, Limits, OfAddresses
from regalia.server.ops.serve import LARGEST_MESSAGE
from regalia.server.settings import Allowance, Rate, Settings
from regalia.server.wire.protocol import Acknowledged, Problem, Refused, TableState
from tests.server.running import WIDE, running
from tests.server.visitor import ME, OPEN, Visitor


def settings(**allowed: Rate | int) -> Settings:
    return Settings(allowance=replace(WIDE, **allowed), workers=1)  # type: ignore[arg-type]


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills() -> None:
    clock = Clock()
    limit = Limit(Rate(3, 2), clock)
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    clock.now = 1.0
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    clock.now = 100.0
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]


def test_keys_with_nothing_against_them_are_forgotten_by_and_by() -> None:
    """No act looks through all keys: however many there are, each forgets two at most."""
    clock = Clock()
    limit = Limit(Rate(2, 1), clock)
    for key in range(10):
        assert limit.allows(key)
    assert len(limit._buckets) == 10, "each of them has something against it"
    clock.now = 5.0
    left = []
    for _ in range(6):
        assert limit.allows("new")
        clock.now += 2.0
        left.append(len(limit._buckets))
    assert left == [9, 7, 5, 3, 1, 1]


def test_who_comes_again_is_not_forgotten() -> None:
    clock = Clock()
    limit = Limit(Rate(2, 1), clock)
    assert [limit.allows("busy") for _ in range(2)] == [True, True]
    clock.now = 1.0
    assert [limit.allows(key) for key in ("busy", "other", "busy")] == [True, True, False]


def test_an_address_is_a_household() -> None:
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9")
    assert neighbourhood("2001:db8:1:2::") != neighbourhood("2001:db8:1:3::")
    assert neighbourhood("::ffff:192.0.2.7") == neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("testclient") == "testclient"


def test_a_network_has_the_allowance_of_a_few_households() -> None:
    """Whoever rents a server may have a /48, that is 65,536 times a /64."""
    clock = Clock()
    limit = OfAddresses(Rate(10, 1), clock)
    narrow = [f"2001:0db8:0001:00{number:02x}" for number in range(256)]
    assert sum(limit.allows(None, address) for address in narrow * 10) == 40, "of a /56"
    wide = [f"2001:0db8:0002:{number:04x}" for number in range(65_536)]
    assert sum(limit.allows(None, address) for address in wide) == 160, "of a /48"
    assert limit.allows(None, "2001:0db8:0003:0000")
    assert sum(limit.allows(None, f"192.0.2.{number}") for number in range(256)) == 256, "of IPv4 each is its own"
    clock.now = 5.0
    assert sum(limit.allows(None, address) for address in wide) == 80


def test_a_network_has_the_places_of_a_few_households() -> None:
    there = Crowd(of_address=2)
    entered = 0
    for number in range(65_536):
        if not there.full(address := f"2001:0db8:0002:{number:04x}"):
            there.enter(address)
            entered += 1
    assert entered == 32
    assert not there.full("2001:0db8:0003:0000")
    there.leave("2001:0db8:0002:0000")
    assert not there.full("2001:0db8:0002:0000")


def test_too_many_requests(database: Path) -> None:
    with running(database, settings(requests=Rate(5, 0.1))) as address:
        answers = [httpx.get(f"http://{address}/health") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert msgspec.json.decode(answers[-1].content, type=Problem).code == "too-fast"
    assert int(answers[-1].headers["retry-after"]) > 0


@pytest.mark.parametrize("path", ["/health", "//health", "///health", "//api/home", "/api//home", "/api"])
def test_no_spelling_of_a_path_is_free(database: Path, path: str) -> None:
    with running(database, settings(requests=Rate(2, 0.001))) as address, httpx.Client() as http:
        answers = [http.get(httpx.URL(f"http://{address}", raw_path=path.encode())) for _ in range(4)]
    assert [answer.status_code for answer in answers][2:] == [429, 429]


def test_too_many_tables_opened(database: Path) -> None:
    with running(database, settings(replays=Rate(2, 0.001))) as address, Visitor(address) as anna:
        table = anna.make(ME, OPEN).id
        opened = [anna.http.get(f"/api/tables/{each}").status_code for each in [table] * 5 + ["none"] * 3]
    assert opened == [200] * 5 + [404, 404, 429], "one that is in memory costs nothing"


def test_reading_files_is_no_request(database: Path) -> None:
    with running(database, settings(requests=Rate(2, 0.001), files=Rate(4, 0.001))) as address:
        answers = [
            httpx.get(f"http://{address}{path}").status_code
            for path in (
                "/words/en.ftl",
                "/rules/tara/en.md",
                "/",
                "/health",
                "/health",
                "/health",
                "/",
                "/favicon.svg",
            )
        ]
    assert answers == [200, 200, 200, 200, 200, 429, 200, 429]


def test_a_house_full_of_guests_is_served(database: Path) -> None:
    """Twenty people behind one address open their first page together: forty files and a few requests each."""
    with running(database, Settings(workers=1)) as address, httpx.Client(base_url=f"http://{address}") as http:
        answers = [http.get(path) for _ in range(20) for path in ["/words/en.ftl"] * 40 + ["/api/home"] * 3]
    assert all(answer.is_success for answer in answers)


def test_too_many_guests_and_tables(database: Path) -> None:
    with (
        running(database, settings(guests=Rate(2, 0.001), tables=Rate(2, 0.001), replays=Rate(1, 0.001))) as address,
        Visitor(address) as anna,
        Visitor(address) as berta,
    ):
        third = httpx.get(f"http://{address}/api/home")
        assert third.status_code == 429
        assert "set-cookie" not in third.headers
        anna.make(ME, OPEN)
        table = anna.make(ME, OPEN)
        assert anna.refused("POST", "/api/tables", {"game": "carolus", "seats": [ME, OPEN]}).code == "too-fast"
        assert anna.refused("POST", f"/api/tables/{table.id}/rematch").code == "too-fast"
        berta.make(ME, OPEN)
        assert anna.http.get("/api/tables").is_success
        assert anna.refused("GET", "/api/tables").code == "too-fast"
        assert anna.refused("GET", f"/api/tables/{table.id}/frames").code == "too-fast"


def test_too_many_messages(database: Path) -> None:
    with running(database, settings(messages=Rate(5, 0.001), overruns=3)) as address, Visitor(address) as anna:
        table = anna.make(ME, ME)
        with anna.open(table.id) as socket:
            socket.version(0)
            for _ in range(4):
                socket.ping()
            answer = socket.play(0, 0, "disc 1", "a-known-token")
            assert isinstance(answer, Refused)
            assert (answer.id, answer.code) == ("a-known-token", "too-fast")
            assert socket.until(TableState).table.version == 0
            for _ in range(3):
                socket.ping()
            assert socket.closed() == 1008


def test_too_much_talk(database: Path) -> None:
    with running(database, settings(chat=Rate(2, 0.001))) as address, Visitor(address) as anna:
        table = anna.make(ME, ME)
        with anna.open(table.id) as socket:
            answers = [socket.say(f"line {number}") for number in range(3)]
        assert [isinstance(answer, Acknowledged) for answer in answers] == [True, True, False]
        assert isinstance(answers[2], Refused)
        assert answers[2].code == "too-fast"


def test_too_many_sockets(database: Path) -> None:
    with running(database, settings(sockets_of_guest=2)) as address, Visitor(address) as anna:
        table = anna.make(ME, ME)
        with anna.open(table.id) as one, anna.open(table.id) as two:
            one.version(0)
            two.version(0)
            with anna.open(table.id, version=None) as three:
                assert three.closed() == 4429
        with anna.open(table.id) as again:
            again.version(0)


def test_a_body_that_is_too_large(server: str) -> None:
    with Visitor(server) as anna:
        for body in (b'{"game":"' + b"x" * 20_000, (b"x" * 1000 for _ in range(20))):
            response = anna.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert response.status_code == 413
            assert msgspec.json.decode(response.content, type=Problem).code == "too-large"


def test_a_message_that_is_too_large(server: str) -> None:
    with Visitor(server) as anna:
        table = anna.make(ME, ME)
        with anna.open(table.id) as socket:
            socket.version(0)
            assert isinstance(socket.say("\U0001f451" * 500), Acknowledged), "the longest line fits"
            socket.connection.send("x" * (LARGEST_MESSAGE + 1))
            assert socket.closed() == 1009
        with anna.open(table.id) as socket:
            assert socket.version(0).table.version == 0


def test_what_is_taken_elsewhere_is_not_left_here() -> None:
    here, there = Limits(Allowance()), Limits(Allowance())
    here.share()
    there.share()
    half = int(Allowance().chat.burst // 2)
    for _ in range(half):
        assert here.chat.allows(7, "192.0.2.1")
    assert here.spent() == [], "who has used less than half is nobody's concern"
    while here.chat.allows(7, "192.0.2.1"):
        pass
    there.spend(here.spent())
    assert here.spent() == []
    left = 0
    while there.chat.allows(7, "192.0.2.1"):
        left += 1
    assert half <= left < Allowance().chat.burst, "no more than were taken before others had to be told"
    there.spend([("a limit of another version", 7, 3)])


def test_all_limits_are_shared() -> None:
    """Codes that are tried above all: else each process allows as many."""
    here, there = Limits(Allowance()), Limits(Allowance())
    here.share()
    taken = _taken(here)
    there.spend(here.spent())
    assert all(left <= all_of_it / 2 + 1 for left, all_of_it in zip(_taken(there), taken, strict=True))


def _taken(limits: Limits) -> list[int]:
    """By one guest at one address, of each kind until no more is left."""
    of_guests = (limits.lines, limits.reports, limits.identity, limits.leaving, limits.subscriptions)
    asking: list[Callable[[], bool]] = [partial(limit.allows, 7, "192.0.2.1") for limit in of_guests]
    asking += [partial(limits.pushes.allows, 7), partial(limits.tries.allows, None, "192.0.2.1")]
    found = []
    for allows in asking:
        found.append(0)
        while allows():
            found[-1] += 1
    return found
