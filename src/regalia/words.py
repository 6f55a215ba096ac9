"""Every word that a person reads, from the Fluent files of the package and of its games.

What it takes to read and say them (Fluent, Babel behind it, importlib.resources) is loaded when the first
word is said: programs that only play never need it.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

from regalia.engine.errors import InvalidOption
from regalia.engine.game import listed
from regalia.engine.phrase import Fact, Phrase
from regalia.extras import extra
from regalia.packages import home, shipped

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

LANGUAGES = {"en": "English", "hu": "Magyar", "ru": "Русский"}
USUAL = "en"
"""What is spoken where nothing else is known."""
HYPHEN_FOR_MINUS = re.compile(r"(?<!\w)-(?=\d)")
"""Numbers are written with a hyphen; texts have one sign for minus, whoever wrote the number."""


class Words:
    """The texts of one language: those that all games share, those of one game, and those of its lesson."""

    def __init__(self, language: str, game: str | None = None, *, lesson: bool = False) -> None:
        with extra("play", "whoever speaks in words"):
            from fluent.runtime import FluentBundle, FluentResource

        self.language = _known(language)
        self._lenient = game is not None and game not in shipped()
        """What a game from elsewhere has no text for is said by its key."""
        self._colours: tuple[int, ...] = ()
        """Of the seats; none where each has that of its own number."""
        self._tinctures: tuple[int, ...] = ()
        """Of the sides, likewise."""
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(language)))
        if game is not None:
            self._bundle.add_resource(FluentResource(source(language, game)), allow_overrides=True)
        if game is not None and lesson:
            self._bundle.add_resource(FluentResource(lesson_source(language, game)))

    def coloured(self, colours: Sequence[int], tinctures: Sequence[int]) -> "Words":
        """The same texts for players who have other colours than those of their numbers, and so their sides."""
        again = copy(self)
        again._colours, again._tinctures = tuple(colours), tuple(tinctures)
        return again

    def colour(self, seat: int) -> int:
        """The number of a seat's colour, family or crest. Seats that are not there have what nobody else took."""
        if seat < len(self._colours):
            return self._colours[seat]
        free = (colour for colour in range(seat + 1) if colour not in self._colours)
        return next(islice(free, seat - len(self._colours), None), seat)

    def tincture(self, side: int) -> int:
        """The number of a side's colour."""
        return self._tinctures[side] if self._tinctures else side

    def colour_names(self, seats: int, count: int) -> list[str]:
        """What all colours, families or crests are called that so many players can choose from."""
        return [self("seat-name", number=colour, seats=seats) for colour in range(count)]

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **facts: int | str) -> str:
        """The text of a key."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            if self._lenient:
                return plain(key, facts)
            raise KeyError(f"no text {key!r} in {self.language}")
        said, errors = self._bundle.format_pattern(pattern, facts)
        if errors and not self._lenient:
            raise KeyError(f"text {key!r} in {self.language}: {errors[0]}")
        if any(isinstance(fact, int) and fact < 0 for fact in facts.values()):
            return HYPHEN_FOR_MINUS.sub("\N{MINUS SIGN}", str(said))
        return str(said)

    def say(self, phrase: Phrase, names: Sequence[str]) -> str:
        """A phrase about the players of these names.

        Facts called `seat` or `..._seat` become names, `side` and `..._side` the colours of sides; a list has
        keys of texts, or `seat:2` for a name, and how many it lists is the fact `..._count`.
        """
        facts = {name: self._fact(name, fact, names) for name, fact in phrase.args.items()}
        counts = {f"{name}_count": len(fact) for name, fact in phrase.args.items() if isinstance(fact, tuple)}
        return self(phrase.key, **facts, **counts)

    def _fact(self, name: str, fact: Fact, names: Sequence[str]) -> int | str:
        if isinstance(fact, tuple):
            items = [
                names[int(item.removeprefix("seat:"))] if item.startswith("seat:") else self(item) for item in fact
            ]
            if name == "winners" and len(items) > 1:  # they share the victory: Ann, Bob and Cecil
                return self("all-of-them", others=", ".join(items[:-1]), last=items[-1])
            return ", ".join(items)
        if isinstance(fact, int) and (name == "seat" or name.endswith("_seat")):
            return names[fact]
        if isinstance(fact, int) and (name == "side" or name.endswith("_side")):
            return self.tincture(fact)
        return fact

    def seat_names(self, seats: int) -> list[str]:
        """What the players are called who gave no name."""
        return [self("seat-name", number=self.colour(seat), seats=seats) for seat in range(seats)]


def plain(key: str, facts: Mapping[str, int | str]) -> str:
    """What can be said without a text."""
    said = ", ".join(f"{name} {fact}" for name, fact in facts.items())
    return f"{key}: {said}." if said else key


@cache
def words(language: str, game: str | None = None, *, lesson: bool = False) -> Words:
    """The same, read once."""
    return Words(language, game, lesson=lesson)


@cache
def source(language: str, game: str | None = None) -> str:
    """The Fluent text itself: what all games share, bots among it, or what one game adds."""
    name = f"{_known(language)}.ftl"
    if game is not None:
        return "\n".join(_of_game(game, "text/{}.ftl", language))
    from importlib.resources import files

    return _text(files("regalia"), f"text/{name}") + _text(files("regalia"), f"text/bots/{name}")


@cache
def lesson_source(language: str, game: str) -> str:
    """The Fluent text of a game's lesson: only whoever teaches it reads so much."""
    return "\n".join(_of_game(game, "text/lesson/{}.ftl", language))


@cache
def rulebook_template(game: str, language: str) -> str:
    """The rulebook of a game as it is written, before the numbers of the box are put in; empty where there is none."""
    return next(iter(_of_game(game, "rulebook/{}.md", language)[::-1]), "")


@cache
def fold(word: str) -> str:
    """Without capitals and accents, as people type in a hurry."""
    apart = unicodedata.normalize("NFD", word.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise InvalidOption(f"there is no language {language!r}; expected {listed(list(LANGUAGES))}")
    return language


def _of_game(game: str, path: str, language: str) -> list[str]:
    """A text of a game. One from elsewhere speaks English where it does not know the language: it may have both."""
    folder = home(game)
    if game in shipped():
        return [_text(folder, path.format(_known(language)))]
    spoken = dict.fromkeys((USUAL, _known(language)))
    return [_text(folder, file) for one in spoken if (folder / (file := path.format(one))).is_file()]


def _text(folder: "Traversable", path: str) -> str:
    return (folder / path).read_text("utf-8")
