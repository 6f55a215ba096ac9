"""How much one guest, or one address, may ask for. Numbers and a clock; no web."""

from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterable
from math import inf
from time import monotonic
from typing import Final

from regalia.server.ops.networks import WIDER, networks
from regalia.server.settings import Allowance, Rate

CLASS: Final = 4
"""How many times what a guest may do in lessons, and what seats they may take among strangers, all guests of an address
together may: a class at school learns at a time, and each looks for some seconds before they do something."""
FORGOTTEN_AT_ONCE = 2
"""Keys with nothing against them that are forgotten for every act: more than can come anew."""


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
            elif isinstance(limit, OfAddresses):
                found |= limit.each(name)
        return found


class OfAddresses:
    """A limit for each address, and wider ones for the networks that it is in."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = monotonic) -> None:
        self._limits = tuple(Limit(rate.times(factor), clock) for factor in WIDER)

    def allows(self, _guest: int | None, address: str) -> bool:
        return all(limit.allows(network) for limit, network in zip(self._limits, networks(address), strict=False))

    def each(self, name: str) -> dict[str, Limit]:
        return {f"{name}, {factor}": limit for factor, limit in zip(WIDER, self._limits, strict=True)}


class Shared(OfAddresses):
    """A limit for each guest, and wider ones for all guests of an address together."""

    def __init__(self, rate: Rate, factor: float) -> None:
        super().__init__(rate.times(factor))
        self.guests = Limit(rate)

    def allows(self, guest: int | None, address: str) -> bool:
        return (guest is None or self.guests.allows(guest)) and super().allows(guest, address)

    def each(self, name: str) -> dict[str, Limit]:
        return {f"{name} of a guest": self.guests, **super().each(f"{name} of an address")}


class Crowd:
    """How many are there at once: in all, of each guest, of each address and of the networks that it is in."""

    def __init__(self, in_all: float = inf, of_address: float = inf, of_guest: float = inf) -> None:
        self._in_all = in_all
        self._of_address = of_address
        self._of_guest = of_guest
        self._count = 0
        self._there: Counter[str | int] = Counter()

    def full(self, address: str, guest: int | None = None) -> bool:
        """No more of them may come."""
        many = guest is not None and self._there[guest] >= self._of_guest
        pairs = zip(networks(address), WIDER, strict=False)
        crowded = any(self._there[network] >= self._of_address * factor for network, factor in pairs)
        return self._count >= self._in_all or many or crowded

    def enter(self, address: str, guest: int | None = None) -> None:
        self._count += 1
        self._there.update(_names(address, guest))

    def leave(self, address: str, guest: int | None = None) -> None:
        self._count -= 1
        for name in _names(address, guest):
            self._there[name] -= 1
            if not self._there[name]:
                del self._there[name]


def _names(address: str, guest: int | None) -> tuple[str | int, ...]:
    return networks(address) if guest is None else (*networks(address), guest)
