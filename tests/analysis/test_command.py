"""`regalia analyse`: in the terminal, as a page, and what it refuses."""

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import regalia
from regalia import bots
from regalia.bots.search import Budget
from regalia.words import LANGUAGES, words
from tests.running import run


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.analysis.analyst.budget", lambda level, game: Budget(100, steps=2))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("REGALIA_INTERPRETED", "1")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = regalia.new("carolus", seats=2, seed="analysed")
    page = bots.make("page", match.game)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.game.moves[page.choose(match.glimpse(seat), seat)])
    path = tmp_path_factory.mktemp("records") / "game.json"
    match.save(path)
    return path


class Whole(HTMLParser):
    """Which elements a page has, and that each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        if tag not in {"meta"}:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_and_a_page(record: Path, tmp_path: Path, language: str) -> None:
    page = tmp_path / "game.html"
    ran = run("analyse", str(record), "--level", "knight", "--lang", language, "--html", str(page))
    assert ran.code == 0, ran.err
    says = words(language, "carolus")
    told = " ".join(ran.out.split())
    for key in ("curve", "players", "decisions", "accuracy", "luck", "rest"):
        assert says(f"analysis-{key}") in told
    assert says("seat-name", number=0, seats=2) in told
    html = page.read_text("utf-8")
    whole = Whole()
    whole.feed(html)
    assert whole.open == []
    assert {"svg", "polyline", "table", "article"} <= whole.seen
    assert "script" not in whole.seen
    assert f'<html lang="{language}">' in html
    assert not re.search(r"https?://", html), "it is whole in itself"


def test_texts_on_a_page_are_escaped(record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("regalia.words.Words.seat_names", lambda self, seats: ["<b>&", "b"])
    page = tmp_path / "game.html"
    assert run("analyse", str(record), "--level", "knight", "--lang", "en", "--html", str(page)).code == 0
    assert "<b>" not in page.read_text("utf-8")
    assert "&lt;b&gt;&amp;" in page.read_text("utf-8")


def test_for_programs(record: Path) -> None:
    found = json.loads(run("analyse", str(record), "--level", "knight", "--json").out)
    assert found["level"] == "knight"
    assert len(found["accuracy"]) == 2


def test_what_it_refuses(record: Path, tmp_path: Path) -> None:
    ran = run("analyse", str(record), "--level", "squire")
    assert (ran.code, ran.err) == (2, "regalia: an analysis asks a knight, lord or king, not 'squire'\n")
    ran = run("analyse", str(tmp_path / "nothing.json"))
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    ran = run("analyse", str(record), "--level", "knight", "--html", str(tmp_path / "no" / "game.html"))
    assert ran.code == 2
    assert "game.html" in ran.err
