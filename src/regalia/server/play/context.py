"""What all rooms share: where tables are kept, who thinks, what time it is, and what was settled."""

from collections.abc import Callable
from dataclasses import dataclass, field

from regalia.server.bots.interface import Thinking
from regalia.server.ops.service_time import ServiceTime
from regalia.server.play.bot_delay import BotDelay
from regalia.server.play.peers import Peers
from regalia.server.play.replay_pool import Replays
from regalia.server.settings import Settings
from regalia.server.store.storage import Storage

NotifyTurn = Callable[[int, str, str, str], None]
"""Tell a guest who is not here that it is their turn, or by name who waits for them: at which table, of which game."""


def notify_nobody(_guest: int, _table: str, _game: str, _waiting: str) -> None: ...


@dataclass(frozen=True)
class Context:
    storage: Storage
    thinkers: Thinking
    settings: Settings = field(default_factory=Settings)
    time: ServiceTime = field(default_factory=ServiceTime)
    bot_delay: BotDelay = field(default_factory=BotDelay)
    """How long bots wait where people look on."""
    replays: Replays = field(default_factory=Replays)
    """Where games are played again and packed."""
    notify_turn: NotifyTurn = notify_nobody
    peers: Peers = field(default_factory=Peers)
    """Other processes that serve the same tables."""
