"""What the browser must agree with, written by the rules themselves: `python -m tests.client.fixtures`.

The client's unit tests read it: sentences for every kind of event in every language, and a table of each
game. Nothing here knows the client.
"""

import json
from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

import regalia
from regalia import games
from regalia.engine.events import Event, Field, fields, phrase
from regalia.engine.game import View
from regalia.words import LANGUAGES, words
from tests.server.test_changes import CASES

FOLDER = Path("web/tests/fixtures")
NAMES = ("Anna", "Béla", "Вера", "Dávid")
READER, SIDES = 1, (0, 1, 1, 0)
"""Who reads, and who are of their side."""
NUMBERS = (1, 2, 5, 0, 11, -3, 21)
"""One of each form that a language counts in, and one below nothing."""
SEAT_NUMBERS = (0, 1, 2)
SAMPLES = 7
"""Of each kind of event."""


def texts() -> Iterator[tuple[str, str]]:
    """Every file, by its name."""
    yield "events.json", _lines(sentences())
    yield "views.json", _lines(Beginning(name, regalia.new(name, seats=2, seed=1).view(None)) for name in games.names())
    yield "changes.json", _lines({"before": before, "change": told, "after": after} for before, after, told in CASES)


def _lines(entries: Iterable[object]) -> str:
    """One entry a line, so that a change shows what it changes."""
    written = (json.dumps(msgspec.to_builtins(entry), ensure_ascii=False) for entry in entries)
    return "[\n" + ",\n".join(written) + "\n]\n"


class Beginning(msgspec.Struct):
    """What is seen of a game that begins."""

    game: str
    view: View


class Sentence(msgspec.Struct):
    game: str
    event: Event
    said: dict[str, str]
    read: dict[str, str]
    """The same to one of the players."""
    """By language."""


def sentences() -> Iterator[Sentence]:
    for name in games.names():
        for kind in games.find(name).events.kinds.values():
            for event in islice(_events(kind), SAMPLES):
                says = [words(language, name) for language in LANGUAGES]
                said = {one.language: one.say(phrase(event), NAMES) for one in says}
                read = {one.language: one.read_by(READER, SIDES).say(phrase(event), NAMES) for one in says}
                yield Sentence(name, event, said, read)


def _events(kind: type[Event]) -> Iterator[Event]:
    """Events that differ in every field, as many as the field with most values has."""
    values = _values(kind)
    for number in range(max(map(len, values.values()), default=1)):
        yield kind(**{name: some[number % len(some)] for name, some in values.items()})


def _values(kind: type[msgspec.Struct]) -> dict[str, list[Any]]:
    hints = get_type_hints(kind)
    return {field.name: list(_of_type(hints[field.name], field)) for field in fields(kind)}


def _of_type(hint: Any, field: Field) -> Iterator[object]:
    if get_origin(hint) is tuple:
        part, _ = get_args(hint)
        some = list(_of_type(part, field))
        yield from (tuple(some[:count]) for count in (1, 2, 3))
    elif isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        inner = _values(hint)
        for number in range(SAMPLES):
            yield hint(**{name: some[number % len(some)] for name, some in inner.items()})
    elif get_origin(hint) is Literal:
        yield from get_args(hint)
    elif get_args(hint):  # a union of literals
        yield from (value for one in get_args(hint) for value in get_args(one))
    elif hint is str:
        yield from (field.made(number) for number in range(3))
    else:
        yield from NUMBERS if field.spoken is None else SEAT_NUMBERS


if __name__ == "__main__":
    for name, text in texts():
        (FOLDER / name).write_text(text, "utf-8")
