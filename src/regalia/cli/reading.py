"""What a player may type: moves and commands, in full or short, in the player's language or in the notation."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from regalia.engine.game import Move
from regalia.games import AnyGame
from regalia.words import Words, fold

COMMANDS = ("help", "moves", "hint", "why", "undo", "board", "log", "rules", "save", "quit")
ARGUMENTS = {"why": "move", "rules": "rule", "save": "file"}
"""What these commands are followed by; the others stand alone."""
HELP_SIGN = "?"


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
        tokens = dict.fromkeys(token for move in game.moves for token in _tokens(move))
        self._said = {token: words(f"word-{token}") if words.has(f"word-{token}") else token for token in tokens}
        self._commands = {name: words(f"command-{name}") for name in commands}

    def word(self, token: str) -> str:
        return self._said[token]

    def command(self, name: str) -> str:
        return self._commands[name]

    def spell(self, move: Move) -> str:
        return " ".join(self._said[token] for token in _tokens(move))

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
        """A move; the verb may be left out where only one is possible."""
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
        for words in (typed, _with_verb(typed, moves)):
            known = [_tokens(move) for move in self._narrow(words, moves)]
            follow += [self.word(tokens[len(words)]) for tokens in known if len(words) < len(tokens)]
        return list(dict.fromkeys(follow))

    def _legal(self, typed: Sequence[str], legal: Sequence[Move]) -> tuple[Move, ...]:
        """The legal moves that the words can mean, with the verb or without; one of them, if one way is clear."""
        ways = [self._narrow(words, legal) for words in (typed, _with_verb(typed, legal))]
        return next((moves for moves in ways if len(moves) == 1), ways[0] or ways[1])

    def _narrow(self, typed: Sequence[str], moves: Iterable[Move]) -> tuple[Move, ...]:
        """The moves that the words can be short for."""
        left = tuple(moves)
        for at, word in enumerate(typed):
            tokens = dict.fromkeys(_tokens(move)[at] for move in left if at < len(_tokens(move)))
            fitting = _best(word, tuple(tokens), self.word)
            left = tuple(move for move in left if at < len(_tokens(move)) and _tokens(move)[at] in fitting)
        whole = tuple(move for move in left if len(_tokens(move)) == len(typed))
        return whole if len(whole) == 1 else left

    def _strange(self, typed: Sequence[str], legal: Sequence[Move]) -> Strange:
        """Where it stops making sense, if anything before did."""
        for moves in (legal, self._game.moves):
            for words in (typed, _with_verb(typed, legal)):
                understood = next(at for at in range(len(words), -1, -1) if self._narrow(words[:at], moves) or at == 0)
                if 0 < understood < len(words):
                    known = [_tokens(move) for move in self._narrow(words[:understood], moves)]
                    follow = dict.fromkeys(tokens[understood] for tokens in known if understood < len(tokens))
                    before = " ".join(map(self.word, known[0][:understood]))
                    return Strange(words[understood], before, tuple(map(self.word, follow)))
        verbs = dict.fromkeys(move.verb for move in legal)
        return Strange(typed[0], "", tuple(map(self.word, verbs)))


def _typed(line: str) -> list[str]:
    """Word by word; boards write steps as `+2`."""
    return [word.lstrip("+") or word for word in line.split()]


def _tokens(move: Move) -> tuple[str, ...]:
    return (move.verb, *move.targets)


def _with_verb(typed: Sequence[str], legal: Sequence[Move]) -> list[str]:
    """With the only verb that is possible now before it."""
    verbs = {move.verb for move in legal}
    return [*verbs, *typed] if len(verbs) == 1 else list(typed)


def _best(word: str, names: tuple[str, ...], said: Callable[[str], str]) -> tuple[str, ...]:
    return _fitting(word, names, said, exactly=True) or _fitting(word, names, said, exactly=False)


def _fitting(word: str, names: tuple[str, ...], said: Callable[[str], str], *, exactly: bool) -> tuple[str, ...]:
    """The names that the word stands for: as the player's language says them before the notation's own.

    A number is never short for a longer one.
    """
    typed = fold(word)
    if exactly or typed.isdigit():
        return tuple(name for name in names if typed in (fold(said(name)), fold(name)))
    spoken = tuple(name for name in names if fold(said(name)).startswith(typed))
    return spoken or tuple(name for name in names if fold(name).startswith(typed))
