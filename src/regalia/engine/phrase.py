"""Something to say in any language: the key of a text and what it is about. The words are elsewhere."""

from typing import Protocol

import msgspec

Fact = int | str | tuple[str, ...]
"""A number, a name that texts choose by, or what is to be listed: keys of texts, `seat:2`, `side:1`."""


class Phrase(msgspec.Struct, frozen=True):
    """The key of a text and its facts."""

    key: str
    args: dict[str, Fact] = {}


class Reason(msgspec.Struct, frozen=True):
    """Why a move is not allowed: the rule that forbids it and the facts."""

    rule: str
    phrase: Phrase


def because(rule: str, key: str, **facts: Fact) -> Reason:
    """The reason with the text `why-key`."""
    return Reason(rule, Phrase(f"why-{key}", dict(facts)))


class Says(Protocol):
    """The texts of one language, for those who draw a game: a key's text, and the colours of seats and sides."""

    def __call__(self, key: str, **facts: int | str) -> str: ...

    def colour(self, seat: int) -> int: ...

    def tincture(self, side: int) -> int: ...

    def seat_names(self, seats: int) -> list[str]: ...
