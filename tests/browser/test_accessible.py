"""axe-core finds nothing on light and dark pages. For the end of a game see test_game, for a phone test_phone."""

from tests.browser.conftest import Invite


def test_first_page(invite: Invite) -> None:
    tab = invite("Anna").new_tab()
    tab.open()
    tab.check_accessible()


def test_gathering(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "friend"])
    tab.check_accessible()


def test_playing(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "here"], "x4")
    tab.await_turn()
    tab.check_accessible()
    for panel in ("Chat", "Rules", "Moves"):
        tab.page.get_by_role("tab", name=panel).click()
        tab.check_accessible("light")
