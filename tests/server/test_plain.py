"""What people write."""

import pytest

from regalia.server.plain import plain


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Anna", "Anna"),
        ("  Anna \t K. \n", "Anna K."),
        ("A\x00n\x1bn\x7fa", "Anna"),
        ("\u202eannA\u2066", "annA"),
        ("\ufeff\u200b\u00ad", ""),
        ("Őrült Árvíztűrő", "Őrült Árvíztűrő"),
        ("o\u0308", "ö"),
        ("Иван 👩\u200d🚀", "Иван 👩\u200d🚀"),
        ("\u200d\u200c", ""),
        ("\ud800x", "x"),
        ("<script>", "<script>"),
        ("a\u00a0\u2003b", "a b"),
    ],
)
def test_plain(given: str, kept: str) -> None:
    assert plain(given) == kept
    assert plain(kept) == kept
