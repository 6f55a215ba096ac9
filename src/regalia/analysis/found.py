"""What an analysis finds. Chances are shares of winning, 0 to 1, calibrated, one for each seat; a move stands in the
notation."""

from typing import Final, Literal

import msgspec

from regalia.advice import Expected, Ground

Kind = Literal["", "inaccuracy", "mistake", "blunder"]
KINDS: Final[dict[Kind, float]] = {"blunder": 0.15, "mistake": 0.10, "inaccuracy": 0.05}
"""What a decision costs at least to be called so, the worst first."""
Cause = Literal["decision", "luck", "other"]
Remark = Literal["practice", "box", "position", "bots", "rules"]
"""Of the game: it was taken back across dice; played with an owner's box; begun from a position; bots played on for
somebody; begun under earlier rules."""


class Decision(msgspec.Struct, frozen=True):
    """A choice between several moves, judged by what its seat knew."""

    number: int
    """Of the move, from 1."""
    round: int
    seat: int
    move: str
    best: str
    """What the search would have played; the same move where it agrees."""
    chances: tuple[float, ...]
    """With the best move."""
    after: tuple[float, ...]
    """With the move that was played."""
    loss: float
    """What the decision cost its seat; nought unless the search is sure that it cost something."""
    bot: bool
    """A bot decided, in place of whoever had left."""
    line: tuple[Expected, ...] = ()
    """What would have followed the best move; and why it was better. Both only where the decision has a kind."""
    reasons: tuple[Ground, ...] = ()

    @property
    def kind(self) -> Kind:
        return next((kind for kind, least in KINDS.items() if self.loss >= least), "")


class Draw(msgspec.Struct, frozen=True):
    """Dice that a move rolled, or cards that it drew or uncovered, and what they were worth to each seat."""

    number: int
    round: int
    seat: int
    worth: tuple[float, ...]


class Point(msgspec.Struct, frozen=True):
    """A point of the curve: the chances before a move; the last one is the result."""

    number: int
    round: int
    chances: tuple[float, ...]


class Turning(msgspec.Struct, frozen=True):
    """Where the winners' chances moved most, from one point to the next, and what moved them most."""

    number: int
    """Of the move after which they had moved."""
    round: int
    before: float
    after: float
    cause: Cause
    seat: int
    """Who played that move."""


class Balance(msgspec.Struct, frozen=True):
    """Of a seat: how its chances came from where they began to the result. The four parts add up to the difference."""

    begun: float
    decisions: float
    """What its own cost it."""
    others: float
    """What those of others gave it."""
    luck: float
    rest: float
    """What neither explains: what came to light, and where one search saw more than the one before."""
    result: float


class Analysis(msgspec.Struct, frozen=True):
    game: str
    seats: int
    level: str
    """Who was asked."""
    decisions: tuple[Decision, ...]
    draws: tuple[Draw, ...]
    curve: tuple[Point, ...]
    accuracy: tuple[float | None, ...]
    """Of each seat, 0 to 100; None for one that had nothing to decide."""
    balances: tuple[Balance, ...]
    turned: Point | None
    """From here on the winners were ahead; None if they always were, or if several sides won."""
    turnings: tuple[Turning, ...]
    """The greatest, the greatest first."""
    remarks: tuple[Remark, ...]
