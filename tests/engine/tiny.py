"""A game that gives no more than a state, a declared table, a view and events, and what can be done with it."""

from collections.abc import Iterator
from io import StringIO
from typing import Annotated, cast

from librt.vecs import vec
from mypy_extensions import i64
from rich.console import Console

from regalia import bots
from regalia.cli.screen import board
from regalia.engine.declared import Declared
from regalia.engine.defaults import game
from regalia.engine.errors import InvalidPosition
from regalia.engine.events import NUMBER, SEAT, Event, Events
from regalia.engine.game import View
from regalia.engine.layout import Count, Layout, One, Pieces, Place, Verb, numbered, seats
from regalia.engine.state import State, zeros
from regalia.match import Match, from_position
from regalia.words import words

HEAP = 10
PLAYER = seats(3)
LAYOUT = Layout(
    game="heap",
    title="Heap",
    seats=(2, 3),
    round=Place("round", Count(HEAP, 1), usual=1),
    places=(
        Place("heap", Count(HEAP), entry=""),
        Place("turn", One(PLAYER), needed=True),
        Place("coins", Count(HEAP), (PLAYER,)),
    ),
    pieces=(Pieces("coins", None, ("coins",), "heap"),),
    verbs=(Verb("take", "TAKE", (numbered("count", 3),)),),
)
LEFT, TURN, COINS = (LAYOUT.offsets[name] for name in ("heap", "turn", "coins"))


class Heap(State):
    """In turns, each takes one to three coins from a heap; whoever has most when it is empty wins."""

    def bare(self) -> "Heap":
        return Heap(self.seats)

    def set_up(self) -> None:
        self.t[TURN] = self.below(self.seats)

    def pending(self) -> i64:
        return 1 << self.t[TURN] if self.t[LEFT] else 0

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        count = min(3, self.t[LEFT]) if self.pending() >> seat & 1 else 0
        for n in range(count):
            out[n] = n
        return count

    def apply(self, seat: i64, action: i64) -> None:
        self.t[LEFT] -= action + 1
        self.t[COINS + seat] += action + 1
        self.tell("took", seat, action + 1)
        self.t[TURN] = (seat + 1) % self.seats
        self.barrier += 1

    def resample(self, seat: i64, key: i64) -> None:
        self.random = key

    def observe(self, seat: i64, out: vec[i64]) -> None:
        TABLE.observe(self, seat, out)

    def points(self, seat: i64) -> i64:
        return self.t[COINS + seat]

    def rank(self, seat: i64) -> i64:
        return 1 + sum(self.points(other) > self.points(seat) for other in range(self.seats))


class Took(Event, frozen=True, tag="took"):
    seat: Annotated[int, SEAT]
    count: Annotated[int, NUMBER]


class HeapView(View, frozen=True):
    heap: int
    coins: tuple[int, ...]


def view(state: Heap, seat: int | None) -> HeapView:
    return HeapView(state.t[LEFT], tuple(state.row(COINS, int(state.seats))))


def laid_out(seats: int) -> Heap:
    state = Heap(seats)
    state.t = zeros(LAYOUT.size)
    state.t[LEFT] = HEAP
    return state


def troubles(state: Heap) -> Iterator[str]:
    return iter(())


TABLE = Declared(LAYOUT, laid_out, troubles)
GAME = game(TABLE, view, Events([Took]))


def complaint(text: str) -> str:
    try:
        GAME.read_position(text, "here")
    except InvalidPosition as wrong:
        return str(wrong)
    return ""


def found() -> dict[str, object]:
    match = Match(GAME, GAME.new(2, {}, 5), "seed")
    first = match.actors[0]
    says = words("en")
    refused = match.reason(1 - first, "take 1")
    asked = match.asked(first)
    assert refused is not None
    assert asked is not None
    match.play(first, "take 3")
    position = GAME.write_position(cast("Heap", match.glimpse(0)))
    console = Console(width=80, file=StringIO(), record=True)
    console.print(board(GAME, match.view(0), ["Ann", "Bob"], says, 80))
    length = len(GAME.observation(2))
    out = vec[i64]([0] * length)
    match.glimpse(0).observe(0, out)
    observed = dict(zip(GAME.observation(2), map(int, out), strict=True))
    squire = bots.make("squire", GAME)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, GAME.moves[int(squire.choose(match.glimpse(seat), seat))])
    again = from_position(GAME, position, "here", "seed")
    state = cast("Heap", again.glimpse(0))
    return {
        "refused": says.say(refused.phrase, []),
        "asked": says.say(asked, []),
        "position": position,
        "drawn": console.export_text(),
        "observed": observed,
        "moves": [str(move) for _, move in match.played],
        "ranks": match.ranks,
        "told": [type(told.event).__name__ for told in match.events(None)],
        "restored": GAME.restore(state.snapshot()).snapshot() == state.snapshot(),
        "again": state.snapshot(),
        "inventory": GAME.inventory(state),
        "complaint": complaint(position.replace("coins = 3", "coins = 30")),
        "first": first,
    }
