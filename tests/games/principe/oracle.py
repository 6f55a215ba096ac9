"""What the others can have in hand, by brute force: every draw and every way to part the offers is tried out.

It says what `PrincipeState.resample` has to do, and shares nothing with how that does it. Only small tables: hidden
cards are green, white or red.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, combinations_with_replacement, product
from math import prod

from regalia.games.principe.layout import COLOUR_NAMES
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.table import DECK, HAND, count_of

SPECTATOR = -1
HIDDEN = COLOUR_NAMES[:3]
Cards = tuple[int, ...]
"""How many of each of the hidden colours."""
Hands = tuple[Cards, ...]
NONE: Cards = (0, 0, 0)


def cards(names: Iterator[str] | list[str] | tuple[str, ...]) -> Cards:
    counted = Counter(names)
    return tuple(counted[name] for name in HIDDEN)


def unpacked(packed: int) -> Cards:
    return tuple(int(count_of(packed, colour)) for colour in range(len(HIDDEN)))


def hand_of(state: PrincipeState, seat: int) -> Cards:
    return unpacked(state.t[HAND + seat])


def hands_of(state: PrincipeState) -> Hands:
    return tuple(hand_of(state, seat) for seat in range(state.seats))


def plus(one: Cards, other: Cards) -> Cards:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def minus(one: Cards, other: Cards) -> Cards:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def hidden_from(state: PrincipeState, seat: int) -> Cards:
    """The cards that the seat cannot see: the deck and the other hands."""
    pool = unpacked(state.t[DECK])
    for other in range(state.seats):
        if other != seat:
            pool = plus(pool, hand_of(state, other))
    return pool


def any_cards(count: int) -> list[Cards]:
    return [cards(names) for names in combinations_with_replacement(HIDDEN, count)]


Parting = tuple[tuple[Cards, ...], ...]
"""Of each pile: what each seat gave."""


def partings(seen: list[str], seats: int, seat: int) -> Counter[Parting]:
    """All ways to part the piles among the others, card by card, by what they look like to us."""
    piles: list[list[tuple[str, ...]]] = []
    for entry in seen:
        number, verb, *words = entry.split()
        if verb == "offers":
            if number == "0":
                piles.append([])
            piles[-1].append(tuple(words))
    ways = [Counter(part(pile, seat)) for pile in piles]
    found: Counter[Parting] = Counter()
    for chosen in product(*[list(way.items()) for way in ways]):
        found[tuple(each for each, _ in chosen)] = prod(count for _, count in chosen)
    return found


def part(pile: list[tuple[str, ...]], seat: int) -> Iterator[tuple[Cards, ...]]:
    """Every card of a pile is one of its own: all ways to give each seat as many as it gave; ours is known."""
    loose = [name for number, names in enumerate(pile) if number != seat for name in names]

    def give(number: int, left: tuple[int, ...]) -> Iterator[tuple[Cards, ...]]:
        if number == len(pile):
            yield ()
            return
        if number == seat:
            for rest in give(number + 1, left):
                yield (cards(pile[number]), *rest)
            return
        for taken in combinations(left, len(pile[number])):
            for rest in give(number + 1, tuple(card for card in left if card not in taken)):
                yield (cards([loose[card] for card in taken]), *rest)

    return give(0, tuple(range(len(loose))))


def possible_hands(seen: list[str], seat: int, parting: Parting) -> frozenset[Cards]:
    """Every hand that the seat can have now, whatever it drew, if the piles were parted so."""
    hands = {NONE}
    pile = -1
    for entry in seen:
        number, verb, *words = entry.split()
        if verb == "offers" and number == "0":
            pile += 1
        if int(number) != seat:
            continue
        if verb == "draws":
            hands = {plus(hand, drawn) for hand in hands for drawn in any_cards(int(words[0]))}
        elif verb == "wins":
            hands = {plus(hand, cards([words[0]] * int(words[1]))) for hand in hands}
        else:
            gone = parting[pile][seat] if verb == "offers" else cards([words[0]] * int(words[1]))
            hands = {minus(hand, gone) for hand in hands if min(minus(hand, gone)) >= 0}
    return frozenset(hands)


@cache
def deals(pool: Cards, sizes: tuple[int, ...]) -> Mapping[Hands, int]:
    """All ways to deal so many cards of the pool to each, card by card, by what the hands look like."""
    if not sizes:
        return {(): 1}
    loose = [colour for colour, count in enumerate(pool) for _ in range(count)]
    found: Counter[Hands] = Counter()
    for taken, ways in Counter(combinations(loose, sizes[0])).items():
        hand = tuple(taken.count(colour) for colour in range(len(pool)))
        for rest, more in deals(minus(pool, hand), sizes[1:]).items():
            found[(hand, *rest)] += ways * more
    return found


def chances(seen: list[str], state: PrincipeState, seat: int) -> dict[Hands, float]:
    """Of each way the hands can be: its chance.

    Every way to part the piles that can have happened is equally likely; then every deal of the cards that are not
    certainly in a hand.
    """
    found: dict[Hands, float] = {}
    for _, ways, certain, rest, sizes in possible_partings(seen, state, seat):
        dealt = deals(rest, sizes)
        total = sum(dealt.values())
        for drawn, count in dealt.items():
            hands = tuple(plus(sure, more) for sure, more in zip(certain, drawn, strict=True))
            found[hands] = found.get(hands, 0) + ways * count / total
    return found


def possible_partings(
    seen: list[str], state: PrincipeState, seat: int
) -> Iterator[tuple[Parting, int, Hands, Cards, tuple[int, ...]]]:
    """Each way to part the piles that can have happened: how often, what is certain of each hand, what is not."""
    seats = int(state.seats)
    pool = hidden_from(state, seat)
    for parting, ways in partings(seen, seats, seat).items():
        hands = [
            {hand_of(state, other)} if other == seat else possible_hands(seen, other, parting) for other in range(seats)
        ]
        if not all(hands):
            continue
        certain = tuple(tuple(map(min, zip(*each, strict=True))) for each in hands)
        rest = pool
        for other in range(seats):
            if other != seat:
                rest = minus(rest, certain[other])
        if min(rest) >= 0:
            sizes = tuple(sum(hand_of(state, other)) - sum(certain[other]) for other in range(seats))
            yield parting, ways, certain, rest, sizes
