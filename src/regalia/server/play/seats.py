"""Who sits where before a game begins: seats are taken and left, dice get their nonces, bots fill what stays free."""

from collections.abc import Mapping, Sequence

from regalia.engine.errors import InvalidOption
from regalia.server.people.names import likeness
from regalia.server.play.context import Context
from regalia.server.play.moves import Moves
from regalia.server.store.storage import Place, Wake
from regalia.server.wire.errors import Trouble


class Seats:
    def __init__(self, moves: Moves, context: Context) -> None:
        self.table = moves.table
        self.audience = moves.audience
        self._moves = moves
        self._storage = context.storage
        self._time = context.time
        self._peers = context.peers

    async def sit(self, seat: int, place: Place, colours: Sequence[int] = ()) -> None:
        """Somebody takes a free seat, in these colours if any; with the last one, and its nonce, the game begins."""
        self._existing(seat)
        async with self._moves.lock:
            self._moves.check_usable()
            if not self.table.places[seat].free:
                raise Trouble("taken", f"seat {seat} is taken")
            self._welcome(place)
            if colours:
                await self._recolour((*self.table.seats_of(place.guest), seat), colours)
            await self._seat(seat, place)

    async def choose_colours(self, guest: int, colours: Sequence[int]) -> None:
        """Before the game begins, somebody who sits there takes a colour that is free, or a bot's."""
        async with self._moves.lock:
            self._moves.check_usable()
            mine = self.table.seats_of(guest)
            if not mine:
                raise Trouble("not-yours", "only somebody who sits at the table can choose their colour")
            if not self.table.gathering:
                raise Trouble("not-now", "the game has begun: all keep their colours")
            await self._recolour(mine, colours)
            self._peers.announce(self.table.id)
            self._moves.changed()

    async def _recolour(self, mine: Sequence[int], colours: Sequence[int]) -> None:
        """The colours of other people stay as they are."""
        sheet, game = self.table.sheet, self.table.game
        try:
            chosen = game.coloured(len(self.table.places), colours)
        except InvalidOption as cause:
            raise Trouble("invalid", str(cause)) from None
        before = game.coloured(len(self.table.places), sheet.colours)
        for seat, place in enumerate(self.table.places):
            if place.guest is not None and seat not in mine and chosen[seat] != before[seat]:
                raise Trouble("taken", f"whoever sits on seat {seat} keeps their colour")
        if not await self._storage.give_colours(self.table.id, sheet.colours, chosen):
            self._moves.reopen()
            raise Trouble("taken", "the colours have changed elsewhere; look again")
        self.table.sheet = sheet._replace(colours=chosen)

    async def sit_anywhere(self, place: Place) -> None:
        """The same on the first seat that is free."""
        async with self._moves.lock:
            self._moves.check_usable()
            free = [seat for seat, there in enumerate(self.table.places) if there.free]
            if not free or self.table.seats_of(place.guest):
                raise Trouble("taken", "no seat is free, or it is yours already")
            self._welcome(place)
            await self._seat(free[0], place)

    async def _seat(self, seat: int, place: Place) -> None:
        wake = self._moves.deadlines.waits_with({seat: place})
        if not await self._storage.sit(self.table.id, seat, place, wake):
            self._moves.reopen()
            raise Trouble("taken", f"seat {seat} is taken")
        await self._give({seat: place}, wake)

    def _welcome(self, place: Place) -> None:
        """One person, one seat, but for those at the maker's screen; and one likeness, one person."""
        if place.guest is None:
            return
        if self.table.seats_of(place.guest) and place.guest != self.table.sheet.maker:
            raise Trouble("not-yours", "you have a seat; only whoever made the table seats several at one screen")
        names = [other.name for other in self.table.places if other.guest not in (None, place.guest)]
        if likeness(place.name or "") in (likeness(name) for name in names if name is not None):
            raise Trouble("name-taken", "somebody at the table has a name that looks the same")

    async def add_nonces(self, guest: int, nonces: Mapping[int, str]) -> None:
        """What a guest who sits already adds to the dice; with the last one, the game begins."""
        for seat in nonces:
            self._existing(seat)
        async with self._moves.lock:
            self._moves.check_usable()
            mine = self.table.seats_of(guest)
            for seat in nonces:
                if seat not in mine:
                    raise Trouble("not-yours", f"you do not hold seat {seat}")
                if seat not in self.table.missing:
                    raise Trouble("taken", f"seat {seat} has its nonce: nobody can change it any more")
            places = {seat: self.table.places[seat]._replace(nonce=nonce) for seat, nonce in nonces.items()}
            wake = self._moves.deadlines.waits_with(places)
            if not await self._storage.add_nonces(self.table.id, guest, nonces, wake):
                self._moves.reopen()
                raise Trouble("taken", "the seats have changed elsewhere; look again")
            await self._give(places, wake)

    async def _give(self, places: Mapping[int, Place], wake: Wake) -> None:
        """Seats as they are stored now, and what is due next there unless the game begins with them."""
        before = self.table.running()
        self._moves.deadlines.wake = wake
        try:
            for seat, place in places.items():
                self.table.give(seat, place)
            await self._moves.begin()
        except BaseException:
            self._moves.give_up()
            raise
        for reader in self.audience.readers:
            reader.seated = bool(self.table.seats_of(reader.guest))
        self.audience.note_onlookers()
        for place in places.values():
            self.audience.note(place.guest, self._time.now())
        self._moves.others_acted = None
        self._peers.announce(self.table.id)
        self._moves.changed()
        # Whoever has just sat down is about to open the table
        self._moves.absence.tell(
            self._moves.absence.away(before, self.table.running()) - {place.guest for place in places.values()}
        )

    async def leave(self, seat: int, guest: int) -> None:
        self._existing(seat)
        async with self._moves.lock:
            self._moves.check_usable()
            if seat not in self.table.seats_of(guest):
                raise Trouble("not-yours", f"you do not hold seat {seat}")
            if not self.table.gathering:
                raise Trouble("not-now", "the game has begun: nobody can leave their seat")
            wake = self._moves.deadlines.waits_with({seat: Place()})
            if not await self._storage.leave(self.table.id, seat, guest, wake):
                self._moves.reopen()
                raise Trouble("not-now", "the table has changed elsewhere; look again")
            await self._give({seat: Place()}, wake)

    def _existing(self, seat: int) -> None:
        if seat not in range(len(self.table.places)):
            raise Trouble("unknown", f"the table has no seat {seat}")

    async def fill(self) -> None:
        """Bots take the seats that are still free when the table's time for that is up."""
        fill, at = self.table.sheet.fill, self._moves.deadlines.fills_at(self.table.places)
        if fill is None or at is None or at > self._time.now():
            return
        for seat, place in enumerate(self.table.places):
            if place.free and self.table.gathering and not self._moves.broken:
                await self._seat(seat, Place(bot=fill.bot))
