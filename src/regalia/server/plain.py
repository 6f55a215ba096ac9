"""What people write, made harmless: one line of plain text. Escaping it is the business of whoever shows it."""

import unicodedata

JOINERS = "\u200c\u200d"
"""Invisible, but part of words and pictures in several scripts."""


def plain(text: str) -> str:
    """Without control characters, odd spaces and marks that turn the direction of writing; may be empty."""
    composed = unicodedata.normalize("NFC", text)
    kept = (" " if char.isspace() else char for char in composed if char.isspace() or _visible(char))
    return " ".join("".join(kept).split()).strip(JOINERS)


def _visible(char: str) -> bool:
    return char in JOINERS or unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn")
