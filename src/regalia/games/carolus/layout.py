"""The table of Carolus Magnus, declared: `python -m building.tables` writes `table.py` from it."""

from typing import Final

from regalia.engine.layout import (
    Bit,
    Bits,
    Count,
    Counts,
    Layout,
    One,
    Packing,
    Pieces,
    Place,
    Verb,
    named,
    numbered,
    seats,
    sides,
    turns,
)

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

LAYOUT = Layout(
    game="carolus",
    title="Carolus Magnus",
    seats=SEATS,
    sides={4: 2},  # C9
    round=Place("round", Count(LAST_ROUND, lowest=1), usual=1, rule="C28"),
    constants={"KNIGHTS_EACH": KNIGHTS_EACH, "LAST_ROUND": LAST_ROUND, "ALL_DISCS": ALL_DISCS},
    places=(
        Place("castles_each", CASTLES, fixed=True),
        Place("dice", Count(4), fixed=True),
        Place("reserve_size", Count((KNIGHTS_EACH - 3) // 4), fixed=True),
        Place("bring", Count(5), fixed=True, says="knights to bring in a turn"),
        Place("team_talk", Bit()),
        Place("phase", One(PHASE), needed=True),
        Place("turn", Count(SEAT), about="Whose turn it is: an index into ORDER."),
        Place("to_bring", Count(5), says="knights still to bring", rule="C14"),
        Place("anyone_brought", Bit(), about="1 when a knight was brought into play this round."),
        Place("emperor", One(PROVINCE), needed=True),
        Place("ended", One(ENDING), entry="ending"),
        Place("winners", Bits(SIDE), entry="", says="has won", about="Bit mask of the winning sides."),
        Place(
            "root",
            One(PROVINCE),
            (PROVINCE,),
            entry="",
            says="territory",
            about="Of each province: the territory that it belongs to.",
        ),
        Place(
            "knights",
            KNIGHTS,
            (PROVINCE,),
            entry="",
            rule="C2",
            about="Of each territory: its knights of all families in one number (`count_of`).",
        ),
        Place("castles", CASTLES, (PROVINCE,), entry=""),
        Place(
            "owner",
            One(SIDE, none=True),
            (PROVINCE,),
            entry="",
            about="Of each territory: the side whose castles stand there.",
        ),
        Place("stock", KNIGHTS, entry="", about="Knights of all families, likewise; so are courts and reserves."),
        Place(
            "marker",
            One(SEAT, none=True),
            (FAMILY,),
            entry="markers",
            listed=True,
            says="seat with the marker",
            about="Of each family: the seat that holds its influence marker.",
        ),
        Place("court", KNIGHTS, (SEAT,), rule="C2"),
        Place("reserve", KNIGHTS, (SEAT,), rule="C2"),
        Place("supply", CASTLES, (SIDE,), entry="", about="Of each side: the castles not on the board."),
        Place(
            "unused",
            Bits(DISC),
            (SEAT,),
            usual=ALL_DISCS,
            says="unused disc",
            about="Of each seat: bit d-1 is set while disc d is not used.",
        ),
        Place("laid", Count(5), (SEAT,), about="Of each seat: the disc laid out this round, 0 before."),
        Place(
            "order",
            One(SEAT),
            (TURN,),
            needed=True,
            about="The seats in the order of choosing; once all discs are out, in the order of acting.",
        ),
        Place("crowns", Count(9), (SEAT,), about="Of each seat: crowns rolled and not yet decided."),
        Place("territories", Count(15), derived=True),
        Place(
            "roots",
            One(PROVINCE),
            (PROVINCE,),
            derived=True,
            about="The territories in ascending order; the first TERRITORIES entries count.",
        ),
        Place("place", Count(15), (PROVINCE,), derived=True, about="Of each territory: its place among them."),
    ),
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
