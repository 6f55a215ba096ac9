"""English, Hungarian and Russian, changed without loading the page again."""

import re
from collections import Counter
from importlib.resources import files
from pathlib import Path

import pytest

from regalia.words import LANGUAGES
from tests.browser.conftest import Invite
from tests.browser.person import Tab

WEB = Path(__file__).parents[2] / "web"
KEY = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
LIKE_A_KEY = re.compile(r"(?<![\w-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])")


def keys() -> set[str]:
    """The keys of all texts."""
    sources = [*Path(str(files("regalia"))).rglob("*.ftl"), *(WEB / "src").rglob("*.ftl")]
    return {key for source in sources for key in KEY.findall(source.read_text("utf-8")) if "-" in key}


KEYS = keys()
FAMILIES = {first for first, count in Counter(key.partition("-")[0] for key in KEYS).items() if count > 2}


def said(language: str, key: str) -> str:
    """A text of the client in one line."""
    source = (files("regalia") / "text" / "web" / f"{language}.ftl").read_text("utf-8")
    found = re.search(rf"^{key} = (.+)$", source, re.MULTILINE)
    assert found is not None
    return found.group(1)


def check_words(tab: Tab) -> None:
    """No key that has no text, and no gap that nobody filled."""
    words = tab.words()
    assert "{" not in words
    untold = {word for word in LIKE_A_KEY.findall(words) if word in KEYS or word.partition("-")[0] in FAMILIES}
    assert untold == set()


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
