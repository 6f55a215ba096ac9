"""The contract that the rules of every game keep: fast, unchecked, small integers only.

Compiled by mypyc together with the games and the bots. It knows no words, no files and no
clock; `regalia.match.Match` is the checked and friendly way in.

A table is one row of numbers, `t`. A game names its places once, as constants that follow one
another, and has nowhere else to keep anything that can change: so copies, snapshots and their
reading need no list of fields, and none can be forgotten. Constants are `Final[i64]`: a plain
`Final` makes loops over Python's own integers. A method takes `t = self.t` once: each `self.t` costs.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

EVERYBODY: Final[i64] = -1
"""The audience of an event that nobody is kept from seeing (all bits set: spectators too)."""
MOST_LEGAL: Final[i64] = 256
"""No decision of any game offers more actions."""
UNKNOWN: Final[i64] = -1
"""What others learn of an action of which they learn nothing."""
NOTHING: Final = vec[i64]()


def step(x: i64) -> i64:
    """The fast generator's next value: multiply with carry, and positive in 64 bits, compiled or not."""
    return (x & 0xFFFFFFFF) * 2131995753 + (x >> 32)


def bit(place: i64) -> i64:
    """The mask with this bit alone. mypyc shifts a constant 1 in 32 bits only: hence one that it has to work out.

    The processor looks at six bits of the place; interpreted, nonsense must not make a number of many megabytes either.
    """
    return (place + 1 - place) << (place & 63)


def bits(mask: i64) -> i64:
    """How many bits of a mask are set; of a number below nought, which is none, no search is endless."""
    count: i64 = 0
    while mask > 0:
        mask &= mask - 1
        count += 1
    return count


def lowest(mask: i64) -> i64:
    """The place of the lowest bit that is set; of an empty mask the last there is, so that no search is endless."""
    if mask == 0:
        return 63
    place: i64 = 0
    while not mask & 0xFF:
        mask >>= 8
        place += 8
    while not mask & 1:
        mask >>= 1
        place += 1
    return place


def nth_bit(mask: i64, n: i64) -> i64:
    """The place of the n-th set bit of a mask, counted from 0 and from the lowest; the mask has that many."""
    while n > 0:
        mask &= mask - 1
        n -= 1
    return lowest(mask)


def spread(mask: i64, first: i64, out: vec[i64], count: i64) -> i64:
    """Write the actions of a mask, bit 0 being the first one, behind `count` others; how many there are then."""
    while mask:
        if mask & 1:
            out[count] = first
            count += 1
        elif mask & 0b1111 == 0:
            mask >>= 4
            first += 4
            continue
        mask >>= 1
        first += 1
    return count


def zeros(count: i64) -> vec[i64]:
    """So many numbers, all 0."""
    return vec[i64]([0] * count)


def buffer() -> vec[i64]:
    """Room for the legal actions of any decision."""
    return zeros(MOST_LEGAL)


@final
class Note:
    """Something that happened, in numbers: its kind, and a bit mask of the seats that may see it.

    The game's `layout.py` says what the numbers of each kind are.
    """

    def __init__(self, kind: str, numbers: list[int], audience: int) -> None:
        self.kind = kind
        self.numbers = numbers
        self.audience = audience

    def __reduce__(self) -> tuple[object, ...]:
        return Note, (self.kind, self.numbers, self.audience)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Where chance comes from when it is not the fast generator of simulations."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1."""
        raise ValueError("these dice have no faces")

    def depends_on(self, hidden: str) -> None:
        """What follows depends on something hidden; only those who look ahead listen."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A table in the middle of a game.

    Callers keep the contract themselves: only a pending seat acts, and only with a legal action.
    """

    seats: i64
    t: vec[i64]
    """The table in numbers: all that can change, but for the two counters below."""
    box: vec[i64]
    """What never changes in a game (prices, maps): all copies of a state share it."""
    barrier: i64
    """Rises whenever something hidden is shown, something random happens or the turn passes."""
    round: i64
    """The round being played, from 1."""
    random: i64
    """The fast generator's present value; no part of the table."""
    dice: Dice | None
    """What draws come from instead: secret dice in a match. No copy has them."""
    notes: list[Note] | None
    """What happened since somebody last emptied the list; None when nobody listens."""
    first: i64
    """The seat that they chose to begin, for the set-up; -1 where it is drawn. No copy has it."""
    scratch: vec[i64]
    """Room for a list of actions, shared by all copies: it holds nothing from one call to the next."""
    room: vec[i64]
    """The same for `legal`, of this state alone: interpreted, two threads may ask two copies at once."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.t = NOTHING
        self.box = NOTHING
        self.barrier = 0
        self.round = 1
        self.random = 1
        self.dice = None
        self.notes = None
        self.first = -1
        self.scratch = NOTHING
        self.room = NOTHING

    # The table in numbers

    @abstractmethod
    def bare(self) -> Self:
        """A state of the same class for as many seats, with nothing on its table."""

    def kept(self) -> i64:
        """How many numbers of `t` are the table itself; those after them follow from it (`derive`)."""
        return len(self.t)

    def derive(self) -> None:
        """Work out the numbers of `t` that follow from the others; nothing where none do."""
        return

    def clone(self) -> Self:
        """A copy that shares nothing that changes, collects no events and has no secret dice."""
        if len(self.scratch) == 0:
            self.scratch = buffer()
        other = self.bare()
        other.t = self.t[:]
        other.box = self.box
        other.barrier = self.barrier
        other.round = self.round
        other.random = self.random
        other.scratch = self.scratch
        return other

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """For `pickle`: what `clone` copies, with the box."""
        numbers = (self.seats, list(self.t), list(self.box), self.barrier, self.round, self.random)
        return unpickled, (type(self), *numbers)

    def snapshot(self) -> list[int]:
        """The whole table in numbers: two states are the same exactly when these are."""
        numbers: list[int] = [self.seats, self.barrier, self.round]
        numbers.extend(self.t[: self.kept()])
        return numbers

    def restore(self, numbers: list[int]) -> None:
        """Put a snapshot of the same game and number of seats onto this table; `Game.restore` checks it first."""
        self.barrier = numbers[1]
        self.round = numbers[2]
        for place in range(self.kept()):
            self.t[place] = numbers[place + 3]
        self.derive()

    def row(self, first: i64, count: i64) -> list[int]:
        """So many numbers of the table from a place on, for those who are in no hurry."""
        return list(self.t[first : first + count])

    def beginner(self) -> i64:
        """For the set-up: the seat that begins, whom they chose or chance."""
        if self.first >= 0:
            return self.first
        return self.below(self.seats)

    # Who decides, and between what

    @abstractmethod
    def set_up(self) -> None:
        """From the box laid out to the first decision; all chance in it comes from `below`."""

    @abstractmethod
    def pending(self) -> i64:
        """Bit mask of the seats that may decide now; 0 when the game is over."""

    def actor(self) -> i64:
        """The first of the seats that may decide now; -1 when the game is over."""
        waiting = self.pending()
        if waiting == 0:
            return -1
        return lowest(waiting)

    @abstractmethod
    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the legal actions of the seat, each once, and return how many; 0 for one that is not pending."""

    def legal(self, seat: i64) -> list[int]:
        """All legal actions of the seat."""
        if len(self.room) == 0:
            self.room = buffer()
        count = self.legal_into(seat, self.room)
        return list(self.room[:count])

    def pick(self, seat: i64) -> i64:
        """Any legal action of a pending seat, each with the same chance; drawn from `below`."""
        if len(self.scratch) == 0:
            self.scratch = buffer()
        return self.scratch[self.below(self.legal_into(seat, self.scratch))]

    def play_on(self, most: i64) -> i64:
        """Let the first pending seat take any legal action, until the game is over or `most` are taken; how many were.

        Games may do it faster.
        """
        done: i64 = 0
        while done < most:
            waiting = self.pending()
            if waiting == 0:
                break
            seat = lowest(waiting)
            self.apply(seat, self.pick(seat))
            done += 1
        return done

    @abstractmethod
    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action and everything that follows from it without a decision."""

    # What is known

    @abstractmethod
    def resample(self, seat: i64, key: i64) -> None:
        """Replace all that the seat cannot know by a fair sample, drawn from the new generator value.

        What is hidden now and the future of the dice both change; what the seat has seen, and may
        have worked out from it, stays. Seat -1 is a spectator. It works in place and in bounded time.
        """

    @abstractmethod
    def observe(self, seat: i64, out: vec[i64]) -> None:
        """Write what the seat may know in numbers: as many, and in the order, as the game's `observation` names.

        Seats are counted from the observing one: its own row first, then clockwise.
        """

    def observed(self, seat: i64, action: i64, by: i64) -> i64:
        """What another seat learns when a seat takes an action now: the action itself, or `UNKNOWN`."""
        return action

    # The end

    def side(self, seat: i64) -> i64:
        """The side that a seat plays for; team-mates share one, and win together."""
        return seat

    @abstractmethod
    def points(self, seat: i64) -> i64:
        """The seat's points so far, as the game counts them."""

    @abstractmethod
    def rank(self, seat: i64) -> i64:
        """When over: the place of a seat, 1 is best, equal places are shared."""

    def ranks(self) -> list[int]:
        """When over: the place of each seat."""
        places: list[int] = []
        for seat in range(self.seats):
            places.append(self.rank(seat))
        return places

    def winners(self) -> i64:
        """When over: bit mask of the sides that win."""
        winning: i64 = 0
        for seat in range(self.seats):
            if self.rank(seat) == 1:
                winning |= bit(self.side(seat))
        return winning

    def rewards(self, out: vec[float]) -> None:
        """When over: 1 for each seat of the winning side; sides that win together share it, the others get 0."""
        winners = self.winners()
        share = 1.0 / float(bits(winners))
        for seat in range(self.seats):
            out[seat] = share if winners >> self.side(seat) & 1 else 0.0

    # What happened, and chance

    def tell(self, kind: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note for all to see that something happened, in up to four numbers.

        Where nobody listens that costs next to nothing: this is so short that the compiler puts it where it is called.
        """
        if self.notes is not None:
            note(self, kind, a, b, c, d)

    def tell_to(self, audience: i64, kind: str, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note it for some seats only; others are told what they may know by an event of their own. On hot paths ask
        `self.notes is not None` first."""
        if self.notes is not None:
            self.notes.append(Note(kind, [a, b, c, d], audience))

    def tell_list(self, kind: str, numbers: list[int]) -> None:
        """Note for all to see what has more numbers, or a list of them. Ask `self.notes is not None` first."""
        if self.notes is not None:
            self.notes.append(Note(kind, numbers, EVERYBODY))

    def depends_on(self, hidden: str) -> None:
        """Say, before it is looked at, that what follows depends on hidden `cards` or `choices` of others."""
        if self.dice is not None:
            self.dice.depends_on(hidden)

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1: every die and every shuffle comes from here."""
        if self.dice is not None:
            return self.dice.below(n)
        x = step(self.random)
        self.random = x
        return ((x & 0xFFFFFFFF) * n) >> 32


def note(state: State, kind: str, a: i64, b: i64, c: i64, d: i64) -> None:
    """What `State.tell` does where somebody listens."""
    if state.notes is not None:
        state.notes.append(Note(kind, [a, b, c, d], EVERYBODY))


@final
class ObservationBuffer:
    """Room for what a seat may know in numbers, filled again and again in compiled code."""

    def __init__(self, numbers: i64) -> None:
        self.numbers = zeros(numbers)

    def fill(self, state: State, seat: i64) -> None:
        state.observe(seat, self.numbers)


def unpickled(
    kind: Callable[[int], State], seats: int, t: list[int], box: list[int], barrier: int, round: int, random: int
) -> State:
    """The state that `State.__reduce__` has taken apart."""
    state = kind(seats)
    state.t = vec[i64](t)
    state.box = vec[i64](box)
    state.barrier = barrier
    state.round = round
    state.random = random
    state.scratch = buffer()
    return state


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(ABC):
    """What a game knows of good play, for the bots. The states it judges are resampled ones."""

    @abstractmethod
    def evaluate(self, state: State, seat: i64) -> i64:
        """How good the state is for the seat, in points of the game's own making: more is better."""

    def sensible(self, state: State, seat: i64, actions: vec[i64], count: i64) -> i64:
        """Keep those of the legal actions that do not give up something for nothing, in their order; how many they are.

        Left out is what is certainly worse for the seat than another one of them, whatever is hidden and comes
        later. Usually nothing is; at least one is kept.
        """
        return count
