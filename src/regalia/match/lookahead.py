"""What a move would lead to, as far as its seat can know: nothing hidden, and nothing that is still to be rolled."""

from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple

from regalia.engine import chance, events
from regalia.engine.events import Event
from regalia.engine.game import Move, View
from regalia.engine.state import Dice, State
from regalia.games import AnyGame
from regalia.match.history import audience_of, heard

GUESSES = 24
"""How often what is hidden is guessed anew for a preview: what is the same every time is known."""
OUTLOOKS = 8
"""The same for what follows a move that nobody can take back."""


class Preview(NamedTuple):
    """What a move would do, as far as the seat can know: up to the first die, card or choice that it cannot."""

    events: tuple[Event, ...]
    view: View | None
    """The table after it, if all of it is certain."""


class Consequence(NamedTuple):
    """What a move that nobody can take back leads to."""

    kind: Literal["chance", "turn", "over", "shown"]
    """Something is rolled or drawn; others decide; the game ends; or something is shown and the same seat goes on."""
    seats: tuple[int, ...] = ()
    """Who decides then, if it is others."""


class _Unrolled(Exception):
    """Raised instead of rolling."""


class _NoDice(Dice):
    """For previews: whatever depends on chance is not known yet."""

    def below(self, n: int) -> int:
        raise _Unrolled


NO_DICE = _NoDice()

seats_in = cache(events.set_bits)


def preview(game: AnyGame, state: State, seat: int, move: Move) -> Preview:
    """What a legal move would do as far as the seat can know."""
    first = _look(game, state, seat, move, 0)
    certain, view = first.events, first.view
    for number in range(1, GUESSES):
        if not certain and view is None:
            break
        other = _look(game, state, seat, move, number)
        view = view if other == first else None
        same = 0
        while same < min(len(certain), len(other.events)) and certain[same] == other.events[same]:
            same += 1
        certain = certain[:same]
    return Preview(certain, view)


def _look(game: AnyGame, state: State, seat: int, move: Move, number: int) -> Preview:
    guess = state.clone()
    guess.resample(seat, chance.key("preview", number))
    guess.dice = NO_DICE
    guess.notes = []
    rolled = False
    try:
        guess.apply(seat, move.action)
    except _Unrolled:
        rolled = True
    happened = tuple(heard(game.events, audience_of(seat, int(state.seats)), guess.notes))
    return Preview(happened, None if rolled else game.view(guess, seat))


def final(game: AnyGame, state: State, seat: int, moves: Iterable[Move]) -> dict[Move, Consequence]:
    """Those of the seat's legal moves that nobody can take back, and what follows: see `Match.final`."""
    guesses = []
    for number in range(1 if game.all_open else OUTLOOKS):
        guesses.append(state.clone())
        guesses[-1].resample(seat, chance.key("preview", number))
    found = {}
    for move in moves:
        first = _consequence(guesses[0], seat, move.action)
        if first is not None:
            same = all(_consequence(guess, seat, move.action) == first for guess in guesses[1:])
            found[move] = first if same else Consequence("shown")
    return found


def _consequence(guess: State, seat: int, action: int) -> Consequence | None:
    """None where the move can be taken back."""
    trial = guess.clone()
    trial.dice = NO_DICE
    try:
        trial.apply(seat, action)
    except _Unrolled:
        return Consequence("chance")
    if trial.barrier == guess.barrier:
        return None
    actors = seats_in(int(trial.pending()))
    if not actors:
        return Consequence("over")
    return Consequence("shown") if seat in actors else Consequence("turn", actors)
