"""Public tables where somebody waits for others: which are listed, in what order, and how many there may be."""

from collections import Counter
from operator import itemgetter

from regalia import games
from regalia.server.ops.networks import widest
from regalia.server.play.context import Context
from regalia.server.play.presenting import table_info
from regalia.server.play.replay_pool import asker
from regalia.server.play.rooms import Rooms
from regalia.server.play.table import Moment, Table
from regalia.server.settings import DAY
from regalia.server.store.storage import LISTED, MOST_OPEN, Sheet, Warm
from regalia.server.wire.errors import Trouble
from regalia.server.wire.protocol import TableInfo

WARM = 600.0
"""Seconds after which nobody is sent to somebody who was last seen waiting then, and is not here any more."""
WARM_BY_MAIL = 3 * DAY
"""The same where a game goes by mail."""
LACKING = 60.0
"""The same of whoever has not added their nonce: clients do it as soon as the table is open, and no game begins
without."""
MOST_OPEN_OF_NETWORK = 20
"""Public tables where somebody waits that were made from one address, or one network of IPv6."""
MOST_NETWORKS = 10_000
"""Public tables of which it is known from where they were made."""


class WaitingTables:
    def __init__(self, rooms: Rooms, context: Context) -> None:
        self._rooms = rooms
        self._context = context
        self._networks: dict[str, str] = {}
        """By public table: the network from which it was made here."""

    async def check(self, guest: int) -> None:
        """Whether one more public table may wait for somebody."""
        waiting = await self.waited_at(guest)
        if sum(each.maker == guest for each in waiting) >= MOST_OPEN:
            raise Trouble("too-many", f"{MOST_OPEN} public tables of this guest wait for somebody already")
        network = widest(asker.get())
        if network and sum(self._networks.get(each.id) == network for each in waiting) >= MOST_OPEN_OF_NETWORK:
            raise Trouble("too-many", f"{MOST_OPEN_OF_NETWORK} public tables of this network wait for somebody already")

    def note_network(self, table: str) -> None:
        """From where a public table was made, which is stored nowhere."""
        if asker.get():
            if len(self._networks) >= MOST_NETWORKS:
                self._networks.clear()
            self._networks[table] = widest(asker.get())

    async def listed(self, guest: int | None) -> list[TableInfo]:
        """Those where anybody may sit down, and where somebody waits: first where they are here, then the fullest, and
        of these the oldest."""
        found = []
        for sheet in (await self.waited_at(guest))[:LISTED]:
            moment = self._rooms.moment_of(sheet)
            free = sum(place.free for place in sheet.places)
            key = (not _here(sheet, moment), free, sheet.created)
            found.append((key, table_info(Table(sheet), guest, moment)))
        return [info for _, info in sorted(found, key=itemgetter(0))]

    async def waited_at(self, guest: int | None, game: str | None = None, *, mail: bool = True) -> list[Sheet]:
        """As `Storage.open_tables` has them, and where somebody does wait. The second from a network comes after the
        first from all others: who has many names hides nobody's table either."""
        now = self._context.time.now()
        warm = Warm(now - WARM, now - WARM_BY_MAIL if mail else None, now - LACKING)
        count: Counter[str] = Counter()
        ranked = []
        for sheet in await self._context.storage.open_tables(guest, warm, self._rooms.visited(), game):
            moment = self._rooms.moment(sheet.id)
            if _is_current(sheet) and _is_waited_at(sheet, moment):
                network = self._networks.get(sheet.id, sheet.id)
                mine = guest is not None and any(place.guest == guest for place in sheet.places)
                ranked.append((0 if mine else count[network], sheet))
                count[network] += 1
        return [sheet for _, sheet in sorted(ranked, key=itemgetter(0))]


def _is_current(sheet: Sheet) -> bool:
    """It can be played here, by the rules of now."""
    return sheet.game in games.names() and sheet.rules == games.find(sheet.game).rules_version


def _is_waited_at(sheet: Sheet, moment: Moment) -> bool:
    """Somebody has it open, here or as far as another process noted; or was seen there lately."""
    mail = sheet.pace is not None and sheet.pace.kind == "mail"
    return _here(sheet, moment) or any(
        moment.now - (place.seen or sheet.created)
        < (LACKING if place.nonce is None else WARM_BY_MAIL if mail else WARM)
        for place in sheet.places
        if place.guest is not None
    )


def _here(sheet: Sheet, moment: Moment) -> bool:
    """Somebody who sits there has it open."""
    guests = (place.guest for place in sheet.places if place.guest in moment.present)
    return any(moment.present[guest].presence != "gone" for guest in guests if guest is not None)
