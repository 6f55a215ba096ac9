"""What a rulebook says of the box: numbers and tables, read from the data of a game. The words are elsewhere."""

from collections.abc import Iterable

import msgspec

from regalia.engine.phrase import Phrase

Cell = int | str | Phrase | tuple[Phrase, ...]
"""A number, signs that are the same in every language, something to say, or several things to list."""


class Book(msgspec.Struct, frozen=True):
    """For `{name}` in a rulebook stands the fact of this name, for the row `{rows name}` of a table all of its rows."""

    facts: dict[str, Cell]
    rows: dict[str, tuple[tuple[Cell, ...], ...]] = {}
    faces: dict[str, tuple[tuple[msgspec.Struct, ...], ...]] = {}
    """Of rows with this name, what each of them speaks of, for a client that can draw it: cards, mostly."""


def spread(values: Iterable[int]) -> Cell:
    """A number that is the same for all, or from where to where it goes."""
    least, *_, most = sorted(each for value in values for each in (value, value))
    return least if least == most else f"{least}–{most}"
