"""The coach: against pages it tells what is worth a thought, in a place of its own, until it is switched off."""

import re

import pytest
from playwright.sync_api import expect

from regalia import games
from tests.browser.conftest import Invite
from tests.browser.fit import resize
from tests.browser.person import Tab
from tests.browser.test_nothing_moves import check_nothing_moved, remember

DESK = (1366, 768)
LINE = re.compile("Worth a thought now: |little difference")


def against(invite: Invite, bot: str, game: str = "carolus", *, phone: bool = False) -> Tab:
    anna = invite("Anna", phone=phone).sure()
    anna.context.add_init_script("localStorage.setItem('regalia.speed', 'none')")
    tab = anna.new_tab()
    if not phone:
        resize(tab.page, DESK)
    anna.open_table(tab, ["me", bot], game=game)
    return tab


@pytest.mark.parametrize("game", games.names())
def test_the_coach_tells_and_moves_nothing(invite: Invite, game: str) -> None:
    tab = against(invite, "bot page", game)
    coach = tab.page.locator("section.coach")
    expect(coach).to_contain_text(LINE)
    expect(tab.lit.first).to_be_visible()
    expect(tab.status.locator(".answer")).to_have_count(0)  # nobody has done anything wrong
    assert tab.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(coach).to_be_in_viewport(ratio=1)
    expect(tab.status.locator(".practice")).to_have_count(0)
    if game == "carolus":
        tab.check_accessible()
    tab.await_others()
    remember(tab)
    tab.page.locator("section.coach button").hover()
    check_nothing_moved(tab, "pointing at the coach")
    tab.decide()
    tab.await_turn()
    expect(coach).to_contain_text(LINE)
    tab.button("No thanks (you can turn it on again in the settings)").click()
    expect(coach).to_be_hidden()
    tab.page.reload()
    expect(tab.lit.first).to_be_visible()
    expect(coach).to_be_hidden()


def test_on_a_phone_it_hides_nothing(invite: Invite) -> None:
    tab = against(invite, "bot page", phone=True)
    expect(tab.page.locator("section.coach")).to_contain_text(LINE)
    tab.check_width()
    for _ in range(3):
        tab.decide("finger")


def test_whoever_plays_a_stronger_bot_needs_no_coach(invite: Invite) -> None:
    tab = against(invite, "bot squire")
    expect(tab.lit.first).to_be_visible()
    expect(tab.page.locator("section.coach")).to_be_hidden()
