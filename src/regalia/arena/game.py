"""One game between bots, with the dice that a match of the same seed has: so it can be recorded afterwards."""

from collections.abc import Sequence

import msgspec

from regalia.bots.bot import Bot
from regalia.bots.contest import contest
from regalia.engine import chance
from regalia.engine.chance import SecretDice
from regalia.engine.game import Options
from regalia.games import AnyGame

MOST_ACTIONS = 50_000
"""A game that goes on for so long is left as a draw of all."""


class Outcome(msgspec.Struct, frozen=True):
    """How one game went."""

    actions: int
    rounds: int
    finished: bool
    ranks: tuple[int, ...]
    points: tuple[int, ...]


def play(game: AnyGame, options: Options, seating: Sequence[Bot], seed: str) -> tuple[Outcome, list[tuple[int, int]]]:
    """Each seat by its bot; all chance comes from the seed. With the outcome: every action, and whose it was."""
    seats = len(seating)
    secret = chance.secret(seed)
    state = game.new(seats, options, 1, SecretDice(secret, 0))
    played: list[tuple[int, int]] = []
    guesses = chance.key(f"guesses {seed}", 0)
    contest(state, list(seating), guesses, MOST_ACTIONS, lambda action: SecretDice(secret, action), played)
    finished = not state.pending()
    outcome = Outcome(
        actions=len(played),
        rounds=int(state.round),
        finished=finished,
        ranks=tuple(state.ranks()) if finished else (1,) * seats,
        points=tuple(int(state.points(seat)) for seat in range(seats)),
    )
    return outcome, played
