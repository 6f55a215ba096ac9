"""A phone of 360 by 740 points, played with a finger."""

import pytest
from playwright.sync_api import expect

from regalia import games
from tests.browser.conftest import Invite
from tests.browser.test_every_game import GAMES, play

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
            hers.pause()
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


def test_back_puts_a_panel_away(invite: Invite) -> None:
    anna = invite("Anna", phone=True)
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    tab.await_turn()
    address, panel = tab.page.url, tab.page.locator("aside")
    for _ in range(2):
        tab.page.get_by_role("button", name="Rules").tap()
        expect(panel).to_be_in_viewport()
        tab.page.go_back()
        expect(panel).not_to_be_in_viewport()
        assert tab.page.url == address
    # Closed by its own button, it leaves nothing behind: Back leads where the person came from.
    tab.page.get_by_role("button", name="Log").tap()
    expect(panel).to_be_in_viewport()
    panel.get_by_role("button", name="Close").tap()
    expect(panel).not_to_be_in_viewport()
    expect(tab.status).to_be_visible()
    tab.page.go_back()
    expect(tab.button("Play Carolus Magnus")).to_be_visible()


def test_a_replay_is_not_hidden_by_the_panel_that_starts_it(invite: Invite) -> None:
    anna = invite("Anna", phone=True)
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    tab.decide("finger")
    tab.await_turn()
    tab.page.get_by_role("button", name="Log").tap()
    panel = tab.page.locator("aside")
    expect(panel).to_be_in_viewport()
    panel.get_by_role("button", name="Play", exact=True).tap()
    expect(panel).not_to_be_in_viewport()
    expect(tab.status).to_contain_text("Move ")


# Whether the middle of something that can be chosen next is in sight.
NEXT_IN_SIGHT = """
() => {
  const asked = document.querySelector("section.status").getBoundingClientRect();
  return [...document.querySelectorAll('main [data-pick="lit"]')].some((element) => {
    const box = element.getBoundingClientRect();
    const middle = box.y + box.height / 2;
    return box.width > 0 && middle > 0 && middle < innerHeight && (middle < asked.top || middle > asked.bottom);
  });
}
"""


def test_what_comes_next_comes_into_view(invite: Invite) -> None:
    """However far the page was scrolled away from it meanwhile."""
    anna, bela = invite("Anna", phone=True).sure().quick(), invite("Béla").sure().quick()
    hers, his = anna.new_tab(), bela.new_tab()
    anna.open_table(hers, ["me", "friend"])
    bela.sit_down(his, hers.table)
    expect(hers.status).to_be_visible()
    for _ in range(3):
        while hers.lit.count() == 0:
            if not his.act():
                hers.page.wait_for_timeout(10)
        while his.lit.count() == 0:  # from here on nothing is asked of her before he has moved
            if not hers.act("finger"):
                hers.page.wait_for_timeout(10)
        hers.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        while hers.lit.count() == 0:
            if his.lit.count() == 0 or not his.act():
                hers.page.wait_for_timeout(10)
        hers.wait_until(lambda: bool(hers.page.evaluate(NEXT_IN_SIGHT)), "what comes next is out of sight")


@pytest.mark.parametrize("screen", [(844, 390), (683, 384)], ids=["on its side", "at twice the size"])
@pytest.mark.parametrize("game", GAMES)
def test_on_a_low_screen_the_question_stands_beside_the_board(
    invite: Invite, game: str, screen: tuple[int, int]
) -> None:
    anna = invite("Anna", viewport={"width": screen[0], "height": screen[1]})
    tab = anna.new_tab()
    anna.open_table(tab, ["me", *["bot page"] * (games.find(game).seats[0] - 1)], game=game)
    play(tab, 2)
    tab.await_turn()
    tab.check_width()
    asked = tab.status.bounding_box()
    board = tab.page.locator("main .parade, main .map").first.bounding_box()
    assert asked is not None
    assert board is not None
    assert asked["x"] + asked["width"] <= board["x"]
    assert board["width"] > min(asked["width"], 0.9 * screen[1])  # a round board is as wide as the screen is high
