"""How much one guest, or one address, may ask for. Numbers and a clock; no web."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from ipaddress import IPv6Address, ip_address
from time import monotonic

FORGOTTEN_AT_ONCE = 2
"""Keys with nothing against them that are forgotten for every act: more than can come anew."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    each_second: float

    def times(self, factor: float) -> "Rate":
        return replace(self, burst=self.burst * factor, each_second=self.each_second * factor)


@dataclass(frozen=True)
class Allowance:
    """What everybody may do. An address may be a whole school, so it gets many times what a guest gets."""

    files: Rate = Rate(2000, 200)
    """Files of the client, words and rulebooks read by an address: a first visit reads some fifty at once."""
    requests: Rate = Rate(200, 50)
    """All other HTTP requests of an address."""
    guests: Rate = Rate(60, 0.5)
    """New guests from an address."""
    tables: Rate = Rate(10, 0.1)
    """New tables of a guest."""
    replays: Rate = Rate(20, 2)
    """Stretches of a replay, and lists of tables, of a guest."""
    connects: Rate = Rate(30, 2)
    """Sockets opened by a guest, or by an address without a guest."""
    messages: Rate = Rate(40, 15)
    """Messages of a guest over sockets."""
    chat: Rate = Rate(6, 0.7)
    """Chat lines of a guest."""
    hints: Rate = Rate(10, 0.2)
    """Hints of a guest: each is seconds of thinking."""
    address: float = 20
    """How many times what a guest may, all guests of an address together may."""
    sockets_of_guest: int = 20
    sockets_of_address: int = 200
    connections_of_address: int = 250
    """Connections of an address that are no sockets; a browser has six at most."""
    overruns: int = 100
    """Messages refused as too fast, after which a socket is closed."""

    def times(self, factor: float) -> "Allowance":
        """The same, so many times wider."""
        return Allowance(
            files=self.files.times(factor),
            requests=self.requests.times(factor),
            guests=self.guests.times(factor),
            tables=self.tables.times(factor),
            replays=self.replays.times(factor),
            connects=self.connects.times(factor),
            messages=self.messages.times(factor),
            chat=self.chat.times(factor),
            hints=self.hints.times(factor),
            address=self.address,
            sockets_of_guest=int(self.sockets_of_guest * factor),
            sockets_of_address=int(self.sockets_of_address * factor),
            connections_of_address=int(self.connections_of_address * factor),
            overruns=int(self.overruns * factor),
        )


class Limit:
    """A bucket for each key, which fills by and by; each act takes one from it.

    The keys are in the order of their last act, so that those which may be forgotten are found first,
    and no act has to look through all of them.
    """

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[Hashable, tuple[float, float]] = OrderedDict()

    def allows(self, key: Hashable) -> bool:
        """Take one; False, and nothing is taken, if the bucket is empty."""
        now = self._clock()
        level = self._level(key, now)
        if level < 1:
            return False
        self._buckets[key] = (level - 1, now)
        self._buckets.move_to_end(key)
        self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        for _ in range(FORGOTTEN_AT_ONCE):
            oldest = next(iter(self._buckets))  # not of a dict, which would look through all that went before
            if self._level(oldest, now) < self._rate.burst:
                return
            del self._buckets[oldest]

    def _level(self, key: Hashable, now: float) -> float:
        level, since = self._buckets.get(key, (self._rate.burst, now))
        return min(self._rate.burst, level + (now - since) * self._rate.each_second)


class Limits:
    """All limits of a service."""

    def __init__(self, allowance: Allowance) -> None:
        self.allowance = allowance
        self.files = Limit(allowance.files)
        self.requests = Limit(allowance.requests)
        self.guests = Limit(allowance.guests)
        self.tables = _Shared(allowance.tables, allowance.address)
        self.replays = _Shared(allowance.replays, allowance.address)
        self.connects = _Shared(allowance.connects, allowance.address)
        self.messages = _Shared(allowance.messages, allowance.address)
        self.chat = _Shared(allowance.chat, allowance.address)
        self.hints = _Shared(allowance.hints, allowance.address)


class _Shared:
    """A limit for each guest, and a wider one for all guests of an address together."""

    def __init__(self, rate: Rate, factor: float) -> None:
        self._guests = Limit(rate)
        self._addresses = Limit(rate.times(factor))

    def allows(self, guest: int | None, address: str) -> bool:
        return (guest is None or self._guests.allows(guest)) and self._addresses.allows(address)


def neighbourhood(host: str) -> str:
    """An address as limits count it: a household has a whole /64 of IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped) if address.ipv4_mapped else address.exploded[:19]
    return host
