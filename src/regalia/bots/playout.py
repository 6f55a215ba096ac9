"""Random play, as fast as the rules go. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.state import State

NO_END: Final[i64] = 0x3FFFFFFF
"""More actions than any game has."""


def play_out(state: State) -> i64:
    """Play the state to its end with random legal actions of its own generator; the number of actions."""
    return state.play_on(NO_END)


def clone_often(state: State, times: i64) -> None:
    """Copy the state again and again, for measuring what a copy costs."""
    while times > 0:
        state.clone()
        times -= 1


def observe_all(states: list[State], out: vec[i64]) -> None:
    """Let every seat observe each of these tables, for measuring what that costs."""
    for state in states:
        for seat in range(state.seats):
            state.observe(seat, out)
