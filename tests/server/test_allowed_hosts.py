"""By which names a service may be called."""

import socket
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from regalia.server.http.allowed_hosts import Hosts
from regalia.server.settings import Settings
from tests.server.running import WIDE, running
from tests.server.visitor import ME, OPEN, Visitor


@pytest.mark.parametrize("bound", ["127.0.0.1", "localhost", "::1", "127.0.0.5"])
@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8000", "127.0.0.1:8000", "[::1]:8000", "localhost."])
def test_this_machine_alone(bound: str, host: str) -> None:
    assert Hosts(bound).know(host)


@pytest.mark.parametrize("host", ["evil.example", "192.0.2.7", "localhost.evil.example", "127.0.0.1.evil.example", ""])
def test_names_that_a_stranger_could_give_it(host: str) -> None:
    assert not Hosts().know(host)
    assert not Hosts().know(f"{host}:8000")


@pytest.mark.parametrize(
    "host",
    [
        "[",
        "a b",
        "evil.example:x",
        "user@evil.example",
        "localhost@evil.example",
        "evil@localhost",
        "localhost/x",
        "localhost:x",
        "\xff",
    ],
)
def test_what_is_no_name(host: str) -> None:
    assert not Hosts("0.0.0.0").know(host)


def test_where_others_can_reach_it() -> None:
    hosts = Hosts("0.0.0.0", ["Play.example"])
    for host in ("192.0.2.7:80", "[2001:db8::1]:80", "play.example", socket.gethostname(), "localhost"):
        assert hosts.know(host), host
    assert not hosts.know("evil.example")
    assert Hosts("192.0.2.7").know("192.0.2.7")


def test_a_name_that_nobody_gave_it_is_refused(server: str) -> None:
    for host in ("evil.example", "evil.example:80", f"{server}.evil.example"):
        response = httpx.get(f"http://{server}/api/home", headers={"host": host})
        assert (response.status_code, response.json()["code"]) == (403, "foreign")
        assert "--allow-host" in response.json()["message"]
        assert "set-cookie" not in response.headers


def test_a_socket_by_a_name_that_nobody_gave_it(server: str) -> None:
    with Visitor(server) as anna:
        table = anna.make(ME, OPEN).id
        name = f"evil.example:{server.partition(':')[2]}"
        stranger = socket.create_connection(("127.0.0.1", int(server.partition(":")[2])))
        with (
            pytest.raises(InvalidStatus) as refused,
            connect(f"ws://{name}/ws/tables/{table}", origin=cast(Any, f"http://{name}"), sock=stranger),
        ):
            pass
        assert refused.value.response.status_code == 403


def test_a_name_that_was_given(database: Path) -> None:
    settings = Settings(allowance=WIDE, hosts=("play.example",))
    with running(database, settings) as address:
        assert httpx.get(f"http://{address}/api/home", headers={"host": "play.example"}).is_success


def test_who_names_no_host_is_no_browser(server: str) -> None:
    """Such as what watches over a service."""
    host, _, port = server.partition(":")
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(b"GET /health HTTP/1.0\r\n\r\n")
        assert connection.recv(100).split()[1] == b"200"
