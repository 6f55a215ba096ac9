"""A phone of 360 by 740 points, played with a finger."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite

ONE_ROUND = 10
"""Discs, knights and the Emperor, for both."""


def test_from_the_first_page_through_a_round(invite: Invite) -> None:
    anna, bela = invite("Anna", phone=True), invite("Béla", phone=True)
    hers, his = anna.new_tab(), bela.new_tab()
    hers.open()
    hers.check_width()
    anna.open_table(hers, ["me", "friend"])
    hers.check_width()
    bela.sit_down(his, hers.table)
    expect(his.status).to_be_visible()
    while len(hers.acknowledged | his.acknowledged) < ONE_ROUND:
        acted = [tab.act("finger") for tab in (hers, his)]
        if not any(acted):
            hers.page.wait_for_timeout(10)
    his.check_width()
    hers.page.get_by_role("button", name="Rules").tap()
    expect(hers.page.get_by_role("heading", name="Carolus Magnus").last).to_be_in_viewport()
    hers.check_width()
    hers.check_accessible()


def test_a_forbidden_tap_is_answered_with_the_rule(invite: Invite) -> None:
    anna = invite("Anna", phone=True)
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"], "x1")
    tab.await_turn()
    tab.place("disc-1-3").tap(force=True)  # it is there to be asked about
    expect(tab.status.locator(".answer")).to_contain_text("C")
    tab.status.get_by_role("button", name="Rule C").tap()
    expect(tab.page.locator(".shown")).to_be_in_viewport()
