"""A game on paper: all that is needed to play it again to the same state, byte for byte."""

import re
from collections.abc import Sequence
from copy import deepcopy
from hashlib import blake2b
from typing import Final

import msgspec

from regalia.engine.errors import InvalidRecord
from regalia.engine.game import Value, listed
from regalia.engine.state import State

FORMAT = 2


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who played what. Seed and nonces decide all chance; `digest` is that of the moves, the acts and the last
    state."""

    regalia: int
    """The number of this format."""
    game: str
    rules: int
    """The rules version that it was played under."""
    seats: int
    options: dict[str, Value]
    seed: str
    nonces: list[str]
    """What the players mixed in, one for each seat; none where nobody did."""
    start: str | None
    """The position it started from, if not from the set-up."""
    moves: list[tuple[int, str]]
    """Seat and notation."""
    digest: str
    remark: str = ""
    """What whoever wrote it has to say of it; not written where there is nothing."""
    redrawn: list[tuple[int, int]] = []
    """Of a game of practice, where dice were taken back: after so many moves they are those of so many moves later.
    Not written where nothing was."""
    acts: list[tuple[int, int, str, str]] = []
    """What people did besides playing: after so many moves, which seat, the kind (`resign`, `time-out`, `replace` or
    `agree`), and what: the level of the bot that plays on, or what was agreed. It changes nothing in the game, and is
    not written where there is nothing."""
    colours: list[int] = []
    """The colour, family or crest of each seat, as the game counts them: the rules know seats alone. Not written where
    everybody has that of their own number."""

    players: list[str] = []
    """Who sat where: `human`, or the name of a bot. Not written where nobody said it."""

    def __copy__(self) -> "Record":
        """With lists of its own."""
        return deepcopy(self)

    box: str = ""
    """The fingerprint of an owner's box that it was played with. Not written where it is the usual one."""


ACTS: Final = {
    "resign": "([a-z]{1,20})?",
    "time-out": "([a-z]{1,20})?",
    "replace": "([a-z]{1,20})?",
    "agree": "offer|no|end( [0-9])*",
}
"""What each kind of act may say; after `end` come the seats that were not asked."""


def digest(state: State, moves: Sequence[tuple[int, str]] = (), acts: Sequence[tuple[int, int, str, str]] = ()) -> str:
    """A fingerprint of the whole state, of the moves that led to it, and of what people did besides playing."""
    held = (state.snapshot(), moves, acts) if acts else (state.snapshot(), moves)
    return blake2b(msgspec.json.encode(held), digest_size=16).hexdigest()


def check_acts(record: Record) -> None:
    """InvalidRecord says which of its acts cannot have been."""
    last, ended = 0, False
    for number, seat, kind, what in record.acts:
        form = ACTS.get(kind)
        if form is None:
            raise InvalidRecord(f"it tells that somebody did {kind!r}; expected {listed(list(ACTS))}")
        if not last <= number <= len(record.moves):
            raise InvalidRecord(f"it tells of {kind!r} after move {number}; expected {last} to {len(record.moves)}")
        if seat not in range(record.seats):
            raise InvalidRecord(f"it tells of {kind!r} of seat {seat}; expected {listed(range(record.seats))}")
        if re.fullmatch(form, what) is None:
            raise InvalidRecord(f"it tells of {kind!r} with {what!r}, which cannot be")
        if ended:
            raise InvalidRecord(f"it tells of {kind!r} after all had agreed to end the game")
        last, ended = number, what.startswith("end")
    if ended and last < len(record.moves):
        raise InvalidRecord(f"it has moves after move {last}, when all had agreed to end the game")


def check_players(record: Record) -> None:
    """InvalidRecord unless it says of every seat, or of none, who sat there."""
    if len(record.players) not in (0, record.seats) or not all(
        re.fullmatch("[a-z0-9][a-z0-9-]{0,39}", each) for each in record.players
    ):
        raise InvalidRecord(f"its players are {record.players!r}; expected human or a bot for each of its seats")


_OPTIONAL = ("remark", "redrawn", "acts", "colours", "players", "box")
_PLACE_OF_MOVES = Record.__struct_fields__.index("moves")


def write_record(record: Record) -> str:
    """One move a line, so that people and version control can read it."""
    lines = [
        f"  {msgspec.json.encode(name).decode()}: {msgspec.json.encode(getattr(record, name)).decode()}"
        for name in record.__struct_fields__
        if name != "moves" and (name not in _OPTIONAL or getattr(record, name))
    ]
    moves = ",\n".join(f"    {msgspec.json.encode(move).decode()}" for move in record.moves)
    lines.insert(_PLACE_OF_MOVES, f'  "moves": [\n{moves}\n  ]' if moves else '  "moves": []')
    return "{\n" + ",\n".join(lines) + "\n}\n"


class _Header(msgspec.Struct, frozen=True):
    """What every format of a record says of itself."""

    regalia: int


def read_record(text: str, source: str) -> Record:
    """A record from its text; InvalidRecord says why it is none."""
    try:
        written = msgspec.json.decode(text, type=_Header).regalia
        if written != FORMAT:
            raise InvalidRecord(f"{source} has the record format {written}, expected {FORMAT}")
        return msgspec.json.decode(text, type=Record)
    except msgspec.MsgspecError as cause:
        raise InvalidRecord(f"{source} is not a record: {cause}") from None
    except RecursionError:
        raise InvalidRecord(f"{source} is not a record: it is nested too deeply") from None
