"""What is stored of guests, tables, seats, rows, results and chat, as the rest of the service reads it.

It knows no game: options are values, moves are texts. It knows no database, and no statement. It knows nothing of the
wire either: what a request may say can be tightened, and what was stored before is still read.
"""

from collections.abc import Iterable, Sequence
from math import inf
from typing import Any, Final, Literal, NamedTuple, TypeVar, get_args

import msgspec

from regalia.engine.errors import RegaliaError
from regalia.engine.game import Value

CHAT_TOLD = 200
"""Lines that are told to whoever opens the table."""
CHAT_KEPT = 1000
"""Lines of a table; when there are more, the oldest go."""
ASIDE_KEPT = 300
"""The same of those who look on: they do not push out what players say."""
LISTED = 50
"""Tables in a guest's list, and in any other."""
MOST_OPEN = 5
"""Public tables of one maker where somebody waits: so many can be made, and no more are listed."""
MOST_MUTED = 200
"""People of whom a guest wants to hear nothing."""
MOST_TOLD_DEVICES = 10
"""Devices of a guest that are told of their turn while their browser is closed; of more, the newest."""
MOST_REPORTS = 10_000
"""When there are more, the oldest go."""

Presence = Literal["here", "away", "gone"]
"""Whether somebody has a table open, and looks at it."""
Kind = Literal["play", "take-back", "rewind", "hint", "resign", "time-out", "replace", "agree"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
PLAYED: Final = "played"
PRACTICE: Final = "practice"
"""The ending of a game that was played to its end, and where somebody had a hint, or took back what cannot be."""
OTHER_RULES: Final = "other-rules"
"""The ending of a game whose moves the rules of now do not allow."""


Complaint = Literal["insult", "spam", "name", "unfair", "other"]


class StorageTrouble(Exception):
    """It could not be done, or perhaps it was and nobody can say so: the disk is full, or somebody keeps it locked."""


class Conflict(Exception):
    """Somebody else has stored the row of this number: what is in memory is not what is stored."""


class UnknownKind(RegaliaError):
    """A row that this Regalia cannot carry out."""

    def __init__(self, table: str, kind: str) -> None:
        super().__init__(f"table {table} has a row of kind {kind!r}, which this Regalia does not know")


class Guest(NamedTuple):
    id: int
    name: str | None


class Device(NamedTuple):
    """A browser in which a guest is known."""

    hash: bytes
    """Of the secret in its cookie."""
    created: float
    seen: float
    """When it was here last, to within a day."""


class Push(NamedTuple):
    """Where a browser that is closed hears something, and what only it can read it with."""

    endpoint: str
    p256dh: bytes
    auth: bytes
    language: str


class Account(NamedTuple):
    """Who a guest is, and how they come back."""

    name: str | None
    created: float
    coded: float | None
    """When the words were made by which they come back."""
    banned: float | None
    """Since when they may neither sit down nor talk."""
    devices: tuple[Device, ...]
    pushes: tuple[tuple[bytes, Push, float], ...]
    """By device; when they were asked for."""


class Place(NamedTuple):
    """Who holds a seat: a guest, a bot, or nobody yet."""

    guest: int | None = None
    name: str | None = None
    """Empty where the guest has had their data erased."""
    bot: str | None = None
    nonce: str | None = None
    """What the player's client adds to the dice."""
    seen: float | None = None
    """When the guest came or went last."""

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None

    @property
    def erased(self) -> bool:
        """Somebody sat there who is not to be known any more."""
        return self.name == ""


class Row(NamedTuple):
    """Something that was done at a table, as stored."""

    kind: Kind
    seat: int
    move: str | None = None
    token: str | None = None
    """The client's own name for the message."""
    guest: int | None = None
    """Who did it; None for bots, and where it was not noted."""
    at: float | None = None
    """When it was done; None where it was not noted, and then it is when it is stored."""
    took: float | None = None
    """Seconds on the table's clock since the row before; None without a pace."""


class Result(NamedTuple):
    """How the game went for one seat."""

    rank: int | None
    points: int | None
    """Both None where it was not played to an end."""
    ending: str = PLAYED
    """`played` to its end, for `practice` or not, `other-rules`, or the kind of the row that ended it. In a game that
    was played to its end, the kind of the row since which a bot has played for the seat. In one that was ended by
    those who were there, `absent` for those who were not."""


class Outcome(NamedTuple):
    """A finished game in short."""

    version: int
    moves: int
    results: tuple[Result, ...]
    ended: float | None = None

    @property
    def ranks(self) -> tuple[int, ...]:
        return tuple(result.rank for result in self.results if result.rank is not None)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(result.points for result in self.results if result.points is not None)


class Summary(msgspec.Struct, frozen=True, array_like=True):
    """A game that goes on, in short: what lists show of it. It is stored with every row, and is never the truth."""

    rules: int
    """The version of the rules that it was worked out by."""
    moves: int
    actors: tuple[int, ...]
    points: tuple[int, ...]
    agreed: tuple[int, ...] = ()
    practice: bool = False
    stand_ins: dict[int, str] = {}
    resigned: tuple[int, ...] = ()


Why = Literal["bot", "time", "fill", "drop", "remind", "open"]
"""A bot is to move; somebody's time is up; bots take the free seats; nobody has come for long; somebody is to be told
that it is their turn; what comes next is not known, and the table is opened to find it out."""


class Wake(NamedTuple):
    """When something is due at a table though nobody does anything there, and why."""

    at: float
    why: Why


class Due(NamedTuple):
    """A table where something is due."""

    table: str
    at: float
    why: Why


class StoredPace(msgspec.Struct, frozen=True):
    """At what pace a table is played, as `TimeControl` settled it: without its limits, and whatever else it says."""

    kind: str
    """`mail`, or else live."""
    move: int
    reserve: int = 0
    weekends: bool = False
    offset: int = 0
    lost: bool = False
    bot: str = "squire"


class StoredFill(msgspec.Struct, frozen=True):
    """When a bot takes a free seat, and which, as a request settled it."""

    after: int
    bot: str = "squire"


Like = TypeVar("Like", bound=msgspec.Struct)


def retyped(kind: type[Like], value: msgspec.Struct | None) -> Like | None:
    """A structure with the same fields, without looking at their values."""
    return None if value is None else kind(**msgspec.structs.asdict(value))


FLAGS: Final = ("hints", "silent")
"""What whoever makes a table says yes or no to: named alike in requests, in sheets, in columns and in `TableInfo`."""


def flags_of(settled: object) -> dict[str, Any]:
    """As any of these has them."""
    return {flag: getattr(settled, flag) for flag in FLAGS}


class Sheet(NamedTuple):
    """All that is stored of a table but its rows and its chat."""

    id: str
    game: str
    rules: int
    options: dict[str, Value]
    seed: str
    scenario: str | None
    start: str | None
    created: float
    rematch: str | None
    outcome: Outcome | None
    places: tuple[Place, ...]
    maker: int | None = None
    pace: StoredPace | None = None
    begun: float | None = None
    """When the game began; noted where there is a pace."""
    hints: bool = False
    """Whoever sits there may ask for hints, also against people."""
    wake: Wake | None = None
    """What is due next."""
    version: int = 0
    """How many rows are stored."""
    summary: Summary | None = None
    """The game as it is after these; None before it begins, once it is over, and where it is not known."""
    public: bool = False
    fill: StoredFill | None = None
    silent: bool = False
    closed: float | None = None
    """When an operator closed it: nobody opens it any more."""
    closures: tuple[tuple[float, float], ...] = ()
    """When it was closed, and opened again: only `Storage.closures` says it."""
    present: str = ""
    """Who has it open at any process, as `Mark.present`: only lists say it, where there are several processes."""
    colours: tuple[int, ...] = ()
    """Of each seat; none where each has that of its own number."""


class Line(NamedTuple):
    """A chat line."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    team: tuple[int, ...] | None
    """The seats that it was for; None for all."""
    guest: int | None
    """Who said it; None where it was not noted."""
    aside: bool
    phrase: bool
    """The text is the name of a phrase."""


class Reported(NamedTuple):
    """What somebody told those who run the service."""

    at: float
    reporter: int | None
    guest: int | None
    """About whom."""
    table: str
    name: str
    """Theirs, at that table."""
    line: int
    """0 where it is about no line."""
    text: str | None
    """What the line said."""
    reason: Complaint
    words: str


DeedKind = Literal["close", "reopen", "ban", "unban", "erase", "read", "prune"]
"""`read`: new reports were read. `prune`: old games were removed."""


class Deed(NamedTuple):
    """What an operator did, or a guest who erased themselves: all processes have to know of it."""

    kind: DeedKind
    operator: str
    why: str
    table: str | None = None
    guest: int | None = None
    at: float = 0.0
    id: int = 0


class Called(NamedTuple):
    """A name that a guest has, or had at a table."""

    guest: int
    name: str
    created: float
    banned: bool


def closures_in(deeds: Iterable[tuple[DeedKind, float]]) -> tuple[tuple[float, float], ...]:
    """Of what operators did to one table, in order: from when to when it was closed."""
    found, closed = [], None
    for kind, at in deeds:
        if kind == "close" and closed is None:
            closed = at
        elif kind == "reopen" and closed is not None:
            found.append((closed, at))
            closed = None
    return tuple(found)


class Warm(NamedTuple):
    """Since when somebody must have been seen at an open table, so that others are sent there."""

    since: float
    mail: float | None = -inf
    """By mail, where nobody has to be here; None where these do not count."""
    lacking: float = -inf
    """Whoever has not added their nonce."""


class Mark(NamedTuple):
    """How far a table is, as it is stored: enough to see whether somebody else has changed it."""

    rows: int
    line: int
    """The number of the newest chat line."""
    seats: str | None
    """What `seats_mark` says of them, while nothing is played; after that they stay."""
    rematch: str | None
    present: str
    """Who has it open at other processes, as `1:here 7:away`."""


def seats_mark(places: Iterable[Place], colours: Sequence[int]) -> str:
    """All of the seats that can change before the game begins."""
    seats = (f"{place.guest or ''}/{place.bot or ''}/{place.nonce or ''}" for place in places)
    return f"{' '.join(seats)} [{','.join(map(str, colours))}]" if colours else " ".join(seats)


def present_in(mark: str) -> dict[int, Presence]:
    """Who it says is there."""
    pairs = (entry.partition(":") for entry in mark.split())
    return {int(guest): "here" if presence == "here" else "away" for guest, _, presence in pairs}
