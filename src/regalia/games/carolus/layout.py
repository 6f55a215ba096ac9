"""Carolus Magnus, declared: its table, what can happen and what its judge measures.

`python -m building.tables` writes `table.py` and `events.py` from it.
"""

from typing import Final

from regalia.engine import events
from regalia.engine.events import NUMBER, Kind
from regalia.engine.features import TEMPO, Feature
from regalia.engine.layout import *

SEATS: Final = (2, 3, 4)
SEAT = seats(4)
SIDE = sides(4)
TURN = turns(4)
PROVINCE = numbered("province", 15, constant="PROVINCES")
FAMILY = named("family", "red", "blue", "green", "yellow", "pink", constant="FAMILIES")
DISC = numbered("disc", 5, constant="DISCS")
DESTINATION = named("destination", "court", *PROVINCE.entries, constant="DESTINATIONS")
"""Of a knight."""
PHASE = named("phase", "setting-up", "preparing", "bringing", "moving", "refilling", "over", prefix="")
ENDING = named("ending", "", "castles", "territories", "standstill", "rounds", prefix="BY_")

FAMILY_NAMES: Final = FAMILY.entries
FACE_NAMES: Final = (*FAMILY_NAMES, "crown")

KNIGHTS_EACH: Final = 40
"""Of each family (C2)."""
LAST_ROUND: Final = 100
ALL_DISCS: Final = 0b11111
KNIGHTS = Counts(Packing("count", FAMILY, bits=8), KNIGHTS_EACH)
CASTLES = Count(len(PROVINCE.entries))

ONCE_SET_UP, IN_TURNS = PHASE.entries[1:], PHASE.entries[2:]
WITH_CROWNS = ("setting-up", "refilling")

PLACES: Final = (
    Place("castles_each", CASTLES, fixed=True),
    Place("dice", Count(4), fixed=True),
    Place("reserve_size", Count((KNIGHTS_EACH - 3) // 4), fixed=True),
    Place("bring", Count(5), fixed=True, says="knights to bring in a turn"),
    Place("team_talk", Bit()),
    Place("phase", One(PHASE), needed=True),
    Place("turn", Count(SEAT), about="Whose turn it is: an index into ORDER."),
    Place("to_bring", Count(5), says="knights still to bring", always=("bringing",), rule="C14"),
    Place("anyone_brought", Bit(), phases=IN_TURNS, about="A knight, in this round."),
    Place("emperor", One(PROVINCE), needed=True),
    Place("ended", One(ENDING), entry="ending", always=("over",)),
    Place("winners", Bits(SIDE), entry="", says="has won"),
    Place("root", One(PROVINCE), (PROVINCE,), "The territory that it belongs to.", entry="", says="territory"),
    Place(
        "knights", KNIGHTS, (PROVINCE,), "As a territory, its knights in one number (`count_of`).", entry="", rule="C2"
    ),
    Place("castles", CASTLES, (PROVINCE,), entry=""),
    Place("owner", One(SIDE, none=True), (PROVINCE,), "As a territory, the side with castles there.", entry=""),
    Place("stock", KNIGHTS, entry="", about="Knights of all families, likewise; so are courts and reserves."),
    Place(
        "marker", One(SEAT, none=True), (FAMILY,), entry="markers", listed=True, says="seat with the influence marker"
    ),
    Place("court", KNIGHTS, (SEAT,), rule="C2"),
    Place("reserve", KNIGHTS, (SEAT,), rule="C2"),
    Place("supply", CASTLES, (SIDE,), "The castles not on the board.", entry=""),
    Place(
        "unused", Bits(DISC), (SEAT,), "Bit d-1 is set while disc d is not used.", usual=ALL_DISCS, says="unused disc"
    ),
    Place("laid", Count(5), (SEAT,), "The disc laid out this round, 0 before.", phases=ONCE_SET_UP),
    Place("order", One(SEAT), (TURN,), "The seat that chooses then; once all discs are out, that acts.", needed=True),
    Place("crowns", Count(9), (SEAT,), "Crowns rolled and not yet decided.", phases=WITH_CROWNS, rule="C22"),
    Place("territories", Count(15), derived=True),
    Place(
        "roots",
        One(PROVINCE),
        (PROVINCE,),
        "The territories, ascending; the first TERRITORIES entries count.",
        derived=True,
    ),
    Place("place", Count(15), (PROVINCE,), "As a territory, its place among them.", derived=True),
)

LAYOUT = Layout(
    game="carolus",
    title="Carolus Magnus",
    seats=SEATS,
    sides={4: 2},  # C9
    round=Place("round", Count(LAST_ROUND, lowest=1), usual=1, rule="C28"),
    constants={"KNIGHTS_EACH": KNIGHTS_EACH, "LAST_ROUND": LAST_ROUND, "ALL_DISCS": ALL_DISCS},
    places=PLACES,
    verbs=(
        Verb("disc", "LAY_DISC", (DISC,)),
        Verb("knight", "BRING_KNIGHT", (FAMILY, DESTINATION)),
        Verb("emperor", "MOVE_EMPEROR", (DISC,)),
        Verb("crown", "CHOOSE_FAMILY", (FAMILY,)),
    ),
    pieces=(
        Pieces("{} knights", FAMILY, ("court", "reserve", "knights"), "stock", rule="C2"),
        Pieces("castles of side {}", SIDE, (("castles", "owner"),), "supply", rule="C3"),
    ),
)

FIELDS: Final = {
    "round": NUMBER,
    "disc": NUMBER,
    "steps": NUMBER,
    "count": NUMBER,
    "seat": events.SEAT,
    "side": NUMBER,
    "other_side": NUMBER,
    "family": events.one_of(FAMILY.entries),
    "dice": events.each(events.one_of(FACE_NAMES, "face")),
    "territory": events.text(PROVINCE.entries),
    "joined": events.text(PROVINCE.entries),
    "ending": events.one_of(ENDING.entries[1:], first=1),
    "winners": events.SIDES,
}
KINDS: Final = (
    Kind("round", "round"),
    Kind("disc", "seat disc", "C10."),
    Kind("court", "seat family", "C14: a knight comes to court."),
    Kind("land", "seat family territory", "C14: a knight goes to a territory."),
    Kind("marker", "seat family", "C15."),
    Kind("emperor", "seat steps territory", "C16."),
    Kind("undecided", "territory", "C18: no side has most strength."),
    Kind("held", "side territory", "C20: the owner is strongest."),
    Kind("built", "side territory", "C19."),
    Kind(
        "replaced",
        "side other_side territory count",
        "C20: castles of one side leave, and so many of another take their place.",
    ),
    Kind("merged", "side territory joined", "C21."),
    Kind("rolled", "seat dice", "C22."),
    Kind("exhausted", "family", "C23: the die becomes a crown."),
    Kind("returned", "family count", "C23: so many knights come back from every court."),
    Kind("crown", "seat family", "C24."),
    Kind("lost", "seat count", "C24: so many crowns find no knight."),
    Kind("over", "ending winners", "C25-C28."),
)
"""What can happen: all of it for everybody (C13)."""

FEATURES: Final = (
    Feature("castles", "castles", "castles on the board", sign=1),
    Feature("last-castles", "castles", "how near the last castle is", sign=1),
    Feature("territories", "land", "territories owned"),
    Feature("promised", "emperor", "castles to be won wherever the Emperor stops one day", sign=1),
    Feature("threatened", "safety", "castles to be lost in the same way", sign=-1),
    Feature("contested", "land", "the share of all strength in each territory, added up", sign=1),
    Feature("stop", "emperor", "castles that the Emperor can bring the seat whose turn it is", sign=1),
    Feature(
        "stop-later",
        "emperor",
        "the same for a seat whose turn comes later in this round, from where he stands",
        sign=1,
    ),
    Feature("exposed", "safety", "castles that the seat whose turn it is can take from the side", sign=-1),
    Feature("families", "families", "families held", sign=1),
    Feature("followers", "families", "knights of these families on the board, four of each at most", sign=1),
    Feature("lead", "families", "knights by which these families are held at court, four of each at most", sign=1),
    Feature("pursuit", "families", "families that a knight more at court would win", sign=1),
    Feature("reserve", "knights", "knights in reserve of families held"),
    Feature("court", "knights", "knights at court", sign=1),
    Feature("discs", TEMPO, "the unused discs"),
    Feature("turn", TEMPO, "a turn in this round still to come"),
)
"""What the judge measures, in the order of the numbers; what a side has stands with its first seat."""
