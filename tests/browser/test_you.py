"""Who somebody is: another device by a link, coming back by a code, signing out, taking all data along, erasing it."""

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Tab
from tests.browser.texts import check_words
from tests.server.pushing import Browser, push_service

# A browser that hears from a push service of the tests' own: its maker's is not reached from here.
SUBSCRIBE = """
(wanted) => {
  const { endpoint, p256dh, auth } = wanted;
  let made = null;
  globalThis.PushManager.prototype.getSubscription = async () => made;
  globalThis.PushManager.prototype.subscribe = async ({ applicationServerKey }) => {
    globalThis.regaliaKey = applicationServerKey;
    made = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
    return made;
  };
}
"""
# What the worker shows of a word; the browser of the tests has no place to show it.
DELIVER = """
(word) => {
  const shown = [];
  self.registration.showNotification = async (title, { body, data }) => shown.push([title, body, data.path]);
  self.dispatchEvent(new PushEvent("push", { data: word }));
  return shown;
}
"""


def to_you(tab: Tab) -> None:
    tab.open("/you")
    expect(tab.page.get_by_role("heading", name="Who you are")).to_be_visible()


def new_code(tab: Tab) -> str:
    to_you(tab)
    tab.page.get_by_role("button", name="Make a code").click()
    words = tab.page.locator("ol.code li")
    expect(words).to_have_count(8)
    return " ".join(words.all_inner_texts())


def at_home(tab: Tab) -> None:
    """The page was loaded anew, as whoever it is now."""
    expect(tab.page.get_by_role("button", name="Play Carolus Magnus")).to_be_visible()


def is_called(tab: Tab, name: str) -> None:
    tab.button("Play Carolus Magnus").click()
    expect(tab.page.get_by_label("Your name")).to_have_value(name)


def holds(tab: Tab, table: str, seats: list[int]) -> None:
    found = tab.page.evaluate(f"() => fetch('/api/tables/{table}').then((answer) => answer.json())")
    assert found["mine"] == seats


def test_another_device_by_a_link(invite: Invite) -> None:
    anna, phone = invite("Anna"), invite("Anna", phone=True)
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "friend"])
    table = tab.table
    tab.open("/settings")
    tab.page.get_by_role("link", name="Who you are").click()
    tab.page.get_by_role("button", name="Make a link").click()
    expect(tab.page.get_by_role("img", name="QR code")).to_be_visible()
    link = tab.page.get_by_label("Link for your other device").input_value()
    tab.page.mouse.move(0, 0)  # where it is not told what it points at
    tab.check_accessible()
    other = phone.new_tab()
    other.page.goto(link)
    expect(other.page.get_by_role("button", name="Yes, that is me")).to_be_visible()
    assert "#" not in other.page.url, "what lets in does not stay in the address"
    other.check_accessible()
    other.check_width()
    other.page.get_by_role("button", name="Yes, that is me").click()
    at_home(other)
    holds(other, table, [0])
    is_called(other, "Anna")
    eve = invite("Eve").new_tab()
    eve.page.goto(link)
    eve.page.get_by_role("button", name="Yes, that is me").click()
    expect(eve.page.get_by_text("This link was used already")).to_be_visible()
    eve.forgive("404")

    # And out again, everywhere but here
    to_you(tab)
    tab.page.get_by_role("button", name="Sign out everywhere else").click()
    tab.page.get_by_role("button", name="Yes, everywhere else").click()
    expect(tab.page.get_by_text("You are signed out everywhere else.")).to_be_visible()
    holds(tab, table, [0])
    holds(other, table, [])


def test_back_by_a_code_after_a_lost_cookie(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "friend"])
    table = tab.table
    code = new_code(tab)
    tab.check_accessible()
    anna.context.clear_cookies()
    tab.open()
    holds(tab, table, [])
    to_you(tab)
    tab.page.get_by_label("Your code").fill("no such words")
    tab.page.get_by_role("button", name="Come back").click()
    expect(tab.page.get_by_text("Nobody comes back by these words")).to_be_visible()
    tab.forgive("404")
    tab.page.get_by_label("Your code").fill(code.upper())
    tab.page.get_by_role("button", name="Come back").click()
    at_home(tab)
    holds(tab, table, [0])
    to_you(tab)
    tab.page.get_by_role("button", name="Sign out here").click()
    tab.page.get_by_role("button", name="Yes, sign out here").click()
    at_home(tab)
    holds(tab, table, [])
    is_called(tab, "")


def test_all_data_and_none(invite: Invite, tmp_path: Path) -> None:
    anna, berta = invite("Anna"), invite("Berta")
    tab, other = anna.new_tab(), berta.new_tab()
    anna.open_table(tab, ["me", "friend"])
    table = tab.table
    berta.sit_down(other, table)
    expect(other.status).to_be_visible()
    for each in (tab, other):
        each.page.get_by_role("tab", name="Chat").click()
    tab.button("Hello!").click()
    expect(other.page.locator(".chat ol li")).to_contain_text("Anna")
    to_you(tab)
    with tab.page.expect_download() as coming:
        tab.page.get_by_role("link", name="Download everything").click()
    coming.value.save_as(tmp_path / "data.json")
    data = json.loads((tmp_path / "data.json").read_text("utf-8"))
    assert (data["name"], [each["id"] for each in data["tables"]]) == ("Anna", [table])
    tab.page.get_by_role("button", name="Erase everything").click()
    expect(tab.page.get_by_text("Nothing brings it back")).to_be_visible()
    tab.check_accessible("light")
    tab.page.get_by_role("button", name="Cancel").click()
    holds(tab, table, [0])
    tab.page.get_by_role("button", name="Erase everything").click()
    tab.page.get_by_role("button", name="Yes, erase everything").click()
    at_home(tab)
    holds(tab, table, [])
    is_called(tab, "")
    expect(other.page.get_by_text("Someone who left").first).to_be_visible()
    assert "Anna" not in other.words()


def test_what_is_kept_in_every_language(invite: Invite) -> None:
    tab = invite("Anna").new_tab()
    tab.open()
    tab.page.get_by_role("link", name="What is kept").click()
    expect(tab.page.get_by_text("still free after 30 days")).to_be_visible()
    for language in ("en", "hu", "ru"):
        for path in ("/privacy", "/you", "/device"):
            tab.open(path)
            tab.speak(language)
            expect(tab.page.locator("main:not([aria-busy]) h1")).to_be_visible()
            check_words(tab)
            tab.check_width()
    tab.open("/privacy")
    tab.check_accessible()


def test_who_has_closed_the_browser_is_told(invite: Invite) -> None:
    anna, berta = invite("Anna", permissions=["notifications"]), invite("Berta")
    tab, other = anna.new_tab(), berta.new_tab()
    with push_service() as pushing:
        browser = Browser(f"{pushing.address}/anna")
        tab.open("/settings")
        tab.page.evaluate(SUBSCRIBE, browser.subscription())
        box = tab.page.get_by_label("Also when the browser is closed")
        expect(box).not_to_be_checked()
        box.check()
        expect(box).to_be_checked()
        tab.check_accessible("light")
        tab.page.wait_for_function("globalThis.regaliaKey?.length === 87")
        for language in ("hu", "en"):  # it is told in the language that is spoken now
            with tab.page.expect_request("**/api/me/push") as asked:
                tab.speak(language)
            assert f'"language":"{language}"' in (asked.value.post_data or "")
        tab.open()
        anna.open_table(tab, ["friend", "me"])
        table = tab.table
        tab.page.goto("about:blank")
        berta.sit_down(other, table)
        other.await_turn()
        other.decide()
        word = browser.read(pushing.next())
        assert word == {"title": "Your turn", "body": "Carolus Magnus", "table": table}

        # What the browser does with it
        tab.open()
        tab.wait_until(lambda: bool(anna.context.service_workers), "there is no worker")
        shown = anna.context.service_workers[0].evaluate(DELIVER, json.dumps(word))
        assert shown == [["Your turn", "Carolus Magnus", f"/t/{table}"]]
        tab.open("/settings")
        expect(box).to_be_checked()
        with tab.page.expect_response("**/api/me/push"):
            box.uncheck()
        expect(box).not_to_be_checked()
        tab.page.reload()
        expect(box).not_to_be_checked()
