"""What a position file of Il Principe says of what was seen of hands (`memory.py`), event by event.

    seen = ["0 draws 5", "1 draws 5", "0 offers red blue", "1 offers", "1 wins red 2", "0 lays white 1", ...]

A file that does not say it is of hands that were all drawn unseen.
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from regalia.engine.declared import Reader
from regalia.engine.game import listed
from regalia.games.principe import table
from regalia.games.principe.cards import BORROW, CARDS_BITS, CARDS_MASK, ONE_OF_ALL, total, without
from regalia.games.principe.layout import ALL_CARDS, CITY_NAMES, COLOUR_NAMES, MOST_CARDS
from regalia.games.principe.memory import GIVEN, MOVED, NOBODY, given_by, known_since, moved_after, noted
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.view import named

VERBS = ("draws", "offers", "wins", "lays", "builds")


def read(reader: Reader[PrincipeState], state: PrincipeState, lines: list[str] | None) -> None:
    if lines:
        _Chronicle(reader, state).read(lines)


class _Chronicle:
    """Notes line by line what happened to the hands."""

    def __init__(self, reader: Reader[PrincipeState], state: PrincipeState) -> None:
        self.reader = reader
        self.expect = reader.expect
        self.state = state
        self.sizes = [0] * int(state.seats)
        """Of the hands, after what has been read."""

    def read(self, lines: list[str]) -> None:
        state, sizes = self.state, self.sizes
        seats = int(state.seats)
        drew: set[int] = set()
        giver = 0
        for number, line in enumerate(lines, 1):
            where = f"seen {number}, {line!r}"
            words = line.split(" ")
            self.expect(len(words) > 1 and words[1] in VERBS, f"{where}: expected a seat and {listed(VERBS)}")
            self.expect(words[0] in [str(seat) for seat in range(seats)], f"{where}: no such seat")
            seat = int(words[0])
            offers = words[1] == "offers" and seat == giver
            in_turn = offers or (words[1] != "offers" and giver == 0)
            self.expect(in_turn, f"{where}: expected the offer of seat {giver} first")
            parts_with_cards = words[1] in ("lays", "builds")
            if (offers and giver == 0) or (parts_with_cards and seat in drew and state.t[table.PILES] > 0):
                self.begin_row(where)
                drew.clear()
            if words[1] == "draws":
                drew.add(seat)
            giver = (giver + 1) % seats if offers else 0
            sizes[seat] += self.note(seat, words[1], words[2:], where)
            self.expect(sizes[seat] >= 0, f"{where}: there were not as many cards in hand")
        self.expect(giver == 0, f"seen ends before the offer of seat {giver}")
        if drew and state.t[table.PILES] > 0 and state.t[table.STAGE] in (2, 3):
            self.begin_row("seen")  # a pile was turned up since: after it nobody draws before phase 4
        held = [_held(state, seat) for seat in range(seats)]
        self.expect(sizes == held, f"seen leaves {sizes} cards in the hands, expected {held}")

    def begin_row(self, where: str) -> None:
        """A pile is turned up: by offers, or by the deck (P34). Some files tell that only by cards drawn before."""
        t = self.state.t
        most = _most_piles(self.state)
        self.expect(t[table.PILES] < most, f"{where}: expected at most {most} offers by round {self.state.round}")
        t[table.PILES] += 1
        for seat, size in enumerate(self.sizes):
            t[noted(self.state.seats, t[table.PILES], seat) + GIVEN] = size << int(CARDS_BITS)

    def note(self, seat: int, verb: str, words: list[str], where: str) -> int:
        """Note what happened to a hand; by how much it changes."""
        state, t = self.state, self.state.t
        place = noted(state.seats, t[table.PILES], seat)
        if verb == "offers":
            given = Counter(self.reader.one_of(name, COLOUR_NAMES, f"{where} names") for name in words)
            offers = state.box[table.OFFERS]
            self.expect(given.total() <= offers, f"{where}: expected at most {offers} cards (P12)")
            t[place + GIVEN] |= _packed(given)
            return -given.total()
        if verb == "draws":
            return self.count(words, 1, where)
        if verb == "builds":
            self.expect(len(words) == 1, f"{where}: expected one city")
            city = self.reader.one_of(words[0], CITY_NAMES, f"{where} names")
            self.expect(bool(t[table.BUILT + seat] >> city & 1), f"{where}: seat {seat} has not built it")
            cards = state.box[table.ICONS + city]
        else:
            count = self.count(words, 2, where)
            self.expect(count <= MOST_CARDS, f"{where}: expected at most {MOST_CARDS} cards (P1)")
            cards = _packed({self.reader.one_of(words[0], COLOUR_NAMES, f"{where} names"): count})
        wins = verb == "wins"
        moved = t[place + MOVED] + cards if wins else int(moved_after(t[place + MOVED], cards))
        fits = all(_possible(part) for part in _left_and_won(moved))
        self.expect(fits, f"{where}: with it, more than {MOST_CARDS} cards of a colour have moved (P1)")
        t[place + MOVED] = moved
        return int(total(cards)) if wins else -int(total(cards))

    def count(self, words: list[str], expected: int, where: str) -> int:
        counts = [str(count) for count in range(1, ALL_CARDS + 1)]
        self.expect(len(words) == expected and words[-1] in counts, f"{where}: expected a number of cards at its end")
        return int(words[-1])


def written(state: PrincipeState) -> object:
    return list(_lines(state)) or None


def _lines(state: PrincipeState) -> Iterator[str]:
    """Offer by offer what was given, what left the hands openly after it, what was won, and what was drawn then."""
    t = state.t
    seats = range(int(state.seats))
    piles = t[table.PILES]
    for row in range(piles + 1):
        places = [int(noted(state.seats, row, seat)) for seat in seats]
        sizes = [_held_before(state, row, seat) for seat in seats]
        if row > 0:
            for seat in seats:
                given = named(given_by(state, row, seat))
                yield " ".join([f"{seat} offers", *(name for name, count in given.items() for _ in range(count))])
                sizes[seat] -= sum(given.values())
        moves = []
        for seat in seats:
            left, won = _left_and_won(t[places[seat] + MOVED])
            moves += [f"{seat} lays {name} {count}" for name, count in named(left).items()]
            moves += [f"{seat} wins {name} {count}" for name, count in named(won).items()]
            sizes[seat] += int(total(won) - total(left))
        drawn = []
        for seat in seats:
            after = _held_before(state, row + 1, seat)
            drawn += [f"{seat} draws {after - sizes[seat]}"] * (after > sizes[seat])
        yield from [*drawn, *moves] if row == 0 else [*moves, *drawn]


def troubles(state: PrincipeState) -> Iterator[str]:
    """What cannot have been seen, as the hands are now."""
    t = state.t
    piles, most = t[table.PILES], _most_piles(state)
    if piles > most:
        yield f"{piles} piles have been turned up, expected at most {most} by round {state.round}"
    if any(t[noted(state.seats, piles + 1, 0) :]):
        yield f"something is noted behind the {piles} piles turned up"
    for seat in range(state.seats):
        yield from _troubles_of(state, seat)


def _troubles_of(state: PrincipeState, seat: int) -> Iterator[str]:
    t = state.t
    known, piles = 0, t[table.PILES]
    for row in range(piles + 1):
        place = int(noted(state.seats, row, seat))
        before, given = _held_before(state, row, seat), given_by(state, row, seat)
        left, won = _left_and_won(t[place + MOVED])
        where = f"seat {seat}, pile {row}"
        if not (_possible(given) and _possible(left) and _possible(won)):
            yield f"{where}: more than {MOST_CARDS} cards of a colour have moved (P1)"
        if row == 0 and t[place + GIVEN]:
            yield f"{where}: something is given to a pile before the first"
        if total(given) > state.box[table.OFFERS]:
            yield f"{where}: {total(given)} cards are given, expected at most {state.box[table.OFFERS]} (P12)"
        known = won if row == 0 else int(known_since(state, row, seat, known, given))
        drawn = _held_before(state, row + 1, seat) - (before - total(given) - total(left) + total(won))
        now = row == piles > 0 and t[table.STAGE] in (2, 3)
        if known == NOBODY or drawn < 0 or (now and drawn > 0):
            yield "seen does not agree with the hands"
    if without(known, t[table.HAND + seat] + t[table.OFFERED + seat]):
        yield "seen does not agree with the hands"


def _held_before(state: PrincipeState, row: int, seat: int) -> int:
    """The cards in hand before a pile; behind the last one those of now."""
    if row > state.t[table.PILES]:
        return _held(state, seat)
    return state.t[noted(state.seats, row, seat) + GIVEN] >> int(CARDS_BITS)


def _held(state: PrincipeState, seat: int) -> int:
    return int(total(state.t[table.HAND + seat]) + total(state.t[table.OFFERED + seat]))


def _most_piles(state: PrincipeState) -> int:
    return int(state.round) - int(state.t[table.PHASE] == table.OFFERING)


def _possible(cards: int) -> bool:
    """Five counts, and none of more cards than there are of a colour."""
    return 0 <= cards <= CARDS_MASK and not (cards & BORROW or without(cards, MOST_CARDS * ONE_OF_ALL))


def _packed(counts: Mapping[int, int]) -> int:
    return sum(count << colour * int(table.COUNT_BITS) for colour, count in counts.items())


def _left_and_won(moved: int) -> tuple[int, int]:
    """The cards that left a hand openly since an offer, and those that were won."""
    return moved >> int(CARDS_BITS), moved & CARDS_MASK
