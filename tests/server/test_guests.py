"""Guests, their secrets and their cookies."""

import asyncio
from pathlib import Path

import httpx
import pytest

from regalia.server import guests as module
from regalia.server.guests import COOKIE, SECURE_COOKIE, Guests, csrf_holds, csrf_token, secret_in
from regalia.server.sqlite import SqliteStorage
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


@pytest.mark.parametrize(
    ("header", "secret"),
    [
        (None, None),
        ("", None),
        ("other=1", None),
        (f"{COOKIE}=a", "a"),
        (f"{SECURE_COOKIE}=b", "b"),
        (f"{COOKIE}=planted; {SECURE_COOKIE}=b", "b"),
        (f"{SECURE_COOKIE}=b; {COOKIE}=planted", "b"),
        ("regalia", None),
        ("\xff=\xff", None),
    ],
)
def test_the_secret_in_a_header(header: str | None, secret: str | None) -> None:
    assert secret_in(header) == secret


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


def test_a_guest_of_before_https_stays_the_same(database: Path) -> None:
    with running(database, proxy="127.0.0.1") as address, Visitor(address) as anna:
        table = anna.make(ME, OPEN).id
        response = httpx.get(f"http://{address}/api/home", headers={**HTTPS, "cookie": f"{COOKIE}={anna.secret}"})
        assert response.json()["name"] == "Anna"
        assert response.cookies[SECURE_COOKIE] == anna.secret
        again = httpx.get(f"http://{address}/api/tables", headers={**HTTPS, "cookie": f"{SECURE_COOKIE}={anna.secret}"})
        assert [listed["id"] for listed in again.json()] == [table]
