"""Words by which a guest comes back."""

import pytest

from regalia.server import codes
from regalia.words import LANGUAGES


def test_every_byte_is_a_word_of_each_language() -> None:
    everything = [word for language in LANGUAGES for word in codes.listed(language)]
    assert len(everything) == 3 * codes.WORDS
    assert len({codes.folded(word) for word in everything}) == len(everything), "no two are written alike"
    assert all(codes.WORD.fullmatch(word) and word == word.lower() and 2 < len(word) < 12 for word in everything)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_spelled_can_be_typed(language: str) -> None:
    code = codes.fresh_code()
    words = codes.spelled(code, language)
    assert len(words) == codes.LENGTH
    for typed in (
        " ".join(words),
        "\n".join(f"{number}. {word.upper()}," for number, word in enumerate(words, 1)),
        "-".join(codes.folded(word) for word in words),
    ):
        assert codes.read_code(typed) == code


@pytest.mark.parametrize("typed", ["", "acorn", "acorn " * 9, "acorn " * 7 + "nonsense", "\x00", "é" * 300, "123 456"])
def test_what_is_no_code(typed: str) -> None:
    assert codes.read_code(typed) is None


def test_the_hash_is_the_services_own() -> None:
    code = b"12345678"
    assert codes.slow_hash(code, b"a" * 32) == codes.slow_hash(code, b"a" * 32)
    assert codes.slow_hash(code, b"a" * 32) != codes.slow_hash(code, b"b" * 32)
