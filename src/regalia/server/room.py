"""A table with the people around it: every change is stored, then acknowledged, then told to all.

A room has one lock: changes come one after another. Readers are told that the table has changed and
fetch what they miss when they can; a slow one delays nobody, and skips what they have no time for.

When what is in memory may not be what is stored, the room is broken: it does nothing more, its bots
stop, and whoever comes next finds the table loaded anew.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from time import monotonic
from typing import Literal

import msgspec

from regalia import bots
from regalia.advice import LEVEL
from regalia.match import Preview
from regalia.server import metrics
from regalia.server.clock import ServiceTime
from regalia.server.company import END, NO
from regalia.server.pace import Pace
from regalia.server.plain import likeness
from regalia.server.protocol import Acknowledged, Chat, FromServer, Hinted, Previewed, Refused, TableInfo
from regalia.server.storage import Conflict, Line, Place, Row, Storage, StorageTrouble
from regalia.server.table import Moment, Present, Refusal, Table, presence_of
from regalia.server.thinkers import NoAnswer, Thinkers
from regalia.server.timing import counted, later
from regalia.server.trouble import Trouble

MOST_WAITING = 500
"""Messages that a reader may be behind with before they are sent away."""

SHARED = 1.0
"""Seconds for which what one reader was told is kept for others who are told the same."""

ABSENCE = 300.0
"""Seconds that somebody may be away before the others choose what to do."""
REMINDED = 60.0
"""Seconds between two reminders of the same seat."""
OUTDATED = Refusal("stale", "the table has changed elsewhere, and is opened again")
NO_HINT = Refusal("broken", "nobody could think of a hint; try again")

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class Reader:
    """Somebody who has the table open, and what they were told of it."""

    def __init__(self, guest: int | None) -> None:
        self.guest = guest
        self.seated = False
        self.greeted = False
        self.here = True
        """The table is before their eyes, as far as their client says."""
        self.dismissed = False
        self.seen = 0
        self._behind = False
        self._waiting: deque[bytes] = deque()
        self._news = asyncio.Event()

    def tell(self, message: FromServer) -> None:
        self._waiting.append(encode(message))
        self._news.set()
        if len(self._waiting) > MOST_WAITING:
            self.dismiss()

    def refresh(self) -> None:
        """The table is to be told again, after what waits."""
        self._behind = self.greeted
        self._news.set()

    def dismiss(self) -> None:
        """Close the socket; the client will open a new one."""
        self.dismissed = True
        self._news.set()

    async def news(self, state: Callable[[], Awaitable[bytes]]) -> bytes | None:
        """The next message for this reader, the table's state among them; None when they are dismissed."""
        while True:
            if self._waiting:
                return self._waiting.popleft()
            if self.dismissed:
                return None
            if self._behind:
                self._behind = False
                return await state()
            self._news.clear()
            await self._news.wait()


class Audience:
    """All who have a table open. It outlives the table's stay in memory."""

    def __init__(self) -> None:
        self.readers: set[Reader] = set()
        self.present: dict[int, Present] = {}
        """Of the guests who sit there and came or went while it was in use."""

    def note(self, guest: int | None, now: float) -> bool:
        """Somebody who sits there came, went or looked away; whether that makes a difference to others."""
        if guest is None:
            return False
        looking = [reader.here for reader in self.readers if reader.guest == guest]
        presence: Literal["here", "away", "gone"] = "here" if any(looking) else "away" if looking else "gone"
        known = self.present.get(guest)
        if known is not None and known.presence == presence:
            return False
        self.present[guest] = Present(presence, now)
        return True

    def refresh(self) -> None:
        for reader in self.readers:
            reader.refresh()


class Room:
    def __init__(
        self,
        table: Table,
        audience: Audience,
        storage: Storage,
        thinkers: Thinkers,
        pace: Pace | None = None,
        adviser: str = LEVEL,
        time: ServiceTime | None = None,
        absence: float = ABSENCE,
    ) -> None:
        self.table = table
        self.audience = audience
        self.users = 0
        """Who works with the room just now."""
        self.left = monotonic()
        """When it was last used."""
        self.broken = False
        """What is in memory may not be what is stored: load the table again."""
        self._storage = storage
        self._thinkers = thinkers
        self._pace = pace or Pace()
        self._time = time or ServiceTime()
        self._absence = absence
        self._reminded: dict[int, float] = {}
        """By seat: when somebody was reminded last."""
        self._due: float | None = None
        """When a time may be up, as it is stored."""
        self._adviser = adviser
        """The level of who gives hints."""
        self._changed = self._pace.now()
        """When something happened here last."""
        self._lock = asyncio.Lock()
        self._encoded: dict[tuple[tuple[int, ...], int, bool], bytes] = {}
        """The present state as sent, by the reader's seats, what they miss, and whether they made the table."""
        self._thinking: asyncio.Task[None] | None = None
        self._hinting: asyncio.Task[None] | None = None
        self.let_bots_play()

    @property
    def idle(self) -> bool:
        return self.users == 0 and all(task is None or task.done() for task in (self._thinking, self._hinting))

    # Readers

    def join(self, reader: Reader) -> None:
        reader.seated = bool(self.table.seats_of(reader.guest))
        self.audience.readers.add(reader)
        if reader.seated and self.audience.note(reader.guest, self._time.now()):
            self.changed()
        self.let_bots_play()

    def attend(self, reader: Reader, *, here: bool) -> None:
        """A reader looks at the table, or away."""
        reader.here = here
        if reader.seated and self.audience.note(reader.guest, self._time.now()):
            self.changed()

    def info(self, guest: int | None) -> TableInfo:
        return self.table.info(guest, self._moment())

    def _moment(self) -> Moment:
        now = self._time.now()
        return Moment(now, self._passed(now), self.audience.present, self._patience)

    @property
    def _patience(self) -> float | None:
        """By mail nobody has to be here, and time is up by the clock alone."""
        pace = self.table.sheet.pace
        return None if pace is not None and pace.kind == "mail" else self._absence

    def _passed(self, now: float) -> float:
        """Seconds on the table's clock since the last row."""
        pace, last = self.table.sheet.pace, self.table.last
        return 0.0 if pace is None or last is None else counted(pace, last, now, self._time.outages)

    def absent(self, seat: int) -> bool:
        """Its player has been away for so long that the others may choose what to do."""
        present = presence_of(self.table.places[seat], self.audience.present)
        if self._patience is None or present.presence == "here":
            return False
        since = max(present.since or 0.0, self._time.started)  # nobody is away because the service was
        return self._time.now() - since >= self._patience

    def changed(self) -> None:
        self._encoded.clear()
        self.table.keep_views({reader.guest for reader in self.audience.readers if reader.greeted})
        self.audience.refresh()
        self.let_bots_play()

    def state_for(self, reader: Reader) -> bytes:
        mine = self.table.seats_of(reader.guest)
        reader.seated = bool(mine)
        self.table.keep_views([reader.guest])
        made = reader.guest is not None and reader.guest == self.table.sheet.maker
        key = (mine, self.table.since(reader.seen), made)
        if key not in self._encoded:
            if not self._encoded:
                asyncio.get_running_loop().call_later(SHARED, self._forget)
            self._encoded[key] = encode(self.table.state(reader.guest, self._moment(), reader.seen))
        reader.seen = self.table.version
        return self._encoded[key]

    def _forget(self) -> None:
        self._encoded.clear()
        self.table.forget_views()

    async def tell_chat(self, reader: Reader, after: int) -> None:
        """The lines that a reader does not have."""
        self._tell_lines(reader, await self._storage.lines(self.table.id, after))

    def _tell_lines(self, reader: Reader, lines: list[Line]) -> None:
        mine = self.table.seats_of(reader.guest)
        heard = tuple(line for line, team in lines if team is None or not set(team).isdisjoint(mine))
        if heard:
            reader.tell(Chat(heard))

    # Changes

    async def play(self, reader: Reader, row: Row, version: int) -> None:
        """A row of any kind that somebody wants; a move was chosen while looking at a version."""
        assert row.token is not None
        async with self._lock:
            await self._call_time()
            refusal = OUTDATED if self.broken else self._why_not(row, version)
            if refusal is None:
                refusal = await self._store(self._settled(row), reader)
        if refusal is not None:
            earlier = await self._storage.row_of(self.table.id, row.seat, row.token)
            if earlier is None:
                refuse(reader, row.token, refusal)
            else:
                reader.tell(Acknowledged(row.token, earlier))

    def _why_not(self, row: Row, version: int) -> Refusal | None:
        table, seat = self.table, row.seat
        match row.kind:
            case "rewind":
                return table.why_not_rewind(seat, version)
            case "take-back":
                return table.why_not_take_back(seat, version)
            case "resign":
                return table.why_not_resign(seat)
            case "agree":
                return table.why_not_decline(seat) if row.move == NO else table.why_not_agree(seat)
            case "replace" if row.move is None:
                return table.why_not_return(seat)
            case "replace":
                return table.why_not_stand_in(seat) or self._why_not_replace(seat, row.guest)
            case _:
                assert row.move is not None
                return table.why_not_play(seat, version, row.move)

    def _why_not_replace(self, seat: int, chooser: int | None) -> Refusal | None:
        mine = self.table.seats_of(chooser)
        if seat in mine or not set(mine) & set(self.table.company.people):
            return Refusal("not-yours", "the others who play choose what to do about somebody who is away")
        if not self.absent(seat):
            return Refusal("not-now", f"the player of seat {seat} is here, or has not been away for long")
        return None

    def _settled(self, row: Row) -> Row:
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
        now = self._time.now()
        if now - self._reminded.get(seat, -REMINDED) < REMINDED:
            return Refusal("too-fast", "they were reminded just now")
        self._reminded[seat] = now
        return None

    # The clock

    async def begin_clock(self) -> None:
        """The game has begun, or is loaded: from when on it is counted, and when somebody's time may be up."""
        if self.table.clocks is None or self.table.gathering:
            return
        if self.table.last is None:
            self.table.last = self._time.now()
            self._due = self._next_due()
            await self._storage.begin(self.table.id, self.table.last, self._due)
        await self._note_due()

    async def ring(self) -> None:
        """Somebody's time may be up."""
        async with self._lock:
            await self._call_time()
            await self._note_due()

    async def _call_time(self) -> None:
        pace, clocks = self.table.sheet.pace, self.table.clocks
        while pace is not None and clocks is not None and not self.broken:
            due = clocks.due(self.table.running())
            if due is None or due[0] > self._passed(self._time.now()):
                return
            await self._store(Row("time-out", due[1], pace.bot), None)

    async def _note_due(self) -> None:
        due = self._next_due()
        if due != self._due and not self.broken:
            self._due = due
            await self._storage.note_due(self.table.id, due)

    def _next_due(self) -> float | None:
        pace, clocks = self.table.sheet.pace, self.table.clocks
        due = None if clocks is None else clocks.due(self.table.running())
        if pace is None or due is None:
            return None
        now = self._time.now()
        return later(pace, now, due[0] - self._passed(now))

    async def _store(self, row: Row, reader: Reader | None) -> Refusal | None:
        number = self.table.version + 1
        now = self._time.now()
        row = row._replace(at=now, took=None if self.table.clocks is None else self._passed(now))
        try:
            # If the service is killed after it, somebody looks at once when a time is up
            self._due = None if row.took is None else now
            with metrics.COMMIT.time():
                stored = await self._storage.add_row(self.table.id, number, row, self._due)
            if stored == number:
                self.table.carry_out(row)
        except Conflict:
            self._retire()
            self.audience.refresh()
            return OUTDATED
        except BaseException:
            self.give_up()
            raise
        if reader is not None and row.token is not None:
            reader.tell(Acknowledged(row.token, stored))
        if stored == number:
            metrics.MOVES.labels("bot" if row.guest is None else "person").inc()
            self._changed = self._pace.now()
            self.changed()
            outcome = self.table.outcome()
            if outcome is not None:
                await self._storage.end(self.table.id, outcome)
            elif row.took is not None:
                await self._note_due()
        return None

    async def say(self, reader: Reader, token: str, text: str, *, team: bool) -> None:
        mine = self.table.seats_of(reader.guest)
        if not mine:
            refuse(reader, token, Refusal("not-allowed", "only those who sit at the table may talk"))
            return
        heard_by = self.table.team_of(mine[0]) if team else None
        if team and heard_by is None:
            refuse(reader, token, Refusal("not-allowed", "at this table nobody may talk apart"))
            return
        name = self.table.places[mine[0]].name or ""
        line = await self._storage.add_line(self.table.id, mine[0], name, text, heard_by, token)
        reader.tell(Acknowledged(token, self.table.version))
        if line is not None:
            for other in self.audience.readers:
                if other.greeted:
                    self._tell_lines(other, [line])

    async def sit(self, seat: int, place: Place) -> None:
        """Somebody takes a free seat; with the last one, and its nonce, the game begins."""
        self._existing(seat)
        async with self._lock:
            self._usable()
            if not self.table.places[seat].free:
                raise Trouble("taken", f"seat {seat} is taken")
            self._welcome(place)
            if not await self._storage.sit(self.table.id, seat, place):
                self._retire()
                self.audience.refresh()
                raise Trouble("taken", f"seat {seat} is taken")
            await self._give({seat: place})

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
        async with self._lock:
            self._usable()
            mine = self.table.seats_of(guest)
            for seat in nonces:
                if seat not in mine:
                    raise Trouble("not-yours", f"you do not hold seat {seat}")
                if seat not in self.table.missing:
                    raise Trouble("taken", f"seat {seat} has its nonce: nobody can change it any more")
            if not await self._storage.add_nonces(self.table.id, guest, nonces):
                self._retire()
                self.audience.refresh()
                raise Trouble("taken", "the seats have changed elsewhere; look again")
            places = self.table.places
            await self._give({seat: places[seat]._replace(nonce=nonce) for seat, nonce in nonces.items()})

    async def _give(self, places: Mapping[int, Place]) -> None:
        """Seats as they are stored now."""
        try:
            for seat, place in places.items():
                self.table.give(seat, place)
            await self.begin_clock()
        except BaseException:
            self.give_up()
            raise
        for reader in self.audience.readers:
            reader.seated = bool(self.table.seats_of(reader.guest))
        for place in places.values():
            self.audience.note(place.guest, self._time.now())
        self.changed()

    async def leave(self, seat: int, guest: int) -> None:
        self._existing(seat)
        async with self._lock:
            self._usable()
            if seat not in self.table.seats_of(guest):
                raise Trouble("not-yours", f"you do not hold seat {seat}")
            if not self.table.gathering:
                raise Trouble("not-now", "the game has begun: nobody can leave their seat")
            await self._storage.leave(self.table.id, seat)
            await self._give({seat: Place()})

    async def preview(self, reader: Reader, token: str, seat: int, move: str) -> None:
        """What a move would do, for the one who may make it; others have their turn between its steps."""
        refusal = self.table.forbidden(seat, move)
        if refusal is not None:
            refuse(reader, token, refusal)
            return
        steps = self.table.previewing(seat, move)
        while True:
            try:
                next(steps)
            except StopIteration as end:
                found: Preview = end.value
                reader.tell(Previewed(token, move, found.events, found.view))
                return
            await asyncio.sleep(0)

    def ask_hint(self, reader: Reader, token: str, seat: int, version: int) -> None:
        """What a strong bot would do there, for the one who sits there; nobody waits while it thinks."""
        refusal = OUTDATED if self.broken else self.table.why_not_hint(seat, version)
        if refusal is None and self._hinting is not None and not self._hinting.done():
            refusal = Refusal("too-fast", "a hint is being thought out at this table; wait for it")
        if refusal is not None:
            refuse(reader, token, refusal)
            return
        self._hinting = asyncio.create_task(self._hint(reader, Row("hint", seat, None, token, reader.guest), version))

    async def _hint(self, reader: Reader, row: Row, version: int) -> None:
        """It is noted before it is told: whoever had it, and goes away, had it."""
        assert row.token is not None
        try:
            advice = await self._thinkers.advise(self.table.glimpse_for_hint(row.seat, self._adviser))
            async with self._lock:
                changed = not self._still_decides(row.seat, version)
                refusal = OUTDATED if changed else await self._store(row, reader)
        except Exception as error:  # noqa: BLE001 -- its words may name what is hidden
            known = isinstance(error, NoAnswer | StorageTrouble)
            log.error("no hint in %s: %s", self.table.game.name, error if known else type(error).__name__)
            refuse(reader, row.token, NO_HINT)
            return
        if refusal is None:
            reader.tell(Hinted(row.token, row.seat, advice))
        else:
            refuse(reader, row.token, refusal)

    def note_rematch(self, table: str) -> None:
        self.table.rematch = table
        self.changed()

    def _existing(self, seat: int) -> None:
        if seat not in range(len(self.table.places)):
            raise Trouble("unknown", f"the table has no seat {seat}")

    def _usable(self) -> None:
        if self.broken:
            raise Trouble("busy", "the table is being opened again; try again")

    # Bots

    def let_bots_play(self) -> None:
        if self.table.bots_to_move() and not self.broken and (self._thinking is None or self._thinking.done()):
            self._thinking = asyncio.create_task(self._bots_play())

    async def _bots_play(self) -> None:
        try:
            while not self.broken and (seats := self.table.bots_to_move()):
                seat, version = seats[0], self.table.version
                move = await self._bots_choice(seat, version)
                if self.audience.readers:
                    await self._pace.follow(self._changed)
                async with self._lock:
                    if move is not None and self._still_decides(seat, version):
                        await self._store(Row("play", seat, move), None)
        except Exception:
            log.exception("the bots of a table cannot go on; they are asked again when somebody opens it")

    def _still_decides(self, seat: int, version: int) -> bool:
        return not self.broken and self.table.playing and self.table.still_decides(seat, version)

    async def _bots_choice(self, seat: int, version: int) -> str | None:
        """The bot's move; if it has no legal one to say, that of a usual bot; if even that has none, any: nobody waits
        for ever. None if the table has changed meanwhile, and the bot is to be asked again.
        """
        own = self.table.company.bot_of(seat)
        assert own is not None
        for bot in dict.fromkeys((own, bots.USUAL)):
            move, trouble = await self._asked(seat, bot)
            if not self._still_decides(seat, version):
                return None
            if move is not None and self.table.forbidden(seat, move) is None:
                return move
            log.error("bot %s of %s has no move: %s", bot, self.table.game.name, trouble or "it is not legal")
        return self.table.any_move(seat)

    async def _asked(self, seat: int, bot: str) -> tuple[str | None, str]:
        """What a bot would play; or None, and why."""
        try:
            return await self._thinkers.choose(self.table.glimpse(seat, bot)), ""
        except NoAnswer as cause:
            return None, str(cause)
        except Exception as error:  # noqa: BLE001 -- its words may name what is hidden
            return None, type(error).__name__

    # The end

    def give_up(self) -> None:
        """Nobody knows what is stored: all who look on come back, and find the table loaded anew."""
        self._retire()
        for reader in self.audience.readers:
            reader.dismiss()

    def _retire(self) -> None:
        self.broken = True
        if self._thinking is not None and self._thinking is not asyncio.current_task():
            self._thinking.cancel()

    async def close(self) -> None:
        tasks = [task for task in (self._thinking, self._hinting) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def refuse(reader: Reader, token: str | None, refusal: Refusal) -> None:
    """Say why, and show the table as it is."""
    metrics.REFUSALS.labels(refusal.code).inc()
    reader.tell(Refused(token, refusal.code, refusal.reason, refusal.message))
    reader.refresh()
