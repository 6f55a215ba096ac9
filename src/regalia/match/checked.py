"""For those who write searches: a state that checks every call, and what a seat may know without a copy."""

import operator
from typing import TYPE_CHECKING, Any

from regalia import games
from regalia.engine.errors import IllegalMove, InvalidMove, InvalidOption, WrongSeat
from regalia.engine.game import Game, listed
from regalia.engine.state import ObservationBuffer, State
from regalia.games import AnyGame
from regalia.match.match import Match

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


class Observer:
    """What seats may know in numbers: `game.observation(seats)` names them.

    It has room of its own, which each call fills anew: what a call returned before shows the new numbers too.
    """

    def __init__(self, game: str | AnyGame, seats: int) -> None:
        self.game = games.find(game)
        usual = self.game.complete(seats, {})
        self.names = self.game.observation(seats)
        self.seats = seats
        self._kind = type(self.game.lay_out(seats, usual))
        self._buffer = ObservationBuffer(len(self.names))
        self._numbers = memoryview(self._buffer.numbers).toreadonly()

    def __call__(self, table: "Match[Any, Any] | State | Checked", seat: int) -> memoryview:
        """What the seat may know of a match or a state: whole numbers of 64 bits, which nobody else can write to.

        With NumPy: `np.asarray(observer(match, seat))`, without a copy.
        """
        state = table._state if isinstance(table, Match | Checked) else table
        # Not by isinstance: compiled classes share what their common base remembers of classes that are none of its own
        if type(state) is not self._kind or state.seats != self.seats:
            raise InvalidOption(
                f"this observer is for tables of {self.game.name} with {self.seats} seats, not for {table!r}"
            )
        self._buffer.fill(state, _seat(state, seat))
        return self._numbers


class Checked:
    """A state that refuses what the fast one would take for granted, in one sentence; all else goes to it as it is.

    For writing a search: begin with `Checked(game, state)`, and take the state itself once nothing is refused any more.
    """

    def __init__(self, game: AnyGame, state: State) -> None:
        if not isinstance(game, Game) or not isinstance(state, State):
            raise InvalidOption(f"expected a game such as match.game and a state of it, not {game!r} and {state!r}")
        self.game = game
        self._state = state

    def __repr__(self) -> str:
        return f"<Checked state of {self.game.name}, {self._state.seats} seats>"

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)

    def __setattr__(self, name: str, value: object) -> None:
        if name in ("game", "_state"):
            object.__setattr__(self, name, value)
        else:
            setattr(self._state, name, value)

    def clone(self) -> "Checked":
        return Checked(self.game, self._state.clone())

    __copy__ = clone

    def legal(self, seat: int) -> list[int]:
        return self._state.legal(_seat(self._state, seat))

    def pick(self, seat: int) -> int:
        return self._state.pick(self._pending(seat))

    def apply(self, seat: int, action: int) -> None:
        """WrongSeat, InvalidMove or IllegalMove leave the state as it was."""
        seat = self._pending(seat)
        moves = self.game.moves
        if not _is_whole(action) or not 0 <= action < len(moves):
            raise InvalidMove(f"{self.game.name} has no action {action!r}; expected 0 to {len(moves) - 1}")
        if action not in self._state.legal(seat):
            reason = self.game.why_not(self._state, seat, int(action))
            raise IllegalMove(
                f"action {action} ({moves[action]}) is not legal for seat {seat} now", reason.rule if reason else ""
            )
        self._state.apply(seat, int(action))

    def resample(self, seat: int, key: int) -> None:
        if key < 1:
            raise InvalidOption(f"a generator value is 1 or more, not {key!r}")
        self._state.resample(seat if seat == -1 else _seat(self._state, seat), key)

    def points(self, seat: int) -> int:
        return self._state.points(_seat(self._state, seat))

    def rank(self, seat: int) -> int:
        return self.ranks()[_seat(self._state, seat)]

    def ranks(self) -> list[int]:
        self._over()
        return self._state.ranks()

    def winners(self) -> int:
        self._over()
        return self._state.winners()

    def rewards(self, out: "vec[float]") -> None:
        self._over()
        self._state.rewards(out)

    def observe(self, seat: int, out: "vec[i64]") -> None:
        needed = len(self.game.observation(int(self._state.seats)))
        if len(out) < needed:
            raise InvalidOption(
                f"an observation of {self.game.name} has {needed} numbers, and there is room for {len(out)}"
            )
        self._state.observe(_seat(self._state, seat), out)

    def _pending(self, seat: int) -> int:
        seat, waiting = _seat(self._state, seat), int(self._state.pending())
        if not waiting:
            raise WrongSeat("the game is over: nobody has anything to decide")
        if not waiting >> seat & 1:
            able = [other for other in range(self._state.seats) if waiting >> other & 1]
            raise WrongSeat(f"seat {seat} has nothing to decide: it is up to seat {listed(able)}")
        return seat

    def _over(self) -> None:
        if self._state.pending():
            raise WrongSeat("the game is not over: there are no ranks yet")


def _is_whole(number: object) -> bool:
    try:
        operator.index(number)  # type: ignore[arg-type]
    except TypeError:
        return False
    return True


def _seat(state: State, seat: int) -> int:
    if not _is_whole(seat) or not 0 <= seat < state.seats:
        raise WrongSeat(f"there is no seat {seat!r}; expected {listed(range(state.seats))}")
    return operator.index(seat)
