"""Whether the service can still store anything: asked by whoever watches over it, as often as they like."""

import asyncio
import logging
from time import monotonic

from regalia.server.store.storage import Storage, StorageTrouble

ANSWER_HOLDS = 1.0
"""Seconds for which an answer holds."""
PROBE_TIMEOUT = 1.0
"""Seconds after which no answer is an answer."""

log = logging.getLogger(__name__)


class Pulse:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._probe: asyncio.Task[bool] | None = None
        self._begun = 0.0

    async def beats(self) -> bool:
        """Something could be written just now. However many ask, it is tried once a second at most."""
        if self._probe is None or (self._probe.done() and monotonic() - self._begun >= ANSWER_HOLDS):
            self._begun = monotonic()
            self._probe = asyncio.create_task(self._beat())
        done, _ = await asyncio.wait({self._probe}, timeout=max(0.0, self._begun + PROBE_TIMEOUT - monotonic()))
        return bool(done) and self._probe.result()

    async def _beat(self) -> bool:
        try:
            await self._storage.beat()
        except StorageTrouble as cause:
            log.error("nothing can be stored: %s", cause)
            return False
        return True
