"""What people say at a table: who hears which line, whom somebody does not want to hear, who is reported."""

from collections import defaultdict
from collections.abc import Mapping
from typing import NamedTuple

from regalia.server.people.names import likeness
from regalia.server.play.audience import Audience, Reader, refuse
from regalia.server.play.context import Context
from regalia.server.play.table import Refusal, Table
from regalia.server.store.storage import MOST_MUTED, Line, Storage
from regalia.server.wire.protocol import Acknowledged, Chat, ChatLine, Muted


class About(NamedTuple):
    """The person whom a message is about, what they are called here, and the line that it is about."""

    guest: int
    name: str
    line: Line | None


class TableChat:
    def __init__(self, table: Table, audience: Audience, context: Context) -> None:
        self.table = table
        self.audience = audience
        self._storage = context.storage
        self._peers = context.peers

    async def send_missing(self, reader: Reader, after: int) -> None:
        """The lines that a reader does not have."""
        if reader.guest is not None:
            reader.muted = await self._storage.muted_by(reader.guest)
        lines = await self._lines(reader, after)
        reader.line = after
        self._send_lines(reader, lines)
        if reader.muted:
            reader.send(await self._muted(reader))

    async def _lines(self, reader: Reader, after: int = 0) -> list[Line]:
        """Those that a reader may hear, whoever said them."""
        lines = await self._storage.lines(self.table.id, after, aside=self._hears_asides(reader))
        return [line for line in lines if self._hears(reader, line)]

    def _hears_asides(self, reader: Reader) -> bool:
        """What those who look on say might help a player who has yet to move."""
        return self.table.over or not self.table.seats_of(reader.guest)

    def _hears(self, reader: Reader, line: Line) -> bool:
        if line.aside:
            return self._hears_asides(reader)
        return line.team is None or not set(line.team).isdisjoint(self.table.seats_of(reader.guest))

    def _send_lines(self, reader: Reader, lines: list[Line]) -> None:
        """Those that are new to a reader, and that they may and want to hear."""
        heard = [line for line in lines if line.number > reader.line and self._hears(reader, line)]
        reader.line = max((reader.line, *(line.number for line in lines)))
        self._send_wanted(reader, heard)

    def _send_wanted(self, reader: Reader, lines: list[Line]) -> None:
        wanted = tuple(_told(line) for line in lines if line.guest not in reader.muted)
        if wanted:
            reader.send(Chat(wanted))

    async def send_new(self, lines: list[Line] | None = None) -> None:
        """Those that were not told to all yet, said here or elsewhere."""
        if lines is None:
            lines = await self._storage.lines(self.table.id, self.audience.line)
        self.audience.line = max((self.audience.line, *(line.number for line in lines)))
        for reader in self.audience.readers:
            if reader.greeted:
                self._send_lines(reader, lines)

    async def _muted(self, reader: Reader) -> Muted:
        seats = tuple(seat for seat, place in enumerate(self.table.places) if place.guest in reader.muted)
        lines = await self._lines(reader)
        return Muted(seats, tuple(line.number for line in lines if line.guest in reader.muted))

    async def about(self, reader: Reader, seat: int | None, number: int | None) -> About | Refusal:
        """Whom a message is about: the player of a seat, or whoever wrote a line that the reader may read."""
        line: Line | None = None
        guest, name = None, ""
        if number is not None:
            line = next((each for each in await self._lines(reader) if each.number == number), None)
            if line is not None:
                guest, name = line.guest, line.name
        elif seat is not None and seat in range(len(self.table.places)):
            guest, name = self.table.places[seat].guest, self.table.places[seat].name or ""
        if guest is None:
            return Refusal("unknown", "there is no such person here, or no such line; expected a seat or a line")
        if guest == reader.guest:
            return Refusal("not-allowed", "that is you")
        return About(guest, name, line)

    async def is_heard(self, guest: int | None, other: int | None) -> bool:
        """Whether the other wants to hear of the guest, who does not learn it."""
        return other is None or guest not in await self._storage.muted_by(other)

    async def mute(self, reader: Reader, guest: int, *, off: bool) -> Refusal | None:
        """Hear nothing of somebody any more, or hear them again, wherever the reader has this table open."""
        assert reader.guest is not None
        if not await self._storage.mute(reader.guest, guest, off=off):
            return Refusal("not-allowed", f"at most {MOST_MUTED} people can be muted")
        for each in list(self.audience.readers):  # others come and go meanwhile
            if each.greeted and each.guest == reader.guest:
                each.muted = each.muted - {guest} if off else each.muted | {guest}
                each.send(await self._muted(each))
                if off:
                    self._send_wanted(each, await self._lines(each))
        return None

    async def say(self, reader: Reader, token: str, text: str, *, team: bool, phrase: bool = False) -> None:
        """A line, or the name of a phrase: of a player to all or to the team; of who looks on to those who do."""
        mine = self.table.seats_of(reader.guest)
        if reader.guest is None or (not mine and self.table.sheet.silent):
            refuse(reader, token, Refusal("not-allowed", "at this table only those who sit there may talk"))
            return
        heard_by = self.table.team_of(mine[0]) if team and mine else None
        if team and heard_by is None:
            refuse(reader, token, Refusal("not-allowed", "at this table nobody may talk apart"))
            return
        seat = mine[0] if mine else None
        name = self.table.places[seat].name or "" if seat is not None else await self.name_of_onlooker(reader.guest)
        table = self.table.id
        line = await self._storage.add_line(
            table, seat, name, text, heard_by, token, reader.guest, aside=not mine, phrase=phrase
        )
        reader.send(Acknowledged(token, self.table.version))
        if line is not None:
            self._peers.announce(self.table.id)
            await self.send_new([line] if line.number == self.audience.line + 1 else None)

    async def name_of_onlooker(self, guest: int) -> str:
        """What somebody who looks on is called: not like those who play."""
        name = await self._storage.name_of(guest) or ""
        return "" if likeness(name) in {likeness(place.name or "") for place in self.table.places} else name


def _told(line: Line) -> ChatLine:
    words, phrase = ("", line.text) if line.phrase else (line.text, None)
    return ChatLine(line.number, line.seat, line.name, words, line.team is not None, line.at, phrase, line.aside)


async def take_erased_lines_away(storage: Storage, audiences: Mapping[str, Audience]) -> None:
    """From the pages that are open: they are told again, without words."""
    opened = {table: audience for table, audience in audiences.items() if audience.readers}
    erased = defaultdict(list)
    for table, number in await storage.erased_lines(opened):
        erased[table].append(ChatLine(number, None, "", "", team=False, at=0.0))
    for table, lines in erased.items():
        for reader in opened[table].readers:
            if reader.greeted:
                reader.send(Chat(tuple(lines)))
