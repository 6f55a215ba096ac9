"""Codes by which a guest comes back: words that can be written down, told and typed, in each language.

A code is eight bytes of chance, and each byte is a word: the lists of the languages have 256 each, in `codewords/`.
What is typed may be of any of them, in capitals, without accents, with anything between the words. It is kept as a slow
hash, salted with a secret of the service's own, so that whoever gets the database cannot find the words from it.

It knows the words, and not who has them.
"""

import hashlib
import re
import unicodedata
from functools import cache
from importlib.resources import files
from secrets import token_bytes
from typing import Final

from regalia.words import LANGUAGES

LENGTH: Final = 8
"""Words; as many bytes, so 64 bits."""
WORDS: Final = 256
WORD = re.compile(r"[^\W\d_]+")


def fresh_code() -> bytes:
    return token_bytes(LENGTH)


def spelled(code: bytes, language: str) -> tuple[str, ...]:
    """In the words of a language."""
    words = listed(language)
    return tuple(words[byte] for byte in code)


def read_code(typed: str) -> bytes | None:
    """What somebody typed; None where it is no code."""
    known = _numbers()
    numbers = [known.get(folded(word)) for word in WORD.findall(unicodedata.normalize("NFC", typed))]
    found = [number for number in numbers if number is not None]
    return bytes(found) if len(found) == len(numbers) == LENGTH else None


def slow_hash(code: bytes, salt: bytes) -> bytes:
    """Some 40 ms of a processor and 16 MB; not in the event loop."""
    return hashlib.scrypt(code, salt=salt, n=2**14, r=8, p=1, dklen=32)


def folded(word: str) -> str:
    """The same for what people type who leave out accents."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))


@cache
def listed(language: str) -> tuple[str, ...]:
    return tuple((files(__package__) / "codewords" / f"{language}.txt").read_text("utf-8").split())


@cache
def _numbers() -> dict[str, int]:
    """Of the words of all languages: no two of them are written alike."""
    return {folded(word): number for language in LANGUAGES for number, word in enumerate(listed(language))}
