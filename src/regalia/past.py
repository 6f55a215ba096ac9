"""Finished and saved games in a folder of records: who played, how it ended, and how often somebody won.

A file that cannot be used is named in one sentence, and the others are read all the same. It knows no words.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec
from librt.vecs import vec

from regalia.engine.errors import InvalidRecord, RegaliaError
from regalia.engine.record import read_record
from regalia.files import read_text
from regalia.match import last_state

PERSON: Final = "human"
LARGEST: Final = 10_000_000
"""Bytes of a file that could be a record: the longest games take a tenth of that."""


class Played(msgspec.Struct, frozen=True):
    """A game of a record."""

    file: str
    game: str
    seats: int
    players: tuple[str, ...]
    """Who sat where; none where the record does not say."""
    own: int | None
    """The seat of the only person; None where there are several or none, or nobody said it."""
    over: bool
    rewards: tuple[float, ...]
    """When over: 1 for each seat of the winning side; sides that win together share it."""
    points: tuple[int, ...]
    moves: int
    date: str
    """When the file was written last: a record does not say it."""
    practice: bool
    """Moves were taken back across dice."""

    @property
    def against(self) -> str:
        """Those that the only person played against, each once; empty where that is not known."""
        if self.own is None:
            return ""
        others = (player for seat, player in enumerate(self.players) if seat != self.own)
        return ", ".join(sorted(set(others)))


class Count(msgspec.Struct, frozen=True):
    """How the only person did in some games."""

    game: str
    seats: int
    against: str
    games: int
    won: float
    """A shared win counts as its share."""


class Past(msgspec.Struct, frozen=True):
    games: tuple[Played, ...]
    """The newest first."""
    counts: tuple[Count, ...]
    """Of finished games that were not practice, where one person played."""
    practice: tuple[Count, ...]
    troubles: tuple[str, ...]
    """Of each file that cannot be used: why, in one sentence."""


def past(
    folder: Path,
    game: str | None = None,
    seats: int | None = None,
    against: str | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Past:
    """All records of a folder (`*.json`), or those of a game, a number of players, or with a bot among the others."""
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix == ".json" and not path.name.startswith("."))
    except OSError as cause:
        raise InvalidRecord(f"{folder} cannot be read: {cause.strerror}; expected a folder of saved games") from None
    found: list[Played] = []
    troubles: list[str] = []
    for number, path in enumerate(files, 1):
        try:
            each = played(path)
        except RegaliaError as error:
            troubles.append(str(error))
        else:
            wanted = game in (None, each.game) and seats in (None, each.seats)
            if wanted and (against is None or against in each.against.split(", ")):
                found.append(each)
        progress(number, len(files))
    found.sort(key=lambda each: (each.date, each.file), reverse=True)
    counts = _counts(each for each in found if not each.practice)
    return Past(tuple(found), counts, _counts(each for each in found if each.practice), tuple(troubles))


def played(path: Path) -> Played:
    """What a record says; InvalidRecord says why it cannot be used."""
    try:
        known = path.stat()
    except OSError as cause:
        raise InvalidRecord(f"{path} cannot be read: {cause.strerror}") from None
    if known.st_size > LARGEST:
        raise InvalidRecord(f"{path} is not a record: it has {known.st_size} bytes")
    record = read_record(read_text(path, InvalidRecord), str(path))
    state = last_state(record, str(path))
    rewards = vec[float]([0.0] * record.seats)
    over = state.pending() == 0
    if over:
        state.rewards(rewards)
    people = [seat for seat, player in enumerate(record.players) if player == PERSON]
    return Played(
        file=path.name,
        game=record.game,
        seats=record.seats,
        players=tuple(record.players),
        own=people[0] if len(people) == 1 else None,
        over=over,
        rewards=tuple(float(each) for each in rewards) if over else (),
        points=tuple(int(state.points(seat)) for seat in range(record.seats)),
        moves=len(record.moves),
        date=datetime.fromtimestamp(known.st_mtime, UTC).isoformat(timespec="seconds"),
        practice=bool(record.redrawn),
    )


def _counts(games: Iterable[Played]) -> tuple[Count, ...]:
    sums: dict[tuple[str, int, str], list[float]] = {}
    for each in games:
        if each.over and each.own is not None:
            sums.setdefault((each.game, each.seats, each.against), []).append(each.rewards[each.own])
    return tuple(Count(*of, len(won), _sum(won)) for of, won in sorted(sums.items()))


def _sum(shares: Sequence[float]) -> float:
    return round(sum(shares), 6)
