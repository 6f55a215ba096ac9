"""What is kept: guests, tables, seats, rows, results and chat. The interface, whatever keeps it.

It knows no game: options are values, moves are texts. It knows no database:
`sqlite` and `postgres` are those that there are.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Final, Literal, NamedTuple, get_args

from regalia.engine.errors import RegaliaError
from regalia.engine.game import Value
from regalia.server.protocol import ChatLine, TimeControl

CHAT_TOLD = 200
"""Lines that are told to whoever opens the table."""
CHAT_KEPT = 1000
"""Lines of a table; when there are more, the oldest go."""
LISTED = 50
"""Tables in a guest's list."""

Kind = Literal["play", "take-back", "rewind", "hint", "resign", "time-out", "replace", "agree"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
PLAYED: Final = "played"
PRACTICE: Final = "practice"
"""The ending of a game that was played to its end, and where somebody had a hint, or took back what cannot be."""
OTHER_RULES: Final = "other-rules"
"""The ending of a game whose moves the rules of now do not allow."""


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


class Place(NamedTuple):
    """Who holds a seat: a guest, a bot, or nobody yet."""

    guest: int | None = None
    name: str | None = None
    bot: str | None = None
    nonce: str | None = None
    """What the player's client adds to the dice."""
    seen: float | None = None
    """When the guest came or went last."""

    @property
    def free(self) -> bool:
        return self.guest is None and self.bot is None


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
    pace: TimeControl | None = None
    begun: float | None = None
    """When the game began; noted where there is a pace."""
    hints: bool = False
    """Whoever sits there may ask for hints, also against people."""


class Line(NamedTuple):
    """A chat line, and the seats that it was for; None for all."""

    line: ChatLine
    team: tuple[int, ...] | None


class Storage(ABC):
    """Each method is one transaction, and on the disk when it returns. All of them may raise StorageTrouble."""

    # The storage itself

    @abstractmethod
    async def beat(self) -> None:
        """Write something, to see whether it can be done."""

    @abstractmethod
    async def seen(self) -> float | None:
        """The newest time of day that was noted."""

    @abstractmethod
    async def note_time(self, now: float) -> None: ...

    @abstractmethod
    async def note_up(self, now: float) -> None:
        """The service is there, at this time of its own clock."""

    @abstractmethod
    async def wake(self, now: float) -> float:
        """The service is there again; what it said last is an outage up to now. The time that it is: never earlier."""

    @abstractmethod
    async def outages(self, since: float) -> list[tuple[float, float]]:
        """When the service was not there, as far as it was after that time; the earliest first."""

    @abstractmethod
    async def close(self) -> None:
        """Once everything that was given is on the disk."""

    # Guests

    @abstractmethod
    async def new_guest(self, secret_hash: bytes) -> Guest: ...

    @abstractmethod
    async def guest(self, secret_hash: bytes) -> Guest | None: ...

    @abstractmethod
    async def forget_guests(self, before: float) -> None:
        """Those who came before that time, hold no seat anywhere and did nothing."""

    # Tables

    @abstractmethod
    async def add_table(self, sheet: Sheet, after: str | None = None) -> str:
        """Add a table; as the rematch of another one unless that has one already. The id of the table there is now."""

    @abstractmethod
    async def sheet(self, table: str) -> Sheet | None: ...

    @abstractmethod
    async def table(self, table: str) -> tuple[Sheet, list[Row]] | None:
        """UnknownKind if a row is of none of KINDS."""

    @abstractmethod
    async def renew(self, table: str, rules: int, start: str | None) -> None:
        """A table where nobody has played: it will be played under these rules, from this position if any."""

    @abstractmethod
    async def tables_of(self, guest: int) -> list[Sheet]:
        """The tables where the guest holds a seat, the newest first."""

    @abstractmethod
    async def waiting_tables(self, before: float) -> list[str]:
        """Those made before that time where a seat is free, or a nonce is missing, so that nothing was ever played."""

    @abstractmethod
    async def drop_tables(self, tables: Collection[str]) -> list[str]:
        """Those of them that still wait for somebody; which they were."""

    @abstractmethod
    async def end(self, table: str, outcome: Outcome) -> None: ...

    @abstractmethod
    async def begin(self, table: str, at: float, due: float | None) -> None:
        """Note when a game with a pace began, unless it was noted, and when somebody's time may be up."""

    @abstractmethod
    async def note_due(self, table: str, due: float | None) -> None:
        """When somebody's time may be up, unless something happens before."""

    @abstractmethod
    async def next_due(self) -> float | None:
        """When somebody's time may be up first, at whatever table; None where no clock runs."""

    @abstractmethod
    async def due_tables(self, now: float) -> list[str]:
        """Those where somebody's time may be up by now."""

    # Seats

    @abstractmethod
    async def sit(self, table: str, seat: int, place: Place) -> bool:
        """Give a free seat to somebody; False if it is not free."""

    @abstractmethod
    async def add_nonces(self, table: str, guest: int, nonces: Mapping[int, str]) -> bool:
        """Add nonces to seats of a guest; False, and nothing is added, unless all of them are theirs and have none."""

    @abstractmethod
    async def leave(self, table: str, seat: int) -> None: ...

    @abstractmethod
    async def note_seen(self, table: str, guest: int, at: float) -> None:
        """A guest who holds seats comes or goes."""

    # Rows

    @abstractmethod
    async def add_row(self, table: str, seq: int, row: Row, due: float | None = None) -> int:
        """Store a row; its number, or that of the same message when it was stored before.

        With a row that says how long it took, `due` is when somebody's time may be up next.
        Conflict if the number is taken by another row.
        """

    @abstractmethod
    async def row_of(self, table: str, seat: int, token: str) -> int | None:
        """The number under which this message was stored before, if it was."""

    # Chat

    @abstractmethod
    async def add_line(
        self, table: str, seat: int, name: str, text: str, team: tuple[int, ...] | None, token: str
    ) -> Line | None:
        """Store a chat line; None if this message was stored before."""

    @abstractmethod
    async def lines(self, table: str, after: int) -> list[Line]:
        """The last chat lines, of those after the given number."""
