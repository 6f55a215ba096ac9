"""Words by which a guest comes back."""

import pytest

from regalia.server.people import recovery_codes
from regalia.words import LANGUAGES


def test_every_byte_is_a_word_of_each_language() -> None:
    everything = [word for language in LANGUAGES for word in recovery_codes.listed(language)]
    assert len(everything) == 3 * recovery_codes.WORDS
    assert len({recovery_codes.folded(word) for word in everything}) == len(everything), "no two are written alike"
    assert all(
        recovery_codes.WORD.fullmatch(word) and word == word.lower() and 2 < len(word) < 12 for word in everything
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_spelled_can_be_typed(language: str) -> None:
    code = recovery_codes.fresh_code()
    words = recovery_codes.spelled(code, language)
    assert len(words) == recovery_codes.LENGTH
    for typed in (
        " ".join(words),
        "\n".join(f"{number}. {word.upper()}," for number, word in enumerate(words, 1)),
        "-".join(recovery_codes.folded(word) for word in words),
    ):
        assert recovery_codes.read_code(typed) == code


@pytest.mark.parametrize("typed", ["", "acorn", "acorn " * 9, "acorn " * 7 + "nonsense", "\x00", "é" * 300, "123 456"])
def test_what_is_no_code(typed: str) -> None:
    assert recovery_codes.read_code(typed) is None


def test_the_hash_is_the_services_own() -> None:
    code = b"12345678"
    assert recovery_codes.slow_hash(code, b"a" * 32) == recovery_codes.slow_hash(code, b"a" * 32)
    assert recovery_codes.slow_hash(code, b"a" * 32) != recovery_codes.slow_hash(code, b"b" * 32)
