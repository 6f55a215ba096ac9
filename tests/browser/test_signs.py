"""Signs without words: what they mean is said to whoever touches them or hears the page; and once, unasked, to whoever
sees them for the first time.
"""

import pytest
from playwright.sync_api import expect

from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.fit import GAMES, SCROLLED, Projector, moments
from tests.browser.texts import check_words

# Signs that say nothing to those who hear the page: a title with neither words nor a label beside a number.
MUTE = """
() => [...document.querySelectorAll("main [title]")]
  .filter((one) => one.checkVisibility() && !one.closest('[aria-hidden="true"], button, a'))
  .filter((one) => {
    const said = [one, ...one.querySelectorAll("[aria-label]")].map((part) => part.getAttribute("aria-label") ?? "");
    return !/\\p{L}/u.test([...said, one.textContent].join(" "));
  })
  .map((one) => one.outerHTML.slice(0, 120))
"""

# Drawings that mean something and stand alone, without a title, a label or a word around them.
NAMELESS = """
() => [...document.querySelectorAll("main button, main a")]
  .filter((one) => one.checkVisibility())
  .filter((one) => !/[\\p{L}\\p{N}]/u.test(one.textContent + (one.getAttribute("aria-label") ?? "") + one.title))
  .map((one) => one.outerHTML.slice(0, 120))
"""


@pytest.mark.parametrize("game", ["rivals", "tara"])
def test_every_sign_is_named(invite: Invite, game: str) -> None:
    tab = invite("Anna").new_tab()
    projector = Projector(tab)
    seats = max(GAMES[game])
    for moment in [*moments(game, seats)[::6], moments(game, seats)[-1]]:
        projector.show(moment.state)
        assert tab.page.evaluate(MUTE) + tab.page.evaluate(NAMELESS) == [], moment.question


def test_a_sign_is_explained_by_touch(invite: Invite) -> None:
    tab = invite("Anna", phone=True).new_tab()
    tip = tab.page.get_by_role("tooltip")
    projector = Projector(tab)
    projector.show(moments("tara", 2)[0].state)
    coins = tab.place("coins-0")
    coins.scroll_into_view_if_needed()
    tab.page.evaluate(SCROLLED)
    box = coins.bounding_box()
    assert box is not None
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    device = tab.page.context.new_cdp_session(tab.page)
    device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(tip).to_have_text("Cumals")
    # It can still be read when the finger no longer covers it, until another comes.
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    tab.page.evaluate(SCROLLED)
    expect(tip).to_have_text("Cumals")
    device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": 5, "y": 5}]})
    expect(tip).to_have_count(0)
    device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_new_sign_is_explained_once(invite: Invite) -> None:
    """In every language; over the page, so that nothing has to move; and no more on this device."""
    anna = invite("Anna")
    tab = anna.new_tab()
    projector = Projector(tab)
    projector.show(moments("tara", 2)[0].state)
    legend = tab.page.locator(".legend p")
    for language in LANGUAGES:
        tab.speak(language)
        expect(legend.locator("svg")).to_be_visible()
        note, board = legend.bounding_box(), tab.page.locator("main").bounding_box()
        assert note is not None
        assert board is not None
        assert note["y"] + note["height"] <= board["y"], "it covers the board"
        check_words(tab)
    tab.check_accessible()
    seen: list[str] = []
    while legend.count() > 0:
        seen.append(legend.inner_text())

        def learnt() -> bool:
            tab.page.keyboard.press("Shift")  # whatever is done, once there was time to read
            tab.page.evaluate(SCROLLED)
            return legend.all_inner_texts() != seen[-1:]

        tab.wait_until(learnt, "it is never learnt")
    assert len(seen) == len(set(seen)) == 2
    Projector(tab).show(moments("tara", 2)[0].state)
    expect(legend).to_have_count(0)
