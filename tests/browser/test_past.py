"""Looking back, and taking back."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Tab

ENOUGH = 40
"""Moves whose entries in the log no window shows all at once."""
LABELS = "elements => elements.map((element) => element.getAttribute('aria-label'))"


def moves(tab: Tab) -> int:
    """How many have been played, as far as this page has heard."""
    return int(next(message for message in reversed(tab.heard) if message["type"] == "state")["table"]["moves"])


def test_taking_a_move_back(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot random"])
    undo = tab.status.get_by_role("button", name="Undo")
    while undo.count() == 0:
        tab.decide()
    played, log = moves(tab), tab.page.get_by_role("list", name="Log").get_by_role("listitem")
    told = log.count()
    undo.click()
    expect(log).to_have_count(told - 1)
    assert moves(tab) == played - 1
    tab.decide()
    expect(log).to_have_count(told)


def test_looking_back(invite: Invite) -> None:
    """The board, the sentence and the log show the same moment; from the past nothing can be played."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot random"])
    while moves(tab) < ENOUGH:
        tab.decide()
    tab.await_turn()
    territories = tab.page.locator('[data-place^="territory-"]')
    present = territories.evaluate_all(LABELS)
    tab.page.locator('main [data-pick="no"][data-place^="disc-"]').first.click(force=True)  # it answers why not
    expect(tab.status.locator(".answer")).to_be_visible()
    slider = tab.page.get_by_role("slider", name="Replay")
    entry = tab.page.get_by_role("list", name="Log").locator('[aria-current="step"]')
    for moment in (3, moves(tab) // 2, 1):
        slider.fill(str(moment))
        expect(tab.status).to_contain_text(re.compile(rf"Move {moment} of \d+"))
        expect(entry).to_be_in_viewport()
        assert int(entry.locator(".number").inner_text()) <= moment
        expect(tab.lit).to_have_count(0)
        expect(tab.status.locator(".answer")).to_have_count(0)
    assert territories.evaluate_all(LABELS) != present
    tab.status.get_by_role("button", name="One move on").click()
    expect(tab.status).to_contain_text("Move 2 of")
    tab.button("Back to the game").click()
    expect(tab.status).to_contain_text("Your turn")
    assert territories.evaluate_all(LABELS) == present
