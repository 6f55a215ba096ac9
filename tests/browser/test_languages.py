"""English, Hungarian and Russian, changed without loading the page again."""

import pytest

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


def test_switching(invite: Invite) -> None:
    anna, bela = invite("Anna"), invite("Béla")
    tab, other = anna.new_tab(), bela.new_tab()
    tab.open()
    tab.page.evaluate("window.loaded = 'once'")
    for language in LANGUAGES:
        tab.speak(language)
        assert said(language, "open-table") in tab.words()
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
            tab.page.wait_for_timeout(10)
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
