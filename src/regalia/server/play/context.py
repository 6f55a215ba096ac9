"""What all rooms share: where tables are kept, who thinks, what time it is, and what was settled."""

from collections.abc import Callable
from dataclasses import dataclass, field

from regalia.server.bots.interface import Thinking
from regalia.server.ops.service_time import ServiceTime
from regalia.server.play.bot_delay import Pace
from regalia.server.play.peers import Neighbours
from regalia.server.play.replay_pool import Replays
from regalia.server.settings import Settings
from regalia.server.store.storage import Storage

Summon = Callable[[int, str, str, str], None]
"""Tell a guest who is not here that it is their turn, or by name who waits for them: at which table, of which game."""


def summon_nobody(_guest: int, _table: str, _game: str, _waiting: str) -> None: ...


@dataclass(frozen=True)
class Context:
    storage: Storage
    thinkers: Thinking
    settings: Settings = field(default_factory=Settings)
    time: ServiceTime = field(default_factory=ServiceTime)
    pace: Pace = field(default_factory=Pace)
    """How long bots wait where people look on."""
    replays: Replays = field(default_factory=Replays)
    """Where games are played again and packed."""
    summon: Summon = summon_nobody
    neighbours: Neighbours = field(default_factory=Neighbours)
    """Other processes that serve the same tables."""
