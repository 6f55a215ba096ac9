"""The report: one page that needs nothing else, names everybody, and is there in three languages."""

from html.parser import HTMLParser

import msgspec
import pytest

from regalia.arena.report import html, powers_between, ticks_between
from regalia.arena.summary import Report, summarise
from regalia.arena.tables import Speller, faults, sheets
from regalia.arena.tournament import Tournament
from regalia.words import LANGUAGES, words
from tests.arena.tables import outcome

VOID = {"meta", "line", "circle", "rect"}
PLAYERS = ("king", "squire", "<script>")
"""Whoever reads a name of somebody's making reads it, and nothing more."""


def report() -> Report:
    plan = Tournament("carolus", PLAYERS, 2, 2, "seed & more")
    games = []
    for one, other in (("king", "squire"), ("king", "<script>"), ("squire", "<script>")):
        games.append(outcome(one, other, ranks=(1, 2), points=(9, 1)))
        games.append(outcome(other, one, ranks=(2, 1), points=(3, 7), rounds=11, deal=1))
    return summarise(plan, games)


class Page(HTMLParser):
    """Collects what is said, and makes sure that what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.said: list[str] = []
        self.addresses: list[str | None] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.addresses += [value for name, value in attrs if name in ("src", "href", "xlink:href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_names_all(language: str) -> None:
    page = Page()
    page.feed(html(report(), language))
    page.close()
    assert page.open == []
    said = " ".join(page.said)
    says = words(language, "carolus")
    assert all(name in said for name in PLAYERS)
    assert "seed & more" in said
    assert says("title") in said
    assert page.seen.count("svg") == 5
    assert page.seen.count("table") == 6
    assert "script" not in page.seen
    assert page.addresses == []
    style = said.partition("prefers-color-scheme: dark")
    assert style[1]
    assert "url(" not in said
    assert "@import" not in said


@pytest.mark.parametrize(("language", "share"), [("en", "66.7"), ("hu", "66,7"), ("ru", "66,7")])
def test_numbers_are_written_as_the_language_has_them(language: str, share: str) -> None:
    spell = Speller(words(language, "carolus"))
    assert spell.percent(2 / 3) == f"{share}\N{NO-BREAK SPACE}%"
    assert spell.number(-0.04, 1).lstrip("0") == ("." if language == "en" else ",") + "0"
    assert spell.number(-2.5, 1).startswith("\N{MINUS SIGN}2")


def test_times_have_their_unit() -> None:
    spell = Speller(words("en", "carolus"))
    assert [spell.time(seconds) for seconds in (2.5, 0.0123, 0.000123, 3e-8)] == [
        "2.50 s",
        "12.3 ms",
        "123 µs",
        "0.03 µs",
    ]


def test_cross_table_is_the_same_from_both_sides() -> None:
    _, cross, *_ = sheets(report(), words("en", "carolus"))
    names = list(cross.columns[1:])
    cells = {(row[0], names[place]): cell for row in cross.rows for place, cell in enumerate(row[1:])}
    assert cells["king", "squire"].splitlines()[::2] == ["100.0\N{NO-BREAK SPACE}%", "+2 =0 \N{MINUS SIGN}0"]
    assert cells["squire", "king"].splitlines()[::2] == ["0.0\N{NO-BREAK SPACE}%", "+0 =0 \N{MINUS SIGN}2"]
    assert cells["king", "king"] == ""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["late", "died", "illegal", "failed"])
def test_faults_are_told(language: str, kind: str) -> None:
    plan = Tournament("carolus", ("king", "page"), 2, 2, "s")
    game = outcome("king", "page", ranks=(1, 2))
    faulty = summarise(plan, [msgspec.structs.replace(game, faults=(0, 3), last_faults=(None, f"{kind} of it"))])
    (sentence,) = faults(faulty, words(language, "carolus"))
    assert sentence.startswith("page: ")
    assert "3" in sentence


def test_each_has_its_own_faults() -> None:
    game = outcome("king", "page", ranks=(1, 2))
    both = msgspec.structs.replace(game, faults=(1, 3), last_faults=("illegal 7", "failed ValueError"))
    found = summarise(Tournament("carolus", ("king", "page"), 2, 2, "s"), [both]).standings
    assert {each.name: each.fault for each in found} == {"king": "illegal 7", "page": "failed ValueError"}


@pytest.mark.parametrize(
    ("low", "high", "ticks"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (3, 3, [2, 2.5, 3, 3.5, 4]), (-7, 12, [-10, -5, 0, 5, 10, 15])],
)
def test_axes_have_round_numbers(low: float, high: float, ticks: list[float]) -> None:
    assert ticks_between(low, high) == pytest.approx(ticks)


def test_powers_hold_all_between_them() -> None:
    assert list(powers_between(-3.2, -0.5)) == [-4, -3, -2, -1, 0]
    assert list(powers_between(-3, -3)) == [-3, -2]
