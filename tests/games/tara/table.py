"""Small tables of Tara for tests: only what matters is said, and everything else is usual.

    table(3, hand=[1], board={"ulster": {"F3": "b", "F4": "wb"}}, cumals=[2, 0, 5])

is the turn of Blue, who starts; a stack is written by the first letters of the colours from the top down, so
that White controls F4. The others have as many cards as they should; `last=True` makes it the last turn of
the round, and `pile` leaves only these cards in the draw pile. The round is an even one: nothing is set aside.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypedDict, Unpack

import tomli_w

from regalia import games
from regalia.engine.phrase import Phrase
from regalia.games.tara.layout import COLOURS, REGION_NAMES
from regalia.games.tara.state import TaraState
from regalia.games.tara.table import CARDS
from regalia.games.tara.view import Region, Seat, Spot, TaraView
from regalia.match import Match, from_position

BLUE, YELLOW, WHITE, RED = 0, 1, 2, 3

Board = Mapping[str, Mapping[str, str]]


class About(TypedDict, total=False):
    """What else there is to say about a table; the last ones are entries of a position file as they stand there."""

    hand: Sequence[int]
    board: Board
    cumals: Sequence[int]
    prisoners: Mapping[int, Mapping[str, int]]
    pile: Sequence[int]
    last: bool
    kings: Mapping[str, str]
    acted: bool
    round: int
    round_limit: int
    regions: Sequence[str]
    third: str


def table(seats: int = 3, **about: Unpack[About]) -> Match:
    """A match that goes on from this table."""
    return from_text(position_text(seats, **about))


def from_text(text: str) -> Match:
    return from_position(games.find("tara"), text, "the table", "table")


def position_text(seats: int = 3, **about: Unpack[About]) -> str:
    """The table as a position file."""
    hand = list(about.get("hand", (36,)))
    last = about.get("last", False)
    pile = about.get("pile")
    odd = about.get("round", 2) % 2
    left = [number for number in range(CARDS, 0, -1) if number not in (*hand, *(pile or ()))]
    entries: list[dict[str, object]] = []
    for seat in range(seats):
        entry: dict[str, object] = {"cumals": [*about.get("cumals", ()), *[4] * seats][seat]}
        entry["prisoners"] = dict(about.get("prisoners", {}).get(seat, {}))
        entry["hand"] = hand if seat == BLUE else [] if last else [left.pop() for _ in hand]
        entry["aside"] = [left.pop() for _ in range(3 * odd)]
        entries.append(entry)
    position: dict[str, object] = {
        "game": "tara",
        "phase": "choosing",
        "regions": list(REGION_NAMES[:seats]),
        "start": COLOURS[1 if last else 0],
        "actor": COLOURS[0],
        "round": 2,
        "discards": left if pile is not None else [],
        "seat": entries,
        "board": {
            region: {position: owners(stack) for position, stack in stacks.items()}
            for region, stacks in about.get("board", {}).items()
        },
    }
    if seats == 2:
        position["third"] = "leinster"
    told = ("kings", "acted", "round", "round_limit", "regions", "third")
    position |= {name: value for name, value in about.items() if name in told}
    return tomli_w.dumps(position)


def owners(stack: str) -> list[str]:
    """`wb` is White on Blue."""
    return [next(colour for colour in COLOURS if colour[0] == letter) for letter in stack]


def play(match: Match, seat: int, *moves: str) -> None:
    for move in moves:
        match.play(seat, move)


def options(match: Match, seat: int, verb: str | None = None) -> list[str]:
    """The moves that the seat may choose from, or those of a verb."""
    return [str(move) for move in match.moves(seat) if verb in (None, move.verb)]


def look(match: Match) -> TaraView:
    view = match.view(None)
    assert isinstance(view, TaraView)
    return view


def seat(match: Match, number: int) -> Seat:
    return look(match).seats[number]


def cumals(match: Match) -> list[int]:
    return [each.cumals for each in look(match).seats]


def supply(match: Match) -> list[int]:
    return [each.supply for each in look(match).seats]


def region(match: Match, name: str) -> Region:
    return look(match).regions[REGION_NAMES.index(name)]


def stack(match: Match, spot: str) -> str:
    """The stack on a position like `ulster.F3`, by letters from the top down; `B` is Blue's king piece."""
    name, _, position = spot.partition(".")
    found = [each for each in region(match, name).spots if each.name == position]
    return _letters(found[0]) if found else ""


def _letters(spot: Spot) -> str:
    if spot.king:
        return COLOURS[spot.control][0].upper()
    return "".join(COLOURS[owner][0] for owner in spot.stack)


def stacks(match: Match, name: str) -> dict[str, str]:
    """All stacks of a region."""
    return {spot.name: _letters(spot) for spot in region(match, name).spots}


def state_of(match: Match) -> TaraState:
    assert isinstance(match._state, TaraState)
    return match._state


def log(match: Match, since: int | None = None) -> list[Phrase]:
    """What happened with the last move, or since the move of a number."""
    return [told.phrase for told in match.events(None, len(match.played) if since is None else since)]


def said(match: Match) -> list[str]:
    """The kinds of what happened with the last move."""
    return [phrase.key.removeprefix("event-") for phrase in log(match)]


def rule_against(match: Match, number: int, move: str) -> str | None:
    """The rule that forbids the move, which is not offered either; None if it is."""
    refusal = match.why_not(number, move)
    assert (refusal is None) == (move in map(str, match.moves(number)))
    return refusal and refusal.rule


def full(colour: str, without: Iterable[str] = ()) -> dict[str, str]:
    """A region that belongs to one player, but for some positions."""
    names = [f"{level}{i}" for level, width in zip("FHWC", (5, 4, 3, 2), strict=True) for i in range(1, width + 1)]
    return {name: colour for name in (*names, "K") if name not in set(without)}
