"""What is drawn of a game: its board, the legal moves, what happened, the places."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeGuard

import msgspec
from rich.console import Console, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from regalia.bots import BOTS
from regalia.cli import boards
from regalia.engine.game import Move, View
from regalia.games import AnyGame
from regalia.games import names as names_of_games
from regalia.packages import package_of
from regalia.words import Words

LETTER_AND_NUMBER = re.compile(r"([A-Z])(\d+)")
MOST_LISTED = 8
MORE = "…"
WON = "★"


def board(game: AnyGame, view: View, names: Sequence[str], words: Words, width: int) -> RenderableType:
    """The view as the game's module in `boards` draws it, or `terminal` of the package that brings the game; field by
    field where there is neither."""
    modules = [f"{boards.__name__}.{game.name}"]
    if game.name in names_of_games():
        modules.append(f"{package_of(game.name)}.terminal")
    module = next(filter(find_spec, modules), None)
    if module is None:
        return _fields(view, names, words)
    drawn: RenderableType = import_module(module).draw(view, names, words, width)
    return drawn


def _fields(view: msgspec.Struct, names: Sequence[str], words: Words) -> Grid:
    """What a view says, a line for each field. What there is one of for each player stands under their names."""
    grid = Grid.grid(padding=(0, 2))
    for field in view.__struct_fields__:
        value = getattr(view, field)
        if _for_each(value, names):
            for name, own in zip(names, value, strict=True):
                grid.add_row(Text(name, "bold"), _spoken(field, own, names, words))
        else:
            grid.add_row(_label(field, words), _spoken(field, value, names, words))
    return grid


def _for_each(value: object, names: Sequence[str]) -> TypeGuard[tuple[msgspec.Struct, ...]]:
    if not isinstance(value, tuple) or len(value) != len(names):
        return False
    return all(isinstance(own, msgspec.Struct) for own in value)


def _label(field: str, words: Words) -> str:
    key = f"view-{field.removesuffix('_seat').replace('_', '-')}"
    return words(key) if words.has(key) else field.replace("_", " ")


def _spoken(field: str, value: Any, names: Sequence[str], words: Words) -> str:
    match value:
        case None:
            return "–"
        case bool():
            return "✓" if value else "–"
        case int() if field == "seat" or field.endswith("_seat"):
            return names[value] if value in range(len(names)) else "–"
        case str() if words.has(f"{field}-{value}"):
            return words(f"{field}-{value}")
        case msgspec.Struct():
            known = ((name, getattr(value, name)) for name in value.__struct_fields__)
            return ", ".join(
                f"{_label(name, words)} {_spoken(name, own, names, words)}" for name, own in known if own is not None
            )
        case dict():
            return ", ".join(f"{_spoken(field, key, names, words)} {own}" for key, own in value.items()) or "–"
        case tuple():
            return ", ".join(_spoken(field, own, names, words) for own in value) or "–"
    return str(value)


def act(told: tuple[int, int, str, str], names: Sequence[str], words: Words) -> str:
    """What somebody did besides playing, as a record has it."""
    number, seat, kind, what = told
    said = {"agree": f"agree-{what.partition(' ')[0]}", "replace": "replace" if what else "back"}.get(kind, kind)
    level = words(f"level-{what}") if what in BOTS else what
    return words("record-act", move=number, said=said, name=names[seat], level=level)


def account(old: Sequence[str], new: Sequence[str], lines: int, console: Console) -> Text:
    """What happened, in so many lines: the new in full if it fits, and before it, dim, what there is room for."""

    def wrapped(text: str, style: str = "") -> list[Text]:
        return list(Text(text, style).wrap(console, console.width))

    if lines < 1:
        return Text()
    shown = [line for text in new for line in wrapped(text)]
    if len(shown) > lines:
        shown = wrapped(" ".join(new))
    if len(shown) > lines:
        # As many whole sentences, from the last one back, as there is room for.
        told = list(new)
        while len(told) > 1 and len(shown) > lines:
            told = told[1:]
            shown = wrapped(f"{MORE} {' '.join(told)}")
        shown = shown[-lines:]
    for text in reversed(old):
        before = wrapped(text, "dim")
        if len(before) + len(shown) > lines:
            break
        shown = [*before, *shown]
    return Text("\n").join(shown)


def places(names: Sequence[str], ranks: Sequence[int], points: Sequence[int], words: Words) -> Grid:
    """The end of a game: who came where."""
    grid = Grid.grid(padding=(0, 2))
    for seat in sorted(range(len(names)), key=lambda seat: (ranks[seat], -points[seat])):
        won = ranks[seat] == 1
        place = f"{WON if won else ' '} {ranks[seat]}."
        grid.add_row(place, names[seat], words("points", points=points[seat]), style="bold" if won else "")
    return grid


@cache
def parted(token: str) -> tuple[str, ...]:
    """The words of which one is made in the notation: `ulster.F3` is a region, a level and a number."""
    parts: list[str] = []
    for piece in token.split("."):
        together = LETTER_AND_NUMBER.fullmatch(piece)
        parts += together.groups() if together else [piece]
    return tuple(filter(None, parts)) or (token,)


def tokens_of(move: Move) -> tuple[str, ...]:
    """A move word by word."""
    return (move.verb, *(part for target in move.targets for part in parted(target)))


def usage(moves: Sequence[Move], word: Callable[[str], str]) -> str:
    """Many moves in few words: `knight red|blue court|1-15`."""
    ways = []
    for verb in dict.fromkeys(move.verb for move in moves):
        targets = [tokens_of(move)[1:] for move in moves if move.verb == verb]
        ways += [" ".join([word(verb), *way]) for way in _ways(targets, word)]
    return listing(ways)


def folded(said: str, width: int, indent: str) -> list[str]:
    """What `usage` said in lines that begin with the indent, broken after a space or a `|`, never within a word."""
    lines = [indent]
    for part in re.findall(r"[^ |]+[ |]*", said):
        if len((lines[-1] + part).rstrip()) > width and lines[-1].strip():
            lines.append(indent * 2)
        lines[-1] += part
    return [line.rstrip() for line in lines]


def _ways(targets: Sequence[tuple[str, ...]], word: Callable[[str], str]) -> list[list[str]]:
    """What can stand in each place. One way, if every first word can be followed by the same others.

    What can follow a word in several ways stands in brackets: `place ulster (farmer 1-5, herdsman 1-4)`.
    """
    if not any(targets):
        return [[]]
    firsts: dict[tuple[tuple[str, ...], ...], list[str]] = {}
    for first in dict.fromkeys(target[0] for target in targets if target):
        rest = tuple(target[1:] for target in targets if target and target[0] == first)
        firsts.setdefault(rest, []).append(word(first))
    found = []
    for rest, words in firsts.items():
        ways = _ways(rest, word)
        several = [f"({listing([' '.join(way) for way in ways])})"]
        found.append(["|".join(ranges(words)), *(ways[0] if len(ways) == 1 else several)])
    return found


def ranges(values: Sequence[str]) -> list[str]:
    """Three and more numbers that follow one another as `1-15`."""
    runs: list[list[str]] = []
    for value in values:
        last = runs[-1][-1] if runs else ""
        if value.isdigit() and last.isdigit() and int(value) == int(last) + 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return [part for run in runs for part in ([f"{run[0]}-{run[-1]}"] if len(run) > 2 else run)]


def listing(values: Sequence[str]) -> str:
    """The first of many."""
    return ", ".join([*values[:MOST_LISTED], MORE] if len(values) > MOST_LISTED else values)
