"""A match without its moves: what a service keeps beside them, so that none has to be played again."""

import msgspec

from regalia.engine.errors import InvalidSnapshot
from regalia.games import AnyGame
from regalia.match.history import Page


class Midway(msgspec.Struct, frozen=True, array_like=True):
    """A game in its middle, all but its moves, where none of them can be taken back. What is hidden is in it."""

    rules: int
    """The version of the rules that it was made by."""
    numbers: list[int]
    """`State.snapshot`. The dice have no place of their own: those of a move are of its number."""
    told: list[Page]
    redrawn: list[tuple[int, int]]
    events: str = ""
    """`Events.fingerprint` of what was told: kinds of events may change while the rules do not."""
    digest: str = ""
    """That of a record: of the table and of the moves that led to it."""


def check_rules(midway: Midway, game: AnyGame) -> None:
    """InvalidSnapshot if it was made by other rules or tells of other events."""
    if midway.rules != game.rules_version:
        raise InvalidSnapshot(f"it is of version {midway.rules} of the rules, not {game.rules_version}")
    if midway.events != game.events.fingerprint:
        raise InvalidSnapshot("it tells of events of another version")
