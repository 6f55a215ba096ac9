"""The deck of data.toml, checked when it is read, the table laid out with it, and what the rulebook says of it."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Annotated

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from regalia.engine.book import Book, Cell, spread
from regalia.engine.errors import InvalidData
from regalia.engine.phrase import Phrase
from regalia.engine.toml import read_toml
from regalia.files import read_once
from regalia.games.tara.layout import CHIEFTAIN, LAYOUT, LEVEL_NAMES, POSITION_NAMES, width
from regalia.games.tara.state import TaraState
from regalia.games.tara.table import CARDS, REGIONS

SLOT_NAMES = POSITION_NAMES[:CHIEFTAIN]
"""Cards have slots for farmers, herdsmen and warriors only (T6)."""
SLOTS = 2
"""No card has more placement slots."""
NONE = "·"
"""Stands in a table where there is nothing to list."""

RULES = {"numbers": "T6", "cost": "T20", "slots": "T6", "stone": "T25"}
"""What each entry of the data is for."""


class CardEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards that differ in nothing but their numbers."""

    numbers: list[int]
    cost: Annotated[int, msgspec.Meta(ge=0, le=4)]
    slots: list[str] = []
    stone: bool = False


class Box(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: list[CardEntry]


class SlotFace(msgspec.Struct, frozen=True):
    """A slot as the card shows it; columns from 0, H0 above F0 and F1."""

    level: str
    column: int
    placement: bool
    """A disc is placed there."""

    def __str__(self) -> str:
        """As data.toml has it: `F1` is a placement slot, `f2` a faded one."""
        return f"{self.level if self.placement else self.level.lower()}{self.column + 1}"

    def position(self, shift: int = 0) -> int:
        """Where it lies in a region, with the card so far from the left edge."""
        return POSITION_NAMES.index(f"{self.level}{self.column + shift + 1}")


class CardFace(msgspec.Struct, frozen=True):
    number: int
    cost: int
    stone: bool
    slots: tuple[SlotFace, ...]
    """None on a Stone of Destiny."""

    @property
    def anchors(self) -> tuple[tuple[int, ...], ...]:
        """T13: from left to right, the positions of the placement slots wherever the whole pattern exists."""
        if self.stone:
            return ()
        room = min(width(LEVEL_NAMES.index(slot.level)) - slot.column for slot in self.slots)
        placements = [slot for slot in self.slots if slot.placement]
        return tuple(tuple(sorted(slot.position(shift) for slot in placements)) for shift in range(room))


def read_deck(text: str, source: str) -> tuple[CardFace, ...]:
    """The 36 cards in the order of their numbers."""
    box = read_toml(text, Box, source, InvalidData, RULES, _troubles)
    cards = [CardFace(number, entry.cost, entry.stone, _slots(entry)) for entry in box.card for number in entry.numbers]
    return tuple(sorted(cards, key=lambda card: card.number))


def _slots(entry: CardEntry) -> tuple[SlotFace, ...]:
    return tuple(SlotFace(name[0].upper(), int(name[1:]) - 1, name[0].isupper()) for name in entry.slots)


def _troubles(box: Box) -> Iterator[str]:
    missing = set(range(1, CARDS + 1))
    for place, entry in enumerate(box.card, 1):
        for trouble in _of_slots(entry):
            yield f"card entry {place} {trouble}"
        for number in entry.numbers:
            if number not in range(1, CARDS + 1):
                yield f"card entry {place} has the number {number}, expected 1 to {CARDS} (T6)"
            if number not in missing:
                yield f"card entry {place} has the number {number}, which another card has already (T6)"
            missing.discard(number)
    if missing:
        yield f"no card has the numbers {sorted(missing)}, expected all from 1 to {CARDS} (T6)"


def _of_slots(entry: CardEntry) -> Iterator[str]:
    for name in entry.slots:
        if name.upper() not in SLOT_NAMES:
            yield f"has the slot {name!r}, expected F1 to F5, H1 to H4 or W1 to W3, or small letters (T6)"
    slots = _slots(entry)
    placements = sum(slot.placement for slot in slots)
    if entry.stone and slots:
        yield "is a Stone of Destiny with slots, expected none (T25)"
    if not entry.stone and placements not in range(1, SLOTS + 1):
        yield f"has {placements} placement slots, expected 1 or {SLOTS}, or stone = true (T15)"
    if len({slot.position() for slot in slots}) < len(slots):
        yield "names a slot twice, expected each once (T6)"
    if slots and all(slot.column > 0 for slot in slots):
        yield "does not start at the left edge, expected a slot in column 1 (T13)"


deck: Callable[[], tuple[CardFace, ...]] = read_once("tara", read_deck)
"""The deck that is played with."""


def book(text: str, source: str) -> Book:
    """What the rulebook says of the deck: cards that follow each other and are alike stand in one row."""
    cards = read_deck(text, source)
    rows: list[tuple[Cell, ...]] = []
    faces: list[tuple[CardFace, ...]] = []
    for (cost, slots), found in groupby(cards, key=lambda card: (card.cost, card.slots)):
        alike = tuple(found)
        faces.append(alike)
        placements, faded = _listed(slots, placement=True), _listed(slots, placement=False)
        rows.append(
            (spread((alike[0].number, alike[-1].number)), placements or Phrase("book-stone"), faded or NONE, cost)
        )
    costs = spread(card.cost for card in cards)
    stones = spread(card.cost for card in cards if card.stone) if any(card.stone for card in cards) else 0
    return Book({"costs": costs, "stone": stones}, {"deck": tuple(rows)}, {"deck": tuple(faces)})


def _listed(slots: Sequence[SlotFace], *, placement: bool) -> tuple[Phrase, ...]:
    """The slots of one kind in words, the lowest level first, as if the card lay at the left edge of a region."""
    chosen = sorted((slot for slot in slots if slot.placement == placement), key=SlotFace.position)
    return tuple(Phrase("position-name", {"position": str(slot).upper()}) for slot in chosen)


def pack(cards: Sequence[CardFace]) -> "vec[i64]":
    """T13: an anchor is known by its first placement slot; the second one lies as far from it in all of them."""
    return LAYOUT.boxed(
        cost=[card.cost for card in cards],
        anchors=[sum(1 << slots[0] for slots in card.anchors) for card in cards],
        second=[0 if card.stone else card.anchors[0][-1] - card.anchors[0][0] for card in cards],
    )


packed = read_once("tara", lambda text, source: pack(read_deck(text, source)))
"""The deck as the state holds it."""


def laid_out(seats: int, regions: int, third: int, round_limit: int) -> TaraState:
    """The box on the table for this number of players and these regions, before the set-up."""
    state = TaraState(seats)
    state.lay_out(regions, third, round_limit, packed())
    return state


def next_region(regions: int, skipped: int) -> int:
    """T44: clockwise from the last of the regions, the first one that is not among them, or the one after that."""
    last = regions.bit_length() - 1
    unused = [(last + step) % REGIONS for step in range(REGIONS) if not regions >> (last + step) % REGIONS & 1]
    return unused[skipped]
