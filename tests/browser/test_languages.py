"""English, Hungarian and Russian, changed without loading the page again."""

import pytest
from playwright.sync_api import Route, expect

from regalia import games
from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.texts import check_words, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_of_this_language(invite: Invite, language: str) -> None:
    anna = invite("Anna", locale=language)
    tab = anna.new_tab()
    tab.open()
    assert tab.page.locator("html").get_attribute("lang") == language
    assert said(language, "motto") in tab.words()
    check_words(tab)


def test_words_that_come_slowly(invite: Invite) -> None:
    """A language is shown when all of its words are here: nobody sees a key meanwhile."""
    tab = invite("Anna").new_tab()
    tab.open()
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    tab.page.route("**/words/*/hu.ftl", hold)
    tab.page.locator("header select").select_option("hu")
    while len(waiting) < len(games.names()):
        tab.page.wait_for_timeout(10)
    assert said("en", "play-now") in tab.words()
    check_words(tab)
    for route in waiting:
        route.continue_()
    expect(tab.page.locator("html")).to_have_attribute("lang", "hu")
    check_words(tab)


def test_words_that_never_come(invite: Invite) -> None:
    """The old language stays, and so does what the switch says."""
    tab = invite("Anna").new_tab()
    tab.open()
    tab.page.route("**/words/*/hu.ftl", lambda route: route.abort())
    switch = tab.page.locator("header select")
    switch.select_option("hu")
    expect(switch).to_have_value("en")
    check_words(tab)
    tab.page.unroute_all()
    tab.forgive("hu.ftl|ERR_FAILED")
    tab.speak("hu")
    check_words(tab)


def test_switching(invite: Invite) -> None:
    anna, bela = invite("Anna"), invite("Béla")
    tab, other = anna.new_tab(), bela.new_tab()
    tab.open()
    tab.page.evaluate("window.loaded = 'once'")
    for language in LANGUAGES:
        tab.speak(language)
        assert said(language, "play-now") in tab.words()
        check_words(tab)
    tab.speak("en")
    anna.open_table(tab, ["me", "friend"])
    for language in LANGUAGES:
        tab.speak(language)
        assert said(language, "waiting-for-others") in tab.words()
        check_words(tab)
    bela.sit_down(other, tab.table)
    for _ in range(5):
        while not any([tab.act(), other.act()]):
            tab.pause()
    panels = tab.page.get_by_role("tab")
    for language in LANGUAGES:
        tab.speak(language)
        for panel in range(panels.count()):
            panels.nth(panel).click()
            check_words(tab)
        assert said(language, "panel-moves") in tab.words()
    assert tab.page.evaluate("window.loaded") == "once"
    tab.page.reload()
    tab.page.locator('html[lang="ru"]').wait_for()


# The space between the words on two tabs beside each other.
GAPS = """
() => {
  const boxes = [...document.querySelectorAll('[role="tab"]')].map((tab) => {
    const words = document.createRange();
    words.selectNodeContents(tab);
    return words.getBoundingClientRect();
  });
  return boxes.slice(1).map((box, index) => box.left - boxes[index].right);
}
"""


@pytest.mark.parametrize("width", [1200, 1366, 360])
def test_tabs_stand_apart(invite: Invite, width: int) -> None:
    anna = invite("Anna", viewport={"width": width, "height": 768})
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    if width < 1200:
        tab.page.get_by_role("button", name="Log").click()
    for language in LANGUAGES:
        tab.speak(language)
        assert min(tab.page.evaluate(GAPS)) > 12, language
        tab.check_width()
