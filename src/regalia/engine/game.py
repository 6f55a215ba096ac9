"""What a game hands to everybody else: its name, its moves, and the functions over its State."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from regalia.engine.book import Book
from regalia.engine.errors import InvalidMove, InvalidOption, InvalidSnapshot
from regalia.engine.events import Events
from regalia.engine.judge import Learned
from regalia.engine.phrase import Phrase, Reason
from regalia.engine.state import Dice, State

if TYPE_CHECKING:  # it needs what is here
    from regalia.engine.declared import Declared

S = TypeVar("S", bound=State)


Value = bool | int | str
Options = Mapping[str, Value]


class View(msgspec.Struct, frozen=True):
    """What one seat may see of a table. Each game adds its own fields."""


class Outlook(msgspec.Struct, frozen=True):
    """What a player would work out of the table after a move of theirs. Each game adds its own fields."""


class Move(msgspec.Struct, frozen=True, cache_hash=True):
    """A verb and its targets, and the action code they stand for."""

    action: int
    verb: str
    targets: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join((self.verb, *self.targets))

    def __repr__(self) -> str:
        return f"Move({self.action}, {self.verb!r}, {self.targets!r})"


class Choice(msgspec.Struct, frozen=True):
    """A move in words: what the board lights up, and what is sent back."""

    verb: str
    targets: tuple[str, ...]
    move: str

    @classmethod
    def of(cls, move: Move) -> "Choice":
        return cls(move.verb, move.targets, str(move))


def move_table(spelled: Sequence[tuple[str, ...]]) -> tuple[Move, ...]:
    """The moves of a game, from the verb and targets of each action code in order."""
    return tuple(Move(action, words[0], words[1:]) for action, words in enumerate(spelled))


LOT = "lot"
"""The usual value of the option `first`: chance decides who begins."""


@dataclass(frozen=True)
class Option:
    """Something settled before the game: its allowed values, the usual one, and for which numbers of seats."""

    name: str
    choices: tuple[Value, ...]
    default: Value
    seats: tuple[int, ...]
    set_up: bool = False
    """It is about the set-up alone: no table remembers it, and a record has it only where it is not the usual value."""
    reads: Callable[[str], object] | None = None
    """Reads a text that is allowed beside the choices; InvalidOption says what is wrong with another one."""

    def check(self, game: str, value: Value) -> None:
        """InvalidOption unless it is one of the choices, or a text that can be read."""
        if (type(value), value) in [(type(choice), choice) for choice in self.choices]:  # 1 is not True here
            return
        if self.reads is None or not isinstance(value, str):
            raise InvalidOption(f"option {self.name!r} of {game} is {listed(self.choices)}, not {value!r}")
        self.reads(value)


def who_begins(seats: Sequence[int]) -> tuple[Option, ...]:
    """The option `first` for these numbers of seats: by lot, or the seat that begins, counted from 1."""
    return tuple(Option("first", (LOT, *range(1, count + 1)), LOT, (count,), set_up=True) for count in seats)


def nothing_more(before: State, after: State | None, seat: int, action: int) -> Outlook | None:
    """The outlook of a game of which events and points tell all."""
    return None


def one_by_one(state: State, seat: int, run: tuple[int, ...]) -> tuple[int, ...]:
    """The gestures of a game whose moves are all made one by one."""
    return ()


@dataclass(frozen=True, repr=False, eq=False)
class Game(Generic[S]):
    """Everything that the rest of Regalia knows of a game. The registry finds it as `GAME` in the game's package."""

    name: str
    rules_version: int
    """Rises when play changes; every record carries it."""
    oldest_rules: int
    """Games that were begun under earlier rules than these are not played again: their dice were others."""
    seats: tuple[int, ...]
    """The numbers of players."""
    options: tuple[Option, ...]
    moves: tuple[Move, ...]
    """The whole action space: `moves[action]`."""
    lay_out: Callable[[int, Options], S]
    """The box on the table for a number of seats and complete options, before the set-up."""
    table: "Declared[S]"
    """The table as it is declared, with the bounds of what is observed."""
    view: Callable[[S, int | None], View]
    asked: Callable[[S, int], Phrase]
    """What a pending seat is asked to decide."""
    events: Events
    """All that can happen."""
    why_not: Callable[[S, int, int], Reason | None]
    """Why a seat may not carry out an action now; None exactly where it is legal."""
    read_position: Callable[[str, str], S]
    """A table from the text of a position file and the name of its source, for messages."""
    write_position: Callable[[S], str]
    options_of: Callable[[S], Options]
    """The options that a table was set up with."""
    inventory: Callable[[S], dict[str, int]]
    """Every piece of the box counted over all places where it can be: constant through the game. Tests hold a game to
    it after every action; a position file is checked entry by entry, so that a complaint names the entry."""
    observation: Callable[[int], tuple[str, ...]]
    """For a number of seats: the name of each number that `State.observe` writes."""
    judge: Learned
    themes: Mapping[str, tuple[str, ...]]
    """What the judge's features are about: each of them belongs to one theme. A theme has words (`theme-...`), which
    call it so that more of it is better; TEMPO has none."""
    book: Callable[[str, str], Book]
    """What the rulebook says of the box, from the text of a data file and its name; InvalidData if it is no use."""
    outlook: Callable[[S, S | None, int, int], Outlook | None] = nothing_more
    """What the player of a seat would work out of an action of theirs, where something is: of the table before it, or
    before the gesture that it ends, and of the table after it, None where something unknown comes in between."""
    gesture: Callable[[S, int, tuple[int, ...]], tuple[int, ...]] = one_by_one
    """After a run of actions of a seat: those by which its player's gesture goes on, one or the other; none where it
    ends."""
    all_open: bool = False
    """Nothing is hidden: all seats and all who look on have the same view, so that it is made once for all."""
    secret: frozenset[str] = frozenset()
    """The verbs of moves that the other seats learn of only through events."""
    talk: str | None = None
    """The option that lets team-mates talk among themselves during the game; without one they may not."""
    box: str = ""
    """A fingerprint of the data of an owner's box; empty where it is the usual one."""
    box_options: Callable[[], tuple[Option, ...]] | None = None
    """The options once more, where their choices are in the box."""
    colours: Mapping[int, int] = field(default_factory=dict)
    """For a number of seats: how many colours, families or crests there are, where it is not one each."""
    colour_words: tuple[str, ...] = ()
    """What moves call the seats, if they name any: words of colours, of which a player may have another one."""

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def __copy__(self) -> "Game[S]":
        return self  # nothing of it changes

    def __deepcopy__(self, memo: dict[int, object]) -> "Game[S]":
        return self

    def new(self, seats: int, options: Options, key: int, dice: Dice | None = None) -> S:
        """A table set up with complete options; chance comes from the generator value, or from the dice if given."""
        state = self.lay_out(seats, options)
        first = options.get("first", LOT)
        state.first = first - 1 if isinstance(first, int) else -1
        state.random = key
        state.dice = dice
        state.set_up()
        state.dice = None
        return state

    def unpack(self, numbers: Sequence[int]) -> S:
        """The table of a snapshot that this very Regalia has made; of any other it may be nonsense."""
        return self._unpacked(numbers)[0]

    def _unpacked(self, numbers: Sequence[int]) -> tuple[S, tuple[int, ...]]:
        """With the numbers of a table that is laid out for as many."""
        if not numbers or numbers[0] not in self.seats:
            raise InvalidSnapshot(f"a snapshot of {self.name} begins with {listed(self.seats)} seats")
        state = self.lay_out(numbers[0], self.complete(numbers[0], {}))
        usual, expected = tuple(state.t), len(state.snapshot())
        if len(numbers) != expected:
            raise InvalidSnapshot(f"a snapshot of {self.name} has {expected} numbers, not {len(numbers)}")
        state.restore(list(numbers))
        return state, usual

    def restore(self, numbers: Sequence[int]) -> S:
        """The table of a snapshot from anywhere; InvalidSnapshot unless it is one of these rules, whole and sound."""
        try:
            state, usual = self._unpacked(numbers)
            trouble = next(self.table.wrong(state, usual), None)
        except InvalidSnapshot:
            raise
        except (LookupError, MemoryError, OverflowError, TypeError, ValueError) as cause:
            raise InvalidSnapshot(f"this is no table of {self.name}: {cause}") from None
        if state.barrier < 0 or trouble is not None:
            raise InvalidSnapshot(f"this is no table of {self.name}: {trouble or 'its barrier is below 0'}")
        return state

    def sides(self, seats: int) -> tuple[int, ...]:
        """Of each of so many seats: its side. Team-mates share one, and win together."""
        state = self.lay_out(seats, self.complete(seats, {}))
        return tuple(int(state.side(seat)) for seat in range(seats))

    def chosen(self, seats: int, options: Options) -> dict[str, Value]:
        """Of complete options: those of the set-up that are not as usual."""
        known = {option.name: option for option in self.options if option.set_up and seats in option.seats}
        return {name: value for name, value in options.items() if name in known and value != known[name].default}

    def without_usual_set_up(self, seats: int, options: Options) -> dict[str, Value]:
        """The options without those of the set-up that are as usual: a match does not name them."""
        chosen = self.chosen(seats, options)
        set_up = {option.name for option in self.options if option.set_up}
        return {name: value for name, value in options.items() if name not in set_up or name in chosen}

    def coloured(self, seats: int, colours: Sequence[int] = ()) -> tuple[int, ...]:
        """The colour of each seat, its own number if nothing else is given. InvalidOption says which cannot be.

        Everybody has one of their own, and team-mates keep to those of one side.
        """
        if not colours:
            return tuple(range(seats))
        if not isinstance(colours, Sequence):
            raise InvalidOption(f"colours are a list of numbers, one for each seat, not {colours!r}")
        chosen, known = tuple(colours), range(self.colours.get(seats, seats))
        if len(chosen) != seats:
            raise InvalidOption(f"there are {len(chosen)} colours for {seats} seats; expected one for each, or none")
        for colour in chosen:
            if colour not in known:
                raise InvalidOption(f"there is no colour {colour!r} in {self.name}; expected {listed(known)}")
        if len(set(chosen)) < seats:
            raise InvalidOption(f"two seats have the same colour: {listed(chosen)}")
        sides = self.sides(seats)
        pairs = combinations(zip(sides, chosen, strict=True), 2)
        if len(set(sides)) < seats and any((a == b) != (sides[one] == sides[other]) for (a, one), (b, other) in pairs):
            raise InvalidOption(f"team-mates share a tincture: the colours cannot be {', '.join(map(str, chosen))}")
        return chosen

    def tinctures(self, seats: int, colours: Sequence[int]) -> tuple[int, ...]:
        """For each side: the colour of its pieces. Team-mates share one, which is counted as their side is."""
        sides = self.sides(seats)
        teams = len(set(sides)) < seats
        of_side = {side: sides[colour] if teams else colour for side, colour in zip(sides, colours, strict=True)}
        return tuple(of_side[side] for side in sorted(of_side))

    def complete(self, seats: int, given: Options) -> dict[str, Value]:
        """The options with the usual values filled in, or an InvalidOption that says what is wrong."""
        if isinstance(seats, float) or seats not in self.seats:
            raise InvalidOption(f"{self.name} is for {listed(self.seats)} players, not {seats!r}")
        if not isinstance(given, Mapping):
            raise InvalidOption(f"options are a mapping of names to values, not {given!r}")
        known = {option.name: option for option in self.options if seats in option.seats}
        for name, value in given.items():
            if name not in known:
                expected = f"expected {listed(list(known))}" if known else "it has none"
                raise InvalidOption(f"{self.name} with {seats} players has no option {name!r}: {expected}")
            known[name].check(self.name, value)
        return {name: given.get(name, option.default) for name, option in known.items()}

    def read_options(self, given: Iterable[str]) -> dict[str, Value]:
        """Options from texts such as `draw=5`; `complete` says whether they can be."""
        options: dict[str, Value] = {}
        for text in given:
            name, equals, value = (part.strip() for part in text.partition("="))
            if not (name and equals and value):
                raise InvalidOption(f"an option is given as name=value, not {text!r}")
            if name in options:
                raise InvalidOption(f"option {name!r} is given twice")
            known = [choice for option in self.options if option.name == name for choice in option.choices]
            options[name] = {str(choice).lower(): choice for choice in known}.get(value.lower(), value)
        return options

    def talking(self, seats: int, options: Options) -> tuple[tuple[int, ...], ...]:
        """The groups of seats that may talk among themselves during the game."""
        if self.talk is None or not options.get(self.talk, False):
            return ()
        sides = self.sides(seats)
        groups = [tuple(seat for seat in range(seats) if sides[seat] == side) for side in dict.fromkeys(sides)]
        return tuple(group for group in groups if len(group) > 1)

    def parse(self, notation: str) -> Move:
        """The move of a notation; InvalidMove names the part that cannot be read and what was expected."""
        if not isinstance(notation, str):
            raise InvalidMove(f"a move is a text or a Move, not {notation!r}")
        words = tuple(notation.lower().split())
        if not words:
            raise InvalidMove(f"the move is empty; expected one of {listed(self.verbs)}")
        move = self._by_words.get(words)
        if move is None:
            raise InvalidMove(self._unreadable(words))
        return move

    @cached_property
    def _by_words(self) -> dict[tuple[str, ...], Move]:
        return {tuple(str(move).lower().split()): move for move in self.moves}

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        """The first words of all moves."""
        return tuple(dict.fromkeys(move.verb for move in self.moves))

    def _unreadable(self, words: tuple[str, ...]) -> str:
        given = " ".join(words)
        if words[0] not in self.verbs:
            return f"{given!r} is not a move: it starts with {words[0]!r}, expected one of {listed(self.verbs)}"
        known: tuple[str, ...] = (words[0],)
        for word in (*words[1:], ""):
            follow = list(
                dict.fromkeys(
                    spelled[len(known)] if len(spelled) > len(known) else ""
                    for spelled in self._by_words
                    if spelled[: len(known)] == known
                )
            )
            if word not in follow:
                expected = listed([name or "nothing more" for name in follow])
                found = repr(word) if word else "nothing"
                return f"{given!r} is not a move: after {' '.join(known)!r} comes {expected}, not {found}"
            known = (*known, word)
        return f"{given!r} is not a move"


def rotations(sides: Sequence[int]) -> list[int]:
    """By how many seats the players can move on so that the same ones sit together as before."""
    seats = range(len(sides))
    return [
        turn
        for turn in seats
        if all(
            (sides[a] == sides[b]) == (sides[a - turn] == sides[b - turn])  # whoever sat at a now sits at a - turn
            for a in seats
            for b in seats
        )
    ]


def listed(values: Sequence[object]) -> str:
    """Values as a person would list them: `1, 2 or 3`."""
    names = [str(value).lower() if isinstance(value, bool) else str(value) for value in values]
    if len(names) < 2:
        return "".join(names) or "nothing"
    return f"{', '.join(names[:-1])} or {names[-1]}"
