"""Something to say in any language: the key of a text and what it is about. The words are elsewhere."""

import msgspec

Fact = int | str | tuple[str, ...]
"""A number, a name that texts choose by, or what is to be listed: keys of texts, and `seat:2` for a player."""


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
