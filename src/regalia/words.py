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
from typing import TYPE_CHECKING, NamedTuple

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


class Reader(NamedTuple):
    """Somebody who reads alone what happens to all."""

    seat: int
    side: int
    team: str
    """`yes` if others are of their side."""

    @property
    def called(self) -> tuple[str, str]:
        """What a list has for them."""
        return f"seat:{self.seat}", f"side:{self.side}"

    def form(self, args: Mapping[str, Fact]) -> str:
        """Which form of a text with these facts is theirs: they do it, or win; or somebody does it to them."""
        winners = args.get("winners", ())
        own = {"seat": self.seat, "side": self.side}
        if any(args.get(kind) == number for kind, number in own.items()):
            return "you"
        if isinstance(winners, tuple) and not set(winners).isdisjoint(self.called):
            return "you"
        concerned = any(args[name] == own.get(name.rpartition("_")[2]) for name in args if "_" in name)
        return "to-you" if concerned else ""


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
        self._reader: Reader | None = None
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

    def read_by(self, seat: int, sides: Sequence[int]) -> "Words":
        """The same texts for somebody who reads them alone: what they do, or others do to them, names them `you`.

        `sides` are those of all seats.
        """
        again = copy(self)
        again._reader = Reader(seat, sides[seat], "yes" if sides.count(sides[seat]) > 1 else "no")
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
        return self._said(key, "", facts)

    def _said(self, key: str, form: str, facts: dict[str, int | str]) -> str:
        """The text of a key, in another form if there is one."""
        message = self._bundle.get_message(key) if self.has(key) else None
        pattern = None if message is None else message.attributes.get(form) or message.value
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
        keys of texts, `seat:2` for a name or `side:1` for a side, and how many it lists is the fact `..._count`.
        Whoever reads it has forms of their own: `.you` of what they do, `.to-you` of what is done to them.
        """
        facts = {name: self._fact(name, fact, names) for name, fact in phrase.args.items()}
        facts |= {f"{name}_count": len(fact) for name, fact in phrase.args.items() if isinstance(fact, tuple)}
        if self._reader is None:
            return self(phrase.key, **facts)
        return self._said(phrase.key, self._reader.form(phrase.args), {**facts, "team": self._reader.team})

    def _fact(self, name: str, fact: Fact, names: Sequence[str]) -> int | str:
        if isinstance(fact, tuple):
            if name != "winners" or len(fact) < 2:
                return ", ".join(self._item(item, names) for item in fact)
            # They share the victory: Ann, Bob and Cecil, or you, Ann and Bob.
            reader = self._reader
            items = [self._item(item, names) for item in fact if reader is None or item not in reader.called]
            if reader is not None and len(items) < len(fact):
                items.insert(0, self("you-among-them", team=reader.team))
            return self("all-of-them", others=", ".join(items[:-1]), last=items[-1])
        if isinstance(fact, int) and (name == "seat" or name.endswith("_seat")):
            return names[fact]
        if isinstance(fact, int) and (name == "side" or name.endswith("_side")):
            return self.tincture(fact)
        return fact

    def _item(self, item: str, names: Sequence[str]) -> str:
        """A part of a list: a player, a side, or what the text of that key says."""
        kind, _, number = item.partition(":")
        if kind == "seat":
            return names[int(number)]
        return self(f"side-{self.tincture(int(number))}" if kind == "side" else item)

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
