"""The board of Carolus Magnus: what it always shows, and what it tells about what is looked at."""

import re

from playwright.sync_api import expect

from regalia.games.carolus.view import CarolusView
from tests.browser.conftest import Invite
from tests.browser.fit import Projector, moments


def test_dice_and_order_stay_under_a_resting_pointer(invite: Invite) -> None:
    tab = invite("Anna").new_tab()
    moment = next(moment for moment in moments("carolus", 4) if moment.question == "ask-emperor")
    Projector(tab).show(moment.state)
    centre, ribbon = tab.page.locator(".centre"), tab.page.locator(".ribbon")
    expect(centre.locator(".order li")).to_have_count(4)
    expect(centre.locator(".die")).to_have_count(3)
    before = centre.inner_text()
    # Looking at nothing, the ribbon says what the signs at the stops mean.
    expect(ribbon).to_contain_text("steps of the Emperor")
    view = moment.state.mine[0].view
    assert isinstance(view, CarolusView)
    name = view.reach[0].territory
    tab.place(f"territory-{name}").hover(force=True)
    expect(ribbon.locator(".title")).to_have_text(re.compile(rf"(Territory|Region) {name}$"))
    expect(ribbon.get_by_label("Strength")).to_be_visible()
    assert centre.inner_text() == before
    expect(centre.locator(".die").first).to_be_visible()


def test_two_of_a_side_share_a_leaf_and_its_castles(invite: Invite) -> None:
    tab = invite("Anna").new_tab()
    *_, last, _ = moments("carolus", 4)
    Projector(tab).show(last.state)
    leaves = tab.page.locator(".places > li")
    expect(leaves).to_have_count(2)
    expect(leaves.nth(0)).to_contain_text("your team")
    expect(leaves.nth(0).locator("h3")).to_have_count(1)  # her own place is the hand
    expect(leaves.nth(1).locator("h3")).to_have_count(2)
    view = last.state.mine[0].view
    assert isinstance(view, CarolusView)
    for side, left in enumerate(view.supply):
        pips = leaves.nth(side).locator(".pips path")
        expect(pips).to_have_count(10)
        expect(leaves.nth(side).locator(".pips path:not(.built)")).to_have_count(left)
    expect(tab.page.locator(".hand h2")).to_contain_text("You")
    expect(tab.page.locator(".courts thead .mine")).to_contain_text("You")


def test_the_own_court_can_be_chosen_where_it_is_counted(invite: Invite) -> None:
    """The column of the table as well as the tent, and no other column."""
    anna = invite("Anna").sure()
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    tab.taste = lambda choices: [choice for choice in choices if choice["verb"] != "knight"] or choices
    tab.await_turn()
    while tab.page.locator(".courts .own").count() == 0:
        tab.decide()
        tab.await_turn()
    own = tab.page.locator(".courts .own")
    columns = [tab.page.locator(f".courts {part} .mine").first.bounding_box() for part in ("thead", "tbody")]
    box = own.bounding_box()
    assert box is not None
    for column in columns:
        assert column is not None
        assert abs(box["x"] - column["x"]) < 3
        assert abs(box["width"] - column["width"]) < 4
    tab.page.locator('.hand [data-place^="reserve-"][data-pick="lit"]').first.click()
    expect(own).to_have_attribute("data-pick", "lit")
    tab.check_accessible("light")
    own.click()
    tab.wait_until(lambda: any(" court" in move for move in tab.acknowledged.values()), "the knight is not at court")
