"""Guests, their secrets and their cookies."""

import asyncio
from pathlib import Path

import httpx
import pytest
from hypothesis import assume, given
from hypothesis.strategies import characters, text

from regalia.server.people import guests as module
from regalia.server.people.guests import COOKIE, SECURE_COOKIE, Guests, csrf_holds, csrf_token, secret_in
from regalia.server.store.sqlite import SqliteStorage
from tests.server.keeping import Kept
from tests.server.running import running
from tests.server.visitor import ME, OPEN, Visitor

HTTPS = {"x-forwarded-proto": "https"}


def test_a_guest_is_known_by_their_secret(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "REMEMBERED", 2)

    async def go() -> None:
        storage = SqliteStorage(database)
        guests = Guests(storage)
        secrets = [await guests.welcome() for _ in range(5)]
        found = [await guests.find(secret) for secret in secrets]
        assert len(set(found)) == 5
        assert [await Guests(storage).find(secret) for secret in secrets] == found
        for stranger in (None, "", "forged", "\x00"):
            assert await guests.find(stranger) is None
        await storage.close()

    asyncio.run(go())


A, B = "a" * 43, "B-_9" * 10 + "xyz"
ODD = (
    'prefs={"theme":"dark"}',
    'g_state={"i_l":0}',
    'quote="',
    "space=a b c",
    "flag",
    "=",
    "path=/",
    "version=1",
    "expires=never",
    "domain=other.example",
    "secure",
    "n\xe4me=v\xe4lue",
    "regalia-csrf=x",
    "Regalia=" + B,
    "xregalia=" + B,
    "tab=a\tb",
    "empty=",
    "",
)
"""Cookies of other programs; over the wire, all of them are bytes."""


@pytest.mark.parametrize(
    ("given", "secret"),
    [
        ("", None),
        ("other=1", None),
        (f"{COOKIE}={A}", A),
        (f"{COOKIE}={B}", B),
        (f'{COOKIE}="{A}"', A),
        (f" {COOKIE} = {A} ", A),
        (f"{COOKIE}={A};{COOKIE}={B}", A),
        (f"{COOKIE}=other; {COOKIE}={B}", B),
        (f"{COOKIE}=short", None),
        (f"{COOKIE}={A}.{A}", None),
        (f"{SECURE_COOKIE}={A}", None),
        (COOKIE, None),
        ("\xff=\xff", None),
        *((f"{odd}; {COOKIE}={A}", A) for odd in ODD),
        *((f"{COOKIE}={A}; {odd}", A) for odd in ODD),
    ],
)
def test_the_secret_in_a_header(given: str, secret: str | None) -> None:
    assert secret_in(given, COOKIE) == secret


@given(text(characters(max_codepoint=255, exclude_characters=";")), text(characters(max_codepoint=255)))
def test_no_cookie_of_others_hides_the_secret(before: str, after: str) -> None:
    assume(not before.strip().startswith(COOKIE))
    assert secret_in(f"{before};{COOKIE}={A};{after}", COOKIE) == A


def test_whoever_has_odd_cookies_stays_who_they_are(server: str) -> None:
    """Also where several headers bring them, as some proxies have it."""
    with Visitor(server) as anna, httpx.Client(base_url=f"http://{server}", verify=False) as browser:
        table = anna.make(ME, OPEN).id
        ours, others = f"regalia={anna.secret}", [odd for odd in ODD if odd]
        for cookies in ([*others, ours], [ours, *others], *([odd, ours] for odd in others)):
            for lines in (cookies, ["; ".join(cookies)]):
                headers = [(b"cookie", line.encode("latin-1")) for line in lines]
                browser.cookies.clear()
                home = browser.get("/api/home", headers=headers)
                assert home.json()["name"] == "Anna"
                assert home.cookies["regalia"] == anna.secret
                browser.cookies.clear()
                assert [each["id"] for each in browser.get("/api/tables", headers=headers).json()] == [table]


def test_a_secret_that_cannot_be_read_is_left_as_it_is(server: str) -> None:
    with httpx.Client(base_url=f"http://{server}", verify=False) as browser:
        for secret in ("something else", "abc", "\xff"):
            answer = browser.get("/api/home", headers=[(b"cookie", f"regalia={secret}".encode("latin-1"))])
            assert answer.status_code == 400
            assert answer.json()["code"] == "cookie"
            assert "set-cookie" not in answer.headers


def test_a_token_is_bound_to_its_secret() -> None:
    assert csrf_holds("a", csrf_token("a"))
    for secret, token in (("a", csrf_token("b")), ("a", None), (None, csrf_token("a")), ("a", ""), ("a", "\xe9")):
        assert not csrf_holds(secret, token)


def test_over_https_no_other_host_can_plant_a_secret(database: Path) -> None:
    with running(database, proxy="127.0.0.1") as address:
        given = httpx.get(f"http://{address}/api/home", headers=HTTPS).headers.get_list("set-cookie")
        (cookie,) = (each for each in given if each.startswith(f"{SECURE_COOKIE}="))
        assert "Secure" in cookie
        assert "HttpOnly" in cookie
        assert "path=/" in cookie.lower()
        assert "domain" not in cookie.lower()


def test_a_guest_of_before_https_stays_the_same(kept: Kept) -> None:
    with running(kept.open(), proxy="127.0.0.1") as address, Visitor(address) as anna:
        table = anna.make(ME, OPEN).id
        plain = {**HTTPS, "cookie": f"{COOKIE}={anna.secret}"}
        response = httpx.get(f"http://{address}/api/home", headers=plain)
        assert response.json()["name"] == "Anna"
        assert response.cookies[SECURE_COOKIE] == anna.secret
        again = httpx.get(f"http://{address}/api/tables", headers={**HTTPS, "cookie": f"{SECURE_COOKIE}={anna.secret}"})
        assert [listed["id"] for listed in again.json()] == [table]
        assert httpx.get(f"http://{address}/api/tables", headers=plain).json() == []


def test_over_https_nobody_on_the_way_can_plant_a_secret(kept: Kept) -> None:
    """A plain cookie is taken from whoever was here before there was https, and from nobody who came later."""
    with running(kept.open(), proxy="127.0.0.1") as address:
        httpx.get(f"http://{address}/api/home", headers=HTTPS).raise_for_status()
        with Visitor(address) as eve:
            eve.make(ME, OPEN)
            planted = httpx.get(f"http://{address}/api/home", headers={**HTTPS, "cookie": f"{COOKIE}={eve.secret}"})
            assert planted.json()["name"] is None
            assert planted.cookies[SECURE_COOKIE] != eve.secret
