"""Several processes on one PostgreSQL: people at different ones play at one table, and faults cost nothing.

Each test runs with a Valkey, where words come at once, and most without, where what is stored is looked at.
"""

import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from operator import itemgetter
from secrets import token_hex

import pytest

from regalia.server.cluster.valkey import InvalidValkey
from regalia.server.ops import serve
from regalia.server.service import Service
from regalia.server.settings import InvalidSettings, Settings
from regalia.server.store.postgres import PostgresStorage
from regalia.server.wire.protocol import Acknowledged, Attend, Remind, Reminded, TableState
from tests.server.games import Games
from tests.server.keeping import KeptInPostgres, Postgres, Valkey
from tests.server.running import WIDE, Address, Process, running
from tests.server.test_devices import do, new_link
from tests.server.visitor import ME, OPEN, SQUIRE, Socket, Visitor, choose, seated
from tests.server.wire import wire

pytestmark = pytest.mark.many

FIRST = itemgetter(0)


@pytest.fixture
def url(postgresql: Postgres) -> str:
    return postgresql.fresh()


@pytest.fixture(params=["valkey", "database"])
def word(request: pytest.FixtureRequest) -> str | None:
    """How processes hear of each other."""
    if request.param == "database":
        return None
    server: Valkey = request.getfixturevalue("valkey")
    return server.url


@pytest.fixture
def two(url: str, word: str | None) -> Iterator[tuple[Address, Address]]:
    """Two services on one database."""
    with both(url, word) as (here, there):
        yield here, there


def also(visitor: Visitor, address: Address) -> Visitor:
    """The same guest, at another process."""
    there = Visitor(address)
    there.http.cookies.clear()
    there.http.cookies.set("regalia", visitor.secret)
    there.http.headers["x-csrf-token"] = visitor.http.headers["x-csrf-token"]
    return there


def test_people_at_different_processes_play_together(two: tuple[Address, Address]) -> None:
    here, there = two
    with Visitor(here) as anna, Visitor(there) as berta, ExitStack() as stack:
        table = anna.make(ME, OPEN).id
        one = stack.enter_context(anna.open(table))
        one.version(0)
        assert berta.sit(table, 1, "Berta").mine == (1,)
        while one.state is None or one.state.table.status != "playing":
            one.receive()  # the seat that was taken elsewhere
        other = stack.enter_context(berta.open(table))
        other.version(0)
        while presence(one, 1) != "here" or presence(other, 0) != "here":
            (one if presence(one, 1) != "here" else other).receive()
        for version in range(8):
            states = [socket.version(version) for socket in (one, other)]
            mover = next(seat for seat in (0, 1) if choose(states[seat], FIRST) is not None)
            chosen = choose(states[mover], FIRST)
            assert chosen is not None
            answer = (one, other)[mover].play(chosen[0], version, chosen[1])
            assert answer == Acknowledged(answer.id or "", version + 1)
        one.say("hello there")
        other.say("hello here")
        for socket in (one, other):
            while list(socket.lines.values()) != ["hello there", "hello here"]:
                socket.receive()
        other.send(Attend(token_hex(8), False))
        while presence(one, 1) != "away":
            one.receive()
        other.close()
        while presence(one, 1) != "gone":
            one.receive()


def presence(socket: Socket, seat: int) -> str:
    return "" if socket.state is None else socket.state.table.players[seat].presence


def test_a_seat_is_taken_and_left_wherever_one_is(two: tuple[Address, Address]) -> None:
    """What is read after something was done is never older than it, at whatever process it is read."""
    here, there = two
    with Visitor(here) as anna, Visitor(here) as berta, also(berta, there) as elsewhere:
        table = anna.make(ME, OPEN, SQUIRE).id
        other = anna.make(ME, OPEN, OPEN).id
        for _ in range(3):
            assert berta.sit(other, 1, "Berta").mine == (1,)
            assert elsewhere.table(other).mine == (1,)
            assert elsewhere.http.delete(f"/api/tables/{other}/seats/1").is_success
            assert berta.table(other).mine == ()
        for colours in ((1, 2, 0), (0, 2, 1), (0, 1, 2)):
            assert anna.post(f"/api/tables/{other}/colours", {"colours": colours}).colours == colours
            assert elsewhere.table(other).colours == colours
        assert berta.sit(table, 1, "Berta").status == "playing"
        assert elsewhere.refused("DELETE", f"/api/tables/{table}/seats/1").code == "not-now"
        assert anna.refused("POST", f"/api/tables/{table}/seats/1", seated("Carl")).code == "taken"


def test_bots_move_once(two: tuple[Address, Address], url: str) -> None:
    """Their table is open at both, and both could think."""
    here, there = two
    with Visitor(here) as anna, also(anna, there) as elsewhere, ExitStack() as stack:
        table = anna.make(ME, SQUIRE, SQUIRE).id
        sockets = [stack.enter_context(visitor.open(table)) for visitor in (anna, elsewhere)]
        version = 0
        for turn in range(6):
            socket = sockets[turn % 2]
            state = socket.version(version)
            while (chosen := choose(state, FIRST)) is None:
                state = socket.until(TableState)
            answer = socket.play(chosen[0], state.table.version, chosen[1])
            assert isinstance(answer, Acknowledged)
            version = answer.version
    rows = KeptInPostgres(url).execute("SELECT seq FROM moves ORDER BY seq")
    assert [number for (number,) in rows] == list(range(1, len(rows) + 1))


def test_a_reminder_finds_whoever_is_elsewhere(url: str, valkey: Valkey) -> None:
    settings = Settings(allowance=WIDE, workers=1, bot_delay=0, valkey=valkey.url)
    with (
        running(PostgresStorage(url), settings) as here,
        running(PostgresStorage(url), settings) as there,
        Visitor(here) as anna,
        Visitor(there) as berta,
    ):
        table = anna.make(ME, OPEN).id
        berta.sit(table, 1, "Berta")
        with anna.open(table) as one, berta.open(table) as other:
            while presence(one, 1) != "here":
                one.receive()
            other.version(0)
            one.send(Remind(token_hex(8), 1))
            assert other.until(Reminded).table == table


def test_a_process_is_killed_in_the_middle_of_a_game(url: str, word: str | None) -> None:
    """Whoever was there goes on at the other one; nothing that was acknowledged is lost, and nothing is doubled."""
    with started(url, word) as one, started(url, word) as other, Visitor(one.address) as anna:
        game = Games(anna, [one.address, other.address])
        game.play(6, other.kill)
        with started(url, word, other.port):
            game.play(6, one.kill)
            game.play(6)
            game.check()


def test_postgresql_is_killed(postgresql: Postgres, url: str, word: str | None) -> None:
    with both(url, word) as addresses, Visitor(addresses[0]) as anna:
        game = Games(anna, addresses)

        def fault() -> None:
            postgresql.stop(signal.SIGQUIT)
            postgresql.start()

        game.play(8, fault)
        game.check()


def test_valkey_is_killed(url: str, valkey: Valkey) -> None:
    """Play goes on without it, and with it again."""
    with both(url, valkey.url) as addresses, Visitor(addresses[0]) as anna, also(anna, addresses[1]) as elsewhere:
        table = anna.make(ME, ME).id
        with anna.open(table) as one, elsewhere.open(table) as other:
            for turn, fault in enumerate((valkey.kill, valkey.start)):
                fault()
                for version, socket in enumerate((one, other), 2 * turn):
                    chosen = choose(socket.version(version), FIRST)
                    assert chosen is not None
                    assert isinstance(socket.play(chosen[0], version, chosen[1]), Acknowledged)


def test_the_network_is_cut(postgresql: Postgres, url: str, valkey: Valkey) -> None:
    """One of two processes reaches neither the database nor Valkey; the other goes on, and then both do."""
    name = url.partition("///")[2].partition("?")[0]
    with wire(postgresql.socket) as database, wire(valkey.port) as words, ExitStack() as stack:
        cut = f"postgresql://regalia@127.0.0.1:{database.port}/{name}"
        near = stack.enter_context(running(PostgresStorage(url), _settings(valkey.url)))
        far = stack.enter_context(running(PostgresStorage(cut), _settings(f"redis://127.0.0.1:{words.port}")))
        anna = stack.enter_context(Visitor(near))
        game = Games(anna, [near, far])
        game.play(4)
        database.cut()
        words.cut()
        game.addresses = [near]
        game.play(4)
        database.mend()
        words.mend()
        game.addresses = [far]
        game.play(4)
        game.check()


def _settings(valkey: str | None) -> Settings:
    return Settings(allowance=WIDE, workers=1, adviser="knight", bot_delay=0, valkey=valkey)


@contextmanager
def both(url: str, word: str | None) -> Iterator[list[Address]]:
    """Two services on one database."""
    with ExitStack() as stack:
        yield [stack.enter_context(running(PostgresStorage(url), _settings(word))) for _ in range(2)]


@contextmanager
def started(url: str, word: str | None, port: int = 0) -> Iterator[Process]:
    """A process that is killed in the end, unless it has ended before."""
    process = Process(url, port, word)
    try:
        yield process
    finally:
        process.kill()


def test_who_signs_out_elsewhere_is_signed_out_here(two: tuple[Address, Address]) -> None:
    """Also where a table is open already."""
    here, there = two
    with Visitor(here) as anna, Visitor(here) as phone:
        table = anna.make(ME, ME).id
        do(phone, "/api/me/devices", {"token": new_link(anna)})
        with also(anna, there) as elsewhere, elsewhere.open(table) as mine:
            assert len(mine.version(0).mine) == 2
            do(phone, "/api/me/sign-out", {"where": "elsewhere"})
            assert mine.closed() == 1012


def test_who_is_erased_elsewhere_is_nobody_here(two: tuple[Address, Address]) -> None:
    here, there = two
    with Visitor(here) as anna, Visitor(there) as berta:
        table = anna.make(ME, OPEN).id
        berta.sit(table, 1)
        with berta.open(table) as theirs:
            assert theirs.version(0).table.players[0].name == "Anna"
            do(anna, "/api/me/erase", {"sure": "erase everything"})
            assert theirs.closed() == 1012
        with berta.open(table) as theirs:
            assert theirs.version(0).table.players[0].name == ""


def test_services_are_started_anew_one_after_another(url: str, word: str | None) -> None:
    """An upgrade, as `systemctl restart` does it: no acknowledged move is lost or doubled."""
    with ExitStack() as stack:
        services = [stack.enter_context(started(url, word)) for _ in range(2)]
        anna = stack.enter_context(Visitor(services[0].address))
        game = Games(anna, [service.address for service in services])
        for service in services:

            def restart(service: Process = service) -> None:
                assert service.stop() == 0
                stack.enter_context(started(url, word, service.port))

            game.play(6, restart)
        game.play(4)
        game.check()


def test_who_is_signed_out_is_so_at_once_everywhere(url: str) -> None:
    with both(url, None) as (here, there), Visitor(here) as anna:
        thief = Visitor(here)
        link = anna.http.post("/api/me/links").json()["token"]
        thief.http.post("/api/me/devices", json={"token": link}).raise_for_status()
        thief.http.headers["x-csrf-token"] = thief.http.cookies["regalia-csrf"]
        with also(thief, there) as elsewhere:
            assert elsewhere.http.get("/api/me").is_success
            anna.http.post("/api/me/sign-out", json={"where": "elsewhere"}).raise_for_status()
            for path, body in (("code", {"language": "en"}), ("links", None), ("erase", {"sure": "erase everything"})):
                assert elsewhere.refused("POST", f"/api/me/{path}", body).code == "foreign"
            assert elsewhere.refused("GET", "/api/me/data").code == "foreign"
        thief.close()


def test_a_table_that_nobody_has_open_is_not_followed(url: str, valkey: Valkey) -> None:
    """It leaves the memory when others change it, and is there again for whoever asks."""
    services = [Service(PostgresStorage(url), _settings(valkey.url)) for _ in range(2)]
    with running(services[0]) as here, running(services[1]) as there, Visitor(here) as anna:
        table = anna.make(ME, ME).id
        assert table in services[0].rooms
        with also(anna, there) as elsewhere, elsewhere.open(table) as playing:
            chosen = choose(playing.version(0), FIRST)
            assert chosen is not None
            assert isinstance(playing.play(chosen[0], 0, chosen[1]), Acknowledged)
            while table in services[0].rooms:  # the test has its time limit
                time.sleep(0.01)
        assert anna.table(table).version == 1


def test_what_cannot_be_shared_is_refused() -> None:
    with pytest.raises(InvalidSettings, match="postgresql"):
        serve.serve(Settings(valkey="redis://127.0.0.1"))
    with pytest.raises(InvalidValkey, match="expected redis://"):
        Service(PostgresStorage("postgresql:///x"), _settings("nonsense://user:swordfish@x"))
