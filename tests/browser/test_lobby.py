"""The first page of somebody who has been here before."""

import pytest
from playwright.sync_api import expect

from regalia import games
from regalia.words import LANGUAGES, words
from tests.browser.conftest import Invite
from tests.browser.person import LATE, play_out


def test_two_clicks_to_the_first_choice(invite: Invite) -> None:
    """Whoever comes for the first time needs no account, no name and no choice before, and plays against a page."""
    tab = invite("Anna").new_tab()
    tab.open()
    expect(tab.page.get_by_role("link", name="Learn Carolus Magnus in five minutes")).to_be_visible()
    tab.button("Play Tara, Seat of Kings").click()
    expect(tab.page.locator("form .sitter select").last).to_have_value("bot page")
    play = tab.button("Play")
    expect(play).to_be_focused()
    play.click()
    expect(tab.lit.first).to_be_visible()
    tab.open()
    expect(tab.page.get_by_role("link", name="Learn Carolus Magnus in five minutes")).to_have_count(0)


def test_what_is_settled_can_be_put_away(invite: Invite) -> None:
    """By Escape, by Back, by its button and by a press beside it."""
    tab = invite("Anna").new_tab()
    tab.open()
    sheet, play = tab.page.get_by_role("dialog"), tab.button("Play Rival Kings")
    for put_away in (
        lambda: tab.page.keyboard.press("Escape"),
        tab.page.go_back,
        lambda: tab.button("Close").click(),
        lambda: tab.page.mouse.click(5, 400),
    ):
        play.click()
        expect(sheet).to_be_visible()
        put_away()
        expect(sheet).to_have_count(0)
        expect(play).to_be_focused()


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_first_page_shows_the_games(invite: Invite, phone: bool) -> None:
    """Their boards, for how many and how long, in every language and both themes; nothing is cut off."""
    tab = invite("Anna", phone=phone).new_tab()
    for language in LANGUAGES:
        tab.open()
        tab.speak(language)
        pictures = tab.page.locator(".games img")
        expect(pictures).to_have_count(len(games.names()))
        assert pictures.evaluate_all("all => all.every((one) => one.complete && one.naturalWidth > 300)")
        tab.check_width()
        cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent)"
        assert tab.page.locator(".games h2, .games .facts, .games .button, .new").evaluate_all(cut) == []
    tab.check_accessible()


def test_it_remembers_the_last_game_and_its_players(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    sitters = ["bot page", "me", "here"]
    anna.open_table(tab, sitters, game="tara")
    tab.open()
    tab.page.locator('[data-play="tara"]').click()
    expect(tab.page.locator('input[name="seats"][value="3"]')).to_be_checked()
    for seat, sitter in enumerate(sitters):
        expect(tab.page.locator("form .sitter select").nth(seat)).to_have_value(sitter)


def test_everything_up_to_the_button_is_in_view(invite: Invite) -> None:
    """On a laptop, with as many players as there can be, in every game and language; and no bot's character is cut."""
    tab = invite("Anna", viewport={"width": 1366, "height": 768}).new_tab()
    tab.open()
    for language in LANGUAGES:
        tab.speak(language)
        for game in games.names():
            tab.page.locator(f'[data-play="{game}"]').click()
            tab.page.locator('input[name="seats"]').last.check(force=True)
            tab.page.locator("form .sitter select").last.select_option("bot knight")
            box = tab.page.locator("button.seal").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 768, (game, language)
            characters = tab.page.locator("form .seats .level span")
            assert words(language)("level-knight-character") in characters.all_inner_texts()
            assert (
                characters.evaluate_all("all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length") == 0
            )
            tab.page.keyboard.press("Escape")


def test_tables_that_wait_for_me_stand_on_top(invite: Invite) -> None:
    anna = invite("Anna")
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot page"])
    tab.await_turn()
    mine = tab.page.url
    tab.open()
    anna.open_table(tab, ["me", "friend"])
    gathering = tab.page.url
    tab.open()
    mine_alone = tab.page.locator("main section").filter(has_not=tab.page.locator("#open-tables"))
    expect(mine_alone.locator("h2")).to_have_text(["Your turn", "My tables"])
    links = mine_alone.locator('a[href^="/t/"]')
    expect(links).to_have_count(2)
    assert [mine.rpartition("/t/")[2], gathering.rpartition("/t/")[2]] == [
        (link.get_attribute("href") or "").rpartition("/t/")[2] for link in links.all()
    ]
    first, waiting = tab.page.locator(".games").bounding_box(), links.first.bounding_box()
    assert first is not None
    assert waiting is not None
    assert waiting["y"] < first["y"]
    tab.check_accessible()


def test_a_finished_table_can_be_put_away(invite: Invite) -> None:
    anna = invite("Anna").quick()
    tab = anna.new_tab()
    anna.open_table(tab, ["me", "bot squire"], LATE)
    play_out([tab])
    tab.page.get_by_role("link", name="Another game").click()
    links = tab.page.locator('main a[href^="/t/"]')
    expect(links).to_have_count(1)
    tab.button("Put away").click()
    expect(links).to_have_count(0)
    tab.page.reload()
    expect(tab.button("Show all 1")).to_be_visible()
    expect(links).to_have_count(0)
    tab.button("Show all 1").click()
    expect(links).to_have_count(1)
