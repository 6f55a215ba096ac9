"""Other processes that serve the same tables, on this machine or on others: what they have done is seen here.

What is stored is the truth. Every process looks, every few seconds, how far the tables that it has in memory are by
what is stored (`Mark`), and catches up with what others did. A word through Valkey that a table has changed only
makes it look earlier; so a word that is lost, or a Valkey that is away, costs a second or two and nothing else.
No table belongs to anybody: whoever is killed leaves nothing behind that others would have to wait for.
"""

import asyncio
import logging
from collections.abc import Collection
from contextlib import suppress
from random import uniform
from secrets import token_hex
from typing import TYPE_CHECKING, Final

import msgspec

from regalia.server.ops.rate_limits import Limits
from regalia.server.ops.service_time import ServiceTime
from regalia.server.ops.tasks import Task
from regalia.server.play.moves import Stored
from regalia.server.play.peers import Peers
from regalia.server.play.rooms import Rooms
from regalia.server.store.storage import Mark, Presence, SharedStorage, StorageTrouble
from regalia.server.wire.protocol import Reminded

if TYPE_CHECKING:  # they need a package that is loaded where Valkey is asked for
    from regalia.server.bots.remote import RemoteThinkers
    from regalia.server.cluster.valkey import Valkey

POLL: Final = 1.0
"""Seconds between looking at what is stored."""
POLL_WITH_VALKEY: Final = 4
"""How many times as long that is while Valkey tells what has changed."""
HEARTBEAT: Final = 2.0
"""Seconds between saying that this process is there."""
GRACE: Final = (3.0, 5.0)
"""Seconds that others have for what they have begun. Each process leaves them another time: so one is the first."""
GATHERED: Final = 0.003
"""Seconds for which tables that have changed are gathered: one word for many costs as much as one for one."""
CHANGES: Final = "regalia:changes"
LIMITS: Final = "regalia:limits"
REMINDERS: Final = "regalia:reminders"

log = logging.getLogger(__name__)
encode = msgspec.json.Encoder().encode


class _Reminder(msgspec.Struct):
    process: str
    guest: int
    word: Reminded


class _Spent(msgspec.Struct):
    process: str
    spent: list[tuple[str, int | str, int]]


class ClusterPeers(Peers):
    def __init__(self, storage: SharedStorage, limits: Limits, time: ServiceTime, valkey: str | None = None) -> None:
        super().__init__()
        self.process = time.process = token_hex(8)
        self.valkey: Valkey | None = None
        self.remote: RemoteThinkers | None = None
        if valkey is not None:
            from regalia.server.bots import remote as thinking
            from regalia.server.cluster import valkey as words

            self.valkey = words.Valkey(valkey, self.process)
            self.remote = thinking.RemoteThinkers(self.valkey)
        self._storage = storage
        self._limits = limits
        self._time = time
        self._rooms: Rooms | None = None
        self._grace = uniform(*GRACE)
        self._alone = True
        self._present: dict[tuple[str, int], Presence] = {}
        """Who has which table open here."""
        self._came: dict[tuple[str, int], str | None] = {}
        """What of it is not noted yet."""
        self._known: dict[str, Mark] = {}
        """How far the tables were when they were looked at last."""
        self._hinted: set[str] = set()
        self._changed: set[str] = set()
        """The tables of which others are to be told."""
        self._news = asyncio.Event()
        self._away = False
        """Nothing could be stored just now."""
        self._turn = 0
        """How often it was time to look."""

    def serve(self, rooms: Rooms) -> None:
        """These are the tables in memory here."""
        self._rooms = rooms

    @property
    def rooms(self) -> Rooms:
        assert self._rooms is not None
        return self._rooms

    @property
    def grace(self) -> float:
        return 0.0 if self._alone else self._grace

    async def start(self) -> None:
        await self._beat()
        tasks = [
            Task("saying that this process is there", self._live, HEARTBEAT),
            Task("looking at what others do", self._look, POLL),
            Task("answering others", self._answer_hints, 0.0, waits=True),
        ]
        if self.valkey is not None and self.remote is not None:
            self._limits.share()
            self.valkey.start(self.remote.hear)
            await self.remote.start()
            await self.valkey.hear(CHANGES, self._hint)
            await self.valkey.hear(LIMITS, self._spend)
            await self.valkey.hear(REMINDERS, self._reminded)
            tasks.append(Task("sharing limits", self._share_limits, POLL))
        self.tasks.start(tasks)

    async def stop(self) -> None:
        await self.tasks.stop()
        if self.valkey is not None:
            await self.valkey.stop()
        with suppress(StorageTrouble):
            await self._storage.part(self.process)

    # What is said

    def follow(self, table: str) -> None:
        if self.valkey is not None:
            self._hinted.add(table)  # something may have happened since it was read
            self._news.set()

    def announce(self, table: str) -> None:
        if self.valkey is not None:
            if not self._changed:
                asyncio.get_running_loop().call_later(GATHERED, self._announce_changes, self.valkey)
            self._changed.add(table)

    def _announce_changes(self, valkey: "Valkey") -> None:
        valkey.say(CHANGES, " ".join((self.process, *self._changed)).encode())
        self._changed.clear()

    def note(self, table: str, guest: int, presence: Presence) -> None:
        who = (table, guest)
        if presence == "gone":
            self._present.pop(who, None)
        else:
            self._present[who] = presence
        self._came[who] = None if presence == "gone" else presence
        self._news.set()

    def remind(self, guest: int, word: Reminded) -> None:
        if self.valkey is not None:
            self.valkey.say(REMINDERS, encode(_Reminder(self.process, guest, word)))

    # What is heard

    def _hint(self, word: bytes) -> None:
        process, *tables = word.decode("ascii").split()
        matter = [table for table in tables if process != self.process and self.rooms.keeps(table)]
        if matter:
            self._hinted.update(matter)
            self._news.set()

    def _reminded(self, word: bytes) -> None:
        reminder = msgspec.json.decode(word, type=_Reminder)
        if reminder.process != self.process:
            self.rooms.remind_here(reminder.guest, reminder.word)

    def _spend(self, word: bytes) -> None:
        told = msgspec.json.decode(word, type=_Spent)
        if told.process != self.process:
            self._limits.spend(told.spent)

    # Tasks

    async def _live(self) -> None:
        try:
            if self._away:  # while nothing could be stored nobody could play, so that no clock ran
                await self._time.start(self._storage)
            await self._beat()
            self._away = False
        except StorageTrouble:
            self._away = True
            raise

    async def _beat(self) -> None:
        if not await self._storage.live(self.process):
            self._came.update(self._present)
            self._news.set()
        self._alone = await self._storage.alone(self.process)
        await self._time.follow(self._storage)
        gone = await self._storage.signed_out(self.rooms.devices())
        if gone:
            self.rooms.dismiss(lambda reader: reader.device in gone)

    async def _look(self) -> None:
        """At all tables that matter here."""
        self._turn += 1
        if self.valkey is not None and self.valkey.up and self._turn % POLL_WITH_VALKEY:
            return
        tables = self.rooms.followed()
        for table in self._known.keys() - tables:
            del self._known[table]
        await self.freshen(tables)

    async def _answer_hints(self) -> None:
        """And note who comes and goes."""
        await self._news.wait()
        self._news.clear()
        hinted, self._hinted = self._hinted, set()
        came, self._came = self._came, {}
        try:
            if came:
                await self._storage.note_present(self.process, came)
                for table in {table for table, _ in came}:
                    self.announce(table)
            await self.freshen(hinted)
        except BaseException:
            self._came = {**came, **self._came}
            self._hinted |= hinted
            self._news.set()
            raise

    async def _share_limits(self) -> None:
        assert self.valkey is not None
        spent = self._limits.spent()
        if spent:
            self.valkey.say(LIMITS, encode(_Spent(self.process, spent)))

    async def freshen(self, tables: Collection[str]) -> None:
        if not tables:
            return
        marks = await self._storage.marks(self.process, tables)
        versions = self.rooms.behind(marks)
        rows = await self._storage.rows_after(versions) if versions else {}
        for table in tables:
            mark = marks.get(table)
            try:
                if mark is None:
                    await self.rooms.forget([table])
                else:
                    news = Stored(versions[table], rows[table]) if table in rows else None
                    await self.rooms.follow(table, mark, self._known.get(table), news)
                    self._known[table] = mark
            except StorageTrouble:
                raise
            except Exception as error:  # noqa: BLE001 -- the other tables go on; its words may name what is hidden
                log.error("a table that changed elsewhere cannot be followed: %s", type(error).__name__)
