"""A game for tests of what Carolus Magnus has not: hidden hands, choices at the same time, whispering.

Everybody holds a secret card. In each of three rounds all choose a number from 1 to 3 at the same
time, and none twice; when all have chosen, the numbers are shown.
"""

from typing import Any, NoReturn, cast

from regalia.engine.game import Game, Option, Options, View, move_table
from regalia.engine.phrase import Phrase, Reason
from regalia.engine.state import EVERYBODY, Event, Judge, step

ROUNDS = 3
CARDS = 1_000_000


class DuelState:
    """It keeps the contract of `State` and is none: compiled, that allows no subclasses that are not."""

    def __init__(self, seats: int, key: int) -> None:
        self.seats = seats
        self.random = key
        self.barrier = 0
        self.events: list[Event] | None = None
        self.whisper = False
        self.round = 1
        self.hands = [0] * seats
        self.left = [{1, 2, 3} for _ in range(seats)]
        self.chosen = [0] * seats
        self.score = [0] * seats

    def deal(self) -> None:
        self.hands = [CARDS + self.draw() for _ in self.hands]

    def draw(self) -> int:
        self.random = step(self.random)
        return int(self.random) % CARDS

    def pending(self) -> int:
        if self.round > ROUNDS:
            return 0
        return sum(1 << seat for seat in range(self.seats) if not self.chosen[seat])

    def legal_count(self, seat: int) -> int:
        return len(self.left[seat]) if self.pending() >> seat & 1 else 0

    def legal_nth(self, seat: int, n: int) -> int:
        return sorted(self.left[seat])[n] - 1

    def legal(self, seat: int) -> list[int]:
        return [self.legal_nth(seat, n) for n in range(self.legal_count(seat))]

    def tell(self, audience: int, kind: str, seat: int, number: int = 0) -> None:
        if self.events is not None:
            self.events.append(Event(kind, [seat, number], audience))

    def apply(self, seat: int, action: int) -> None:
        number = int(action) + 1
        self.chosen[seat] = number
        self.left[seat].discard(number)
        self.tell(1 << seat, "chose", seat, number)
        self.tell(~(1 << seat), "waits", seat)
        if all(self.chosen):
            for each in range(self.seats):
                self.tell(EVERYBODY, "shown", each, self.chosen[each])
                self.score[each] += self.chosen[each]
                self.chosen[each] = 0
            self.round += 1
            self.barrier += 1

    def clone(self) -> "DuelState":
        other = DuelState(self.seats, self.random)
        other.barrier = self.barrier
        other.whisper = self.whisper
        other.round = self.round
        other.hands = self.hands[:]
        other.left = [set(numbers) for numbers in self.left]
        other.chosen = self.chosen[:]
        other.score = self.score[:]
        return other

    def resample(self, seat: int, key: int) -> None:
        self.random = key

    def points(self, seat: int) -> int:
        return self.score[seat]

    def ranks(self) -> list[int]:
        return [1] * self.seats

    def snapshot(self) -> list[int]:
        return [self.round, *self.hands, *self.chosen, *self.score]


class DuelView(View, frozen=True):
    round: int
    hand: int | None
    chosen: int | None


def _new(seats: int, options: Options, key: int) -> DuelState:
    state = DuelState(seats, key)
    state.whisper = bool(options.get("whisper", False))
    state.deal()
    return state


def _view(state: DuelState, seat: int | None) -> DuelView:
    if seat is None:
        return DuelView(state.round, None, None)
    return DuelView(state.round, state.hands[seat], state.chosen[seat] or None)


def _tell(event: Event) -> Phrase:
    return Phrase(f"event-{event.kind}", {"seat": event.numbers[0], "number": event.numbers[1]})


def _why_not(state: DuelState, seat: int, action: int) -> Reason | None:
    if action in state.legal(seat):
        return None
    return Reason("D1", Phrase("why-used", {"number": action + 1}))


def _no_position(*_: object) -> NoReturn:
    raise AssertionError("a duel is played from its start, and by people")


DUEL: Game[Any] = Game(
    name="duel",
    rules_version=1,
    seats=(2, 3, 4),
    options=(Option("whisper", (False, True), False, (2, 3, 4)),),
    moves=move_table([("hide", str(number)) for number in range(1, ROUNDS + 1)]),
    new=_new,
    view=_view,
    asked=lambda state, seat: Phrase("ask-number", {"round": state.round}),
    tell=_tell,
    why_not=_why_not,
    read_position=_no_position,
    write_position=_no_position,
    options_of=lambda state: {"whisper": state.whisper},
    inventory=lambda state: {},
    judge=cast(Judge, None),
    sides=lambda seats: (0, 0, 1, 1)[:seats],
    talk="whisper",
    secret=frozenset({"hide"}),
)
