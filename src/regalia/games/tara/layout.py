"""The table of Tara, declared: `python -m building.tables` writes `table.py` from it."""

from typing import Final

from regalia.engine.layout import (
    HIDDEN,
    SECRET,
    TOLD,
    Bit,
    Bits,
    Count,
    Layout,
    One,
    Pair,
    Pieces,
    Place,
    Shared,
    Stack,
    Verb,
    named,
    numbered,
    seats,
)

REGION_NAMES: Final = ("connacht", "ulster", "leinster", "munster")
COLOURS: Final = ("blue", "yellow", "white", "red")
"""Of the seats."""
LEVEL_NAMES: Final = ("F", "H", "W", "C", "K")


def width(level: int) -> int:
    """T2: five farmers, then one position less on each level."""
    return len(LEVEL_NAMES) - level


POSITION_NAMES: Final = (
    *(f"{name}{column}" for level, name in enumerate(LEVEL_NAMES[:-1]) for column in range(1, width(level) + 1)),
    LEVEL_NAMES[-1],
)
HERDSMAN: Final = POSITION_NAMES.index("H1")
CHIEFTAIN: Final = POSITION_NAMES.index("C1")
KING: Final = POSITION_NAMES.index("K")

SEATS: Final = (2, 3, 4)
DISCS: Final = 20
KINGS: Final = 2
DEEP: Final = max(SEATS) * DISCS
"""No stack can be deeper; one that takes up nearly all discs can be built with Stones."""
IN_WORD: Final = 30
"""So many discs of a stack are in its number. (From 2**62 on a constant is slow.)"""
MOST_GARRISON: Final = 2
MOST: Final = 1_000_000
"""No round and no treasury is larger."""

SEAT = seats(max(SEATS), *COLOURS)
REGION = named("region", *REGION_NAMES, constant="REGIONS")
POSITION = named("position", *POSITION_NAMES, constant="POSITIONS")
COMMON_POSITION = named("common position", *POSITION_NAMES[:KING])
CARD = numbered("card", 36, constant="CARDS")
DEPTH = numbered("depth", DEEP, constant="DEEP")
SUNK = numbered("sunk disc", DEEP - IN_WORD, constant="MOST_SUNK")
PHASE = named(
    "phase",
    *("keeping", "choosing", "anchoring", "placing", "promoting", "swapping", "lowering", "garrisoning", "hiring"),
    *("betraying", "ransoming", "naming", "over"),
    prefix="",
)
"""What is being decided."""
STAGE = named("stage", "actions", "traitors", "clearing", prefix="STAGE_")
"""Where the round is, and so what follows when an action or a garrison is finished."""
ENDING = named("ending", "", "kings", "rounds", prefix="BY_")

PHASE_NAMES: Final = PHASE.entries
STAGE_NAMES: Final = STAGE.entries
ENDING_NAMES: Final = ENDING.entries

POSITIONS_HERE = Bits(POSITION)


def spot_name(region: int, position: int) -> str:
    return f"{REGION_NAMES[region]}.{POSITION_NAMES[position]}"


def _spots(first: int, end: int) -> list[str]:
    """These positions of every region."""
    return [spot_name(region, position) for region in range(len(REGION_NAMES)) for position in range(first, end)]


COMMON_SPOT = named("common spot", *_spots(0, KING))

LAYOUT = Layout(
    game="tara",
    title="Tara",
    seats=SEATS,
    round=Place("round", Count(MOST, 1), usual=1),
    constants={
        "COMMON": KING,  # positions that are not the king's: a disc there can be swapped, betrayed, garrisoned
        "SLOTTED": CHIEFTAIN,  # positions on the levels of the cards' slots
        "HIGHER": len(POSITION_NAMES) - HERDSMAN,  # positions that can be promoted into
        "DISCS": DISCS,
        "KINGS": KINGS,
        "IN_WORD": IN_WORD,
        "MOST_GARRISON": MOST_GARRISON,
    },
    box=(
        Shared("cost", len(CARD.entries), "Of each card."),
        Shared(
            "anchors",
            len(CARD.entries),
            "Of each card: bit mask of the first placement slots of its anchors in a region; 0 for a Stone.",
        ),
        Shared(
            "second",
            len(CARD.entries),
            "Of each card: how much further on its second placement slot lies; 0 where it has but one.",
        ),
    ),
    verbs=(
        Verb("keep", "KEEP", (CARD,)),
        Verb("card", "PLAY", (CARD, REGION)),
        Verb("amnesty", "AMNESTY", (CARD, REGION)),
        Verb("discard", "DISCARD", (CARD,)),
        # An anchor is named by its first placement slot.
        Verb("anchor", "FIT", (named("slot", *_spots(0, CHIEFTAIN)),)),
        Verb("place", "PLACE", (COMMON_SPOT,)),
        Verb("promote", "PROMOTE", (named("higher spot", *_spots(HERDSMAN, KING + 1)),)),
        Verb("lower", "LOWER", (COMMON_SPOT,)),
        Verb("betray", "BETRAY", (COMMON_SPOT,)),
        Verb("traitor", "HIRE", (named("traitor", "pass", "pay"),)),
        Verb("ransom", "RANSOM", (named("ransom", "refuse", "one", "two", "all"),)),
        Verb("start", "NAME", (named("colour", *COLOURS),)),
        Verb("done", "DONE"),
        # The card has named the region.
        Verb("swap", "SWAP", (COMMON_POSITION, DEPTH)),
    ),
    places=(
        Place("round_limit", Count(MOST), rule="T45", about="0 for none."),
        Place(
            "third",
            One(REGION, none=True),
            says="third region",
            about="With two players: the region that opens when each has won one.",
        ),
        Place("first_regions", Bits(REGION), entry="regions", needed=True, says="from the first in play:"),
        Place("in_play", Bits(REGION), entry="", says="in play:"),
        Place(
            "acted",
            Bit(),
            usual=1,
            says="the first action is over",
            about="1 when the very first action of the game is over.",
        ),
        Place("stage", One(STAGE)),
        Place("phase", One(PHASE), needed=True),
        Place(
            "card",
            One(CARD, none=True),
            entry="steps.card",
            says="card in play",
            about="In play, or turned up for a traitor.",
        ),
        Place(
            "region",
            One(REGION, none=True),
            entry="steps.region",
            says="region of the action",
            about="Of the action, the traitor or the garrison.",
        ),
        Place(
            "anchor",
            One(POSITION, none=True),
            entry="steps.anchor",
            about="Where the card lies: its first placement slot.",
        ),
        Place(
            "takes_occupied",
            Bit(),
            entry="steps.occupied",
            says="occupied slots may be taken",
            about="1 where the occupied placement slots of the anchor may be taken, too (T14).",
        ),
        Place("placed", POSITIONS_HERE, entry="steps.placed", says="placed on"),
        Place("promoted", POSITIONS_HERE, entry="steps.promoted", says="promoted into"),
        Place(
            "active",
            POSITIONS_HERE,
            entry="steps.active",
            says="activated at first:",
            about="Bit masks of positions: placed on, promoted into, activated at first (T20, T27, T33).",
        ),
        Place("paid", Bit(), entry="steps.paid", says="activation paid"),
        Place("must_promote", Bit(), entry="steps.must_promote"),
        Place(
            "picked",
            Pair(COMMON_POSITION, DEPTH),
            entry="steps.picked",
            says="first disc of a swap",
            about="The first disc of a swap: its position * DEEP + depth.",
        ),
        Place(
            "garrison_left",
            Count(MOST_GARRISON),
            entry="steps.garrison",
            says="garrison still to place",
            rule="T39",
            about="Discs that may still be placed.",
        ),
        Place(
            "regions_left",
            Bits(REGION),
            says="still to visit:",
            about="Bit mask of the regions still to be visited by traitors or clearing.",
        ),
        Place(
            "holders_done",
            Count(max(SEATS) - 1),
            rule="T41",
            says="seats done with ransom",
            about="How many seats have finished exchange and ransom.",
        ),
        Place(
            "owners_asked",
            Count(max(SEATS) - 1),
            rule="T41",
            says="owners asked by this holder",
            about="How many owners the present holder has come to, clockwise.",
        ),
        Place("start", One(SEAT), needed=True, says="start player"),
        Place("actor", One(SEAT), entry="", says="seat whose action it is", about="Whose action or traitor it is."),
        Place("decider", One(SEAT), entry="", says="seat to decide", about="Who decides now, if not all at once."),
        Place(
            "may_hire",
            Bits(SEAT),
            entry="steps.may_hire",
            says="may still hire the traitor",
            about="Bit mask of the seats that may still be asked for this traitor.",
        ),
        Place("ended", One(ENDING), entry="ending"),
        Place("winners", Bits(SEAT), says="has won", about="Bit mask of the winning seats."),
        Place("pile", Bits(CARD), entry="", seen=HIDDEN, says="draw pile"),
        Place("discarded", Bits(CARD), entry="discards"),
        Place("seen", Bits(CARD), entry="", about="The cards that everybody has seen since they were dealt."),
        Place("hand", Bits(CARD), (SEAT,), seen=SECRET, about="T9: nobody knows how far others have come in keeping."),
        Place("aside", Bits(CARD), (SEAT,), seen=SECRET, says="set aside"),
        Place("supply", Count(DISCS), (SEAT,), entry="", says="discs in supply"),
        Place(
            "crowns",
            Count(KINGS),
            (SEAT,),
            entry="",
            says="king pieces not on the board",
            about="Of each seat: king pieces not on the board.",
        ),
        Place("cumals", Count(MOST), (SEAT,)),
        Place(
            "prisoners",
            Count(DISCS),
            (SEAT, SEAT),
            read="prisoners",
            rule="T3",
            says="prisoners of",
            about="On the rath of each seat: how many discs of each seat.",
        ),
        Place(
            "king_of",
            One(SEAT, none=True),
            (REGION,),
            entry="kings",
            says="seat with a king piece",
            about="Of each region: the seat whose king piece stands there; when the game is won, on top of the discs "
            "(T43).",
        ),
        Place(
            "stack",
            Stack(SEAT, bits=2, room=IN_WORD, deepest=DEEP, beneath="sunk", each=DISCS, shown=6),
            (REGION, POSITION),
            usual=1,
            entry="",
            about="Of each position: its discs in one number.",
        ),
        Place(
            "sunk",
            Count(len(REGION_NAMES) * len(POSITION_NAMES) * DEEP << 2),
            (SUNK,),
            entry="",
            seen=TOLD,
            about="Discs too deep for that: (spot * DEEP + depth) * 4 + owner + 1 of each, ascending; then 0.",
        ),
        Place(
            "held",
            POSITIONS_HERE,
            (REGION, SEAT),
            read="held_by",
            derived=True,
            about="Of each region and seat: what it controls, by the top disc or the king piece.",
        ),
        Place("taken", POSITIONS_HERE, (REGION,), derived=True, about="Of each region: what anybody controls."),
        Place(
            "captives", POSITIONS_HERE, (REGION,), derived=True, about="Of each region: where more than one disc lies."
        ),
        Place("forts", POSITIONS_HERE, (REGION,), derived=True),
        Place(
            "tall",
            POSITIONS_HERE,
            (REGION,),
            derived=True,
            about="Of each region: where more than two discs lie, so that a swap could make three on top (T5).",
        ),
        Place(
            "slots_here",
            POSITIONS_HERE,
            derived=True,
            about="The placement slots of the card where it lies; 0 when it does not.",
        ),
        Place("places", POSITIONS_HERE, derived=True, about="While placing: what can be placed on now, ..."),
        Place("targets", POSITIONS_HERE, derived=True, about="... and while placing or promoting: promoted into."),
    ),
    pieces=(
        Pieces("{} kings", SEAT, ("king_of",), "crowns", rule="T3"),
        Pieces("cards numbered {}", CARD, ("discarded", "hand", "aside", "card"), "pile", rule="T6"),
    ),
)
