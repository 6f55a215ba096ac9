"""Played by the keyboard alone, from the first page on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Tab, play_out
from tests.browser.service import Service

SHORT = "12"
"""With these dice, and as chance has her play, Anna has to move some thirty times."""
ONE_TURN = ["disc", "knight", "knight", "knight", "emperor"]
CALLED = """
() => {
  const at = document.activeElement;
  return (at.labels?.[0] ?? at).textContent.trim();
}
"""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    with Service(tmp_path_factory.mktemp("keyboard") / "regalia.db", SHORT) as service:
        yield service


def go_to(tab: Tab, name: str) -> None:
    """By the Tab key, to what is called so."""
    for _ in range(60):
        tab.page.keyboard.press("Tab")
        if tab.page.evaluate(CALLED) == name:
            return
    raise AssertionError(f"no way by the Tab key to {name}")


def test_a_whole_game(invite: Invite) -> None:
    """From the first page to the next game, against a bot."""
    tab = invite("Anna").new_tab()
    tab.open()
    tab.page.keyboard.press("Tab")
    expect(tab.page.get_by_role("link", name="To the content")).to_be_focused()
    tab.page.keyboard.press("Enter")
    go_to(tab, "Play")
    tab.page.keyboard.press("Enter")
    expect(tab.button("Play")).to_be_focused()
    tab.page.keyboard.press("Enter")
    tab.page.wait_for_url("**/t/*")
    deeds = play_out([tab], "keyboard")
    verbs = [move.split()[0] for _, move in sorted(tab.acknowledged.items())]
    assert [verb for verb in verbs if verb != "crown"][: len(ONE_TURN)] == ONE_TURN
    assert tab.steps < 9 * deeds, "too many keys on the way"
    expect(tab.result).to_be_focused()
    expect(tab.result).to_contain_text("Victory for")
    go_to(tab, "Rematch")
    tab.page.keyboard.press("Enter")
    expect(tab.status).to_be_focused()


def test_the_log_is_one_stop(invite: Invite) -> None:
    """The arrow keys go through it, and Enter shows the table as it was then."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"], "x1")
    for _ in range(3):
        tab.decide()
    entries = tab.page.locator("#sheet li button")
    expect(entries).to_have_count(3)
    expect(entries.nth(2)).to_have_attribute("tabindex", "0")  # the board has shown it
    for _ in range(60):
        tab.page.keyboard.press("Tab")
        if tab.page.evaluate("document.activeElement.closest('#sheet [data-number]') !== null"):
            break
    expect(entries.nth(2)).to_be_focused()
    tab.page.keyboard.press("ArrowUp")
    expect(entries.nth(1)).to_be_focused()
    tab.page.keyboard.press("Home")
    expect(entries.nth(0)).to_be_focused()
    tab.page.keyboard.press("Enter")
    expect(tab.status.get_by_role("heading")).to_contain_text("Move 1 of 3")
    tab.page.keyboard.press("Escape")
    expect(tab.status.get_by_role("heading")).not_to_contain_text("Move 1")


def test_everything_can_be_asked_about(invite: Invite) -> None:
    """The arrow keys reach what cannot be chosen; Enter says why it cannot, and Escape puts the answer away."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"], "x1")
    tab.await_turn()
    tab.lit.first.focus()
    for _ in range(30):
        tab.page.keyboard.press("ArrowDown")
        if tab.page.evaluate("document.activeElement.dataset.pick") == "no":
            break
    tab.page.keyboard.press("Enter")
    answer = tab.status.locator("p.answer")
    expect(answer).to_be_visible()
    expect(answer.get_by_role("button", name="Rule")).to_be_visible()
    tab.page.keyboard.press("Escape")
    expect(answer).to_have_count(0)


def test_a_click_leaves_no_frame_behind(invite: Invite) -> None:
    """The focus is shown to those who go by keys, and in the shape of the drawing."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"], game="tara")
    tab.await_turn()
    position = tab.page.locator("g.position").first
    position.click(force=True)
    expect(position).to_be_focused()
    expect(position).to_have_css("outline-style", "none")
