"""Why a move is not allowed, as every game says it alike: the game is over, it is another's turn, the phase is wrong.

A game's table says of each verb in which phases it is possible, and by which rule. What is left for it to write is what
has to do with the rule itself.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from typing import Generic, NamedTuple, TypeVar

from regalia.engine.layout import Layout
from regalia.engine.phrase import Reason, because
from regalia.engine.state import State, lowest

S = TypeVar("S", bound=State)

NOT_NOW = because("", "not-now")
"""What can be said of any move of any game."""


def not_now(state: State, seat: int, action: int) -> Reason | None:
    """The reason of a game that gives no other."""
    return None if action in state.legal(seat) else NOT_NOW


@dataclass(frozen=True)
class When(Generic[S]):
    """When a verb is possible."""

    check: Callable[..., Reason | None] = lambda *_: None
    """What the rule has against a seat's move in the right phase that is not legal: of the state, the seat, and the
    number of each target. Where every such move is, nothing."""
    phases: tuple[int, ...] = ()
    """In which; empty: in all."""
    wrong: Reason | Callable[[S], Reason | None] = NOT_NOW
    """The reason in the other phases."""
    wrong_in: Mapping[int, Reason | Callable[[S], Reason | None]] = field(default_factory=dict)
    """The reason in some of the other phases."""


class _Spelled(NamedTuple):
    words: str
    targets: tuple[int, ...]


@dataclass(frozen=True)
class Reasons(Generic[S]):
    """Why a seat may not carry out an action; None where it may. The table has a place called `phase`."""

    layout: Layout
    over: str | Callable[[S], str]
    """The rule by which the game is over."""
    turn: str
    """The rule that says whose turn it is; the text `why-not-your-turn` names the seat."""
    verbs: Mapping[str, When[S]]
    """By their words in the layout."""
    turn_in: Mapping[int, str | Reason | Callable[[S, int], Reason]] = field(default_factory=dict)
    """The rule, or the whole reason, in some phases."""
    first: Mapping[int, Reason] = field(default_factory=dict)
    """Phases that everybody must go through before anything else: the reason for all verbs of others."""

    def __post_init__(self) -> None:
        if names := {verb.words for verb in self.layout.verbs} ^ set(self.verbs):
            raise ValueError(f"{self.layout.game}: {min(names)!r} is in the layout or has reasons, expected both")

    def __call__(self, state: S, seat: int, action: int) -> Reason | None:
        """None where it is legal."""
        if action in state.legal(seat):
            return None
        waiting = int(state.pending())
        if not waiting:
            return because(self.over if isinstance(self.over, str) else self.over(state), "over")
        phase = state.t[self.layout.offsets["phase"]]
        if not waiting >> seat & 1:
            return self._not_your_turn(state, seat, phase, int(lowest(waiting)))
        words, targets = self._spelled[action]
        when = self.verbs[words]
        if not when.phases or phase in when.phases:
            return when.check(state, seat, *targets)
        wrong = self.first.get(phase) or when.wrong_in.get(phase, when.wrong)
        return wrong if isinstance(wrong, Reason) else wrong(state)

    def _not_your_turn(self, state: S, seat: int, phase: int, other: int) -> Reason:
        rule = self.turn_in.get(phase, self.turn)
        if isinstance(rule, str):
            return because(rule, "not-your-turn", seat=other)
        return rule if isinstance(rule, Reason) else rule(state, seat)

    @cached_property
    def _spelled(self) -> list[_Spelled]:
        """Of each action code: the words, and the number of each target."""
        return [
            _Spelled(verb.words, targets)
            for verb in self.layout.verbs
            for targets in product(*(range(len(dimension.entries)) for dimension in verb.targets))
        ]
