"""Which choices are stale: somebody chose them for another decision than the one that is to be made now."""

from typing import NamedTuple

from regalia.engine.phrase import Phrase
from regalia.match import Match
from regalia.server.store.storage import Row

NOBODY = 0xFF
"""The mover of a row that moves nothing."""
REMEMBERED = 64
"""Versions for which it is known what the seats had to decide; what was chosen before that is stale."""


class Decision(NamedTuple):
    """What a seat is asked, and the actions it chooses from."""

    asked: Phrase
    actions: tuple[int, ...]


class Staleness:
    def __init__(self) -> None:
        self.movers = bytearray()
        """Of each row: the seat whose choices it makes stale."""
        self.decisions: dict[int, dict[int, Decision]] = {}
        """What the seats had to decide, by version, since the last barrier: what was chosen before that is stale."""

    def moved_since(self, seat: int, version: int) -> bool:
        return seat in self.movers[version:]

    def still_decides(self, seat: int, version: int, now: int) -> bool:
        """The seat's decision is the same as at that version, whatever others have chosen since."""
        if version == now:
            return True
        before = self.decisions.get(version, {}).get(seat)
        return before is not None and before == self.decisions[now].get(seat) and not self.moved_since(seat, version)

    def note_decisions(self, match: Match, version: int) -> None:
        self.decisions[version] = {
            seat: Decision(asked, tuple(move.action for move in match.moves(seat)))
            for seat in match.actors
            if (asked := match.asked(seat)) is not None
        }
        self.decisions.pop(version - REMEMBERED, None)

    def note_row(self, row: Row) -> None:
        self.movers.append(NOBODY if row.kind in ("agree", "hint") else row.seat)
