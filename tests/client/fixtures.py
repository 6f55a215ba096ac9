"""What the browser must agree with, written by the rules themselves: `python -m tests.client.fixtures`.

The client's unit tests read these files: sentences for every kind of event in every language, and positions with
what the rules make of them, for the looks ahead that the client takes by itself. Nothing here knows the client.
"""

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

import regalia
from regalia import games
from regalia.engine.events import Event, Field, fields, phrase, set_bits
from regalia.engine.game import Move, View
from regalia.games.rivals.layout import ACTION_NAMES, CHARACTER_NAMES, PAIR_NAMES, RANK_NAMES
from regalia.games.rivals.state import actions_on, prey_of
from regalia.games.rivals.table import NO_RANK
from regalia.match import Match
from regalia.words import LANGUAGES, words
from tests.server.test_changes import CASES

FOLDER = Path("web/tests/fixtures")
NAMES = ("Anna", "Béla", "Вера", "Dávid")
NUMBERS = (1, 2, 5, 0, 11, -3, 21)
"""One of each form that a language counts in, and one below nothing."""
SEAT_NUMBERS = (0, 1, 2)
SAMPLES = 7
"""Of each kind of event."""


def texts() -> Iterator[tuple[str, str]]:
    """Every file, by its name."""
    yield "events.json", _lines(sentences())
    yield "changes.json", _lines({"before": before, "change": told, "after": after} for before, after, told in CASES)
    for name, plays in PLAYS.items():
        yield f"{name}.json", _lines(plays())


def _lines(entries: Iterable[object]) -> str:
    """One entry a line, so that a change shows what it changes."""
    written = (json.dumps(msgspec.to_builtins(entry), ensure_ascii=False) for entry in entries)
    return "[\n" + ",\n".join(written) + "\n]\n"


# Sentences


class Sentence(msgspec.Struct):
    game: str
    event: Event
    said: dict[str, str]
    """By language."""


def sentences() -> Iterator[Sentence]:
    for name in games.names():
        for kind in games.find(name).events.kinds.values():
            for event in islice(_events(kind), SAMPLES):
                said = {language: words(language, name).say(phrase(event), NAMES) for language in LANGUAGES}
                yield Sentence(name, event, said)


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


# Positions


class Step(msgspec.Struct):
    """A move of a game that was played at random, as the seat that made it saw it."""

    seat: int
    move: str
    before: View
    after: View
    events: tuple[Event, ...]

    def kinds(self) -> set[str]:
        return {str(msgspec.to_builtins(event)["kind"]) for event in self.events}


def _step(match: Match, seat: int, move: Move) -> Step:
    before = match.view(seat)
    match.play(seat, move)
    told = tuple(one.event for one in match.events(seat, len(match.played)))
    return Step(seat, str(move), before, match.view(seat), told)


def _at_random(name: str, seats: int, seed: int) -> Iterator[tuple[Match, int, Move]]:
    """A game, and what comes next in it; whoever reads it makes the move."""
    match = regalia.new(name, seats=seats, seed=seed)
    choose = random.Random(seed)
    while not match.over:
        seat = choose.choice(match.actors)
        yield match, seat, choose.choice(match.moves(seat))


def _chosen(
    name: str, tables: Iterable[tuple[int, int]], marks: Callable[[Step], set[str]], most: int
) -> Iterator[Step]:
    """The steps of some games, by seats and seed, that have a mark which few have had before."""
    had: Counter[str] = Counter()
    for seats, seed in tables:
        for match, seat, move in _at_random(name, seats, seed):
            step = _step(match, seat, move)
            new = {mark for mark in marks(step) if had[mark] < most}
            if new:
                had.update(marks(step))
                yield step


def _carolus() -> Iterator[Step]:
    """Knights at court and on the land, and the Emperor's stops with what they bring (C14-C21)."""
    telling = {"marker", "undecided", "held", "built", "replaced", "merged", "land", "court"}
    return _chosen("carolus", [(2, 2), (3, 5), (4, 6)], lambda step: step.kinds() & telling, 4)


def _principe() -> Iterator[Step]:
    """Every kind of event, and what the table is after it."""
    return _chosen("principe", [(4, 4), (2, 1), (3, 2), (5, 3), (5, 5)], Step.kinds, 1)


class Box(msgspec.Struct):
    """What the cards of Rival Kings say (R1, R2)."""

    roles: dict[str, dict[str, object]]
    prey: dict[str, str]
    pairs: tuple[tuple[str, str], ...]


def _box() -> Box:
    roles: dict[str, dict[str, object]] = {}
    for number, name in enumerate(CHARACTER_NAMES):
        actions = [ACTION_NAMES[kind] for kind in set_bits(actions_on(number))]
        roles[name] = {"rank": RANK_NAMES[number // 2], "actions": actions}
    prey = {RANK_NAMES[rank]: prey_of(rank) for rank in range(len(RANK_NAMES))}
    return Box(roles, {rank: RANK_NAMES[of] for rank, of in prey.items() if of != NO_RANK}, PAIR_NAMES)


def _rivals() -> Iterator[Step | Box]:
    """The box, cards that come and go for their price, and what is worth how much before and after (R20-R26)."""
    trade = {"bought", "recruited", "took", "swapped", "swapped-open", "used", "earned", "money", "ended"}
    yield _box()
    yield from _chosen("rivals", [(2, 1), (3, 2), (4, 3), (2, 4)], lambda step: step.kinds() & trade, 3)


def _tara() -> Iterator[Step]:
    """Patterns, discs on positions, climbs and income (T12-T24, T35, T36)."""
    telling = {"anchored", "laid", "captured", "fortified", "broke", "crowned", "income", "spread"}
    return _chosen("tara", [(2, 1)], lambda step: step.kinds() & telling, 2)


PLAYS: dict[str, Callable[[], Iterator[object]]] = {
    "carolus": _carolus,
    "principe": _principe,
    "rivals": _rivals,
    "tara": _tara,
}


if __name__ == "__main__":
    for name, text in texts():
        (FOLDER / name).write_text(text, "utf-8")
