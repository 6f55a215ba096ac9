"""Played by the keyboard alone, from the first page on."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Tab

ONE_TURN = ["disc", "knight", "knight", "knight", "emperor"]


def go_to(tab: Tab, name: str) -> None:
    for _ in range(60):
        tab.page.keyboard.press("Tab")
        if tab.page.evaluate("document.activeElement.textContent.trim()") == name:
            return
    raise AssertionError(f"no way by the Tab key to {name}")


def test_a_whole_turn(invite: Invite) -> None:
    tab = invite("Anna").new_tab()
    tab.open()
    tab.page.keyboard.press("Tab")
    expect(tab.page.get_by_role("link", name="To the content")).to_be_focused()
    tab.page.keyboard.press("Enter")
    go_to(tab, "Open the table")
    tab.page.keyboard.press("Enter")
    tab.page.wait_for_url("**/t/*")
    for _ in ONE_TURN:
        tab.decide("keyboard")
    verbs = [move.split()[0] for _, move in sorted(tab.acknowledged.items())]
    assert verbs[: len(ONE_TURN)] == ONE_TURN, "what follows the turn may have been decided too"


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
