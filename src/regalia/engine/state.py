"""The contract that the rules of every game keep: fast, unchecked, small integers only.

Compiled by mypyc together with the games and the bots. It knows no words, no files and no
clock; `regalia.match.Match` is the checked and friendly way in.
"""

from abc import ABC, abstractmethod
from typing import Final, final

from mypy_extensions import i64

EVERYBODY: Final = -1
"""The audience of an event that nobody is kept from seeing (all bits set: spectators too)."""


def step(x: i64) -> i64:
    """The generator's next value: multiply with carry, and positive in 64 bits, compiled or not."""
    return (x & 0xFFFFFFFF) * 2131995753 + (x >> 32)


def bit(place: i64) -> i64:
    """The mask with this bit alone. mypyc shifts a literal in 32 bits only: hence the two steps, and this function."""
    half = place >> 1
    return (1 << half) << (place - half)


def bits(mask: i64) -> i64:
    """How many bits of a mask are set."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the n-th set bit of a mask, counted from 0 and from the lowest."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    place: i64 = 0
    while not mask >> place & 1:
        place += 1
    return place


@final
class Event:
    """Something that happened: its kind, its numbers, and a bit mask of the seats that may see it."""

    def __init__(self, kind: str, numbers: list[int], audience: int) -> None:
        self.kind = kind
        self.numbers = numbers
        self.audience = audience


class State(ABC):
    """A table in the middle of a game.

    Callers keep the contract themselves: only a pending seat acts, and only with a legal action.
    """

    seats: i64
    random: i64
    """The generator's present value; every die and every shuffle comes from `below`."""
    barrier: i64
    """Rises whenever something hidden is shown, something random happens or the turn passes."""
    events: list[Event] | None
    """What happened since somebody last emptied the list; None in simulations."""

    def __init__(self, seats: i64, key: i64) -> None:
        self.seats = seats
        self.random = key
        self.barrier = 0
        self.events = None

    @abstractmethod
    def pending(self) -> i64:
        """Bit mask of the seats that may decide now; 0 when the game is over."""

    @abstractmethod
    def legal_count(self, seat: i64) -> i64:
        """How many actions the seat may choose from; 0 for a seat that is not pending."""

    @abstractmethod
    def legal_nth(self, seat: i64, n: i64) -> i64:
        """The n-th legal action, 0 <= n < legal_count(seat)."""

    def legal(self, seat: i64) -> list[int]:
        """All legal actions of the seat."""
        actions: list[int] = []
        for n in range(self.legal_count(seat)):
            actions.append(self.legal_nth(seat, n))
        return actions

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything that follows from it without a decision."""

    @abstractmethod
    def clone(self) -> "State":
        """A copy that shares nothing with this state and collects no events."""

    @abstractmethod
    def resample(self, seat: i64, key: i64) -> None:
        """Replace all that the seat cannot know by a fair sample, drawn from the new generator value.

        What is hidden now and the future of the dice both change; what the seat has seen, and may
        have worked out from it, stays. Seat -1 is a spectator.
        """

    @abstractmethod
    def points(self, seat: i64) -> i64:
        """The seat's points so far, as the game counts them."""

    @abstractmethod
    def ranks(self) -> list[int]:
        """When over: the place of each seat, 1 is best, equal places are shared."""

    @abstractmethod
    def snapshot(self) -> list[int]:
        """The whole table in numbers: two states are the same exactly when these are."""

    def tell(self, kind: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note for all to see that something happened; costs nothing in simulations."""
        self.tell_to(EVERYBODY, kind, a, b, c, d)

    def tell_to(self, audience: i64, kind: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note it for some seats only; others are told what they may know by an event of their own."""
        if self.events is not None:
            self.events.append(Event(kind, [a, b, c, d], audience))

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        x = step(self.random)
        self.random = x
        return ((x & 0xFFFFFFFF) * n) >> 32


class Judge(ABC):
    """What a game knows of good play, for the bots."""

    @abstractmethod
    def evaluate(self, state: State, seat: i64) -> i64:
        """How good the state is for the seat: more is better. The state is a resampled one."""
