"""A hint: asked for at the table, told beside the board, marked on it, and played by a click."""

import pytest
from playwright.sync_api import expect

from regalia import games
from tests.browser.conftest import Invite
from tests.browser.fit import resize
from tests.browser.person import Tab
from tests.browser.test_nothing_moves import MOVED, REMEMBER

DESK = (1366, 768)


def at_a_table(invite: Invite, game: str) -> Tab:
    anna = invite("Anna").sure().quick()
    tab = anna.new_tab()
    resize(tab.page, DESK)
    anna.open_table(tab, ["me", "bot squire"], game=game)
    return tab


def moves(tab: Tab) -> int:
    state = tab.state
    assert state is not None
    return int(state["table"]["moves"])


@pytest.mark.parametrize("game", games.names())
def test_a_hint_is_shown_and_played_and_moves_nothing(invite: Invite, game: str) -> None:
    tab = at_a_table(invite, game)
    page = tab.page
    ask = tab.button("Hint")
    hint = page.locator("section.hint")
    expect(ask).to_be_enabled()
    ask.click()
    expect(tab.status).to_contain_text("A hint makes this a game of practice.")
    expect(hint).to_be_hidden()
    tab.await_others()
    page.evaluate(REMEMBER)
    ask.click()
    best = hint.locator("button.best")
    expect(best).to_be_visible()
    assert page.evaluate(MOVED) == []
    expect(tab.status.locator(".practice")).to_be_visible()
    expect(hint).to_contain_text("Chances to win then")
    expect(hint.locator(".chances li")).to_have_count(2)
    expect(hint.locator(".chances li").first).to_contain_text("You")
    expect(page.locator(".legend p")).to_have_count(0)
    expect(page.locator("main [data-hint]").first).to_be_attached()
    expect(page.locator("p[aria-live]", has_text="A king would play")).to_be_attached()
    if game == "carolus":
        tab.check_accessible("light")
    before = moves(tab)
    best.click()
    tab.wait_until(lambda: moves(tab) > before, "it is not played")
    expect(hint).to_be_hidden()
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_others_who_choose_meanwhile_change_nothing_of_it(invite: Invite) -> None:
    """What was asked once is had by asking once more, whatever others decide at the same time."""
    anna, bela = invite("Anna").sure().quick(), invite("Béla").sure().quick()
    hers, his = anna.new_tab(), bela.new_tab()
    anna.new_table(hers, "tara", ["friend"], hints=True)
    bela.sit_down(his, hers.table)
    hers.await_turn()
    hers.button("Hint").click()
    before = moves(hers)
    his.decide()
    hers.wait_until(lambda: moves(hers) > before, "what he chose is not told")
    expect(hers.status).to_contain_text("A hint makes this a game of practice.")
    hers.button("Hint").click()
    expect(hers.page.locator("section.hint button.best")).to_be_visible()


def test_whoever_wants_no_hints_is_offered_none(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    tab.open("/settings")
    tab.page.get_by_label("Offer hints").uncheck()
    tab.open()
    anna.open_table(tab, ["me", "bot squire"])
    expect(tab.lit.first).to_be_visible()
    expect(tab.button("Hint")).to_be_hidden()
