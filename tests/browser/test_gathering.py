"""Before a game: the invitation, and who may sit where."""

import re

from playwright.sync_api import expect

from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.service import NAME, Service


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

    # Whoever learns the game meanwhile, in another tab, is told when the table waits for them
    with hers.page.expect_popup() as opened:
        hers.page.get_by_role("link", name="Learn it in five minutes while the others arrive").click()
    expect(opened.value.locator("aside .said")).to_contain_text("Welcome to Ireland!")
    his.page.get_by_label("Your name").fill("Béla")
    his.button("Sit here").click()
    opened.value.get_by_role("link", name="Your table is waiting: Tara, Seat of Kings").click()
    opened.value.wait_for_url(f"**/t/{hers.table}")


def test_a_phone_holds_every_seat_and_another_at_its_screen_has_another_name(invite: Invite) -> None:
    anna = invite("Anna", phone=True)
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "friend", "friend"])
    for language in LANGUAGES:
        tab.speak(language)
        tab.check_width()
    tab.speak("en")
    expect(tab.page.get_by_label("Your name")).to_have_count(0)
    expect(tab.button("Someone at this screen").first).to_be_disabled()
    tab.page.get_by_label("Their name").first.fill("Béla")
    tab.button("Someone at this screen").first.click()
    expect(tab.page.locator(".seats li").nth(1)).to_contain_text("Béla")
    expect(tab.page.locator(".seats li").first).to_contain_text("Anna")


def test_several_at_one_screen_say_who_they_are(invite: Invite) -> None:
    """Where they may decide at the same time."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"], game="principe")
    tab.button("I am Anna").click()
    expect(tab.status.get_by_role("button", name="I am", exact=False)).to_be_visible()


def test_the_invitation_says_where_it_works(invite: Invite, service: Service) -> None:
    """On this machine alone it says so; where others can follow it, a phone can read it from the screen."""
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "friend"])
    code = tab.page.get_by_role("img", name="The link as a QR code")
    expect(tab.page.get_by_text("This link works on this computer only")).to_be_visible()
    expect(code).to_have_count(0)
    reachable = Person("Anna", anna.context, service.address.replace("127.0.0.1", NAME))
    other = reachable.new_tab()
    reachable.open_table(other, ["me", "friend"])
    code = other.page.get_by_role("img", name="The link as a QR code")
    expect(code.locator("path")).to_have_attribute("d", re.compile("M3,3h1"))
    expect(other.page.get_by_text("This link works on this computer only")).to_have_count(0)
    other.check_accessible()
    other.forgive("Cross-Origin-Opener-Policy")  # over plain http browsers ignore it
    assert other.troubles == []


def test_what_is_settled_otherwise_than_usual_is_read_before_one_sits_down(invite: Invite) -> None:
    anna, bela = invite("Anna"), invite("Béla")
    hers, his = anna.new_tab(), bela.new_tab()
    hers.open("/")
    hers.button("Play Carolus Magnus").click()
    hers.page.get_by_label("Your name").fill("Anna")
    hers.page.locator("form .sitter select").last.select_option("friend")
    hers.page.locator("form summary", has_text="Options").click()
    hers.page.get_by_label("First to choose").select_option("seat 2")
    hers.page.get_by_label("Laid out by hand").check()
    ring = hers.page.get_by_role("group", name="Map of the territories").get_by_role("button")
    expect(ring).to_have_count(16)
    stood = [ring.nth(place).get_attribute("aria-label") or "" for place in range(15)]
    other = next(place for place, said in enumerate(stood) if said[-3:] != stood[0][-3:])
    ring.nth(0).click()
    expect(ring.nth(0)).to_have_attribute("aria-pressed", "true")
    ring.nth(other).click()
    expect(ring.nth(0)).to_have_attribute("aria-label", stood[other].replace(f"Territory {other + 1}:", "Territory 1:"))
    ring.last.press("Enter")
    ring.nth(7).press("Enter")
    expect(ring.last).to_have_attribute("aria-label", "The Emperor on territory 8")
    shown = [ring.nth(place).get_attribute("aria-label") for place in range(16)]
    hers.check_accessible("light")
    hers.page.locator("form button.seal").click()
    hers.page.wait_for_url("**/t/*")
    his.open(f"/t/{hers.table}")
    for page in (hers.page, his.page):
        expect(page.get_by_text("First to choose seat 2")).to_be_visible()
        expect(page.get_by_text("Laid out by hand")).to_be_visible()
        pieces = page.get_by_role("group", name="Map of the territories").get_by_role("img")
        expect(pieces).to_have_count(16)
        assert [pieces.nth(place).get_attribute("aria-label") for place in range(16)] == shown
    his.check_accessible("light")


def test_colours_are_given_by_the_maker_and_taken_while_they_are_free(invite: Invite) -> None:
    """On the board, in the words and in the list of tables everybody has the family that they took."""
    anna, bela = invite("Anna"), invite("Béla")
    hers, his = anna.new_tab(), bela.new_tab()
    hers.open("/")
    hers.button("Play Il Principe").click()
    hers.page.locator('input[name="seats"][value="3"]').check(force=True)
    hers.page.get_by_label("Your name").fill("Anna")
    for seat, who in enumerate(("me", "friend", "bot page")):
        hers.page.locator("form .sitter select").nth(seat).select_option(who)
    families = hers.page.locator("form .row .colour")
    families.nth(0).select_option(label="Visconti")
    expect(families.nth(1)).to_have_value("0")
    families.nth(2).select_option(label="Gonzaga")
    hers.page.locator("form button.seal").click()
    hers.page.wait_for_url("**/t/*")
    mine = hers.page.locator(".seats .colour")
    expect(mine).to_have_count(1)
    expect(mine).to_have_value("1")
    his.open(f"/t/{hers.table}")
    wished = his.page.locator(".seats .colour")
    expect(wished.locator("option", has_text="Visconti")).to_be_disabled()
    wished.select_option(label="d'Este")
    his.check_accessible("light")
    his.page.get_by_label("Your name").fill("Béla")
    mine.select_option(label="Carraresi")
    expect(wished).to_have_value("0")  # somebody else has chosen meanwhile: the wish was about other colours
    wished.select_option(label="d'Este")
    his.button("Sit here").click()
    for tab in (hers, his):
        expect(tab.page.locator(".principe")).to_be_visible()
        expect(tab.page.locator(".principe").get_by_text("Medici")).to_have_count(0)
    hers.open("/")
    expect(hers.page.locator(".table-list .who").first).to_contain_text("Béla")
