"""What a player may type: moves and commands, in full or short, in the player's language or in the notation."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from regalia.cli.screen import parted, tokens_of
from regalia.engine.game import Move
from regalia.games import AnyGame
from regalia.words import Words, fold

COMMANDS = ("help", "moves", "hint", "why", "undo", "board", "log", "rules", "save", "quit")
ARGUMENTS = {"why": "move", "rules": "rule", "save": "file"}
"""What these commands are followed by; the others stand alone."""
HELP_SIGN = "?"
NUMBERED = re.compile(r"#(\d+)")
"""A move by its place among those that are allowed."""
NOTED = "."
"""Stands before a letter that somebody typed as records have it, `F3` or `ulster.F3`."""


@dataclass(frozen=True)
class Found:
    """The moves that the words could mean; with one of them it is understood."""

    moves: tuple[Move, ...]


@dataclass(frozen=True)
class Command:
    name: str
    rest: str


@dataclass(frozen=True)
class Unclear:
    """Several commands start like this."""

    commands: tuple[str, ...]


@dataclass(frozen=True)
class Strange:
    """A word that fits nowhere, what was understood before it, and what could have come."""

    word: str
    known: str
    expected: tuple[str, ...]


class Vocabulary:
    """The words of a game's notation, and of the commands, as a player of one language says them."""

    def __init__(self, game: AnyGame, words: Words, commands: tuple[str, ...] = COMMANDS) -> None:
        self._game = game
        tokens = dict.fromkeys(token for move in game.moves for token in tokens_of(move))
        called = {word: game.colour_words[words.colour(seat)] for seat, word in enumerate(game.colour_words)}
        keys = {token: f"word-{called.get(token, token)}" for token in tokens}
        self._said = {token: words(key) if words.has(key) else token for token, key in keys.items()}
        self._commands = {name: words(f"command-{name}") for name in commands}

    def word(self, token: str) -> str:
        """A word of the notation, or several that stand together in it, as `ulster.F3` does."""
        return " ".join(self._said[part] for part in parted(token))

    def command(self, name: str) -> str:
        return self._commands[name]

    def spell(self, move: Move) -> str:
        return " ".join(self._said[token] for token in tokens_of(move))

    def numbered(self, legal: Sequence[Move]) -> str:
        """What is allowed, one below the other, each with the number by which it may be typed too."""
        return "\n".join(f"#{number:<4}{self.spell(move)}" for number, move in enumerate(legal, 1))

    def read(self, line: str, legal: Sequence[Move]) -> Found | Command | Unclear | Strange:
        """Legal moves come first, then commands, then moves that are not allowed now."""
        first, _, rest = line.strip().partition(" ")
        if first.startswith(HELP_SIGN):
            return Command("help", rest.strip())
        known = tuple(self._commands)
        commands = _fitting(first, known, self.command, exactly=True)
        if not commands and not self._legal(_typed(line), legal):
            possible = tuple(name for name in known if name in ARGUMENTS or not rest.strip())
            commands = _fitting(first, possible, self.command, exactly=False)
        if len(commands) == 1:
            return Command(commands[0], rest.strip())
        return Unclear(commands) if commands else self.move(line, legal)

    def move(self, line: str, legal: Sequence[Move]) -> Found | Strange:
        """A move, by its number or in words; the verb may be left out where only one is possible."""
        number = NUMBERED.fullmatch(line.strip())
        if number and 1 <= int(number[1]) <= len(legal):
            return Found((legal[int(number[1]) - 1],))
        typed = _typed(line)
        allowed = self._legal(typed, legal)
        if allowed:
            return Found(allowed)
        possible = self._narrow(typed, self._game.moves)
        if possible:
            return Found(possible)
        return self._strange(typed, legal)

    def complete(self, before: str, legal: Sequence[Move]) -> list[str]:
        """All words that can follow the typed ones."""
        typed = _typed(before)
        if not typed:
            return [*self._follow(typed, legal), *self._commands.values()]
        if _fitting(typed[0], ("why",), self.command, exactly=True):
            return self._follow(typed[1:], self._game.moves)
        return self._follow(typed, legal)

    def _follow(self, typed: Sequence[str], moves: Sequence[Move]) -> list[str]:
        """The next words of the moves that begin with the typed ones, with the verb or without."""
        follow: list[str] = []
        for words in _ways(typed, moves):
            known = [tokens_of(move) for move in self._narrow(words, moves)]
            follow += [self.word(tokens[len(words)]) for tokens in known if len(words) < len(tokens)]
        return list(dict.fromkeys(follow))

    def _legal(self, typed: Sequence[str], legal: Sequence[Move]) -> tuple[Move, ...]:
        """The legal moves that the words can mean, with their common beginning or without; one, if one way is clear."""
        ways = [self._narrow(words, legal) for words in _ways(typed, legal)]
        return next((moves for moves in ways if len(moves) == 1), next(filter(None, ways), ()))

    def _narrow(self, typed: Sequence[str], moves: Iterable[Move]) -> tuple[Move, ...]:
        """The moves that the words can be short for."""
        left = tuple(moves)
        for at, word in enumerate(typed):
            tokens = dict.fromkeys(tokens_of(move)[at] for move in left if at < len(tokens_of(move)))
            fitting = _best(word, tuple(tokens), self.word)
            left = tuple(move for move in left if at < len(tokens_of(move)) and tokens_of(move)[at] in fitting)
        whole = tuple(move for move in left if len(tokens_of(move)) == len(typed))
        return whole if len(whole) == 1 else left

    def _strange(self, typed: Sequence[str], legal: Sequence[Move]) -> Strange:
        """Where it stops making sense, if anything before did."""
        for moves in (legal, self._game.moves):
            for words in _ways(typed, legal)[:2]:
                understood = next(at for at in range(len(words), -1, -1) if self._narrow(words[:at], moves) or at == 0)
                if 0 < understood < len(words):
                    known = [tokens_of(move) for move in self._narrow(words[:understood], moves)]
                    follow = dict.fromkeys(tokens[understood] for tokens in known if understood < len(tokens))
                    before = " ".join(map(self.word, known[0][:understood]))
                    return Strange(words[understood].removeprefix(NOTED), before, tuple(map(self.word, follow)))
        verbs = dict.fromkeys(move.verb for move in legal)
        return Strange(typed[0].removeprefix(NOTED) or typed[0], "", tuple(map(self.word, verbs)))


def _typed(line: str) -> list[str]:
    """Word by word; boards write steps as `+2`, and positions may be typed as `F3` or `farmer3`."""
    return [part for word in line.split() for part in _parts_typed(word.lstrip("+") or word)]


def _parts_typed(word: str) -> list[str]:
    noted = parted(word)
    if len(noted) > 1 or word != noted[0]:
        return [NOTED + part if len(part) == 1 and part.isalpha() else part for part in noted]
    together = re.fullmatch(r"([^\W\d_]+)(\d+)", word)
    return [together[1], together[2]] if together else [word]


def _ways(typed: Sequence[str], legal: Sequence[Move]) -> list[list[str]]:
    """As it was typed, and with what all legal moves begin with before it, from the verb on."""
    columns = zip(*(tokens_of(move)[:-1] or tokens_of(move) for move in legal), strict=False)
    common = [column[0] for column in takewhile(lambda column: len(set(column)) == 1, columns)]
    return [[*common[:count], *typed] for count in range(len(common) + 1)]


def _best(word: str, names: tuple[str, ...], said: Callable[[str], str]) -> tuple[str, ...]:
    return _fitting(word, names, said, exactly=True) or _fitting(word, names, said, exactly=False)


def _fitting(word: str, names: tuple[str, ...], said: Callable[[str], str], *, exactly: bool) -> tuple[str, ...]:
    """The names that the word stands for: as the player's language says them before the notation's own.

    A number is never short for a longer one. A single letter may begin a word of the language or be the notation's.
    """
    if word.startswith(NOTED):
        return tuple(name for name in names if name == word.removeprefix(NOTED))
    typed = fold(word)
    said_so = tuple(name for name in names if typed == fold(said(name)))
    if len(typed) == 1 and not typed.isdigit() and not said_so:
        noted = tuple(name for name in names if typed == fold(name))
        either = tuple(name for name in names if name in noted or fold(said(name)).startswith(typed))
        if exactly:
            return noted if either == noted else ()
        return either or tuple(name for name in names if fold(name).startswith(typed))
    if exactly or typed.isdigit():
        return said_so or tuple(name for name in names if typed == fold(name))
    spoken = tuple(name for name in names if fold(said(name)).startswith(typed))
    return spoken or tuple(name for name in names if fold(name).startswith(typed))
