"""Telling somebody whose browser is closed that it is their turn: Web Push (RFC 8030, 8291, 8292).

What is told is encrypted for the browser, and its length tells nothing. Where it goes is what a browser says, that is
to say a stranger: so only to names over https, whose addresses are all public, and to the very address that was looked
at. No endpoint is ever in a log or an error. It knows no table but its name, and no game but its title.
"""

import asyncio
import base64
import logging
import re
import socket
import ssl
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import cache, partial
from hashlib import sha256
from ipaddress import IPv6Address, IPv6Network, ip_address
from math import inf
from time import monotonic
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import http_ece  # type: ignore[import-untyped]
import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]

from regalia.server.ops.cancelling import end
from regalia.server.ops.rate_limits import Limit
from regalia.server.store.storage import Push, Storage, StorageTrouble
from regalia.words import words

KEY: Final = "vapid"
"""The key by which push services know this service."""
ENDPOINT = re.compile(r"https://[A-Za-z0-9][A-Za-z0-9.-]*\.[A-Za-z]{2,}/[!-~]*")
HERE = re.compile(r"http://127\.0\.0\.1:[0-9]{1,5}/[!-~]*")
"""In tests alone."""
PUSH_TIMEOUT = 10.0
"""Seconds to look up where a word goes, and as many to bring it."""
USUAL: Final = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""The push services of nearly all browsers, and names that end so. Others are those of strangers, who may let everybody
wait: they have places of their own."""
AT_ONCE = 20
"""Words that are brought at once to the usual ones, and as many to all others."""
THREADS = 4
"""In which names are looked up, of each of both: nothing but an answer ends it."""
OF_DOMAIN = 2
"""Words that are brought at once to one of the others."""
OF_GUEST = 5
"""Words that may be on their way to one guest; more are not said."""
MOST_NOTICES = 1000
"""The same of all together."""
MOST_FAILURES = 10
"""One after another, after which an endpoint is forgotten if others were reached meanwhile."""
RETRY_AFTER = 30.0
"""Seconds after which one that failed may be tried again; with each time twice as many."""
TIME_TO_LIVE = 24 * 3600
"""Seconds for which a push service keeps a word for a device that is off."""
SIGNED = 12 * 3600
"""Seconds for which a push service believes a signature; a day at most."""
LENGTH = 400
"""Bytes of each word, whatever it says."""
ENDPOINT_GONE = (404, 410)
TRANSLATED = IPv6Network("64:ff9b::/96")
"""Behind these lie addresses of IPv4, whichever."""

log = logging.getLogger(__name__)


@cache
def _usual_trust() -> ssl.SSLContext:
    """Whom this machine trusts, read once."""
    return ssl.create_default_context()


class PushSender:
    """Brings words to browsers, as one sender whom push services recognise."""

    def __init__(
        self, storage: Storage, contact: str, *, here: bool = False, trust: ssl.SSLContext | None = None
    ) -> None:
        """`contact` is where push services write to if something is wrong; with `here` it may be this machine."""
        self._storage = storage
        self._contact = contact
        self._here = here
        self._trust = trust or _usual_trust()
        self._sender: Any = None
        self._usual = Route(None)
        self._others = Route(OF_DOMAIN)

    def reaches(self, push: Push) -> bool:
        """It looks like a place where words can be brought, and like a key."""
        place = ENDPOINT.fullmatch(push.endpoint) or (self._here and HERE.fullmatch(push.endpoint))
        try:
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.p256dh)
        except ValueError:
            return False
        return bool(place)

    async def public_key(self) -> str:
        """What a browser wants to know of the sender before it tells where it hears."""
        sender = await self._known()
        point = sender.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def _known(self) -> Any:
        if self._sender is None:
            drawn = ec.generate_private_key(ec.SECP256R1()).private_bytes(
                serialization.Encoding.DER, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
            )
            kept = await self._storage.key(KEY, drawn)
            self._sender = Vapid02(serialization.load_der_private_key(kept, None))
        return self._sender

    async def bring(self, push: Push, word: bytes, topic: str) -> int | None:
        """What the push service answered; None where it may not be asked. A newer word of a topic takes the place of
        one that waits."""
        if not self.reaches(push):
            return None
        place = urlsplit(push.endpoint)
        assert place.hostname is not None
        body = http_ece.encrypt(
            word.ljust(LENGTH),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=push.p256dh,
            auth_secret=push.auth,
            version="aes128gcm",
        )
        claims = {
            "aud": f"{place.scheme}://{place.netloc}",
            "exp": int(time.time()) + SIGNED,
            "sub": self._contact,
        }
        headers = {
            "Host": place.netloc,
            "Authorization": (await self._known()).sign(claims)["Authorization"],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Content-Length": str(len(body)),
            "TTL": str(TIME_TO_LIVE),
            "Topic": topic,
            "Urgency": "normal",
            "Connection": "close",
        }
        path = place.path + (f"?{place.query}" if place.query else "")
        lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        return await self._post(place.hostname, place.port, "\r\n".join(lines).encode("ascii") + body)

    async def _post(self, host: str, port: int | None, request: bytes) -> int | None:
        if self._here and host == "127.0.0.1":
            async with self._route(host).places(host), asyncio.timeout(PUSH_TIMEOUT):
                return await _asked(host, port or 80, None, None, request)
        route = self._route(host)
        async with route.places(host):
            addresses = await route.look_up(host)
            if not public(addresses):
                return None
            async with asyncio.timeout(PUSH_TIMEOUT):
                return await _asked(addresses[0], 443, self._trust, host, request)

    def _route(self, host: str) -> "Route":
        usual = any(host == name or host.endswith(f".{name}") for name in USUAL)
        return self._usual if usual else self._others

    def close(self) -> None:
        self._usual.close()
        self._others.close()


class Route:
    """The places for words that are brought at once, and the threads in which names are looked up."""

    def __init__(self, of_domain: int | None) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "regalia-names")
        self._threads = asyncio.Semaphore(THREADS)
        self._at_once = asyncio.Semaphore(AT_ONCE)
        self._of_domain = of_domain
        self._domains: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    @asynccontextmanager
    async def places(self, host: str) -> AsyncIterator[None]:
        """Nobody waits at a place for all who waits for one of their own domain."""
        async with self._domain(host) or nullcontext(), self._at_once:
            yield

    def _domain(self, host: str) -> asyncio.Semaphore | None:
        if self._of_domain is None:
            return None
        return self._domains.setdefault(".".join(host.split(".")[-2:]), asyncio.Semaphore(self._of_domain))

    async def look_up(self, host: str) -> list[str]:
        """A thread is another's again when its name is found, however long that takes; nobody is given up because of
        others, for only the look-up of their own name has a time limit."""
        loop = asyncio.get_running_loop()

        def over(_: object) -> None:
            with suppress(RuntimeError):  # the service has ended meanwhile
                loop.call_soon_threadsafe(self._threads.release)

        await self._threads.acquire()
        looking = self._pool.submit(addresses_of, host)
        looking.add_done_callback(over)
        async with asyncio.timeout(PUSH_TIMEOUT):
            return await asyncio.shield(asyncio.wrap_future(looking))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def addresses_of(host: str) -> list[str]:
    return [str(place[0]) for *_, place in socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)]


async def _asked(address: str, port: int, trust: ssl.SSLContext | None, host: str | None, request: bytes) -> int:
    reader, writer = await asyncio.open_connection(address, port, ssl=trust, server_hostname=host)
    try:
        writer.write(request)
        await writer.drain()
        status = (await reader.readline()).split()
        return int(status[1]) if len(status) > 1 and status[1].isdigit() else 0
    finally:
        writer.close()


def public(addresses: Iterable[str]) -> bool:
    """There are some, and none of them is of a network of somebody's own."""
    found = [ip_address(address) for address in addresses]
    return bool(found) and all(
        address.is_global
        and not address.is_multicast
        and not (
            isinstance(address, IPv6Address)
            and (address.sixtofour or address.teredo or address.ipv4_mapped or address in TRANSLATED)
        )
        for address in found
    )


class Failing(NamedTuple):
    """An endpoint that was not reached."""

    times: int
    since: float
    again: float
    """When it may be tried again."""


FINE: Final = Failing(0, -inf, -inf)


class TurnNotices:
    """Whose turn it is hears it, in whichever browsers they asked for it."""

    def __init__(
        self, storage: Storage, push_sender: PushSender, limit: Limit, clock: Callable[[], float] = monotonic
    ) -> None:
        self._storage = storage
        self._push_sender = push_sender
        self._limit = limit
        self._clock = clock
        self._under_way: set[asyncio.Task[None]] = set()
        self._waiting: Counter[int] = Counter()
        """By guest."""
        self._turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        """By guest: their words are brought one after another."""
        self._failing: OrderedDict[str, Failing] = OrderedDict()
        """By endpoint."""
        self._reached = -inf
        """When any was reached last."""

    def call(self, guest: int, table: str, game: str, waiting: str = "") -> None:
        """It is their turn, or somebody of that name waits for them. Nobody waits for it to be told."""
        crowded = len(self._under_way) >= MOST_NOTICES or self._waiting[guest] >= OF_GUEST
        if not crowded and self._limit.allows(guest):
            self._waiting[guest] += 1
            task = asyncio.create_task(self._call(guest, table, game, waiting))
            self._under_way.add(task)
            task.add_done_callback(partial(self._called, guest))

    def _called(self, guest: int, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self._waiting[guest] -= 1
        if not self._waiting[guest]:
            del self._waiting[guest]

    async def _call(self, guest: int, table: str, game: str, waiting: str) -> None:
        try:
            async with self._turns.setdefault(guest, asyncio.Lock()):
                for push in await self._storage.pushes_of(guest):
                    if self._clock() >= self._failing.get(push.endpoint, FINE).again:
                        await self._deliver(push, table, game, waiting)
        except StorageTrouble as cause:
            log.error("nobody can be told of their turn: %s", cause)

    async def _deliver(self, push: Push, table: str, game: str, waiting: str) -> None:
        says = words(push.language, game)
        told = says("told-waited", name=waiting) if waiting else says("told-turn")
        word = msgspec.json.encode({"title": told, "body": says("title"), "table": table})
        topic = base64.urlsafe_b64encode(sha256(table.encode()).digest()[:18]).decode()
        try:
            answer = await self._push_sender.bring(push, word, topic)
        except (OSError, TimeoutError, ValueError, http_ece.ECEException) as cause:  # its words may name the endpoint
            log.warning("a push service was not reached: %s", type(cause).__name__)
            await self._note_failure(push)
            return
        if answer is None or answer in ENDPOINT_GONE:
            await self._forget(push)
        elif 200 <= answer < 300:
            self._reached = self._clock()
            self._failing.pop(push.endpoint, None)
        else:
            log.warning("a push service did not take a word: %d", answer)
            await self._note_failure(push)

    async def _note_failure(self, push: Push) -> None:
        """It is tried again after a while, and not for ever; unless none is reached, which is no fault of theirs."""
        now = self._clock()
        former = self._failing.pop(push.endpoint, None) or Failing(0, now, now)
        times = former.times + 1
        if times >= MOST_FAILURES and self._reached > former.since:
            await self._forget(push)
            return
        if len(self._failing) >= MOST_NOTICES:
            self._failing.popitem(last=False)
        self._failing[push.endpoint] = Failing(
            times, former.since, now + RETRY_AFTER * 2.0 ** min(times - 1, MOST_FAILURES)
        )

    async def _forget(self, push: Push) -> None:
        self._failing.pop(push.endpoint, None)
        await self._storage.forget_push(push.endpoint)

    async def close(self) -> None:
        await end(self._under_way)
        self._push_sender.close()
