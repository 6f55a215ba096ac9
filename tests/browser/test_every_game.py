"""Every game that has a board: it can be played by what glows, in all languages, on all screens, without an error."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from regalia import games
from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.person import A_WHILE, Tab
from tests.browser.texts import check_words

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
GAMES = [name for name in games.names() if (BOARDS / name / "Board.svelte").is_file()]
SOME = 5

# All that is told from now on.
LISTEN = """
() => {
  globalThis.regaliaNews = [];
  const listen = () => regaliaNews.push(document.querySelector("section.status .happened")?.textContent ?? "");
  const changes = { subtree: true, childList: true, characterData: true };
  new MutationObserver(listen).observe(document.querySelector("main"), changes);
}
"""


def play(tab: Tab, moves: int) -> None:
    end = time.monotonic() + A_WHILE + 3 * moves
    while len(tab.acknowledged) < moves:
        assert time.monotonic() < end, f"only {len(tab.acknowledged)} moves by what glows"
        if not tab.wander():
            tab.pause()


def check_past(tab: Tab) -> None:
    """After every move it is told what has happened, though some of them tell nothing to others."""
    assert tab.state is not None
    tab.page.evaluate(LISTEN)
    for move in range(1, min(25, tab.state["table"]["moves"])):
        tab.page.get_by_role("slider", name="Replay").fill(str(move))
        expect(tab.status.locator("h2")).to_contain_text(f"Move {move} of")
    tab.button("Back to the game").click()
    news = tab.page.evaluate("regaliaNews")
    assert any(news)
    assert "Nothing has happened yet." not in news


@pytest.mark.parametrize("game", GAMES)
def test_some_moves(invite: Invite, game: str) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    seats = games.find(game).seats[0]
    anna.open_table(tab, ["me", *["bot page"] * (seats - 1)], game=game)
    play(tab, SOME)
    tab.await_turn()
    check_past(tab)
    tab.await_turn()
    tab.check_accessible("light")  # in the middle of a game, with most players, test_accessible looks in the dark too
    for language in LANGUAGES:
        tab.speak(language)
        check_words(tab)
        for width, height in ((1280, 800), (360, 740)):
            tab.page.set_viewport_size({"width": width, "height": height})
            tab.check_width()


@pytest.mark.parametrize("game", GAMES)
def test_somebody_looks_on(invite: Invite, game: str) -> None:
    """They see what happens as it happens, can touch nothing, and talk with others who look on."""
    anna, carl = invite("Anna"), invite("Carl")
    hers, his = anna.new_tab(), carl.new_tab()
    seats = games.find(game).seats[0]
    anna.open_table(hers, ["me", *["bot page"] * (seats - 1)], game=game)
    play(hers, 1)
    his.open(f"/t/{hers.table}")
    expect(his.status).to_be_visible()
    play(hers, SOME)
    version = max(hers.acknowledged)
    his.wait_until(lambda: his.state is not None and his.state["table"]["version"] >= version, "he is told nothing")
    expect(his.lit).to_have_count(0)
    expect(his.button("Undo")).to_have_count(0)
    assert all(message["mine"] == [] for message in his.heard if message["type"] == "state")
    his.page.get_by_role("tab", name="Chat").click()
    expect(his.page.locator("#sheet form")).to_contain_text("Those who watch talk among themselves")
    his.check_accessible("light")
    assert {message["type"] for message in his.sent} <= {"hello", "ping"}
