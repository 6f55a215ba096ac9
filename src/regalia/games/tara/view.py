"""What a seat sees of Tara: the board and the raths, its own cards, and no card of others that was not shown."""

from collections.abc import Iterable

import msgspec
from mypy_extensions import i64

from regalia.engine.events import set_bits
from regalia.engine.game import View
from regalia.engine.layout import Bits
from regalia.engine.phrase import Fact, Phrase
from regalia.engine.shown import Shown, value_of
from regalia.games.tara import table
from regalia.games.tara.data import CardFace, deck
from regalia.games.tara.layout import CARD, LAYOUT, PHASE_NAMES, POSITION_NAMES, POSITIONS_HERE, REGION_NAMES, SEAT
from regalia.games.tara.outlook import Climb, climb
from regalia.games.tara.state import DEALT, ENTRY, KING, LEVELS, NOBODY, NONE, USED, TaraState, activated, level_of


class Spot(msgspec.Struct, frozen=True):
    """A position that is not empty."""

    name: str
    stack: tuple[int, ...]
    """The owners of the discs from the top down."""
    control: int
    fort: bool
    king: bool
    """A king piece stands here; at the end of a game that was won, on top of the discs (T43)."""


class Region(msgspec.Struct, frozen=True):
    name: str
    status: str
    """`open`, `won` (T44) or `closed`."""
    spots: tuple[Spot, ...]
    held: tuple[int, ...]
    """Of each seat: the positions it controls."""
    strongest: int | None
    leaders: tuple[int | None, ...]
    """Of farmers, herdsmen, warriors and chieftains: who would get the income (T35)."""
    entry: int
    """What the first disc costs now (T12)."""


class Seat(msgspec.Struct, frozen=True):
    """A player's rath and what belongs to it."""

    supply: int
    kings: int
    """King pieces not on the board."""
    cumals: int
    prisoners: tuple[int, ...]
    """Of each seat: its discs held here."""
    income: int
    """What the board as it lies would bring (T35, T36)."""
    wide: tuple[bool, ...]
    """Of farmers, herdsmen, warriors and chieftains: it has them in at least two regions (T36)."""
    choosing: bool
    """Has not yet kept all cards for this round."""
    hand_size: int
    aside_size: int
    hand: tuple[CardFace, ...] | None
    """Only the seat itself sees its cards."""
    aside: tuple[CardFace, ...] | None


class Anchor(msgspec.Struct, frozen=True):
    """Where the card in play may be put, by the placement slots; the first one names it."""

    slots: tuple[str, ...]
    empty: int


class Play(msgspec.Struct, frozen=True):
    """The action or the traitor under way."""

    seat: int
    card: CardFace
    region: str
    anchors: tuple[Anchor, ...]
    slots: tuple[str, ...]
    """The placement slots of the chosen anchor."""
    occupied: bool
    """Whether those of them that are occupied may be taken, too (T14)."""
    placed: tuple[str, ...]
    promoted: tuple[str, ...]
    activated: tuple[str, ...]
    paid: bool
    picked: tuple[str, int] | None
    """The first disc of a swap: position and depth from 1."""
    traitor: bool
    climb: Climb | None
    """How far whoever decides could promote now."""


class Fits(msgspec.Struct, frozen=True):
    """Where a card in hand may be put in a region, by the first slots (T12-T14, T19)."""

    card: int
    region: str
    anchors: tuple[str, ...]


class Ransom(msgspec.Struct, frozen=True):
    holder: int
    owner: int
    count: int


class TaraView(View, frozen=True):
    round: int
    round_limit: int
    """0 for none."""
    phase: str
    start: int
    turn: int | None
    """Who decides, if not all at once."""
    regions: tuple[Region, ...]
    seats: tuple[Seat, ...]
    pile: int
    discards: tuple[int, ...]
    play: Play | None
    where: str | None
    """The region of the action, the traitor or the garrison."""
    fits: tuple[Fits, ...]
    """While cards are played: of those in the viewing seat's hand."""
    garrison: int
    """Discs that may still be placed."""
    ransom: Ransom | None
    ending: str | None
    winners: tuple[int, ...]


TABLE = Shown(TaraView, LAYOUT)
SEAT_OF = Shown(Seat, LAYOUT, SEAT)
PLAY = Shown(Play, LAYOUT)

numbers = value_of(Bits(CARD))
"""The numbers of the cards of a mask."""
names = value_of(POSITIONS_HERE)
"""The positions of a mask."""


def view(state: TaraState, seat: int | None) -> TaraView:
    t = state.t
    over = t[table.PHASE] == table.OVER
    return TABLE(
        state,
        turn=None if over or t[table.PHASE] == table.KEEPING else t[table.DECIDER],
        regions=tuple(_region(state, region) for region in range(table.REGIONS)),
        seats=tuple(_seat(state, number, number == seat) for number in range(state.seats)),
        pile=int(t[table.PILE]).bit_count(),
        play=None if t[table.CARD] == NONE else _play(state),
        where=None if t[table.REGION] == NONE else REGION_NAMES[t[table.REGION]],
        fits=() if seat is None or t[table.PHASE] != table.CHOOSING else _fits(state, seat),
        ransom=_ransom(state) if t[table.PHASE] == table.RANSOMING else None,
    )


def _seat_or_none(seat: i64) -> int | None:
    return None if seat == NOBODY else seat


def _region(state: TaraState, region: int) -> Region:
    t = state.t
    in_play = bool(t[table.IN_PLAY] >> region & 1)
    king = t[table.KING_OF + region] != NOBODY
    return Region(
        name=REGION_NAMES[region],
        status="open" if in_play else "won" if king else "closed",
        spots=tuple(
            Spot(
                name=POSITION_NAMES[position],
                stack=tuple(table.stack_list(t, region, position)),
                control=int(state.control(region, position)),
                fort=is_fort(state, region, position),
                king=king and position == KING,
            )
            for position in range(table.POSITIONS)
            if t[table.TAKEN + region] >> position & 1
        ),
        held=tuple(int(state.held(seat, region)).bit_count() for seat in range(state.seats)),
        strongest=_seat_or_none(state.strongest(region)),
        leaders=tuple(_leader(state, region, level) if in_play else None for level in range(LEVELS)),
        entry=ENTRY if t[table.ACTED] and not t[table.TAKEN + region] else 0,
    )


def is_fort(state: TaraState, region: int, position: int) -> bool:
    return bool(state.t[table.FORTS + region] >> position & 1)


def _leader(state: TaraState, region: int, level: int) -> int | None:
    return _seat_or_none(state.leader(region, level_of(level)))


def _income(state: TaraState, seat: int) -> int:
    regions = set_bits(state.t[table.IN_PLAY])
    leads = sum(_leader(state, region, level) == seat for region in regions for level in range(LEVELS))
    return leads + int(state.wide_levels(seat)).bit_count()


def _seat(state: TaraState, seat: int, own: bool) -> Seat:
    t = state.t
    hand, aside = numbers(t[table.HAND + seat]), numbers(t[table.ASIDE + seat])
    choosing = t[table.PHASE] == table.KEEPING and len(hand) < USED
    return SEAT_OF(
        state,
        seat,
        kings=t[table.CROWNS + seat],
        income=_income(state, seat),
        wide=tuple(bool(state.wide_levels(seat) >> level & 1) for level in range(LEVELS)),
        choosing=choosing,
        hand_size=0 if choosing and not own else len(hand),
        aside_size=DEALT if choosing and not own else len(aside),
        hand=_faces(hand) if own else None,
        aside=_faces(aside) if own else None,
    )


def _faces(cards: Iterable[int]) -> tuple[CardFace, ...]:
    return tuple(deck()[number - 1] for number in cards)


def _play(state: TaraState) -> Play:
    t = state.t
    card = deck()[t[table.CARD]]
    region = t[table.REGION]
    return PLAY(
        state,
        seat=t[table.ACTOR],
        card=card,
        anchors=tuple(
            Anchor(
                slots=tuple(POSITION_NAMES[position] for position in slots),
                empty=sum(not t[table.TAKEN + region] >> position & 1 for position in slots),
            )
            for slots in card.anchors
        ),
        slots=() if t[table.ANCHOR] == NONE else names(t[table.SLOTS_HERE]),
        activated=names(activated(state.held(t[table.ACTOR], region), t[table.ACTIVE])),
        traitor=t[table.STAGE] == table.STAGE_TRAITORS,
        climb=climb(state),
    )


def _fits(state: TaraState, seat: int) -> tuple[Fits, ...]:
    found = []
    for card in set_bits(state.t[table.HAND + seat]):
        for region in set_bits(int(state.enterable(seat))):
            if anchors := names(state.anchors(seat, card, region)):
                found.append(Fits(card + 1, REGION_NAMES[region], anchors))
    return tuple(found)


def _ransom(state: TaraState) -> Ransom:
    holder, owner = int(state.holder()), state.t[table.DECIDER]
    return Ransom(holder, owner, table.prisoners(state.t, holder, owner))


def asked(state: TaraState, seat: int) -> Phrase:
    """What the seat is asked to decide."""
    t = state.t
    facts: dict[str, Fact] = {}
    if t[table.REGION] != NONE:
        facts["region"] = REGION_NAMES[t[table.REGION]]
    if t[table.CARD] != NONE:
        facts["card"] = t[table.CARD] + 1
        facts["price"] = 0 if t[table.PAID] else deck()[t[table.CARD]].cost
    if t[table.PHASE] == table.KEEPING:
        facts["count"] = USED - len(numbers(t[table.HAND + seat]))
    elif t[table.PHASE] == table.CHOOSING:
        facts["count"] = len(numbers(t[table.HAND + seat]))
        grantable = any(table.AMNESTY <= action < table.DISCARD for action in state.legal(seat))
        facts["amnesty"] = "yes" if grantable else "no"
    elif t[table.PHASE] == table.GARRISONING:
        facts["count"] = t[table.GARRISON_LEFT]
    elif t[table.PHASE] == table.SWAPPING:
        facts["which"] = "first" if t[table.PICKED] == NONE else "second"
    elif t[table.PHASE] == table.RANSOMING:
        ransom = _ransom(state)
        facts["holder_seat"] = ransom.holder
        facts["count"] = ransom.count
    return Phrase(f"ask-{PHASE_NAMES[t[table.PHASE]]}", facts)
