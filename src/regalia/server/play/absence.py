"""Who is away from a table: what the others may do about it, and who is told that it is their turn."""

from collections.abc import Collection, Sequence
from contextlib import suppress

from regalia.server.play.audience import Audience
from regalia.server.play.context import Context
from regalia.server.play.deadlines import patience_at
from regalia.server.play.participation import END, NO
from regalia.server.play.table import Refusal, Table, presence_of
from regalia.server.store.storage import Row, StorageTrouble

REMINDED = 60.0
"""Seconds between two reminders of the same seat."""


class Absence:
    def __init__(self, table: Table, audience: Audience, context: Context) -> None:
        self.table = table
        self.audience = audience
        self._settings = context.settings
        self._storage = context.storage
        self._time = context.time
        self._notify_turn = context.notify_turn
        self._reminded: dict[int, float] = {}
        """By seat: when somebody was reminded last."""
        self.told_of = -1
        """The version of which those whose turn it is were told."""

    def absent(self, seat: int) -> bool:
        """Its player has been away for so long that the others may choose what to do."""
        present = presence_of(self.table.places[seat], self.audience.present)
        patience = patience_at(self.table.sheet, self._settings)
        if patience is None or present.presence == "here":
            return False
        since = max(present.since or 0.0, self._time.started)  # as `TableInfo.watching`
        return self._time.now() - since >= patience

    def why_not_replace(self, seat: int, chooser: int | None) -> Refusal | None:
        mine = self.table.seats_of(chooser)
        if seat in mine or not set(mine) & set(self.table.company.people):
            return Refusal("not-yours", "the others who play choose what to do about somebody who is away")
        if not self.absent(seat):
            return Refusal("not-now", f"the player of seat {seat} is here, or has not been away for long")
        return None

    def settled(self, row: Row) -> Row:
        """With the last one who is here, an agreement ends the game."""
        company = self.table.company
        if row.kind != "agree" or row.move == NO:
            return row
        absent = [seat for seat in company.people if self.absent(seat)]
        missing = {*company.people} - company.agreed - company.together(row.seat) - {*absent}
        return row if missing else row._replace(move=" ".join((END, *map(str, absent))))

    def why_not_remind(self, seat: int, guest: int | None) -> Refusal | None:
        """Why nobody is told that they are waited for; if they are, it is noted."""
        mine = self.table.seats_of(guest)
        if not mine or seat in mine or seat not in range(len(self.table.places)):
            return Refusal("not-yours", "those who play remind each other")
        if self.table.places[seat].guest is None:
            return Refusal("not-allowed", f"nobody sits on seat {seat}")
        if self._time.now() - self._reminded.get(seat, -REMINDED) < REMINDED:
            return Refusal("too-fast", "they were reminded just now")
        self.note_reminded(seat)
        return None

    def note_reminded(self, seat: int) -> None:
        self._reminded[seat] = self._time.now()

    def tell(self, guests: Collection[int]) -> None:
        """It is their turn."""
        for guest in guests:
            self._notify_turn(guest, self.table.id, self.table.game.name, "")
        self.told_of = self.table.version

    def away(self, before: Sequence[int], running: Sequence[int]) -> set[int]:
        """Who is to move, was not before, and does not have the table open."""
        guests = {self.table.places[seat].guest for seat in running if seat not in before}
        return {guest for guest in guests - self.audience.guests if guest is not None} if guests else set()

    async def is_anybody_to_be_told(self, away: Collection[int]) -> bool:
        """In a browser that is closed, and asked for it: they are told though the service is killed meanwhile."""
        with suppress(StorageTrouble):  # the row itself matters more
            for guest in away:
                if await self._storage.pushes_of(guest):
                    return True
        return False
