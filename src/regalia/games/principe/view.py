"""What a seat sees of Il Principe: hands, face-down offers and money are its own only (P10). Typed and JSON-ready."""

from collections.abc import Iterable

import msgspec
from mypy_extensions import i64

from regalia.engine.game import View
from regalia.engine.phrase import Fact, Phrase
from regalia.engine.state import Note
from regalia.games.principe.moves import CITY_NAMES, COLOUR_NAMES, REGION_NAMES, ROLE_NAMES
from regalia.games.principe.state import (
    ACTING,
    BIDDING,
    BUILDING,
    CARD_BITS,
    CITIES,
    COLOURS,
    FACE_UP,
    MAJOR,
    MINOR,
    NOBODY,
    OFFERING,
    OVER,
    PLACING,
    REGIONS,
    TURNING,
    PrincipeState,
)
from regalia.games.principe.why import missing_cards

PHASE_NAMES = {
    OFFERING: "offering",
    BIDDING: "bidding",
    BUILDING: "building",
    ACTING: "acting",
    PLACING: "placing",
    TURNING: "turning",
    OVER: "over",
}
ENDING_NAMES = ("", "cities", "deck")
RANK_NAMES = ("major", "minor")

Cards = dict[str, int]
"""How many cards of each colour; colours without a card are left out."""


class City(msgspec.Struct, frozen=True):
    """A city card that is face up or built."""

    name: str
    points: int
    gold: int
    shields: int
    icons: Cards
    regions: tuple[str, ...]
    owner: int | None
    """Who built it."""
    honours: tuple[int, ...]
    """What each seat would get for its roles if another one built it now (P23)."""


class Build(msgspec.Struct, frozen=True):
    """What stands between the viewing seat and a city that is face up."""

    city: str
    missing: tuple[str, ...]
    """The colours of the cards that its hand lacks."""
    gold: int
    """The gold that it lacks."""


class Role(msgspec.Struct, frozen=True):
    name: str
    colour: str
    rank: str
    holder: int | None


class Auction(msgspec.Struct, frozen=True):
    colour: str
    count: int
    """The cards of the group; 0 for a role."""
    role: str | None
    live: tuple[int, ...]
    """The seats that have not passed."""
    bid: int
    bidder: int | None


class Final(msgspec.Struct, frozen=True):
    """The points of the final scoring (P35), step by step."""

    roles: int
    sets: int
    gold: int
    hand: int
    regions: tuple[int, ...]


class Seat(msgspec.Struct, frozen=True):
    """A player's place at the table."""

    score: int
    gold: int | None
    """Secret to others until the end."""
    hand: Cards | None
    """Secret to others."""
    hand_size: int
    offered: Cards | None
    """This round, face down; secret to others."""
    offered_size: int
    to_offer: int
    up: Cards
    down: Cards
    """In front of the player, face up and face down."""
    shields: dict[str, int]
    """On the map, by region."""
    shields_left: int
    roles: tuple[str, ...]
    cities: tuple[str, ...]
    final: Final | None


class PrincipeView(View, frozen=True):
    seat: int | None
    round: int
    last: bool
    part: int
    """The phase of the rulebook, 1-4."""
    phase: str
    prince: int
    turn: int | None
    waiting: tuple[int, ...]
    """The seats that have something to decide."""
    deck: int
    city_deck: int
    out: Cards
    groups: tuple[tuple[str, int], ...]
    """Cards up for auction by colour, in the order of the auctions."""
    auction: Auction | None
    cities: tuple[City, ...]
    """Face up and built."""
    display: tuple[str, ...]
    """Those face up."""
    builds: tuple[Build, ...]
    """For each city face up, once building is allowed; not for spectators."""
    roles: tuple[Role, ...]
    seats: tuple[Seat, ...]
    to_place: int
    places: tuple[str, ...]
    """The regions where the shield to be placed may go."""
    ending: str | None
    winners: tuple[int, ...]


def view(state: PrincipeState, seat: int | None) -> PrincipeView:
    over = state.phase == OVER
    waiting = int(state.pending())
    placing = state.phase == PLACING
    return PrincipeView(
        seat=seat,
        round=int(state.round),
        last=state.last,
        part=int(state.part),
        phase=PHASE_NAMES[int(state.phase)],
        prince=int(state.prince),
        turn=None if over or state.phase == OFFERING else int(state.turn),
        waiting=tuple(number for number in range(state.seats) if waiting >> number & 1),
        deck=int(state.deck_size),
        city_deck=int(state.city_deck),
        out=named(state.out),
        groups=_groups(state),
        auction=_auction(state) if state.phase == BIDDING else None,
        cities=tuple(_city(state, city) for city in range(CITIES) if state.owner[city] >= FACE_UP),
        display=tuple(CITY_NAMES[city] for city in displayed(state)),
        builds=() if seat is None or over or state.round == 1 else _builds(state, seat),
        roles=_roles(state),
        seats=tuple(_seat(state, number, seat == number) for number in range(state.seats)),
        to_place=int(state.to_place) if placing else 0,
        places=_regions(int(state.regions_open())) if placing else (),
        ending=ENDING_NAMES[int(state.ended)] if over else None,
        winners=tuple(number for number in range(state.seats) if state.winners >> number & 1),
    )


def named(counts: Iterable[i64]) -> Cards:
    """Five counts by colour."""
    return {name: int(count) for name, count in zip(COLOUR_NAMES, counts, strict=True) if count}


def shields_of(state: PrincipeState, seat: int) -> dict[str, int]:
    row = state.shields[seat * REGIONS : (seat + 1) * REGIONS]
    return {name: int(count) for name, count in zip(REGION_NAMES, row, strict=True) if count}


def roles_of(state: PrincipeState, seat: int) -> tuple[str, ...]:
    return tuple(role.name for role in _roles(state) if role.holder == seat)


def cities_of(state: PrincipeState, seat: int) -> tuple[str, ...]:
    return tuple(name for name, owner in zip(CITY_NAMES, state.owner, strict=True) if owner == seat)


def displayed(state: PrincipeState) -> list[int]:
    """The cities face up; one whose shields are being placed still keeps its place there."""
    return [int(city) for city in state.display if city != NOBODY and state.owner[city] == FACE_UP]


def _groups(state: PrincipeState) -> tuple[tuple[str, int], ...]:
    order = sorted((int(count), colour) for colour, count in enumerate(state.pile) if count)
    return tuple((COLOUR_NAMES[colour], count) for count, colour in order)


def _auction(state: PrincipeState) -> Auction:
    group = state.part == 2
    return Auction(
        colour=COLOUR_NAMES[int(state.colour)],
        count=int(state.pile[state.colour]) if group else 0,
        role=None if group else ROLE_NAMES[int(state.rank)][int(state.colour)],
        live=tuple(seat for seat in range(state.seats) if state.live >> seat & 1),
        bid=int(state.bid),
        bidder=None if state.bidder == NOBODY else int(state.bidder),
    )


def _city(state: PrincipeState, city: int) -> City:
    owner = int(state.owner[city])
    icons = state.icons[city * COLOURS : (city + 1) * COLOURS]
    honours = [0] * int(state.seats)
    for colour, count in enumerate(icons):
        for holder, points in ((int(state.major[colour]), 2), (int(state.minor[colour]), 1)):
            if count and holder != NOBODY and owner == FACE_UP:
                honours[holder] += points
    return City(
        name=CITY_NAMES[city],
        points=int(state.worth[city]),
        gold=int(state.price[city]),
        shields=int(state.arms[city]),
        icons=named(icons),
        regions=_regions(int(state.touching[city])),
        owner=None if owner == FACE_UP else owner,
        honours=tuple(honours),
    )


def _regions(mask: int) -> tuple[str, ...]:
    return tuple(name for region, name in enumerate(REGION_NAMES) if mask >> region & 1)


def _builds(state: PrincipeState, seat: int) -> tuple[Build, ...]:
    return tuple(
        Build(
            city=CITY_NAMES[city],
            missing=tuple(missing_cards(state, seat, city)),
            gold=max(0, int(state.price[city] - state.gold[seat])),
        )
        for city in displayed(state)
    )


def _roles(state: PrincipeState) -> tuple[Role, ...]:
    ranks = ((MAJOR, state.major), (MINOR, state.minor)) if state.minors else ((MAJOR, state.major),)
    return tuple(
        Role(
            name=ROLE_NAMES[rank][colour],
            colour=COLOUR_NAMES[colour],
            rank=RANK_NAMES[rank],
            holder=None if holders[colour] == NOBODY else int(holders[colour]),
        )
        for colour in range(COLOURS)
        for rank, holders in ranks
    )


def _seat(state: PrincipeState, seat: int, own: bool) -> Seat:
    row = slice(seat * COLOURS, (seat + 1) * COLOURS)
    over = state.phase == OVER
    return Seat(
        score=int(state.score[seat]),
        gold=int(state.gold[seat]) if own or over else None,
        hand=named(state.hand[row]) if own else None,
        hand_size=int(state.cards_in(state.hand, seat)),
        offered=named(state.offered[row]) if own else None,
        offered_size=int(state.cards_in(state.offered, seat)),
        to_offer=int(state.to_offer[seat]),
        up=named(state.up[row]),
        down=named(state.down[row]),
        shields=shields_of(state, seat),
        shields_left=int(state.supply[seat]),
        roles=roles_of(state, seat),
        cities=cities_of(state, seat),
        final=_final(state, seat) if over else None,
    )


def _final(state: PrincipeState, seat: int) -> Final:
    return Final(
        roles=int(state.role_points(seat)),
        sets=int(state.set_points(seat)),
        gold=int(state.gold_points(seat)),
        hand=int(state.hand_points(seat)),
        regions=tuple(int(state.region_points(seat, region)) for region in range(REGIONS)),
    )


def asked(state: PrincipeState, seat: int) -> Phrase:
    """What the seat is asked to decide."""
    match state.phase:
        case phase if phase == OFFERING:
            return Phrase("ask-offer", {"count": int(state.to_offer[seat])})
        case phase if phase == BIDDING:
            return _asked_to_bid(state)
        case phase if phase == BUILDING:
            return Phrase("ask-build")
        case phase if phase == ACTING:
            return Phrase("ask-act" if state.round > 1 else "ask-act-first")
        case phase if phase == PLACING and state.part == 4:
            return Phrase("ask-shield-anywhere")
        case phase if phase == PLACING:
            return Phrase(
                "ask-shield", {"count": int(state.to_place), "city": (f"city-{CITY_NAMES[int(state.city)]}",)}
            )
    return Phrase("ask-turn")


def _asked_to_bid(state: PrincipeState) -> Phrase:
    colour = int(state.colour)
    least = int(state.bid) + 1
    if state.part == 2:
        return Phrase("ask-bid", {"least": least, "colour": COLOUR_NAMES[colour], "count": int(state.pile[colour])})
    return Phrase("ask-bid-role", {"least": least, "role": (f"role-{ROLE_NAMES[int(state.rank)][colour]}",)})


EVENT_FIELDS = {
    "round": ("round",),
    "last-round": ("round",),
    "income": ("gold",),
    "drawn": ("seat", "cards"),
    "drew": ("seat", "count"),
    "no-card": ("seat",),
    "offered": ("seat", "colour"),
    "offer": ("seat",),
    "pile": ("cards",),
    "auction": ("colour", "count"),
    "bid": ("seat", "amount"),
    "passed": ("seat",),
    "unsold": ("colour", "count"),
    "won": ("seat", "colour", "count", "price"),
    "prince": ("seat",),
    "no-build": ("seat",),
    "rested": ("seat",),
    "laid": ("seat", "colour", "count"),
    "built": ("seat", "city", "price", "points"),
    "shield": ("seat", "region"),
    "honour": ("seat", "colour", "points"),
    "city": ("city",),
    "roles-back": (),
    "role": ("seat", "colour", "rank"),
    "role-auction": ("colour", "rank"),
    "role-won": ("seat", "colour", "rank", "price"),
    "role-unsold": ("colour", "rank"),
    "turned-down": ("seat", "colour", "count"),
    "turned-up": ("seat", "colour"),
    "none-turned": ("seat",),
    "grace": ("seat",),
    "interest": ("seat", "gold"),
    "final": ("seat", "points", "total"),
    "over": ("ending", "winners"),
}
"""What the numbers of each kind of event are."""


def tell(event: Note) -> Phrase:
    """An event of the state in words: its numbers by name; colour and rank together are a role."""
    facts = dict(zip(EVENT_FIELDS[event.kind], event.numbers, strict=False))
    said = {field: _fact(field, number) for field, number in facts.items()}
    if "rank" in facts:
        said["role"] = (f"role-{ROLE_NAMES[facts['rank']][facts['colour']]}",)
    return Phrase(f"event-{event.kind}", said)


def _fact(field: str, number: int) -> Fact:
    match field:
        case "colour":
            return COLOUR_NAMES[number]
        case "rank":
            return RANK_NAMES[number]
        case "city":
            return (f"city-{CITY_NAMES[number]}",)
        case "region":
            return (f"region-{REGION_NAMES[number]}",)
        case "ending":
            return ENDING_NAMES[number]
        case "winners":
            return tuple(f"seat:{seat}" for seat in range(number.bit_length()) if number >> seat & 1)
        case "cards":
            counts = ((name, number >> (colour * CARD_BITS)) for colour, name in enumerate(COLOUR_NAMES))
            return tuple(f"colour-{name}" for name, count in counts for _ in range(count & (1 << CARD_BITS) - 1))
    return number
