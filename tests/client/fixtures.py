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
from regalia.games.tara.layout import POSITION_NAMES
from regalia.match import Match, from_position
from regalia.words import LANGUAGES, words

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
    for name, plays in PLAYS.items():
        yield f"{name}.json", _lines(plays())


def _lines(entries: Iterator[object]) -> str:
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


class Climb(msgspec.Struct):
    """What one payment could bring in a region of Tara: the lowest that is not one's own, again and again."""

    seat: int
    move: str | None
    """What comes first."""
    supply: int
    players: int
    kings: int
    """How many king positions the seat controls."""
    region: dict[str, Any]
    play: dict[str, Any]
    """As the view shows them before it."""
    steps: list[str]
    """The positions that are won, in this order."""
    forts: list[str]
    """Own positions of which one could then become a fort."""


class Fitting(msgspec.Struct):
    """Where a card of Tara may lie in a region."""

    seat: int
    supply: int
    cumals: int
    players: int
    kings: int
    region: dict[str, Any]
    card: dict[str, Any]
    anchors: list[str]
    """By their first slots."""


def _tara() -> Iterator[Step | Climb | Fitting]:
    """Entries, anchors, discs on positions, income and climbs (T12-T24, T35, T36)."""
    yield from _entries()
    telling = {"anchored", "laid", "captured", "fortified", "broke", "crowned", "deposed", "income", "spread"}
    had: Counter[str] = Counter()
    for seats, seed in [(2, 1), (3, 2), (4, 3)]:
        for match, seat, move in islice(_at_random("tara", seats, seed), LONG):
            for climb in _climbs(match, seat) if len(match.played) % EVERY == 0 else ():
                verb, _, target = (climb.move or "").partition(" ")
                fort = any(spot["fort"] and target.endswith(f".{spot['name']}") for spot in climb.region["spots"])
                mark = f"{verb} {fort} {len(climb.steps)} {bool(climb.forts)}"
                if had[mark] < 2:
                    had[mark] += 1
                    yield climb
            for fitting in _fittings(match, seat):
                slots, found = len(fitting.card["slots"]), len(fitting.anchors)
                mark = f"fits {slots} {found} {len(fitting.region['spots']) > HALF}"
                if had[mark] < 1:
                    had[mark] += 1
                    yield fitting
            step = _step(match, seat, move)
            if any(had[kind] < 1 for kind in step.kinds() & telling):
                had.update(step.kinds())
                yield step


def _entries() -> Iterator[Step]:
    """Discs into regions that are empty or not, on boards that are empty or not, in the first action and after it."""
    had: set[str] = set()
    for seed in range(20):
        for match, seat, move in islice(_at_random("tara", 2, seed), SHORT):
            step = _step(match, seat, move)
            before = msgspec.to_builtins(step.before)
            taken = {one["name"]: len(one["spots"]) > 0 for one in before["regions"]}
            mark = f"{taken.get(before['where'])} {any(taken.values())} {before['entry']}"
            if before["phase"] == "placing" and move.verb == "place" and mark not in had:
                had.add(mark)
                yield step


SHORT = 30
"""Moves of a game of Tara show its first actions."""
LONG = 450
"""More moves of a game of Tara show little more."""
EVERY = 9
"""So many moves of Tara lie between two from which all climbs are tried: that takes time."""
UNDER_WAY = ("placing", "promoting")
HALF = 7
"""Of the positions of a region."""


def _fittings(match: Match, seat: int) -> Iterator[Fitting]:
    view = msgspec.to_builtins(match.view(seat))
    if view["phase"] != "anchoring":
        return
    [region] = [one for one in view["regions"] if one["name"] == view["where"]]
    yield Fitting(
        seat=seat,
        supply=view["seats"][seat]["supply"],
        cumals=view["seats"][seat]["cumals"],
        players=match.seats,
        kings=_kings(view, seat),
        region=region,
        card=view["play"]["card"],
        anchors=[move.targets[0].partition(".")[2] for move in match.moves(seat) if move.verb == "anchor"],
    )


def _kings(view: dict[str, Any], seat: int) -> int:
    spots = [spot for one in view["regions"] for spot in one["spots"]]
    return sum(spot["name"] == "K" and spot["control"] == seat for spot in spots)


def _climbs(match: Match, seat: int) -> Iterator[Climb]:
    view = msgspec.to_builtins(match.view(seat))
    play = view["play"]
    if view["phase"] not in (*UNDER_WAY, "anchoring", "betraying") or play["seat"] != seat:
        return
    if not play["paid"] and view["seats"][seat]["cumals"] < play["card"]["cost"]:
        return
    [region] = [one for one in view["regions"] if one["name"] == play["region"]]
    firsts = [move for move in match.moves(seat) if move.verb in ("anchor", "place", "promote", "betray")]
    for first in [None, *firsts] if view["phase"] in UNDER_WAY else firsts:
        there = from_position(match.game, match.position(), "there", match.seed)
        if first is not None:
            there.play(seat, first)
        if first is not None and first.verb == "anchor":
            for spot in _laying(view, seat, region, first.targets[0].partition(".")[2]):
                there.play(seat, f"place {play['region']}.{spot}")
        steps, forts = _climb(there, seat, play)
        if first is not None and first.verb == "promote":
            steps.insert(0, first.targets[0].partition(".")[2])
        yield Climb(
            seat=seat,
            move=None if first is None else str(first),
            supply=view["seats"][seat]["supply"],
            players=match.seats,
            kings=_kings(view, seat),
            region=region,
            play=play,
            steps=steps,
            forts=forts,
        )


def _laying(view: dict[str, Any], seat: int, region: dict[str, Any], anchor: str) -> list[str]:
    """Where discs go as soon as a card lies: on empty slots, then on those of others; nowhere if they are too few."""
    anchors = view["play"]["anchors"]
    [chosen] = [one for one in anchors if one["slots"][0] == anchor]
    held = {spot["name"]: spot["control"] for spot in region["spots"]}
    wanted = [slot for slot in chosen["slots"] if slot not in held]
    if chosen["empty"] == max(one["empty"] for one in anchors):
        wanted += [slot for slot in chosen["slots"] if held.get(slot, seat) != seat]
    return wanted if len(wanted) <= view["seats"][seat]["supply"] else []


def _climb(match: Match, seat: int, play: dict[str, Any]) -> tuple[list[str], list[str]]:
    steps: list[str] = []
    while open_spots := _spots(match, seat, play["card"], "promote"):
        view = msgspec.to_builtins(match.view(seat))
        [region] = [one for one in view["regions"] if one["name"] == play["region"]]
        own = {spot["name"] for spot in region["spots"] if spot["control"] == seat}
        others = [spot for spot in open_spots if spot not in own]
        if not others:
            return steps, open_spots
        match.play(seat, f"promote {play['region']}.{others[0]}")
        steps.append(others[0])
    return steps, []


def _spots(match: Match, seat: int, card: dict[str, Any], verb: str) -> list[str]:
    """Where the seat may place or promote now, while the action with this card goes on; the lowest first."""
    view = msgspec.to_builtins(match.view(seat))
    if match.over or view["phase"] not in UNDER_WAY or view["play"]["card"] != card or seat not in match.actors:
        return []
    found = [move.targets[0].partition(".")[2] for move in match.moves(seat) if move.verb == verb]
    return [name for name in POSITION_NAMES if name in found]


PLAYS: dict[str, Callable[[], Iterator[object]]] = {
    "carolus": _carolus,
    "principe": _principe,
    "rivals": _rivals,
    "tara": _tara,
}


if __name__ == "__main__":
    for name, text in texts():
        (FOLDER / name).write_text(text, "utf-8")
