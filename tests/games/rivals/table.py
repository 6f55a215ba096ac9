"""Small tables of Rival Kings for tests: only what matters is said.

    match = table(
        player("knight", coins=3),
        player("diplomat", subjects=["smith"]),
        open={1: "forge"},
        pile_card="queen",
    )

Everybody has chosen and revealed the character given, and the conflicts come next. Stacks that are
not spoken of hold what is left of the box, dear cards on top; nobody owns anything that is not
given but a conflict marker and five coins.
"""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple, TypedDict, Unpack

import tomli_w

from regalia import games
from regalia.engine.phrase import Phrase
from regalia.games.rivals.data import box
from regalia.games.rivals.layout import CARD_NAMES, CHARACTER_NAMES
from regalia.games.rivals.state import RivalsState
from regalia.games.rivals.table import HEIGHT, KINDS, MONEY_PILE, STACK, STACK_CARDS, STACKS
from regalia.games.rivals.view import RivalsView, Seat
from regalia.match import Match

LION, EAGLE, STAG, BOAR = 0, 1, 2, 3
GAME = games.find("rivals")
PRICES = {card.name: card.price for pair in box().pairs for card in (pair.building, pair.subject)}


class Player(NamedTuple):
    character: str
    coins: int
    markers: int
    buildings: list[str]
    subjects: list[str]
    looked: list[str]
    total: int


def player(
    character: str,
    *,
    coins: int = 5,
    markers: int = 1,
    buildings: Sequence[str] = (),
    subjects: Sequence[str] = (),
    looked: Sequence[str] = (),
    total: int = 0,
) -> Player:
    return Player(character, coins, markers, [*buildings], [*subjects], [*looked], total)


class About(TypedDict, total=False):
    """What else there is to say about a table; the last ones are entries of a position file as they stand there."""

    open: Mapping[int, str]
    """Open cards, by the number of the stack."""
    under: Mapping[int, Sequence[str]]
    """The cards directly below them."""
    heights: Sequence[int]
    money: Sequence[int]
    aside: str
    """A character that nobody holds."""
    games: int
    target: int
    number: int
    round: int
    stage: int
    quiet: int


def chosen(*players: Player, **about: Unpack[About]) -> Match:
    """A table where all but the last have chosen their character."""
    match = start(position(*players, **about))
    for seat, each in enumerate(players[:-1]):
        match.play(seat, f"choose {each.character}")
    return match


def table(*players: Player, pile_card: str = "", **about: Unpack[About]) -> Match:
    """A table where all characters have just been revealed; with two players `pile_card` comes from the pile."""
    last = len(players) - 1
    about["aside"] = pile_card
    for attempt in range(1000):
        match = chosen(*players, **about)
        match.seed = f"table {attempt}"
        match.play(last, f"choose {players[last].character}")
        revealed = seen(match).pile_card
        if not pile_card or (revealed is not None and revealed.name == pile_card):
            return match
    raise AssertionError(f"{pile_card} is not in the pile")


def start(text: str) -> Match:
    return Match(GAME, GAME.read_position(text, "the table"), "table", start=text)


def position(*players: Player, **about: Unpack[About]) -> str:
    """The table as a position file, before anybody has chosen."""
    stage = about.get("stage", 1)
    tops = about.get("open", {})
    under = about.get("under", {})
    money = about.get("money", (2, 2, 2, 2))
    given = {stack: [*([tops[stack]] if stack in tops else []), *under.get(stack, ())] for stack in range(1, 5)}
    spare = [name for name in CARD_NAMES for _ in range(2)]
    rows = [row for each in players for row in (each.buildings, each.subjects)]
    for name in chain(*rows, *given.values()):
        spare.remove(name)
    heights = about.get("heights") or usual_heights(players, tops)
    stacks = []
    for stack, height in zip(range(1, 5), heights, strict=True):
        cards = given[stack]
        sort = CARD_NAMES[:KINDS] if stack <= 2 else CARD_NAMES[KINDS:]
        fill = sorted((name for name in spare if name in sort), key=lambda name: -PRICES[name])
        for name in fill[: height - len(cards)]:
            cards.append(name)
            spare.remove(name)
        stacks.append({"cards": cards, "money": money[stack - 1]})
    held = [each.character for each in players]
    characters = [name for name in CHARACTER_NAMES if name not in (*held, about.get("aside"))]
    seats = []
    for each in players:
        fellows = [characters.pop() for _ in range(3 - stage)]
        entry = {**each._asdict(), "hand": [each.character, *fellows]}
        del entry["character"]
        seats.append(entry)
    spent = [characters.pop() for _ in range((stage - 1) * (len(players) + (len(players) == 2)))]
    entries = {name: value for name, value in about.items() if name in ("games", "target", "number", "round", "quiet")}
    text = {"game": "rivals", "phase": "choosing", "stage": stage, **entries}
    return tomli_w.dumps({**text, "spent": spent, "stack": stacks, "seat": seats})


def usual_heights(players: Sequence[Player], tops: Mapping[int, str]) -> list[int]:
    """All that is in play and in nobody's row, as evenly as can be."""
    heights = []
    for sort in (0, 1):
        owned = sum(len((each.buildings, each.subjects)[sort]) for each in players)
        left = KINDS - owned
        for stack, name in tops.items():
            is_sort = CARD_NAMES.index(name) // KINDS == sort
            belongs = (stack - 1) // 2 == sort
            left += belongs - is_sort if belongs != is_sort else 0
        heights += [(left + 1) // 2, left // 2]
    return heights


def seen(match: Match, seat: int | None = None) -> RivalsView:
    view = match.view(seat)
    assert isinstance(view, RivalsView)
    return view


def at(match: Match, seat: int) -> Seat:
    return seen(match).seats[seat]


def state_of(match: Match) -> RivalsState:
    assert isinstance(match._state, RivalsState)
    return match._state


def copy_of(state: RivalsState) -> RivalsState:
    other = state.clone()
    assert isinstance(other, RivalsState)
    return other


def lay(match: Match, stack: int, *cards: str) -> None:
    """Let a stack, by its number, hold these cards alone, from the top."""
    state = state_of(match)
    first = STACK + (stack - 1) * STACK_CARDS
    for place in range(STACK_CARDS):
        state.t[first + place] = 0
    for place, name in enumerate(reversed(cards)):
        state.t[first + place] = CARD_NAMES.index(name)
    state.t[HEIGHT + stack - 1] = len(cards)
    state.derive()


def piles(match: Match) -> list[int]:
    """The coins beside the stacks."""
    return state_of(match).row(MONEY_PILE, STACKS)


def play(match: Match, seat: int, *moves: str) -> None:
    for move in moves:
        match.play(seat, move)


def options(match: Match, seat: int) -> list[str]:
    return [str(move) for move in match.moves(seat)]


def refused(match: Match, seat: int, move: str) -> tuple[str, str]:
    """The rule that forbids the move and the key of what it says."""
    reason = match.reason(seat, move)
    assert reason is not None, f"{move} is allowed"
    assert move not in options(match, seat)
    return reason.rule, reason.phrase.key


def told(match: Match, seat: int | None = None) -> list[Phrase]:
    return [told.phrase for told in match.events(seat)]


def skip_all(match: Match) -> None:
    """Let everybody skip whatever they can, to the end of the stage."""
    stage = (seen(match).round, seen(match).stage)
    while not match.over and (seen(match).round, seen(match).stage) == stage and seen(match).phase != "choosing":
        (seat,) = match.actors
        moves = options(match, seat)
        match.play(seat, "skip" if "skip" in moves else moves[0])


def names(cards: Sequence[object]) -> list[str]:
    return [getattr(card, "name") for card in cards]  # noqa: B009
