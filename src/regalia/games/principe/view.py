"""What a seat sees of Il Principe: hands, face-down offers and money are its own only (P10). Typed and JSON-ready."""

from itertools import accumulate

import msgspec

from regalia.engine.events import set_bits
from regalia.engine.game import View
from regalia.engine.phrase import Phrase
from regalia.engine.shown import Shown
from regalia.games.principe import table
from regalia.games.principe.cards import total
from regalia.games.principe.data import missing_cards
from regalia.games.principe.layout import (
    CARDS,
    CITY_NAMES,
    COLOUR_NAMES,
    LAYOUT,
    RANK_NAMES,
    REGION_NAMES,
    ROLE_NAMES,
    SEAT,
    SIZE_NAMES,
    CityName,
    CitySize,
    Colour,
    Ending,
    PhaseName,
    RankName,
    Region,
    RoleName,
)
from regalia.games.principe.outlook import Standing, copied, heirs_of, standing
from regalia.games.principe.state import NOBODY, PrincipeState

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
    """What each seat would get for its roles if the viewing seat, or for spectators somebody without a role, built it
    now (P23)."""


class Build(msgspec.Struct, frozen=True):
    """What stands between the viewing seat and a city that is face up."""

    city: CityName
    missing: tuple[Colour, ...]
    """The colours of the cards that its hand lacks."""
    gold: int
    """The gold that it lacks."""
    left: int
    """The gold that it would have after paying."""


class Role(msgspec.Struct, frozen=True):
    name: RoleName
    colour: Colour
    rank: RankName
    holder: int | None
    heirs: tuple[int, ...]
    """Who would get it if phase 4 came now (P26-P28): several where they are tied for it."""


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
    counted: tuple[int, ...]
    """What each step counted: roles, full sets, gold, cards in hand, shields in each region."""
    totals: tuple[int, ...]
    """The score before the first step, and after each."""


class Seat(msgspec.Struct, frozen=True):
    """A player's place at the table."""

    score: int
    promised: int
    """The score if the game ended now (P35), but for the gold, which is secret."""
    rank: int
    """By that (P36)."""
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
    regions: tuple[Standing, ...]
    seats: tuple[Seat, ...]
    to_place: int
    places: tuple[Region, ...]
    """The regions where the shield to be placed may go."""
    ending: Ending | None
    winners: tuple[int, ...]


BY_COLOUR = sorted(range(table.ROLES), key=lambda role: (role % table.COLOURS, role))

TABLE = Shown(PrincipeView, LAYOUT)
SEAT_OF = Shown(Seat, LAYOUT, SEAT)
AUCTION = Shown(Auction, LAYOUT)


def view(state: PrincipeState, seat: int | None) -> PrincipeView:
    t = state.t
    over = t[table.PHASE] == table.OVER
    promised = _promised(state)
    waiting = set_bits(t[table.WAITING])
    placing = t[table.PHASE] == table.PLACING
    return TABLE(
        state,
        seat=seat,
        order=_order(state),
        turn=None if over or t[table.PHASE] == table.OFFERING else waiting[0],
        waiting=waiting,
        deck=t[table.DECK_SIZE],
        groups=_groups(state),
        auction=_auction(state) if t[table.PHASE] == table.BIDDING else None,
        cities=tuple(_city(state, city, seat) for city in range(table.CITIES)),
        display=tuple(CITY_NAMES[city] for city in displayed(state)),
        closing=len(displayed(state)) + t[table.CITY_DECK] < table.DISPLAYED,
        builds=() if seat is None or over or state.round == 1 else _builds(state, seat),
        roles=_roles(state),
        regions=tuple(standing(state, region) for region in range(table.REGIONS)),
        seats=tuple(_seat(state, number, seat == number, promised) for number in range(state.seats)),
        places=_regions(state.regions_open(state.t)) if placing else (),
    )


def named(cards: int) -> Cards:
    """Packed cards by colour."""
    return CARDS.packing.counted(cards)


def roles_of(state: PrincipeState, seat: int) -> tuple[RoleName, ...]:
    """By colour, the major one first."""
    holders = state.row(table.HOLDER, table.ROLES)
    return tuple(ROLE_NAMES[role] for role in BY_COLOUR if holders[role] == seat)


def displayed(state: PrincipeState) -> list[int]:
    """The cities face up; one whose shields are being placed still keeps its place there."""
    return [city for city in state.row(table.DISPLAY, state.t[table.SHOWN]) if city != state.t[table.CITY]]


def _order(state: PrincipeState) -> tuple[int, ...]:
    first = state.t[table.PRINCE] + (state.t[table.STAGE] != 3)
    return tuple((first + step) % int(state.seats) for step in range(state.seats))


def _groups(state: PrincipeState) -> tuple[tuple[Colour, int], ...]:
    counts = [(int(table.count_of(state.t[table.PILE], colour)), colour) for colour in range(table.COLOURS)]
    return tuple((COLOUR_NAMES[colour], count) for count, colour in sorted(counts) if count)


def _auction(state: PrincipeState) -> Auction:
    t = state.t
    group = t[table.STAGE] == 2
    return AUCTION(
        state,
        count=int(table.count_of(t[table.PILE], t[table.COLOUR])) if group else 0,
        role=None if group else ROLE_NAMES[state.role_at_stake(state.t)],
    )


def _city(state: PrincipeState, city: int, viewer: int | None) -> City:
    t, box = state.t, state.box
    owner = next((seat for seat in range(state.seats) if t[table.BUILT + seat] >> city & 1), None)
    return City(
        name=CITY_NAMES[city],
        size=SIZE_NAMES[box[table.CITY_SIZE + city]],
        points=box[table.WORTH + city],
        gold=box[table.PRICE + city],
        shields=box[table.ARMS + city],
        icons=named(box[table.ICONS + city]),
        regions=_regions(box[table.TOUCHING + city]),
        seen=not t[table.UNSEEN] >> city & 1,
        owner=owner,
        honours=_honours(state, city, viewer) if city in displayed(state) else (0,) * int(state.seats),
    )


def _honours(state: PrincipeState, city: int, viewer: int | None) -> tuple[int, ...]:
    then = copied(state)
    then.pay_honours(then.t, NOBODY if viewer is None else viewer, city)
    seats = range(int(state.seats))
    return tuple(then.t[table.SCORE + seat] - state.t[table.SCORE + seat] for seat in seats)


def _regions(mask: int) -> tuple[Region, ...]:
    return tuple(name for region, name in enumerate(REGION_NAMES) if mask >> region & 1)


def _builds(state: PrincipeState, seat: int) -> tuple[Build, ...]:
    return tuple(
        Build(
            city=CITY_NAMES[city],
            missing=tuple(missing_cards(state, seat, city)),
            gold=max(0, state.box[table.PRICE + city] - state.t[table.GOLD + seat]),
            left=max(0, state.t[table.GOLD + seat] - state.box[table.PRICE + city]),
        )
        for city in displayed(state)
    )


def _roles(state: PrincipeState) -> tuple[Role, ...]:
    """By colour, the major one first."""
    holders = [None if seat == NOBODY else seat for seat in state.row(table.HOLDER, table.ROLES)]
    found = []
    for colour, name in enumerate(COLOUR_NAMES):
        heirs = heirs_of(state, colour)
        for rank in range(1 + state.box[table.MINORS]):
            role = rank * int(table.COLOURS) + colour
            found.append(Role(ROLE_NAMES[role], name, RANK_NAMES[rank], holders[role], set_bits(heirs[rank])))
    return tuple(found)


def _promised(state: PrincipeState) -> PrincipeState:
    """The table with the scores as they would be if the game ended now, but for the gold (P10, P35)."""
    then = copied(state)
    if state.t[table.PHASE] != table.OVER:
        for seat in range(state.seats):
            then.t[table.SCORE + seat] += state.role_points(seat) + state.set_points(seat) + state.hand_points(seat)
            for region in range(table.REGIONS):
                then.t[table.SCORE + seat] += state.region_points(seat, region)
    return then


def _seat(state: PrincipeState, seat: int, own: bool, promised: PrincipeState) -> Seat:
    t = state.t
    over = t[table.PHASE] == table.OVER
    return SEAT_OF(
        state,
        seat,
        promised=int(promised.points(seat)),
        rank=int(promised.rank(seat)),
        gold=t[table.GOLD + seat] if own or over else None,
        hand=named(t[table.HAND + seat]) if own else None,
        hand_size=int(total(t[table.HAND + seat])),
        offered=named(t[table.OFFERED + seat]) if own else None,
        offered_size=int(total(t[table.OFFERED + seat])),
        shields_left=t[table.SUPPLY + seat],
        roles=roles_of(state, seat),
        final=_final(state, seat) if over else None,
    )


def _final(state: PrincipeState, seat: int) -> Final:
    t = state.t
    roles, sets = int(state.role_points(seat)), int(state.set_points(seat))
    gold, hand = int(state.gold_points(seat)), int(state.hand_points(seat))
    regions = tuple(int(state.region_points(seat, region)) for region in range(table.REGIONS))
    steps = (roles, sets, gold, hand, *regions)
    cards = t[table.OPEN + seat] + t[table.TURNED + seat]
    counted = (
        len(roles_of(state, seat)),
        min(int(table.count_of(cards, colour)) for colour in range(table.COLOURS)),
        t[table.GOLD + seat],
        int(total(t[table.HAND + seat])),
        *(int(table.shields_of(t[table.PLACED + seat], region)) for region in range(table.REGIONS)),
    )
    totals = tuple(accumulate(steps, initial=t[table.SCORE + seat] - sum(steps)))
    return Final(roles, sets, gold, hand, regions, counted, totals)


def asked(state: PrincipeState, seat: int) -> Phrase:
    """What the seat is asked to decide."""
    t = state.t
    match t[table.PHASE]:
        case phase if phase == table.OFFERING:
            return Phrase("ask-offer", {"count": t[table.TO_OFFER + seat]})
        case phase if phase == table.BIDDING:
            return _asked_to_bid(state)
        case phase if phase == table.BUILDING:
            return Phrase("ask-build")
        case phase if phase == table.ACTING:
            return Phrase("ask-act" if state.round > 1 else "ask-act-first")
        case phase if phase == table.PLACING and t[table.STAGE] == 4:
            return Phrase("ask-shield-anywhere")
        case phase if phase == table.PLACING:
            return Phrase("ask-shield", {"count": t[table.TO_PLACE], "city": (f"city-{CITY_NAMES[t[table.CITY]]}",)})
    return Phrase("ask-turn")


def _asked_to_bid(state: PrincipeState) -> Phrase:
    t = state.t
    least = t[table.HIGHEST] + 1
    if t[table.STAGE] == 2:
        count = int(table.count_of(t[table.PILE], t[table.COLOUR]))
        return Phrase("ask-bid", {"least": least, "colour": COLOUR_NAMES[t[table.COLOUR]], "count": count})
    return Phrase("ask-bid-role", {"least": least, "role": (f"role-{ROLE_NAMES[state.role_at_stake(state.t)]}",)})
