"""What a seat sees of Il Principe: hands, face-down offers and money are its own only (P10). Typed and JSON-ready."""

from typing import Literal, get_args

import msgspec

from regalia.engine.events import set_bits
from regalia.engine.game import View
from regalia.engine.phrase import Phrase
from regalia.games.principe import state as at
from regalia.games.principe.data import missing_cards
from regalia.games.principe.moves import (
    CITY_NAMES,
    COLOUR_NAMES,
    REGION_NAMES,
    ROLE_NAMES,
    SIZE_NAMES,
    CityName,
    CitySize,
    Colour,
    Region,
    RoleName,
)
from regalia.games.principe.state import PrincipeState, count_of, total

PhaseName = Literal["offering", "bidding", "building", "acting", "placing", "turning", "over"]
Ending = Literal["", "cities", "deck"]
RankName = Literal["major", "minor"]
PHASE_NAMES: tuple[PhaseName, ...] = get_args(PhaseName)
ENDING_NAMES: tuple[Ending, ...] = get_args(Ending)
RANK_NAMES: tuple[RankName, ...] = get_args(RankName)

Cards = dict[str, int]
"""How many cards of each colour; colours without a card are left out."""


class City(msgspec.Struct, frozen=True):
    """A city of the map and its card."""

    name: CityName
    size: CitySize
    points: int
    gold: int
    shields: int
    icons: Cards
    regions: tuple[Region, ...]
    seen: bool
    """It has been turned up."""
    owner: int | None
    """Who built it."""
    honours: tuple[int, ...]
    """What each seat would get for its roles if another one built it now (P23)."""


class Build(msgspec.Struct, frozen=True):
    """What stands between the viewing seat and a city that is face up."""

    city: CityName
    missing: tuple[Colour, ...]
    """The colours of the cards that its hand lacks."""
    gold: int
    """The gold that it lacks."""


class Role(msgspec.Struct, frozen=True):
    name: RoleName
    colour: Colour
    rank: RankName
    holder: int | None


class Auction(msgspec.Struct, frozen=True):
    colour: Colour
    count: int
    """The cards of the group; 0 for a role."""
    role: RoleName | None
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
    roles: tuple[RoleName, ...]
    cities: tuple[CityName, ...]
    final: Final | None


class PrincipeView(View, frozen=True):
    seat: int | None
    round: int
    last: bool
    part: int
    """The phase of the rulebook, 1-4."""
    phase: PhaseName
    prince: int
    order: tuple[int, ...]
    """All seats: the prince bids last (P15, P29) and acts first (P19), and it goes round clockwise."""
    turn: int | None
    waiting: tuple[int, ...]
    """The seats that have something to decide."""
    deck: int
    city_deck: int
    out: Cards
    groups: tuple[tuple[Colour, int], ...]
    """Cards up for auction by colour, in the order of the auctions."""
    auction: Auction | None
    cities: tuple[City, ...]
    """All of the map."""
    display: tuple[CityName, ...]
    """Those face up."""
    closing: bool
    """They are too few for another round, and none is left to be turned up (P33)."""
    builds: tuple[Build, ...]
    """For each city face up, once building is allowed; not for spectators."""
    roles: tuple[Role, ...]
    seats: tuple[Seat, ...]
    to_place: int
    places: tuple[Region, ...]
    """The regions where the shield to be placed may go."""
    ending: Ending | None
    winners: tuple[int, ...]


def view(state: PrincipeState, seat: int | None) -> PrincipeView:
    t = state.t
    over = t[at.PHASE] == at.OVER
    waiting = set_bits(t[at.WAITING])
    placing = t[at.PHASE] == at.PLACING
    return PrincipeView(
        seat=seat,
        round=int(state.round),
        last=bool(t[at.FINAL_ROUND]),
        part=t[at.STAGE],
        phase=PHASE_NAMES[t[at.PHASE]],
        prince=t[at.PRINCE],
        order=_order(state),
        turn=None if over or t[at.PHASE] == at.OFFERING else waiting[0],
        waiting=waiting,
        deck=t[at.DECK_SIZE],
        city_deck=t[at.CITY_DECK],
        out=named(t[at.REMOVED]),
        groups=_groups(state),
        auction=_auction(state) if t[at.PHASE] == at.BIDDING else None,
        cities=tuple(_city(state, city) for city in range(at.CITIES)),
        display=tuple(CITY_NAMES[city] for city in displayed(state)),
        closing=len(displayed(state)) + t[at.CITY_DECK] < at.DISPLAYED,
        builds=() if seat is None or over or state.round == 1 else _builds(state, seat),
        roles=_roles(state),
        seats=tuple(_seat(state, number, seat == number) for number in range(state.seats)),
        to_place=t[at.TO_PLACE],
        places=_regions(state.regions_open(state.t)) if placing else (),
        ending=ENDING_NAMES[t[at.ENDED]] if over else None,
        winners=set_bits(t[at.WINNERS]),
    )


def named(cards: int) -> Cards:
    """Packed cards by colour."""
    return {name: int(count_of(cards, colour)) for colour, name in enumerate(COLOUR_NAMES) if count_of(cards, colour)}


def shields_of(state: PrincipeState, seat: int) -> dict[str, int]:
    counts = {name: int(state.shields_on(seat, region)) for region, name in enumerate(REGION_NAMES)}
    return {name: count for name, count in counts.items() if count}


def roles_of(state: PrincipeState, seat: int) -> tuple[RoleName, ...]:
    return tuple(role.name for role in _roles(state) if role.holder == seat)


def cities_of(state: PrincipeState, seat: int) -> tuple[CityName, ...]:
    return tuple(name for city, name in enumerate(CITY_NAMES) if state.t[at.BUILT + seat] >> city & 1)


def displayed(state: PrincipeState) -> list[int]:
    """The cities face up; one whose shields are being placed still keeps its place there."""
    return [city for city in state.row(at.DISPLAY, state.t[at.SHOWN]) if city != state.t[at.CITY]]


def _order(state: PrincipeState) -> tuple[int, ...]:
    first = state.t[at.PRINCE] + (state.t[at.STAGE] != 3)
    return tuple((first + step) % int(state.seats) for step in range(state.seats))


def _groups(state: PrincipeState) -> tuple[tuple[Colour, int], ...]:
    counts = [(int(count_of(state.t[at.PILE], colour)), colour) for colour in range(at.COLOURS)]
    return tuple((COLOUR_NAMES[colour], count) for count, colour in sorted(counts) if count)


def _auction(state: PrincipeState) -> Auction:
    t = state.t
    group = t[at.STAGE] == 2
    return Auction(
        colour=COLOUR_NAMES[t[at.COLOUR]],
        count=int(count_of(t[at.PILE], t[at.COLOUR])) if group else 0,
        role=None if group else ROLE_NAMES[state.role_at_stake(state.t)],
        live=set_bits(t[at.BIDDERS]),
        bid=t[at.HIGHEST],
        bidder=None if t[at.BIDDER] == at.NOBODY else t[at.BIDDER],
    )


def _city(state: PrincipeState, city: int) -> City:
    t, box = state.t, state.box
    owner = next((seat for seat in range(state.seats) if t[at.BUILT + seat] >> city & 1), None)
    honours = [0] * int(state.seats)
    for colour in range(at.COLOURS):
        for holder, points in ((t[at.MAJORS + colour], 2), (t[at.MINOR_HOLDERS + colour], 1)):
            if holder != at.NOBODY and city in displayed(state) and count_of(box[at.ICONS + city], colour):
                honours[holder] += points
    return City(
        name=CITY_NAMES[city],
        size=SIZE_NAMES[box[at.CITY_SIZE + city]],
        points=box[at.WORTH + city],
        gold=box[at.PRICE + city],
        shields=box[at.ARMS + city],
        icons=named(box[at.ICONS + city]),
        regions=_regions(box[at.TOUCHING + city]),
        seen=not t[at.UNSEEN] >> city & 1,
        owner=owner,
        honours=tuple(honours),
    )


def _regions(mask: int) -> tuple[Region, ...]:
    return tuple(name for region, name in enumerate(REGION_NAMES) if mask >> region & 1)


def _builds(state: PrincipeState, seat: int) -> tuple[Build, ...]:
    return tuple(
        Build(
            city=CITY_NAMES[city],
            missing=tuple(missing_cards(state, seat, city)),
            gold=max(0, state.box[at.PRICE + city] - state.t[at.GOLD + seat]),
        )
        for city in displayed(state)
    )


def _roles(state: PrincipeState) -> tuple[Role, ...]:
    ranks = ((at.MAJOR, at.MAJORS), (at.MINOR, at.MINOR_HOLDERS)) if state.box[at.MINORS] else ((at.MAJOR, at.MAJORS),)
    return tuple(
        Role(
            name=ROLE_NAMES[rank * at.COLOURS + colour],
            colour=COLOUR_NAMES[colour],
            rank=RANK_NAMES[rank],
            holder=None if state.t[holders + colour] == at.NOBODY else state.t[holders + colour],
        )
        for colour in range(at.COLOURS)
        for rank, holders in ranks
    )


def _seat(state: PrincipeState, seat: int, own: bool) -> Seat:
    t = state.t
    over = t[at.PHASE] == at.OVER
    return Seat(
        score=t[at.SCORE + seat],
        gold=t[at.GOLD + seat] if own or over else None,
        hand=named(t[at.HAND + seat]) if own else None,
        hand_size=int(total(t[at.HAND + seat])),
        offered=named(t[at.OFFERED + seat]) if own else None,
        offered_size=int(total(t[at.OFFERED + seat])),
        to_offer=t[at.TO_OFFER + seat],
        up=named(t[at.OPEN + seat]),
        down=named(t[at.TURNED + seat]),
        shields=shields_of(state, seat),
        shields_left=t[at.SUPPLY + seat],
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
        regions=tuple(int(state.region_points(seat, region)) for region in range(at.REGIONS)),
    )


def asked(state: PrincipeState, seat: int) -> Phrase:
    """What the seat is asked to decide."""
    t = state.t
    match t[at.PHASE]:
        case phase if phase == at.OFFERING:
            return Phrase("ask-offer", {"count": t[at.TO_OFFER + seat]})
        case phase if phase == at.BIDDING:
            return _asked_to_bid(state)
        case phase if phase == at.BUILDING:
            return Phrase("ask-build")
        case phase if phase == at.ACTING:
            return Phrase("ask-act" if state.round > 1 else "ask-act-first")
        case phase if phase == at.PLACING and t[at.STAGE] == 4:
            return Phrase("ask-shield-anywhere")
        case phase if phase == at.PLACING:
            return Phrase("ask-shield", {"count": t[at.TO_PLACE], "city": (f"city-{CITY_NAMES[t[at.CITY]]}",)})
    return Phrase("ask-turn")


def _asked_to_bid(state: PrincipeState) -> Phrase:
    t = state.t
    least = t[at.HIGHEST] + 1
    if t[at.STAGE] == 2:
        count = int(count_of(t[at.PILE], t[at.COLOUR]))
        return Phrase("ask-bid", {"least": least, "colour": COLOUR_NAMES[t[at.COLOUR]], "count": count})
    return Phrase("ask-bid-role", {"least": least, "role": (f"role-{ROLE_NAMES[state.role_at_stake(state.t)]}",)})
