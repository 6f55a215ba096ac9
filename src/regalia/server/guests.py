"""Guests and their secrets. A secret lives in the guest's cookie; the service keeps its hash."""

import hmac
import time
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from secrets import token_urlsafe
from time import monotonic

from litestar.datastructures import Cookie

from regalia.server.storage import Storage

COOKIE = "regalia"
SECURE_COOKIE = "__Host-regalia"
"""Over https. Browsers take a cookie of such a name from this very host alone, and over https alone."""
CSRF_COOKIE = "regalia-csrf"
CSRF_HEADER = "x-csrf-token"
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000
"""Devices kept in memory."""
BELIEVED = 10.0
"""Seconds for which a device is whose it was: another service on the same database may sign it out."""
NOTED = 24 * 3600.0
"""Seconds for which it is not noted again that a device is here."""


class Guests:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[bytes, tuple[int, float]] = {}
        """By device: whose it is, and until when that is believed."""
        self._noted: dict[bytes, float] = {}
        """By device: when it was noted that it is here."""

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


def secret_in(cookies: str | None) -> str | None:
    """The secret in a Cookie header; a guest of before this host had https may still have it under the plain name."""
    try:
        found = SimpleCookie(cookies or "")
    except CookieError:
        return None
    secret = found.get(SECURE_COOKIE) or found.get(COOKIE)
    return None if secret is None else secret.value


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
