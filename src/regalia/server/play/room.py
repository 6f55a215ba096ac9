"""A table with the people around it: what is played, said and asked there, each in a part of its own."""

from time import monotonic

from regalia.server.ops.cancelling import end
from regalia.server.play.audience import Audience, Reader
from regalia.server.play.bot_moves import BotMoves
from regalia.server.play.chat import TableChat
from regalia.server.play.context import Context
from regalia.server.play.hints import Hints
from regalia.server.play.moves import Moves, Stored
from regalia.server.play.seats import Seats
from regalia.server.play.table import Table
from regalia.server.store.storage import Mark, Wake, seats_mark


class Room:
    def __init__(self, table: Table, audience: Audience, context: Context) -> None:
        self.table = table
        self.audience = audience
        self.moves = Moves(table, audience, context)
        self.seats = Seats(self.moves, context)
        self.bots = BotMoves(self.moves, context)
        self.hints = Hints(self.moves, context)
        self.chat = TableChat(table, audience, context)
        self.users = 0
        """Who works with the room just now."""
        self.left = monotonic()
        """When it was last used."""
        self._storage = context.storage
        self._time = context.time
        self._peers = context.peers

    @property
    def broken(self) -> bool:
        """What is in memory may not be what is stored: load the table again."""
        return self.moves.broken

    @property
    def idle(self) -> bool:
        return self.users == 0 and all(
            task is None or task.done() for task in (self.bots.thinking, self.hints.hinting, self.hints.pondering)
        )

    def join(self, reader: Reader) -> None:
        reader.seated = bool(self.table.seats_of(reader.guest))
        self.audience.readers.add(reader)
        if reader.seated and self.audience.note(reader.guest, self._time.now()):
            self.moves.changed()

    def greet(self, reader: Reader, version: int, *, follows: bool) -> None:
        """A reader has said what they know of the table, and whether they read what has changed since."""
        reader.greeted = True
        reader.seen, reader.told, reader.follows = version, 0, follows
        reader.refresh()
        if self.audience.onlookers.count > 0:
            reader.send(self.audience.onlookers)
        if not reader.seated:
            self.audience.note_onlookers()

    async def attend(self, reader: Reader, *, here: bool, listed: bool) -> None:
        """A reader looks at the table, or away; or wishes to be listed among those who look on, or no more."""
        reader.here = here
        if not reader.seated and reader.guest is not None and listed != bool(reader.listed):
            reader.listed = await self.chat.name_of_onlooker(reader.guest) if listed else ""
            self.audience.note_onlookers()
        if reader.seated and self.audience.note(reader.guest, self._time.now()):
            self.moves.changed()

    def note_rematch(self, table: str) -> None:
        self.table.rematch = table
        self._peers.announce(self.table.id)
        self.moves.changed()

    def lacks_rows_of(self, mark: Mark) -> bool:
        return not self.moves.broken and not self.table.gathering and self.table.version < mark.rows

    async def follow(self, mark: Mark, stored: Stored | None = None) -> None:
        """Others may have stored something; here is how far the table is by what is stored."""
        async with self.moves.lock:
            if self.moves.broken:
                return
            if self.table.version < mark.rows:
                await self.moves.catch_up(stored)
            elif self.table.version == 0 and mark.seats not in (
                None,
                seats_mark(self.table.places, self.table.sheet.colours),
            ):
                self.moves.reopen()
        if mark.rematch is not None and self.table.rematch is None:
            self.note_rematch(mark.rematch)
        if mark.line > self.audience.line:
            await self.chat.send_new()

    async def begin(self) -> None:
        """The table is loaded: from when on the game is counted, and what is due next."""
        async with self.moves.lock:
            await self.moves.begin()

    async def wake(self, stored: Wake) -> None:
        """Something is due here, by what is stored: whatever it is by now is done, and what comes next is noted."""
        async with self.moves.lock:
            fresh = self._time.now() - stored.at < self._peers.grace
            if stored.why == "remind" and fresh and self.moves.others_acted is not None:
                return  # where the row was stored they are told
            self.moves.deadlines.wake = stored  # whoever stored it
            await self.seats.fill()
            await self.moves.call_time()
            outcome = self.table.outcome()
            if outcome is not None:
                await self._storage.end(self.table.id, outcome)  # it could not be stored with the last row
            if stored.why == "remind" and self.moves.absence.told_of != self.table.version and not self.moves.broken:
                self.moves.absence.tell(self.moves.absence.away((), self.table.running()))
            await self.moves.note()
        if not self.moves.broken:
            self.bots.play()

    async def close(self) -> None:
        tasks = (self.bots.thinking, self.hints.hinting, self.hints.pondering, self.moves.snapshots.keeping)
        await end(task for task in tasks if task is not None)
