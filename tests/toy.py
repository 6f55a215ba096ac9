"""The smallest game with choices at the same time, for what Carolus Magnus cannot show of Match.

Everybody picks a number in secret, in any order; then seat 0 reveals, and the game is over. A plain
class with the methods of a State: compiled states cannot be derived from in plain Python.
"""

from typing import Any, cast

from regalia.engine.game import Game, Option, Options, View, move_table
from regalia.engine.phrase import Phrase, Reason
from regalia.engine.state import EVERYBODY, Event, Judge

REVEAL = 2


class ToyView(View, frozen=True):
    picked: tuple[int | None, ...]


class Toy:
    def __init__(self, seats: int, key: int) -> None:
        self.seats = seats
        self.random = key
        self.barrier = 0
        self.events: list[Event] | None = None
        self.picks: list[int | None] = [None] * seats
        self.over = False

    def pending(self) -> int:
        if self.over:
            return 0
        return sum(1 << seat for seat in range(self.seats) if self.picks[seat] is None) or 1

    def legal(self, seat: int) -> list[int]:
        if not self.pending() >> seat & 1:
            return []
        return [0, 1] if self.picks[seat] is None else [REVEAL]

    def apply(self, seat: int, action: int) -> None:
        if action == REVEAL:
            self.over = True
            self.barrier += 1
            self.tell(EVERYBODY, "revealed", seat)
        else:
            self.picks[seat] = action
            self.tell(1 << seat, "picked", seat)

    def tell(self, audience: int, kind: str, seat: int) -> None:
        if self.events is not None:
            self.events.append(Event(kind, [seat, 0, 0, 0], audience))

    def clone(self) -> "Toy":
        other = Toy(self.seats, self.random)
        other.barrier = self.barrier
        other.picks = list(self.picks)
        other.over = self.over
        return other

    def resample(self, seat: int, key: int) -> None:
        self.random = key
        for other, pick in enumerate(self.picks):
            if other != seat and pick is not None:
                self.picks[other] = key % 2

    def points(self, seat: int) -> int:
        return self.picks[seat] or 0

    def ranks(self) -> list[int]:
        return [1] * self.seats

    def snapshot(self) -> list[int]:
        return [int(self.over), *(-1 if pick is None else pick for pick in self.picks)]


def _view(state: Toy, seat: int | None) -> ToyView:
    return ToyView(tuple(pick if state.over or seat == other else None for other, pick in enumerate(state.picks)))


def _why_not(state: Toy, seat: int, action: int) -> Reason | None:
    return None if action in state.legal(seat) else Reason("Y1", Phrase("seat-name", {"number": seat}))


def _new(seats: int, options: Options, key: int) -> Toy:
    return Toy(seats, key)


TOY: Game[Any] = Game(
    name="toy",
    rules_version=1,
    seats=(2, 3),
    options=(
        Option("length", choices=(1, 3), default=1, seats=(2, 3)),
        Option("loud", choices=(False, True), default=False, seats=(2,)),
    ),
    moves=move_table([("pick", "one"), ("pick", "two"), ("reveal",)]),
    new=_new,
    view=_view,
    asked=lambda state, seat: Phrase("pick"),
    tell=lambda event: Phrase(event.kind, {"seat": event.numbers[0]}),
    why_not=_why_not,
    read_position=lambda text, source: Toy(2, 1),
    write_position=lambda state: repr(state.snapshot()),
    options_of=lambda state: {},
    inventory=lambda state: {"seats": state.seats},
    judge=cast("Judge", None),
)
