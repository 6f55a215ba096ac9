"""The moves of Rival Kings in words: action code <-> verb and targets."""

from typing import Final, Literal, get_args

from regalia.engine.game import Move, move_table
from regalia.games.rivals.state import KINDS, MOST_SEATS, ROW_CARDS, STACK_CARDS, STACKS

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
CHARACTER_NAMES: Final[tuple[str, ...]] = get_args(CharacterName)
RANK_NAMES: Final = ("A", "B", "C", "D", "E", "F")
ACTION_NAMES: Final = ("resolve", "hand-on", "money", "recruit", "buy")
CARD_NAMES: Final[tuple[str, ...]] = get_args(CardName)
PAIR_NAMES: Final = tuple(zip(CARD_NAMES[:KINDS], CARD_NAMES[KINDS:], strict=True))
SORT_NAMES: Final = ("building", "subject")
CREST_NAMES: Final = ("lion", "eagle", "stag", "boar")
"""What the seats are called in moves."""
PILE_NAME: Final = "pile"

assert len(CREST_NAMES) == MOST_SEATS


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


_stacks = [stack_name(stack) for stack in range(STACKS)]
_depths = [place_name(depth) for depth in range(STACK_CARDS)]
_places = [place_name(place) for place in range(ROW_CARDS)]

MOVES: Final[tuple[Move, ...]] = move_table(
    [
        *(("choose", character) for character in CHARACTER_NAMES),
        *(("exchange", crest) for crest in CREST_NAMES),
        *(("guard", thief) for thief in (*CREST_NAMES, PILE_NAME)),
        *(("steal", crest, action) for crest in CREST_NAMES for action in ACTION_NAMES),
        ("resolve",),
        *(("hand-on", crest) for crest in CREST_NAMES),
        *(("money", stack) for stack in _stacks),
        *(("recruit", stack) for stack in _stacks),
        *(("buy", stack) for stack in _stacks),
        ("use",),
        *(("take", stack, depth) for stack in _stacks for depth in _depths),
        *(("offer", sort, place) for sort in SORT_NAMES for place in _places),
        *(("get", crest, place) for crest in CREST_NAMES for place in _places),
        *(("get", "stack", stack) for stack in _stacks),
        *(("regain", action) for action in ACTION_NAMES),
        ("skip",),
    ]
)
