"""What people write."""

import pytest

from regalia.server.people.names import likeness, plain, width


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
        ("A\u3164n\u2800na", "Anna"),
        ("a\u00a0\u2003b", "a b"),
        ("A" + "\u0336" * 24 + "nna", "A\u0336\u0336\u0336nna"),
        ("A" + "\u0336\u200d" * 4 + "nna", "A" + "\u0336\u200d" * 3 + "nna"),
        ("\u0f56\u0f66\u0f92\u0fb2\u0f74\u0f56\u0f66", "\u0f56\u0f66\u0f92\u0fb2\u0f74\u0f56\u0f66"),
    ],
)
def test_plain(given: str, kept: str) -> None:
    assert plain(given) == kept
    assert plain(kept) == kept


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "Аnnа"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "An\u200bna"),
        ("Anna", "A n n a"),
        ("Anna", "A\u0336nna"),
        ("Bill", "BiII"),
        ("Olga", "0lga"),
        ("Иван", "иван"),
        ("Mia", "rnia"),
        ("Anna", "Ꭺnna"),
        ("Anna", "ꓮnna"),
        ("Anna", "ᗅnna"),
        ("Anna", "Anпa"),
        ("Anna", "Anna."),
        ("Anna", "…An·na"),
        ("?!", "?!"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert likeness(one) == likeness(other) != ""


@pytest.mark.parametrize(("one", "other"), [("Anna", "Hanna"), ("Иван", "Ирина"), ("Jo", "Joe"), ("👩", "🚀")])
def test_names_that_do_not(one: str, other: str) -> None:
    assert likeness(one) != likeness(other)


@pytest.mark.parametrize(
    ("name", "wide"),
    [
        ("Anna", 4),
        ("Őrült Árvíztűrő", 15),
        ("A\u0336\u0336nna", 4),
        ("陈大文", 6),
        ("👩", 2),
        ("\ufdfd" * 30, 240),
        ("\ufdfa", 18),
        ("\U00012031", 4),
    ],
)
def test_how_wide_a_name_may_be(name: str, wide: int) -> None:
    assert width(name) == wide


@pytest.mark.parametrize(
    "nothing", ["\u3164", "\u2800\u2800", "\uffa0", "\u115f\u1160", "\u0301", "\ufe0f", "\u200d", " "]
)
def test_names_without_anything_to_see(nothing: str) -> None:
    assert likeness(nothing) == ""
