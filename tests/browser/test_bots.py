"""Bots: choosing their level, and telling them from people and from each other at the table."""

import pytest
from playwright.sync_api import expect

from regalia.bots import BOTS, FACES
from regalia.words import LANGUAGES, words
from tests.browser.conftest import Invite
from tests.browser.texts import check_words

MARK = {"en": "bot, {}", "hu": "gépi ellenfél, {}", "ru": "бот, {}"}
"""What a mark says."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_say_what_they_are_like(invite: Invite, language: str) -> None:
    tab = invite("Anna", locale=language).new_tab()
    tab.open()
    says = words(language)
    tab.page.locator('[data-play="carolus"]').click()
    seat = tab.page.locator("form .seats li").nth(1)
    options = [option for option in seat.locator(".sitter option").all_text_contents() if "/5" in option]
    assert len(options) == len(BOTS)
    for strength, (level, option) in enumerate(zip(BOTS, options, strict=True), 1):
        for said in (f"{strength}/5", says(f"level-{level}"), says(f"level-{level}-character")):
            assert said in option
    expect(seat.locator(".sitter select")).to_have_value("bot page")
    pictures = set()
    for level in BOTS:
        seat.locator(".sitter select").select_option(f"bot {level}")
        pictures.add(seat.locator(".face svg").inner_html())
    assert len(pictures) == len(BOTS), "every level has a picture of its own"
    seat.locator(".sitter select").select_option("friend")
    expect(seat.locator(".face svg")).to_have_count(0)
    check_words(tab)


@pytest.mark.parametrize(
    ("game", "tags"),
    [
        ("carolus", ".places h3"),
        ("principe", ".player"),
        ("rivals", ".domain header"),
        ("tara", ".raths h3"),
    ],
)
def test_three_bots_are_three_persons(invite: Invite, game: str, tags: str) -> None:
    """By name and face; and whoever hears the page hears who is a bot, in every language."""
    anna = invite("Anna")
    tab = anna.new_tab()
    levels = ["king", "king", "page"]
    anna.open_table(tab, ["me", *(f"bot {level}" for level in levels)], game=game)
    marks = tab.page.locator(f"main {tags} .bot svg")
    expect(marks).to_have_count(len(levels))
    assert len({mark.inner_html() for mark in marks.all()}) == len(levels)
    for language in LANGUAGES:
        tab.speak(language)
        says = words(language)
        persons = {level: {says(f"bot-{level}-{face}") for face in range(FACES)} for level in BOTS}
        names = [tag.inner_text().strip() for tag in tab.page.locator(f"main {tags} .name").all()]
        assert sum(name in persons["king"] for name in names) == 2
        assert sum(name in persons["page"] for name in names) == 1
        assert len(set(names)) == len(names)
        said = [(mark.get_attribute("aria-label") or "").partition(":")[0] for mark in marks.all()]
        assert sorted(said) == sorted(MARK[language].format(says(f"level-{level}")) for level in levels)
        check_words(tab)
    tab.check_accessible("dark")


def test_a_bot_that_is_seated_later(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "friend", "friend"])
    choosing = tab.page.locator("main .seats .actions select").first
    choosing.select_option("lord")
    expect(tab.page.locator("main .seats .bot svg")).to_have_attribute("aria-label", "bot, lord")
    name = tab.page.locator("main .seats .who:has(.bot) b").inner_text()
    assert name in {words("en")(f"bot-lord-{face}") for face in range(FACES)}
    choosing.select_option("knight")
    expect(tab.page.locator(".courts thead .name", has_text=name)).to_be_visible()
