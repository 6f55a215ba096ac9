"""Who is let in: origins, CSRF tokens, cookies; and the headers of every answer."""

import socket
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from litestar.connection import request as litestar_request
from litestar.exceptions import InternalServerException
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from regalia.server.ops.metrics import REGISTRY
from regalia.server.people.guests import SECURE_COOKIE, csrf_token
from regalia.server.settings import Settings
from regalia.server.wire.protocol import Problem
from tests.server.running import running
from tests.server.visitor import ME, OPEN, Visitor


@pytest.fixture
def anna(server: str) -> Iterator[Visitor]:
    with Visitor(server) as visitor:
        yield visitor


def problem(response: httpx.Response) -> Problem:
    return msgspec.json.decode(response.content, type=Problem)


BODY = {"game": "carolus", "seats": [ME, OPEN]}


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "", "http://", "file://", "https://[", None])
def test_requests_from_other_sites_are_refused(anna: Visitor, origin: str | None) -> None:
    table = anna.make(ME, OPEN).id
    if origin is None:
        del anna.http.headers["origin"]
    else:
        anna.http.headers["origin"] = origin
    for method, path in (
        ("POST", "/api/tables"),
        ("POST", f"/api/tables/{table}/seats/1"),
        ("DELETE", f"/api/tables/{table}/seats/0"),
        ("POST", f"/api/tables/{table}/seats/1/bot"),
        ("POST", f"/api/tables/{table}/rematch"),
    ):
        response = anna.http.request(method, path, json=BODY)
        assert (response.status_code, problem(response).code) == (403, "foreign")
    assert anna.table(table).players[1].kind == "open"


def test_a_page_of_the_other_scheme_is_foreign(database: Path) -> None:
    """A page that came over plain http may have been written by anybody on the way."""
    with running(database, proxy="127.0.0.1") as address, Visitor(address) as anna:
        anna.http.cookies.set(SECURE_COOKIE, anna.secret)
        for scheme, origin, status in (
            ("https", "https", 201),
            ("https", "http", 403),
            ("http", "http", 201),
            ("http", "https", 403),
        ):
            headers = {"origin": f"{origin}://{address}", "x-forwarded-proto": scheme}
            assert anna.http.post("/api/tables", json=BODY, headers=headers).status_code == status
        table = anna.make(ME, OPEN).id
        for scheme, origin, opened in (("https", "https", True), ("https", "http", False), ("http", "https", False)):
            refusing: AbstractContextManager[object] = (
                nullcontext() if opened else pytest.raises(InvalidStatus, match="403")
            )
            with (
                refusing,
                connect(
                    f"ws://{address}/ws/tables/{table}",
                    origin=cast(Any, f"{origin}://{address}"),
                    additional_headers={"x-forwarded-proto": scheme},
                ),
            ):
                pass


@pytest.mark.parametrize("token", [None, "", "0" * 64, "\u00e9"])
def test_requests_without_the_token_are_refused(anna: Visitor, token: str | None) -> None:
    del anna.http.headers["x-csrf-token"]
    headers = [] if token is None else [(b"x-csrf-token", token.encode("latin-1"))]
    response = anna.http.post("/api/tables", json=BODY, headers=headers)
    assert (response.status_code, problem(response).code) == (403, "foreign")


def test_the_token_of_another_guest_is_refused(server: str, anna: Visitor) -> None:
    with Visitor(server) as berta:
        anna.http.headers["x-csrf-token"] = berta.http.headers["x-csrf-token"]
        assert anna.refused("POST", "/api/tables", BODY).code == "foreign"


def test_a_header_given_twice_counts_as_none(anna: Visitor) -> None:
    headers = [("origin", f"http://{anna.address}"), ("origin", "http://evil.example")]
    headers += [("x-csrf-token", anna.http.headers["x-csrf-token"]), ("cookie", f"regalia={anna.secret}")]
    response = httpx.post(f"http://{anna.address}/api/tables", json=BODY, headers=headers)
    assert problem(response).code == "foreign"


def test_a_secret_that_was_never_given_is_nobody(server: str) -> None:
    forged = "forged-" * 6 + "-"
    headers = {"origin": f"http://{server}", "cookie": f"regalia={forged}", "x-csrf-token": csrf_token(forged)}
    response = httpx.post(f"http://{server}/api/tables", json=BODY, headers=headers)
    assert (response.status_code, problem(response).code) == (403, "foreign")
    home = httpx.get(f"http://{server}/api/home", headers={"cookie": f"regalia={forged}"})
    assert home.cookies["regalia"] != forged


def test_the_cookies(server: str) -> None:
    given = httpx.get(f"http://{server}/api/home").headers.get_list("set-cookie")
    (secret,) = (cookie for cookie in given if cookie.startswith("regalia="))
    (token,) = (cookie for cookie in given if cookie.startswith("regalia-csrf="))
    assert "HttpOnly" in secret
    assert "HttpOnly" not in token
    for cookie in (secret, token):
        assert "samesite=lax" in cookie.lower()
        assert "path=/" in cookie.lower()
        assert "secure" not in cookie.lower()
        assert "domain" not in cookie.lower()
    assert len(secret.partition("=")[2].partition(";")[0]) >= 43, "256 bits"


def test_behind_a_proxy_with_https_cookies_are_secure(database: Path) -> None:
    with running(database, proxy="127.0.0.1") as address:
        response = httpx.get(f"http://{address}/api/home", headers={"x-forwarded-proto": "https"})
    assert all("Secure" in cookie for cookie in response.headers.get_list("set-cookie"))


def test_behind_a_proxy_with_https_browsers_stay_with_it(database: Path) -> None:
    with running(database, proxy="127.0.0.1") as address:
        for scheme, expected in (("https", "max-age=31536000"), ("http", None)):
            response = httpx.get(f"http://{address}/", headers={"x-forwarded-proto": scheme})
            assert response.headers.get("strict-transport-security") == expected


def test_only_the_first_page_is_for_search_engines(server: str) -> None:
    for path in ("/t/abc", "/api/home", "/words/en.ftl", "/nothing/here"):
        assert httpx.get(f"http://{server}{path}").headers["x-robots-tag"] == "noindex"
    assert "x-robots-tag" not in httpx.get(f"http://{server}/").headers


@pytest.mark.parametrize("path", ["/", "/t/abc", "/health", "/words/en.ftl", "/api/nothing"])
def test_the_headers_alone_can_be_asked_for(server: str, path: str) -> None:
    asked, whole = (httpx.request(method, f"http://{server}{path}") for method in ("HEAD", "GET"))
    assert asked.status_code == whole.status_code
    assert asked.content == b""
    for name in ("content-length", "content-type", "content-security-policy"):
        assert asked.headers[name] == whole.headers[name]


def test_without_a_proxy_nobody_is_believed(server: str) -> None:
    response = httpx.get(f"http://{server}/api/home", headers={"x-forwarded-proto": "https"})
    assert "strict-transport-security" not in response.headers
    assert not any("Secure" in cookie for cookie in response.headers.get_list("set-cookie"))


def test_a_guest_is_the_same_as_long_as_their_cookie(anna: Visitor) -> None:
    secret = anna.secret
    anna.http.get("/api/home")
    assert anna.secret == secret


def test_secrets_are_not_stored(database: Path) -> None:
    with running(database) as address, Visitor(address) as anna:
        anna.make(ME, OPEN)
        secret = anna.secret
    stored = b"".join(path.read_bytes() for path in database.parent.iterdir())
    assert b"Anna" in stored
    assert secret.encode() not in stored


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_sockets_of_other_sites_are_refused(anna: Visitor, origin: str | None) -> None:
    table = anna.make(ME, OPEN).id
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"ws://{anna.address}/ws/tables/{table}",
            origin=cast(Any, origin),
            additional_headers={"cookie": f"regalia={anna.secret}"},
        ),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_other_sites_can_be_allowed(database: Path) -> None:
    friend = "https://play.example"
    with running(database, Settings(origins=(friend,), workers=1)) as address, Visitor(address) as anna:
        anna.http.headers["origin"] = friend
        table = anna.make(ME, OPEN).id
        with connect(f"ws://{address}/ws/tables/{table}", origin=cast(Any, friend)):
            pass


def test_a_socket_without_a_cookie_looks_on(server: str, anna: Visitor) -> None:
    table = anna.make(ME, ME).id
    with connect(f"ws://{server}/ws/tables/{table}", origin=cast(Any, f"http://{server}")) as socket:
        socket.send('{"type":"hello"}')
        state = msgspec.json.decode(socket.recv(5))
        assert state["mine"] == []
        assert state["table"]["mine"] == []
        assert state["view"] is not None


def test_a_socket_of_no_table_is_closed_with_a_code(anna: Visitor) -> None:
    with anna.open("nowhere", version=None) as socket:
        assert socket.closed() == 4404


@pytest.mark.parametrize(
    "path", ["/", "/t/abc", "/api/home", "/api/nothing", "/words/en.ftl", "/health", "/api", "/assets/none.js"]
)
def test_every_answer_has_its_headers(server: str, path: str) -> None:
    for response in (httpx.get(f"http://{server}{path}"), httpx.post(f"http://{server}{path}")):
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "same-origin"
        assert "cache-control" in response.headers
        assert "server" not in response.headers


def test_whoever_goes_in_the_middle_of_a_request_is_no_fault(
    server: str, anna: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Whatever the web framework calls it; what is a fault is in the log."""
    monkeypatch.setattr(litestar_request, "InternalServerException", lambda _: InternalServerException("other words"))
    asked, _, port = server.partition(":")
    lines = [
        "POST /api/tables HTTP/1.1",
        f"Host: {server}",
        f"Origin: http://{server}",
        f"Cookie: regalia={anna.secret}",
        f"X-CSRF-Token: {anna.http.headers['x-csrf-token']}",
        "Content-Type: application/json",
        "Content-Length: 100",
    ]
    before = REGISTRY.get_sample_value("regalia_refusals_total", {"code": "unreadable"}) or 0.0
    with socket.create_connection((asked, int(port))) as connection:
        connection.sendall("\r\n".join([*lines, "", '{"game":']).encode())
    while (REGISTRY.get_sample_value("regalia_refusals_total", {"code": "unreadable"}) or 0.0) == before:
        time.sleep(0.01)  # the test has its time limit
    assert caplog.text == ""
