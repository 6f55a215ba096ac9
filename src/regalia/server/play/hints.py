"""What a strong bot would do, where somebody may have a hint; and what is worth a thought against bots."""

import asyncio
import logging

from regalia.server.bots.interface import NoAnswer
from regalia.server.bots.process import Glimpse
from regalia.server.play.audience import OUTDATED, Reader, refuse
from regalia.server.play.context import Context
from regalia.server.play.moves import Moves
from regalia.server.play.permissions import why_not_hint, why_not_ponder
from regalia.server.play.table import Refusal
from regalia.server.store.storage import Row, StorageTrouble
from regalia.server.wire.protocol import Hinted, Pondered

NO_HINT = Refusal("broken", "nobody could think of a hint; try again")

log = logging.getLogger(__name__)


class Hints:
    def __init__(self, moves: Moves, context: Context) -> None:
        self.table = moves.table
        self._moves = moves
        self._settings = context.settings
        self._thinkers = context.thinkers
        self.hinting: asyncio.Task[None] | None = None
        self.pondering: asyncio.Task[None] | None = None

    def ask(self, reader: Reader, token: str, seat: int, version: int) -> None:
        """What a strong bot would do there, for the one who sits there; nobody waits while it thinks."""
        if self._may(reader, token, why_not_hint(self.table, seat, version), self.hinting):
            row = Row("hint", seat, None, token, reader.guest)
            self.hinting = asyncio.create_task(self._hint(reader, row, version))

    def _may(self, reader: Reader, token: str, refusal: Refusal | None, task: asyncio.Task[None] | None) -> bool:
        """Whether a thought may begin here; if not, the reader is told so."""
        if self._moves.broken:
            refusal = OUTDATED
        elif refusal is None and task is not None and not task.done():
            refusal = Refusal("too-fast", "this is being thought out at this table; wait for it")
        if refusal is not None:
            refuse(reader, token, refusal)
        return refusal is None

    async def _hint(self, reader: Reader, row: Row, version: int) -> None:
        """It is noted before it is told: whoever had it, and goes away, had it."""
        assert row.token is not None
        try:
            advice = await self._thinkers.advise(self.table.glimpse_for_hint(row.seat, self._settings.adviser))
            refusal = await self._moves.store_decided(row, version, reader)
        except Exception as error:  # noqa: BLE001 -- its words may name what is hidden
            known = isinstance(error, NoAnswer | StorageTrouble)
            log.error("no hint in %s: %s", self.table.game.name, error if known else type(error).__name__)
            refuse(reader, row.token, NO_HINT)
            return
        if refusal is None:
            reader.send(Hinted(row.token, row.seat, advice))
        else:
            refuse(reader, row.token, refusal)

    def ponder(self, reader: Reader, token: str, seat: int, version: int) -> None:
        """What is worth a thought there; nobody waits for it."""
        if self._may(reader, token, why_not_ponder(self.table, seat, version), self.pondering):
            self.pondering = asyncio.create_task(self._ponder(reader, token, self.table.glimpse_to_ponder(seat)))

    async def _ponder(self, reader: Reader, token: str, glimpse: Glimpse) -> None:
        try:
            reader.send(Pondered(token, await self._thinkers.ponder(glimpse)))
        except Exception as error:  # noqa: BLE001 -- its words may name what is hidden
            log.error(
                "no thought in %s: %s", glimpse.game, error if isinstance(error, NoAnswer) else type(error).__name__
            )
            refuse(reader, token, NO_HINT)
