"""Reading and writing a position: what the files of all games have in common."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

import msgspec
import tomli_w

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

    def index(self, name: str | None, names: Sequence[str], what: str) -> int:
        """The place of a name among those that can stand there."""
        self.expect(name in names, f"{what} {name!r}, expected {listed(names)}")
        return names.index(str(name))

    def end(self, ending: str, endings: Sequence[str], over: bool) -> int:
        """The place of an ending; the first of them is none, and stands wherever the game is not over."""
        self.expect(
            ending in endings and over == bool(ending),
            f"ending is {ending!r}: expected {listed(endings[1:])} in phase over, nothing before",
        )
        return endings.index(ending)


def written(position: msgspec.Struct) -> str:
    """A position as its file says it; TOML has no nothing, so what is None is left out."""
    entries: dict[str, object] = msgspec.to_builtins(position)
    return tomli_w.dumps({name: entry for name, entry in entries.items() if entry is not None})
