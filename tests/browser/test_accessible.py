"""axe-core finds nothing on any page and board, light and dark, at three sizes; and no console complains.

The pages share a browser and a table; for the end of a game see test_game, for the pages of a phone test_phone.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.fit import GAMES, Projector, moments, resize
from tests.browser.person import THEMES

SIZES = ((1366, 768), (820, 1180), (390, 844))
"""A laptop, a tablet, a phone."""
BESIDE = ("/", "/settings", "/rules/tara", "/no/page")


def test_pages(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    for path in BESIDE:
        tab.open(path)
        for size, theme in zip(SIZES, (*THEMES, THEMES[0]), strict=True):
            resize(tab.page, size)
            tab.check_accessible(theme)


def test_gathering(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "friend"])
    tab.check_accessible()


@pytest.mark.parametrize("game", GAMES)
def test_boards(invite: Invite, game: str) -> None:
    """In the middle of a game, when most lies on the table."""
    tab = invite("Anna").new_tab()
    projector = Projector(tab)
    all_of_them = moments(game, max(GAMES[game]))
    projector.show(all_of_them[len(all_of_them) // 2].state)
    for size in SIZES:
        resize(tab.page, size)
        tab.check_accessible()


def test_playing(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"], "x4")
    tab.await_turn()
    tab.check_accessible()
    for panel in ("Chat", "Rules", "Moves"):
        tab.page.get_by_role("tab", name=panel).click()
        expect(tab.page.get_by_role("tab", name=panel)).to_have_attribute("aria-selected", "true")
        tab.check_accessible("light")
