"""The service without the web: what guests can do with tables."""

import asyncio
import logging
import time
from collections.abc import Collection, Sequence
from secrets import token_urlsafe

from regalia import bots, games
from regalia.engine import chance
from regalia.engine.errors import RegaliaError
from regalia.engine.game import Options, listed, rotations
from regalia.games import AnyGame
from regalia.match import Match, new, scenario
from regalia.server.bots.pool import Thinkers
from regalia.server.cluster.peers import ClusterPeers
from regalia.server.ops import metrics
from regalia.server.ops.health import Pulse
from regalia.server.ops.rate_limits import Limits
from regalia.server.ops.scheduler import TICK, UNKNOWN, Scheduler
from regalia.server.ops.service_time import Clock, ServiceTime
from regalia.server.ops.tasks import Task, Tasks
from regalia.server.people.devices import LINK, Identity
from regalia.server.people.guests import YEAR, Guests
from regalia.server.people.names import WIDEST, likeness, plain, width
from regalia.server.people.web_push import PushSender, TurnNotices
from regalia.server.play.bot_delay import BotDelay
from regalia.server.play.context import Context
from regalia.server.play.peers import Peers
from regalia.server.play.presenting import closed_info, listed_info, table_info
from regalia.server.play.replay_pool import Replays, asker
from regalia.server.play.reviews import Reviews
from regalia.server.play.rooms import Rooms
from regalia.server.play.table import Table, waits
from regalia.server.play.waiting import WaitingTables
from regalia.server.settings import DAY, Settings
from regalia.server.store.storage import (
    CHAT_KEPT,
    Deed,
    Place,
    SharedStorage,
    Sheet,
    Storage,
    StorageTrouble,
    StoredFill,
    StoredPace,
    Wake,
    flags_of,
    retyped,
)
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import (
    AddNonces,
    FindGame,
    Keeping,
    NewTable,
    SeatPlan,
    TableInfo,
    TakeSeat,
)

FORGOTTEN = 90 * DAY
"""Seconds after which a guest who holds no seat, and was not here since, is a stranger again."""
REPORTED = 180 * DAY
"""Seconds for which reports are kept."""
THEMSELVES = "themselves"
"""Who erased a guest, where no operator did."""

log = logging.getLogger(__name__)


class Service:
    def __init__(self, storage: Storage, settings: Settings, time: ServiceTime | None = None) -> None:
        self.settings = settings
        self.storage = storage
        self.guests = Guests(self.storage)
        self.limits = Limits(settings.allowance)
        self.thinkers = Thinkers(settings.workers, settings.patience)
        self.replays = Replays(most=settings.replays)
        self.time = time or ServiceTime()
        self.peers = Peers()
        if isinstance(storage, SharedStorage):
            self.peers = ClusterPeers(storage, self.limits, self.time, settings.valkey)
        self.push_sender = PushSender(self.storage, settings.contact, here=settings.push_here)
        self.turn_notices = TurnNotices(self.storage, self.push_sender, self.limits.pushes)
        delay, notify_turn = BotDelay(settings.bot_delay), self.turn_notices.call
        context = Context(storage, self.thinkers, settings, self.time, delay, self.replays, notify_turn, self.peers)
        self.rooms = Rooms(context)
        self.reviews = Reviews(self.rooms, context)
        self.waiting = WaitingTables(self.rooms, context)
        self.scheduler = Scheduler(self.storage, self.rooms, self.time, self.peers, self.drop_tables)
        if isinstance(self.peers, ClusterPeers):
            self.peers.serve(self.rooms)
            self.thinkers.remote = self.peers.remote
        self.identity = Identity(self.storage, self.guests, self.rooms, self.push_sender)
        self.pulse = Pulse(self.storage)
        self.banned: frozenset[int] = frozenset()
        """Who may neither sit down nor talk."""
        self._deed = 0
        """The last one of an operator that is known here."""
        self._heeding = asyncio.Lock()
        self._clock = Clock()
        self._tasks = Tasks()
        metrics.ROOMS.set_function(lambda: len(self.rooms))
        metrics.BOTS_WAITING.set_function(lambda: self.thinkers.waiting)

    async def start(self) -> None:
        await self.time.start(self.storage)
        await self.peers.start()
        self.banned, self._deed = await self.storage.banned()
        self._tasks.start(
            (
                Task("tidying", self.tidy, DAY),
                Task("scheduler", self.scheduler.look, TICK),
                Task("looking for what is not known", self.scheduler.find_unknown, UNKNOWN),
                Task("following operators", self.heed, TICK),
                Task("emptying the memory", self.rooms.sweep, self.settings.idle / 4),
                Task("watching the event loop", metrics.watch_the_loop, 0.0),
            )
        )

    async def stop(self) -> None:
        """Finish what was begun."""
        self.replays.stop()
        await self._tasks.stop()
        await self.rooms.close()
        await self.turn_notices.close()
        await self.thinkers.close()
        self.replays.close()
        self.identity.close()
        await self.peers.stop()
        await self.storage.close()

    @property
    def late(self) -> dict[str, float]:
        """What should have been done by now in the background, and since how many seconds it was not."""
        return {**self._tasks.late, **self.peers.tasks.late}

    async def tidy(self) -> None:
        """Forget what nobody needs any more: guests who only looked in, devices, reports, outages."""
        now = self._clock.now()
        seen = await self.storage.seen()
        if not self._clock.believed(seen):
            log.warning("the clock says %s and said %s last: nothing is dropped today", _day(now), _day(seen or 0))
            return
        await self.storage.note_time(now)
        await self.storage.drop_sooner(now - self.settings.keep * DAY)  # it may have been more days before
        await self.storage.forget_outages(self.time.now())
        await self.storage.forget_reports(now - REPORTED)
        await self.storage.forget_guests(now - FORGOTTEN)
        await self.storage.forget_devices(now - YEAR)

    @property
    def keeping(self) -> Keeping:
        """For how long what is kept."""
        return Keeping(self.settings.keep, FORGOTTEN / DAY, YEAR / DAY, LINK, CHAT_KEPT, REPORTED / DAY)

    async def drop_tables(self, tables: Collection[str], before: float | None = None) -> None:
        """Those of them where a seat is still free, for which nobody came since that time, and that nobody has open."""
        now = self._clock.now()
        if not self._clock.believed(await self.storage.seen()):
            return
        unused = {*tables} - self.rooms.in_use()
        dropped = await self.storage.drop_tables(unused, now - self.settings.keep * DAY if before is None else before)
        await self.rooms.forget(dropped)
        if dropped:
            log.info("dropped %d tables for which nobody came in %g days", len(dropped), self.settings.keep)

    async def heed(self) -> None:
        """See what operators did, in whatever process: each service looks for itself."""
        async with self._heeding:
            deeds = await self.storage.deeds(self._deed)
            if not deeds:
                return
            self.banned, self._deed = await self.storage.banned()
            for deed in deeds:
                if deed.table is not None:
                    await self.rooms.shut(deed.table)
                if deed.kind == "erase" and deed.guest is not None:
                    await self.identity.forget(deed.guest)

    async def erase(self, guest: int) -> None:
        """Everything that says who the guest is, for themselves. Their tables are loaded anew, before and after, here
        and elsewhere: nothing in memory is stored over it."""
        await self.rooms.forget(await self.storage.seats_of(guest))
        await self.storage.do(Deed("erase", THEMSELVES, "", guest=guest))
        await self.heed()

    def _receive(self, guest: int) -> None:
        if guest in self.banned:
            raise Trouble("banned", "those who run this service have banned this guest")

    async def new_table(self, plan: NewTable, guest: int) -> TableInfo:
        self._receive(guest)
        match = _planned(plan)
        places = [_place(seat, match.game, guest, self.time.now()) for seat in plan.seats]
        if all(place.bot is not None for place in places):
            raise Trouble("invalid", "at least one seat is for a person")
        if plan.pace is not None:
            _known_bot(plan.pace.bot, match.game)
            if plan.pace.weekends and plan.pace.kind != "mail":
                raise Trouble("invalid", "weekends are off where a game goes by mail")
        sheet = _sheet(match, places, plan.scenario, plan)._replace(maker=guest, pace=retyped(StoredPace, plan.pace))
        sheet = sheet._replace(wake=Wake(self.settings.waits_until(self.time.now()), "drop"))
        free = any(place.free for place in places)
        if plan.fill is not None:
            _known_bot(plan.fill.bot, match.game)
            if free and any(place.guest is not None for place in places):
                sheet = sheet._replace(
                    fill=retyped(StoredFill, plan.fill), wake=Wake(self.time.now() + plan.fill.after, "fill")
                )
        sheet = sheet._replace(public=plan.public and free)
        if sheet.public:
            await self.waiting.check(guest)
        added = await self.storage.add_table(sheet)
        if sheet.public:
            self.waiting.note_network(added)
        return await self.table(added, guest)

    async def find_game(self, find: FindGame, guest: int) -> TableInfo:
        """A seat at a public table that somebody waits at just now; if there is none, such a table."""
        self._receive(guest)
        name = _name(find.name)
        sheets = await self.waiting.waited_at(guest, None if find.any else find.game, mail=False)
        mine = [sheet for sheet in sheets if any(place.guest == guest for place in sheet.places)]
        if mine:
            return await self.table(mine[0].id, guest)
        if sheets:
            self._join_strangers(guest)
        for sheet in sorted(sheets, key=lambda sheet: sheet.game != find.game):
            try:
                async with self.rooms.enter(sheet.id) as room:
                    await room.seats.sit_anywhere(Place(guest, name, seen=self.time.now()))
            except Trouble as trouble:
                if trouble.problem.code not in ("taken", "name-taken", "unknown", "closed", "not-now", "busy"):
                    raise
            else:
                return await self.table(sheet.id, guest)
        plans = [SeatPlan("me", name), *(SeatPlan("open") for _ in range(_fewest(find.game) - 1))]
        return await self.new_table(NewTable(find.game, plans, public=True, fill=find.fill), guest)

    def _join_strangers(self, guest: int) -> None:
        if not self.limits.strangers.allows(guest, asker.get()):
            raise Trouble("too-fast", "too many seats among strangers; wait a little, or play where you sit")

    async def rematch(self, table: str, guest: int) -> TableInfo:
        """The same people again, everybody one seat further; or two, where that keeps teams together."""
        self._receive(guest)
        async with self.rooms.enter(table) as room:
            old = room.table
            if not old.seats_of(guest):
                raise Trouble("not-yours", "you did not play at this table")
            if not old.over:
                raise Trouble("not-now", "the game is not over")
            seats = len(old.places)
            try:
                again = _laid_out(old.game.name, seats, old.sheet.options, old.sheet.scenario)
            except RegaliaError as cause:
                raise Trouble("not-now", f"it cannot be played like this any more: {cause}") from None
            _, *turns = rotations(old.game.sides(seats))
            turn = turns[0] if turns else 0
            # What they added to the dice of the last game says nothing about those of the next
            places = [_again(old.places[seat - turn]) for seat in range(seats)]
            colours = old.sheet.colours  # which people take along
            again.choose_colours([colours[seat - turn] for seat in range(seats)] if colours else ())
            settled = old.sheet
            sheet = _sheet(again, places, settled.scenario, settled)
            sheet = sheet._replace(maker=settled.maker, pace=settled.pace)
            sheet = sheet._replace(wake=Wake(self.settings.waits_until(self.time.now()), "drop"))
            added = await self.storage.add_table(sheet, after=table)
            room.note_rematch(added)
        return await self.table(added, guest)

    async def table(self, table: str, guest: int | None) -> TableInfo:
        if table not in self.rooms:
            sheet = await self.storage.sheet(table)
            playable = sheet is not None and sheet.game in games.names()
            if sheet is not None and sheet.outcome is not None and sheet.closed is None and playable:
                return closed_info(sheet, sheet.outcome, guest, self.rooms.moment(table))
        async with self.rooms.enter(table) as room:
            return room.moves.telling.info(guest)

    async def game_of(self, table: str) -> str | None:
        """What is played there; None where nothing is known of it, now or at all."""
        try:
            sheet = await self.storage.sheet(table)
        except StorageTrouble:
            return None
        return sheet and sheet.game

    async def tables(self, guest: int) -> list[TableInfo]:
        """The guest's tables, as they are stored. Those of rules that are not known yet, and not played to an end, are
        left out, and those that were closed, or whose game is not here."""
        found = []
        for sheet in await self.storage.tables_of(guest):
            if sheet.closed is not None:
                continue
            info = self._listed(sheet, guest)
            if info is None:
                try:
                    info = await self.table(sheet.id, guest)
                except Trouble as trouble:
                    if trouble.problem.code not in ("not-now", "unknown", "closed"):
                        raise
                    continue
            found.append(info)
        return found

    def _listed(self, sheet: Sheet, guest: int) -> TableInfo | None:
        """A table as its row has it, without opening it; None where that is not known."""
        if sheet.game not in games.names():
            return None
        if sheet.outcome is not None:
            return closed_info(sheet, sheet.outcome, guest, self.rooms.moment(sheet.id))
        rules = games.find(sheet.game).rules_version
        if sheet.summary is not None and sheet.rules <= rules == sheet.summary.rules:
            return listed_info(sheet, sheet.summary, guest, self.rooms.moment_of(sheet))
        if sheet.version == 0 and sheet.rules == rules and waits(sheet):
            return table_info(Table(sheet), guest, self.rooms.moment_of(sheet))
        return None

    async def take_seat(self, table: str, seat: int, guest: int, sitting: TakeSeat) -> TableInfo:
        self._receive(guest)
        async with self.rooms.enter(table) as room:
            if room.table.sheet.public and guest != room.table.sheet.maker:
                self._join_strangers(guest)
            place = Place(guest, _name(sitting.name), nonce=sitting.nonce, seen=self.time.now())
            await room.seats.sit(seat, place, sitting.colours)
        return await self.table(table, guest)

    async def add_nonces(self, table: str, guest: int, given: AddNonces) -> TableInfo:
        nonces = {each.seat: each.nonce for each in given.nonces}
        if len(nonces) < len(given.nonces):
            raise Trouble("invalid", "a seat has one nonce")
        async with self.rooms.enter(table) as room:
            await room.seats.add_nonces(guest, nonces)
        return await self.table(table, guest)

    async def choose_colours(self, table: str, guest: int, colours: Sequence[int]) -> TableInfo:
        async with self.rooms.enter(table) as room:
            await room.seats.choose_colours(guest, colours)
        return await self.table(table, guest)

    async def leave_seat(self, table: str, seat: int, guest: int) -> TableInfo:
        async with self.rooms.enter(table) as room:
            await room.seats.leave(seat, guest)
        return await self.table(table, guest)

    async def seat_bot(self, table: str, seat: int, guest: int, bot: str) -> TableInfo:
        async with self.rooms.enter(table) as room:
            _known_bot(bot, room.table.game)
            if not room.table.seats_of(guest):
                raise Trouble("not-yours", "only somebody who sits at the table can seat a bot")
            await room.seats.sit(seat, Place(bot=bot))
        return await self.table(table, guest)


def _day(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))


def _laid_out(game: str, seats: int, options: Options, name: str | None) -> Match:
    """What a new table is made of. It is begun anew, with other dice, when all have added their nonces."""
    found = games.find(game)
    seed = chance.fresh_seed()
    if name is None:
        return new(found.name, seats=seats, seed=seed, options=options)
    return scenario(found.name, name, seed=seed)


def _fewest(game: str) -> int:
    """Players: so few that company is found soon."""
    try:
        return min(games.find(game).seats)
    except RegaliaError as cause:
        raise Trouble("invalid", str(cause)) from None


def _planned(plan: NewTable) -> Match:
    try:
        match = _laid_out(plan.game, len(plan.seats), plan.options, plan.scenario)
        match.choose_colours(plan.colours)
    except RegaliaError as cause:
        raise Trouble("invalid", str(cause)) from None
    if len(plan.seats) != match.seats:
        raise Trouble("invalid", f"scenario {plan.scenario!r} is for {match.seats} players, not {len(plan.seats)}")
    if plan.scenario is not None and (plan.options or plan.colours):
        raise Trouble("invalid", "a scenario brings its own options and colours")
    return match


def _sheet(match: Match, places: Sequence[Place], name: str | None, settled: NewTable | Sheet) -> Sheet:
    return Sheet(
        id=token_urlsafe(12),
        game=match.game.name,
        rules=match.game.rules_version,
        options=dict(match.options),
        seed=match.seed,
        scenario=name,
        start=match.start,
        created=time.time(),
        rematch=None,
        outcome=None,
        places=tuple(places),
        colours=() if match.colours == match.game.coloured(match.seats) else match.colours,
        **flags_of(settled),
    )


def _place(plan: SeatPlan, game: AnyGame, guest: int, now: float) -> Place:
    name = None if plan.name is None else _name(plan.name)
    match plan.kind:
        case "me":
            return Place(guest, name, seen=now)
        case "bot":
            return Place(name=name, bot=_known_bot(plan.bot, game))
        case "open":
            return Place()


def _again(place: Place) -> Place:
    """The seat of somebody in the next game; whoever is not to be known any more leaves it free."""
    return Place() if place.erased else place._replace(nonce=None)


def _name(given: str) -> str:
    name = plain(given)
    if not likeness(name):
        raise Trouble("invalid", "a name needs letters")
    if width(name) > WIDEST:
        raise Trouble("invalid", f"a name is as wide as {WIDEST} letters at most")
    return name


def _known_bot(bot: str | None, game: AnyGame) -> str:
    known = bots.offered(game)
    if bot is None or bot not in known:
        raise Trouble("invalid", f"there is no bot {bot!r}; expected {listed(list(known))}")
    return bot
