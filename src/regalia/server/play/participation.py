"""Who of those at a table still plays: who resigned, for whom a bot plays on, who would end it undecided.

All of it comes from the table's rows, so that it is the same after a restart. No clock and no I/O: whether somebody
has been away too long is the business of `room`.
"""

from collections import Counter
from collections.abc import Sequence
from copy import copy
from typing import Final, NamedTuple

from regalia.server.store.storage import PLAYED, PRACTICE, Kind, Place, Result, Row, StoredPace
from regalia.server.wire.protocol import Act

OFFER: Final = "offer"
NO: Final = "no"
END: Final = "end"
"""What a row of kind `agree` says; after END come the seats that were not asked, because they were away too long."""
ABSENT: Final = "absent"
"""The ending of such a seat."""
MOST_OFFERS = 20
"""Of a seat, to end the game undecided."""


class StandIn(NamedTuple):
    """A bot that plays on for somebody."""

    bot: str
    kind: Kind
    """Of the row that brought it."""


class Company:
    def __init__(self, places: Sequence[Place], sides: Sequence[int], pace: StoredPace | None) -> None:
        self._places = places
        self.seats = len(places)
        self._sides = sides
        self._people: tuple[int, ...] | None = None
        """As long as nobody comes or goes."""
        self._lost_in_time = pace is not None and pace.lost
        self.stand_ins: dict[int, StandIn] = {}
        self.resigned: set[int] = set()
        """Those who gave up, or whose time was up where that means the same."""
        self.agreed: set[int] = set()
        """Those who would end the game undecided."""
        self.offers: Counter[int] = Counter()
        self.absent: frozenset[int] = frozenset()
        self.ended: Kind | None = None
        """The kind of the row that ended the game before its end."""
        self.acts: list[Act] = []

    def copy(self) -> "Company":
        """What is done to one of the two does not show in the other."""
        again = copy(self)
        again.stand_ins = self.stand_ins.copy()
        again.resigned = self.resigned.copy()
        again.agreed = self.agreed.copy()
        again.offers = self.offers.copy()
        again.acts = self.acts.copy()
        return again

    def standing_in(self) -> dict[int, str]:
        """The bots that play on for somebody, by seat."""
        return {seat: stand_in.bot for seat, stand_in in self.stand_ins.items()} if self.stand_ins else {}

    @property
    def people(self) -> tuple[int, ...]:
        """The seats whose own players play."""
        if self._people is None:
            self._people = tuple(
                seat
                for seat, place in enumerate(self._places)
                if place.guest is not None and seat not in self.stand_ins
            )
        return self._people

    def changed(self) -> None:
        """Seats were given to others."""
        self._people = None

    def bot_of(self, seat: int) -> str | None:
        """The bot that moves for a seat."""
        stand_in = self.stand_ins.get(seat)
        return self._places[seat].bot if stand_in is None else stand_in.bot

    def together(self, seat: int) -> set[int]:
        """The seats of the same person."""
        guest = self._places[seat].guest
        return {seat} if guest is None else {other for other in self.people if self._places[other].guest == guest}

    def carry_out(self, row: Row, moves: int) -> None:
        """A row of any kind, stored after so many moves."""
        what = row.move
        match row.kind:
            case "play":
                if row.seat in self.agreed:  # whoever plays on does not want to end
                    self.agreed -= self.together(row.seat)
                return
            case "take-back" | "rewind" | "hint":
                return
            case "resign":
                self._give_up(row)
            case "time-out" if self._lost_in_time:
                self._give_up(row)
            case "time-out" | "replace" if row.move is not None:
                self.stand_ins[row.seat] = StandIn(row.move, row.kind)
                self.agreed -= {row.seat}
            case "replace":
                del self.stand_ins[row.seat]
            case "agree":
                what, *absent = (row.move or "").split()
                if what == OFFER:
                    self.offers[row.seat] += not self.agreed
                    self.agreed |= self.together(row.seat)
                elif what == NO:
                    self.agreed.clear()
                else:
                    self.ended = "agree"
                    self.absent = frozenset(map(int, absent))
        self._people = None
        self.acts.append(Act(moves, row.kind, row.seat, what, tuple(sorted(self.absent)), row.at))

    def _give_up(self, row: Row) -> None:
        self.resigned.add(row.seat)
        self.agreed -= {row.seat}
        self.stand_ins[row.seat] = StandIn(row.move or "", row.kind)
        sides = {side for seat, side in enumerate(self._sides) if seat not in self.resigned}
        anybody = any(place.guest is not None and seat not in self.resigned for seat, place in enumerate(self._places))
        if len(sides) < 2 or not anybody:
            self.ended = row.kind

    def results(self, ranks: Sequence[int], points: Sequence[int], *, practice: bool) -> tuple[Result, ...]:
        """How it went for each seat, whatever ended it. Whoever resigned comes after all who did not."""
        if self.ended == "agree":
            return tuple(
                Result(None, None, ABSENT if seat in self.absent else "agree") for seat in range(len(self._places))
            )
        staying = [seat for seat in range(len(self._places)) if seat not in self.resigned]
        found = []
        for seat, won in enumerate(points):
            rank = 1 + len(staying)
            if seat in staying:
                rank = 1 if self.ended else 1 + sum(ranks[other] < ranks[seat] for other in staying)
            found.append(Result(rank, won, PRACTICE if practice else self._ending(seat)))
        return tuple(found)

    def _ending(self, seat: int) -> str:
        if self.ended is not None:
            return self.ended
        stand_in = self.stand_ins.get(seat)
        return PLAYED if stand_in is None else stand_in.kind
