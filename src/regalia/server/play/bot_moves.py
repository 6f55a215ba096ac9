"""The bots of a table: each is asked when it is to move, and what it says is stored."""

import asyncio
import logging
from contextlib import suppress

from regalia import bots
from regalia.server.bots.interface import NoAnswer
from regalia.server.play.context import Context
from regalia.server.play.moves import Moves
from regalia.server.play.permissions import forbidden
from regalia.server.store.storage import Row, StorageTrouble

log = logging.getLogger(__name__)


class BotMoves:
    def __init__(self, moves: Moves, context: Context) -> None:
        self.table = moves.table
        self._moves = moves
        self._thinkers = context.thinkers
        self._bot_delay = context.bot_delay
        self._peers = context.peers
        self.thinking: asyncio.Task[None] | None = None
        moves.wake_bots = self.play
        moves.stop_bots = self.stop

    def play(self) -> None:
        if self.table.bots_to_move() and not self._moves.broken and (self.thinking is None or self.thinking.done()):
            self.thinking = asyncio.create_task(self._play())

    @property
    def thinks(self) -> bool:
        """A bot thinks here."""
        return self.thinking is not None and not self.thinking.done()

    async def _play(self) -> None:
        try:
            while not self._moves.broken and (seats := self.table.bots_to_move()):
                seat, version = seats[0], self.table.version
                if await self._left_to_others():
                    continue
                move = await self._bots_choice(seat, version)
                if self._moves.audience.readers:
                    await self._bot_delay.follow(self._moves.changed_at)
                if move is not None:
                    await self._moves.store_decided(Row("play", seat, move), version, None)
        except StorageTrouble as cause:
            log.error("the bots of a table cannot go on; they are asked again: %s", cause)
        except Exception as error:  # noqa: BLE001 -- its words may name what is hidden
            log.error("the bots of a table cannot go on; they are asked again: %s", type(error).__name__)

    async def _left_to_others(self) -> bool:
        """Where others acted last, their bots think already: wait until they have moved, or will not any more."""
        if self._moves.others_acted is None:
            return False
        left = self._moves.others_acted + self._peers.grace - self._bot_delay.now()
        if left <= 0:
            self._moves.others_acted = None
            return False
        self._moves.stirred.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(left):
                await self._moves.stirred.wait()
        return True

    async def _bots_choice(self, seat: int, version: int) -> str | None:
        """The bot's move; if it has no legal one to say, that of a usual bot, thought out here; if even that has none,
        any: nobody waits for ever. None if the table has changed meanwhile, and the bot is to be asked again.
        """
        own = self.table.company.bot_of(seat)
        assert own is not None
        for bot, here in ((own, False), (bots.USUAL, True)):
            move, trouble = await self._asked(seat, bot, here=here)
            if not self._moves.still_decides(seat, version):
                return None
            if move is not None and forbidden(self.table, seat, move) is None:
                return move
            log.error("bot %s of %s has no move: %s", bot, self.table.game.name, trouble or "it is not legal")
        return self.table.any_move(seat)

    async def _asked(self, seat: int, bot: str, *, here: bool) -> tuple[str | None, str]:
        """What a bot would play; or None, and why."""
        try:
            return await self._thinkers.choose(self.table.glimpse(seat, bot), here=here), ""
        except NoAnswer as cause:
            return None, str(cause)
        except Exception as error:  # noqa: BLE001 -- its words may name what is hidden
            return None, type(error).__name__

    def stop(self) -> None:
        if self.thinking is not None and self.thinking is not asyncio.current_task():
            self.thinking.cancel()
