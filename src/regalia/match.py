"""A game being played: the checked and friendly way to a State, for programs, terminal and server."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise
from operator import attrgetter, itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from regalia import games
from regalia.engine import chance, events
from regalia.engine.errors import (
    CannotUndo,
    IllegalMove,
    InvalidMove,
    InvalidOption,
    InvalidPosition,
    InvalidRecord,
    InvalidSnapshot,
    OtherRules,
    RegaliaError,
    WrongSeat,
)
from regalia.engine.events import Event
from regalia.engine.game import Move, Options, View, listed
from regalia.engine.phrase import Phrase, Reason, because
from regalia.engine.record import FIRST_FORMAT, FORMAT, Record, check_acts, digest, read_record, write_record
from regalia.engine.state import Dice, Note, State
from regalia.engine.toml import read_toml
from regalia.files import read_text, write_text
from regalia.games import AnyGame

if TYPE_CHECKING:  # loaded when the first word is said
    from regalia.words import Words

GUESSES = 24
"""How often what is hidden is guessed anew for a preview: what is the same every time is known."""


OUTLOOKS = 8
"""The same for what follows a move that nobody can take back."""

FORMER = 1
"""The rules version before secret dice: every action had the fast generator, keyed anew from the seed."""


PAGE = 500
"""Notes on a page of what was told."""

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[tuple[int, str, list[int], int]]).decode

MOST_SEED = 100
"""Characters of a seed, and of what a player adds to it."""
MOST_LATER = 2**32
"""Moves by which dice can be later than their move."""


class Forbidden(NamedTuple):
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


NO_DICE = _NoDice()


class Consequence(NamedTuple):
    """What a move that nobody can take back leads to."""

    kind: Literal["chance", "turn", "over", "shown"]
    """Something is rolled or drawn; others decide; the game ends; or something is shown and the same seat goes on."""
    seats: tuple[int, ...] = ()
    """Who decides then, if it is others."""


class Page(msgspec.Struct, frozen=True, array_like=True):
    """Some of what was told, packed: few look at what is long past, and unpacked it is most of what a game weighs."""

    last: int
    """The number of the move that brought the last of it."""
    notes: bytes

    @classmethod
    def of(cls, told: Sequence[tuple[int, Note]]) -> "Page":
        notes = [(number, note.kind, note.numbers, int(note.audience)) for number, note in told]
        return cls(told[-1][0], _pack(notes))

    def told(self) -> list[tuple[int, Note]]:
        return [(number, Note(kind, numbers, audience)) for number, kind, numbers, audience in self.unpacked()]

    def unpacked(self) -> list[tuple[int, str, list[int], int]]:
        try:
            return _unpack(self.notes)
        except msgspec.MsgspecError as cause:
            raise InvalidSnapshot(f"what was told in it cannot be read: {cause}") from None


class Midway(msgspec.Struct, frozen=True, array_like=True):
    """A game in its middle, all but its moves, where none of them can be taken back. What is hidden is in it."""

    rules: int
    """The version of the rules that it was made by."""
    numbers: list[int]
    """`State.snapshot`. The dice have no place of their own: those of a move are of its number."""
    told: list[Page]
    redrawn: list[tuple[int, int]]
    events: str = ""
    """`Events.fingerprint` of what was told: kinds of events may change while the rules do not."""
    digest: str = ""
    """That of a record: of the table and of the moves that led to it."""


class _Past(NamedTuple):
    """What undo needs of a move: the state before it and how much had been told."""

    before: State
    told: int


class Step(NamedTuple):
    """What a legal move leads to, before it is carried out. Hidden things are in it, as in the match."""

    seat: int
    move: Move
    state: State
    happened: list[Note]

    @property
    def actors(self) -> tuple[int, ...]:
        return _seats_in(int(self.state.pending()))

    @property
    def over(self) -> bool:
        return self.state.pending() == 0

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(int(self.state.points(seat)) for seat in range(self.state.seats))

    @property
    def barrier(self) -> int:
        return int(self.state.barrier)


class Match:
    """Whoever holds a match sees all of it; hand `view`, `events` and `glimpse` of a seat to its player."""

    def __init__(
        self,
        game: AnyGame,
        state: State,
        seed: str,
        nonces: Sequence[str] = (),
        start: str | None = None,
        rules: int | None = None,
        chosen: Options | None = None,
    ) -> None:
        self.game = game
        self.rules = game.rules_version if rules is None else rules
        """The version that it was begun under: its dice are of that one, all else is of the present rules."""
        self.seed = seed
        self.nonces = tuple(nonces)
        self.start = start
        self._chosen = chosen or {}
        """The options of the set-up that are not as usual: the table does not know them."""
        self._colours = game.coloured(int(state.seats))
        self.redrawn: tuple[tuple[int, int], ...] = ()
        """Where it was rewound: after so many moves the dice are those of so many moves later."""
        self.played: list[tuple[int, Move]] = []
        """Every move with its seat, in order."""
        self._state = state
        self._pages: tuple[Page, ...] = ()
        """What was told before the game was resumed."""
        self._told: list[tuple[int, Note]] = []
        """What was told since."""
        self._past: list[_Past] = []

    @property
    def seats(self) -> int:
        return int(self._state.seats)

    @property
    def options(self) -> Options:
        return {**self.game.options_of(self._state), **self._chosen}

    @property
    def colours(self) -> tuple[int, ...]:
        """The colour, family or crest that each seat has: for words and boards, nothing in the game depends on it."""
        return self._colours

    def choose_colours(self, colours: Sequence[int]) -> None:
        """Give each seat a colour, without any that of its own number; InvalidOption says what cannot be."""
        self._colours = self.game.coloured(self.seats, colours)

    @property
    def actors(self) -> tuple[int, ...]:
        """The seats that may decide now."""
        return _seats_in(int(self._state.pending()))

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

    def events(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Told]:
        """What the seat may know of what happened, from the given move number on; None for spectators.

        With `until`, up to that move number.
        """
        told = self._told
        if self._pages and since <= self._pages[-1].last:
            pages = [page for page in self._pages if page.last >= since]
            if until is not None:
                pages = pages[: 1 + bisect_right(pages, until, key=attrgetter("last"))]
            told = [each for page in pages for each in page.told()] + told
        first = bisect_left(told, since, key=itemgetter(0))  # whoever misses one move reads one move
        last = None if until is None else bisect_right(told, until, key=itemgetter(0))
        return [Told(number, event) for number, event in self._heard(seat, told[first:last])]

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
        legal, now = self._legal(seat, move), self._state
        first = self._look(seat, legal, now, 0)
        certain, view = first.events, first.view
        for number in range(1, GUESSES):
            if not certain and view is None:
                break
            other = self._look(seat, legal, now, number)
            view = view if other == first else None
            same = 0
            while same < min(len(certain), len(other.events)) and certain[same] == other.events[same]:
                same += 1
            certain = certain[:same]
        return Preview(certain, view)

    def _look(self, seat: int, move: Move, now: State, number: int) -> Preview:
        guess = now.clone()
        guess.resample(seat, chance.key("preview", number))
        guess.dice = NO_DICE
        guess.notes = []
        rolled = False
        try:
            guess.apply(seat, move.action)
        except _Unrolled:
            rolled = True
        happened = tuple(event for _, event in self._heard(seat, [(0, note) for note in guess.notes]))
        return Preview(happened, None if rolled else self.game.view(guess, seat))

    def final(self, seat: int) -> dict[Move, Consequence]:
        """The legal moves that nobody can take back, because they roll, show something or pass the turn; and what
        follows.

        It is judged on guesses at what the seat cannot know, so that it tells nothing hidden. What is final is said by
        the first of them; where they disagree on what follows, it is only said that something is shown.
        """
        guesses = []
        for number in range(1 if self.game.all_open else OUTLOOKS):
            guesses.append(self._state.clone())
            guesses[-1].resample(self._seat(seat), chance.key("preview", number))
        found = {}
        for move in self.moves(seat):
            first = _consequence(guesses[0], seat, move.action)
            if first is not None:
                same = all(_consequence(guess, seat, move.action) == first for guess in guesses[1:])
                found[move] = first if same else Consequence("shown")
        return found

    def why_not(self, seat: int, move: str | Move, language: str = "en") -> Forbidden | None:
        """Why the seat may not play the move now; None if it may."""
        reason = self.reason(seat, move)
        if reason is None:
            return None
        says = coloured(self, language)
        return Forbidden(reason.rule, says.say(reason.phrase, says.seat_names(self.seats)))

    def play(self, seat: int, move: str | Move) -> Move:
        """Carry out a move. WrongSeat, InvalidMove or IllegalMove leave the match as it was."""
        chosen = self._legal(seat, move)
        self._carry_out(seat, chosen)
        return chosen

    def step(self, seat: int, move: str) -> Step:
        """What comes of a move of which `reason` has just said that the seat may play it. Nothing is changed yet."""
        return self._step(seat, self.game.parse(move))

    def take(self, step: Step) -> None:
        """Carry out a step of the match as it is now."""
        if step.state.barrier != self._state.barrier:
            self._past.clear()
        else:
            self._past.append(_Past(self._state, len(self._told)))
        self._state = step.state
        self.played.append((step.seat, step.move))
        self._told.extend((len(self.played), note) for note in step.happened)

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

    def rewound(self, moves: int) -> "Match":
        """The same game after so many of its moves, for practice, whatever was shown since.

        What is drawn from there on is drawn anew: nobody who has seen the old dice knows the new ones.
        """
        if not 0 <= moves < len(self.played):
            raise CannotUndo(f"it has {len(self.played)} moves and cannot be rewound to {moves}")
        later = self._later() + len(self.played) - moves
        redrawn = [*((number, shift) for number, shift in self.redrawn if number < moves), (moves, later)]
        again = begin(
            self.game.name,
            self.rules,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            nonces=self.nonces,
            start=self.start,
            redrawn=redrawn,
            colours=self.colours,
        )
        for seat, move in self.played[:moves]:
            again._carry_out(seat, move)
        return again

    def copy(self) -> "Match":
        """The same game once more: what is played in one of the two does not show in the other."""
        again = self._same(self._state.clone())
        again.redrawn = self.redrawn
        again.played = self.played.copy()
        again._pages = self._pages
        again._told = self._told.copy()
        again._past = [past._replace(before=past.before.clone()) for past in self._past]
        return again

    def _same(self, state: State) -> "Match":
        """Another match with all that is settled before the first move."""
        again = Match(self.game, state, self.seed, self.nonces, self.start, self.rules, self._chosen)
        again._colours = self._colours if again.seats == self.seats else again._colours
        return again

    @property
    def settled(self) -> bool:
        """None of its moves can be taken back, or it is over."""
        return not self._past or self.over

    def midway(self) -> Midway | None:
        """The game as it is, to go on from without its moves; None unless it is settled."""
        if not self.settled:
            return None
        pages = [Page.of(self._told[first : first + PAGE]) for first in range(0, len(self._told), PAGE)]
        return Midway(
            self.game.rules_version,
            self._state.snapshot(),
            [*self._pages, *pages],
            list(self.redrawn),
            self.game.events.fingerprint,
            digest(self._state, self._spelled()),
        )

    def resumed(self, midway: Midway, moves: Sequence[tuple[int, str]]) -> "Match":
        """This game after the moves that led there, none of them played again.

        InvalidSnapshot if it was made by other rules or tells of other events; this or another RegaliaError if it
        cannot be of this game.
        """
        if midway.rules != self.game.rules_version:
            raise InvalidSnapshot(f"it is of version {midway.rules} of the rules, not {self.game.rules_version}")
        if midway.events != self.game.events.fingerprint:
            raise InvalidSnapshot("it tells of events of another version")
        again = self._same(self.game.restore(midway.numbers))
        if again.seats != self.seats or again.options != self.options:
            raise InvalidSnapshot("its seats and options are not those of the game")
        if midway.digest != digest(again._state, moves):
            raise InvalidSnapshot("its moves do not lead to the state that it states")
        again.redrawn = _rising(midway.redrawn)
        known = {each: (self._seat(each[0]), self.game.parse(each[1])) for each in set(moves)}  # few of them differ
        again.played = [known[each] for each in moves]
        again._check_told(midway.told)
        again._pages = tuple(midway.told)
        return again

    def _check_told(self, pages: Sequence[Page]) -> None:
        """Whether all of it can be told of the moves that were played."""
        sound, seats, moves, last = self.game.events.sound, self.seats, len(self.played), 1
        for page in pages:
            notes = page.unpacked()
            for number, kind, numbers, _ in notes:
                if not last <= number <= moves or not sound(kind, numbers, seats):
                    raise InvalidSnapshot(f"it tells of {kind!r} at move {number}, which cannot be")
                last = number
            if not notes or page.last != last:
                raise InvalidSnapshot(f"a page of what was told in it does not end at move {page.last}")

    def record(self, acts: Sequence[tuple[int, int, str, str]] = ()) -> Record:
        """The whole game so far, with what people did besides playing (`Record.acts`). It holds the seed: not for
        players before the game is over."""
        moves = self._spelled()
        return Record(
            regalia=FORMAT,
            game=self.game.name,
            rules=self.rules,
            seats=self.seats,
            options=dict(self.options),
            seed=self.seed,
            nonces=list(self.nonces),
            start=self.start,
            moves=moves,
            digest=digest(self._state, moves, acts),
            redrawn=list(self.redrawn),
            acts=list(acts),
            colours=[] if self.colours == self.game.coloured(self.seats) else list(self.colours),
        )

    def _spelled(self) -> list[tuple[int, str]]:
        return [(seat, str(move)) for seat, move in self.played]

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        write_text(path, write_record(self.record()), InvalidRecord)

    def position(self) -> str:
        """The table as it is, as a position file."""
        return self.game.write_position(self._state)

    def __repr__(self) -> str:
        return f"<Match of {self.game.name}, {self.seats} seats, {len(self.played)} moves>"

    def _carry_out(self, seat: int, move: Move) -> None:
        self.take(self._step(seat, move))

    def _step(self, seat: int, move: Move) -> Step:
        state = self._state.clone()
        number = len(self.played) + 1 + self._later()
        if self.rules == FORMER:
            state.random = chance.key(self.seed, number)
        else:
            state.dice = chance.SecretDice(chance.secret(self.seed, self.nonces), number)
        happened: list[Note] = []
        state.notes = happened
        state.apply(seat, move.action)
        state.notes = None
        state.dice = None
        return Step(seat, move, state, happened)

    def _later(self) -> int:
        """By how many moves the dice of the next one are later than it."""
        return next((shift for number, shift in reversed(self.redrawn) if number <= len(self.played)), 0)

    def _heard(self, seat: int | None, told: Sequence[tuple[int, Note]]) -> Iterator[tuple[int, Event]]:
        """Of what was noted: the events that the seat, or a spectator, may know."""
        audience = 1 << self._seat(seat) if seat is not None else 1 << self.seats
        return ((number, self.game.events.read(note)) for number, note in told if note.audience & audience)

    def _legal(self, seat: int, move: str | Move) -> Move:
        if self._seat(seat) not in self.actors:
            whose = f"seat {listed(self.actors)}'s turn" if self.actors else "over"
            raise WrongSeat(f"seat {seat} has nothing to decide: it is {whose}")
        chosen = self._read(move)
        if chosen.action in self._state.legal(seat):
            return chosen
        refusal = self.why_not(seat, chosen)
        assert refusal is not None
        raise IllegalMove(f"{chosen}: {refusal.text} ({refusal.rule})", refusal.rule)

    def _undoable(self, seat: int) -> int | None:
        """The index of the seat's last move, if it can be taken back."""
        for back in range(1, len(self._past) + 1):
            if self.played[-back][0] == seat:
                return len(self.played) - back
        return None

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < self._state.seats:
            raise WrongSeat(f"there is no seat {seat}; expected {listed(range(self.seats))}")
        return seat

    def _read(self, move: str | Move) -> Move:
        if not isinstance(move, Move):
            return self.game.parse(str(move))
        own = self.game.moves
        if not isinstance(move.action, int) or not 0 <= move.action < len(own) or own[move.action] != move:
            raise InvalidMove(f"{move!r} is no move of {self.game.name}")
        return own[move.action]


def coloured(match: Match, language: str) -> "Words":
    """The texts of a match, in which each player has their colour."""
    from regalia.words import words

    says = words(language, match.game.name)
    if match.colours == tuple(range(match.seats)):
        return says
    return says.coloured(match.colours, match.game.tinctures(match.seats, match.colours))


_seats_in = cache(events.set_bits)


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
    actors = _seats_in(int(trial.pending()))
    if not actors:
        return Consequence("over")
    return Consequence("shown") if seat in actors else Consequence("turn", actors)


def new(
    game: str,
    *,
    seats: int,
    seed: int | str | None = None,
    options: Options | None = None,
    nonces: Sequence[str] = (),
    colours: Sequence[int] = (),
) -> Match:
    """A fresh game. The same seed, nonces, options and moves give the same game on every machine, in any colours."""
    found = games.find(game)
    match = _set_up(found, seats, _seed(seed), options or {}, nonces, found.rules_version)
    match.choose_colours(colours)
    return match


def _set_up(game: AnyGame, seats: int, seed: str, options: Options, nonces: Sequence[str], rules: int) -> Match:
    complete = game.complete(seats, options)
    chosen = game.chosen(seats, complete)
    _mixed(nonces, seats)
    if rules == FORMER:
        return Match(game, game.new(seats, complete, chance.key(seed, 0)), seed, rules=rules, chosen=chosen)
    dice = chance.SecretDice(chance.secret(seed, nonces), 0)
    return Match(game, game.new(seats, complete, 1, dice), seed, nonces, rules=rules, chosen=chosen)


def _mixed(nonces: Sequence[str], seats: int) -> None:
    if len(nonces) not in (0, seats):
        raise InvalidOption(f"there are {len(nonces)} nonces for {seats} seats; expected one for each, or none")
    if not all(isinstance(nonce, str) and len(nonce) <= MOST_SEED and nonce.isprintable() for nonce in nonces):
        raise InvalidOption(f"a nonce is a text of at most {MOST_SEED} printable characters")


def position(game: str, path: str | Path, *, seed: int | str | None = None) -> Match:
    """A game that goes on from a position file."""
    return from_position(games.find(game), read_text(path, InvalidPosition), str(path), _seed(seed))


def from_position(game: AnyGame, text: str, source: str, seed: str, nonces: Sequence[str] = ()) -> Match:
    """A game that goes on from the text of a position; the source is its name, for messages."""
    state = game.read_position(text, source)
    _mixed(nonces, int(state.seats))
    return Match(game, state, seed, nonces, start=text)


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


def example(game: str, name: str) -> tuple[tuple[int, str], ...]:
    """How a worked example goes on from its scenario: the seat and the move, one after another."""
    text = (files(f"{games.__name__}.{games.find(game).name}") / "examples.toml").read_text("utf-8")
    moves = read_toml(text, dict[str, list[str]], f"{game}/examples.toml", InvalidPosition)[name]
    return tuple((int(seat), move) for seat, _, move in (text.partition(" ") for text in moves))


def load(path: str | Path) -> Match:
    """A game from a record file, played again move by move."""
    return replay(read_record(read_text(path, InvalidRecord), str(path)), str(path))


def begin(
    game: str,
    rules: int,
    *,
    seats: int,
    options: Options,
    seed: str,
    nonces: Sequence[str] = (),
    start: str | None = None,
    redrawn: Sequence[tuple[int, int]] = (),
    colours: Sequence[int] = (),
) -> Match:
    """A stored game before its first move, under the rules of now and with the dice of the rules it was begun under.

    OtherRules if it was begun under rules that are not known here.
    """
    found = games.find(game)
    if not FORMER <= rules <= found.rules_version:
        raise OtherRules(
            f"it was played under version {rules} of the rules of {game}, "
            f"and this Regalia plays version {found.rules_version}"
        )
    if rules == FORMER and nonces:
        raise InvalidRecord(f"under version {FORMER} of the rules nobody mixed in nonces")
    if start is None:
        match = _set_up(found, seats, _seed(seed), options, nonces, rules)
    else:
        match = from_position(found, start, "its start position", _seed(seed), nonces)
        match.rules = rules
    match.redrawn = _rising(redrawn)
    match.choose_colours(colours)
    known = dict(match.options)
    # Options that are new since then have their usual values: that is how everybody played
    earlier = rules < found.rules_version
    given = {name: options.get(name, value) for name, value in known.items()} if earlier else dict(options)
    if known != given or options.keys() - known.keys() or match.seats != seats:
        raise InvalidRecord("its seats and options are not those of its start position")
    return match


def _rising(redrawn: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """Where dice were drawn anew, if it can be."""
    marks = [(-1, 0), *redrawn]
    if not all(number > known and MOST_LATER >= shift > before for (known, before), (number, shift) in pairwise(marks)):
        raise InvalidRecord(f"its dice were drawn anew at {listed(list(redrawn))}; expected numbers that rise")
    return tuple(redrawn)


def opening(record: Record) -> Match:
    """The game of a record before its first move."""
    if record.regalia == FIRST_FORMAT and record.rules != FORMER:
        raise InvalidRecord(
            f"records of format {FIRST_FORMAT} are of version {FORMER} of the rules, not {record.rules}"
        )
    return begin(
        record.game,
        record.rules,
        seats=record.seats,
        options=record.options,
        seed=record.seed,
        nonces=record.nonces,
        start=record.start,
        redrawn=record.redrawn,
        colours=record.colours,
    )


def replay(record: Record, source: str = "the record") -> Match:
    """The same game again; an altered record, or one of other rules, is refused.

    The last state of a record of the first format cannot be compared: its digest was made of other numbers.
    """
    try:
        match = opening(record)
        for number, (seat, notation) in enumerate(record.moves, 1):
            try:
                match.play(seat, notation)
            except RegaliaError as cause:
                raise InvalidRecord(f"its move {number} cannot be played: {cause}") from None
        check_acts(record)
        if record.regalia == FORMAT and record.digest not in (
            digest(match._state, record.moves, record.acts),
            digest(match._state, record.moves),  # as records with acts were written at first: `verify` refuses them
        ):
            raise InvalidRecord("it was altered: its moves and acts do not lead to the state that it states")
    except RegaliaError as cause:
        raise InvalidRecord(f"{source} cannot be replayed: {cause}") from None
    return match


def _seed(seed: int | str | None) -> str:
    if seed is None:
        return chance.fresh_seed()
    known = isinstance(seed, int | str) and not isinstance(seed, bool)
    text = "" if isinstance(seed, int) and abs(seed) >= 10**100 else str(seed)
    if not known or not 1 <= len(text) <= MOST_SEED or not text.isprintable():
        raise InvalidOption(f"the seed is a number or a text of 1 to {MOST_SEED} printable characters")
    return text
