"""How somebody likes to play: chosen on a page, kept on the device."""

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import COLOURS_SETTLED

# Writes down what the browser would say, and makes the page believe that nobody sees it.
NOTICES = """
globalThis.regaliaNotices = [];
globalThis.regaliaHidden = false;
Object.defineProperty(document, "hidden", { get: () => globalThis.regaliaHidden });
globalThis.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, options) { globalThis.regaliaNotices.push([title, options.body]); }
  close() {}
};
"""


def test_settings_are_kept_on_the_device(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    tab.open()
    tab.page.get_by_role("link", name="Settings").click()
    tab.check_accessible()
    tab.page.get_by_role("group", name="Moves of others are shown").get_by_label("Fast").check(force=True)
    tab.page.get_by_label("Pass by itself").check()
    tab.page.get_by_label("Dark page").check(force=True)
    tab.page.get_by_role("radio", name="Magyar").check(force=True)
    expect(tab.page.get_by_role("heading", name="Beállítások")).to_be_visible()
    tab.page.reload()
    expect(tab.page.locator('input[name="speed"][value="fast"]')).to_be_checked()
    expect(tab.page.get_by_label("Passz magától")).to_be_checked()
    expect(tab.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(tab.page.locator("html")).to_have_attribute("lang", "hu")
    tab.page.set_viewport_size({"width": 360, "height": 740})
    tab.check_width()


def test_the_browser_calls_whoever_looks_elsewhere(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    tab.page.add_init_script(NOTICES)
    tab.open("/settings")
    tab.page.get_by_label("Notifications").check()
    tab.page.get_by_label("Not at all").check(force=True)
    tab.open()
    anna.open_table(tab, ["me", "bot page"])
    tab.await_turn()
    tab.page.evaluate("globalThis.regaliaHidden = true")
    tab.decide()
    tab.wait_until(lambda: tab.page.evaluate("globalThis.regaliaNotices.length") > 0, "nobody is called")
    assert tab.page.evaluate("globalThis.regaliaNotices[0]") == ["Your turn", "Carolus Magnus"]
    assert tab.page.title() == "● Your turn – Carolus Magnus"


def test_who_wants_no_motion_gets_none(invite: Invite) -> None:
    """Not even for a moment: with another theme, thousands of colours would begin to change one after another."""
    tab = invite("Anna").new_tab()
    tab.open()
    tab.page.evaluate("document.addEventListener('transitionrun', () => (globalThis.regaliaMoved = true))")
    light = tab.page.evaluate("getComputedStyle(document.body).color")
    tab.page.emulate_media(color_scheme="dark")
    tab.page.evaluate(COLOURS_SETTLED)
    assert tab.page.evaluate("getComputedStyle(document.body).color") != light
    assert not tab.page.evaluate("globalThis.regaliaMoved ?? false")
