"""Playing: the checks, the moves, and taking them back. What a seat may see and know of it."""

import operator
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Generic, NamedTuple, cast

from regalia.engine import chance
from regalia.engine.errors import (
    CannotUndo,
    IllegalMove,
    InvalidMove,
    InvalidRecord,
    InvalidSnapshot,
    MissingExtra,
    WrongSeat,
)
from regalia.engine.game import Move, Options, listed
from regalia.engine.phrase import Phrase, Reason, because
from regalia.engine.record import FORMAT, Record, digest, write_record
from regalia.engine.state import Note, State
from regalia.files import write_text
from regalia.games import AnyGame
from regalia.match.history import E_co, History, Told, V_co, audience_of, check_pages
from regalia.match.lookahead import Brings, Consequence, Lookahead, seats_in
from regalia.match.seeds import Redrawn, check_redrawn, dice_offset, give_dice, set_up
from regalia.match.snapshots import Midway, check_rules

if TYPE_CHECKING:  # loaded when the first word is said
    from regalia.words import Words


class Forbidden(NamedTuple):
    """Why a move is not allowed: the rule and a sentence."""

    rule: str
    text: str


class _Past(NamedTuple):
    """What undo needs of a move: the state before it and what had been told."""

    before: State
    history: History


class Step(NamedTuple):
    """What a legal move leads to, before it is carried out. Hidden things are in it, as in the match."""

    seat: int
    move: Move
    state: State
    happened: list[Note]

    @property
    def actors(self) -> tuple[int, ...]:
        return seats_in(int(self.state.pending()))

    @property
    def over(self) -> bool:
        return self.state.pending() == 0

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(int(self.state.points(seat)) for seat in range(self.state.seats))

    @property
    def barrier(self) -> int:
        return int(self.state.barrier)


class Match(Generic[V_co, E_co]):
    """Whoever holds a match sees all of it; hand `view`, `events` and `glimpse` of a seat to its player."""

    def __init__(
        self,
        game: AnyGame,
        state: State,
        seed: str,
        nonces: Sequence[str] = (),
        start: str | None = None,
        rules: int | None = None,
        options: Options | None = None,
    ) -> None:
        self.game = game
        self.rules = game.rules_version if rules is None else rules
        """The version that it was begun under; it is played under the present one."""
        self.seed = seed
        self.nonces = tuple(nonces)
        self.start = start
        self._chosen = game.chosen(int(state.seats), options or {})
        """The options of the set-up that are not as usual: the table does not know them."""
        self._colours = game.coloured(int(state.seats))
        self.redrawn: Redrawn = ()
        """Where it was rewound: pairs of a number of moves and the offset of the dice from there on."""
        self.played: tuple[tuple[int, Move], ...] = ()
        """Every move with its seat, in order."""
        self.players: tuple[str, ...] = ()
        """Who sits where, for the record: `human`, or the name of a bot. Nothing in the game depends on it."""
        self._state = state
        self._history = History()
        self._past: tuple[_Past, ...] = ()

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
        return seats_in(int(self._state.pending()))

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
    def winners(self) -> tuple[int, ...]:
        """When over: the seats that win, team-mates with one another."""
        ranks, sides = self.ranks, self._sides()
        winning = {side for side, rank in zip(sides, ranks, strict=False) if rank == 1}
        return tuple(seat for seat, side in enumerate(sides) if side in winning)

    @property
    def rewards(self) -> tuple[float, ...]:
        """When over: 1 for each seat of the winning side; sides that win together share it, the others get 0."""
        if not self.over:
            return ()
        sides, winners = self._sides(), self.winners
        share = 1 / len({sides[seat] for seat in winners})
        return tuple(share if seat in winners else 0.0 for seat in range(self.seats))

    @property
    def barrier(self) -> int:
        """Rises whenever something is shown, rolled or passed on; no move before that can be taken back."""
        return int(self._state.barrier)

    def moves(self, seat: int) -> list[Move]:
        """All legal moves of a seat; none if it has nothing to decide."""
        return [self.game.moves[action] for action in self._state.legal(self._seat(seat))]

    def legal_mask(self, seat: int) -> bytes:
        """Of each action code of the game: 1 where it is a legal move of the seat, else 0.

        With NumPy: `np.frombuffer(match.legal_mask(seat), np.int8)`.
        """
        mask = bytearray(len(self.game.moves))
        for action in self._state.legal(self._seat(seat)):
            mask[action] = 1
        return bytes(mask)

    def asked(self, seat: int) -> Phrase | None:
        """What the seat is asked to decide, if anything."""
        seat = self._seat(seat)
        return self.game.asked(self._state, seat) if seat in self.actors else None

    def view(self, seat: int | None) -> V_co:
        """What the seat sees; None for spectators."""
        return cast("V_co", self.game.view(self._state, None if seat is None else self._seat(seat)))

    def events(self, seat: int | None, since: int = 0, until: int | None = None) -> list[Told[E_co]]:
        """What the seat may know of what happened, from the given move number on; None for spectators.

        With `until`, up to that move number.
        """
        audience = audience_of(None if seat is None else self._seat(seat), self.seats)
        told = self._history.between(since, until)
        read = cast("Callable[[Note], E_co]", self.game.events.read)
        return [Told(number, read(note)) for number, note in told if note.audience & audience]

    def glimpse(self, seat: int) -> State:
        """What the seat knows and a fair guess at the rest, for bots. It says nothing of the true dice to come."""
        seat, guess = self._seat(seat), self._state.clone()
        guess.resample(seat, chance.key(f"glimpse {self.seed}", len(self.played) * self.seats + seat))
        return guess

    def reason(self, seat: int, move: str | Move) -> Reason | None:
        """Why the seat may not play the move now, for those who put it in words themselves; None if it may."""
        seat, action = self._seat(seat), self._read(move).action
        if action in self._state.legal(seat):
            return None
        # The rules decide and `why_not` explains; a hole in an explanation allows nothing.
        return self.game.why_not(self._state, seat, action) or because("", "not-now")

    def brings(self, seat: int) -> dict[Move, Brings[E_co]]:
        """What each legal move of the seat brings for certain, and where that ends: nothing hidden is told, and nothing
        that is still to be rolled. A move of which it cannot be said is left out, and can be played all the same."""
        ahead = Lookahead(self.game, self._state, self._seat(seat))
        found: dict[Move, Brings[E_co]] = {}
        for move in self.moves(seat):
            try:
                found[move] = cast("Brings[E_co]", ahead.brings(move))
            except Exception:  # noqa: BLE001 -- a fault of the game, which is told where the move is played
                continue
        return found

    def final(self, seat: int) -> dict[Move, Consequence]:
        """The legal moves that nobody can take back, because they roll, show something or pass the turn; and what
        follows, as far as the seat can know."""
        ahead = Lookahead(self.game, self._state, self._seat(seat))
        follows = {move: ahead.final(move) for move in self.moves(seat)}
        return {move: consequence for move, consequence in follows.items() if consequence is not None}

    def why_not(self, seat: int, move: str | Move, language: str = "en") -> Forbidden | None:
        """Why the seat may not play the move now; None if it may."""
        reason = self.reason(seat, move)
        if reason is None:
            return None
        return Forbidden(reason.rule, self._said(reason, language))

    def play(self, seat: int, move: str | Move) -> Move:
        """Carry out a move. WrongSeat, InvalidMove or IllegalMove leave the match as it was."""
        seat = self._seat(seat)
        chosen = self._legal(seat, move)
        self._carry_out(seat, chosen)
        return chosen

    def step(self, seat: int, move: str) -> Step:
        """What comes of a move of which `reason` has just said that the seat may play it. Nothing is changed yet."""
        return self._step(seat, self.game.parse(move))

    def take(self, step: Step) -> None:
        """Carry out a step of the match as it is now."""
        if step.state.barrier != self._state.barrier:
            self._past = ()
        else:
            self._past += (_Past(self._state, self._history),)
        self._state = step.state
        self.played += ((step.seat, step.move),)
        self._history = self._history.added(len(self.played), step.happened)

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
        self._past = self._past[: index - len(self.played)]
        self.played = self.played[:index]
        self._state, self._history = past
        for other, move in later:
            self._carry_out(other, move)
        return taken_back

    def rewound(self, moves: int) -> "Match[V_co, E_co]":
        """The same game after so many of its moves, for practice, whatever was shown since.

        What is drawn from there on is drawn anew: nobody who has seen the old dice knows the new ones.
        """
        if not isinstance(moves, int) or not 0 <= moves < len(self.played):
            raise CannotUndo(f"it has {len(self.played)} moves and cannot be rewound to {moves!r}")
        offset = dice_offset(self.redrawn, len(self.played)) + len(self.played) - moves
        redrawn = [*((number, known) for number, known in self.redrawn if number < moves), (moves, offset)]
        again = self._at(self._first_state())
        again.redrawn = check_redrawn(redrawn)
        for seat, move in self.played[:moves]:
            again._carry_out(seat, move)
        return again

    def copy(self) -> "Match[V_co, E_co]":
        """The same game once more: what is played in one of the two does not show in the other."""
        again = Match.__new__(Match)
        again.__dict__ = self.__dict__.copy()  # a move puts new values in place of the old ones, and changes none
        return again

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> "Match[V_co, E_co]":
        return self.copy()

    @property
    def settled(self) -> bool:
        """None of its moves can be taken back, or it is over."""
        return not self._past or self.over

    def midway(self) -> Midway | None:
        """The game as it is, to go on from without its moves; None unless it is settled."""
        if not self.settled:
            return None
        return Midway(
            self.game.rules_version,
            self._state.snapshot(),
            self._history.packed(),
            list(self.redrawn),
            self.game.events.fingerprint,
            digest(self._state, self._spelled()),
        )

    def resumed(self, midway: Midway, moves: Sequence[tuple[int, str]]) -> "Match[V_co, E_co]":
        """This game after the moves that led there, none of them played again.

        InvalidSnapshot if it was made by other rules or tells of other events; this or another RegaliaError if it
        cannot be of this game.
        """
        check_rules(midway, self.game)
        again = self._at(self.game.restore(midway.numbers))
        if again.seats != self.seats or again.options != self.options:
            raise InvalidSnapshot("its seats and options are not those of the game")
        if midway.digest != digest(again._state, moves):
            raise InvalidSnapshot("its moves do not lead to the state that it states")
        again.redrawn = check_redrawn(midway.redrawn)
        known = {each: (self._seat(each[0]), self.game.parse(each[1])) for each in set(moves)}  # few of them differ
        again.played = tuple(known[each] for each in moves)
        check_pages(midway.told, self.game.events, self.seats, len(moves))
        again._history = History(tuple(midway.told))
        return again

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
            players=list(self.players),
            box=self.game.box,
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
        number = len(self.played) + 1 + dice_offset(self.redrawn, len(self.played))
        give_dice(state, self.seed, self.nonces, number)
        happened: list[Note] = []
        state.notes = happened
        state.apply(seat, move.action)
        state.notes = None
        state.dice = None
        return Step(seat, move, state, happened)

    def _first_state(self) -> State:
        """The table before the first move."""
        if self.start is None:
            return set_up(self.game, self.seats, self.options, self.seed, self.nonces)
        state: State = self.game.read_position(self.start, "its start position")
        return state

    def _at(self, state: State) -> "Match[V_co, E_co]":
        """A match of the same beginnings at another state, of which nothing is told."""
        again: Match[V_co, E_co] = Match(self.game, state, self.seed, self.nonces, self.start, self.rules, self._chosen)
        if again.seats == self.seats:  # a snapshot from elsewhere may be of another number
            again._colours = self._colours
            again.players = self.players
        return again

    def _sides(self) -> list[int]:
        return [int(self._state.side(seat)) for seat in range(self.seats)]

    def _legal(self, seat: int, move: str | Move) -> Move:
        if seat not in self.actors:
            whose = f"seat {listed(self.actors)}'s turn" if self.actors else "over"
            raise WrongSeat(f"seat {seat} has nothing to decide: it is {whose}")
        chosen = self._read(move)
        if chosen.action in self._state.legal(seat):
            return chosen
        reason = self.reason(seat, chosen)
        assert reason is not None
        raise IllegalMove(f"{chosen}: {self._explained(reason)} ({reason.rule})", reason.rule)

    def _said(self, reason: Reason, language: str) -> str:
        says = coloured(self, language)
        return says.say(reason.phrase, says.seat_names(self.seats))

    def _explained(self, reason: Reason) -> str:
        """In English; where there are no words, how to get them: the move is not allowed all the same."""
        try:
            return self._said(reason, "en")
        except MissingExtra as missing:
            return f"it is not allowed now, and {missing}"

    def _undoable(self, seat: int) -> int | None:
        """The index of the seat's last move, if it can be taken back."""
        for back in range(1, len(self._past) + 1):
            if self.played[-back][0] == seat:
                return len(self.played) - back
        return None

    def _seat(self, seat: int) -> int:
        try:
            found = operator.index(seat)  # numbers of NumPy are numbers too
        except TypeError:
            found = -1
        if not 0 <= found < self._state.seats:
            raise WrongSeat(f"there is no seat {seat!r}; expected {listed(range(self.seats))}")
        return found

    def _read(self, move: str | Move) -> Move:
        if isinstance(move, str):
            return self.game.parse(move)
        if not isinstance(move, Move):
            raise InvalidMove(f"a move is a text or a Move, not {move!r}")
        own = self.game.moves
        if not isinstance(move.action, int) or not 0 <= move.action < len(own) or own[move.action] != move:
            raise InvalidMove(f"{move!r} is no move of {self.game.name}")
        return own[move.action]


def coloured(match: Match, language: str) -> "Words":
    """The texts of a match, in which each player has their colour."""
    from regalia.words import words

    says = words(language, match.game.name)
    if match.colours == match.game.coloured(match.seats):
        return says
    return says.coloured(match.colours, match.game.tinctures(match.seats, match.colours))
