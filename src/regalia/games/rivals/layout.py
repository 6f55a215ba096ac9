"""Rival Kings, declared: its table, what can happen and what its judge measures.

`python -m building.tables` writes `table.py` and `events.py` from it.
"""

from typing import Final, Literal, get_args

from regalia.engine import events
from regalia.engine.events import NUMBER, Kind, Parts
from regalia.engine.features import TEMPO, Feature
from regalia.engine.layout import *

# fmt: off
CharacterName = Literal[
    "lord-protector", "queen", "prince", "count",
    "courtier", "priest", "treasurer", "knight",
    "countess", "diplomat", "merchant-1", "merchant-2",
]
CardName = Literal[
    "garden", "dungeon", "pavilion", "cathedral", "city-wall", "university", "tavern", "harbour",
    "forge", "carpentry", "market", "inn", "vineyard", "mine", "herb-meadow", "farmstead",
    "gardener", "jailer", "lady-in-waiting", "bishop", "city-guard", "scholar", "troubadour", "sailor",
    "smith", "carpenter", "market-woman", "innkeeper", "vintner", "miner", "herbalist", "farmer",
]
"""All buildings, then all subjects, in the same order."""
# fmt: on
CHARACTER_NAMES: Final[tuple[CharacterName, ...]] = get_args(CharacterName)
RANK_NAMES: Final = ("A", "B", "C", "D", "E", "F")
ACTION_NAMES: Final = ("resolve", "hand-on", "money", "recruit", "buy")
CARD_NAMES: Final[tuple[str, ...]] = get_args(CardName)
PAIR_NAMES: Final = tuple(zip(CARD_NAMES[:16], CARD_NAMES[16:], strict=True))
SortName = Literal["building", "subject"]
SORT_NAMES: Final[tuple[SortName, ...]] = get_args(SortName)
CREST_NAMES: Final = ("lion", "eagle", "stag", "boar")
"""What the seats are called in moves."""
PILE_NAME: Final = "pile"
COLOUR_NAMES: Final = ("yellow", "red", "blue", "green")

SEATS: Final = (2, 3, 4)
SEAT = seats(4)
THIEF = seats_and(4, PILE_NAME)
CREST = named("crest", *CREST_NAMES)
CREST_OR_PILE = named("crest or pile", *CREST_NAMES, PILE_NAME)
CHARACTER = named("character", *CHARACTER_NAMES, constant="CHARACTERS")
ACTION = Dimension("action", ACTION_NAMES, "ACTION_KINDS", prefix="")
"""R1: the kinds of action, from left to right as on every character."""
STEP = named("step", *ACTION_NAMES, "end")
CARD = named("card", *CARD_NAMES, constant="CARDS")
SORT = Dimension("sort", SORT_NAMES, "SORTS", prefix="")
STACK = numbered("stack", 4, constant="STACKS")
DEPTH = numbered("depth", 8)
LEVEL = numbered("level", 8, constant="STACK_CARDS")
"""In a stack, from its bottom."""
SPOT = numbered("spot", 16, constant="ROW_CARDS")
"""In a row. The most that a row can hold: all cards of a sort that come into play."""
PHASE = named(
    "phase",
    *("choosing", "gardening", "guarding", "acting", "carrying-out", "taking", "offering", "swapping", "regaining"),
    "over",
    prefix="",
)
ENDING = named("ending", "", "stack", "standstill", prefix="BY_")

ACTIONS_OF: Final = {
    "lord-protector": ("buy",),
    "queen": ("recruit",),
    "prince": ("resolve", "recruit"),
    "count": ("resolve", "buy"),
    "courtier": ("hand-on", "money"),
    "priest": ("hand-on", "money"),
    "treasurer": ("money", "buy"),
    "knight": ("money", "buy"),
    "countess": ("resolve", "money", "recruit"),
    "diplomat": ("resolve", "money", "buy"),
    "merchant-1": ("resolve", "money", "recruit", "buy"),
    "merchant-2": ("resolve", "money", "recruit", "buy"),
}
"""R1: the actions on each character."""
PREY_OF: Final = {"A": "D", "B": "C", "C": "F", "D": "E", "E": "F"}
"""R1: the rank that a rank steals from; the lowest one steals from none."""
NO_RANK: Final = 0xF

COINS = Count(99)
MOST_POINTS: Final = 9999
MOST_GAMES: Final = 10
QUIET_STAGES: Final = 8

REVEALED: Final = PHASE.entries[1:-1]
"""The phases in which characters lie open; in TURNS one after another acts."""
TURNS: Final = PHASE.entries[3:-1]

PLACES: Final = (
    Place("games_to_play", Count(MOST_GAMES, 1), entry="games", usual=1),
    Place("target_score", Count(100), entry="target", about="0 when the number of games decides."),
    Place("game_number", Count(MOST_GAMES, 1), entry="number", usual=1, rule="R28", about="Of the match, from 1."),
    Place("stage", Count(2, 1), usual=1, rule="R29"),
    Place("phase", One(PHASE), needed=True),
    Place("bank", COINS, entry=""),
    Place("stock", COINS, entry="", says="conflict markers in stock"),
    Place("pile_card", One(CHARACTER, none=True), phases=REVEALED, about="R8: revealed from the pile this stage."),
    Place("spent", Bits(CHARACTER), entry="", about="Revealed this round."),
    Place("step", One(STEP), phases=TURNS, about="The actor's next own action."),
    Place(
        "repeats",
        Count(2),
        phases=TURNS,
        about="In an equal-rank conflict: how often the actor may still carry out the one action.",
    ),
    Place(
        "own_action",
        One(ACTION, none=True),
        phases=TURNS,
        about="In an equal-rank conflict: the one action, once it has been carried out.",
    ),
    Place(
        "discount",
        Bit(),
        phases=TURNS,
        about="The Smith was used for a building not yet bought: the coin that comes off its price.",
    ),
    Place(
        "doing",
        One(ACTION, none=True),
        always=("carrying-out",),
        about="The stolen, regained or extra action being carried out.",
    ),
    Place(
        "offered",
        Pair(SORT, SPOT),
        always=("swapping",),
        about="The card to be swapped, in the actor's rows.",
    ),
    Place("bought", Bit(), phases=TURNS, about="A card was bought this stage."),
    Place("quiet", Count(QUIET_STAGES), rule="R25", about="Stages in a row without a card bought."),
    Place("ended", One(ENDING), entry="ending", always=("over",)),
    Place(
        "actor",
        One(SEAT, none=True),
        entry="turn",
        always=REVEALED,
        about="Who decides, outside of choosing.",
    ),
    Place(
        "to_decide",
        Bits(SEAT),
        entry="waiting",
        phases=REVEALED[:2],
        says="decides later",
        about="The gardeners or guards who decide after the actor.",
    ),
    Place("used", Bits(SEAT), each=True, phases=REVEALED, says="has used an ability", about="This stage."),
    Place(
        "equal",
        Bits(SEAT),
        entry="",
        phases=REVEALED[1:],
        says="in an equal-rank conflict",
        about="With another seat.",
    ),
    Place("acted", Bits(SEAT), each=True, phases=TURNS, says="has acted", about="Its turn is over."),
    Place("aside", Bits(CHARACTER), entry="", seen=HIDDEN, says="characters aside", about="The pile, or set aside."),
    Place(
        "stack",
        One(CARD),
        (STACK, LEVEL),
        entry="",
        filled="height",
        seen=PARTLY,
        says="card",
        read="card_at",
        about="From the bottom, then 0.",
    ),
    Place("height", Count(8), (STACK,), entry=""),
    Place("money_pile", COINS, (STACK,), entry="", says="coins", about="Beside it."),
    Place("coins", COINS, (SEAT,)),
    Place("markers", COINS, (SEAT,)),
    Place("looked", Bits(SORT), (SEAT,), says="has looked for a", about="So it knows these stacks to the bottom."),
    Place("total", Count(MOST_POINTS, -MOST_POINTS), (SEAT,), about="Points from the finished games of the match."),
    Place("hand", Bits(CHARACTER), (SEAT,), seen=OWN, about="In hand."),
    Place("chosen", One(CHARACTER, none=True), (SEAT,), seen=OWN, phases=("choosing",), about="Laid face down."),
    Place("character", One(CHARACTER, none=True), (SEAT,), always=REVEALED, about="Laid open."),
    Place(
        "guarded",
        One(THIEF, none=True),
        (SEAT,),
        phases=REVEALED[1:],
        says="thief guarded against",
        about="The thief, or the pile, whose marker its City guard turns away.",
    ),
    Place(
        "crest",
        One(SEAT, none=True),
        (SEAT, ACTION),
        entry="covered",
        phases=TURNS,
        says="thief who covered",
        read="thief_on",
    ),
    Place("length", Count(16), (SEAT, SORT), entry="", about="How many cards are in this row."),
    Place(
        "row",
        One(CARD),
        (SEAT, SORT, SPOT),
        entry="{}s",
        filled="length",
        says="card",
        read="card_in",
        about="The row of buildings, then the row of subjects, each followed by 0.",
    ),
    Place(
        "by_rank",
        Count(0xFFFFFF),
        derived=True,
        phases=REVEALED,
        about="Of each rank, from the lowest bit, MOST_SEATS bits: the seats whose revealed character has it.",
    ),
    Place("victims", Bits(SEAT), derived=True, phases=TURNS, about="The actor has still to steal from it."),
    Place(
        "uncovered",
        Bits(ACTION),
        (SEAT,),
        derived=True,
        phases=REVEALED,
        about="On its character, and nobody has stolen it.",
    ),
    Place("tally", Count(0xFFFFFFFF), (SEAT, SORT), derived=True, about="The copies of each kind, two bits for each."),
    Place(
        "usable",
        Bit(),
        derived=True,
        phases=TURNS,
        about="The actor may decide between steps, and use the active subject.",
    ),
    Place(
        "ways",
        Count(0xF),
        derived=True,
        phases=TURNS,
        about="Of the one action that is due, the next own one or the one being carried out: the ways to do it.",
    ),
)

LAYOUT = Layout(
    game="rivals",
    title="Rival Kings",
    seats=SEATS,
    round=Place("round", Count(len(STACK.entries) * len(LEVEL.entries) * QUIET_STAGES // 2, 1), usual=1, rule="R25"),
    constants={
        "RANKS": len(RANK_NAMES),
        "ALL_CHARACTERS": 0xFFF,
        "KINDS": len(PAIR_NAMES),
        "COPIES": 2,
        "COLOURS": 4,
        "STAGES": 2,
        "QUIET_STAGES": QUIET_STAGES,
        "MOST_GAMES": MOST_GAMES,
        "PILE": len(CREST_NAMES),
        "NO_RANK": NO_RANK,
        # The first standing lowest: a bit for each action of a character, and four for the prey of each rank.
        "ACTIONS_ON": sum(
            1 << len(ACTION_NAMES) * CHARACTER_NAMES.index(name) + ACTION_NAMES.index(action)
            for name, actions in ACTIONS_OF.items()
            for action in actions
        ),
        "PREY": sum(
            (RANK_NAMES.index(PREY_OF[rank]) if rank in PREY_OF else NO_RANK) << 4 * number
            for number, rank in enumerate(RANK_NAMES)
        ),
        **{name.upper().replace("-", "_"): card for card, name in enumerate(CARD_NAMES) if card >= len(PAIR_NAMES)},
    },
    box=(
        Shared("price", len(CARD_NAMES), "Of each card; also its points."),
        Shared("colour", len(PAIR_NAMES), "Of each building and its subject."),
        Shared("dearest", len(CARD_NAMES), "All cards, the dearest first."),
        Shared("symbols", about="Bit mask of the characters that bear the tie symbol."),
        Shared("all_coins"),
        Shared("all_markers"),
        Shared("purse", about="The coins that everybody begins with."),
        Shared("pile_coins", about="The coins laid beside a stack."),
    ),
    verbs=(
        Verb("choose", "CHOOSE", (CHARACTER,)),
        Verb("exchange", "EXCHANGE", (CREST,)),
        Verb("guard", "GUARD", (CREST_OR_PILE,)),
        Verb("steal", "STEAL", (CREST, ACTION)),
        Verb("resolve", "DO_RESOLVE"),
        Verb("hand-on", "DO_HAND_ON", (CREST,)),
        Verb("money", "DO_MONEY", (STACK,)),
        Verb("recruit", "DO_RECRUIT", (STACK,)),
        Verb("buy", "DO_BUY", (STACK,)),
        Verb("use", "USE"),
        Verb("take", "TAKE", (STACK, DEPTH)),
        Verb("offer", "OFFER", (SORT, SPOT)),
        Verb("get", "GET", (CREST, SPOT)),
        Verb("get stack", "GET_OPEN", (STACK,)),
        Verb("regain", "REGAIN", (ACTION,)),
        Verb("skip", "SKIP"),
    ),
    cleared=True,
    places=PLACES,
    pieces=(
        Pieces("coins", None, ("money_pile", "coins"), "bank", rule="R3"),
        Pieces("conflict markers", None, ("markers",), "stock", rule="R4"),
        Pieces("{}", CHARACTER, ("spent", "hand", "chosen"), "aside", rule="R1"),
    ),
)

FIELDS: Final = {
    **dict.fromkeys(("game", "round", "stage", "count", "price", "other_price", "coins", "markers"), NUMBER),
    "seat": events.SEAT,
    "other_seat": events.SEAT,
    "character": events.one_of(CHARACTER_NAMES, "character"),
    "other_character": events.one_of(CHARACTER_NAMES, "character"),
    "action": events.one_of(ACTION_NAMES, "action"),
    "card": events.one_of(CARD_NAMES, "card"),
    "other_card": events.one_of(CARD_NAMES, "card"),
    "open_card": events.one_of(CARD_NAMES, "card", none="none"),  # where a stack is empty
    "colour": events.one_of(COLOUR_NAMES, "colour"),
    "pair": Parts(
        "PairOfCards",
        "card price other_card other_price colour",
        "R26: a building and a subject that count together.",
        {"colour": "Of the building: the subject's own where they are a pair of one colour."},
    ),
    "stack": events.text(STACK.entries),
    "place": events.text(DEPTH.entries),
    "ending": events.one_of(ENDING.entries[1:], first=1),
    "winners": events.SEATS,
}
KINDS: Final = (
    Kind("game", "game", "R28: the next one of the match begins."),
    Kind("round", "round", "R29."),
    Kind("stage", "stage"),
    Kind("chose", "seat character", "R7: for the one who chose.", private=True),
    Kind("chosen", "seat", "R7: for the others.", private=True),
    Kind("revealed", "seat character", "R7."),
    Kind("pile", "character", "R8."),
    Kind("exchanged", "seat other_seat character other_character", "R9: the characters as they are after it."),
    Kind("equal", "seat other_seat", "R10."),
    Kind("pile-equal", "seat", "R14."),
    Kind("guarded", "seat other_seat", "R13: the other seat takes the marker."),
    Kind("guarded-pile", "seat", "R13."),
    Kind("threat", "seat other_seat", "R11: the seat will steal from the other."),
    Kind("pile-threat", "seat", "R14."),
    Kind("marker", "seat", "The seat takes one from the stock."),
    Kind("no-marker", "seat", "R4: it would take one, but none is left."),
    Kind("turn", "seat", "R16."),
    Kind("stole", "seat other_seat action", "R12: the action of the other seat is covered."),
    Kind("impossible", "seat action", "R16: the action is passed over."),
    Kind("skipped", "seat action", "R16."),
    Kind("forwent", "seat", "R10: the one action of an equal-rank conflict is not carried out."),
    Kind("resolved", "seat", "R18."),
    Kind("handed", "seat other_seat", "R18: a marker goes to the other seat."),
    Kind("filled", "count", "R19: the bank lays so many coins beside the stacks."),
    Kind("money", "seat stack count open_card", "R19."),
    Kind("bought", "seat card stack price", "R20: a building."),
    Kind("recruited", "seat card stack price", "R20: a subject."),
    Kind("opened", "stack card", "The card below lies open now."),
    Kind("used", "seat card", "R22."),
    Kind("earned", "seat count", "R23: Jailer and Scholar."),
    Kind("took", "seat stack place", "R23: Vintner and Miner; the place is counted from the top."),
    Kind("took-nothing", "seat", "R23."),
    Kind("swapped", "seat other_seat card other_card", "R24: the seat gives a card to the other and gets one."),
    Kind("swapped-open", "seat card other_card stack", "R23: the Troubadour."),
    Kind("ended", "ending", "R25."),
    Kind("perfect", "seat pair count", "R26."),
    Kind("coloured", "seat pair count", "R26."),
    Kind("singles", "seat count", "R26."),
    Kind("coins", "seat coins count", "R26."),
    Kind("markers", "seat markers count", "R26."),
    Kind("scored", "seat count", "R26: in this game."),
    Kind("total", "seat count", "R28: in the match so far."),
    Kind("over", "winners", "R27."),
)

FEATURES: Final = (
    Feature("total", "points", "points of the finished games of the match"),
    Feature("cards", "points", "points of the cards held, pairs included", sign=1),
    Feature("promise", "pairs", "prices of the cards held, for pairs to come", sign=1),
    Feature("buildings", "cards", "buildings held", sign=1),
    Feature("subjects", "cards", "subjects held", sign=1),
    Feature("points", "coins", "whole points that coins make", sign=1),
    Feature("coins", "coins", "the first five coins", sign=1),
    Feature("purse", "coins", "all coins", sign=1),
    Feature("markers", "peace", "conflict markers", sign=-1),
    Feature(
        "turn-ahead",
        "outlook",
        "what thefts and own actions may bring in the turn to come, less what thieves take",
        sign=1,
    ),
    Feature(
        "outlook",
        "outlook",
        "what a character that is chosen but not revealed may bring against those of others",
        sign=1,
    ),
    Feature("to-choose", TEMPO, "a character still to be chosen"),
    Feature("to-act", TEMPO, "a turn still to come in this stage"),
    Feature("characters", "characters", "characters in hand"),
    Feature("pairable", "pairs", "prices of open cards on the stacks that would make a perfect pair", sign=1),
    *(
        Feature(subject, "subject", "" if number else "the active subject, in the order of the cards")
        for number, (_, subject) in enumerate(PAIR_NAMES)
    ),
)
"""What the judge measures of each seat, in the order of the numbers."""


def stack_name(stack: int) -> str:
    """Stacks are 0-3 in the state and 1-4 for people: 1 and 2 of buildings, 3 and 4 of subjects."""
    return str(stack + 1)


def place_name(place: int) -> str:
    """Places in a row, from its beginning, and in a stack, from its top, are counted from 1."""
    return str(place + 1)


def character_text(character: int) -> tuple[str]:
    """The key of the text that names it; likewise below."""
    return (f"character-{CHARACTER_NAMES[character]}",)


def card_text(card: int) -> tuple[str]:
    return (f"card-{CARD_NAMES[card]}",)


def action_text(kind: int) -> tuple[str]:
    return (f"action-{ACTION_NAMES[kind]}",)
