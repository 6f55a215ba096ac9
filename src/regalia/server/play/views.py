"""What those who look on see, and saw of late, kept so that it is made once and stepping back to it needs no replay."""

from collections.abc import Iterable

import msgspec

from regalia.engine.events import Event
from regalia.engine.game import View
from regalia.match import Brings, Match

RECENT = 30
"""Moves for which the views of those who look on stay, so that stepping back to them needs no replay."""

encode = msgspec.json.Encoder().encode


class Views:
    def __init__(self, *, all_open: bool) -> None:
        self._all_open = all_open
        self.shown: dict[int | None, dict[int, bytes]] = {}
        """As they are sent: by reader, and by the move that led there."""
        self._newest: dict[int | None, tuple[int, View]] = {}
        """The last of these, by reader, with the move that led there."""
        self.earlier: Match | None = None
        """The game some moves before it was opened: for whoever comes back to it, those are played again, not all."""
        self.brought: dict[int, tuple[Brings[Event] | None, ...]] = {}
        """By seat: what its present choices bring."""

    def keep(self, match: Match, readers: Iterable[int | None]) -> None:
        """What they see now, for when they step back or come late."""
        number = len(match.played)
        for reader in readers:
            shown = self.shown.setdefault(reader, {})
            if number not in shown:
                view = match.view(reader)
                shown[number] = encode(view)
                self._newest[reader] = (number, view)
                if len(shown) > RECENT:
                    del shown[next(iter(shown))]

    def of(self, match: Match, reader: int | None) -> View:
        reader = self.seen_by(reader)
        number, view = self._newest.get(reader, (None, None))
        return view if view is not None and number == len(match.played) else match.view(reader)

    def seen_by(self, reader: int | None) -> int | None:
        """Whose view a reader sees: where nothing is hidden, everybody's."""
        return None if self._all_open else reader

    @property
    def count(self) -> int:
        return sum(map(len, self.shown.values()))

    def clear(self) -> None:
        self.shown.clear()
        self._newest.clear()

    def forget_after(self, move: int) -> None:
        self._newest.clear()
        for shown in self.shown.values():
            for number in [number for number in shown if number > move]:
                del shown[number]
        if self.earlier is not None and len(self.earlier.played) > move:
            self.earlier = None
