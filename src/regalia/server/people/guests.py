"""Guests and their secrets. A secret lives in the guest's cookie; the service keeps its hash."""

import hmac
import re
import time
from hashlib import sha256
from secrets import token_urlsafe
from time import monotonic
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State

from regalia.server.store.storage import SharedStorage, Storage

COOKIE = "regalia"
SECURE_COOKIE = "__Host-regalia"
"""Over https. Browsers take a cookie of such a name from this very host alone, and over https alone."""
SECRET = re.compile(r'"?([A-Za-z0-9_-]{32,200})"?')
"""What a secret looks like, whichever version made it; some programs put values between quotes."""
CSRF_COOKIE = "regalia-csrf"
CSRF_HEADER = "x-csrf-token"
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000
"""Devices kept in memory."""
BELIEVED = 10.0
"""Seconds for which a device is whose it was, where one process alone signs devices out; an operator beside it may
erase a guest. Where several share a database it is asked every time: who is signed out is so at once."""
NOTED = 24 * 3600.0
"""Seconds for which it is not noted again that a device is here."""
HTTPS = "https"
"""The key under which it is kept since when this service is asked over https."""

AnyConnection = ASGIConnection[Any, Any, Any, State]


class Guests:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[bytes, tuple[int, float]] = {}
        """By device: whose it is, and until when that is believed."""
        self._noted: dict[bytes, float] = {}
        """By device: when it was noted that it is here."""
        self._https: float | None = None

    async def find(self, secret: str | None) -> int | None:
        """The guest who holds this secret; it is compared by its hash, so timing tells nothing of it."""
        if secret is None:
            return None
        device = device_of(secret)
        guest, until = self._known.get(device, (None, 0.0))
        if monotonic() < until:
            return guest
        self._known.pop(device, None)
        found = await self._storage.guest(device)
        if found is None:
            return None
        if not isinstance(self._storage, SharedStorage):
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[device] = (found.id, monotonic() + BELIEVED)
        return found.id

    async def name(self, secret: str) -> str | None:
        guest = await self._storage.guest(device_of(secret))
        return guest and guest.name

    async def welcome(self) -> str:
        """A new guest's secret."""
        secret = fresh_secret()
        await self._storage.new_guest(device_of(secret))
        return secret

    async def note(self, secret: str) -> None:
        """A device that is known is here."""
        device = device_of(secret)
        if monotonic() - self._noted.get(device, -NOTED) >= NOTED:
            if len(self._noted) >= REMEMBERED:
                self._noted.clear()
            self._noted[device] = monotonic()
            await self._storage.note_device(device, time.time())

    async def https_since(self) -> float:
        """When this service was asked over https for the first time."""
        if self._https is None:
            self._https = float(await self._storage.key(HTTPS, str(time.time()).encode()))
        return self._https

    async def before_https(self, secret: str) -> bool:
        """The device was known before there was https. Only such a one may still have its secret in the plain cookie:
        anybody on the way could have planted a newer one there."""
        since, device = await self.https_since(), device_of(secret)
        guest = await self._storage.guest(device)
        devices = () if guest is None else (await self._storage.account(guest.id)).devices
        return any(each.hash == device and each.created < since for each in devices)

    def forget(self) -> None:
        """Somebody was signed out somewhere: all are looked up again."""
        self._known.clear()


def fresh_secret() -> str:
    return token_urlsafe(32)


def device_of(secret: str) -> bytes:
    """What is kept of a secret: whose device it is in."""
    return sha256(secret.encode()).digest()


def csrf_token(secret: str) -> str:
    """What a page of ours, and no other site, can send along: it is read from a cookie, and bound to the guest."""
    return hmac.new(secret.encode(), b"regalia csrf", sha256).hexdigest()


def csrf_holds(secret: str | None, token: str | None) -> bool:
    if secret is None or token is None:
        return False
    return hmac.compare_digest(csrf_token(secret).encode(), token.encode())


def secret_of(connection: AnyConnection) -> str | None:
    """The secret that a request brings along."""
    return secret_in(_cookies_of(connection), SECURE_COOKIE if over_https(connection) else COOKIE)


def plain_secret_of(connection: AnyConnection) -> str | None:
    """The secret in the plain cookie, whatever the request came over."""
    return secret_in(_cookies_of(connection), COOKIE)


def has_foreign_secret(connection: AnyConnection) -> bool:
    """There is a cookie of the name of ours, and no secret in it: another program's, or ours in a form that cannot be
    read. A new one would be written over it."""
    name = SECURE_COOKIE if over_https(connection) else COOKIE
    given = _cookies_of(connection)
    return bool(_values(given, name)) and secret_in(given, name) is None


def over_https(connection: AnyConnection) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


def secret_in(given: str, name: str) -> str | None:
    """The secret in a Cookie header. Other programs on this host set cookies, too, and not all of them keep to any
    grammar: as in browsers, a semicolon alone ends one, and of several of our name the first that can be read counts.
    """
    found = (SECRET.fullmatch(value) for value in _values(given, name))
    return next((match[1] for match in found if match is not None), None)


def _cookies_of(connection: AnyConnection) -> str:
    return ";".join(connection.headers.getall("cookie", []))


def _values(given: str, name: str) -> list[str]:
    """Of the cookies of a name; an empty one says nothing."""
    pairs = (pair.partition("=") for pair in given.split(";"))
    return [value.strip() for key, _, value in pairs if key.strip() == name and value.strip()]


def cookies(secret: str, *, secure: bool) -> list[Cookie]:
    """The secret, hidden from scripts, and the token, for them."""
    return _cookies(secret, csrf_token(secret), YEAR, secure=secure)


def no_cookies(*, secure: bool) -> list[Cookie]:
    """The browser forgets both."""
    return _cookies("", "", 0, secure=secure)


def _cookies(secret: str, token: str, age: int, *, secure: bool) -> list[Cookie]:
    name = SECURE_COOKIE if secure else COOKIE
    return [
        Cookie(name, value=secret, max_age=age, samesite="lax", secure=secure, httponly=True),
        Cookie(CSRF_COOKIE, value=token, max_age=age, samesite="lax", secure=secure),
    ]
