"""Il Principe, declared: its table, what can happen and what its judge measures.

`python -m building.tables` writes `table.py` and `events.py` from it. What was seen of hands (`memory.py`) stands
behind the declared places: how much of that there is depends on the number of rounds, and no seat observes it.
"""

from typing import Final, Literal, get_args

from regalia.engine import events
from regalia.engine.events import NUMBER, FieldType, Kind
from regalia.engine.features import TEMPO, Feature
from regalia.engine.layout import *

Colour = Literal["green", "white", "red", "blue", "yellow"]
Region = Literal["veneto", "lombardy", "emilia", "liguria", "tuscany", "umbria"]
CitySize = Literal["small", "medium", "large"]
# fmt: off
CityName = Literal[
    "florence", "mantua", "ferrara", "pisa", "rimini",
    "lucca", "urbino", "padua", "milan", "bologna",
    "siena", "orvieto", "venice", "verona", "perugia",
]
RoleName = Literal[
    "doctor", "bishop", "councillor", "nobleman", "banker",
    "master", "preacher", "scribe", "knight", "merchant",
]
"""The major roles by colour, then the minor ones (P2)."""
# fmt: on
PhaseName = Literal["offering", "bidding", "building", "acting", "placing", "turning", "over"]
"""What is being decided."""
RankName = Literal["major", "minor"]
Ending = Literal["", "cities", "deck"]
COLOUR_NAMES: Final[tuple[Colour, ...]] = get_args(Colour)
REGION_NAMES: Final[tuple[Region, ...]] = get_args(Region)
SIZE_NAMES: Final[tuple[CitySize, ...]] = get_args(CitySize)
CITY_NAMES: Final[tuple[CityName, ...]] = get_args(CityName)
ROLE_NAMES: Final[tuple[RoleName, ...]] = get_args(RoleName)
PHASE_NAMES: Final[tuple[PhaseName, ...]] = get_args(PhaseName)
RANK_NAMES: Final[tuple[RankName, ...]] = get_args(RankName)
ENDING_NAMES: Final[tuple[Ending, ...]] = get_args(Ending)

SEATS: Final = (2, 3, 4, 5)
SEAT = seats(5)
COLOUR = Dimension("colour", COLOUR_NAMES, "COLOURS", prefix="")
REGION = named("region", *REGION_NAMES, constant="REGIONS")
CITY = named("city", *CITY_NAMES, constant="CITIES")
ROLE = named("role", *ROLE_NAMES, constant="ROLES")
RANK = named("rank", *RANK_NAMES, prefix="")
SLOT = numbered("slot", 4, constant="DISPLAYED")
"""A place on display (P9)."""
PHASE = named("phase", *PHASE_NAMES, prefix="")
ENDING = named("ending", *ENDING_NAMES, prefix="BY_")

MOST_CARDS: Final = 20
"""Of a colour."""
ALL_CARDS: Final = MOST_CARDS * len(COLOUR_NAMES)
MOST_ROUNDS: Final = ALL_CARDS // min(SEATS) + 1
"""Everybody draws a card in each round but the last (P11, P34)."""
MOST_BID: Final = 100
"""`data.py` sees to it that nobody ever has more gold while they can bid."""
ROLE_GOLD: Final = 2
SHIELDS: Final = 11
MOST_SCORE: Final = 1000
BIDDING: Final = ("bidding",)
PLACING: Final = ("placing",)
AMOUNT = numbered("amount", MOST_BID, constant="MOST_BID")
COPIES = numbered("copies", MOST_CARDS, constant="MOST_CARDS")

CARDS = Counts(Packing("count", COLOUR, bits=6), MOST_CARDS)
"""An empty bit above each count is where subtractions borrow."""
MAP_SHIELDS = Counts(Packing("shields", REGION, bits=4), SHIELDS)

PLACES: Final = (
    Place(
        "draw",
        Count(ALL_CARDS, 1),
        usual=5,  # files of when five were usual do not say it
        says="cards drawn in a round",
        about="By each seat (P11).",
    ),
    Place("phase", One(PHASE), needed=True),
    Place("stage", Count(4, 1), entry="part", usual=1, needed=True, says="phase of the rulebook", about="From 1."),
    Place("final_round", Bit(), entry="last", says="last round", about="P34."),
    Place("deck_size", Count(ALL_CARDS), entry="", says="cards in the deck"),
    Place(
        "city_deck",
        Count(len(CITY_NAMES)),
        entry="",
        says="cities in the deck",
        about="So many of the unseen ones can still be turned up; the others are not in the game (P37).",
    ),
    Place("rank", One(RANK), says="rank of the role at stake", about="Or of the one that is used."),
    Place("shared", Bit(), says="lead in the colour at stake is shared", about="So its minor role stays (P28)."),
    Place("highest", Count(MOST_BID), entry="auction.bid", phases=BIDDING, says="highest bid", about="0 before any."),
    Place("to_place", Count(SHIELDS), always=PLACING, says="shields to place"),
    Place("city", One(CITY, none=True), phases=PLACING, says="city being built"),
    Place(
        "colour",
        One(COLOUR),
        entry="auction.colour",
        says="colour at stake",
        about="Of the group that is auctioned; in phase 4 of the role at stake. 0 otherwise.",
    ),
    Place("waiting", Bits(SEAT), entry="", seen=TOLD, says="may decide now"),
    Place("prince", One(SEAT), needed=True),
    Place("bidders", Bits(SEAT), entry="auction.live", always=BIDDING, says="in the auction"),
    Place("bidder", One(SEAT, none=True), entry="auction.bidder", phases=BIDDING, says="seat with the highest bid"),
    Place("ended", One(ENDING), entry="ending", always=("over",)),
    Place("winners", Bits(SEAT), entry="", says="has won"),
    Place("unseen", Bits(CITY), entry="", says="not turned up yet"),
    Place("shown", Count(SLOT), entry="", says="cities face up"),
    Place(
        "display", One(CITY, none=True), (SLOT,), filled="shown", says="city", about="The first SHOWN slots have one."
    ),
    Place("deck", CARDS, entry="", seen=TOLD, about="Hidden but for DECK_SIZE."),
    Place("removed", CARDS, entry="out", says="out of the game", about="Openly (P16).", rule="P1"),
    Place("pile", CARDS, says="for auction", rule="P1"),
    Place("hand", CARDS, (SEAT,), seen=OWN, says="in hand", rule="P1"),
    Place("offered", CARDS, (SEAT,), seen=OWN, phases=("offering",), about="Face down, this round.", rule="P1"),
    Place("to_offer", Count(MOST_CARDS), (SEAT,), entry="", says="still to offer", about="How many cards."),
    Place("open", CARDS, (SEAT,), entry="up", says="face up", about="In front of it.", rule="P1"),
    Place("turned", CARDS, (SEAT,), entry="down", says="face down", about="In front of it.", rule="P1"),
    Place("gold", Count(MOST_BID + ROLE_GOLD), (SEAT,), about="Taken and paid openly, so that all can know it (P10)."),
    Place("score", Count(MOST_SCORE), (SEAT,)),
    Place(
        "placed", MAP_SHIELDS, (SEAT,), entry="shields", says="shields on", about="On regions of the map.", rule="P4"
    ),
    Place("supply", Count(SHIELDS), (SEAT,), entry="", says="shields in supply", about="Not on the map."),
    Place("built", Bits(CITY), (SEAT,), entry="cities", says="has built"),
    Place(
        "holder",
        One(SEAT, none=True),
        (ROLE,),
        entry="roles",
        listed=True,
        about="The seat that holds it, or NOBODY. From MINOR_ROLES on stand the minor ones.",
    ),
    Place("piles", Count(MOST_ROUNDS), entry="", says="piles turned up"),
)

LAYOUT = Layout(
    game="principe",
    title="Il Principe",
    seats=SEATS,
    round=Place("round", Count(MOST_ROUNDS, 1), usual=2, rule="P34"),
    constants={
        "SHIELDS": SHIELDS,
        "ROLE_GOLD": ROLE_GOLD,
        "MINOR_ROLES": ROLE_NAMES.index("master"),
        "ALL_REGIONS": 0b111111,
        "ALL_CITIES": 0x7FFF,
    },
    box=(
        Shared("cards_each", about="Building cards of each colour in the game."),
        Shared("minors", about="1 if there are minor roles."),
        Shared("income"),
        Shared("offers", about="Cards that each seat offers."),
        Shared("fewest", about="A deck smaller than this makes a round the last one (P34)."),
        Shared("rounds", about="No game has more rounds with an offer."),
        Shared("cheapest", about="No city costs less gold."),
        Shared("icons", len(CITY_NAMES), "Of each city: five counts (P8)."),
        Shared("buildings", len(CITY_NAMES), "Of each city: how many icons there are."),
        Shared("touching", len(CITY_NAMES), "Of each city: bit mask of its regions (P7)."),
        Shared("worth", len(CITY_NAMES)),
        Shared("price", len(CITY_NAMES)),
        Shared("arms", len(CITY_NAMES), "Of each city: the shields that its builder places (P6)."),
        Shared(
            "city_size",
            len(CITY_NAMES),
            "Of each city: 0 for a small one, 1 for a medium, 2 for a large one. Nothing in play follows from it.",
        ),
    ),
    verbs=(
        Verb("offer", "OFFER", (COLOUR,)),
        Verb("bid", "BID", (AMOUNT,)),
        Verb("pass", "PASS"),
        Verb("build", "BUILD", (CITY,)),
        Verb("lay", "LAY", (COLOUR, COPIES)),
        Verb("shield", "SHIELD", (REGION,)),
        Verb("turn", "TURN", (COLOUR,)),
    ),
    places=PLACES,
    pieces=(
        Pieces("{} cards", COLOUR, ("removed", "pile", "hand", "offered", "open", "turned"), "deck", rule="P1"),
        Pieces("shields of seat {}", SEAT, ("placed",), "supply", rule="P4"),
    ),
)


def _cards(packed: int) -> tuple[str, ...]:
    """The colour of each card."""
    return tuple(name for name, count in CARDS.packing.counted(packed).items() for _ in range(count))


FIELDS: Final = {
    **dict.fromkeys(("round", "gold", "count", "amount", "price", "points", "total"), NUMBER),
    "seat": events.SEAT,
    "cards": FieldType(f"tuple[{events.one_of(COLOUR_NAMES).written}, ...]", _cards, None, "colour"),
    "colour": events.one_of(COLOUR_NAMES),
    "city": events.one_of(CITY_NAMES, "city"),
    "region": events.one_of(REGION_NAMES, "region"),
    "role": events.one_of(ROLE_NAMES, "role"),
    "ending": events.one_of(ENDING_NAMES[1:], first=1),
    "winners": events.SEATS,
}
KINDS: Final = (
    Kind("round", "round"),
    Kind("last-round", "round", "P34."),
    Kind("income", "gold", "P11."),
    Kind("drawn", "seat cards", "P11: what one drew, for them alone.", private=True),
    Kind("drew", "seat count", "P11: how many cards one drew, for the others.", private=True),
    Kind("no-card", "seat", "P13."),
    Kind("offered", "seat colour", "P12: what one offered, for them alone.", private=True),
    Kind("offer", "seat", "P12: that one offered a card, for the others.", private=True),
    Kind("pile", "cards", "P14."),
    Kind("auction", "colour count", "P14."),
    Kind("bid", "seat amount", "P15."),
    Kind("passed", "seat", "P15."),
    Kind("outbid", "seat", "P15: one has too little gold to bid more, and passes without being asked."),
    Kind("unsold", "colour count", "P16."),
    Kind("won", "seat colour count price", "P17."),
    Kind("prince", "seat", "P17, P29."),
    Kind("no-build", "seat", "P17."),
    Kind("cannot-build", "seat", "P17: one has too little gold or too few cards for every city, and is not asked."),
    Kind("rested", "seat", "P19."),
    Kind("empty-hand", "seat", "P19: one has no card in hand, and is not asked."),
    Kind("laid", "seat colour count", "P19."),
    Kind("built", "seat city price points", "P21."),
    Kind("shield", "seat region", "P22, P32."),
    Kind("honour", "seat colour points", "P23."),
    Kind("city", "city", "P24.", name="NewCity"),
    Kind("roles-back", "", "P25."),
    Kind("role", "seat role", "P26.", name="RoleGiven"),
    Kind("role-auction", "role", "P27, P28."),
    Kind("role-won", "seat role price", "P29."),
    Kind("role-unsold", "role", "P29."),
    Kind("turned-down", "seat colour count", "P30."),
    Kind("turned-up", "seat colour", "P32."),
    Kind("none-turned", "seat", "P32."),
    Kind("grace", "seat", "P3: a point for the white role."),
    Kind("interest", "seat gold", "P3: gold for the yellow role."),
    Kind("final", "seat points total", "P35.", name="FinalScore"),
    Kind("over", "ending winners", "P33, P34, P36."),
)
"""What can happen. Cards drawn and offered are told to their player by kinds of their own (P10)."""

FEATURES: Final = (
    Feature("score", "points", "victory points"),
    Feature("sets", "sets", "the points of the weakest colour in front of the player"),
    Feature("next-set", "sets", "cards in front of the player that bring the next of them nearer"),
    Feature("regions", "points", "the points of all regions as they stand"),
    Feature("shields", "shields", "shields on the map"),
    Feature("to-place", "shields", "shields to be placed right now"),
    Feature("coins", "gold", "the first four coins"),
    Feature("purse", "gold", "the first ten coins"),
    Feature("riches", "gold", "all coins"),
    Feature("most-gold", "gold", "as much gold as anybody"),
    Feature("hand", "hand", "cards in hand"),
    Feature("most-cards", "hand", "as many cards in hand as anybody"),
    Feature("hand-colours", "hand", "colours in hand"),
    Feature("hand-group", "hand", "cards of the most frequent colour in hand"),
    Feature("majors", "roles", "major roles held"),
    Feature("minors", "roles", "minor roles held"),
    Feature("majors-promised", "roles", "major roles that the cards on the table promise in this round's phase 4 ..."),
    Feature("majors-tied", "roles", "... those that would be auctioned ..."),
    Feature("minors-promised", "roles", "... and minor roles, also half of one that would be auctioned"),
    Feature("ahead", "roles", "cards on the table by which the seat leads in a colour, or is behind, two at most"),
    Feature("open", "roles", "cards face up in front of the player"),
    Feature("plan", "cities", "the city that the hand leads to best, by how far it does and by what the city brings"),
    Feature("second-plan", "cities", "the second best one"),
    Feature("buildable", "cities", "what the best city brings that could be built with hand and gold"),
    Feature("building", "cities", "the same, and a turn to come in this round"),
    Feature("prince", "roles", "the prince"),
    Feature("turn", TEMPO, "a turn to come in phase 3 of this round"),
)
"""What the judge measures of each seat, in the order of the numbers; of who bids most, as if the auction ended."""
