"""What whoever runs the service may decide.

Each setting is a field here, an option of `regalia serve` if operators need it, and is read where it is used: all who
serve have the same settings (`Service.settings`, `play.context.Context.settings`).
"""

import re
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from regalia.advice import LEVEL
from regalia.engine.errors import RegaliaError

DAY = 24 * 3600
CONTACT = re.compile(r"(mailto:[^@\s]+@|https://)[\w-]+(\.[\w-]+)+")


class InvalidSettings(RegaliaError):
    """The service cannot run like this."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second in the long run."""

    burst: float
    each_second: float

    def times(self, factor: float) -> "Rate":
        return replace(self, burst=self.burst * factor, each_second=self.each_second * factor)


@dataclass(frozen=True)
class Allowance:
    """What everybody may do. An address may be a whole school, so it gets many times what a guest gets."""

    files: Rate = Rate(2000, 200)
    """Files of the client, words and rulebooks read by an address: a first visit reads some fifty at once."""
    requests: Rate = Rate(200, 50)
    """All other HTTP requests of an address."""
    guests: Rate = Rate(60, 0.5)
    """New guests from an address."""
    tables: Rate = Rate(10, 0.1)
    """New tables of a guest."""
    strangers: Rate = Rate(5, 1 / 120)
    """Seats that a guest takes at public tables: a game takes longer than that, and whoever sits somewhere is waited
    for."""
    replays: Rate = Rate(20, 2)
    """Stretches of a replay, and lists of tables, of a guest."""
    connects: Rate = Rate(30, 2)
    """Sockets opened by a guest, or by an address without a guest."""
    messages: Rate = Rate(40, 15)
    """Messages of a guest over sockets."""
    chat: Rate = Rate(6, 0.7)
    """Chat lines of a guest."""
    lines: Rate = Rate(200, 200 / 3600)
    """The same in the long run: nobody talks without end."""
    reports: Rate = Rate(5, 5 / 3600)
    """People and lines that a guest reports."""
    lessons: Rate = Rate(60, 4)
    """What a guest does in lessons: each answer is some milliseconds of work."""
    hints: Rate = Rate(10, 0.2)
    """Hints of a guest: each is seconds of thinking."""
    identity: Rate = Rate(20, 0.1)
    """Codes, links for other devices and copies of all data, of a guest."""
    leaving: Rate = Rate(10, 0.1)
    """Sign-outs and erasures of a guest: nothing else takes from it, so that nobody can keep a guest from them."""
    subscriptions: Rate = Rate(10, 0.1)
    """Asking to be told of one's turn while the browser is closed, of a guest."""
    tries: Rate = Rate(10, 0.05)
    """Codes and links tried by an address."""
    pushes: Rate = Rate(10, 0.05)
    """Words to the closed browsers of a guest."""
    address: float = 20
    """How many times what a guest may, all guests of an address together may."""
    sockets_of_guest: int = 20
    sockets_of_address: int = 200
    connections_of_address: int = 250
    """Connections of an address that are no sockets; a browser has six at most."""
    overruns: int = 100
    """Messages refused as too fast, after which a socket is closed."""

    def times(self, factor: float) -> "Allowance":
        """The same, so many times wider."""
        wider: dict[str, Any] = {
            name: value.times(factor) if isinstance(value, Rate) else int(value * factor)
            for name, value in vars(self).items()
        }
        return Allowance(**{**wider, "address": self.address})


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    """Where to listen."""
    port: int | None = None
    """The first from 8000 up that is free unless given; 0 takes any."""
    database: str | None = None
    """The URL of what keeps the tables; a file among the user's data unless given."""
    origins: tuple[str, ...] = ()
    """Other sites, as `https://example.org`, whose pages may talk to this service."""
    hosts: tuple[str, ...] = ()
    """The names by which this service may be called besides those of this machine."""
    proxy: str | None = None
    """The addresses of a proxy in front, separated by commas, which is believed about clients and https."""
    metrics: str | None = None
    """The address where Prometheus reads what is measured."""
    log: Literal["text", "json"] = "text"
    """How the log is written."""
    allowance: Allowance = field(default_factory=Allowance)
    workers: int | None = None
    """Processes in which bots think; as many as there are cores unless given."""
    patience: float = 20.0
    """Seconds that a bot has for one decision; a king takes 3 at most for a whole turn where nobody else thinks."""
    adviser: str = LEVEL
    """The level of the bot that gives hints."""
    bot_delay: float = 0.5
    """Seconds that a bot leaves people to see what happened before it moves."""
    idle: float = 60.0
    """Seconds after which a table where nothing happens leaves the memory, though people look at it."""
    keep: float = 30
    """Days after which a table that still has a free seat, and for which nobody came, is dropped."""
    absence: float = 300.0
    """Seconds that somebody may be away before the others at the table choose what to do."""
    ceiling: int = 1_000_000
    """What all tables in memory may weigh, in rows: of up to 700 bytes where they were played here, and of some 80
    where a snapshot knew what came of them."""
    valkey: str | None = None
    """The URL of a Valkey through which processes hear of each other at once; without it, within a second or two."""
    contact: str = "mailto:nobody@regalia.invalid"
    """Where push services write to if something is wrong, as `mailto:...` or `https://...`."""
    push_here: bool = False
    """In tests alone: browsers may be told of their turn on this machine, without https."""
    replays: int = 100
    """Games that may wait to be played again, for opening a table or stepping back through it."""

    def check(self) -> None:
        """Refuse what cannot be, before anything is opened."""
        if not CONTACT.fullmatch(self.contact):
            raise InvalidSettings(
                f"push services cannot write to {self.contact!r}; expected mailto:NAME@HOST or https://HOST"
            )
        if self.valkey is not None and not (self.database or "").startswith(("postgresql://", "postgres://")):
            raise InvalidSettings("--valkey is for several processes on one PostgreSQL: --database postgresql://...")

    def waits_until(self, since: float) -> float:
        """When a table is dropped that waits for its players since then."""
        return since + self.keep * DAY
