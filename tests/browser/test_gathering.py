"""Before a game: the invitation, and who may sit where."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite


def test_a_friend_is_told_by_whom_and_to_what(invite: Invite) -> None:
    anna, bela = invite("Anna"), invite("Béla")
    hers, his = anna.new_tab(), bela.new_tab()
    anna.open_table(hers, ["me", "friend"], game="tara")
    expect(hers.page.get_by_role("heading", level=1)).to_have_text("Gather at the table")
    his.open(f"/t/{hers.table}")
    expect(his.page.get_by_role("heading", level=1)).to_have_text("Anna invites you to Tara, Seat of Kings")
    # The seat is kept for the friend: the host lets somebody else at this screen sit there, or a bot.
    expect(hers.button("Sit here")).to_have_count(0)
    expect(hers.button("Someone at this screen")).to_be_visible()
    expect(his.button("Sit here")).to_be_visible()
    his.check_accessible("light")


def test_several_at_one_screen_say_who_they_are(invite: Invite) -> None:
    """Where they may decide at the same time."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"], game="principe")
    tab.button("I am Anna").click()
    expect(tab.status.get_by_role("button", name="I am", exact=False)).to_be_visible()
