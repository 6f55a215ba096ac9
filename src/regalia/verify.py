"""Whether a game was played with the dice that were settled before it began."""

from pathlib import Path

from regalia.engine import chance
from regalia.engine.errors import InvalidRecord
from regalia.match import load


def verify(path: str | Path, commitment: str | None = None) -> str:
    """Play a record again and compare its seed with the commitment that the table showed; the seed's commitment.

    InvalidRecord says what does not hold: the moves, the rules, the last state or the seed.
    """
    found = chance.commitment(load(path).seed)
    if commitment is not None and commitment.strip().lower() != found:
        raise InvalidRecord(f"{path} was not played with the seed that was committed to: its commitment is {found}")
    return found
