"""What a move would bring, as far as its seat can know: nothing hidden, and nothing that is still to be rolled.

A move is carried out once, on a guess at what the seat cannot know, and stops where that, or a die, would matter: the
rules say so where they roll (`State.below`) and where they look at what is hidden (`State.depends_on`). So no event
that is told depends on the guess.
"""

from functools import cache, cached_property
from typing import Generic, Literal

import msgspec

from regalia.engine import chance, events
from regalia.engine.events import Event
from regalia.engine.game import Move, Outlook, nothing_more, one_by_one
from regalia.engine.state import Dice, Note, State
from regalia.games import AnyGame
from regalia.match.history import E_co, audience_of

GUESSES = 8
"""How often what is hidden is guessed anew, to see whether it changes who decides after something hidden is shown."""

Unknown = Literal["chance", "cards", "choices"]


class Consequence(msgspec.Struct, frozen=True):
    """What a move that nobody can take back leads to."""

    kind: Literal["chance", "turn", "over", "shown"]
    """Something is rolled or drawn; others decide; the game ends; or something is shown and the same seat goes on."""
    seats: tuple[int, ...] = ()
    """Who decides then, if it is others."""


class Brings(msgspec.Struct, Generic[E_co], frozen=True, omit_defaults=True):
    """What a legal move brings for certain, before it is played."""

    events: tuple[E_co, ...] = ()
    """What happens, as the seat would be told, up to what nobody can know yet."""
    unknown: Unknown | None = None
    """Why these are not all: then something is rolled or drawn, a hidden card is turned up, or others' secret choices
    are. None: they are all."""
    points: tuple[int, ...] = ()
    """Each seat's points by then, where they change."""
    final: Consequence | None = None
    """Set where nobody can take it back."""
    outlook: Outlook | None = None
    """What the player would work out besides, where something is. Of a gesture that goes on it is told at the end."""
    then: tuple["Deed[E_co]", ...] = ()
    """The ways in which one gesture goes on."""


class Deed(msgspec.Struct, Generic[E_co], frozen=True):
    """Moves that a player makes in one gesture after another move, and what they bring then, all in all."""

    moves: tuple[str, ...]
    brings: Brings[E_co]


class _Stop(Exception):
    """Raised where the rules would roll or look at what is hidden."""

    def __init__(self, unknown: Unknown) -> None:
        self.unknown = unknown


class _NoDice(Dice):
    """They are never rolled: they say that they would be."""

    def below(self, n: int) -> int:
        raise _Stop("chance")


class _NothingUnknown(_NoDice):
    """The same, and they say too where something hidden would matter."""

    def depends_on(self, hidden: str) -> None:
        raise _Stop("choices" if hidden == "choices" else "cards")


_NO_DICE = _NoDice()
_NOTHING_UNKNOWN = _NothingUnknown()

seats_in = cache(events.set_bits)


class Lookahead:
    """What the moves of a seat would bring, from a table as it is."""

    def __init__(self, game: AnyGame, state: State, seat: int) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._seats = range(int(state.seats))
        self._audience = audience_of(seat, int(state.seats))
        self._plain = game.outlook is nothing_more and game.gesture is one_by_one
        self._first = self._guess(0)
        self._points = tuple([int(self._first.points(each)) for each in self._seats])

    def brings(self, move: Move) -> Brings[Event]:
        notes: list[Note] = []
        after, unknown = self._carried_out(self._first, move, _NOTHING_UNKNOWN, notes)
        final = self._consequence(move, after, unknown)
        run = (move.action,)
        following = () if self._plain or unknown is not None else self._game.gesture(after, self._seat, run)
        return self._told(self._first, run, after, unknown, notes, final, following)

    def final(self, move: Move) -> Consequence | None:
        """None where the move can be taken back."""
        return self._consequence(move, *self._carried_out(self._first, move, _NOTHING_UNKNOWN))

    def _told(
        self,
        before: State,
        run: tuple[int, ...],
        after: State,
        unknown: Unknown | None,
        notes: list[Note],
        final: Consequence | None,
        following: tuple[int, ...],
    ) -> Brings[Event]:
        """What a run of actions has brought; `before` is the table before the last of its decisions."""
        read, audience = self._game.events.read, self._audience
        told = tuple([read(note) for note in notes if note.audience & audience])
        points = tuple([int(after.points(seat)) for seat in self._seats])
        if points == self._points:
            points = ()
        if self._plain:
            return Brings(told, unknown, points, final)
        after.notes = None
        if not following:
            known = after if unknown is None else None
            return Brings(told, unknown, points, final, self._game.outlook(before, known, self._seat, run[-1]))
        return Brings(told, None, points, final, None, tuple([self._deed(after, run, each) for each in following]))

    def _deed(self, before: State, run: tuple[int, ...], action: int) -> Deed[Event]:
        """From an action of the gesture on, as long as it goes on in one way."""
        notes: list[Note] = []
        moves: list[str] = []
        after, unknown = self._copied(before, _NOTHING_UNKNOWN, notes), None
        following: tuple[int, ...] = (action,)
        while unknown is None and len(following) == 1:
            move = self._game.moves[following[0]]
            moves.append(str(move))
            run = (*run, move.action)
            unknown = self._apply(after, move)
            following = self._game.gesture(after, self._seat, run)
        final = _follows(before, after, self._seat)
        if unknown is not None:
            final = Consequence("chance" if unknown == "chance" else "shown")
        return Deed(tuple(moves), self._told(before, run, after, unknown, notes, final, following))

    def _consequence(self, move: Move, after: State, unknown: Unknown | None) -> Consequence | None:
        if unknown is None:
            return _follows(self._first, after, self._seat)
        if unknown == "chance":
            return Consequence("chance")
        # Who decides then may be plain, whatever is hidden.
        follow = {self._follows(guess, move) for guess in self._guesses}
        return (follow.pop() if len(follow) == 1 else None) or Consequence("shown")

    def _follows(self, guess: State, move: Move) -> Consequence | None:
        after, unknown = self._carried_out(guess, move, _NO_DICE)
        return _follows(guess, after, self._seat) if unknown is None else Consequence("chance")

    def _carried_out(
        self, guess: State, move: Move, dice: Dice, notes: list[Note] | None = None
    ) -> tuple[State, Unknown | None]:
        """The table after a move, or as it was when it came to something unknown."""
        after = self._copied(guess, dice, notes)
        return after, self._apply(after, move)

    def _copied(self, guess: State, dice: Dice, notes: list[Note] | None) -> State:
        copy = guess.clone()
        copy.dice = dice
        copy.notes = notes
        return copy

    def _apply(self, state: State, move: Move) -> Unknown | None:
        try:
            state.apply(self._seat, move.action)
        except _Stop as stop:
            return stop.unknown
        return None

    @cached_property
    def _guesses(self) -> list[State]:
        return [self._first, *(self._guess(number) for number in range(1, GUESSES))]

    def _guess(self, number: int) -> State:
        guess = self._state.clone()
        guess.resample(self._seat, chance.key("preview", number))
        return guess


def _follows(before: State, after: State, seat: int) -> Consequence | None:
    if after.barrier == before.barrier:
        return None
    actors = seats_in(int(after.pending()))
    if not actors:
        return Consequence("over")
    return Consequence("shown") if seat in actors else Consequence("turn", actors)
