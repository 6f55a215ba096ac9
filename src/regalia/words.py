"""Every word that a person reads, from the Fluent files of the package and of its games."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from regalia.engine.errors import InvalidOption
from regalia.engine.game import Fact, Phrase, listed

LANGUAGES = {"en": "English", "hu": "Magyar", "ru": "Русский"}


class Words:
    """The texts of one language: those that all games share, and those of one game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = _known(language)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(FluentResource(_file("regalia", f"text/{language}.ftl")))
        if game is not None:
            own = _file(f"regalia.games.{game}", f"text/{language}.ftl")
            self._bundle.add_resource(FluentResource(own), allow_overrides=True)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, key: str, **facts: Fact) -> str:
        """The text of a key; facts that are keys themselves are listed in words."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise KeyError(f"no text {key!r} in {self.language}")
        said, errors = self._bundle.format_pattern(pattern, {name: self._fact(fact) for name, fact in facts.items()})
        if errors:
            raise KeyError(f"text {key!r} in {self.language}: {errors[0]}")
        return str(said)

    def say(self, phrase: Phrase, names: Sequence[str]) -> str:
        """A phrase about the players of these names."""
        facts = dict(phrase.args)
        seat = facts.get("seat")
        if isinstance(seat, int):
            facts["seat"] = names[seat]
        return self(phrase.key, **facts)

    def seat_names(self, seats: int) -> list[str]:
        """What the players are called who gave no name."""
        return [self("seat-name", number=seat, seats=seats) for seat in range(seats)]

    def _fact(self, fact: Fact) -> int | str:
        return ", ".join(self(key) for key in fact) if isinstance(fact, tuple) else fact


@cache
def words(language: str, game: str | None = None) -> Words:
    """The same, read once."""
    return Words(language, game)


@cache
def rulebook(game: str, language: str) -> str:
    """The rules of a game, in Markdown, with their ids."""
    return _file(f"regalia.games.{game}", f"rulebook/{_known(language)}.md")


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise InvalidOption(f"there is no language {language!r}; expected {listed(list(LANGUAGES))}")
    return language


def _file(package: str, name: str) -> str:
    path: Traversable = files(package)
    for part in name.split("/"):
        path = path / part
    return path.read_text("utf-8")
