"""Whether a game was played with the dice that were settled before it began."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from regalia.bots import BOTS, guests
from regalia.engine import chance
from regalia.engine.errors import InvalidRecord
from regalia.engine.game import listed
from regalia.engine.record import Record, read_record
from regalia.files import read_text
from regalia.match import Match, replay


class Verified(NamedTuple):
    """What holds of a record."""

    commitment: str
    """Of its seed."""
    nonces: tuple[str, ...]
    """One for each seat, the empty one where nobody gave any; none at all where no nonces are mixed in."""
    whole: bool
    """Its last state is the one that it states. Under earlier rules that may have been written in other numbers."""
    redrawn: tuple[int, ...]
    """The moves before which dice were drawn anew, in a game of practice: whoever may do that can choose dice."""
    acts: tuple[tuple[int, int, str, str], ...] = ()
    """What people did besides playing, as `Record.acts` has it."""
    seats: int = 0


def verify(path: str | Path, commitment: str | None = None, nonces: Mapping[int, str] | None = None) -> Verified:
    """Play a record again and compare its seed and nonces with what the table showed, as far as they are given.

    InvalidRecord says what does not hold: the moves, the rules, the last state, the seed, a nonce or what people did
    besides playing; or that dice were drawn anew though the nonces of more than one seat are in it, which no service
    does.
    """
    record = read_record(read_text(path, InvalidRecord), str(path))
    match = replay(record, str(path))
    found = chance.commitment(match.seed)
    if commitment is not None and commitment.strip().lower() != found:
        raise InvalidRecord(f"{path} was not played with the seed that was committed to: its commitment is {found}")
    for seat, nonce in (nonces or {}).items():
        if not match.nonces:
            raise InvalidRecord(f"{path} has no nonces: nobody's is mixed into its dice")
        if seat not in range(match.seats):
            raise InvalidRecord(f"{path} has no seat {seat}; expected {listed(range(match.seats))}")
        if match.nonces[seat] != nonce.strip().lower():
            mixed = match.nonces[seat] or "none"
            raise InvalidRecord(f"{path} was not played with that nonce of seat {seat}: the one in it is {mixed}")
    redrawn = tuple(number + 1 for number, _ in match.redrawn)
    if redrawn and sum(map(bool, match.nonces)) > 1:
        raise InvalidRecord(
            f"{path} has dice that were drawn anew before move {redrawn[0]}, and nonces of several seats; "
            "dice are drawn anew only where one person plays against bots alone"
        )
    _check_acts(record, match, path)
    acts = tuple(record.acts)
    whole = match.record(record.acts).digest == record.digest
    return Verified(found, match.nonces, whole, redrawn, acts, match.seats)


def _check_acts(record: Record, match: Match, path: str | Path) -> None:
    for number, _, kind, what in record.acts:
        known = ("", *BOTS, *guests())
        if kind != "agree" and what not in known:
            raise InvalidRecord(
                f"{path} tells that a bot {what!r} came after move {number}; expected {listed(known[1:])}"
            )
    if record.acts and match.record(record.acts).digest != record.digest:
        raise InvalidRecord(
            f"{path} tells of {record.acts[0][2]!r}, and its digest does not hold that: somebody has written it in, "
            "or an earlier Regalia made the record; then the table gives a new one"
        )
