"""What a room says to other processes that serve the same tables. Here: that there are none.

`cluster.peers` has those that there are. It knows no database and no Valkey.
"""

from collections.abc import Collection

from regalia.server.ops.tasks import Tasks
from regalia.server.store.storage import Presence
from regalia.server.wire.protocol import Reminded


class Peers:
    """Nobody else serves these tables."""

    def __init__(self) -> None:
        self.tasks = Tasks()
        """By which it is seen what they do."""

    @property
    def grace(self) -> float:
        """Seconds that others have to go on with what they have begun before it is done here."""
        return 0.0

    async def start(self) -> None:
        """Begin to listen to them."""

    async def stop(self) -> None:
        """Say goodbye."""

    def follow(self, table: str) -> None:
        """The table is in memory from here on: what others do with it matters."""

    def announce(self, table: str) -> None:
        """Something of the table was stored here."""

    def note(self, table: str, guest: int, presence: Presence) -> None:
        """Somebody who sits there looks at it here, has it open here, or has it no more."""

    def remind(self, guest: int, word: Reminded) -> None:
        """Somebody may have a table open elsewhere."""

    async def freshen(self, tables: Collection[str]) -> None:
        """See that what is in memory of these tables is what is stored."""
