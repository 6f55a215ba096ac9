"""A game being played: the checked and friendly way to a State, for programs, terminal and server."""

from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from typing import NamedTuple

from regalia import games
from regalia.engine import chance, events
from regalia.engine.errors import (
    CannotUndo,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    RegaliaError,
    WrongSeat,
)
from regalia.engine.events import Event
from regalia.engine.game import Move, Options, View, listed
from regalia.engine.phrase import Phrase, Reason, because
from regalia.engine.record import FORMAT, Record, digest, read_record, write_record
from regalia.engine.state import Dice, Note, State
from regalia.files import read_text, write_text
from regalia.games import AnyGame

GUESSES = 24
"""How often what is hidden is guessed anew for a preview: what is the same every time is known."""


class Refusal(NamedTuple):
    """Why a move is not allowed: the rule and a sentence."""

    rule: str
    text: str


class Told(NamedTuple):
    """Something that happened, as one seat may know it: the number of the move that brought it, and what."""

    number: int
    event: Event

    @property
    def phrase(self) -> Phrase:
        """What to say of it."""
        return events.phrase(self.event)


class Preview(NamedTuple):
    """What a move would do, as far as the seat can know: up to the first die, card or choice that it cannot."""

    events: tuple[Event, ...]
    view: View | None
    """The table after it, if all of it is certain."""


class _Unrolled(Exception):
    """Raised instead of rolling."""


class _NoDice(Dice):
    """For previews: whatever depends on chance is not known yet."""

    def below(self, n: int) -> int:
        raise _Unrolled


class _Past(NamedTuple):
    """What undo needs of a move: the state before it and how much had been told."""

    before: State
    told: int


class Match:
    """Whoever holds a match sees all of it; hand `view`, `events` and `glimpse` of a seat to its player."""

    def __init__(
        self, game: AnyGame, state: State, seed: str, nonces: Sequence[str] = (), start: str | None = None
    ) -> None:
        self.game = game
        self.seed = seed
        self.nonces = tuple(nonces)
        self.start = start
        self.played: list[tuple[int, Move]] = []
        """Every move with its seat, in order."""
        self._state = state
        self._told: list[tuple[int, Note]] = []
        self._past: list[_Past] = []

    @property
    def seats(self) -> int:
        return int(self._state.seats)

    @property
    def options(self) -> Options:
        return self.game.options_of(self._state)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        waiting = self._state.pending()
        return tuple(seat for seat in range(self.seats) if waiting >> seat & 1)

    @property
    def over(self) -> bool:
        return self._state.pending() == 0

    @property
    def ranks(self) -> tuple[int, ...]:
        """When over: the place of each seat; equal places are shared."""
        return tuple(self._state.ranks()) if self.over else ()

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(int(self._state.points(seat)) for seat in range(self.seats))

    @property
    def barrier(self) -> int:
        """Rises whenever something is shown, rolled or passed on; no move before that can be taken back."""
        return int(self._state.barrier)

    def moves(self, seat: int) -> list[Move]:
        """All legal moves of a seat; none if it has nothing to decide."""
        return [self.game.moves[action] for action in self._state.legal(self._seat(seat))]

    def asked(self, seat: int) -> Phrase | None:
        """What the seat is asked to decide, if anything."""
        return self.game.asked(self._state, seat) if self._seat(seat) in self.actors else None

    def view(self, seat: int | None) -> View:
        """What the seat sees; None for spectators."""
        return self.game.view(self._state, None if seat is None else self._seat(seat))

    def events(self, seat: int | None, since: int = 0) -> list[Told]:
        """What the seat may know of what happened, from the given move number on; None for spectators."""
        return [Told(number, event) for number, event in self._heard(seat, self._told) if number >= since]

    def glimpse(self, seat: int) -> State:
        """What the seat knows and a fair guess at the rest, for bots. It says nothing of the true dice to come."""
        guess = self._state.clone()
        guess.resample(self._seat(seat), chance.key(f"glimpse {self.seed}", len(self.played) * self.seats + seat))
        return guess

    def reason(self, seat: int, move: str | Move) -> Reason | None:
        """Why the seat may not play the move now, for those who put it in words themselves; None if it may."""
        action = self._read(move).action
        if action in self._state.legal(self._seat(seat)):
            return None
        # The rules decide and `why_not` explains; a hole in an explanation allows nothing.
        return self.game.why_not(self._state, seat, action) or because("", "not-now")

    def preview(self, seat: int, move: str | Move) -> Preview:
        """What a legal move would do as far as the seat can know: nothing hidden, nothing random resolved."""
        chosen = self._legal(seat, move)
        looks = [self._look_ahead(seat, chosen, number) for number in range(GUESSES)]
        first, *others = looks
        certain = 0
        while certain < len(first.events) and all(
            certain < len(other.events) and other.events[certain] == first.events[certain] for other in others
        ):
            certain += 1
        known = all(other == first for other in others)
        return Preview(first.events[:certain], first.view if known else None)

    def _look_ahead(self, seat: int, move: Move, number: int) -> Preview:
        guess = self._state.clone()
        guess.resample(seat, chance.key("preview", number))
        guess.dice = _NoDice()
        guess.notes = []
        rolled = False
        try:
            guess.apply(seat, move.action)
        except _Unrolled:
            rolled = True
        happened = tuple(event for _, event in self._heard(seat, [(0, note) for note in guess.notes]))
        return Preview(happened, None if rolled else self.game.view(guess, seat))

    def why_not(self, seat: int, move: str | Move, language: str = "en") -> Refusal | None:
        """Why the seat may not play the move now; None if it may."""
        reason = self.reason(seat, move)
        if reason is None:
            return None
        from regalia.words import words

        says = words(language, self.game.name)
        return Refusal(reason.rule, says.say(reason.phrase, says.seat_names(self.seats)))

    def play(self, seat: int, move: str | Move) -> Move:
        """Carry out a move. WrongSeat, InvalidMove or IllegalMove leave the match as it was."""
        chosen = self._legal(seat, move)
        self._carry_out(seat, chosen)
        return chosen

    def can_undo(self, seat: int) -> bool:
        """The seat's last move can be taken back: nothing was shown, rolled or passed on since."""
        return self._undoable(self._seat(seat)) is not None

    def undo(self, seat: int) -> Move:
        """Take back the seat's last move; others' later choices at the same time stay."""
        index = self._undoable(self._seat(seat))
        if index is None:
            raise CannotUndo(f"seat {seat} has nothing to take back")
        later = self.played[index + 1 :]
        taken_back = self.played[index][1]
        past = self._past[index - len(self.played)]
        del self._told[past.told :]
        del self._past[index - len(self.played) :]
        del self.played[index:]
        self._state = past.before
        for other, move in later:
            self._carry_out(other, move)
        return taken_back

    def record(self) -> Record:
        """The whole game so far. It holds the seed: not for players before the game is over."""
        moves = [(seat, str(move)) for seat, move in self.played]
        return Record(
            regalia=FORMAT,
            game=self.game.name,
            rules=self.game.rules_version,
            seats=self.seats,
            options=dict(self.options),
            seed=self.seed,
            nonces=list(self.nonces),
            start=self.start,
            moves=moves,
            digest=digest(self._state, moves),
        )

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        write_text(path, write_record(self.record()), InvalidRecord)

    def position(self) -> str:
        """The table as it is, as a position file."""
        return self.game.write_position(self._state)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.seats} seats, {len(self.played)} moves>"

    def _carry_out(self, seat: int, move: Move) -> None:
        before = self._state.clone()
        self._state.dice = chance.SecretDice(chance.secret(self.seed, self.nonces), len(self.played) + 1)
        self._state.notes = []
        self._state.apply(seat, move.action)
        happened = self._state.notes
        self._state.notes = None
        self._state.dice = None
        if self._state.barrier != before.barrier:
            self._past.clear()
        else:
            self._past.append(_Past(before, len(self._told)))
        self.played.append((seat, move))
        self._told.extend((len(self.played), note) for note in happened)

    def _heard(self, seat: int | None, told: Sequence[tuple[int, Note]]) -> Iterator[tuple[int, Event]]:
        """Of what was noted: the events that the seat, or a spectator, may know."""
        audience = 1 << self._seat(seat) if seat is not None else 1 << self.seats
        return ((number, self.game.events.read(note)) for number, note in told if note.audience & audience)

    def _legal(self, seat: int, move: str | Move) -> Move:
        if self._seat(seat) not in self.actors:
            whose = f"seat {listed(self.actors)}'s turn" if self.actors else "over"
            raise WrongSeat(f"seat {seat} has nothing to decide: it is {whose}")
        chosen = self._read(move)
        refusal = self.why_not(seat, chosen)
        if refusal is not None:
            raise IllegalMove(f"{chosen}: {refusal.text} ({refusal.rule})", refusal.rule)
        return chosen

    def _undoable(self, seat: int) -> int | None:
        """The index of the seat's last move, if it can be taken back."""
        for back in range(1, len(self._past) + 1):
            if self.played[-back][0] == seat:
                return len(self.played) - back
        return None

    def _seat(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise WrongSeat(f"there is no seat {seat}; expected {listed(range(self.seats))}")
        return seat

    def _read(self, move: str | Move) -> Move:
        read = self.game.parse(str(move))
        if isinstance(move, Move) and move != read:
            raise InvalidMove(f"{move!r} is no move of {self.game.name}; its own is {read!r}")
        return read


def new(
    game: str,
    *,
    seats: int,
    seed: int | str | None = None,
    options: Options | None = None,
    nonces: Sequence[str] = (),
) -> Match:
    """A fresh game. The same seed, nonces, options and moves give the same game on every machine."""
    found = games.find(game)
    complete = found.complete(seats, options or {})
    if len(nonces) not in (0, seats):
        raise InvalidOption(f"there are {len(nonces)} nonces for {seats} seats; expected one for each, or none")
    known = _seed(seed)
    dice = chance.SecretDice(chance.secret(known, nonces), 0)
    return Match(found, found.new(seats, complete, 1, dice), known, nonces)


def position(game: str, path: str | Path, *, seed: int | str | None = None) -> Match:
    """A game that goes on from a position file."""
    return from_position(games.find(game), read_text(path, InvalidPosition), str(path), _seed(seed))


def from_position(game: AnyGame, text: str, source: str, seed: str, nonces: Sequence[str] = ()) -> Match:
    """A game that goes on from the text of a position; the source is its name, for messages."""
    return Match(game, game.read_position(text, source), seed, nonces, start=text)


def scenarios(game: str) -> tuple[str, ...]:
    """The names of a game's scenarios: the worked examples of its rulebook."""
    folder = files(f"{games.__name__}.{games.find(game).name}") / "scenarios"
    found = folder.iterdir() if folder.is_dir() else ()
    return tuple(sorted(file.name.removesuffix(".toml") for file in found if file.name.endswith(".toml")))


def scenario(game: str, name: str, *, seed: int | str | None = None) -> Match:
    """A game that goes on from one of the scenarios, with dice of its own or of another seed."""
    if name not in scenarios(game):
        raise InvalidPosition(f"{game} has no scenario {name!r}; expected {listed(scenarios(game))}")
    text = (files(f"{games.__name__}.{game}") / "scenarios" / f"{name}.toml").read_text("utf-8")
    return from_position(games.find(game), text, f"{game}/scenarios/{name}.toml", _seed(name if seed is None else seed))


def load(path: str | Path) -> Match:
    """A game from a record file, played again move by move."""
    return replay(read_record(read_text(path, InvalidRecord), str(path)), str(path))


def opening(record: Record) -> Match:
    """The game of a record before its first move."""
    game = games.find(record.game)
    if record.rules != game.rules_version:
        raise InvalidRecord(
            f"it was played under version {record.rules} of the rules of {record.game}, "
            f"and this Regalia plays version {game.rules_version}"
        )
    if record.start is None:
        match = new(record.game, seats=record.seats, seed=record.seed, options=record.options, nonces=record.nonces)
    else:
        match = from_position(game, record.start, "its start position", _seed(record.seed), record.nonces)
    if dict(match.options) != record.options or match.seats != record.seats:
        raise InvalidRecord("its seats and options are not those of its start position")
    return match


def replay(record: Record, source: str = "the record") -> Match:
    """The same game again; an altered record, or one of other rules, is refused."""
    try:
        match = opening(record)
        for number, (seat, notation) in enumerate(record.moves, 1):
            try:
                match.play(seat, notation)
            except RegaliaError as cause:
                raise InvalidRecord(f"its move {number} cannot be played: {cause}") from None
        if digest(match._state, record.moves) != record.digest:
            raise InvalidRecord("it was altered: its moves do not lead to the state that it states")
    except RegaliaError as cause:
        raise InvalidRecord(f"{source} cannot be replayed: {cause}") from None
    return match


def _seed(seed: int | str | None) -> str:
    if seed is None:
        return chance.fresh_seed()
    known = isinstance(seed, int | str) and not isinstance(seed, bool)
    text = "" if isinstance(seed, int) and abs(seed) >= 10**100 else str(seed)
    if not known or not 1 <= len(text) <= 100 or not text.isprintable():
        raise InvalidOption("the seed is a number or a text of 1 to 100 printable characters")
    return text
