"""Random play, as fast as the rules go. Compiled."""

from mypy_extensions import i64

from regalia.engine.state import State


def play_out(state: State) -> i64:
    """Play the state to its end with random legal actions of its own generator; the number of actions."""
    actions: i64 = 0
    while state.play_any():
        actions += 1
    return actions


def clone_often(state: State, times: i64) -> None:
    """Copy the state again and again, for measuring what a copy costs."""
    while times > 0:
        state.clone()
        times -= 1
