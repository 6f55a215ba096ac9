"""How much one guest, or one address, may ask for. Numbers and a clock; no web."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, replace
from ipaddress import IPv6Address, ip_address
from time import monotonic
from typing import Final

WIDER: Final = (1, 4, 16)
"""How many times the allowance of a /64 of IPv6 the /56 and the /48 have that it is in. A household may have one of
these, and a server can be rented with one; in some networks of phones each phone is a /64."""
CLASS: Final = 4
"""How many times what a guest may do in lessons, and what seats they may take among strangers, all guests of an address
together may: a class at school learns at a time, and each looks for some seconds before they do something."""
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
    strangers: Rate = Rate(5, 1 / 120)
    """Seats that a guest takes at public tables: a game takes longer than that, and whoever sits somewhere is waited
    for."""
    replays: Rate = Rate(20, 2)
    """Stretches of a replay, and lists of tables, of a guest."""
    connects: Rate = Rate(30, 2)
    """Sockets opened by a guest, or by an address without a guest."""
    messages: Rate = Rate(40, 15)
    """Messages of a guest over sockets."""
    chat: Rate = Rate(6, 0.7)
    """Chat lines of a guest."""
    lines: Rate = Rate(200, 200 / 3600)
    """The same in the long run: nobody talks without end."""
    reports: Rate = Rate(5, 5 / 3600)
    """People and lines that a guest reports."""
    lessons: Rate = Rate(60, 4)
    """What a guest does in lessons: each answer is some milliseconds of work."""
    hints: Rate = Rate(10, 0.2)
    """Hints of a guest: each is seconds of thinking."""
    identity: Rate = Rate(20, 0.1)
    """Codes, links for other devices and copies of all data, of a guest."""
    leaving: Rate = Rate(10, 0.1)
    """Sign-outs and erasures of a guest: nothing else takes from it, so that nobody can keep a guest from them."""
    subscriptions: Rate = Rate(10, 0.1)
    """Asking to be told of one's turn while the browser is closed, of a guest."""
    tries: Rate = Rate(10, 0.05)
    """Codes and links tried by an address."""
    pushes: Rate = Rate(10, 0.05)
    """Words to the closed browsers of a guest."""
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
            strangers=self.strangers.times(factor),
            replays=self.replays.times(factor),
            connects=self.connects.times(factor),
            messages=self.messages.times(factor),
            chat=self.chat.times(factor),
            lines=self.lines.times(factor),
            reports=self.reports.times(factor),
            lessons=self.lessons.times(factor),
            hints=self.hints.times(factor),
            identity=self.identity.times(factor),
            leaving=self.leaving.times(factor),
            subscriptions=self.subscriptions.times(factor),
            tries=self.tries.times(factor),
            pushes=self.pushes.times(factor),
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
        self.heavy: Counter[Hashable] | None = None
        """Where limits are shared: what those who have used half of it took since others were told."""

    def allows(self, key: Hashable) -> bool:
        """Take one; False, and nothing is taken, if the bucket is empty."""
        now = self._clock()
        level = self._level(key, now)
        if level < 1:
            return False
        self._buckets[key] = (level - 1, now)
        self._buckets.move_to_end(key)
        if self.heavy is not None and level <= self._rate.burst / 2:
            self.heavy[key] += 1
        self._forget(now)
        return True

    def spend(self, key: Hashable, acts: int) -> None:
        """Somebody did that elsewhere."""
        now = self._clock()
        self._buckets[key] = (max(0.0, self._level(key, now) - acts), now)
        self._buckets.move_to_end(key)

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
        self.files = OfAddresses(allowance.files)
        self.requests = OfAddresses(allowance.requests)
        self.guests = OfAddresses(allowance.guests)
        self.tables = Shared(allowance.tables, allowance.address)
        self.strangers = Shared(allowance.strangers, CLASS)
        self.replays = Shared(allowance.replays, allowance.address)
        self.connects = Shared(allowance.connects, allowance.address)
        self.messages = Shared(allowance.messages, allowance.address)
        self.chat = Shared(allowance.chat, allowance.address)
        self.lines = Shared(allowance.lines, allowance.address)
        self.reports = Shared(allowance.reports, allowance.address)
        self.lessons = Shared(allowance.lessons, CLASS)
        self.hints = Shared(allowance.hints, allowance.address)
        self.identity = Shared(allowance.identity, allowance.address)
        self.leaving = Shared(allowance.leaving, allowance.address)
        self.subscriptions = Shared(allowance.subscriptions, allowance.address)
        self.tries = OfAddresses(allowance.tries)
        """Of codes and links that let somebody in, if they are right. There is none for all together, with which a few
        could lock everybody out: a code has 64 bits and a link 192, so nobody finds one by trying."""
        self.pushes = Limit(allowance.pushes)

    def share(self) -> None:
        """Several processes give the same allowance: note what others have to be told."""
        for limit in self._each().values():
            limit.heavy = Counter()

    def spent(self) -> list[tuple[str, int | str, int]]:
        """What was taken here since this was asked last: by which limit, by whom, how often."""
        found = []
        for name, limit in self._each().items():
            if limit.heavy:
                found += [(name, key, acts) for key, acts in limit.heavy.items() if isinstance(key, int | str)]
                limit.heavy.clear()
        return found

    def spend(self, spent: Iterable[tuple[str, int | str, int]]) -> None:
        """What was taken elsewhere."""
        limits = self._each()
        for name, key, acts in spent:
            if name in limits:
                limits[name].spend(key, acts)

    def _each(self) -> dict[str, Limit]:
        found: dict[str, Limit] = {}
        for name, limit in vars(self).items():
            if isinstance(limit, Limit):
                found[name] = limit
            elif isinstance(limit, Shared):
                found |= {f"{name} of a guest": limit.guests, **limit.addresses.each(f"{name} of an address")}
            elif isinstance(limit, OfAddresses):
                found |= limit.each(name)
        return found


class OfAddresses:
    """A limit for each address, and wider ones for the networks that it is in."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._limits = tuple(Limit(rate.times(factor), clock) for factor in WIDER)

    def allows(self, address: str) -> bool:
        return all(limit.allows(network) for limit, network in zip(self._limits, networks(address), strict=False))

    def each(self, name: str) -> dict[str, Limit]:
        return {f"{name}, {factor}": limit for factor, limit in zip(WIDER, self._limits, strict=True)}


class Shared:
    """A limit for each guest, and a wider one for all guests of an address together."""

    def __init__(self, rate: Rate, factor: float) -> None:
        self.guests = Limit(rate)
        self.addresses = OfAddresses(rate.times(factor))

    def allows(self, guest: int | None, address: str) -> bool:
        return (guest is None or self.guests.allows(guest)) and self.addresses.allows(address)


class Present:
    """How many of each address are there, and of the networks that it is in."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._there: Counter[str] = Counter()

    def crowded(self, address: str) -> bool:
        """There are as many as may be."""
        pairs = zip(networks(address), WIDER, strict=False)
        return any(self._there[network] >= self._most * factor for network, factor in pairs)

    def enter(self, address: str) -> None:
        self._there.update(networks(address))

    def leave(self, address: str) -> None:
        for network in networks(address):
            self._there[network] -= 1
            if not self._there[network]:
                del self._there[network]


def neighbourhood(host: str) -> str:
    """An address as limits count it: a household has a whole /64 of IPv6."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped) if address.ipv4_mapped else address.exploded[:19]
    return host


def networks(address: str) -> tuple[str, ...]:
    """What `neighbourhood` says of an address; if that is a /64 of IPv6, also the /56 and the /48 that it is in."""
    if address.count(":") != 3:
        return (address,)
    return address, address[:17], address[:14]


def widest(address: str) -> str:
    """The network that somebody has who has many addresses."""
    return networks(address)[-1]
