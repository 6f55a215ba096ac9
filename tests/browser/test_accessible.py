"""axe-core finds nothing on any page and board, light and dark, at three sizes; and no console complains.

The pages share a browser and a table; for the end of a game see test_game, for the pages of a phone test_phone.
"""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.fit import GAMES, Projector, moments, resize
from tests.browser.person import THEMES, Theme

SIZES: dict[tuple[int, int], tuple[Theme, ...]] = {
    (1366, 768): THEMES,
    (390, 844): THEMES,
    (820, 1180): ("light",),
}
"""A desk, a phone, a tablet, where no colour is another one."""
BESIDE = ("/", "/settings", "/you", "/device", "/privacy", "/rules/tara", "/learn/tara", "/no/page")


@pytest.mark.parametrize("path", BESIDE)
def test_pages(invite: Invite, path: str) -> None:
    tab = invite("Anna").new_tab()
    tab.open(path)
    for size, themes in SIZES.items():
        resize(tab.page, size)
        tab.check_accessible(*themes)
    if path == "/no/page":
        tab.forgive(r"answered 404: .*/no/page$|console: Failed to load resource: .* 404")


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
    for size, themes in SIZES.items():
        resize(tab.page, size)
        tab.check_accessible(*themes)


def test_playing(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"], "x4")
    tab.await_turn()
    expect(tab.page.get_by_role("list", name="Log")).to_contain_text("Three become one")  # the example's story
    tab.check_accessible()
    for panel in ("Chat", "Rules", "Moves"):
        tab.page.get_by_role("tab", name=panel).click()
        expect(tab.page.get_by_role("tab", name=panel)).to_have_attribute("aria-selected", "true")
        tab.check_accessible("light")
