"""Guests and their secrets. A secret lives in the guest's cookie; the service keeps its hash."""

import hmac
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from secrets import token_urlsafe

from litestar.datastructures import Cookie

from regalia.server.storage import Storage

COOKIE = "regalia"
SECURE_COOKIE = "__Host-regalia"
"""Over https. Browsers take a cookie of such a name from this very host alone, and over https alone."""
CSRF_COOKIE = "regalia-csrf"
CSRF_HEADER = "x-csrf-token"
YEAR = 365 * 24 * 3600
REMEMBERED = 10_000
"""Guests kept in memory."""


class Guests:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[bytes, int] = {}

    async def find(self, secret: str | None) -> int | None:
        """The guest who holds this secret; it is compared by its hash, so timing tells nothing of it."""
        if secret is None:
            return None
        digest = _hash(secret)
        if digest not in self._known:
            guest = await self._storage.guest(digest)
            if guest is None:
                return None
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[digest] = guest.id
        return self._known[digest]

    async def name(self, secret: str) -> str | None:
        guest = await self._storage.guest(_hash(secret))
        return guest and guest.name

    async def welcome(self) -> str:
        """A new guest's secret."""
        secret = token_urlsafe(32)
        await self._storage.new_guest(_hash(secret))
        return secret


def _hash(secret: str) -> bytes:
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
    return [
        Cookie(
            SECURE_COOKIE if secure else COOKIE,
            value=secret,
            max_age=YEAR,
            samesite="lax",
            secure=secure,
            httponly=True,
        ),
        Cookie(CSRF_COOKIE, value=csrf_token(secret), max_age=YEAR, samesite="lax", secure=secure),
    ]
