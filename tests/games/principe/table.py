"""Small tables of Il Principe for tests: only what matters is said, and everything else is nothing.

    table(
        player(hand={"red": 2}, gold=5),       # Medici
        player(up={"blue": 3}),                # Visconti
        player(),                              # Carraresi
        turn=VISCONTI,
    )

Who has no gold cannot bid and who has no card cannot act, so that they are passed over: `busy()` has both.
Without more words it is phase 3 of round 2 and the prince, Medici, acts. Cards that the table does
not name are in the deck, but for so many of them out of the game as the round asks for.
"""

from collections.abc import Mapping
from typing import TypedDict, Unpack

import tomli_w

import regalia
from regalia import games
from regalia.engine.phrase import Phrase
from regalia.games.principe.data import box
from regalia.games.principe.layout import CITY_NAMES, COLOUR_NAMES
from regalia.games.principe.state import PrincipeState
from regalia.games.principe.view import PrincipeView, Seat
from regalia.match import Match, from_position

MEDICI, VISCONTI, CARRARESI, ESTE, GONZAGA = range(5)
DISPLAY = ["florence", "lucca", "siena", "venice"]
GREEN, WHITE, RED, BLUE, YELLOW = COLOUR_NAMES

Cards = Mapping[str, int]


class Player(TypedDict, total=False):
    hand: Cards
    offered: Cards
    up: Cards
    down: Cards
    gold: int
    score: int
    shields: Mapping[str, int]
    roles: list[str]
    cities: list[str]


class Auction(TypedDict, total=False):
    colour: str
    live: list[int]
    bid: int
    bidder: int


class About(TypedDict, total=False):
    """Entries of a position file as they stand there, and `deck`: the cards in it."""

    phase: str
    part: int
    prince: int
    turn: int
    round: int
    last: bool
    draw: int
    display: list[str]
    pile: Cards
    out: Cards
    auction: Auction
    rank: str
    shared: bool
    city: str
    to_place: int
    ending: str
    seen: list[str]
    deck: Cards


def player(**about: Unpack[Player]) -> Player:
    return about


def busy(gold: int = 1) -> Player:
    """Somebody with a card and a little gold, who is asked wherever there is something to decide."""
    return player(hand={"yellow": 1}, gold=gold)


def table(*players: Player, **about: Unpack[About]) -> Match:
    """A match that goes on from this table."""
    return from_position(games.find("principe"), position_text(*players, **about), "the table", "table")


def position_text(*players: Player, **about: Unpack[About]) -> str:
    """The table as a position file."""
    prince = about.get("prince", MEDICI)
    position: dict[str, object] = {
        "game": "principe",
        "phase": "acting",
        "part": 3,
        "round": 2,
        "display": [name for name in DISPLAY if name not in built(players)],
        "draw": box().players[len(players)].draw[0],
        **about,
        "prince": prince,
        "out": _out(players, about),
        "seat": [dict(each) for each in players],
    }
    if position["phase"] not in ("offering", "over"):
        position.setdefault("turn", prince)
    for city in CITY_NAMES:
        if len(position["display"]) < 4 and "display" not in about and city not in built(players):  # type: ignore[arg-type]
            position["display"] = sorted({*position["display"], city})  # type: ignore[misc]
    position.pop("deck", None)
    return tomli_w.dumps(position)


def built(players: tuple[Player, ...]) -> set[str]:
    return {city for each in players for city in each.get("cities", [])}


def _out(players: tuple[Player, ...], about: About) -> Cards:
    """All cards that are neither on the table nor in the deck."""
    own = box().players[len(players)]
    left: dict[str, int] = dict.fromkeys(COLOUR_NAMES, own.cards)
    out = dict(about.get("out", {}))
    for each in players:
        for place in (each.get("hand", {}), each.get("offered", {}), each.get("up", {}), each.get("down", {})):
            for colour, count in place.items():
                left[colour] -= count
    for place in (about.get("pile", {}), out):
        for colour, count in place.items():
            left[colour] -= count
    if "deck" in about:
        surplus = {colour: count - about["deck"].get(colour, 0) for colour, count in left.items()}
        return {colour: out.get(colour, 0) + count for colour, count in surplus.items()}
    draw = about.get("draw", own.draw[0])
    to_come = own.rounds(len(players), draw) - about.get("round", 2)
    most = own.fewest - 1 if about.get("last") else own.fewest - 1 + to_come * len(players) * draw
    while sum(left.values()) > most:
        colour = max(left, key=lambda name: left[name])
        left[colour] -= 1
        out[colour] = out.get(colour, 0) + 1
    return out


def fresh(seats: int, number: int = 0, **options: int) -> Match:
    """A new game."""
    return regalia.new("principe", seats=seats, seed=number, options=options)


def state_of(match: Match) -> PrincipeState:
    state = match._state
    assert isinstance(state, PrincipeState)
    return state


def copied(state: PrincipeState) -> PrincipeState:
    copy = state.clone()
    assert isinstance(copy, PrincipeState)
    return copy


def play(match: Match, seat: int, *moves: str) -> None:
    for move in moves:
        match.play(seat, move)


def moves(match: Match, seat: int) -> list[str]:
    return [str(move) for move in match.moves(seat)]


def refused(match: Match, seat: int, move: str) -> str:
    """The rule and the reason against a move."""
    reason = match.reason(seat, move)
    assert reason is not None, f"{move} is allowed"
    assert move not in moves(match, seat)
    refusal = match.why_not(seat, move)
    assert refusal is not None
    assert refusal.text
    return f"{reason.rule} {reason.phrase.key.removeprefix('why-')}"


def offer_any(match: Match) -> None:
    """Everybody makes an offer, of the first cards in hand."""
    while match.actors and look(match).phase == "offering":
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])


def pass_until(match: Match, *phases: str) -> None:
    """Everybody passes, or does the first thing there is, until one of these phases."""
    while match.actors and look(match).phase not in phases:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])


def look(match: Match, seat: int | None = None) -> PrincipeView:
    view = match.view(seat)
    assert isinstance(view, PrincipeView)
    return view


def own(match: Match, seat: int) -> Seat:
    """What a player sees of their own place."""
    return look(match, seat).seats[seat]


def roles(match: Match) -> dict[str, int]:
    """Who holds each role that somebody holds."""
    return {role.name: role.holder for role in look(match).roles if role.holder is not None}


def log(match: Match, seat: int | None = None, since: int | None = None) -> list[Phrase]:
    """What a seat is told of the last move, or of all since the move of a number."""
    return [told.phrase for told in match.events(seat, len(match.played) if since is None else since)]


def said(match: Match, seat: int | None = None) -> list[str]:
    """The kinds of what happened with the last move."""
    return [phrase.key.removeprefix("event-") for phrase in log(match, seat)]
