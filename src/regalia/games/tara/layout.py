"""Tara, declared: its table, what can happen and what its judge measures.

`python -m building.tables` writes `table.py` and `events.py` from it.
"""

from typing import Final

from regalia.engine import events
from regalia.engine.events import FROM_ONE, NUMBER, Kind
from regalia.engine.features import TEMPO, Feature
from regalia.engine.layout import *

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
OTHERS = Count(max(SEATS) - 1)
PROMOTION = ("promoting", "lowering", "over")
STEPS = ("placing", *PROMOTION)
"""The phases in which something of them can be begun."""
WITH_CARD = ("anchoring", "placing", "swapping", "lowering", "promoting", "betraying")
SOMEWHERE = (*WITH_CARD, "garrisoning", "hiring")


def spot_name(region: int, position: int) -> str:
    return f"{REGION_NAMES[region]}.{POSITION_NAMES[position]}"


def _spots(first: int, end: int) -> list[str]:
    """These positions of every region."""
    return [spot_name(region, position) for region in range(len(REGION_NAMES)) for position in range(first, end)]


COMMON_SPOT = named("common spot", *_spots(0, KING))

PLACES: Final = (
    Place("round_limit", Count(MOST), rule="T45", about="0 for none."),
    Place("third", One(REGION, none=True), says="region that opens third, with two players"),
    Place("first_regions", Bits(REGION), entry="regions", needed=True, says="from the first in play:"),
    Place("in_play", Bits(REGION), entry="", says="in play:"),
    Place("acted", Bit(), usual=1, says="the very first action is over"),
    Place("stage", One(STAGE)),
    Place("phase", One(PHASE), needed=True),
    Place(
        "card",
        One(CARD, none=True),
        entry="steps.",
        phases=("garrisoning", "over"),
        always=WITH_CARD,
        says="card in play, or turned up for a traitor",
    ),
    Place(
        "region",
        One(REGION, none=True),
        entry="steps.",
        phases=("over",),
        always=SOMEWHERE,
        says="region of the action, traitor or garrison",
    ),
    Place(
        "anchor",
        One(POSITION, none=True),
        entry="steps.",
        phases=PROMOTION,
        always=("placing",),
        says="first placement slot where the card lies",
    ),
    Place(
        "takes_occupied", Bit(), entry="steps.occupied", phases=STEPS, says="occupied slots may be taken", about="T14."
    ),
    Place("placed", POSITIONS_HERE, entry="steps.", phases=STEPS, says="placed on"),
    Place("promoted", POSITIONS_HERE, entry="steps.", phases=PROMOTION, says="promoted into"),
    Place("active", POSITIONS_HERE, entry="steps.", phases=STEPS, says="activated at first:", about="T20, T27, T33."),
    Place("paid", Bit(), entry="steps.", phases=PROMOTION, says="activation paid"),
    Place("must_promote", Bit(), entry="steps.", phases=PROMOTION),
    Place(
        "picked",
        Pair(COMMON_POSITION, DEPTH),
        entry="steps.",
        phases=("swapping",),
        says="first disc of a swap",
        about="Position * DEEP + depth.",
    ),
    Place(
        "garrison_left",
        Count(MOST_GARRISON),
        entry="steps.garrison",
        always=("garrisoning",),
        says="garrison still to place",
        rule="T39",
    ),
    Place("regions_left", Bits(REGION), says="still to visit:", about="By traitors or clearing."),
    Place("holders_done", OTHERS, rule="T41", says="seats that have finished ransom", phases=("ransoming",)),
    Place("owners_asked", OTHERS, rule="T41", says="owners asked by this holder, clockwise", phases=("ransoming",)),
    Place("start", One(SEAT), needed=True, says="start player"),
    Place("actor", One(SEAT), like="start", says="seat whose action or traitor it is"),
    Place("decider", One(SEAT), like="actor", says="seat to decide", about="If not all do at once."),
    Place("may_hire", Bits(SEAT), entry="steps.", always=("hiring",), says="may still hire the traitor", rule="T31"),
    Place("ended", One(ENDING), entry="ending", always=("over",)),
    Place("winners", Bits(SEAT), says="has won", always=("over",)),
    Place("pile", Bits(CARD), entry="", seen=HIDDEN, says="draw pile"),
    Place("discarded", Bits(CARD), entry="discards"),
    Place("seen", Bits(CARD), entry="", about="The cards that everybody has seen since they were dealt."),
    Place("hand", Bits(CARD), (SEAT,), "T9: nobody knows how far others have come in keeping.", seen=SECRET),
    Place("aside", Bits(CARD), (SEAT,), seen=SECRET, says="set aside"),
    Place("supply", Count(DISCS), (SEAT,), entry="", says="discs in supply"),
    Place("crowns", Count(KINGS), (SEAT,), entry="", says="king pieces not on the board"),
    Place("cumals", Count(MOST), (SEAT,)),
    Place(
        "prisoners",
        Count(DISCS),
        (SEAT, SEAT),
        "How many discs lie on its rath, of each owner.",
        read="prisoners",
        rule="T3",
        says="prisoners of",
    ),
    Place(
        "king_of",
        One(SEAT, none=True),
        (REGION,),
        "When the game is won, on top of the discs (T43).",
        entry="kings",
        says="seat with a king piece",
    ),
    Place(
        "stack",
        Stack(SEAT, bits=2, room=IN_WORD, deepest=DEEP, beneath="sunk", each=DISCS, shown=6),
        (REGION, POSITION),
        "Its discs in one number.",
        entry="board",
        rule="T3",
    ),
    Place(
        "sunk",
        Count(len(REGION_NAMES) * len(POSITION_NAMES) * DEEP << 2),
        (SUNK,),
        "Discs too deep for that: (spot * DEEP + depth) * 4 + owner + 1 of each, ascending; then 0.",
        entry="",
        seen=TOLD,
    ),
    Place(
        "held",
        POSITIONS_HERE,
        (REGION, SEAT),
        "What it controls, by the top disc or the king piece.",
        read="held_by",
        derived=True,
    ),
    Place("taken", POSITIONS_HERE, (REGION,), "What anybody controls.", derived=True),
    Place("captives", POSITIONS_HERE, (REGION,), "Where more than one disc lies.", derived=True),
    Place("forts", POSITIONS_HERE, (REGION,), derived=True),
    Place(
        "tall",
        POSITIONS_HERE,
        (REGION,),
        "Where more than two discs lie: a swap could make three on top (T5).",
        derived=True,
    ),
    Place(
        "slots_here",
        POSITIONS_HERE,
        derived=True,
        about="The card's placement slots where it lies; 0 when it does not.",
    ),
    Place("places", POSITIONS_HERE, derived=True, about="While placing: what can be placed on now, ..."),
    Place("targets", POSITIONS_HERE, derived=True, about="... and while placing or promoting: promoted into."),
)

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
    places=PLACES,
    pieces=(
        Pieces("{} discs", SEAT, ("stack", "prisoners"), "supply", rule="T3"),
        Pieces("{} kings", SEAT, ("king_of",), "crowns", rule="T3"),
        Pieces("cards numbered {}", CARD, ("discarded", "hand", "aside", "card"), "pile", rule="T6"),
    ),
)

FIELDS: Final = {
    "round": NUMBER,
    "count": NUMBER,
    "price": NUMBER,
    "card": FROM_ONE,
    "depth": FROM_ONE,
    "other_depth": FROM_ONE,
    "seat": events.SEAT,
    "other_seat": events.SEAT,
    "region": events.one_of(REGION_NAMES),
    "position": events.one_of(POSITION_NAMES),
    "other_position": events.one_of(POSITION_NAMES),
    "level": events.one_of(LEVEL_NAMES[:-1]),
    "outcome": events.one_of(("asked", "penniless", "nobody")),
    "ending": events.one_of(ENDING.entries[1:], first=1),
    "winners": events.SEATS,
}
KINDS: Final = (
    Kind("drew", "seat card", "T8: a card for all to see, and the highest makes the start player."),
    Kind("drew-lot", "seat region card", "T31: a tied player's card for who is asked first for the traitor."),
    Kind("lots", "seat region outcome", "T31: who drew the highest card for the traitor, and what came of it."),
    Kind("round", "round seat"),
    Kind("dealt", "", "T8."),
    Kind("kept", "seat card", "T9: a card for this round.", private=True),
    Kind("chose", "seat", "T9: all three cards are kept."),
    Kind("reshuffled", "", "T34."),
    Kind("played", "seat card region", "T11."),
    Kind("discarded", "seat card", "T11."),
    Kind("anchored", "seat region position", "T13: the anchor by its first placement slot."),
    Kind("entered", "seat region", "T12."),
    Kind("laid", "seat region position", "T16: a disc on an empty position."),
    Kind("fortified", "seat region position", "T18."),
    Kind("lowered", "seat region position", "T18, T26: a fort loses its top disc to its owner's supply."),
    Kind("broke", "seat other_seat region position", "T17: the top disc goes back to the other one."),
    Kind("captured", "seat other_seat region position", "T16."),
    Kind("freed", "seat count region position", "T16: so many discs of the capturer go back to its supply."),
    Kind("finished", "seat", "T23: nothing is left to place or promote, so the action is over."),
    Kind("paid", "seat count", "T20: so many cumals for the activation."),
    Kind("promoted", "seat region position", "T21; what comes of it is told next."),
    Kind("deposed", "seat other_seat region", "T24: the other one's king piece leaves the board."),
    Kind("crowned", "seat region", "T24."),
    Kind("won", "seat region", "T44."),
    Kind("opened", "region", "T44."),
    Kind("picked", "seat region position depth", "T25: the first disc of a swap."),
    Kind("swapped", "seat region position depth other_position other_depth", "T25."),
    Kind("amnesty", "seat card region", "T28."),
    Kind("conquered", "seat region", "T29."),
    Kind("passed", "seat region", "T31: no traitor."),
    Kind("hired", "seat region card", "T32: the traitor is paid and turns up a card."),
    Kind("idle", "seat region", "T32: the traitor cannot be used."),
    Kind("declined", "seat region", "T32: the traitor is not used."),
    Kind("betrayed", "seat other_seat region position", "T32."),
    Kind("income", "seat level region", "T35."),
    Kind("spread", "seat level", "T36."),
    Kind("cleared", "region", "T37."),
    Kind("garrisoned", "seat region position", "T39."),
    Kind("exchanged", "seat other_seat count", "T40."),
    Kind("ransomed", "seat other_seat count price", "T41."),
    Kind("refused", "seat other_seat", "T41."),
    Kind("named", "seat other_seat", "T42."),
    Kind("over", "ending winners", "T43-T45."),
)
"""What can happen: all of it for everybody, but for the cards that a player keeps (T9)."""

FEATURES: Final = (
    Feature("king", "throne", "a king position held"),
    Feature("near", "throne", "how near the seat is to its first king, in the region where it is nearest"),
    Feature("near-second", "throne", "the same for the region where it is second nearest"),
    Feature("near-last", "throne", "how near it is to its second king, in the region where it is nearest"),
    Feature("brink", "throne", "the same as near, but felt only when very near"),
    Feature("brink-last", "throne", "the same as near-last, but felt only when very near"),
    Feature("brink-turn", "throne", "very near, and about to act"),
    Feature("farmers", "people", "positions held of each level, in regions in play ..."),
    Feature("herdsmen", "people"),
    Feature("warriors", "people"),
    Feature("chieftains", "people"),
    Feature("farmer-pairs", "neighbours", "... and neighbours held, for each level"),
    Feature("herdsman-pairs", "neighbours"),
    Feature("warrior-pairs", "neighbours"),
    Feature("chieftain-pairs", "neighbours"),
    Feature("forts", "forts", "forts held"),
    Feature("captors", "captives", "positions held with a captive below"),
    Feature("coins", "cumals", "the first three cumals"),
    Feature("purse", "cumals", "the first eight cumals"),
    Feature("riches", "cumals", "all cumals"),
    Feature("supply", "discs", "the first six discs in supply"),
    Feature("discs", "discs", "all discs in supply"),
    Feature("actions", TEMPO, "cards still to be played this round"),
    Feature("turn", TEMPO, "about to act"),
    Feature("lost", "discs", "discs on others' raths"),
    Feature("regions", "regions", "regions with a position held"),
)
"""What the judge measures of each seat, in the order of the numbers."""
