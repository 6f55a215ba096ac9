"""Random play for the checks: tables, whole games, and states from the middle of them."""

from collections.abc import Iterator
from itertools import product
from random import Random
from zlib import crc32

import msgspec

from regalia._source import compiled
from regalia.engine import chance
from regalia.engine.events import Event
from regalia.engine.game import Move, Value
from regalia.engine.phrase import Reason
from regalia.engine.record import digest
from regalia.engine.state import Note, State, buffer
from regalia.games import AnyGame
from regalia.match import Match, new

LONGEST = 100_000
"""Actions: a game that is not over by then has no end."""
ROOM = buffer()
"""For legal actions: one for all, because compiled code never frees what it is given from Python."""
MOST_ASKED = 250
"""Moves about which a test asks at one look at a table."""


def option_sets(game: AnyGame, seats: int) -> list[dict[str, Value]]:
    """Every way to settle the options of a game, but for those of the set-up: chance begins."""
    known = [option for option in game.options if seats in option.seats and not option.set_up]
    return [
        dict(zip((option.name for option in known), values, strict=True))
        for values in product(*(option.choices for option in known))
    ]


def deal(game: AnyGame, seats: int, number: int) -> State:
    """A fresh table; the number decides options and dice."""
    options = option_sets(game, seats)
    state: State = game.new(seats, options[number % len(options)], chance.key("conformance", number))
    return state


def deal_match(game: AnyGame, seats: int, number: int) -> Match:
    options = option_sets(game, seats)
    return new(game, seats=seats, seed=f"conformance {number}", options=options[number % len(options)])


def chooser(*about: object) -> Random:
    """Random choices that are the same in every run."""
    return Random(" ".join(str(thing) for thing in about))


def pending_seats(state: State) -> list[int]:
    waiting = int(state.pending())
    return [seat for seat in range(int(state.seats)) if waiting >> seat & 1]


def step(state: State, choices: Random) -> None:
    seat = choices.choice(pending_seats(state))
    state.apply(seat, choices.choice(state.legal(seat)))


def steps(state: State, choices: Random) -> Iterator[State]:
    """The same state, before every action of a random game and once more when it is over."""
    for _ in range(LONGEST):
        yield state
        if not state.pending():
            return
        step(state, choices)
    raise AssertionError(f"not over after {LONGEST} actions")


def strides(state: State, actions: int) -> Iterator[State]:
    """The same state, after every so many actions of a random game, and when it is over."""
    for _ in range(0, LONGEST, actions):
        yield state
        if state.play_on(actions) < actions:
            yield state
            return
    raise AssertionError(f"not over after {LONGEST} actions")


def share(count: int) -> int:
    """Of so many: all of them compiled; interpreted, where the same source is many times slower, a twelfth."""
    return count if compiled() else -(-count // 12)


def samples(game: AnyGame, seats: int, count: int, games: int = 12) -> Iterator[State]:
    """Copies of states from the start, the middle and the end of random games."""
    return (state for state, _ in placed(game, seats, count, games))


def placed(game: AnyGame, seats: int, count: int, games: int = 12) -> Iterator[tuple[State, str]]:
    """The same, and where each is found again."""
    each = max(0, count // games - 2)
    for number in range(share(games)):
        choices = chooser(game.name, seats, number)
        played = [(state.clone(), after) for after, state in enumerate(steps(deal(game, seats, number), choices))]
        middle = choices.sample(played[1:-1], min(max(0, len(played) - 2), each))
        for state, after in (played[0], *middle, played[-1]):
            yield state, f"in game {number} after {after} actions"


def random_match(game: AnyGame, seats: int, number: int, moves: int = LONGEST) -> Match:
    """A match after so many random moves, or over."""
    match = deal_match(game, seats, number)
    choices = chooser("match", game.name, seats, number)
    while not match.over and len(match.played) < moves:
        play_any(match, choices)
    return match


def play_any(match: Match, choices: Random) -> None:
    seat = choices.choice(match.actors)
    match.play(seat, choices.choice(match.moves(seat)))


def check_table(game: AnyGame, state: State, box: dict[str, int]) -> None:
    """What holds at every moment of every game."""
    assert game.inventory(state) == box
    waiting = int(state.pending())
    assert 0 <= waiting < 1 << state.seats
    for seat in range(int(state.seats)):
        assert (state.legal_into(seat, ROOM) > 0) == bool(waiting >> seat & 1)


def some_moves(game: AnyGame, look: bytes) -> tuple[Move, ...]:
    """All moves of a game or, where they are very many, every so-many-th.

    Where to begin is decided by what is before the seat: equal looks ask the same, and different ones, over a
    run, ask about all moves.
    """
    shares = -(-len(game.moves) // MOST_ASKED)
    return game.moves[crc32(look) % shares :: shares]


def agree(game: AnyGame, state: State) -> list[Reason]:
    """What is legal, and what there is no reason against, are the same for every seat; the reasons against others."""
    against: list[Reason] = []
    for seat in range(int(state.seats)):
        legal = state.legal(seat)
        assert len(set(legal)) == len(legal)
        asked = {*legal, *(move.action for move in some_moves(game, shown(game, state, seat)))}
        reasons = {action: game.why_not(state, seat, action) for action in sorted(asked)}
        assert {action for action, reason in reasons.items() if reason is None} == set(legal)
        against += [reason for reason in reasons.values() if reason is not None]
    return against


def play_to_the_end(game: AnyGame, state: State, choices: Random) -> None:
    """Random actions until the game is over, with every check on the way."""
    box = game.inventory(state)
    for now in steps(state, choices):
        check_table(game, now, box)


def shown(game: AnyGame, state: State, seat: int) -> bytes:
    """What a seat, or a spectator (-1), has before it, in bytes."""
    if seat < 0:
        return msgspec.json.encode((game.view(state, None), int(state.pending())))
    asked = game.asked(state, seat) if state.pending() >> seat & 1 else None
    return msgspec.json.encode((game.view(state, seat), int(state.pending()), asked, state.legal(seat)))


def seen(game: AnyGame, state: State, seat: int) -> tuple[bytes, list[Reason | None]]:
    """All that a seat, or a spectator (-1), can get to see of a table: also the reasons against moves."""
    look = shown(game, state, seat)
    return look, [game.why_not(state, seat, move.action) for move in some_moves(game, look)] if seat >= 0 else []


def told(game: AnyGame, notes: list[Note], seats: int, seat: int) -> list[Event]:
    """What a seat, or a spectator (-1), is told of these notes."""
    audience = 1 << (seats if seat < 0 else seat)
    return [game.events.read(note) for note in notes if note.audience & audience]


def everything(match: Match) -> list[object]:
    """A match, from every seat and from within, in comparable form."""
    onlookers = [None, *range(match.seats)]
    return [
        match.record(),
        match.position(),
        match.actors,
        digest(match._state),
        [msgspec.json.encode(match.view(seat)) for seat in onlookers],
        [msgspec.json.encode(match.events(seat)) for seat in onlookers],
    ]
