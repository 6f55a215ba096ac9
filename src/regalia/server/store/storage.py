"""What is kept: guests, tables, seats, rows, results and chat. The interface, whatever keeps it.

It knows no game: options are values, moves are texts. It knows no database:
`sqlite` and `postgres` are those that there are.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from math import inf
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from regalia.engine.errors import RegaliaError
from regalia.engine.game import Value
from regalia.server.wire.protocol import ChatLine, Complaint, Fill, TimeControl

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


class Traces(NamedTuple):
    """What a guest has left, as it is stored; each begins with the name of its table."""

    tables: list[tuple[str, str, float, float | None, bool]]
    """Game, when it was made and ended, and whether the guest made it."""
    seats: list[tuple[str, int, str | None, str | None, float | None]]
    """Seat, name, nonce, and when the guest came or went last."""
    rows: list[tuple[str, int, float | None, str, int, str | None, float | None]]
    """Number, when, kind, seat, move, and how long it took."""
    results: list[tuple[str, int, int | None, int | None, str]]
    """Seat, rank, points, ending."""
    lines: list[tuple[str, int, float, str, bool]]
    """Number, when, text, and whether it was for the team alone."""
    reports: list[tuple[str, float, int, Complaint, str]]
    """When the guest made it, about which line, why, and in which words."""
    muted: int
    """How many people the guest hears nothing of."""


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
    wake: Wake | None = None
    """What is due next."""
    version: int = 0
    """How many rows are stored."""
    summary: Summary | None = None
    """The game as it is after these; None before it begins, once it is over, and where it is not known."""
    public: bool = False
    fill: Fill | None = None
    silent: bool = False
    closed: float | None = None
    """When an operator closed it: nobody opens it any more."""
    closures: tuple[tuple[float, float], ...] = ()
    """When it was closed, and opened again: only `Storage.closures` says it."""
    present: str = ""
    """Who has it open at any process, as `Mark.present`: only lists say it, where there are several processes."""


class Line(NamedTuple):
    """A chat line, the seats that it was for, None for all, and who said it, None where it was not noted."""

    line: ChatLine
    team: tuple[int, ...] | None
    guest: int | None = None


def told_line(
    number: int,
    seat: int | None,
    name: str,
    text: str,
    at: float,
    team: str | None,
    guest: int | None,
    aside: int,
    phrase: int,
) -> Line:
    """A line as its columns have it."""
    words, code = ("", text) if phrase else (text, None)
    seats = None if team is None else msgspec.json.decode(team, type=tuple[int, ...])
    return Line(ChatLine(number, seat, name, words, team is not None, at, code, bool(aside)), seats, guest)


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


DeedKind = Literal["close", "reopen", "ban", "unban", "erase"]


class Deed(NamedTuple):
    """What an operator did, or a guest who erased themselves: all processes have to know of it."""

    kind: DeedKind
    operator: str
    why: str
    table: str | None = None
    guest: int | None = None
    at: float = 0.0
    id: int = 0


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


def seats_mark(places: Iterable[Place]) -> str:
    """All of the seats that can change before the game begins."""
    return " ".join(f"{place.guest or ''}/{place.bot or ''}/{place.nonce or ''}" for place in places)


def present_in(mark: str) -> dict[int, Presence]:
    """Who it says is there."""
    pairs = (entry.partition(":") for entry in mark.split())
    return {int(guest): "here" if presence == "here" else "away" for guest, _, presence in pairs}


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
    async def wake(self, now: float, process: str = "") -> float:
        """The service is there again; since it was noted last there was an outage, unless other processes than this one
        are there. The time that it is: never earlier."""

    @abstractmethod
    async def outages(self, since: float) -> list[tuple[float, float]]:
        """When the service was not there, as far as it was after that time; the earliest first."""

    @abstractmethod
    async def close(self) -> None:
        """Once everything that was given is on the disk."""

    # Guests

    @abstractmethod
    async def new_guest(self, secret_hash: bytes) -> Guest:
        """With a first device, of this hash."""

    @abstractmethod
    async def guest(self, secret_hash: bytes) -> Guest | None:
        """Whose device has this hash."""

    @abstractmethod
    async def forget_guests(self, before: float) -> None:
        """Those of whom no device was here since, who hold no seat anywhere and did nothing."""

    @abstractmethod
    async def account(self, guest: int) -> Account: ...

    @abstractmethod
    async def note_device(self, secret_hash: bytes, now: float) -> None:
        """It is here."""

    @abstractmethod
    async def forget_devices(self, before: float) -> None:
        """Those that were not here since; and the links that are good no longer."""

    @abstractmethod
    async def sign_out(self, secret_hash: bytes) -> None:
        """The device is nobody's any more."""

    @abstractmethod
    async def sign_out_others(self, guest: int, secret_hash: bytes) -> None:
        """All other devices of the guest are nobody's any more, and the links that they gave and the code are void."""

    @abstractmethod
    async def set_code(self, guest: int, device: bytes, code_hash: bytes, at: float) -> bool:
        """By which the guest comes back, in place of the one before; False, and nothing is changed, where the device is
        not theirs any more."""

    @abstractmethod
    async def come_back(self, code_hash: bytes, secret_hash: bytes, former: bytes, at: float) -> int | None:
        """A device is that of whoever has this code; it was another before. The guest, if there is one."""

    @abstractmethod
    async def add_link(self, guest: int, device: bytes, link_hash: bytes, until: float) -> bool:
        """One that lets another device in, in place of the one before; False, and nothing is changed, where this device
        is not theirs any more."""

    @abstractmethod
    async def use_link(self, link_hash: bytes, secret_hash: bytes, former: bytes, at: float) -> int | None:
        """A device is that of whoever gave the link, which is then void; it was another before."""

    @abstractmethod
    async def traces(self, guest: int) -> Traces:
        """All that the guest has left."""

    @abstractmethod
    async def seats_of(self, guest: int) -> list[str]:
        """Every table where the guest holds a seat."""

    @abstractmethod
    async def key(self, name: str, drawn: bytes) -> bytes:
        """A secret of the service's own: the one that is kept, or else the one just drawn, which is kept then."""

    # Telling those who are not here

    @abstractmethod
    async def set_push(self, device: bytes, push: Push, at: float) -> None:
        """In place of what the device, or the same browser as another guest, had before; and of the oldest of the guest
        where there are too many."""

    @abstractmethod
    async def drop_push(self, device: bytes) -> None: ...

    @abstractmethod
    async def forget_push(self, endpoint: str) -> None:
        """It is no longer there."""

    @abstractmethod
    async def pushes_of(self, guest: int) -> list[Push]: ...

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
    async def snapshot(self, table: str) -> bytes | None:
        """What was kept of a table to open it from, if anything."""

    @abstractmethod
    async def keep_snapshot(self, table: str, seq: int, data: bytes) -> None:
        """Keep it as it is after so many rows, unless a later one is kept."""

    @abstractmethod
    async def renew(self, table: str, rules: int, start: str | None) -> None:
        """A table where nobody has played: it will be played under these rules, from this position if any."""

    @abstractmethod
    async def tables_of(self, guest: int) -> list[Sheet]:
        """The tables where the guest holds a seat, the newest first."""

    @abstractmethod
    async def drop_sooner(self, before: float) -> None:
        """Tables for which nobody has come since then are due to be dropped at once, whatever was said before."""

    @abstractmethod
    async def drop_tables(self, tables: Collection[str], before: float) -> list[str]:
        """Those of them that were made before that time, and where nobody who sits there was seen since, that have a
        free seat or lack a nonce, so that nothing was ever played; which they were."""

    @abstractmethod
    async def end(self, table: str, outcome: Outcome) -> None: ...

    @abstractmethod
    async def begin(self, table: str, at: float, summary: Summary, wake: Wake | None) -> None:
        """Note when a game with a pace began, unless it was noted, with what is to be known of the table then."""

    # What is due

    @abstractmethod
    async def note(self, table: str, version: int, summary: Summary | None, wake: Wake | None) -> None:
        """What is to be known of a table after so many rows; unless more are known of, it is over or is closed."""

    @abstractmethod
    async def due(self, now: float, limit: int) -> list[Due]:
        """The tables where something is due by now: those that have waited longest."""

    @abstractmethod
    async def next_clock(self) -> float | None:
        """When somebody's time may be up first, at whatever table; None where no clock runs."""

    @abstractmethod
    async def put_off(self, tables: Collection[str], due: float, at: float) -> None:
        """What was due there by then is due later."""

    @abstractmethod
    async def unknown_tables(self, limit: int) -> list[str]:
        """Some of those that go on and whose rows were stored without what is to be known of the table: by a Regalia of
        before."""

    @abstractmethod
    async def open_again(self, tables: Collection[str]) -> None:
        """What comes next there is not known: they are due at once."""

    @abstractmethod
    async def forget_outages(self, now: float) -> None:
        """Those that were over before the last row of every game with a pace that goes on, and before `now`."""

    # Seats

    @abstractmethod
    async def sit(self, table: str, seat: int, place: Place, wake: Wake | None = None) -> bool:
        """Give a free seat to somebody; False if it is not free. `wake` is what is due next if the game does not begin
        with it: if it does, the table is to be opened."""

    @abstractmethod
    async def add_nonces(self, table: str, guest: int, nonces: Mapping[int, str], wake: Wake | None = None) -> bool:
        """Add nonces to seats of a guest; False, and nothing is added, unless all of them are theirs and have none."""

    @abstractmethod
    async def leave(self, table: str, seat: int, guest: int, wake: Wake | None = None) -> bool:
        """A guest leaves a seat before the game begins; False, and nothing is changed, unless they can."""

    @abstractmethod
    async def note_seen(self, table: str, guest: int, at: float) -> None:
        """A guest who holds seats comes or goes; of whoever was erased nothing is noted."""

    # Rows

    @abstractmethod
    async def add_row(
        self, table: str, seq: int, row: Row, summary: Summary | None = None, wake: Wake | None = None
    ) -> int:
        """Store a row, and what is to be known of the table after it; its number, or that of the same message when it
        was stored before.

        Conflict if the number is taken by another row.
        """

    @abstractmethod
    async def rows(self, table: str, after: int) -> list[Row]:
        """Those after the given number; UnknownKind as with `table`."""

    @abstractmethod
    async def row_of(self, table: str, seat: int, token: str) -> int | None:
        """The number under which this message was stored before, if it was."""

    # Chat

    @abstractmethod
    async def add_line(
        self,
        table: str,
        seat: int | None,
        name: str,
        text: str,
        team: tuple[int, ...] | None,
        token: str,
        guest: int | None = None,
        *,
        aside: bool = False,
        phrase: bool = False,
    ) -> Line | None:
        """Store a chat line; None if this message was stored before."""

    @abstractmethod
    async def lines(self, table: str, after: int, *, aside: bool = True) -> list[Line]:
        """The last chat lines, of those after the given number; with or without those of people who look on."""

    @abstractmethod
    async def erased_lines(self, tables: Collection[str]) -> list[tuple[str, int]]:
        """The numbers of the lines that were erased, with their tables."""

    # Company

    @abstractmethod
    async def open_tables(
        self, guest: int | None, warm: Warm, here: Collection[str] = (), game: str | None = None
    ) -> list[Sheet]:
        """Public ones with a free seat, of a game or of all, where somebody who sits there was seen lately or may be
        `here`: more than are listed, but at most `MOST_OPEN` of a maker. First those where the guest sits; then one of
        each maker, then a second of each, and so on: those that somebody may have open first, then the fullest and
        oldest."""

    @abstractmethod
    async def name_of(self, guest: int) -> str | None:
        """What a guest called themselves last."""

    @abstractmethod
    async def muted_by(self, guest: int) -> frozenset[int]:
        """Of whom a guest wants to hear nothing."""

    @abstractmethod
    async def mute(self, guest: int, other: int, *, off: bool = False) -> bool:
        """Hear nothing of somebody any more, or hear them again; False if there are too many of them already."""

    @abstractmethod
    async def add_report(self, report: Reported) -> None:
        """Unless the same was reported before."""

    @abstractmethod
    async def reports(self, guest: int | None = None) -> list[Reported]:
        """About a guest, or all; the newest first, and not more than are listed."""

    @abstractmethod
    async def forget_reports(self, before: float) -> None: ...

    # Operators

    @abstractmethod
    async def newest_tables(self, guest: int | None = None) -> list[Sheet]:
        """The newest first: all, or those where a guest sits."""

    @abstractmethod
    async def do(self, deed: Deed) -> bool:
        """Carry it out, and note it; False, and nothing is noted, if there is no such table or guest.

        To erase a guest is to erase everything that says who they are or were. Seats of games that have not begun are
        free again; others stay the seats of somebody without a name. Their chat lines are empty.
        """

    @abstractmethod
    async def deeds(self, after: int = 0) -> list[Deed]:
        """What operators did after the deed of that number, in order."""

    @abstractmethod
    async def closures(self, table: str) -> tuple[tuple[float, float], ...]:
        """From when to when the table was closed, before it was opened again."""

    @abstractmethod
    async def banned(self) -> tuple[frozenset[int], int]:
        """Who may neither sit down nor talk, and the number of the last deed that was done by then."""


class SharedStorage(Storage):
    """One that several processes use at once, on whatever machines: it also says what others have done."""

    @abstractmethod
    async def live(self, process: str) -> bool:
        """This process is there; False if that was not known, and nothing of what it noted is."""

    @abstractmethod
    async def alone(self, process: str) -> bool:
        """No other process is there."""

    @abstractmethod
    async def part(self, process: str) -> None:
        """This process goes, and all who had a table open there with it."""

    @abstractmethod
    async def note_present(self, process: str, present: Mapping[tuple[str, int], str | None]) -> None:
        """By table and guest: who has a table open here, looking at it (`here`) or not (`away`), or has it no more."""

    @abstractmethod
    async def signed_out(self, devices: Collection[bytes]) -> set[bytes]:
        """Those of the devices that are nobody's any more."""

    @abstractmethod
    async def marks(self, process: str, tables: Collection[str]) -> dict[str, Mark]:
        """Of those of the tables that there are; with those present at processes other than this one."""

    @abstractmethod
    async def rows_after(self, versions: Mapping[str, int]) -> dict[str, list[Row]]:
        """By table: the rows after the given number; without tables that have one of a kind that is not known."""
