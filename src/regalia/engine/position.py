"""Reading a position: what the readers of all games begin with."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from regalia.engine.errors import InvalidPosition
from regalia.engine.game import listed
from regalia.engine.toml import read_toml


class Described(Protocol):
    """What every position file says: which game it is of, and an entry for each seat."""

    @property
    def game(self) -> str: ...
    @property
    def seat(self) -> Sequence[object]: ...


P = TypeVar("P", bound=Described)


class PositionReader(Generic[P]):
    """Builds a state entry by entry; every complaint names the source, the entry and what was expected."""

    def __init__(self, text: str, source: str, shape: type[P], game: str, seats: Sequence[int]) -> None:
        self.source = source
        self.position = read_toml(text, shape, source, InvalidPosition)
        self.seats = len(self.position.seat)
        self.expect(self.position.game == game, f"game is {self.position.game!r}, expected {game!r}")
        self.expect(self.seats in seats, f"{self.seats} [[seat]] entries, expected {listed(seats)}")

    def expect(self, true: bool, complaint: str) -> None:
        if not true:
            raise InvalidPosition(f"{self.source}: {complaint}")
