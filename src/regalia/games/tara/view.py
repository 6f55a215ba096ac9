"""What a seat sees of Tara: the board and the raths, its own cards, and no card of others that was not shown."""

from collections.abc import Iterable

import msgspec
from mypy_extensions import i64

from regalia.engine.game import View
from regalia.engine.phrase import Fact, Phrase
from regalia.engine.state import Note
from regalia.games.tara.data import LEVEL_NAMES, Card, deck
from regalia.games.tara.moves import POSITION_NAMES, REGION_NAMES
from regalia.games.tara.state import (
    ANCHORING,
    BETRAYING,
    CHOOSING,
    DEALT,
    DEEP,
    GARRISONING,
    HIRING,
    KEEPING,
    LEVELS,
    LOWERING,
    NAMING,
    NOBODY,
    NONE,
    OVER,
    PLACING,
    POSITIONS,
    PROMOTING,
    RANSOMING,
    REGIONS,
    SWAPPING,
    TRAITORS_STAGE,
    USED,
    TaraState,
)

PHASE_NAMES = {
    KEEPING: "keeping",
    CHOOSING: "choosing",
    ANCHORING: "anchoring",
    PLACING: "placing",
    PROMOTING: "promoting",
    SWAPPING: "swapping",
    LOWERING: "lowering",
    GARRISONING: "garrisoning",
    HIRING: "hiring",
    BETRAYING: "betraying",
    RANSOMING: "ransoming",
    NAMING: "naming",
    OVER: "over",
}
ENDING_NAMES = ("", "kings", "rounds")


class SlotFace(msgspec.Struct, frozen=True):
    """A slot as the card shows it; columns from 0, H0 above F0 and F1."""

    level: str
    column: int
    placement: bool


class CardFace(msgspec.Struct, frozen=True):
    number: int
    cost: int
    stone: bool
    slots: tuple[SlotFace, ...]


class Spot(msgspec.Struct, frozen=True):
    """A position that is not empty."""

    name: str
    stack: tuple[int, ...]
    """The owners of the discs from the top down."""
    control: int
    fort: bool
    king: bool
    """A king piece stands here."""


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
    placed: tuple[str, ...]
    promoted: tuple[str, ...]
    activated: tuple[str, ...]
    paid: bool
    picked: tuple[str, int] | None
    """The first disc of a swap: position and depth from 1."""
    traitor: bool


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
    garrison: int
    """Discs that may still be placed."""
    ransom: Ransom | None
    ending: str | None
    winners: tuple[int, ...]


def view(state: TaraState, seat: int | None) -> TaraView:
    over = state.phase == OVER
    return TaraView(
        round=int(state.round),
        round_limit=int(state.round_limit),
        phase=PHASE_NAMES[int(state.phase)],
        start=int(state.start),
        turn=None if over or state.phase == KEEPING else int(state.decider),
        regions=tuple(_region(state, region) for region in range(REGIONS)),
        seats=tuple(_seat(state, number, number == seat) for number in range(state.seats)),
        pile=len(numbers(state.pile)),
        discards=numbers(state.discarded),
        play=None if state.card == NONE else _play(state),
        where=None if state.region == NONE else REGION_NAMES[state.region],
        garrison=int(state.left),
        ransom=_ransom(state) if state.phase == RANSOMING else None,
        ending=ENDING_NAMES[int(state.ended)] if over else None,
        winners=seats_in(state, state.winners),
    )


def numbers(cards: i64) -> tuple[int, ...]:
    """The numbers of the cards of a mask."""
    mask = int(cards)
    found = []
    while mask:
        found.append((mask & -mask).bit_length())
        mask &= mask - 1
    return tuple(found)


def names(positions: i64) -> tuple[str, ...]:
    """The positions of a mask."""
    return tuple(name for position, name in enumerate(POSITION_NAMES) if positions >> position & 1)


def seats_in(state: TaraState, mask: i64) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.seats) if mask >> seat & 1)


def stack(state: TaraState, spot: int) -> list[int]:
    """The owners of the discs from the top down."""
    return [int(state.disc(spot, depth)) for depth in range(state.height[spot])]


def _seat_or_none(seat: i64) -> int | None:
    return None if seat == NOBODY else int(seat)


def _region(state: TaraState, region: int) -> Region:
    first = region * POSITIONS
    taken = [position for position in range(POSITIONS) if state.control[first + position] != NOBODY]
    in_play = bool(state.in_play >> region & 1)
    return Region(
        name=REGION_NAMES[region],
        status="open" if in_play else "closed" if state.king[region] == NOBODY else "won",
        spots=tuple(
            Spot(
                name=POSITION_NAMES[position],
                stack=tuple(stack(state, first + position)),
                control=int(state.control[first + position]),
                fort=bool(state.is_fort(first + position)),
                king=state.height[first + position] == 0,
            )
            for position in taken
        ),
        held=tuple(int(state.holds(seat, region)) for seat in range(state.seats)),
        strongest=_seat_or_none(state.strongest(region)),
        leaders=tuple(_leader(state, region, level) if in_play else None for level in range(LEVELS)),
    )


def _leader(state: TaraState, region: int, level: int) -> int | None:
    held = [int(state.holds_level(seat, region, level)) for seat in range(state.seats)]
    return held.index(max(held)) if held.count(max(held)) == 1 else None


def _income(state: TaraState, seat: int) -> int:
    regions = [region for region in range(REGIONS) if state.in_play >> region & 1]
    leads = sum(_leader(state, region, level) == seat for region in regions for level in range(LEVELS))
    spread = sum(sum(state.holds_level(seat, region, level) > 0 for region in regions) > 1 for level in range(LEVELS))
    return leads + spread


def _seat(state: TaraState, seat: int, own: bool) -> Seat:
    hand, aside = numbers(state.hand[seat]), numbers(state.aside[seat])
    choosing = state.phase == KEEPING and len(hand) < USED
    return Seat(
        supply=int(state.supply[seat]),
        kings=int(state.crowns[seat]),
        cumals=int(state.cumals[seat]),
        prisoners=tuple(state.prisoners[seat * state.seats : (seat + 1) * state.seats]),
        income=_income(state, seat),
        choosing=choosing,
        hand_size=0 if choosing and not own else len(hand),
        aside_size=DEALT if choosing and not own else len(aside),
        hand=_faces(hand) if own else None,
        aside=_faces(aside) if own else None,
    )


def _faces(cards: Iterable[int]) -> tuple[CardFace, ...]:
    return tuple(_face(deck()[number - 1]) for number in cards)


def _face(card: Card) -> CardFace:
    slots = tuple(SlotFace(LEVEL_NAMES[slot.level], slot.column, slot.placement) for slot in card.slots)
    return CardFace(card.number, card.cost, card.stone, slots)


def _play(state: TaraState) -> Play:
    card = deck()[state.card]
    first = state.region * POSITIONS
    picked = None
    if state.picked != NONE:
        spot, depth = divmod(int(state.picked), DEEP)
        picked = (POSITION_NAMES[spot % POSITIONS], depth + 1)
    return Play(
        seat=int(state.actor),
        card=_face(card),
        region=REGION_NAMES[state.region],
        anchors=tuple(
            Anchor(
                slots=tuple(POSITION_NAMES[position] for position in slots),
                empty=sum(state.control[first + position] == NOBODY for position in slots),
            )
            for slots in card.anchors
        ),
        slots=() if state.anchor == NONE else tuple(POSITION_NAMES[at] for at in card.anchors[state.anchor]),
        placed=names(state.placed),
        promoted=names(state.promoted),
        activated=names(state.activated(state.actor, state.region, state.active)),
        paid=bool(state.paid),
        picked=picked,
        traitor=state.stage == TRAITORS_STAGE,
    )


def _ransom(state: TaraState) -> Ransom:
    holder, owner = int(state.holder()), int(state.decider)
    return Ransom(holder, owner, int(state.prisoners[holder * state.seats + owner]))


def asked(state: TaraState, seat: int) -> Phrase:
    """What the seat is asked to decide."""
    phase = PHASE_NAMES[int(state.phase)]
    facts: dict[str, Fact] = {}
    if state.region != NONE:
        facts["region"] = REGION_NAMES[state.region]
    if state.card != NONE:
        facts["card"] = int(state.card) + 1
        facts["price"] = 0 if state.paid else deck()[state.card].cost
    if state.phase == KEEPING:
        facts["count"] = USED - len(numbers(state.hand[seat]))
    elif state.phase == CHOOSING:
        facts["count"] = len(numbers(state.hand[seat]))
    elif state.phase == GARRISONING:
        facts["count"] = int(state.left)
    elif state.phase == SWAPPING:
        facts["which"] = "first" if state.picked == NONE else "second"
    elif state.phase == RANSOMING:
        ransom = _ransom(state)
        facts["holder_seat"] = ransom.holder
        facts["count"] = ransom.count
    return Phrase(f"ask-{phase}", facts)


EVENT_FIELDS = {
    "drew": ("seat", "card"),
    "round": ("round", "seat"),
    "dealt": (),
    "kept": ("seat", "card"),
    "chose": ("seat",),
    "reshuffled": (),
    "played": ("seat", "card", "region"),
    "discarded": ("seat", "card"),
    "anchored": ("seat", "spot"),
    "entered": ("seat", "region"),
    "laid": ("seat", "spot"),
    "fortified": ("seat", "spot"),
    "lowered": ("seat", "spot"),
    "broke": ("seat", "other_seat", "spot"),
    "captured": ("seat", "other_seat", "spot"),
    "freed": ("seat", "count", "spot"),
    "paid": ("seat", "count"),
    "promoted": ("seat", "spot"),
    "deposed": ("seat", "other_seat", "region"),
    "crowned": ("seat", "region"),
    "won": ("seat", "region"),
    "opened": ("region",),
    "picked": ("seat", "disc"),
    "swapped": ("seat", "disc", "other_disc"),
    "amnesty": ("seat", "card", "region"),
    "conquered": ("seat", "region"),
    "passed": ("seat", "region"),
    "hired": ("seat", "region", "card"),
    "idle": ("seat", "region"),
    "declined": ("seat", "region"),
    "betrayed": ("seat", "other_seat", "spot"),
    "income": ("seat", "level", "region"),
    "spread": ("seat", "level"),
    "cleared": ("region",),
    "garrisoned": ("seat", "spot"),
    "exchanged": ("seat", "other_seat", "count"),
    "ransomed": ("seat", "other_seat", "count", "price"),
    "refused": ("seat", "other_seat"),
    "named": ("seat", "other_seat"),
    "over": ("ending", "winners"),
}
"""What the numbers of each kind of event are."""


def tell(event: Note) -> Phrase:
    """An event of the state in words: its numbers by name."""
    facts: dict[str, Fact] = {}
    for field, number in zip(EVENT_FIELDS[event.kind], event.numbers, strict=False):
        match field:
            case "card":
                facts["card"] = number + 1
            case "region":
                facts["region"] = REGION_NAMES[number]
            case "spot":
                facts["region"] = REGION_NAMES[number // POSITIONS]
                facts["position"] = POSITION_NAMES[number % POSITIONS]
            case "disc" | "other_disc":
                spot, depth = divmod(number, DEEP)
                other = field.removesuffix("disc")
                facts["region"] = REGION_NAMES[spot // POSITIONS]
                facts[f"{other}position"] = POSITION_NAMES[spot % POSITIONS]
                facts[f"{other}depth"] = depth + 1
            case "level":
                facts["level"] = LEVEL_NAMES[number]
            case "ending":
                facts["ending"] = ENDING_NAMES[number]
            case "winners":
                facts["winners"] = tuple(f"seat:{seat}" for seat in range(number.bit_length()) if number >> seat & 1)
            case _:
                facts[field] = number
    return Phrase(f"event-{event.kind}", facts)
